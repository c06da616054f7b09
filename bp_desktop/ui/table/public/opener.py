"""Public opener: opens the public window from the table, on the second screen if there is one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from bp_desktop.ui.look.theme import Appearance
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.public.window import PublicWindow, first_look

WINDOW, LOOK = "public window", "look of the public window"


def second_screen(screens: Sequence[QScreen], own: QScreen) -> QScreen | None:
    """The largest screen that the table does not stand on: most likely the television."""
    others = [one for one in screens if one is not own]
    return max(others, key=lambda one: one.size().width() * one.size().height(), default=None)


class PublicOpener(QObject):
    """At most one public window a match; asking again brings it to the front. It closes with the
    table, and looks the next time as it looked last. A table that is built anew, in another
    language, builds its window anew where it stands."""

    def __init__(self, context: AnyTable, table: QWidget, clock: ClockPanel) -> None:
        super().__init__(table)
        self._context = context
        self._clock = clock
        self._table = table
        self._kept = context.view.kept if context.view.kept is not None else {}
        """Outlives the table."""
        self.window: PublicWindow | None = None
        before = self._kept.get(WINDOW)
        if isinstance(before, PublicWindow) and isValid(before) and before.isVisible():
            self._make(before.theme.look).take_place_of(before)

    def open(self) -> None:
        if self.window is None:
            look = self._kept.get(LOOK)
            made = self._make(
                look if isinstance(look, Appearance) else first_look(self._context.theme)
            )
            self._put_on_second_screen(made)
        else:
            self.window.raise_()
            self.window.activateWindow()

    def _make(self, look: Appearance) -> PublicWindow:
        made = PublicWindow(look, self._context, self._clock)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The program ends with its own window, whatever is on the television.
        made.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        made.closed.connect(self._on_closed)
        self._table.destroyed.connect(made.close)
        # A table that is being built stands in no window yet.
        QTimer.singleShot(0, self, self._watch_window)
        self.window = self._kept[WINDOW] = made
        return made

    def _watch_window(self) -> None:
        self._table.window().installEventFilter(self)

    def _put_on_second_screen(self, made: PublicWindow) -> None:
        """Where there is only one screen it is a window like any other."""
        other = second_screen(QGuiApplication.screens(), self._table.screen())
        if other is None:
            made.show()
        else:
            # The table keeps the keyboard: nobody types on a television.
            made.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            made.setGeometry(other.availableGeometry())
            made.showFullScreen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and self.window is not None:
            self.window.close()
        return super().eventFilter(watched, event)

    def _on_closed(self) -> None:
        if self.window is not None:
            self._kept[LOOK] = self.window.theme.look
            if self._kept.get(WINDOW) is self.window:
                del self._kept[WINDOW]
        self.window = None
