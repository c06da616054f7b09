"""Heads of the players' columns, the same in every game: name, whose turn it is, and balances."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.table import Seat, Stage
from bp_desktop.ui.table.columns.faces import BalanceFace, ColumnFace, ColumnWords
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.words.wording import words_of

translate = QCoreApplication.translate


def column_words(ships: str) -> ColumnWords:
    """For a game that calls what moves `ships`, and sets pieces right on a panel of its own."""
    foot = translate("table", "Fix the board …")
    return ColumnWords(translate("PlayerColumn", "Planets"), ships, foot)


def column_heads(context: AnyTable, state: Any) -> Iterator[ColumnFace]:
    """Everybody in the order of play, still without what they have on the board."""
    game = context.game
    seats, turn = game.seats(state), game.turn(state)
    active = turn.seat if turn is not None and game.stage(state) is Stage.PLAY else None
    place = next((at for at, one in enumerate(seats) if one.id == active), None)
    later = (*seats[place + 1 :], *seats[:place]) if place is not None else ()
    after = next((one.id for one in later if not one.out), None)
    for seat in seats:
        note = translate("HoldingsList", "out of the game") if seat.out else words_of(seat.side)
        mark = translate("columns", "next") if seat.id == after else ""
        if seat.id == active:
            mark = translate("columns", "now")
        has = tuple(_balances(context, state, seat))
        yield ColumnFace(
            seat.id, seat.color, seat.name, note, mark, seat.id == active, has, (), (), 0
        )


def _balances(context: AnyTable, state: Any, seat: Seat) -> Iterator[BalanceFace]:
    accounts = context.game.accounts
    if accounts is None:
        return
    seen = context.may_see(seat.id)
    has, gets = accounts.balance(state, seat.id), accounts.income(state, seat.id)
    for id_, look in context.parts.resources().items():
        if seen:
            yield BalanceFace(look.picture, look.name, has[id_], gets[id_])
        else:
            yield BalanceFace(look.picture, look.name, None)
