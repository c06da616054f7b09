"""Canvas that things on a board are painted on: a painter, its scale, its colours and sprites."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil, floor
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from bp_desktop.core.hexes import Hex
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget
from bp_desktop.ui.board.style import CELL_LINES, USUAL, BoardPalette, Layers

LARGEST = 400
"""Pixels; what is larger is painted afresh, since few of it fit on a screen."""
CACHE_BYTES = 8 * 1024 * 1024
MASTER_BYTES = 8 * 1024 * 1024
ENOUGH = 1.9
"""How many times as large a master must be: its pixels are averaged, so nothing looks soft."""

Scale = tuple[float, str]
"""Device pixels per scene unit, and the name of the palette."""


class Sprite(NamedTuple):
    """A picture, and where it reaches around its origin, in scene units."""

    picture: QPixmap
    left: float
    top: float
    width: float
    height: float


Shelf = dict[Hashable, Sprite]


class SpriteCache:
    """Pictures by name, on one shelf per scale: a blit instead of a painting. Scales not used for
    long are forgotten whole."""

    def __init__(self, room: int = CACHE_BYTES) -> None:
        """`room` is for how many bytes of pictures, beside the masters."""
        self._room = room
        self._shelves: OrderedDict[Scale, Shelf] = OrderedDict()
        self._bytes: dict[Scale, int] = {}
        self._masters: OrderedDict[Hashable, QImage] = OrderedDict()
        self._master_bytes = 0

    @property
    def bytes_used(self) -> int:
        return sum(self._bytes.values())

    def shelf(self, scale: Scale) -> Shelf:
        """What is there at a scale already; read it, but add through `make`."""
        shelf = self._shelves.setdefault(scale, {})
        self._bytes.setdefault(scale, 0)
        self._shelves.move_to_end(scale)
        return shelf

    def make(
        self, scale: Scale, name: Hashable, extent: QRectF, paint: Callable[[QPainter], None]
    ) -> None:
        """Paint a drawing that is not there yet; `extent` is around the painter's origin."""
        factor, _ = scale
        picture = QPixmap(ceil(extent.width() * factor) + 1, ceil(extent.height() * factor) + 1)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(factor, factor)
            painter.translate(-extent.topLeft())
            paint(painter)
        self.put(scale, name, extent, picture)

    def put(self, scale: Scale, name: Hashable, extent: QRectF, picture: QPixmap) -> None:
        """Lay a picture on its shelf; it covers `extent` around its origin."""
        self.shelf(scale)[name] = Sprite(
            picture, extent.left(), extent.top(), extent.width(), extent.height()
        )
        self._bytes[scale] += _size(picture)
        self._make_room()

    def keep_master(self, name: Hashable, picture: QImage) -> None:
        """Something drawn large, to be shrunk from then on: many times faster than drawing it."""
        self._masters[name] = picture
        self._master_bytes += picture.sizeInBytes()
        while self._master_bytes > MASTER_BYTES:
            _, oldest = self._masters.popitem(last=False)
            self._master_bytes -= oldest.sizeInBytes()

    def has_master(self, name: Hashable) -> bool:
        return name in self._masters

    def shrunk(self, name: Hashable, pixels: int) -> QPixmap | None:
        """A master's picture that wide, as good as drawn afresh; None: there is none so large."""
        master = self._masters.get(name)
        if master is None or master.width() < ENOUGH * pixels:
            return None
        smooth = Qt.TransformationMode.SmoothTransformation
        return QPixmap.fromImage(master.scaledToWidth(pixels, smooth))

    def clear(self) -> None:
        self._shelves.clear()
        self._bytes.clear()
        self._masters.clear()
        self._master_bytes = 0

    def _make_room(self) -> None:
        """The last shelf is in somebody's hand: of that one single sprites go, the oldest first."""
        while self.bytes_used > self._room:
            scale = next(iter(self._shelves))
            if len(self._shelves) > 1:
                del self._shelves[scale], self._bytes[scale]
                continue
            shelf = self._shelves[scale]
            if len(shelf) == 1:
                return
            self._bytes[scale] -= _size(shelf.pop(next(iter(shelf))).picture)


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


SPRITES = SpriteCache()
"""Shared by all boards: they consist of the same pieces."""


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
PAPER_PIXEL = 0.8
"""The same for letters and signs, which are read there from as near."""
LABELLED_CELL = 44
"""Pixels of a cell from which on its coordinates are written in it."""
SMALLEST_PIECE = 9
"""Pixels of a cell from which on what stands in it is more than a dot."""
FIXED_REACH = 40
"""Pixels that plates, badges and signs reach at most from the edge of what they are about."""
SMALLEST_LINED_CELL = 12
"""Pixels; lines around smaller cells would be a haze."""

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
        fineness: float = 1.0,
    ) -> None:
        """`scale` is device pixels per scene unit, `fineness` per pixel of the design; without
        `sprites` all is painted afresh."""
        self.painter = painter
        self.area = area
        self.scale = scale
        self.colors = colors
        self.layers = layers
        self.vectors = sprites is None
        self.blank = False
        """Whether there is nothing on it yet, so that a picture may begin with a master."""
        self.cell = LAYOUT.hex_width * scale
        """The width of a cell in pixels, by which the level of detail is chosen."""
        self.shaded = self.cell >= 2
        self.pieces = self.cell >= SMALLEST_PIECE
        """Whether things in cells are recognisable; below, they are dots or left out."""
        self.cell_lines = layers.shows(CELL_LINES) and self.cell >= SMALLEST_LINED_CELL * fineness
        self.fineness = fineness
        self.pixel = PAPER_PIXEL if sprites is None else fineness / scale
        """A pixel of the design in scene units, for what is as large at every zoom."""
        self.labels = self.cell >= LABELLED_CELL
        self._sprites = sprites
        self._shelf_key = (scale, colors.name if fineness == 1 else f"{colors.name} {fineness}")
        self._shelf = sprites.shelf(self._shelf_key) if sprites is not None else {}
        self._pace = pace
        self._to_scene = painter.worldTransform()
        device = painter.deviceTransform()
        self._dx, self._dy = device.dx() + HALF, device.dy() + HALF
        self._left, self._top = area.left(), area.top()
        self._right, self._bottom = area.right(), area.bottom()

    def may_show(self, cell: Hex, cells: int = 1) -> bool:
        """Whether the part of the board that is drawn may have any of what reaches so many cells
        beyond its own, with whatever is as large at every zoom beside it."""
        return self.may_show_at(*LAYOUT.center(cell), cells)

    def may_show_at(self, x: float, y: float, cells: int = 1) -> bool:
        """The same around a point."""
        far = (cells + 1) * LAYOUT.hex_width + FIXED_REACH * self.pixel
        return self._left - far < x < self._right + far and self._top - far < y < self._bottom + far

    def pen(self, color: str | QColor, pixels: float) -> QPen:
        """A line as wide at every zoom."""
        if self.vectors:
            pen = QPen(QColor(color), pixels * PAPER_LINE)
        else:
            pen = QPen(QColor(color), pixels * self.fineness)
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
        *,
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
        own = Canvas(
            painter,
            area,
            self.scale,
            self.colors,
            layers=self.layers,
            sprites=self._sprites,
            fineness=self.fineness,
        )
        own.blank = blank
        return own
