"""Backups as the window wants them: copied by the program, checked by another process.

The copy needs the connection that has the box to itself, and takes milliseconds. To check it means
to play everything again, which takes as long as it takes: not in a thread, since Python may collect
garbage there and that garbage may be widgets, and every thread waits for the same interpreter.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bp_desktop.core.messages import Message, say
from bp_desktop.files import free_name, remove_partial

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

    from bp_desktop.session.library import (
        BackupInfo,
        DocumentId,
        DocumentInfo,
        Library,
        RestoredBox,
    )
    from bp_desktop.storage.backups import UnfinishedBackup
    from bp_desktop.storage.places import Places

    Done = Callable[[BackupInfo | Message], object]

FINISH = "finish-backup"
"""What the other process is started with (see app.py): not for people, so no help lists it."""
LONGEST_WAIT = 60_000
"""Milliseconds that leaving the program waits for a check, at most."""


class FileBackups:
    """Satisfies session.library.Backups."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self.checks: list[QProcess] = []
        """The other processes of the moment."""
        self._is_leaving = False

    def folder(self, box: Path) -> Path:
        from bp_desktop.storage.backup_folder import find_folder

        return find_folder(self._places.backups_of(box), box)

    def listed(self, box: Path) -> Sequence[BackupInfo]:
        from bp_desktop.storage.backups import list_backups

        return list_backups(self.folder(box))

    def back_up(
        self, library: Library, document: DocumentId | None, round_: int, done: Done
    ) -> None:
        from bp_desktop.storage.backup_folder import claim_folder
        from bp_desktop.storage.backups import begin_backup
        from bp_desktop.storage.box import Box

        assert isinstance(library, Box)
        mark = f"round {round_}" if round_ else ""
        wanted = self._places.backups_of(library.path)
        folder = claim_folder(wanted, library.path, [info.id for info in library.documents()])
        begun = begin_backup(library, folder, document, mark=mark)
        if self._is_leaving:  # there is no window to keep smooth, and all that it takes is loaded
            done(_outcome(begun, _finish(begun)))
        else:
            self._check(begun, done)

    def leave(self) -> None:
        self._is_leaving = True
        for check in tuple(self.checks):
            if not check.waitForFinished(LONGEST_WAIT):
                check.kill()
                check.waitForFinished()

    def contents(self, backup: Path) -> Sequence[DocumentInfo]:
        from bp_desktop.storage.backups import looked_into

        with looked_into(backup) as box:
            return box.documents()

    def bring_back(
        self, backup: Path, document: DocumentId, into: Library, title: str
    ) -> DocumentId:
        from bp_desktop.storage.backups import bring_back, looked_into
        from bp_desktop.storage.box import Box

        assert isinstance(into, Box)
        with looked_into(backup) as source:
            return bring_back(source, document, into, title)

    def as_new_box(self, backup: Path, box: Path) -> RestoredBox:
        from bp_desktop.app.games import find_system
        from bp_desktop.session.library import RestoredBox
        from bp_desktop.storage.backups import restore_backup

        target = free_name(box.with_name(_name_of_new_box(backup)))
        return RestoredBox(target, restore_backup(backup, target, find_system))

    # --- the other process

    def _check(self, begun: UnfinishedBackup, done: Done) -> None:
        from PySide6.QtCore import QProcess, QProcessEnvironment

        check = QProcess()
        environment = QProcessEnvironment.systemEnvironment()
        if not hasattr(sys, "_MEIPASS"):  # a frozen program is started by its own name
            source = str(Path(__file__).resolve().parents[2])
            known = environment.value("PYTHONPATH")
            environment.insert("PYTHONPATH", os.pathsep.join(filter(None, (source, known))))
        check.setProcessEnvironment(environment)
        check.finished.connect(partial(self._on_checked, check, begun, done))
        check.errorOccurred.connect(partial(self._on_error, check, begun, done))
        self.checks.append(check)
        program = () if hasattr(sys, "_MEIPASS") else ("-m", "bp_desktop")
        arguments = (*program, FINISH, str(begun.partial), str(begun.target))
        check.start(sys.executable, arguments)

    def _on_error(
        self, check: QProcess, begun: UnfinishedBackup, done: Done, error: QProcess.ProcessError
    ) -> None:
        if error is error.FailedToStart:  # whatever else goes wrong ends with `finished`
            self._on_checked(check, begun, done)

    def _on_checked(
        self, check: QProcess, begun: UnfinishedBackup, done: Done, *_code: object
    ) -> None:
        self.checks.remove(check)
        check.deleteLater()
        remove_partial(
            begun.partial
        )  # there is something only if the check was stopped in the middle
        done(_outcome(begun, _read_message(bytes(check.readAllStandardOutput().data()))))


def finish(copy: Path, target: Path) -> int:
    """What the other process does."""
    from bp_desktop.storage.backups import UnfinishedBackup

    note = _finish(UnfinishedBackup(copy, target))
    if note is not None:
        sys.stdout.buffer.write(msgspec.json.encode(note))
    return 0 if note is None else 1


def _finish(begun: UnfinishedBackup) -> Message | None:
    """Check a copy, name it, and thin out the older ones; what is wrong with it, if anything."""
    from bp_desktop.app.games import find_system, system_ids
    from bp_desktop.storage.backups import finish_backup, thin_out
    from bp_desktop.storage.problems import BoxError

    try:
        note = finish_backup(begun, find_system, system_ids())
        thin_out(begun.target.parent)
    except BoxError as error:
        return error.message
    return note


def _outcome(begun: UnfinishedBackup, problem: Message | None) -> BackupInfo | Message:
    from bp_desktop.storage.backups import finished

    made = finished(begun)
    if made is not None:
        return made._replace(note=problem)
    return problem or say("storage.box.backup_failed", path=str(begun.target), detail="stopped")


def _read_message(said: bytes) -> Message | None:
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(said, type=Message)
    return None


def _name_of_new_box(backup: Path) -> str:
    """What it was, and when, by the clock on the wall."""
    from bp_desktop.storage.backups import read_name

    found = read_name(backup)
    if found is None:
        return backup.name
    when = found.taken.astimezone().strftime("%Y-%m-%d %H.%M")
    return f"{found.title}, {found.mark}, {when}{backup.suffix}"
