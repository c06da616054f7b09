"""What a correction makes impossible, illegal or in want of dice is for the table to decide."""

from collections.abc import Mapping

import pytest

from bp_desktop.core.dice import Roll
from bp_desktop.core.messages import Objected
from bp_desktop.games.system import Enforcement
from bp_desktop.session.amend import Conflict, ConflictKind, Decision
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import ConsentNeeded
from tests.tally import (
    Add,
    Command,
    FailingJournal,
    GivenDice,
    Join,
    Reveal,
    RollDie,
    SetDie,
    SetEnforcement,
    SetLimit,
    Take,
    TallySession,
    open_tally,
    tally_of,
)

STRIKE, OVERRULE, ROLL = Decision.STRIKE, Decision.OVERRULE, Decision.ROLL


def conflicts_of(
    session: TallySession,
    seq: int,
    replacement: Command | None,
    decisions: Mapping[int, Decision] | None = None,
) -> list[tuple[int, str, tuple[Decision, ...]]]:
    plan = session.plan_amend(seq, replacement, decisions)
    return [(one.seq, one.messages[0].key, one.choices) for one in plan.conflicts]


def test_what_is_no_longer_possible_can_only_be_struck() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Take("Ann", 3), Add("Ann", 1))

    plan = session.plan_amend(2, Add("Ann", 2))

    [conflict] = plan.conflicts
    assert conflict == Conflict(
        3, Take("Ann", 3), ConflictKind.REFUSED, conflict.messages, (STRIKE,)
    )
    assert conflict.messages[0].args == {"has": 2}
    assert conflicts_of(session, 2, Add("Ann", 2), {3: OVERRULE}) == [
        (3, "tally.too_little", (STRIKE,))
    ]


def test_an_undecided_conflict_prevents_the_correction_and_nothing_changes() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 5), Take("Ann", 3), journal=journal)
    before = session.state

    with pytest.raises(Objected) as caught:
        session.amend(2, None)

    assert caught.value.rules == ("T-3",)
    assert session.state is before
    assert len(journal.lines()) == 3


def test_a_conflict_decided_by_striking_is_struck_with_the_correction() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Take("Ann", 3), Add("Ann", 1))

    change = session.amend(2, Add("Ann", 2), {3: STRIKE})

    assert session.state.scores == {"Ann": 3}
    assert [(one.seq, one.outcome is None) for one in change.entry.revised] == [
        (2, False),
        (3, True),
    ]


def test_what_is_no_longer_allowed_can_be_overruled_and_says_so() -> None:
    session = tally_of(Join("Ann"), SetLimit(20), Add("Ann", 15))

    conflicts = conflicts_of(session, 2, SetLimit(12))
    change = session.amend(2, SetLimit(12), {3: OVERRULE})

    assert conflicts == [(3, "tally.above_limit", (OVERRULE, STRIKE))]
    assert session.state.scores == {"Ann": 15}
    outcome = change.entry.revised[1].outcome
    assert outcome is not None
    assert outcome.overruled == ("T-2",)


def test_what_the_table_overruled_then_stays_overruled() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 15))

    change = session.amend(2, None)

    assert session.state.scores == {"Ann": 15}
    assert session.timeline[-1].outcome.overruled == ("T-2",)
    assert [revision.seq for revision in change.entry.revised] == [2]


def test_an_old_overruling_does_not_cover_another_command() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 15))

    conflicts = conflicts_of(session, 2, Add("Ann", 500))

    assert conflicts == [(2, "tally.above_limit", (OVERRULE, STRIKE))]


def test_an_objection_without_a_rule_is_a_conflict_like_any_other() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), RollDie("Ann"), dice=GivenDice(3))

    conflicts = conflicts_of(session, 3, RollDie("Bob"))

    assert conflicts == [(3, "tally.out_of_turn", (OVERRULE, STRIKE))]


def test_under_strict_rules_a_conflict_cannot_be_overruled() -> None:
    session = tally_of(
        Join("Ann"), SetLimit(20), SetEnforcement(Enforcement.STRICT), Add("Ann", 15)
    )

    conflicts = conflicts_of(session, 2, SetLimit(12), {4: OVERRULE})

    assert conflicts == [(4, "tally.above_limit", (STRIKE,))]


def test_under_free_rules_a_newly_objected_step_is_a_conflict_too() -> None:
    """It was within the rules, and its entry would name an overruled one without a word."""
    session = tally_of(Join("Ann"), SetLimit(20), SetEnforcement(Enforcement.FREE), Add("Ann", 15))

    plan = session.plan_amend(2, SetLimit(12))

    assert conflicts_of(session, 2, SetLimit(12)) == [(4, "tally.above_limit", (OVERRULE, STRIKE))]
    assert [one.kind for one in plan.conflicts] == [ConflictKind.OBJECTED]
    assert plan.same == 0
    with pytest.raises(Objected):
        session.amend(2, SetLimit(12))
    session.amend(2, SetLimit(12), {4: OVERRULE})
    assert session.timeline[-1].outcome.overruled == ("T-2",)


