"""Files of any bytes are read or refused, in one sentence, and left as they were."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bp_desktop.core.bounds import MOST_FILE_BYTES
from tests.cli.run import Ran, run

GOLDEN = Path(__file__).parents[1] / "golden"
SAMPLE = (GOLDEN / "put_right.bpmatch").read_bytes()
SCENARIO = (GOLDEN / "bombardment.bpmatch").read_bytes()
PLAY = b'{"type": "roll_event"}\n{"type": "stop_match"}\n'
IN_ONE_FOLDER = settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def ask(path: Path, data: bytes) -> list[Ran]:
    """Every verb that opens a match, and one that opens a map."""
    path.write_bytes(data)
    asked = [
        run("match", "show", str(path), "--json"),
        run("match", "verify", str(path), "--json"),
        run("map", "check", str(path), "--json"),
        run("match", "play", str(path), "--commands", "-", "--json", given=PLAY),
    ]
    for ran in asked:
        assert ran.code in (0, 1, 2)
        assert "cli.fault" not in ran.err
        assert (ran.code == 2) == bool(ran.err)
        assert ran.err.count("\n") <= 1
    return asked


@IN_ONE_FOLDER
@given(data=st.binary(max_size=400))
def test_random_bytes_are_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.bpmatch"

    assert {ran.code for ran in ask(path, data)} == {2}
    assert path.read_bytes() == data


@IN_ONE_FOLDER
@given(seed=st.integers(0, 2**32), cuts=st.integers(1, 6))
def test_damaged_matches_are_refused_or_read(seed: int, cuts: int, tmp_path: Path) -> None:
    """Bytes changed, cut out and doubled anywhere in real files."""
    chance, data = Random(seed), bytearray(SAMPLE if seed % 2 else SCENARIO)
    for _ in range(cuts):
        at = chance.randrange(len(data))
        match chance.randrange(4):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.randrange(1, 40)]
            case 2:
                data[at:at] = data[at : at + chance.randrange(1, 40)]
            case _:
                data[at : at + 1] = chance.choice(
                    [b"9" * 30, b"-1", b"null", b'"', b"[[", b"1e999"]
                )

    ask(tmp_path / "x.bpmatch", bytes(data))


@IN_ONE_FOLDER
@given(seed=st.integers(0, 2**32))
def test_matches_with_other_values_in_them_are_refused_or_read(seed: int, tmp_path: Path) -> None:
    """Still JSON of the right shape outside: what is inside the steps makes no sense."""
    chance = Random(seed)
    data = json.loads(SAMPLE if seed % 2 else SCENARIO)
    for _ in range(chance.randrange(1, 4)):
        _spoil(data["entries"], chance)

    ask(tmp_path / "x.bpmatch", json.dumps(data).encode())


def _spoil(node: object, chance: Random) -> None:
    """Walk down somewhere and put something else there."""
    odd = [
        None,
        -1,
        10**9,
        "",
        "nobody",
        [],
        {},
        True,
        "player1",
        [0, 0],
        {"amounts": {"metal": -5}},
    ]
    while True:
        match node:
            case dict() if node:
                key = chance.choice(list(node))
            case list() if node:
                key = chance.randrange(len(node))
            case _:
                return
        child = node[key]
        if not isinstance(child, dict | list) or not child or chance.random() < 0.15:
            node[key] = chance.choice(odd)
            return
        node = child


WORDS = (
    "nobody", "red", "player1", "player2", "target", "home", "planet1", "red-1", "s0", "metal",
    "small", "cargo", "water", "cannon", "forest", "actions", "event_roll", "humans", "table", "",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 5, 10**9, 10**18)
COMMANDS: tuple[dict[str, object], ...] = (
    {"type": "roll_event"},
    {"type": "collect"},
    {"type": "build_structure", "planet": "target", "kind": "cannon", "at": [0, 0]},
    {"type": "build_structure", "planet": "planet1", "kind": "cannon"},
    {"type": "build_ship", "yard": "home", "class": "small"},
    {"type": "build_ship", "yard": "planet1", "class": "cargo"},
    {"type": "move_ship", "ship": "red-7", "to": [14, 18]},
    {"type": "attack", "attacker": "red-1", "target": "s0"},
    {"type": "conquer", "ship": "red-7", "planet": "target"},
    {"type": "bombard", "planet": "target"},
    {
        "type": "load_cargo",
        "ship": "player2-1",
        "site": "planet2",
        "goods": {"amounts": {"metal": 1}},
    },
    {
        "type": "load_cargo",
        "ship": "player2-1",
        "site": "planet1",
        "goods": {"amounts": {"metal": 1}},
    },
    {"type": "end_turn"},
    {"type": "roll_event"},
    {"type": "concede", "player": "blue"},
    {"type": "share_victory", "agreed": ["red", "blue"]},
    {"type": "stop_match"},
)


@IN_ONE_FOLDER
@given(seed=st.integers(0, 2**32))
def test_a_match_with_other_ids_and_numbers_in_its_events_is_refused_or_can_be_played(
    seed: int, tmp_path: Path
) -> None:
    """Every text stays a text and every number a number: what is read must work afterwards."""
    chance, path = Random(seed), tmp_path / "x.bpmatch"
    data = json.loads(SAMPLE if seed % 2 else SCENARIO)
    data["entries"] = data["entries"][: -1 if seed % 2 else -2]  # not over yet
    for _ in range(chance.randrange(1, 4)):
        events = [line["entry"].get("outcome", {}).get("events") for line in data["entries"]]
        node, key = chance.choice(list(_leaves(events)))
        node[key] = chance.choice(WORDS if isinstance(node[key], str) else NUMBERS)
    path.write_text(json.dumps(data), encoding="utf-8")
    lines = "\n".join(map(json.dumps, COMMANDS)).encode()

    shown = run("match", "show", str(path), "--json")
    played = run("match", "play", str(path), "--commands", "-", "--overrule", "--json", given=lines)

    assert "cli.fault" not in shown.err + played.err
    if played.code != 2:
        assert len(played.out.splitlines()) == len(COMMANDS)
        assert run("match", "verify", str(path)).code in (0, 1)


def _leaves(node: Any) -> Iterator[tuple[Any, Any]]:
    """Where texts and numbers stand, but for what says how to read the rest."""
    pairs = node.items() if isinstance(node, dict) else enumerate(node)
    for key, child in pairs:
        if isinstance(child, dict | list):
            yield from _leaves(child)
        elif isinstance(child, str | int) and not isinstance(child, bool) and key != "type":
            yield node, key


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"format":[' * 3, b'"\\ud800'])
def test_deep_nesting_is_refused(opening: bytes, tmp_path: Path) -> None:
    assert {ran.code for ran in ask(tmp_path / "x.bpmatch", opening * 50_000)} == {2}


def test_a_file_without_end_is_read_only_so_far(tmp_path: Path) -> None:
    path = tmp_path / "huge.bpmatch"
    with path.open("wb") as file:
        file.truncate(MOST_FILE_BYTES + 10**9)  # sparse: takes no room on the disk

    ran = run("match", "show", str(path))

    assert ran.code == 2
    assert "session.file.too_large" in ran.err
