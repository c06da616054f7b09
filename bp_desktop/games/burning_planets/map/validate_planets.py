"""Map problems of planets: where they lie and whose they are."""

from collections.abc import Iterator
from itertools import islice

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.geometry import PlanetShape
from bp_desktop.games.burning_planets.ids import FactionId, PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import named_planet, named_seat, tiles_of
from bp_desktop.games.burning_planets.map.planets import two_starting_planets, wrong_starting_biome
from bp_desktop.games.burning_planets.map.problem import Finding, is_scenario, warning
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tiles import Tiles, tile_center

MOST_TRIES = 12
"""How many tiles a fix looks at for a planet that has to move."""


def planet_findings(state: MapState) -> Iterator[Finding]:
    for planet in state.board.planets.values():
        shape = state.geometry.shapes.get(planet.id)
        if shape is None:
            message = say(
                "bp.map.planet_has_no_place", "BP-GEN-6", planet=named_planet(state.content, planet)
            )
            yield Finding(message, fixes=[c.RemovePlanet(planet.id)])
        else:
            yield from _place(state, planet, shape)
    yield from _overlaps(state)
    yield from _shared_tiles(state)
    yield from _owners(state)
    yield from _starting_planets(state)
    yield from _start_distances(state)


# --- Where they lie


def _centers(tiles: Tiles, near: Hex) -> list[Hex]:
    """The centres of all tiles, the nearest first."""
    centers = [tile_center(tiles, place) for place in tiles.places]
    return sorted(centers, key=lambda center: (near.distance(center), center))


def _elsewhere(state: MapState, planet: PlanetId, shape: PlanetShape) -> Iterator[c.Single]:
    """Move to the nearest tile that has no planet and is free, or go."""
    tile_of, shapes = state.geometry.tile_of, state.geometry.shapes
    taken = {tile_of.get(other.center) for id_, other in shapes.items() if id_ != planet}
    centers = _centers(tiles_of(state), shape.center)
    free = (center for center in centers if tile_of[center] not in taken)
    for center in islice(free, MOST_TRIES):
        yield c.MovePlanet(planet, center)
    yield c.RemovePlanet(planet)


