"""From a state and an event to the next state, without opinions: no rules, no dice."""

from typing import assert_never

from msgspec.structs import replace

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, UnitId
from bp_desktop.games.burning_planets.map.seats import owners
from bp_desktop.games.burning_planets.map.soundness import require_sound, unsound, unsound_planet
from bp_desktop.games.burning_planets.match.changes import (
    aboard,
    into_reserve,
    launched,
    out_of_reserve,
    post,
    refreshed,
    require_known,
    spend,
    spend_in_reaction,
    with_allowance,
    with_planet,
    with_ship,
    with_space,
    with_structure,
    without_asteroid,
    without_ship,
    without_space,
    without_structures,
)
from bp_desktop.games.burning_planets.match.events import (
    AsteroidDestroyed,
    Attacked,
    CargoLoaded,
    CargoUnloaded,
    DefenceDestroyed,
    EventRolled,
    MatchCreated,
    MatchEnded,
    NaturalCleared,
    OrderRolled,
    OrderSettled,
    PhaseEntered,
    PlanetAdded,
    PlanetBombarded,
    PlanetConquered,
    PlayBegan,
    PlayerEliminated,
    PlayEvent,
    ResourcesCollected,
    ResourcesTransferred,
    ShipBuilt,
    ShipDestroyed,
    ShipMoved,
    SpaceStructureDestroyed,
    StartGranted,
    StartingStructurePlaced,
    StructureBuilt,
    StructureDemolished,
    StructureDeployed,
    StructurePickedUp,
    StructureRazed,
    TurnBegan,
)
from bp_desktop.games.burning_planets.match.naming import like_ours
from bp_desktop.games.burning_planets.match.state import Match, OwnTurn, SpentActions
from bp_desktop.games.burning_planets.table_checks import unsound_tables
from bp_desktop.games.burning_planets.tables import vocabulary_of
from bp_desktop.games.table import Stage


def evolve_play(match: Match, event: PlayEvent) -> Match:
    match event:
        case ShipMoved():
            return _moved(match, event)
        case Attacked():
            if event.reaction:
                return spend_in_reaction(match, event.attacker, event.player)
            return spend(match, event.attacker, event.player, attacks=1, activates=event.activates)
        case TurnBegan():
            return _turn_began(match, event)
        case PhaseEntered():
            return replace(match, turn=replace(match.turn, phase=event.phase))
        case EventRolled():
            return _event_rolled(match, event)
        case ResourcesCollected():
            match = replace(match, turn=replace(match.turn, collected=True))
            return post(match, event.postings)
        case StructureBuilt():
            match = with_structure(match, event.planet, event.structure)
            match = with_allowance(match, event.planet, built=1)
            return post(match, event.postings)
        case ShipBuilt():
            return post(launched(match, event.ship), event.postings)
        case CargoLoaded():
            return _loaded(match, event)
        case CargoUnloaded():
            return _unloaded(match, event)
        case StructureDemolished():
            match = without_structures(match, event.planet, (event.structure,))
            match = with_allowance(match, event.planet, demolished=1)
            return post(match, event.postings)
        case NaturalCleared():
            planet = match.board.planets[event.planet]
            left = list(planet.natural)
            left.remove(event.natural)
            match = with_planet(match, replace(planet, natural=tuple(left)))
            return with_allowance(match, event.planet, cleared=1)
        case ShipDestroyed():
            match = post(match, event.postings)
            match = without_ship(match, event.ship)
            return match if event.looted is None else into_reserve(match, event.looted)
        case DefenceDestroyed():
            return without_structures(match, event.planet, (event.structure,))
        case SpaceStructureDestroyed():
            return without_space(match, event.structure)
        case AsteroidDestroyed():
            return without_asteroid(match, event.asteroid, event.structure)
        case StructureRazed():
            match = without_structures(match, event.planet, (event.structure,))
            return spend(match, event.ship, match.board.ships[event.ship].owner, others=1)
        case PlanetConquered():
            return _conquered(match, event)
        case PlanetBombarded():
            return _bombarded(match, event)
        case StructureDeployed():
            match = _unburdened(match, event)
            return with_space(match, event.structure)
        case StructurePickedUp():
            return _picked_up(match, event)
        case ResourcesTransferred() | StartGranted():
            return post(match, event.postings)
        case PlayerEliminated():
            return _eliminated(match, event)
        case MatchEnded():
            return _ended(match, event)
        case MatchCreated():
            return _created(event)
        case OrderRolled():
            return replace(match, contenders=event.leaders)
        case OrderSettled():
            return _ordered(match, event.order)
        case StartingStructurePlaced():
            return _starting_structure_placed(match, event)
        case PlanetAdded():
            require_sound(unsound_planet(event.planet, match.vocabulary))
            if event.planet.owner is not None:
                require_known(event.planet.owner, match.players.keys())
            return with_planet(match, event.planet)
        case PlayBegan():
            return replace(match, stage=Stage.PLAY)
        case _:
            assert_never(event)


