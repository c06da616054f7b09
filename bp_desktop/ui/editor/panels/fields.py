"""Fields that show a value of the map and hand on what a person makes of it, once.

Showing never hands on: a panel must not submit from its refresh.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
)

Choice = tuple[str, str, QIcon | None]
"""A value, what it is called, and how it looks."""
INDENT = 10


class TextField(QLineEdit):
    """A text; handed on by Enter or by leaving the field, if it is another one then."""

    def __init__(self, on_text: Callable[[str], object], *, longest: int) -> None:
        super().__init__()
        self._on_text = on_text
        self._shown = ""
        self.setMaxLength(longest)
        self.returnPressed.connect(self._hand_on)

    def show_value(self, text: str) -> None:
        """What somebody is typing at the moment stays."""
        typing = self.hasFocus() and self.text() != self._shown
        self._shown = text
        if not typing and self.text() != text:
            self.setText(text)

    def forget(self) -> None:
        """The field is about to go: what was typed and not entered is dropped."""
        self._shown = self.text()

    def _hand_on(self) -> None:
        text = self.text().strip()
        if text != self._shown:
            self._shown = text
            self._on_text(text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._hand_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown:
            self.setText(self._shown)
        else:
            super().keyPressEvent(event)


class NumberField(QSpinBox):
    """A whole number; typed ones are handed on by Enter or by leaving the field."""

    def __init__(self, on_number: Callable[[int], object], *, least: int = 0, most: int) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setKeyboardTracking(False)
        self.lineEdit().setTextMargins(INDENT, 0, INDENT, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # As wide as there is room: the largest number would burst a panel.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(on_number)

    def show_value(self, number: int) -> None:
        with QSignalBlocker(self):
            self.setValue(number)

    def forget(self) -> None:
        """The field is about to go."""
        self.blockSignals(True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling a panel must not change numbers."""
        event.ignore()


class ChoiceField(QComboBox):
    """One of several values."""

    def __init__(self, on_choice: Callable[[str], object]) -> None:
        super().__init__()
        self._choices: tuple[tuple[str, str], ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.activated.connect(lambda _index: on_choice(str(self.currentData() or "")))

    def show_choices(self, choices: Iterable[Choice], chosen: str) -> None:
        listed = tuple(choices)
        named = tuple((value, name) for value, name, _icon in listed)
        if named != self._choices:
            self._choices = named
            self.clear()
            for value, name, icon in listed:
                if icon is None:
                    self.addItem(name, value)
                else:
                    self.addItem(icon, name, value)
        self.show_value(chosen)

    def set_icon_side(self, side: int) -> None:
        self.setIconSize(QSize(side, side))

    def show_value(self, chosen: str) -> None:
        self.setCurrentIndex(self.findData(chosen))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling a panel must not change choices."""
        event.ignore()
