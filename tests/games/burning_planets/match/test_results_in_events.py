"""Results are in events: folding asks neither options nor tables once a match is created."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import force_setattr

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import Positions
from bp_desktop.games.burning_planets.match.evolution import Event, evolve
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.session.document_file import open_document, read_header
from tests.games.burning_planets.bots.table import MIXED, RANDOM, a_match, game

GOLDEN = sorted((Path(__file__).parents[3] / "golden").glob("*.bpmatch"))


class Poison:
    """Nobody may ask it anything."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"an event was folded by what the rules say: {name}")


POISON: Any = Poison()


def poisoned(match: Match) -> Match:
    """The same match, whose rules kill whoever asks for them."""
    for field in ("options", "tables"):
        force_setattr(match, field, POISON)
    return match


def folded_blindly(match: Match, events: Iterable[Event]) -> Match:
    """Every event folded by what it says alone."""
    for event in events:
        match = poisoned(evolve(match, event))
    return match


def sighted(match: Match, like: Match) -> Match:
    """With the rules again, to be compared."""
    force_setattr(match, "options", like.options)
    force_setattr(match, "tables", like.tables)
    return match


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_match_is_folded_without_asking_the_rules(path: Path) -> None:
    session = open_document(read_header(path.read_bytes()), match_system(), AppDice(0))

    events = (event for step in session.timeline for event in step.outcome.events)
    match = folded_blindly(NEW_MATCH, events)

    assert sighted(match, session.state) == session.state


@pytest.mark.parametrize("seed", range(24))
def test_bot_matches_are_folded_without_asking_the_rules(seed: int) -> None:
    """By drawn house rules, among which are all that change what an event leads to."""
    positions = Positions.TABLE if seed % 2 else Positions.BOARD
    match = a_match(700 + seed, positions, 2 + seed % 3, rich=seed % 4 < 2)
    blind = poisoned(evolve_copy(match))
    for played in game(match, MIXED if seed % 3 else RANDOM, seed, most=400):
        blind = folded_blindly(blind, played.events)
        match = played.after

    assert sighted(blind, match) == match


def evolve_copy(match: Match) -> Match:
    """A value of its own, so that poison does not get into the other one."""
    return Match(*(getattr(match, name) for name in match.__struct_fields__))


def test_the_poison_works() -> None:
    with pytest.raises(AssertionError, match="event_die"):
        _ = poisoned(evolve_copy(NEW_MATCH)).tables.event_die
