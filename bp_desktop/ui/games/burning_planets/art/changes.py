"""Where two states of a board look different, so that only that is painted again."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from PySide6.QtCore import QRectF

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Asteroid, Board, Planet
from bp_desktop.games.burning_planets.ids import AsteroidId, SizeId
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.games.burning_planets.art.planet_art import NAME_ROOM, Ground

MANY = 60
"""With more changes than this, painting everything again is simpler and as fast."""
FROM_AFAR = 9.0
"""How far a piece may reach beyond its cell when it no longer shrinks, in hex sizes."""

K = TypeVar("K", bound=str)
T = TypeVar("T")


def changed_areas(
    before: Board, after: Board, radius: Mapping[SizeId, int], hidden: frozenset[str]
) -> list[QRectF] | None:
    """The surroundings of all that differs; `hidden` are ids that came into view or went.

    None where so much changed that it is not worth looking.
    """
    areas: list[QRectF] = []
    for area in _areas(before, after, radius, hidden):
        areas.append(area)
        if len(areas) > MANY:
            return None
    return areas


def _areas(
    before: Board, after: Board, radius: Mapping[SizeId, int], hidden: frozenset[str]
) -> Iterator[QRectF]:
    for planet in _differing(before.planets, after.planets, hidden):
        yield from _around_planet(planet, radius)
    for name in hidden:  # a structure in hand hides on its planet
        for planet in after.planets.values():
            if name in planet.structures:
                yield from _around_planet(planet, radius)
    for rock in _differing(before.asteroids, after.asteroids, hidden):
        yield from _around_cell(rock.at)
    for ship in _differing(before.ships, after.ships, hidden):
        yield from _around_cell(ship.at)
    for thing in _differing(before.space, after.space, hidden):
        yield from _around_cell(thing.at)
        if thing.asteroid is not None:
            for board in (before, after):
                yield from _around_asteroid(board, thing.asteroid)


def _differing(before: Mapping[K, T], after: Mapping[K, T], hidden: frozenset[str]) -> Iterator[T]:
    """Things as they were and as they are, where that is not the same."""
    if before is after and not hidden:
        return
    for key in before.keys() | after.keys():
        old, new = before.get(key), after.get(key)
        if old is new and key not in hidden:
            continue
        if old is not None:
            yield old
        if new is not None:
            yield new


def _around_planet(planet: Planet, radius: Mapping[SizeId, int]) -> Iterator[QRectF]:
    if planet.center is not None:
        x, y = LAYOUT.center(planet.center)
        extent = Ground(planet.biome, radius[planet.size]).extent.translated(x, y)
        yield extent.adjusted(-NAME_ROOM, 0, NAME_ROOM, NAME_ROOM) if planet.name else extent


def _around_asteroid(board: Board, asteroid: AsteroidId) -> Iterator[QRectF]:
    rock: Asteroid | None = board.asteroids.get(asteroid)
    if rock is not None:
        yield from _around_cell(rock.at)


def _around_cell(cell: Hex | None) -> Iterator[QRectF]:
    if cell is not None:
        x, y = LAYOUT.center(cell)
        reach = HEX_SIZE * FROM_AFAR
        yield QRectF(x - reach, y - reach, 2 * reach, 2 * reach)
