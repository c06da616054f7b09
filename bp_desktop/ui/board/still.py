"""StillBoard protocol: what a board drawn from chunks can do, how long it may take; thumbnails."""

from collections.abc import Iterator
from math import inf
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter


class OutOfTimeError(Exception):
    """A picture was not finished; nothing is wrong, it is tried again in the next frame."""


class PaintBudget:
    """How long one picture may take. Whoever paints asks before each work that is kept for later
    (such as a sprite); the first is always allowed, so that every try comes further."""

    def __init__(self, until: float = inf) -> None:
        """`until` is a time of perf_counter."""
        self._until = until
        self._begun = False

    def keep(self) -> None:
        if self._begun and perf_counter() > self._until:
            raise OutOfTimeError
        self._begun = True


UNHURRIED = PaintBudget()


class StillBoard(Protocol):
    """Whoever knows what the board looks like."""

    def bounds(self) -> QRectF:
        """What there is to see, in scene coordinates."""
        ...

    def extent(self) -> QRectF:
        """What can be painted: the board, and whatever goes on around it."""
        return self.bounds()

    def background(self) -> QColor: ...

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        """Draw all that lies in `area`; the painter is in scene coordinates.

        `scale` is device pixels per scene unit, for choosing the level of detail.
        """
        ...

    def paint_kept(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        """The same without what changes too often to be kept in pictures."""
        self.paint(painter, area, scale, pace)

    def paint_over(self, painter: QPainter, area: QRectF, scale: float) -> None:
        """What `paint_kept` leaves out: little, for it is painted again with every frame."""
        return

    def changed_since(self, before: "StillBoard", scale: float = 0.0) -> list[QRectF] | None:
        """Where what is kept looks different from another board, at a scale or any larger one: from
        afar things reach further beyond their cells. None: possibly everywhere."""
        return None

    def changed_over(self, before: "StillBoard", scale: float) -> list[QRectF]:
        """The same for what is painted over it, at one scale, where not everything is different."""
        return []

    def prepare(self) -> Iterator[None]:
        """Work that will be needed for painting, a little of it with every step."""
        return iter(())


ROOMY = 0.94
"""Share of a thumbnail that its board fills at most."""


def paint_thumbnail(painter: QPainter, rect: QRectF, board: StillBoard) -> None:
    """In the middle of `rect`, with a little room around it; the painter counts pixels."""
    paint_fitted(painter, rect, board, share=ROOMY, beyond=True)


def paint_fitted(
    painter: QPainter,
    rect: QRectF,
    board: StillBoard,
    *,
    share: float = 1.0,
    dots: float = 1.0,
    beyond: bool = False,
    pace: PaintBudget = UNHURRIED,
) -> None:
    """As large as `rect` allows; `dots` are device pixels per unit of the painter. With `beyond`
    the rest of it shows what goes on around the board."""
    bounds = board.bounds()
    if bounds.isEmpty():
        return
    scale = min(rect.width() / bounds.width(), rect.height() / bounds.height()) * share
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    area = bounds
    if beyond:
        area = QRectF(QPointF(), rect.size() / scale)
        area.moveCenter(bounds.center())
        area = area.intersected(board.extent())
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    try:
        board.paint(painter, area, dots * scale, pace)
    finally:  # an export may be stopped in the middle
        painter.restore()


def board_image(board: StillBoard, scale: float) -> QImage:
    """All of it at a scale, on its background."""
    bounds = board.bounds()
    image = QImage(
        max(1, round(bounds.width() * scale)),
        max(1, round(bounds.height() * scale)),
        QImage.Format.Format_RGB32,
    )
    image.fill(board.background())
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        board.paint(painter, bounds, scale)
    return image
