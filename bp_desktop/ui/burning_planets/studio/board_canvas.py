"""The studio's canvas: the map being drawn, what a tool would do, and what is chosen."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.burning_planets.art.board_picture import LAYOUT, BoardPicture
from bp_desktop.ui.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.burning_planets.art.layers import ALL, Layers
from bp_desktop.ui.burning_planets.art.sides import sides_of
from bp_desktop.ui.burning_planets.studio.preview_item import PreviewItem
from bp_desktop.ui.burning_planets.studio.tools.hands import Preview
from bp_desktop.ui.hexboard.scene import BoardScene
from bp_desktop.ui.hexboard.tool import Tool
from bp_desktop.ui.hexboard.view import BoardView
from bp_desktop.ui.theme import Theme


class BoardCanvas(QWidget):
    """Shows a MapState. Knows no commands: tools make those."""

    def __init__(self, theme: Theme, state: MapState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._layers: Layers = ALL
        self.scene = BoardScene(LAYOUT, self)
        self.view = BoardView(self.scene, self._picture(), self)
        self._preview = PreviewItem(theme)
        self._chosen = PreviewItem(theme)
        for item in (self._chosen, self._preview):
            self.scene.addItem(item)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        theme.changed.connect(self.refresh)

    def show_state(self, state: MapState) -> None:
        if state.content is not self._state.content:
            self._state = state
            self.refresh()

    def refresh(self) -> None:
        self.view.show_board(self._picture())

    def show_layers(self, layers: Layers) -> None:
        self._layers = layers
        self.refresh()

    @property
    def layers(self) -> Layers:
        return self._layers

    def take_tool(self, tool: Tool) -> None:
        self.scene.take_tool(tool)

    def show_preview(self, preview: Preview) -> None:
        self._preview.show_preview(preview, self._state)

    def show_chosen(self, cells: Iterable[Hex]) -> None:
        self._chosen.show_chosen(tuple(cells))

    def go_to(self, cells: Iterable[Hex]) -> None:
        """Bring cells into view, without zooming further in than one can work."""
        points = [QPointF(*LAYOUT.center(cell)) for cell in cells]
        if not points:
            return
        area = QRectF(points[0], points[0])
        for point in points[1:]:
            area = area.united(QRectF(point, point))
        room = LAYOUT.size * 4
        self.view.ensureVisible(area.adjusted(-room, -room, room, room), 60, 60)

    def _picture(self) -> BoardPicture:
        content = self._state.content
        return BoardPicture(
            content.board,
            radii(content.options),
            BOARD_COLORS[self._theme.mode],
            sides_of(content.seats, self._theme.look.players),
            layers=self._layers,
        )
