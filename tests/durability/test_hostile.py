"""Hostile files get an answer, never a crash; `dev.py prove` tries many more of them."""

import json
from pathlib import Path

import pytest

from bp_desktop.app.start import run
from tests.architecture.sources import ROOT
from tests.durability.hostile import attack_boxes, attack_files
from tests.durability.hostile_window import attack_window


def test_two_hundred_hostile_files_are_answered(tmp_path: Path) -> None:
    tally = attack_files(tmp_path, 200)

    assert tally.failures == []
    assert tally.tried == 200
    assert tally.accepted > 5, "not all of them are refused at the door"
    assert tally.by_command_line == 25


@pytest.mark.usefixtures("qapp")
def test_twelve_of_those_accepted_go_through_the_window(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tally = attack_window(tmp_path, 12)

    assert tally.failures == []
    assert tally.tried == tally.accepted == 12
    assert tally.steps > 12, "there was something to do in them"
    caplog.clear()


def test_eighty_hostile_boxes_are_answered(tmp_path: Path) -> None:
    tally = attack_boxes(tmp_path, 80)

    assert tally.failures == []
    assert 0 < tally.accepted < 80


@pytest.mark.parametrize("verb", [("map", "check"), ("map", "export"), ("match", "show")])
def test_the_number_that_ended_the_program_is_refused_in_one_sentence(
    verb: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """10^400 in the place of one coordinate (P1); `map export` printed a traceback."""
    if verb[0] == "map":
        path = tmp_path / "far.bpmap"
        document = json.loads((ROOT / "resources" / "maps" / "duel.bpmap").read_bytes())
        planets = document["content"]["board"]["planets"]
        next(one for one in planets.values() if one["natural"])["natural"][0]["at"][1] = 10**400
    else:
        path = tmp_path / "far.bpmatch"
        golden = ROOT / "tests" / "golden" / "two_greedy_on_a_board.bpmatch"
        document = json.loads(golden.read_bytes())
        created = document["entries"][0]["entry"]["outcome"]["events"][0]
        planet = next(one for one in created["board"]["planets"].values() if one.get("natural"))
        planet["natural"][0]["at"][1] = 10**400
    path.write_text(json.dumps(document), "utf-8")
    out = ["--out", str(tmp_path / "x.png")] if verb == ("map", "export") else []

    assert run([*verb, str(path), *out]) == 2

    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err
