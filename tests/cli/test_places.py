"""Every JSON answer that names a cell gives both: as files have it, and as people call it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bp_desktop.core.hexes import from_offset
from tests.cli.run import play, run


def shown(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("match", "show", str(path), "--json").out)
    return found


def cell_of(name: str, width: int, height: int, columns: int) -> list[int]:
    """The way back, as a reader of the handbook would write it."""
    tile, _, rest = name.partition(":")
    column, _, row = rest.partition(",")
    ty, tx = divmod(int(tile) - 1, columns)
    cell = from_offset(tx * width + int(column) - 1, ty * height + int(row) - 1)
    return [cell.q, cell.r]


def cells_in(told: Any) -> Iterator[tuple[list[int], str]]:
    """Pairs of a cell and its name, wherever they stand."""
    if isinstance(told, dict):
        at = told.get("at") or told.get("center")
        if at:
            yield at, told["place"]
        for inner in told.values():
            yield from cells_in(inner)
    elif isinstance(told, list):
        for inner in told:
            yield from cells_in(inner)


def test_everything_on_the_board_is_shown_with_the_name_of_its_cell(
    a_match: Path,
) -> None:
    told = shown(a_match)
    tiles = json.loads(a_match.with_suffix(".bpmap").read_bytes())["content"]["board"]["tiles"]
    columns = 1 + max(tx for tx, _ in tiles["places"])
    pairs = list(cells_in([told["planets"], told["asteroids"], told["ships"], told["space"]]))

    assert len(pairs) > 20
    for at, name in pairs:
        assert cell_of(name, tiles["width"], tiles["height"], columns) == at


def test_planets_are_shown_with_what_people_call_them(a_match: Path) -> None:
    called = [one["called"] for one in shown(a_match)["planets"]]

    assert called[:2] == ["Red's home", "Blue's home"]
    assert all(name.startswith("Planet ") and "(tile " in name for name in called[2:])
    assert len(set(called)) == len(called)


def test_what_happened_in_a_cell_is_told_with_its_name(a_match: Path) -> None:
    offered = json.loads(run("match", "offers", str(a_match), "--json").out)
    command = {"type": "roll_order", "faces": [20, 1]}
    play(a_match, command)
    offered = json.loads(run("match", "offers", str(a_match), "--json").out)
    cells = {f"{q},{r}" for one in offered["offers"] for q, r in cells_of(one)}
    assert cells
    assert set(offered["places"]) == cells
    placed = next(one["command"] for one in offered["offers"] if one["command"].get("at"))

    (line,) = play(a_match, placed).out.splitlines()

    answer = json.loads(line)
    assert answer["ok"], answer
    q, r = placed["at"]
    assert answer["places"][f"{q},{r}"] == offered["places"][f"{q},{r}"]


def cells_of(offer: dict[str, Any]) -> Iterator[list[int]]:
    if "at" in offer["command"]:
        yield offer["command"]["at"]
    for hole in offer.get("holes", ()):
        yield from (one for one in hole.get("one_of", ()) if isinstance(one, list))


def test_a_problem_of_a_map_names_its_cells_twice(a_map: Path) -> None:
    file = json.loads(a_map.read_bytes())
    board = file["content"]["board"]
    center = board["planets"]["p1"]["center"]
    next(iter(board["asteroids"].values()))["at"] = center
    a_map.write_text(json.dumps(file), "utf-8")

    found = json.loads(run("map", "check", str(a_map), "--json").out)["problems"]

    (rock,) = [one for one in found if one["message"]["key"] == "bp.map.asteroid_not_in_space"]
    assert rock["cells"] == [center]
    name = rock["places"]["{},{}".format(*center)]
    assert name.partition(":")[2] == "7,7"
    assert rock["message"]["args"]["cell"] == {"fact": "cell", "at": center, "place": name}
    assert name in run("map", "check", str(a_map)).out


@pytest.mark.parametrize("second", ["Anna:xenos", "ANNA :xenos"])
def test_two_players_of_one_name_cannot_begin(a_map: Path, second: str) -> None:
    out = a_map.with_name("x.bpmatch")
    players = ("--player", "Anna:humans", "--player", second)

    ran = run("match", "new", "--map", str(a_map), *players, "--out", str(out))

    assert ran.code == 2
    assert "bp.setup.namesakes" in ran.err
    assert not out.exists()
