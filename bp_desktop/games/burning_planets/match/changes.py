"""Small steps from one state to the next, shared by everything that evolves a match."""

from collections.abc import Iterable, Set

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship, SpaceStructure, Structure
from bp_desktop.games.burning_planets.match.state import (
    UNUSED,
    Allowance,
    Match,
    OwnTurn,
    Player,
    SpentActions,
)


def require_known(name: str, known: Set[str]) -> None:
    """Events may come from anybody's file: one that names what nobody knows is damage, found
    when it is read and not when somebody asks about it later."""
    if name not in known:
        raise ValueError(f"nobody knows {name}")


def post(match: Match, postings: Iterable[Posting]) -> Match:
    """Book postings: the one way treasuries and holds change (BP-RES-5)."""
    treasuries: dict[ids.PlayerId, Purse] = {}
    holds: dict[ids.ShipId, Purse] = {}
    for posting in postings:
        if posting.hold is None:
            before = treasuries.get(posting.player)
            if before is None:
                before = match.players[posting.player].treasury
            treasuries[posting.player] = before + posting.amounts
        else:
            ship_id = ids.ShipId(posting.hold)
            hold = holds.get(ship_id)
            if hold is None:
                hold = match.board.ships[ship_id].hold
            holds[ship_id] = hold + posting.amounts
    if treasuries:
        players = dict(match.players)
        for player, treasury in treasuries.items():
            players[player] = replace(players[player], treasury=treasury)
        match = replace(match, players=players)
    if holds:
        ships = dict(match.board.ships)
        for ship, hold in holds.items():
            ships[ship] = replace(ships[ship], hold=hold)
        match = replace(match, board=match.board.changed(ships=ships))
    return match


# --- players


def with_player(match: Match, player: Player) -> Match:
    return replace(match, players={**match.players, player.id: player})


def into_reserve(match: Match, structure: SpaceStructure) -> Match:
    """A space structure goes to its owner's reserve."""
    require_known(structure.kind, match.vocabulary.structures)
    owner = match.players[structure.owner]
    resting = replace(structure, at=None, asteroid=None)
    return with_player(match, replace(owner, reserve=(*owner.reserve, resting)))


def out_of_reserve(match: Match, player: ids.PlayerId, structure: ids.StructureId) -> Match:
    owner = match.players[player]
    left = tuple(one for one in owner.reserve if one.id != structure)
    return with_player(match, replace(owner, reserve=left))


# --- things on the board


def with_ship(match: Match, ship: Ship) -> Match:
    return replace(match, board=match.board.with_ship(ship))


def without_ship(match: Match, ship: ids.ShipId) -> Match:
    lost = match.board.ships[ship]
    gone = {**match.gone, ship: (lost.owner, lost.number)}
    return replace(match, board=match.board.without_ship(ship), gone=gone)


def launched(match: Match, ship: Ship) -> Match:
    """A new ship with its number (BP-SHIP-7)."""
    require_known(ship.cls, match.vocabulary.ship_classes)
    owner = match.players[ship.owner]
    numbered = replace(owner, fleet=max(owner.fleet, ship.number))
    return with_player(with_ship(match, ship), numbered)


def with_planet(match: Match, planet: Planet) -> Match:
    return replace(match, board=match.board.with_planet(planet))


def with_structure(match: Match, planet: ids.PlanetId, structure: Structure) -> Match:
    require_known(structure.kind, match.vocabulary.structures)
    before = match.board.planets[planet]
    structures = {**before.structures, structure.id: structure}
    return with_planet(match, replace(before, structures=structures))


def without_structures(match: Match, id_: ids.PlanetId, gone: Iterable[ids.StructureId]) -> Match:
    before = match.board.planets[id_]
    structures = dict(before.structures)
    for structure in gone:
        del structures[structure]
    return with_planet(match, replace(before, structures=structures))


def with_space(match: Match, structure: SpaceStructure) -> Match:
    require_known(structure.kind, match.vocabulary.structures)
    require_known(structure.owner, match.players.keys())
    space = {**match.board.space, structure.id: structure}
    return replace(match, board=match.board.changed(space=space))


def without_space(match: Match, structure: ids.StructureId) -> Match:
    space = dict(match.board.space)
    del space[structure]
    return replace(match, board=match.board.changed(space=space))


def without_asteroid(match: Match, id_: ids.AsteroidId, on_it: ids.StructureId | None) -> Match:
    """Rock and what stands on it; a rock of a real board need not be in the lists."""
    if on_it is not None:
        match = without_space(match, on_it)
    asteroids = dict(match.board.asteroids)
    asteroids.pop(id_, None)
    return replace(match, board=match.board.changed(asteroids=asteroids))


def aboard(match: Match, ship: Ship, structure: SpaceStructure) -> Match:
    """A space structure goes into a hold."""
    require_known(structure.kind, match.vocabulary.structures)
    require_known(structure.owner, match.players.keys())
    return with_ship(match, replace(ship, carried=structure))


# --- what a turn remembers


def refreshed(
    match: Match, player: ids.PlayerId, rested: Iterable[ids.UnitId], idle: Iterable[ids.ShipId]
) -> Match:
    """A player's own turn begins: these units have their actions again, those have none."""
    again, none_at_all = frozenset(rested), frozenset(idle)
    spent = {unit: one for unit, one in match.turn.spent.items() if unit not in again}
    spent |= {ids.UnitId(ship): SpentActions(player, done=True) for ship in none_at_all}
    forfeits = {ship: one for ship, one in match.forfeits.items() if ship not in none_at_all}
    return replace(match, turn=replace(match.turn, spent=spent), forfeits=forfeits)


def with_allowance(
    match: Match, planet: ids.PlanetId, *, built: int = 0, demolished: int = 0, cleared: int = 0
) -> Match:
    """Use a planet's allowances (BP-BUILD-9)."""
    turn = match.turn
    used = turn.allowances.get(planet, UNUSED)
    after = Allowance(used.built + built, used.demolished + demolished, used.cleared + cleared)
    return replace(match, turn=replace(turn, allowances={**turn.allowances, planet: after}))


def spend(
    match: Match,
    unit: ids.UnitId | ids.ShipId | ids.StructureId,
    owner: ids.PlayerId,
    *,
    moves: int = 0,
    attacks: int = 0,
    others: int = 0,
    arrived: ids.ShipId | None = None,
    activates: bool = True,
) -> Match:
    """A unit uses actions, which usually ends the activation of any other unit (BP-ACT-8)."""
    turn, unit = match.turn, ids.UnitId(unit)
    spent = _spent_more(turn, unit, owner, moves, attacks, others)
    active = unit if activates else turn.active
    return replace(match, turn=replace(turn, spent=spent, active=active, arrived=arrived))


def spend_in_reaction(match: Match, unit: ids.UnitId, owner: ids.PlayerId) -> Match:
    """A shot out of turn: the ship that has just arrived keeps its activation (AMB-49)."""
    turn = match.turn
    return replace(match, turn=replace(turn, spent=_spent_more(turn, unit, owner, 0, 1, 0)))


def _spent_more(
    turn: OwnTurn, unit: ids.UnitId, owner: ids.PlayerId, moves: int, attacks: int, others: int
) -> dict[ids.UnitId, SpentActions]:
    before = turn.spent.get(unit)
    if before is None:
        after = SpentActions(owner, moves, attacks, others)
    else:
        after = SpentActions(
            owner,
            before.moves + moves,
            before.attacks + attacks,
            before.others + others,
            before.done,
        )
    return {**turn.spent, unit: after}
