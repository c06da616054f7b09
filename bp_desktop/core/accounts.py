"""Accounts: changes of balances as postings, the book of them, and counting the cash."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Annotated, Generic, NamedTuple

import msgspec

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.type_variables import E


class Posting(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the ledger: amounts that came to an account, or left it if negative."""

    player: SeatId
    """Whose account it is."""
    type: Annotated[str, msgspec.Meta(max_length=40)]
    """Why the amount moved: one of the game's types."""
    amounts: Purse
    hold: str | None = None
    """The id of another account of this player; None: the treasury."""
    source: str = ""
    """What it came from or went into: the id of a thing or a player, or a kind."""


Postings = tuple[Posting, ...]


def booked(player: SeatId, type_: str, amounts: Purse, source: str = "") -> Postings:
    """One line of the ledger, or none where nothing moves."""
    return (Posting(player, type_, amounts, source=source),) if amounts else ()


def handed(giver: SeatId, taker: SeatId, type_: str, amounts: Purse) -> Postings:
    """From one player to another."""
    return (
        Posting(giver, type_, -amounts, source=taker),
        Posting(taker, type_, amounts, source=giver),
    )


class Balances(NamedTuple):
    treasuries: dict[SeatId, Purse]
    holds: dict[str, Purse]


def balances(postings: Iterable[Posting]) -> Balances:
    """What the accounts hold by the ledger alone, worked out without looking at any state."""
    treasuries: dict[SeatId, Purse] = {}
    holds: dict[str, Purse] = {}
    for posting in postings:
        if posting.hold is None:
            treasuries[posting.player] = treasuries.get(posting.player, EMPTY) + posting.amounts
        else:
            holds[posting.hold] = holds.get(posting.hold, EMPTY) + posting.amounts
    return Balances(treasuries, {id_: purse for id_, purse in holds.items() if purse})


def total(postings: Iterable[Posting]) -> Purse:
    """What all postings together bring into the game."""
    return sum((posting.amounts for posting in postings), EMPTY)


# --- the book


@dataclass(frozen=True, slots=True)
class BookReader(Generic[E]):
    """How the events of a game are read for its book."""

    postings: Callable[[E], Sequence[Posting]]
    turn: Callable[[E], int | None]
    """The number of the turn that an event begins; None where it begins none."""
    reason: Callable[[E], str]
    """What somebody gave as a reason; "" for none."""


@dataclass(frozen=True, slots=True)
class BookLine:
    """One posting to a treasury."""

    step: int
    turn: int
    player: SeatId
    type: str
    amounts: Purse
    source: str
    balance: Purse
    """The treasury after it."""
    reason: str = ""


def book_of(
    reader: BookReader[E],
    steps: Iterable[tuple[int, Sequence[E]]],
    known: Sequence[BookLine] = (),
    turn: int = 0,
) -> tuple[BookLine, ...]:
    """Every posting to a treasury that counts now, oldest first; steps come with their numbers.

    Built from the events alone, so it cannot disagree with the balances. A book that is `known` up
    to some `turn` goes on with what the steps after it add.
    """
    lines: list[BookLine] = list(known)
    treasuries: dict[SeatId, Purse] = {one.player: one.balance for one in known}
    for seq, events in steps:
        for event in events:
            turn, why = reader.turn(event) or turn, reader.reason(event)
            for one in reader.postings(event):
                if one.hold is None:
                    to, come = one.player, one.amounts
                    after = treasuries[to] = treasuries.get(to, EMPTY) + come
                    lines.append(BookLine(seq, turn, to, one.type, come, one.source, after, why))
    return tuple(lines)


# --- counting the cash: which entries explain that a player counts something else

RECENT = 60
MOST_ANSWERS = 8


@dataclass(frozen=True, slots=True)
class Explanation:
    """Entries that the counted notes seem not to know, or to know twice."""

    lines: tuple[BookLine, ...]
    twice: bool
    """True: as if they had been paid or taken twice; False: not at all."""
    partly: bool = False
    """Only of the kinds that differ: of a price, say, the metal was forgotten."""


def explanations(
    lines: Sequence[BookLine], player: SeatId, booked: Purse, counted: Purse
) -> tuple[Explanation, ...]:
    """Few and recent entries first; empty if the notes agree or nothing explains them."""
    gap = counted - booked
    if not gap:
        return ()
    own = [line for line in lines if line.player == player][-RECENT:]
    own.reverse()
    # More than two forgotten entries at once are not looked for: anything would fit.
    for found in (_sums(own, gap, 1), _parts(own, gap), _sums(own, gap, 2)):
        answers = tuple(islice(found, MOST_ANSWERS))
        if answers:
            return answers
    return ()


def _sums(own: Sequence[BookLine], gap: Purse, count: int) -> Iterator[Explanation]:
    """So many entries that come to the difference together."""
    for chosen in combinations(own, count):
        moved = sum((line.amounts for line in chosen), EMPTY)
        if moved in (gap, -gap):
            yield Explanation(chosen, twice=moved == gap)


def _parts(own: Sequence[BookLine], gap: Purse) -> Iterator[Explanation]:
    """Entries that come to it in the kinds that differ, whatever else they moved."""
    for line in own:
        moved = Purse.of({kind: line.amounts[kind] for kind, _ in gap})
        if moved in (gap, -gap):
            yield Explanation((line,), twice=moved == gap, partly=True)
