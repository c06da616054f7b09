"""Settings page: everything takes effect at once, so there is nothing to confirm."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.about import AboutSection
from bp_desktop.ui.settings.sections import (
    AppearanceSection,
    ColorsSection,
    DiceSection,
    LanguageSection,
    SettingLine,
    SettingsSection,
    TableSection,
)
from bp_desktop.ui.settings.shortcuts import ShortcutsSection
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.path_text import PathText

if TYPE_CHECKING:
    from bp_desktop.ui.backups.panel import BackupActions
    from bp_desktop.ui.shell.main_window import MainWindow


class DataSection(SettingsSection):
    """Where everything is kept, and ways to bring back what was."""

    def __init__(self, window: MainWindow) -> None:
        sentence = self.tr("Everything stays on this computer.")
        super().__init__(window.theme, self.tr("Data"), sentence)
        self._desk = window.desk
        self._box = self._add(self.tr("Box"), window.desk.boxes.usual)
        self._backups = window.backups
        if self._backups is not None:
            self._backups_line = self._add(self.tr("Backups"), self._backups.folder)
            self._add_ways(self._backups)
        if "logs" in window.places:
            self._add(self.tr("Log"), window.places["logs"])
        self._add(self.tr("Settings"), window.choices.path)
        window.desk.shelf_changed.connect(self._show_box)
        self._show_box()

    def _add(self, name: str, path: Path) -> PathLine:
        line = PathLine(self._theme, name, path)
        self.body.addWidget(line.line)
        return line

    def _add_ways(self, backups: BackupActions) -> None:
        """Below the folder that they are about."""
        self.back_up = Button(
            self._theme, self.tr("Back up now"), backups.back_up, icon_name="save_copy"
        )
        self.restore = Button(
            self._theme, self.tr("Restore …"), backups.show_panel, icon_name="restore"
        )
        explained = self.tr(
            "Made automatically when a round ends, when a match or a map is closed, and when you "
            "quit; the last 20 are kept, and one for each of the last 30 days."
        )
        ways = flowing(self._theme, self.back_up, self.restore, gap=12)
        lay(self.body, label(explained, "small", wrap=True), ways)

    def _show_box(self) -> None:
        if self._desk.is_open:
            self._box.show_path(self._desk.library.path)
        if self._backups is not None:
            self._backups_line.show_path(self._backups.folder)


class PathLine:
    """A path that can be selected, and the folder it lies in to open."""

    def __init__(self, theme: Theme, name: str, path: Path) -> None:
        self._path = path
        self.text = PathText(theme)
        open_text = QCoreApplication.translate("DataSection", "Open the folder")
        self.button = Button(theme, open_text, self._open, icon_name="folder")
        self.button.setAccessibleDescription(name)
        words = lay(column(theme, spacing=2), label(name, "strong"), self.text)
        self.line = SettingLine(theme, words, self.button)
        self.show_path(path)

    def show_path(self, path: Path) -> None:
        self._path = path
        self.text.setPlainText(str(path))

    def _open(self) -> None:
        folder = next(
            (one for one in (self._path, *self._path.parents) if one.is_dir()), self._path
        )
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class SettingsPage(QScrollArea):
    def __init__(self, window: MainWindow) -> None:
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
            AboutSection(window),
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
