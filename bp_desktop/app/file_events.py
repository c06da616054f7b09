"""The application on macOS, where a double click on a file is an event and no argument."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


def opened_by(event: QEvent) -> Path | None:
    """The file that an event wants to have opened; None of any other event."""
    if not isinstance(event, QFileOpenEvent) or not event.file():
        return None
    return Path(event.file())


class FileOpenApplication(QApplication):
    """Tells of such events. Elsewhere the plain class serves: no event has to pass Python there."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        path = opened_by(event)
        if path is None:
            return super().event(event)
        self.file_opened.emit(path)
        return True
