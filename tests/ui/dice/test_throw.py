"""Dice as people write them."""

import pytest

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Refused
from bp_desktop.ui.dice.throw import DiceRequest, read_dice, read_faces, throw, typed


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("d20", (20,)),
        ("3d6", (6, 6, 6)),
        ("2d8 + d4", (8, 8, 4)),
        ("d4,d6 d8", (4, 6, 8)),
        ("2к6", (6, 6)),
        ("D12", (12,)),
        (" 2d10 ", (10, 10)),
    ],
)
def test_dice_are_understood_as_people_write_them(text: str, dice: tuple[int, ...]) -> None:
    assert read_dice(text) == DiceRequest(dice)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "dice.not_understood"),
        ("six", "dice.not_understood"),
        ("d", "dice.not_understood"),
        ("d6 and more", "dice.not_understood"),
        ("d0", "dice.too_many"),
        ("d1001", "dice.too_many"),
        ("41d6", "dice.too_many"),
        ("0d6", "dice.too_many"),
        ("30d6 + 30d8", "dice.too_many"),
    ],
)
def test_what_is_no_dice_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_dice(text)

    assert caught.value.messages[0].key == key


def test_a_wish_is_written_as_it_is_said() -> None:
    assert str(read_dice("d6 + d6 + d20")) == "2d6 + d20"


def test_typed_faces_are_hand_dice_with_their_purpose() -> None:
    wish = read_dice("d6 + d20")

    rolls = typed(wish, read_faces("6 / 17", wish), "luck")

    assert [(roll.die, roll.face, roll.origin, roll.purpose) for roll in rolls] == [
        (6, 6, "hand", "luck"),
        (20, 17, "hand", "luck"),
    ]


@pytest.mark.parametrize("text", ["6", "6 17 2", "7 17", "0 3", ""])
def test_faces_that_do_not_fit_the_dice_are_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_faces(text, read_dice("d6 + d20"))


def test_the_program_throws_every_die_of_a_wish() -> None:
    rolls = throw(read_dice("3d6"), AppDice("seed"), "")

    assert [roll.die for roll in rolls] == [6, 6, 6]
    assert all(roll.origin == "app" for roll in rolls)
