"""Opens the public window from the table, and closes it with the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.burning_planets.table.public.window import PublicWindow
from bp_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


class PublicOpener(QObject):
    """At most one public window a table; asking again brings it to the front."""

    def __init__(self, theme: Theme, commander: "AnyCommander", table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme
        self._commander = commander
        self._table = table
        self.window: PublicWindow | None = None

    def open(self) -> None:
        if self.window is None:
            made = PublicWindow(self._theme, self._commander)
            made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            # The program ends with its own window, whatever is on the television.
            made.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
            made.closed.connect(self._on_closed)
            self._table.destroyed.connect(made.close)
            self._table.window().installEventFilter(self)
            self.window = made
            made.show()
        else:
            self.window.raise_()
            self.window.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and self.window is not None:
            self.window.close()
        return super().eventFilter(watched, event)

    def _on_closed(self) -> None:
        self.window = None
