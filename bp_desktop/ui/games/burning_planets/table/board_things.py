"""Things on the board of Burning Planets: what is in a cell, and the cells of each."""

from collections.abc import Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId
from bp_desktop.games.burning_planets.match.lookup import find_unit, geometry, occupancy
from bp_desktop.games.burning_planets.match.queries.facts.places import find_natural, natural_id
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.board.pieces import SMALLEST_PLATE
from bp_desktop.ui.board.tokens import place_apart
from bp_desktop.ui.table.board_things import BoardContent, Token, plain_token


def things_at(match: Match, cell: Hex) -> Iterator[str]:
    """What is in a cell, the topmost first: what stands on a rock or planet, then these."""
    there = occupancy(match)
    ship, station, rock = there.ships.get(cell), there.stations.get(cell), there.asteroids.get(cell)
    if ship is not None:
        yield ship.id
    if station is not None:
        yield station.id
    if rock is not None:
        on_it = there.on_asteroids.get(rock.id)
        if on_it is not None:
            yield on_it.id
        yield rock.id
    planet = geometry(match).planet_at.get(cell)
    if planet is not None:
        standing = there.on_planet(cell)
        if isinstance(standing, Natural):
            yield natural_id(match.board.planets[planet], standing)
        elif standing is not None:
            yield standing.id
        yield planet


def cells_of(match: Match, thing: str) -> tuple[Hex, ...]:
    """All cells of a planet, the one of anything else; none for what has no place."""
    shape = geometry(match).shapes.get(PlanetId(thing))
    if shape is not None:
        middle = match.board.planets[PlanetId(thing)].center
        return tuple(sorted(shape.cells, key=lambda cell: cell != middle))
    at: Hex | None = None
    if (unit := find_unit(match, thing)) is not None:
        at = unit.at
    elif (rock := match.board.asteroids.get(AsteroidId(thing))) is not None:
        at = rock.at
    elif (natural := find_natural(match, thing)) is not None:
        at = natural[1].at
    return (at,) if at is not None else ()


def _every(match: Match) -> Iterator[tuple[str, Hex]]:
    """Everything that arrow keys lead to, with its middle; what grows is found by the mouse."""
    board = match.board
    yield from ((one.id, one.at) for one in board.ships.values() if one.at is not None)
    yield from ((one.id, one.at) for one in board.asteroids.values() if one.at is not None)
    yield from ((one.id, one.at) for one in board.space.values() if one.at is not None)
    for planet in board.planets.values():
        if planet.center is not None:
            yield planet.id, planet.center
        for one in planet.structures.values():
            if one.at is not None:
                yield one.id, one.at


def _token(match: Match, cell: Hex, scale: float) -> Token:
    there = occupancy(match)
    if cell in there.ships or cell in there.stations:
        return place_apart(cell, there.ships, 1 / scale), SMALLEST_PLATE
    return plain_token(match, cell, scale)


CONTENT = BoardContent(things_at, cells_of, _every, _token)
