"""Documents of the box, and files that somebody hands to the window, are opened here.

Files come as an argument, by a drop, a double click or a second start: documents, house rules and
boxes. Whatever they hold, one sentence tells what came of it.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFrame

from bp_desktop.session.library import LibraryError
from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.files import BOX_SUFFIX
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.work_panel import caught
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData

    from bp_desktop.session.library import DocumentId, DocumentInfo
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.desk import OpenDocument
    from bp_desktop.ui.shell.main_window import MainWindow


class FileOpener(QObject):
    """Of one window: a document comes into the open box and onto its page, house rules into a new
    match, and another box takes the place of the open one only when somebody says so."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.question: BoxQuestionPanel | None = None
        self._stop_opening: Callable[[], object] = lambda: None
        window.desk.box_closing.connect(self._on_box_closing)

    def _on_box_closing(self) -> None:
        self._stop_opening()

    def open_document(self, info: DocumentInfo, then: Callable[[], object]) -> bool:
        """Put one of the box on its page; whether it is there when this returns."""
        window, answers = self._window, list[bool]()

        def show(opened: OpenDocument | LibraryError | None) -> None:
            with window.notices.telling_problems():
                if isinstance(opened, LibraryError):
                    raise opened
                if opened is None:
                    text = self.tr("This program has no page for that: update it to open this.")
                    window.notices.notify(text)
                    return
                window.show_page(opened.kind.page)
                answers.append(True)
                then()

        self._stop_opening()
        self._stop_opening = window.notices.show_work(
            filled(self.tr("Opening “{title}” …"), title=info.title),
            caught(window.desk.opening(info)),
            show,
            stopped=self.tr("Stopped; it was not opened."),
        )
        return bool(answers)

    def suffixes(self) -> tuple[str, ...]:
        kinds = self._window.desk.kinds
        rules = tuple(kind.rules_suffix for kind in kinds if kind.rules_suffix)
        return (*(kind.suffix for kind in kinds), *rules, BOX_SUFFIX)

    def open_file(self, path: Path) -> None:
        """Nothing changes where it cannot be had."""
        window = self._window
        suffix = path.suffix.lower()
        if suffix == BOX_SUFFIX:
            self._open_box(path)
            return
        if not window.desk.is_open:
            text = self.tr("{file} was not opened: there is no box to put it into.")
            window.notices.notify(filled(text, file=path.name))
            return
        for kind in window.desk.kinds:
            if kind.rules_suffix and suffix == kind.rules_suffix:
                window.begin(kind, rules=path)
                return
        window.documents.import_file(path, self._open_imported)

    def _open_imported(self, made: DocumentId) -> None:
        window = self._window
        info = next((one for one in window.desk.library.documents() if one.id == made), None)
        if info is not None:
            window.open_document(info)

    def _open_box(self, path: Path) -> None:
        desk, notices = self._window.desk, self._window.notices
        if desk.is_open and _is_same(path, desk.library.path):
            self._window.show_page(PageId.HOME)
            notices.notify(self.tr("This box is open already."))
        elif desk.is_open:
            swap = partial(self._swap_boxes, path)
            here = desk.library.path
            self.question = BoxQuestionPanel(
                self._window.theme, path, here, swap, notices.close_overlay
            )
            notices.show_overlay(self.question, width=560)
        else:
            with notices.telling_problems():
                desk.open_box(path)

    def _swap_boxes(self, path: Path) -> None:
        self._window.notices.close_overlay()
        with self._window.notices.telling_problems():
            self._window.desk.open_box(path)
            self._window.show_page(PageId.HOME)

    # --- drops

    def dropped(self, data: QMimeData) -> list[Path]:
        """The files of ours among what is dragged; only those of this computer."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        ours = {*self.suffixes(), ".json"}
        return [path for path in paths if path.suffix.lower() in ours]


class BoxQuestionPanel(QFrame):
    """Whether another box shall take the place of the open one."""

    def __init__(
        self, theme: Theme, path: Path, here: Path, swap: partial[None], leave: object
    ) -> None:
        super().__init__()
        assert callable(leave)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        text = self.tr("Open the box {new}? {old} will be closed; nothing in it is lost.")
        self.sentence = label(filled(text, new=path.name, old=here.name), "body", wrap=True)
        self.cancel = Button(theme, self.tr("Cancel"), leave, kind="quiet")
        self.swap = Button(theme, self.tr("Open it"), swap, kind="primary", icon_name="box")
        lay(
            column(theme, self, spacing=12, edges=(28, 24, 28, 24)),
            label(self.tr("Another box"), "title"),
            self.sentence,
            label(str(path), "small", wrap=True),
            lay(row(theme, spacing=12), SPRING, self.cancel, self.swap),
        )
        self.setFocusProxy(self.swap)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
