"""A thing above the board: a picture on a cell that can be moved without repainting the rest."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.board.pixels import device_pixels, nearest_pixel
from bp_desktop.ui.board.scene import BoardScene

Z_PIECES = 100.0

Picture = Callable[[int], QPixmap]
"""The piece as a square picture of so many pixels; expected to be cached."""


class PieceItem(QGraphicsItem):
    """Shows a picture on a cell, pixel on pixel at every zoom. Never changes a document.

    For what is in hand or on its way: what stands still belongs to the board below.
    """

    def __init__(self, picture: Picture, layout: HexLayout, *, side: float = 1.5) -> None:
        """`side` is the picture's side in hex sizes."""
        super().__init__()
        self._layout = layout
        self._picture = picture
        self._side = layout.size * side
        self.setZValue(Z_PIECES)

    def show_at(self, cell: Hex) -> None:
        self.setPos(*self._layout.center(cell))

    def boundingRect(self) -> QRectF:
        half = self._side / 2 + 1
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        transform, device = painter.worldTransform(), painter.deviceTransform()
        pixels = max(1, round(self._side * device.m11()))
        # While zooming every frame has another size: a near one, scaled, spares drawing it anew.
        picture = self._picture(_rung(pixels) if self._in_motion() else pixels)
        corner = nearest_pixel(QPointF(device.dx() - pixels / 2, device.dy() - pixels / 2))
        device_pixels(painter)
        painter.drawPixmap(QRect(corner.x(), corner.y(), pixels, pixels), picture)
        painter.setWorldTransform(transform)

    def _in_motion(self) -> bool:
        scene = self.scene()
        return isinstance(scene, BoardScene) and scene.in_motion


def _rung(pixels: int) -> int:
    """One of few sizes, so that pictures are found again."""
    return 1 << (pixels - 1).bit_length()
