"""Commands about what stands on planets: natural resources and structures."""

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import without
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Natural, Planet, Structure
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map import commands as c, events as e, lookup, placing
from bp_desktop.games.burning_planets.map.lookup import MapPlan, plan_of
from bp_desktop.games.burning_planets.map.state import MapState, evolve
from bp_desktop.games.burning_planets.places import named_cell


def place_natural(state: MapState, command: c.PlaceNatural) -> MapPlan:
    lookup.require_natural(state, command.kind)
    if not command.cells:
        raise Refused(say("bp.map.nothing_chosen"))
    drawn: dict[PlanetId, Planet] = {}
    objections: list[Message] = []
    for at in dict.fromkeys(command.cells):
        planet = placing.require_ground(state, at)
        thing = state.occupancy.on_planet(at)
        if isinstance(thing, Structure):
            raise Refused(
                say(
                    "bp.map.occupied", "BP-BOARD-13", "BP-BUILD-5", cell=named_cell(state.board, at)
                )
            )
        objections += placing.natural_objections(state, planet, command.kind, at)
        others = tuple(one for one in planet.natural if one.at != at)
        changed = replace(planet, natural=(*others, Natural(command.kind, at)))
        drawn[planet.id] = changed
        state = evolve(state, e.ThingsDrawn(planets=(changed,)))
    return plan_of(e.ThingsDrawn(planets=tuple(drawn.values())), dict.fromkeys(objections))


def place_structure(state: MapState, command: c.PlaceStructure) -> MapPlan:
    kind = lookup.planetary_kind(state, command.kind)
    planet = placing.require_ground(state, command.at)
    if not state.occupancy.is_free_ground(command.at):
        raise Refused(
            say(
                "bp.map.occupied",
                "BP-BOARD-13",
                "BP-BUILD-5",
                cell=named_cell(state.board, command.at),
            )
        )
    structure = Structure(lookup.fresh_structure_id(state), command.kind, command.at)
    changed = replace(planet, structures={**planet.structures, structure.id: structure})
    objections = placing.structure_objections(state, planet, kind, command.at)
    return plan_of(e.ThingsDrawn(planets=(changed,)), objections)


def clear_ground(state: MapState, command: c.ClearGround) -> MapPlan:
    """Cells with nothing in them are passed over; a stroke over none is refused."""
    cells = frozenset(command.cells)
    drawn = []
    for planet in state.board.planets.values():
        cleared = replace(
            planet,
            natural=tuple(one for one in planet.natural if one.at not in cells),
            structures={id_: one for id_, one in planet.structures.items() if one.at not in cells},
        )
        if cleared != planet:
            drawn.append(cleared)
    if not drawn:
        raise Refused(say("bp.map.nothing_there"))
    return plan_of(e.ThingsDrawn(planets=tuple(drawn)))


def move_ground(state: MapState, command: c.MoveGround) -> MapPlan:
    ground = lookup.ground_at(state, command.at)
    if ground is None:
        raise Refused(say("bp.map.nothing_there"))
    planet, thing = ground
    if placing.require_ground(state, command.to).id != planet.id:
        raise Refused(say("bp.map.other_planet", cell=named_cell(state.board, command.to)))
    if not state.occupancy.is_free_ground(command.to):
        raise Refused(
            say("bp.map.occupied", "BP-BOARD-13", cell=named_cell(state.board, command.to))
        )
    lifted, moved = _lifted(planet, thing), _moved(planet, thing, command.to)
    state = evolve(state, e.ThingsDrawn(planets=(lifted,)))
    if isinstance(thing, Natural):
        objections = placing.natural_objections(state, planet, thing.kind, command.to)
    else:
        kind = lookup.planetary_kind(state, thing.kind)
        objections = placing.structure_objections(state, planet, kind, command.to)
    return plan_of(e.ThingsDrawn(planets=(moved,)), objections)


def _lifted(planet: Planet, thing: Natural | Structure) -> Planet:
    """The planet while the thing is in the hand: its old cell counts as free."""
    if isinstance(thing, Structure):
        return replace(planet, structures=without(planet.structures, thing.id))
    return _with_natural(planet, thing)


def _moved(planet: Planet, thing: Natural | Structure, to: Hex) -> Planet:
    if isinstance(thing, Structure):
        return replace(planet, structures={**planet.structures, thing.id: replace(thing, at=to)})
    return _with_natural(planet, thing, Natural(thing.kind, to))


def _with_natural(planet: Planet, old: Natural, *new: Natural) -> Planet:
    """The planet with something else in the place of one of its natural resources."""
    index = planet.natural.index(old)
    return replace(planet, natural=(*planet.natural[:index], *new, *planet.natural[index + 1 :]))
