"""The command line of the window: every mistake gets one clear sentence and exit code 2."""

from pathlib import Path

import pytest

from bp_desktop import __version__
from bp_desktop.app.start import BAD_USAGE, DONE, UsageError, WindowArguments, parse, run


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ([], WindowArguments()),
        (["--temp-data"], WindowArguments(temp_data=True)),
        (["--box", "a b.bpbox"], WindowArguments(box=Path("a b.bpbox"))),
        (
            ["--box=a=b.bpbox", "--temp-data"],
            WindowArguments(box=Path("a=b.bpbox"), temp_data=True),
        ),
        (["board.bpmap"], WindowArguments(file=Path("board.bpmap"))),
        (["--temp-data", "A B.BPMATCH"], WindowArguments(temp_data=True, file=Path("A B.BPMATCH"))),
        (["--tour", "--out", "pictures"], WindowArguments(tour=True, out=Path("pictures"))),
    ],
)
def test_options_are_understood(arguments: list[str], options: WindowArguments) -> None:
    assert parse(arguments) == options


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nope"],
        ["a.bpmap", "b.bpmap"],
        ["--tour", "a.bpmap"],
        ["--box"],
        ["--box="],
        ["--temp-data=yes"],
        ["-x"],
        ["--out", ""],
        ["--out", "pictures"],
        ["--box", "a.bpbox", "--box", "b.bpbox"],
        ["--tour", "--out", "a", "--out", "b"],
    ],
)
def test_nonsense_is_refused_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UsageError):
        parse(arguments)

    code = run(arguments)

    told = capsys.readouterr()
    assert code == BAD_USAGE
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("bp-desktop: ")


def test_version_and_help_need_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == DONE
    assert run(["--help"]) == DONE

    told = capsys.readouterr().out
    assert told.startswith(f"bp-desktop {__version__}\n")
    assert "--temp-data" in told
    assert all(verb in told for verb in ("odds", "map", "match", "schema", "doctor"))


def test_words_go_to_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["odds", "--attack", "8", "--defend", "12", "--shield", "6", "--json"])

    assert code == DONE
    assert '"destroy": "13/96"' in capsys.readouterr().out.replace('":"', '": "')


@pytest.mark.parametrize("word", ["conquer", "finish-backup"])
def test_an_unknown_word_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], word: str
) -> None:
    code = run([word])

    told = capsys.readouterr()
    assert code == BAD_USAGE
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err
