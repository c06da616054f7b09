"""Corrections of bot matches never mislead: strike, change or put in any step of any kind, and no
later one is taken by or on another thing, in another phase or for another player unasked."""

import pytest

from tests.games.burning_planets.invariants.corrections import a_played_match, prove

SEEDS = range(10)
"""`python3 dev.py prove --corrections 1000` goes on from there."""


@pytest.mark.parametrize("seed", SEEDS)
def test_no_later_step_is_redirected_without_a_decision(seed: int) -> None:
    """F1: 9 of 75 corrections of such matches left steps made by another unit."""
    assert prove(seed, steps=110, corrections=20) > 100


def test_the_matches_hold_steps_of_every_kind() -> None:
    """Else the proof would say little."""
    played = {
        type(step.outcome.command).__name__
        for seed in SEEDS
        for step in a_played_match(seed, 110).timeline
    }

    assert played >= {
        "Attack",
        "BuildShip",
        "BuildStructure",
        "Collect",
        "EndTurn",
        "EnterPhase",
        "MoveShip",
        "RollEvent",
        "AdjustTreasury",
        "PutShip",
        "RemoveThing",
        "DraftContract",
    }
