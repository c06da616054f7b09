"""Amounts that are paid all or not at all."""

import msgspec
import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.purse import EMPTY, Purse

kinds = st.sampled_from(["B", "C", "F", "M"])
purses = st.dictionaries(kinds, st.integers(-50, 50)).map(Purse.of)
treasuries = st.dictionaries(kinds, st.integers(0, 50)).map(Purse.of)


def test_a_resource_that_is_not_there_counts_as_nothing() -> None:
    purse = Purse.of(B=3)

    assert purse["B"] == 3
    assert purse["M"] == 0


def test_zero_amounts_are_not_kept_so_equal_content_is_equal() -> None:
    assert Purse.of(B=0) == EMPTY == Purse()
    assert Purse.of({"B": 1, "C": 0}) == Purse.of(B=1)
    assert not EMPTY
    assert Purse.of(B=1)


def test_the_order_in_which_amounts_were_named_does_not_matter() -> None:
    one, other = Purse.of(B=1, C=2), Purse.of(C=2, B=1)

    assert one == other
    assert hash(one) == hash(other)
    assert {one: "found"}[other] == "found"


@given(purses)
def test_no_zero_is_ever_kept(purse: Purse) -> None:
    assert all(amount for _kind, amount in purse)
    assert dict(purse) == purse.amounts


@given(purses, purses, purses)
def test_addition_is_that_of_a_group(one: Purse, other: Purse, third: Purse) -> None:
    assert one + other == other + one
    assert (one + other) + third == one + (other + third)
    assert one + EMPTY == one == EMPTY + one
    assert one - one == EMPTY
    assert one - other == one + -other


@given(purses, st.integers(-3, 5))
def test_a_multiple_is_as_many_additions(purse: Purse, factor: int) -> None:
    total = EMPTY
    for _ in range(abs(factor)):
        total = total + (purse if factor > 0 else -purse)

    assert purse * factor == total


@given(purses, purses)
def test_totals_add_up(one: Purse, other: Purse) -> None:
    assert (one + other).total == one.total + other.total


@given(treasuries, treasuries)
def test_a_price_is_covered_if_paying_it_leaves_no_debt(treasury: Purse, price: Purse) -> None:
    left = treasury - price

    assert left + price == treasury
    assert treasury.covers(price) is not left.is_owed
    assert treasury.covers(price) is (treasury.missing(price) == EMPTY)


@given(treasuries, treasuries)
def test_what_is_missing_is_just_enough(treasury: Purse, price: Purse) -> None:
    missing = treasury.missing(price)

    assert (treasury + missing).covers(price)
    assert not missing.is_owed
    for kind, _amount in missing:
        assert not (treasury + missing - Purse.of({kind: 1})).covers(price)


def test_a_debt_is_told() -> None:
    assert (Purse.of(B=1) - Purse.of(B=2)).is_owed
    assert not Purse.of(B=1).is_owed


@given(purses)
def test_a_purse_is_written_and_read_back(purse: Purse) -> None:
    assert msgspec.json.decode(msgspec.json.encode(purse), type=Purse) == purse


@pytest.mark.parametrize(
    "text", ['{"amounts":{"B":0}}', '{"amounts":{"B":1.5}}', '{"amounts":{"B":null}}', "[]"]
)
def test_a_purse_in_a_file_that_is_none_is_refused_by_the_decoder(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Purse)


def test_a_purse_with_a_zero_cannot_be_built_by_hand() -> None:
    with pytest.raises(ValueError, match=r"Purse\.of"):
        Purse({"B": 0})


def test_two_purses_never_share_what_they_hold() -> None:
    """Defaults are not shared, and building from a mapping copies it."""
    amounts = {"B": 1}
    purse = Purse.of(amounts)

    amounts["B"] = 2

    assert purse["B"] == 1
    assert Purse().amounts is not Purse().amounts


def test_a_purse_goes_as_far_as_there_is_of_each_resource() -> None:
    assert Purse.of(B=3, C=1, M=2).up_to(Purse.of(B=2, C=5)) == Purse.of(B=2, C=1)


def test_some_of_a_purse_are_the_first_resources_in_it() -> None:
    purse = Purse.of(B=3, C=1, M=2)

    assert purse.some(2) == Purse.of(B=2)
    assert purse.some(5) == Purse.of(B=3, C=1, M=1)
    assert purse.some(9) == purse
