"""Matches of Parsec to their end: nothing is made, lost, doubled or forgotten.

`dev.py prove` plays 200 of them; here are a few.
"""

import pytest

from tests.games.parsec.soaking import soak


@pytest.mark.parametrize("seed", range(4))
def test_a_match_keeps_its_books_its_pieces_and_its_story(seed: int) -> None:
    """PA-RES-3, PA-PLACE-4, PA-APP-39: by chance and by bots, under any rules."""
    assert soak(seed) > 20
