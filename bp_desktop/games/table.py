"""Seam 2: a match as a table sees it.

What the shared screens ask of a game, and never answer themselves: who sits there, whose turn
it is, what comes next, who may see what, how it stands.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Any, Generic, NamedTuple

from bp_desktop.core.accounts import BookLine, BookReader
from bp_desktop.core.banker import Banker
from bp_desktop.core.clock import TableClock, Watch
from bp_desktop.core.dice import Origin, Roll
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Fact, Message
from bp_desktop.core.program_seats import ProgramSeat
from bp_desktop.core.promises import Promise
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.remarks import Remarks
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.bots import Bot
from bp_desktop.games.facts import ThingFacts
from bp_desktop.games.offers import Offer
from bp_desktop.games.remembered import JournalCount, Possessions, TurningPoint
from bp_desktop.games.system import GameSystem

Messages = tuple[Message, ...]


# --- seats and turns


class Stage(StrEnum):
    """How far a match is."""

    NEW = "new"
    """Nothing has been said yet."""
    SETUP = "setup"
    PLAY = "play"
    OVER = "over"


class Seat(NamedTuple):
    """One who plays, as every screen shows them."""

    id: SeatId
    name: str
    color: int
    """Index into the palette; glyph and pattern go with it."""
    out: bool = False
    """No longer in the game."""
    by_hand: bool = False
    """Rolls real dice."""
    side: Message | None = None
    """What they play, such as a faction: a quiet word beside the name."""
    level: str = ""
    """At which the program plays the seat (`games/bots.py`); "": a person does."""


class Turn(NamedTuple):
    """A turn of one seat."""

    seat: SeatId
    round: int
    number: int
    """Counts every turn of every seat."""
    phase: str
    phases: tuple[str, ...]
    """All phases of such a turn in order; texts name them by the key `<game>.phase.<id>`."""


# --- what comes next


class OpenTasks(NamedTuple):
    """What going on would leave undone."""

    mandatory: Messages = ()
    """The rules insist on it."""
    optional: Messages = ()
    """The player may have forgotten it."""
    secret: bool = False
    """Whether the optional part hangs on amounts that may be covered."""
    reminders: Messages = ()
    """Promises that this phase brings up."""


NOTHING_OPEN = OpenTasks()


class DieWanted(NamedTuple):
    """A die that a step needs."""

    seat: SeatId
    """Who throws it."""
    die: int


@dataclass(frozen=True, slots=True)
class NextStep(Generic[C]):
    """The one step that goes on from here: what the main button does."""

    command: C
    words: Message
    """What the button says."""
    covered_words: Message | None = None
    """What it says while amounts are covered; None: the same."""
    dice: tuple[DieWanted, ...] = ()
    """The dice it throws, in the order in which their faces are typed."""
    with_faces: Callable[[tuple[int, ...]], C] | None = None
    """The step with typed faces, one for each die; `dice.THROWN`: the program throws that one."""
    open: OpenTasks = NOTHING_OPEN
    end_turn: Offer[C] | None = None
    """Ends the turn from here at once, whether or not the rules mind; may be the same step."""
    obligatory: bool = False
    """Whether it is itself what the rules insist on, so that nobody need be reminded of that."""

    @property
    def ends_turn(self) -> bool:
        """Whether going on is ending the turn."""
        return self.end_turn is not None and self.end_turn.command == self.command


# --- how it stands


class StandingColumn(NamedTuple):
    id: str
    name: Message
    icon: str = ""


class StandingRow(NamedTuple):
    """One seat in the order of rank."""

    seat: SeatId
    won: bool
    figures: tuple[Fact | None, ...]
    """One for each column; None: whoever looks may not know it."""


class Standing(NamedTuple):
    """How the seats stand: for the closing page, the recap, the chronicle and the public window."""

    columns: tuple[StandingColumn, ...]
    rows: tuple[StandingRow, ...]
    ending: Message | None = None
    """Who has won; None while the match goes on."""
    how: Message | None = None
    """How that came about."""


Figure = int | Fraction | Purse


class Measure(Generic[S], NamedTuple):
    """Something that is counted for every seat after every step: a line of the charts."""

    id: str
    title: Message
    head: Message
    """In short, above a column of such figures."""
    values: Callable[[S], Mapping[SeatId, Figure]]
    source: Callable[[S], tuple[object, ...]]
    """The parts of a state that the values hang on: while they are the same, so are the values."""
    icon: str = ""
    in_resources: bool = False
    """Whether the values are purses."""
    secret: bool = False
    """Whether it tells amounts that may be hidden."""


class MomentKind(StrEnum):
    """Kinds of moments."""

    ROLL = "roll"
    EVENT = "event"
    HIT = "hit"
    MISS = "miss"
    CONQUEST = "conquest"
    BOMBARDMENT = "bombardment"
    TURN = "turn"
    OUT = "out"
    END = "end"


class ThrownDie(NamedTuple):
    """A die as it lies there for everybody to see."""

    seat: SeatId | None
    """In whose colour; None: nobody's."""
    die: int
    face: int
    by_hand: bool = False
    """It lies on the real table already, so that nothing is left to fall."""


