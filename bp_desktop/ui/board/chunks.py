"""Chunk cache: the still part of a board as square pictures, drawn within a time budget."""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from math import ceil, floor, inf, log2
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPixmap, QRegion, QTransform

from bp_desktop.ui.board.canvas import device_pixels, nearest_pixel
from bp_desktop.ui.board.still import UNHURRIED, OutOfTimeError, PaintBudget, StillBoard

CHUNK = 256
"""Side of a chunk in device pixels."""
NEARLY = 1e-4
"""Part of a pixel that arithmetic may lose."""


class ChunkKey(NamedTuple):
    scale: float
    column: int
    row: int


class ChunkGrid:
    """Which chunks cover an area at a scale.

    A scale that is new begins at the corner of what is seen: so a view needs a quarter fewer
    chunks than on a grid that begins anywhere. While there are chunks of it, it stays.
    """

    def __init__(self) -> None:
        self._origins: dict[float, QPoint] = {}
        self._count: Counter[float] = Counter()

    def scales(self) -> set[float]:
        """Those that there are chunks of."""
        return set(self._count)

    def begin(self, seen: QRectF, scale: float) -> None:
        """Chunks of this scale are about to be made, for what is seen."""
        if scale not in self._origins:
            self._origins = {one: at for one, at in self._origins.items() if one in self._count}
            left, top = seen.left() * scale, seen.top() * scale
            self._origins[scale] = QPoint(floor(left + NEARLY), floor(top + NEARLY))

    def added(self, key: ChunkKey) -> None:
        self._count[key.scale] += 1

    def removed(self, key: ChunkKey) -> None:
        self._count[key.scale] -= 1
        if not self._count[key.scale]:
            del self._count[key.scale], self._origins[key.scale]

    def clear(self) -> None:
        self._origins.clear()
        self._count.clear()

    def corner(self, key: ChunkKey) -> QPoint:
        """Where a chunk begins, in device pixels from the origin of the plane."""
        return self._origins[key.scale] + QPoint(key.column * CHUNK, key.row * CHUNK)

    def area(self, key: ChunkKey) -> QRectF:
        corner, scale = self.corner(key), key.scale
        return QRectF(corner.x() / scale, corner.y() / scale, CHUNK / scale, CHUNK / scale)

    def keys(self, wanted: QRectF, scale: float) -> list[ChunkKey]:
        """Of the chunks that cover an area; none if the scale has not begun."""
        origin = self._origins.get(scale)
        if origin is None or wanted.isEmpty():
            return []
        x, y = origin.x(), origin.y()
        left, right = wanted.left() * scale - x + NEARLY, wanted.right() * scale - x - NEARLY
        top, bottom = wanted.top() * scale - y + NEARLY, wanted.bottom() * scale - y - NEARLY
        columns = range(floor(left / CHUNK), ceil(right / CHUNK))
        rows = range(floor(top / CHUNK), ceil(bottom / CHUNK))
        return [ChunkKey(scale, column, row) for row in rows for column in columns]


CACHE_BYTES = 17 * 1024 * 1024
KEPT = 1.7
"""Pictures kept, in views full: what is seen, and what a zoom comes back to."""
OVERVIEW_SIDE = 512
OVERVIEW_SECONDS = 0.002
"""How long a frame may spend on changes of the overview."""
STRIPS = 16
BYTES_PER_CHUNK = CHUNK * CHUNK * 4
FINER, COARSER = 1.6, 1 / 8
"""Pictures of another scale stand in for absent ones within these bounds."""
EDGE = 2
"""Pixels that lines along the edge reach beyond the board."""
BLOWN_UP = 0.24
"""While the scale changes, pictures this coarse are good enough if they cover the view."""


