"""Dice: fair, repeatable from a seed, typed in by hand or given back from a record (BP-APP-1)."""

from collections import Counter

import msgspec
import pytest

from bp_desktop.core.dice import (
    AppDice,
    HandDice,
    NoDiceLeftError,
    RecordedDice,
    RecordingDice,
    Roll,
    require_all_faces,
    require_faces,
)
from bp_desktop.core.messages import Refused, say
from tests.tally import NoDice

# The 99.99 % points of the chi-square distribution for die - 1 degrees of freedom.
CHI_SQUARE_LIMIT = {4: 21.11, 6: 25.74, 8: 29.88, 12: 37.37, 20: 50.80}


@pytest.mark.parametrize("die", CHI_SQUARE_LIMIT)
def test_every_face_comes_equally_often(die: int) -> None:
    """BP-APP-1: uniform. The seed makes the sample the same each time."""
    dice, throws = AppDice("fair"), 1000 * die

    counts = Counter(dice.roll(die, "").face for _ in range(throws))

    expected = throws / die
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(1, die + 1))
    assert set(counts) == set(range(1, die + 1))
    assert chi_square < CHI_SQUARE_LIMIT[die]


def test_a_seed_repeats_its_throws_and_another_seed_does_not() -> None:
    def throws(seed: int | str) -> list[int]:
        dice = AppDice(seed)
        return [dice.roll(20, "").face for _ in range(50)]

    assert throws(7) == throws(7)
    assert throws("seven") == throws("seven")
    assert throws(7) != throws(8)


def test_dice_without_a_seed_stay_within_their_faces_and_do_not_repeat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()  # these are not made to fall alike
    one, other = AppDice(), AppDice()

    throws = [(one.roll(1000, "").face, other.roll(1000, "").face) for _ in range(30)]

    assert all(1 <= face <= 1000 for pair in throws for face in pair)
    assert [first for first, _ in throws] != [second for _, second in throws]


def test_a_roll_says_which_die_which_face_whose_hand_and_what_for() -> None:
    """BP-APP-1."""
    roll = AppDice(1).roll(1, "combat.attack")

    assert roll == Roll(1, 1, "app", "combat.attack")
    assert msgspec.json.decode(msgspec.json.encode(roll), type=Roll) == roll


def test_typed_faces_come_first_and_then_the_other_dice_throw() -> None:
    dice = HandDice((3, 5), RecordedDice([Roll(6, 2, "app", "b")]))

    assert dice.roll(6, "a") == Roll(6, 3, "hand", "a")
    assert dice.roll(8, "b") == Roll(8, 5, "hand", "b")
    assert dice.roll(6, "b") == Roll(6, 2, "app", "b")


def test_recorded_dice_answer_by_die_and_purpose_in_their_order() -> None:
    rolls = [Roll(6, 1, "app", "a"), Roll(6, 2, "app", "b"), Roll(6, 3, "app", "a")]
    dice = RecordedDice(rolls)

    assert dice.roll(6, "b").face == 2
    assert dice.roll(6, "a").face == 1
    assert dice.roll(6, "a").face == 3


@pytest.mark.parametrize(("die", "purpose"), [(8, "a"), (6, "b")])
def test_recorded_dice_do_not_stand_in_for_others(die: int, purpose: str) -> None:
    dice = RecordedDice([Roll(6, 1, "app", "a")])

    with pytest.raises(NoDiceLeftError) as caught:
        dice.roll(die, purpose)

    assert (caught.value.die, caught.value.purpose) == (die, purpose)
    assert dice.roll(6, "a").face == 1


def test_a_recorder_remembers_every_roll_and_who_made_it() -> None:
    dice = RecordingDice(HandDice((4,), AppDice(1)))

    first, second = dice.roll(6, "a"), dice.roll(1, "b")

    assert dice.rolls == (first, second)
    assert [roll.origin for roll in dice.rolls] == ["hand", "app"]


def test_a_recorder_is_told_what_a_hand_on_top_of_it_threw() -> None:
    """BP-APP-1: games put typed faces on top of the dice they are given."""
    recorder = RecordingDice(AppDice(1))
    hand = HandDice((4,), recorder)

    first, second = hand.roll(6, "a"), hand.roll(1, "b")

    assert recorder.rolls == (first, second)
    assert first == Roll(6, 4, "hand", "a")


def test_a_recorder_that_could_not_throw_remembers_nothing() -> None:
    dice = RecordingDice(RecordedDice(()))

    with pytest.raises(NoDiceLeftError):
        dice.roll(6, "a")

    assert dice.rolls == ()


def test_the_faces_on_each_die_and_no_faces_at_all_are_accepted() -> None:
    require_faces((), (6, 8))
    require_faces((1, 8), (6, 8))
    require_faces((6, 1), (6, 8))


@pytest.mark.parametrize("faces", [(1,), (1, 2, 3)])
def test_typing_another_number_of_faces_is_refused(faces: tuple[int, ...]) -> None:
    """BP-APP-1."""
    with pytest.raises(Refused) as caught:
        require_faces(faces, (6, 8), "R-1", "R-2")

    [message] = caught.value.messages
    assert (message.key, message.args) == (
        "core.dice.wrong_count",
        {"expected": 2, "given": len(faces)},
    )
    assert caught.value.rules == ("R-1", "R-2")


@pytest.mark.parametrize("face", [0, -1, 7])
def test_typing_a_face_the_die_does_not_have_is_refused(face: int) -> None:
    """BP-APP-1."""
    with pytest.raises(Refused) as caught:
        require_faces((8, face), (8, 6), "R-1")

    [message] = caught.value.messages
    assert (message.key, message.args) == ("core.dice.no_such_face", {"die": 6, "face": face})
    assert message.rules == ("R-1",)


def test_where_faces_have_to_be_typed_none_at_all_is_refused_too() -> None:
    with pytest.raises(Refused) as caught:
        require_all_faces((), (6,), "R-1")

    assert caught.value.messages == (say("core.dice.wrong_count", "R-1", expected=1, given=0),)


def test_hands_do_not_reach_for_other_dice_while_they_have_faces() -> None:
    assert HandDice((2,), NoDice()).roll(6, "").face == 2


def test_where_several_players_roll_the_program_may_throw_for_some_but_not_for_all() -> None:
    """BP-APP-1."""
    require_faces((0, 8), (6, 8), mixed=True)

    for faces, mixed in (((0, 8), False), ((0, 0), True), ((-1, 8), True)):
        with pytest.raises(Refused):
            require_faces(faces, (6, 8), mixed=mixed)


def test_a_face_of_nought_is_thrown_by_the_other_dice() -> None:
    hand = HandDice((0, 8), AppDice(1), mixed=True)

    rolls = [hand.roll(6, "a"), hand.roll(8, "b")]

    assert [one.origin for one in rolls] == ["app", "hand"]
    assert rolls[1].face == 8
