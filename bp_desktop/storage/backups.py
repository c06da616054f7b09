"""Backups of a box in a folder: made, listed, thinned out, looked into and restored."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bp_desktop.files import free_name, remove_abandoned
from bp_desktop.session.library import BackupInfo, DocumentId, FindSystem, know_no_system
from bp_desktop.session.ports import Clock, system_clock
from bp_desktop.storage.box import Box, open_box
from bp_desktop.storage.checks import replay
from bp_desktop.storage.copies import copy_aside, copy_verified
from bp_desktop.storage.places import BOX_SUFFIX
from bp_desktop.storage.problems import BackupDamagedError, BackupFailedError, BoxDamagedError
from bp_desktop.storage.store import as_box_errors, look_at_header, opened_read_only

KEEP_LAST = 20
KEEP_DAYS = 30

_TIME = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(
    r"(?P<title>.+) -- (?P<mark>.+) -- (?P<time>\d{8}T\d{6}Z)(?: \d+)?" + re.escape(BOX_SUFFIX)
)
_NOT_IN_NAMES = re.compile(r"""[^\w ().,'+-]+|--+""")


class UnfinishedBackup(NamedTuple):
    """A backup that does not count yet: copied, but neither checked nor named, which
    `copies.settle_verified` does."""

    partial: Path
    target: Path


def begin_backup(
    box: Box,
    folder: Path,
    document: DocumentId | None = None,
    *,
    mark: str = "",
    clock: Clock = system_clock,
) -> UnfinishedBackup:
    """Copy the whole box, named after the document that is being played. Quick: it needs the open
    box, so that somebody may be waiting for it.

    `mark` says how far the document is ("round 5"); without one, the number of steps does.
    """
    title = box.path.stem
    if document is not None:
        info = box.document(document)
        title, mark = info.title, mark or f"step {info.steps}"
    moment = clock().astimezone(UTC).strftime(_TIME)
    name = f"{_plain(title, 'untitled')} -- {_plain(mark, 'all')} -- {moment}{BOX_SUFFIX}"
    with as_box_errors(folder / name):
        folder.mkdir(parents=True, exist_ok=True)
    target = free_name(folder / name)
    return UnfinishedBackup(copy_aside(box.store.raw, target), target)


def list_backups(folder: Path) -> tuple[BackupInfo, ...]:
    """The newest first; files that are not named like a backup are left out."""
    if not folder.is_dir():
        return ()
    found = [backup for path in folder.iterdir() if (backup := read_name(path)) is not None]
    return tuple(sorted(found, key=lambda one: (one.taken, one.path.name), reverse=True))


def thin_out(folder: Path) -> None:
    """Keep the newest ones and the newest of each of the latest days."""
    backups = list_backups(folder)
    newest_of_day: dict[date, BackupInfo] = {}
    for backup in backups:
        newest_of_day.setdefault(backup.taken.date(), backup)
    kept = {*backups[:KEEP_LAST], *list(newest_of_day.values())[:KEEP_DAYS]}
    remove_abandoned(folder)
    for backup in backups:
        if backup not in kept:
            with suppress(OSError):  # held open by somebody: next time
                backup.path.unlink()


def restore_backup(backup: Path, target: Path, find_system: FindSystem = know_no_system) -> None:
    """Make a new box from a backup, checked like a backup. Never takes the place of a file."""
    with opened_read_only(backup) as source:
        try:
            copy_verified(source, target, find_system)
        except BackupFailedError as error:
            raise BackupDamagedError(backup) from error


@contextmanager
def looked_into(backup: Path) -> Iterator[Box]:
    """A backup as an open box. A passing copy of it, so that the backup stays as it is, also where
    an older one has to be brought up to date before it can be read."""
    look_at_header(backup)
    with TemporaryDirectory(prefix="burning-planets-") as folder:
        copy = Path(folder) / backup.name
        with as_box_errors(copy):
            copyfile(backup, copy)
        try:
            with open_box(copy) as box:
                yield box
        except BoxDamagedError as error:
            if error.path != copy:
                raise
            raise BackupDamagedError(backup) from error


def bring_back(source: Box, document: DocumentId, into: Box, title: str) -> DocumentId:
    """A copy of one document with its whole history; whatever `into` has stays as it is.

    Raises DamagedJournalError if it cannot be played again; nothing is kept then.
    """
    found = source.document(document)
    lines = source.journal(document).lines()
    replay(into.find_system, found.system, lines)
    made = into.create_document(
        found.system, title, summary=found.summary, tags=found.tags, lines=lines
    )
    into.remember_look(made, found.summary, source.thumbnail(document), found.pictured or 0)
    return made


def read_name(path: Path) -> BackupInfo | None:
    """What the name of a file tells, if it is there and named like a backup."""
    match = _NAME.fullmatch(path.name)
    if match is None:
        return None
    try:
        taken = datetime.strptime(match["time"], _TIME).replace(tzinfo=UTC)
        size = path.stat().st_size
    except (ValueError, OSError):
        return None
    return BackupInfo(path, match["title"], match["mark"], taken, size)


def _plain(text: str, otherwise: str) -> str:
    """A text as part of a file name on every system, at most 40 characters (160 bytes) long."""
    return " ".join(_NOT_IN_NAMES.sub(" ", text).split())[:40].strip(" .") or otherwise
