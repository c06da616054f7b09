"""The rulebook's generation of a map, one die at a time (BP-GEN, BP-AST)."""

from dataclasses import dataclass

from msgspec.structs import replace

from bp_desktop.core.dice import Roll
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.geometry import planet_shape, radii
from bp_desktop.games.burning_planets.ids import BiomeId, FactionId, PlayerId, SizeId
from bp_desktop.games.burning_planets.map.events import Draft, GenerationState, GenerationStep, Slot
from bp_desktop.games.burning_planets.map.lookup import seat_of, tiles_of
from bp_desktop.games.burning_planets.map.placing import (
    any_legal_asteroid_cell,
    legal_asteroid_cells,
)
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.tiles import tile_die
from bp_desktop.games.burning_planets.tables import Biome, Tables
from bp_desktop.games.burning_planets.tiles import TilePlace, tile_center

SIZE_DIE = 4
BIOME_DIE = 6


@dataclass(frozen=True, slots=True)
class GenerationRequest:
    """What a generation waits for: a die, or a choice of cells."""

    step: GenerationStep
    player: PlayerId
    """Who throws or chooses."""
    die: int = 0
    """0: cells are to be chosen."""
    cells: tuple[Hex, ...] = ()
    """The cells to choose from."""
    count: int = 0
    """How many cells to choose."""

    @property
    def purpose(self) -> str:
        return f"generation.{self.step}"


def due(state: MapState) -> GenerationRequest | None:
    """The next thing a running generation needs; None when nothing runs that makes sense."""
    going = state.generation
    if going is None or not _is_sound(state, going):
        return None
    if going.slots:
        return _due_for_planet(state, going.slots[0], going.draft)
    player = _asteroid_player(state, going)
    if going.asteroids is None:
        return GenerationRequest(
            GenerationStep.ASTEROID_COUNT, player, state.options.asteroid_modifier_die
        )
    if going.asteroid_tile:
        cells = tuple(legal_asteroid_cells(state, going.asteroid_tile))
        return GenerationRequest(GenerationStep.ASTEROID_CELL, player, cells=cells, count=1)
    return GenerationRequest(GenerationStep.ASTEROID_TILE, player, board_die(state))


def _is_sound(state: MapState, going: GenerationState) -> bool:
    """Whether a generation fits its map; one from a file may not, and can only be stopped."""
    tables, tiles, draft = state.tables, state.board.tiles, going.draft
    seats = {seat.id for seat in state.content.seats}
    if tiles is None or not seats or any(slot.player not in seats for slot in going.slots):
        return False
    if going.placed < 0 or not 0 <= going.asteroid_tile <= len(tiles.places):
        return False
    if draft is None:
        return True
    return (
        bool(going.slots)
        and 1 <= draft.tile <= len(tiles.places)
        and (draft.size is None or draft.size in tables.sizes)
        and (draft.biome is None or draft.biome in tables.biomes)
        and draft.forests + draft.mountains < _cells_of(state, draft)
    )


def _cells_of(state: MapState, draft: Draft) -> int:
    """How many cells the planet has or, before its size is rolled, may have."""
    radius = radii(state.options)
    largest = radius[draft.size] if draft.size is not None else max(radius.values())
    return 3 * largest * (largest + 1) + 1


def _due_for_planet(state: MapState, slot: Slot, draft: Draft | None) -> GenerationRequest:
    if draft is None:
        return GenerationRequest(GenerationStep.TILE, slot.player, board_die(state))
    if draft.size is None:
        return GenerationRequest(GenerationStep.SIZE, slot.player, SIZE_DIE)
    if draft.biome is None:
        return GenerationRequest(GenerationStep.BIOME, slot.player, BIOME_DIE)
    forest_rolls, mountain_rolls = resource_rolls(state.tables, slot, draft.biome)
    die = (
        state.tables.generation.starting_forest_die
        if slot.starting
        else state.tables.sizes[draft.size].resource_die
    )
    if draft.forest_rolls < forest_rolls:
        return GenerationRequest(GenerationStep.FORESTS, slot.player, die)
    if draft.mountain_rolls < mountain_rolls:
        return GenerationRequest(GenerationStep.MOUNTAINS, slot.player, die)
    cells = planet_shape(draft_center(state, draft), radii(state.options)[draft.size]).cells
    return GenerationRequest(
        GenerationStep.RESOURCE_CELLS,
        slot.player,
        cells=cells,
        count=draft.forests + draft.mountains,
    )


