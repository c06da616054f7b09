"""Zooming and panning view over a board drawn from chunks, before it has hands."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import exp, log
from time import perf_counter

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMargins,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bp_desktop.ui.board.chunks import ChunkCache
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.look.guarded import guarded

STEP = 2 ** (1 / 4)
"""A notch of the wheel: four double the scale, and the same few scales come again."""
MAX_SCALE = 12.0
SMALLEST_FIT = 0.5
"""How far one may zoom out, as a part of what shows the whole board."""
REST_MS = 80
"""After this long without a movement the view is at rest and is made sharp."""
SLICE_SECONDS = 0.008
"""How long the view works on its sharpness before it looks for events again."""
SHOW_SECONDS = 0.03
"""How often what has become sharp comes to the screen."""
MOVING_SECONDS = 0.002
"""The same while it is zoomed or panned: once after every frame."""
QUIET_MS = 15
"""Between two slices of work that nobody waits for."""
FIT_MARGIN = 16
ROUNDED = 2
"""Pixels, across and down together, that rounding alone can shift a view by."""


class MovingView(QGraphicsView):
    """Shows a BoardScene above a StillBoard; whoever holds it says where to look."""

    moved = Signal()
    """Panned, zoomed or resized: what is visible changed."""
    board_changed = Signal()

    def __init__(self, scene: BoardScene, board: StillBoard, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board_scene = scene
        self._board = board
        self.chunks = ChunkCache(board)
        self._resting = True
        self._sharp = False
        self._anchor: tuple[QPoint, QPointF] | None = None
        self._unseen: list[QRectF] = []
        self._seen_at = 0.0
        self._fitted = True
        self._covered = QMargins()
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._on_rest)
        self._refine = QTimer(self, singleShot=True, interval=0)
        self._refine.timeout.connect(self._on_refine)
        self._first = FirstEvent(self, self._on_first)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet)
        self._ahead = board.prepare()
        self._pause = CollectorPause()
        self.destroyed.connect(self._pause.end)
        # Python may come to this view much later, and pictures are large.
        self.destroyed.connect(self.chunks.clear)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- the board below

    def show_board(self, board: StillBoard, changed: QRectF | None = None) -> None:
        """The board looks different now, within `changed` or wherever the board itself says."""
        before, self._board = self._board, board
        least = self.chunks.least_scale
        areas = board.changed_since(before, least) if changed is None else [changed]
        self.chunks.show_board(board, areas)
        self._sharp = False
        self._first.ask()
        if areas is None:
            self._ahead = board.prepare()
            self._give_room()
            self.viewport().update()
        elif not self._resting:  # at rest it comes to the screen as soon as it has been drawn
            for area in areas:
                self._update(area)
        if areas is not None:
            for area in board.changed_over(before, self._device_scale):
                self._update(area)
        self.board_changed.emit()

    @property
    def board(self) -> StillBoard:
        """What it shows."""
        return self._board

    @property
    def is_sharp(self) -> bool:
        return self._sharp

    def visible_area(self) -> QRectF:
        """What the view shows, in scene coordinates."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        shown, scale = QRectF(rect), self._device_scale
        sharp = self.chunks.draw(painter, shown, scale, resting=self._resting)
        self._board.paint_over(painter, shown, scale)
        self._sharp = self._sharp and sharp
        if not self._sharp:
            self._refine.start()

    def _on_first(self) -> None:
        """All that a step changed comes to the screen at once, and is painted once."""
        self._refine.stop()
        self._on_refine()

    def _on_refine(self) -> None:
        """In slices between events, so that the hand is never waited for."""
        seconds = MOVING_SECONDS if self._rest.isActive() else SLICE_SECONDS
        visible, scale = self.visible_area(), self._device_scale
        done = self.chunks.refine(visible, scale, seconds, resting=self._resting)
        if not self._resting:
            return
        if done is not None:
            self._unseen += done
            self._refine.start()
            is_due = perf_counter() > self._seen_at + SHOW_SECONDS
            if is_due or self.chunks.is_sharp(visible, scale):
                self._show_unseen()
        elif self._unseen:  # it is sharp when it has been painted, which comes before the timer
            self._show_unseen()
            self._refine.start()
        elif not self._sharp:
            self._sharp = True
            self._quiet.start()

    def _show_unseen(self) -> None:
        """Bring what has become sharp to the screen: some at a time, since each time costs."""
        for area in self._unseen:
            self._update(area)
        self._unseen.clear()
        self._seen_at = perf_counter()

    def _on_quiet(self) -> None:
        """With nothing else to do: a little of what will be needed later."""
        if not self._sharp or not self.isVisible():
            return
        if self._rest.isActive():
            self._quiet.start()
            return
        until = perf_counter() + MOVING_SECONDS
        for _ in self._ahead:
            if perf_counter() > until:
                self._quiet.start()
                return

    def _keep_moving(self) -> None:
        self._pause.begin()
        self._rest.start()

    def _on_rest(self) -> None:
        self._pause.end()
        if not self._resting:
            self._resting = True
            self._board_scene.rest()
            self._seen_at = perf_counter()
            self._refine.start()

    def _update(self, area: QRectF) -> None:
        self.viewport().update(self.mapFromScene(area).boundingRect().adjusted(-1, -1, 1, 1))

    @property
    def _device_scale(self) -> float:
        return self.scale_now * self.devicePixelRatioF()

    # --- zoom

    @property
    def scale_now(self) -> float:
        return self.transform().m11()

    def cover(self, edges: QMargins) -> None:
        """Something lies over the edges of the view: the whole board is shown, and zoomed, in the
        middle of what is left free. Without any, it keeps a margin of its own."""
        if edges != self._covered:
            self._covered = edges
            self._give_room()
            if self._fitted:
                self.fit()

    @property
    def free_rect(self) -> QRect:
        """The part of the view that nothing lies over."""
        margin = QMargins(FIT_MARGIN, FIT_MARGIN, FIT_MARGIN, FIT_MARGIN)
        edges = margin if self._covered.isNull() else self._covered
        return self.viewport().rect().marginsRemoved(edges)

    @property
    def is_fitted(self) -> bool:
        """Whether it shows the whole board, however large the view becomes."""
        return self._fitted

    def zoom_by(self, factor: float, about: QPoint | None = None) -> None:
        """Zoom so that the point under `about` stays where it is."""
        now = self.scale_now
        wanted = min(max(now * factor, self._least_scale()), MAX_SCALE)
        if wanted == now:
            return
        anchor = about if about is not None else self.free_rect.center()
        before = self._anchored(anchor)
        with self._painted_later():
            self._set_scale(wanted, moving=True)
            shift = self.mapFromScene(before) - anchor
            self._scroll_by(shift.x(), shift.y())
        self._anchor = (anchor, before)
        self._fitted = False
        self.moved.emit()

    def _anchored(self, anchor: QPoint) -> QPointF:
        """What lies under a point of the view. From zoom to zoom it is remembered, since views
        stand on whole pixels: what each step loses would add up."""
        now = self.mapToScene(anchor)
        if self._anchor is not None and self._anchor[0] == anchor:
            before = self._anchor[1]
            if (self.mapFromScene(before) - anchor).manhattanLength() <= ROUNDED:
                return before
        return now

    def zoom_in_steps(self, notches: float, about: QPoint | None = None) -> None:
        """Zoom by notches of a wheel; whole ones lead from one usual scale to the next."""
        now = log(self.scale_now) / log(STEP)
        wanted = now + notches
        if notches == round(notches):
            wanted = round(wanted)
        self.zoom_by(exp((wanted - now) * log(STEP)), about)

    def fit(self, area: QRectF | None = None, *, moving: bool = False) -> None:
        """Show the whole board, or all of an area; `moving` if it is one of many in a row."""
        target = area if area is not None else self._board.bounds()
        if target.isEmpty() or self.viewport().width() < 2:
            return
        scale = min(max(self._scale_for(target), self._least_scale()), MAX_SCALE)
        with self._painted_later():
            self._set_scale(scale, moving=moving)
            self.centerOn(target.center() + self._aside())
        self._fitted = area is None
        self.moved.emit()

    def look_at(self, middle: QPointF, scale: float, *, moving: bool = False) -> None:
        """Bring a point of the board to the middle of what is free, at a scale."""
        wanted = min(max(scale, self._least_scale()), MAX_SCALE)
        with self._painted_later():
            self._set_scale(wanted, moving=moving)
            self.centerOn(middle + self._aside())
        self._fitted = False
        self.moved.emit()

    @property
    def looked_at(self) -> QPointF:
        """The point of the board in the middle of what is free."""
        return self.mapToScene(self.free_rect.center())

    @property
    def free_area(self) -> QRectF:
        """The part of the board that is seen, where nothing lies over it."""
        return self.mapToScene(self.free_rect).boundingRect()

    def scale_for(self, area: QRectF) -> float:
        """At which an area fills the view."""
        return self._scale_for(area)

    def _scale_for(self, area: QRectF) -> float:
        room = self.free_rect
        width, height = max(room.width(), 1), max(room.height(), 1)
        return min(width / max(area.width(), 1.0), height / max(area.height(), 1.0))

    def _least_scale(self) -> float:
        return min(1.0, SMALLEST_FIT * self._scale_for(self._board.bounds()))

    def _set_scale(self, scale: float, *, moving: bool) -> None:
        if moving:
            self._resting = False
            self._board_scene.in_motion = True
            self._keep_moving()
        self._sharp = False
        self.setTransform(QTransform.fromScale(scale, scale))
        self._give_room()

    @contextmanager
    def _painted_later(self) -> Iterator[None]:
        """Qt would move pixels about for every step of a change, and then paint all anew."""
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        try:
            yield
        finally:
            self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.viewport().update()

    def _give_room(self) -> None:
        """Let every point of the board be brought to the middle of the view, and no further."""
        aside = self._aside()
        across = self.viewport().width() / 2 / self.scale_now
        down = self.viewport().height() / 2 / self.scale_now
        room = self._board.bounds().adjusted(-across, -down, across, down)
        self.setSceneRect(room.united(room.translated(aside)))

    def _aside(self) -> QPointF:
        """From the middle of what is free to the middle of the view, on the board."""
        middle = QPointF(self.viewport().rect().center())
        return (middle - QPointF(self.free_rect.center())) / self.scale_now

    # --- pan

    def pan_by(self, dx: int, dy: int) -> None:
        self._keep_moving()
        self._scroll_by(dx, dy)
        self._fitted = False
        self.moved.emit()

    def go_to(self, point: QPointF) -> None:
        """Bring a point of the board to the middle."""
        here = self.mapFromScene(point) - self.free_rect.center()
        self.pan_by(here.x(), here.y())

    def _scroll_by(self, dx: int, dy: int) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + dx)
        down.setValue(down.value() + dy)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._quiet.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()
        if self._fitted:
            self.fit(moving=self.isVisible())
        self.moved.emit()


class FirstEvent(QObject):
    """Calls before all other events that wait, and so before anything is painted: a scene lets the
    whole window be painted as soon as one of its items has changed."""

    def __init__(self, parent: QObject, then: Callable[[], object]) -> None:
        super().__init__(parent)
        self._then = then
        self._is_asked = False

    def ask(self) -> None:
        """Once, however often it is asked until then."""
        if not self._is_asked:
            self._is_asked = True
            first = Qt.EventPriority.HighEventPriority.value
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), first)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.User:
            return super().event(event)
        self._is_asked = False
        self._then()
        return True


class CollectorPause:
    """While a movement lasts nothing is collected: a full round on a large board takes two frames.

    Whoever begins must end it, however the movement ends. If somebody else has switched the
    collector off already, that is left to them.
    """

    def __init__(self) -> None:
        self._holds = False

    def begin(self) -> None:
        if not self._holds and gc.isenabled():
            gc.disable()
            self._holds = True

    def end(self) -> None:
        if self._holds:
            self._holds = False
            gc.enable()
