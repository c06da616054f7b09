"""TALLY as a game in the window: the smallest one, in a view of its own and at the shared table.

It proves the seams of the window without Burning Planets, as tests/tally.py does for sessions.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bp_desktop.app.games import Game
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import say
from bp_desktop.games import table
from bp_desktop.games.offers import Offer
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.desk_pages import DiceAssistant, DocumentView
from bp_desktop.ui.shell.kinds import (
    DocumentKind,
    EmptyWords,
    FormContext,
    NewDocument,
    PageContext,
    ViewContext,
    WindowGame,
)
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.game_table import GameTable
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.table.table_actions import table_specs
from bp_desktop.ui.table.view import TableView
from tests.cli.tally_verbs import TALLY_VERBS
from tests.tally import TALLY, Add, Command, Event, Gain, Join, Pass, Passed, Tally

TallyContext = ViewContext[Tally, Command, Event]
TallyKind = DocumentKind[Tally, Command, Event]


class TallyForm(QWidget):
    """Asks for a title."""

    def __init__(self, context: FormContext[Tally]) -> None:
        super().__init__()
        self.title = QLineEdit()
        self.make = QPushButton("make")
        layout = QVBoxLayout(self)
        layout.addWidget(self.title)
        layout.addWidget(self.make)
        self.setFocusProxy(self.title)
        self.make.clicked.connect(
            lambda: context.finish(NewDocument(self.title.text(), (Join("Ada"),)))
        )


class TallyView(DocumentView):
    """Shows the scores; one point more by button or key."""

    def __init__(self, context: TallyContext) -> None:
        super().__init__()
        self.commander = context.commander
        self.scores = QLabel()
        self.add = QPushButton("one more")
        layout = QVBoxLayout(self)
        layout.addWidget(self.scores)
        layout.addWidget(self.add)
        self.setFocusProxy(self.add)
        self.add.clicked.connect(self._add)
        self.commander.changed.connect(self._show)
        context.actions.declare(tally_specs())
        context.actions.bind({"tally.add": self._add, "tally.undo": self.commander.undo}, self)
        self._show()

    def text(self) -> str:
        return self.scores.text()

    def _add(self) -> None:
        self.commander.submit(Add(self.commander.state.active, 1))

    def _show(self) -> None:
        self.scores.setText(str(self.commander.state.scores))


def tally_specs() -> tuple[ActionSpec, ...]:
    here = frozenset({PageId.STUDIO})
    return (
        ActionSpec("tally.add", "One more", "Tally", "plus", "Ctrl+Return", here),
        ActionSpec("tally.undo", "Undo a point", "Tally", "undo", "Ctrl+Z", here),
    )


# --- at the table: two players take turns, and whoever reaches the limit has won

SCORE = say("tally.score")


def _stage(tally: Tally) -> table.Stage:
    if len(tally.scores) < 2:
        return table.Stage.SETUP if tally.scores else table.Stage.NEW
    return table.Stage.OVER if max(tally.scores.values()) >= tally.limit else table.Stage.PLAY


def _scores(tally: Tally) -> dict[SeatId, int]:
    return {SeatId(id_): n for id_, n in tally.scores.items()}


def _turn(tally: Tally) -> table.Turn | None:
    if _stage(tally) is not table.Stage.PLAY:
        return None
    round_ = tally.turn // len(tally.scores) + 1
    return table.Turn(SeatId(tally.active), round_, tally.turn + 1, "score", ("score",))


def _next_step(tally: Tally) -> table.NextStep[Command] | None:
    if _stage(tally) is table.Stage.PLAY:
        return table.NextStep(Gain(1), say("tally.gain"), end_turn=Offer(Pass()))
    is_over = _stage(tally) is table.Stage.OVER
    return None if is_over else table.NextStep(Join("Bea"), say("tally.join", player="Bea"))


def _standing(tally: Tally, _fallen: Sequence[SeatId]) -> table.Standing:
    ranked = sorted(_scores(tally).items(), key=lambda one: -one[1])
    rows = tuple(table.StandingRow(id_, n >= tally.limit, (n,)) for id_, n in ranked)
    won = say("tally.won", player=ranked[0][0]) if ranked[0][1] >= tally.limit else None
    return table.Standing((table.StandingColumn("score", SCORE),), rows, won)


TALLY_TABLE: table.TableGame[Tally, Command, Event] = table.TableGame(
    system=TALLY,
    title=lambda _tally: "Tally",
    stage=_stage,
    seats=lambda tally: tuple(table.Seat(one, one, n) for n, one in enumerate(_scores(tally))),
    turn=_turn,
    asked=lambda tally: SeatId(tally.active) if _stage(tally) is table.Stage.PLAY else None,
    headline=lambda tally: say("tally.turn", number=tally.turn + 1),
    next_step=_next_step,
    legal=lambda tally, seat: [Offer(Gain(1))] if seat == tally.active else [],
    sees=lambda _tally, _seat, _viewer: True,
    seen_by=lambda tally, _viewer: tally,
    standing=_standing,
    name=lambda _tally, command: say(f"tally.{type(command).__name__.lower()}"),
    begins=lambda event: 0 if isinstance(event, Passed) else None,
    measures=(table.Measure("score", SCORE, SCORE, _scores, lambda tally: (tally.scores,)),),
)
TALLY_PARTS: TableParts[Tally, Command, Event] = TableParts(TALLY_TABLE, lambda _shell: GameTable())


class TallyDice(DiceAssistant):
    """Counts how often a plan was asked for."""

    def __init__(self, _context: PageContext) -> None:
        super().__init__()
        self.plans = 0

    def plan_from_match(self) -> None:
        self.plans += 1


def _paint(painter: QPainter, rect: QRectF, _state: Tally, _theme: Theme) -> None:
    painter.fillRect(rect, QColor("#123456"))


TALLY_GAME = WindowGame("tally", lambda: "Tally game", "app", TallyDice)
TALLY_KIND: TallyKind = DocumentKind(
    game=TALLY_GAME,
    system=TALLY.id,
    page=PageId.STUDIO,
    icon="map",
    suffix=".tally",
    noun=lambda: "Tally",
    plural=lambda: "Tallies",
    new_text=lambda: "New tally",
    explanation=lambda: "Counts points",
    empty_words=lambda: EmptyWords("No tally is open", "Points are counted here."),
    make_form=TallyForm,
    make_view=TallyView,
    paint_thumbnail=_paint,
    action_specs=tally_specs,
)
TALLY_AT_THE_TABLE = TALLY_KIND._replace(
    page=PageId.TABLE,
    make_view=lambda context: TableView(context, TALLY_PARTS),
    action_specs=table_specs,
    make_chronicle=lambda context, title: ChronicleView(context, TALLY_PARTS, title),
)

REGISTERED = Game(
    "tally", {TALLY.id: lambda: TALLY}, lambda: (TALLY_AT_THE_TABLE,), lambda: TALLY_VERBS
)
"""For the list of games of the whole program, beside those that are there."""
