"""Names of planets, ships and sites in journal messages, also of those that are gone."""

from collections.abc import Iterable

from bp_desktop.core.messages import Named
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, PlayerId, ShipId, StructureId
from bp_desktop.games.burning_planets.match.lookup import (
    find_unit,
    named_kind,
    named_planet,
    named_ship,
    named_unit,
)
from bp_desktop.games.burning_planets.match.naming import number_in
from bp_desktop.games.burning_planets.match.state import Match


def name_of(match: Match, player: PlayerId | None) -> str:
    found = match.players.get(player) if player is not None else None
    return found.name if found is not None else player or ""


def names_of(match: Match, players: Iterable[PlayerId]) -> str:
    return ", ".join(name_of(match, player) for player in players)


def planet_label(match: Match, planet: PlanetId) -> Named:
    found = match.board.planets.get(planet)
    if found is not None:
        return named_planet(found)
    return Named("planet", planet, number=number_in(planet))


def ship_label(match: Match, ship: ShipId) -> Named:
    found = match.board.ships.get(ship)
    return named_ship(match, found) if found is not None else Named("ship", ship)


def site_label(match: Match, site: PlanetId | StructureId) -> Named:
    """A planet by its name, a station by its kind."""
    station = match.board.space.get(StructureId(site))
    return named_kind(station.kind) if station is not None else planet_label(match, PlanetId(site))


def unit_label(match: Match, unit: str) -> Named:
    """A ship by model and number, a structure by its kind."""
    if AsteroidId(unit) in match.board.asteroids:
        return named_kind("asteroid")
    found = find_unit(match, unit)
    return named_unit(match, found) if found is not None else named_kind(unit)
