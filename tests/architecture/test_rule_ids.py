"""Every rule and every worked example has a test that names it, and no id is made up.

rule_ids.txt lists the ids of rules/burning-planets.md; they are permanent.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT

IDS = (Path(__file__).parent / "rule_ids.txt").read_text("utf-8").split()
ID = re.compile(r"\b(?:BP-[A-Z]+-[HDX]?\d+|EX-\d+[a-m]?)\b")
ANY_GAME = re.compile(r"\b(?:BP|PA|PX)-[A-Z]+-[HDX]?\d+|\b(?:EX|AMB)-\d+")
IN_A_NAME = re.compile(r"_(?:bp_[a-z]+_[hdx]?\d+|ex_\d+[a-m]?)(?=_|\b)")
NOT_RULES = {"BP-RULE-1", "BP-TALLY-1", "BP-X-1"}
"""Stand-ins in tests of parts that know no game."""


def ids_in(text: str) -> set[str]:
    """Ids as they are written, and as they stand in the names of tests."""
    spoken = {name[1:].replace("_", "-").upper() for name in IN_A_NAME.findall(text)}
    return {*ID.findall(text), *(_with_small_letter(name) for name in spoken)}


def _with_small_letter(id_: str) -> str:
    return id_[:-1] + id_[-1].lower() if id_.startswith("EX-") else id_


@cache
def named_by_tests() -> frozenset[str]:
    """By test modules alone: helpers and data prove nothing."""
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__)]
    return frozenset(id_ for path in tests for id_ in ids_in(path.read_text("utf-8")))


def test_the_list_holds_every_rule_and_example_once() -> None:
    assert len(IDS) == len(set(IDS))
    assert sum(id_.startswith("BP-") for id_ in IDS) == 321
    assert sum(id_.startswith("EX-") for id_ in IDS) == 60


def test_every_rule_and_every_worked_example_is_named_by_a_test() -> None:
    unnamed = [id_ for id_ in IDS if id_ not in named_by_tests()]

    assert unnamed == []


def test_no_module_cites_a_rule_that_does_not_exist() -> None:
    wrong = {
        str(path.relative_to(ROOT)): sorted(found)
        for path in PACKAGE.rglob("*.py")
        if (found := set(ID.findall(path.read_text("utf-8"))) - set(IDS) - NOT_RULES)
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
