"""Holes are filled in as many ways as they say, and with nothing they do not allow."""

from random import Random

import msgspec
import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import (
    AmountHole,
    CountHole,
    Hole,
    Offer,
    OneOfHole,
    SomeOfHole,
    drawn,
    every_way,
)
from tests.perft import covers


class Order(msgspec.Struct, frozen=True):
    what: str = "a"
    first: int = 1
    second: int = 0
    some: tuple[str, ...] = ("a", "b")
    goods: Purse = Purse.of(metal=1)


ONE = OneOfHole("what", ("a", "b", "c"))
SOME = SomeOfHole("some", ("a", "b", "c", "d"), 2)
IN_ORDER = SomeOfHole("some", ("a", "b", "c", "d"), 2, ordered=True)
COUNT = CountHole(("first",), 1, 4)
BOTH = CountHole(("first", "second"), 1, 2)
GOODS = AmountHole("goods", Purse.of(metal=3, food=2))


@pytest.mark.parametrize(
    ("holes", "number"),
    [
        ((), 1),
        ((ONE,), 3),
        ((SOME,), 6),
        ((IN_ORDER,), 12),
        ((COUNT,), 4),
        ((BOTH,), 5),
        ((GOODS,), 1),
        ((ONE, COUNT, GOODS), 12),
    ],
)
def test_an_offer_stands_for_so_many_commands(holes: tuple[Hole, ...], number: int) -> None:
    offer = Offer(Order(), holes=holes)

    commands = list(every_way(offer))

    assert len(commands) == len(set(commands)) == number
    assert all(covers(offer, one) for one in commands)


@given(
    holes=st.lists(
        st.sampled_from((ONE, SOME, IN_ORDER, COUNT, BOTH, GOODS)),
        unique_by=lambda hole: hole[0],
    ).filter(lambda holes: not {COUNT, BOTH} <= set(holes)),
    seed=st.integers(0, 999),
)
def test_what_is_drawn_is_one_of_them(holes: list[Hole], seed: int) -> None:
    offer = Offer(Order(), holes=tuple(holes))

    assert covers(offer, drawn(offer, Random(seed)))


@given(
    most=st.dictionaries(st.sampled_from("bcfm"), st.integers(1, 9), min_size=1),
    total=st.none() | st.integers(1, 40),
    least=st.sampled_from((0, 1)),
    seed=st.integers(0, 999),
)
def test_amounts_keep_within_their_bounds(
    most: dict[str, int], total: int | None, least: int, seed: int
) -> None:
    offer = Offer(Order(), holes=(AmountHole("goods", Purse(most), total, least),))

    assert covers(offer, drawn(offer, Random(seed)))


def test_all_sorts_of_amounts_are_drawn() -> None:
    offer = Offer(Order(), holes=(AmountHole("goods", Purse.of(metal=2, food=1), least=0),))

    found = {drawn(offer, Random(seed)).goods for seed in range(200)}

    assert found == {
        EMPTY,
        Purse.of(metal=1),
        Purse.of(metal=2),
        Purse.of(food=1),
        Purse.of(metal=1, food=1),
        Purse.of(metal=2, food=1),
    }


def test_a_value_outside_of_a_hole_is_not_covered() -> None:
    offer = Offer(Order(), holes=(ONE, COUNT, GOODS))

    for wrong in (
        Order(what="z"),
        Order(first=5),
        Order(second=1),
        Order(goods=Purse.of(metal=4)),
        Order(goods=EMPTY),
    ):
        assert not covers(offer, wrong)


def test_the_choices_of_a_field_are_those_of_its_hole_or_what_it_has() -> None:
    offer = Offer(Order(), holes=(ONE,))

    assert offer.choices("what") == ("a", "b", "c")
    assert offer.choices("first") == (1,)
