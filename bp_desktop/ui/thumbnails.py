"""Small pictures of documents, drawn when a document is left and kept in the box."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.ui.desk import OpenDocument
from bp_desktop.ui.library import Library
from bp_desktop.ui.theme import Theme

WIDTH, HEIGHT = 640, 360


def remember_look(library: Library, document: OpenDocument, theme: Theme) -> None:
    """Keep the summary and the picture of a document as it is now. Raises LibraryError."""
    session = document.commander.session
    summary = session.system.summary(session.state)
    png = thumbnail(document, theme)
    library.remember_look(document.id, summary, png, len(session.entries))


def thumbnail(document: OpenDocument, theme: Theme) -> bytes | None:
    """A PNG with a transparent ground, so that it looks right in both themes."""
    paint = document.kind.paint_thumbnail
    if paint is None:
        return None
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, WIDTH, HEIGHT), document.commander.state, theme)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide6's stub wants bytes here
    return bytes(data.data())
