"""Books of any game with money: whether they balance, who may read them, and tables as CSV."""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bp_desktop.core.accounts import BookLine, BookReader, balances, total
from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.type_variables import E, S
from bp_desktop.core.visible_text import visible
from bp_desktop.games.table import TableGame

BANK = "bank"
"""What a finite bank is called among accounts that differ."""


def book_reader(turn_began: type[Any]) -> BookReader[Any]:
    """Of events with `postings` and a `reason`, or none; what begins a turn has its `number`."""
    return BookReader(
        postings=lambda event: getattr(event, "postings", ()),
        turn=lambda event: event.number if isinstance(event, turn_began) else None,
        reason=lambda event: getattr(event, "reason", ""),
    )


def gains(line: BookLine) -> bool:
    return any(amount > 0 for _kind, amount in line.amounts)


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
    bank = accounts.bank(state)
    if bank is not None and bank.left + total(postings) != bank.full:
        found.append(BANK)
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


Cell = str | int | float


def table_csv(heads: Sequence[str], rows: Iterable[Sequence[Cell]], separator: str = ",") -> str:
    """A table for a spreadsheet, in which no cell of any column becomes a formula."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\n")
    for row in (heads, *rows):
        writer.writerow([_plain(cell) if isinstance(cell, str) else cell for cell in row])
    return out.getvalue()


_NUMBER = re.compile(r"-?[0-9]+([.,][0-9]+)?")
_BEFORE = " \t\r\n\v\f\0\xa0\u200b\ufeff"
"""What spreadsheets pass over before they look whether a cell is a formula."""


def _plain(text: str) -> str:
    """Words from anywhere, with an apostrophe where a spreadsheet would take them for a formula."""
    text = visible(text)  # a carriage return would begin a new row in the middle of a cell
    begins = text.lstrip(_BEFORE)[:1] in {*"=+-@", *"＝＋－＠"} or text[:1] in {"\t", "\n"}
    return f"'{text}" if text and begins and not _NUMBER.fullmatch(text) else text
