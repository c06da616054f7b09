"""Builders for the tests of the window: a real box in a temporary folder, and a tiny kind in it."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.core.dice import AppDice
from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import Box
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.widgets.toast import Toast
from tests.tally import TALLY, Join
from tests.ui.tally_kind import TALLY_KIND


class AnsweringPrompts(FilePrompts):
    """Answers every question for a file with `answer`."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: Path | None = None

    def open_box(self, _window: QWidget, _start: Path) -> Path | None:
        return self.answer

    def create_box(self, _window: QWidget, _start: Path) -> Path | None:
        return self.answer

    def choose_folder(self, _window: QWidget, _start: Path) -> Path | None:
        return self.answer

    def import_file(
        self, _window: QWidget, _start: Path, _suffixes: tuple[str, ...]
    ) -> Path | None:
        return self.answer

    def open_photo(self, _window: QWidget, _start: Path, _suffixes: tuple[str, ...]) -> Path | None:
        return self.answer

    def export_file(self, _window: QWidget, _wished: Path) -> Path | None:
        return self.answer


def boxes(folder: Path) -> FileBoxes:
    return FileBoxes(folder / "usual.bpbox", {TALLY.id: TALLY}.get, AppDice(1))


@dataclass
class Room:
    """A window on a desk, and what a test needs to look at them."""

    window: MainWindow
    desk: Desk
    choices: PreferenceKeeper
    prompts: AnsweringPrompts
    qtbot: QtBot

    @property
    def library(self) -> Box:
        library = self.desk.library
        assert isinstance(library, Box)
        return library

    @property
    def toast(self) -> Toast:
        toast = self.window.findChild(Toast)
        assert isinstance(toast, Toast)
        return toast

    @property
    def shown(self) -> QWidget:
        """The page on the screen."""
        page = self.window.stack.currentWidget()
        assert page is not None
        return page

    def add(self, title: str) -> DocumentId:
        made = self.library.create(TALLY.id, title, (Join("Ada"),))
        self.desk.shelf_changed.emit()
        return made

    def titles(self, *, binned: bool = False) -> set[str]:
        return {info.title for info in self.library.documents() if info.binned is binned}


def open_room(
    qtbot: QtBot, theme: Theme, folder: Path, *, preferences: Preferences | None = None
) -> Room:
    """A complete window; the box is still closed."""
    choices = PreferenceKeeper(folder / "config" / "preferences.json", preferences or Preferences())
    desk = Desk(boxes(folder), (TALLY_KIND,))
    prompts = AnsweringPrompts()
    window = MainWindow(theme, desk, choices, prompts)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.complete()
    with qtbot.waitExposed(window):
        window.show()
    return Room(window, desk, choices, prompts, qtbot)


def settle() -> None:
    """Let everything happen that waits for the event loop, deletions included."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def focused() -> QWidget:
    """The widget that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget
