"""Fingers on a window: what they touch is clicked, moved, zoomed, held or asked about.

A mouse tells by its buttons what it means. Of a finger that is known only when it has moved, been
lifted or stayed where it is; until then nothing is pressed, and then what follows looks to every
widget as if a mouse had done it.
"""

from __future__ import annotations

from enum import Enum, auto
from math import dist
from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QEventPoint,
    QHelpEvent,
    QInputDevice,
    QMouseEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QGraphicsView,
    QLineEdit,
    QScrollBar,
    QSplitterHandle,
    QToolButton,
    QWidget,
)

from bp_desktop.ui.look.tokens import TARGET

if TYPE_CHECKING:
    from bp_desktop.ui.look.theme import Theme

SLOP = 12
"""Pixels that a finger may move by without meaning it."""
HOLD_MS = 500
"""How long a finger rests before it asks."""
TWICE_MS = 350
FLING_MS = 450
LEAST_FLING = 0.25
"""Pixels a millisecond: a slower finger leaves everything where it is."""
RECENT_MS = 80
"""How far back counts for how fast a finger was."""
TOUCHES = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)
LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
DRAGGED = "dragged"
"""The property of a widget that goes with a finger itself, also where its surroundings could."""
Press = QEvent.Type.MouseButtonPress


@runtime_checkable
class FingerBoard(Protocol):
    """What can be moved and zoomed in place: a board."""

    finger_draws: bool
    """One finger is for the tool in hand, and only two move the board."""

    def pan_by(self, dx: int, dy: int) -> None: ...

    def zoom_by(self, factor: float, about: QPoint | None = None) -> None: ...


class _Doing(Enum):
    NOTHING = auto()
    WAITING = auto()
    """Down, and nobody knows yet what for."""
    PANNING = auto()
    PINCHING = auto()
    DRAGGING = auto()
    """As a mouse with its button down."""
    DONE = auto()
    """It asked; what comes until it is lifted means nothing."""


