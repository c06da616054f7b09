"""A short tour through the real window, as pictures: for machines without a display."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from bp_desktop.ui.shell.kinds import AnyKind
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId

OPENING = 14
"""How often the main button is pressed in a new match: set-up and the first turns."""


class Tour:
    """Walks a window and keeps a picture of every stop."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window = window
        self._folder = folder
        self.pictures: list[Path] = []

    def walk(self) -> None:
        """Begins a document of every kind, then looks at every page. Raises OSError."""
        window = self._window
        self._folder.mkdir(parents=True, exist_ok=True)
        self.picture("welcome")
        for kind in window.desk.kinds:
            self._begin(kind)
        for page in PageId:
            window.show_page(page)
            self.picture(str(page))
        window.show_page(PageId.HOME)
        for action in ("palette", "shortcuts"):
            window.actions_.run(action)
            self.picture(action)
            window.notices.close_overlay()
        window.choices.set(theme="light")
        self.picture("home-light")

    def _begin(self, kind: AnyKind) -> None:
        """Fill in the form as it stands, and play on where there is something to play."""
        window, name = self._window, kind.suffix.strip(".")
        window.begin(kind)
        self.picture(f"new-{name}")
        accept_form(window)
        self.picture(name)
        if "table.go_on" in window.actions_ and kind.page is PageId.TABLE:
            for _ in range(OPENING):
                window.actions_.run("table.go_on")
                settle()
            self.picture(f"{name}-later")

    def picture(self, name: str) -> None:
        rest(0.15)
        path = self._folder / f"{len(self.pictures) + 1:02}-{name}.png"
        if not self._window.grab().save(str(path)):
            raise OSError(None, "the picture could not be written", str(path))
        self.pictures.append(path)


def accept_form(window: MainWindow) -> None:
    """Press the main button of the form that is shown, and put away what it says."""
    for button in window.findChildren(QPushButton):
        if button.isVisible() and button.property("kind") == "primary" and _on_top(button):
            button.click()
            break
    settle()
    window.notices.close_overlay()


def _on_top(widget: QWidget) -> bool:
    """Whether a click would reach it, and not the panel above it."""
    window = widget.window()
    found = window.childAt(widget.mapTo(window, widget.rect().center()))
    return found is widget


def rest(seconds: float) -> None:
    """Let time pass: what can wait, such as small pictures, is drawn when nothing else happens."""
    end = QDeadlineTimer(round(seconds * 1000))
    while not end.hasExpired():
        settle()


def settle() -> None:
    """Let everything that waits for the event loop happen."""
    for _ in range(4):
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()
