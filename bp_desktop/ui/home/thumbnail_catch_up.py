"""Catching up on pictures and summaries of documents: after a kill, or of files that came in."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.thumbnails import keep_thumbnail

PATIENCE, PAUSE = 1500, 150
"""Milliseconds: until Home has long been usable, and between two documents."""
MOST_STEPS = 20_000
"""Opening a longer one would be felt; it is caught up when somebody opens it."""
MOST = 40


class ThumbnailCatchUp(QObject):
    """Looks, when nothing else is to be done, at documents that are further than their picture.

    That is how a program that was killed, or a file that came in, gets its card right.
    """

    def __init__(self, theme: Theme, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desk = desk
        self._waiting: list[DocumentInfo] = []
        self._tried: set[tuple[str, int]] = set()
        self._found = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        desk.box_changed.connect(self._forget)

    def look_through(self, documents: Sequence[DocumentInfo]) -> None:
        self._waiting = [info for info in documents if self._is_behind(info)][:MOST]
        if self._waiting and not self._timer.isActive():
            self._timer.start(PATIENCE)

    def _is_behind(self, info: DocumentInfo) -> bool:
        kind = self._desk.kind_of(info.system)
        return (
            kind is not None
            and kind.paint_thumbnail is not None
            and not info.binned
            and info.pictured != info.steps
            and info.steps <= MOST_STEPS
            and (info.id, info.steps) not in self._tried
            and not self._is_open(info)
        )

    def _is_open(self, info: DocumentInfo) -> bool:
        """What is open is looked at when it is left."""
        kind = self._desk.kind_of(info.system)
        opened = self._desk.on_page(kind.page) if kind is not None else None
        return opened is not None and opened.id == info.id

    def _next(self) -> None:
        if not self._waiting or not self._desk.is_open:
            return
        info = self._waiting.pop(0)
        kind = self._desk.kind_of(info.system)
        self._tried.add((info.id, info.steps))
        if kind is not None and not self._is_open(info):
            try:
                session = self._desk.library.peek(info.id)
                keep_thumbnail(self._desk.library, info.id, kind, session, self._theme)
                self._found = True
            except LibraryError:
                pass  # who opens it is told; a list has no time for that
        if self._waiting:
            self._timer.start(PAUSE)
        elif self._found:
            self._found = False
            self._desk.shelf_changed.emit()

    def _forget(self) -> None:
        self._waiting.clear()
        self._tried.clear()
