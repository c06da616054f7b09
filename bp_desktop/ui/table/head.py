"""Head of the table: whose turn it is, the phases, how strict the rules are, and the menus."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.core.messages import Message
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Seat, Turn
from bp_desktop.ui.table.height_class import HeightClass
from bp_desktop.ui.table.stepper import PhaseStepper
from bp_desktop.ui.table.table_actions import menu_entries
from bp_desktop.ui.widgets.basics import Button, column, keep_place, label, lay, put_away, row
from bp_desktop.ui.widgets.containers import add_entry
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

BADGE, SMALL_BADGE = 56, 40


class HeadPanel(QWidget):
    """Token, name, round and side of whoever is asked, and a menu for the rare things."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__()
        self._view = view
        self._context = context = view.context
        self._game = context.game
        theme = context.theme
        self._badge = PlayerBadge(theme, BADGE)
        self.name = label("", "display")
        self.where = label("", "quiet")
        self.stepper = PhaseStepper(theme, context.parts.phase_name, context.parts.phases)
        keep_place(self.stepper)  # before play and after it the head keeps its shape
        self.rules = Button(theme, "", self._open_rules, kind="chip")
        if context.parts.enforce is None:
            self.rules.hide()
        self.more = Button(theme, self.tr("More"), self._open_more, kind="icon", icon_name="more")
        self.menu: QMenu | None = None
        words = lay(column(theme), self.name, self.where)
        parts = self._badge, words, (self.stepper, 1), view.clock, self.rules, self.more
        lay(row(theme, self, spacing=16), *parts)
        self._shown = context.follow(self, self._slice, self._show)
        theme.changed.connect(self._shown.refresh)

    def spread(self, room: HeightClass) -> None:
        """Lower, with smaller letters, where there is little room."""
        ample = room is HeightClass.AMPLE
        self._badge.side = BADGE if ample else SMALL_BADGE
        self.name.setProperty("role", "display" if ample else "title")
        self.name.style().polish(self.name)
        self.stepper.spread(room)
        self._shown.refresh()

    def _slice(self, state: Any) -> tuple[object, ...]:
        game = self._game
        asked = game.asked(state)
        return (
            game.seat(state, asked) if asked is not None else None,
            game.title(state),
            game.headline(state),
            game.turn(state),
            game.system.enforcement(state),
        )

    def _show(
        self,
        seat: Seat | None,
        title: str,
        headline: Message,
        turn: Turn | None,
        enforcement: Enforcement,
    ) -> None:
        self.name.setText(seat.name if seat is not None else title)
        self._badge.setVisible(seat is not None)
        if seat is not None:
            self._badge.show_color(seat.color)
        self.where.setText(worded(headline))
        self.stepper.show_turn(turn)
        self.stepper.setVisible(turn is not None)
        self.rules.set_words(self._strictness(enforcement))

    def _strictness(self, enforcement: Enforcement) -> str:
        return {
            Enforcement.WARN: self.tr("Rules warn"),
            Enforcement.STRICT: self.tr("Rules are strict"),
            Enforcement.FREE: self.tr("Rules only note"),
        }[enforcement]

    # --- menus

    def _open_rules(self) -> None:
        menu = QMenu(self)
        enforce = self._context.parts.enforce
        assert enforce is not None, "else there is no such button"
        now = self._game.system.enforcement(self._context.state)
        for one in Enforcement:
            enforce_it = partial(self._view.act, enforce(one))
            add_entry(menu, self._strictness(one), enforce_it, chosen=now is one)
        if self._context.parts.options is not None:
            menu.addSeparator()
            add_entry(menu, self.tr("Table options …"), self._view.open_options)
        self._pop_up(menu, self.rules)

    def _open_more(self) -> None:
        menu = QMenu(self)
        for text, handler in menu_entries(self._view):
            add_entry(menu, text, handler)
        endings = self._game.endings(self._context.state)
        for group in endings or ((),):
            menu.addSeparator()
            for name, command in group:
                add_entry(menu, worded(name), partial(self._view.act, command))
        if not endings:
            menu.addAction(self.tr("Nothing to end now")).setEnabled(False)
        self._pop_up(menu, self.more)

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        put_away(self.menu)
        self.menu = menu
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))
