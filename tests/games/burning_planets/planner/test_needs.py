"""The cheapest fleet, against trying every fleet one by one."""

from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from bp_desktop.core.purse import EMPTY
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.planner.conquest import Invader, Siege
from bp_desktop.games.burning_planets.planner.forces import Attacker, Forces, PlanTarget
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal
from bp_desktop.games.burning_planets.planner.needs import (
    MOST_SHIPS,
    search_for_fight,
    search_for_siege,
)
from bp_desktop.games.burning_planets.planner.optimum import Planner
from tests.games.burning_planets.match.build import TABLES
from tests.games.burning_planets.planner.answers import conquest

CANNON = PlanTarget("cannon", 8, 4)
HUNTER = PlanTarget("hunter", 6, 1)


@pytest.mark.parametrize(
    ("targets", "goal"),
    [
        ((CANNON,), ALL),
        ((CANNON, HUNTER), ALL),
        ((CANNON, HUNTER), Goal("these", ("hunter",))),
        ((HUNTER, PlanTarget("hunter 2", 6, 1)), Goal("at_least", number=1)),
    ],
)
@pytest.mark.parametrize("wanted", [Fraction(1, 2), Fraction(4, 5), Fraction(99, 100)])
def test_no_fleet_of_up_to_three_ships_is_cheaper(
    targets: tuple[PlanTarget, ...], goal: Goal, wanted: Fraction
) -> None:
    classes = [one for one in TABLES.ship_classes.values() if one.attack_die]
    found = finished(search_for_fight(TABLES, targets, goal, 3).work(wanted))

    for faction in TABLES.factions.values():
        tried = []
        for counts in product(range(4), repeat=len(classes)):
            if not 0 < sum(counts) <= 3:
                continue
            attackers = tuple(
                Attacker(f"{one.id} {n}", one.attack_die, one.any_actions or one.attack_actions)
                for one, count in zip(classes, counts, strict=True)
                for n in range(count)
            )
            chance = Planner(Forces(attackers, targets), goal).solve().value
            if chance >= wanted:
                pairs = zip(classes, counts, strict=True)
                price = sum((faction.ship_costs[one.id] * n for one, n in pairs), EMPTY)
                tried.append((price.total, -chance))
        fleet = found[faction.id]
        assert (fleet is None) == (not tried)
        if fleet is not None:
            assert (fleet.price.total, -fleet.chance) == min(tried)


def test_each_faction_pays_in_its_own_kinds() -> None:
    """BP-FAC-3; an Eagle, a Mega and a Butcher cost the same in all (BP-FAC-8)."""
    found = finished(search_for_fight(TABLES, (HUNTER,), ALL, MOST_SHIPS).work(Fraction(4, 5)))

    prices = {faction: fleet.price for faction, fleet in found.items() if fleet is not None}
    assert len({price.total for price in prices.values()}) == 1
    assert set(prices[FactionId("humans")].amounts) == {"metal", "food"}
    assert set(prices[FactionId("digitals")].amounts) == {"metal"}
    assert set(prices[FactionId("xenos")].amounts) == {"food"}


def test_what_nobody_can_destroy_has_no_fleet() -> None:
    rock = PlanTarget("rock", 0, 20)

    assert set(
        finished(search_for_fight(TABLES, (rock,), ALL, MOST_SHIPS).work(Fraction(1, 100))).values()
    ) == {None}
    assert search_for_fight(TABLES, (rock,)).steps == 0


@pytest.mark.parametrize(
    "siege",
    [
        Siege((), (CANNON,), 1),
        Siege((), (), 3),
        Siege((), (CANNON, PlanTarget("tower", 12, 6)), 0, cargo=False),
        Siege((), (CANNON,), 1, automatic=True),
    ],
)
@pytest.mark.parametrize("wanted", [Fraction(1, 2), Fraction(4, 5)])
def test_no_fleet_of_up_to_three_ships_takes_the_planet_for_less(
    siege: Siege, wanted: Fraction
) -> None:
    """BP-CONQ-6 to BP-CONQ-11: cargo ships may do the conquering."""
    classes = list(TABLES.ship_classes.values())
    found = finished(search_for_siege(TABLES, siege, 3).work(wanted))

    for faction in TABLES.factions.values():
        tried = []
        for counts in product(range(4), repeat=len(classes)):
            if not 0 < sum(counts) <= 3:
                continue
            ships = tuple(
                Invader(f"{one.id} {n}", one.any_actions or one.attack_actions, one.attack_die)
                for one, count in zip(classes, counts, strict=True)
                for n in range(count)
            )
            chance = conquest(replace(siege, invaders=ships)).chance
            if chance >= wanted:
                pairs = zip(classes, counts, strict=True)
                price = sum((faction.ship_costs[one.id] * n for one, n in pairs), EMPTY)
                tried.append((price.total, -chance))
        fleet = found[faction.id]
        assert (fleet is None) == (not tried)
        if fleet is not None:
            assert (fleet.price.total, -fleet.chance) == min(tried)


def test_a_guarded_planet_is_taken_by_no_fleet() -> None:
    """AMB-56."""
    found = finished(search_for_siege(TABLES, Siege((), guarded=True)).work(Fraction(1, 100)))

    assert set(found.values()) == {None}
