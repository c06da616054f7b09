"""Matches of Parsec on the command line: begun, played, shown as each may see them, verified."""

import json
from pathlib import Path
from typing import Any

import pytest

from bp_desktop.core.dice import AppDice
from bp_desktop.games.parsec.library.steps import EnterDefinitions
from bp_desktop.games.parsec.library.system import set_system
from bp_desktop.resources import resource
from bp_desktop.session.document_file import write_document
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.cli.run import Ran, run
from tests.cli.schema_check import validate
from tests.games.parsec.sample import sample_set, tables

GOLDEN = Path(__file__).parents[1] / "golden" / "parsec"
MATCHES = sorted(GOLDEN.glob("*.bpmatch"))


def begin(tmp_path: Path, *more: str) -> tuple[Path, Ran]:
    path = tmp_path / "m.bpmatch"
    made = run(
        *("match", "new", "--game", "parsec", "--player", "Ada", "--player", "Boris"),
        *("--seed", "1", "--out", str(path), "--json", *more),
    )
    return path, made


def play(path: Path, *lines: dict[str, Any]) -> Ran:
    given = "\n".join(map(json.dumps, lines)).encode()
    return run("match", "play", str(path), "--commands", "-", "--seed", "1", given=given)


def shown(path: Path, *more: str) -> dict[str, Any]:
    ran = run("match", "show", str(path), "--json", *more)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def schema(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("schema", kind, "--game", "parsec").out)
    return found


def test_a_match_is_begun_with_samples_played_shown_and_verified(tmp_path: Path) -> None:
    """PA-APP-6, PA-DATA-3."""
    path, made = begin(tmp_path)
    assert made.code == 0, made.err
    told = json.loads(made.out)
    assert (told["sample"], [one["name"] for one in told["players"]]) == (True, ["Ada", "Boris"])

    played = play(path, {"type": "deal_modules"}, {"type": "accept_board"})
    position, lines = shown(path), run("match", "show", str(path)).out

    assert played.code == 0, played.err
    assert (position["stage"], position["columns"], len(position["modules"])) == ("setup", 3, 6)
    assert position["bank"] == {"titanium": 40, "energy": 40, "gold": 40}
    assert lines.startswith("<parsec.cli.set_up")
    assert json.loads(run("match", "verify", str(path), "--json").out)["ok"]


def test_hands_are_shown_to_their_owner_and_with_the_whole_file(tmp_path: Path) -> None:
    """PA-GAP-42."""
    path = GOLDEN / "two_on_a_board.bpmatch"
    data = json.loads(path.read_bytes())
    data["entries"] = data["entries"][:60]
    cut = tmp_path / "cut.bpmatch"
    cut.write_text(json.dumps(data), "utf-8")
    first, second = (one["id"] for one in shown(cut)["players"])

    for_all, for_first = shown(cut, "--viewer", "table"), shown(cut, "--viewer", first)

    assert [one["hand"] for one in for_all["players"]] == [None, None]
    assert [one["cards"] for one in for_all["players"]] == [None, None]
    assert [one["hand"] is None for one in for_first["players"]] == [False, True]
    assert all(one["hand_count"] is not None for one in for_all["players"])
    assert all(one["hand"] is not None for one in shown(cut)["players"])
    assert run("match", "show", str(cut), "--viewer", "nobody").code == 2
    assert second in {one["owner"] for one in for_all["units"]}


def test_options_teams_and_a_board_of_ones_own(tmp_path: Path) -> None:
    """PA-GAP-4, PA-VTEAM-1."""
    out = tmp_path / "six.bpmatch"
    names = ("Ada:1", "Boris:2", "Chiara:3", "Dora:1", "Emil:2", "Fay:3")
    players = [word for name in names for word in ("--player", name)]

    made = run(
        *("match", "new", "--game", "parsec", *players, "--option", "variant.alliances=true"),
        *("--option", "bank.on_empty=unlimited", "--custom", "4x3:7:9:5", "--out", str(out)),
    )

    position = shown(out)
    assert made.code == 0, made.err
    assert [one["team"] for one in position["players"]] == [1, 2, 3, 1, 2, 3]
    assert position["options"]["win"]["custom"]["dominated_modules"] == 7
    assert position["bank"] is None


