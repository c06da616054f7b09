"""Where the person's files lie."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices

from bp_desktop.ui.desk import Desk
from bp_desktop.ui.settings.parts import Section
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row


class DataSection(Section):
    """`places` has the folders "backups" and "logs"."""

    def __init__(
        self, theme: Theme, desk: Desk, preferences: Path, places: Mapping[str, Path]
    ) -> None:
        super().__init__(
            theme,
            self.tr("Data"),
            self.tr("Everything stays on this computer."),
        )
        self._theme = theme
        self._desk = desk
        self._box = self._add(self.tr("Box"), desk.boxes.usual)
        if "backups" in places:
            self._add(self.tr("Backups"), places["backups"])
        if "logs" in places:
            self._add(self.tr("Log"), places["logs"])
        self._add(self.tr("Settings"), preferences)
        desk.shelf_changed.connect(self._show_box)
        self._show_box()

    def _add(self, name: str, path: Path) -> "PathLine":
        line = PathLine(self._theme, name, path)
        self.body.addLayout(line.layout)
        return line

    def _show_box(self) -> None:
        if self._desk.is_open:
            self._box.show_path(self._desk.library.path)


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
        folder = self._path if self._path.is_dir() else self._path.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
