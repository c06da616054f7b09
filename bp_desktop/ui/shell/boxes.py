"""Opening and creating boxes, and importing files, as a person asks for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.session.library import LibraryError
from bp_desktop.ui.home.deeds import Notify
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.files import FilePrompts


class BoxDeeds(QObject):
    """A box that cannot be had is told in a notice, and the one that is open stays."""

    def __init__(self, window: QWidget, desk: Desk, prompts: FilePrompts, notify: Notify) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._prompts = prompts
        self._notify = notify

    def ask_to_open(self) -> None:
        path = self._prompts.open_box(self._window, self._folder())
        if path is not None:
            self._take(lambda: self._desk.open_box(path))

    def ask_to_create(self) -> None:
        path = self._prompts.create_box(self._window, self._folder())
        if path is not None:
            self._take(lambda: self._desk.create_box(path))

    def _folder(self) -> Path:
        here = self._desk.library.path if self._desk.is_open else self._desk.boxes.usual
        return here.parent

    def _take(self, take: Callable[[], bool]) -> None:
        try:
            take()
        except LibraryError as error:
            from bp_desktop.ui.words.wording import worded

            self._notify(worded(error.message))
