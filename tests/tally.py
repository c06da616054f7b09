"""TALLY, a tiny kind of document that proves the seam without Burning Planets.

It keeps scores, with dice, disclosures, objections, refusals, players who act out of turn, steps
for whoever's turn it is, numbered pieces, whispers beside the play, the clock of all games and a
content that can be written down.
"""

from datetime import UTC, datetime
from typing import TypeAlias, assert_never

import msgspec

from bp_desktop.core.clock import TableClock, Watch
from bp_desktop.core.dice import AppDice, Dice, HandDice, Roll, require_faces
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.naming import PieceNumber, StepNames
from bp_desktop.core.origins import BranchOrigin, Origins
from bp_desktop.core.program_seats import ProgramSeat
from bp_desktop.core.remarks import NO_REMARKS, Remarks
from bp_desktop.games.bots import EASY
from bp_desktop.games.shared import branching, clock, program_seats, remarks
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent
from bp_desktop.games.system import CommandSubject, Enforcement, GameSystem, Judgement, Snapshot
from bp_desktop.session.ports import Journal, Line, MemoryJournal
from bp_desktop.session.session import Session

# --- state, commands, events


class Tally(msgspec.Struct, frozen=True):
    scores: dict[str, int] = {}
    faces: tuple[int, ...] = ()
    told: tuple[str, ...] = ()
    limit: int = 10
    die: int = 6
    enforcement: Enforcement = Enforcement.WARN
    turn: int = 0
    pieces: dict[str, tuple[str, int]] = {}
    """Owner and number of each."""
    whispers: tuple[str, ...] = ()
    clock: TableClock = TableClock()
    remarks: Remarks = NO_REMARKS
    title: str = ""
    branched: BranchOrigin | None = None
    program_seats: dict[SeatId, ProgramSeat] = {}

    @property
    def active(self) -> str:
        return self.on_turn(self.turn)

    def on_turn(self, turn: int) -> str:
        return tuple(self.scores)[turn % len(self.scores)] if self.scores else ""

    def highest(self, owner: str) -> int:
        return max((number for one, number in self.pieces.values() if one == owner), default=0)


class Join(msgspec.Struct, frozen=True, tag="tally.join"):
    player: str


class Add(msgspec.Struct, frozen=True, tag="tally.add"):
    player: str
    amount: int


class Take(msgspec.Struct, frozen=True, tag="tally.take"):
    player: str
    amount: int


class RollDie(msgspec.Struct, frozen=True, tag="tally.roll_die"):
    """Throw the die that is on the table and add what it shows."""

    player: str
    faces: tuple[int, ...] = ()


class Reveal(msgspec.Struct, frozen=True, tag="tally.reveal"):
    secret: str


class SetLimit(msgspec.Struct, frozen=True, tag="tally.set_limit"):
    limit: int


class SetDie(msgspec.Struct, frozen=True, tag="tally.set_die"):
    die: int


class SetEnforcement(msgspec.Struct, frozen=True, tag="tally.set_enforcement"):
    enforcement: Enforcement


class Adopt(msgspec.Struct, frozen=True, tag="tally.adopt"):
    scores: dict[str, int]


class Pass(msgspec.Struct, frozen=True, tag="tally.pass"):
    """It is the next player's turn."""


class Gain(msgspec.Struct, frozen=True, tag="tally.gain"):
    """Whoever's turn it is scores: the command does not say who."""

    amount: int


class Make(msgspec.Struct, frozen=True, tag="tally.make"):
    """A numbered piece for a player."""

    player: str


class Use(msgspec.Struct, frozen=True, tag="tally.use"):
    """A piece scores for its owner."""

    piece: str


class Whisper(msgspec.Struct, frozen=True, tag="tally.whisper"):
    """Said beside the play."""

    words: str


OwnCommand: TypeAlias = (
    Join
    | Add
    | Take
    | RollDie
    | Reveal
    | SetLimit
    | SetDie
    | SetEnforcement
    | Adopt
    | Pass
    | Gain
    | Make
    | Use
    | Whisper
)
Command: TypeAlias = OwnCommand | MatchCommand
"""Those that several games share are its clock, its remarks and its branches."""


class Joined(msgspec.Struct, frozen=True, tag="tally.joined"):
    player: str


class Scored(msgspec.Struct, frozen=True, tag="tally.scored"):
    player: str
    amount: int


class DieRolled(msgspec.Struct, frozen=True, tag="tally.die_rolled"):
    face: int


class Revealed(msgspec.Struct, frozen=True, tag="tally.revealed"):
    secret: str


class TableSet(msgspec.Struct, frozen=True, tag="tally.table_set"):
    limit: int
    die: int
    enforcement: Enforcement


class Adopted(msgspec.Struct, frozen=True, tag="tally.adopted"):
    scores: dict[str, int]


