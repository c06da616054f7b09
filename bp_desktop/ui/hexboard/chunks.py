"""The still part of a board, kept as square pictures that are drawn within a time budget."""

from collections import OrderedDict
from math import ceil, floor, log2
from time import perf_counter
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

CHUNK = 256
"""Side of a chunk in device pixels."""
BUDGET_SECONDS = 0.004
"""How long one frame may spend on new chunks; it always draws at least one."""
CACHE_BYTES = 40 * 1024 * 1024
FINEST_IN_MOTION = 1.0
"""Pictures finer than this are drawn at rest only; a zoom deep into the board blows them up."""
OVERVIEW_SIDE = 1024
BYTES_PER_CHUNK = CHUNK * CHUNK * 4


class StillBoard(Protocol):
    """Whoever knows what the board looks like."""

    def bounds(self) -> QRectF:
        """What there is to see, in scene coordinates."""
        ...

    def background(self) -> QColor: ...

    def paint(self, painter: QPainter, area: QRectF, scale: float) -> None:
        """Draw all that lies in `area`; the painter is in scene coordinates.

        `scale` is device pixels per scene unit, for choosing the level of detail.
        """
        ...


class ChunkKey(NamedTuple):
    scale: float
    column: int
    row: int


class ChunkStore:
    """Draws a StillBoard from pictures; what is missing shows coarser for a moment.

    While the scale changes all the time, pictures of the nearest power of two serve, since they
    can be used again; once it rests, pictures of the exact scale make the view sharp.
    """

    def __init__(self, board: StillBoard) -> None:
        self._board = board
        self._chunks: OrderedDict[ChunkKey, QPixmap] = OrderedDict()
        self._stale: set[ChunkKey] = set()
        self._overview: QPixmap | None = None
        self._overview_stale = False

    def show_board(self, board: StillBoard) -> None:
        """Another board, or one whose every part changed."""
        self._board = board
        self._stale.update(self._chunks)
        self._overview_stale = True

    def change_board(self, board: StillBoard, area: QRectF) -> None:
        """Part of the board changed: its pictures are drawn again, the old ones serve till then."""
        self._board = board
        for key in self._chunks:
            if self._area(key).intersects(area):
                self._stale.add(key)
        self._overview_stale = True

    def clear(self) -> None:
        self._chunks.clear()
        self._stale.clear()
        self._overview = None

    @property
    def bytes_used(self) -> int:
        return len(self._chunks) * BYTES_PER_CHUNK

    def draw(self, painter: QPainter, exposed: QRectF, scale: float, *, resting: bool) -> bool:
        """Paint what is exposed; the answer is whether it is sharp already."""
        painter.fillRect(exposed, self._board.background())
        wanted = exposed.intersected(self._board.bounds())
        if wanted.isEmpty():
            return True
        level = scale if resting else min(2.0 ** round(log2(scale)), FINEST_IN_MOTION)
        keys = self._keys(wanted, level)
        missing = [key for key in keys if key not in self._chunks or key in self._stale]
        missing = self._render(missing)
        painter.save()
        to_device = painter.worldTransform()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=resting and not missing)
        absent = [key for key in missing if key not in self._chunks]
        if absent:
            self._draw_coarser(painter, absent)
        for key in keys:
            pixmap = self._chunks.get(key)
            if pixmap is not None:
                self._chunks.move_to_end(key)
                self._blit(painter, to_device, key, pixmap, exact=resting)
        painter.restore()
        self._forget_oldest(len(keys))
        return resting and not missing

    def overview(self) -> QPixmap:
        """The whole board as one small picture, also good for a minimap."""
        if self._overview is None or self._overview_stale:
            bounds = self._board.bounds()
            scale = OVERVIEW_SIDE / max(bounds.width(), bounds.height(), 1.0)
            size = (max(1, ceil(bounds.width() * scale)), max(1, ceil(bounds.height() * scale)))
            pixmap = QPixmap(*size)
            self._paint_into(pixmap, bounds.left() * scale, bounds.top() * scale, bounds, scale)
            self._overview, self._overview_stale = pixmap, False
        return self._overview

    # --- drawing

    @staticmethod
    def _blit(
        painter: QPainter, to_device: QTransform, key: ChunkKey, pixmap: QPixmap, *, exact: bool
    ) -> None:
        side = CHUNK / key.scale
        area = QRectF(key.column * side, key.row * side, side, side)
        if exact:  # pixel on pixel: no scaling, no seams
            corner = to_device.map(area.topLeft())
            painter.resetTransform()
            painter.drawPixmap(round(corner.x()), round(corner.y()), pixmap)
            painter.setWorldTransform(to_device)
            return
        # Outward to whole pixels, so that neighbours leave no hairline between them.
        target = to_device.mapRect(area)
        left, top = floor(target.left()), floor(target.top())
        outer = QRect(left, top, ceil(target.right()) - left, ceil(target.bottom()) - top)
        painter.resetTransform()
        painter.drawPixmap(outer, pixmap)
        painter.setWorldTransform(to_device)

    def _draw_coarser(self, painter: QPainter, absent: list[ChunkKey]) -> None:
        """In place of absent pictures: those of the nearest other scale, else the overview."""
        overview = self.overview()
        bounds = self._board.bounds()
        shrunk = overview.width() / bounds.width()
        level = absent[0].scale
        other = min(
            {key.scale for key in self._chunks} - {level},
            key=lambda scale: abs(log2(scale / level)),
            default=level,
        )
        for key in absent:
            area = self._area(key).intersected(bounds)
            covering = self._keys(area, other) if level / 8 < other < level * 3 else []
            if not covering or any(one not in self._chunks for one in covering):
                _draw_part(painter, overview, area, bounds.topLeft(), shrunk)
            for one in covering:
                picture = self._chunks.get(one)
                if picture is not None:
                    whole = self._area(one)
                    part = whole.intersected(area)
                    _draw_part(painter, picture, part, whole.topLeft(), other)

    # --- pictures

    def _render(self, missing: list[ChunkKey]) -> list[ChunkKey]:
        """Draw as many as the budget allows; the rest is returned."""
        started = perf_counter()
        for done, key in enumerate(missing):
            if done and perf_counter() - started > BUDGET_SECONDS:
                return missing[done:]
            pixmap = QPixmap(CHUNK, CHUNK)
            self._paint_into(
                pixmap, key.column * CHUNK, key.row * CHUNK, self._area(key), key.scale
            )
            self._chunks[key] = pixmap
            self._stale.discard(key)
        return []

    def _paint_into(
        self, pixmap: QPixmap, left: float, top: float, area: QRectF, scale: float
    ) -> None:
        pixmap.fill(self._board.background())
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-left, -top)
        painter.scale(scale, scale)
        self._board.paint(painter, area, scale)
        painter.end()

    def _forget_oldest(self, in_use: int) -> None:
        room = max(CACHE_BYTES // BYTES_PER_CHUNK, in_use)
        while len(self._chunks) > room:
            key, _ = self._chunks.popitem(last=False)
            self._stale.discard(key)

    @staticmethod
    def _keys(wanted: QRectF, level: float) -> list[ChunkKey]:
        side = CHUNK / level
        columns = range(floor(wanted.left() / side), floor(wanted.right() / side) + 1)
        rows = range(floor(wanted.top() / side), floor(wanted.bottom() / side) + 1)
        middle = ((columns.start + columns.stop) / 2, (rows.start + rows.stop) / 2)
        keys = [ChunkKey(level, column, row) for row in rows for column in columns]
        # From the middle outwards: what people look at is sharp first.
        keys.sort(key=lambda key: abs(key.column - middle[0]) + abs(key.row - middle[1]))
        return keys

    @staticmethod
    def _area(key: ChunkKey) -> QRectF:
        side = CHUNK / key.scale
        return QRectF(key.column * side, key.row * side, side, side)


def _draw_part(
    painter: QPainter, picture: QPixmap, area: QRectF, origin: QPointF, scale: float
) -> None:
    """The part of a picture that shows `area`, where `origin` is its corner in the scene."""
    source = QRectF(
        (area.left() - origin.x()) * scale,
        (area.top() - origin.y()) * scale,
        area.width() * scale,
        area.height() * scale,
    )
    painter.drawPixmap(area, picture, source)
