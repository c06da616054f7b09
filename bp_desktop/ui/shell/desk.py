"""The desk: the open box and the open documents, one for each page. Outlives the window."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from bp_desktop.core.type_variables import C, E, S, T
from bp_desktop.core.work import finished
from bp_desktop.session.library import LibraryError
from bp_desktop.ui.shell.drafts import has_secrets, lasting
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:  # not needed to paint the first window
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bp_desktop.core.messages import Message
    from bp_desktop.core.work import Work
    from bp_desktop.session.library import AnySession, Boxes, DocumentId, DocumentInfo, Library
    from bp_desktop.session.session import Change
    from bp_desktop.ui.shell.commander import AnyCommander
    from bp_desktop.ui.shell.draft_file import DraftFile
    from bp_desktop.ui.shell.kinds import AnyKind, DocumentKind, NewDocument, WindowGame

    AnyChange = Change[Any, Any, Any]


DRAFTING = 2000
"""Milliseconds until what is half typed is kept beside the box."""


class BoxLoading(NamedTuple):
    """The box is being opened."""


class BoxProblem(NamedTuple):
    """The box could not be opened."""

    message: Message
    path: Path
    is_damage: bool = False
    """Its backups help, or what can be salvaged."""


class OpenDocument(NamedTuple):
    """A document on its page."""

    id: DocumentId
    kind: AnyKind
    commander: AnyCommander


class Desk(QObject):
    """The box may be loading, unusable or open; each page shows at most one document."""

    shelf_changed = Signal()
    """The box, or what is in it, may be another now."""
    box_changed = Signal()
    """Another box is open."""
    box_closing = Signal()
    """The open box is about to be closed; no document is open any more."""
    opened = Signal(object)
    """OpenDocument: was put on its page."""
    failed = Signal(object)
    """Message: a step of an open document could not be kept."""
    titles_changed = Signal()
    """An open document may be called otherwise now."""
    closing = Signal(object)
    """OpenDocument: is about to be taken away; the last moment to look at it."""
    closed = Signal(object)
    """OpenDocument: was taken away."""

    def __init__(self, boxes: Boxes, kinds: Sequence[AnyKind] = ()) -> None:
        super().__init__()
        self.boxes = boxes
        self.kinds: Sequence[AnyKind] = kinds
        self.box: Library | BoxLoading | BoxProblem = BoxLoading()
        self.is_opening = False
        """Whether a long document is being read: what can wait, waits."""
        self._open: dict[PageId, OpenDocument] = {}
        self._titles: dict[DocumentId, str] = {}
        self._kept: dict[type[object], object] = {}
        self._kept_of: dict[tuple[Path, DocumentId], dict[str, object]] = {}
        self._draft_file: DraftFile | None = None
        self._drafting = QTimer(self, interval=DRAFTING)
        self._drafting.timeout.connect(self.keep_drafts)

    def kept(self, what: type[T]) -> T:
        """The one value of this type that lasts until the program is closed, whatever becomes of
        the window; made empty when it is first asked for."""
        found = self._kept.setdefault(what, what())
        assert isinstance(found, what)
        return found

    def kept_of(self, document: DocumentId) -> dict[str, object]:
        """View state of one document, kept as long as `kept` keeps: what a view puts here, the
        next view of the same document in the same box finds."""
        path = self.library.path
        if (path, document) not in self._kept_of:
            # A file beside the box may hold anything: nothing that we would not have written.
            self._kept_of[path, document] = dict(lasting(self._drafts_beside(path).of(document)))
        return self._kept_of[path, document]

    def _drafts_beside(self, box: Path) -> DraftFile:
        if self._draft_file is None or self._draft_file.box != box:
            from bp_desktop.ui.shell.draft_file import DraftFile

            self._draft_file = DraftFile(box)
        return self._draft_file

    def keep_drafts(self) -> None:
        """What is half typed is written beside the box; a box that cannot be written to has told
        so already."""
        if not self.is_open:
            return
        for (path, document), kept in self._kept_of.items():
            if path == self.library.path:
                with suppress(OSError):
                    self._drafts_beside(path).keep(document, lasting(kept))

    @property
    def has_secret_drafts(self) -> bool:
        """Whether something secret is half typed, which ends with the program."""
        return any(has_secrets(kept) for kept in self._kept_of.values())

    # --- the box

    def open_box(self, path: Path) -> bool:
        return self._take(path, self.boxes.open)

    def create_box(self, path: Path) -> bool:
        return self._take(path, self.boxes.create)

    def _take(self, path: Path, get: Callable[[Path], Library]) -> bool:
        """Swap boxes; the old one stays if the new one cannot be had."""
        try:
            box = _listed(get(path))
        except LibraryError as error:
            if isinstance(self.box, BoxLoading | BoxProblem):
                self.box = BoxProblem(error.message, path, error.is_damage)
                self.shelf_changed.emit()
                return False
            raise
        except Exception as error:  # a fault of the program must not leave anybody waiting
            if isinstance(self.box, BoxLoading | BoxProblem):
                from bp_desktop.core.messages import say

                message = say("session.box_fault", path=str(path), detail=type(error).__name__)
                self.box = BoxProblem(message, path, is_damage=True)
                self.shelf_changed.emit()
            raise
        self.close_box()
        self.box = box
        self.box_changed.emit()
        self.shelf_changed.emit()
        return True

    def close_box(self) -> None:
        for page in tuple(self._open):
            self.put_away(page)
        if not isinstance(self.box, BoxLoading | BoxProblem):
            self.box_closing.emit()
            self.keep_drafts()
            self._drafting.stop()
            self.box.close()
        self.box = BoxLoading()

    @property
    def library(self) -> Library:
        """The open box; only asked for by what is offered while one is open."""
        assert not isinstance(self.box, BoxLoading | BoxProblem), "no box is open"
        return self.box

    @property
    def is_open(self) -> bool:
        return not isinstance(self.box, BoxLoading | BoxProblem)

    # --- games

    @property
    def games(self) -> tuple[WindowGame, ...]:
        """Each once, in the order in which they are registered."""
        return tuple({kind.game.id: kind.game for kind in self.kinds}.values())

    @property
    def games_in_use(self) -> tuple[WindowGame, ...]:
        """The games of the open documents, what is on the table first; then all the others."""
        found = (self._open.get(page) for page in (PageId.TABLE, PageId.STUDIO))
        in_use = [document.kind.game for document in found if document is not None]
        return tuple({game.id: game for game in (*in_use, *self.games)}.values())

    # --- documents

    def kind_of(self, system: str) -> AnyKind | None:
        return next((kind for kind in self.kinds if kind.system == system), None)

    def create(self, kind: AnyKind, wanted: NewDocument) -> DocumentId:
        document = self.library.create(kind.system, wanted.title, wanted.commands)
        self.shelf_changed.emit()
        return document

    def open_document(self, info: DocumentInfo) -> OpenDocument | None:
        """Put a document on its page; None if this program has no page for its kind."""
        return finished(self.opening(info))

    def opening(self, info: DocumentInfo) -> Work[OpenDocument | None]:
        """The same in slices: nothing changes before the last one."""
        kind = self.kind_of(info.system)
        if kind is None:
            return None
        already = self._open.get(kind.page)
        if already is not None and already.id == info.id:
            return already
        from bp_desktop.ui.shell.commander import Commander

        self.is_opening = True
        try:
            session = yield from self.library.opening(info.id)  # if that fails, what is there stays
        finally:
            self.is_opening = False
        if already is not None:
            self.put_away(kind.page)
            with suppress(LibraryError):  # a pause of what was left counts as a use of it
                self.library.mark_opened(info.id)
        document = OpenDocument(info.id, kind, Commander(session, self))
        document.commander.failed.connect(self.failed)
        document.commander.changed.connect(partial(self._follow_title, document))
        self._titles[info.id] = info.title
        self._open[kind.page] = document
        self._drafting.start()
        self.opened.emit(document)
        self.shelf_changed.emit()
        return document

    def open_sessions(self) -> dict[DocumentId, AnySession]:
        return {one.id: one.commander.session for one in self._open.values()}

    def title_of(self, document: OpenDocument) -> str:
        return self._titles.get(document.id, "")

    def rename(self, document: DocumentId, title: str) -> None:
        """By whatever keeps its title: the document itself, if it is open and has one inside."""
        for opened in self._open.values():
            titled = opened.commander.session.system.titled
            if opened.id == document and titled is not None:
                opened.commander.submit(titled.rename(title))  # and the list follows
                return
        self.library.rename(document, title)
        self._call(document, title)

    def _follow_title(self, document: OpenDocument, change: AnyChange) -> None:
        titled = document.commander.session.system.titled
        if titled is None:
            return
        before, after = titled.take(change.before), titled.take(change.after)
        if after and after != before:
            with suppress(LibraryError):  # the step is kept; the list follows at the next chance
                self.library.rename(document.id, after)
            self._call(document.id, after)
            self.shelf_changed.emit()

    def _call(self, document: DocumentId, title: str) -> None:
        if document in self._titles:
            self._titles[document] = title
            self.titles_changed.emit()

    def on_page(self, page: PageId) -> OpenDocument | None:
        return self._open.get(page)

    def open_state(self, kind: DocumentKind[S, C, E]) -> S | None:
        """The state of the open document of this kind; another kind may be on its page."""
        document = self._open.get(kind.page)
        if document is None or document.kind.system != kind.system:
            return None
        state: S = document.commander.state
        return state

    def put_away_document(self, document: DocumentId) -> None:
        """Take a document from its page, if it is open."""
        for page, opened in tuple(self._open.items()):
            if opened.id == document:
                self.put_away(page)

    def put_away(self, page: PageId) -> None:
        if page in self._open:
            self.closing.emit(self._open[page])
            document = self._open.pop(page)
            self.keep_drafts()
            self._titles.pop(document.id, None)
            self.closed.emit(document)
            document.commander.deleteLater()


def _listed(box: Library) -> Library:
    """A box whose documents cannot even be listed is of no use. Raises LibraryError."""
    try:
        box.documents()
    except BaseException:
        box.close()
        raise
    return box
