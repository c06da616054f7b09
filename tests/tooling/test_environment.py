"""The .venv: when it is made and filled, and the sentences for when that fails."""

import errno
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import SetupError, environment
from devtools.environment import Environment

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture
def checkout(tmp_path: Path) -> Environment:
    """A checkout with a lock and what looks like a .venv, but without a Python in it."""
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "some.txt").write_text("a==1 --hash=sha256:00", "utf-8")
    made = Environment(tmp_path)
    made.python.parent.mkdir(parents=True)
    made.python.write_text("", "utf-8")
    (made.folder / "pyvenv.cfg").write_text(f"home = x\nversion = {HERE}.1\n", "utf-8")
    return made


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ("home = /usr/bin\nversion = 3.12.4\n", (3, 12)),
        ("version=3.11.0rc1", (3, 11)),
        ("version_info = 3.11.7", None),
        ("", None),
    ],
)
def test_a_venv_tells_which_python_made_it(settings: str, expected: tuple[int, int] | None) -> None:
    assert environment.made_for(settings) == expected


def test_a_venv_of_this_python_is_kept(checkout: Environment) -> None:
    assert checkout.is_made()


def test_a_venv_of_another_python_is_made_anew(checkout: Environment) -> None:
    (checkout.folder / "pyvenv.cfg").write_text("version = 3.1.4\n", "utf-8")

    assert not checkout.is_made()


def test_a_venv_whose_python_is_gone_is_made_anew(checkout: Environment) -> None:
    checkout.python.unlink()
    checkout.python.symlink_to(checkout.folder / "gone")

    assert not checkout.is_made()


class Pip:
    """Stands for the pip process; remembers how often it was started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started = 0
        self.code, self.output = 0, ""
        monkeypatch.setattr(subprocess, "run", self)

    def __call__(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.started += 1
        return subprocess.CompletedProcess(command, self.code, "", self.output)


def test_a_lock_is_installed_once(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    pip = Pip(monkeypatch)

    checkout.fill("some")
    checkout.fill("some")

    assert pip.started == 1


def test_a_changed_lock_is_installed_again(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Pip(monkeypatch)
    checkout.fill("some")

    (checkout.root / "packaging" / "some.txt").write_text("a==2 --hash=sha256:11", "utf-8")
    checkout.fill("some")

    assert pip.started == 2


def test_an_installation_that_failed_is_tried_again(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Pip(monkeypatch)
    pip.code, pip.output = 1, "NewConnectionError(...)"
    with pytest.raises(SetupError, match="check the network connection"):
        checkout.fill("some")

    pip.code = 0
    checkout.fill("some")

    assert pip.started == 2


def test_too_little_room_stops_before_anything_is_downloaded(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Pip(monkeypatch)
    monkeypatch.setattr(environment, "ROOM_NEEDED", 2**80)

    with pytest.raises(SetupError, match="make room"):
        checkout.fill("some")

    assert pip.started == 0


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE", "not the one that was locked"),
        ("Failed to establish a new connection: [Errno -3]", "check the network connection"),
        ("ERROR: something else", "could not make .venv. It said:\nERROR: something else"),
    ],
)
def test_a_failing_pip_becomes_one_sentence(output: str, sentence: str) -> None:
    assert sentence in environment.why_failed(output, "make .venv")


def test_a_folder_that_may_not_be_written_is_named() -> None:
    fault = OSError(errno.EROFS, "Read-only file system")

    told = environment.why_disk_failed(fault, Path("somewhere"))

    assert told == "somewhere could not be written: Read-only file system."


def test_what_dev_py_starts_may_keep_its_byte_code_and_finds_our_modules(tmp_path: Path) -> None:
    inherited = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": "theirs", "LANG": "C"}

    variables = environment.child_environment(tmp_path, inherited, offscreen=False)

    assert variables == {"PYTHONPATH": os.pathsep.join([str(tmp_path), "theirs"]), "LANG": "C"}


def test_off_screen_overrides_what_the_desktop_set(tmp_path: Path) -> None:
    inherited = {"QT_QPA_PLATFORM": "wayland"}

    variables = environment.child_environment(tmp_path, inherited, offscreen=True)

    assert variables["QT_QPA_PLATFORM"] == "offscreen"


def test_the_program_is_byte_compiled_even_where_python_would_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    (tmp_path / "bp_desktop" / "core").mkdir(parents=True)
    (tmp_path / "bp_desktop" / "core" / "hexes.py").write_text("HEX = 1\n", "utf-8")

    environment.compile_sources(tmp_path)

    assert len(list(tmp_path.rglob("*.pyc"))) == 1


def test_the_stamp_is_the_hash_of_the_lock(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    Pip(monkeypatch)

    checkout.fill("some")

    lock = (checkout.root / "packaging" / "some.txt").read_bytes()
    stamp = checkout.folder / "some.installed"
    assert stamp.read_text("utf-8") == hashlib.sha256(lock).hexdigest()
