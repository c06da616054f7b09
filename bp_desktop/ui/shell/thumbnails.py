"""Small pictures of documents, drawn when a document is left and kept in the box."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.session.library import LibraryError

if TYPE_CHECKING:
    from bp_desktop.session.library import AnySession, DocumentId, Library
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.desk import Desk, OpenDocument
    from bp_desktop.ui.shell.kinds import AnyKind
    from bp_desktop.ui.shell.notices import Notices
    from bp_desktop.ui.shell.pages import PageId

log = logging.getLogger(__name__)

WIDTH, HEIGHT = 640, 360


class ThumbnailKeeper(QObject):
    """Keeps picture and summary of open documents: when one is put away, and when its page is
    left."""

    def __init__(self, desk: Desk, theme: Theme, notices: Notices) -> None:
        super().__init__(notices)
        self._desk = desk
        self._theme = theme
        self._notices = notices
        self._kept: dict[DocumentId, int] = {}
        """The step that the kept picture of each document shows."""
        desk.closed.connect(self._keep)  # views may have written a last line

    def keep(self, page: PageId) -> None:
        document = self._desk.on_page(page)
        if document is not None:
            self._keep(document)

    def _keep(self, document: OpenDocument) -> None:
        session = document.commander.session
        steps = len(session.entries)
        if not self._desk.is_open or self._kept.get(document.id) == steps:
            return
        if self._desk.library.only_to_read:
            return
        with self._notices.telling_problems():
            try:
                keep_thumbnail(self._desk.library, document.id, document.kind, session, self._theme)
            except LibraryError:
                raise
            except Exception:  # a card without its picture is no reason to stay on a page
                log.exception("no picture of %s", document.id)
            self._kept[document.id] = steps
            self._desk.shelf_changed.emit()


def keep_thumbnail(
    library: Library, document: DocumentId, kind: AnyKind, session: AnySession, theme: Theme
) -> None:
    """Keep summary and picture of a document as it is in this session. Raises LibraryError."""
    summary = session.system.summary(session.state)
    png = thumbnail(kind, session.state, theme)
    library.remember_look(document, summary, png, len(session.entries))


def thumbnail(kind: AnyKind, state: object, theme: Theme) -> bytes | None:
    """A PNG with a transparent ground, so that it looks right in both themes."""
    paint = kind.paint_thumbnail
    if paint is None:
        return None
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, WIDTH, HEIGHT), state, theme)
    return png_of(image)


def png_of(image: QImage) -> bytes:
    """A picture as a PNG file holds it."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide6's stub wants bytes here
    return bytes(data.data())
