"""A few letters find what is meant."""

import pytest

from bp_desktop.ui.shell.fuzzy import score


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("map", "New map"),
        ("nwm", "New map"),
        ("MAP", "New map"),
        ("map new", "New map"),
        ("perche", "Perché no"),
        ("карта", "Новая карта"),
        ("", "anything"),
    ],
)
def test_letters_in_order_are_found(query: str, text: str) -> None:
    assert score(query, text) is not None


@pytest.mark.parametrize(("query", "text"), [("mapx", "New map"), ("pam", "New map"), ("z", "")])
def test_missing_letters_are_not_found(query: str, text: str) -> None:
    assert score(query, text) is None


@pytest.mark.parametrize(
    ("query", "better", "worse"),
    [
        ("map", "Map of stars", "New map"),
        ("map", "New map", "Bitmap"),
        ("set", "Settings", "Show everything twice"),
        ("nm", "New map", "Animate"),
    ],
)
def test_starts_and_runs_count_more(query: str, better: str, worse: str) -> None:
    first, second = score(query, better), score(query, worse)

    assert first is not None
    assert second is None or first > second
