"""Touch mode: switched on by the first touch of a window, which is told once with a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bp_desktop.ui.widgets.fingers import FingerFilter

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow


class TouchMode(QObject):
    """Whoever was told chose by answering or by going on: it is never offered again."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._choices = window.choices
        self._notify = window.notices.notify
        self.fingers = FingerFilter(window.theme, window)
        self.fingers.touched.connect(self._on_touched)
        self.fingers.follow()

    def _on_touched(self) -> None:
        if self._choices.now.touch == "first":
            self._choices.set(touch="on")
            text = self.tr("Touch mode is on: large buttons, and fingers move and zoom.")
            self._notify(text, self._switch_off)

    def _switch_off(self) -> None:
        self._choices.set(touch="off")
