"""Header of the table, in one line: whose turn it is, phases, the others, clock and menu."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from bp_desktop.core.messages import Message
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Seat, Stage, Turn
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.frame import HEADER, FrameKind
from bp_desktop.ui.table.inspect.asking import shows_thing
from bp_desktop.ui.table.others import OthersStrip, Room
from bp_desktop.ui.table.stepper import PhaseStepper
from bp_desktop.ui.table.table_actions import menu_entries
from bp_desktop.ui.widgets.basics import Button, column, lay, put_away, sized
from bp_desktop.ui.widgets.containers import add_entry
from bp_desktop.ui.widgets.fading import FadingBadge, FadingColor
from bp_desktop.ui.widgets.fitting import FittingLabel
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

BADGE, MARK, LINE = 40, 30, 3
EDGE, GAP = 14, 14
NAME_FROM, NAME_TO, LEAST = 128, 180, 96
"""Widths that the name of whoever is asked may take; where it is narrow, the least of all."""
ELSEWHERE = (
    *(PageId.STUDIO, PageId.DICE, PageId.CHRONICLE),
    *(PageId.RULES, PageId.HELP, PageId.SETTINGS),
)


class HeadPanel(QFrame):
    """Every part keeps its place from turn to turn; where there is little room, words go."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__(view)
        self.setObjectName("head")
        self._view = view
        self._context = context = view.context
        self._game = context.game
        self._theme = theme = context.theme
        self._color = FadingColor(theme, self, self._update_line)
        self._kind = FrameKind.USUAL
        self._around: tuple[object, ...] = ()
        self._where_wide, self._where_scale = 0, 0
        """The widest that `where` has been, and at which scale."""
        self.mark = Button(theme, self.tr("Home"), self._go_home, kind="icon")
        self._badge = FadingBadge(theme, BADGE)
        self.name = FittingLabel("player")
        self.where = FittingLabel("small")
        self.stepper = PhaseStepper(theme, context.parts.phase_name, context.parts.phases)
        large = any(page.shows_balances for page in view.own.pages)
        times = view.clock.times_of_others
        self.others = OthersStrip(context, times, view.open_trade, names_only=large)
        view.clock.seen_or_hidden.connect(self.others.listener.look_again)
        view.clock.seen_or_hidden.connect(self._fit)
        self.more = Button(theme, self.tr("More"), self._open_more, kind="icon", icon_name="more")
        self.menu: QMenu | None = None
        self._words = QWidget(self)
        lay(column(theme, self._words), 1, self.name, self.where, 1)
        self._rules = [self._rule(), self._rule()]
        for part in (self.mark, self._badge, self.stepper, self.others, view.clock, self.more):
            part.setParent(self)
        self.clock = view.clock
        self._shown = context.follow(self, self._slice, self._show)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _rule(self) -> QFrame:
        made = QFrame(self)
        made.setObjectName("upright")
        return sized(self._theme, made, width=1, height=32)

    def _on_theme(self) -> None:
        side = self._theme.px(MARK)
        self.mark.setIcon(pixmap("app", side, ratio=self.devicePixelRatioF()))
        self.mark.setIconSize(QSize(side, side))
        self._shown.refresh()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(800), self._theme.px(HEADER))

    def spread(self, kind: FrameKind) -> None:
        self._kind = kind
        self._fit()

    def _slice(self, state: Any) -> tuple[object, ...]:
        game = self._game
        asked = game.asked(state)
        return (
            game.seat(state, asked) if asked is not None else None,
            game.title(state),
            game.headline(state),
            game.turn(state),
            game.seats(state),
        )

    def _show(
        self,
        seat: Seat | None,
        title: str,
        headline: Message,
        turn: Turn | None,
        seats: tuple[Seat, ...],
    ) -> None:
        name = seat.name if seat is not None else title
        self.name.setText(name)
        self.name.setToolTip(name)
        self._badge.setVisible(seat is not None)
        for part in (self._badge, self.name):
            shows_thing(part, seat.id if seat is not None else "")
        color = None
        if seat is not None:
            self._badge.show_color(seat.color)
            color = QColor(player_look(seat.color, self._theme.look.players).color)
        self._color.go_to(color)
        where = worded(headline)
        if seat is not None and seat.level:
            from bp_desktop.ui.table.seat_players import level_words

            where = f"{where} · {level_words(seat.level)}"
        self.where.setText(where)
        self.where.setToolTip(where)
        scaled = self._theme.look.scale
        if self._where_scale != scaled:
            self._where_wide, self._where_scale = 0, scaled
        # It only grows, or phases would move when the turn passes on.
        self._where_wide = max(self._where_wide, self.where.sizeHint().width() + 2)
        self.stepper.show_turn(turn)
        self.stepper.setVisible(turn is not None)
        around = seats, seat is None, turn is None, scaled, self._where_wide
        if around != self._around:  # else every part stands where it stood
            self._around = around
            self._fit()

    # --- where its parts stand

    def event(self, event: QEvent) -> bool:
        """A part has become wider, such as the clock after an hour."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _name_width(self, room: int) -> int:
        """Of the longest name at the table: the phases stand still when the turn passes on."""
        seats = self._game.seats(self._context.state)
        widest = max((width_of(self._theme, "player", one.name) for one in seats), default=0)
        if self._kind.is_narrow:
            return max(self._theme.px(LEAST), min(self._where_wide, room))
        if not self.phases_shown:  # before and after play there is all the room for words
            widest = max(widest, self._where_wide)
            return max(self._theme.px(NAME_FROM), min(widest + 2, room))
        if any(one.level for one in seats):  # whose level stands below the name
            widest = max(widest, self._where_wide)
        return max(self._theme.px(NAME_FROM), min(widest + 2, self._theme.px(NAME_TO)))

    def _fit(self) -> None:
        """Left what belongs to the turn, right the others, the clock and the menu."""
        px = self._theme.px
        gap = px(GAP if not self._kind.is_narrow else 8)
        left, right = px(EDGE), self.width() - px(EDGE)
        right = self._put_right(self.more, right)
        if not self.clock.face.isHidden():
            right = self._put_right(self.clock, right - gap // 2)
            right = self._put_right(self._rules[1], right - gap // 2) - gap // 2
        self._rules[1].setHidden(self.clock.face.isHidden() or self._kind.is_narrow)
        left = self._put_left(self.mark, left) + gap
        if not self._badge.isHidden():
            left = self._put_left(self._badge, left) + px(8)
        phases = self.stepper.minimumSizeHint().width() if self.phases_shown else 0
        free = right - left - 3 * gap - phases - self.others.wide(Room.BADGES)
        wide = self._name_width(free)
        self._words.setGeometry(left, px(LINE), wide, self.height() - px(LINE))
        left += wide + gap
        self._rules[0].setHidden(self._kind.is_narrow)
        if not self._kind.is_narrow:
            left = self._put_left(self._rules[0], left) + gap
        # Names of phases are worth more than purses, and those more than nothing.
        room = right - left
        narrow, badges = self._kind.is_narrow, self.others.wide(Room.BADGES)
        stepper = self.stepper
        widths = [stepper.wide_as_numbers()]
        if not narrow:
            widths.insert(0, stepper.sizeHint().width())
        fitting = (one for one in widths if one + gap + badges <= room)
        wide = next(fitting, stepper.minimumSizeHint().width()) if self.phases_shown else 0
        beside = gap // 2 if narrow else gap
        others = self.others.fit(room - wide - beside, most=Room.BADGES if narrow else Room.PURSES)
        self.others.setGeometry(right - others, px(LINE), others, self.height() - px(LINE))
        wide = min(wide, max(0, room - others - beside))
        high = self.stepper.sizeHint().height()
        top = px(LINE) + (self.height() - px(LINE) - high) // 2
        self.stepper.setGeometry(left, top, wide, high)

    @property
    def phases_shown(self) -> bool:
        return not self.stepper.isHidden()

    def _put_left(self, part: QWidget, left: int) -> int:
        size = self._size_of(part)
        part.setGeometry(left, self._top(size), size.width(), size.height())
        return left + size.width()

    def _put_right(self, part: QWidget, right: int) -> int:
        size = self._size_of(part)
        left = right - size.width()
        part.setGeometry(left, self._top(size), size.width(), size.height())
        return left

    @staticmethod
    def _size_of(part: QWidget) -> QSize:
        return part.sizeHint().expandedTo(part.minimumSize())

    def _top(self, size: QSize) -> int:
        line = self._theme.px(LINE)
        return line + (self.height() - line - size.height()) // 2

    def _update_line(self) -> None:
        """Its colour fades for some frames, and nothing else does."""
        self.update(0, 0, self.width(), self._theme.px(LINE))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        color = self._color.now
        if color is not None:
            with QPainter(self) as painter:
                painter.fillRect(0, 0, self.width(), self._theme.px(LINE), color)

    # --- menu

    def _go_home(self) -> None:
        self._context.view.actions.run(f"go.{PageId.HOME}")

    def _strictness(self, enforcement: Enforcement) -> str:
        return {
            Enforcement.WARN: self.tr("Rules: warn"),
            Enforcement.STRICT: self.tr("Rules: strict"),
            Enforcement.FREE: self.tr("Rules: log only"),
        }[enforcement]

    def _open_more(self) -> None:
        """Everything rare: pages, how strict the rules are, how the match ends."""
        menu = QMenu(self)
        for text, handler in menu_entries(self._view):
            add_entry(menu, text, handler)
        self._add_rules(menu)
        self._add_players(menu)
        self._add_pages(menu)
        self._add_endings(menu)
        put_away(self.menu)
        self.menu = menu
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _add_rules(self, menu: QMenu) -> None:
        enforce = self._context.parts.enforce
        if enforce is not None:
            menu.addSeparator()
            now = self._game.system.enforcement(self._context.state)
            ways = menu.addMenu(self._strictness(now))
            for one in Enforcement:
                enforce_it = partial(self._view.act, enforce(one))
                add_entry(ways, self._strictness(one), enforce_it, chosen=now is one)
        if self._context.parts.options is not None:
            add_entry(menu, self.tr("Table options …"), self._view.open_options)
        if (
            self._game.banker is not None
            and self._game.stage(self._context.state) is not Stage.OVER
        ):
            from bp_desktop.ui.table.banker import banker_name

            name = banker_name(self._context)
            words = filled(self.tr("Banker: {player} …"), player=name) if name else ""
            add_entry(menu, words or self.tr("Choose a banker …"), self._view.choose_banker)

    def _add_players(self, menu: QMenu) -> None:
        """Who plays a seat, the program or a person; and how fast the program does."""
        state = self._context.state
        if self._game.bots and self._game.stage(state) is not Stage.OVER:
            add_entry(menu, self.tr("Who plays …"), self._view.choose_players)

    def _add_pages(self, menu: QMenu) -> None:
        """The rail is not shown at the table."""
        actions = self._context.view.actions
        there = [actions[f"go.{page}"] for page in ELSEWHERE if f"go.{page}" in actions]
        if there:
            menu.addSeparator()
            menu.addMenu(self.tr("Page")).addActions(there)

    def _add_endings(self, menu: QMenu) -> None:
        """Behind one more step: nobody gives up beside harmless entries."""
        menu.addSeparator()
        endings = self._game.endings(self._context.state)
        if not endings:
            menu.addAction(self.tr("Nothing to end now")).setEnabled(False)
            return
        ways = menu.addMenu(self.tr("End the match"))
        for group in endings:
            ways.addSeparator()
            for name, command in group:
                leave = partial(self._view.safeguard.leave_match, name, command)
                add_entry(ways, worded(name), leave)
