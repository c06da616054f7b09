"""A damaged box or backup is told as damaged, whichever byte it is; `dev.py prove` tries more."""

import sys
from pathlib import Path

import pytest

from tests.durability.fuzz_boxes import (
    change_open_boxes,
    fuzz_backups,
    fuzz_boxes,
    fuzz_first_page,
)


def test_boxes_damaged_at_random_are_told_and_what_is_left_of_them_is_saved(tmp_path: Path) -> None:
    tally = fuzz_boxes(tmp_path, 25)

    assert tally.tries == 25
    assert tally.refused >= 5, "some of it was real damage"
    assert tally.documents >= 50, "most of it could be saved"
    assert tally.told["storage.box.damaged"] >= 5


def test_no_byte_of_the_first_page_is_a_fault_of_the_program(tmp_path: Path) -> None:
    tally = fuzz_first_page(tmp_path, every=131)

    assert tally.tries == 32
    assert tally.documents >= 100, "the documents are on other pages"


def test_a_bit_of_a_backup_is_refused_or_did_no_harm(tmp_path: Path) -> None:
    """P6 of the review: 79 of 300 made a box whose match could not be opened."""
    tally = fuzz_backups(tmp_path, 25)

    assert tally.tries == 25
    assert tally.refused >= 8


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody change an open box")
def test_no_step_counts_after_a_box_was_changed_under_our_feet(tmp_path: Path) -> None:
    tally = change_open_boxes(tmp_path, 8)

    assert tally.refused == tally.tries == 8
    assert tally.documents >= 8