def _place(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    geometry, tiles, here = state.geometry, tiles_of(state), (shape.center,)
    if not all(map(geometry.is_on_board, shape.cells)):
        message = say(
            "bp.map.planet_off_board", "BP-BOARD-4", cell=named_cell(state.board, shape.center)
        )
        yield Finding(message, here, _elsewhere(state, planet.id, shape))
        return
    center = tile_center(tiles, tiles.places[geometry.tile_of[shape.center] - 1])
    to_center = [c.MovePlanet(planet.id, center)] if center != shape.center else []
    if to_center:
        message = say("bp.map.off_center", "BP-GEN-6", cell=named_cell(state.board, shape.center))
        yield Finding(message, here, to_center)
    if not all(map(geometry.is_on_board, shape.orbit)):
        message = say(
            "bp.map.orbit_cut_off", "BP-BOARD-3", planet=named_planet(state.content, planet)
        )
        yield warning(message, here, to_center)


def _overlaps(state: MapState) -> Iterator[Finding]:
    """Planets that claim the same cells; the later one has to move (BP-BOARD-13)."""
    first_at: dict[Hex, PlanetId] = {}
    for planet, shape in state.geometry.shapes.items():
        clashes: dict[PlanetId, list[Hex]] = {}
        for cell in shape.cells:
            other = first_at.setdefault(cell, planet)
            if other != planet:
                clashes.setdefault(other, []).append(cell)
        for other, cells in clashes.items():
            named = named_planet(state.content, state.board.planets[other])
            message = say("bp.map.planets_overlap", "BP-BOARD-13", planet=named)
            yield Finding(message, tuple(cells), _elsewhere(state, planet, shape))


def _shared_tiles(state: MapState) -> Iterator[Finding]:
    seen: dict[int, PlanetId] = {}
    for planet, shape in state.geometry.shapes.items():
        tile = state.geometry.tile_of.get(shape.center)
        if tile is None:
            continue
        first = seen.setdefault(tile, planet)
        if first != planet:
            named = named_planet(state.content, state.board.planets[first])
            message = say("bp.map.two_planets_on_tile", "BP-GEN-7", tile=tile, planet=named)
            both = (state.geometry.shapes[first].center, shape.center)
            yield Finding(message, both, _elsewhere(state, planet, shape))


def _start_distances(state: MapState) -> Iterator[Finding]:
    """A table may want starting planets apart; the rule is dropped where it cannot be (AMB-13)."""
    least = state.options.min_start_tile_distance
    if not least:
        return
    tiles, geometry = tiles_of(state), state.geometry
    starts = [
        (shape.center, tiles.places[tile - 1])
        for planet in state.board.planets.values()
        if planet.starting is not None
        and (shape := geometry.shapes.get(planet.id)) is not None
        and (tile := geometry.tile_of.get(shape.center)) is not None
    ]
    for number, (center, place) in enumerate(starts):
        for other_center, other in starts[:number]:
            if max(abs(place.tx - other.tx), abs(place.ty - other.ty)) < least:
                message = say("bp.map.starts_too_near", "BP-GEN-5", distance=least)
                yield warning(message, (other_center, center))


# --- Whose they are


def _cells(state: MapState, planet: Planet) -> tuple[Hex, ...]:
    shape = state.geometry.shapes.get(planet.id)
    return (shape.center,) if shape is not None else ()


def _owners(state: MapState) -> Iterator[Finding]:
    seats = {seat.id for seat in state.content.seats}
    fresh_game = not is_scenario(state.content)
    for planet in state.board.planets.values():
        cells = _cells(state, planet)
        if planet.owner is not None and planet.owner not in seats:
            message = say("bp.map.unknown_owner", "BP-CONQ-4", seat=planet.owner)
            yield Finding(message, cells, [c.SetPlanetOwner(planet.id)])
        elif not fresh_game:
            continue
        elif planet.starting in seats and planet.owner != planet.starting:
            message = say(
                "bp.map.start_not_owned", "BP-SETUP-9", planet=named_planet(state.content, planet)
            )
            yield Finding(message, cells, [c.SetPlanetOwner(planet.id, planet.starting)])
        elif (
            planet.starting is None
            and planet.owner is not None
            and not state.options.second_planet_owned
        ):
            message = say(
                "bp.map.owned_from_the_start",
                "BP-GEN-3",
                planet=named_planet(state.content, planet),
            )
            yield warning(message, cells, [c.SetPlanetOwner(planet.id)])


def _distance_of_starts(state: MapState, planet: Planet) -> int:
    """How far the nearest start is: the farther, the better for another one."""
    here = state.geometry.shapes.get(planet.id)
    starts = (one.id for one in state.board.planets.values() if one.starting is not None)
    shapes = (state.geometry.shapes.get(id_) for id_ in starts)
    if here is None:
        return 0
    return min((here.center.distance(one.center) for one in shapes if one is not None), default=0)


def _starting_planets(state: MapState) -> Iterator[Finding]:
    """One for each seat, with the biome of its faction (BP-GEN-2, BP-GEN-11)."""
    factions = {
        seat.id: state.tables.factions[FactionId(seat.faction)] for seat in state.content.seats
    }
    found: dict[PlayerId, Planet] = {}
    for planet in state.board.planets.values():
        seat = planet.starting
        if seat is None:
            continue
        cells = _cells(state, planet)
        first = found.setdefault(seat, planet)
        if seat not in factions:
            message = say("bp.map.unknown_owner", "BP-GEN-2", seat=seat)
            yield Finding(message, cells, [c.SetStarting(planet.id)])
        elif first is not planet:
            both = (*_cells(state, first), *cells)
            message = two_starting_planets(state, seat, first)
            yield Finding(message, both, [c.SetStarting(planet.id)])
        elif planet.biome != factions[seat].starting_biome:
            message = wrong_starting_biome(state, planet, factions[seat])
            fix = c.SetBiome(planet.id, factions[seat].starting_biome)
            yield Finding(message, cells, [fix])
    for seat, faction in factions.items():
        if seat not in found and not is_scenario(state.content):
            free = [
                planet
                for planet in state.board.planets.values()
                if planet.starting is None and planet.owner in (None, seat)
            ]
            biome = faction.starting_biome
            free.sort(key=lambda one: (one.biome != biome, -_distance_of_starts(state, one)))
            named = named_seat(state.content, seat)
            message = say("bp.map.no_starting_planet", "BP-GEN-2", seat=named)
            yield Finding(message, fixes=[c.SetStarting(planet.id, seat) for planet in free])
