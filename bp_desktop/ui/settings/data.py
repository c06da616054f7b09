"""Settings about data: the paths of box, backups and log."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.sections import SettingsSection
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.widgets.basics import Button, column, label, row

if TYPE_CHECKING:
    from bp_desktop.ui.backups.backup_actions import BackupActions


class DataSection(SettingsSection):
    """`places` has the folder "logs"; without `backups` nobody makes any."""

    def __init__(
        self,
        theme: Theme,
        desk: Desk,
        preferences: Path,
        places: Mapping[str, Path],
        backups: BackupActions | None = None,
    ) -> None:
        super().__init__(
            theme,
            self.tr("Data"),
            self.tr("Everything stays on this computer."),
        )
        self._theme = theme
        self._desk = desk
        self._box = self._add(self.tr("Box"), desk.boxes.usual)
        self._backups = backups
        self._backups_line: PathLine | None = None
        if backups is not None:
            self._backups_line = self._add(self.tr("Backups"), backups.folder)
            self._add_ways(backups)
        if "logs" in places:
            self._add(self.tr("Log"), places["logs"])
        self._add(self.tr("Settings"), preferences)
        desk.shelf_changed.connect(self._show_box)
        self._show_box()

    def _add(self, name: str, path: Path) -> PathLine:
        line = PathLine(self._theme, name, path)
        self.body.addLayout(line.layout)
        return line

    def _add_ways(self, backups: BackupActions) -> None:
        """Below the folder that they are about."""
        self.back_up = Button(
            self._theme, self.tr("Back up now"), backups.back_up, icon_name="save_copy"
        )
        self.restore = Button(
            self._theme, self.tr("Bring back …"), backups.show_panel, icon_name="restore"
        )
        explained = self.tr(
            "Made by themselves when a round ends, when a match or a map is closed, and when you "
            "quit; the last 20 are kept, and one for each of the last 30 days."
        )
        self.body.addWidget(label(explained, "small", wrap=True))
        line = row(self._theme, spacing=12)
        for way in (self.back_up, self.restore):
            line.addWidget(way)
        line.addStretch()
        self.body.addLayout(line)

    def _show_box(self) -> None:
        if self._desk.is_open:
            self._box.show_path(self._desk.library.path)
        if self._backups is not None and self._backups_line is not None:
            self._backups_line.show_path(self._backups.folder)


class PathLine:
    """A path that can be selected, and the folder it lies in to open."""

    def __init__(self, theme: Theme, name: str, path: Path) -> None:
        self._path = path
        self.layout = row(theme, spacing=16)
        words = column(theme, spacing=2)
        words.addWidget(label(name, "strong"))
        self.text = label("", "small", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.addWidget(self.text)
        self.layout.addLayout(words, 1)
        open_text = QCoreApplication.translate("DataSection", "Open the folder")
        self.button = Button(theme, open_text, self._open, icon_name="folder")
        self.button.setAccessibleDescription(name)
        self.layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self.show_path(path)

    def show_path(self, path: Path) -> None:
        self._path = path
        self.text.setText(str(path))

    def _open(self) -> None:
        folder = next(
            (one for one in (self._path, *self._path.parents) if one.is_dir()), self._path
        )
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
