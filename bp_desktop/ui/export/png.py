"""PNG export at any resolution, strip by strip, so that memory does not grow with the picture."""

import struct
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from math import ceil
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.core.export_settings import ExportError, ExportSettings
from bp_desktop.core.messages import say
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.export.board_export import MM_PER_INCH, ExportSource, mm_per_unit
from bp_desktop.ui.export.writing import Tell, to_nobody, written_beside

STRIP_PIXELS = 1_000_000
"""How large a strip is: small enough for memory, large enough to be worth a turn."""
LONGEST = 65_000
"""Pixels a side: what pictures programs open at all."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL = 3
"""Of zlib: on boards twice as fast as the usual 6, for a file one fifth larger."""
AHEAD = 2
"""Strips that may wait for the compressor, which works while the next ones are painted."""


def export_png(
    source: ExportSource, settings: ExportSettings, path: Path, tell: Tell = to_nobody
) -> tuple[int, int]:
    """Write the board; the answer is its size in pixels. Raises ExportError.

    There must be a QGuiApplication (see headless.application).
    """
    picture = source.picture(settings, vectors=False)
    scale = settings.dpi / MM_PER_INCH * mm_per_unit(settings)
    bounds = picture.bounds()
    size = (ceil(bounds.width() * scale), ceil(bounds.height() * scale))
    if max(size) > LONGEST or min(size) < 1:
        raise ExportError(say("export.too_large", width=size[0], height=size[1], most=LONGEST))

    def told() -> Iterator[bytes]:
        done, whole = 0, size[1] * (size[0] * 3 + 1)
        for strip in strips(picture, size, scale):
            yield strip
            done += len(strip)
            tell(done / whole)

    with written_beside(path) as beside, beside.open("wb") as file:
        write_png(file, size, told(), dpi=settings.dpi, title=source.title)
    return size


def strips(picture: StillBoard, size: tuple[int, int], scale: float) -> Iterator[bytes]:
    """The picture from top to bottom, as rows of RGB with a filter byte each."""
    width, height = size
    rows = max(16, STRIP_PIXELS // width)
    canvas = QImage(width, min(rows, height), QImage.Format.Format_RGB32)
    for top in range(0, height, rows):
        _paint_strip(picture, canvas, top, scale)
        yield _rows(canvas, min(rows, height - top))


def _paint_strip(picture: StillBoard, canvas: QImage, top: int, scale: float) -> None:
    bounds = picture.bounds()
    canvas.fill(picture.background())
    with QPainter(canvas) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Whole pixels only, so that strips fit together like chunks do.
        painter.translate(0, -top)
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        area = QRectF(
            bounds.left(), bounds.top() + top / scale, bounds.width(), canvas.height() / scale
        )
        picture.paint(painter, area, scale)


def _rows(canvas: QImage, count: int) -> bytes:
    plain = canvas.convertToFormat(QImage.Format.Format_RGB888)
    data, stride, used = plain.constBits(), plain.bytesPerLine(), plain.width() * 3
    parts: list[bytes | bytearray | memoryview] = []
    for row in range(count):
        parts += (b"\0", data[row * stride : row * stride + used])
    return b"".join(parts)


# --- the file


def write_png(
    file: BinaryIO, size: tuple[int, int], strips: Iterable[bytes], *, dpi: float, title: str
) -> None:
    """Write 8-bit RGB. Each strip is whole rows, each row begins with its filter byte (0)."""
    width, height = size
    file.write(SIGNATURE)
    _chunk(file, b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    per_metre = round(dpi / 0.0254)
    _chunk(file, b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1))
    if title:
        text = b"Title\0\0\0\0\0" + title.encode("utf-8")
        _chunk(file, b"iTXt", text)
    compressor = zlib.compressobj(LEVEL)
    for packed in _meanwhile(compressor.compress, strips):
        _chunk(file, b"IDAT", packed)
    _chunk(file, b"IDAT", compressor.flush())
    _chunk(file, b"IEND", b"")


def _meanwhile(work: Callable[[bytes], bytes], strips: Iterable[bytes]) -> Iterator[bytes]:
    """Work on strips in order in another thread while the next ones are made in this one.

    zlib lets other threads run, so that painting and packing share the machine.
    """
    waiting: deque[Future[bytes]] = deque()
    with ThreadPoolExecutor(1, "png") as worker:
        for strip in strips:
            waiting.append(worker.submit(work, strip))
            while waiting and (len(waiting) > AHEAD or waiting[0].done()):
                yield waiting.popleft().result()
        for packed in waiting:
            yield packed.result()


def _chunk(file: BinaryIO, kind: bytes, data: bytes) -> None:
    if data or kind == b"IEND":
        file.write(struct.pack(">I", len(data)))
        file.write(kind)
        file.write(data)
        file.write(struct.pack(">I", zlib.crc32(data, zlib.crc32(kind))))
