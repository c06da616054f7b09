"""Whom and what a command concerns: what a correction of the past must not change unnoticed."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Board, SpaceStructure
from bp_desktop.games.burning_planets.match import commands as c, secret_commands as sc
from bp_desktop.games.burning_planets.match.conquest import ships_in_position
from bp_desktop.games.burning_planets.match.lookup import structure_on
from bp_desktop.games.burning_planets.match.seating import starting_planet
from bp_desktop.games.burning_planets.match.secret_contents import readable_terms, ship_numbered
from bp_desktop.games.burning_planets.match.secret_values import Terms
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import who_rolls
from bp_desktop.games.shared import clock, house_rules
from bp_desktop.games.shared.banker import AppointBanker
from bp_desktop.games.shared.branching import BeginBranch
from bp_desktop.games.shared.included import SharedCommand
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.games.shared.promises import MakePromise, SettlePromise
from bp_desktop.games.shared.remarks import AddRemark, RemoveRemark
from bp_desktop.games.system import CommandSubject
from bp_desktop.games.table import Stage

Thing = tuple[str, ...]
"""An id, and what tells the thing from others: what it is, whose it is, where it belongs."""

TableWord = SharedCommand | house_rules.ChangeOption
"""What tables of every game can ask for."""


def about(
    match: Match, command: c.PlayCommand | c.TableCommand | sc.SecretCommand | TableWord
) -> CommandSubject:
    """Answers in any state, also where what the command names is not there.

    What belongs to a phase of somebody's own turn names both as its phase; what the table says,
    signs or books may be said at any time.
    """
    match command:
        case c.RollOrder():
            return CommandSubject(phase=match.stage, things=_players(match.contenders))
        case c.SetOrder():
            return CommandSubject(phase=match.stage)
        case c.PlaceStartingCannon():
            home = starting_planet(match.board, command.player)
            things = () if home is None else (thing(match, home.id),)
            return CommandSubject(command.player, match.stage, things)
        case c.AddPlanet():
            return CommandSubject(command.starting or command.owner)
        case c.RollEvent():
            return _in_turn(match, things=_players(who_rolls(match)))
        case c.Collect() | c.EnterPhase() | c.EndTurn():
            return _in_turn(match)
        case c.ClearNatural():
            where = str(command.at) if command.at is not None else ""
            natural = (command.planet, command.kind, where)
            return _in_turn(match, command.planet, things=(natural,))
        case c.BuildStructure(planet=id_) | c.Demolish(structure=id_):
            return _in_turn(match, id_)
        case c.BuildShip(yard=id_) | c.MoveShip(ship=id_):
            return _in_turn(match, id_)
        case c.Attack():
            return _in_turn(match, command.attacker, *_targets(match, command))
        case c.Conquer():
            return _in_turn(match, command.ship, command.planet)
        case c.DestroyStructure() | c.PickUpStructure():
            return _in_turn(match, command.ship, command.structure)
        case c.Bombard():
            ships = command.ships or _in_position(match, command)
            meant = _in_turn(match, command.planet, *ships, things=_players(command.consents))
            return meant._replace(seat=match.turn.player)
        case c.LoadCargo():
            reserved = () if command.from_reserve is None else (command.from_reserve,)
            return _in_turn(match, command.ship, command.site, *reserved)
        case c.UnloadCargo():
            aboard = _aboard(match, command.ship) if command.structure else ()
            return _in_turn(match, command.ship, command.site, *aboard)
        case c.DeployStructure():
            rock = () if command.asteroid is None else (command.asteroid,)
            return _in_turn(match, command.ship, *_aboard(match, command.ship), *rock)
        case c.TransferResources():
            return CommandSubject(command.giver, things=_players((command.receiver,)))
        case c.Barter():
            return CommandSubject(command.first, things=_players((command.second,)))
        case c.ShareVictory():
            return CommandSubject(things=_players(command.agreed))
        case c.CreateMatch() | c.StopMatch():
            return CommandSubject()  # the whole match, and nothing of it in particular
        case _:
            return _about_corrections(match, command)


def _about_corrections(
    match: Match, command: c.TableCommand | c.Concede | sc.SecretCommand | TableWord
) -> CommandSubject:
    match command:
        case c.AdjustTreasury() | c.SetTurn() | c.Concede():
            return CommandSubject(command.player)
        case c.AdjustHold() | c.RelocateShip():
            return _at_any_time(match, command.ship)
        case c.PutShip():
            return CommandSubject(command.owner)
        case c.PutStructure() | c.PutNatural() | c.RemoveNatural():
            return _at_any_time(match, command.planet)
        case c.PutSpaceStructure():
            places = (one for one in (command.asteroid, command.ship) if one is not None)
            return CommandSubject(command.owner, things=tuple(thing(match, one) for one in places))
        case c.RemoveThing():
            on_it = structure_on(match, ids.AsteroidId(command.thing))
            return _at_any_time(match, command.thing, *(() if on_it is None else (on_it.id,)))
        case c.SetOwner():
            return CommandSubject(command.owner, things=(thing(match, command.planet),))
        case c.RestoreActions():
            return _at_any_time(match, command.unit)
        case c.PutAsteroid():
            return CommandSubject()  # nobody's, and named by its own step
        case _:
            return _about_secrets(match, command)


def _about_secrets(match: Match, command: sc.SecretCommand | TableWord) -> CommandSubject:
    match command:
        case sc.LoadSealed():
            return _in_turn(match, command.ship, command.site)
        case sc.UnloadSealed():
            return _in_turn(match, *_lot(match, command.seal), command.site)
        case sc.DiscloseCargo() | sc.RuleOnSeal():
            return _at_any_time(match, *_lot(match, command.seal))
        case sc.DraftContract():
            things = (*_players((command.partner,)), *_carrier(match, command.seal, command.terms))
            return CommandSubject(command.by, things=things)
        case sc.RedraftContract():
            carrier = _carrier(match, command.seal, command.terms)
            return CommandSubject(command.by, things=(_contract(match, command.contract), *carrier))
        case sc.AgreeContract() | sc.CancelContract():
            return CommandSubject(command.by, things=(_contract(match, command.contract),))
        case sc.SealContract() | sc.DiscloseContract() | sc.CloseContract():
            return CommandSubject(things=(_contract(match, command.contract),))
        case sc.KeepNote() | sc.DropNote():
            return CommandSubject(command.by)
        case _:
            return _about_shared(command)


def _about_shared(command: TableWord) -> CommandSubject:
    match command:
        case clock.SetHandicap() | clock.BookOverTime() | AppointBanker() | ChangeSeat():
            return CommandSubject(command.player)
        case MakePromise():
            return CommandSubject(command.by)
        case SettlePromise():
            return CommandSubject(things=((command.promise,),))
        case AddRemark():
            return CommandSubject(command.by)
        case RemoveRemark():
            return CommandSubject(things=((command.remark,),))
        case (
            clock.PauseClock()
            | clock.ResumeClock()
            | clock.SetClock()
            | house_rules.RenameMatch()
            | house_rules.ChangeEnforcement()
            | house_rules.ChangeOption()
            | BeginBranch()
        ):
            return CommandSubject()
        case _:
            assert_never(command)


# --- who


def _in_turn(match: Match, *named: str, things: tuple[Thing, ...] = ()) -> CommandSubject:
    """In a phase of somebody's own turn: the owner of the first thing acts, or whose turn it is."""
    turn = match.turn
    phase = f"{turn.player} {turn.phase}" if match.stage is Stage.PLAY else str(match.stage)
    seat = _owner(match, named[0]) if named else None
    found = (*(thing(match, id_) for id_ in named), *things)
    return CommandSubject(turn.player if seat is None else seat, phase, found)


