"""Matches of bots to their end, with every law asked after every command.

`dev.py prove` plays 200 of them; here are some.
"""

import pytest

from tests.games.burning_planets.invariants.soaking import soak

MATCHES = 60


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MATCHES))
def test_bots_play_to_the_end_and_every_law_holds_all_the_way(seed: int) -> None:
    """BP-RES-3, BP-APP-2, BP-APP-3, BP-BOARD-13, BP-WIN-3."""
    assert soak(seed) > 20
