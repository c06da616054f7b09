"""Settings page: everything takes effect at once, so there is nothing to confirm."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.ui.settings.data import DataSection
from bp_desktop.ui.settings.sections import (
    AppearanceSection,
    ColorsSection,
    DiceSection,
    LanguageSection,
    TableSection,
)
from bp_desktop.ui.settings.shortcuts import ShortcutsSection
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow


class SettingsPage(QScrollArea):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__()
        self._theme = theme = window.theme
        choices = window.choices
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        self.sections = (
            LanguageSection(theme, choices),
            AppearanceSection(theme, choices),
            ColorsSection(theme, choices),
            DiceSection(theme, choices),
            TableSection(theme, choices),
            ShortcutsSection(theme, window.actions_),
            DataSection(window),
        )
        inner = lay(column(theme, spacing=16), label(self.tr("Settings"), "display"))
        inner.addSpacing(theme.px(8))
        lay(inner, *self.sections, SPRING)
        lay(row(theme, content, edges=(40, 32, 40, 40)), (inner, 1), SPRING)
        self._limit_width()
        theme.changed.connect(self._limit_width)
        self.setWidget(content)

    def _limit_width(self) -> None:
        """Lines that are too long are hard to read across."""
        for section in self.sections:
            section.setMaximumWidth(self._theme.px(880))
