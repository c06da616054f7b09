"""Settings page: everything takes effect at once, so there is nothing to confirm."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.ui.backups.backup_actions import BackupActions
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.data import DataSection
from bp_desktop.ui.settings.sections import (
    AppearanceSection,
    ColorsSection,
    DiceSection,
    LanguageSection,
    TableSection,
)
from bp_desktop.ui.settings.shortcuts import ShortcutsSection
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.preferences import PreferenceKeeper
from bp_desktop.ui.widgets.basics import column, label, row


class SettingsPage(QScrollArea):
    def __init__(
        self,
        theme: Theme,
        choices: PreferenceKeeper,
        actions: Actions,
        desk: Desk,
        places: Mapping[str, Path],
        backups: BackupActions | None = None,
    ) -> None:
        super().__init__()
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
            ShortcutsSection(theme, actions),
            DataSection(theme, desk, choices.path, places, backups),
        )
        inner = column(theme, spacing=16)
        inner.addWidget(label(self.tr("Settings"), "display"))
        inner.addSpacing(theme.px(8))
        for section in self.sections:
            inner.addWidget(section)
        inner.addStretch()
        layout = row(theme, content, edges=(40, 32, 40, 40))
        layout.addLayout(inner, 1)
        layout.addStretch(0)
        self._limit_width(theme)
        theme.changed.connect(self._on_theme_changed)
        self._theme = theme
        self.setWidget(content)

    def _on_theme_changed(self) -> None:
        self._limit_width(self._theme)

    def _limit_width(self, theme: Theme) -> None:
        """Lines that are too long are hard to read across."""
        for section in self.sections:
            section.setMaximumWidth(theme.px(880))
