"""What the journal calls things: by their names, also when they are gone from the board."""

from collections.abc import Iterable

from bp_desktop.core.messages import Fact
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, PlayerId, ShipId, StructureId
from bp_desktop.games.burning_planets.match.lookup import (
    find_unit,
    planet_name,
    planet_number,
    purse_text,
    ship_name,
    unit_name,
)
from bp_desktop.games.burning_planets.match.state import Match


def name_of(match: Match, player: PlayerId | None) -> str:
    found = match.players.get(player) if player is not None else None
    return found.name if found is not None else player or ""


def names_of(match: Match, players: Iterable[PlayerId]) -> str:
    return ", ".join(name_of(match, player) for player in players)


def planet_label(match: Match, planet: PlanetId) -> Fact:
    found = match.board.planets.get(planet)
    return planet_name(found) if found is not None else planet_number(planet)


def ship_label(match: Match, ship: ShipId) -> str:
    found = match.board.ships.get(ship)
    return ship_name(match, found) if found is not None else ship


def site_label(match: Match, site: PlanetId | StructureId) -> Fact:
    """A planet by its name, a station by its kind."""
    station = match.board.space.get(StructureId(site))
    return station.kind if station is not None else planet_label(match, PlanetId(site))


def unit_label(match: Match, unit: str) -> str:
    """A ship by model and number, a structure by its kind."""
    if AsteroidId(unit) in match.board.asteroids:
        return "asteroid"
    found = find_unit(match, unit)
    return unit_name(match, found) if found is not None else unit


def amounts(purse: Purse) -> str:
    return purse_text(purse)


def signed(purse: Purse) -> str:
    """A change with its signs: "+10 M, −5 F"."""
    parts = []
    for resource, amount in purse:
        text = purse_text(Purse({resource: abs(amount)}))
        parts.append(f"+{text}" if amount > 0 else f"\N{MINUS SIGN}{text}")
    return ", ".join(parts)
