"""Atomic file writing, for every part of the program: a file appears whole or not at all.

Whatever is written goes to a new file with a fresh name in the same folder; the disk has it before
it is renamed, and the folder is told afterwards. Being stopped at any moment leaves what was there,
and at worst a hidden file that the next writer removes when it is a day old.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # not needed to paint the first window
    from collections.abc import Iterator
    from pathlib import Path

    from bp_desktop.core.messages import Message, Named

PARTIAL = ".partial"
"""How the name of a file ends that is not ready yet."""
ABANDONED = 24 * 60 * 60
"""Seconds after which nobody can be at such a file any more."""
_ON_WINDOWS = sys.platform == "win32"


def write_file(target: Path, data: bytes, *, replace: bool = False) -> None:
    """Raises OSError, FileExistsError if there is one already that must not be replaced."""
    with made_aside(target, replace=replace) as partial:
        partial.write_bytes(data)


@contextmanager
def made_aside(target: Path, *, replace: bool = False) -> Iterator[Path]:
    """An empty file beside `target` to write to: becomes `target` at the end of the block, or
    vanishes on a fault. For whoever writes bit by bit; everybody else uses `write_file`."""
    partial = name_aside(target)
    with settled(partial, target, replace=replace):
        make_empty(partial)
        if replace:
            _keep_mode(target, partial)
        yield partial


def make_empty(path: Path) -> None:
    """A file for its owner's eyes alone, for whoever writes to it by a library."""
    path.touch(mode=0o600, exist_ok=True)


@contextmanager
def settled(partial: Path, target: Path, *, replace: bool = False) -> Iterator[None]:
    """`partial` becomes `target` at the end of the block, or vanishes on a fault."""
    try:
        yield
        _sync(partial, os.O_RDWR)
        if replace:
            partial.replace(target)
        else:
            _rename_to_new(partial, target)
    finally:
        remove_partial(partial)
    if not _ON_WINDOWS:
        with suppress(OSError):  # a folder that cannot be synced is no reason to fail
            _sync(target.parent, os.O_RDONLY)


def _keep_mode(target: Path, partial: Path) -> None:
    """What somebody set on a file that is there stays as it is."""
    with suppress(OSError):
        partial.chmod(target.stat().st_mode & 0o777)


def name_aside(target: Path) -> Path:
    """A fresh name beside `target` for a file that is not ready yet."""
    beginning = f".{target.stem[:40]}-"
    remove_abandoned(target.parent, beginning)
    return target.with_name(f"{beginning}{os.urandom(16).hex()}{PARTIAL}")


def remove_partial(partial: Path) -> None:
    """Also what SQLite puts beside a database while it writes it."""
    for left in (partial, partial.with_name(partial.name + "-journal")):
        with suppress(OSError):
            left.unlink()


def remove_abandoned(folder: Path, beginning: str = "", after: float = ABANDONED) -> None:
    """What killed programs left behind, if nobody can be at it still. A file of the future is no
    younger: clocks are set."""
    for path in folder.glob(f"*{PARTIAL}*"):
        with suppress(OSError):
            age = abs(time.time() - path.stat().st_mtime)
            if path.name.startswith(beginning) and age > after:
                path.unlink()


def free_name(wished: Path) -> Path:
    """The path itself, or the first of "name 2", "name 3" … that is not taken."""
    path, number = wished, 1
    while os.path.lexists(path):
        number += 1
        path = wished.with_name(f"{wished.stem} {number}{wished.suffix}")
    return path


def unreadable(path: Path, error: OSError) -> Message:
    """What to say about a file that cannot be read."""
    from bp_desktop.core.messages import say

    if isinstance(error, FileNotFoundError):
        return say("shared.file.missing", path=str(path))
    return say("shared.file.unreadable", path=str(path), reason=reason_of(error))


def unwritable(path: Path, error: OSError) -> Message:
    """What to say about a file that cannot be written."""
    from bp_desktop.core.messages import say

    return say("shared.file.unwritable", path=str(path), reason=reason_of(error))


def reason_of(error: OSError) -> Named:
    """What the system answered, by its code: the texts have the words, in every language."""
    from bp_desktop.core.messages import Named

    code = errno.errorcode.get(error.errno or 0, "")
    return Named("system_error", code or type(error).__name__)


def _rename_to_new(partial: Path, target: Path) -> None:
    """Raises FileExistsError if there is something of that name."""
    if _ON_WINDOWS:
        partial.rename(target)  # Windows refuses to rename over a file
        return
    try:
        os.link(partial, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without links, such as a memory stick's
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from None
        partial.rename(target)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        if sys.platform == "darwin":
            import fcntl

            with suppress(OSError):  # not every file system has it; there fsync has to do
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        os.fsync(handle)
    finally:
        os.close(handle)
