"""Perft: how many commands the rules allow from a position, so many steps deep.

As chess programs count moves: a number that changes where a rule does. Cells, counts and choices
are multiplied out, amounts count once, and dice always fall the same.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from bp_desktop.core.dice import Roll
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.offers import (
    AmountHole,
    CountHole,
    Hole,
    Offer,
    OneOfHole,
    SomeOfHole,
    every_way,
)
from bp_desktop.games.table import TableGame

S = TypeVar("S")
C = TypeVar("C")


class MiddlingDice:
    """Every die shows the same face, whoever throws it."""

    def roll(self, die: int, purpose: str) -> Roll:
        return Roll(die, (die + 1) // 2, "app", purpose)


LATER = 1000
"""A number no step that made the position has: things made now need names of their own."""


def perft(game: TableGame[S, C, Any], state: S, depth: int, seq: int = LATER) -> int:
    """The number of ways to make `depth` steps; a step that several seats may make counts once."""
    commands = (one for offer in legal_offers(game, state) for one in every_way(offer))
    if depth == 1:
        return sum(1 for _ in commands)
    return sum(perft(game, after(game, state, one, seq), depth - 1, seq + 1) for one in commands)


def legal_offers(game: TableGame[S, C, Any], state: S) -> Iterator[Offer[C]]:
    """What anybody may do now."""
    known: set[bytes] = set()
    for seat in game.seats(state):
        for offer in game.legal(state, seat.id):
            written = msgspec.json.encode(offer.command)
            if offer.legal and written not in known:
                known.add(written)
                yield offer


def after(game: TableGame[S, C, Any], state: S, command: C, seq: int) -> S:
    for event in game.system.judge(state, command).carry_out(MiddlingDice(), StepNames(seq)):
        state = game.system.evolve(state, event)
    return state


# --- what an offer stands for

WORDS = frozenset({"reason", "faces", "name"})
"""Fields that no list of offers can fill."""


def covers(offer: Offer[Any], command: Any) -> bool:
    """Whether a command is the one of an offer, or fills its holes."""
    if type(offer.command) is not type(command):
        return False
    holes = {field: hole for hole in offer.holes for field in _fields(hole)}
    for field in command.__struct_fields__:
        value, offered = getattr(command, field), getattr(offer.command, field)
        if value == offered or field in WORDS or (field == "consent" and value):
            continue
        if field not in holes:
            return False
    return all(_fits(hole, command) for hole in offer.holes) or command == offer.command


def _fields(hole: Hole) -> tuple[str, ...]:
    return hole.fields if isinstance(hole, CountHole) else (hole.field,)


def _fits(hole: Hole, command: Any) -> bool:
    match hole:
        case OneOfHole():
            return getattr(command, hole.field) in hole.values
        case SomeOfHole():
            value: tuple[Any, ...] = getattr(command, hole.field)
            return len(value) == len(set(value)) == hole.number and set(value) <= set(hole.values)
        case CountHole():
            counts: list[int] = [getattr(command, field) for field in hole.fields]
            return min(counts) >= 0 and hole.least <= sum(counts) <= hole.most
        case AmountHole():
            goods: Purse = getattr(command, hole.field)
            most = hole.most.total if hole.total is None else hole.total
            fits = all(0 < amount <= hole.most[kind] for kind, amount in goods)
            return fits and hole.least <= goods.total <= most
