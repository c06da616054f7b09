"""A disk that fills up: the step is refused, nothing is lost, and with space it works again."""

from pathlib import Path

import pytest

from tests.storage.build import ask, filled_box, on_a_small_disk


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """Where the other program, and it alone, will see a small disk of its own."""
    path = tmp_path / "disk"
    path.mkdir()
    return path


def test_a_full_disk_refuses_the_step_and_takes_it_once_there_is_space(disk: Path) -> None:
    answer = ask("run_out_of_space", disk, around=on_a_small_disk(disk))

    assert answer["step"] == {"fault": "BoxFullError", "key": "storage.box.full"}
    assert answer["same_state"], "the session is as before the step"
    assert answer["kept"], "every earlier step is there"
    assert answer["listed"]
    assert answer["again"] == {}, "the same step works after space was freed"
    assert answer["closed"] == ["box.bpbox"]
    assert answer["sound"]
    assert answer["reopened"]


def test_nothing_half_made_is_left_on_a_full_disk(disk: Path) -> None:
    answer = ask("run_out_of_space", disk, around=on_a_small_disk(disk))

    assert answer["create"] == {"fault": "BoxFullError", "key": "storage.box.full"}
    assert answer["backup"] == {"fault": "BoxFullError", "key": "storage.box.full"}
    assert answer["import"] == {"fault": "BoxFullError", "key": "storage.box.full"}
    assert answer["documents"] == 1
    assert set(answer["left"]) <= {"ballast", "box.bpbox", "box.bpbox-journal"}


def test_a_box_on_a_full_disk_can_be_looked_at(tmp_path: Path, disk: Path) -> None:
    path = filled_box(tmp_path, "full.bpbox")

    answer = ask("open_on_a_full_disk", disk, path, around=on_a_small_disk(disk))

    assert "fault" not in answer
    assert answer["untouched"]


def test_a_match_on_a_full_disk_can_be_opened_and_exported(tmp_path: Path, disk: Path) -> None:
    """P11 of the review: that it was opened could not be written down, so it was not opened."""
    path = filled_box(tmp_path, "full.bpbox")

    answer = ask("look_on_a_full_disk", disk, path, around=on_a_small_disk(disk))

    assert (answer["steps"], answer["exported"], answer["same"]) == (5, 5, True)
    assert answer["step"]["key"] == "storage.box.full"


def test_an_old_box_on_a_full_disk_is_not_upgraded_and_left_alone(
    tmp_path: Path, disk: Path
) -> None:
    path = filled_box(tmp_path, "old.bpbox")

    answer = ask("open_old_on_a_full_disk", disk, path, around=on_a_small_disk(disk))

    assert answer["fault"] == "BoxFullError"
    assert answer["untouched"]
