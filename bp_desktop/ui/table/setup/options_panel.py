"""The table options: presets, a search, and one line an option."""

from collections.abc import Callable

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bp_desktop.games.burning_planets.option_list import Choice, OptionRow, value_of, with_choice
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.texts.games.burning_planets.options import (
    group_words,
    option_words,
    preset_words,
    value_words,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.table.setup.option_files import OptionFiles
from bp_desktop.ui.table.setup.option_rows import (
    PRESETS,
    option_rows,
    preset,
    preset_of,
)
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.widgets.scroll import scroll_area
from bp_desktop.ui.words.wording import speech

HEIGHT = 260


class OptionLine(QWidget):
    """One option with the editor its values ask for."""

    def __init__(
        self, theme: Theme, option: OptionRow, on_chosen: Callable[[str, Choice], object]
    ) -> None:
        super().__init__()
        self.option = option
        self._on_chosen = on_chosen
        text = option_words(option.key, speech())
        self.words = f"{text} {option.key} {option.question}".casefold()
        line = row(theme, self, spacing=8, edges=(0, 0, 8, 0))
        self.editor: QCheckBox | QComboBox | QSpinBox
        if isinstance(option.default, bool):
            self.editor = QCheckBox()  # its own text would not go on in the next line
            self.editor.toggled.connect(self._tell)
            line.addWidget(self.editor)
            line.addWidget(label(text, "body", wrap=True), 1)
        else:
            line.addWidget(label(text, "body", wrap=True), 1)
            self.editor = self._choices() if option.values else self._number()
            line.addWidget(self.editor, 1 if option.values else 0)
        self.editor.setAccessibleName(text)
        self.setToolTip(option.question)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the words is one on the box beside them."""
        if isinstance(self.editor, QCheckBox) and self.rect().contains(event.position().toPoint()):
            self.editor.click()

    def _choices(self) -> QComboBox:
        made = ChoiceBox(fitting=True)
        for value in self.option.values:
            made.addItem(value_words(self.option.key, value, speech()), value)
        made.activated.connect(self._on_activated)
        return made

    def _number(self) -> QSpinBox:
        made = CountBox(minimum=self.option.least or 0, maximum=self.option.most or 1_000_000)
        made.valueChanged.connect(self._tell)
        return made

    def _on_activated(self, _index: int) -> None:
        assert isinstance(self.editor, QComboBox)
        self._tell(self.editor.currentData())

    def _tell(self, value: Choice) -> None:
        self._on_chosen(self.option.key, value)

    def show_value(self, value: Choice) -> None:
        self.editor.blockSignals(True)
        match self.editor:
            case QCheckBox():
                self.editor.setChecked(bool(value))
            case QSpinBox():
                self.editor.setValue(int(value))
            case QComboBox():
                self.editor.setCurrentIndex(self.option.values.index(value))
        self.editor.blockSignals(False)


class OptionsPanel(DockPanel):
    """Holds the options of a match that is being set up, or shows those of one under way."""

    def __init__(
        self, theme: Theme, prompts: FilePrompts, on_changed: Callable[[Options], object]
    ) -> None:
        super().__init__()
        self.options = DEFAULTS
        self._on_changed = on_changed
        self._left_out: frozenset[str] = frozenset()
        self.presets = OneOf(
            theme,
            {id_: preset_words(id_, speech()) for id_ in PRESETS},
            "book",
            self.take_preset,
        )
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the options"))
        self.search.setAccessibleName(self.tr("Search the options"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.lines: dict[str, OptionLine] = {}
        self._heads: dict[str, QLabel] = {}
        self.none_found = label(self.tr("No option is called so."), "quiet")
        content = QWidget()
        self._box: QVBoxLayout = column(theme, content, spacing=6)
        for option in option_rows():
            if option.group not in self._heads:
                self._heads[option.group] = label(group_words(option.group, speech()), "caption")
                self._box.addWidget(self._heads[option.group])
            made = OptionLine(theme, option, self.choose)
            self.lines[option.key] = made
            self._box.addWidget(made)
        self._box.addWidget(self.none_found)
        self._box.addStretch()
        self._scroll = scroll_area(content)
        self._scroll.setMinimumHeight(theme.px(HEIGHT))
        box = column(theme, self, spacing=10)
        box.addWidget(self.presets)
        self.files = OptionFiles(theme, prompts, lambda: self.options, self.take)
        box.addWidget(self.files)
        box.addWidget(self.search)
        box.addWidget(self._scroll, 1)
        self.show_options(self.options)
        self._filter("")

    def take_preset(self, id_: str) -> None:
        self.take(preset(id_))

    def choose(self, key: str, value: Choice) -> None:
        self.take(with_choice(self.options, key, value))

    def take(self, options: Options) -> None:
        self.show_options(options)
        self._on_changed(options)

    def show_options(self, options: Options) -> None:
        self.options = options
        for key, line in self.lines.items():
            line.show_value(value_of(options, key))
        chosen = preset_of(options)
        group = next(iter(self.presets.buttons.values())).group()
        group.setExclusive(False)
        for id_, button in self.presets.buttons.items():
            button.setChecked(id_ == chosen)
        group.setExclusive(True)

    def leave_out(self, *groups: str) -> None:
        """Groups there is nothing to choose in: a map that is there already brings its own."""
        self._left_out = frozenset(groups)
        self._filter(self.search.text())

    def _filter(self, text: str) -> None:
        wanted = text.casefold().split()
        seen = set()
        for line in self.lines.values():
            is_meant = line.option.group not in self._left_out
            is_found = is_meant and all(word in line.words for word in wanted)
            line.setVisible(is_found)
            if is_found:
                seen.add(line.option.group)
        for group, head in self._heads.items():
            head.setVisible(group in seen)
        self.none_found.setVisible(not seen)
