"""A watch on the file of an open box: notices what other programs do to it under our feet."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

MAGIC = b"SQLite format 3\0"
HEADER = 100
"""Bytes; https://sqlite.org/fileformat.html says what stands in them."""
Identity = tuple[int, int]


class FileLook(NamedTuple):
    """What can be seen of a file in some microseconds."""

    head: bytes
    """With SQLite's count of changes and of pages."""
    size: int
    changed: int
    """When, in nanoseconds."""


class FileWatch:
    """Holds a handle of its own until the box is closed: on POSIX systems closing it any earlier
    would give up SQLite's lock."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        found = os.fstat(self._handle)
        self.identity: Identity = found.st_dev, found.st_ino
        self._known = self._look()

    def is_elsewhere(self) -> bool:
        """Whether another file, or none, is where ours was."""
        try:
            return identity(self._path) != self.identity
        except OSError:
            return True

    def differs(self) -> bool:
        """Whether it looks otherwise than after our last change. It may have been touched only."""
        return self._look() != self._known

    def is_overwritten(self) -> bool:
        """Whether its size, or what SQLite counts in its header, is not what we left."""
        now = self._look()
        return (now.head, now.size) != (self._known.head, self._known.size)

    def accept(self) -> None:
        """How it looks now is our own doing."""
        self._known = self._look()

    def is_whole(self) -> bool:
        """Whether it has as many pages as its header says."""
        head, size, _ = self._look()
        if not head.startswith(MAGIC):
            return False
        page = int.from_bytes(head[16:18], "big")
        return int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page) == size

    def content(self) -> bytes:
        os.lseek(self._handle, 0, os.SEEK_SET)
        with os.fdopen(self._handle, "rb", closefd=False) as file:
            return file.read()

    def close(self) -> None:
        """After SQLite has let go of the file."""
        os.close(self._handle)

    def _look(self) -> FileLook:
        found = os.fstat(self._handle)
        os.lseek(self._handle, 0, os.SEEK_SET)
        return FileLook(os.read(self._handle, HEADER), found.st_size, found.st_mtime_ns)


def identity(path: Path) -> Identity:
    """What a file is, wherever it is moved."""
    found = path.stat()
    return found.st_dev, found.st_ino
