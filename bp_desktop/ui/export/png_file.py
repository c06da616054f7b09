"""A PNG writer that is given a picture strip by strip, so that memory does not grow with it."""

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator
from queue import Queue
from threading import Thread
from typing import BinaryIO

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL = 3
"""Of zlib: on boards twice as fast as the usual 6, for a file one fifth larger."""
AHEAD = 2
"""Strips that may wait for the compressor, which works while the next ones are painted."""


def write_png(
    file: BinaryIO,
    size: tuple[int, int],
    strips: Iterable[bytes],
    *,
    dpi: float,
    title: str = "",
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
    given: Queue[bytes | None] = Queue(AHEAD)
    done: Queue[bytes | Exception] = Queue()

    def run() -> None:
        while (strip := given.get()) is not None:
            try:
                done.put(work(strip))
            except Exception as error:
                done.put(error)

    worker = Thread(target=run, name="png", daemon=True)
    worker.start()
    waiting = 0
    try:
        for strip in strips:
            given.put(strip)
            waiting += 1
            while not done.empty():
                waiting -= 1
                yield _result(done)
    finally:
        given.put(None)
    for _ in range(waiting):
        yield _result(done)
    worker.join()


def _result(done: "Queue[bytes | Exception]") -> bytes:
    answer = done.get()
    if isinstance(answer, Exception):
        raise answer
    return answer


def _chunk(file: BinaryIO, kind: bytes, data: bytes) -> None:
    if data or kind == b"IEND":
        file.write(struct.pack(">I", len(data)))
        file.write(kind)
        file.write(data)
        file.write(struct.pack(">I", zlib.crc32(data, zlib.crc32(kind))))
