"""Fleet search: the cheapest force of each faction that reaches a wanted chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import msgspec

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.work import Work
from bp_desktop.games.burning_planets.ids import ClassId, FactionId
from bp_desktop.games.burning_planets.planner.conquest import Siege
from bp_desktop.games.burning_planets.planner.forces import (
    Attacker,
    Field,
    Forces,
    GroupedForces,
    PlanTarget,
)
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal, score_of, weights
from bp_desktop.games.burning_planets.planner.lattice import AttackerKind, Counts, Lattice, steps
from bp_desktop.games.burning_planets.tables import ShipClass, Tables

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
        targets: tuple[PlanTarget, ...],
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
        self._sorted = GroupedForces(self._field, weights(forces, goal))
        self._score = score_of(forces, goal)
        self._useful = [
            self._classes[row[0]] for row in self._sorted.attackers
        ]  # no two classes are alike: they differ in their dice
        self._kinds = tuple(
            AttackerKind(most_ships, kind.attacks, kind.hits) for kind in self._sorted.kinds
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
            along=self._sorted.along,
        )
        yield from lattice.work()
        return _cheapest_of_all(
            self._tables, self._useful, lattice, self._sorted.counts, self._most, wanted
        )


class SiegeSearch:
    """The same for a planet: its defences, its structures and the conquest, all in one turn. Who
    has come for it so far does not matter. Ships that cannot fight may do the rest."""

    def __init__(self, tables: Tables, siege: Siege, most_ships: int = MOST_SHIPS) -> None:
        self._tables = tables
        self._siege = siege
        self._most = most_ships
        self._classes = list(tables.ship_classes.values())
        self._actions = [one.any_actions or one.attack_actions for one in self._classes]
        able = [number for number, one in enumerate(self._classes) if one.attack_die]
        forces = Forces(
            tuple(
                Attacker(self._classes[one].id, self._classes[one].attack_die, self._actions[one])
                for one in able
            ),
            tuple(msgspec.structs.replace(one, stands_on="") for one in siege.defences),
        )
        self._field = Field(forces)
        self._sorted = GroupedForces(self._field)
        hits = {
            able[row[0]]: kind.hits
            for kind, row in zip(self._sorted.kinds, self._sorted.attackers, strict=True)
        }
        self._kinds = tuple(
            AttackerKind(
                most_ships, self._actions[number] if number in hits else 0, hits.get(number, ())
            )
            for number in range(len(self._classes))
        )

    @property
    def steps(self) -> int:
        return steps(self._sorted.counts, self._kinds, self._most)

    def work(self, wanted: Fraction) -> Work[dict[FactionId, Fleet | None]]:
        lattice = Lattice(
            self._sorted.counts,
            self._kinds,
            self._field.unit,
            lambda _alive: 0,
            self._suffices,
            most=self._most,
        )
        yield from lattice.work()
        return _cheapest_of_all(
            self._tables, self._classes, lattice, self._sorted.counts, self._most, wanted
        )

    def _suffices(self, group: Counts, current: int, left: int) -> int:
        fighters = others = 0
        for number, (one, waiting) in enumerate(zip(self._classes, group, strict=True)):
            actions = self._actions[number] * waiting + (left if number == current else 0)
            if one.attack_die:
                fighters += actions
            else:
                others += actions
        return int(self._siege.is_taken_with(fighters, others))


def _cheapest_of_all(
    tables: Tables,
    classes: Sequence[ShipClass],
    lattice: Lattice,
    targets: Counts,
    most: int,
    wanted: Fraction,
) -> dict[FactionId, Fleet | None]:
    """Every mix of ships the lattice knows of, looked up."""
    reached = []
    for counts in product(*(range(kind.number + 1) for kind in lattice.kinds)):
        if 0 < sum(counts) <= most:
            chance = Fraction(lattice.value(targets, counts), lattice.scale(counts))
            if chance >= wanted:
                reached.append((counts, chance))
    return {faction: _cheapest(tables, faction, classes, reached) for faction in tables.factions}


def _cheapest(
    tables: Tables,
    faction: FactionId,
    classes: Sequence[ShipClass],
    reached: list[tuple[Counts, Fraction]],
) -> Fleet | None:
    costs = tables.factions[faction].ship_costs
    fleets = []
    for counts, chance in reached:
        ships = tuple(
            (one.id, number) for one, number in zip(classes, counts, strict=True) if number
        )
        price = sum((costs[id_] * number for id_, number in ships), EMPTY)
        fleets.append(Fleet(ships, price, chance))
    return min(fleets, key=lambda fleet: (fleet.price.total, -fleet.chance), default=None)