class Opponent(NamedTuple):
    """One of the two sides of a fight."""

    name: Fact
    seat: SeatId | None
    thing: str
    """Its id: the game has a picture of it."""
    die: ThrownDie | None = None
    """None: it rolls nothing."""
    lost: bool = False


class Effect(NamedTuple):
    """Something that came of a moment, in a few words."""

    words: Message
    icon: str = ""
    """A drawing, such as "resource/metal"; empty for none."""
    met: bool | None = None
    """Whether a condition was met; None: it is none."""


class Moment(NamedTuple):
    """Something that just happened and that everybody should see: only what the room may know."""

    kind: MomentKind
    headline: Message
    """One or two words."""
    seat: SeatId | None = None
    """In whose colour it is shown."""
    words: Message | None = None
    """Who did what."""
    dice: tuple[ThrownDie, ...] = ()
    thing: str = ""
    """The id of what it happened to: the game has a picture of it."""
    opponents: tuple[Opponent, ...] = ()
    """Both sides of a fight, whoever attacks first."""
    effects: tuple[Effect, ...] = ()


LOT = "lot"
"""The purpose of a choice among so many things: no die that lies on a table."""


class Throw(NamedTuple):
    """One die as it fell: for logs, statistics and luck."""

    seat: SeatId | None
    purpose: str
    words: Message
    """What it was thrown for; the fact `unit`, if there is one, is who attacks or defends."""
    roll: Roll


class Chance(NamedTuple):
    """Something that could go well for a seat, how likely that was, and whether it did."""

    seat: SeatId
    purpose: str
    origin: Origin
    chance: Fraction
    success: bool


class LuckTopics(NamedTuple):
    """How the chances of a game are counted as luck."""

    explained: Message
    parts: Mapping[str, Callable[[str], Message]]
    """The purposes in their order, each with what to say of its share, such as "7 of 9"."""
    charted: str
    """The purpose that makes a chart: how many more went well than were to be expected."""
    title: Message
    """Of that chart."""


class TurnSummary(NamedTuple):
    """One turn in short, as everybody saw it."""

    begins: int
    """How many of the steps have happened when it begins."""
    seat: SeatId
    round: int
    happened: Messages = ()
    decisive: bool = False
    """Something changed hands for good, or somebody is out: worth a brighter line."""


# --- money, clock, corrections


class FiniteBank(NamedTuple):
    """A common stock that everything is taken from and given back to."""

    left: Purse
    full: Purse
    """What it holds while nobody has anything."""


