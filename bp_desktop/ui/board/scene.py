"""Board scene: turns points into hexes for the tool in use, and has what is above the board."""

from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneMouseEvent

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.shapes import cell_polygon
from bp_desktop.ui.board.tool import HeldKeys, NoTool, Tool
from bp_desktop.ui.look.guarded import guarded

Z_CURSOR = 1000.0


class ArrowStep(Enum):
    """Where an arrow key leads: the step from an even row and from an odd row; across and down.

    Up and down go to the neighbour on the side the row is shifted to, so that two steps run
    straight; odd rows are shifted right.
    """

    RIGHT = (Hex(1, 0), Hex(1, 0), 1, 0)
    LEFT = (Hex(-1, 0), Hex(-1, 0), -1, 0)
    UP = (Hex(1, -1), Hex(0, -1), 0, -1)
    DOWN = (Hex(0, 1), Hex(-1, 1), 0, 1)

    def from_cell(self, cell: Hex) -> Hex:
        even, odd, _, _ = self.value
        return cell + (odd if cell.r % 2 else even)


class CursorItem(QGraphicsItem):
    """A bold hexagon around one cell, the same width at every zoom."""

    def __init__(self) -> None:
        super().__init__()
        self._color = QColor("#ffd166")
        self._outline = cell_polygon()
        self.cell = ORIGIN
        self.setZValue(Z_CURSOR)
        self.setVisible(False)

    def show_cell(self, cell: Hex) -> None:
        self.cell = cell
        self.setPos(*LAYOUT.center(cell))

    def show_color(self, color: QColor) -> None:
        self._color = color
        self.update()

    @guarded
    def boundingRect(self) -> QRectF:
        room = LAYOUT.size * 0.3
        return self._outline.boundingRect().adjusted(-room, -room, room, room)

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        # A dark edge on both sides keeps it visible on every ground.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((QColor(0, 0, 0, 150), 5), (self._color, 3)):
            painter.setPen(mark_line(color, width))
            painter.drawPolygon(self._outline)


def mark_line(color: QColor, width: float, *, dashed: bool = False) -> QPen:
    """A line as wide at every zoom."""
    pen = QPen(color, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    return pen


class BoardScene(QGraphicsScene):
    """Pixels come in, hexes go to the tool; nothing here changes a document."""

    hovered = Signal(object)
    """The Hex under the pointer, or None."""
    clicked_twice = Signal(object)
    """The Hex of a double click, which the tool hears as two clicks."""
    cursor_moved = Signal(object)
    """The Hex the keyboard cursor stands on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tool: Tool = NoTool()
        self.in_motion = False
        """Whether a view is zooming just now: speed counts more than sharpness."""
        self._pressed = False
        self._dragging_keys: HeldKeys | None = None
        """What was held when Enter went down, for as long as it is down."""
        self._hovered: Hex | None = None
        self.cursor = CursorItem()
        self.addItem(self.cursor)
        # Things move all the time and are few: an index would cost more than it finds.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def rest(self) -> None:
        """The view rests: what was drawn quickly is drawn well."""
        self.in_motion = False
        for item in self.items():
            item.update()

    def take_tool(self, tool: Tool) -> None:
        """Put another tool in hand; a gesture under way is given up."""
        self.give_up()
        self.tool = tool

    def give_up(self) -> None:
        self._pressed = False
        self._dragging_keys = None
        self.tool.cancel()

    # --- pointer

    def hex_at(self, point: QPointF) -> Hex:
        return LAYOUT.hex_at(point.x(), point.y())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self._pressed = True
        cell = self.hex_at(event.scenePos())
        self.move_cursor(cell, show=False)
        self.tool.press(cell, held(event.modifiers()))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        cell = self.hex_at(event.scenePos())
        if cell == self._hovered:
            return
        self._tell_hover(cell)
        if self._pressed:
            self.tool.drag(cell, held(event.modifiers()))
        else:
            self.tool.hover(cell)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._pressed:
            event.ignore()
            return
        event.accept()
        self._pressed = False
        self.tool.release(self.hex_at(event.scenePos()), held(event.modifiers()))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked_twice.emit(self.hex_at(event.scenePos()))

    def leave(self) -> None:
        """The pointer left the board."""
        if not self._pressed:
            self._tell_hover(None)
            self.tool.hover(None)

    def _tell_hover(self, cell: Hex | None) -> None:
        self._hovered = cell
        self.hovered.emit(cell)

    # --- keyboard

    def move_cursor(self, cell: Hex, *, show: bool = True) -> None:
        """Put the cell cursor somewhere; by keyboard it is shown, by mouse it only follows."""
        moved = cell != self.cursor.cell
        self.cursor.show_cell(cell)
        self.cursor.setVisible(show)
        if show and moved:
            if self._dragging_keys is not None:
                self.tool.drag(cell, self._dragging_keys)
            else:
                self.tool.hover(cell)
            self._tell_hover(cell)
        if moved:
            self.cursor_moved.emit(cell)

    def press_at_cursor(self, modifiers: Qt.KeyboardModifier) -> None:
        """What the mouse button would do on the cursor's cell; moving on drags, until
        `release_at_cursor`."""
        keys = held(modifiers)
        self.tool.press(self.cursor.cell, keys)
        self._dragging_keys = keys

    def release_at_cursor(self) -> None:
        keys, self._dragging_keys = self._dragging_keys, None
        if keys is not None:
            self.tool.release(self.cursor.cell, keys)


def held(modifiers: Qt.KeyboardModifier) -> HeldKeys:
    keys = HeldKeys.NONE
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        keys |= HeldKeys.ADD
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        keys |= HeldKeys.TAKE
    if modifiers & Qt.KeyboardModifier.AltModifier:
        keys |= HeldKeys.FREE
    return keys
