"""A program killed at any moment loses no step that was taken. `dev.py prove` does more of it."""

from pathlib import Path

from tests.durability.kill import kill_during_imports, kill_during_steps


def test_fifteen_kills_during_steps_lose_none(tmp_path: Path) -> None:
    tally = kill_during_steps(tmp_path, 15)
    # Whether a kill falls into a transaction is chance, and on a busy machine a rare one.
    for seed in range(2, 8):
        if not tally.interrupted:
            (tmp_path / str(seed)).mkdir()
            tally = kill_during_steps(tmp_path / str(seed), 15, seed)

    assert tally.kills == 15
    assert tally.promised >= 15, "it was killed while it worked, not before"
    assert tally.interrupted > 0


def test_five_kills_during_imports_leave_no_half_document(tmp_path: Path) -> None:
    tally = kill_during_imports(tmp_path, 5)

    assert tally.kills == 5
    assert tally.promised >= 5
