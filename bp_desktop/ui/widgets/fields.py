"""Form fields: numbers, choices and texts that nobody changes by accident.

A turning wheel passes over them, typing replaces. `NumberField`, `ChoiceField` and `TextField` hand
on what a person makes of a shown value, once; showing a value never hands it on.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSizePolicy, QSpinBox

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import sized

Choice = tuple[str, str, QIcon | None]
"""A value, what it is called, and how it looks."""
INDENT = 8
"""Between the frame and a number that stands left."""
LETTERS = 6
"""Of a choice that takes the room there is."""


class ChoiceBox(QComboBox):
    """One of several; changed by clicking, typing and the arrow keys."""

    def __init__(self, name: str = "", *, fitting: bool = False) -> None:
        """`name` is for screen readers and the tooltip. A `fitting` one is as wide as there is
        room, whatever its texts would like."""
        super().__init__()
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if fitting:
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            self.setSizeAdjustPolicy(policy)
            self.setMinimumContentsLength(LETTERS)

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
        self,
        name: str = "",
        *,
        minimum: int = 0,
        maximum: int = 99,
        suffix: str = "",
        indent: int = INDENT,
    ) -> None:
        super().__init__()
        self.setLineEdit(FreshField())
        self.setAccessibleName(name)
        self.setRange(minimum, maximum)
        self.setSuffix(suffix)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(indent, 0, 0, 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A number that stays marked looks as if it were still being typed."""
        super().focusOutEvent(event)
        self.lineEdit().deselect()

    def forget(self) -> None:
        """The field is about to go: what was typed and not entered is dropped."""
        self.blockSignals(True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def number_box(
    theme: Theme, name: str, least: int, most: int, value: int, *, width: int = 84, suffix: str = ""
) -> QSpinBox:
    """A number in the middle of a field as wide as its numbers need."""
    made = CountBox(name, minimum=least, maximum=most, suffix=suffix, indent=0)
    made.setValue(value)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return sized(theme, made, width=width)


def switch(text: str, on: bool, on_changed: Callable[[bool], object]) -> QCheckBox:
    """An on/off setting; the text says what happens when it is on."""
    made = QCheckBox(text)
    made.setChecked(on)
    made.toggled.connect(on_changed)
    return made


class NumberField(CountBox):
    """A whole number; typed ones are handed on by Enter or by leaving the field."""

    def __init__(self, on_number: Callable[[int], object], *, least: int = 0, most: int) -> None:
        super().__init__(minimum=least, maximum=most)
        self.setKeyboardTracking(False)
        # As wide as there is room: the largest number would burst a panel.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(on_number)

    def show_value(self, number: int) -> None:
        with QSignalBlocker(self):
            self.setValue(number)


class ChoiceField(ChoiceBox):
    """One of several values; a choice is handed on."""

    def __init__(self, on_choice: Callable[[str], object]) -> None:
        super().__init__(fitting=True)
        self._choices: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
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
