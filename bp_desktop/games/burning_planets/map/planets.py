"""Commands about planets: placing, moving, resizing, and whose they are."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import fresh
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Natural, Planet, Structure
from bp_desktop.games.burning_planets.geometry import PlanetShape, Zone, planet_shape, radii
from bp_desktop.games.burning_planets.ids import FactionId, PlanetId, PlayerId, StructureId
from bp_desktop.games.burning_planets.map import commands as c, events as e, lookup
from bp_desktop.games.burning_planets.map.lookup import MapPlan, named_planet, plan_of
from bp_desktop.games.burning_planets.map.placing import (
    biome_forbids,
    planet_objections,
    require_planet_fits,
    without_owner,
)
from bp_desktop.games.burning_planets.map.soundness import structure_ids
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.tiles import moved
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tables import Faction


def _drawn(planet: Planet, objections: Iterable[Message] = ()) -> MapPlan:
    return plan_of(e.ThingsDrawn(planets=(planet,)), objections)


def place_planet(state: MapState, command: c.PlacePlanet) -> MapPlan:
    planet = Planet(
        id=_fresh_id(state),
        size=command.size,
        biome=command.biome,
        center=command.center,
        name=command.name,
        owner=command.owner,
        starting=command.starting,
    )
    return _put_new(state, planet)


def paste_planet(state: MapState, command: c.PastePlanet) -> MapPlan:
    planet = command.planet
    if planet.id in state.board.planets or not planet.id:
        planet = replace(planet, id=_fresh_id(state))
    return _put_new(state, _with_own_structures(state, planet))


def _fresh_id(state: MapState) -> PlanetId:
    return PlanetId(fresh("p", state.board.planets, len(state.board.planets) + 1))


def _with_own_structures(state: MapState, planet: Planet) -> Planet:
    """Structures whose ids are taken get new ones."""
    taken = set(structure_ids(state.board))
    if taken.isdisjoint(planet.structures):
        return planet
    structures: dict[StructureId, Structure] = {}
    for one in planet.structures.values():
        id_ = StructureId(fresh("b", taken, len(taken) + 1)) if one.id in taken else one.id
        taken.add(id_)
        structures[id_] = replace(one, id=id_)
    return replace(planet, structures=structures)


def _put_new(state: MapState, planet: Planet) -> MapPlan:
    lookup.tiles_of(state)
    lookup.require_known(state, planet)
    center, radius = lookup.center_of(state, planet), radii(state.options)[planet.size]
    require_planet_fits(state, center, radius)
    _require_things_fit(state, planet, planet_shape(center, radius))
    objections = [
        *planet_objections(state, center, radius),
        *_biome_objections(state, planet),
    ]
    if planet.owner is not None:
        lookup.seat_of(state, planet.owner)
    if planet.starting is not None:
        objections += _starting_objections(state, planet, planet.starting)
    return _drawn(planet, objections)


def _require_things_fit(state: MapState, planet: Planet, shape: PlanetShape) -> None:
    used: set[Hex] = set()
    for kind, at in _things(state, planet):
        if at is None or shape.zones.get(at, Zone.CENTER) is Zone.CENTER:
            raise Refused(
                say(
                    "bp.map.thing_off_planet",
                    "BP-BUILD-3",
                    kind=kind,
                    planet=named_planet(state.content, planet),
                )
            )
        if at in used:
            raise Refused(say("bp.map.occupied", "BP-BOARD-13", cell=named_cell(state.board, at)))
        used.add(at)


def _things(state: MapState, planet: Planet) -> Iterator[tuple[str, Hex | None]]:
    for natural in planet.natural:
        yield natural.kind, natural.at
    for id_, structure in planet.structures.items():
        lookup.planetary_kind(state, structure.kind)
        if id_ != structure.id:
            raise Refused(say("bp.map.two_ids", "BP-APP-7", id=id_, other=structure.id))
        yield structure.kind, structure.at


def move_planet(state: MapState, command: c.MovePlanet) -> MapPlan:
    planet = lookup.planet_of(state, command.planet)
    center, radius = lookup.center_of(state, planet), radii(state.options)[planet.size]
    require_planet_fits(state, command.center, radius, but=planet.id)
    objections = planet_objections(state, command.center, radius, but=planet.id)
    there = moved(planet, command.center - center)
    return _drawn(there, objections)


def remove_planet(state: MapState, command: c.RemovePlanet) -> MapPlan:
    return plan_of(e.ThingsErased(planets=(lookup.planet_of(state, command.planet).id,)))


def resize_planet(state: MapState, command: c.ResizePlanet) -> MapPlan:
    planet = replace(lookup.planet_of(state, command.planet), size=command.size)
    lookup.require_known(state, planet)
    center, radius = lookup.center_of(state, planet), radii(state.options)[command.size]
    require_planet_fits(state, center, radius, but=planet.id)
    objections = planet_objections(state, center, radius, but=planet.id)
    return _drawn(reseated(state, planet, planet_shape(center, radius)), objections)


def reseated(state: MapState, planet: Planet, shape: PlanetShape) -> Planet:
    """What lost its place, or a defence its border, goes to the nearest cell that will do."""
    used: set[Hex] = set()
    homeless: list[Natural | Structure] = []
    stay: list[Natural | Structure] = []
    things: tuple[Natural | Structure, ...] = (*planet.natural, *planet.structures.values())
    for one in things:
        zone = shape.zones.get(one.at) if one.at is not None else None
        wanted_zones = (Zone.BORDER,) if _needs_border(state, one) else (Zone.INTERIOR, Zone.BORDER)
        if one.at is not None and zone in wanted_zones and one.at not in used:
            used.add(one.at)
            stay.append(one)
        else:
            homeless.append(one)
    for one in homeless:
        near = one.at or shape.center
        wanted = shape.border if _needs_border(state, one) else (*shape.interior, *shape.border)
        free = [cell for cell in wanted if cell not in used]
        if not free:
            raise Refused(
                say(
                    "bp.map.planet_too_full",
                    "BP-BOARD-5",
                    planet=named_planet(state.content, planet),
                )
            )
        at = min(free, key=lambda cell: _nearness(cell, near, shape.center))
        used.add(at)
        stay.append(replace(one, at=at))
    return replace(
        planet,
        natural=tuple(one for one in stay if isinstance(one, Natural)),
        structures={one.id: one for one in stay if isinstance(one, Structure)},
    )


def _nearness(cell: Hex, near: Hex, center: Hex) -> tuple[int, int, Hex]:
    """The nearest comes first; of equally near ones that in line with the centre."""
    new, old = cell - center, near - center
    return near.distance(cell), abs(new.q * old.r - new.r * old.q), cell


def _needs_border(state: MapState, thing: Natural | Structure) -> bool:
    kind = state.tables.structures.get(thing.kind)
    return kind is not None and kind.site == "planet_border"


def set_biome(state: MapState, command: c.SetBiome) -> MapPlan:
    planet = replace(lookup.planet_of(state, command.planet), biome=command.biome)
    lookup.require_known(state, planet)
    objections = [*_biome_objections(state, planet)]
    if planet.starting is not None:
        objections += _faction_objections(state, planet, planet.starting)
    return _drawn(planet, objections)


def _biome_objections(state: MapState, planet: Planet) -> Iterator[Message]:
    """One for each kind on the planet that the biome does not bear (BP-GEN-13, BP-GEN-14)."""
    tables = state.tables
    for kind in dict.fromkeys(
        [one.kind for one in planet.natural] + [one.kind for one in planet.structures.values()]
    ):
        row = tables.naturals.get(kind) or tables.structures.get(kind)
        if row is not None and planet.biome in row.forbidden_biomes:
            yield biome_forbids(planet, kind)


def rename_planet(state: MapState, command: c.RenamePlanet) -> MapPlan:
    planet = lookup.planet_of(state, command.planet)
    return _drawn(replace(planet, name=command.name))


def set_owner(state: MapState, command: c.SetPlanetOwner) -> MapPlan:
    planet = lookup.planet_of(state, command.planet)
    if command.owner is not None:
        lookup.seat_of(state, command.owner)
        return _drawn(replace(planet, owner=command.owner))
    objections = [without_owner(state, planet, one.kind) for one in planet.structures.values()]
    return _drawn(replace(planet, owner=None), objections[:1])


def set_starting(state: MapState, command: c.SetStarting) -> MapPlan:
    """Its seat becomes its owner too (BP-SETUP-9)."""
    planet = lookup.planet_of(state, command.planet)
    if command.seat is None:
        return _drawn(replace(planet, starting=None))
    objections = _starting_objections(state, planet, command.seat)
    changed = replace(planet, starting=command.seat, owner=command.seat)
    return _drawn(changed, objections)


def _starting_objections(state: MapState, planet: Planet, seat: PlayerId) -> Iterator[Message]:
    yield from _faction_objections(state, planet, seat)
    for other in state.board.planets.values():
        if other.starting == seat and other.id != planet.id:
            yield two_starting_planets(state, seat, other)


def two_starting_planets(state: MapState, seat: PlayerId, first: Planet) -> Message:
    named = lookup.named_seat(state.content, seat)
    planet = named_planet(state.content, first)
    return say("bp.map.two_starting_planets", "BP-GEN-2", seat=named, planet=planet)


def _faction_objections(state: MapState, planet: Planet, seat: PlayerId) -> Iterator[Message]:
    """A starting planet has the biome of its faction (BP-GEN-11)."""
    faction = state.tables.factions.get(FactionId(lookup.seat_of(state, seat).faction))
    if faction is not None and planet.biome != faction.starting_biome:
        yield wrong_starting_biome(state, planet, faction)


def wrong_starting_biome(state: MapState, planet: Planet, faction: Faction) -> Message:
    return say(
        "bp.map.wrong_starting_biome",
        "BP-GEN-11",
        faction=faction.id,
        biome=faction.starting_biome,
        planet=named_planet(state.content, planet),
    )
