"""A short tour through the real window, as pictures: for machines without a display."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.main_window import MainWindow
from bp_desktop.ui.pages import PageId


class Tour:
    """Walks a window and keeps a picture of every stop."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window = window
        self._folder = folder
        self.pictures: list[Path] = []

    def walk(self) -> None:
        """Every page, the palette, the shortcut sheet, and the day theme. Raises OSError."""
        window = self._window
        self._folder.mkdir(parents=True, exist_ok=True)
        for page in PageId:
            window.show_page(page)
            self.picture(str(page))
        window.show_page(PageId.HOME)
        for action in ("palette", "shortcuts"):
            window.actions_.run(action)
            self.picture(action)
            window.close_overlay()
        window.choices.set(theme="light")
        self.picture("home-light")

    def picture(self, name: str) -> None:
        settle()
        path = self._folder / f"{len(self.pictures) + 1:02}-{name}.png"
        if not self._window.grab().save(str(path)):
            raise OSError(None, "the picture could not be written", str(path))
        self.pictures.append(path)


def settle() -> None:
    """Let everything that waits for the event loop happen."""
    for _ in range(4):
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()
