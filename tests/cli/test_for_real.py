"""The command line as people start it: another process, real sentences, real exit codes."""

import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bp_desktop.app.games import find_system
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
    assert re.search(r"Fingerprint: [0-9A-F]{4}( [0-9A-F]{4}){3}\.", verified.stdout)
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
    assert "restore a backup, or save what can be read" in done.stdout
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


def a_box_with_a_map(folder: Path) -> Path:
    path = folder / "box.bpbox"
    create_box(path)
    made = bp_desktop(
        *("map", "new", "--players", "humans,xenos", "--seed", "5", "--out", "a.bpmap"),
        folder=folder,
    )
    assert made.returncode == 0, made.stderr
    with open_box(path, find_system) as box:
        box.import_file(folder / "a.bpmap")
    return path


def test_doctor_tells_damage_in_the_schema_without_a_traceback_and_salvage_saves_the_rest(
    tmp_path: Path,
) -> None:
    """P2 of the review."""
    path = a_box_with_a_map(tmp_path)
    data = bytearray(path.read_bytes())
    data[data.index(b"ON DELETE CASCADE") + 3] = 0xF0
    path.write_bytes(data)

    done = bp_desktop("doctor", "--box", str(path), folder=tmp_path)
    saved = bp_desktop("box", "salvage", "box.bpbox", "--out", "saved", folder=tmp_path)
    checked = bp_desktop("map", "check", "saved/a.bpmap", folder=tmp_path)

    assert (done.returncode, done.stderr) == (1, "")
    assert f"{path} is damaged (" in done.stdout
    assert (saved.returncode, saved.stderr) == (0, "")
    assert "“a”: saved whole" in saved.stdout
    assert checked.returncode == 0
    assert path.read_bytes() == data


def test_doctor_tells_of_a_step_that_was_edited(tmp_path: Path) -> None:
    """P3 of the review: it said "sound"."""
    path = a_box_with_a_map(tmp_path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE entry SET body = CAST(body || ' ' AS BLOB) WHERE seq = 1")
        raw.commit()

    done = bp_desktop("doctor", "--box", str(path), folder=tmp_path)

    assert done.returncode == 1
    assert "“a” was edited outside the program at step 1." in done.stdout


def test_what_cannot_be_salvaged_is_the_answer_no_and_no_box_is_one_sentence(
    tmp_path: Path,
) -> None:
    (tmp_path / "noise.bpbox").write_bytes(bytes(range(256)) * 64)

    noise = bp_desktop("box", "salvage", "noise.bpbox", "--out", "saved", folder=tmp_path)
    gone = bp_desktop("box", "salvage", "gone.bpbox", "--out", "saved", folder=tmp_path)

    assert (noise.returncode, noise.stdout) == (1, "Nothing could be read of noise.bpbox.\n")
    assert gone.returncode == 2
    assert "Traceback" not in gone.stderr


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
