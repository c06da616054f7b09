"""Economy of a bot: what it builds on its planets, and what its ships are made of."""

from collections.abc import Callable, Iterator
from functools import cached_property, partial

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.bots import Ties
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.bots import reasons
from bp_desktop.games.burning_planets.bots.character import Character
from bp_desktop.games.burning_planets.bots.proposal import Proposal
from bp_desktop.games.burning_planets.bots.situation import Situation
from bp_desktop.games.burning_planets.match import commands as c, lookup
from bp_desktop.games.burning_planets.match.building import allowance_used
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import StructureKind

THREAT_RANGE = 9
"""Cells from the centre of a planet within which enemy warships are a threat to it."""
CANNON_WORTH = 20.0
DEFENCE, YARD, PRODUCER = 50.0, 40.0, 10.0
"""How much each is wanted, where it is."""
WITHOUT_YARD = 3
"""So many producers more than it wanted, and it saves for the spaceport alone."""

BuildWords = Callable[[Match, ids.KindId, Planet], Message]


class Economy:
    """One look at its treasury and planets by one seat."""

    def __init__(self, situation: Situation, character: Character, ties: Ties) -> None:
        self._now = situation
        self._match = situation.match
        self._character = character
        self._ties = ties

    # --- structures

    def structures(self) -> Iterator[Proposal]:
        for planet in self._now.planets:
            if not allowance_used(self._match, planet) and not self._is_kept_free(planet):
                yield from self._on(planet)

    def _is_kept_free(self, planet: Planet) -> bool:
        """A freighter waits there for a space structure, which uses the allowance (BP-SPACE-3)."""
        if not self._character.freighters or not self._match.options.space_structure_uses_allowance:
            return False
        waiting = (one for one in self._now.ships if self._waits_at(one, planet))
        return self.cargo_kind() is not None and any(waiting)

    def _waits_at(self, ship: Ship, planet: Planet) -> bool:
        if ship.cls != ids.CARGO or ship.carried is not None or ship.at is None:
            return False
        is_new = ship.built == self._match.turn.number
        return not is_new and lookup.geometry(self._match).touches(ship.at, planet.id)

    def _on(self, planet: Planet) -> Iterator[Proposal]:
        if self._ties.chance() < self._character.slips:
            return
        menace = self._menace(planet)
        if menace:
            yield from self._build(planet, ids.CANNON, DEFENCE + menace, reasons.builds_defence)
        over = self._producing - self._character.producers_first
        if over >= 0 and not self.has_yard:
            yield from self._build(planet, ids.SPACEPORT, YARD, reasons.builds_yard)
            if over >= WITHOUT_YARD:
                return
        standing = sum(one.kind in self.producers for one in planet.structures.values())
        if standing < self._character.most_producers:
            for kind, resource in self.producers.items():
                score = PRODUCER + PRODUCER / (1 + self._yields.get(resource, 0))
                yield from self._build(planet, kind, score, reasons.builds_producer)

    def _build(
        self, planet: Planet, kind: ids.KindId, score: float, words: BuildWords
    ) -> Iterator[Proposal]:
        if not self._now.treasury.covers(self._now.faction.structure_costs[kind]):
            return
        at: Hex | None = None
        if self._match.tracked:
            cells = self._cells_for(planet, self._now.kinds[kind])
            if not cells:
                return
            at = self._ties.one_of(cells)
        command = c.BuildStructure(planet.id, kind, at)
        yield Proposal(score, command, partial(words, self._match, kind, planet))

    def _cells_for(self, planet: Planet, kind: StructureKind) -> list[Hex]:
        """Inside where that will do, so that the border stays free for defences; of these at a
        corner, which covers three cells of the orbit, or where the enemy is."""
        shape = lookup.geometry(self._match).shapes[planet.id]
        free = lookup.occupancy(self._match).is_free_ground
        border = [one for one in shape.border if free(one)]
        if kind.site != "planet_border":
            return [one for one in shape.interior if free(one)] or border
        foes = [one.at for one in self._now.foe_warships if shape.distance(one.at) <= THREAT_RANGE]
        if foes and border:
            nearest = {cell: min(cell.distance(at) for at in foes) for cell in border}
            least = min(nearest.values())
            return [cell for cell in border if nearest[cell] == least]
        return [one for one in shape.vertices if free(one)] or border

    def _menace(self, planet: Planet) -> float:
        """How much stronger enemy ships near a planet are than what defends it."""
        if not self._match.tracked or planet.center is None:
            return 0.0
        there = self._now.defences(planet)
        if there >= self._character.cannons:
            return 0.0
        foes = self._now.foe_power(planet.center, THREAT_RANGE)
        return max(0.0, foes - self._now.power(planet.center) - CANNON_WORTH * there)

    # --- what ships are made of

    @cached_property
    def producers(self) -> dict[ids.KindId, str]:
        """Kinds that yield what the faction's ships cost, with the resource."""
        prices = self._now.faction.ship_costs.values()
        needed = {resource for price in prices for resource, _amount in price}
        return {
            kind.id: resource
            for kind in self._now.kinds.values()
            if kind.category == "economic"
            for resource, _amount in kind.yields
            if resource in needed
        }

    @cached_property
    def _producing(self) -> int:
        return sum(kind in self.producers for kind in self._standing)

    @cached_property
    def _standing(self) -> list[ids.KindId]:
        """The kinds of all that works for the seat, on planets and in space."""
        seat, space = self._now.seat, self._match.board.space.values()
        on_planets = [one.kind for p in self._now.planets for one in p.structures.values()]
        return [*on_planets, *(one.kind for one in space if one.owner == seat)]

    @cached_property
    def _yields(self) -> dict[str, int]:
        """What structures bring of each resource, in a turn without an event."""
        found: dict[str, int] = {}
        for kind in self._standing:
            for resource, amount in self._now.kinds[kind].yields:
                found[resource] = found.get(resource, 0) + amount
        return found

    @property
    def earns(self) -> int:
        """What structures bring in all of what ships are made of."""
        return sum(self._yields.get(one, 0) for one in set(self.producers.values()))

    @cached_property
    def has_yard(self) -> bool:
        return any(self._now.kinds[kind].builds_ships for kind in self._standing)

    # --- asteroids

    @cached_property
    def free_rocks(self) -> list[Hex]:
        cells = lookup.occupancy(self._match)
        return [at for at, rock in cells.asteroids.items() if rock.id not in cells.on_asteroids]

    def cargo_kind(self) -> ids.KindId | None:
        """The structure for an asteroid that brings most, of those that can be paid now."""
        if not self.free_rocks:
            return None
        prices, treasury = self._now.faction.structure_costs, self._now.treasury
        found = {
            kind.id: value
            for kind in self._now.kinds.values()
            if kind.site == "asteroid" and treasury.covers(prices[kind.id])
            if (value := self._now.value(kind.yields)) >= 1
        }
        return self._ties.best(found, lambda kind: found[kind])
