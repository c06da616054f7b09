"""TALLY, a tiny kind of document that proves the seam without Burning Planets.

It keeps scores, with dice, disclosures, objections, refusals, players who act out of turn and a
content that can be written down.
"""

from datetime import UTC, datetime
from typing import TypeAlias, assert_never

import msgspec

from bp_desktop.core.dice import AppDice, Dice, HandDice, Roll, require_faces
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.system import Enforcement, GameSystem, Snapshot
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

    @property
    def active(self) -> str:
        return next(iter(self.scores))


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


Command: TypeAlias = (
    Join | Add | Take | RollDie | Reveal | SetLimit | SetDie | SetEnforcement | Adopt
)


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


Event: TypeAlias = Joined | Scored | DieRolled | Revealed | TableSet | Adopted


def check(tally: Tally, command: Command) -> tuple[Message, ...]:
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
        case Reveal() | SetLimit() | SetEnforcement():
            pass
        case _:
            assert_never(command)
    return ()


def _require_player(tally: Tally, player: str) -> None:
    if player not in tally.scores:
        raise Refused(say("tally.unknown_player", "T-1", player=player))


def carry_out(tally: Tally, command: Command, dice: Dice) -> tuple[Event, ...]:
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
        case _:
            assert_never(command)


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
    commands=Command,
    events=Event,
    start=Tally(),
    check=check,
    carry_out=carry_out,
    evolve=evolve,
    reveals=reveals,
    enforcement=_enforcement,
    summary=_summary,
    snapshot=Snapshot(dict[str, int], _scores, Adopt),
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