def _asteroid_player(state: MapState, going: GenerationState) -> PlayerId:
    """Players place in rotation (BP-AST-10); the first throws the modifier die."""
    seats = state.content.seats
    return seats[going.placed % len(seats)].id


def resource_rolls(tables: Tables, slot: Slot, biome_id: BiomeId) -> tuple[int, int]:
    """How many forest and mountain rolls a planet takes (BP-GEN-16 to -20)."""
    biome: Biome = tables.biomes[biome_id]
    if slot.starting:
        return (1, 0) if biome.forest_rolls and biome.mountain_rolls else (0, 0)
    return biome.forest_rolls, biome.mountain_rolls


def board_die(state: MapState) -> int:
    return tile_die(len(tiles_of(state).places), state.tables.dice)


def draft_center(state: MapState, draft: Draft) -> Hex:
    tiles = tiles_of(state)
    return tile_center(tiles, tiles.places[draft.tile - 1])


# --- Where a planet can go


def least_radius(state: MapState, *, starting: bool) -> int:
    """The smallest radius the next planet can come to have."""
    radius = radii(state.options)
    fixed = state.options.starting_planet_size
    if starting and fixed != "rolled":
        return radius[SizeId(fixed)]
    return min(radius.values())


def clash_of_size(state: MapState, center: Hex, radius: int) -> Message | None:
    """Why a planet of this radius cannot lie here, next to what was kept (BP-GEN-5)."""
    geometry, occupancy = state.geometry, state.occupancy
    shape = planet_shape(center, radius)
    for cell in shape.cells:
        if cell in geometry.planet_at or cell in occupancy.asteroids:
            return say("bp.generation.no_room_for_size", "BP-GEN-5")
    if state.options.asteroid_gap_planet and any(
        cell in occupancy.asteroids for cell in shape.orbit
    ):
        return say("bp.generation.asteroid_in_orbit", "BP-AST-8")
    return None


def clash_of_tile(state: MapState, tile: int, slot: Slot, *, apart: bool) -> Message | None:
    """Why a planet cannot go to a tile; with `apart`, the least distance of starts counts."""
    tiles, geometry = tiles_of(state), state.geometry
    if tile > len(tiles.places):
        return say("bp.generation.no_such_tile", "BP-BOARD-12", tile=tile)
    if any(geometry.tile_of.get(shape.center) == tile for shape in geometry.shapes.values()):
        return say("bp.generation.tile_taken", "BP-GEN-7", tile=tile)
    center = tile_center(tiles, tiles.places[tile - 1])
    if clash_of_size(state, center, least_radius(state, starting=slot.starting)):
        return say("bp.generation.tile_blocked", "BP-GEN-5", tile=tile)
    if apart and slot.starting and _too_near(state, tiles.places[tile - 1]):
        distance = state.options.min_start_tile_distance
        return say("bp.generation.starts_too_near", "BP-GEN-5", tile=tile, distance=distance)
    return None


def _too_near(state: MapState, place: TilePlace) -> bool:
    """Starting planets may have to keep their distance, counted in tiles (AMB-13)."""
    tiles, geometry = tiles_of(state), state.geometry
    for planet in state.board.planets.values():
        if planet.starting is None or planet.center is None:
            continue
        tile = geometry.tile_of.get(planet.center)
        if tile is None:
            continue
        other = tiles.places[tile - 1]
        gap = max(abs(place.tx - other.tx), abs(place.ty - other.ty))
        if gap < state.options.min_start_tile_distance:
            return True
    return False


def open_tiles(state: MapState, slot: Slot, *, apart: bool) -> list[int]:
    """The tiles a planet can still go to."""
    count = len(tiles_of(state).places)
    return [
        tile
        for tile in range(1, count + 1)
        if clash_of_tile(state, tile, slot, apart=apart) is None
    ]


