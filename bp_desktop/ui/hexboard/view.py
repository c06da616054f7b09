"""The view: zoom to the cursor, pan by hand, trackpad and keys, and a board drawn from chunks."""

from math import exp, log

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.hexboard.chunks import ChunkStore, StillBoard
from bp_desktop.ui.hexboard.scene import BoardScene

WHEEL_FACTOR_PER_STEP = 1.2
DEGREES_PER_STEP = 120
KEY_ZOOM_FACTOR = 1.25
MIN_SCALE, MAX_SCALE = 0.01, 12.0
REST_MS = 70
"""After this long without zooming the view is at rest and is made sharp."""
SLICE_SECONDS = 0.006
"""How long the view works on its sharpness before it looks for events again."""
PAN_FRACTION = 0.15

# Pointy-top rows: up and down go to the neighbour on the side the row is shifted to.
_KEY_STEPS = {
    Qt.Key.Key_Right: (Hex(1, 0), Hex(1, 0)),
    Qt.Key.Key_Left: (Hex(-1, 0), Hex(-1, 0)),
    Qt.Key.Key_Up: (Hex(1, -1), Hex(0, -1)),
    Qt.Key.Key_Down: (Hex(0, 1), Hex(-1, 1)),
}
"""By key: the step from an even row and from an odd row, so that up and down run straight."""


