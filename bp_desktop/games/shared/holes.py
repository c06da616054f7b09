"""Holes of offers: how a command is filled in, in how many ways, and how one is drawn."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, perm
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from bp_desktop.core.purse import Purse
from bp_desktop.games.table import AmountHole, CountHole, Hole, Offer, OneOfHole, SomeOfHole

C = TypeVar("C")


def fill(command: C, hole: Hole, value: Any) -> C:
    """The command with another value in the field or fields of a hole."""
    fields = hole.fields if isinstance(hole, CountHole) else (hole.field,)
    values = value if isinstance(hole, CountHole) else (value,)
    made: Any = replace(command, **dict(zip(fields, values, strict=True)))  # type: ignore[type-var]
    filled: C = made
    return filled


def ways(offer: Offer[Any]) -> int:
    """How many commands an offer stands for; amounts count once."""
    count = 1
    for hole in offer.holes:
        count *= _ways(hole)
    return count


def _ways(hole: Hole) -> int:
    match hole:
        case OneOfHole():
            return len(hole.values)
        case SomeOfHole():
            size = len(hole.values)
            return perm(size, hole.number) if hole.ordered else comb(size, hole.number)
        case CountHole():
            return sum(1 for _ in _counts(len(hole.fields), hole.least, hole.most))
        case AmountHole():
            return 1


def every_way(offer: Offer[C]) -> Iterator[C]:
    """All commands an offer stands for; amounts stay as they are."""
    commands: Iterator[C] = iter((offer.command,))
    for hole in offer.holes:
        if not isinstance(hole, AmountHole):
            commands = _each(commands, hole)
    return commands


def _each(commands: Iterator[C], hole: Hole) -> Iterator[C]:
    for command in commands:
        for value in _values(hole):
            yield fill(command, hole, value)


def _values(hole: Hole) -> Iterator[Any]:
    match hole:
        case OneOfHole():
            return iter(hole.values)
        case SomeOfHole():
            chosen = permutations if hole.ordered else combinations
            return chosen(hole.values, hole.number)
        case CountHole():
            return _counts(len(hole.fields), hole.least, hole.most)
        case AmountHole():
            raise NotImplementedError("amounts are not counted one by one")


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
