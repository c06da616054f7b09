"""Corrections never mislead: things keep their names, and whoever acts stays who acted."""

import pytest

from bp_desktop.core.messages import Objected
from bp_desktop.games.system import Enforcement
from bp_desktop.session.amend import ConflictKind, Decision
from tests.tally import Add, Gain, Join, Make, Pass, SetDie, SetLimit, TableSet, Use, tally_of


def test_striking_a_step_leaves_every_later_thing_its_name_and_number() -> None:
    session = tally_of(Join("Ann"), Make("Ann"), Make("Ann"), Make("Ann"), Use("3.1"))

    plan = session.plan_amend(2, None)

    assert plan.conflicts == ()
    assert plan.changed == ()
    assert plan.after.pieces == {"3.1": ("Ann", 2), "4.1": ("Ann", 3)}
    assert plan.after.scores == {"Ann": 1}


def test_a_step_on_a_thing_that_was_struck_is_a_conflict() -> None:
    session = tally_of(Join("Ann"), Make("Ann"), Make("Ann"), Use("2.1"))

    [conflict] = session.plan_amend(2, None).conflicts

    assert (conflict.seq, conflict.kind) == (4, ConflictKind.REFUSED)
    assert conflict.choices == (Decision.STRIKE,)


def test_an_inserted_piece_gets_a_free_number_and_takes_nobody_elses_name() -> None:
    session = tally_of(Join("Ann"), Make("Ann"), Use("2.1"))

    session.amend(2, Make("Ann"), inserted=True)

    assert session.state.pieces == {"4.1": ("Ann", 2), "2.1": ("Ann", 1)}


def test_a_struck_piece_comes_back_with_its_number_unless_that_is_taken_now() -> None:
    session = tally_of(Join("Ann"), Make("Ann"), Make("Ann"))
    session.amend(3, None)
    session.amend(3, Make("Ann"))
    assert session.state.pieces["3.1"] == ("Ann", 2)

    session.amend(3, None)
    session.submit(Make("Ann"))
    assert session.state.pieces["7.1"] == ("Ann", 2)
    session.amend(3, Make("Ann"))
    assert session.state.pieces["3.1"] == ("Ann", 3)


def test_a_plain_undo_frees_the_number() -> None:
    session = tally_of(Join("Ann"), Make("Ann"))
    session.undo()

    session.submit(Make("Ann"))

    assert session.state.pieces == {"4.1": ("Ann", 1)}


def test_a_step_that_another_player_would_take_is_a_conflict() -> None:
    """The command itself does not say who: without a decision nobody else gains."""
    session = tally_of(Join("Ann"), Join("Bob"), Pass(), Gain(3), Pass(), Gain(4))

    plan = session.plan_amend(3, None)

    assert [(one.seq, one.kind, one.choices) for one in plan.conflicts] == [
        (4, ConflictKind.OTHER_SEAT, (Decision.KEEP, Decision.STRIKE)),
        (5, ConflictKind.OTHER_SEAT, (Decision.KEEP, Decision.STRIKE)),
    ]
    with pytest.raises(Objected):
        session.amend(3, None)
    assert session.state.scores == {"Ann": 4, "Bob": 3}


def test_the_table_can_decide_that_somebody_else_takes_the_step() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), Pass(), Gain(3))

    session.amend(3, None, {4: Decision.KEEP})

    assert session.state.scores == {"Ann": 3, "Bob": 0}


def test_the_step_that_is_corrected_may_concern_anybody() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), Make("Ann"), Make("Bob"), Use("3.1"))

    plan = session.plan_amend(5, Use("4.1"))

    assert plan.conflicts == ()
    assert plan.after.scores == {"Ann": 0, "Bob": 1}


def test_a_later_step_with_other_results_is_listed_with_what_it_was_and_what_it_becomes() -> None:
    session = tally_of(Join("Ann"), SetLimit(5), SetDie(8), Add("Ann", 1))

    plan = session.plan_amend(2, None)

    assert plan.conflicts == ()
    [changed] = plan.changed
    assert changed.seq == 3
    assert changed.was.outcome.events == (TableSet(5, 8, Enforcement.WARN),)
    assert changed.becomes.outcome.events == (TableSet(10, 8, Enforcement.WARN),)
    assert (changed.was.before.limit, changed.becomes.before.limit) == (5, 10)
    assert plan.same == 1


def test_a_later_step_that_no_longer_needs_overruling_is_the_same() -> None:
    session = tally_of(Join("Ann"), SetLimit(5), Add("Ann", 7))

    plan = session.plan_amend(2, None)

    assert plan.conflicts == ()
    assert plan.changed == ()
    assert [one.seq for one in plan.revised] == [2, 3]
