"""The view: zoom to the pointer, pan by hand, trackpad and keys, and a board drawn from chunks."""

from collections.abc import Callable
from math import exp, log

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
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
from bp_desktop.ui.hexboard.cursor import Way
from bp_desktop.ui.hexboard.scene import BoardScene

STEP = 2 ** (1 / 4)
"""A notch of the wheel: four double the scale, and the same few scales come again."""
DEGREES_PER_NOTCH = 120
MAX_SCALE = 12.0
SMALLEST_FIT = 0.5
"""How far one may zoom out, as a part of what shows the whole board."""
REST_MS = 70
"""After this long without a movement the view is at rest and is made sharp."""
SLICE_SECONDS = 0.008
"""How long the view works on its sharpness before it looks for events again."""
MOVING_SECONDS = 0.002
"""The same while it is zoomed or panned: once after every frame."""
PAN_FRACTION = 0.15
FIT_MARGIN = 16

_WAYS = {
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_ASIDE = {Way.RIGHT: (1, 0), Way.LEFT: (-1, 0), Way.UP: (0, -1), Way.DOWN: (0, 1)}


class BoardView(QGraphicsView):
    """Shows a BoardScene above a StillBoard."""

    scale_changed = Signal(float)
    moved = Signal()
    """Panned, zoomed or resized: what is visible changed."""
    board_changed = Signal()
    became_sharp = Signal()
    announced = Signal(str)
    """What assistive technology was told about the cursor's cell."""

    def __init__(self, scene: BoardScene, board: StillBoard, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board_scene = scene
        self._board = board
        self.chunks = ChunkStore(board)
        self._describe: Callable[[Hex], str] | None = None
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
        scene.cursor_moved.connect(self._announce)

    # --- the board below

    def show_board(self, board: StillBoard, changed: QRectF | None = None) -> None:
        """The board looks different now, within `changed` or wherever the board itself says."""
        before, self._board = self._board, board
        areas = [changed] if changed is not None else board.changed_since(before)
        self.chunks.show_board(board, areas)
        self._sharp = False
        self._refine.start()
        if areas is None:
            self._give_room()
            self.viewport().update()
        for area in areas or ():
            self._update(area)
        self.board_changed.emit()

    @property
    def is_sharp(self) -> bool:
        return self._sharp

    def visible_area(self) -> QRectF:
        """What the view shows, in scene coordinates."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        sharp = self.chunks.draw(painter, QRectF(rect), self._device_scale, resting=self._resting)
        self._sharp = self._sharp and sharp
        if not self._sharp:
            self._refine.start()

    def _on_refine(self) -> None:
        """In slices between events, so that the hand is never waited for."""
        seconds = MOVING_SECONDS if self._rest.isActive() else SLICE_SECONDS
        done = self.chunks.refine(
            self.visible_area(), self._device_scale, seconds, resting=self._resting
        )
        if done is not None and self._resting:
            for area in done:
                self._update(area)
            self._refine.start()
        elif done is None and self._resting and not self._sharp:
            self._sharp = True
            self.became_sharp.emit()

    def _on_rest(self) -> None:
        if not self._resting:
            self._resting = True
            self._board_scene.in_motion = False
            self.viewport().update()

    def _update(self, area: QRectF) -> None:
        self.viewport().update(self.mapFromScene(area).boundingRect().adjusted(-1, -1, 1, 1))

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
        wanted = min(max(now * factor, self._least_scale()), MAX_SCALE)
        if wanted == now:
            return
        anchor = about if about is not None else self.viewport().rect().center()
        before = self.mapToScene(anchor)
        self._begin_zoom(wanted)
        shift = self.mapFromScene(before) - anchor
        self._scroll_by(shift.x(), shift.y())
        self._fitted = False
        self.scale_changed.emit(wanted)
        self.moved.emit()

    def zoom_in_steps(self, notches: float, about: QPoint | None = None) -> None:
        """Zoom by notches of a wheel; whole ones lead from one usual scale to the next."""
        now = log(self.scale_now) / log(STEP)
        wanted = now + notches
        if notches == round(notches):
            wanted = round(wanted)
        self.zoom_by(exp((wanted - now) * log(STEP)), about)

    def fit(self, area: QRectF | None = None) -> None:
        """Show the whole board, or all of an area."""
        target = area if area is not None else self._board.bounds()
        if target.isEmpty() or self.viewport().width() < 2:
            return
        scale = min(max(self._scale_for(target), self._least_scale()), MAX_SCALE)
        self._begin_zoom(scale)
        self.centerOn(target.center())
        self._fitted = area is None
        self.scale_changed.emit(scale)
        self.moved.emit()

    def _scale_for(self, area: QRectF) -> float:
        room = self.viewport().rect().adjusted(FIT_MARGIN, FIT_MARGIN, -FIT_MARGIN, -FIT_MARGIN)
        width, height = max(room.width(), 1), max(room.height(), 1)
        return min(width / max(area.width(), 1.0), height / max(area.height(), 1.0))

    def _least_scale(self) -> float:
        return min(1.0, SMALLEST_FIT * self._scale_for(self._board.bounds()))

    def _begin_zoom(self, scale: float) -> None:
        self._resting = False
        self._board_scene.in_motion = True
        self._sharp = False
        self._rest.start()
        self.setTransform(QTransform.fromScale(scale, scale))
        self._give_room()
        self.viewport().update()

    def _give_room(self) -> None:
        """Let every point of the board be brought to the middle of the view, and no further."""
        across = self.viewport().width() / 2 / self.scale_now
        down = self.viewport().height() / 2 / self.scale_now
        self.setSceneRect(self._board.bounds().adjusted(-across, -down, across, down))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        pixels = event.pixelDelta()
        zooming = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not pixels.isNull() and not zooming:  # a trackpad: two fingers pan
            self.pan_by(-pixels.x(), -pixels.y())
        elif event.angleDelta().y():
            notches = event.angleDelta().y() / DEGREES_PER_NOTCH
            self.zoom_in_steps(notches, event.position().toPoint())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    # --- pan

    def pan_by(self, dx: int, dy: int) -> None:
        self._rest.start()
        self._scroll_by(dx, dy)
        self._fitted = False
        self.moved.emit()

    def go_to(self, point: QPointF) -> None:
        """Bring a point of the board to the middle."""
        here = self.mapFromScene(point) - self.viewport().rect().center()
        self.pan_by(here.x(), here.y())

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
        if key in _WAYS:
            if modifiers & Qt.KeyboardModifier.ControlModifier:
                self._pan_by_key(_WAYS[key])
            else:
                self._step_cursor(_WAYS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._board_scene.act_at_cursor(modifiers)
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
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space_down = False
        self._show_hand()
        super().focusOutEvent(event)

    def _step_cursor(self, way: Way) -> None:
        cursor = self._board_scene.cursor
        cell = cursor.cell
        if not cursor.isVisible() and not self._is_visible(cell):
            cell = self._board_scene.hex_at(self.mapToScene(self.viewport().rect().center()))
        self._board_scene.move_cursor(way.from_cell(cell))
        self.ensure_cell_visible(cursor.cell)

    def _pan_by_key(self, way: Way) -> None:
        across, down = _ASIDE[way]
        width = round(self.viewport().width() * PAN_FRACTION)
        height = round(self.viewport().height() * PAN_FRACTION)
        self.pan_by(across * width, down * height)

    def ensure_cell_visible(self, cell: Hex) -> None:
        x, y = self._board_scene.layout.center(cell)
        size = self._board_scene.layout.size
        self.ensureVisible(QRectF(x - size, y - size, 2 * size, 2 * size), 40, 40)
        self.moved.emit()

    def _is_visible(self, cell: Hex) -> bool:
        point = self.mapFromScene(QPointF(*self._board_scene.layout.center(cell)))
        return self.viewport().rect().contains(point)

    # --- for those who hear the board

    def speak_with(self, describe: Callable[[Hex], str]) -> None:
        """From now on the cursor's cell is announced in these words."""
        self._describe = describe

    def _announce(self, cell: Hex) -> None:
        if self._describe is None:
            return
        words = self._describe(cell)
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.announced.emit(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()
        if self._fitted:
            self.fit()
        self.moved.emit()
