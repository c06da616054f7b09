"""What a unit could be asked to do, by where it stands; the rules then say whether it may."""

from collections.abc import Iterator
from itertools import islice

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet, Ship, Structure
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    ENORMOUS,
    SPACE_STATION,
    AsteroidId,
    PlanetId,
    PlayerId,
    SealId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match.actions import Act, ship_objections
from bp_desktop.games.burning_planets.match.bombardment import SHIPS_NEEDED
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Bombard,
    Conquer,
    DeployStructure,
    DestroyStructure,
    LoadCargo,
    PickUpStructure,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.deployment import ON_ASTEROIDS
from bp_desktop.games.burning_planets.match.lookup import (
    SOME_ASTEROID,
    Unit,
    geometry,
    occupancy,
    structure_on,
)
from bp_desktop.games.burning_planets.match.secret_register import open_lots
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import NO_DIE

TargetId = ShipId | StructureId | AsteroidId
CargoCommand = LoadCargo | UnloadCargo | DeployStructure | PickUpStructure


# --- targets


def targets_beside(match: Match, at: Hex) -> Iterator[TargetId]:
    """Everything with a shield in the cells around a cell."""
    cells, kinds = occupancy(match), match.tables.structures
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


def all_targets(match: Match, but: PlayerId | None = None) -> Iterator[TargetId]:
    """Everything on the table with a shield, whoever owns it, or all but one player's."""
    board, kinds = match.board, match.tables.structures
    for ship in board.ships.values():
        if ship.owner != but:
            yield ship.id
    for planet in board.planets.values():
        for structure in planet.structures.values() if but is None or planet.owner != but else ():
            if kinds[structure.kind].defence_die != NO_DIE:
                yield structure.id
    for deployed in board.space.values():
        if deployed.owner != but:
            yield deployed.id
    yield from board.asteroids
    if not match.tracked and SOME_ASTEROID not in board.asteroids:
        yield SOME_ASTEROID


def targets_for(match: Match, unit: Unit) -> Iterator[TargetId]:
    """What stands beside a unit; beside a real board, anything of others."""
    if unit.at is None:
        within = all_targets(match, but=unit.owner)
    else:
        within = targets_beside(match, unit.at)
    return (target for target in within if UnitId(target) != unit.id)


def attacks_by(match: Match, unit: Unit) -> Iterator[Attack]:
    return (Attack(unit.id, target) for target in targets_for(match, unit))


# --- planets


def planets_touched(match: Match, ship: Ship) -> Iterator[Planet]:
    """The planets a ship stands in orbit of; beside a real board it may be any."""
    planets = match.board.planets
    if ship.at is None:
        yield from planets.values()
        return
    for planet in geometry(match).orbits_at.get(ship.at, ()):
        yield planets[planet]


def conquests_by(match: Match, ship: Ship) -> Iterator[Conquer]:
    for planet in planets_touched(match, ship):
        if planet.owner != ship.owner:
            yield Conquer(ship.id, planet.id)


def destructions_by(match: Match, ship: Ship) -> Iterator[DestroyStructure]:
    """Economic structures of other players within reach."""
    kinds = match.tables.structures
    for planet in planets_touched(match, ship):
        if planet.owner != ship.owner:
            for structure in planet.structures.values():
                if kinds[structure.kind].category == "economic":
                    yield DestroyStructure(ship.id, structure.id)


def bombardments(match: Match) -> Iterator[Bombard]:
    """Of each planet that is another player's and has structures, by the ships in position;
    beside a real board, by the first six that could be."""
    ships = () if match.tracked else _bombers(match)
    for planet in match.board.planets.values():
        if planet.owner not in (None, match.turn.player) and planet.structures:
            yield Bombard(planet.id, ships)


def _bombers(match: Match) -> tuple[ShipId, ...]:
    turn = match.turn
    rested = (
        ship.id
        for ship in match.board.ships.values()
        if ship.owner == turn.player
        and ship.cls == ENORMOUS
        and UnitId(ship.id) not in turn.spent
        and ship.built != turn.number
    )
    return tuple(islice(rested, SHIPS_NEEDED))


# --- cargo


def one_of_each(goods: Purse) -> Purse:
    """A taste of everything there is: enough to ask whether goods can go aboard at all."""
    return Purse.of({resource: 1 for resource, amount in goods if amount > 0})


