"""Passphrase fields: typed unseen, and chosen by typing it twice."""

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from bp_desktop.core.sealing import LONGEST_PASSPHRASE
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column


def passphrase_line(name: str, on_enter: Callable[[], object] | None = None) -> QLineEdit:
    """Nobody reads along while it is typed."""
    line = QLineEdit(maxLength=LONGEST_PASSPHRASE)
    line.setEchoMode(QLineEdit.EchoMode.Password)
    line.setPlaceholderText(name)
    line.setAccessibleName(name)
    if on_enter is not None:
        line.returnPressed.connect(on_enter)
    return line


class NewPassphrase(QWidget):
    """A passphrase somebody chooses: typed unseen, and once more, since nobody can look it up."""

    def __init__(self, theme: Theme, name: str, on_enter: Callable[[], object]) -> None:
        super().__init__()
        self.phrase = passphrase_line(name)
        self.again = passphrase_line(self.tr("The same once more"), on_enter)
        self.phrase.returnPressed.connect(self.again.setFocus)
        box = column(theme, self, spacing=6)
        box.addWidget(self.phrase)
        box.addWidget(self.again)

    def rename(self, name: str) -> None:
        self.phrase.setPlaceholderText(name)
        self.phrase.setAccessibleName(name)

    def trouble(self) -> str:
        """Why it cannot be used as it is; empty: it can."""
        if self.phrase.text() != self.again.text():
            return self.tr("The two are not the same. Type it again.")
        return ""

    def text(self) -> str:
        return self.phrase.text()

    def wipe(self) -> None:
        self.phrase.clear()
        self.again.clear()