@dataclass(frozen=True, slots=True)
class Accounts(Generic[S, C, E]):
    """Balances and postings of a game with money."""

    resources: Callable[[S], tuple[str, ...]]
    """In the order in which they are shown; texts name them, icons are `resource/<id>`."""
    balance: Callable[[S, SeatId], Purse]
    others: Callable[[S], Mapping[str, Purse]]
    """Further accounts by id; empty ones left out."""
    book: BookReader[E]
    types: Mapping[str, Message]
    """What the types of postings are called, in their order."""
    told: Callable[[S, BookLine], Message]
    """A line of the book as a sentence: who got or paid something, and what for."""
    adjust: Callable[[SeatId, Purse, str], C]
    """The step that corrects a balance by an amount, for a reason."""
    bank: Callable[[S], FiniteBank | None] = lambda _state: None
    """Where everything comes from that is booked, if that can run out; None: it cannot."""
    income: Callable[[S, SeatId], Purse] = lambda _state, _seat: EMPTY
    """What the next collection of a seat brings, by what everybody knows now."""
    pay: Callable[[SeatId, SeatId, Purse, str], C] | None = None
    """The step that hands amounts from one seat to another."""
    barter: Callable[[SeatId, SeatId, Purse, Purse, tuple[SeatId, ...]], C] | None = None
    """Both ways in one step; who has agreed comes last."""
    look_alikes: Mapping[str, str] = field(default_factory=dict)
    """Small letters that are typed for others: printed for them in the rules of some language."""
    private_types: frozenset[str] = frozenset()
    """Postings of these types are for their owner alone, also where the books are open."""


class EditableField(NamedTuple):
    """A field of an old command that a correction may change."""

    name: str
    dice: bool = False
    """Typed faces; else amounts."""
    seats: tuple[SeatId, ...] = ()
    """Whose covered amounts the answer to a change could tell."""


# --- the table


