"""The small picture of a document: the one kept in the box, or a sky of its own."""

from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK
from bp_desktop.ui.shell.desk import Desk

MOST_DRAWN = 400
PATIENCE = 80
"""Milliseconds for the list itself to appear first."""


class _Wanted(NamedTuple):
    document: str
    pictured: int | None
    width: int
    height: int
    ratio: float


class Pictures(QObject):
    """Draws document pictures, each once per size and look, when nothing else is to be done.

    So a list can be used before its pictures are there, however many they are.
    """

    drawn = Signal()
    """A picture that was asked for is ready."""

    def __init__(self, theme: Theme, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desk = desk
        self._kept: dict[tuple[str, int], QPixmap | None] = {}
        self._drawn: dict[_Wanted, QPixmap] = {}
        self._last: dict[str, QPixmap] = {}
        self._waiting: dict[_Wanted, DocumentInfo] = {}
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._draw_next)

    def picture(self, info: DocumentInfo, size: QSize, ratio: float) -> QPixmap | None:
        """The picture; until it is drawn the last one of another size, or None."""
        wanted = _Wanted(info.id, info.pictured, size.width(), size.height(), ratio)
        found = self._drawn.get(wanted)
        if found is None and not size.isEmpty():
            self._waiting[wanted] = info
            if not self._idle.isActive():
                self._idle.start(PATIENCE)
        return found or self._last.get(info.id)

    def _draw_next(self) -> None:
        if not self._waiting:
            self._idle.stop()
            return
        self._idle.setInterval(0)
        wanted, info = self._waiting.popitem()
        if len(self._drawn) > MOST_DRAWN:
            self._drawn.clear()
        drawn = self._draw(info, QSize(wanted.width, wanted.height), wanted.ratio)
        self._drawn[wanted] = self._last[wanted.document] = drawn
        self.drawn.emit()

    def _draw(self, info: DocumentInfo, size: QSize, ratio: float) -> QPixmap:
        from bp_desktop.ui.widgets.sky import paint_planet, paint_sky

        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        rect = QRectF(0, 0, size.width(), size.height())
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            seed = crc32(info.id.encode())
            # Boards are drawn for the dark; in daylight they look like pictures on a wall.
            paint_sky(painter, rect, DARK, seed, self._theme.look.scale / 100)
            kept = self._keep(info)
            if kept is not None:
                wanted = QSize(kept.size()).scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
                target = QRectF(0, 0, wanted.width(), wanted.height())
                target.moveCenter(rect.center())
                painter.drawPixmap(target, kept, QRectF(kept.rect()))
            else:
                center = rect.center() + QPointF(rect.width() * 0.16, rect.height() * 0.10)
                paint_planet(painter, center, rect.height() * 0.30, seed)
        return pixmap

    def _keep(self, info: DocumentInfo) -> QPixmap | None:
        """The picture from the box, decoded once."""
        if info.pictured is None or not self._desk.is_open:
            return None
        key = (info.id, info.pictured)
        if key not in self._kept:
            try:
                png = self._desk.library.thumbnail(info.id)
            except LibraryError:
                png = None
            pixmap = QPixmap()
            self._kept[key] = pixmap if png and pixmap.loadFromData(png) else None
        return self._kept[key]
