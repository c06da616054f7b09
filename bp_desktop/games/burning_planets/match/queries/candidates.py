"""Candidate commands of a unit, by where it stands; the rules then say whether it may."""

from collections.abc import Iterable, Iterator
from itertools import islice, product

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship, Structure
from bp_desktop.games.burning_planets.match import commands, lookup
from bp_desktop.games.burning_planets.match.actions import ActionKind, ship_objections
from bp_desktop.games.burning_planets.match.cargo import ON_ASTEROIDS
from bp_desktop.games.burning_planets.match.combat import on_asteroids
from bp_desktop.games.burning_planets.match.conquest import SHIPS_NEEDED, stations_of
from bp_desktop.games.burning_planets.match.queries.verdict import Candidate, Candidates
from bp_desktop.games.burning_planets.match.secret_register import open_lots
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import NO_DIE
from bp_desktop.games.offers import AmountHole, Hole, OneOfHole, SomeOfHole

TargetId = ids.ShipId | ids.StructureId | ids.AsteroidId


# --- targets


def targets_beside(match: Match, at: Hex) -> Iterator[TargetId]:
    """Everything with a shield in the cells around a cell."""
    cells, kinds = lookup.occupancy(match), match.tables.structures
    ships, stations, rocks = cells.ships, cells.stations, cells.asteroids
    for cell in cells.geometry.grid.neighbors.get(at, ()):
        if (ship := ships.get(cell)) is not None:
            yield ship.id
        elif (station := stations.get(cell)) is not None:
            yield station.id
        elif (rock := rocks.get(cell)) is not None:
            on_it = cells.on_asteroids.get(rock.id)
            if on_it is not None:
                yield on_it.id
            yield rock.id
        else:
            thing = cells.on_planet(cell)
            if isinstance(thing, Structure) and kinds[thing.kind].defence_die != NO_DIE:
                yield thing.id


def all_targets(
    match: Match, but: ids.PlayerId | None = None, *, planets: bool = True
) -> Iterator[TargetId]:
    """Everything on the table with a shield, whoever owns it, or all but one player's; with what
    stands on `planets`, or without."""
    board, kinds = match.board, match.tables.structures
    for ship in board.ships.values():
        if ship.owner != but:
            yield ship.id
    for planet in board.planets.values() if planets else ():
        for structure in planet.structures.values() if but is None or planet.owner != but else ():
            if kinds[structure.kind].defence_die != NO_DIE:
                yield structure.id
    for deployed in board.space.values():
        if deployed.owner != but:
            yield deployed.id
    yield from board.asteroids
    if not match.tracked and lookup.SOME_ASTEROID not in board.asteroids:
        yield lookup.SOME_ASTEROID


def targets_for(match: Match, unit: lookup.Unit) -> Iterator[TargetId]:
    """What stands beside a unit; beside a real board, anything of others, but nothing on planets
    for what stands on one: planets never touch."""
    if unit.at is None:
        within = all_targets(match, but=unit.owner, planets=unit.planet is None)
    else:
        within = targets_beside(match, unit.at)
    return (target for target in within if ids.UnitId(target) != unit.id)


def attacks_by(match: Match, unit: lookup.Unit) -> Candidates:
    """Beside a real board somebody may have to say what stands on a rock (BP-COMBAT-18)."""
    on_it = (None, *(one.id for one in on_asteroids(match)))
    unsure = (OneOfHole("structure_on_it", on_it),) if len(on_it) > 1 else ()
    for target in targets_for(match, unit):
        is_rock = target == lookup.SOME_ASTEROID or target in match.board.asteroids
        holes = unsure if is_rock and not match.tracked else ()
        yield Candidate(commands.Attack(unit.id, target), holes)


# --- planets


def planets_touched(match: Match, ship: Ship) -> Iterator[Planet]:
    """The planets a ship stands in orbit of; beside a real board it may be any."""
    planets = match.board.planets
    if ship.at is None:
        yield from planets.values()
        return
    for planet in lookup.geometry(match).orbits_at.get(ship.at, ()):
        yield planets[planet]


def conquests_by(match: Match, ship: Ship) -> Candidates:
    for planet in planets_touched(match, ship):
        if planet.owner != ship.owner:
            yield Candidate(commands.Conquer(ship.id, planet.id))


def destructions_by(match: Match, ship: Ship) -> Candidates:
    """Economic structures of other players within reach."""
    kinds = match.tables.structures
    for planet in planets_touched(match, ship):
        if planet.owner != ship.owner:
            for structure in planet.structures.values():
                if kinds[structure.kind].category == "economic":
                    yield Candidate(commands.DestroyStructure(ship.id, structure.id))


# --- bombardment


