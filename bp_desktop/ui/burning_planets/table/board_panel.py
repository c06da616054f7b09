"""The board of a match on the screen: everything in its place, and what a unit can do."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import UnitId
from bp_desktop.games.burning_planets.match.lookup import find_unit
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.art.board_picture import LAYOUT, BoardPicture
from bp_desktop.ui.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.burning_planets.art.sides import sides_of
from bp_desktop.ui.burning_planets.table.board_tool import PlayTool
from bp_desktop.ui.hexboard.marks import Mark, MarksItem, WayItem
from bp_desktop.ui.hexboard.scene import BoardScene
from bp_desktop.ui.hexboard.view import BoardView
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.metrics import column

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


class BoardPanel(QWidget):
    """Positions are tracked: units are picked up and put down by mouse or keyboard."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        on_target: Callable[[UnitId, str], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self.scene = BoardScene(LAYOUT, self)
        self.view = BoardView(self.scene, self._picture(), self)
        self._marks = MarksItem(LAYOUT)
        self._way = WayItem(LAYOUT)
        self.scene.addItem(self._marks)
        self.scene.addItem(self._way)
        self.tool = PlayTool(commander, self._show_picked, on_target, self._show_way)
        self.scene.take_tool(self.tool)
        column(theme, self).addWidget(self.view)
        self.setFocusProxy(self.view)
        theme.changed.connect(self.refresh)

    def show_match(self, before: Match, after: Match) -> None:
        if before.board is not after.board:
            self.refresh()
        self.tool.refresh()

    def refresh(self) -> None:
        self.view.show_board(self._picture())

    def mark_cells(self, cells: tuple[Hex, ...]) -> None:
        """Cells on offer, for something that waits for one."""
        self._marks.show_marks([Mark(cells, self._theme.colors.success)] if cells else [])

    def _picture(self) -> BoardPicture:
        match: Match = self._commander.state
        return BoardPicture(
            match.board,
            radii(match.options),
            BOARD_COLORS[self._theme.mode],
            sides_of(match.players.values(), self._theme.look.players),
        )

    def _show_picked(self, unit: UnitId | None) -> None:
        choices = self.tool.choices
        if unit is None or choices is None:
            self._marks.show_marks([])
            return
        match: Match = self._commander.state
        found = find_unit(match, unit)
        own = (found.at,) if found is not None and found.at is not None else ()
        targets = [find_unit(match, one.id) for one in choices.targets if one.legal]
        hostile = tuple(one.at for one in targets if one is not None and one.at is not None)
        self._marks.show_marks(
            [
                Mark(tuple(choices.moves), self._theme.colors.info),
                Mark(hostile, self._theme.colors.danger, "diagonal"),
                Mark(own, self._theme.colors.gold),
            ]
        )

    def _show_way(self, way: tuple[Hex, ...]) -> None:
        self._way.show_way(way, self._theme.color("gold"))
