"""A map being drawn, and how events change it."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import without
from bp_desktop.games.burning_planets.board import Acceptance, Board, MapContent, Occupancy
from bp_desktop.games.burning_planets.geometry import Geometry
from bp_desktop.games.burning_planets.map import events as e
from bp_desktop.games.burning_planets.map.soundness import (
    require_sound,
    unsound,
    unsound_seats,
    unsound_things,
)
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.tables import Tables


class MapState(msgspec.Struct, frozen=True):
    """The map, the rules tables it is drawn by, and a generation that is under way."""

    content: MapContent
    tables: Tables
    generation: e.GenerationState | None = None

    @property
    def board(self) -> Board:
        return self.content.board

    @property
    def options(self) -> Options:
        return self.content.options

    @property
    def geometry(self) -> Geometry:
        return self.content.board.geometry(self.content.options)

    @property
    def occupancy(self) -> Occupancy:
        return self.content.board.occupancy(self.content.options)


def blank(tables: Tables, options: Options) -> MapState:
    """Before the first command: no tiles, nobody seated."""
    return MapState(MapContent(Board(), options=options), tables)


def evolve(state: MapState, event: e.AnyMapEvent) -> MapState:
    """Events of a file are data: one that names an unknown size or kind is damage."""
    content, tables = state.content, state.tables
    match event:
        case e.MapAdopted():
            require_sound(unsound(event.content, tables))
            return MapState(event.content, tables)
        case e.GenerationRolled() | e.GenerationWarned() | e.RevisionNamed():
            return state
        case e.GenerationAdvanced():
            return replace(state, generation=event.generation)
        case e.ContentChanged():
            if event.seats is not UNSET:
                require_sound(unsound_seats(event.seats, tables))
            told = {name: value for name, value in asdict(event).items() if value is not UNSET}
            content = replace(content, **told)
        case e.ThingsDrawn():
            require_sound(unsound_things(event.planets, event.ships, event.space, tables))
            content = _drawn(content, event)
        case e.ThingsErased():
            content = _erased(content, event)
        case e.ProblemAccepted():
            one = event.acceptance
            others = _others(content, one.rule, one.cells)
            content = replace(content, accepted=(*others, one))
        case e.ProblemUnaccepted():
            content = replace(content, accepted=_others(content, event.rule, event.cells))
        case _:
            assert_never(event)
    return replace(state, content=content)


def folded(state: MapState, events: Iterable[e.AnyMapEvent]) -> MapState:
    """The state after some events."""
    return reduce(evolve, events, state)


def _drawn(content: MapContent, event: e.ThingsDrawn) -> MapContent:
    board = content.board
    if event.tiles is not None:
        board = board.changed(tiles=event.tiles)
    for planet in event.planets:
        board = board.with_planet(planet)
    if event.asteroids:
        rocks = {rock.id: rock for rock in event.asteroids}
        board = board.changed(asteroids={**board.asteroids, **rocks})
    for ship in event.ships:
        board = board.with_ship(ship)
    if event.space:
        structures = {structure.id: structure for structure in event.space}
        board = board.changed(space={**board.space, **structures})
    rewritten = {note.at for note in event.notes}
    others = (note for note in content.notes if note.at not in rewritten)
    return replace(content, board=board, notes=(*others, *event.notes))


def _erased(content: MapContent, event: e.ThingsErased) -> MapContent:
    board = content.board
    if event.planets:
        board = board.changed(planets=without(board.planets, *event.planets))
    if event.asteroids:
        board = board.changed(asteroids=without(board.asteroids, *event.asteroids))
    for ship in event.ships:
        board = board.without_ship(ship)
    if event.space:
        board = board.changed(space=without(board.space, *event.space))
    notes = tuple(note for note in content.notes if note.at not in event.notes)
    return replace(content, board=board, notes=notes)


def _others(content: MapContent, rule: str, cells: tuple[Hex, ...]) -> tuple[Acceptance, ...]:
    """The accepted problems but one."""
    that = frozenset(cells)
    return tuple(
        one for one in content.accepted if one.rule != rule or frozenset(one.cells) != that
    )
