"""Public window, for a screen across the room: whose turn, the players, the board or standing."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QLayout, QWidget
from shiboken6 import isValid

from bp_desktop.games.table import Seat, Stage
from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.transit import BoardTransit
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.stylesheet import stylesheet
from bp_desktop.ui.look.theme import Appearance, Theme, palette
from bp_desktop.ui.look.tokens import Mode
from bp_desktop.ui.table.clock.panel import ClockPanel, pause_text
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.parts import BoardArt
from bp_desktop.ui.table.seat_strip import SeatStrip
from bp_desktop.ui.table.stage.controller import StageController
from bp_desktop.ui.table.stage.overlay import StageOverlay
from bp_desktop.ui.table.standing_table import StandingGrid
from bp_desktop.ui.table.stepper import PhaseStepper
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, rescale, row, show_text
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.words.wording import worded, words_of

NO_BOUND = (1 << 24) - 1
"""What Qt takes for any width."""
LARGER = 140
"""Seen from across the room: its texts are larger than the laptop's, in percent."""
SMALLEST, LARGEST, STEP = 80, 240, 20
BADGE = 56
LOW, SHARE = 2, 0.42
"""From so many times as wide as high, the board has a window's height to itself; what stands beside
it has this share of the width."""
LEAST, SMALLEST_WINDOW = 180, QSize(640, 360)
"""A board that is lower than that is a stamp."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
USUAL, TITLE_BAR = QSize(1280, 800), 38
WINDOW, LOOK = "public window", "look of the public window"


def first_look(theme: Theme) -> Appearance:
    """As the laptop looks, but larger; from then on it goes its own way."""
    return theme.look._replace(theme=theme.mode, scale=LARGER)


class WindowTheme(Theme):
    """Dresses its window and nothing else; its look names dark or light, never the system's."""

    def __init__(self, window: QWidget, look: Appearance) -> None:
        # Not that of Theme: fonts are loaded, and the program is dressed already.
        QObject.__init__(self, window)
        self._window = window
        self.look = look
        self._apply()

    def _apply_now(self) -> None:
        self._window.setPalette(palette(self.colors))
        self._window.setStyleSheet(stylesheet(self.colors, self.look.scale))
        rescale(self, self._window)


class PublicBoard(BoardView):
    """The board as the room may see it, to look at only."""

    def __init__(self, theme: Theme, art: BoardArt[Any], state: Any, parent: QWidget) -> None:
        scene = BoardScene(parent)
        super().__init__(scene, art.picture(state, theme), parent)
        self._theme = theme
        self._art = art
        self._state = state
        self._drawn = art.drawn(state)
        self.speak_with(lambda cell: art.describe(self._state, cell))
        self.transit = BoardTransit(theme, self, scene)

    def show_state(self, state: Any, *, anew: bool = False) -> None:
        """`anew`: in other colours, perhaps."""
        self._state = state
        drawn = self._art.drawn(state)
        if anew or drawn != self._drawn:
            self._drawn = drawn
            self.transit.show_board(self._art.picture(state, self._theme))

    def show_step(self, before: Any, after: Any, events: Iterable[Any]) -> None:
        """What moved is seen moving."""
        self._state = after
        drawn = self._art.drawn(after)
        if drawn != self._drawn:
            self._drawn = drawn
            moved = self._art.in_transit(before, after, events, self._theme)
            self.transit.show_board(self._art.picture(after, self._theme), moved)


