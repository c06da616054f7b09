"""Fleet search: the cheapest force of each faction that reaches a wanted chance."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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


@dataclass(frozen=True)
class FleetSearch:
    """One lattice holds the chance of every mix of ships: attack dice are the same for all
    factions (BP-FAC-2), only prices are not.

    Every ship is taken to stand beside all targets with all its actions.
    """

    tables: Tables
    classes: Sequence[ShipClass]
    """Of the ships that may be in a fleet; their kinds stand in the same order."""
    kinds: tuple[AttackerKind, ...]
    targets: GroupedForces
    most_ships: int
    score: Callable[[Counts], int]
    prize: Callable[[Counts, int, int], int] | None = None
    """Both as a lattice has them."""

    @property
    def steps(self) -> int:
        return steps(self.targets.counts, self.kinds, self.most_ships)

    def work(self, wanted: Fraction) -> Work[dict[FactionId, Fleet | None]]:
        """Of each faction the fleet with the lowest total price whose best play reaches the
        wanted chance; of two with the same price the likelier one. None: no such fleet.

        Prices of different kinds are added up one to one, as the tables do (BP-FAC-8).
        """
        targets, most = self.targets, self.most_ships
        lattice = Lattice(
            targets.counts,
            self.kinds,
            targets.field.unit,
            self.score,
            self.prize,
            most=most,
            along=targets.along,
        )
        yield from lattice.work()
        reached = []
        for counts in product(range(most + 1), repeat=len(self.kinds)):
            if 0 < sum(counts) <= most:
                chance = Fraction(lattice.value(targets.counts, counts), lattice.scale(counts))
                if chance >= wanted:
                    reached.append((counts, chance))
        return {faction: self._cheapest(faction, reached) for faction in self.tables.factions}

    def _cheapest(self, faction: FactionId, reached: list[tuple[Counts, Fraction]]) -> Fleet | None:
        costs = self.tables.factions[faction].ship_costs
        fleets = []
        for counts, chance in reached:
            ships = tuple(
                (one.id, number) for one, number in zip(self.classes, counts, strict=True) if number
            )
            price = sum((costs[id_] * number for id_, number in ships), EMPTY)
            fleets.append(Fleet(ships, price, chance))
        return min(fleets, key=lambda fleet: (fleet.price.total, -fleet.chance), default=None)


def search_for_fight(
    tables: Tables, targets: tuple[PlanTarget, ...], goal: Goal = ALL, most_ships: int = MOST_SHIPS
) -> FleetSearch:
    """Fleets that reach a goal."""
    armed = [one for one in tables.ship_classes.values() if one.attack_die]
    forces = _one_of_each(armed, targets)
    score, grouped = score_of(forces, goal), GroupedForces(Field(forces), weights(forces, goal))
    # No two classes are alike: they differ in their dice.
    useful = [armed[row[0]] for row in grouped.attackers]
    kinds = tuple(replace(kind, number=most_ships) for kind in grouped.kinds)
    return FleetSearch(
        tables, useful, kinds, grouped, most_ships, lambda alive: score(grouped.mask(alive))
    )


def search_for_siege(tables: Tables, siege: Siege, most_ships: int = MOST_SHIPS) -> FleetSearch:
    """Fleets that take a planet: its defences, its structures and the conquest, all in one turn.
    Who has come for it so far does not matter. Ships that cannot fight may do the rest."""
    classes = list(tables.ship_classes.values())
    armed = [one for one in classes if one.attack_die]
    apart = tuple(msgspec.structs.replace(one, stands_on="") for one in siege.defences)
    grouped = GroupedForces(Field(_one_of_each(armed, apart)))
    fighting = {
        armed[row[0]].id: replace(kind, number=most_ships)
        for kind, row in zip(grouped.kinds, grouped.attackers, strict=True)
    }
    others = AttackerKind(most_ships, 0, ())
    kinds = tuple(fighting.get(one.id, others) for one in classes)

    def suffices(group: Counts, current: int, left: int) -> int:
        actions = [
            (bool(one.attack_die), one.attacks * waiting)
            for one, waiting in zip(classes, group, strict=True)
        ]
        if current >= 0:
            actions.append((bool(classes[current].attack_die), left))
        return int(siege.is_taken_by(actions))

    return FleetSearch(tables, classes, kinds, grouped, most_ships, lambda _alive: 0, suffices)


def _one_of_each(armed: list[ShipClass], targets: tuple[PlanTarget, ...]) -> Forces:
    return Forces(tuple(Attacker(one.id, one.attack_die, one.attacks) for one in armed), targets)
