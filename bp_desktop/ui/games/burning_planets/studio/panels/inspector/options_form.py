"""The table options that shape a map: what the dice may give and what counts as a problem."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QCheckBox

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.option_list import Choice, OptionRow, value_of, with_choice
from bp_desktop.texts.games.burning_planets.options import option_words, value_words
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm
from bp_desktop.ui.table.setup.option_rows import option_rows
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.words.wording import speech

SHAPING = (
    "starting_planet_size",
    "min_start_tile_distance",
    "resource_cells",
    "resource_border_policy",
    "asteroid_modifier_die",
    "asteroid_cell_choice",
    "asteroid_gap_planet",
    "second_planet_owned",
    "asteroid_on_board_edge",
    "planet_radius.small",
    "planet_radius.medium",
    "planet_radius.big",
)
"""The options of the board, but for the size of tiles, which has a form of its own."""


class OptionsForm(InspectorForm):
    """Changing an option is one step; planets that do not fit new radii are refused."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        theme = context.theme
        self._rows: dict[str, OptionRow] = {row.key: row for row in option_rows()}
        self.choices: dict[str, ChoiceField] = {}
        self.numbers: dict[str, NumberField] = {}
        self.switches: dict[str, QCheckBox] = {}
        whole = column(theme, self, spacing=12)
        whole.addWidget(label(self.tr("What the dice may give"), "caption"))
        for key in SHAPING:
            row, text = self._rows[key], option_words(key, speech())
            if isinstance(row.default, bool):
                self.switches[key] = QCheckBox(text)
                self.switches[key].clicked.connect(self._switcher(key))
                whole.addWidget(self.switches[key])
            elif row.values:
                self.choices[key] = ChoiceField(partial(self._choose, row))
                whole.addLayout(field(theme, text, self.choices[key]))
            else:
                least, most = row.least or 0, row.most or 0
                change = partial(self._change, key)
                self.numbers[key] = NumberField(change, least=least, most=most)
                whole.addLayout(field(theme, text, self.numbers[key]))
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        for key, switch in self.switches.items():
            switch.setChecked(bool(value_of(state.options, key)))
        for key, number in self.numbers.items():
            number.show_value(int(value_of(state.options, key)))
        for key, choice in self.choices.items():
            values = self._rows[key].values
            listed = ((str(one), value_words(key, one, speech()), None) for one in values)
            choice.show_choices(listed, str(value_of(state.options, key)))

    def _switcher(self, key: str) -> Callable[[bool], None]:
        return lambda on: self._change(key, on)

    def _choose(self, row: OptionRow, text: str) -> None:
        self._change(row.key, next(value for value in row.values if str(value) == text))

    def _change(self, key: str, value: Choice) -> None:
        try:
            options = with_choice(self.state.options, key, value)
        except Refused as refusal:
            self.context.feedback.tell(refusal.messages)
            return
        self.submit(c.ChangeOptions(options))
