"""Help page: the help view as a page of the window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.help.contents import FIRST
from bp_desktop.ui.help.view import HelpView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, lay


class HelpPage(QWidget):
    """Built when it is first shown."""

    def __init__(self, theme: Theme, topic: str = FIRST) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view = HelpView(theme, topic)
        lay(column(theme, self), self.view)
        self.setFocusProxy(self.view)
