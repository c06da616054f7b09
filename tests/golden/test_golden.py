"""Finished matches from the past come to the same end today."""

import json
from pathlib import Path
from typing import Any

import pytest

from bp_desktop.core.dice import AppDice, RecordedDice
from bp_desktop.core.messages import grounds_of
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.match.commands import Barter
from bp_desktop.games.burning_planets.match.events import PlanetBombarded
from bp_desktop.games.burning_planets.match.secret_commands import DropNote, KeepNote
from bp_desktop.games.burning_planets.match.secret_events import ContractDisclosed
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.table import Stage
from bp_desktop.session.document_file import open_document, read_header
from tests.games.burning_planets.invariants.laws import (
    Books,
    postings_of,
    require_balanced,
    require_sound,
)
from tests.golden.make import MatchSession, expectation

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.bpmatch"))
LARGEST = 300 * 1024


def opened(name: str) -> MatchSession:
    data = (FOLDER / f"{name}.bpmatch").read_bytes()
    return open_document(read_header(data), match_system(), AppDice(0))


def expected(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_match_replays_to_the_recorded_end(name: str) -> None:
    session = opened(name)

    assert session.edited_at is None
    assert session.state.stage is Stage.OVER
    assert expectation(session) == expected(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_a_golden_match_is_judged_and_carried_out_as_it_was(name: str) -> None:
    """The same dice lead to the same events, and every law holds on the way (BP-APP-2)."""
    session, system, books = opened(name), match_system(), Books()
    match = system.start

    for step in session.timeline:
        outcome = step.outcome
        judgement = system.judge(match, outcome.command)
        assert grounds_of(judgement.objections) == outcome.overruled
        events = judgement.carry_out(RecordedDice(outcome.rolls), StepNames(step.seq))
        assert events == outcome.events
        for event in events:
            match = system.evolve(match, event)
        require_balanced(events)
        require_sound(match)
        books.post(postings_of(events))

    books.require_equal(match)
    assert match == session.state


def test_the_golden_matches_cover_what_they_are_for() -> None:
    """Two to five players, all factions, both ways to play, secrets, bombardment, sharing."""
    known = [expected(name) for name in NAMES]
    events = {
        type(event) for name in NAMES for entry in opened(name).entries for event in entry.events
    }

    assert len(NAMES) >= 6
    assert {one["players"] for one in known} >= {2, 3, 4, 5}
    assert {faction for one in known for faction in one["factions"]} == {
        "humans",
        "digitals",
        "xenos",
    }
    assert {one["positions"] for one in known} == {"board", "table"}
    assert {"last_survivor", "shared"} <= {one["ending"] for one in known}
    assert {PlanetBombarded, ContractDisclosed} <= events
    commands = {type(entry.command) for name in NAMES for entry in opened(name).entries}
    assert {Barter, KeepNote, DropNote} <= commands
    assert all((FOLDER / f"{name}.bpmatch").stat().st_size < LARGEST for name in NAMES)
