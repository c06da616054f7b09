"""How open the books of the past are now."""

from typing import Literal

import pytest

from bp_desktop.games.burning_planets.match.seen import as_read_now
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import Options

Books = Literal["public", "owner"]


def match(books: Books) -> Match:
    return Match(options=Options(treasury_visibility=books))


@pytest.mark.parametrize(
    ("then", "now", "read"),
    [
        ("public", "public", "public"),
        ("public", "owner", "owner"),
        ("owner", "public", "owner"),
        ("owner", "owner", "owner"),
    ],
)
def test_books_are_read_only_where_they_were_open_and_still_are(
    then: Books, now: Books, read: Books
) -> None:
    """BP-APP-6, AMB-67."""
    found = as_read_now(match(then), match(now), revealed=False)

    assert found.options.treasury_visibility == read


def test_once_the_table_looks_all_books_are_open() -> None:
    """BP-APP-6."""
    found = as_read_now(match("owner"), match("owner"), revealed=True)

    assert found.options.treasury_visibility == "public"
