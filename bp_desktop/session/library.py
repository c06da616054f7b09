"""The library port: what the window asks of whoever keeps documents; storage's Box answers.

Imports nothing by itself, since the first window needs its names before it is painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, NewType, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime
    from pathlib import Path
    from typing import Any

    from bp_desktop.core.messages import Message
    from bp_desktop.core.origins import BranchOrigin, Origins
    from bp_desktop.core.work import Work
    from bp_desktop.games.system import GameSystem
    from bp_desktop.session.session import Session

AnySession: TypeAlias = "Session[Any, Any, Any]"
AnySystem: TypeAlias = "GameSystem[Any, Any, Any]"
FindSystem: TypeAlias = "Callable[[str], AnySystem | None]"
"""The kind of document with this id; None if this program does not know it."""
DocumentId = NewType("DocumentId", str)


def know_no_system(_id: str) -> AnySystem | None:
    """For boxes whose documents are listed and copied, but not played."""
    return None


class DocumentInfo(NamedTuple):
    """A line in a list of documents; known without opening the document."""

    id: DocumentId
    system: str
    title: str
    summary: Message
    changed: datetime
    """When it was last worked on or opened."""
    steps: int = 0
    binned: bool = False
    pictured: int | None = None
    """The step that the kept picture shows; None if there is no picture."""
    tags: tuple[str, ...] = ()
    origins: Origins | None = None
    """The match it was branched from, the map it is played on."""

    @property
    def branch(self) -> BranchOrigin | None:
        return None if self.origins is None else self.origins.branch


class Salvaged(NamedTuple):
    """What came out of a damaged box."""

    files: tuple[Path, ...]
    messages: tuple[Message, ...]
    """A sentence for each document, and for what could not be made sense of."""
    whole: bool
    """Whether nothing is missing, as far as can be known."""


class LibraryError(Exception):
    """Something the keeper could not do; `message` says what, and what a person can do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message

    @property
    def is_damage(self) -> bool:
        """Whether the file is damaged: then a backup, or what can be salvaged, helps."""
        return False


class Library(Protocol):
    """An open box. Every method may raise LibraryError, and has then changed nothing."""

    @property
    def path(self) -> Path: ...

    def documents(self) -> Sequence[DocumentInfo]:
        """Everything in the box, binned documents included, last changed first."""

    def create(self, system: str, title: str, commands: Sequence[object]) -> DocumentId:
        """A new document in which these commands have been carried out."""

    def open(self, document: DocumentId) -> AnySession: ...

    def opening(self, document: DocumentId) -> Work[AnySession]:
        """The same in slices; one with a short history is open after the first."""

    def mark_opened(self, document: DocumentId) -> None:
        """It is the last used one now; `open` says so too."""

    def peek(self, document: DocumentId) -> AnySession:
        """To look at, not to work on; for a document that is not open."""

    def peeking(self, document: DocumentId) -> Work[AnySession]:
        """The same in slices."""

    def rename(self, document: DocumentId, title: str) -> None:
        """In lists; a document that has a title inside takes it over when it is opened next."""

    def bin(self, document: DocumentId) -> None:
        """Out of the way, but not gone."""

    def restore(self, document: DocumentId) -> None:
        """Back out of the bin."""

    def empty_bin(self) -> int:
        """Everything in the bin is gone for good; how many documents that were."""

    def set_tags(self, document: DocumentId, tags: tuple[str, ...]) -> None: ...

    def duplicate(self, document: DocumentId, title: str) -> DocumentId:
        """A copy with the whole history, free to go its own way."""

    def branch(self, document: DocumentId, steps: int, title: str) -> DocumentId:
        """A copy of the first so many steps that count, which knows where it comes from."""

    def import_file(self, path: Path) -> DocumentId: ...

    def importing(self, path: Path) -> Work[DocumentId]:
        """The same in slices; whoever stops asking has imported nothing."""

    def export_file(self, document: DocumentId, path: Path) -> Message | None:
        """What there is to know about the file, if it is too large to be imported again."""

    def edited_at(self, document: DocumentId) -> int | None:
        """The first step that somebody changed outside the program, if any."""

    @property
    def only_to_read(self) -> bool:
        """Whether nothing can be written: everything can be looked at and exported, no more."""

    def save_elsewhere(
        self, target: Path, sessions: Mapping[DocumentId, AnySession]
    ) -> Sequence[Message]:
        """A copy of the whole box as a new file, whatever became of its own file: then what is
        open comes out of its `sessions`. What is missing from it."""

    def thumbnail(self, document: DocumentId) -> bytes | None:
        """The picture kept last, as PNG."""

    def remember_look(
        self, document: DocumentId, summary: Message, png: bytes | None, step: int
    ) -> None:
        """What lists show of it from now on; `step` is the one the picture shows. For the moments
        when a document is left or rests, not for every step."""

    def close(self) -> None: ...


class Boxes(Protocol):
    """Opens and creates boxes. Raises LibraryError with a message that names the path."""

    @property
    def usual(self) -> Path:
        """The box of somebody who never thinks about files."""

    def open(self, path: Path) -> Library: ...

    def create(self, path: Path) -> Library: ...

    def salvage(self, path: Path, folder: Path) -> Salvaged:
        """Every document that can be read of a damaged box, as files in a folder."""


class BackupInfo(NamedTuple):
    """A line in the list of backups: a whole box, named after what was being worked on."""

    path: Path
    title: str
    mark: str
    """How far the document was: "round 5" or "step 12"; anything else tells nothing."""
    taken: datetime
    size: int
    order: int = 0
    """Which one it is, counted as they are made: clocks are set. 0 of older programs' backups."""
    document: str = ""
    """Stands for what was being worked on, also when that is called otherwise later."""
    flawed: bool = False
    """A document in it cannot be opened, or was edited outside the program: it was so in the box
    already. Such backups never take the place of others."""
    note: Message | None = None
    """What is wrong with it, where it was just made."""

    @property
    def round(self) -> int:
        """0 if it is not of a match in play."""
        return self._number_of("round")

    @property
    def steps(self) -> int:
        """0 where the round says how far it is."""
        return self._number_of("step")

    def _number_of(self, what: str) -> int:
        kind, _, number = self.mark.partition(" ")
        return int(number) if kind == what and number.isdecimal() else 0


class RestoredBox(NamedTuple):
    """A box made from a backup."""

    path: Path
    messages: Sequence[Message]
    """What is damaged or edited in it; it was so when the backup was made."""


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

    def as_new_box(self, backup: Path, box: Path) -> RestoredBox:
        """A new file beside `box`, with everything that the backup has."""
