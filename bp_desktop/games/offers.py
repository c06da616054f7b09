"""Offers: commands that a seat may want to give, with the rules' verdict and holes to fill."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from random import Random
from typing import Any, Generic, NamedTuple

from msgspec.structs import replace

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Refused, rules_of
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import C, S
from bp_desktop.games.system import Judgement

# --- verdicts


class Verdict(NamedTuple):
    """What the rules say to a command, as a value instead of an answer to somebody."""

    possible: bool
    """False: refused, whatever the table thinks of it."""
    messages: tuple[Message, ...] = ()

    @property
    def legal(self) -> bool:
        return self.possible and not self.messages

    @property
    def rules(self) -> tuple[str, ...]:
        return rules_of(self.messages)


LEGAL = Verdict(possible=True)


def verdict(judge: Callable[[S, C], Judgement[Any]], state: S, command: C) -> Verdict:
    """The same judgement a submitted command gets, so that what is offered can be done."""
    try:
        objections = judge(state, command).objections
    except Refused as refusal:
        return Verdict(possible=False, messages=refusal.messages)
    return Verdict(possible=True, messages=objections) if objections else LEGAL


# --- holes and offers


class OneOfHole(NamedTuple):
    """A field that takes any one of these values, such as cells."""

    field: str
    values: tuple[Any, ...]


class SomeOfHole(NamedTuple):
    """A field that takes so many of these values, each once."""

    field: str
    values: tuple[Any, ...]
    number: int
    ordered: bool = False
    """Whether their order makes a difference."""


class CountHole(NamedTuple):
    """Fields that take whole numbers from 0 on: in all of them together at least and at most so
    many. Mostly one field."""

    fields: tuple[str, ...]
    least: int
    most: int


class AmountHole(NamedTuple):
    """A field that takes amounts."""

    field: str
    most: Purse
    """Of each resource."""
    total: int | None = None
    """At most so much in all; None: no matter."""
    least: int = 1
    """At least so much in all."""


Hole = OneOfHole | SomeOfHole | CountHole | AmountHole


@dataclass(frozen=True, slots=True)
class Offer(Generic[C]):
    """Something a seat may want to do, and whether the rules let it.

    The command can be given as it stands; each hole says which fields of it may be filled
    otherwise, with the same verdict.
    """

    command: C
    verdict: Verdict = LEGAL
    holes: tuple[Hole, ...] = ()
    consent_of: tuple[SeatId, ...] = ()
    """Who else must have agreed to it: the command says that they have."""

    @property
    def legal(self) -> bool:
        return self.verdict.legal

    def choices(self, field: str) -> tuple[Any, ...]:
        """The values a field may have: those of its hole, or the one it has."""
        holes = (hole for hole in self.holes if isinstance(hole, OneOfHole) and hole.field == field)
        hole = next(holes, None)
        return hole.values if hole is not None else (getattr(self.command, field),)


# --- filling holes


def fill(command: C, hole: Hole, value: Any) -> C:
    """The command with another value in the field or fields of a hole."""
    fields = hole.fields if isinstance(hole, CountHole) else (hole.field,)
    values = value if isinstance(hole, CountHole) else (value,)
    filled: C = replace(command, **dict(zip(fields, values, strict=True)))  # type: ignore[type-var]
    return filled


def every_way(offer: Offer[C]) -> Iterator[C]:
    """All commands an offer stands for; amounts stay as they are."""
    holes = [hole for hole in offer.holes if not isinstance(hole, AmountHole)]
    for values in product(*map(_values, holes)):
        command = offer.command
        for hole, value in zip(holes, values, strict=True):
            command = fill(command, hole, value)
        yield command


def _values(hole: OneOfHole | SomeOfHole | CountHole) -> Iterator[Any]:
    match hole:
        case OneOfHole():
            return iter(hole.values)
        case SomeOfHole():
            chosen = permutations if hole.ordered else combinations
            return chosen(hole.values, hole.number)
        case CountHole():
            return _counts(len(hole.fields), hole.least, hole.most)


def _counts(fields: int, least: int, most: int) -> Iterator[tuple[int, ...]]:
    """So many whole numbers whose sum lies within bounds."""
    if fields == 1:
        yield from ((number,) for number in range(least, most + 1))
        return
    for first in range(most + 1):
        for rest in _counts(fields - 1, max(0, least - first), most - first):
            yield first, *rest


def drawn(offer: Offer[C], random: Random) -> C:
    """One of the commands an offer stands for, by chance."""
    command = offer.command
    for hole in offer.holes:
        command = fill(command, hole, _drawn(hole, random))
    return command


def _drawn(hole: Hole, random: Random) -> Any:
    match hole:
        case OneOfHole():
            return random.choice(hole.values)
        case SomeOfHole():
            return tuple(random.sample(hole.values, hole.number))
        case CountHole():
            return _drawn_counts(hole, random)
        case AmountHole():
            return _drawn_amounts(hole, random)


def _drawn_counts(hole: CountHole, random: Random) -> tuple[int, ...]:
    left = random.randint(hole.least, hole.most)
    numbers = []
    for _ in hole.fields[1:]:
        numbers.append(random.randint(0, left))
        left -= numbers[-1]
    return left, *numbers


def _drawn_amounts(hole: AmountHole, random: Random) -> Purse:
    """Some of each, as far as there is room; at least as much as there has to be."""
    total = hole.most.total if hole.total is None else min(hole.most.total, hole.total)
    wanted = random.randint(hole.least, max(hole.least, total))
    amounts: dict[str, int] = {}
    kinds = list(hole.most)
    random.shuffle(kinds)
    for place, (kind, most) in enumerate(kinds):
        others = sum(amount for _, amount in kinds[place + 1 :])
        amounts[kind] = random.randint(max(0, wanted - others), min(most, wanted))
        wanted -= amounts[kind]
    return Purse.of(amounts)