def sites_touched(match: Match, ship: Ship) -> Iterator[tuple[PlanetId | StructureId, PlayerId]]:
    """Where goods could change hands, and with whom: planets, and stations where the table lets
    them (AMB-35)."""
    for planet in planets_touched(match, ship):
        if planet.owner is not None:
            yield planet.id, planet.owner
    if match.options.station_is_trade_point:
        for station in match.board.space.values():
            near = geometry(match).adjacent(ship.at, station.at)
            if station.kind == SPACE_STATION and near:
                yield station.id, station.owner


def loads_by(match: Match, ship: Ship) -> Iterator[LoadCargo]:
    """One of each good at every site, then space structures to buy or to take from reserve."""
    if ship.cls != CARGO:
        return
    for site, owner in sites_touched(match, ship):
        goods = one_of_each(match.players[owner].treasury)
        if goods:
            yield LoadCargo(ship.id, site, goods, consent=owner != ship.owner)
        if owner == ship.owner and ship.carried is None:
            for kind in match.tables.structures.values():
                if kind.category == "space":
                    yield LoadCargo(ship.id, site, buy=kind.id)
            for structure in match.players[owner].reserve:
                yield LoadCargo(ship.id, site, from_reserve=structure.id)


def loads_of_others(match: Match, ship: Ship) -> Iterator[LoadCargo]:
    """Where others could give this ship something: whether they have any is theirs to tell, so it
    hangs on no treasury (BP-APP-6)."""
    if ship.cls != CARGO or ship_objections(match, ship, Act.CARGO):
        return
    some = Purse.of({str(resource): 1 for resource in match.tables.resources})
    for site, owner in sites_touched(match, ship):
        if owner != ship.owner:
            yield LoadCargo(ship.id, site, some, consent=True)


def unloads_by(match: Match, ship: Ship) -> Iterator[UnloadCargo]:
    if not ship.hold:
        return
    for site, _owner in sites_touched(match, ship):
        yield UnloadCargo(ship.id, site, ship.hold)


def sealed_unloads_by(match: Match, ship: Ship) -> Iterator[tuple[SealId, PlanetId | StructureId]]:
    """Envelopes aboard that could be opened and put ashore now, and where; whether the rules
    agree is known once somebody has opened one."""
    if ship.seal is None or ship_objections(match, ship, Act.CARGO):
        return
    for lot in open_lots(match.secrets, ship.id):
        for site, _owner in sites_touched(match, ship):
            yield lot.id, site


def deployments_by(match: Match, ship: Ship) -> Iterator[DeployStructure]:
    """Places for the space structure aboard: rocks or free cells beside the ship."""
    if ship.carried is None:
        return
    on_rocks = match.tables.structures[ship.carried.kind].site == ON_ASTEROIDS
    if ship.at is None:
        if on_rocks:
            for asteroid in match.board.asteroids:
                if structure_on(match, asteroid) is None:
                    yield DeployStructure(ship.id, asteroid=asteroid)
        yield DeployStructure(ship.id)
        return
    cells = occupancy(match)
    for cell in ship.at.neighbors():
        if on_rocks:
            rock = cells.asteroids.get(cell)
            if rock is not None and rock.id not in cells.on_asteroids:
                yield DeployStructure(ship.id, asteroid=rock.id)
        elif cells.is_free_space(cell):
            yield DeployStructure(ship.id, at=cell)


def pick_ups_by(match: Match, ship: Ship) -> Iterator[PickUpStructure]:
    """Own space structures beside a cargo ship with room for one."""
    if ship.cls != CARGO or ship.carried is not None:
        return
    if ship.at is None:
        for structure in match.board.space.values():
            if structure.owner == ship.owner:
                yield PickUpStructure(ship.id, structure.id)
        return
    space = match.board.space
    for target in targets_beside(match, ship.at):
        found = space.get(StructureId(target))
        if found is not None and found.owner == ship.owner:
            yield PickUpStructure(ship.id, found.id)


def cargo_by(match: Match, ship: Ship) -> Iterator[CargoCommand]:
    yield from loads_by(match, ship)
    yield from unloads_by(match, ship)
    yield from deployments_by(match, ship)
    yield from pick_ups_by(match, ship)
