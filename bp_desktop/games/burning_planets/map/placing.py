"""Whether something may stand in a place: the same answers for hands, dice and the problem list."""

from collections.abc import Iterator

from bp_desktop.core.hexes import Hex, disc
from bp_desktop.core.messages import Fact, Message, Refused, say
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.geometry import Zone, planet_shape
from bp_desktop.games.burning_planets.ids import AsteroidId, KindId, PlanetId
from bp_desktop.games.burning_planets.map.lookup import named_planet
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tables import StructureKind
from bp_desktop.games.burning_planets.tiles import tile_center

NO_FOREST = "BP-GEN-13"
"""A harsh planet has neither forests nor greenhouses."""
NO_MOUNTAIN = "BP-GEN-14"
"""A water planet has neither mountains nor blast furnaces."""

# --- What cannot be: two things in one cell, or a thing off the board


def require_free_space(state: MapState, at: Hex) -> None:
    """Refuse a cell where no ship, station or asteroid can be put (BP-BOARD-13, BP-BOARD-14)."""
    geometry = state.geometry
    if not geometry.is_on_board(at):
        raise Refused(say("bp.map.off_board", "BP-BOARD-2", cell=named_cell(state.board, at)))
    if at in geometry.planet_at:
        raise Refused(
            say("bp.map.planet_in_the_way", "BP-BOARD-14", cell=named_cell(state.board, at))
        )
    if not state.occupancy.is_free_space(at):
        raise Refused(say("bp.map.occupied", "BP-BOARD-13", cell=named_cell(state.board, at)))


def require_planet_fits(
    state: MapState, center: Hex, radius: int, but: PlanetId | None = None
) -> None:
    """Refuse a planet that would lie off the board or on something else."""
    geometry, occupancy = state.geometry, state.occupancy
    for cell in planet_shape(center, radius).cells:
        if not geometry.is_on_board(cell):
            raise Refused(
                say("bp.map.planet_off_board", "BP-BOARD-4", cell=named_cell(state.board, center))
            )
        other = geometry.planet_at.get(cell)
        if other is not None and other != but:
            raise Refused(say("bp.map.planets_overlap", "BP-BOARD-13", planet=_name(state, other)))
        if cell in occupancy.asteroids or cell in occupancy.ships or cell in occupancy.stations:
            raise Refused(say("bp.map.occupied", "BP-BOARD-13", cell=named_cell(state.board, cell)))


def require_ground(state: MapState, at: Hex) -> Planet:
    """The planet of a cell in which something can be built or grow; refuses centre and space."""
    geometry = state.geometry
    planet = geometry.planet_at.get(at)
    if planet is None:
        raise Refused(say("bp.map.not_on_a_planet", "BP-BUILD-3", cell=named_cell(state.board, at)))
    if geometry.zone_at[at] is Zone.CENTER:
        raise Refused(
            say(
                "bp.map.center_reserved",
                "BP-BOARD-15",
                "BP-GEN-22",
                cell=named_cell(state.board, at),
            )
        )
    return state.board.planets[planet]


def _name(state: MapState, planet: PlanetId) -> Fact:
    return named_planet(state.content, state.board.planets[planet])


# --- What may not be


def planet_objections(
    state: MapState, center: Hex, radius: int, but: PlanetId | None = None
) -> Iterator[Message]:
    """Centred on a tile of its own, with no asteroid in its orbit."""
    geometry, tiles = state.geometry, state.board.tiles
    tile = geometry.tile_of.get(center, 0)
    if tiles is not None and tile:
        if tile_center(tiles, tiles.places[tile - 1]) != center:
            yield say("bp.map.off_center", "BP-GEN-6", cell=named_cell(state.board, center))
        for other in geometry.planets_on_tile(tile):
            if other != but:
                yield say(
                    "bp.map.two_planets_on_tile", "BP-GEN-7", tile=tile, planet=_name(state, other)
                )
    if state.options.asteroid_gap_planet:
        for cell in planet_shape(center, radius).orbit:
            if cell in state.occupancy.asteroids:
                yield say(
                    "bp.map.asteroid_in_orbit", "BP-AST-8", cell=named_cell(state.board, cell)
                )


