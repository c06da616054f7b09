"""How long a passphrase holds, roughly: what is tried first falls first."""

import pytest

from bp_desktop.core.passphrase_strength import WEAK, seconds_to_guess


@pytest.mark.parametrize(
    "weak",
    [
        "1234",
        "0000",
        "19870412",
        "tulip",
        "Tulip7",
        "password1",
        "aaaaaaaa",
        "qwertyuiop",
        "Anna1987",
    ],
)
def test_numbers_names_and_single_words_fall_within_a_month(weak: str) -> None:
    assert seconds_to_guess(weak) < WEAK


@pytest.mark.parametrize(
    "strong", ["seven red herrings", "gold and tin", "x7$Kq9!zP", "три синих кита", "correct horse"]
)
def test_words_that_do_not_belong_together_hold(strong: str) -> None:
    assert seconds_to_guess(strong) >= WEAK


def test_a_pin_of_four_digits_falls_in_about_half_an_hour() -> None:
    """As measured: 21 minutes at a third of today's cost (P15)."""
    assert 20 * 60 <= seconds_to_guess("4711") <= 60 * 60


def test_nothing_of_any_length_is_slow_or_too_large() -> None:
    assert seconds_to_guess("") >= 0
    assert seconds_to_guess("ab c" * 300) >= WEAK
