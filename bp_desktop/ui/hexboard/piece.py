"""A thing above the board: a picture on a cell that can be moved without repainting the rest."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.hexboard.scene import BoardScene

Z_PIECES = 100.0
SMALLEST = 5
"""Pixels; below this a piece no longer shrinks, so that it can always be found."""

Picture = Callable[[int], QPixmap]
"""The piece as a square picture of so many pixels; expected to be cached."""


class PieceItem(QGraphicsItem):
    """Shows a picture on a cell, pixel on pixel at every zoom. Never changes a document."""

    def __init__(self, picture: Picture, layout: HexLayout, *, side: float = 1.5) -> None:
        """`side` is the picture's side in hex sizes."""
        super().__init__()
        self._layout = layout
        self._picture = picture
        self._side = layout.size * side
        self.setZValue(Z_PIECES)

    def show_at(self, cell: Hex) -> None:
        self.setPos(*self._layout.center(cell))

    def show_picture(self, picture: Picture) -> None:
        self._picture = picture
        self.update()

    def boundingRect(self) -> QRectF:
        half = self._side / 2 + 1
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        transform = painter.worldTransform()
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        pixels = max(SMALLEST, round(self._side * transform.m11() * ratio))
        # While zooming every frame has another size: a near one, scaled, spares drawing it anew.
        picture = self._picture(_rung(pixels) if self._in_motion() else pixels)
        wide = round(pixels / ratio)
        left, top = round(transform.dx() - wide / 2), round(transform.dy() - wide / 2)
        painter.resetTransform()
        painter.drawPixmap(QRect(left, top, wide, wide), picture)
        painter.setWorldTransform(transform)

    def _in_motion(self) -> bool:
        scene = self.scene()
        return isinstance(scene, BoardScene) and scene.in_motion

    def warm(self) -> None:
        """Have the pictures ready that a zoom will ask for."""
        for rung in RUNGS:
            self._picture(rung)


RUNGS = (24, 96)
"""Sizes that serve while zooming."""


def _rung(pixels: int) -> int:
    return RUNGS[0] if pixels <= RUNGS[0] else RUNGS[1]