def _at_any_time(match: Match, *named: str) -> CommandSubject:
    """The table's word on a thing, whose owner it concerns."""
    seat = _owner(match, named[0])
    return CommandSubject(seat, things=tuple(thing(match, id_) for id_ in named))


def _owner(match: Match, id_: str) -> ids.PlayerId | None:
    board = match.board
    if ids.ShipId(id_) in board.ships:
        return board.ships[ids.ShipId(id_)].owner
    if ids.StructureId(id_) in board.space:
        return board.space[ids.StructureId(id_)].owner
    home = board.homes.get(ids.StructureId(id_), ids.PlanetId(id_))
    return board.planets[home].owner if home in board.planets else None


def _players(players: Iterable[ids.PlayerId]) -> tuple[Thing, ...]:
    return tuple((player,) for player in players)


# --- what


def thing(match: Match, id_: str) -> Thing:
    """A ship, planet, structure or rock, as far as it is known."""
    board = match.board
    if ids.ShipId(id_) in board.ships:
        ship = board.ships[ids.ShipId(id_)]
        return id_, ship.cls, ship.owner, str(ship.number)
    if ids.PlanetId(id_) in board.planets:
        return id_, "planet", board.planets[ids.PlanetId(id_)].owner or ""
    home = board.homes.get(ids.StructureId(id_))
    if home is not None:
        planet = board.planets[home]
        return id_, planet.structures[ids.StructureId(id_)].kind, planet.owner or "", home
    for structure in _space_structures(match, board):
        if structure.id == id_:
            return id_, structure.kind, structure.owner
    return (id_,)


def _space_structures(match: Match, board: Board) -> Iterator[SpaceStructure]:
    """Deployed, in a hold or in reserve."""
    yield from board.space.values()
    yield from (ship.carried for ship in board.ships.values() if ship.carried is not None)
    for player in match.players.values():
        yield from player.reserve


def _aboard(match: Match, ship: ids.ShipId) -> tuple[ids.StructureId, ...]:
    found = match.board.ships.get(ship)
    return () if found is None or found.carried is None else (found.carried.id,)


def _targets(match: Match, command: c.Attack) -> Iterator[str]:
    """With what stands on the rock and would go with it."""
    yield command.target
    on_it = structure_on(match, ids.AsteroidId(command.target))
    if on_it is not None:
        yield on_it.id
    if command.structure_on_it is not None:
        yield command.structure_on_it


def _in_position(match: Match, command: c.Bombard) -> tuple[ids.ShipId, ...]:
    planet = match.board.planets.get(command.planet)
    return () if planet is None else ships_in_position(match, planet, command.consents)


def _lot(match: Match, seal: ids.SealId) -> tuple[str, ...]:
    """The ship that carries, or carried, an envelope; the envelope itself has its name from the
    step that sealed it."""
    lot = match.secrets.cargo.get(seal)
    return (seal,) if lot is None else (lot.ship, seal, lot.giver)


def _contract(match: Match, id_: ids.ContractId) -> Thing:
    contract = match.secrets.contracts.get(id_)
    return (id_,) if contract is None else (id_, *contract.partners)


def _carrier(match: Match, seal: Seal | None, terms: Terms | None) -> tuple[Thing, ...]:
    """The ship that a contract means by its number, where its text can be read."""
    if terms is None and seal is not None:
        terms = readable_terms(seal)
    ship = None if terms is None else ship_numbered(match, terms.carrier, terms.ship_number)
    return () if ship is None else (thing(match, ship.id),)
