"""Small pictures of documents, drawn when a document is left and kept in the box."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.session.library import DocumentId, Library
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import OpenDocument
from bp_desktop.ui.shell.kinds import AnyKind

WIDTH, HEIGHT = 640, 360


def remember_look(library: Library, document: OpenDocument, theme: Theme) -> None:
    """Keep the summary and the picture of a document as it is now. Raises LibraryError."""
    session = document.commander.session
    summary = session.system.summary(session.state)
    png = thumbnail(document.kind, session.state, theme)
    library.remember_look(document.id, summary, png, len(session.entries))


def catch_up(library: Library, document: DocumentId, kind: AnyKind, theme: Theme) -> None:
    """The same for a document that is not open. Raises LibraryError."""
    session = library.peek(document)
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
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide6's stub wants bytes here
    return bytes(data.data())
