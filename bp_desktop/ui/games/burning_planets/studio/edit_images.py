"""Edits and their images: what is changed or mended on one side of a symmetric map is on all."""

from collections.abc import Iterable, Iterator
from typing import cast

from msgspec.structs import astuple, replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.counterparts import counterpart
from bp_desktop.ui.editor.game import MapThing, sketch_of
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryImage
from bp_desktop.ui.games.burning_planets.studio import map_things
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME
from bp_desktop.ui.games.burning_planets.studio.map_images import (
    MapSketch,
    dealt_start,
    image_of,
    image_of_place,
    owner_of_image,
)
from bp_desktop.ui.games.burning_planets.studio.map_things import planet_thing


def images_of_fix(state: MapState, symmetry: Symmetry, fix: c.Single) -> tuple[c.Single, ...]:
    """What is done right after a fix so that the map stays as symmetric as it was. An image that
    cannot be drawn, or that would break a rule the fix does not break, is left out: a fix must
    not make new problems elsewhere."""
    images = symmetry.images(MAP_GAME.frame(state))
    if not images:
        return ()
    sketch = sketch_of(MAP_GAME, state)
    if not sketch.attempt(fix):
        return ()
    borne = {message.key for message in sketch.objections}
    if isinstance(fix, c.SetStarting):
        borne.add("bp.map.wrong_starting_biome")  # each of the others has a biome of its own
    touched = {thing for thing, _ in _parts(state, fix)}
    along: list[c.Single] = []
    for image in images:
        dealt = _edit_image(state, fix, image) if isinstance(fix, c.SetStarting) else None
        for thing, found in dealt or _image_of(state, fix, image):
            command = cast("c.Single", found)
            if thing is None or thing in touched:  # on an axis a thing is its own image
                continue
            if _fits(sketch.state, command, borne) and sketch.attempt(command):
                touched.add(thing)
                along.append(command)
    return tuple(along)


def edit_with_images(
    state: MapState, symmetry: Symmetry, commands: Iterable[c.AnyMapCommand]
) -> MapSketch | None:
    """What somebody asks for in a form, and the same for every image as far as it can be. None
    where there is no symmetry, or the map has something against the edit itself."""
    images = symmetry.images(MAP_GAME.frame(state))
    sketch = sketch_of(MAP_GAME, state)
    own = tuple(commands)
    if not images or not all(sketch.attempt(command) for command in own):
        return None
    touched = {thing for command in own for thing, _ in _parts(state, command)}
    for image in images:
        for command in own:
            for thing, there in _edit_image(state, command, image):
                if thing not in touched and there not in sketch.commands:
                    sketch.attempt(there)
    return sketch


def _edit_image(
    state: MapState, edit: c.AnyMapCommand, image: SymmetryImage
) -> Iterator[tuple[MapThing | None, c.AnyMapCommand]]:
    """The image of an edit, and the thing that it is about if that is one already."""
    match edit:
        case c.PlaceStructure(at=at):
            yield None, replace(edit, at=image_of(state, at, image))
        case c.PlaceShip(owner=owner, cls=cls, at=at):
            whose = owner_of_image(state, owner, image)
            yield None, c.PlaceShip(whose, cls, image_of(state, at, image))
        case c.PlaceSpaceStructure(owner=owner, at=at):
            whose = owner_of_image(state, owner, image)
            yield None, replace(edit, owner=whose, at=image_of(state, at, image))
        case c.RemoveTile(place=place):
            tiles = state.board.tiles
            if tiles is not None and image.is_mirror:
                yield None, replace(edit, place=image_of_place(tiles, place, image))
        case c.SetPlanetOwner(planet=planet, owner=seat):
            other = _image_of_planet_id(state, planet, image)
            if other is not None:
                theirs = owner_of_image(state, seat, image) if seat is not None else None
                yield planet_thing(state, other), c.SetPlanetOwner(other, theirs)
        case c.SetStarting(planet=planet, seat=seat):
            other = _image_of_planet_id(state, planet, image)
            if other is None:
                return
            theirs = dealt_start(state, seat, image) if seat is not None else None
            is_start = state.board.planets[other].starting is not None
            if (seat is None) is is_start and (seat is None or theirs is not None):
                yield planet_thing(state, other), c.SetStarting(other, theirs)
        case _:
            yield from _image_of(state, edit, image)


def _image_of_planet_id(state: MapState, planet: PlanetId, image: SymmetryImage) -> PlanetId | None:
    shape = state.geometry.shapes.get(planet)
    if shape is None:
        return None
    other = counterpart(MAP_GAME, state, planet_thing(state, planet), image)
    return PlanetId(other.id) if other is not None and other.id != planet else None


def _fits(state: MapState, command: c.Single, borne: set[str]) -> bool:
    try:
        objections = plan(state, command).objections
    except Refused:
        return False
    return all(message.key in borne for message in objections)


def _image_of(
    state: MapState, fix: c.AnyMapCommand, image: SymmetryImage
) -> Iterator[tuple[MapThing, c.Single]]:
    """The same for each counterpart, with the counterpart."""
    if isinstance(fix, c.PlaceNatural):
        for cell in fix.cells:
            there = image_of(state, cell, image)
            yield map_things.ground_thing(there), c.PlaceNatural(fix.kind, (there,))
        return
    for thing, to in _parts(state, fix):
        other = counterpart(MAP_GAME, state, thing, image)
        if other is None:
            continue
        if isinstance(fix, c.SetBiome) and _is_start(state, other):
            continue  # its biome follows its owner
        if isinstance(fix, c.SetBiome | c.ResizePlanet):
            yield other, replace(fix, planet=PlanetId(other.id))
        elif to is None:
            yield other, map_things.removal(other)
        else:
            whole = thing.sort == map_things.MapThingKind.PLANET
            there = image.place(to) if whole else image_of(state, to, image)
            yield other, map_things.moving(other, there)


def _is_start(state: MapState, planet: MapThing) -> bool:
    return state.board.planets[PlanetId(planet.id)].starting is not None


SORTS: dict[object, str] = {
    c.SetBiome: map_things.MapThingKind.PLANET,
    c.ResizePlanet: map_things.MapThingKind.PLANET,
    **{command: sort for sort, command in map_things.REMOVALS.items()},
    **{command: sort for sort, command in map_things.MOVES.items()},
}
"""What the fixes are about that name a thing by its id, which comes first in them."""


def _parts(state: MapState, fix: c.AnyMapCommand) -> tuple[tuple[MapThing, Hex | None], ...]:
    """The things a fix is about, and where it moves them. Nothing for what has no place on the
    board or concerns one player: seats, owners and tiles have no image."""
    match fix:
        case c.PlaceNatural(cells=cells) | c.ClearGround(cells=cells):
            return tuple((map_things.ground_thing(cell), None) for cell in cells)
        case c.MoveGround(at=at, to=to):
            return ((map_things.ground_thing(at), to),)
    sort = SORTS.get(type(fix))
    if sort is None:
        return ()
    id_, *rest = astuple(fix)
    there = rest[0] if type(fix) is map_things.MOVES[sort] else None
    things = map_things.all_things(state)
    return tuple((one, there) for one in things if (one.sort, one.id) == (sort, id_))
