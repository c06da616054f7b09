"""Form fields: numbers, choices and texts that nobody changes by accident.

A turning wheel passes over them, typing replaces. `NumberField`, `ChoiceField` and `TextField` hand
on what a person makes of a shown value, once; showing a value never hands it on.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, sized
from bp_desktop.ui.widgets.check_box import WrappingCheckBox
from bp_desktop.ui.widgets.containers import FlowLayout

Choice = tuple[str, str, QIcon | None]
"""A value, what it is called, and how it looks."""
INDENT = 8
"""Between the frame and a number that stands left."""
HINT_EDGE = 4
"""Beside a hint, inside the frame."""
SMALL_LETTERS, ICON_GAP = 0.8, 4
IN_LINES = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
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

    def choose(self, value: object) -> None:
        """The one with this value, or else the first."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def offer(self, values: Mapping[Any, str]) -> None:
        """Other values, each with what it is called; the chosen one stays if it is among them."""
        chosen = self.currentData()
        self.clear()
        for value, text in values.items():
            self.addItem(text, value)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Words that are too long for the field stand there in two lines of smaller letters."""
        style, option = self.style(), QStyleOptionComboBox()
        self.initStyleOption(option)
        if self.currentIndex() < 0:
            option.currentText = self.placeholderText()
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room, text = style.subControlRect(kind, option, part, self), option.currentText
        if not option.currentIcon.isNull():
            room.setLeft(room.left() + option.iconSize.width() + ICON_GAP)
        is_long = self.fontMetrics().horizontalAdvance(text) > room.width()
        with QPainter(self) as painter:
            if is_long:
                option.currentText = ""
            style.drawComplexControl(kind, option, painter, self)
            style.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)
            if is_long:
                font = QFont(self.font())
                font.setPixelSize(round(font.pixelSize() * SMALL_LETTERS))
                painter.setFont(font)
                painter.setPen(self.palette().color(self.foregroundRole()))
                painter.drawText(room.adjusted(0, -2, 0, 2), IN_LINES, text)


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
        # Tab would go from the box to its own line, which hands the keyboard back to the box.
        self.lineEdit().setFocusPolicy(Qt.FocusPolicy.ClickFocus)
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
    made = WrappingCheckBox(text)
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
        # Handed on, it is a step: undo means that, not the digits.
        self.valueChanged.connect(lambda: self.lineEdit().setModified(False))

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

    def show_none(self) -> None:
        """Nothing chosen yet: the placeholder says why."""
        self.setCurrentIndex(-1)


class HintedLine(QLineEdit):
    """Says while it is empty what belongs there, in as many words as there is room for."""

    def __init__(self, *hints: str) -> None:
        super().__init__()
        self.hint(*hints)

    def hint(self, *hints: str) -> None:
        """The same in fewer and fewer words."""
        self._hints = hints
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide, room = self.fontMetrics().horizontalAdvance, self.contentsRect().width() - HINT_EDGE
        fitting = (one for one in self._hints if wide(one) <= room)
        shown = next(fitting, self._hints[-1] if self._hints else "")
        if shown != self.placeholderText():
            self.setPlaceholderText(shown)


def text_line(
    name: str,
    hint: str | tuple[str, ...] = "",
    on_enter: Callable[[], object] | None = None,
    *,
    longest: int = 200,
) -> HintedLine:
    """A line of text; `name` is for screen readers. `hint` stands there while it is empty; of
    several, the first that there is room for."""
    made = HintedLine(*((hint,) if isinstance(hint, str) else hint))
    made.setMaxLength(longest)
    made.setAccessibleName(name)
    if on_enter is not None:
        made.returnPressed.connect(on_enter)
    return made


def search_line(name: str) -> HintedLine:
    """A line to search with; the cross that empties it has a name, too, for screen readers."""
    made = text_line(name, name)
    made.setClearButtonEnabled(True)
    for cross in made.findChildren(QAbstractButton):
        cross.setAccessibleName(QCoreApplication.translate("SearchField", "Clear the search"))
    return made


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


# --- one of several chips


class OneOfField(QWidget):
    """As wide as there is room, or, `flowing`, as its words; where there is little room it goes on
    in the next line."""

    def __init__(
        self,
        theme: Theme,
        options: Mapping[str, str],
        chosen: str,
        on_chosen: Callable[[str], object],
        *,
        flowing: bool = False,
    ) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.buttons: dict[str, Button] = {}
        if flowing:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            layout = FlowLayout(self, gap=theme.px(6))
        else:
            layout = FlowLayout(self, gap=theme.px(8), in_line=True, filled=True)
        for value, text in options.items():
            button = Button(theme, text, partial(on_chosen, value), kind="chip")
            button.setCheckable(True)
            button.setChecked(value == chosen)
            self._group.addButton(button)
            self.buttons[value] = button
            layout.addWidget(button)
            button.toggled.connect(self._show_tab_stop)
        self._show_tab_stop()

    def _show_tab_stop(self, *_: object) -> None:
        """Tab comes to the chosen chip, and the arrow keys choose another; without one, to all."""
        chosen = self._group.checkedButton()
        for button in self.buttons.values():
            stops = chosen is None or button is chosen
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
            )

    def show_chosen(self, value: str) -> None:
        if value in self.buttons:
            self.buttons[value].setChecked(True)

    def show_none(self) -> None:
        """Nothing of what is offered holds now."""
        self._group.setExclusive(False)
        for button in self.buttons.values():
            button.setChecked(False)
        self._group.setExclusive(True)


# --- players' colours


class PlayerBadge(QLabel):
    """A player's token, to look at."""

    def __init__(self, theme: Theme, side: int, color: int | None = None) -> None:
        super().__init__()
        self._theme = theme
        self.side = side
        """In lengths of the design."""
        self._color = color
        if color is not None:
            self.show_color(color)

    def show_color(self, color: int) -> None:
        self._color = color
        self.be_fine(self.devicePixelRatioF())

    def resize_to(self, side: int) -> None:
        """Larger or smaller, in lengths of the design."""
        if side != self.side:
            self.side = side
            self.be_fine(self.devicePixelRatioF())

    def be_fine(self, ratio: float) -> None:
        """As sharp as that, for a picture that is larger than the screen's."""
        if self._color is not None:
            self.setPixmap(badge_picture(self._theme, self._color, self.side, ratio))
