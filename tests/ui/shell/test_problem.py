"""What should never happen is told calmly, and nothing reaches a terminal."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.log import NAME, keep_log, last_lines
from bp_desktop.ui.shell.problem import ProblemDialog, report, show_problem
from tests.ui.build import settle

LEFT = Qt.MouseButton.LeftButton


def a_fault() -> ValueError:
    with pytest.raises(ValueError, match="square") as caught:
        raise ValueError("the planet is square")
    return caught.value


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme, tmp_path: Path) -> ProblemDialog:
    made = ProblemDialog(theme, report(a_fault(), tmp_path), tmp_path)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_says_what_is_safe(dialog: ProblemDialog) -> None:
    texts = [label.text() for label in dialog.findChildren(QLabel)]

    assert "Your game is saved up to the last step." in texts


def test_the_report_can_be_copied(dialog: ProblemDialog, qtbot: QtBot) -> None:
    QTest.mouseClick(dialog.copy, LEFT)

    copied = QGuiApplication.clipboard().text()
    assert "ValueError: the planet is square" in copied
    assert "Burning Planets: " in copied
    assert dialog.copy.text() == "Copied"


def test_enter_continues(dialog: ProblemDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_the_report_has_versions_the_fault_and_the_end_of_the_log(
    qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / NAME).write_text("\n".join(f"line {number}" for number in range(100)), "utf-8")

    text = report(a_fault(), tmp_path)

    assert "Python: " in text
    assert "Qt: " in text
    assert "the planet is square" in text
    assert "line 99" in text
    assert "line 5\n" not in text


@pytest.fixture
def hook(theme: Theme, tmp_path: Path, qtbot: QtBot) -> Iterator[None]:
    """As the program installs it."""
    before = sys.excepthook
    sys.excepthook = lambda _kind, error, _trace: show_problem(None, theme, error, tmp_path)

    yield

    sys.excepthook = before


def open_dialogs() -> list[ProblemDialog]:
    return [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ProblemDialog)
    ]


@pytest.mark.usefixtures("hook")
def test_a_fault_in_a_slot_is_shown_once_and_logged(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    button = QPushButton()
    qtbot.addWidget(button)

    def fail() -> None:
        raise ValueError("the planet is square")

    button.clicked.connect(fail)
    button.click()
    button.click()
    settle()

    [dialog] = open_dialogs()
    assert "the planet is square" in dialog.text.toPlainText()
    assert caplog.text.count("ValueError: the planet is square") == 2
    caplog.clear()
    dialog.go_on.click()
    settle()
    assert open_dialogs() == []
    button.click()
    settle()
    assert len(open_dialogs()) == 1
    caplog.clear()
    open_dialogs()[0].close()
    settle()


def test_no_window_is_opened_in_the_middle_of_what_failed(
    theme: Theme, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It may be a paint event, and a window opened within one can end the program."""
    show_problem(None, theme, a_fault(), tmp_path)

    assert open_dialogs() == []
    settle()
    [dialog] = open_dialogs()
    assert dialog.isVisible()
    caplog.clear()
    dialog.go_on.click()
    settle()


def test_the_log_is_kept_in_its_folder_and_never_grows_without_end(tmp_path: Path) -> None:
    handler = keep_log(tmp_path / "logs")
    assert handler is not None
    ours = logging.getLogger("bp_desktop.test")
    try:
        for number in range(3000):
            ours.info("line %d %s", number, "x" * 500)
    finally:
        logging.getLogger("bp_desktop").removeHandler(handler)
        handler.close()

    files = list((tmp_path / "logs").iterdir())
    assert sum(file.stat().st_size for file in files) < 2_000_000
    assert "line 2999" in last_lines(tmp_path / "logs")[-1]


def test_a_log_that_cannot_be_kept_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("in the way")

    assert keep_log(tmp_path / "logs") is None
    assert last_lines(tmp_path / "logs") == []
