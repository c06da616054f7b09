"""Builders for the tests of the window: a real box in a temporary folder, and a tiny kind in it."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.core.dice import AppDice
from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import Box
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.document_page import DocumentView
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import (
    DocumentKind,
    EmptyWords,
    FormContext,
    NewDocument,
    ViewContext,
    WindowGame,
)
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Choices, Preferences
from bp_desktop.ui.widgets.toast import Toast
from tests.tally import TALLY, Command, Event, Join, Tally

TallyContext = ViewContext[Tally, Command, Event]
TallyKind = DocumentKind[Tally, Command, Event]


class TallyForm(QWidget):
    """Asks for a title."""

    def __init__(self, context: FormContext[Tally]) -> None:
        super().__init__()
        self.title = QLineEdit()
        self.make = QPushButton("make")
        layout = QVBoxLayout(self)
        layout.addWidget(self.title)
        layout.addWidget(self.make)
        self.setFocusProxy(self.title)
        self.make.clicked.connect(
            lambda: context.finish(NewDocument(self.title.text(), (Join("Ada"),)))
        )


class TallyView(DocumentView):
    """Shows the scores."""

    def __init__(self, context: TallyContext) -> None:
        super().__init__()
        self.commander = context.commander
        self.scores = QLabel()
        QVBoxLayout(self).addWidget(self.scores)
        self.commander.changed.connect(self._show)
        self._show()

    def text(self) -> str:
        return self.scores.text()

    def _show(self) -> None:
        self.scores.setText(str(self.commander.state.scores))


def _paint(painter: QPainter, rect: QRectF, _state: Tally, _theme: Theme) -> None:
    painter.fillRect(rect, QColor("#123456"))


TALLY_GAME = WindowGame("tally", lambda: "Tally", "app")
TALLY_KIND: TallyKind = DocumentKind(
    game=TALLY_GAME,
    system=TALLY.id,
    page=PageId.STUDIO,
    icon="map",
    suffix=".tally",
    noun=lambda: "Tally",
    plural=lambda: "Tallies",
    new_text=lambda: "New tally",
    explanation=lambda: "Counts points",
    empty_words=lambda: EmptyWords("No tally is open", "Points are counted here."),
    make_form=TallyForm,
    make_view=TallyView,
    paint_thumbnail=_paint,
)


class AnsweringPrompts(FilePrompts):
    """Answers every question for a file with `answer`."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: Path | None = None

    def open_box(self, _window: QWidget, _start: Path) -> Path | None:
        return self.answer

    def create_box(self, _window: QWidget, _start: Path) -> Path | None:
        return self.answer

    def import_file(
        self, _window: QWidget, _start: Path, _suffixes: tuple[str, ...]
    ) -> Path | None:
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
    choices: Choices
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
    choices = Choices(folder / "config" / "preferences.json", preferences or Preferences())
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
