"""Building blocks of the settings page: sections, rows and switches."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row


class SettingsSection(QFrame):
    """A card with a heading; `body` takes the settings."""

    def __init__(self, theme: Theme, title: str, sentence: str = "") -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("card", "true")
        layout = column(theme, self, spacing=16, edges=(28, 24, 28, 24))
        head = column(theme, spacing=4)
        head.addWidget(label(title, "heading"))
        if sentence:
            head.addWidget(label(sentence, "small", wrap=True))
        layout.addLayout(head)
        self.body: QVBoxLayout = column(theme, spacing=16)
        layout.addLayout(self.body)

    def add_row(self, name: str, setting: QWidget | QHBoxLayout, explanation: str = "") -> None:
        """A setting with its name on the left."""
        line = row(self._theme, spacing=24)
        words = column(self._theme, spacing=2)
        words.addWidget(label(name, "strong"))
        if explanation:
            words.addWidget(label(explanation, "small", wrap=True))
        line.addLayout(words, 1)
        if isinstance(setting, QWidget):
            setting.setAccessibleName(setting.accessibleName() or name)
            line.addWidget(setting, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            line.addLayout(setting)
        self.body.addLayout(line)


def switch(text: str, on: bool, on_changed: Callable[[bool], object]) -> QCheckBox:
    """An on/off setting; the text says what happens when it is on."""
    made = QCheckBox(text)
    made.setChecked(on)
    made.toggled.connect(on_changed)
    return made
