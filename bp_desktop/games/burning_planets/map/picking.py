"""Which cells natural resources and asteroids get in a generation: drawn, or chosen by players."""

from msgspec.structs import replace

from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Asteroid, Natural, Planet
from bp_desktop.games.burning_planets.geometry import PlanetShape, Zone, planet_shape, radii
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, AsteroidId, PlanetId
from bp_desktop.games.burning_planets.map.events import (
    AnyMapEvent,
    AsteroidDrawn,
    Draft,
    GenerationAdvanced,
    GenerationStep,
    PlanetDrawn,
)
from bp_desktop.games.burning_planets.map.generation import Due, draft_center
from bp_desktop.games.burning_planets.map.keyed import fresh
from bp_desktop.games.burning_planets.map.placing import asteroid_objections, require_free_space
from bp_desktop.games.burning_planets.map.state import MapState

CELL_PURPOSES = (
    f"generation.{GenerationStep.RESOURCE_CELLS}",
    f"generation.{GenerationStep.ASTEROID_CELL}",
)

# --- Drawn by the program


def draw_cells(state: MapState, wanted: Due, dice: Dice) -> tuple[Hex, ...]:
    """As many cells as are due, each with an even draw among those that will do."""
    if wanted.step is GenerationStep.ASTEROID_CELL:
        face = dice.roll(len(wanted.cells), wanted.purpose).face
        return (wanted.cells[face - 1],)
    shape = _shape(state)
    pools = [list(shape.interior), list(shape.border)]
    if state.options.resource_border_policy == "ignore":
        pools = [[*shape.interior, *shape.border]]
    cells = []
    for _ in range(wanted.count):
        pool = next(pool for pool in pools if pool)  # the border last (BP-GEN-21, BP-GEN-23)
        cells.append(pool.pop(dice.roll(len(pool), wanted.purpose).face - 1))
    return tuple(cells)


def _draft(state: MapState) -> Draft:
    going = state.generation
    assert going is not None
    assert going.draft is not None
    return going.draft


def _shape(state: MapState) -> PlanetShape:
    draft = _draft(state)
    assert draft.size is not None
    return planet_shape(draft_center(state, draft), radii(state.options)[draft.size])


# --- Chosen by players


def check_cells(state: MapState, wanted: Due, cells: tuple[Hex, ...]) -> tuple[Message, ...]:
    """Objections to chosen cells; refuses the wrong number and cells that will not do."""
    if len(cells) != wanted.count or len(set(cells)) != len(cells):
        raise Refused(say("bp.generation.cells_due", expected=wanted.count, given=len(cells)))
    if wanted.step is GenerationStep.ASTEROID_CELL:
        return _check_asteroid_cell(state, cells[0])
    shape = _shape(state)
    for cell in cells:
        if shape.zones.get(cell, Zone.CENTER) is Zone.CENTER:
            raise Refused(say("bp.map.not_on_a_planet", "BP-GEN-4", "BP-GEN-22", cell=cell))
    left = [cell for cell in shape.interior if cell not in cells]
    on_border = [cell for cell in cells if shape.zones[cell] is Zone.BORDER]
    if state.options.resource_border_policy == "refuse" and left and on_border:
        return (say("bp.map.natural_on_border", "BP-GEN-21", cell=on_border[0]),)
    return ()


def _check_asteroid_cell(state: MapState, cell: Hex) -> tuple[Message, ...]:
    going = state.generation
    require_free_space(state, cell)
    if going is not None and state.geometry.tile_of[cell] != going.asteroid_tile:
        raise Refused(say("bp.generation.other_tile", "BP-AST-4", tile=going.asteroid_tile))
    return tuple(asteroid_objections(state, cell))


# --- Put on the board


def placed(state: MapState, wanted: Due, cells: tuple[Hex, ...]) -> tuple[AnyMapEvent, ...]:
    """The planet finished, or the asteroid in its place, and the generation one further."""
    going = state.generation
    assert going is not None
    if wanted.step is GenerationStep.ASTEROID_CELL:
        rocks = state.board.asteroids
        asteroid = Asteroid(AsteroidId(fresh("a", rocks, len(rocks) + 1)), cells[0])
        further = replace(going, placed=going.placed + 1, asteroid_tile=0)
        return (AsteroidDrawn(asteroid), GenerationAdvanced(further))
    slot, draft = going.slots[0], _draft(state)
    assert draft.size is not None
    assert draft.biome is not None
    owned = slot.starting or state.options.second_planet_owned
    planets = state.board.planets
    planet = Planet(
        id=PlanetId(fresh("p", planets, len(planets) + 1)),
        size=draft.size,
        biome=draft.biome,
        center=draft_center(state, draft),
        owner=slot.player if owned else None,
        starting=slot.player if slot.starting else None,
        natural=tuple(
            Natural(FOREST if number < draft.forests else MOUNTAIN, cell)
            for number, cell in enumerate(cells)
        ),
    )
    return (
        PlanetDrawn(planet),
        GenerationAdvanced(replace(going, slots=going.slots[1:], draft=None)),
    )
