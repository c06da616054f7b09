"""The arena that measures bots: every exactly symmetric sample, and what an equal share is."""

from math import comb

import pytest

from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.resources import resource
from tests.bench._arena import FACTIONS, SAMPLES, begun, starts_from_the_first, symmetric_samples
from tests.bench.bots import equal_share


def test_every_sample_that_is_shipped_is_looked_at() -> None:
    assert set(SAMPLES) == {one.stem for one in resource("maps").glob("*.bpmap")}


def test_samples_that_look_alike_from_every_start_are_found_by_themselves() -> None:
    assert symmetric_samples() == ("duel", "long_night", "hollow")
    assert starts_from_the_first("triad") is None


@pytest.mark.parametrize("sample", symmetric_samples())
@pytest.mark.parametrize("faction", FACTIONS)
def test_everybody_has_the_same_home_on_a_mirrored_sample(sample: str, faction: FactionId) -> None:
    match = begun(sample, faction, 1, 1)
    homes = [one for one in match.board.planets.values() if one.starting is not None]

    assert {one.faction for one in match.players.values()} == {faction}
    assert len({(one.biome, one.size) for one in homes}) == 1
    assert len({tuple(sorted(thing.kind for thing in one.natural)) for one in homes}) == 1


def test_who_begins_goes_round() -> None:
    first = [begun("duel", FACTIONS[0], number, 1).order[0] for number in range(2)]

    assert len(set(first)) == 2


def test_an_equal_start_is_outside_the_interval_once_in_twenty_runs_of_all_samples() -> None:
    certainty = 0.95 ** (1 / 3)
    least, most = equal_share(400, 0.5, certainty)
    inside = sum(comb(400, wins) for wins in range(least, most + 1)) / 2**400

    assert (least, most) == (176, 224)
    assert inside**3 >= 0.95
    assert (inside - 2 * comb(400, least) / 2**400) ** 3 < 0.95
