"""Backups of a box in a folder: made, listed, thinned out, looked into and restored."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bp_desktop.core.messages import Message, say
from bp_desktop.files import (
    free_name,
    name_aside,
    remove_abandoned,
    remove_partial,
    settled,
)
from bp_desktop.session.library import BackupInfo, DocumentId, FindSystem, know_no_system
from bp_desktop.session.ports import Clock, system_clock
from bp_desktop.storage.box import Box, open_box
from bp_desktop.storage.checks import check_box, replay
from bp_desktop.storage.copies import copy_aside, settle_verified
from bp_desktop.storage.places import BOX_SUFFIX
from bp_desktop.storage.problems import (
    BackupDamagedError,
    BackupFailedError,
    BoxDamagedError,
    BoxError,
)
from bp_desktop.storage.rescue import rebuild_box
from bp_desktop.storage.store import as_box_errors, look_at_header, opened_read_only

KEEP_LAST = 20
KEEP_DAYS = 30
KEEP_WEEKS = 26
KEEP_OF_EACH = 3
"""The last ones named after each document."""
MANY_DOCUMENTS = 60
"""For no more than so many, those worked on last, are some of their own kept."""
ABANDONED_SOON = 120
"""Seconds: whoever has the box open is the only one who makes copies here."""
LONGEST_PART = 40
"""Letters of a title in the name of a file."""

_TIME = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(
    r"(?P<title>.+) -- (?P<mark>.+) -- (?P<time>\d{8}T\d{6}Z)"
    r"(?: -- (?P<order>\d{1,9})(?: (?P<document>[0-9a-f]{8}))?(?P<flawed> flawed)?)?"
    r"(?: \d+)?" + re.escape(BOX_SUFFIX)
)
_NOT_IN_NAMES = re.compile(r"""[^\w ().,'+-]+|--+""")


class UnfinishedBackup(NamedTuple):
    """A backup that does not count yet: copied, but neither checked nor named, which
    `finish_backup` does."""

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
    title, own = box.path.stem, ""
    if document is not None:
        info = box.document(document)
        title, mark = info.title, mark or f"step {info.steps}"
        own = f" {sha256(document.encode()).hexdigest()[:8]}"
    moment = clock().astimezone(UTC).strftime(_TIME)
    beginning = f"{_plain(title, 'untitled')} -- {_plain(mark, 'all')} -- {moment}"
    with as_box_errors(folder / beginning):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        remove_abandoned(folder, after=ABANDONED_SOON)
    order = 1 + max((backup.order for backup in list_backups(folder)), default=0)
    target = free_name(folder / f"{beginning} -- {order:05d}{own}{BOX_SUFFIX}")
    return UnfinishedBackup(copy_aside(box.store.raw, target), target)


def finish_backup(
    begun: UnfinishedBackup, find_system: FindSystem, systems: Sequence[str] = ()
) -> Message | None:
    """Check a copy and name it. What is wrong with it, if it is a flawed one. Raises BoxError.

    A document that is damaged or edited in the box is so in the copy, and must not keep the others
    from being backed up; where whole pages are damaged, all that can be read goes into a new file.
    """
    try:
        report = check_box(begun.partial, find_system)
    except BoxError:
        return _finish_rebuilt(begun, find_system, systems, "its beginning")
    if report.integrity:
        return _finish_rebuilt(begun, find_system, systems, report.integrity[0])
    final = flawed_name(begun.target) if report.messages else begun.target
    with as_box_errors(final), settled(begun.partial, final):
        pass
    return report.messages[0] if report.messages else None


def _finish_rebuilt(
    begun: UnfinishedBackup, find_system: FindSystem, systems: Sequence[str], detail: str
) -> Message:
    rebuilt = name_aside(begun.target)
    try:
        rebuild_box(begun.partial, rebuilt, find_system, systems)
        if not check_box(rebuilt, find_system).documents:
            raise BackupFailedError(begun.target, detail)
        settle_verified(rebuilt, flawed_name(begun.target), find_system)
    finally:
        remove_partial(begun.partial)
        remove_partial(rebuilt)
    return say("storage.box.check_integrity", detail=detail)


def finished(begun: UnfinishedBackup) -> BackupInfo | None:
    """The backup, sound or flawed; None if nothing came of it."""
    return read_name(begun.target) or read_name(flawed_name(begun.target))


def flawed_name(target: Path) -> Path:
    return target.with_name(f"{target.stem} flawed{target.suffix}")


def list_backups(folder: Path) -> tuple[BackupInfo, ...]:
    """The newest first, in the order they were made; files that are not named like a backup are
    left out."""
    with as_box_errors(folder):
        if not folder.is_dir():
            return ()
        found = [backup for path in folder.iterdir() if (backup := read_name(path)) is not None]
    return tuple(sorted(found, key=lambda one: (one.order, one.taken, one.path.name), reverse=True))


def thin_out(folder: Path) -> None:
    """Keep the newest ones, the newest of each of the latest days and weeks, and some of each
    document. Flawed ones are counted by themselves: they never push out a good one."""
    backups = list_backups(folder)
    good = [one for one in backups if not one.flawed]
    flawed = [one for one in backups if one.flawed]
    kept = _worth_keeping(good) | _worth_keeping(flawed)
    remove_abandoned(folder, after=ABANDONED_SOON)
    for backup in backups:
        if backup.path not in kept:
            with suppress(OSError):  # held open by somebody: next time
                backup.path.unlink()


def _worth_keeping(backups: Sequence[BackupInfo]) -> set[Path]:
    """Of some, newest first. Days and weeks are what a clock said when each was made; which of
    them are the latest is a matter of order, so that a clock that was wrong costs nothing."""
    days: dict[object, Path] = {}
    weeks: dict[object, Path] = {}
    documents: dict[str, list[Path]] = {}
    for one in backups:
        days.setdefault(one.taken.date(), one.path)
        weeks.setdefault(one.taken.isocalendar()[:2], one.path)
        documents.setdefault(one.document or one.title, []).append(one.path)
    return {
        *(one.path for one in backups[:KEEP_LAST]),
        *list(days.values())[:KEEP_DAYS],
        *list(weeks.values())[:KEEP_WEEKS],
        *(path for own in list(documents.values())[:MANY_DOCUMENTS] for path in own[:KEEP_OF_EACH]),
    }


def restore_backup(
    backup: Path, target: Path, find_system: FindSystem = know_no_system
) -> tuple[Message, ...]:
    """Make a new box from a backup, played again whole. Never takes the place of a file.

    What was damaged or edited in the box already comes back as it is, and is what the answer
    tells; anything else is damage of the backup. Raises BackupDamagedError, and makes nothing.
    """
    named = read_name(backup)
    flawed = named is not None and named.flawed
    counted = named is not None and named.order > 0
    with opened_read_only(backup) as source:
        try:
            copy = copy_aside(source, target)
            report = settle_verified(
                copy,
                target,
                find_system,
                lambda report: (
                    not report.integrity
                    and (flawed or (report.sound and not (counted and report.messages)))
                ),
            )
        except (BackupFailedError, BoxDamagedError) as error:
            raise BackupDamagedError(backup) from error
    return report.messages


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
    order, flawed = int(match["order"] or 0), match["flawed"] is not None
    own = match["document"] or ""
    return BackupInfo(path, match["title"], match["mark"], taken, size, order, own, flawed)


def _plain(text: str, otherwise: str) -> str:
    """A text as part of a file name on every system, at most 40 characters (160 bytes) long; dots
    say that there was more of it."""
    plain = " ".join(_NOT_IN_NAMES.sub(" ", text).split()).strip(" .")
    if len(plain) > LONGEST_PART:
        plain = plain[: LONGEST_PART - 2].strip(" .") + " …"
    return plain or otherwise
