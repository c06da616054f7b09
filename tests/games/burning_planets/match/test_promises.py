"""Promises: made, brought up at their phase, settled beside the play."""

import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.core.promises import Promise
from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import Collect, EndTurn, EnterPhase, RollEvent
from bp_desktop.games.burning_planets.match.queries.steps import still_open
from bp_desktop.games.shared.promises import MOST_PROMISES, MakePromise, SettlePromise
from bp_desktop.session.entry import Kind
from tests.games.burning_planets.match.build import BLUE, RED, told_of
from tests.games.burning_planets.match.test_match_session import begun


def test_a_promise_is_brought_up_at_its_phase_of_that_players_turns_until_it_is_settled() -> None:
    session, _ = begun()
    session.submit(MakePromise(RED, "ten metal", to=BLUE, turn_of=RED, phase=Phase.ACTIONS))
    [promise] = session.state.promises.values()

    assert still_open(session.state).reminders == ()
    session.submit(RollEvent((10,)))
    session.submit(Collect())
    session.submit(EnterPhase(Phase.ACTIONS))
    [reminder] = still_open(session.state).reminders
    assert reminder.key == "shared.promise.to_one"
    assert reminder.args["text"] == "ten metal"
    change = session.submit(SettlePromise(promise.id))

    assert still_open(session.state).reminders == ()
    assert change.entry.kind is Kind.ASIDE
    assert told_of(change.before, change.entry.events[0]).key == "shared.log.promise_kept"
    assert session.next_undo is not None
    assert isinstance(session.next_undo.command, EnterPhase), "ticking off is no step of undo"


def test_one_without_a_phase_comes_up_as_every_turn_begins_from_its_round_on() -> None:
    session, _ = begun()
    session.submit(MakePromise(BLUE, "peace", round=2))
    seen = []
    for _ in range(6):
        seen.append((session.state.turn.round, len(still_open(session.state).reminders)))
        session.submit(RollEvent((10,)))
        session.submit(Collect())
        assert still_open(session.state).reminders == (), "its moment is over"
        session.submit(EndTurn())

    assert seen == [(1, 0), (1, 0), (1, 0), (2, 1), (2, 1), (2, 1)]


def test_the_id_comes_from_the_step_and_stays_after_a_correction() -> None:
    session, _ = begun()
    step = session.submit(MakePromise(RED, "peace", to=BLUE)).entry.seq
    assert session.state.promises == {f"{step}.1": Promise(f"{step}.1", RED, BLUE, "peace")}

    session.amend(step, MakePromise(RED, "war", to=BLUE))

    assert session.state.promises == {f"{step}.1": Promise(f"{step}.1", RED, BLUE, "war")}


@pytest.mark.parametrize(
    "command",
    [
        MakePromise(RED, "peace", to=RED),
        MakePromise(RED, "   "),
        MakePromise(PlayerId("nobody"), "peace"),
        MakePromise(RED, "peace", to=PlayerId("nobody")),
        MakePromise(RED, "peace", phase="lunch"),
        SettlePromise("9.9"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(command: MakePromise | SettlePromise) -> None:
    session, _ = begun()
    before = session.state

    with pytest.raises(Refused):
        session.submit(command)

    assert session.state == before


def test_there_is_an_end_to_promising() -> None:
    session, _ = begun()
    for number in range(MOST_PROMISES):
        session.submit(MakePromise(RED, f"promise {number}"))

    with pytest.raises(Refused, match="too_many"):
        session.submit(MakePromise(RED, "one more"))
