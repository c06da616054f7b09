"""The command line as people start it: another process, real sentences, real exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bp_desktop.session.chain import FIRST_HASH, chained_hash
from bp_desktop.session.ports import Line
from bp_desktop.storage.box import create_box, open_box

ROOT = Path(__file__).parents[2]


def bp_desktop(*arguments: str, folder: Path, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bp_desktop", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_a_match_is_made_played_shown_and_verified_from_a_terminal(tmp_path: Path) -> None:
    made = bp_desktop(
        "map",
        "new",
        "--players",
        "humans,xenos",
        "--seed",
        "5",
        "--out",
        "a.bpmap",
        folder=tmp_path,
    )
    begun = bp_desktop(
        "match", "new", "--map", "a.bpmap", "--player", "Zoë:humans", "--player", "Blue:xenos",
        "--option", "first_player=random", "--option", "starting_cannon_cell=random",
        "--seed", "2", "--out", "m.bpmatch", folder=tmp_path,
    )  # fmt: skip
    lines = '{"type": "roll_event", "faces": [10]}\n{"type": "end_turn"}\n'
    played = bp_desktop(
        "match", "play", "m.bpmatch", "--commands", "-", folder=tmp_path, given=lines
    )
    shown = bp_desktop("match", "show", "m.bpmatch", "--json", folder=tmp_path)
    verified = bp_desktop("match", "verify", "m.bpmatch", folder=tmp_path)

    assert [one.returncode for one in (made, begun, played, shown, verified)] == [0, 0, 1, 0, 0]
    assert "a.bpmap was written." in made.stdout
    done, objected = played.stdout.splitlines()
    assert done.startswith("1: done, step 2: event_rolled")
    assert objected.startswith("2: objected: ")
    assert objected.endswith("BP-TURN-3 BP-COL-1")
    names = [player["name"] for player in json.loads(shown.stdout)["players"]]
    assert names == ["Zoë", "Blue"]
    assert "2 lines replayed" in verified.stdout
    assert "".join(one.stderr for one in (made, begun, played, shown, verified)) == ""


def test_a_missing_file_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    ran = bp_desktop("match", "show", "gone.bpmatch", folder=tmp_path)

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "bp-desktop: There is no file gone.bpmatch; check the name.\n"


def test_doctor_says_what_to_do_about_a_damaged_box_and_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "games.bpbox"
    create_box(path)
    whole = path.read_bytes()
    damaged = whole[:4096] + b"\xff" * 3000 + whole[7096:]
    path.write_bytes(damaged)

    done = bp_desktop("doctor", "--box", str(path), folder=tmp_path)

    assert done.returncode == 1
    assert f"{path} is damaged (" in done.stdout
    assert "restore a backup" in done.stdout
    assert path.read_bytes() == damaged


def test_doctor_replays_what_is_in_the_box(tmp_path: Path) -> None:
    """A line that fits its hash, and still tells nothing that can be played."""
    path = tmp_path / "box.bpbox"
    create_box(path)
    body = b'{"seq":1,"kind":"step","at":"2026-01-02T12:00:00Z"}'
    with open_box(path) as box:
        line = Line(1, body, chained_hash(FIRST_HASH, body))
        box.create_document("burning_planets.map", "Empty words", lines=(line,))
        box.create_document("chess", "Another game", lines=(line,))

    done = bp_desktop("doctor", "--box", str(path), folder=tmp_path)

    assert done.returncode == 1, done.stderr
    assert "Empty words" in done.stdout
    assert "Another game" not in done.stdout


@pytest.mark.parametrize(
    ("verb", "never"),
    [
        (("--help",), "burning_planets.tables"),
        (("match", "new", "--help"), "burning_planets.tables"),
        (("doctor", "--help"), "burning_planets.tables"),
        (("odds", "--attack", "8", "--defend", "0", "--shield", "1"), "burning_planets.match"),
        (("map", "check", "gone.bpmap"), "burning_planets.planner"),
    ],
)
def test_a_verb_loads_no_more_of_a_game_than_it_needs(
    verb: tuple[str, ...], never: str, tmp_path: Path
) -> None:
    code = (
        "import sys; from bp_desktop.app.command_line import run_verb; run_verb(sys.argv[1:]);"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *verb],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )

    loaded = set(done.stderr.split())
    assert f"bp_desktop.games.{never}" not in loaded
    assert not {"PySide6", "sqlalchemy", "alembic"} & loaded
