"""From a state and an event to the next state, without opinions: no rules, no dice."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, assert_never, get_args

from msgspec.structs import replace

from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.seats import owners
from bp_desktop.games.burning_planets.map.soundness import require_sound, unsound, unsound_planet
from bp_desktop.games.burning_planets.match import changes, events, included
from bp_desktop.games.burning_planets.match.naming import like_ours
from bp_desktop.games.burning_planets.match.secret_events import SecretEvent
from bp_desktop.games.burning_planets.match.secrets import evolve_secret
from bp_desktop.games.burning_planets.match.state import Match, OwnTurn, SpentActions
from bp_desktop.games.burning_planets.table_checks import unsound_tables
from bp_desktop.games.burning_planets.tables import vocabulary_of
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.shared.included import SharedEvent
from bp_desktop.games.table import Stage


def evolve_play(match: Match, event: events.PlayEvent) -> Match:
    match event:
        case events.ShipMoved():
            return _moved(match, event)
        case events.Attacked():
            if event.reaction:
                return changes.spend_in_reaction(match, event.attacker, event.player)
            return changes.spend(
                match, event.attacker, event.player, attacks=1, activates=event.activates
            )
        case events.TurnBegan():
            return _turn_began(match, event)
        case events.PhaseEntered():
            return replace(match, turn=replace(match.turn, phase=event.phase))
        case events.EventRolled():
            return _event_rolled(match, event)
        case events.ResourcesCollected():
            match = replace(match, turn=replace(match.turn, collected=True))
            return changes.post(match, event.postings)
        case events.StructureBuilt():
            match = changes.with_structure(match, event.planet, event.structure)
            match = changes.with_allowance(match, event.planet, built=1)
            return changes.post(match, event.postings)
        case events.ShipBuilt():
            return changes.post(changes.launched(match, event.ship), event.postings)
        case events.CargoLoaded():
            return _loaded(match, event)
        case events.CargoUnloaded():
            return _unloaded(match, event)
        case events.StructureDemolished():
            match = changes.without_structures(match, event.planet, (event.structure,))
            match = changes.with_allowance(match, event.planet, demolished=1)
            return changes.post(match, event.postings)
        case events.NaturalCleared():
            planet = match.board.planets[event.planet]
            left = list(planet.natural)
            left.remove(event.natural)
            match = changes.with_planet(match, replace(planet, natural=tuple(left)))
            return changes.with_allowance(match, event.planet, cleared=1)
        case events.ShipDestroyed():
            match = changes.post(match, event.postings)
            match = changes.without_ship(match, event.ship)
            return match if event.looted is None else changes.into_reserve(match, event.looted)
        case events.DefenceDestroyed():
            return changes.without_structures(match, event.planet, (event.structure,))
        case events.SpaceStructureDestroyed():
            return changes.without_space(match, event.structure)
        case events.AsteroidDestroyed():
            return changes.without_asteroid(match, event.asteroid, event.structure)
        case events.StructureRazed():
            match = changes.without_structures(match, event.planet, (event.structure,))
            return changes.spend(match, event.ship, match.board.ships[event.ship].owner, others=1)
        case events.PlanetConquered():
            return _conquered(match, event)
        case events.PlanetBombarded():
            return _bombarded(match, event)
        case events.StructureDeployed():
            match = _unburdened(match, event)
            return changes.with_space(match, event.structure)
        case events.StructurePickedUp():
            return _picked_up(match, event)
        case events.ResourcesTransferred() | events.StartGranted():
            return changes.post(match, event.postings)
        case events.PlayerEliminated():
            return _eliminated(match, event)
        case events.MatchEnded():
            return _ended(match, event)
        case events.MatchCreated():
            return _created(event)
        case events.OrderRolled():
            return replace(match, contenders=event.leaders)
        case events.OrderSettled():
            return _ordered(match, event.order)
        case events.StartingStructurePlaced():
            return _starting_structure_placed(match, event)
        case events.PlanetAdded():
            require_sound(unsound_planet(event.planet, match.vocabulary))
            if event.planet.owner is not None:
                changes.require_known(event.planet.owner, match.players.keys())
            return changes.with_planet(match, event.planet)
        case events.PlayBegan():
            return replace(match, stage=Stage.PLAY)
        case _:
            assert_never(event)


# --- set-up


def _created(event: events.MatchCreated) -> Match:
    require_sound(unsound(MapContent(event.board), event.tables))
    for problem in unsound_tables(event.tables):
        raise ValueError(problem)
    players = {player.id: player for player in event.players}
    if owners(event.board) - players.keys():
        raise ValueError("somebody owns something and does not play")
    if {player.faction for player in event.players} - event.tables.factions.keys():
        raise ValueError("somebody plays a faction that nobody knows")
    return Match(
        stage=Stage.SETUP,
        title=event.title,
        tables=event.tables,
        options=event.options,
        enforcement=event.enforcement,
        positions=event.positions,
        players=players,
        contenders=tuple(players),
        unplaced=event.unplaced,
        board=event.board,
        vocabulary=vocabulary_of(event.tables),
        foreign=like_ours(event.board),
        map_origin=event.map_origin,
    )


def _starting_structure_placed(match: Match, event: events.StartingStructurePlaced) -> Match:
    waiting = list(match.unplaced.get(event.player, ()))
    if event.structure.kind in waiting:
        waiting.remove(event.structure.kind)
    unplaced = {**match.unplaced, event.player: tuple(waiting)}
    if not waiting:
        del unplaced[event.player]
    match = changes.with_structure(match, event.planet, event.structure)
    return replace(match, unplaced=unplaced)


def _ordered(match: Match, order: tuple[ids.PlayerId, ...]) -> Match:
    if sorted(order) != sorted(match.players):
        raise ValueError("an order names every player once")
    return replace(match, order=order, contenders=())


# --- turn


def _turn_began(match: Match, event: events.TurnBegan) -> Match:
    player = match.players[event.player].id
    if event.event is not None:
        changes.require_known(event.event, match.vocabulary.events)
    match = changes.refreshed(match, player, event.rested, event.idle)
    omens = {} if event.opens_round else {k: v for k, v in match.omens.items() if k != player}
    turn = OwnTurn(
        number=event.number,
        round=event.round,
        player=player,
        phase=event.phase,
        opens_round=event.opens_round,
        rolled=event.rolled,
        event=event.event,
        collected=event.collected,
        spent=match.turn.spent,
    )
    return replace(match, turn=turn, omens=omens)


def _event_rolled(match: Match, event: events.EventRolled) -> Match:
    turn, omens = match.turn, dict(match.omens)
    for omen in event.results:
        if omen.event is not None:
            changes.require_known(omen.event, match.vocabulary.events)
        if omen.player == turn.player:
            turn = replace(turn, rolled=True, event=omen.event)
        else:
            omens[omen.player] = omen.event
    return replace(match, turn=turn, omens=omens)


# --- actions


def _moved(match: Match, event: events.ShipMoved) -> Match:
    ship = match.board.ships[event.ship]
    if event.path:
        match = changes.with_ship(match, replace(ship, at=event.path[-1]))
    return changes.spend(match, event.ship, ship.owner, moves=1, arrived=event.ship)


def _conquered(match: Match, event: events.PlanetConquered) -> Match:
    planet = match.board.planets[event.planet]
    owner = match.players[event.player].id
    taken = replace(planet, owner=owner, acquired=match.turn.number)
    match = changes.with_planet(match, taken)
    if event.ship is None:
        return match
    return changes.spend(match, event.ship, match.board.ships[event.ship].owner, others=1)


def _bombarded(match: Match, event: events.PlanetBombarded) -> Match:
    match = changes.without_structures(match, event.planet, event.structures)
    turn, ships = match.turn, match.board.ships
    spent, forfeits = dict(turn.spent), dict(match.forfeits)
    for ship in event.ships:
        owner = ships[ship].owner
        if owner == turn.player:
            before = spent.get(ids.UnitId(ship), SpentActions(owner))
            spent[ids.UnitId(ship)] = replace(before, done=True)
        else:
            forfeits[ship] = owner
    turn = replace(turn, spent=spent, active=None, arrived=None)
    return replace(match, turn=turn, forfeits=forfeits)


# --- cargo


def _loaded(match: Match, event: events.CargoLoaded) -> Match:
    ship = match.board.ships[event.ship]
    if event.structure is not None:
        match = changes.aboard(match, ship, event.structure)
        if not event.bought:
            match = changes.out_of_reserve(match, event.structure.owner, event.structure.id)
    if event.uses_allowance:
        match = changes.with_allowance(match, ids.PlanetId(event.site), built=1)
    match = changes.post(match, event.postings)
    return changes.spend(match, event.ship, ship.owner, others=1)


def _unloaded(match: Match, event: events.CargoUnloaded) -> Match:
    ship = match.board.ships[event.ship]
    if event.structure is not None:
        match = changes.with_ship(match, replace(ship, carried=None))
        match = changes.into_reserve(match, event.structure)
    match = changes.post(match, event.postings)
    return changes.spend(match, event.ship, ship.owner, others=1)


def _unburdened(match: Match, event: events.StructureDeployed) -> Match:
    ship = match.board.ships[event.ship]
    match = changes.with_ship(match, replace(ship, carried=None))
    return changes.spend(match, event.ship, ship.owner, others=1)


def _picked_up(match: Match, event: events.StructurePickedUp) -> Match:
    ship = match.board.ships[event.ship]
    structure = replace(match.board.space[event.structure], at=None, asteroid=None)
    match = changes.without_space(match, event.structure)
    match = changes.with_ship(match, replace(ship, carried=structure))
    return changes.spend(match, event.ship, ship.owner, others=1)


# --- the end


def _ended(match: Match, event: events.MatchEnded) -> Match:
    winners = tuple(match.players[one].id for one in event.winners)
    return replace(match, stage=Stage.OVER, ending=event.ending, winners=winners)


def _eliminated(match: Match, event: events.PlayerEliminated) -> Match:
    gone = event.player
    match = changes.post(match, event.postings)
    board = match.board
    planets, ships, space = dict(board.planets), dict(board.ships), dict(board.space)
    for planet in event.planets:
        planets[planet] = replace(planets[planet], owner=None, structures={})
    for ship in event.holds:
        ships[ship] = replace(ships[ship], carried=None)
    lost = {ship: ships.pop(ship) for ship in event.ships}
    for structure in event.space:
        del space[structure]
    board = board.changed(planets=planets, ships=ships, space=space)
    player = replace(match.players[gone], eliminated=True, reserve=())
    return replace(
        match,
        board=board,
        gone={**match.gone, **{id_: (ship.owner, ship.number) for id_, ship in lost.items()}},
        players={**match.players, gone: player},
        omens={one: omen for one, omen in match.omens.items() if one != gone},
    )


# --- corrections of the table


def evolve_table(match: Match, event: events.TableEvent) -> Match:
    match event:
        case events.OptionChanged():
            return replace(match, options=event.options)
        case events.BalanceAdjusted():
            return changes.post(match, event.postings)
        case events.ShipPut():
            return changes.launched(match, event.ship)
        case events.StructurePut():
            return changes.with_structure(match, event.planet, event.structure)
        case events.SpaceStructurePut():
            return _space_structure_put(match, event)
        case events.NaturalPut():
            changes.require_known(event.natural.kind, match.vocabulary.naturals)
            planet = match.board.planets[event.planet]
            return changes.with_planet(
                match, replace(planet, natural=(*planet.natural, event.natural))
            )
        case events.AsteroidPut():
            asteroids = {**match.board.asteroids, event.asteroid.id: event.asteroid}
            return replace(match, board=match.board.changed(asteroids=asteroids))
        case events.ShipRelocated():
            return changes.with_ship(match, replace(match.board.ships[event.ship], at=event.at))
        case events.NaturalRemoved():
            planet = match.board.planets[event.planet]
            left = list(planet.natural)
            left.remove(event.natural)
            return changes.with_planet(match, replace(planet, natural=tuple(left)))
        case events.ThingRemoved():
            return _removed(match, event)
        case events.OwnerSet():
            planet = match.board.planets[event.planet]
            owner = match.players[event.owner].id if event.owner is not None else None
            stamped = replace(planet, owner=owner, acquired=match.turn.number)
            return changes.with_planet(match, stamped)
        case events.TurnSet():
            return _turn_set(match, event)
        case events.ActionsRestored():
            left_over = {unit: one for unit, one in match.turn.spent.items() if unit != event.unit}
            return replace(match, turn=replace(match.turn, spent=left_over))
        case _:
            assert_never(event)


def _space_structure_put(match: Match, event: events.SpaceStructurePut) -> Match:
    if event.ship is not None:
        return changes.aboard(match, match.board.ships[event.ship], event.structure)
    if event.reserve:
        return changes.into_reserve(match, event.structure)
    return changes.with_space(match, event.structure)


def _removed(match: Match, event: events.ThingRemoved) -> Match:
    match, board = changes.post(match, event.postings), match.board
    if event.thing in board.ships:
        return changes.without_ship(match, ids.ShipId(event.thing))
    if event.planet is not None:
        return changes.without_structures(match, event.planet, (ids.StructureId(event.thing),))
    if event.thing in board.space:
        return changes.without_space(match, ids.StructureId(event.thing))
    return changes.without_asteroid(match, ids.AsteroidId(event.thing), event.on_it)


def _turn_set(match: Match, event: events.TurnSet) -> Match:
    """Another player's own turn is a new one."""
    turn = match.turn
    if event.event is not None:
        changes.require_known(event.event, match.vocabulary.events)
    if match.players[event.player].id != turn.player:
        match = changes.refreshed(match, event.player, event.rested, event.idle)
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


# --- every event of a match

Event = events.PlayEvent | events.TableEvent | SecretEvent | SharedEvent

Evolver = Callable[[Match, Any], Match]

EVOLVERS: Mapping[type, Evolver] = {
    **dict.fromkeys(get_args(events.PlayEvent), evolve_play),
    **dict.fromkeys(get_args(events.TableEvent), evolve_table),
    **dict.fromkeys(get_args(SecretEvent), evolve_secret),
    **included.EVOLVERS,
}


def evolve(match: Match, event: MatchEvent) -> Match:
    return EVOLVERS[type(event)](match, event)


def evolve_all(match: Match, happened: Iterable[MatchEvent]) -> Match:
    for event in happened:
        match = EVOLVERS[type(event)](match, event)
    return match
