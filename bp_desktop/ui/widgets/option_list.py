"""Option list: one line an option, with the editor its values ask for, below heads of groups."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSpinBox, QWidget

from bp_desktop.core.options import Choice, OptionRow
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox

MOST = 1_000_000


@dataclass(frozen=True, slots=True, eq=False)
class OptionWords:
    """What a game calls its options."""

    option: Callable[[str], str]
    """By its key."""
    value: Callable[[str, Choice], str]
    """A value of the option with a key."""
    group: Callable[[str], str]


class OptionLine(QWidget):
    """One option; a choice is told by `on_chosen`, a shown value is not."""

    def __init__(
        self,
        theme: Theme,
        option: OptionRow,
        words: OptionWords,
        on_chosen: Callable[[str, Choice], object],
    ) -> None:
        super().__init__()
        self.option = option
        self._words = words
        self._on_chosen = on_chosen
        text = words.option(option.key)
        self.sought = f"{text} {option.key} {option.question}".casefold()
        """The words it is found by."""
        said = label(text, "body", wrap=True)
        line = row(theme, self, spacing=8, edges=(0, 0, 8, 0))
        self.editor: QCheckBox | QComboBox | QSpinBox
        if isinstance(option.default, bool):
            self.editor = QCheckBox()  # its own text would not go on in the next line
            self.editor.toggled.connect(self._tell)
            lay(line, self.editor, (said, 1))
        else:
            self.editor = self._choices() if option.values else self._number()
            lay(line, (said, 1), (self.editor, 1 if option.values else 0))
        self.editor.setAccessibleName(text)
        self.setToolTip(option.question)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the words is one on the box beside them."""
        if isinstance(self.editor, QCheckBox) and self.rect().contains(event.position().toPoint()):
            self.editor.click()

    def _choices(self) -> QComboBox:
        made = ChoiceBox(fitting=True)
        for value in self.option.values:
            made.addItem(self._words.value(self.option.key, value), value)
        made.activated.connect(lambda _index: self._tell(made.currentData()))
        return made

    def _number(self) -> QSpinBox:
        made = CountBox(minimum=self.option.least or 0, maximum=self.option.most or MOST)
        made.valueChanged.connect(self._tell)
        return made

    def _tell(self, value: Choice) -> None:
        self._on_chosen(self.option.key, value)

    def show_value(self, value: Choice) -> None:
        with QSignalBlocker(self.editor):
            match self.editor:
                case QCheckBox():
                    self.editor.setChecked(bool(value))
                case QComboBox():
                    self.editor.setCurrentIndex(self.option.values.index(value))
                case QSpinBox():
                    self.editor.setValue(int(value))


class OptionLines(QWidget):
    """The lines of some options, in their order."""

    def __init__(
        self,
        theme: Theme,
        rows: Iterable[OptionRow],
        words: OptionWords,
        on_chosen: Callable[[str, Choice], object],
        *,
        tracking: bool = True,
    ) -> None:
        """Without `tracking` a typed number is told by Enter or by leaving the field: where a
        choice is a step of the journal, no digit may be one."""
        super().__init__()
        self.lines: dict[str, OptionLine] = {}
        self._heads: dict[str, QLabel] = {}
        self.none_found = label(self.tr("No option is called so."), "quiet")
        box = column(theme, self, spacing=6)
        for option in rows:
            if option.group not in self._heads:
                self._heads[option.group] = label(words.group(option.group), "caption")
                box.addWidget(self._heads[option.group])
            made = OptionLine(theme, option, words, on_chosen)
            if isinstance(made.editor, QSpinBox):
                made.editor.setKeyboardTracking(tracking)
            self.lines[option.key] = made
            box.addWidget(made)
        lay(box, self.none_found, SPRING)
        self.filter("")

    def show_values(self, value_of: Callable[[str], Choice]) -> None:
        for key, line in self.lines.items():
            line.show_value(value_of(key))

    def filter(self, text: str, left_out: Iterable[str] = ()) -> None:
        """Only the lines with all these words, and none of some groups."""
        wanted, hidden = text.casefold().split(), set(left_out)
        seen = set()
        for line in self.lines.values():
            is_meant = line.option.group not in hidden
            is_found = is_meant and all(word in line.sought for word in wanted)
            line.setVisible(is_found)
            if is_found:
                seen.add(line.option.group)
        for group, head in self._heads.items():
            head.setVisible(group in seen)
        self.none_found.setVisible(not seen)
