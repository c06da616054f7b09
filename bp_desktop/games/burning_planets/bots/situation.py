"""The situation of a seat: what it has, what stands against it, what that is worth and risks."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import destroy
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import ShipClass

NEEDED, USED, IDLE = 1.0, 0.8, 0.15
"""What one of a resource counts: ships are made of it, producers are, or it can only be traded."""
PLANET, NATURAL, STRUCTURE = 50.0, 8.0, 10.0
"""What a planet counts, and besides each of its natural resources and of somebody's structures."""
NEAR = 7
"""Cells from which ships come to the same fight."""


class Foe(NamedTuple):
    """Something of another player that can be destroyed by dice."""

    id: str
    owner: ids.PlayerId
    at: Hex
    attack_die: int
    defence_die: int
    shield: int
    worth: float
    attacks: int
    """In an own turn, if it need not move first."""
    attacks_after: int
    """If it does."""
    reach: int
    """How far it strikes within an own turn, in cells."""
    ship: bool
    planet: ids.PlanetId | None = None
    """Of a defence."""


class Situation:
    """All of it is worked out from what the seat sees, and only as far as it is asked for."""

    def __init__(self, match: Match, seat: ids.PlayerId) -> None:
        self.match = match
        self.seat = seat
        self.classes = match.tables.ship_classes
        self.kinds = match.tables.structures
        self.faction = lookup.faction_of(match, seat)
        self.treasury = match.players[seat].treasury

    # --- what stands where

    @cached_property
    def planets(self) -> list[Planet]:
        return [one for one in self.match.board.planets.values() if one.owner == self.seat]

    @cached_property
    def free_planets(self) -> list[Planet]:
        return [one for one in self.match.board.planets.values() if one.owner is None]

    @cached_property
    def enemy_planets(self) -> list[Planet]:
        mine = (None, self.seat)
        return [one for one in self.match.board.planets.values() if one.owner not in mine]

    @cached_property
    def ships(self) -> list[Ship]:
        return [one for one in self.match.board.ships.values() if one.owner == self.seat]

    @cached_property
    def warships(self) -> list[Ship]:
        return [one for one in self.ships if self.classes[one.cls].attack_die]

    @cached_property
    def foes(self) -> list[Foe]:
        """Ships, defences and space structures of others that stand in a cell."""
        return [*self._foe_ships(), *self._foe_structures()]

    @cached_property
    def foe_warships(self) -> list[Foe]:
        return [one for one in self.foes if one.ship and one.attack_die]

    def _foe_ships(self) -> Iterator[Foe]:
        for ship in self.match.board.ships.values():
            if ship.owner != self.seat and ship.at is not None:
                row = self.classes[ship.cls]
                now, after = attacks_in_a_turn(row)
                reach = row.speed * max(1, row.any_actions - 1) + 1 if row.attack_die else 0
                yield Foe(
                    ship.id,
                    ship.owner,
                    ship.at,
                    row.attack_die,
                    row.defence_die,
                    row.shield,
                    self.price(ship) * (1.0 if row.attack_die else 2.0),
                    now,
                    after,
                    reach,
                    ship=True,
                )

    def _foe_structures(self) -> Iterator[Foe]:
        match, kinds = self.match, self.kinds
        for planet in self.enemy_planets:
            assert planet.owner is not None
            for one in planet.structures.values():
                kind = kinds[one.kind]
                if kind.defence_die and one.at is not None:
                    dice = kind.attack_die, kind.defence_die, kind.shield
                    worth = float(self.faction.structure_costs[kind.id].total)
                    count = kind.attacks_per_turn
                    yield Foe(
                        one.id, planet.owner, one.at, *dice, worth, count, 0, 1, False, planet.id
                    )
        for deployed in match.board.space.values():
            at = lookup.place_of(match, deployed)
            if deployed.owner != self.seat and at is not None:
                kind = kinds[deployed.kind]
                dice = kind.attack_die, kind.defence_die, kind.shield
                worth = self.faction.structure_costs[kind.id].total + 10.0
                yield Foe(
                    deployed.id,
                    deployed.owner,
                    at,
                    *dice,
                    worth,
                    kind.attacks_per_turn,
                    0,
                    1,
                    False,
                )

    # --- worth

    def price(self, ship: Ship) -> float:
        """What ships cost is the same for all factions in sum (BP-FAC-8)."""
        return float(self.faction.ship_costs[ship.cls].total)

    @cached_property
    def weights(self) -> dict[str, float]:
        """What one of each resource counts for this seat."""
        weights = {str(one): IDLE for one in self.match.tables.resources}
        ships = {resource for price in self.faction.ship_costs.values() for resource, _ in price}
        for kind in self.kinds.values():
            if kind.category == "economic" and any(one in ships for one, _ in kind.yields):
                for resource, _amount in self.faction.structure_costs[kind.id]:
                    weights[resource] = USED
        weights.update(dict.fromkeys(ships, NEEDED))
        return weights

    def weight(self, resource: str) -> float:
        return self.weights.get(resource, IDLE)

    def value(self, goods: Purse) -> float:
        return sum(self.weight(resource) * amount for resource, amount in goods)

    def planet_worth(self, planet: Planet) -> float:
        naturals = self.match.tables.naturals
        grown = sum(self.value(naturals[one.kind].yields) for one in planet.natural)
        held = STRUCTURE * len(planet.structures) if planet.owner is not None else 0.0
        return PLANET + NATURAL * grown + held

    def is_near_home(self, at: Hex) -> bool:
        centers = (one.center for one in self.planets)
        return any(one is not None and one.distance(at) <= NEAR for one in centers)

    def defences(self, planet: Planet) -> int:
        return sum(self.kinds[one.kind].category == "defence" for one in planet.structures.values())

    # --- odds

    def chance(self, row: ShipClass, foe: Foe) -> float:
        return float(destroy(row.attack_die, foe.defence_die, foe.shield)) if row.attack_die else 0

    # --- power near a place

    def power(self, at: Hex, within: int = NEAR) -> float:
        """What own warships near a cell cost."""
        near = (
            one for one in self.warships if one.at is not None and one.at.distance(at) <= within
        )
        return sum(map(self.price, near))

    def foe_power(self, at: Hex, within: int = NEAR) -> float:
        return sum(one.worth for one in self.foe_warships if one.at.distance(at) <= within)


def attacks_in_a_turn(row: ShipClass) -> tuple[int, int]:
    """How often a ship attacks in a turn: where it stands, and after a move."""
    if not row.attack_die:
        return 0, 0
    if row.any_actions:
        return row.any_actions, row.any_actions - 1
    return row.attack_actions, row.attack_actions
