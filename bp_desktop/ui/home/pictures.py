"""The small picture of a document: the one kept in the box, or a sky of its own."""

from zlib import crc32

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from bp_desktop.ui.desk import Desk
from bp_desktop.ui.library import DocumentInfo, LibraryError
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.tokens import DARK
from bp_desktop.ui.widgets.sky import paint_planet, paint_sky


class Pictures(QObject):
    """Draws document pictures, each once per size and look."""

    def __init__(self, theme: Theme, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desk = desk
        self._kept: dict[tuple[str, int], QPixmap | None] = {}
        self._drawn: dict[tuple[object, ...], QPixmap] = {}
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        self._drawn.clear()

    def picture(self, info: DocumentInfo, size: QSize, ratio: float) -> QPixmap:
        key = (info.id, info.pictured, size.width(), size.height(), ratio)
        found = self._drawn.get(key)
        if found is None:
            if len(self._drawn) > 400:
                self._drawn.clear()
            found = self._drawn[key] = self._draw(info, size, ratio)
        return found

    def _draw(self, info: DocumentInfo, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        rect = QRectF(0, 0, size.width(), size.height())
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        kept = self._keep(info)
        seed = crc32(info.id.encode())
        # Boards are drawn for the dark; in daylight they look like pictures on a wall.
        paint_sky(painter, rect, DARK, seed, self._theme.look.scale / 100)
        if kept is not None:
            wanted = QSize(kept.size()).scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, wanted.width(), wanted.height())
            target.moveCenter(rect.center())
            painter.drawPixmap(target, kept, QRectF(kept.rect()))
        else:
            center = rect.center() + QPointF(rect.width() * 0.16, rect.height() * 0.10)
            paint_planet(painter, center, rect.height() * 0.30, seed)
        painter.end()
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
