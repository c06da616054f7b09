"""Form fields: numbers, choices and texts that nobody changes by accident.

A turning wheel passes over them, typing replaces. `NumberField`, `ChoiceField` and `TextField` hand
on what a person makes of a shown value, once; showing a value never hands it on.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from bp_desktop.core.passphrase_strength import WEAK, seconds_to_guess
from bp_desktop.core.sealing import LONGEST_PASSPHRASE
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, lay, row, sized
from bp_desktop.ui.widgets.check_box import WrappingCheckBox
from bp_desktop.ui.widgets.containers import FlowLayout

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


def text_line(
    name: str, hint: str = "", on_enter: Callable[[], object] | None = None, *, longest: int = 200
) -> QLineEdit:
    """A line of text; `name` is for screen readers, and `hint` stands there while it is empty."""
    made = QLineEdit(maxLength=longest)
    made.setAccessibleName(name)
    made.setPlaceholderText(hint)
    if on_enter is not None:
        made.returnPressed.connect(on_enter)
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
    """With `flowing` it goes on in the next line where there is little room."""

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
        layout = FlowLayout(self, gap=theme.px(6)) if flowing else row(theme, self, spacing=8)
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


# --- passphrases: typed unseen, and chosen by typing them twice


def passphrase_line(name: str, on_enter: Callable[[], object] | None = None) -> QLineEdit:
    """Nobody reads along while it is typed."""
    line = text_line(name, name, on_enter, longest=LONGEST_PASSPHRASE)
    line.setEchoMode(QLineEdit.EchoMode.Password)
    return line


class NewPassphrase(QWidget):
    """A passphrase somebody chooses: typed unseen, and once more, since nobody can look it up. One
    that somebody has already is typed once. A weak one is told to be weak, and taken when it is
    sent again: the table decides."""

    def __init__(
        self, theme: Theme, name: str, on_enter: Callable[[], object], *, judged: bool = True
    ) -> None:
        """A PIN is not `judged`: it is short on purpose."""
        super().__init__()
        self._on_enter = on_enter
        self._is_judged = judged
        self._warned_of = ""
        self.only_warns = False
        """Whether the last trouble was a warning: what was typed stays, to be sent again."""
        self._is_known: Callable[[str], bool] | None = None
        self.phrase = passphrase_line(name, self._go_on)
        self.again = passphrase_line(self.tr("Repeat it"), on_enter)
        lay(column(theme, self, spacing=6), self.phrase, self.again)

    def expect(self, is_known: Callable[[str], bool] | None) -> None:
        """`is_known`: whether it is the one this player has chosen before; None: there is none."""
        self._is_known = is_known
        self.again.setVisible(is_known is None)

    def _go_on(self) -> None:
        if self.again.isHidden():
            self._on_enter()
        else:
            self.again.setFocus()

    def rename(self, name: str) -> None:
        self.phrase.setPlaceholderText(name)
        self.phrase.setAccessibleName(name)

    def trouble(self) -> str:
        """Why it cannot be used as it is; empty: it can."""
        self.only_warns = False
        if self._is_known is not None and self.again.isHidden():
            text = self.text()
            if not text or self._is_known(text):
                return ""
            return self.tr("You used another one before. Type this one again to use it here.")
        if self.phrase.text() != self.again.text():
            return self.tr("The two differ. Type it again.")
        return self._weakness()

    def _weakness(self) -> str:
        text = self.text()
        if not text or not self._is_judged or text == self._warned_of:
            return ""
        seconds = seconds_to_guess(text)
        if seconds >= WEAK:
            return ""
        self._warned_of, self.only_warns = text, True
        said = self.tr(
            "Weak: whoever has the file finds it in {time} with one computer. Three unrelated "
            "words are enough. Press again to use it anyway."
        )
        return filled(said, time=self._time(seconds))

    def _time(self, seconds: float) -> str:
        days, hours, minutes = (round(seconds / unit) for unit in (86_400, 3600, 60))
        if days >= 2:
            return counted(self.tr("%n day(s)", "", days), days)
        if hours >= 2:
            return counted(self.tr("%n hour(s)", "", hours), hours)
        if minutes >= 2:
            return counted(self.tr("%n minute(s)", "", minutes), minutes)
        return self.tr("less than two minutes")

    def text(self) -> str:
        return self.phrase.text()

    def retry(self) -> None:
        """After some trouble: from the beginning, or, for another one than before, once more."""
        if self.only_warns:
            return
        if self.again.isHidden():
            self.again.show()
            self.again.setFocus()
        else:
            self.wipe()
            self.phrase.setFocus()

    def wipe(self) -> None:
        self.phrase.clear()
        self.again.clear()
        self._warned_of = ""


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
