"""`bp-desktop schema` describes real files and real commands, and nothing else."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.run import run
from tests.cli.schema_check import Mismatch, validate

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = Path(__file__).with_name("schema_names.json")
MATCHES = sorted(GOLDEN.glob("*.bpmatch"))


PUBLISHED = (
    *("map", "match", "commands", "plan"),
    *("match --game=parsec", "commands --game=parsec", "definitions --game=parsec"),
)


def schema(kind: str) -> dict[str, Any]:
    ran = run("schema", *kind.split())
    assert ran.code == 0
    found: dict[str, Any] = json.loads(ran.out)
    return found


@pytest.mark.parametrize("kind", ["map", "match", "commands"])
def test_a_schema_is_json_whose_references_lead_somewhere(kind: str) -> None:
    text = run("schema", kind).out
    found = json.loads(text)

    assert found["$schema"].startswith("https://json-schema.org/")
    for part in text.split('"$ref": "')[1:]:
        name = part.split('"')[0].removeprefix("#/$defs/")
        assert name in found["$defs"]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_golden_matches_fit_the_schema_of_matches(path: Path) -> None:
    found = schema("match")

    validate(json.loads(path.read_bytes()), found, found)


def test_every_command_ever_given_fits_the_schema_of_commands() -> None:
    found = schema("commands")
    for path in MATCHES:
        for line in json.loads(path.read_bytes())["entries"]:
            outcome = line["entry"].get("outcome")
            if outcome is not None:
                validate(outcome["command"], found, found)


def test_every_command_of_maps_is_described_beside_those_of_matches() -> None:
    tags = schema("commands")["$defs"]["map_commands"]["discriminator"]["mapping"]

    assert {"create_map", "place_planet", "together", "generate_map", "roll_next"} <= tags.keys()
    assert len(tags) == 48


def test_a_new_map_fits_the_schema_of_maps_and_not_that_of_matches(tmp_path: Path) -> None:
    path = tmp_path / "a.bpmap"
    run("map", "new", "--players", "humans,xenos", "--seed", "1", "--out", str(path))
    data, found = json.loads(path.read_bytes()), schema("map")

    validate(data, found, found)
    with pytest.raises(Mismatch):
        validate(data, schema("match"), schema("match"))


@pytest.mark.parametrize(
    "command",
    [
        {"type": "fly"},
        {"type": "end_turn", "why": "because"},
        {"type": "move_ship"},
        {"type": "build_ship", "yard": "p1", "class": "small", "count": 101},
        {"type": "enter_phase", "phase": "lunch"},
        [],
    ],
)
def test_what_is_no_command_does_not_fit(command: object) -> None:
    found = schema("commands")

    with pytest.raises(Mismatch):
        validate(command, found, found)


def test_what_the_schema_lets_pass_the_program_reads_too() -> None:
    from bp_desktop.games.burning_planets.match.system import Command

    found = schema("commands")
    line = {"type": "move_ship", "ship": "red-1", "path": [[1, 2], [1, 3]]}

    validate(line, found, found)
    assert msgspec.convert(line, Command) is not None


@pytest.mark.parametrize("kind", PUBLISHED)
def test_definitions_have_the_names_that_were_published(kind: str) -> None:
    """People's programs refer to them: whoever moves or renames a class leaves them alone, and
    whoever changes the format adds to the list (python -m tests.cli.test_schema)."""
    found = schema(kind)

    assert sorted(found["$defs"]) == published()[kind]
    assert all(part["title"] == name for name, part in found["$defs"].items() if "title" in part)


def test_no_name_tells_where_a_class_stands() -> None:
    assert "bp_desktop" not in "".join(run("schema", *kind.split()).out for kind in published())


def published() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(NAMES.read_text(encoding="utf-8"))
    return found


def test_another_kind_of_schema_is_bad_usage() -> None:
    assert run("schema", "weather").code == 2


if __name__ == "__main__":
    names = {kind: sorted(schema(kind)["$defs"]) for kind in PUBLISHED}
    NAMES.write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")
