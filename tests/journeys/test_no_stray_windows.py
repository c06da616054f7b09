"""Nothing flashes up beside the window, and the keyboard is never taken away.

A control that is shown before it has a place is a window of its own, for a moment, and takes the
keyboard with it.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from tests.ui.build import settle


class WindowWatcher(QObject):
    """Writes down what becomes a window."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.seen: list[str] = []
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.Show
            and isinstance(watched, QWidget)
            and watched.isWindow()
            and not isinstance(watched, MainWindow)
        ):
            self.seen.append(type(watched).__name__)
        return False


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[WindowApp]:
    """The program as it starts, with the keyboard where it comes by itself."""
    made = WindowApp(user_places(tmp_path))
    with qtbot.waitSignal(made.desk.shelf_changed):
        made.window.show_first()
    settle()

    yield made

    made.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def test_nothing_opens_a_window_of_its_own(app: WindowApp, qapp: QApplication) -> None:
    watcher = WindowWatcher(qapp)
    run = app.window.actions_.run

    run("new.burning_planets.match")
    settle()
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    run("sample.burning_planets.match")
    settle()
    assert qapp.focusWidget() is not None, "one key goes on"
    run("learn")
    settle()
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    run("learn.first_match")
    settle()
    assert qapp.focusWidget() is not None, "the lesson leaves the keyboard where it was"
    app.choices.set(language="ru")
    settle()
    run("table.recap")
    settle()
    run("table.go_on")
    for page in (PageId.CHRONICLE, PageId.DICE, PageId.HOME):
        app.window.show_page(page)
        settle()
    app.choices.set(language="en")
    settle()

    assert watcher.seen == []
