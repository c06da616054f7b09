"""The ledger as a book: every posting with its step, turn and running balance."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.events import TurnBegan
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.ledger import Posting, Postings, PostingType
from bp_desktop.games.burning_planets.match.state import Player

Numbered = tuple[int, Sequence[Event]]
"""A step that counts: its number and its events."""


@dataclass(frozen=True, slots=True)
class BookLine:
    """One posting to a treasury."""

    step: int
    turn: int
    player: PlayerId
    type: PostingType
    amounts: Purse
    source: str
    balance: Purse
    """The treasury after it."""
    reason: str = ""


def book_of(
    steps: Iterable[Numbered], known: Sequence[BookLine] = (), turn: int = 0
) -> tuple[BookLine, ...]:
    """Every posting to a treasury that counts now, oldest first.

    Built from the events alone, so it cannot disagree with the balances (BP-APP-2). A book that
    is `known` up to some `turn` goes on with what the steps after it add.
    """
    lines: list[BookLine] = list(known)
    treasuries: dict[PlayerId, Purse] = {one.player: one.balance for one in known}
    for seq, events in steps:
        for event in events:
            if isinstance(event, TurnBegan):
                turn = event.number
            postings: Postings = getattr(event, "postings", ())
            for posting in postings:
                if posting.hold is not None:
                    continue
                after = treasuries.get(posting.player, EMPTY) + posting.amounts
                treasuries[posting.player] = after
                lines.append(_line(seq, turn, posting, after, event))
    return tuple(lines)


def _line(step: int, turn: int, posting: Posting, after: Purse, event: Event) -> BookLine:
    reason: str = getattr(event, "reason", "")
    return BookLine(
        step, turn, posting.player, posting.type, posting.amounts, posting.source, after, reason
    )


def as_csv(
    lines: Iterable[BookLine], resources: Sequence[str], players: Mapping[PlayerId, Player]
) -> str:
    """The book for a spreadsheet: one column per resource, then the balances."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    balances = [f"balance_{resource}" for resource in resources]
    facts = ("step", "turn", "player", "name", "type", "source")
    writer.writerow([*facts, *resources, *balances, "reason"])
    for line in lines:
        writer.writerow(
            [
                line.step,
                line.turn,
                line.player,
                plain(players[line.player].name),
                line.type.value,
                plain(line.source),
                *(line.amounts[resource] for resource in resources),
                *(line.balance[resource] for resource in resources),
                plain(line.reason),
            ]
        )
    return out.getvalue()


def plain(text: str) -> str:
    """Words people typed must not become formulas of the spreadsheet that opens them."""
    return f"'{text}" if text[:1] in {"=", "+", "-", "@", "\t", "\r"} else text
