"""TALLY as a game in the window, at the table and in the form that all games share."""

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QSpinBox

from bp_desktop.app.games import Game
from bp_desktop.core.ids import SeatId
from bp_desktop.core.options import OptionList, OptionRow
from bp_desktop.games.system import Enforcement
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk_pages import DiceAssistant
from bp_desktop.ui.shell.kinds import DocumentKind, EmptyWords, PageContext, WindowGame
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.game_table import GameTable
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.setup.options_panel import OptionSheet
from bp_desktop.ui.table.setup.parts import (
    Agreement,
    QuickChoice,
    SeatDraft,
    SeatFields,
    SetupGround,
    SetupParts,
)
from bp_desktop.ui.table.table_actions import table_specs
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.widgets.option_list import OptionWords
from tests.cli.tally_verbs import TALLY_VERBS
from tests.tally import TALLY, Add, Command, Event, Join, SetEnforcement, SetLimit, Tally
from tests.tally_table import TALLY_TABLE

TallyKind = DocumentKind[Tally, Command, Event]
TALLY_PARTS: TableParts[Tally, Command, Event] = TableParts(TALLY_TABLE, lambda _shell: GameTable())


# --- the form for a new one: an option, a head start for everybody, no map


class TallyOptions(msgspec.Struct, frozen=True):
    limit: int = 10


SHEET = OptionSheet(
    OptionList(
        (OptionRow("limit", "end", "T-2", 10, (10, 20)),), TallyOptions(), presets={"usual": {}}
    ),
    OptionWords(option=str, value=lambda _key, value: f"to {value}", group=str),
    {"usual": "Usual"},
    ".tallyoptions",
    1000,
    msgspec.json.encode,
    lambda data: msgspec.json.decode(data, type=TallyOptions),
)


class HeadStart(SeatFields[int]):
    """The points somebody begins with."""

    def __init__(self, _theme: Theme, on_changed: Callable[[], object]) -> None:
        self.beside = self.points = QSpinBox()
        self.below = QLabel()
        self.points.valueChanged.connect(on_changed)

    def value(self) -> int:
        return self.points.value()

    def show_value(self, value: int) -> None:
        self.points.setValue(value)


class NoGround(SetupGround[TallyOptions, int]):
    """Nothing but a slip of paper, which says who plays."""

    def __init__(self, form: NewMatchForm) -> None:
        self._form = form
        self.beside = self.players = QLabel()

    def summary(self) -> str:
        return "on a slip of paper"

    def follow(self) -> None:
        self.players.setText(", ".join(one.name for one in self._form.agreed().seats))

    def kept(self) -> None:
        return None

    def show_kept(self, kept: None) -> None:
        self.follow()

    def commands(self, agreed: Agreement[TallyOptions, int]) -> Sequence[Command]:
        made: list[Command] = [Join(one.name) for one in agreed.seats]
        made += [Add(one.name, one.own) for one in agreed.seats if one.own]
        made.append(SetLimit(agreed.options.limit))
        if agreed.enforcement is not Enforcement.WARN:
            made.append(SetEnforcement(agreed.enforcement))
        return (*made, agreed.clock) if agreed.clock is not None else made


def _level(tally: Tally, seat: str) -> str:
    played = tally.program_seats.get(SeatId(seat))
    return played.level if played is not None else ""


def tally_setup() -> SetupParts[Tally, TallyOptions, int]:
    """Whoever comes late, or has not won last time, has a head start."""
    return SetupParts(
        game=TALLY_TABLE,
        sheet=SHEET,
        options_of=lambda tally: TallyOptions(tally.limit),
        people=lambda tally: [
            SeatDraft(one, place, False, int(score < tally.limit), _level(tally, one))
            for place, (one, score) in enumerate(tally.scores.items())
        ],
        usual=lambda place: max(0, place - 1),
        make_fields=HeadStart,
        make_ground=NoGround,
        most=4,
        choices=(QuickChoice("limit", "Points to win", {10: "ten", 20: "twenty"}),),
    )


# --- in the window


class TallyDice(DiceAssistant):
    """Counts how often a plan was asked for."""

    def __init__(self, _context: PageContext) -> None:
        super().__init__()
        self.plans = 0

    def plan_from_match(self, _against: str = "") -> None:
        self.plans += 1


def _paint(painter: QPainter, rect: QRectF, _state: Tally, _theme: Theme) -> None:
    painter.fillRect(rect, QColor("#123456"))


TALLY_AT_THE_TABLE: TallyKind = DocumentKind(
    game=WindowGame("tally", lambda: "Tally game", "app", TallyDice),
    system=TALLY.id,
    page=PageId.TABLE,
    icon="map",
    suffix=".tally",
    noun=lambda: "Tally",
    plural=lambda: "Tallies",
    new_text=lambda: "New tally",
    explanation=lambda: "Counts points",
    empty_words=lambda: EmptyWords("No tally is open", "Points are counted here."),
    make_form=lambda context: NewMatchForm(context, tally_setup()),
    make_view=lambda context: TableView(context, TALLY_PARTS),
    paint_thumbnail=_paint,
    action_specs=table_specs,
    make_chronicle=lambda context, title: ChronicleView(context, TALLY_PARTS, title),
)
REGISTERED = Game(
    "tally", {TALLY.id: lambda: TALLY}, lambda: (TALLY_AT_THE_TABLE,), lambda: TALLY_VERBS
)
"""For the list of games of the whole program, beside those that are there."""
