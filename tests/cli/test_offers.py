"""`match offers` and `match play --dry-run`: what would be allowed, without playing it."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bp_desktop.cli.main import build_parser
from bp_desktop.cli.matches import offers_now
from bp_desktop.games.burning_planets.ids import Positions
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from tests.cli.run import BURNING_PLANETS, run
from tests.games.burning_planets.match.build import BLUE, DUO, RED, acting, purse, with_treasury

GOLDEN = Path(__file__).parents[1] / "golden"


def lines_of(path: Path) -> list[dict[str, Any]]:
    entries = json.loads(path.read_bytes())["entries"]
    return [one["entry"]["outcome"]["command"] for one in entries if "outcome" in one["entry"]]


def cut(path: Path, steps: int, to: Path) -> Path:
    """The same match as it was after some lines."""
    file = json.loads(path.read_bytes())
    file["entries"] = file["entries"][:steps]
    to.write_bytes(json.dumps(file).encode())
    return to


def tried(path: Path, *commands: dict[str, Any]) -> list[dict[str, Any]]:
    lines = "\n".join(map(json.dumps, commands)).encode()
    ran = run("match", "play", str(path), "--commands", "-", "--json", "--dry-run", given=lines)
    return [json.loads(line) for line in ran.out.splitlines()]


@pytest.mark.parametrize("name", ["two_greedy_on_a_board", "three_mixed_beside_a_board"])
@pytest.mark.parametrize("steps", [1, 30, 90])
def test_every_offer_has_the_answer_that_playing_it_would_get(
    name: str, steps: int, tmp_path: Path
) -> None:
    path = cut(GOLDEN / f"{name}.bpmatch", steps, tmp_path / "m.bpmatch")
    before = path.read_bytes()

    ran = run("match", "offers", str(path), "--json")

    offers = json.loads(ran.out)["offers"]
    assert ran.code == 0
    assert any(one["ok"] for one in offers)
    for one in offers:
        [answer] = tried(path, one["command"])
        assert answer["ok"] == one["ok"], one
        if not one["ok"]:
            assert (answer["kind"], answer["rules"]) == (one["kind"], one["rules"])
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("deed", "field"), [("build_structure", "at"), ("build_ship", "count"), ("move_ship", "to")]
)
def test_any_cell_and_number_of_a_hole_is_allowed_too(
    deed: str, field: str, tmp_path: Path
) -> None:
    """Where somebody did such a thing, right before."""
    whole = GOLDEN / "two_greedy_on_a_board.bpmatch"
    entries = json.loads(whole.read_bytes())["entries"]
    steps = [
        number
        for number, one in enumerate(entries)
        if one["entry"].get("outcome", {}).get("command", {}).get("type") == deed
    ]
    filled: list[dict[str, Any]] = []
    while not filled:
        path = cut(whole, steps.pop(), tmp_path / "m.bpmatch")
        offers = json.loads(run("match", "offers", str(path), "--json").out)["offers"]
        filled = [
            {**one["command"], hole["field"]: value}
            for one in offers
            for hole in one.get("holes", ())
            if (one["command"]["type"], hole["field"]) == (deed, field)
            for value in hole.get("one_of") or (hole["least"], hole["most"])
        ]
    for command in filled[:: max(1, len(filled) // 20)]:
        assert tried(path, command)[0]["ok"], command


def test_a_dry_run_answers_as_playing_does_and_leaves_the_file(tmp_path: Path) -> None:
    whole = GOLDEN / "two_greedy_on_a_board.bpmatch"
    commands = lines_of(whole)
    path = cut(whole, 1, tmp_path / "m.bpmatch")
    before = path.read_bytes()
    lines = "\n".join(map(json.dumps, commands[1:12])).encode()
    play = ("match", "play", str(path), "--commands", "-", "--json", "--seed", "5")

    dry = run(*play, "--dry-run", given=lines)
    untouched = path.read_bytes() == before
    real = run(*play, given=lines)

    assert untouched
    assert (dry.code, dry.out) == (real.code, real.out)
    assert path.read_bytes() != before


def test_offers_are_told_to_people_with_why_not(tmp_path: Path) -> None:
    path = cut(GOLDEN / "two_greedy_on_a_board.bpmatch", 30, tmp_path / "m.bpmatch")

    ran = run("match", "offers", str(path))

    assert ran.code == 0
    assert any(line.startswith("- ") and "BP-" in line for line in ran.out.splitlines())
    assert any(line.startswith('{"type"') for line in ran.out.splitlines())


def test_a_finished_match_offers_nothing() -> None:
    ran = run("match", "offers", str(GOLDEN / "two_rich_on_a_board.bpmatch"), "--json")

    found = json.loads(ran.out)
    assert (ran.code, found["seat"]) == (0, None)
    assert not any(one["ok"] for one in found["offers"])


# --- new files


@pytest.fixture
def a_map(tmp_path: Path) -> Path:
    path = tmp_path / "a.bpmap"
    assert (
        run("map", "new", "--players", "humans,xenos", "--seed", "3", "--out", str(path)).code == 0
    )
    return path


def test_without_players_those_of_the_map_sit_down(a_map: Path, tmp_path: Path) -> None:
    file = json.loads(a_map.read_bytes())
    seats = file["content"]["seats"]
    seats[0] |= {"name": "Zoë", "color": 4}
    a_map.write_bytes(json.dumps(file).encode())
    out = tmp_path / "a.bpmatch"

    ran = run("match", "new", "--map", str(a_map), "--out", str(out), "--json")
    shown = json.loads(run("match", "show", str(out), "--json").out)

    assert ran.code == 0, ran.err
    assert [(one["name"], one["faction"]) for one in json.loads(ran.out)["players"]] == [
        ("Zoë", "humans"),
        ("Player 2", "xenos"),
    ]
    assert [one["color"] for one in shown["players"]] == [4, seats[1].get("color", 0)]


@pytest.mark.parametrize("verb", ["map new", "match new", "map export"])
def test_a_file_that_is_there_stays_unless_forced(verb: str, a_map: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    out.write_bytes(b"precious")
    more = {
        "map new": ("--players", "humans,xenos"),
        "match new": ("--map", str(a_map)),
        "map export": (str(a_map),),
    }[verb]

    kept = run(*verb.split(), *more, "--out", str(out), "--json")

    assert (kept.code, out.read_bytes()) == (2, b"precious")
    assert kept.err.count("\n") == 1
    assert json.loads(kept.out)["messages"][0]["key"] == "cli.file_exists"
    if verb != "map export":  # needs Qt: see test_export.py
        assert run(*verb.split(), *more, "--out", str(out), "--force").code == 0
        assert out.read_bytes() != b"precious"


def test_what_cannot_be_read_is_one_sentence_and_one_object(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"noise")

    for verb in ("show", "offers", "verify"):
        ran = run("match", verb, str(tmp_path / "x"), "--json")
        assert (ran.code, ran.err.count("\n"), ran.out.count("\n")) == (2, 1, 1)
        assert json.loads(ran.out)["messages"][0]["key"] == "session.file.not_ours"


def test_a_line_that_is_not_understood_has_its_object_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran = run("match", "show", "--json")

    assert ran.code == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert json.loads(ran.out)["ok"] is False


def test_a_new_match_can_be_of_every_kind_the_rules_know() -> None:
    parser = build_parser(BURNING_PLANETS)
    base = ["match", "new", "--out", "x"]

    for positions in Positions:
        assert parser.parse_args([*base, "--positions", positions.value]).positions == positions
    for one in Enforcement:
        assert parser.parse_args([*base, "--enforcement", one.value]).enforcement == one


def test_offers_tell_nothing_that_others_keep_hidden() -> None:
    """BP-APP-6: not even how much a partner could give."""
    match = acting(DUO, Options(direct_transfer=True, treasury_visibility="owner"))
    match = with_treasury(
        with_treasury(match, RED, purse(20, 20, 20, 20)), BLUE, purse(707, 708, 709, 711)
    )
    game = table_game()
    assert not game.sees(match, BLUE, RED)

    offers = offers_now(game, match)

    said = msgspec.json.encode([one.holes for one in offers if one.holes]).decode()
    assert "biomass" in said
    assert not re.search(r"\b7\d\d\b", said)