class ChunkCache:
    """Draws a StillBoard from pictures; what is missing shows coarser for a moment.

    `draw` only copies pictures; `refine` makes them, in slices between the frames. While the
    scale changes all the time, pictures of a power of two serve, since they can be used again;
    once it rests, pictures of the exact scale make the view sharp.
    """

    def __init__(self, board: StillBoard, room: int | None = None, *, coarse: bool = True) -> None:
        """`room` is for how many bytes of pictures; without `coarse` what is missing is left out
        for a moment, instead of shown from the overview."""
        self._board = board
        self._room = room
        self._coarse = coarse
        self._grid = ChunkGrid()
        self._chunks: OrderedDict[ChunkKey, QPixmap] = OrderedDict()
        self._stale: set[ChunkKey] = set()
        self._overview: QPixmap | None = None
        self._overview_stale: list[QRectF] = []

    def show_board(self, board: StillBoard, areas: Iterable[QRectF] | None = None) -> None:
        """Another board, or one that changed within these areas only.

        Their pictures are drawn again when they are seen; the old ones serve till then.
        """
        before, self._board = self._board.bounds(), board
        if areas is None:
            if board.bounds() != before:
                self._overview = None
            self._stale.update(self._chunks)
            self._overview_stale += _strips(before.united(board.bounds()))
        for area in areas or ():
            self._stale.update(key for key in self._chunks if self._grid.area(key).intersects(area))
            self._overview_stale.append(area)
        if len(self._overview_stale) > 4 * STRIPS:  # nobody looks at it: forget the details
            self._overview_stale = _strips(board.bounds())

    def clear(self) -> None:
        self._grid.clear()
        self._chunks.clear()
        self._stale.clear()
        self._overview = None

    @property
    def bytes_used(self) -> int:
        return len(self._chunks) * BYTES_PER_CHUNK

    def draw(self, painter: QPainter, exposed: QRectF, scale: float, *, resting: bool) -> bool:
        """Paint what is exposed; the answer is whether it is sharp already."""
        painter.save()
        # Four times as fast as smooth, and it is a matter of frames until the exact scale is there.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        to_device = painter.deviceTransform()
        device_pixels(painter)
        wanted = self._wanted(exposed, scale)
        level = self._level(wanted, scale, resting=resting)
        bare = QRegion(to_device.mapRect(exposed).toAlignedRect())
        covered = wanted.isEmpty()
        for layer in (level, *self._near(level, COARSER, FINER)[:1]):
            if not covered:
                painter.setClipRegion(bare)
                keys = self._grid.keys(wanted, layer)
                bare -= self._draw_layer(painter, to_device, keys)
                covered = bool(keys) and all(key in self._chunks for key in keys)
        if not bare.isEmpty():
            painter.setClipRegion(bare)
            painter.fillRect(bare.boundingRect(), self._board.background())
        if not covered and self._coarse:
            self._draw_overview(painter, to_device, wanted)
        painter.restore()
        self._forget_oldest(_most_at_once(painter.device()))
        return level == scale and self._is_there(wanted, scale)

    def refine(
        self, visible: QRectF, scale: float, seconds: float, *, resting: bool = True
    ) -> list[QRectF] | None:
        """Make some of the pictures that this view lacks; the answer is where.

        None: it lacks nothing.
        """
        wanted = self._wanted(visible, scale)
        if wanted.isEmpty():
            return None
        level = self._level(wanted, scale, resting=resting)
        self._grid.begin(wanted, level)
        missing = self._missing(wanted, level)
        if not missing:
            return None
        done = self._render(missing, seconds)
        return [self._grid.area(key) for key in missing[:done]]

    def _wanted(self, seen: QRectF, scale: float) -> QRectF:
        """What can be painted of what is seen, with the outermost lines in their full width."""
        bounds, edge = self._board.extent(), EDGE / scale
        if bounds.isEmpty():
            return QRectF()
        return seen.intersected(bounds.adjusted(-edge, -edge, edge, edge))

    def _level(self, wanted: QRectF, scale: float, *, resting: bool) -> float:
        """The scale of the pictures to draw with."""
        if resting or self._is_there(wanted, scale):
            return scale
        for other in self._near(scale, BLOWN_UP, FINER):
            if self._is_there(wanted, other):
                return other
        return 2.0 ** floor(log2(scale))

    def _near(self, level: float, least: float, most: float) -> list[float]:
        """Other scales there are pictures of, the nearest first."""
        others = self._grid.scales() - {level}
        others = {scale for scale in others if least <= scale / level <= most}
        return sorted(others, key=lambda scale: abs(log2(scale / level)))

    def bounds(self) -> QRectF:
        return self._board.bounds()

    def background(self) -> QColor:
        return self._board.background()

    @property
    def overview_is_fresh(self) -> bool:
        return not self._overview_stale

    def overview(self) -> QPixmap:
        """The whole board as one small picture, also good for a minimap.

        The first time it is complete; later, changes come into it within a budget per call.
        """
        bounds = self._board.bounds()
        scale = OVERVIEW_SIDE / max(bounds.width(), bounds.height(), 1.0)
        until = perf_counter() + OVERVIEW_SECONDS
        if self._overview is None:
            self._overview = self._blank(
                max(1, ceil(bounds.width() * scale)), max(1, ceil(bounds.height() * scale))
            )
            self._overview_stale, until = [bounds], inf
        room = 2 / scale
        while self._overview_stale:
            area = self._overview_stale.pop().adjusted(-room, -room, room, room)
            self._paint_into(self._overview, bounds.topLeft() * scale, area, scale)
            if perf_counter() > until:
                break
        return self._overview

    # --- drawing; the painter is in device pixels

    def _draw_layer(
        self, painter: QPainter, to_device: QTransform, keys: list[ChunkKey]
    ) -> QRegion:
        """Copy the pictures that are there; the answer is what they cover."""
        covered = QRegion()
        for key in keys:
            pixmap = self._chunks.get(key)
            if pixmap is None:
                continue
            self._chunks.move_to_end(key)
            target = to_device.mapRect(self._grid.area(key))
            if round(target.width()) == CHUNK:  # pixel on pixel: no scaling, no seams
                place = QRect(nearest_pixel(target.topLeft()), pixmap.size())
                painter.drawPixmap(place.topLeft(), pixmap)
            else:  # outward to whole pixels, so that neighbours leave no hairline between them
                place = target.toAlignedRect()
                painter.drawPixmap(place, pixmap)
            covered += place
        return covered

    def _draw_overview(self, painter: QPainter, to_device: QTransform, wanted: QRectF) -> None:
        bounds = self._board.bounds()
        wanted = wanted.intersected(bounds)
        if not wanted.isEmpty():
            overview = self.overview()
            shrunk = overview.width() / bounds.width()
            source = QRectF((wanted.topLeft() - bounds.topLeft()) * shrunk, wanted.size() * shrunk)
            painter.drawPixmap(to_device.mapRect(wanted), overview, source)

    # --- pictures

    def _is_there(self, wanted: QRectF, level: float) -> bool:
        """Whether all of an area can be drawn at a scale, as it is now."""
        if wanted.isEmpty():
            return True
        keys, chunks, stale = self._grid.keys(wanted, level), self._chunks, self._stale
        return bool(keys) and all(key in chunks and key not in stale for key in keys)

    def _missing(self, wanted: QRectF, level: float) -> list[ChunkKey]:
        """From the middle outwards: what people look at is sharp first."""
        keys = [
            key
            for key in self._grid.keys(wanted, level)
            if key not in self._chunks or key in self._stale
        ]
        middle = wanted.center()
        keys.sort(key=lambda key: (self._grid.area(key).center() - middle).manhattanLength())
        return keys

    def _render(self, missing: list[ChunkKey], seconds: float) -> int:
        """Draw the first few, as the time allows; the answer is how many."""
        started = perf_counter()
        for done, key in enumerate(missing, start=1):
            pixmap = self._blank(CHUNK, CHUNK)
            corner, area = QPointF(self._grid.corner(key)), self._grid.area(key)
            try:
                self._paint_into(pixmap, corner, area, key.scale, PaintBudget(started + seconds))
            except OutOfTimeError:
                return done - 1
            if key not in self._chunks:
                self._grid.added(key)
            self._chunks[key] = pixmap
            self._stale.discard(key)
            spent = perf_counter() - started
            if spent + spent / done > seconds:  # another one like these would be too late
                return done
        return len(missing)

    def _blank(self, width: int, height: int) -> QPixmap:
        pixmap = QPixmap(width, height)
        if self._board.background().alpha() < 255:
            pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def _paint_into(
        self,
        pixmap: QPixmap,
        corner: QPointF,
        area: QRectF,
        scale: float,
        pace: PaintBudget = UNHURRIED,
    ) -> None:
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-corner)
            painter.scale(scale, scale)
            painter.setClipRect(area)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(area, self._board.background())
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            self._board.paint(painter, area, scale, pace)

    def _forget_oldest(self, in_use: int) -> None:
        """What a large screen shows at once is never forgotten, or it would be drawn for ever."""
        most = CACHE_BYTES if self._room is None else self._room
        room = max(min(most // BYTES_PER_CHUNK, ceil(KEPT * in_use)), in_use)
        while len(self._chunks) > room:
            key, _ = self._chunks.popitem(last=False)
            self._stale.discard(key)
            self._grid.removed(key)


def _most_at_once(device: QPaintDevice) -> int:
    """How many pictures the device shows at most."""
    ratio = device.devicePixelRatioF()
    columns = ceil(device.width() * ratio / CHUNK) + 1
    rows = ceil(device.height() * ratio / CHUNK) + 1
    return columns * rows


def _strips(area: QRectF) -> list[QRectF]:
    """An area in parts that are painted one at a time."""
    height = area.height() / STRIPS
    return [
        QRectF(area.left(), area.top() + number * height, area.width(), height)
        for number in reversed(range(STRIPS))
    ]
