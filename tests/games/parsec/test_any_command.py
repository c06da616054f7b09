"""Whatever is not refused can be carried out, folded and told, whoever typed it."""

from random import Random

import pytest

from bp_desktop.core.dice import AppDice, RecordingDice
from bp_desktop.core.messages import Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.games.parsec.match.evolution import evolve_all
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Command, Event, judge
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.table import Stage, described
from tests.games.parsec.any_command import Typist
from tests.games.parsec.soaking import by_chance

GAME = parsec_table()
ON = 4
"""So many steps more from each that was carried out."""


@pytest.mark.parametrize("seed", [0, 6, 8])
def test_what_is_not_refused_can_be_carried_out_and_told(seed: int) -> None:
    """PA-APP-39: the table may overrule whatever the rules are against."""
    random, made = Random(seed), 0
    for place, step in enumerate(by_chance(seed, 200)):
        for number in range(20 if place % 4 == 0 else 0):
            match = step.after
            for further in range(ON):
                taken = carried_out(match, random, 1000 + 100 * place + number + further)
                if match.stage is Stage.OVER or taken is None:
                    break
                match, made = taken, made + 1
    assert made > 100, "else it says nothing"


def carried_out(match: ParsecMatch, random: Random, seq: int) -> ParsecMatch | None:
    """The match after the first of some commands that is not refused."""
    for _ in range(12):
        command = Typist(match, random).command()
        try:
            ruling = judge(match, command) if command is not None else None
        except Refused:
            continue
        if ruling is not None and command is not None:
            dice = RecordingDice(AppDice(seq))
            events = ruling.carry_out(dice, StepNames(seq))
            after = evolve_all(match, events)
            tell(match, command, events, dice, after)
            return after
    return None


def tell(
    match: ParsecMatch,
    command: Command,
    events: tuple[Event, ...],
    dice: RecordingDice,
    after: ParsecMatch,
) -> None:
    for viewer in (None, *match.players):
        list(described(GAME.system, match, events, viewer))
    GAME.name(match, command)
    GAME.system.about(match, command)
    for tellers in (GAME.moments, GAME.throws, GAME.chances, GAME.turning_points):
        assert tellers is not None
        tellers(match, events, dice.rolls)
    GAME.next_step(after)
    GAME.headline(after)
    GAME.standing(after, ())
    GAME.system.summary(after)
