"""Every rule and every worked example has a test that names it, and no id is made up.

rule_ids_<game>.txt lists the ids of a game's specification; they are permanent. A test may name
several of one chapter in a row, as sentences do: the first in full, then " to -4" or ", -7".
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT

IDS = {
    file.stem.removeprefix("rule_ids_"): file.read_text("utf-8").split()
    for file in sorted(Path(__file__).parent.glob("rule_ids_*.txt"))
}
"""By game."""
EVERY_ID = frozenset(id_ for ids in IDS.values() for id_ in ids)
COUNTED = {"burning_planets": {"BP": 321, "EX": 60}, "parsec": {"PA": 402}}
"""How many ids there are by what they begin with."""

ID = re.compile(r"\b(?:BP-[A-Z]+-[HDX]?\d+|PA-[A-Z]+-\d+|(?<!PA-)EX-\d+[a-m]?)\b")
ROW = re.compile(r"\b((?:BP|PA)-[A-Z]+)-(\d+)((?:(?:,| to| and)\s+-\d+)+)")
FURTHER = re.compile(r"(,| to| and)\s+-(\d+)")
ANY_GAME = re.compile(r"\b(?:BP|PA|PX)-[A-Z]+-[HDX]?\d+|\b(?:EX|AMB)-\d+")
IN_A_NAME = re.compile(r"_(?:bp_[a-z]+_[hdx]?\d+|pa_[a-z]+_\d+|(?<!_pa_)ex_\d+[a-m]?)(?=_|\b)")
NOT_RULES = {"BP-RULE-1", "BP-TALLY-1", "BP-X-1"}
"""Stand-ins in tests of parts that know no game."""


def ids_in(text: str) -> set[str]:
    """Ids as they are written, in a row, and as they stand in the names of tests."""
    spoken = {name[1:].replace("_", "-").upper() for name in IN_A_NAME.findall(text)}
    listed = {id_ for found in ROW.finditer(text) for id_ in _in_a_row(*found.groups())}
    return {*ID.findall(text), *listed, *(_with_small_letter(name) for name in spoken)}


def _in_a_row(chapter: str, first: str, others: str) -> Iterator[str]:
    last = int(first)
    for word, number in FURTHER.findall(others):
        for one in range(last + 1 if word == " to" else int(number), int(number) + 1):
            yield f"{chapter}-{one}"
        last = int(number)


def _with_small_letter(id_: str) -> str:
    return id_[:-1] + id_[-1].lower() if id_.startswith("EX-") else id_


@cache
def named_by_tests() -> frozenset[str]:
    """By test modules alone: helpers and data prove nothing."""
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__)]
    return frozenset(id_ for path in tests for id_ in ids_in(path.read_text("utf-8")))


@pytest.mark.parametrize("game", IDS)
def test_the_list_holds_every_rule_and_example_once(game: str) -> None:
    assert len(IDS[game]) == len(set(IDS[game]))
    assert Counter(id_.partition("-")[0] for id_ in IDS[game]) == COUNTED[game]


@pytest.mark.parametrize("game", IDS)
def test_every_rule_and_every_worked_example_is_named_by_a_test(game: str) -> None:
    assert IDS[game]
    assert [id_ for id_ in IDS[game] if id_ not in named_by_tests()] == []


def test_no_module_cites_a_rule_that_does_not_exist() -> None:
    wrong = {
        str(path.relative_to(ROOT)): sorted(found)
        for path in PACKAGE.rglob("*.py")
        if (found := ids_in(path.read_text("utf-8")) - EVERY_ID - NOT_RULES)
    }

    assert wrong == {}


@pytest.mark.parametrize(
    "room",
    ["core", "session", "storage", "games/system.py", "games/table.py", "games/shared"],
)
def test_what_every_game_uses_cites_the_rules_of_none(room: str) -> None:
    place = PACKAGE / room
    found = [
        f"{path.relative_to(ROOT)}: {id_}"
        for path in (place.rglob("*.py") if place.is_dir() else (place,))
        for id_ in ANY_GAME.findall(path.read_text("utf-8"))
    ]

    assert found == []


def test_ids_are_found_in_sentences_and_in_names() -> None:
    assert ids_in("def test_moving_as_in_ex_32a_works() -> None:") == {"EX-32a"}
    assert ids_in('"""BP-FAC-H12, and bp_ship_3 in test_bp_ship_3"""') == {
        "BP-FAC-H12",
        "BP-SHIP-3",
    }
    assert ids_in("PA-PROD-1 to -3, -7, PA-EX-4 and -6") == {
        "PA-PROD-1",
        "PA-PROD-2",
        "PA-PROD-3",
        "PA-PROD-7",
        "PA-EX-4",
        "PA-EX-6",
    }
    assert ids_in("def test_pa_ex_12_as_told() -> None:") == {"PA-EX-12"}
