"""Books of any game with money: whether they balance, who may read them, and as CSV."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bp_desktop.core.accounts import BookLine, balances
from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.type_variables import E, S
from bp_desktop.games.table import TableGame


class Audit(NamedTuple):
    """Whether the books balance: every account holds what was posted to it, and nothing else."""

    entries: int
    """How many postings were added up."""
    differing: tuple[str, ...] = ()
    """The players and other accounts that have something else than was posted."""


def audit(game: TableGame[S, Any, E], state: S, steps: Iterable[Sequence[E]]) -> Audit:
    """Adds up the events of all steps that count and compares them with the accounts.

    As no account differs, balances and holds together are what came in less what went out.
    Whoever has something else is named as the table calls them.
    """
    accounts = game.accounts
    if accounts is None:
        return Audit(0)
    names: dict[str, str] = {seat.id: seat.name for seat in game.seats(state)}
    treasuries = {seat.id: accounts.balance(state, seat.id) for seat in game.seats(state)}
    read = accounts.book.postings
    postings = [one for events in steps for event in events for one in read(event)]
    booked = balances(postings)
    found = _differing(treasuries, booked.treasuries)
    found += _differing(accounts.others(state), booked.holds)
    return Audit(len(postings), tuple(names.get(one, one) for one in found))


def _differing(have: Mapping[Any, Purse], booked: Mapping[Any, Purse]) -> list[str]:
    accounts = dict.fromkeys((*have, *sorted(booked)))
    return [one for one in accounts if have.get(one, EMPTY) != booked.get(one, EMPTY)]


def visible_lines(
    game: TableGame[S, Any, Any], state: S, lines: Iterable[BookLine], viewer: SeatId | None
) -> list[BookLine]:
    """The lines this viewer may see: own ones, and those of whom they see; private ones
    are their owner's alone."""
    accounts = game.accounts
    private: frozenset[str] = frozenset() if accounts is None else accounts.private_types
    seen = {one.id for one in game.seats(state) if game.sees(state, one.id, viewer)}
    return [
        line
        for line in lines
        if line.player == viewer or (line.player in seen and line.type not in private)
    ]


def as_csv(lines: Iterable[BookLine], resources: Sequence[str], names: Mapping[SeatId, str]) -> str:
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
                plain(names[line.player]),
                line.type,
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
