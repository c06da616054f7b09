"""Putting a finished file in its place: whole or not at all, and never over another one."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from bp_desktop.storage.problems import BoxExistsError, os_fault

PARTIAL = ".partial"


def name_aside(target: Path) -> Path:
    """A name beside `target` for a file that is not ready yet."""
    return target.with_name(f".{target.stem[:40]}-{uuid4().hex}{PARTIAL}")


def remove_partial(partial: Path) -> None:
    for left in (partial, partial.with_name(partial.name + "-journal")):
        with suppress(OSError):
            left.unlink()


@contextmanager
def made_aside(target: Path) -> Iterator[Path]:
    """A name beside `target` to write to: becomes `target` at the end, or vanishes on a fault."""
    partial = name_aside(target)
    with settled(partial, target):
        yield partial


@contextmanager
def settled(partial: Path, target: Path) -> Iterator[None]:
    """`partial` becomes `target` at the end of the block, or vanishes on a fault."""
    try:
        yield
        _sync(partial, os.O_RDWR)
        _settle(partial, target)
    except OSError as error:
        raise os_fault(target, error) from error
    finally:
        remove_partial(partial)
    if sys.platform != "win32":
        with suppress(OSError):  # a folder that cannot be synced is no reason to fail
            _sync(target.parent, os.O_RDONLY)


def free_name(wished: Path) -> Path:
    """The path itself, or the first of "name 2", "name 3" … that is not taken."""
    path, number = wished, 1
    while os.path.lexists(path):
        number += 1
        path = wished.with_name(f"{wished.stem} {number}{wished.suffix}")
    return path


def _settle(partial: Path, target: Path) -> None:
    """Rename, but fail if the target exists."""
    if sys.platform == "win32":
        partial.rename(target)  # Windows refuses to rename over a file
        return
    try:
        os.link(partial, target)
    except FileExistsError:
        raise BoxExistsError(target) from None
    except OSError:  # a file system without links, such as a memory stick's
        if os.path.lexists(target):
            raise BoxExistsError(target) from None
        partial.rename(target)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
