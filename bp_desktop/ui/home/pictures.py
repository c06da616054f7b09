"""Small pictures of documents for the cards of Home: drawn when asked for, and caught up on."""

import logging
from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QBuffer, QByteArray, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap

from bp_desktop.core.work import Work
from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.thumbnails import keep_thumbnail
from bp_desktop.ui.widgets.sky import paint_planet, paint_sky
from bp_desktop.ui.widgets.slices import Slices

log = logging.getLogger(__name__)

MOST_PIXELS = 16_000_000
"""Of all drawn pictures together, two large screens full."""
LARGEST_KEPT = QSize(1920, 1080)
"""Of a picture in the box: a box may come from anybody, and unpacking takes memory."""
PATIENCE = 80
"""Milliseconds for the list itself to appear first."""


class _Place(NamedTuple):
    """Where a picture is shown."""

    document: str
    width: int
    height: int
    ratio: float


class _Drawn(NamedTuple):
    pictured: int | None
    """The step that it shows."""
    pixmap: QPixmap


class DocumentPictures(QObject):
    """Draws document pictures, each once per size and look, when nothing else is to be done.

    So a list can be used before its pictures are there, however many they are.
    """

    drawn = Signal()
    """A picture that was asked for is ready."""

    def __init__(self, theme: Theme, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desk = desk
        self._drawn: dict[_Place, _Drawn] = {}
        """One for each place, the one that was drawn last at the end."""
        self._waiting: dict[_Place, DocumentInfo] = {}
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._draw_next)

    def picture(self, info: DocumentInfo, size: QSize, ratio: float) -> QPixmap | None:
        """The picture; until it is drawn an older one or one of another size, or None."""
        place = _Place(info.id, size.width(), size.height(), ratio)
        found = self._drawn.get(place)
        if (found is None or found.pictured != info.pictured) and not size.isEmpty():
            self._waiting[place] = info
            if not self._idle.isActive():
                self._idle.start(PATIENCE)
        return found.pixmap if found is not None else self._of_another_size(info.id)

    @property
    def pixels(self) -> int:
        """Of all pictures that are kept."""
        pixmaps = [each.pixmap for each in self._drawn.values()]
        return sum(pixmap.width() * pixmap.height() for pixmap in pixmaps)

    def _of_another_size(self, document: str) -> QPixmap | None:
        found = (drawn.pixmap for place, drawn in self._drawn.items() if place.document == document)
        return next(found, None)

    def _draw_next(self) -> None:
        if not self._waiting:
            self._idle.stop()
            return
        self._idle.setInterval(0)
        place, info = self._waiting.popitem()
        self._drawn.pop(place, None)  # the step before is never asked for again
        pixmap = self._draw(info, QSize(place.width, place.height), place.ratio)
        self._drawn[place] = _Drawn(info.pictured, pixmap)
        while self.pixels > MOST_PIXELS:
            self._drawn.pop(next(iter(self._drawn)))
        self.drawn.emit()

    def _draw(self, info: DocumentInfo, size: QSize, ratio: float) -> QPixmap:
        pixmap = canvas(size, ratio)
        rect = QRectF(0, 0, size.width(), size.height())
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            seed = crc32(info.id.encode())
            # Boards are drawn for the dark; in daylight they look like pictures on a wall.
            paint_sky(painter, rect, DARK, seed, self._theme.look.scale / 100)
            kept = self._kept(info)
            if kept is not None:
                wanted = kept.size().scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
                target = QRectF(0, 0, wanted.width(), wanted.height())
                target.moveCenter(rect.center())
                painter.drawImage(target, kept, QRectF(kept.rect()))
            else:
                center = rect.center() + QPointF(rect.width() * 0.16, rect.height() * 0.10)
                paint_planet(painter, center, rect.height() * 0.30, seed)
        return pixmap

    def _kept(self, info: DocumentInfo) -> QImage | None:
        """The picture from the box; None where there is none that can be shown."""
        if info.pictured is None or not self._desk.is_open:
            return None
        try:
            png = self._desk.library.thumbnail(info.id)
        except LibraryError:
            return None
        return unpacked(png) if png else None


def unpacked(png: bytes) -> QImage | None:
    """A picture of a size that pictures of documents have, which is read before the pixels are."""
    data = QByteArray(png)
    buffer = QBuffer(data)
    reader = QImageReader(buffer, b"png")
    size = reader.size()
    if size.width() > LARGEST_KEPT.width() or size.height() > LARGEST_KEPT.height():
        return None
    image = reader.read()
    return None if image.isNull() else image


AT_FIRST, PAUSE = 1500, 150
"""Milliseconds: until Home has long been usable, and between two documents."""
MOST_STEPS = 20_000
"""Opening a longer one would be felt; it is caught up when somebody opens it."""
MOST = 40


class ThumbnailCatchUp(QObject):
    """Looks, when nothing else is to be done, at documents that are further than their picture.

    That is how a program that was killed, or a file that came in, gets its card right.
    """

    def __init__(self, theme: Theme, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desk = desk
        self._waiting: list[DocumentInfo] = []
        self._tried: set[tuple[str, int]] = set()
        self._found = False
        self._slices = Slices(self, lambda _share: None)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        desk.box_closing.connect(self._forget)

    def look_through(self, documents: Sequence[DocumentInfo]) -> None:
        self._waiting = [info for info in documents if self._is_behind(info)][:MOST]
        if self._waiting and not self._timer.isActive() and not self._slices.is_busy:
            self._timer.start(AT_FIRST)

    def _is_behind(self, info: DocumentInfo) -> bool:
        kind = self._desk.kind_of(info.system)
        return (
            kind is not None
            and kind.paint_thumbnail is not None
            and not info.binned
            and info.pictured != info.steps
            and info.steps <= MOST_STEPS
            and (info.id, info.steps) not in self._tried
            and not self._is_open(info)
        )

    def _is_open(self, info: DocumentInfo) -> bool:
        """What is open is looked at when it is left."""
        kind = self._desk.kind_of(info.system)
        opened = self._desk.on_page(kind.page) if kind is not None else None
        return opened is not None and opened.id == info.id

    def _next(self) -> None:
        if not self._waiting or not self._desk.is_open:
            return
        if self._desk.is_opening:
            self._timer.start(PAUSE)
            return
        info = self._waiting.pop(0)
        self._tried.add((info.id, info.steps))
        self._slices.start(self._looking_at(info), self._go_on)

    def _looking_at(self, info: DocumentInfo) -> Work[bool]:
        """Whether it has its picture now."""
        kind = self._desk.kind_of(info.system)
        if kind is None or self._is_open(info):
            return False
        try:
            session = yield from self._desk.library.peeking(info.id)
            if self._is_open(info):
                return False
            keep_thumbnail(self._desk.library, info.id, kind, session, self._theme)
        except LibraryError:
            return False  # who opens it is told; a list has no time for that
        except Exception:  # nor may one bad document spoil every start
            log.exception("no picture of %s", info.id)
            return False
        return True

    def _go_on(self, found: bool) -> None:
        self._found |= found
        if self._waiting:
            self._timer.start(PAUSE)
        elif self._found:
            self._found = False
            self._desk.shelf_changed.emit()

    def _forget(self) -> None:
        self._slices.stop()
        self._waiting.clear()
        self._tried.clear()
