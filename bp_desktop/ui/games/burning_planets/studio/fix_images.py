"""A fix and its images: what is mended on one side of a symmetric map is mended on all."""

from collections.abc import Iterator

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
from bp_desktop.ui.games.burning_planets.studio.map_images import image_of


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
    touched = {thing for thing, _ in _parts(state, fix)}
    along: list[c.Single] = []
    for image in images:
        for thing, command in _image_of(state, fix, image):
            if thing in touched:  # on an axis a thing is its own image
                continue
            if _fits(sketch.state, command, borne) and sketch.attempt(command):
                touched.add(thing)
                along.append(command)
    return tuple(along)


def _fits(state: MapState, command: c.Single, borne: set[str]) -> bool:
    try:
        objections = plan(state, command).objections
    except Refused:
        return False
    return all(message.key in borne for message in objections)


def _image_of(
    state: MapState, fix: c.Single, image: SymmetryImage
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
        if isinstance(fix, c.SetBiome | c.ResizePlanet):
            yield other, replace(fix, planet=PlanetId(other.id))
        elif to is None:
            yield other, map_things.removal(other)
        else:
            whole = thing.sort == map_things.MapThingKind.PLANET
            there = image.place(to) if whole else image_of(state, to, image)
            yield other, map_things.moving(other, there)


SORTS: dict[object, str] = {
    c.SetBiome: map_things.MapThingKind.PLANET,
    c.ResizePlanet: map_things.MapThingKind.PLANET,
    **{command: sort for sort, command in map_things.REMOVALS.items()},
    **{command: sort for sort, command in map_things.MOVES.items()},
}
"""What the fixes are about that name a thing by its id, which comes first in them."""


def _parts(state: MapState, fix: c.Single) -> tuple[tuple[MapThing, Hex | None], ...]:
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
