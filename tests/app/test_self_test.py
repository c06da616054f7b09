"""The program's own test, as it is run on every build."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


BROKEN = """
import sys
from bp_desktop.app.self_test import run_self_test
from bp_desktop.app.window import WindowApp
WindowApp._receive_files = lambda _app: 1 / 0
sys.exit(run_self_test())
"""

ONE_GAME_MORE = """
import sys
from bp_desktop.app import games
from bp_desktop.app.self_test import run_self_test
from tests.ui.tally_table import REGISTERED
games.GAMES = (*games.GAMES, REGISTERED)
sys.exit(run_self_test())
"""
NOTHING_TO_PLAY = """
import sys
from bp_desktop.app import games
from bp_desktop.app.self_test import run_self_test
from bp_desktop.cli.seam import GameVerbs
games.GAMES += (games.Game("solitaire", {}, lambda: (), lambda: GameVerbs("solitaire")),)
sys.exit(run_self_test())
"""


def self_test(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *(command or ("-m", "bp_desktop", "--self-test"))],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_program_tests_itself_and_touches_nothing(tmp_path: Path) -> None:
    home, passing = tmp_path / "home", tmp_path / "passing"
    home.mkdir()
    passing.mkdir()

    own = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"), "")
    done = self_test(HOME=str(home), TMPDIR=str(passing), TEMP=str(passing), **own)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILED" not in done.stdout
    assert done.stdout.endswith("The program works.\n")
    assert list(passing.iterdir()) == []
    assert [path for path in home.rglob("*") if path.suffix in (".bpbox", ".json")] == []


def test_what_fails_in_an_answer_to_qt_fails_the_test() -> None:
    done = self_test("-c", BROKEN)

    assert done.returncode == 1
    assert "FAILED  window: ZeroDivisionError" in done.stdout


def test_a_round_of_every_registered_game_is_played() -> None:
    done = self_test("-c", ONE_GAME_MORE)

    assert done.returncode == 0, done.stdout + done.stderr
    [table] = [line for line in done.stdout.splitlines() if "table: " in line]
    for name in ("Burning Planets", "Parsec", "Tally game"):
        assert f"a round of {name}" in table


def test_a_game_that_cannot_be_played_fails_the_test() -> None:
    done = self_test("-c", NOTHING_TO_PLAY)

    assert done.returncode == 1
    assert "there is nothing to play of ['solitaire']" in done.stdout
