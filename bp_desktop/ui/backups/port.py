"""What the window asks of whoever keeps backups; app/window.py introduces the two."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime
    from pathlib import Path

    from bp_desktop.core.messages import Message
    from bp_desktop.ui.shell.library import DocumentId, DocumentInfo, Library


class BackupInfo(NamedTuple):
    """A line in the list of backups: a whole box, named after what was being worked on."""

    path: Path
    title: str
    taken: datetime
    size: int
    round: int = 0
    """0 if it is not of a match in play."""
    steps: int = 0
    """0 where the round says how far it is."""


class Backups(Protocol):
    """Every method may raise LibraryError, and has then changed nothing."""

    def folder(self, box: Path) -> Path:
        """Where the backups of a box lie, or will lie."""

    def listed(self, box: Path) -> Sequence[BackupInfo]:
        """The newest first."""

    def back_up(
        self,
        library: Library,
        document: DocumentId | None,
        round_: int,
        done: Callable[[BackupInfo | Message], object],
    ) -> None:
        """Copy an open box now, and check the copy elsewhere: `done` is told what came of it.

        It is named after the document and its round, or its steps if that is 0.
        """

    def leave(self) -> None:
        """Nobody is at the window any more: wait for what was begun, and do the rest at once."""

    def contents(self, backup: Path) -> Sequence[DocumentInfo]: ...

    def bring_back(
        self, backup: Path, document: DocumentId, into: Library, title: str
    ) -> DocumentId:
        """A copy of one document; what `into` has already stays as it is."""

    def as_new_box(self, backup: Path, box: Path) -> Path:
        """A new file beside `box`, with everything that the backup has."""
