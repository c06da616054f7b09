"""What the window asks of whoever keeps documents; app.py introduces the two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, NewType, Protocol

if TYPE_CHECKING:  # not needed to paint the first window
    from collections.abc import Sequence
    from datetime import datetime
    from pathlib import Path

    from bp_desktop.core.messages import Message
    from bp_desktop.session.session import Session

    AnySession = Session[Any, Any, Any]

DocumentId = NewType("DocumentId", str)


class DocumentInfo(NamedTuple):
    """A line in a list of documents; known without opening the document."""

    id: DocumentId
    system: str
    title: str
    summary: Message
    changed: datetime
    steps: int = 0
    binned: bool = False
    pictured: int | None = None
    """The step that the kept picture shows; None if there is no picture."""
    tags: tuple[str, ...] = ()


class LibraryError(Exception):
    """Something the keeper could not do; `message` says what, and what a person can do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Library(Protocol):
    """An open box. Every method may raise LibraryError, and has then changed nothing."""

    @property
    def path(self) -> Path: ...

    def documents(self) -> Sequence[DocumentInfo]:
        """Everything in the box, binned documents included, last changed first."""

    def create(self, system: str, title: str, commands: Sequence[object]) -> DocumentId:
        """A new document in which these commands have been carried out."""

    def open(self, document: DocumentId) -> AnySession: ...

    def peek(self, document: DocumentId) -> AnySession:
        """To look at, not to work on; for a document that is not open."""

    def rename(self, document: DocumentId, title: str) -> None:
        """In lists; a document that has a title inside takes it over when it is opened next."""

    def bin(self, document: DocumentId) -> None: ...

    def restore(self, document: DocumentId) -> None: ...

    def empty_bin(self) -> int:
        """Everything in the bin is gone for good; how many documents that were."""

    def set_tags(self, document: DocumentId, tags: tuple[str, ...]) -> None: ...

    def duplicate(self, document: DocumentId, title: str) -> DocumentId: ...

    def import_file(self, path: Path) -> DocumentId: ...

    def export_file(self, document: DocumentId, path: Path) -> None: ...

    def thumbnail(self, document: DocumentId) -> bytes | None:
        """The picture kept last, as PNG."""

    def remember_look(
        self, document: DocumentId, summary: Message, png: bytes | None, step: int
    ) -> None:
        """What lists show of it from now on; `step` is the one the picture shows."""

    def close(self) -> None: ...


class Boxes(Protocol):
    """Opens and creates boxes. Raises LibraryError with a message that names the path."""

    @property
    def usual(self) -> Path:
        """The box of somebody who never thinks about files."""

    def open(self, path: Path) -> Library: ...

    def create(self, path: Path) -> Library: ...
