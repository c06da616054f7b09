"""Whole board in a rectangle or as an image: on Home, on paper, in the chronicle."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.ui.board.still import UNHURRIED, PaintBudget, StillBoard

ROOMY = 0.94
"""Share of a thumbnail that its board fills at most."""


def paint_thumbnail(painter: QPainter, rect: QRectF, board: StillBoard) -> None:
    """In the middle of `rect`, with a little room around it; the painter counts pixels."""
    paint_fitted(painter, rect, board, share=ROOMY)


def paint_fitted(
    painter: QPainter,
    rect: QRectF,
    board: StillBoard,
    *,
    share: float = 1.0,
    dots: float = 1.0,
    pace: PaintBudget = UNHURRIED,
) -> None:
    """As large as `rect` allows; `dots` are device pixels per unit of the painter."""
    bounds = board.bounds()
    if bounds.isEmpty():
        return
    scale = min(rect.width() / bounds.width(), rect.height() / bounds.height()) * share
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    try:
        board.paint(painter, bounds, dots * scale, pace)
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
