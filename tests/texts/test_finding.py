"""Named things are found by what people type."""

import pytest

from bp_desktop.texts.finding import Findable, Finder


def finder(*things: Findable[str]) -> Finder[str]:
    made: Finder[str] = Finder()
    made.add(things)
    return made


TABLE = finder(
    Findable("ship", "Cargo ship 3", "ship", "Anna 3:7,2"),
    Findable("other", "Cargo ship 13", "ship", "Boris 1:1,1"),
    Findable("home", "Anna's home", "planet", "tile 3"),
    Findable("player", "Anna", "", "Player"),
    Findable("switch", "Switch between dark and light", "theme", "Program"),
    Findable("attack", "What can be done now", "attack load cargo", "Table"),
    Findable("new", "New map", "", "Box"),
    Findable(
        "rule", "", "", "Combat", "You attack only what stands beside you.", "BP-COMBAT-1", 0.8
    ),
    Findable("tenth", "", "", "Combat", "A miss is a miss.", "BP-COMBAT-10", 0.8),
)


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("cargo", "ship"),
        ("cargo 13", "other"),
        ("anna", "player"),
        ("anna home", "home"),
        ("ANNA'S HOME", "home"),
        ("attack", "attack"),
        ("attacking", "attack"),
        ("atack", "attack"),
        ("combat", "rule"),
        ("bp-combat-1", "rule"),
        ("BP-COMBAT-10", "tenth"),
        ("nm", "new"),
        ("n", "new"),
        ("where is the theme", "switch"),
        ("how do i attack what stands beside me", "rule"),
    ],
)
def test_the_first_answer_is_what_was_meant(asked: str, first: str) -> None:
    assert TABLE.search(asked)[0] == first


@pytest.mark.parametrize("asked", ["", "   ", "cgo", "xyzzy", "!", "qq"])
def test_what_nobody_is_called_finds_nothing(asked: str) -> None:
    assert TABLE.search(asked) == []


def test_nothing_is_found_twice_and_more_can_come() -> None:
    made = finder(Findable("a", "Alpha", "alpha", "alpha", "alpha"))
    assert made.search("alpha") == ["a"]

    made.add([Findable("b", "Alpha two")])

    assert made.search("alpha") == ["a", "b"]
    assert len(made) == 2
