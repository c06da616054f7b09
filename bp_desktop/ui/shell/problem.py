"""Crash dialog for what should never happen: what is safe, what to send us, how to go on."""

import logging
import platform
import sys
import traceback
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget

from bp_desktop import __version__
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.log import last_lines
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row

log = logging.getLogger(__name__)


def report(error: BaseException, logs: Path) -> str:
    """What a bug report needs: versions, the fault and the end of the log. Nothing of the game."""
    facts = (
        ("Burning Planets", __version__),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("System", platform.platform()),
        ("Screen", QGuiApplication.platformName()),
        ("Frozen", str(hasattr(sys, "_MEIPASS"))),
    )
    lines = [f"{name}: {value}" for name, value in facts]
    trace = "".join(traceback.format_exception(error)).rstrip()
    return "\n".join([*lines, "", trace, "", "Log:", *last_lines(logs)])


class ProblemDialog(QDialog):
    """Shown once at a time; closing it goes on."""

    def __init__(self, theme: Theme, told: str, logs: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._logs = logs
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.text = QPlainTextEdit(told)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(self.tr("Report"))
        self.copy = Button(theme, self.tr("Copy the report"), self._copy, icon_name="copy")
        self.folder = Button(
            theme, self.tr("Open the log folder"), self._open_logs, icon_name="folder"
        )
        self.leave = Button(theme, self.tr("Quit"), self._quit, kind="quiet")
        self.go_on = Button(theme, self.tr("Continue"), self.accept, kind="primary")
        self.go_on.setDefault(True)

        explained = self.tr(
            "This is a fault of the program, not yours. You can continue; if you copy the report "
            "and send it to us, we can fix it. It contains versions, paths and the fault itself, "
            "nothing of your game."
        )
        buttons = row(theme, spacing=12)
        lay(
            column(theme, self, spacing=12, edges=(28, 24, 28, 24)),
            label(self.tr("Something went wrong"), "title"),
            label(self.tr("Your game is saved up to the last step."), "strong", wrap=True),
            label(explained, "quiet", wrap=True),
            (self.text, 1),
            lay(buttons, self.copy, self.folder, SPRING, self.leave, self.go_on),
        )
        self.text.setMinimumHeight(theme.px(96))  # a small screen has room for no more
        self.text.setMinimumWidth(theme.px(624))  # not the dialog: long words must still widen it
        self.go_on.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences that break are never cut: Qt forgets how high they are in a dialog."""
        super().resizeEvent(event)
        lines = self.layout()
        assert lines is not None
        self.setMinimumHeight(lines.totalMinimumHeightForWidth(event.size().width()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText(self.tr("Copied"))

    def _open_logs(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._logs)))

    def _quit(self) -> None:
        self.reject()
        QApplication.quit()


_shown: list[ProblemDialog] = []


def show_problem(window: QWidget | None, theme: Theme, error: BaseException, logs: Path) -> None:
    """Log a fault and show it; faults that come while one is shown are only logged."""
    log.error("unexpected", exc_info=error)
    told = report(error, logs)  # and no more of it is kept: its frames hold half the program
    # Not now: the fault may come out of a paint event, where no window can be made.
    QTimer.singleShot(0, theme, lambda: _open_dialog(window, theme, told, logs))


def _open_dialog(window: QWidget | None, theme: Theme, told: str, logs: Path) -> None:
    if _shown:
        return
    dialog = ProblemDialog(theme, told, logs, window)
    _shown.append(dialog)
    dialog.finished.connect(_shown.clear)
    dialog.open()
