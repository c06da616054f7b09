"""Notes what is wrong with texts that are painted by hand, while they are painted.

Painters and font metrics are watched meanwhile (`watching`), so a new painted part is measured by
itself: shortened, larger than its place, beyond the edge of what it is painted on, or over another
text.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QFontMetricsF,
    QImage,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QWidget

from bp_desktop.ui.look import fonts, paint_cache
from tests.legible_contrast import Inked, ink_of, wanted_of

SLACK = 2
"""Pixels: Qt measures a text in fractions of them."""
FAR = 10**6
LEADING = 0.2
"""Share of a line's height that letters seldom reach, above and below them."""

Findings = set[str]


def is_typed(text: str, typed: tuple[str, ...]) -> bool:
    """A sentence that begins with a name is ours, and may not be cut."""
    return text.strip() in typed


class PaintedTexts:
    """Where texts were painted by one painter, in the pixels of what it paints on."""

    def __init__(self) -> None:
        self._painted: dict[int, tuple[QPainter, list[tuple[str, QRectF]]]] = {}

    def add(self, painter: QPainter, text: str, box: QRectF) -> Iterator[str]:
        """What is wrong with its place. Painters are kept: another one could be taken for it."""
        if not text.strip() or is_on_board(painter):
            return
        high = painter.fontMetrics().height() * LEADING
        place = painter.combinedTransform().mapRect(box.adjusted(0, high, 0, -high))
        room = _room_of(painter)
        if room is not None and not room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place):
            by = max(room.left() - place.left(), place.right() - room.right())
            below = max(room.top() - place.top(), place.bottom() - room.bottom())
            yield f"“{text}” is painted beyond the edge by {by:.0f}, {below:.0f}"
        _painter, others = self._painted.setdefault(id(painter), (painter, []))
        for other, there in others:
            shared = place.intersected(there)
            if other != text and shared.width() > SLACK and shared.height() > SLACK:
                yield f"“{text}” is painted over “{other}”"
        others.append((text, place))


def is_on_board(painter: QPainter) -> bool:
    """A board is moved and zoomed by hand: what lies at its edge is no fault."""
    device = painter.device()
    if isinstance(device, QWidget):
        return isinstance(device.parentWidget(), QGraphicsView)
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        if "/ui/board/" in frame.f_code.co_filename or "board_picture" in frame.f_code.co_filename:
            return True
        frame = frame.f_back
    return False


def _room_of(painter: QPainter) -> QRectF | None:
    device = painter.device()
    if isinstance(device, QWidget):
        room, holder = QRectF(device.rect()), device.parentWidget()
        if isinstance(holder, QAbstractScrollArea) and holder.verticalScrollBar().maximum():
            return room.adjusted(0, -FAR, 0, FAR)  # scrolling downwards leads there
        return room
    if isinstance(device, QPixmap | QImage):
        room = QRectF(QPointF(), QSizeF(device.size()) / device.devicePixelRatioF())
        return room.adjusted(0, -FAR, 0, FAR) if _scrolls_by_itself() else room
    return None


def _scrolls_by_itself() -> bool:
    """Whether what paints now is moved up and down by the wheel, without a scroll area."""
    frame: FrameType | None = sys._getframe(3)
    while frame is not None:
        painting = frame.f_locals.get("self")
        if isinstance(painting, QWidget):
            return "wheelEvent" in vars(type(painting))
        frame = frame.f_back
    return False


