"""What dev.py decides before it starts anything."""

import errno
from pathlib import Path

import pytest

from devtools import SetupError, commands


@pytest.mark.parametrize("asked", [[], ["--temp-data"], ["--language", "it"]])
def test_without_a_display_a_window_becomes_a_tour(asked: list[str]) -> None:
    assert commands.run_arguments(asked, display=False) == ["--tour", *asked]


@pytest.mark.parametrize(
    "asked", [["odds", "--attack", "8"], ["--help"], ["--version"], ["--tour", "--temp-data"]]
)
def test_without_a_display_what_needs_none_runs_as_asked(asked: list[str]) -> None:
    assert commands.run_arguments(asked, display=False) == asked


@pytest.mark.parametrize("asked", [[], ["--temp-data"], ["odds"]])
def test_with_a_display_the_program_gets_what_was_asked(asked: list[str]) -> None:
    assert commands.run_arguments(asked, display=True) == asked


def test_a_lack_is_told_in_one_sentence_with_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def lacking(_root: Path, _arguments: list[str]) -> int:
        raise SetupError("the cupboard is bare.")

    monkeypatch.setitem(commands.COMMANDS, "run", lacking)

    code = commands.carry_out(["run"], tmp_path)

    assert code == 2
    assert capsys.readouterr().err == "dev.py: the cupboard is bare.\n"


def test_a_full_disk_is_told_in_one_sentence_with_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def writing(_root: Path, _arguments: list[str]) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", "some.file")

    monkeypatch.setitem(commands.COMMANDS, "run", writing)

    code = commands.carry_out(["run"], tmp_path)

    assert code == 2
    assert capsys.readouterr().err == (
        "dev.py: some.file could not be written, because the disk is full: "
        "make room, then try again.\n"
    )


def test_packaging_refuses_what_it_does_not_know(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert commands.carry_out(["package", "--everything"], tmp_path) == 2
    assert "package has no option --everything" in capsys.readouterr().err