def bombardments(match: Match) -> Candidates:
    """Of each planet that is another player's and has structures: by own ships, and together with
    those that others would lend (AMB-58)."""
    active = match.turn.player
    fleets = [_bombers(match, (active,))]
    lenders = tuple(one for one in match.survivors if one != active)
    if match.options.bombardment_allies and (lent := _bombers(match, lenders)):
        fleets.append([*fleets[0], *lent])
    for planet in match.board.planets.values():
        if planet.owner not in (None, active) and planet.structures:
            for fleet in fleets:
                yield _bombardment(match, planet, fleet)


def can_bombard(match: Match) -> bool:
    """Whether the active player has the ships for it, or others could lend some, wherever they
    are."""
    active = match.turn.player
    lend = match.options.bombardment_allies
    owners = tuple(one for one in match.survivors if lend or one == active)
    return len(_bombers(match, owners)) >= SHIPS_NEEDED


def _bombers(match: Match, owners: tuple[ids.PlayerId, ...]) -> list[Ship]:
    """Enormous ships that have the whole turn before them (BP-BOMB-4, BP-BOMB-5)."""
    turn = match.turn
    return [
        ship
        for ship in match.board.ships.values()
        if ship.owner in owners
        and ship.cls == ids.ENORMOUS
        and ship.built != turn.number
        and (ship.owner != turn.player or ids.UnitId(ship.id) not in turn.spent)
        and (ship.owner == turn.player or ship.id not in match.forfeits)
    ]


def _bombardment(match: Match, planet: Planet, fleet: list[Ship]) -> Candidate:
    """Any six of the fleet that are in position; beside a real board any six."""
    active = match.turn.player
    lenders = tuple(dict.fromkeys(ship.owner for ship in fleet if ship.owner != active))
    if not match.tracked:
        every = tuple(ship.id for ship in fleet)
        holes: tuple[Hole, ...] = ()
        if len(every) > SHIPS_NEEDED:
            holes = (SomeOfHole("ships", every, SHIPS_NEEDED),)
        command = commands.Bombard(planet.id, every[:SHIPS_NEEDED], lenders)
        return Candidate(command, holes, lenders)
    crews = _crews(match, planet, fleet)
    if not crews:
        return Candidate(commands.Bombard(planet.id, consents=lenders), (), lenders)
    holes = (OneOfHole("ships", crews),) if len(crews) > 1 else ()
    return Candidate(commands.Bombard(planet.id, crews[0], lenders), holes, lenders)


def _crews(match: Match, planet: Planet, fleet: list[Ship]) -> tuple[tuple[ids.ShipId, ...], ...]:
    """Every six ships of which there is one for each vertex (BP-BOMB-2)."""
    at = {ship.at: ship.id for ship in fleet}
    stations = [[at[cell] for cell in cells if cell in at] for cells in stations_of(match, planet)]
    found = {frozenset(ships): ships for ships in product(*stations)}
    return tuple(ships for crew, ships in found.items() if len(crew) == SHIPS_NEEDED)


# --- cargo


def some_of_each(goods: Purse, room: int | None = None) -> Purse:
    """A taste of everything there is and there is room for: enough to ask whether goods can go
    aboard at all."""
    there = [resource for resource, amount in goods if amount > 0]
    return Purse.of(dict.fromkeys(there if room is None else there[: max(1, room)], 1))


def sites_touched(match: Match, ship: Ship) -> Iterator[tuple[ids.SiteId, ids.PlayerId]]:
    """Where goods could change hands, and with whom: planets, and stations where the table lets
    them (AMB-35)."""
    for planet in planets_touched(match, ship):
        if planet.owner is not None:
            yield planet.id, planet.owner
    if match.options.station_is_trade_point:
        for station in match.board.space.values():
            near = lookup.geometry(match).adjacent(ship.at, station.at)
            if station.kind == ids.SPACE_STATION and near:
                yield station.id, station.owner


def _room(match: Match, ship: Ship) -> int | None:
    """How much more a hold takes, if the table has set a limit (BP-CARGO-8)."""
    capacity = match.options.cargo_capacity
    return capacity - ship.hold.total if capacity else None


def loads_by(match: Match, ship: Ship) -> Candidates:
    """Goods at every site, then space structures to buy or to take from reserve."""
    if ship.cls != ids.CARGO:
        return
    room = _room(match, ship)
    for site, owner in sites_touched(match, ship):
        treasury, is_own = match.players[owner].treasury, owner == ship.owner
        if treasury:
            yield Candidate(
                commands.LoadCargo(ship.id, site, some_of_each(treasury, room), consent=not is_own),
                (AmountHole("goods", treasury, room),),
                () if is_own else (owner,),
            )
        if is_own and ship.carried is None:
            yield from _structures_to_load(match, ship, site, room)