class Passed(msgspec.Struct, frozen=True, tag="tally.passed"):
    player: str = ""
    """Whose turn it is now."""


class Made(msgspec.Struct, frozen=True, tag="tally.made"):
    piece: str
    player: str
    number: int


class Whispered(msgspec.Struct, frozen=True, tag="tally.whispered"):
    words: str


OwnEvent: TypeAlias = (
    Joined | Scored | DieRolled | Revealed | TableSet | Adopted | Passed | Made | Whispered
)
Event: TypeAlias = OwnEvent | MatchEvent


def _require_player(tally: Tally, player: str) -> None:
    if player not in tally.scores:
        raise Refused(say("tally.unknown_player", "T-1", player=player))


def _named(_tally: Tally, seat: SeatId) -> Named:
    return Named("player", seat, seat)


CHAPTERS = (
    clock.clock_chapter(_require_player, _named),
    remarks.remarks_chapter(_require_player, _named),
    branching.branch_chapter(),
    program_seats.program_seats_chapter(_require_player, _named, (EASY,)),
)
JUDGES = {kind: judge for one in CHAPTERS for kind, judge in one.judges.items()}
EVOLVERS = {kind: evolve for one in CHAPTERS for kind, evolve in one.evolvers.items()}
TELLERS = {kind: tell for one in CHAPTERS for kind, tell in one.tellers.items()}


def watched(watch: Watch, event: Event) -> Watch:
    """Time runs from the moment a second player is there."""
    match event:
        case Joined(player) if not watch.seat:
            return msgspec.structs.replace(watch, seat=SeatId(player))
        case Joined():
            return msgspec.structs.replace(watch, playing=True)
        case Passed(player):
            return msgspec.structs.replace(watch, seat=SeatId(player))
        case _:
            return clock.watched(watch, event)


def judge(tally: Tally, command: Command) -> Judgement[Event]:
    objections = _objections(tally, command)
    return Judgement(lambda dice, names: _carried_out(tally, command, dice, names), objections)


def _objections(tally: Tally, command: Command) -> tuple[Message, ...]:
    match command:
        case Join(player):
            if player in tally.scores:
                raise Refused(say("tally.joined_already", "T-1", player=player))
        case Add(player, amount):
            _require_player(tally, player)
            if amount > tally.limit:
                return (say("tally.above_limit", "T-2", amount=amount, limit=tally.limit),)
        case Take(player, amount):
            _require_player(tally, player)
            if amount > tally.scores[player]:
                raise Refused(say("tally.too_little", "T-3", has=tally.scores[player]))
        case RollDie(player, faces):
            _require_player(tally, player)
            require_faces(faces, (tally.die,))
            if player != tally.active:
                return (say("tally.out_of_turn", player=player),)  # cites no rule, on purpose
        case SetDie(die):
            if die < 1:
                raise Refused(say("tally.no_such_die", die=die))
        case Adopt(scores):
            if any(score < 0 for score in scores.values()):
                raise Refused(say("tally.negative", "T-4"))
            if any(score > 1000 for score in scores.values()):
                return (say("tally.above_limit", "T-2", amount=1001, limit=1000),)
        case Make(player):
            _require_player(tally, player)
        case Use(piece):
            if piece not in tally.pieces:
                raise Refused(say("tally.unknown_piece", piece=piece))
        case Gain() | Pass():
            _require_player(tally, tally.active)
        case Reveal() | SetLimit() | SetEnforcement() | Whisper():
            pass
        case MatchCommand():
            return JUDGES[type(command)](tally, command).objections
        case _:
            assert_never(command)
    return ()


def _carried_out(tally: Tally, command: Command, dice: Dice, names: StepNames) -> tuple[Event, ...]:
    limit, die, enforcement = tally.limit, tally.die, tally.enforcement
    match command:
        case Join(player):
            return (Joined(player),)
        case Add(player, amount):
            return (Scored(player, amount),)
        case Take(player, amount):
            return (Scored(player, -amount),)
        case RollDie(player, faces):
            face = HandDice(faces, dice).roll(die, "tally.score").face
            return (DieRolled(face), Scored(player, face))
        case Reveal(secret):
            return (Revealed(secret),)
        case SetLimit(limit):
            return (TableSet(limit, die, enforcement),)
        case SetDie(die):
            return (TableSet(limit, die, enforcement),)
        case SetEnforcement(enforcement):
            return (TableSet(limit, die, enforcement),)
        case Adopt(scores):
            return (Adopted(scores),)
        case Pass():
            return (Passed(tally.on_turn(tally.turn + 1)),)
        case Gain(amount):
            return (Scored(tally.active, amount),)
        case Make(player):
            piece = next(names.ids())
            return (Made(piece, player, names.number(piece, player, tally.highest(player))),)
        case Use(piece):
            return (Scored(tally.pieces[piece][0], 1),)
        case Whisper(words):
            return (Whispered(words),)
        case MatchCommand():
            return JUDGES[type(command)](tally, command).carry_out(dice, names)
        case _:
            assert_never(command)


