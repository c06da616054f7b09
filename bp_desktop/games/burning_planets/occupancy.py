"""What stands in a cell, looked up instead of searched for."""

from collections.abc import Mapping
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import Geometry, Zone
from bp_desktop.games.burning_planets.ids import AsteroidId, ShipId, StructureId
from bp_desktop.games.burning_planets.memo import IdentityMemo

OnPlanet = Natural | Structure


def _ships_at(ships: dict[ShipId, Ship]) -> dict[Hex, Ship]:
    return {ship.at: ship for ship in ships.values() if ship.at is not None}


def _asteroids_at(asteroids: dict[AsteroidId, Asteroid]) -> dict[Hex, Asteroid]:
    return {rock.at: rock for rock in asteroids.values() if rock.at is not None}


class _Deployed(NamedTuple):
    stations: dict[Hex, SpaceStructure]
    on_asteroids: dict[AsteroidId, SpaceStructure]


def _deployed(space: dict[StructureId, SpaceStructure]) -> _Deployed:
    return _Deployed(
        {one.at: one for one in space.values() if one.at is not None},
        {one.asteroid: one for one in space.values() if one.asteroid is not None},
    )


def _on_planet(planet: Planet) -> dict[Hex, OnPlanet]:
    found: dict[Hex, OnPlanet] = {
        natural.at: natural for natural in planet.natural if natural.at is not None
    }
    for structure in planet.structures.values():
        if structure.at is not None:
            found[structure.at] = structure
    return found


ships_by_cell = IdentityMemo(_ships_at)
asteroids_by_cell = IdentityMemo(_asteroids_at)
space_by_place = IdentityMemo(_deployed)
on_planet_by_cell = IdentityMemo(_on_planet, size=256)


class Occupancy:
    """One board's cells and what is in them. Cheap to make: its tables outlive it, and each is
    worked out again only when its own part of the board has changed."""

    __slots__ = ("asteroids", "board", "geometry", "on_asteroids", "ships", "stations")

    def __init__(self, board: Board, geometry: Geometry) -> None:
        self.board = board
        self.geometry = geometry
        self.ships: Mapping[Hex, Ship] = ships_by_cell(board.ships)
        self.asteroids: Mapping[Hex, Asteroid] = asteroids_by_cell(board.asteroids)
        self.stations, self.on_asteroids = space_by_place(board.space)

    def is_free_space(self, cell: Hex) -> bool:
        """Whether a ship or a station may stand here (BP-BOARD-13, BP-BOARD-14)."""
        return (
            cell not in self.ships
            and cell not in self.asteroids
            and cell not in self.stations
            and cell in self.geometry.tile_of
            and cell not in self.geometry.planet_at
        )

    def on_planet(self, cell: Hex) -> OnPlanet | None:
        """The natural resource or structure in a planet cell."""
        planet = self.geometry.planet_at.get(cell)
        if planet is None:
            return None
        return on_planet_by_cell(self.board.planets[planet]).get(cell)

    def is_free_ground(self, cell: Hex) -> bool:
        """A planet cell with nothing in it, the centre excepted (BP-BOARD-15, BP-BUILD-5)."""
        zone = self.geometry.zone_at.get(cell)
        return zone is not None and zone is not Zone.CENTER and self.on_planet(cell) is None

    def at(self, cell: Hex) -> Ship | SpaceStructure | Asteroid | OnPlanet | None:
        """The one thing in a cell; the structure on an asteroid is in `on_asteroids`."""
        return (
            self.ships.get(cell)
            or self.stations.get(cell)
            or self.asteroids.get(cell)
            or self.on_planet(cell)
        )
