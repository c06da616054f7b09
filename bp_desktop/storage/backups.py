"""Backups of a box in a folder: made, listed, thinned out and restored."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from bp_desktop.files import free_name, remove_abandoned, remove_partial
from bp_desktop.session.ports import Clock, system_clock
from bp_desktop.storage.box import Box, open_box
from bp_desktop.storage.checks import BoxReport, Replay
from bp_desktop.storage.copies import copy_aside, copy_verified, settle_verified
from bp_desktop.storage.documents import DocumentId
from bp_desktop.storage.places import BOX_SUFFIX
from bp_desktop.storage.problems import (
    BackupDamagedError,
    BackupFailedError,
    BoxDamagedError,
    os_fault,
)
from bp_desktop.storage.store import look_at_header, opened_read_only

KEEP_LAST = 20
KEEP_DAYS = 30

_TIME = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(
    r"(?P<title>.+) -- (?P<mark>.+) -- (?P<time>\d{8}T\d{6}Z)(?: \d+)?" + re.escape(BOX_SUFFIX)
)
_NOT_IN_NAMES = re.compile(r"""[^\w ().,'+-]+|--+""")


class Backup(msgspec.Struct, frozen=True):
    """A backup as its name tells it; the file itself is a box like any other."""

    path: Path
    title: str
    mark: str
    """How far the document was: a round or a step."""
    taken_at: datetime
    size: int


class Begun(NamedTuple):
    """A backup that does not count yet: copied, but neither checked nor named."""

    partial: Path
    target: Path


def make_backup(
    box: Box,
    folder: Path,
    document_id: DocumentId | None = None,
    *,
    mark: str = "",
    replay: Replay | None = None,
    clock: Clock = system_clock,
) -> Backup:
    """Copy the whole box, check the copy, and name it after the document that is being played.

    `mark` says how far it is ("round 5"); without one, the number of steps does.
    Raises BackupFailedError if the copy is not sound; it does not count and is gone then.
    """
    begun = begin_backup(box, folder, document_id, mark=mark, clock=clock)
    return finish_backup(begun, replay)


def begin_backup(
    box: Box,
    folder: Path,
    document_id: DocumentId | None = None,
    *,
    mark: str = "",
    clock: Clock = system_clock,
) -> Begun:
    """The part of `make_backup` that needs the open box: quick, so that nobody waits for it."""
    title = box.path.stem
    if document_id is not None:
        document = box.document(document_id)
        title, mark = document.title, mark or f"step {document.steps}"
    moment = clock().astimezone(UTC).strftime(_TIME)
    name = f"{_plain(title, 'untitled')} -- {_plain(mark, 'all')} -- {moment}{BOX_SUFFIX}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise os_fault(folder / name, error) from error
    target = free_name(folder / name)
    return Begun(copy_aside(box.store.raw, target), target)


def finish_backup(begun: Begun, replay: Replay | None = None) -> Backup:
    """The part of `make_backup` that takes time, and that another process can do."""
    settle_verified(begun.partial, begun.target, replay)
    backup = read_name(begun.target)
    assert backup is not None, begun.target
    return backup


def give_up(begun: Begun) -> None:
    """Nothing of it is left."""
    remove_partial(begun.partial)


def list_backups(folder: Path) -> tuple[Backup, ...]:
    """The newest first; files that are not named like a backup are left out."""
    if not folder.is_dir():
        return ()
    found = [backup for path in folder.iterdir() if (backup := read_name(path)) is not None]
    return tuple(sorted(found, key=_age, reverse=True))


def thin_out(folder: Path, *, last: int = KEEP_LAST, days: int = KEEP_DAYS) -> tuple[Backup, ...]:
    """Keep the newest ones and the newest of each of the latest days; returns what was removed."""
    backups = list_backups(folder)
    newest_of_day: dict[date, Backup] = {}
    for backup in backups:
        newest_of_day.setdefault(backup.taken_at.date(), backup)
    kept = {*backups[:last], *list(newest_of_day.values())[:days]}
    remove_abandoned(folder)
    removed = []
    for backup in backups:
        if backup not in kept:
            with suppress(OSError):  # held open by somebody: next time
                backup.path.unlink()
                removed.append(backup)
    return tuple(removed)


def restore_backup(backup: Path, target: Path, replay: Replay | None = None) -> BoxReport:
    """Make a new box from a backup, checked like a backup. Never takes the place of a file."""
    with opened_read_only(backup) as source:
        try:
            return copy_verified(source, target, replay)
        except BackupFailedError as error:
            raise BackupDamagedError(backup) from error


@contextmanager
def looked_into(backup: Path) -> Iterator[Box]:
    """A backup as an open box. A passing copy of it, so that the backup stays as it is, also where
    an older one has to be brought up to date before it can be read."""
    look_at_header(backup)
    with TemporaryDirectory(prefix="burning-planets-") as folder:
        copy = Path(folder) / backup.name
        try:
            copyfile(backup, copy)
        except OSError as error:
            raise os_fault(copy, error) from error
        try:
            with open_box(copy) as box:
                yield box
        except BoxDamagedError as error:
            if error.path != copy:
                raise
            raise BackupDamagedError(backup) from error


def bring_back(
    source: Box, document_id: DocumentId, into: Box, title: str, replay: Replay
) -> DocumentId:
    """A copy of one document with its whole history; whatever `into` has stays as it is.

    Raises DamagedJournalError if it cannot be played again; nothing is kept then.
    """
    found = source.document(document_id)
    lines = source.journal(document_id).lines()
    replay(found.system, lines)
    made = into.create_document(
        found.system, title, summary=found.summary, tags=found.tags, lines=lines
    )
    picture = source.thumbnail(document_id)
    if picture is not None:
        into.remember_look(made, picture=picture)
    return made


def _age(backup: Backup) -> tuple[datetime, str]:
    return backup.taken_at, backup.path.name


def read_name(path: Path) -> Backup | None:
    """What the name of a file tells, if it is there and named like a backup."""
    match = _NAME.fullmatch(path.name)
    if match is None:
        return None
    try:
        taken_at = datetime.strptime(match["time"], _TIME).replace(tzinfo=UTC)
        size = path.stat().st_size
    except (ValueError, OSError):
        return None
    return Backup(path, match["title"], match["mark"], taken_at, size)


def _plain(text: str, otherwise: str) -> str:
    """A text as part of a file name on every system, at most 40 characters (160 bytes) long."""
    return " ".join(_NOT_IN_NAMES.sub(" ", text).split())[:40].strip(" .") or otherwise
