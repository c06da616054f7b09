"""`bp-desktop map export`, in a process of its own as people start it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAGIC = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}


def bp(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "bp_desktop", *arguments]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=90
    )


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "board.bpmap"
    made = bp("map", "new", "--players", "humans,xenos", "--seed", "7", "--out", str(path))
    assert made.returncode == 0, made.stderr
    return path


@pytest.mark.parametrize("kind", MAGIC)
def test_a_map_becomes_a_picture_of_each_kind(board: Path, kind: str) -> None:
    out = board.with_suffix(f".{kind}")

    ran = bp("map", "export", str(board), "--out", str(out))

    assert (ran.returncode, ran.stderr) == (0, "")
    assert out.read_bytes().startswith(MAGIC[kind])


def test_a_system_that_knows_ascii_only_changes_nothing(
    board: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")

    ran = bp("map", "export", str(board), "--out", str(board.with_suffix(".svg")))

    assert (ran.returncode, ran.stderr) == (0, "")


def test_an_ending_nobody_can_write_is_one_sentence_and_no_file(board: Path) -> None:
    out = board.with_suffix(".txt")

    ran = bp("map", "export", str(board), "--out", str(out))

    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert not out.exists()


def test_a_file_that_is_no_map_is_one_sentence_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "no.bpmap").write_bytes(b"\x00not a map")

    ran = bp("map", "export", str(tmp_path / "no.bpmap"), "--out", str(tmp_path / "no.png"))

    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "no.bpmap" in ran.stderr
    assert not (tmp_path / "no.png").exists()
