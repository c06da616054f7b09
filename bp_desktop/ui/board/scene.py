"""Board scene: turns points into hexes for the tool in hand, and holds what is above the board."""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from bp_desktop.core.hexes import Hex
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.board.cursor import CursorItem
from bp_desktop.ui.board.tool import Held, NoTool, Tool


class BoardScene(QGraphicsScene):
    """Pixels come in, hexes go to the tool; nothing here changes a document."""

    hovered = Signal(object)
    """The Hex under the pointer, or None."""
    cursor_moved = Signal(object)
    """The Hex the keyboard cursor stands on."""

    def __init__(self, layout: HexLayout, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.layout = layout
        self.tool: Tool = NoTool()
        self.in_motion = False
        """Whether a view is zooming just now: speed counts more than sharpness."""
        self._pressed = False
        self._dragging_keys: Held | None = None
        """What was held when Enter went down, for as long as it is down."""
        self._hovered: Hex | None = None
        self.cursor = CursorItem(layout)
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

    def show_cursor_color(self, color: QColor) -> None:
        self.cursor.show_color(color)

    # --- pointer

    def hex_at(self, point: QPointF) -> Hex:
        return self.layout.hex_at(point.x(), point.y())

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


def held(modifiers: Qt.KeyboardModifier) -> Held:
    keys = Held.NONE
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        keys |= Held.ADD
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        keys |= Held.TAKE
    if modifiers & Qt.KeyboardModifier.AltModifier:
        keys |= Held.FREE
    return keys
