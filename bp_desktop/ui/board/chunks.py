"""Chunk cache: the still part of a board as square pictures, drawn within a time budget."""

from collections import OrderedDict
from collections.abc import Iterable
from math import ceil, floor, inf, log2
from time import perf_counter

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPixmap, QRegion, QTransform

from bp_desktop.ui.board.canvas import device_pixels, nearest_pixel
from bp_desktop.ui.board.chunk_grid import CHUNK, WHOLE, ChunkGrid, ChunkKey
from bp_desktop.ui.board.still import UNHURRIED, OutOfTimeError, PaintBudget, StillBoard
from bp_desktop.ui.look.clips import clipped

LOOSE, MENDED = 1.5, 4 * CHUNK * CHUNK
"""How much more than what changed may be drawn to draw it at once, and how many pixels at most."""
CACHE_BYTES = 15 * 1024 * 1024
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
        self._stale: dict[ChunkKey, QRect] = {}
        """The pixels of each that are no longer right."""
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
            self._stale = dict.fromkeys(self._chunks, WHOLE)
            self._overview_stale += _strips(before.united(board.bounds()))
        for area in areas or ():
            self._spoil(area)
            self._overview_stale.append(area)
        if len(self._overview_stale) > 4 * STRIPS:  # nobody looks at it: forget the details
            self._overview_stale = _strips(board.bounds())

    def _spoil(self, area: QRectF) -> None:
        """What the pictures show of an area is no longer right."""
        for scale in self._grid.scales():
            for key in self._grid.keys(area, scale):
                if key in self._chunks:
                    known = self._stale.get(key, QRect())
                    self._stale[key] = known | self._grid.pixels(key, area)

    def clear(self) -> None:
        self._grid.clear()
        self._chunks.clear()
        self._stale.clear()
        self._overview = None

    @property
    def least_scale(self) -> float:
        """Of all pictures there are."""
        scales = self._grid.scales()
        if self._overview is not None:
            scales.add(self._overview_scale)
        return min(scales, default=0.0)

    @property
    def _overview_scale(self) -> float:
        bounds = self._board.bounds()
        return OVERVIEW_SIDE / max(bounds.width(), bounds.height(), 1.0)

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
        shown = painter.paintEngine().systemClip()  # of a widget: what is painted of it now
        if not shown.isEmpty():
            bare &= shown
        covered = wanted.isEmpty()
        for layer in (level, *self._near(level, COARSER, FINER)[:1]):
            if not covered:
                keys = self._grid.keys(wanted, layer)
                bare -= self._draw_layer(painter, to_device, keys, bare)
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
        return self._render(missing, seconds)

    def is_sharp(self, visible: QRectF, scale: float) -> bool:
        """Whether this view lacks nothing."""
        return self._is_there(self._wanted(visible, scale), scale)

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
        bounds, scale = self._board.bounds(), self._overview_scale
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
        self, painter: QPainter, to_device: QTransform, keys: list[ChunkKey], bare: QRegion
    ) -> QRegion:
        """Copy the pictures that are there to where it is bare; the answer is what they cover."""
        covered, placed = QRegion(), []
        for key in keys:
            pixmap = self._chunks.get(key)
            if pixmap is None:
                continue
            self._chunks.move_to_end(key)
            target = to_device.mapRect(self._grid.area(key))
            if round(target.width()) == CHUNK:  # pixel on pixel: no scaling, no seams
                place = QRect(nearest_pixel(target.topLeft()), pixmap.size())
            else:  # outward to whole pixels, so that neighbours leave no hairline between them
                place = target.toAlignedRect()
            placed.append((place, pixmap))
            covered += place
        for part in clipped(painter, bare):
            for place, pixmap in placed:
                if place.intersects(part):
                    painter.drawPixmap(place, pixmap)
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

    def _render(self, missing: list[ChunkKey], seconds: float) -> list[QRectF]:
        """Draw the first few, as the time allows; the answer is where."""
        started, done = perf_counter(), list[QRectF]()
        together = self._together(missing)
        if not together.isEmpty():
            return self._mend(missing, together, PaintBudget(started + seconds))
        for key in missing:
            # Of a picture that is there, only what is no longer right is drawn again; painting
            # makes a copy of its own, so half a picture is never shown.
            old = self._chunks.get(key)
            pixels = WHOLE if old is None else self._stale[key]
            picture = self._blank(CHUNK, CHUNK) if pixels == WHOLE or old is None else QPixmap(old)
            corner, area = QPointF(self._grid.corner(key)), self._grid.part(key, pixels)
            try:
                self._paint_into(picture, corner, area, key.scale, PaintBudget(started + seconds))
            except OutOfTimeError:
                return done
            if old is None:
                self._grid.added(key)
            self._chunks[key] = picture
            self._stale.pop(key, None)
            done.append(area)
            spent = perf_counter() - started
            if spent + spent / len(done) > seconds:  # another one like these would be too late
                break
        return done

    def _together(self, missing: list[ChunkKey]) -> QRect:
        """The pixels around all that is to be mended, if these are hardly more than its own; empty
        if they are, or if a picture is missing."""
        whole, own = QRect(), 0
        for key in missing:
            if key not in self._chunks:
                return QRect()
            part = self._stale[key].translated(self._grid.corner(key))
            whole, own = whole | part, own + part.width() * part.height()
        around = whole.width() * whole.height()
        is_worth_it = len(missing) > 1 and around <= min(LOOSE * own, MENDED)
        return whole if is_worth_it else QRect()

    def _mend(self, keys: list[ChunkKey], pixels: QRect, pace: PaintBudget) -> list[QRectF]:
        """Draw what changed across several pictures once, and put each part where it belongs."""
        scale, corner = keys[0].scale, pixels.topLeft()
        drawn = self._blank(pixels.width(), pixels.height())
        left, top = pixels.x() / scale, pixels.y() / scale
        area = QRectF(left, top, pixels.width() / scale, pixels.height() / scale)
        try:
            self._paint_into(drawn, QPointF(corner), area, scale, pace)
        except OutOfTimeError:
            return []
        done = []
        for key in keys:
            part, picture = self._stale.pop(key), QPixmap(self._chunks[key])
            with QPainter(picture) as painter:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                place = part.translated(self._grid.corner(key) - corner)
                painter.drawPixmap(part.topLeft(), drawn, place)
            self._chunks[key] = picture
            done.append(self._grid.part(key, part))
        return done

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
            self._board.paint_kept(painter, area, scale, pace)

    def _forget_oldest(self, in_use: int) -> None:
        """What a large screen shows at once is never forgotten, or it would be drawn for ever."""
        most = CACHE_BYTES if self._room is None else self._room
        room = max(min(most // BYTES_PER_CHUNK, ceil(KEPT * in_use)), in_use)
        while len(self._chunks) > room:
            key, _ = self._chunks.popitem(last=False)
            self._stale.pop(key, None)
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
