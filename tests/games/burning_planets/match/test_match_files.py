"""Journals from anywhere: read, or refused as damaged, but never a state that breaks later."""

import json
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, FOREST, Positions
from bp_desktop.games.burning_planets.match.commands import CreateMatch
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.events import MatchCreated
from bp_desktop.games.burning_planets.match.state import NEW_MATCH
from bp_desktop.games.burning_planets.table_checks import unsound_tables
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import DamagedJournalError, Line, MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.match.build import (
    CANNON,
    HUMANS,
    SYSTEM,
    TABLES,
    TRIO,
    creation,
    happens,
    only,
    refused,
)
from tests.games.burning_planets.match.wanderer import Wanderer

WORDS = ("zzz", "red", "blue", "cannon", "forest", "big", "b1", "p1", "red-1", "rock", "", "ships")
NUMBERS = (-5, 0, 1, 3, 7, 10**6)


@lru_cache(maxsize=32)
def journal(seed: int, positions: Positions) -> tuple[Line, ...]:
    """Fifty steps of nonsense, all overruled."""
    kept, chance = MemoryJournal(), Random(seed)
    session, wanderer = Session(SYSTEM, kept, AppDice(seed)), Wanderer(chance)
    session.submit(creation(TRIO, positions=positions))
    for _ in range(50):
        if session.state.stage is Stage.OVER:
            break
        try:
            session.submit(wanderer.command(session.state), overrule=True)
        except (Refused, Objected):
            continue
    return kept.lines()


def leaves(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything that is neither an object nor a list."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*way, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, (*way, index))
    else:
        yield way


def tampered(line: Line, chance: Random) -> Line:
    """One value of one event is another."""
    entry = json.loads(line.body)
    events = entry["outcome"]["events"]
    ways = list(leaves(events))
    if not ways:
        return line
    *inner, last = chance.choice(ways)
    place: Any = events
    for step in inner:
        place = place[step]
    old = place[last]
    place[last] = chance.choice(WORDS if isinstance(old, str) else NUMBERS)
    return Line(line.seq, json.dumps(entry).encode(), line.hash)


@pytest.mark.parametrize("positions", list(Positions))
@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=150)
def test_a_tampered_journal_is_damage_or_a_match_that_works(
    positions: Positions, chance: Random
) -> None:
    lines = list(journal(chance.randint(0, 9), positions))
    at = chance.choice([0, chance.randrange(len(lines))])
    lines[at] = tampered(lines[at], chance)
    try:
        session = Session(SYSTEM, MemoryJournal(lines), AppDice(1))
    except DamagedJournalError:
        return

    match, wanderer = NEW_MATCH, Wanderer(chance)
    for step in session.timeline:
        assert describe_step(match, step.outcome.events)
        for event in step.outcome.events:
            match = SYSTEM.evolve(match, event)
    assert SYSTEM.summary(match).key.startswith("bp.match.")
    if match.stage in (Stage.NEW, Stage.OVER):
        return
    for _ in range(15):
        command = wanderer.command(match)
        try:
            SYSTEM.judge(match, command)
        except Refused:
            continue
        SYSTEM.judge(match, command).carry_out(AppDice(1), StepNames(1))


# --- tables from anywhere


def spoilt() -> dict[str, Tables]:
    cannon, humans = TABLES.structures[CANNON], TABLES.factions[HUMANS]
    cargo, forest = TABLES.ship_classes[CARGO], TABLES.naturals[FOREST]
    fewer = {cls: row for cls, row in TABLES.ship_classes.items() if cls != CARGO}
    return {
        "no event die": replace(TABLES, event_die=0),
        "negative die": replace(
            TABLES, structures={**TABLES.structures, CANNON: replace(cannon, attack_die=-5)}
        ),
        "endless speed": replace(
            TABLES, ship_classes={**TABLES.ship_classes, CARGO: replace(cargo, speed=10**9)}
        ),
        "misfiled": replace(
            TABLES, structures={**TABLES.structures, CANNON: replace(cannon, id=CARGO)}
        ),
        "no cargo ship": replace(TABLES, ship_classes=fewer),
        "no price": replace(
            TABLES, factions={**TABLES.factions, HUMANS: replace(humans, structure_costs={})}
        ),
        "no model": replace(
            TABLES, factions={**TABLES.factions, HUMANS: replace(humans, models={})}
        ),
        "gold": replace(
            TABLES,
            naturals={**TABLES.naturals, FOREST: replace(forest, yields=Purse.of(gold=1))},
        ),
        "gift": replace(
            TABLES,
            generation=replace(TABLES.generation, starting_structures=(CARGO,)),
        ),
        "twofold": replace(
            TABLES, naturals={**TABLES.naturals, CANNON: replace(forest, id=CANNON)}
        ),
    }


def test_the_tables_of_the_rulebook_are_sound() -> None:
    assert list(unsound_tables(TABLES)) == []


@pytest.mark.parametrize("case", spoilt())
def test_tables_nobody_could_play_by_are_refused_and_are_damage_in_a_journal(case: str) -> None:
    """BP-FAC-8."""
    command: CreateMatch = replace(creation(), tables=spoilt()[case])
    created = only(MatchCreated, happens(NEW_MATCH, creation()))

    assert refused(NEW_MATCH, command) == ("BP-FAC-8",)
    line = msgspec.json.encode(replace(created, tables=spoilt()[case]))
    with pytest.raises((ValueError, msgspec.ValidationError), match=r"\w"):
        SYSTEM.evolve(NEW_MATCH, msgspec.json.decode(line, type=MatchCreated))
