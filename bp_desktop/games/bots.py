"""Seats played by the program: levels, decisions with a reason, drawn ties, bounded thinking."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, T
from bp_desktop.core.work import Work, finished

S_contra = TypeVar("S_contra", contravariant=True)
C_co = TypeVar("C_co", covariant=True)

EASY, MEDIUM, STRONG = "easy", "medium", "strong"
LEVELS = (EASY, MEDIUM, STRONG)
"""From the weakest; the window has words for them."""


class BotDecision(NamedTuple, Generic[C]):
    """What a seat does next, and why, in words for everybody at the table."""

    command: C
    reason: Message


class BotAnswer(NamedTuple):
    """Whether a seat agrees to what somebody asks of it, and why."""

    agrees: bool
    reason: Message


class Bot(Protocol[S_contra, C]):
    """Plays seats of one kind of match. It keeps nothing between two decisions: the same state,
    seat and seed give the same one, so that it can go on after an undo or a restart."""

    def decide(self, seen: S_contra, seat: SeatId, seed: int) -> Work[BotDecision[C] | None]:
        """The next step of the seat, in its own turn or whenever it is asked; None: nothing.

        `seen` is the state as that seat sees it. How long it takes is bounded by the positions it
        looks at; it gives way every few milliseconds.
        """

    def answer(self, seen: S_contra, seat: SeatId, asked: C) -> BotAnswer:
        """What the seat says to a step that needs its consent."""


class StepChooser(Protocol[S_contra, C_co]):
    """Whoever plays a seat in one go: a bot with its seed, or a script of a test."""

    def choose(self, seen: S_contra, seat: SeatId) -> C_co | None:
        """The next step of the seat; None: nothing."""


class SeatedBot(Generic[S_contra, C]):
    """A bot with the seed of its seat, for matches that nobody watches."""

    def __init__(self, bot: Bot[S_contra, C], seed: int) -> None:
        self._bot = bot
        self._seed = seed

    def choose(self, seen: S_contra, seat: SeatId) -> C | None:
        decision = finished(self._bot.decide(seen, seat, self._seed))
        return decision.command if decision is not None else None


class Ties:
    """Draws among what is equally good, from the seed of a seat and from what has happened: no
    direction, no place in a list and no seat is preferred."""

    def __init__(self, seed: int, *marks: object) -> None:
        """`marks`: what tells this decision from others of the same seat, in plain values."""
        self._random = Random(f"{seed}:{marks}")

    def one_of(self, things: Sequence[T]) -> T:
        return things[int(self._random.random() * len(things))]

    def best(self, things: Iterable[T], worth: Callable[[T], float]) -> T | None:
        """One of those that are worth most; None of nothing."""
        most, found = float("-inf"), list[T]()
        for thing in things:
            value = worth(thing)
            if value > most + NO_DIFFERENCE:
                most, found = value, [thing]
            elif value >= most - NO_DIFFERENCE:
                found.append(thing)
        return self.one_of(found) if found else None

    def best_of(self, things: Sequence[T], worth: Callable[[T], float]) -> T:
        """The same where there are some."""
        found = self.best(things, worth)
        assert found is not None
        return found

    def mixed(self, things: Iterable[T]) -> list[T]:
        """In an order that no list decides."""
        found = list(things)
        self._random.shuffle(found)
        return found

    def chance(self) -> float:
        """From 0 up to 1."""
        return self._random.random()

    @property
    def random(self) -> Random:
        return self._random


NO_DIFFERENCE = 1e-9
"""Sums of the same parts in another order may differ by less."""


class Budget:
    """How many positions one decision may look at."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0

    def take(self, positions: int = 1) -> None:
        self.used += positions

    @property
    def is_spent(self) -> bool:
        return self.used >= self.most

    @property
    def share(self) -> float:
        """How much of it is used, for whoever shows progress."""
        return min(1.0, self.used / self.most)
