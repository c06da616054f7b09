"""Tables of matches that include all shared chapters: seats, and what all tell alike."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any

from bp_desktop.core.banker import Banker
from bp_desktop.core.clock import TableClock
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Several
from bp_desktop.core.program_seats import ProgramSeat
from bp_desktop.core.promises import Promise
from bp_desktop.core.remarks import Remarks
from bp_desktop.core.type_variables import C, E, S, T
from bp_desktop.games.table import Seat, Stage, TableGame, Turn


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MatchTableGame(TableGame[S, C, E]):
    """A table game over a state with the fields of the chapters (`shared/included.py`)."""

    title: Callable[[S], str] = attrgetter("title")
    stage: Callable[[S], Stage] = attrgetter("stage")
    clock: Callable[[S], TableClock] | None = attrgetter("clock")
    promises: Callable[[Any], tuple[Promise, ...]] | None = lambda match: tuple(
        match.promises.values()
    )
    remarks: Callable[[S], Remarks] | None = attrgetter("remarks")
    banker: Callable[[S], Banker | None] | None = attrgetter("banker")
    program_seats: Callable[[S], Mapping[SeatId, ProgramSeat]] | None = attrgetter("program_seats")


def seats_of(match: Any, side: Callable[[Any], Message | None]) -> tuple[Seat, ...]:
    """In the order of play, once that is settled; `side` says what a player plays."""
    played: Mapping[SeatId, ProgramSeat] = match.program_seats
    players = (match.players[one] for one in match.order or match.players)
    return tuple(
        _seat(
            one.id,
            one.name,
            one.color,
            one.eliminated,
            one.dice,
            side(one),
            played[one.id].level if one.id in played else "",
        )
        for one in players
    )


def turn_in(match: Any, phase: str, phases: tuple[str, ...]) -> Turn | None:
    """Whose turn it is, and in which of its phases; None before and after the play."""
    turn = match.turn
    is_played = match.stage is Stage.PLAY
    return Turn(turn.player, turn.round, turn.number, phase, phases) if is_played else None


@lru_cache(maxsize=64)
def _seat(
    id_: SeatId, name: str, color: int, out: bool, dice: str, side: Message | None, level: str
) -> Seat:
    """Every part of the table asks who sits there, after every step."""
    by_hand = dice == "hand" and not level
    return Seat(id_, name, color, out=out, by_hand=by_hand, side=side, level=level)


def seated(match: Any) -> Several:
    """With the number of the colour, so that a list can show it without opening the match."""
    players = match.players.values()
    return Several(tuple(Named("seat", one.id, one.name, one.color + 1) for one in players))


def winners_of(match: Any) -> str:
    """Their names; "" where nobody has won."""
    return ", ".join(match.players[one].name for one in match.winners)


def each_seat(count: Callable[[Any, SeatId], T]) -> Callable[[Any], dict[SeatId, T]]:
    """Something that is counted for every player."""
    return lambda match: {one: count(match, one) for one in match.players}