# --- set-up


def _created(event: MatchCreated) -> Match:
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
    )


def _starting_structure_placed(match: Match, event: StartingStructurePlaced) -> Match:
    waiting = list(match.unplaced.get(event.player, ()))
    if event.structure.kind in waiting:
        waiting.remove(event.structure.kind)
    unplaced = {**match.unplaced, event.player: tuple(waiting)}
    if not waiting:
        del unplaced[event.player]
    match = with_structure(match, event.planet, event.structure)
    return replace(match, unplaced=unplaced)


def _ordered(match: Match, order: tuple[PlayerId, ...]) -> Match:
    if sorted(order) != sorted(match.players):
        raise ValueError("an order names every player once")
    return replace(match, order=order, contenders=())


# --- turn


def _turn_began(match: Match, event: TurnBegan) -> Match:
    player = match.players[event.player].id
    if event.event is not None:
        require_known(event.event, match.vocabulary.events)
    match = refreshed(match, player, event.rested, event.idle)
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


def _event_rolled(match: Match, event: EventRolled) -> Match:
    turn, omens = match.turn, dict(match.omens)
    for omen in event.results:
        if omen.event is not None:
            require_known(omen.event, match.vocabulary.events)
        if omen.player == turn.player:
            turn = replace(turn, rolled=True, event=omen.event)
        else:
            omens[omen.player] = omen.event
    return replace(match, turn=turn, omens=omens)


# --- actions


def _moved(match: Match, event: ShipMoved) -> Match:
    ship = match.board.ships[event.ship]
    if event.path:
        match = with_ship(match, replace(ship, at=event.path[-1]))
    return spend(match, event.ship, ship.owner, moves=1, arrived=event.ship)


def _conquered(match: Match, event: PlanetConquered) -> Match:
    planet = match.board.planets[event.planet]
    owner = match.players[event.player].id
    taken = replace(planet, owner=owner, acquired=match.turn.number)
    match = with_planet(match, taken)
    if event.ship is None:
        return match
    return spend(match, event.ship, match.board.ships[event.ship].owner, others=1)


def _bombarded(match: Match, event: PlanetBombarded) -> Match:
    match = without_structures(match, event.planet, event.structures)
    turn, ships = match.turn, match.board.ships
    spent, forfeits = dict(turn.spent), dict(match.forfeits)
    for ship in event.ships:
        owner = ships[ship].owner
        if owner == turn.player:
            before = spent.get(UnitId(ship), SpentActions(owner))
            spent[UnitId(ship)] = replace(before, done=True)
        else:
            forfeits[ship] = owner
    turn = replace(turn, spent=spent, active=None, arrived=None)
    return replace(match, turn=turn, forfeits=forfeits)


# --- cargo


def _loaded(match: Match, event: CargoLoaded) -> Match:
    ship = match.board.ships[event.ship]
    if event.structure is not None:
        match = aboard(match, ship, event.structure)
        if not event.bought:
            match = out_of_reserve(match, event.structure.owner, event.structure.id)
    if event.uses_allowance:
        match = with_allowance(match, PlanetId(event.site), built=1)
    match = post(match, event.postings)
    return spend(match, event.ship, ship.owner, others=1)


def _unloaded(match: Match, event: CargoUnloaded) -> Match:
    ship = match.board.ships[event.ship]
    if event.structure is not None:
        match = with_ship(match, replace(ship, carried=None))
        match = into_reserve(match, event.structure)
    match = post(match, event.postings)
    return spend(match, event.ship, ship.owner, others=1)


def _unburdened(match: Match, event: StructureDeployed) -> Match:
    ship = match.board.ships[event.ship]
    match = with_ship(match, replace(ship, carried=None))
    return spend(match, event.ship, ship.owner, others=1)


def _picked_up(match: Match, event: StructurePickedUp) -> Match:
    ship = match.board.ships[event.ship]
    structure = replace(match.board.space[event.structure], at=None, asteroid=None)
    match = without_space(match, event.structure)
    match = with_ship(match, replace(ship, carried=structure))
    return spend(match, event.ship, ship.owner, others=1)


# --- the end


def _ended(match: Match, event: MatchEnded) -> Match:
    winners = tuple(match.players[one].id for one in event.winners)
    return replace(match, stage=Stage.OVER, ending=event.ending, winners=winners)


def _eliminated(match: Match, event: PlayerEliminated) -> Match:
    gone = event.player
    match = post(match, event.postings)
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