def _structures_to_load(match: Match, ship: Ship, site: ids.SiteId, room: int | None) -> Candidates:
    """With or without goods from the same treasury."""
    player, prices = match.players[ship.owner], lookup.faction_of(match, ship.owner).structure_costs
    for kind in match.tables.structures.values():
        if kind.category == "space":
            covered = player.treasury.covers(prices[kind.id])
            left = player.treasury - prices[kind.id] if covered else EMPTY
            command = commands.LoadCargo(ship.id, site, buy=kind.id)
            yield Candidate(command, _goods_too(left, room))
    for structure in player.reserve:
        command = commands.LoadCargo(ship.id, site, from_reserve=structure.id)
        yield Candidate(command, _goods_too(player.treasury, room))


def _goods_too(goods: Purse, room: int | None = None) -> tuple[Hole, ...]:
    """The hole for goods that may go along with something else."""
    fits = goods and (room is None or room > 0)
    return (AmountHole("goods", goods, room, least=0),) if fits else ()


def loads_of_others(match: Match, ship: Ship) -> Iterator[commands.LoadCargo]:
    """Where others could give this ship something: whether they have any is theirs to tell, so it
    hangs on no treasury (BP-APP-6)."""
    if ship.cls != ids.CARGO or ship_objections(match, ship, ActionKind.CARGO):
        return
    some = Purse.of({str(resource): 1 for resource in match.tables.resources})
    for site, owner in sites_touched(match, ship):
        if owner != ship.owner:
            yield commands.LoadCargo(ship.id, site, some, consent=True)


def unloads_by(match: Match, ship: Ship) -> Candidates:
    """Goods at every site; what else is aboard goes to others where the table lets it (AMB-66)."""
    if not ship.hold and ship.carried is None:
        return
    carried = ship.carried if match.options.trade_space_structures else None
    for site, owner in sites_touched(match, ship):
        if ship.hold:
            holes = (AmountHole("goods", ship.hold),)
            yield Candidate(commands.UnloadCargo(ship.id, site, ship.hold), holes)
        if carried is not None and owner != ship.owner:
            asked = () if carried.owner in (ship.owner, owner) else (carried.owner,)
            command = commands.UnloadCargo(ship.id, site, structure=True, consent=bool(asked))
            yield Candidate(command, _goods_too(ship.hold), asked)


def sealed_unloads_by(match: Match, ship: Ship) -> Iterator[tuple[ids.SealId, ids.SiteId]]:
    """Envelopes aboard that could be opened and put ashore now, and where; whether the rules
    agree is known once somebody has opened one."""
    if ship.seal is None or ship_objections(match, ship, ActionKind.CARGO):
        return
    for lot in open_lots(match.secrets, ship.id):
        for site, _owner in sites_touched(match, ship):
            yield lot.id, site


def deployments_by(match: Match, ship: Ship) -> Candidates:
    """Places for the space structure aboard: rocks or free cells beside the ship."""
    if ship.carried is None:
        return
    on_rocks = match.tables.structures[ship.carried.kind].site == ON_ASTEROIDS
    if ship.at is None:
        rocks = (one for one in match.board.asteroids if lookup.structure_on(match, one) is None)
        holes = _places("asteroid", (None, *(rocks if on_rocks else ())))
        yield Candidate(commands.DeployStructure(ship.id), holes)
    elif on_rocks:
        cells = lookup.occupancy(match)
        beside = (cells.asteroids.get(cell) for cell in ship.at.neighbors())
        free = [one.id for one in beside if one is not None and one.id not in cells.on_asteroids]
        for rock in islice(free, 1):
            command = commands.DeployStructure(ship.id, asteroid=rock)
            yield Candidate(command, _places("asteroid", free))
    else:
        around = tuple(filter(lookup.occupancy(match).is_free_space, ship.at.neighbors()))
        for cell in islice(around, 1):
            yield Candidate(commands.DeployStructure(ship.id, at=cell), _places("at", around))


def _places(field: str, places: Iterable[object]) -> tuple[Hole, ...]:
    values = tuple(places)
    return (OneOfHole(field, values),) if len(values) > 1 else ()


def pick_ups_by(match: Match, ship: Ship) -> Candidates:
    """Space structures beside a cargo ship with room for one: own ones, and those of others
    where the table lets them be moved (AMB-32)."""
    if ship.cls != ids.CARGO or ship.carried is not None:
        return
    space = match.board.space
    beside = space if ship.at is None else targets_beside(match, ship.at)
    foreign = match.options.foreign_cargo_moves_structures != "never"
    for target in beside:
        found = space.get(ids.StructureId(target))
        if found is not None and found.owner == ship.owner:
            yield Candidate(commands.PickUpStructure(ship.id, found.id))
        elif found is not None and foreign:
            command = commands.PickUpStructure(ship.id, found.id, consent=True)
            yield Candidate(command, (), (found.owner,))
