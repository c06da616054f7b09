"""Opens the public window from the table, on the second screen if there is one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.burning_planets.table.clock.panel import ClockPanel
from bp_desktop.ui.burning_planets.table.public.window import PublicWindow, first_look
from bp_desktop.ui.theme import Look, Theme

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


def second_screen(screens: Sequence[QScreen], own: QScreen) -> QScreen | None:
    """The largest screen that the table does not stand on: most likely the television."""
    others = [one for one in screens if one is not own]
    return max(others, key=lambda one: one.size().width() * one.size().height(), default=None)


class PublicOpener(QObject):
    """At most one public window a table; asking again brings it to the front. It closes with the
    table, and looks the next time as it looked last."""

    def __init__(
        self, theme: Theme, commander: "AnyCommander", table: QWidget, clock: ClockPanel
    ) -> None:
        super().__init__(table)
        self._clock = clock
        self._theme = theme
        self._commander = commander
        self._table = table
        self._look: Look | None = None
        self.window: PublicWindow | None = None

    def open(self) -> None:
        if self.window is None:
            made = PublicWindow(self._look or first_look(self._theme), self._commander, self._clock)
            made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            # The program ends with its own window, whatever is on the television.
            made.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
            made.closed.connect(self._on_closed)
            self._table.destroyed.connect(made.close)
            self._table.window().installEventFilter(self)
            self.window = made
            self._put_on_second_screen(made)
        else:
            self.window.raise_()
            self.window.activateWindow()

    def _put_on_second_screen(self, made: PublicWindow) -> None:
        """Where there is only one screen it is a window like any other."""
        other = second_screen(QGuiApplication.screens(), self._table.screen())
        if other is None:
            made.show()
        else:
            made.setGeometry(other.availableGeometry())
            made.showFullScreen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and self.window is not None:
            self.window.close()
        return super().eventFilter(watched, event)

    def _on_closed(self) -> None:
        if self.window is not None:
            self._look = self.window.theme.look
        self.window = None
