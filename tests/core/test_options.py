"""Options of any game: one value read or changed by its key, presets, and a group of another's."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.options import OptionList, load_option_rows, value_of, with_choice, with_pairs

RULE = "R-1"


class Deck(msgspec.Struct, frozen=True):
    red: Annotated[int, Meta(ge=1, le=9)] = 3
    blue: Annotated[int, Meta(ge=1, le=9)] = 3


class Rules(msgspec.Struct, frozen=True):
    """The options of a game of cards."""

    jokers: bool = False
    trumps: Literal["drawn", "agreed"] = "drawn"
    deck: Deck = Deck()


ROWS = load_option_rows(
    """
[[option]]
key = "jokers"
group = "play"
question = "Q-1"
default = false

[[option]]
key = "trumps"
group = "play"
question = "Q-2"
default = "drawn"
values = ["drawn", "agreed"]

[[option]]
key = "deck.red"
group = "deck"
question = "Q-3"
default = 3
least = 1
most = 9

[[option]]
key = "deck.blue"
group = "deck"
question = "Q-3"
default = 3
least = 1
most = 9
"""
)
CARDS = OptionList(ROWS, Rules(), (RULE,), {"book": {}, "wild": {"jokers": True, "deck.red": 9}})


def test_an_option_is_changed_and_read_by_its_key() -> None:
    changed = with_choice(with_choice(Rules(), "deck.red", 5), "trumps", "agreed")

    assert changed == Rules(trumps="agreed", deck=Deck(red=5))
    assert [value_of(changed, row.key) for row in ROWS] == [False, "agreed", 5, 3]


@pytest.mark.parametrize("key", ["", "luck", "deck.green", "jokers.many", "luck.good", "x" * 99])
def test_a_key_there_is_none_of_is_refused_by_the_rule_for_it(key: str) -> None:
    with pytest.raises(Refused) as caught:
        CARDS.with_choice(Rules(), key, True)

    assert caught.value.messages == (say("core.options.unknown", RULE, option=key[:60]),)


@pytest.mark.parametrize(
    ("key", "value"), [("trumps", "stolen"), ("deck.red", 10), ("jokers", "yes"), ("deck", 3)]
)
def test_a_value_there_is_none_of_is_refused_by_the_rule_for_it(key: str, value: str | int) -> None:
    with pytest.raises(Refused) as caught:
        CARDS.with_choice(Rules(), key, value)

    told = say("core.options.bad_value", RULE, option=key, value=str(value))
    assert caught.value.messages == (told,)


def test_pairs_are_read_as_numbers_switches_and_words() -> None:
    assert with_pairs(Rules(), ("jokers=true", " deck.blue = 7", "trumps=agreed")) == Rules(
        jokers=True, trumps="agreed", deck=Deck(blue=7)
    )
    with pytest.raises(Refused) as caught:
        with_pairs(Rules(), ("jokers",), RULE)

    assert caught.value.messages == (say("core.options.not_a_pair", RULE, text="jokers"),)


def test_presets_are_made_and_known_again() -> None:
    wild = CARDS.preset("wild")

    assert wild == Rules(jokers=True, deck=Deck(red=9))
    assert [CARDS.preset_of(one) for one in (Rules(), wild, Rules(jokers=True))] == [
        "book",
        "wild",
        "",
    ]


def test_a_group_is_taken_from_other_options() -> None:
    other = Rules(trumps="agreed", deck=Deck(red=7, blue=8))

    merged = CARDS.with_group_of(Rules(jokers=True), other, "deck")

    assert merged == Rules(jokers=True, deck=Deck(red=7, blue=8))