def test_under_free_rules_what_was_objected_to_then_is_no_conflict() -> None:
    session = tally_of(Join("Ann"), SetEnforcement(Enforcement.FREE), Add("Ann", 1), Add("Ann", 15))

    session.amend(3, None)

    assert session.state.scores == {"Ann": 15}
    assert session.timeline[-1].outcome.overruled == ("T-2",)


def test_under_free_rules_the_corrected_step_itself_goes_through_and_is_remembered() -> None:
    """As it would if it were played now."""
    session = tally_of(Join("Ann"), SetEnforcement(Enforcement.FREE), Add("Ann", 1))

    session.amend(3, Add("Ann", 15))
    session.amend(3, Add("Ann", 20), inserted=True)

    assert [step.outcome.overruled for step in session.timeline[-2:]] == [("T-2",), ("T-2",)]


def test_a_step_kept_against_the_rules_is_not_counted_as_the_same() -> None:
    session = tally_of(Join("Ann"), SetLimit(20), Add("Ann", 15), Add("Ann", 1))

    plan = session.plan_amend(2, SetLimit(12), {3: OVERRULE})

    assert (plan.conflicts, plan.changed, plan.same) == ((), (), 1)


def test_dice_that_were_not_thrown_are_a_conflict_of_their_own() -> None:
    session = tally_of(Join("Ann"), SetDie(8), RollDie("Ann"), dice=GivenDice(7))

    plan = session.plan_amend(2, SetDie(12))

    [conflict] = plan.conflicts
    assert conflict.choices == (ROLL, STRIKE)
    assert (conflict.messages[0].key, conflict.messages[0].args) == (
        "session.dice_missing",
        {"die": 12, "purpose": "tally.score"},
    )


def test_missing_dice_are_thrown_when_the_table_decides_so() -> None:
    session = tally_of(Join("Ann"), SetDie(8), RollDie("Ann"), dice=GivenDice(7, 11))

    change = session.amend(2, SetDie(12), {3: ROLL}, consent=True)

    assert session.state.scores == {"Ann": 11}
    assert session.timeline[-1].outcome.rolls == (Roll(12, 11, "app", "tally.score"),)
    assert change.entry.consent


def test_deciding_to_roll_does_not_overrule() -> None:
    session = tally_of(Join("Ann"), SetLimit(20), Add("Ann", 15))

    assert conflicts_of(session, 2, SetLimit(12), {3: ROLL}) == [
        (3, "tally.above_limit", (OVERRULE, STRIKE))
    ]


def test_overruling_also_throws_what_is_missing() -> None:
    """One decision for each step: carry it out all the same."""
    session = tally_of(Join("Ann"), Join("Bob"), Add("Ann", 1), dice=GivenDice(6))

    session.amend(3, RollDie("Bob"), {3: OVERRULE})

    assert session.state.scores == {"Ann": 0, "Bob": 6}
    assert session.timeline[-1].outcome.overruled == ("tally.out_of_turn",)


def test_a_step_can_be_replaced_by_one_that_throws() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), dice=GivenDice(5))

    conflicts = conflicts_of(session, 2, RollDie("Ann"))
    change = session.amend(2, RollDie("Ann"), {2: ROLL})

    assert conflicts == [(2, "session.dice_missing", (ROLL, STRIKE))]
    assert session.state.scores == {"Ann": 5}
    assert not change.entry.consent  # more dice take nothing back


def test_conflicts_that_follow_from_a_conflict_are_shown_with_it() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), Add("Bob", 5), Take("Bob", 2), Add("Ann", 1))

    conflicts = conflicts_of(session, 2, None)
    change = session.amend(2, None, {3: STRIKE, 4: STRIKE})

    assert conflicts == [
        (3, "tally.unknown_player", (STRIKE,)),
        (4, "tally.unknown_player", (STRIKE,)),
    ]
    assert session.state.scores == {"Ann": 1}
    assert len(change.entry.revised) == 3


def test_a_decision_can_settle_the_conflicts_behind_it() -> None:
    session = tally_of(Join("Ann"), SetLimit(20), Add("Ann", 15), Take("Ann", 12))

    undecided = conflicts_of(session, 2, None)
    decided = conflicts_of(session, 2, None, {3: OVERRULE})

    assert [seq for seq, _key, _choices in undecided] == [3, 4]
    assert decided == []


def test_a_decision_can_bring_a_conflict_of_its_own() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 2), Add("Ann", 3), Take("Ann", 4))

    conflicts = conflicts_of(session, 2, Add("Ann", 1), {3: STRIKE})

    assert conflicts == [(4, "tally.too_little", (STRIKE,))]


def test_the_target_itself_can_be_in_conflict() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 2))

    assert conflicts_of(session, 2, Take("Ann", 1)) == [(2, "tally.too_little", (STRIKE,))]
    assert conflicts_of(session, 2, Add("Ann", 11)) == [
        (2, "tally.above_limit", (OVERRULE, STRIKE))
    ]
    session.amend(2, Add("Ann", 11), {2: OVERRULE})
    assert session.state.scores == {"Ann": 11}


