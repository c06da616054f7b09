"""A balance in banknotes, for playing on by hand."""

from collections.abc import Sequence

NOTES = (100, 50, 20, 10, 5, 1)
"""Where rules name no denominations, these let any balance be laid out."""


def in_notes(amount: int, notes: Sequence[int] = NOTES) -> tuple[tuple[int, int], ...]:
    """How many of which note, largest first, with as few notes as the usual steps allow."""
    found: list[tuple[int, int]] = []
    for note in notes:
        count, amount = divmod(amount, note)
        if count:
            found.append((note, count))
    return tuple(found)
