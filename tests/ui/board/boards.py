"""Boards to draw in tests: plain hexes, without any game."""

from collections.abc import Iterator
from time import perf_counter, sleep

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from bp_desktop.core.hexes import Hex, offset_rectangle
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.board.shapes import cell_lines
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget, StillBoard

LAYOUT = HexLayout(20.0)
Channels = np.ndarray[tuple[int, ...], np.dtype[np.int16]]
SPACE = QColor("#101830")
LINE = QColor("#7080b0")


class HexBoard(StillBoard):
    """A rectangle of cells with lines, some cells filled; counts how often it is painted."""

    def __init__(
        self, width: int = 40, height: int = 30, filled: frozenset[Hex] = frozenset()
    ) -> None:
        self._lines = cell_lines(offset_rectangle(width, height))
        self._bounds = QRectF(
            -LAYOUT.hex_width / 2,
            -LAYOUT.size,
            LAYOUT.hex_width * (width + 0.5),
            LAYOUT.row_height * (height - 1) + 2 * LAYOUT.size,
        )
        self.filled = filled
        self.painted: list[QRectF] = []
        self.prepared = 0
        self.seconds = 0.0
        """How long a painting takes at least."""

    def bounds(self) -> QRectF:
        return self._bounds

    def extent(self) -> QRectF:
        return self.bounds()

    def background(self) -> QColor:
        return SPACE

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        started = perf_counter()
        self.painted.append(area)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(LINE, 2.0))
        painter.drawPath(self._lines)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#e2b45a"))
        for cell in self.filled:
            x, y = LAYOUT.center(cell)
            painter.drawEllipse(QRectF(x - 12, y - 12, 24, 24))
        while perf_counter() - started < self.seconds:
            sleep(0.0002)

    def changed_since(self, before: StillBoard, scale: float = 0.0) -> list[QRectF] | None:
        return None

    def prepare(self) -> Iterator[None]:
        for _ in range(5):
            self.prepared += 1
            yield


def around(cell: Hex) -> QRectF:
    x, y = LAYOUT.center(cell)
    return QRectF(x - 20, y - 20, 40, 40)


def blank(width: int, height: int, ratio: float = 1.0) -> QImage:
    """A picture of so many pixels, as a screen of that scale has it."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    image.setDevicePixelRatio(ratio)
    return image


def difference(one: QImage, other: QImage) -> int:
    """The largest difference of any channel of any pixel."""
    return int(_differences(one, other).max(initial=0))


def differing_share(one: QImage, other: QImage, tolerance: int) -> float:
    """How much of the channels of all pixels differs by more than `tolerance`."""
    differences = _differences(one, other)
    return float((differences > tolerance).mean())


def worst_spot(one: QImage, other: QImage, side: int) -> float:
    """The mean difference of the channels in the square of `side` pixels that differs most.

    Squares are compared wherever they fit best within one pixel: pictures of things are put on
    whole pixels, and on another machine that may be the next one.
    """
    assert one.size() == other.size()
    rows, columns = one.height() // side, one.width() // side
    shape = (one.height(), one.width(), 4)
    here, there = _channels(one).reshape(shape), _channels(other).reshape(shape)
    spots = [
        np.abs(np.roll(here, (down, across), (0, 1)) - there)[: rows * side, : columns * side, :3]
        .reshape(rows, side, columns, side, 3)
        .mean(axis=(1, 3, 4))
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
    ]
    return float(np.min(spots, axis=0).max())


def _differences(one: QImage, other: QImage) -> Channels:
    assert one.size() == other.size()
    difference: Channels = np.abs(_channels(one) - _channels(other))
    return difference


def _channels(image: QImage) -> Channels:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(plain.constBits(), np.uint8).astype(np.int16)
