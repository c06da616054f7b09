"""Balances in banknotes, for the paper fallback."""

from hypothesis import given, strategies as st

from bp_desktop.core.purse import NOTES, in_notes


def test_the_largest_notes_come_first() -> None:
    assert in_notes(287) == ((100, 2), (50, 1), (20, 1), (10, 1), (5, 1), (1, 2))


def test_nothing_needs_no_notes() -> None:
    assert in_notes(0) == ()


@given(st.integers(0, 100_000))
def test_the_notes_add_up_to_the_balance(amount: int) -> None:
    """BP-RES-6: a balance has no upper limit."""
    notes = in_notes(amount)

    assert sum(note * count for note, count in notes) == amount
    assert all(note in NOTES and count > 0 for note, count in notes)