# --- What a die means


def read_roll(
    state: MapState, going: GenerationState, step: GenerationStep, roll: Roll
) -> GenerationState | Message:
    """The meaning of a die for the step that is due: the generation further on, or a clash, and
    the die has to be thrown again."""
    if not 1 <= roll.face <= roll.die:
        return say("bp.generation.no_such_face", "BP-APP-1", face=roll.face, die=roll.die)
    if step is GenerationStep.ASTEROID_COUNT:
        return replace(going, asteroids=len(tiles_of(state).places) + roll.face)
    if step is GenerationStep.ASTEROID_TILE:
        return _read_asteroid_tile(state, going, roll.face)
    slot, draft = going.slots[0], going.draft
    if draft is None:
        clash = clash_of_tile(state, roll.face, slot, apart=not going.distance_dropped)
        return clash or replace(going, draft=started(state, slot, roll.face))
    if step is GenerationStep.SIZE:
        size = next(row for row in state.tables.sizes.values() if roll.face in row.faces)
        clash = clash_of_size(state, draft_center(state, draft), radii(state.options)[size.id])
        return clash or replace(going, draft=replace(draft, size=size.id))
    if step is not GenerationStep.BIOME and not _has_room(state, slot, draft, roll.face):
        return say("bp.generation.no_room_for_resources", "BP-GEN-5", count=roll.face)
    return replace(going, draft=_counted(state.tables, slot, draft, step, roll.face))


def _has_room(state: MapState, slot: Slot, draft: Draft, face: int) -> bool:
    """Whether the planet holds this many more, and one at least for each roll to come. It
    always does with the rulebook's radii (BP-BOARD-5); tables may play with smaller ones."""
    if slot.starting or draft.size is None or draft.biome is None:
        return True
    to_come = sum(resource_rolls(state.tables, slot, draft.biome)) - (
        draft.forest_rolls + draft.mountain_rolls + 1
    )
    shape = planet_shape(draft_center(state, draft), radii(state.options)[draft.size])
    return draft.forests + draft.mountains + face + to_come < len(shape.cells)


def started(state: MapState, slot: Slot, tile: int) -> Draft:
    """A planet on its tile, with what needs no roll: the size where the table fixes it, and a
    starting planet's biome and, unless it is fair, its resources (BP-GEN-11, BP-GEN-17)."""
    if not slot.starting:
        return Draft(tile)
    fixed = state.options.starting_planet_size
    size = None if fixed == "rolled" else SizeId(fixed)
    faction = state.tables.factions[FactionId(seat_of(state, slot.player).faction)]
    biome = state.tables.biomes[faction.starting_biome]
    count = state.tables.generation.starting_planet_resources
    if biome.forest_rolls and biome.mountain_rolls:
        return Draft(tile, size, biome.id)
    if biome.forest_rolls:
        return Draft(tile, size, biome.id, forests=count)
    return Draft(tile, size, biome.id, mountains=count)


def _counted(tables: Tables, slot: Slot, draft: Draft, step: GenerationStep, face: int) -> Draft:
    if step is GenerationStep.BIOME:
        biome = next(row for row in tables.biomes.values() if face in row.faces)
        return replace(draft, biome=biome.id)
    if step is GenerationStep.MOUNTAINS:
        return replace(
            draft, mountains=draft.mountains + face, mountain_rolls=draft.mountain_rolls + 1
        )
    counted = replace(draft, forests=draft.forests + face, forest_rolls=draft.forest_rolls + 1)
    if slot.starting:
        rest = tables.generation.starting_planet_resources - face
        return replace(counted, mountains=rest)
    return counted


def _read_asteroid_tile(
    state: MapState, going: GenerationState, tile: int
) -> GenerationState | Message:
    if tile > len(tiles_of(state).places):
        return say("bp.generation.no_such_tile", "BP-BOARD-12", tile=tile)
    if not any_legal_asteroid_cell(state, tile):
        return say("bp.generation.tile_full", "BP-AST-11", tile=tile)
    return replace(going, asteroid_tile=tile)
