"""TALLY in the form for new matches: options of its own, a team for everybody, no map."""

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtWidgets import QLabel, QLineEdit

from bp_desktop.core.options import OptionList, OptionRow
from bp_desktop.games.system import Enforcement
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import FormContext
from bp_desktop.ui.table.setup.options_panel import OptionSheet
from bp_desktop.ui.table.setup.parts import (
    Agreement,
    QuickChoice,
    SeatDraft,
    SeatFields,
    SetupFrame,
    SetupGround,
    SetupParts,
)
from bp_desktop.ui.widgets.option_list import OptionWords
from tests.tally import Command, Join, SetEnforcement, SetLimit, Tally
from tests.ui.tally_table import TALLY_TABLE


class TallyOptions(msgspec.Struct, frozen=True):
    limit: int = 10


LIST = OptionList(
    (OptionRow("limit", "end", "T-2", 10, (10, 20)),), TallyOptions(), presets={"usual": {}}
)
SHEET = OptionSheet(
    LIST,
    OptionWords(option=str, value=lambda _key, value: f"to {value}", group=str),
    {"usual": "Usual"},
    ".tallyoptions",
    1000,
    msgspec.json.encode,
    lambda data: msgspec.json.decode(data, type=TallyOptions),
)


class TeamFields(SeatFields[str]):
    """The team somebody plays for."""

    def __init__(self, _theme: Theme, on_changed: Callable[[], object]) -> None:
        self.beside = self.team = QLineEdit()
        self.below = QLabel()
        self.team.textChanged.connect(on_changed)

    def value(self) -> str:
        return self.team.text()

    def show_value(self, value: str) -> None:
        self.team.setText(value)


class NoGround(SetupGround[TallyOptions, str]):
    """Nothing but a slip of paper, which says who plays."""

    def __init__(self, _context: FormContext[Tally], frame: SetupFrame[TallyOptions, str]) -> None:
        self._frame = frame
        self.above = QLabel()
        self.below = self.players = QLabel()

    def follow(self) -> None:
        self.players.setText(", ".join(one.name for one in self._frame.agreed().seats))

    def kept(self) -> None:
        return None

    def show_kept(self, kept: None) -> None:
        self.follow()

    def commands(self, agreed: Agreement[TallyOptions, str]) -> Sequence[Command]:
        joined = [Join(f"{one.name} ({one.own})") for one in agreed.seats]
        strictness = SetEnforcement(agreed.enforcement)
        changed = agreed.enforcement is not Enforcement.WARN
        return (*joined, SetLimit(agreed.options.limit), *((strictness,) if changed else ()))


def tally_setup() -> SetupParts[Tally, TallyOptions, str]:
    return SetupParts(
        game=TALLY_TABLE,
        sheet=SHEET,
        options_of=lambda tally: TallyOptions(tally.limit),
        people=lambda tally: [
            SeatDraft(one, place, False, "old") for place, one in enumerate(tally.scores)
        ],
        usual=lambda place: ("left", "right")[place % 2],
        make_fields=TeamFields,
        make_ground=NoGround,
        most=4,
        choices=(QuickChoice("limit", "Points to win", {10: "ten", 20: "twenty"}),),
    )