class PaintWatch:
    """Hears of every text that is painted or shortened."""

    def __init__(self, typed: tuple[str, ...]) -> None:
        self.found: Findings = set()
        self.inked: list[Inked] = []
        self._typed = typed
        self._places = PaintedTexts()

    def _note(self, *wrong: str) -> None:
        self.found.update(f"painted in {_caller()}: {one}" for one in wrong)

    def elided(self, text: str, shown: str) -> None:
        if shown != text and not is_typed(text, self._typed):
            self._note(f"“{text}” is shown as “{shown}”")

    def drawn(self, painter: QPainter, *given: Any) -> None:
        """By `drawText`, into a place or from a point."""
        if not isinstance(given[0], QRect | QRectF):
            at = QPointF(given[0]) if len(given) == 2 else QPointF(*given[:2])
            box = QRectF(painter.fontMetrics().boundingRect(given[-1])).translated(at)
            self._note(*self._places.add(painter, given[-1], box))
            self._ink(painter, given[-1], box)
            return
        area = QRectF(given[0])
        flags = next((int(one) for one in given[1:-1] if not isinstance(one, str)), 0)
        text = next((one for one in given[1:] if isinstance(one, str)), "")
        need = _needed(painter, area, flags, text)
        is_small = need.width() > area.width() + SLACK or need.height() > area.height() + SLACK
        if text and is_small and not is_typed(text, self._typed):
            has = f"{area.width():.0f} x {area.height():.0f}"
            self._note(f"“{text}” needs {need.width()} x {need.height()} of {has}")
        place = painter.boundingRect(area, flags, text)
        self._note(*self._places.add(painter, text, place))
        self._ink(painter, text, place)

    def drawn_static(self, painter: QPainter, *given: Any) -> None:
        line = given[-1]
        at = QPointF(given[0]) if len(given) == 2 else QPointF(*given[:2])
        self._note(*self._places.add(painter, line.text(), QRectF(at, line.size())))
        self._ink(painter, line.text(), QRectF(at, line.size()))

    def _ink(self, painter: QPainter, text: str, box: QRectF) -> None:
        device = painter.device()
        if isinstance(device, QWidget) and text.strip() and not is_on_board(painter):
            place = painter.combinedTransform().mapRect(box).toAlignedRect()
            wanted = wanted_of(painter.font())
            self.inked.append(Inked(device, text, place, ink_of(painter), wanted, _caller()))


@contextmanager
def watching(typed: tuple[str, ...]) -> Iterator[PaintWatch]:
    """Tells of the texts that are painted meanwhile, and what is wrong with them."""
    watch = PaintWatch(typed)
    fonts.forget()
    paint_cache.forget()
    draw, draw_static = QPainter.drawText, QPainter.drawStaticText
    kinds: tuple[Any, Any] = (QFontMetrics, QFontMetricsF)
    elides = [kind.elidedText for kind in kinds]

    def watched_elide(original: Any) -> Any:
        def elided(self: Any, text: str, *rest: Any) -> str:
            shown: str = original(self, text, *rest)
            watch.elided(text, shown)
            return shown

        return elided

    def drawn(self: QPainter, *given: Any) -> None:
        watch.drawn(self, *given)
        draw(self, *given)

    def drawn_static(self: QPainter, *given: Any) -> None:
        watch.drawn_static(self, *given)
        draw_static(self, *given)

    painter: Any = QPainter
    painter.drawText, painter.drawStaticText = drawn, drawn_static
    for kind, original in zip(kinds, elides, strict=True):
        kind.elidedText = watched_elide(original)
    try:
        yield watch
    finally:
        painter.drawText, painter.drawStaticText = draw, draw_static
        for kind, original in zip(kinds, elides, strict=True):
            kind.elidedText = original
        fonts.forget()
        paint_cache.forget()


def _needed(painter: QPainter, area: QRectF, flags: int, text: str) -> QSize:
    metrics = painter.fontMetrics()
    if flags & Qt.TextFlag.TextWordWrap.value:
        room = QRect(0, 0, max(1, round(area.width())), 100_000)
        return metrics.boundingRect(
            room, flags & ~0xFF | Qt.TextFlag.TextWordWrap.value, text
        ).size()
    return QSize(metrics.horizontalAdvance(text), metrics.tightBoundingRect(text).height())


def _caller() -> str:
    """The first place outside of this module and the painting helpers."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        name = frame.f_code.co_filename
        if "bp_desktop" in name and not name.endswith(("look/fonts.py", "look/guarded.py")):
            return f"{name.split('bp_desktop/')[-1]}:{frame.f_lineno}"
        frame = frame.f_back
    return "?"
