"""What do I need for 80 %: the cheapest force of a faction that reaches a chance."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import ClassId, FactionId
from bp_desktop.games.burning_planets.planner.forces import (
    MAX_ATTACKERS,
    Attacker,
    Forces,
    Target,
)
from bp_desktop.games.burning_planets.planner.optimum import ALL, Goal, Planner
from bp_desktop.games.burning_planets.tables import ShipClass, Tables


@dataclass(frozen=True, slots=True)
class Fleet:
    """Ships to build, what they cost and what they achieve."""

    ships: tuple[tuple[ClassId, int], ...]
    """How many of each class, classes as in the tables."""
    price: Purse
    chance: Fraction


def cheapest_fleet(
    tables: Tables,
    faction: FactionId,
    targets: tuple[Target, ...],
    wanted: Fraction,
    goal: Goal = ALL,
    most_ships: int = 8,
) -> Fleet | None:
    """The fleet with the lowest total price whose best play reaches the wanted chance.

    Prices of different kinds are added up one to one, as the tables themselves do (BP-FAC-8);
    of two fleets with the same price the likelier one wins. None: no fleet of that many ships.
    """
    classes = [one for one in tables.ship_classes.values() if one.attack_die]
    prices = {one.id: tables.factions[faction].ship_costs[one.id] for one in classes}
    best: Fleet | None = None
    for total, counts in _by_price(
        [prices[one.id].total for one in classes], min(most_ships, MAX_ATTACKERS)
    ):
        if best is not None and total > best.price.total:
            return best
        chance = _chance(classes, counts, targets, goal)
        if chance >= wanted and (best is None or chance > best.chance):
            pairs = zip(classes, counts, strict=True)
            ships = tuple((one.id, number) for one, number in pairs if number)
            price = sum((prices[id_] * number for id_, number in ships), EMPTY)
            best = Fleet(ships, price, chance)
    return best


def _by_price(prices: list[int], most: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every non-empty mix of at most `most` ships, cheapest first."""

    def mixes(kinds: int, left: int) -> Iterator[tuple[int, ...]]:
        if kinds == 0:
            yield ()
            return
        for number in range(left + 1):
            for rest in mixes(kinds - 1, left - number):
                yield (number, *rest)

    found = [
        (sum(price * number for price, number in zip(prices, counts, strict=True)), counts)
        for counts in mixes(len(prices), most)
        if any(counts)
    ]
    found.sort()
    return iter(found)


def _chance(
    classes: list[ShipClass], counts: tuple[int, ...], targets: tuple[Target, ...], goal: Goal
) -> Fraction:
    attackers = tuple(
        Attacker(f"{one.id}-{number}", one.attack_die, one.any_actions or one.attack_actions)
        for one, count in zip(classes, counts, strict=True)
        for number in range(count)
    )
    return Planner(Forces(attackers, targets), goal).solve().value