def about(tally: Tally, command: Command) -> CommandSubject:
    match command:
        case Gain() | Pass():
            return CommandSubject(SeatId(tally.active))
        case Use(piece):
            owner, number = tally.pieces.get(piece, ("", 0))
            return CommandSubject(SeatId(owner), things=((piece, str(number)),))
        case _:
            return CommandSubject()


def _is_aside(command: Command) -> bool:
    beside = isinstance(command, Whisper | branching.BeginBranch | program_seats.ChangeSeat)
    return beside or clock.is_aside(command) or remarks.is_aside(command)


def _numbers(event: Event) -> tuple[PieceNumber, ...]:
    match event:
        case Made(piece, player, number):
            return (PieceNumber(piece, player, number),)
        case _:
            return ()


def describe(tally: Tally, event: Event, viewer: SeatId | None) -> Message | None:
    """Scores are told to everybody, what was revealed too; a whisper to nobody."""
    match event:
        case Scored(player, amount):
            return say("tally.scored", player=player, amount=amount)
        case Revealed(secret):
            return say("tally.revealed", secret=secret)
        case MatchEvent():
            return TELLERS[type(event)](tally, event)
        case _:
            return None


def evolve(tally: Tally, event: Event) -> Tally:
    replace = msgspec.structs.replace
    match event:
        case Joined(player):
            return replace(tally, scores={**tally.scores, player: 0})
        case Scored(player, amount):
            score = tally.scores[player] + amount
            return replace(tally, scores={**tally.scores, player: score})
        case DieRolled(face):
            return replace(tally, faces=(*tally.faces, face)[-5:])
        case Revealed(secret):
            return replace(tally, told=(*tally.told, secret))
        case TableSet(limit, die, enforcement):
            return replace(tally, limit=limit, die=die, enforcement=enforcement)
        case Adopted(scores):
            return replace(tally, scores=scores)
        case Passed():
            return replace(tally, turn=tally.turn + 1)
        case Made(piece, player, number):
            return replace(tally, pieces={**tally.pieces, piece: (player, number)})
        case Whispered(words):
            return replace(tally, whispers=(*tally.whispers, words))
        case MatchEvent():
            return EVOLVERS[type(event)](tally, event)
        case _:
            assert_never(event)


def reveals(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, Revealed) for event in events)


def _enforcement(tally: Tally) -> Enforcement:
    return tally.enforcement


def _summary(tally: Tally) -> Message:
    return say("tally.summary", players=len(tally.scores))


def _scores(tally: Tally) -> dict[str, int]:
    return tally.scores


TALLY: GameSystem[Tally, Command, Event] = GameSystem(
    id="tally",
    commands=OwnCommand
    | clock.ClockCommand
    | remarks.RemarkCommand
    | branching.BeginBranch
    | program_seats.ChangeSeat,
    events=OwnEvent
    | clock.ClockEvent
    | remarks.RemarkEvent
    | branching.BranchBegun
    | program_seats.SeatChanged,
    start=Tally(),
    judge=judge,
    evolve=evolve,
    describe=describe,
    about=about,
    aside=_is_aside,
    prelude=lambda tally, command: clock.going_on(tally.clock, command),
    numbers=_numbers,
    reveals=reveals,
    enforcement=_enforcement,
    summary=_summary,
    origins=lambda tally: Origins(tally.branched),
    branch=branching.BeginBranch,
    snapshot=Snapshot(dict[str, int], _scores, Adopt),
    suffix=".bpmap",
)


# --- builders

TallySession: TypeAlias = Session[Tally, Command, Event]


class GivenDice:
    """Shows the given faces, whatever the die."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def roll(self, die: int, purpose: str) -> Roll:
        return Roll(die, self._faces.pop(0), "app", purpose)


class NoDice:
    """For what must not throw any."""

    def roll(self, die: int, purpose: str) -> Roll:
        raise AssertionError(f"a d{die} was thrown for {purpose}")


class FailingJournal(MemoryJournal):
    """A disk that is full until somebody makes room."""

    is_full = False

    def append(self, line: Line) -> None:
        if self.is_full:
            raise OSError("no space left")
        super().append(line)


def noon() -> datetime:
    return datetime(2026, 1, 2, 12, 0, tzinfo=UTC)


def open_tally(journal: Journal, dice: Dice | None = None) -> TallySession:
    """A session on a journal; by default with dice that are the same each time."""
    return Session(TALLY, journal, dice or AppDice("tally"), noon)


def tally_of(
    *commands: Command, dice: Dice | None = None, journal: Journal | None = None
) -> TallySession:
    """A session in which these commands were carried out, objections overruled."""
    session = open_tally(journal if journal is not None else MemoryJournal(), dice)
    for command in commands:
        session.submit(command, overrule=True)
    return session