def asteroid_objections(
    state: MapState, at: Hex, but: AsteroidId | None = None
) -> Iterator[Message]:
    """Free all around, as far as the table wants it (BP-AST-7 to -9)."""
    geometry, options = state.geometry, state.options
    if options.asteroid_gap_planet and at in geometry.orbits_at:
        yield say("bp.map.asteroid_in_orbit", "BP-AST-8", cell=named_cell(state.board, at))
    if not options.asteroid_on_board_edge and at in geometry.grid.edge:
        yield say("bp.map.asteroid_at_edge", "BP-AST-9", cell=named_cell(state.board, at))
    asteroids = state.occupancy.asteroids
    for cell in disc(at, state.tables.asteroid_gap - 1):
        other = asteroids.get(cell)
        if other is not None and other.id != but and cell != at:
            yield say(
                "bp.map.asteroids_touch",
                "BP-AST-7",
                cell=named_cell(state.board, at),
                other=named_cell(state.board, cell),
            )


def biome_forbids(planet: Planet, kind: KindId) -> Message:
    """The biome of the planet does not bear such a thing."""
    rule = NO_MOUNTAIN if planet.biome == "water" else NO_FOREST
    return say("bp.map.biome_forbids", rule, kind=kind, biome=planet.biome)


def natural_objections(state: MapState, planet: Planet, kind: KindId, at: Hex) -> Iterator[Message]:
    """The biome bears it, and no free interior cell is left if it stands on the border."""
    if planet.biome in state.tables.naturals[kind].forbidden_biomes:
        yield biome_forbids(planet, kind)
    if state.options.resource_border_policy == "refuse" and on_border_needlessly(state, planet, at):
        yield say("bp.map.natural_on_border", "BP-GEN-21", cell=named_cell(state.board, at))


def on_border_needlessly(state: MapState, planet: Planet, at: Hex) -> bool:
    """Whether a border cell is used although an interior cell is free (BP-GEN-21)."""
    shape = state.geometry.shapes.get(planet.id)
    if shape is None or shape.zones.get(at) is not Zone.BORDER:
        return False
    return any(state.occupancy.is_free_ground(cell) for cell in shape.interior)


def structure_objections(
    state: MapState, planet: Planet, kind: StructureKind, at: Hex
) -> Iterator[Message]:
    """The biome bears it, defences stand on the border, and the planet has an owner."""
    if planet.biome in kind.forbidden_biomes:
        yield biome_forbids(planet, kind.id)
    if kind.site == "planet_border" and state.geometry.zone(planet.id, at) is not Zone.BORDER:
        yield say(
            "bp.map.defence_off_border",
            "BP-BUILD-4",
            kind=kind.id,
            cell=named_cell(state.board, at),
        )
    if planet.owner is None:
        yield without_owner(state, planet, kind.id)


def without_owner(state: MapState, planet: Planet, kind: KindId) -> Message:
    """Structures stand on planets of somebody only."""
    named = named_planet(state.content, planet)
    return say("bp.map.structure_without_owner", "BP-BUILD-1", kind=kind, planet=named)


# --- Where something may be


def legal_asteroid_cells(state: MapState, tile: int | None = None) -> Iterator[Hex]:
    """The cells of a tile, or of the whole board, where an asteroid breaks no rule (BP-AST-6 to
    -9)."""
    geometry, occupancy, options = state.geometry, state.occupancy, state.options
    by_planets = geometry.closed_to_asteroids(
        in_orbit=not options.asteroid_gap_planet, at_edge=options.asteroid_on_board_edge
    )
    by_units = state.board.near_asteroids(state.tables.asteroid_gap)
    if occupancy.ships or occupancy.stations:
        by_units = by_units.union(occupancy.ships, occupancy.stations)
    cells = geometry.tile_of if tile is None else geometry.grid.cells_of_tile.get(tile, ())
    return (cell for cell in cells if cell not in by_planets and cell not in by_units)


def any_legal_asteroid_cell(state: MapState, tile: int | None = None) -> bool:
    """Whether one more asteroid fits on a tile, or on the whole board."""
    return next(legal_asteroid_cells(state, tile), None) is not None
