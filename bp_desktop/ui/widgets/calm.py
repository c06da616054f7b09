"""Fields that nobody changes by accident: a turning wheel passes over them, typing replaces."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

INDENT = 8
"""Between the frame and a number that stands left."""


class ChoiceBox(QComboBox):
    """One of several; changed by clicking, typing and the arrow keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class FreshField(QLineEdit):
    """The first click marks what is in it, so that what is typed takes its place: a digit typed
    before a 0 would make ten times as much."""

    _is_fresh = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_fresh = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_fresh and not self.hasSelectedText():
            self.mark()
        self._is_fresh = False

    def mark(self) -> None:
        self.selectAll()


class CountBox(QSpinBox):
    """A whole number; changed by typing, its arrows and the arrow keys."""

    def __init__(
        self, *, minimum: int = 0, maximum: int = 99, suffix: str = "", indent: int = INDENT
    ) -> None:
        super().__init__()
        self.setLineEdit(FreshField())
        self.setRange(minimum, maximum)
        self.setSuffix(suffix)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(indent, 0, 0, 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A number that stays marked looks as if it were still being typed."""
        super().focusOutEvent(event)
        self.lineEdit().deselect()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
