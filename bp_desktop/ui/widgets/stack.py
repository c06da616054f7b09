"""Pages of which one is seen."""

from PySide6.QtWidgets import QStackedWidget


class Stack(QStackedWidget):
    """Fills the room there is. Qt would work out how high every page, seen or not, would like to
    be at each width, whenever a word on one of them changes."""

    def hasHeightForWidth(self) -> bool:
        return False
