"""Options panel of a table: presets, a file of house rules, a search, and one line an option.

In a match that is being set up all of them can be chosen; in one under way, one at a time.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic

import msgspec
from PySide6.QtWidgets import QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.core.options import Choice, O, OptionList, value_of
from bp_desktop.files import reason_of
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.parts import OptionsInPlay
from bp_desktop.ui.widgets.basics import Button, column, label, lay
from bp_desktop.ui.widgets.containers import YieldingPage, flowing, scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.fields import OneOfField, search_line
from bp_desktop.ui.widgets.option_list import OptionLines, OptionWords
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleReader
from bp_desktop.ui.words.wording import fact_words, worded_all

HEIGHT = 260


@dataclass(frozen=True, slots=True, eq=False)
class OptionSheet(Generic[O]):
    """The options of a game: what can be chosen, what it is called, and a file of them."""

    list: OptionList[O]
    words: OptionWords
    presets: Mapping[str, str]
    """What the presets of the list are called."""
    suffix: str
    largest: int
    """Bytes of a file; a larger one is something else."""
    to_file: Callable[[O], bytes]
    from_file: Callable[[bytes], O]
    """Refuses whatever has no options in it."""


class OptionsPanel(DockPanel, Generic[O]):
    """Holds the options of a match that is being set up, or shows those of one under way."""

    def __init__(
        self,
        theme: Theme,
        prompts: FilePrompts,
        sheet: OptionSheet[O],
        on_changed: Callable[[O], object],
        *,
        tracking: bool = True,
        rules: RuleReader = NO_BOOK,
    ) -> None:
        super().__init__()
        self._prompts = prompts
        self._sheet = sheet
        self.options = sheet.list.defaults
        self._on_changed = on_changed
        self._left_out: tuple[str, ...] = ()
        self.presets = OneOfField(theme, sheet.presets, next(iter(sheet.presets)), self.take_preset)
        self.search = search_line(self.tr("Search the options"))
        self.search.textChanged.connect(self._filter)
        self._listed = OptionLines(
            theme, sheet.list.rows, sheet.words, self.choose, tracking=tracking, rules=rules
        )
        self.lines = self._listed.lines
        self.none_found = self._listed.none_found
        scroll = scroll_area(self._listed)
        scroll.setMinimumHeight(theme.px(HEIGHT))
        self.write = Button(
            theme, self.tr("Save to a file …"), self._write, kind="link", icon_name="export"
        )
        self.read = Button(
            theme, self.tr("Load from a file …"), self._read, kind="link", icon_name="import"
        )
        self.said = label("", "small", wrap=True)
        files = flowing(theme, self.write, self.read, self.said)
        content = QWidget()
        lay(column(theme, content, spacing=10), self.presets, files, self.search, (scroll, 1))
        lay(column(theme, self), YieldingPage(content))
        self.show_options(self.options)

    def take_preset(self, id_: str) -> None:
        self.take(self._sheet.list.preset(id_))

    def choose(self, key: str, value: Choice) -> None:
        self.take(self._sheet.list.with_choice(self.options, key, value))

    def take(self, options: O) -> None:
        self.show_options(options)
        self._on_changed(options)

    def show_options(self, options: O) -> None:
        self.options = options
        self._listed.show_values(partial(value_of, options))
        preset = self._sheet.list.preset_of(options)
        if preset:
            self.presets.show_chosen(preset)
        else:
            self.presets.show_none()

    def leave_out(self, *groups: str) -> None:
        """Groups there is nothing to choose in: a map that is there already brings its own."""
        self._left_out = groups
        self._filter(self.search.text())

    def _filter(self, text: str) -> None:
        self._listed.filter(text, self._left_out)

    # --- house rules in a file

    def _write(self) -> None:
        wished = Path.home() / f"{self.tr('table options')}{self._sheet.suffix}"
        data = self._sheet.to_file(self.options)
        self._say(self._prompts.write_asked(self.window(), wished, data))

    def _read(self) -> None:
        path = self._prompts.import_file(self.window(), Path.home(), (self._sheet.suffix,))
        if path is not None:
            self.read_file(path)

    def read_file(self, path: Path) -> None:
        """Take the house rules of a file, or say what is wrong with it."""
        try:
            with path.open("rb") as file:
                options = self._sheet.from_file(file.read(self._sheet.largest + 1))
        except Refused as refusal:
            self._say(worded_all(refusal.messages))
        except OSError as error:
            text = self.tr("The file cannot be read: {reason}")
            self._say(filled(text, reason=fact_words("shared", reason_of(error))))
        else:
            self.take(options)
            self._say(filled(self.tr("Loaded from {file}"), file=path.name))

    def _say(self, text: str) -> None:
        """Empty: somebody thought better of it."""
        if text:
            self.said.setText(text)


class MatchOptionsPanel(OptionsPanel[Any]):
    """The table options that hold in a match, and another one from now on: one change is one step
    of the journal. Who plays is settled, and so is a map."""

    def __init__(self, context: AnyTable, options: OptionsInPlay[Any, Any]) -> None:
        view = context.view
        super().__init__(
            view.theme,
            view.prompts,
            options.sheet(),
            self._submit,
            tracking=False,
            rules=context.rules,
        )
        self._commander = context.commander
        self._in_play = options
        self.presets.hide()  # whoever changes all rules at once plays another match
        self.read.hide()
        self.leave_out(*options.settled(context.state))
        self._shown: SliceListener[Any] = SliceListener(
            self,
            context.commander,
            lambda state: (options.of(state),),
            self.show_options,
            figures=True,
        )

    def take_keyboard(self) -> None:
        self.search.setFocus()

    def show_option(self, key: str) -> None:
        """It alone, ready to be changed."""
        line = self.lines[key]
        self.search.setText(self._sheet.words.option(key))
        if not line.isHidden():
            line.editor.setFocus()

    def _submit(self, options: msgspec.Struct) -> None:
        before = self._in_play.of(self._commander.state)
        for name in options.__struct_fields__:
            value = getattr(options, name)
            if value != getattr(before, name):
                self._commander.submit(self._in_play.change(name, msgspec.to_builtins(value)))
        self._shown.refresh()  # to what holds, whatever the rules said
