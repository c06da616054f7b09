"""Recap of a match: its last round, told turn by turn."""

from collections.abc import Iterable, Sequence
from typing import Any

from bp_desktop.core.type_variables import E, S
from bp_desktop.games.table import TableGame, TurnSummary


def first_step_of_recap(game: TableGame[S, Any, E], state: S, steps: Sequence[Sequence[E]]) -> int:
    """From which step on to tell: where the turn of one round ago began. The steps are those
    that count; `state` is the one after them."""
    turn = game.turn(state)
    playing = sum(not seat.out for seat in game.seats(state))
    wanted = max(turn.number - playing if turn is not None else 0, 1)
    for place in range(len(steps) - 1, -1, -1):
        numbers = filter(None, map(game.begins, steps[place]))
        if any(number <= wanted for number in numbers):
            return place
    return 0


def recap(
    game: TableGame[S, Any, E], before: S, steps: Iterable[Sequence[E]]
) -> tuple[TurnSummary, ...]:
    """The turns that begin in these steps; `before` is the state before the first of them."""
    told = list(game.tale(before, steps))
    if len(told) > 1 and not told[-1].happened:
        told.pop()  # it has only just begun
    return tuple(told)
