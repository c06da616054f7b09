"""The one way to write a file: whole or not at all, and never over another unless asked."""

import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bp_desktop.files import (
    ABANDONED,
    free_name,
    made_aside,
    name_aside,
    unreadable,
    unwritable,
    write_file,
)
from tests.architecture.sources import ROOT

OLD, NEW = b"old", b"new" * 100_000


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "board.png"
    path.write_bytes(OLD)
    return path


def test_a_new_file_is_there_with_all_its_bytes_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "new.json"

    write_file(path, NEW)

    assert path.read_bytes() == NEW
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_is_not_written_over_another_one(target: Path) -> None:
    with pytest.raises(FileExistsError) as caught:
        write_file(target, NEW)

    assert unwritable(target, caught.value).key == "shared.file.unwritable"
    assert target.read_bytes() == OLD
    assert list(target.parent.iterdir()) == [target]


def test_a_file_is_written_over_another_one_where_that_is_asked_for(target: Path) -> None:
    write_file(target, NEW, replace=True)

    assert target.read_bytes() == NEW
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize(
    "fault", [OSError(errno.ENOSPC, "full"), ValueError(), KeyboardInterrupt()]
)
def test_a_fault_in_the_middle_leaves_the_old_file_and_no_litter(
    target: Path, fault: BaseException
) -> None:
    def half() -> None:
        with made_aside(target, replace=True) as partial, partial.open("wb") as file:
            file.write(NEW)
            raise fault

    with pytest.raises(type(fault)):
        half()

    assert target.read_bytes() == OLD
    assert list(target.parent.iterdir()) == [target]


def test_a_program_killed_in_the_middle_leaves_the_old_file(target: Path) -> None:
    """What else it leaves is hidden, and the next writer removes it when it is old."""
    code = (
        "import os, signal, sys; from pathlib import Path\n"
        "from bp_desktop.files import made_aside\n"
        "with made_aside(Path(sys.argv[1]), replace=True) as partial:\n"
        "    partial.write_bytes(b'half')\n"
        "    os.kill(os.getpid(), getattr(signal, 'SIGKILL', signal.SIGTERM))\n"
    )

    done = subprocess.run([sys.executable, "-c", code, target], cwd=ROOT, check=False)

    assert done.returncode != 0
    assert target.read_bytes() == OLD
    [left] = set(target.parent.iterdir()) - {target}
    assert left.name.startswith(".")
    write_file(target, NEW, replace=True)
    assert left.exists(), "somebody may be at it still"
    _make_old(left)
    write_file(target, OLD, replace=True)
    assert list(target.parent.iterdir()) == [target]


def test_what_another_file_left_behind_is_left_alone(target: Path) -> None:
    others = name_aside(target.with_name("other.png"))
    others.write_bytes(b"half")
    _make_old(others)

    write_file(target, NEW, replace=True)

    assert others.exists()


def _make_old(path: Path) -> None:
    moment = time.time() - ABANDONED - 1
    os.utime(path, (moment, moment))


def test_the_bytes_are_on_the_disk_before_the_name_and_the_name_before_the_end(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, bytes]] = []
    real: Callable[[int], None] = os.fsync

    def fsync(handle: int) -> None:
        what = "folder" if os.path.samestat(os.fstat(handle), target.parent.stat()) else "file"
        seen.append((what, target.read_bytes()))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    write_file(target, NEW, replace=True)

    folder = [] if sys.platform == "win32" else [("folder", NEW)]
    assert seen == [("file", OLD), *folder]


def test_where_there_are_no_links_nothing_is_written_over_either(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_paths: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links, raising=False)

    with pytest.raises(FileExistsError):
        write_file(target, NEW)
    write_file(target.with_name("other.png"), NEW)

    assert target.read_bytes() == OLD
    assert target.with_name("other.png").read_bytes() == NEW


def test_a_missing_folder_is_the_systems_own_word(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "file"

    with pytest.raises(FileNotFoundError) as caught:
        write_file(path, NEW)

    assert unwritable(path, caught.value).key == "shared.file.unwritable"
    assert unreadable(path, caught.value).key == "shared.file.missing"


def test_a_free_name_is_the_first_that_is_not_taken(target: Path) -> None:
    assert free_name(target.with_name("x.png")) == target.with_name("x.png")
    target.with_name("board 2.png").touch()
    assert free_name(target) == target.with_name("board 3.png")