class PublicWindow(QWidget):
    """Shows states that `seen_by` gave for the room, so that no secret of a state can get here; of
    steps, what they turned over for all to read; and everybody's time.

    Its own zoom (the board's, and + and - for the texts) and its own theme (key T); F fills the
    screen.
    """

    changed = Signal(object)
    """Change of the match, between states as the room may see them."""
    closed = Signal()

    def __init__(self, look: Appearance, context: AnyTable, clock: ClockPanel) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.theme = theme = WindowTheme(self, look)
        self._parts, self._game = context.parts, context.game
        self._state = state = self._game.seen_by(context.state, None)
        self._clock = clock
        name = self._parts.name or self._game.title(state)
        self.setWindowTitle(filled(self.tr("{game}: the table"), game=name))
        self._badge = PlayerBadge(theme, BADGE)
        self._name = label("", "display", wrap=True)
        self._where = label("", "quiet", wrap=True)
        self._event = label("", "heading", wrap=True)
        self.others = SeatStrip(theme, self._game)
        self.stepper = PhaseStepper(theme, self._parts.phase_name, self._parts.phases)
        told, art = self._parts.disclosure, self._parts.board
        disclosure = told(theme, self.changed) if told is not None else None
        self.board: PublicBoard | None = None
        self.standing: StandingGrid[Any] | None = None
        if art is not None and art.is_tracked(state):
            self.board = PublicBoard(theme, art, state, self)
        else:
            self.standing = StandingGrid(theme, self._parts, is_large=True)
        self._side = QWidget()
        """Whose turn it is and what everybody has: above the board, or beside it."""
        words = lay(column(theme), self._name, self._where)
        self._head = lay(row(theme, spacing=16), self._badge, (words, 1))
        self._tools = self._make_tools()
        self._told = column(theme, self._side, spacing=16)
        lay(self._told, self._head, self.others, self.stepper, self._event, disclosure, SPRING)
        self._whole = column(theme, self, spacing=16, edges=(32, 24, 32, 24))
        around = None if self.standing is None else scroll_area(self.standing, focus=False)
        lay(self._whole, self._side, (self.board, 1), (around, 1))
        self._arrange()
        for button in self.findChildren(QAbstractButton):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys are the window's
        # What is across the room is seen to its end, whatever is pressed at the laptop.
        self.stage = StageOverlay(theme, self, self._stage_area)
        StageController(self.stage, self._parts, theme, context.view.choices, self.changed)
        # One layout would forbid the size that the other one is for.
        self._whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(SMALLEST_WINDOW)
        # Never larger than the screen has room for.
        self.resize(USUAL.boundedTo(self.screen().availableSize() - QSize(0, TITLE_BAR)))
        self._show()
        theme.changed.connect(self._on_theme)
        context.commander.changed.connect(self._on_changed)
        clock.ticked.connect(self._show_times)
        clock.seen_or_hidden.connect(self._show_times)

    def _make_tools(self) -> QWidget:
        theme, tools = self.theme, QWidget()
        line = row(theme, tools)
        for text, act, icon in (
            (self.tr("Smaller text (-)"), partial(self._scale, -STEP), "zoom_out"),
            (self.tr("Larger text (+)"), partial(self._scale, STEP), "zoom_in"),
            (self.tr("Dark or light (T)"), self.change_theme, "theme"),
            (self.tr("Fill the screen (F)"), self.fill_screen, "fit"),
        ):
            line.addWidget(Button(theme, text, act, kind="icon", icon_name=icon))
        return tools

    def _stage_area(self) -> QRect:
        """All below the head, or beside it."""
        if self.is_low:
            return self.rect().adjusted(self._side.geometry().right(), 0, 0, 0)
        head = max(self._badge.geometry().bottom(), self._where.geometry().bottom())
        return self.rect().adjusted(0, self._side.y() + head + self.theme.px(8), 0, 0)

    # --- the two layouts

    @property
    def is_low(self) -> bool:
        """Whether everything above the board would leave it too little height, and there is width
        enough for it beside the board."""
        px, standing = self.theme.px, self.standing
        least = QSize(px(LEAST), px(LEAST)) if standing is None else standing.loose()
        if self.width() * (1 - SHARE) < least.width() + self._tools.width():
            return False
        is_tight = self._above() + least.height() > self.height()
        return self.width() >= LOW * self.height() or is_tight

    def _above(self) -> int:
        """The height of everything above the board, with the edges."""
        px = self.theme.px
        return self._told.totalHeightForWidth(self.width() - px(2 * 32)) + px(2 * 24 + 16)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """In a wide and low window what is said stands beside the board, which keeps its height."""
        low, px = self.is_low, self.theme.px
        if self.standing is not None:
            self.standing.tighten(low)
        self._whole.setDirection(BESIDE if low else BELOW)
        share = round(self.width() * SHARE)
        self._side.setMinimumWidth(share if low else 0)
        self._side.setMaximumWidth(share if low else NO_BOUND)
        across, down = (16, 12) if low else (32, 24)
        self._whole.setContentsMargins(px(across), px(down), px(across), px(down))
        self._told.setSpacing(px(8 if low else 16))
        line, around = self._tools.layout(), (self._whole if low else self._head)
        assert isinstance(line, QBoxLayout)
        line.setDirection(BELOW if low else BESIDE)
        if around.indexOf(self._tools) < 0:
            (self._head if low else self._whole).removeWidget(self._tools)
            around.addWidget(self._tools, 0, Qt.AlignmentFlag.AlignTop)

    # --- what it looks like

    def _scale(self, more: int) -> None:
        scale = max(SMALLEST, min(LARGEST, self.theme.look.scale + more))
        self.theme.set_look(self.theme.look._replace(scale=scale))

    def change_theme(self) -> None:
        mode: Mode = "light" if self.theme.mode == "dark" else "dark"
        self.theme.set_look(self.theme.look._replace(theme=mode))

    def fill_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def take_place_of(self, before: "PublicWindow") -> None:
        """Show itself where the other one stands, as large and looking at the same part of the
        board, and close that one."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setGeometry(before.geometry())
        self.setWindowState(before.windowState())
        self.show()
        if self.board is not None and before.board is not None and not before.board.is_fitted:
            self.board.zoom_by(before.board.scale_now / self.board.scale_now)
            self.board.go_to(before.board.visible_area().center())
        before.close()

    def _on_theme(self) -> None:
        self._arrange()
        if self.board is not None:
            self.board.show_state(self._state, anew=True)
        self._show()

    # --- what it shows

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        before, self._state = self._state, self._game.seen_by(change.after, None)
        if self.board is not None and change.entry.kind is Kind.STEP:
            self.board.show_step(before, self._state, change.entry.events)
        self._show()
        self.changed.emit(Change(before, self._state, change.entry))

    def _show(self) -> None:
        state = self._state
        stage, turn = self._game.stage(state), self._game.turn(state)
        self._show_head()
        event = self._parts.event_name(state) if turn is not None else ""
        show_text(self._event, event)
        self.stepper.setVisible(stage is not Stage.OVER)
        self.stepper.show_turn(turn)
        self.others.show_state(state, self._clock.times())
        if self.board is not None:
            self.board.show_state(state)
        if self.standing is not None:
            self.standing.show_state(state)

    def _show_head(self) -> None:
        """Whose turn it is; in the end, who has won."""
        game, state = self._game, self._state
        seats = {seat.id: seat for seat in game.seats(state)}
        turn = game.turn(state)
        shown: Seat | None = None
        words, where = game.title(state), ""
        if game.stage(state) is Stage.OVER:
            standing = game.standing(state, ())
            winners = [row.seat for row in standing.rows if row.won]
            shown = seats[winners[0]] if len(winners) == 1 else None
            words, where = words_of(standing.ending), words_of(standing.how)
        elif turn is not None:
            shown = seats[turn.seat]
            words, where = shown.name, worded(game.headline(state))
            clock = game.clock(state) if game.clock is not None else None
            if clock is not None and clock.paused:
                where = f"{where} · {pause_text(clock)}"
        self._name.setText(words)
        self._where.setText(where)
        self._badge.setVisible(shown is not None)
        if shown is not None:
            self._badge.show_color(shown.color)

    def _show_times(self) -> None:
        self.others.show_times(self._clock.times())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_T:
                self.change_theme()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self._scale(STEP)
            case Qt.Key.Key_Minus:
                self._scale(-STEP)
            case Qt.Key.Key_F11 | Qt.Key.Key_F:
                self.fill_screen()
            case Qt.Key.Key_Escape if self.isFullScreen():
                self.fill_screen()
            case _:
                super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


# --- opening it from the table


def second_screen(screens: Sequence[QScreen], own: QScreen) -> QScreen | None:
    """The largest screen that the table does not stand on: most likely the television."""
    others = [one for one in screens if one is not own]
    return max(others, key=lambda one: one.size().width() * one.size().height(), default=None)


class PublicOpener(QObject):
    """At most one public window a match; asking again brings it to the front. It closes with the
    table, and looks the next time as it looked last. A table that is built anew, in another
    language, builds its window anew where it stands."""

    def __init__(self, context: AnyTable, table: QWidget, clock: ClockPanel) -> None:
        super().__init__(table)
        self._context = context
        self._clock = clock
        self._table = table
        self._kept = context.view.kept if context.view.kept is not None else {}
        """Outlives the table."""
        self.window: PublicWindow | None = None
        before = self._kept.get(WINDOW)
        if isinstance(before, PublicWindow) and isValid(before) and before.isVisible():
            self._make(before.theme.look).take_place_of(before)

    def open(self) -> None:
        if self.window is None:
            look = self._kept.get(LOOK)
            made = self._make(
                look if isinstance(look, Appearance) else first_look(self._context.theme)
            )
            self._put_on_second_screen(made)
        else:
            self.window.raise_()
            self.window.activateWindow()

    def _make(self, look: Appearance) -> PublicWindow:
        made = PublicWindow(look, self._context, self._clock)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The program ends with its own window, whatever is on the television.
        made.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        made.closed.connect(self._on_closed)
        self._table.destroyed.connect(made.close)
        # A table that is being built stands in no window yet.
        QTimer.singleShot(0, self, lambda: self._table.window().installEventFilter(self))
        self.window = self._kept[WINDOW] = made
        return made

    def _put_on_second_screen(self, made: PublicWindow) -> None:
        """Where there is only one screen it is a window like any other."""
        other = second_screen(QGuiApplication.screens(), self._table.screen())
        if other is None:
            made.show()
        else:
            # The table keeps the keyboard: nobody types on a television.
            made.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            made.setGeometry(other.availableGeometry())
            made.showFullScreen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and self.window is not None:
            self.window.close()
        return super().eventFilter(watched, event)

    def _on_closed(self) -> None:
        if self.window is not None:
            self._kept[LOOK] = self.window.theme.look
            if self._kept.get(WINDOW) is self.window:
                del self._kept[WINDOW]
        self.window = None
