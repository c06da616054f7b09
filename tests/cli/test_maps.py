"""`map new` and `map check`: repeatable maps, every problem, one sentence for bad input."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.document_file import read_header
from tests.cli.run import Ran, run


def new_map(path: Path, *more: str, players: str = "humans,digitals,xenos", seed: str = "7") -> Ran:
    return run("map", "new", "--players", players, "--seed", seed, *more, "--out", str(path))


def content(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bytes(read_header(path.read_bytes()).content))
    return found


def edit(path: Path, change: Any) -> None:
    """Change the content of a map file as a person with an editor would."""
    data = json.loads(path.read_bytes())
    change(data["content"])
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.fixture
def a_map(tmp_path: Path) -> Path:
    path = tmp_path / "a.bpmap"
    assert new_map(path).code == 0
    return path


def test_the_example_of_the_design_makes_a_map_without_problems(tmp_path: Path) -> None:
    """EX-11: three players, six planets; a board of 4 x 2 tiles."""
    path = tmp_path / "x.bpmap"

    ran = new_map(path, "--tiles", "4x2", "--modifier-die", "6", "--json")

    answer = json.loads(ran.out)
    assert (ran.code, answer["tiles"], answer["planets"]) == (0, 8, 6)
    assert 9 <= answer["asteroids"] <= 14
    assert run("map", "check", str(path)).code == 0


def test_the_same_seed_gives_the_same_map_and_another_seed_another(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a", "b", "c")]
    for path, seed in zip(paths, ("7", "7", "8"), strict=True):
        new_map(path, seed=seed)

    first, second, third = (content(path) for path in paths)
    assert first == second
    assert first["board"] != third["board"]


def test_options_are_kept_in_the_map(tmp_path: Path) -> None:
    path = tmp_path / "o.bpmap"

    new_map(path, "--option", "tile_width=15", "--option", "second_planet_owned=true")

    kept = msgspec.convert(content(path)["options"], Options)
    assert kept == Options(tile_width=15, second_planet_owned=True)
    assert content(path)["board"]["tiles"]["width"] == 15


def test_tiles_are_of_the_size_that_is_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "wide.bpmap"

    ran = run("map", "new", "--players", "humans,xenos", "--tile-size", "15x17", "--out", str(out))

    tiles = json.loads(out.read_bytes())["content"]["board"]["tiles"]
    assert ran.code == 0
    assert (tiles["width"], tiles["height"]) == (15, 17)


def test_every_table_option_is_listed_with_its_usual_value(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran = run("map", "new", "--list-options")

    listed = dict(line.split("=", 1) for line in capsys.readouterr().out.splitlines())
    assert ran.code == 0
    assert set(listed) == set(Options.__struct_fields__)
    assert listed["tile_width"] == "13"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "humans,robots"),
        ("--players", "humans"),
        ("--players", ""),
        ("--players", "humans,xenos", "--tiles", "4by2"),
        ("--players", "humans,xenos", "--tiles", "1x1"),
        ("--players", "humans,xenos", "--option", "gravity=9"),
        ("--players", "humans,xenos", "--option", "tile_width"),
        ("--players", "humans,xenos", "--option", "tile_width=1000"),
        ("--players", "humans,xenos", "--modifier-die", "7"),
    ],
)
def test_what_makes_no_sense_is_one_sentence_and_writes_nothing(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "no.bpmap"

    ran = run("map", "new", *arguments, "--out", str(path))

    said = capsys.readouterr().err + ran.err
    assert ran.code == 2
    assert said.count("\n") == 1
    assert not path.exists()


def test_a_map_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    ran = new_map(tmp_path / "no" / "such" / "folder.bpmap")

    assert ran.code == 2
    assert "shared.file.unwritable" in ran.err


def test_a_broken_rule_is_listed_with_its_cells_and_exit_code_1(a_map: Path) -> None:
    """BP-AST-7: two asteroids side by side."""

    def crowd(found: dict[str, Any]) -> None:
        rocks = found["board"]["asteroids"]
        (q, r) = next(iter(rocks.values()))["at"]
        rocks["extra"] = {"id": "extra", "at": [q + 1, r]}

    edit(a_map, crowd)

    ran = run("map", "check", str(a_map), "--json")

    answer = json.loads(ran.out)
    assert (ran.code, answer["ok"]) == (1, False)
    [problem] = [one for one in answer["problems"] if one["rule"] == "BP-AST-7"]
    assert problem["severity"] == "error"
    assert len(problem["cells"]) == 2
    assert "BP-AST-7" in run("map", "check", str(a_map)).out


def test_a_map_nothing_can_be_done_with_is_a_no_with_reasons(a_map: Path) -> None:
    def nonsense(found: dict[str, Any]) -> None:
        next(iter(found["board"]["planets"].values()))["size"] = "colossal"

    edit(a_map, nonsense)

    ran = run("map", "check", str(a_map), "--json")

    assert ran.code == 1
    assert json.loads(ran.out)["problems"][0]["severity"] == "error"


def test_a_map_whose_content_was_left_out_is_read_from_its_history(a_map: Path) -> None:
    data = json.loads(a_map.read_bytes())
    del data["content"]
    a_map.write_text(json.dumps(data), encoding="utf-8")

    assert run("map", "check", str(a_map)).code == 0


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "other"}', "\0\0\0", "null"])
def test_a_file_of_other_bytes_is_unreadable(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.bpmap"
    path.write_text(text, encoding="utf-8")

    ran = run("map", "check", str(path))

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_content_of_another_shape_is_unreadable(a_map: Path) -> None:
    edit(a_map, lambda found: found.update(board=[1, 2, 3]))

    ran = run("map", "check", str(a_map))

    assert ran.code == 2
    assert "session.file.bad_content" in ran.err


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    assert "shared.file.missing" in run("map", "check", str(tmp_path / "gone.bpmap")).err
