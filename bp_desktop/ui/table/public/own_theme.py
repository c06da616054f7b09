"""Window theme: colours and scale of one window, beside those of the program."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.stylesheet import stylesheet
from bp_desktop.ui.look.theme import Appearance, Theme, palette
from bp_desktop.ui.widgets.basics import rescale


class WindowTheme(Theme):
    """Dresses its window and nothing else; its look names dark or light, never the system's."""

    def __init__(self, window: QWidget, look: Appearance) -> None:
        # Not that of Theme: fonts are loaded, and the program is dressed already.
        QObject.__init__(self, window)
        self._window = window
        self.look = look
        self._apply()

    def _apply_now(self) -> None:
        self._window.setPalette(palette(self.colors))
        self._window.setStyleSheet(stylesheet(self.colors, self.look.scale))
        rescale(self, self._window)
