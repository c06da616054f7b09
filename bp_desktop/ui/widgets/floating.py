"""Floating frame: a panel above the others, with an edge and a painted shadow, beside a place."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QGraphicsEffect, QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.motion import Motion

SHADOWS = {"dark": (18, QColor(0, 0, 0), 0.34), "light": (14, QColor(96, 72, 40), 0.16)}
"""How far it reaches in design lengths, its colour and how dense it is at the edge."""
RADIUS, RISE = 12, 8


class RisingEffect(QGraphicsEffect):
    """Shows a widget a little lower and fainter than it is, until it has come up."""

    def __init__(self, parent: QWidget, rise: int) -> None:
        super().__init__(parent)
        self._rise = rise
        self.part = 0.0

    def show_part(self, part: float) -> None:
        self.part = part
        self.update()

    def boundingRectFor(self, rect: QRectF | QRect) -> QRectF:
        return QRectF(rect).adjusted(0, 0, 0, self._rise)

    def draw(self, painter: QPainter) -> None:
        painter.save()
        painter.setOpacity(self.part)
        painter.translate(0, self._rise * (1 - self.part))
        self.drawSource(painter)
        painter.restore()


class FloatingFrame(QWidget):
    """`frame` is what is seen of it; the shadow reaches beyond. Lay parts within `edges`.

    It fades in and rises, without ever standing elsewhere than in its place."""

    def __init__(self, theme: Theme, parent: QWidget, *, line: QColor | None = None) -> None:
        """`line`: a bar along its upper edge, such as in the colour of an owner."""
        super().__init__(parent)
        self.theme = theme
        self.line = line
        self._rising: RisingEffect | None = None
        self._motion = Motion(theme, self, self._rise, self._come_to_rest)
        theme.changed.connect(self.update)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.theme.look.reduce_motion:
            self._rising = RisingEffect(self, self.theme.px(RISE))
            self.setGraphicsEffect(self._rising)
            self._motion.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._motion.finish()

    @property
    def is_rising(self) -> bool:
        return self._motion.is_running

    def _rise(self, part: float) -> None:
        if self._rising is not None:
            self._rising.show_part(part)

    def _come_to_rest(self) -> None:
        """At rest it is painted as it is."""
        if self._rising is not None:
            self._rising = None
            self.setGraphicsEffect(None)  # type: ignore[arg-type]

    @property
    def reach(self) -> int:
        """How far the shadow goes beyond the frame."""
        return self.theme.px(SHADOWS[self.theme.mode][0])

    @property
    def frame(self) -> QRect:
        """In the coordinates of its parent."""
        return self.geometry().adjusted(self.reach, self.reach, -self.reach, -self.reach)

    def put(self, frame: QRect) -> None:
        """Where the frame stands in its parent."""
        reach = self.reach
        self.setGeometry(frame.adjusted(-reach, -reach, reach, reach))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        inside = QRectF(self.rect()).adjusted(*(self.reach + 0.5,) * 2, *(-self.reach - 0.5,) * 2)
        radius = self.theme.px(RADIUS)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_shadow(painter, self.rect(), self.theme)
            outline = QPainterPath()
            outline.addRoundedRect(inside, radius, radius)
            painter.fillPath(outline, self.theme.color("surface"))
            if self.line is not None:
                bar = QRectF(inside.x(), inside.y(), inside.width(), self.theme.px(5))
                painter.save()
                painter.setClipRect(bar)
                painter.fillPath(outline, self.line)
                painter.restore()
            painter.strokePath(outline, QPen(self.theme.color("outline"), 1))


def paint_shadow(painter: QPainter, around: QRect, theme: Theme) -> None:
    """Fill a rectangle up to a frame inside it, which it is wider than by the reach all round."""
    reach, color, density = SHADOWS[theme.mode]
    corner = theme.px(reach) + theme.px(RADIUS)
    patch = _patch(theme.px(reach), theme.px(RADIUS), color.name(), density)
    ends = (0, corner), (corner, 1), (corner + 1, corner)
    left, top = around.left(), around.top()
    width, height = around.width(), around.height()
    across = (left, corner), (left + corner, width - 2 * corner), (left + width - corner, corner)
    down = (top, corner), (top + corner, height - 2 * corner), (top + height - corner, corner)
    for (y, tall), (from_y, from_tall) in zip(down, ends, strict=True):
        for (x, wide), (from_x, from_wide) in zip(across, ends, strict=True):
            source = QRect(from_x, from_y, from_wide, from_tall)
            painter.drawPixmap(QRect(x, y, wide, tall), patch, source)


@lru_cache(maxsize=8)
def _patch(reach: int, radius: int, color: str, density: float) -> QPixmap:
    """Four corners with one pixel between them: ring upon ring, denser towards the frame."""
    side = 2 * (reach + radius) + 1
    patch = QPixmap(QSize(side, side))
    patch.fill(Qt.GlobalColor.transparent)
    with QPainter(patch) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(reach):
            ink = QColor(color)
            ink.setAlphaF(density * (step / reach) ** 2)
            painter.setBrush(ink)
            inside = QRectF(step, step, side - 2 * step, side - 2 * step)
            painter.drawRoundedRect(inside, radius + reach - step, radius + reach - step)
    return patch


def beside(room: QRect, size: QSize, thing: QRect, gap: int) -> QRect:
    """A place of that size within `room`, above the thing, or below it where there is more."""
    above, below = thing.top() - room.top(), room.bottom() - thing.bottom()
    fits_above = above >= size.height() + gap or above >= below
    top = thing.top() - gap - size.height() if fits_above else thing.bottom() + 1 + gap
    left = thing.center().x() - size.width() // 2
    return within(room, QRect(QPoint(left, top), size))


def within(room: QRect, place: QRect) -> QRect:
    """The same place, moved into the room; where it does not fit, its upper left corner does."""
    left = max(room.left(), min(place.left(), room.right() + 1 - place.width()))
    top = max(room.top(), min(place.top(), room.bottom() + 1 - place.height()))
    return QRect(QPoint(left, top), place.size())
