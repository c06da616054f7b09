"""The table options that shape a map: what the dice may give and what counts as a problem."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QCheckBox

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.option_list import Choice as OptionValue
from bp_desktop.games.burning_planets.option_list import with_choice
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.words.wording import translated


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """An option with named values."""

    key: str
    text: str
    values: tuple[tuple[OptionValue, str], ...]


@dataclass(frozen=True, slots=True)
class NumberRow:
    key: str
    text: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class SwitchRow:
    key: str
    text: str
    on: OptionValue = True
    off: OptionValue = False


ROWS: tuple[ChoiceRow | NumberRow | SwitchRow, ...] = (
    ChoiceRow(
        "starting_planet_size",
        QT_TRANSLATE_NOOP("OptionsForm", "Size of starting planets"),
        (
            ("rolled", QT_TRANSLATE_NOOP("OptionsForm", "Rolled like any other")),
            ("small", QT_TRANSLATE_NOOP("OptionsForm", "Small")),
            ("medium", QT_TRANSLATE_NOOP("OptionsForm", "Medium")),
            ("big", QT_TRANSLATE_NOOP("OptionsForm", "Big")),
        ),
    ),
    NumberRow(
        "min_start_tile_distance",
        QT_TRANSLATE_NOOP("OptionsForm", "Tiles between starting planets, at least"),
        0,
        20,
    ),
    ChoiceRow(
        "resource_cells",
        QT_TRANSLATE_NOOP("OptionsForm", "Cells of natural resources"),
        (
            ("random_then_edit", QT_TRANSLATE_NOOP("OptionsForm", "Drawn, then moved by hand")),
            ("manual", QT_TRANSLATE_NOOP("OptionsForm", "Chosen by hand")),
        ),
    ),
    ChoiceRow(
        "resource_border_policy",
        QT_TRANSLATE_NOOP("OptionsForm", "Natural resources on the border"),
        (
            ("warn", QT_TRANSLATE_NOOP("OptionsForm", "A warning")),
            ("refuse", QT_TRANSLATE_NOOP("OptionsForm", "Against the rules")),
            ("ignore", QT_TRANSLATE_NOOP("OptionsForm", "All right")),
        ),
    ),
    ChoiceRow(
        "asteroid_modifier_die",
        QT_TRANSLATE_NOOP("OptionsForm", "Modifier die for asteroids"),
        ((4, "d4"), (6, "d6"), (8, "d8"), (12, "d12"), (20, "d20")),
    ),
    ChoiceRow(
        "asteroid_cell_choice",
        QT_TRANSLATE_NOOP("OptionsForm", "Cells of asteroids"),
        (
            ("placing_player", QT_TRANSLATE_NOOP("OptionsForm", "Chosen by the placing player")),
            ("random", QT_TRANSLATE_NOOP("OptionsForm", "Drawn")),
        ),
    ),
    SwitchRow(
        "second_planet_owned",
        QT_TRANSLATE_NOOP("OptionsForm", "Second planets are owned from the start"),
    ),
    SwitchRow(
        "asteroid_gap_planet",
        QT_TRANSLATE_NOOP("OptionsForm", "Asteroids keep out of orbits"),
        1,
        0,
    ),
    SwitchRow(
        "asteroid_on_board_edge",
        QT_TRANSLATE_NOOP("OptionsForm", "Asteroids may stand at the edge"),
    ),
    NumberRow("planet_radius.small", QT_TRANSLATE_NOOP("OptionsForm", "Radius, small"), 1, 20),
    NumberRow("planet_radius.medium", QT_TRANSLATE_NOOP("OptionsForm", "Radius, medium"), 1, 20),
    NumberRow("planet_radius.big", QT_TRANSLATE_NOOP("OptionsForm", "Radius, big"), 1, 20),
)


class OptionsForm(InspectorForm):
    """Changing an option is one step; planets that do not fit new radii are refused."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        theme = context.theme
        self.choices: dict[str, ChoiceField] = {}
        self.numbers: dict[str, NumberField] = {}
        self.switches: dict[str, QCheckBox] = {}
        whole = column(theme, self, spacing=12)
        whole.addWidget(label(self.tr("What the dice may give"), "caption"))
        for line in ROWS:
            text = translated("OptionsForm", line.text)
            match line:
                case ChoiceRow():
                    self.choices[line.key] = ChoiceField(self._chooser(line))
                    whole.addLayout(field(theme, text, self.choices[line.key]))
                case NumberRow():
                    self.numbers[line.key] = NumberField(
                        self._counter(line.key), least=line.least, most=line.most
                    )
                    whole.addLayout(field(theme, text, self.numbers[line.key]))
                case SwitchRow():
                    box = QCheckBox(text)
                    box.clicked.connect(self._switcher(line))
                    self.switches[line.key] = box
                    whole.addWidget(box)
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        for line in ROWS:
            value = _value(state.options, line.key)
            match line:
                case ChoiceRow():
                    listed = (
                        (str(one), translated("OptionsForm", text), None)
                        for one, text in line.values
                    )
                    self.choices[line.key].show_choices(listed, str(value))
                case NumberRow():
                    self.numbers[line.key].show_value(int(value))
                case SwitchRow():
                    self.switches[line.key].setChecked(value == line.on)

    def _chooser(self, line: ChoiceRow) -> Callable[[str], None]:
        by_text = {str(value): value for value, _text in line.values}
        return lambda text: self._change(line.key, by_text[text])

    def _counter(self, key: str) -> Callable[[int], None]:
        return lambda number: self._change(key, number)

    def _switcher(self, line: SwitchRow) -> Callable[[bool], None]:
        return lambda on: self._change(line.key, line.on if on else line.off)

    def _change(self, key: str, value: OptionValue) -> None:
        try:
            options = with_choice(self.state.options, key, value)
        except Refused as refusal:
            self.context.feedback.tell(refusal.messages)
            return
        self.submit(c.ChangeOptions(options))


def _value(options: Options, key: str) -> OptionValue:
    head, _, tail = key.partition(".")
    value = getattr(options, head)
    found: OptionValue = getattr(value, tail) if tail else value
    return found
