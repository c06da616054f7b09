"""The errors of a box, each with its path and one message for the user."""

import os
import sqlite3
from pathlib import Path

from bp_desktop.core.messages import Fact, Message, say
from bp_desktop.files import reason_of
from bp_desktop.session.library import LibraryError


class BoxError(LibraryError):
    """A fault of a box or of the place it lives in. The file was not changed by what failed."""

    def __init__(self, path: Path, message: Message) -> None:
        super().__init__(message)
        self.path = path

    def __str__(self) -> str:
        return f"{self.message.key}: {shown(self.path)}"


class BoxNotFoundError(BoxError):
    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.not_found", path=shown(path)))


class FolderMissingError(BoxError):
    def __init__(self, path: Path) -> None:
        super().__init__(
            path, say("storage.box.folder_missing", path=shown(path), folder=shown(path.parent))
        )


class BoxExistsError(BoxError):
    """A new file was asked for where one already is."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.exists", path=shown(path)))


class BoxUnreadableError(BoxError):
    """The system does not let us read it, or it is no file."""

    def __init__(self, path: Path, *, is_file: bool = True) -> None:
        message = (
            say("storage.box.no_access", path=shown(path))
            if is_file
            else say("storage.box.not_a_file", path=shown(path))
        )
        super().__init__(path, message)


class _Damage(BoxError):
    @property
    def is_damage(self) -> bool:
        return True


class BoxDamagedError(_Damage):
    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(path, say("storage.box.damaged", path=shown(path), detail=detail))


class NotADatabaseError(_Damage):
    """Something else altogether, or a box whose beginning is gone."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.not_a_database", path=shown(path)))


class BoxForeignError(BoxError):
    """A database of another program."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.foreign", path=shown(path)))


class BoxNewerError(BoxError):
    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            path, say("storage.box.newer", path=shown(path), version=version, known=known)
        )


class BoxOlderError(BoxError):
    """Of a test version from before the first release."""

    def __init__(self, path: Path, version: int, oldest: int) -> None:
        super().__init__(
            path, say("storage.box.older", path=shown(path), version=version, oldest=oldest)
        )


class BoxLockedError(BoxError):
    """Another program, or another window of this one, has it open."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.locked", path=shown(path)))


class BoxReadOnlyError(BoxError):
    """The file is write-protected, or the folder that has to hold SQLite's journal meanwhile."""

    def __init__(self, path: Path) -> None:
        message = (
            say("storage.box.folder_read_only", path=shown(path), folder=shown(path.parent))
            if not os.path.exists(path) or os.access(path, os.W_OK)  # noqa: PTH110
            else say("storage.box.read_only", path=shown(path))
        )
        super().__init__(path, message)


class BoxFullError(BoxError):
    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.full", path=shown(path)))


class BoxDeviceError(BoxError):
    """The disk or the network answered with an error."""

    def __init__(self, path: Path, detail: Fact) -> None:
        super().__init__(path, say("storage.box.device", path=shown(path), detail=detail))


class BoxMovedError(BoxError):
    """The file was moved, deleted or replaced while it was open."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.moved", path=shown(path)))


class BoxChangedError(BoxError):
    """The file was cut off or written over while it was open: what is in memory is better."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.changed", path=shown(path)))


class BoxOnlyToReadError(BoxError):
    """A step, or another change, in a box that is open for reading only."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.only_to_read", path=shown(path)))


class BoxUnfinishedError(BoxError):
    """A program was stopped in the middle of a step; only opening the box for writing tidies up."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.unfinished", path=shown(path)))


class DocumentMissingError(BoxError):
    def __init__(self, path: Path, document: str) -> None:
        super().__init__(
            path, say("storage.box.document_missing", path=shown(path), document=document)
        )


class OutOfStepError(BoxError):
    """A line that is not the next one: the document is open twice."""

    def __init__(self, path: Path, step: int) -> None:
        super().__init__(path, say("storage.box.out_of_step", path=shown(path), step=step))


class UnknownSystemError(BoxError):
    """A document of a game this program does not know."""

    def __init__(self, path: Path, system: str) -> None:
        super().__init__(
            path, say("storage.box.unknown_system", path=shown(path), system=system[:60])
        )


class UpgradeFailedError(BoxError):
    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(path, say("storage.box.upgrade_failed", path=shown(path), detail=detail))


class BackupFailedError(BoxError):
    """The copy was not as good as the original and has been removed."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(path, say("storage.box.backup_failed", path=shown(path), detail=detail))


class BackupDamagedError(BoxError):
    """A backup that was sound when it was made, and is not any more."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, say("storage.box.backup_damaged", path=shown(path)))


def shown(path: Path) -> str:
    """A path as text that can be printed, whatever bytes its name has."""
    return os.fsencode(path).decode("utf-8", "replace")


_PRIMARY = 0xFF
"""SQLite's extended error codes carry the plain one in their lowest byte."""


def fault(path: Path, error: sqlite3.Error) -> BoxError:
    """The words for an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_READONLY_ROLLBACK:
        return BoxUnfinishedError(path)
    match code and code & _PRIMARY:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return BoxLockedError(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return BoxReadOnlyError(path)
        case sqlite3.SQLITE_FULL:
            return BoxFullError(path)
        case sqlite3.SQLITE_NOTADB:
            return NotADatabaseError(path)
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_NOMEM:
            return BoxDeviceError(path, getattr(error, "sqlite_errorname", str(error)))
    return BoxDamagedError(path, str(error))


def os_fault(path: Path, error: OSError) -> BoxError:
    """The words for an error of the system."""
    import errno

    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return BoxFullError(path)
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return BoxReadOnlyError(path)
        case errno.ENOENT | errno.ENOTDIR:
            there = os.path.isdir(path.parent)  # noqa: PTH112 (Path's raises where it may not look)
            return BoxNotFoundError(path) if there else FolderMissingError(path)
        case errno.EEXIST:
            return BoxExistsError(path)
    return BoxDeviceError(path, reason_of(error))
