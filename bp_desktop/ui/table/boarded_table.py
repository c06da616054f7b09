"""Boarded table: the parts of a game on an open table, and the board they share if there is one."""

from functools import partial
from typing import Any, Generic

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.shell.actions import Handler
from bp_desktop.ui.table.board_panel import TableBoard
from bp_desktop.ui.table.board_things import BoardContent, BoardThings
from bp_desktop.ui.table.game_table import LargePage, TableShell
from bp_desktop.ui.table.placing import Placement

BOARD, HOLDINGS = "board", "holdings"

translate = QCoreApplication.translate


class BoardedTable(QObject, Generic[S, C, E]):
    """What a panel of the game asks of others, it asks the table. Which panels there are, a game
    says in a subclass; where positions are not tracked, there is no board."""

    board: Any
    """A `TableBoard`, or None."""

    def __init__(self, shell: TableShell[S, C, E]) -> None:
        super().__init__(shell.table)
        self.shell = shell
        self.context = shell.context
        self.theme, self.commander = shell.context.theme, shell.context.commander
        self.board = None
        self.places: BoardThings | None = None

    @property
    def state(self) -> S:
        return self.context.state

    def lay_board(self, board: TableBoard[S, C, E], content: BoardContent) -> None:
        """Positions are tracked; `content` is what is on the board."""
        self.board = board
        show = partial(self.show_page, BOARD)
        self.places = BoardThings(board, content, self.shell.table, show, self._shows_board)
        board.scene.hovered.connect(self._point_at)

    def _shows_board(self) -> bool:
        return self.shell.pages.shows_board and not self.shell.pages.is_dock_shown

    def large_pages(self, holdings: QWidget, *, shows_balances: bool = False) -> list[LargePage]:
        """The board, if there is one, and what everybody has."""
        name = translate("table", "Holdings")
        pages = [LargePage(HOLDINGS, name, holdings, shows_balances=shows_balances)]
        if self.board is not None:
            view, name = self.board.view, translate("table", "Board")
            pages.insert(0, LargePage(BOARD, name, self.board, view=view, let_go=view))
        return pages

    def page_handlers(self) -> dict[str, Handler]:
        """Where positions are not tracked there is no board to show."""
        handlers: dict[str, Handler] = {
            "table.now": partial(self.open_tab, "now"),
            "table.holdings": partial(self.show_page, HOLDINGS),
        }
        if self.board is not None:
            handlers["table.board"] = partial(self.show_page, BOARD)
        return handlers

    def show_page(self, page: str) -> None:
        self.shell.pages.show_page(page)

    def open_tab(self, tab: str) -> None:
        self.shell.dock.open_panel(tab)

    # --- what is done on the board

    def wait_for_cell(self, placement: Placement) -> None:
        """Show the board with the cells on offer and do what comes of the one that is chosen."""
        assert self.board is not None
        self.show_page(BOARD)
        self.board.view.setFocus()
        self.board.place(placement)

    def take_in_hand(self, unit: str) -> None:
        """Chosen in a list: the board shows its reach."""
        if self.board is not None and self.board.tool.picked != unit:
            self.board.tool.pick(unit)

    # --- what is asked about

    def inspect(self, thing: str, beside: QWidget) -> None:
        """All about it, beside the widget that shows it."""
        start = beside.mapTo(self.shell.table, QPoint(0, 0))
        self.shell.inspect(thing, QRect(start, beside.size()))

    def ask_about(self, cell: Hex) -> None:
        """A click on what is no choice now; another one on the same cell asks about what lies
        below, such as the planet under a structure."""
        assert self.places is not None
        inspector = self.shell.inspector
        thing = self.places.after(inspector.pinned, cell)
        if thing is None:
            inspector.close()
        else:
            inspector.pin(thing)

    @property
    def is_choosing_cell(self) -> bool:
        """While a cell is being chosen, no card may lie over others."""
        return bool(self.board.tool.is_waiting)

    def _point_at(self, cell: Hex | None) -> None:
        assert self.places is not None
        thing = None if self.is_choosing_cell else self.places.at(cell)
        self.shell.inspector.point_at(thing)
