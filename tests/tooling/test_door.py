"""dev.py itself: the one sentence for an old Python, and which commands there are."""

import ast

import pytest

import dev
from devtools import commands
from tests.architecture.sources import ROOT


def test_an_old_python_gets_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = dev.main(["test", "-q"], (3, 9, 2))

    assert code == 2
    assert capsys.readouterr().err == (
        "dev.py needs Python 3.11 or newer, and this is Python 3.9.2: install a newer one "
        "and name it, for example: python3.11 dev.py test -q\n"
    )


def test_dev_py_can_be_read_by_a_python_that_is_too_old() -> None:
    source = (ROOT / "dev.py").read_text("utf-8")

    ast.parse(source, feature_version=(3, 6))
    assert "__future__" not in source


@pytest.mark.parametrize("asked", [[], ["help"], ["--help"]])
def test_help_lists_every_command(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code = dev.main(asked, (3, 11, 0))

    lines = capsys.readouterr().out.splitlines()
    assert code == 0
    assert [line.split()[0] for line in lines[2:]] == list(commands.COMMANDS)


def test_an_unknown_command_is_named_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    code = dev.main(["rnu"], (3, 11, 0))

    err = capsys.readouterr().err
    assert code == 2
    assert err.startswith("dev.py: there is no command 'rnu'.")
    assert "  run " in err
