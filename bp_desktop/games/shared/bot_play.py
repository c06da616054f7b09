"""Bots at a table: whoever is asked chooses from what they may see, one command after another."""

from collections.abc import Iterator, Mapping
from typing import Generic, NamedTuple

from bp_desktop.core.dice import Dice
from bp_desktop.core.ids import SeatId
from bp_desktop.core.naming import StepNames
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.bots import StepChooser
from bp_desktop.games.table import TableGame


class BotStep(NamedTuple, Generic[S, C, E]):
    """One command of a bot and what came of it."""

    before: S
    command: C
    events: tuple[E, ...]
    after: S


def next_command(
    game: TableGame[S, C, E], state: S, bots: Mapping[SeatId, StepChooser[S, C]]
) -> C | None:
    """What whoever is asked does next; where nobody is, or they have nothing to do, the others in
    the order of their seats. None: nobody goes on."""
    for seat in _in_turn(game, state):
        bot = bots.get(seat)
        if bot is not None:
            command = bot.choose(game.seen_by(state, seat), seat)
            if command is not None:
                return command
    return None


def _in_turn(game: TableGame[S, C, E], state: S) -> Iterator[SeatId]:
    """Whoever is asked; the others only if somebody wants to know them, which is seldom."""
    asked = game.asked(state)
    if asked is not None:
        yield asked
    yield from (seat.id for seat in game.seats(state) if seat.id != asked)


def play(
    game: TableGame[S, C, E],
    state: S,
    bots: Mapping[SeatId, StepChooser[S, C]],
    dice: Dice,
    *,
    most: int = 1_000_000,
) -> Iterator[BotStep[S, C, E]]:
    """Plays on from here until nobody goes on, for `most` commands at the longest.

    Whether they are legal is the bots' affair. Whoever wants to be sure judges what is yielded.
    """
    for seq in range(1, most + 1):
        command = next_command(game, state, bots)
        if command is None:
            return
        events = game.system.judge(state, command).carry_out(dice, StepNames(seq))
        after = state
        for event in events:
            after = game.system.evolve(after, event)
        yield BotStep(state, command, events, after)
        state = after
