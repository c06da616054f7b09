"""Building offers: structures and ships that can be had where, their prices, and why not."""

from collections.abc import Iterator
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import (
    ClassId,
    KindId,
    PlanetId,
    PlayerId,
    SiteId,
)
from bp_desktop.games.burning_planets.match import commands
from bp_desktop.games.burning_planets.match.building import has_spaceport
from bp_desktop.games.burning_planets.match.lookup import faction_of, geometry, occupancy
from bp_desktop.games.burning_planets.match.queries.verdict import (
    Candidate,
    Candidates,
    judge,
    offered,
)
from bp_desktop.games.burning_planets.match.shipyard import (
    cells_around,
    nearest_free_cells,
    require_yard,
)
from bp_desktop.games.burning_planets.match.state import UNUSED, Allowance, Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import CountHole, Hole, Offer, OneOfHole, Verdict


class StructureOffer(NamedTuple):
    """A structure kind that could be built on a planet."""

    kind: KindId
    price: Purse
    missing: Purse
    """What the treasury lacks."""
    verdict: Verdict
    """About the best cell there is; `cells_for` names them all."""

    @property
    def legal(self) -> bool:
        return self.verdict.legal


class PlanetOffers(NamedTuple):
    """What can be done with one own planet in the structures phase."""

    planet: PlanetId
    used: Allowance
    structures: tuple[StructureOffer, ...]
    demolitions: tuple[Offer[Command], ...]
    clearings: tuple[Offer[Command], ...]
    """Of one forest and one mountain; which one is the owner's choice: the hole has all cells."""


class ShipOffer(NamedTuple):
    """A ship class that could be built at a yard."""

    cls: ClassId
    price: Purse
    missing: Purse
    affordable: int
    """How many the treasury pays for."""
    verdict: Verdict

    @property
    def legal(self) -> bool:
        return self.verdict.legal


class YardOffers(NamedTuple):
    """What can be built at one planet with a spaceport or one station."""

    yard: SiteId
    ships: tuple[ShipOffer, ...]


# --- structures


def planet_offers(match: Match, player: PlayerId) -> tuple[PlanetOffers, ...]:
    """Every own planet with every kind that stands on planets."""
    return tuple(
        _offers_of(match, planet)
        for planet in match.board.planets.values()
        if planet.owner == player
    )


def _offers_of(match: Match, planet: Planet) -> PlanetOffers:
    return PlanetOffers(
        planet.id,
        match.turn.allowances.get(planet.id, UNUSED),
        tuple(structure_offers(match, planet)),
        tuple(offered(match, (Candidate(commands.Demolish(one)) for one in planet.structures))),
        tuple(offered(match, _clearings(planet))),
    )


def planets_to_build_on(match: Match, player: PlayerId) -> int:
    """How many own planets there are where something can be built now; of each no more is asked
    than the first kind that can."""
    planets = (one for one in match.board.planets.values() if one.owner == player)
    return sum(any(one.legal for one in structure_offers(match, planet)) for planet in planets)


def structure_offers(match: Match, planet: Planet) -> Iterator[StructureOffer]:
    """Every kind that stands on planets, on one that somebody owns; judged as it is asked for."""
    assert planet.owner is not None
    prices = faction_of(match, planet.owner).structure_costs
    treasury = match.players[planet.owner].treasury
    at = best_cell(match, planet)
    for kind in match.tables.structures.values():
        if kind.category != "space":
            yield StructureOffer(
                kind.id,
                prices[kind.id],
                treasury.missing(prices[kind.id]),
                judge(match, commands.BuildStructure(planet.id, kind.id, at)),
            )


def _clearings(planet: Planet) -> Candidates:
    kinds = dict.fromkeys(natural.kind for natural in reversed(planet.natural))
    for kind in kinds:
        cells = tuple(natural.at for natural in planet.natural if natural.kind == kind)
        holes = (OneOfHole("at", cells),) if len(set(cells)) > 1 else ()
        yield Candidate(commands.ClearNatural(planet.id, kind, cells[0]), holes)


def building_offers(match: Match, player: PlayerId) -> Iterator[Offer[Command]]:
    """Everything that could be built or taken down on own planets."""
    for planet in match.board.planets.values():
        if planet.owner != player:
            continue
        offers = _offers_of(match, planet)
        for one in offers.structures:
            yield with_cells(match, planet, one)
        yield from offers.demolitions
        yield from offers.clearings


