"""Difference between two states of a map, cell by cell."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.type_variables import K, T
from bp_desktop.games.burning_planets.board import Board, MapContent, Natural, Planet, Structure
from bp_desktop.games.burning_planets.geometry import planet_shape, radii
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map.lookup import named_planet


class PlaceChange(StrEnum):
    """What became of a place."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class PlaceDifference:
    turn: PlaceChange
    message: Message
    cells: tuple[Hex, ...] = ()
    """Where to look; none for what has no place."""


def difference(before: MapContent, after: MapContent) -> tuple[PlaceDifference, ...]:
    """Everything that differs, the board first; nothing for the same map."""
    if before is after or before == after:
        return ()
    return (
        *_tiles(before.board, after.board),
        *_planets(before, after),
        *_asteroids(before.board, after.board),
        *_ships(before.board, after.board),
        *_space(before.board, after.board),
        *_notes(before, after),
        *_words(before, after),
    )


def _keys(
    before: Mapping[K, T], after: Mapping[K, T]
) -> tuple[list[K], list[K], list[tuple[K, T, T]]]:
    """Only before, only after, and what is in both and differs."""
    gone = [key for key in before if key not in after]
    new = [key for key in after if key not in before]
    both = [
        (key, one, after[key]) for key, one in before.items() if key in after and one != after[key]
    ]
    return gone, new, both


# --- the board


def _tiles(before: Board, after: Board) -> Iterator[PlaceDifference]:
    if before.tiles == after.tiles:
        return
    old = before.tiles.grid.tile_of if before.tiles is not None else {}
    new = after.tiles.grid.tile_of if after.tiles is not None else {}
    added = tuple(cell for cell in new if cell not in old)
    removed = tuple(cell for cell in old if cell not in new)
    if added:
        yield PlaceDifference(
            PlaceChange.ADDED, say("bp.difference.board_grew", cells=len(added)), added
        )
    if removed:
        yield PlaceDifference(
            PlaceChange.REMOVED, say("bp.difference.board_shrank", cells=len(removed)), removed
        )


# --- planets


def _planets(before: MapContent, after: MapContent) -> Iterator[PlaceDifference]:
    gone, new, both = _keys(before.board.planets, after.board.planets)
    for id_ in gone:
        planet = before.board.planets[id_]
        message = say("bp.difference.planet_removed", planet=named_planet(planet))
        yield PlaceDifference(PlaceChange.REMOVED, message, _cells(before, planet))
    for id_ in new:
        planet = after.board.planets[id_]
        message = say("bp.difference.planet_added", planet=named_planet(planet))
        yield PlaceDifference(PlaceChange.ADDED, message, _cells(after, planet))
    for _, old, planet in both:
        yield from _planet(before, after, old, planet)
    if radii(before.options) != radii(after.options):
        for id_, planet in after.board.planets.items():
            yield from _regrown(before, after, id_, planet)


def _regrown(
    before: MapContent, after: MapContent, id_: PlanetId, planet: Planet
) -> Iterator[PlaceDifference]:
    """The same planet on other cells, since sizes mean other radii now."""
    old = before.board.planets.get(id_)
    if old is None or old != planet:
        return
    cells = _cells(after, planet)
    if len(cells) != len(_cells(before, old)):
        message = say("bp.difference.planet_resized", planet=named_planet(planet), size=planet.size)
        yield PlaceDifference(PlaceChange.CHANGED, message, cells)


def _cells(content: MapContent, planet: Planet) -> tuple[Hex, ...]:
    if planet.center is None:
        return ()
    return planet_shape(planet.center, radii(content.options)[planet.size]).cells


def _planet(
    before: MapContent, after: MapContent, old: Planet, new: Planet
) -> Iterator[PlaceDifference]:
    name, cells = named_planet(new), _cells(after, new)
    if old.center != new.center:
        yield PlaceDifference(
            PlaceChange.REMOVED, say("bp.difference.was_here", what=name), _cells(before, old)
        )
        yield PlaceDifference(
            PlaceChange.ADDED, say("bp.difference.planet_moved", planet=name), cells
        )
    if old.size != new.size:
        message = say("bp.difference.planet_resized", planet=name, size=new.size)
        yield PlaceDifference(PlaceChange.CHANGED, message, cells)
    if old.biome != new.biome:
        message = say("bp.difference.planet_biome", planet=name, biome=new.biome)
        yield PlaceDifference(PlaceChange.CHANGED, message, cells)
    if old.name != new.name:
        message = say("bp.difference.planet_named", planet=named_planet(old), name=name)
        yield PlaceDifference(PlaceChange.CHANGED, message, cells)
    center = (new.center,) if new.center is not None else ()
    if (old.owner, old.starting) != (new.owner, new.starting):
        yield PlaceDifference(
            PlaceChange.CHANGED, say("bp.difference.planet_owner", planet=name), center
        )
    # What moved along with its planet is no difference of its own.
    shift = (
        new.center - old.center if old.center is not None and new.center is not None else Hex(0, 0)
    )
    yield from _ground(_on(old, shift), _on(new, Hex(0, 0)))