class FingerFilter(QObject):
    """Hears the touches of one window, and nothing else of it."""

    touched = Signal()
    """A finger was lifted: whoever wants to change the window may do so now."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._doing = _Doing.NOTHING
        self._target: QWidget = window
        self._from = self._last = QPointF()
        self._panned: QWidget | None = None
        self._trail: list[tuple[int, QPointF]] = []
        self._spread: tuple[float, QPointF] | None = None
        self._tapped: tuple[int, QPointF] | None = None
        self.hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self.hold.timeout.connect(self._on_held)
        self._way = self._gone = QPointF()
        self.fling = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FLING_MS)
        self.fling.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.fling.valueChanged.connect(self._on_flung)

    def follow(self) -> None:
        """From now on."""
        self._window.winId()  # which makes what touches come to, if it is not there yet
        self._window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in TOUCHES or not isinstance(event, QTouchEvent):
            return False
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False  # a trackpad has gestures of its own
        if self._doing is _Doing.NOTHING and not self._listens():
            if kind is QEvent.Type.TouchEnd:
                QTimer.singleShot(0, self, self.touched.emit)
            return False
        event.accept()
        if kind is QEvent.Type.TouchCancel:
            self._give_up()
        else:
            self._hear(event)
        return True

    def _listens(self) -> bool:
        """A menu over the window closes at a touch beside it, as at a click: Qt sees to that."""
        return self._theme.look.touch and QApplication.activePopupWidget() is None

    # --- what fingers do

    def _hear(self, event: QTouchEvent) -> None:
        released = QEventPoint.State.Released
        down = [one.position() for one in event.points() if one.state() != released]
        if self._doing is _Doing.NOTHING and down:
            self._begin(down[0])
        if len(down) > 1:
            self._pinch(down[0], down[1])
        elif down and self._doing is _Doing.PINCHING:
            self._spread = None  # one finger is left, and it only ends this
        elif down:
            self._move(down[0], event.timestamp())
        elif event.type() is QEvent.Type.TouchEnd:
            self._end(event.points()[0].position(), event.timestamp())

    def _begin(self, at: QPointF) -> None:
        self.fling.stop()
        self._doing = _Doing.WAITING
        self._from = self._last = at
        self._trail = []
        self._panned = None
        self._target = aimed_at(self._window, at)
        self.hold.start()

    def _move(self, at: QPointF, when: int) -> None:
        way = at - self._last
        if self._doing is _Doing.WAITING and _far(at, self._from):
            self.hold.stop()
            self._panned = panned_by(self._target, at - self._from)
            if self._panned is not None:
                self._doing = _Doing.PANNING
                way = at - self._from
            else:
                self._press()
        if self._doing is _Doing.PANNING:
            pan(self._panned, way)
            self._trail.append((when, at))
        elif self._doing is _Doing.DRAGGING:
            self._send(QEvent.Type.MouseMove, at, NO_BUTTON, LEFT)
        self._last = at

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        middle, wide = (one + other) / 2, max(1.0, dist(one.toTuple(), other.toTuple()))
        if self._doing in (_Doing.WAITING, _Doing.PANNING):
            self.hold.stop()
            self._panned = _board_around(self._target)
            self._doing = _Doing.PINCHING if self._panned is not None else _Doing.DONE
            self._spread = None
        if self._doing is not _Doing.PINCHING:
            return
        board, before = self._panned, self._spread
        if before is not None and board is not None:
            pan(board, middle - before[1])
            inside = cast("QGraphicsView", board).viewport().mapFrom(self._window, middle.toPoint())
            cast("FingerBoard", board).zoom_by(wide / before[0], inside)
        self._spread = wide, middle

    def _end(self, at: QPointF, when: int) -> None:
        self.hold.stop()
        did, self._doing = self._doing, _Doing.NOTHING
        match did:
            case _Doing.WAITING:
                # Not within the touch: what it opens may wait for somebody's answer.
                QTimer.singleShot(0, self, lambda: self._tap(at, when))
            case _Doing.DRAGGING:
                self._send(QEvent.Type.MouseButtonRelease, at, LEFT, NO_BUTTON)
            case _Doing.PANNING:
                self._fling(at, when)

    def _give_up(self) -> None:
        self.hold.stop()
        if self._doing is _Doing.DRAGGING:  # outside of everything, so that it does nothing
            self._send(QEvent.Type.MouseButtonRelease, QPointF(-9999, -9999), LEFT, NO_BUTTON)
        self._doing = _Doing.NOTHING

    def _on_held(self) -> None:
        """Asks about what is there; else tells what a pointer that waits would be told; else it
        is a button that is held down."""
        if self._doing is not _Doing.WAITING:
            return
        self._doing = _Doing.DONE
        at, far = self._places(self._from)
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at.toPoint(), far.toPoint())
        tip = QHelpEvent(QEvent.Type.ToolTip, at.toPoint(), far.toPoint())
        for event in (menu, tip):
            QApplication.sendEvent(self._target, event)
            if event.isAccepted():
                return
        self._press()

    # --- what a mouse would do

    def _tap(self, at: QPointF, when: int) -> None:
        before, self._tapped = self._tapped, (when, at)
        twice = before is not None and when - before[0] < TWICE_MS and not _far(at, before[1])
        if twice:
            self._tapped = None
        self._focus()
        self._send(QEvent.Type.MouseButtonDblClick if twice else Press, at, LEFT, LEFT)
        self._send(QEvent.Type.MouseButtonRelease, at, LEFT, NO_BUTTON)

    def _press(self) -> None:
        self._doing = _Doing.DRAGGING
        self._focus()
        self._send(Press, self._from, LEFT, LEFT)

    def _focus(self) -> None:
        """Where a click would bring the keyboard; Qt asks for that only at real clicks."""
        widget: QWidget | None = self._target
        while widget is not None:
            if widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                widget.setFocus(Qt.FocusReason.MouseFocusReason)
                return
            widget = None if widget.isWindow() else widget.parentWidget()

    def _send(
        self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, down: Qt.MouseButton
    ) -> None:
        inside, far = self._places(at)
        if isinstance(self._target.parentWidget(), QLineEdit):  # beside it counts too
            inside = QPointF(self._target.rect().center())
        QApplication.sendEvent(
            self._target, QMouseEvent(kind, inside, at, far, button, down, NO_KEYS)
        )

    def _places(self, at: QPointF) -> tuple[QPointF, QPointF]:
        """On the target, and on the screen."""
        return self._target.mapFrom(self._window, at), self._window.mapToGlobal(at)

    # --- going on by itself

    def _fling(self, at: QPointF, when: int) -> None:
        recent = [one for one in self._trail if when - one[0] <= RECENT_MS]
        if self._theme.look.reduce_motion or len(recent) < 2:
            return
        passed = max(1, recent[-1][0] - recent[0][0])
        speed = (recent[-1][1] - recent[0][1]) / passed
        if max(abs(speed.x()), abs(speed.y())) < LEAST_FLING:
            return
        self._way = speed * (FLING_MS / 3)  # so it begins as fast as the finger was
        self._gone = QPointF()
        self.fling.start()

    def _on_flung(self, part: float) -> None:
        now = self._way * part
        pan(self._panned, now - self._gone)
        self._gone = now


def aimed_at(window: QWidget, at: QPointF) -> QWidget:
    """The widget under a finger; in a field also the small button that is not quite under it."""
    found = window.childAt(at.toPoint()) or window
    inside = found.mapFrom(window, at.toPoint())
    for button in found.findChildren(QToolButton) if isinstance(found, QLineEdit) else ():
        area = button.geometry().adjusted(-TARGET // 4, -TARGET // 2, TARGET // 2, TARGET // 2)
        if button.isVisible() and area.contains(inside):
            return button
    return found


def _far(one: QPointF, other: QPointF) -> bool:
    return dist(one.toTuple(), other.toTuple()) > SLOP


def _board_around(widget: QWidget | None) -> QWidget | None:
    while widget is not None:
        if isinstance(widget, QGraphicsView) and isinstance(widget, FingerBoard):
            return widget
        widget = widget.parentWidget()
    return None


def panned_by(widget: QWidget | None, way: QPointF) -> QWidget | None:
    """What a finger moves that goes this way on a widget: the board, or what scrolls around it.
    None: the widget itself is dragged, if anything is."""
    while widget is not None:
        if isinstance(widget, QAbstractSlider | QSplitterHandle) or widget.property(DRAGGED):
            return None
        if isinstance(widget, QGraphicsView):
            is_moved = isinstance(widget, FingerBoard) and not widget.finger_draws
            return widget if is_moved else None
        if isinstance(widget, QAbstractScrollArea) and _goes(
            *max(_bars(widget, way), key=lambda one: abs(one[1]))
        ):
            return widget
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


def pan(area: QWidget | None, way: QPointF) -> None:
    """What lies under the finger goes with it."""
    if isinstance(area, QGraphicsView) and isinstance(area, FingerBoard):
        area.pan_by(-round(way.x()), -round(way.y()))
    elif isinstance(area, QAbstractScrollArea):
        for bar, part in _bars(area, way):
            bar.setValue(bar.value() - round(part))


def _bars(area: QAbstractScrollArea, way: QPointF) -> tuple[tuple[QScrollBar, float], ...]:
    return (area.horizontalScrollBar(), way.x()), (area.verticalScrollBar(), way.y())


def _goes(bar: QScrollBar, part: float) -> bool:
    return bar.value() < bar.maximum() if part < 0 else part > 0 and bar.value() > bar.minimum()
