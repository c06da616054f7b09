"""One writer at a time: the second is told at once and changes nothing; a crash leaves no lock."""

import subprocess
from pathlib import Path

import pytest

from bp_desktop.core.messages import say
from bp_desktop.storage.box import open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.problems import BoxLockedError
from tests.storage.build import ROOT, ask, filled_box, new_box, other_program, played


def test_a_second_program_is_told_at_once_and_changes_nothing(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        played(box)

        answer = ask("open", box.path)

        played(box)
    assert (answer["fault"], answer["key"]) == ("BoxLockedError", "storage.box.locked")
    assert answer["untouched"]
    assert answer["seconds"] < 1.5  # a busy machine included; sqlite3 alone would wait for 5


def test_a_box_can_be_opened_again_as_soon_as_it_is_closed(tmp_path: Path) -> None:
    path = filled_box(tmp_path)

    for _ in range(3):
        with open_box(path) as box:
            played(box)

    assert ask("open", path).keys() == {"seconds", "untouched"}


def test_opening_a_box_twice_in_one_program_keeps_the_first_one_locked(tmp_path: Path) -> None:
    """On POSIX systems merely opening and closing the file here would give up the lock."""
    with new_box(tmp_path) as box:
        (tmp_path / "link.bpbox").hardlink_to(box.path)
        for path in (box.path, tmp_path / "link.bpbox"):
            with pytest.raises(BoxLockedError) as caught:
                open_box(path)
            with pytest.raises(BoxLockedError):
                check_box(path)

        answer = ask("open", box.path)

    assert caught.value.message == say("storage.box.locked", path=str(tmp_path / "link.bpbox"))
    assert answer["fault"] == "BoxLockedError"


def test_a_checker_is_told_that_the_box_is_in_use(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        answer = ask("check", box.path)

    assert answer["fault"] == "BoxLockedError"


def test_a_program_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    other = subprocess.Popen(other_program("hold", path), cwd=ROOT, stdout=subprocess.PIPE)
    assert other.stdout is not None
    other.stdout.readline()
    with pytest.raises(BoxLockedError):
        open_box(path)

    other.kill()
    other.wait()
    other.stdout.close()

    with open_box(path) as box:
        assert [info.steps for info in box.documents()] == [5, 5]
    assert [found.name for found in tmp_path.iterdir()] == ["box.bpbox"]
