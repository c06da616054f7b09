"""Matches of Parsec played by chance to their end: nothing is made, lost, doubled or forgotten."""

from random import Random

import pytest

from bp_desktop.core.dice import AppDice
from bp_desktop.core.naming import StepNames
from bp_desktop.games.offers import drawn
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH, ParsecMatch
from bp_desktop.games.parsec.match.system import Command, Event, evolve, judge
from bp_desktop.games.table import Stage
from tests.games.parsec.build import options
from tests.games.parsec.invariants import check
from tests.games.parsec.sample import sample_set, tables

LAZY = {c.EndParsecTurn: 0.06, c.LayModules: 0.0, c.TradeCards: 0.02, c.DeclineAnswer: 1.0}
"""How willingly a careless player does something; everything else gladly."""


def one_of(match: ParsecMatch, player: ids.PlayerId, random: Random) -> Command | None:
    offers = [one for one in legal(match, player) if one.legal]
    weights = [LAZY.get(type(one.command), 1.0) for one in offers]
    if not any(weights):
        return None
    return drawn(random.choices(offers, weights)[0], random)


def soak(seed: int, most: int = 1500) -> tuple[ParsecMatch, list[Event]]:
    random, dice = Random(seed), AppDice(seed)
    names = ("Ada", "Boris", "Chiara", "Dora")[: random.randint(2, 4)]
    chosen = options(
        variant={
            "no_factions": random.random() < 0.5,
            "simplified": random.random() < 0.3,
            "absolute": random.random() < 0.3,
        },
        combat={
            "allow_decline": random.random() < 0.3,
            "surround_any": random.random() < 0.5,
            "evade_uses_move": random.random() < 0.3,
            "shared_defence": random.choice(("target", "best")),
            "structure_loss": random.choice(("hex", "any_colony")),
        },
        bank={"on_empty": random.choice(("order", "none", "unlimited"))},
        trans={"cargo_acts_aboard": random.random() < 0.5},
        expand={"build_consumes_cargo": random.random() < 0.3},
        salv={"basis": random.choice(("list", "paid"))},
    )
    seats = tuple(c.ParsecSeat(one) for one in names)
    match, journal = NEW_PARSEC_MATCH, list[Event]()
    command: Command | None = c.BeginParsec(seats, tables(), sample_set(), chosen)
    for seq in range(1, most + 1):
        assert command is not None
        ruling = judge(match, command)
        assert ruling.objections == ()
        for event in ruling.carry_out(dice, StepNames(seq)):
            journal.append(event)
            match = evolve(match, event)
        check(match)
        if match.stage is Stage.OVER:
            break
        player = asked(match)
        assert player is not None
        command = one_of(match, player, random)
        assert command is not None, f"seed {seed}: nobody can go on at {seq}"
    return match, journal


@pytest.mark.parametrize("seed", range(2))
def test_a_match_played_by_chance_keeps_its_books(seed: int) -> None:
    match, journal = soak(seed)

    again = NEW_PARSEC_MATCH
    for event in journal:
        again = evolve(again, event)
    assert again == match
