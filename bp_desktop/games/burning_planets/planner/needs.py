"""What do I need for 80 %: the cheapest force of each faction that reaches a chance."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import ClassId, FactionId
from bp_desktop.games.burning_planets.planner.forces import Attacker, Field, Forces, Sorted, Target
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal, score_of, weights
from bp_desktop.games.burning_planets.planner.lattice import Counts, Kind, Lattice, steps
from bp_desktop.games.burning_planets.planner.work import Work, finished
from bp_desktop.games.burning_planets.tables import Tables

MOST_SHIPS = 8


@dataclass(frozen=True, slots=True)
class Fleet:
    """Ships to build, what they cost and what they achieve."""

    ships: tuple[tuple[ClassId, int], ...]
    """How many of each class, classes as in the tables."""
    price: Purse
    chance: Fraction


class Search:
    """One lattice holds the chance of every mix of ships: attack dice are the same for all
    factions (BP-FAC-2), only prices are not.

    Every ship is taken to stand beside all targets with all its actions.
    """

    def __init__(
        self,
        tables: Tables,
        targets: tuple[Target, ...],
        goal: Goal = ALL,
        most_ships: int = MOST_SHIPS,
    ) -> None:
        self._tables = tables
        self._most = most_ships
        self._classes = [one for one in tables.ship_classes.values() if one.attack_die]
        one_of_each = tuple(
            Attacker(one.id, one.attack_die, one.any_actions or one.attack_actions)
            for one in self._classes
        )
        forces = Forces(one_of_each, targets)
        self._field = Field(forces)
        self._sorted = Sorted(self._field, weights(forces, goal))
        self._score = score_of(forces, goal)
        self._useful = [
            self._classes[row[0]] for row in self._sorted.attackers
        ]  # no two classes are alike: they differ in their dice
        self._kinds = tuple(
            Kind(most_ships, kind.attacks, kind.hits) for kind in self._sorted.kinds
        )

    @property
    def steps(self) -> int:
        return steps(self._sorted.counts, self._kinds, self._most)

    def work(self, wanted: Fraction) -> Work[dict[FactionId, Fleet | None]]:
        """Of each faction the fleet with the lowest total price whose best play reaches the
        wanted chance; of two with the same price the likelier one. None: no such fleet.

        Prices of different kinds are added up one to one, as the tables do (BP-FAC-8).
        """
        lattice = Lattice(
            self._sorted.counts,
            self._kinds,
            self._field.unit,
            lambda alive: self._score(self._sorted.mask(alive)),
            most=self._most,
        )
        yield from lattice.work()
        reached = []
        for counts in self._mixes():
            value = lattice.value(self._sorted.counts, counts)
            chance = Fraction(value, lattice.scale(counts))
            if chance >= wanted:
                reached.append((counts, chance))
        return {faction: self._cheapest(faction, reached) for faction in self._tables.factions}

    def _mixes(self) -> Iterator[Counts]:
        ranges = (range(kind.number + 1) for kind in self._kinds)
        return (counts for counts in product(*ranges) if 0 < sum(counts) <= self._most)

    def _cheapest(self, faction: FactionId, reached: list[tuple[Counts, Fraction]]) -> Fleet | None:
        costs = self._tables.factions[faction].ship_costs
        fleets = []
        for counts, chance in reached:
            pairs = zip(self._useful, counts, strict=True)
            ships = tuple((one.id, number) for one, number in pairs if number)
            price = sum((costs[id_] * number for id_, number in ships), EMPTY)
            fleets.append(Fleet(ships, price, chance))
        return min(fleets, key=lambda fleet: (fleet.price.total, -fleet.chance), default=None)


def cheapest_fleets(
    tables: Tables,
    targets: tuple[Target, ...],
    wanted: Fraction,
    goal: Goal = ALL,
    most_ships: int = MOST_SHIPS,
) -> dict[FactionId, Fleet | None]:
    return finished(Search(tables, targets, goal, most_ships).work(wanted))
