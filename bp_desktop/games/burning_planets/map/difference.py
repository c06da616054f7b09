"""Difference between two states of a map, cell by cell."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.type_variables import K, T
from bp_desktop.games.burning_planets.board import Board, MapContent, Natural, Planet, Structure
from bp_desktop.games.burning_planets.geometry import planet_shape, radii
from bp_desktop.games.burning_planets.map.lookup import named_planet
from bp_desktop.games.burning_planets.places import named_cell


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


def _turns(before: Mapping[K, T], after: Mapping[K, T]) -> Iterator[tuple[K, PlaceChange]]:
    """What is only before, only after, and what is in both and differs."""
    yield from ((key, PlaceChange.REMOVED) for key in before if key not in after)
    yield from ((key, PlaceChange.ADDED) for key in after if key not in before)
    for key, one in before.items():
        if key in after and one != after[key]:
            yield key, PlaceChange.CHANGED


# --- the board


def _tiles(before: Board, after: Board) -> Iterator[PlaceDifference]:
    if before.tiles == after.tiles:
        return
    old = before.tiles.grid.tile_of if before.tiles is not None else {}
    new = after.tiles.grid.tile_of if after.tiles is not None else {}
    added = tuple(cell for cell in new if cell not in old)
    removed = tuple(cell for cell in old if cell not in new)
    if added:
        message = say("bp.difference.board_grew", cells=len(added))
        yield PlaceDifference(PlaceChange.ADDED, message, added)
    if removed:
        message = say("bp.difference.board_shrank", cells=len(removed))
        yield PlaceDifference(PlaceChange.REMOVED, message, removed)


# --- planets


def _planets(before: MapContent, after: MapContent) -> Iterator[PlaceDifference]:
    old, new = before.board.planets, after.board.planets
    for id_, turn in _turns(old, new):
        match turn:
            case PlaceChange.REMOVED:
                message = say("bp.difference.planet_removed", planet=named_planet(before, old[id_]))
                yield PlaceDifference(turn, message, _cells(before, old[id_]))
            case PlaceChange.ADDED:
                message = say("bp.difference.planet_added", planet=named_planet(after, new[id_]))
                yield PlaceDifference(turn, message, _cells(after, new[id_]))
            case PlaceChange.CHANGED:
                yield from _planet(before, after, old[id_], new[id_])
    for id_, planet in new.items():
        # The same planet on other cells, since sizes mean other radii now.
        cells = _cells(after, planet)
        if old.get(id_) == planet and len(cells) != len(_cells(before, planet)):
            yield PlaceDifference(PlaceChange.CHANGED, _resized(after, planet), cells)


def _resized(content: MapContent, planet: Planet) -> Message:
    return say(
        "bp.difference.planet_resized", planet=named_planet(content, planet), size=planet.size
    )


def _cells(content: MapContent, planet: Planet) -> tuple[Hex, ...]:
    if planet.center is None:
        return ()
    return planet_shape(planet.center, radii(content.options)[planet.size]).cells


def _planet(
    before: MapContent, after: MapContent, old: Planet, new: Planet
) -> Iterator[PlaceDifference]:
    name, cells = named_planet(after, new), _cells(after, new)
    center = (new.center,) if new.center is not None else ()
    if old.center != new.center:
        was_here = say("bp.difference.was_here", what=name)
        moved = say("bp.difference.planet_moved", planet=name)
        yield PlaceDifference(PlaceChange.REMOVED, was_here, _cells(before, old))
        yield PlaceDifference(PlaceChange.ADDED, moved, cells)
    if old.size != new.size:
        yield PlaceDifference(PlaceChange.CHANGED, _resized(after, new), cells)
    if old.biome != new.biome:
        message = say("bp.difference.planet_biome", planet=name, biome=new.biome)
        yield PlaceDifference(PlaceChange.CHANGED, message, cells)
    if old.name != new.name:
        message = say("bp.difference.planet_named", planet=named_planet(before, old), name=name)
        yield PlaceDifference(PlaceChange.CHANGED, message, cells)
    if (old.owner, old.starting) != (new.owner, new.starting):
        message = say("bp.difference.planet_owner", planet=name)
        yield PlaceDifference(PlaceChange.CHANGED, message, center)
    # What moved along with its planet is no difference of its own.
    shift = (
        new.center - old.center if old.center is not None and new.center is not None else Hex(0, 0)
    )
    yield from _ground(after.board, _on(old, shift), _on(new, Hex(0, 0)))


def _on(planet: Planet, shift: Hex) -> dict[Hex, str]:
    things: Iterable[Natural | Structure] = (*planet.natural, *planet.structures.values())
    return {one.at + shift: one.kind for one in things if one.at is not None}


def _ground(
    board: Board, before: dict[Hex, str], after: dict[Hex, str]
) -> Iterator[PlaceDifference]:
    """`board`: the one that the cells are named on."""
    for at, turn in _turns(before, after):
        cell = named_cell(board, at)
        match turn:
            case PlaceChange.REMOVED:
                message = say("bp.difference.removed", kind=before[at], cell=cell)
            case PlaceChange.ADDED:
                message = say("bp.difference.added", kind=after[at], cell=cell)
            case PlaceChange.CHANGED:
                message = say("bp.difference.became", was=before[at], kind=after[at], cell=cell)
        yield PlaceDifference(turn, message, (at,))


# --- space


def _asteroids(before: Board, after: Board) -> Iterator[PlaceDifference]:
    """By place: one asteroid is like another."""
    old = {rock.at: "asteroid" for rock in before.asteroids.values() if rock.at is not None}
    new = {rock.at: "asteroid" for rock in after.asteroids.values() if rock.at is not None}
    yield from _ground(after, old, new)


def _ships(before: Board, after: Board) -> Iterator[PlaceDifference]:
    for id_, turn in _turns(before.ships, after.ships):
        both = [board.ships[id_] for board in (before, after) if id_ in board.ships]
        ship, places = both[-1], [one.at for one in both]
        if turn is PlaceChange.REMOVED:
            message = say("bp.difference.ship_removed", number=ship.number, ship_class=ship.cls)
        elif turn is PlaceChange.ADDED:
            message = say("bp.difference.ship_added", number=ship.number, ship_class=ship.cls)
        elif places[0] != places[1]:
            message = say("bp.difference.ship_moved", number=ship.number, ship_class=ship.cls)
        else:
            message = say("bp.difference.ship_changed", number=ship.number, ship_class=ship.cls)
        cells = dict.fromkeys(at for at in places if at is not None)
        yield PlaceDifference(turn, message, tuple(cells))


def _space(before: Board, after: Board) -> Iterator[PlaceDifference]:
    yield from _ground(after, _deployed(before), _deployed(after))


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
    for at, turn in _turns(old, new):
        cell = named_cell(after.board, at)
        match turn:
            case PlaceChange.REMOVED:
                message = say("bp.difference.note_removed", cell=cell)
            case PlaceChange.ADDED:
                message = say("bp.difference.note_added", cell=cell)
            case PlaceChange.CHANGED:
                message = say("bp.difference.note_changed", cell=cell)
        yield PlaceDifference(turn, message, (at,))


def _words(before: MapContent, after: MapContent) -> Iterator[PlaceDifference]:
    """What has no place on the board."""
    said = {
        "title": say("bp.difference.title"),
        "seats": say("bp.difference.seats"),
        "standing": say("bp.difference.standing"),
        "options": say("bp.difference.options"),
        "accepted": say("bp.difference.accepted"),
    }
    for field, message in said.items():
        if getattr(before, field) != getattr(after, field):
            yield PlaceDifference(PlaceChange.CHANGED, message)