class BoardView(QGraphicsView):
    """Shows a BoardScene above a StillBoard."""

    scale_changed = Signal(float)
    moved = Signal()
    """Panned, zoomed or resized: what is visible changed."""
    became_sharp = Signal()

    def __init__(self, scene: BoardScene, board: StillBoard, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board_scene = scene
        self._board = board
        self.chunks = ChunkStore(board)
        self._resting = True
        self._sharp = False
        self._fitted = True
        self._panning_from: QPoint | None = None
        self._space_down = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._on_rest)
        self._refine = QTimer(self, singleShot=True, interval=0)
        self._refine.timeout.connect(self._on_refine)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        scene.set_bounds(board.bounds())

    # --- the board below

    def show_board(self, board: StillBoard, changed: QRectF | None = None) -> None:
        """The board looks different now, all of it or only within `changed`."""
        self._board = board
        if changed is None:
            self.chunks.show_board(board)
            self._board_scene.set_bounds(board.bounds())
            self.viewport().update()
        else:
            self.chunks.change_board(board, changed)
            self.viewport().update(self.mapFromScene(changed).boundingRect().adjusted(-2, -2, 2, 2))

    @property
    def is_sharp(self) -> bool:
        return self._sharp

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        sharp = self.chunks.draw(painter, QRectF(rect), self._device_scale, resting=self._resting)
        self._sharp = self._sharp and sharp
        if self._resting and not self._sharp:
            self._refine.start()

    def _on_refine(self) -> None:
        """In slices between events, so that the hand is never waited for."""
        if not self._resting:
            return
        done = self.chunks.refine(self.visible_area(), self._device_scale, SLICE_SECONDS)
        if done is None:
            if not self._sharp:
                self._sharp = True
                self.became_sharp.emit()
            return
        for area in done:
            self.viewport().update(self.mapFromScene(area).boundingRect().adjusted(-1, -1, 1, 1))
        self._refine.start()

    def _on_rest(self) -> None:
        self._resting = True
        self._board_scene.in_motion = False
        self.viewport().update()

    def visible_area(self) -> QRectF:
        """What the view shows, in scene coordinates."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    @property
    def _device_scale(self) -> float:
        return self.scale_now * self.devicePixelRatioF()

    # --- zoom

    @property
    def scale_now(self) -> float:
        return self.transform().m11()

    def zoom_by(self, factor: float, about: QPoint | None = None) -> None:
        """Zoom so that the point under `about` stays where it is."""
        now = self.scale_now
        wanted = min(max(now * factor, MIN_SCALE), MAX_SCALE)
        if wanted == now:
            return
        anchor = about if about is not None else self.viewport().rect().center()
        before = self.mapToScene(anchor)
        self._begin_zoom()
        self.setTransform(QTransform.fromScale(wanted, wanted))
        shift = self.mapFromScene(before) - anchor
        self._scroll_by(shift.x(), shift.y())
        self._fitted = False
        self.scale_changed.emit(wanted)
        self.moved.emit()

    def fit(self, area: QRectF | None = None) -> None:
        """Show the whole board, or all of an area."""
        target = area if area is not None else self._board.bounds()
        if target.isEmpty() or self.viewport().width() < 2:
            return
        room = self.viewport().rect().adjusted(16, 16, -16, -16)
        scale = min(room.width() / target.width(), room.height() / target.height())
        scale = min(max(scale, MIN_SCALE), MAX_SCALE)
        self._begin_zoom()
        self.setTransform(QTransform.fromScale(scale, scale))
        self.centerOn(target.center())
        self._fitted = area is None
        self.scale_changed.emit(scale)
        self.moved.emit()

    def _begin_zoom(self) -> None:
        self._resting = False
        self._board_scene.in_motion = True
        self._sharp = False
        self._rest.start()
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        pixels = event.pixelDelta()
        zooming = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not pixels.isNull() and not zooming:  # a trackpad: two fingers pan
            self.pan_by(-pixels.x(), -pixels.y())
            return
        steps = event.angleDelta().y() / DEGREES_PER_STEP
        if steps:
            self.zoom_by(exp(log(WHEEL_FACTOR_PER_STEP) * steps), event.position().toPoint())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    # --- pan

    def pan_by(self, dx: int, dy: int) -> None:
        self._scroll_by(dx, dy)
        self._fitted = False
        self.moved.emit()

    def _scroll_by(self, dx: int, dy: int) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + dx)
        down.setValue(down.value() + dy)

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
        if key in _KEY_STEPS:
            if modifiers & Qt.KeyboardModifier.ControlModifier:
                self._pan_by_key(key)
            else:
                self._step_cursor(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._board_scene.act_at_cursor(modifiers)
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_down = True
                self._show_hand()
        elif key == Qt.Key.Key_Escape:
            self._board_scene.give_up()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(KEY_ZOOM_FACTOR)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / KEY_ZOOM_FACTOR)
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
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space_down = False
        self._show_hand()
        super().focusOutEvent(event)

    def _step_cursor(self, key: Qt.Key) -> None:
        cell = self._board_scene.cursor.cell
        if not self._board_scene.cursor.isVisible() and not self._is_visible(cell):
            center = self.mapToScene(self.viewport().rect().center())
            cell = self._board_scene.hex_at(center)
        even, odd = _KEY_STEPS[key]
        self._board_scene.move_cursor(cell + (odd if cell.r % 2 else even))
        self.ensure_cell_visible(self._board_scene.cursor.cell)

    def _pan_by_key(self, key: Qt.Key) -> None:
        width = round(self.viewport().width() * PAN_FRACTION)
        height = round(self.viewport().height() * PAN_FRACTION)
        ways = {
            Qt.Key.Key_Left: (-width, 0),
            Qt.Key.Key_Right: (width, 0),
            Qt.Key.Key_Up: (0, -height),
            Qt.Key.Key_Down: (0, height),
        }
        self.pan_by(*ways[key])

    def ensure_cell_visible(self, cell: Hex) -> None:
        x, y = self._board_scene.layout.center(cell)
        size = self._board_scene.layout.size
        self.ensureVisible(QRectF(x - size, y - size, 2 * size, 2 * size), 40, 40)
        self.moved.emit()

    def _is_visible(self, cell: Hex) -> bool:
        point = self.mapFromScene(QPointF(*self._board_scene.layout.center(cell)))
        return self.viewport().rect().contains(point)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        self.moved.emit()
