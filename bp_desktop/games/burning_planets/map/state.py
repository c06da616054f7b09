"""A map being drawn, and how events change it."""

from typing import assert_never

import msgspec
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import put, without
from bp_desktop.games.burning_planets.board import Acceptance, Board, MapContent, Occupancy
from bp_desktop.games.burning_planets.geometry import Geometry
from bp_desktop.games.burning_planets.map import events as e
from bp_desktop.games.burning_planets.map.soundness import (
    require_sound,
    unsound,
    unsound_planet,
    unsound_seats,
    unsound_ship,
    unsound_space_structure,
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
    _require_known(state.tables, event)
    match event:
        case e.MapAdopted():
            return MapState(event.content, state.tables)
        case e.GenerationRolled() | e.GenerationWarned() | e.RevisionNamed():
            return state
        case e.GenerationAdvanced():
            return replace(state, generation=event.generation)
        case _:
            return replace(state, content=_content(state.content, event))


def _require_known(tables: Tables, event: e.AnyMapEvent) -> None:
    """Events of a file are data: one that names an unknown size or kind is damage."""
    match event:
        case e.MapAdopted():
            require_sound(unsound(event.content, tables))
        case e.PlanetDrawn():
            require_sound(unsound_planet(event.planet, tables))
        case e.ShipDrawn():
            require_sound(unsound_ship(event.ship, tables))
        case e.SpaceStructureDrawn():
            require_sound(unsound_space_structure(event.structure, tables))
        case e.SeatsChanged():
            require_sound(unsound_seats(event.seats, tables))


ContentEvent = (
    e.TitleChanged
    | e.OptionsChanged
    | e.SeedNoted
    | e.TilesLaid
    | e.PlanetDrawn
    | e.PlanetErased
    | e.AsteroidDrawn
    | e.AsteroidErased
    | e.ShipDrawn
    | e.ShipErased
    | e.SpaceStructureDrawn
    | e.SpaceStructureErased
    | e.SeatsChanged
    | e.StandingChanged
    | e.NotePut
    | e.NoteRemoved
    | e.ProblemAccepted
    | e.ProblemUnaccepted
)
BoardEvent = (
    e.TilesLaid
    | e.PlanetDrawn
    | e.PlanetErased
    | e.AsteroidDrawn
    | e.AsteroidErased
    | e.ShipDrawn
    | e.ShipErased
    | e.SpaceStructureDrawn
    | e.SpaceStructureErased
)


def _content(content: MapContent, event: ContentEvent) -> MapContent:
    match event:
        case e.TitleChanged():
            return replace(content, title=event.title)
        case e.OptionsChanged():
            return replace(content, options=event.options)
        case e.SeedNoted():
            return replace(content, seed=event.seed)
        case e.SeatsChanged():
            return replace(content, seats=event.seats)
        case e.StandingChanged():
            return replace(content, standing=event.standing)
        case e.NotePut():
            others = tuple(note for note in content.notes if note.at != event.note.at)
            return replace(content, notes=(*others, event.note))
        case e.NoteRemoved():
            return replace(
                content, notes=tuple(note for note in content.notes if note.at != event.at)
            )
        case e.ProblemAccepted():
            one = event.acceptance
            return replace(
                content, accepted=(*_others(content, one.rule, frozenset(one.cells)), one)
            )
        case e.ProblemUnaccepted():
            return replace(content, accepted=_others(content, event.rule, frozenset(event.cells)))
        case _:
            return replace(content, board=_board(content.board, event))


def _others(content: MapContent, rule: str, cells: frozenset[Hex]) -> tuple[Acceptance, ...]:
    return tuple(
        one for one in content.accepted if one.rule != rule or frozenset(one.cells) != cells
    )


def _board(board: Board, event: BoardEvent) -> Board:
    match event:
        case e.TilesLaid():
            return board.changed(tiles=event.tiles)
        case e.PlanetDrawn():
            return board.with_planet(event.planet)
        case e.PlanetErased():
            return board.changed(planets=without(board.planets, event.planet))
        case e.AsteroidDrawn():
            return board.changed(asteroids=put(board.asteroids, event.asteroid.id, event.asteroid))
        case e.AsteroidErased():
            return board.changed(asteroids=without(board.asteroids, event.asteroid))
        case e.ShipDrawn():
            return board.with_ship(event.ship)
        case e.ShipErased():
            return board.without_ship(event.ship)
        case e.SpaceStructureDrawn():
            return board.changed(space=put(board.space, event.structure.id, event.structure))
        case e.SpaceStructureErased():
            return board.changed(space=without(board.space, event.structure))
        case _:
            assert_never(event)
