"""Canvas that things on a board are painted on: a painter, its scale, its colours and sprites."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from math import floor
from typing import Generic, TypeVar

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.board.layers import CELL_LINES, USUAL, Layers
from bp_desktop.ui.board.palette import BoardPalette
from bp_desktop.ui.board.sprites import LARGEST, SpriteCache
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget

HALF = 0.5 + 1e-6


def device_pixels(painter: QPainter) -> None:
    """Let the painter count real pixels of its device from now on.

    Pictures put at whole numbers are then copied instead of resampled. A widget's painter keeps
    the screen's scale and its place in the window to itself, so both are undone here.
    """
    painter.resetTransform()
    scaled, _ = painter.deviceTransform().inverted()
    painter.setWorldTransform(scaled)


def nearest_pixel(point: QPointF) -> QPoint:
    """Halves go up, even when arithmetic left them a hair below: neighbours that are rounded
    apart would leave a gap or overlap."""
    return QPoint(floor(point.x() + HALF), floor(point.y() + HALF))


HEX_SIZE = 20.0
LAYOUT = HexLayout(HEX_SIZE)
"""Scene coordinates of the board."""
PAPER_LINE = 0.5
"""A pixel's width on paper, in scene units; on screen a line is as wide as pixels are."""

P_co = TypeVar("P_co", bound=BoardPalette, covariant=True)


class Canvas(Generic[P_co]):
    """A painter in scene coordinates, the part of the board that will be seen, and the style."""

    def __init__(
        self,
        painter: QPainter,
        area: QRectF,
        scale: float,
        colors: P_co,
        *,
        layers: Layers = USUAL,
        sprites: SpriteCache | None = None,
        pace: PaintBudget = UNHURRIED,
        blank: bool = False,
    ) -> None:
        """`scale` is device pixels per scene unit; without `sprites` all is painted afresh."""
        self.painter = painter
        self.area = area
        self.scale = scale
        self.colors = colors
        self.layers = layers
        self.vectors = sprites is None
        self.blank = blank
        """Whether there is nothing on it yet, so that colours may replace what is there."""
        self.cell = LAYOUT.hex_width * scale
        """The width of a cell in pixels, by which the level of detail is chosen."""
        self.shaded = self.cell >= 3
        self.pieces = self.cell >= 9
        """Whether things in cells are recognisable; below, they are dots or left out."""
        self.cell_lines = layers.shows(CELL_LINES) and self.cell >= 14
        self.labels = self.cell >= 44
        self._sprites = sprites
        self._shelf_key = (scale, colors.name)
        self._shelf = sprites.shelf(self._shelf_key) if sprites is not None else {}
        self._pace = pace
        self._to_scene = painter.worldTransform()
        device = painter.deviceTransform()
        self._dx, self._dy = device.dx() + HALF, device.dy() + HALF
        self._left, self._top = area.left(), area.top()
        self._right, self._bottom = area.right(), area.bottom()

    def pen(self, color: str | QColor, pixels: float) -> QPen:
        """A line as wide at every zoom."""
        if self.vectors:
            pen = QPen(QColor(color), pixels * PAPER_LINE)
        else:
            pen = QPen(QColor(color), pixels)
            pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def draw_outline(self, path: QPainterPath, edges: Sequence[QLineF]) -> None:
        """A closed line in an opaque colour; on paper its corners are joined properly."""
        if self.vectors:
            self.painter.drawPath(path)
        else:
            self.painter.drawLines(edges)

    @contextmanager
    def stamping(self) -> Iterator[None]:
        """Within this, `stamp` may be used, and the painter counts device pixels."""
        device_pixels(self.painter)
        yield
        self.painter.setWorldTransform(self._to_scene)

    def stamped(self, x: float, y: float, name: Hashable) -> bool:
        """Whether something was there already and had only to be copied; if not, `stamp` it.

        Thousands of times a second, so it is the shortest way. Pictures are put on whole pixels,
        the same way in every chunk, so that what is cut by a seam fits together.
        """
        sprite = self._shelf.get(name)
        if sprite is None:
            return False
        left, top = x + sprite.left, y + sprite.top
        if (
            left <= self._right
            and top <= self._bottom
            and left + sprite.width >= self._left
            and top + sprite.height >= self._top
        ):
            scale = self.scale
            self.painter.drawPixmap(
                floor(left * scale + self._dx), floor(top * scale + self._dy), sprite.picture
            )
        return True

    def stamp(
        self,
        x: float,
        y: float,
        name: Hashable,
        extent: QRectF,
        paint: "Callable[[Canvas[P_co]], None]",
        largest: int = LARGEST,
        master: Hashable = None,
    ) -> None:
        """Draw something that comes again and again and reaches over `extent` around a point.

        `paint` gets a canvas whose origin is that point; `name` must tell apart whatever it
        would draw differently at the same scale. Where a `master` of it is kept, that is shrunk.
        """
        if not extent.translated(x, y).intersects(self.area):
            return
        if self._sprites is None or max(extent.width(), extent.height()) * self.scale > largest:
            self.rest()
            self._paint_afresh(x, y, paint)
            return
        self._pace.keep()
        ready = self._sprites.shrunk(master, round(extent.width() * self.scale))
        if ready is not None:
            self._sprites.put(self._shelf_key, name, extent, ready)
        else:
            self._sprites.make(
                self._shelf_key,
                name,
                extent,
                lambda painter: paint(self._own(painter, extent, blank=True)),
            )
        self.stamped(x, y, name)

    def rest(self) -> None:
        """Between two things on paper: whoever waits for the print may hear of it, or stop it."""
        if self.vectors:
            self._pace.keep()

    def draw_master(self, master: Hashable, extent: QRectF) -> bool:
        """Begin a sprite with what a master shows over `extent`; False: there is none."""
        if self._sprites is None or not self.blank:
            return False
        ready = self._sprites.shrunk(master, round(extent.width() * self.scale))
        if ready is None:
            return False
        self.painter.drawPixmap(extent, ready, QRectF(ready.rect()))
        return True

    def _paint_afresh(self, x: float, y: float, paint: "Callable[[Canvas[P_co]], None]") -> None:
        self.painter.save()
        self.painter.setWorldTransform(self._to_scene)
        self.painter.translate(x, y)
        paint(self._own(self.painter, self.area.translated(-x, -y)))
        self.painter.restore()

    def _own(self, painter: QPainter, area: QRectF, *, blank: bool = False) -> "Canvas[P_co]":
        return Canvas(
            painter,
            area,
            self.scale,
            self.colors,
            layers=self.layers,
            sprites=self._sprites,
            blank=blank,
        )
