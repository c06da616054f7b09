"""Corrections never mislead: strike, change or put in steps of every kind, in matches of bots, in
the golden ones and in one made for the rare kinds, and no later step is taken by or on another
thing, in another phase or for another player unasked."""

from typing import get_args

import pytest

from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.shared.branching import BeginBranch
from bp_desktop.games.shared.clock import PauseClock, ResumeClock
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.games.shared.promises import SettlePromise
from bp_desktop.games.shared.remarks import AddRemark, RemoveRemark
from tests.games.burning_planets.invariants.corrections import (
    MatchSession,
    a_played_match,
    prove,
    prove_every_step,
    prove_of,
)
from tests.games.burning_planets.invariants.rare_steps import rare_match
from tests.golden.test_golden import NAMES, opened

SEEDS = range(10)
"""`python3 dev.py prove --corrections 1000` goes on from there."""
BY_HAND = ("barter_and_notes", "bombardment", "put_right", "secrets_and_a_shared_victory")
"""Golden matches short enough to correct every step."""
ASIDES: set[type] = {
    PauseClock,
    ResumeClock,
    SettlePromise,
    AddRemark,
    RemoveRemark,
    BeginBranch,
    ChangeSeat,
}
"""No steps, and so not for correcting."""


@pytest.mark.parametrize("seed", SEEDS)
def test_no_later_step_is_redirected_without_a_decision(seed: int) -> None:
    """F1: 9 of 75 corrections of such matches left steps made by another unit."""
    assert prove(seed, steps=110, corrections=20) > 100


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(BY_HAND)))
def test_nor_is_one_of_a_golden_match_played_by_bots(name: str) -> None:
    assert prove_of(opened(name), seed=1, corrections=6) > 100


@pytest.mark.parametrize("name", BY_HAND)
def test_nor_is_any_of_a_golden_match_played_by_hand(name: str) -> None:
    session = opened(name)

    assert prove_every_step(session, seed=1) == kinds_in(session)


def test_nor_is_any_of_a_match_with_the_rare_kinds() -> None:
    session = rare_match()

    assert prove_every_step(session, seed=1) == kinds_in(session)


def test_these_matches_hold_steps_of_every_kind() -> None:
    """Else the proof would say little."""
    played = (a_played_match(seed, 110) for seed in SEEDS)
    matches = (*played, *map(opened, NAMES), rare_match())

    assert set().union(*map(kinds_in, matches)) | ASIDES == set(get_args(Command))


def kinds_in(session: MatchSession) -> set[type]:
    return {type(step.outcome.command) for step in session.timeline if not step.aside}