@dataclass(frozen=True, slots=True, eq=False)
class TableGame(Generic[S, C, E]):
    """A kind of match, as a table of pure functions over its state."""

    system: GameSystem[S, C, E]
    title: Callable[[S], str]
    stage: Callable[[S], Stage]
    seats: Callable[[S], tuple[Seat, ...]]
    """In the order of play; before that is settled, as they sit."""
    turn: Callable[[S], Turn | None]
    """None in set-up and after the end."""
    asked: Callable[[S], SeatId | None]
    """Who has to do something now, also in set-up."""
    headline: Callable[[S], Message]
    """Below the name of whoever is asked: the round and side, or what the set-up waits for."""
    next_step: Callable[[S], NextStep[C] | None]
    """None where only a choice, or nothing, is left."""
    legal: Callable[[S, SeatId], Iterable[Offer[C]]]
    """Everything that seat may do now, in or out of turn, as it is found, with why-not for the
    rest. Bots, perft, tests and the command line ask nobody else, with what that seat sees."""
    sees: Callable[[S, SeatId, SeatId | None], bool]
    """Whether the second seat (None: the room) may see what the first one keeps hidden. The one
    place that decides."""
    seen_by: Callable[[S, SeatId | None], S]
    """The state without what that seat (None: the room) may not see."""
    standing: Callable[[S, Sequence[SeatId]], Standing]
    """The seats that are out come in the order in which they went: see `exits`."""
    name: Callable[[S, C], Message]
    """What a step is called where everybody reads it: for "Undo …" and the palette."""
    hides: Callable[[S], bool] = lambda _state: False
    """Whether `sees` hides anything at all; False where everybody plays with open books."""
    begins: Callable[[E], int | None] = lambda _event: None
    """The number of the turn that an event begins; None where it begins none."""
    looked_back: Callable[[S, S, bool], S] = lambda past, _now, _revealed: past
    """A state of the past as hidden as it is to be now: the past, the state now, and whether the
    table has agreed to look at everything."""
    told: Callable[[S, Messages, SeatId | None], Messages] = lambda _state, said, _viewer: said
    """Refusals and objections as that seat may read them: the same reason, fewer facts."""
    exits: Callable[[Iterable[Sequence[E]]], Mapping[SeatId, Message]] = lambda _steps: {}
    """Who left the game in these steps, the first one first, and how that is told."""
    endings: Callable[[S], tuple[tuple[tuple[Message, C], ...], ...]] = lambda _state: ()
    """Steps by which somebody leaves the match or the table ends it, with what they are called:
    for a menu."""
    left_at_end: Callable[[S], Messages] = lambda _state: ()
    """What ending the turn now would leave unused, in whatever phase; by what that state tells."""
    measures: tuple[Measure[S], ...] = ()
    """The lines of the charts."""
    facts: Callable[[S, str, SeatId | None], ThingFacts[C] | None] = lambda *_asked: None
    """What a seat (None: the room) may know about a thing or a seat, by its id; None for
    what is not there. What can be done to it, is told of the seat on turn."""
    moments: Callable[[S, Sequence[E], Sequence[Roll]], tuple[Moment, ...]] = lambda *_step: ()
    """What of a step deserves the stage, in its order; most can be seen without."""
    throws: Callable[[S, Sequence[E], Sequence[Roll]], tuple[Throw, ...]] = lambda *_step: ()
    chances: Callable[[S, Sequence[E], Sequence[Roll]], tuple[Chance, ...]] = lambda *_step: ()
    """For all three: the state before a step, its events and its dice."""
    luck: LuckTopics | None = None
    """What of the chances is luck; None: a game without dice."""
    turning_points: Callable[[S, Sequence[E], Sequence[Roll]], tuple[TurningPoint, ...]] = (
        lambda *_step: ()
    )
    """What of a step could be remembered: the state before it, its events and its dice."""
    possessions: Possessions[S] | None = None
    """What changes hands; None: nothing does."""
    journal_counts: tuple[JournalCount[S, E], ...] = ()
    tale: Callable[[S, Iterable[Sequence[E]]], tuple[TurnSummary, ...]] = lambda *_steps: ()
    """Every turn that begins in these steps; the state is the one before the first of them."""
    editable: Callable[[S, C, SeatId | None], tuple[EditableField, ...]] = lambda *_asked: ()
    """What whoever looks may change about an old command, in the state it was given in."""
    accounts: Accounts[S, C, E] | None = None
    clock: Callable[[S], TableClock] | None = None
    """What was said about the clock that the match includes (`shared/clock.py`); None: it has
    none."""
    watched: Callable[[Watch, E], Watch] = lambda watch, _event: watch
    """Whose time runs after an event."""
    promises: Callable[[S], tuple[Promise, ...]] | None = None
    """Those that are open, of a match that includes the shared chapter (`shared/promises.py`);
    None: it has none."""
    remarks: Callable[[S], Remarks] | None = None
    """Of a match that includes the shared chapter (`shared/remarks.py`); None: it has none."""
    banker: Callable[[S], Banker | None] | None = None
    """Of a match that includes the shared chapter (`shared/banker.py`); None: it has none."""
    as_banker: Callable[[C], C | None] = lambda _command: None
    """The same step as the banker takes it; None where everybody may take it."""
    bots: Mapping[str, Bot[S, C]] = field(default_factory=dict)
    """Who may take a seat, by the level (`games/bots.py`), from the weakest."""
    program_seats: Callable[[S], Mapping[SeatId, ProgramSeat]] | None = None
    """Of a match that includes the shared chapter (`shared/program_seats.py`); None: people play
    all seats."""
    owner: str = ""
    """What the keys of its messages begin with, such as "bp": it names phases and resources."""

    def seat(self, state: S, id_: SeatId) -> Seat | None:
        """None for whoever does not sit there."""
        return next((one for one in self.seats(state) if one.id == id_), None)


def described(
    system: GameSystem[S, Any, E], before: S, events: Iterable[E], viewer: SeatId | None = None
) -> Iterator[Message]:
    """A step as sentences; `before` is the state before it."""
    for event in events:
        message = system.describe(before, event, viewer)
        if message is not None:
            yield message
        before = system.evolve(before, event)
