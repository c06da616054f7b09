"""Rules row of the set-up form: what groups agree on most often, such as time and strictness."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QWidget

from bp_desktop.core.options import Choice, O, value_of
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.clock.face import BUDGETS, minutes_text
from bp_desktop.ui.table.setup.parts import AnySetup, QuickSwitch
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import ChoiceBox, switch


class RulesRow(QWidget):
    """Some are table options of the game too; `choose` is told their key and value."""

    def __init__(
        self, theme: Theme, parts: AnySetup, choose: Callable[[str, Choice], object]
    ) -> None:
        super().__init__()
        self._choose = choose
        self._parts = parts
        self.choices: dict[str, ChoiceBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        flow = FlowLayout(self, gap=theme.px(12))
        for choice in parts.choices:
            box = self.choices[choice.key] = ChoiceBox()
            for value, text in choice.values.items():
                box.addItem(text, value)
            box.setAccessibleName(choice.name)
            box.activated.connect(partial(self._take, choice.key, box))
            flow.addWidget(box)
        self.minutes = ChoiceBox()
        self.minutes.addItem(self.tr("No time limit"), None)
        for minutes in BUDGETS:
            text = filled(self.tr("{minutes} for each player"), minutes=minutes_text(minutes))
            self.minutes.addItem(text, minutes)
        self.minutes.setAccessibleName(self.tr("Clock"))
        if parts.game.clock is None:
            self.minutes.hide()
        self.enforcement = ChoiceBox()
        for strictness, text in (
            (Enforcement.WARN, self.tr("Rules warn; the table may overrule")),
            (Enforcement.STRICT, self.tr("Rules are strict")),
            (Enforcement.FREE, self.tr("Rules only note what went against them")),
        ):
            self.enforcement.addItem(text, strictness)
        self.enforcement.setAccessibleName(self.tr("Enforcement"))
        flow.addWidget(self.minutes)
        flow.addWidget(self.enforcement)
        for one in parts.switches:
            made = switch(one.text, False, partial(self._turn, one))
            self.switches[one.key] = made
            flow.addWidget(made)

    def show_options(self, options: O) -> None:
        for key, box in self.choices.items():
            box.setCurrentIndex(box.findData(value_of(options, key)))
        for one in self._parts.switches:
            with QSignalBlocker(self.switches[one.key]):
                self.switches[one.key].setChecked(value_of(options, one.key) == one.on)

    def _take(self, key: str, box: ChoiceBox, _index: int) -> None:
        self._choose(key, box.currentData())

    def _turn(self, one: QuickSwitch, on: bool) -> None:
        self._choose(one.key, one.on if on else one.off)
