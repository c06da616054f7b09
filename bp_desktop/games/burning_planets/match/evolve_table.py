"""From a state and a correction of the table to the next state."""

from typing import assert_never

from msgspec.structs import replace

from bp_desktop.games.burning_planets.ids import AsteroidId, ShipId, StructureId
from bp_desktop.games.burning_planets.match.changes import (
    aboard,
    into_reserve,
    launched,
    post,
    refreshed,
    require_known,
    with_planet,
    with_ship,
    with_space,
    with_structure,
    without_asteroid,
    without_ship,
    without_space,
    without_structures,
)
from bp_desktop.games.burning_planets.match.correction_events import (
    ActionsRestored,
    AsteroidPut,
    BalanceAdjusted,
    NaturalPut,
    NaturalRemoved,
    OptionChanged,
    OwnerSet,
    ShipPut,
    ShipRelocated,
    SpaceStructurePut,
    StructurePut,
    TableEvent,
    ThingRemoved,
    TurnSet,
)
from bp_desktop.games.burning_planets.match.state import Match, OwnTurn


def evolve_table(match: Match, event: TableEvent) -> Match:
    match event:
        case OptionChanged():
            return replace(match, options=event.options)
        case BalanceAdjusted():
            return post(match, event.postings)
        case ShipPut():
            return launched(match, event.ship)
        case StructurePut():
            return with_structure(match, event.planet, event.structure)
        case SpaceStructurePut():
            return _space_structure_put(match, event)
        case NaturalPut():
            require_known(event.natural.kind, match.vocabulary.naturals)
            planet = match.board.planets[event.planet]
            return with_planet(match, replace(planet, natural=(*planet.natural, event.natural)))
        case AsteroidPut():
            asteroids = {**match.board.asteroids, event.asteroid.id: event.asteroid}
            return replace(match, board=match.board.changed(asteroids=asteroids))
        case ShipRelocated():
            return with_ship(match, replace(match.board.ships[event.ship], at=event.at))
        case NaturalRemoved():
            planet = match.board.planets[event.planet]
            left = list(planet.natural)
            left.remove(event.natural)
            return with_planet(match, replace(planet, natural=tuple(left)))
        case ThingRemoved():
            return _removed(match, event)
        case OwnerSet():
            planet = match.board.planets[event.planet]
            owner = match.players[event.owner].id if event.owner is not None else None
            stamped = replace(planet, owner=owner, acquired=match.turn.number)
            return with_planet(match, stamped)
        case TurnSet():
            return _turn_set(match, event)
        case ActionsRestored():
            left_over = {unit: one for unit, one in match.turn.spent.items() if unit != event.unit}
            return replace(match, turn=replace(match.turn, spent=left_over))
        case _:
            assert_never(event)


def _space_structure_put(match: Match, event: SpaceStructurePut) -> Match:
    if event.ship is not None:
        return aboard(match, match.board.ships[event.ship], event.structure)
    if event.reserve:
        return into_reserve(match, event.structure)
    return with_space(match, event.structure)


def _removed(match: Match, event: ThingRemoved) -> Match:
    match, board = post(match, event.postings), match.board
    if event.thing in board.ships:
        return without_ship(match, ShipId(event.thing))
    if event.planet is not None:
        return without_structures(match, event.planet, (StructureId(event.thing),))
    if event.thing in board.space:
        return without_space(match, StructureId(event.thing))
    return without_asteroid(match, AsteroidId(event.thing), event.on_it)


def _turn_set(match: Match, event: TurnSet) -> Match:
    """Another player's own turn is a new one."""
    turn = match.turn
    if event.event is not None:
        require_known(event.event, match.vocabulary.events)
    if match.players[event.player].id != turn.player:
        match = refreshed(match, event.player, event.rested, event.idle)
        turn = OwnTurn(round=turn.round, player=event.player, spent=match.turn.spent)
    turn = replace(
        turn,
        number=event.number,
        phase=event.phase,
        rolled=event.rolled,
        event=event.event,
        collected=event.collected,
    )
    return replace(match, turn=turn)