@pytest.mark.parametrize(
    "more",
    [
        ("--player", "Chiara:9"),
        ("--player", ":1"),
        ("--option", "variant.nonsense=true"),
        ("--option", "time.tie=often"),
        ("--custom", "4x4"),
        ("--custom", "99x99:1:1:1"),
        ("--player", "Ada"),
        ("--definitions", "/nowhere/at/all.toml"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, more: tuple[str, ...]
) -> None:
    path, made = begin(tmp_path, *more)

    assert made.code == 2
    assert made.err.startswith("bp-desktop: <")
    assert not path.exists()


def test_definitions_come_from_files_and_mixing_them_has_to_be_said(tmp_path: Path) -> None:
    """PA-DATA-1, -4."""
    samples = [
        word
        for name in ("sample_modules", "sample_events")
        for word in ("--definitions", str(resource("rules", "parsec", f"{name}.toml")))
    ]
    own, bad = tmp_path / "own.toml", tmp_path / "bad.toml"
    factions = "".join(f'[[faction]]\nid = "f{one}"\nname = "Miners {one}"\n' for one in (1, 2))
    own.write_text(f'origin = "owner"\n{factions}', "utf-8")
    bad.write_text('origin = "owner"\n[[faction]]\nname = "Miners"\nid = 3\n', "utf-8")

    _path, alone = begin(tmp_path, *samples, "--option", "variant.no_factions=true")
    _path, objected = begin(tmp_path, *samples, "--definitions", str(own), "--force")
    _path, mixed = begin(tmp_path, *samples, "--definitions", str(own), "--force", "--mixed")
    _path, wrong = begin(tmp_path, "--definitions", str(bad), "--force")
    few = ("--definitions", str(own), "--force", "--mixed", "--player", "Chiara")
    _path, too_few = begin(tmp_path, *samples, *few)

    assert alone.code == 0, alone.err
    assert (objected.code, json.loads(objected.out)["rules"]) == (1, ["PA-DATA-4"])
    assert mixed.code == 0, mixed.err
    assert (too_few.code, json.loads(too_few.out)["rules"]) == (2, ["PA-SETUP-12"])
    assert wrong.code == 2
    assert "parsec.set.mistake" in wrong.err


def test_definitions_come_from_a_set_too(tmp_path: Path) -> None:
    """PA-DATA-1, -5: a `.bpset` is read as it stands there."""
    session = Session(set_system(tables()), MemoryJournal(), AppDice(1))
    session.submit(EnterDefinitions(sample_set()))
    ours, broken = tmp_path / "ours.bpset", tmp_path / "broken.bpset"
    ours.write_bytes(write_document(session, "Ours"))
    broken.write_bytes(b'{"format": 3}')

    path, made = begin(tmp_path, "--definitions", str(ours))
    _path, wrong = begin(tmp_path, "--definitions", str(broken), "--force")

    assert made.code == 0, made.err
    assert shown(path)["sample"]
    assert wrong.code == 2
    assert "session.file" in wrong.err


def test_without_definitions_cards_are_counted_beside_a_real_board(tmp_path: Path) -> None:
    """PA-DATA-7."""
    path, made = begin(tmp_path, "--without-definitions", "--option", "variant.no_factions=true")

    assert made.code == 0, made.err
    assert not json.loads(made.out)["sample"]
    position = shown(path)
    assert (position["positions"], position["deck"]) == ("table", 70)


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_golden_matches_fit_the_schemas_and_verify(path: Path) -> None:
    data, found, commands = json.loads(path.read_bytes()), schema("match"), schema("commands")

    validate(data, found, found)
    for line in data["entries"]:
        outcome = line["entry"].get("outcome")
        if outcome is not None:
            validate(outcome["command"], commands, commands)
    assert json.loads(run("match", "verify", str(path), "--json").out)["ok"]


def test_definitions_have_a_schema() -> None:
    assert "EventDefinition" in schema("definitions")["$defs"]
    assert "ParsecSet" in schema("set")["$defs"]
    assert "PlaceBody" in schema("set-commands")["$defs"]
    assert run("schema", "map", "--game", "parsec").code == 2


@pytest.mark.usefixtures("qapp")
def test_rules_are_told_and_printed(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.pdf"

    told = run("rules", "--game", "parsec", "PA-ARMS-1", "--language", "it")
    printed = run("rules", "--game", "parsec", "--cheat-sheet", str(sheet))
    of_match = run(
        *("rules", "--game", "parsec", "--cheat-sheet", str(tmp_path / "match.pdf")),
        *("--match", str(MATCHES[0]), "--language", "ru"),
    )

    assert told.code == 0
    assert "PA-ARMS-1" in told.out
    assert (printed.code, of_match.code) == (0, 0), printed.err + of_match.err
    assert sheet.read_bytes().startswith(b"%PDF")
