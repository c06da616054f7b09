"""Pages of the table: the board lies behind everything, any other stands in a panel over it."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QMenu, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.game_table import LargePage
from bp_desktop.ui.widgets.basics import Button, column, lay, put_away, row
from bp_desktop.ui.widgets.containers import Stack, add_entry

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

DOCK = "dock"
"""In the narrowest frame what can be done now is one of the views."""


class ViewSwitch(QFrame):
    """Board, holdings, journal: one button each; where there is little room, one for all of them,
    and beside it one for what can be done now, if both share a place."""

    def __init__(self, theme: Theme, pages: "TablePages", names: dict[str, str]) -> None:
        super().__init__()
        self._pages = pages
        self._names = names
        self.menu: QMenu | None = None
        self._chosen = ""
        self._is_dock_chosen = False
        self.setProperty("card", "switch")
        self.buttons: dict[str, Button] = {}
        group = QButtonGroup(self)
        for id_, name in names.items():
            self.buttons[id_] = Button(theme, name, partial(pages.open_page, id_), kind="segment")
        self.dock = Button(theme, self.tr("Do now"), pages.open_dock, kind="segment")
        self.one = Button(theme, "", self._open_menu, kind="segment", icon_name="chevron_down")
        for button in (*self.buttons.values(), self.dock, self.one):
            button.setCheckable(True)
            group.addButton(button)
        lay(
            row(theme, self, spacing=2, edges=(3, 3, 3, 3)),
            self.dock,
            *self.buttons.values(),
            self.one,
        )
        self.show_as(compact=False, tabbed=False)

    def show_as(self, *, compact: bool, tabbed: bool) -> None:
        self.dock.setVisible(tabbed)
        for button in self.buttons.values():
            button.setVisible(not compact)
        self.one.setVisible(compact)
        if self._chosen:
            self.show_chosen(self._chosen, dock=self._is_dock_chosen)

    def show_chosen(self, page: str, *, dock: bool) -> None:
        self._chosen, self._is_dock_chosen = page, dock
        self.one.set_words(self._names[page])
        self.buttons[page].setChecked(True)
        if not self.one.isHidden():
            (self.dock if dock else self.one).setChecked(True)

    def _open_menu(self) -> None:
        """Who sees the dock comes back to the page first."""
        if self._pages.is_dock_shown:
            self._pages.open_page(self._pages.page)
            return
        put_away(self.menu)
        self.menu = menu = QMenu(self)
        for id_, name in self._names.items():
            act = partial(self._pages.open_page, id_)
            add_entry(menu, name, act, chosen=id_ == self._pages.page)
        menu.popup(self.one.mapToGlobal(self.one.rect().bottomLeft()))
        self.show_chosen(self._pages.page, dock=False)


class TablePages(QFrame):
    """The panel of all pages that are no board, one at a time; hidden while the board is shown."""

    turned = Signal()
    """Another page is shown, or the dock in its place."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__(view.turn)
        self._theme = theme = view.context.theme
        self.past = view.past
        self.setProperty("card", "true")
        self._stack = Stack()
        self._pages = {one.id: one for one in view.own.pages}
        self.board = next((one for one in view.own.pages if one.view is not None), None)
        names = {one.id: one.name for one in view.own.pages}
        names["journal"] = self.tr("Journal")
        self._widgets: dict[str, QWidget] = {one.id: one.widget for one in view.own.pages}
        self._widgets["journal"] = self.past
        self._order = list(names)
        for id_, widget in self._widgets.items():
            if self.board is None or id_ != self.board.id:
                self._stack.addWidget(widget)
        self._edges = column(theme, self, edges=(12, 8, 12, 8))
        self._edges.addWidget(self._stack)
        self.page = self._order[0]
        self.is_dock_shown = False
        self._is_tabbed: bool | None = None
        """None: there is no frame yet."""
        self.switch = ViewSwitch(theme, self, names)
        self._kept = view.context.drafts.of("pages")
        before = str(self._kept.get("shown", ""))
        self.show_page(before if before in names else self.page)
        self._context = view.context
        self._game = view.context.game
        self._phase: tuple[object, ...] | None = None
        view.context.follow(self, self._phase_of, self._on_phase)

    def _phase_of(self, state: Any) -> tuple[object, ...]:
        turn = self._game.turn(state)
        return (None, None) if turn is None else (turn.seat, turn.phase)

    def _on_phase(self, *phase: object) -> None:
        """Where it shares the place of the pages, a phase begins with what can be done."""
        before, self._phase = self._phase, phase
        if before is not None and self._is_tabbed and self.shows_board:
            self.open_dock()

    @property
    def shown(self) -> LargePage | None:
        """The page of the game that is shown; None: the journal."""
        return self._pages.get(self.page)

    @property
    def shows_board(self) -> bool:
        return self.board is not None and self.page == self.board.id

    @property
    def are_large(self) -> bool:
        """Whether they stand in the place of balances and view switch too."""
        first = self._pages.get(self._order[0])
        return first is not None and first.shows_balances

    def show_page(self, subject: str) -> None:
        """Somebody has to see it."""
        self.page = subject
        self._kept["shown"] = subject
        if not self.shows_board:
            self._stack.setCurrentWidget(self._widgets[subject])
        self.is_dock_shown = False
        self._turn()

    def open_page(self, subject: str) -> None:
        """Somebody turned to it."""
        self.show_page(subject)

    def open_dock(self) -> None:
        """What can be done now, where it shares the place of the pages."""
        self.is_dock_shown = bool(self._is_tabbed)
        self._turn()

    def be_tabbed(self, tabbed: bool) -> None:
        """What can be done comes before the pages, since that is where a turn is played; whoever
        is at work on a page stays there."""
        if tabbed is not self._is_tabbed:
            # Of this window, for another one may be in front; nobody has it: None is no part.
            at_work = self.isAncestorOf(self.window().focusWidget())
            before = self._kept.get(DOCK) if self._is_tabbed is None else None
            self._is_tabbed = tabbed
            # Before play everything is done on the board.
            is_played = not self.shows_board or self._game.turn(self._context.state) is not None
            wanted = is_played and not at_work if before is None else bool(before)
            self.is_dock_shown = tabbed and wanted
            self._turn()

    def _turn(self) -> None:
        if self._is_tabbed is not None:
            self._kept[DOCK] = self.is_dock_shown if self._is_tabbed else None
        self.setVisible(not self.shows_board and not self.is_dock_shown)
        self.switch.show_chosen(self.page, dock=self.is_dock_shown)
        self.turned.emit()
