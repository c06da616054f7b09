"""Verified copies of a box, made while it is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from bp_desktop.files import name_aside, remove_partial, settled
from bp_desktop.session.library import FindSystem, know_no_system
from bp_desktop.storage.checks import BoxReport, check_box, check_connection
from bp_desktop.storage.problems import BackupFailedError
from bp_desktop.storage.store import as_box_errors, core_connection, new_file, require_room


def copy_verified(
    source: sqlite3.Connection,
    target: Path,
    find_system: FindSystem = know_no_system,
    *,
    as_it_is: bool = False,
) -> BoxReport:
    """SQLite's online backup to a new file, which is opened again, checked and only then named.

    Raises BackupFailedError if the copy is not sound; nothing is left behind then. With
    `as_it_is` a document that is damaged in the original may be just as damaged in the copy.
    """
    accepted = partial(_good_enough, source, find_system, as_it_is=as_it_is)
    return settle_verified(copy_aside(source, target), target, find_system, accepted)


def copy_aside(source: sqlite3.Connection, target: Path) -> Path:
    """The quick half of a verified copy: the pages, in a file beside `target` that does not count
    yet. It takes milliseconds, and needs the connection that has the box open."""
    require_room(target)
    copy = name_aside(target)
    try:
        with as_box_errors(target), closing(new_file(copy)) as destination:
            destination.execute("PRAGMA synchronous=OFF")  # settling syncs the whole file
            source.backup(destination)
    except BaseException:
        remove_partial(copy)
        raise
    return copy


def settle_verified(
    copy: Path,
    target: Path,
    find_system: FindSystem,
    accepted: Callable[[BoxReport], bool] = lambda report: report.sound,
) -> BoxReport:
    """The slow half, which any process can do: open it again, check it, and only then name it.

    Raises BackupFailedError if it is not `accepted`; nothing is left behind then.
    """
    with as_box_errors(target), settled(copy, target):
        report = check_box(copy, find_system)
        if not accepted(report):
            raise BackupFailedError(target, _why(report))
    return report


def _good_enough(
    source: sqlite3.Connection, find_system: FindSystem, copy: BoxReport, *, as_it_is: bool
) -> bool:
    """Steps edited in the original do not count against a copy that has the same ones."""
    if copy.sound and not copy.messages:
        return True
    if copy.integrity or not (copy.sound or as_it_is):
        return False
    with core_connection(source) as connection:
        original = check_connection(copy.path, copy.version, connection, find_system)
    return original.documents == copy.documents


def _why(report: BoxReport) -> str:
    message = report.messages[0]
    facts = ", ".join(f"{name} {value}" for name, value in message.args.items())
    return f"{message.key}: {facts}"
