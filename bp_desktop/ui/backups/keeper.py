"""Makes backups: as a round ends, when something is put away, on leaving, and on demand."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from bp_desktop.core.messages import Message
from bp_desktop.session.library import LibraryError
from bp_desktop.ui.shell.desk import BoxProblem
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from bp_desktop.session.library import BackupInfo, Backups, DocumentId, DocumentInfo
    from bp_desktop.session.session import Change
    from bp_desktop.ui.shell.desk import Desk, OpenDocument

    Contents = frozenset[tuple[object, ...]]


class BackupPace(NamedTuple):
    """In milliseconds."""

    quiet: int = 2_000
    """Nobody has taken a step for so long."""
    apart: int = 3 * 60_000
    """From one to the next, unless somebody asks or leaves."""
    again: int = 10 * 60_000
    """After one that failed."""


class BackupKeeper(QObject):
    """Outlives the window. A backup that fails disturbs nobody: it is told once, and tried again
    later."""

    made = Signal(object, bool)
    """BackupInfo, and whether somebody asked for it."""
    failed = Signal(object)
    """Message: worth telling, since nobody was told of it yet or somebody asked."""

    def __init__(self, desk: Desk, backups: Backups, pace: BackupPace | None = None) -> None:
        super().__init__()
        self.backups = backups
        self._desk = desk
        self._pace = pace or BackupPace()
        self._held: dict[Path, Contents] = {}
        """What the newest backup of each box has."""
        self._worked_on: tuple[DocumentId, int] | None = None
        """The document of the last step, and its round."""
        self._is_due = False
        self._is_told = False
        self._since_last = QTimer(self, singleShot=True, interval=self._pace.apart)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.back_up)
        desk.box_changed.connect(self._on_box)
        desk.box_closing.connect(self._on_box_closing)
        desk.opened.connect(self._follow)
        desk.closed.connect(self._on_closed)
        for document in self._open_documents():
            self._follow(document)

    def back_up(self, *, asked: bool = False) -> None:
        """At once, if something was done since the last backup or somebody asks for one."""
        if not self._desk.is_open:
            return
        library = self._desk.library
        self._is_due = False
        try:
            documents = library.documents()
            contents = _contents(documents)
            if not asked and self._has_all(library.path, documents):
                return
            self._since_last.start()
            self._remember_summaries()
            document, round_ = self._named_after(documents)
            done = partial(self._on_done, library.path, contents, asked)
            self.backups.back_up(library, document, round_, done)
        except LibraryError as error:
            self._on_failed(error.message, asked=asked)

    def leave(self) -> None:
        """Nobody is at the window any more; the box is closed next."""
        self._rest.stop()
        self.backups.leave()

    @property
    def box(self) -> Path:
        """Whose backups are shown: those of the box that is open, or could not be opened."""
        if isinstance(self._desk.box, BoxProblem):
            return self._desk.box.path
        return self._desk.library.path if self._desk.is_open else self._desk.boxes.usual

    # --- what happens

    def _on_box(self) -> None:
        """An older sitting may have ended without a backup, so there is a look soon."""
        self._worked_on = None
        self._is_due = False
        self._since_last.stop()
        self._rest.start(self._pace.quiet)

    def _on_box_closing(self) -> None:
        """The last chance, so nobody asks how long ago the last one was."""
        self._rest.stop()
        self.back_up()

    def _follow(self, document: OpenDocument) -> None:
        document.commander.changed.connect(partial(self._on_step, document))

    def _on_step(self, document: OpenDocument, change: Change[Any, Any, Any]) -> None:
        before = after = 0
        if document.kind.round_of is not None:
            before = document.kind.round_of(change.before)
            after = document.kind.round_of(change.after)
        self._worked_on = document.id, after
        if before != after:
            self._is_due = True
        if self._is_due:
            self._wait_for_rest()

    def _on_closed(self, _document: OpenDocument) -> None:
        self._is_due = True
        self._wait_for_rest()

    def _wait_for_rest(self) -> None:
        """Off the click: the copy takes milliseconds, but a step on the screen waits for none."""
        self._rest.start(max(self._pace.quiet, self._since_last.remainingTime()))

    # --- what came of it

    def _on_done(
        self, box: Path, contents: Contents, asked: bool, outcome: BackupInfo | Message
    ) -> None:
        if isinstance(outcome, Message):
            self._on_failed(outcome, asked=asked)
            return
        self._held[box] = contents
        self._is_told = False
        self.made.emit(outcome, asked)

    def _on_failed(self, message: Message, *, asked: bool) -> None:
        import logging

        logging.getLogger(__name__).warning("no backup: %s %s", message.key, dict(message.args))
        if asked or not self._is_told:
            self._is_told = True
            self.failed.emit(message)
        self._is_due = True
        self._rest.start(self._pace.again)

    # --- what there is

    def _has_all(self, box: Path, documents: Sequence[DocumentInfo]) -> bool:
        """Whether the newest backup has everything. One of an earlier sitting is looked into:
        when it was made tells nothing, since clocks are set."""
        if box not in self._held and (listed := self.backups.listed(box)):
            with suppress(LibraryError):  # a damaged one has nothing
                self._held[box] = _contents(self.backups.contents(listed[0].path))
        return not documents or self._held.get(box) == _contents(documents)

    def _open_documents(self) -> list[OpenDocument]:
        return [found for page in PageId if (found := self._desk.on_page(page)) is not None]

    def _remember_summaries(self) -> None:
        """What the list of a backup's documents says must be as old as the backup; otherwise it is
        kept when a document is left."""
        if self._desk.library.only_to_read:
            return
        for document in self._open_documents():
            session = document.commander.session
            summary = session.system.summary(session.state)
            self._desk.library.remember_look(document.id, summary, None, len(session.entries))

    def _named_after(self, documents: Iterable[DocumentInfo]) -> tuple[DocumentId | None, int]:
        """What was worked on last, or else was used last."""
        there = [one.id for one in documents if not one.binned]
        if self._worked_on is not None and self._worked_on[0] in there:
            return self._worked_on
        return (there[0] if there else None), 0


def _contents(documents: Iterable[DocumentInfo]) -> Contents:
    """Steps are never taken away, so their number tells one state of a document from another."""
    return frozenset((one.id, one.steps, one.title, one.tags, one.binned) for one in documents)
