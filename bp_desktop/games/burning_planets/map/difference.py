"""Difference between two states of a map, cell by cell."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.type_variables import K, T
from bp_desktop.games.burning_planets.board import (
    Board,
    MapContent,
    Natural,
    Planet,
    Ship,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import planet_shape, radii
from bp_desktop.games.burning_planets.map.lookup import named_planet, named_seat
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
        *_ships(before, after),
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


def _ships(before: MapContent, after: MapContent) -> Iterator[PlaceDifference]:
    """With whose they are and where: of each player there are a first, a second and so on."""
    old, new = before.board.ships, after.board.ships
    for id_, turn in _turns(old, new):
        content = before if turn is PlaceChange.REMOVED else after
        places = dict.fromkeys(ships[id_].at for ships in (old, new) if id_ in ships)
        message = _ship_words(content, content.board.ships[id_], turn, moved=len(places) > 1)
        yield PlaceDifference(turn, message, tuple(at for at in places if at is not None))


def _ship_words(content: MapContent, ship: Ship, turn: PlaceChange, *, moved: bool) -> Message:
    seat, no, cls = named_seat(content, ship.owner), ship.number, ship.cls
    if ship.at is None:
        return say("bp.difference.ship_without_place", number=no, seat=seat, ship_class=cls)
    at = named_cell(content.board, ship.at)
    if turn is PlaceChange.REMOVED:
        return say("bp.difference.ship_removed", cell=at, number=no, seat=seat, ship_class=cls)
    if turn is PlaceChange.ADDED:
        return say("bp.difference.ship_added", cell=at, number=no, seat=seat, ship_class=cls)
    if moved:
        return say("bp.difference.ship_moved", cell=at, number=no, seat=seat, ship_class=cls)
    return say("bp.difference.ship_changed", cell=at, number=no, seat=seat, ship_class=cls)


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
