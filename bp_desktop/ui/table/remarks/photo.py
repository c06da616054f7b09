"""Photos made ready to be kept: read within bounds, made small, written without metadata."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QImageReader, QImageWriter, QPainter, QPixmap

from bp_desktop.core.jpeg import is_read_by_lines, jpeg_facts
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.remarks import LARGEST_PHOTO, LONGEST_SIDE
from bp_desktop.files import unreadable

SUFFIXES = (".jpg", ".jpeg", ".png", ".webp", ".bmp")
LARGEST_FILE = 64 * 1024 * 1024
_FORMATS = frozenset((b"jpeg", b"png", b"webp", b"bmp"))
MOST_PIXELS = 120_000_000
"""Of what is read: a telephone's largest has less."""
MOST_UNPACKED = 160_000_000
"""Bytes of a picture that has to be unpacked as a whole before it can be made small: a file of a
few kilobytes may hold that much."""
_HEAD = 4 * 1024 * 1024
_QUALITIES = (88, 80, 72, 64, 56, 48)
_SMALLER = 0.8


def is_photo(path: Path) -> bool:
    """By its name; what is in it is found out when it is read."""
    return path.suffix.casefold() in SUFFIXES


def prepared_photo(path: Path) -> bytes:
    """The picture of a file as it is kept. Raises Refused."""
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError as error:
        raise Refused(unreadable(path, error)) from None
    if size > LARGEST_FILE:
        limit = LARGEST_FILE // 1024 // 1024
        raise Refused(say("shared.photo.file_too_large", file=path.name[:80], limit=limit))
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)  # a camera says which side is up where we leave nothing
    if reader.format().data() not in _FORMATS:
        raise Refused(say("shared.photo.unreadable", file=path.name[:80]))
    found = reader.size()  # from the header: nothing is decoded yet
    pixels = found.width() * found.height()
    if found.isEmpty() or pixels > MOST_PIXELS or pixels * _unpacked(reader, head) > MOST_UNPACKED:
        raise Refused(say("shared.photo.too_many_pixels", file=path.name[:80]))
    reader.setScaledSize(_fitting(found))
    image = reader.read()
    if image.isNull():
        raise Refused(say("shared.photo.unreadable", file=path.name[:80]))
    return encoded_photo(image)


def _unpacked(reader: QImageReader, head: bytes) -> int:
    """Bytes that a pixel takes until the picture is small: as it is read, and once more with the
    colours we want."""
    if reader.format().data() == b"jpeg":
        return 0 if is_read_by_lines(head) else 6
    depth = QImage(1, 1, reader.imageFormat()).depth() // 8 or 4
    return depth + max(4, depth)


def encoded_photo(image: QImage) -> bytes:
    """As JPEG, of the best quality that is small enough."""
    if image.colorSpace().isValid():
        image.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    wanted = _fitting(image.size())
    while True:
        flat = _flat(image, wanted)
        for quality in _QUALITIES:
            data = _written(flat, quality)
            facts = jpeg_facts(data)
            assert facts is not None, "what is written here is a JPEG"
            assert facts.bare, "nothing but the picture"
            if len(data) <= LARGEST_PHOTO:
                return data
        wanted = QSize(
            max(1, int(wanted.width() * _SMALLER)), max(1, int(wanted.height() * _SMALLER))
        )


def shown_photo(data: bytes, side: int, ratio: float = 1.0) -> QPixmap:
    """A kept picture no larger than `side` pixels; empty for what is none. Files come from
    anywhere, so its size is looked at first."""
    facts = jpeg_facts(data)
    if facts is None or not 0 < max(facts.width, facts.height) <= LONGEST_SIDE:
        return QPixmap()
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"jpeg"))
    size, most = QSize(facts.width, facts.height), round(side * ratio)
    if max(size.width(), size.height()) > most:
        size.scale(most, most, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(size.expandedTo(QSize(1, 1)))
    pixmap = QPixmap.fromImage(reader.read())
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def small_photo(data: bytes, side: int) -> bytes:
    """A kept picture made smaller; empty for what is none."""
    shown = shown_photo(data, side)
    return b"" if shown.isNull() else encoded_photo(shown.toImage())


def _fitting(size: QSize) -> QSize:
    if max(size.width(), size.height()) <= LONGEST_SIDE:
        return size
    fitting = size.scaled(LONGEST_SIDE, LONGEST_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    return fitting.expandedTo(QSize(1, 1))


def _flat(image: QImage, size: QSize) -> QImage:
    """Its pixels on white, and nothing else that it carries: no texts, no profile."""
    made = QImage(size, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    smooth = Qt.TransformationMode.SmoothTransformation
    with QPainter(made) as painter:
        painter.drawImage(0, 0, image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    return made


def _written(image: QImage, quality: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(quality)
    writer.write(image)
    return bytes(buffer.data().data())
