"""Finished matches of Parsec from the past come to the same end today."""

import json
from typing import Any

import pytest

from bp_desktop.core.dice import AppDice, RecordedDice
from bp_desktop.core.messages import grounds_of
from bp_desktop.core.naming import StepNames
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.system import parsec_system
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.shared.books import audit
from bp_desktop.games.table import Stage
from bp_desktop.session.document_file import open_document, read_header
from tests.games.parsec.invariants import check
from tests.golden.parsec.make import FOLDER, ParsecSession, expectation

NAMES = sorted(path.stem for path in FOLDER.glob("*.bpmatch"))
LARGEST = 300 * 1024


def opened(name: str) -> ParsecSession:
    data = (FOLDER / f"{name}.bpmatch").read_bytes()
    return open_document(read_header(data), parsec_system(), AppDice(0))


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
    """The same dice lead to the same events, and every law holds on the way (PA-APP-39)."""
    session, system = opened(name), parsec_system()
    match, steps = system.start, []

    for step in session.timeline:
        outcome = step.outcome
        judgement = system.judge(match, outcome.command)
        assert grounds_of(judgement.objections) == outcome.overruled
        events = judgement.carry_out(RecordedDice(outcome.rolls), StepNames(step.seq))
        assert events == outcome.events
        for event in events:
            match = system.evolve(match, event)
        check(match)
        steps.append(events)

    assert match == session.state
    assert audit(parsec_table(), match, steps).differing == ()


def test_the_golden_matches_cover_what_they_are_for() -> None:
    """Two to four players, both ways to play, every way to end a fight, both victories."""
    known = [expected(name) for name in NAMES]
    events = {
        type(event) for name in NAMES for entry in opened(name).entries for event in entry.events
    }

    assert {one["players"] for one in known} >= {2, 3, 4}
    assert {one["positions"] for one in known} == {"board", "table"}
    assert {"military", "economic", "both"} <= {one["ending"] for one in known}
    assert {e.StrikeRolled, e.UnitLost, e.CardPlayed, e.ArmsRaceBegan} <= events
    assert all((FOLDER / f"{name}.bpmatch").stat().st_size < LARGEST for name in NAMES)
