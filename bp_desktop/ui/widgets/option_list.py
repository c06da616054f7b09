"""Option list: one line an option, with the editor its values ask for, below heads of groups."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QLabel, QSpinBox, QWidget

from bp_desktop.core.options import Choice, OptionRow
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleLink, RuleReader

MOST = 1_000_000
BELOW, BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
ROOMY = 640
"""From this width on, a rule stands beside what it is about."""
ARROW = 3
"""Heights of a line: what the arrow and the edges of a choice take."""


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
        rules: RuleReader = NO_BOOK,
    ) -> None:
        super().__init__()
        self.option = option
        self._words = words
        self._on_chosen = on_chosen
        text = words.option(option.key)
        self.sought = f"{text} {option.key} {option.question}".casefold()
        """The words it is found by."""
        self.links = tuple(RuleLink(theme, rules, one, text) for one in option.rules)
        self._theme = theme
        self._said = said = column(theme)
        place = (0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        lay(said, (label(text, "body", wrap=True), 1), *((one, *place) for one in self.links))
        self._line = line = row(theme, self, spacing=8, edges=(0, 0, 8, 0))
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
        explain(self, rule=next(iter(option.rules), ""))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where a choice has no room beside its name, it stands below, and so does the rule."""
        super().resizeEvent(event)
        self._said.setDirection(BESIDE if self.width() >= self._theme.px(ROOMY) else BELOW)
        if isinstance(self.editor, QComboBox):
            metrics = self.editor.fontMetrics()
            texts = (self.editor.itemText(place) for place in range(self.editor.count()))
            widest = max(map(metrics.horizontalAdvance, texts), default=0)
            below = widest + ARROW * metrics.height() > self.width() // 2
            self._line.setDirection(BELOW if below else BESIDE)

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
        rules: RuleReader = NO_BOOK,
    ) -> None:
        """`rules`: where those are looked up that say how an option is settled. Without `tracking`
        a typed number is told by Enter or by leaving the field: where a choice is a step of the
        journal, no digit may be one."""
        super().__init__()
        self.lines: dict[str, OptionLine] = {}
        self._heads: dict[str, QLabel] = {}
        self.none_found = label(self.tr("No matching option."), "quiet")
        box = column(theme, self, spacing=6)
        for option in rows:
            if option.group not in self._heads:
                self._heads[option.group] = label(words.group(option.group), "caption")
                box.addWidget(self._heads[option.group])
            made = OptionLine(theme, option, words, on_chosen, rules)
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