def _on(planet: Planet, shift: Hex) -> dict[Hex, str]:
    things: Iterable[Natural | Structure] = (*planet.natural, *planet.structures.values())
    return {one.at + shift: one.kind for one in things if one.at is not None}


def _ground(before: dict[Hex, str], after: dict[Hex, str]) -> Iterator[PlaceDifference]:
    gone, new, both = _keys(before, after)
    for at in gone:
        message = say("bp.difference.removed", kind=before[at], cell=at)
        yield PlaceDifference(PlaceChange.REMOVED, message, (at,))
    for at in new:
        message = say("bp.difference.added", kind=after[at], cell=at)
        yield PlaceDifference(PlaceChange.ADDED, message, (at,))
    for at, old, kind in both:
        message = say("bp.difference.became", was=old, kind=kind, cell=at)
        yield PlaceDifference(PlaceChange.CHANGED, message, (at,))


# --- space


def _asteroids(before: Board, after: Board) -> Iterator[PlaceDifference]:
    """By place: one asteroid is like another."""
    old = {rock.at: "asteroid" for rock in before.asteroids.values() if rock.at is not None}
    new = {rock.at: "asteroid" for rock in after.asteroids.values() if rock.at is not None}
    yield from _ground(old, new)


def _ships(before: Board, after: Board) -> Iterator[PlaceDifference]:
    gone, new, both = _keys(before.ships, after.ships)
    for id_ in gone:
        ship = before.ships[id_]
        message = say("bp.difference.ship_removed", number=ship.number, ship_class=ship.cls)
        yield PlaceDifference(PlaceChange.REMOVED, message, _one(ship.at))
    for id_ in new:
        ship = after.ships[id_]
        message = say("bp.difference.ship_added", number=ship.number, ship_class=ship.cls)
        yield PlaceDifference(PlaceChange.ADDED, message, _one(ship.at))
    for _, old, ship in both:
        if old.at != ship.at:
            message = say("bp.difference.ship_moved", number=ship.number, ship_class=ship.cls)
            yield PlaceDifference(PlaceChange.CHANGED, message, (*_one(old.at), *_one(ship.at)))
        else:
            message = say("bp.difference.ship_changed", number=ship.number, ship_class=ship.cls)
            yield PlaceDifference(PlaceChange.CHANGED, message, _one(ship.at))


def _one(at: Hex | None) -> tuple[Hex, ...]:
    return (at,) if at is not None else ()


def _space(before: Board, after: Board) -> Iterator[PlaceDifference]:
    yield from _ground(_deployed(before), _deployed(after))


def _deployed(board: Board) -> dict[Hex, str]:
    found: dict[Hex, str] = {}
    for one in board.space.values():
        rock = board.asteroids.get(one.asteroid) if one.asteroid is not None else None
        at = rock.at if rock is not None else one.at
        if at is not None:
            found[at] = one.kind
    return found


# --- words


def _notes(before: MapContent, after: MapContent) -> Iterator[PlaceDifference]:
    old = {note.at: note.text for note in before.notes}
    new = {note.at: note.text for note in after.notes}
    gone, fresh, both = _keys(old, new)
    for at in gone:
        message = say("bp.difference.note_removed", cell=at)
        yield PlaceDifference(PlaceChange.REMOVED, message, (at,))
    for at in fresh:
        message = say("bp.difference.note_added", cell=at)
        yield PlaceDifference(PlaceChange.ADDED, message, (at,))
    for at, _old, _new in both:
        message = say("bp.difference.note_changed", cell=at)
        yield PlaceDifference(PlaceChange.CHANGED, message, (at,))


def _words(before: MapContent, after: MapContent) -> Iterator[PlaceDifference]:
    """What has no place on the board."""
    if before.title != after.title:
        yield PlaceDifference(PlaceChange.CHANGED, say("bp.difference.title"))
    if before.seats != after.seats:
        yield PlaceDifference(PlaceChange.CHANGED, say("bp.difference.seats"))
    if before.standing != after.standing:
        yield PlaceDifference(PlaceChange.CHANGED, say("bp.difference.standing"))
    if before.options != after.options:
        yield PlaceDifference(PlaceChange.CHANGED, say("bp.difference.options"))
    if before.accepted != after.accepted:
        yield PlaceDifference(PlaceChange.CHANGED, say("bp.difference.accepted"))
