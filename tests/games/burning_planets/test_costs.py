"""Costs are read as people and rulebooks write them."""

from contextlib import suppress

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import SYMBOLS
from tests.games.burning_planets.costs import parse_cost


def test_the_russian_cell_with_cyrillic_letters_is_read() -> None:
    """EX-25, BP-APP-8."""
    assert parse_cost("5 С 5 М") == Purse.of(concrete=5, metal=5)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", EMPTY),
        ("10 M + 10 F", Purse.of(metal=10, food=10)),
        ("10В", Purse.of(biomass=10)),
        ("1 m 2 м", Purse.of(metal=3)),
        ("0 C", EMPTY),
    ],
)
def test_costs_may_be_written_in_several_ways(text: str, expected: Purse) -> None:
    """BP-APP-8."""
    assert parse_cost(text) == expected


@pytest.mark.parametrize("text", ["5", "C", "5 Q", "-5 C", "5 C und 5 M", "5 C " * 100])
def test_what_is_no_cost_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_cost(text)

    assert caught.value.rules == ("BP-APP-8",)


@given(st.dictionaries(st.sampled_from("BCFM"), st.integers(1, 999_999)))
def test_a_written_cost_is_read_back(amounts: dict[str, int]) -> None:
    text = " + ".join(f"{amount} {symbol}" for symbol, amount in amounts.items())

    assert parse_cost(text) == Purse.of({SYMBOLS[key]: value for key, value in amounts.items()})


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Refused):
        assert not parse_cost(text).is_owed
