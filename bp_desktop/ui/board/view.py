"""Board view with hands: wheel, trackpad, mouse and keys, and words for those who hear it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.moving import MovingView
from bp_desktop.ui.board.scene import ArrowStep, BoardScene
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.widgets.announcing import announce

DEGREES_PER_NOTCH = 120
PAN_FRACTION = 0.15
RING = 2
"""Pixels of the frame that shows that the board has the keyboard."""
KEPT_AWAY = 40
"""Pixels that a cell brought into view keeps from the edge."""

_WAYS = {
    Qt.Key.Key_Right: ArrowStep.RIGHT,
    Qt.Key.Key_Left: ArrowStep.LEFT,
    Qt.Key.Key_Up: ArrowStep.UP,
    Qt.Key.Key_Down: ArrowStep.DOWN,
}


class BoardView(MovingView):
    """Shows a BoardScene above a StillBoard, and is moved and operated by people."""

    def __init__(self, scene: BoardScene, board: StillBoard, parent: QWidget | None = None) -> None:
        super().__init__(scene, board, parent)
        self._describe: Callable[[Hex], str] | None = None
        self.finger_draws = False
        """One finger is for the tool in hand, and only two move the board."""
        self._panning_from: QPoint | None = None
        self._space_down = False
        self._ringed = False
        self.setAccessibleName(self.tr("Board"))
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # a file that is dropped here is the window's
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scene.cursor_moved.connect(self._announce)

    # --- pointer

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        pixels = event.pixelDelta()
        zooming = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not pixels.isNull() and not zooming:  # a trackpad: two fingers pan
            self.pan_by(-pixels.x(), -pixels.y())
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.pan_by(-event.angleDelta().y() or -event.angleDelta().x(), 0)
        elif event.angleDelta().y():
            notches = event.angleDelta().y() / DEGREES_PER_NOTCH
            self.zoom_in_steps(notches, event.position().toPoint())

    @guarded
    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        by_hand = event.button() == Qt.MouseButton.MiddleButton or (
            self._space_down and event.button() == Qt.MouseButton.LeftButton
        )
        if by_hand:
            self._panning_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panning_from is not None:
            here = event.position().toPoint()
            way = self._panning_from - here
            self._panning_from = here
            self.pan_by(way.x(), way.y())
            event.accept()
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning_from is not None:
            self._panning_from = None
            self._show_hand()
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._board_scene.leave()
        super().leaveEvent(event)

    def _show_hand(self) -> None:
        if self._space_down:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()

    # --- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if key in _WAYS:
            if modifiers & Qt.KeyboardModifier.ControlModifier:
                self._pan_by_key(_WAYS[key])
            else:
                self._step_cursor(_WAYS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._board_scene.press_at_cursor(modifiers)
                if not self.hasFocus():  # it opened something: the key comes up elsewhere
                    self._board_scene.release_at_cursor()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_down = True
                self._show_hand()
        elif key == Qt.Key.Key_Escape:
            self._board_scene.give_up()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in_steps(1)
        elif key == Qt.Key.Key_Minus:
            self.zoom_in_steps(-1)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_down = False
            self._show_hand()
            event.accept()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._board_scene.release_at_cursor()
            event.accept()
            return
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            cell = self._cursor_cell()
            self._board_scene.move_cursor(cell)
            self._announce(cell)
            self._ringed = True
            self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space_down = False
        if self._ringed:
            self._ringed = False
            self.viewport().update()
        self._show_hand()
        self._board_scene.release_at_cursor()
        super().focusOutEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ringed:  # whoever came by Tab sees where the keyboard is
            with QPainter(self.viewport()) as painter:
                painter.setPen(QPen(self.palette().highlight().color(), 2 * RING))
                painter.drawRect(self.viewport().rect())

    def _step_cursor(self, way: ArrowStep) -> None:
        self._board_scene.move_cursor(way.from_cell(self._cursor_cell()))
        self.ensure_cell_visible(self._board_scene.cursor.cell)

    def _cursor_cell(self) -> Hex:
        """Where the cursor goes on from: in the middle, if it is hidden and out of sight."""
        cursor = self._board_scene.cursor
        if cursor.isVisible() or self._is_visible(cursor.cell):
            return cursor.cell
        return self._board_scene.hex_at(self.mapToScene(self.free_rect.center()))

    def _pan_by_key(self, way: ArrowStep) -> None:
        _, _, across, down = way.value
        width = round(self.viewport().width() * PAN_FRACTION)
        height = round(self.viewport().height() * PAN_FRACTION)
        self.pan_by(across * width, down * height)

    def ensure_cell_visible(self, cell: Hex) -> None:
        """Where nothing lies over it."""
        x, y = LAYOUT.center(cell)
        size = LAYOUT.size
        here = self.mapFromScene(QRectF(x - size, y - size, 2 * size, 2 * size)).boundingRect()
        room = self.free_rect
        dx = min(0, here.left() - room.left()) or max(0, here.right() - room.right())
        dy = min(0, here.top() - room.top()) or max(0, here.bottom() - room.bottom())
        if dx or dy:
            self.pan_by(dx + KEPT_AWAY * _sign(dx), dy + KEPT_AWAY * _sign(dy))
        else:
            self.moved.emit()

    def _is_visible(self, cell: Hex) -> bool:
        point = self.mapFromScene(QPointF(*LAYOUT.center(cell)))
        return self.free_rect.contains(point)

    # --- for those who hear the board

    def speak_with(self, describe: Callable[[Hex], str]) -> None:
        """From now on the cursor's cell is announced in these words."""
        self._describe = describe

    def _announce(self, cell: Hex) -> None:
        if self._describe is None:
            return
        words = self._describe(cell)
        self.setAccessibleDescription(words)
        announce(self, words)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