def with_cells(match: Match, planet: Planet, one: StructureOffer) -> Offer[Command]:
    """A structure that could be built, with every cell it could stand in."""
    cells = cells_for(match, planet.id, one.kind) if one.legal else ()
    at = cells[0] if cells else best_cell(match, planet)
    holes = (OneOfHole("at", cells),) if len(cells) > 1 else ()
    return Offer(commands.BuildStructure(planet.id, one.kind, at), one.verdict, holes)


def best_cell(match: Match, planet: Planet) -> Hex | None:
    """A cell where anything can stand if it can stand anywhere: the border takes every kind. The
    last cell, taken as it is, of a full planet; None beside a real board."""
    shape = geometry(match).shapes.get(planet.id)
    if shape is None:
        return None
    free = occupancy(match).is_free_ground
    for cell in (*shape.border, *shape.interior):
        if free(cell):
            return cell
    return shape.border[0]


def cells_for(match: Match, planet: PlanetId, kind: KindId) -> tuple[Hex, ...]:
    """Every cell where this kind may be built now."""
    shape = geometry(match).shapes.get(planet)
    if shape is None:
        return ()
    free = occupancy(match).is_free_ground
    verdicts: dict[Zone, bool] = {}
    found = []
    for cell in shape.cells:
        if free(cell):
            zone = shape.zones[cell]
            if zone not in verdicts:  # all free cells of a zone are alike to the rules
                verdicts[zone] = judge(match, commands.BuildStructure(planet, kind, cell)).legal
            if verdicts[zone]:
                found.append(cell)
    return tuple(found)


# --- ships


def yard_offers(match: Match, player: PlayerId) -> tuple[YardOffers, ...]:
    """Every own yard with every class."""
    return tuple(
        YardOffers(yard, tuple(_ship_offers(match, player, yard)))
        for yard in yards_of(match, player)
    )


def yards_to_build_at(match: Match, player: PlayerId) -> int:
    """How many own yards there are where a ship can be built now."""
    yards = yards_of(match, player)
    return sum(any(one.legal for one in _ship_offers(match, player, yard)) for yard in yards)


def yards_of(match: Match, player: PlayerId) -> list[SiteId]:
    """Every own planet with a spaceport, and every own station (BP-SHIP-2)."""
    yards: list[SiteId] = [
        planet.id
        for planet in match.board.planets.values()
        if planet.owner == player and has_spaceport(match, planet)
    ]
    kinds = match.tables.structures
    yards += [
        structure.id
        for structure in match.board.space.values()
        if structure.owner == player and kinds[structure.kind].builds_ships
    ]
    return yards


def _ship_offers(match: Match, player: PlayerId, yard: SiteId) -> Iterator[ShipOffer]:
    treasury, prices = match.players[player].treasury, faction_of(match, player).ship_costs
    for cls in match.tables.ship_classes:
        yield ShipOffer(
            cls,
            prices[cls],
            treasury.missing(prices[cls]),
            how_many(treasury, prices[cls]),
            judge(match, commands.BuildShip(yard, cls)),
        )


MOST_SHIPS = 100
"""As many as one command can ask for."""


def launch_offers(match: Match, player: PlayerId) -> Iterator[Offer[Command]]:
    """Ships of every class at every own yard, as many as can be paid and find a free cell."""
    for yard in yard_offers(match, player):
        legal = [one for one in yard.ships if one.legal]
        most = max((one.affordable for one in legal), default=0)
        cells, room = launch_cells(match, yard.yard) if legal else (), 0
        if most:
            free = cells_around(match, require_yard(match, yard.yard), None, min(most, MOST_SHIPS))
            room = len(free)
        for one in yard.ships:
            holes: list[Hole] = []
            if one.legal and len(cells) > 1:
                holes.append(OneOfHole("at", cells))
            if one.legal and (count := min(one.affordable, room)) > 1:
                holes.append(CountHole(("count",), 1, count))
            at = cells[0] if holes and cells else None
            yield Offer(commands.BuildShip(yard.yard, one.cls, at), one.verdict, tuple(holes))


def how_many(treasury: Purse, price: Purse) -> int:
    """How often a price can be paid; what costs nothing can be had a hundred times."""
    return min((treasury[resource] // amount for resource, amount in price), default=100)


def launch_cells(match: Match, yard: SiteId) -> tuple[Hex, ...]:
    """Where a new ship may be put (BP-SHIP-2 to -4)."""
    return nearest_free_cells(match, require_yard(match, yard)) if match.tracked else ()
