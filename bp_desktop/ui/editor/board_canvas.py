"""The studio's canvas: the map being drawn, what a tool would do, and what is chosen."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.marks import MarksItem
from bp_desktop.ui.board.minimap import MinimapPanel
from bp_desktop.ui.board.rulers import RuledPanel
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.editor.bubble import Bubble
from bp_desktop.ui.editor.overlay_item import OverlayItem
from bp_desktop.ui.editor.panel_marks import Marks
from bp_desktop.ui.editor.preview_item import PreviewItem
from bp_desktop.ui.editor.shown import ShownState
from bp_desktop.ui.editor.symmetry import Symmetry
from bp_desktop.ui.editor.tools.hands import NOTHING, Preview
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture, themed_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import worded_all

MINIMAP = (208, 132)
MINIMAP_MARGIN = 12
ROOMY = 520
"""Narrower or lower canvases show no minimap: it would hide what it shows."""


class StudioBoardView(BoardView):
    """Tells when a gesture is given up, since what hangs on the pointer goes then too."""

    given_up = Signal()
    menu_wanted = Signal(QPoint)
    """Where on the screen."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()


class BoardCanvas(QWidget):
    """Shows a MapState. Knows no commands: tools make those."""

    given_up = Signal()
    """Escape was pressed on the board."""
    menu_wanted = Signal(QPoint)

    def __init__(
        self,
        theme: Theme,
        state: MapState,
        shown: ShownState,
        marks: Marks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._shown = shown
        self._marks = marks
        self._symmetry = Symmetry()
        self._layers = shown.now.layers
        self.scene = BoardScene(LAYOUT, self)
        self._picture = self._make_picture()
        self.view = StudioBoardView(self.scene, self._picture)
        self.view.given_up.connect(self.given_up)
        self.view.menu_wanted.connect(self.menu_wanted)
        self.view.setAccessibleName(self.tr("Board"))
        self._ruled = RuledPanel(self.view, self.scene)
        self.minimap = MinimapPanel(self.view, self)
        self.bubble = Bubble(theme, self)
        self._shown_preview = NOTHING
        self._overlay = OverlayItem(theme)
        self._marks_item = MarksItem(LAYOUT)
        self._chosen = PreviewItem(theme)
        self._preview = PreviewItem(theme)
        for item in (self._overlay, self._marks_item, self._chosen, self._preview):
            self.scene.addItem(item)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._ruled)
        self.setFocusProxy(self.view)
        theme.changed.connect(self._on_theme)
        shown.changed.connect(self._on_shown)
        marks.changed.connect(self._show_marks)
        self.view.moved.connect(self._on_moved)
        self._on_shown()
        self._on_theme()

    def show_state(self, state: MapState) -> None:
        if state.content is not self._state.content:
            self._state = state
            self.refresh()

    def refresh(self) -> None:
        self._picture = self._make_picture()
        self.view.show_board(self._picture)
        self._show_overlay()

    def show_symmetry(self, symmetry: Symmetry) -> None:
        self._symmetry = symmetry
        self._show_overlay()

    def take_tool(self, tool: Tool) -> None:
        self.scene.take_tool(tool)

    def show_preview(self, preview: Preview) -> None:
        self._preview.show_preview(preview, self._state)
        self._shown_preview = preview
        self._show_bubble()

    def say_at(self, cell: Hex, text: str) -> None:
        """A few words beside a cell, until the pointer moves on."""
        self.bubble.say(text, "gold", self._point_here(cell))

    def _point_here(self, cell: Hex) -> QPoint:
        return self.view.mapTo(self, self.point_of(cell).toPoint())

    def _show_bubble(self) -> None:
        preview = self._shown_preview
        words = preview.facts or preview.problem
        tone = "danger" if preview.refused else "gold"
        self.bubble.say(
            worded_all(words),
            "plain" if preview.facts else tone,
            self._point_here(_place_of(preview)),
        )

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
        self.view.moved.emit()

    def point_of(self, cell: Hex) -> QPointF:
        """Where a cell is in the view, in pixels."""
        return QPointF(self.view.mapFromScene(QPointF(*LAYOUT.center(cell))))

    # --- showing

    def _on_shown(self) -> None:
        shown = self._shown.now
        self._ruled.show_rulers(shown=shown.rulers)
        self._place_minimap()
        if shown.layers != self._layers:
            self._layers = shown.layers
            self.refresh()
        else:
            self._show_overlay()

    def _on_theme(self) -> None:
        self.scene.show_cursor_color(self._theme.color("focus"))
        self.minimap.show_color(self._theme.color("gold"))
        self.refresh()
        self._place_minimap()

    def _show_overlay(self) -> None:
        bounds = self._picture.bounds()
        self._overlay.show_map(self._state, bounds, self._symmetry, self._shown.now)

    def _show_marks(self) -> None:
        self._marks_item.show_marks(self._marks.all)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_minimap()

    def _on_moved(self) -> None:
        self._place_minimap()
        self._show_bubble()

    def _place_minimap(self) -> None:
        width, height = (self._theme.px(side) for side in MINIMAP)
        margin = self._theme.px(MINIMAP_MARGIN)
        roomy = self._theme.px(ROOMY)
        fits = self.width() >= roomy and self.height() >= roomy * 0.7
        self.minimap.setVisible(self._shown.now.minimap and fits and not self._sees_all())
        self.minimap.setGeometry(
            self.width() - width - margin, self.height() - height - margin, width, height
        )
        self.minimap.raise_()

    def _sees_all(self) -> bool:
        """Whether the whole board is in view: then a minimap would only hide part of it."""
        slack = LAYOUT.size
        bounds = self._picture.bounds().adjusted(slack, slack, -slack, -slack)
        return self.view.visible_area().contains(bounds)

    def _make_picture(self) -> BoardPicture:
        content = self._state.content
        return themed_picture(
            content.board, content.options, content.seats, self._theme, self._layers
        )


def _place_of(preview: Preview) -> Hex:
    """The cell beside which to speak: where the pointer is."""
    if preview.path:
        return preview.path[-1]
    if preview.ghosts:
        return preview.ghosts[0].at
    return preview.cells[0] if preview.cells else ORIGIN