def test_behind_dice_yet_to_be_thrown_nothing_is_foretold() -> None:
    session = tally_of(Join("Ann"), SetDie(8), RollDie("Ann"), Take("Ann", 5), dice=GivenDice(7))

    plan = session.plan_amend(2, SetDie(12), {3: ROLL})

    assert plan.awaits_dice_at == 3
    assert plan.conflicts == ()
    assert session.plan_amend(2, SetDie(12)).awaits_dice_at is None


def test_new_dice_that_bring_a_new_conflict_stay_as_they_fell() -> None:
    """Nobody throws again and again until the future fits."""
    journal = MemoryJournal()
    session = tally_of(
        Join("Ann"),
        SetDie(8),
        RollDie("Ann"),
        Take("Ann", 5),
        dice=GivenDice(7, 2),
        journal=journal,
    )
    before = session.state

    with pytest.raises(Objected):
        session.amend(2, SetDie(12), {3: ROLL}, consent=True)

    assert session.state is before
    assert conflicts_of(session, 2, SetDie(12), {3: ROLL}) == [(4, "tally.too_little", (STRIKE,))]
    session.amend(2, SetDie(12), {3: ROLL, 4: STRIKE}, consent=True)
    assert session.state.scores == {"Ann": 2}
    assert open_tally(journal).state == session.state


def test_dice_thrown_for_a_correction_survive_a_full_disk() -> None:
    journal = FailingJournal()
    session = tally_of(
        Join("Ann"), SetDie(8), RollDie("Ann"), dice=GivenDice(7, 2), journal=journal
    )
    journal.is_full = True
    with pytest.raises(OSError, match="no space"):
        session.amend(2, SetDie(12), {3: ROLL}, consent=True)
    journal.is_full = False

    session.amend(2, SetDie(12), {3: ROLL}, consent=True)

    assert session.state.scores == {"Ann": 2}


def test_dice_thrown_for_a_correction_that_never_came_are_forgotten_with_the_next_step() -> None:
    session = tally_of(
        Join("Ann"), SetDie(8), RollDie("Ann"), Take("Ann", 5), dice=GivenDice(7, 2, 9)
    )
    with pytest.raises(Objected):
        session.amend(2, SetDie(12), {3: ROLL}, consent=True)

    session.submit(Add("Ann", 1))

    session.amend(2, SetDie(12), {3: ROLL}, consent=True)
    assert session.state.scores == {"Ann": 9 - 5 + 1}


def test_consent_that_turns_out_to_be_needed_after_the_throw_is_asked_for_then() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), RollDie("Ann"), dice=GivenDice(5, 3))

    with pytest.raises(ConsentNeeded) as caught:
        session.amend(2, RollDie("Ann"), {2: ROLL, 3: STRIKE})

    assert caught.value.seq == 3
    assert session.state.scores == {"Ann": 6}
    session.amend(2, RollDie("Ann"), {2: ROLL, 3: STRIKE}, consent=True)
    assert session.state.scores == {"Ann": 3}


def test_striking_a_throw_needs_consent_which_is_on_record() -> None:
    session = tally_of(Join("Ann"), RollDie("Ann"), dice=GivenDice(4))
    before = session.state

    plan = session.plan_amend(2, None)
    with pytest.raises(ConsentNeeded) as caught:
        session.amend(2, None)

    assert plan.crosses_seal
    assert plan.unsealed == (2,)
    assert caught.value.seq == 2
    assert session.state is before
    assert session.amend(2, None, consent=True).entry.consent
    assert session.state.scores == {"Ann": 0}


def test_the_step_whose_dice_are_lost_is_named_not_the_corrected_one() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), RollDie("Ann"), dice=GivenDice(4))

    with pytest.raises(ConsentNeeded) as caught:
        session.amend(2, None, {3: STRIKE})

    assert caught.value.seq == 3


def test_typing_another_face_for_a_throw_needs_consent() -> None:
    session = tally_of(Join("Ann"), RollDie("Ann", (3,)))

    with pytest.raises(ConsentNeeded):
        session.amend(2, RollDie("Ann", (5,)))

    session.amend(2, RollDie("Ann", (5,)), consent=True)
    assert session.state.scores == {"Ann": 5}


@pytest.mark.parametrize("replacement", [None, Reveal("another"), Add("Ann", 1)])
def test_taking_a_disclosure_back_needs_consent(replacement: Command | None) -> None:
    session = tally_of(Join("Ann"), Reveal("the red planet"))

    assert session.plan_amend(2, replacement).crosses_seal


def test_correcting_what_lies_before_a_seal_is_free_while_the_dice_still_count() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), RollDie("Ann"), Reveal("x"))

    change = session.amend(2, Add("Ann", 2))

    assert not change.entry.consent


def test_conflicts_are_named_before_consent_is_asked_for() -> None:
    """A throw in an undecided conflict is not lost yet."""
    session = tally_of(Join("Ann"), RollDie("Ann"))

    with pytest.raises(Objected):
        session.amend(1, Join("Bob"))
