"""Matches, windows and disks that end without a warning lose no step that was called safe;
`dev.py prove` ends many more of them."""

import sys
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tests.durability.disk import Made, Renamed, Said, SimDisk, Synced, Written
from tests.durability.match_kill import kill_matches
from tests.durability.power import can_record, cut_recorded, record_match
from tests.durability.window_kill import kill_windows

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")


@POSIX
def test_six_matches_of_bots_killed_lose_no_step(tmp_path: Path) -> None:
    tally = kill_matches(tmp_path, 6)

    assert tally.failures == []
    assert tally.kills == 6
    assert tally.steps >= 6, "they were killed while they played, not before"


@POSIX
def test_two_windows_killed_inside_a_transaction_lose_no_step(tmp_path: Path) -> None:
    tally = kill_windows(tmp_path, 2)

    assert tally.failures == []
    assert tally.kills == 2
    assert tally.within == 1 or not can_record(), "this seed: one before, one inside"


def test_cut_power_loses_no_promised_step_unless_syncs_are_lies(tmp_path: Path) -> None:
    if not can_record():
        pytest.skip("needs strace to record what reaches the disk")
    recorded, box = tmp_path / "recorded", tmp_path / "recorded" / "box.bpbox"
    recorded.mkdir()
    before, calls = record_match(recorded, steps=25)
    honest = cut_recorded(tmp_path, before, calls, box, 25, 1)
    lying = [call for call in calls if not isinstance(call, Synced)]

    assert honest.failures == []
    assert (honest.cuts, honest.steps > 25) == (25, True)
    assert cut_recorded(tmp_path, before, lying, box, 25, 1).failures, "it notices what is lost"


# --- the disk that is cut off


def after_cuts(*calls: object) -> set[tuple[tuple[str, bytes], ...]]:
    """Everything that could be found after many cuts at the end of these calls."""
    disk = SimDisk()
    for call in calls:
        disk.apply(call)  # type: ignore[arg-type]
    return {tuple(sorted(disk.after_a_cut(Random(seed)).items())) for seed in range(300)}


def test_what_was_synced_with_its_name_is_there_and_nothing_else_is_sure() -> None:
    made, written = Made("/f/a"), Written("/f/a", 0, b"x" * 1024)

    assert after_cuts(made, written, Synced("/f/a"), Synced("/f")) == {(("/f/a", b"x" * 1024),)}
    assert () in after_cuts(made, written, Synced("/f/a")), "its name may be lost"
    assert (("/f/a", b""),) in after_cuts(made, written, Synced("/f")), "or its content"
    torn = (("/f/a", bytes(512) + b"x" * 512),)
    assert torn in after_cuts(made, written, Synced("/f")), "or half of it"


def test_a_file_written_aside_and_renamed_is_the_old_one_or_the_new_one() -> None:
    old = (Made("/f/a"), Written("/f/a", 0, b"old"), Synced("/f/a"), Synced("/f"))
    new = (Made("/f/b"), Written("/f/b", 0, b"new"), Synced("/f/b"), Said("step"))
    found = {dict(files)["/f/a"] for files in after_cuts(*old, *new, Renamed("/f/b", "/f/a"))}

    assert found == {b"old", b"new"}


def test_writes_may_arrive_in_any_order() -> None:
    numbers = count()
    writes = [Written("/f/a", 0, bytes([next(numbers)])) for _ in range(3)]
    found = after_cuts(Made("/f/a"), Synced("/f"), *writes)

    assert {dict(files)["/f/a"] for files in found} == {b"", b"\0", b"\1", b"\2"}
