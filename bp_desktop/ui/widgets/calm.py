"""Fields that a turning wheel passes over: scrolling a page must not change what was chosen."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox

INDENT = 8
"""Between the frame and a number that stands left."""


class ChoiceBox(QComboBox):
    """One of several; changed by clicking, typing and the arrow keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CountBox(QSpinBox):
    """A whole number; changed by typing, its arrows and the arrow keys."""

    def __init__(
        self, *, minimum: int = 0, maximum: int = 99, suffix: str = "", indent: int = INDENT
    ) -> None:
        super().__init__()
        self.setRange(minimum, maximum)
        self.setSuffix(suffix)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(indent, 0, 0, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
