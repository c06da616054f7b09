"""Finding the things a command names, or refusing it, and naming them in messages."""

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets import board, ids, places
from bp_desktop.games.burning_planets.geometry import Geometry
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.games.burning_planets.places import number_in
from bp_desktop.games.burning_planets.tables import NO_DIE, Faction, StructureKind

MOST_AT_ONCE = 1_000_000_000
"""More of a resource than this in one command is a slip of the finger, and no file holds it."""

SOME_ASTEROID = ids.AsteroidId("asteroid")
"""Any rock of a real board, where rocks are not in the lists."""


# --- places


def geometry(match: Match) -> Geometry:
    return match.board.geometry(match.options)


def occupancy(match: Match) -> board.Occupancy:
    return match.board.occupancy(match.options)


def place_of(match: Match, structure: board.SpaceStructure) -> Hex | None:
    """The cell of a deployed space structure: its own, or its asteroid's."""
    if structure.asteroid is None:
        return structure.at
    asteroid = match.board.asteroids.get(structure.asteroid)
    return asteroid.at if asteroid is not None else None


def structure_on(match: Match, asteroid: ids.AsteroidId) -> board.SpaceStructure | None:
    """What stands on an asteroid."""
    return next((one for one in match.board.space.values() if one.asteroid == asteroid), None)


# --- names in messages: what people gave a name is shown by it, the rest by number or id


def named_player(match: Match, player: ids.PlayerId | None) -> Named:
    found = match.players.get(player) if player is not None else None
    return Named("seat", player or "", found.name if found is not None else "")


def named_planet(match: Match, planet: board.Planet) -> Named:
    return places.named_planet(match.board, planet, partial(_seated, match))


def _seated(match: Match, player: ids.PlayerId) -> Named | None:
    return named_player(match, player) if player in match.players else None


def named_ship(match: Match, ship: board.Ship) -> Named:
    """The model and the number, as it is printed on the piece."""
    faction = faction_of(match, ship.owner)
    return Named("ship", ship.id, faction.models[ship.cls], ship.number)


def named_kind(kind: str) -> Named:
    """A structure or an asteroid, which have no names of their own."""
    return Named("kind", kind)


def in_lists(match: Match, unit: str) -> tuple[str, int]:
    """To sort what is otherwise alike: ships by their owner and number, structures before them as
    they stand on the board."""
    ship = match.board.ships.get(ids.ShipId(unit))
    return (ship.owner, ship.number) if ship is not None else ("", 0)


# --- the things themselves


def require_seated(match: Match, player: ids.PlayerId) -> Player:
    """Anybody at the table, still in the game or not."""
    found = match.players.get(player)
    if found is None:
        raise Refused(say("bp.unknown.player", "BP-APP-7", player=player))
    return found


def require_player(match: Match, player: ids.PlayerId) -> Player:
    """A player who is still in the game."""
    found = require_seated(match, player)
    if found.eliminated:
        raise Refused(say("bp.victory.eliminated", "BP-ELIM-4", player=named_player(match, player)))
    return found


def require_planet(match: Match, planet: ids.PlanetId) -> board.Planet:
    found = match.board.planets.get(planet)
    if found is None:
        raise Refused(say("bp.unknown.planet", "BP-APP-7", planet=planet))
    return found


def require_ship(match: Match, ship: ids.ShipId) -> board.Ship:
    found = match.board.ships.get(ship)
    if found is None:
        raise Refused(_unknown_ship(match, ship))
    return found


def _unknown_ship(match: Match, ship: ids.ShipId) -> Message:
    """A ship that is gone, as players call it: by its number and its owner (BP-SHIP-7)."""
    if ship not in match.gone:
        return say("bp.unknown.ship", "BP-APP-7")
    owner, number = match.gone[ship]
    whose = named_player(match, owner)
    return say("bp.unknown.ship_number", "BP-APP-7", number=number, player=whose)


def require_structure(match: Match, id_: ids.StructureId) -> tuple[board.Planet, board.Structure]:
    """A planetary structure and the planet it stands on."""
    home = match.board.homes.get(id_)
    if home is None:
        raise Refused(say("bp.unknown.structure", "BP-APP-7"))
    planet = match.board.planets[home]
    return planet, planet.structures[id_]


def require_space_structure(match: Match, structure: ids.StructureId) -> board.SpaceStructure:
    """A deployed space structure."""
    found = match.board.space.get(structure)
    if found is None:
        raise Refused(say("bp.unknown.structure", "BP-APP-7"))
    return found


def require_asteroid(match: Match, asteroid: ids.AsteroidId) -> board.Asteroid:
    found = match.board.asteroids.get(asteroid)
    if found is None:
        raise Refused(say("bp.unknown.asteroid", "BP-APP-7"))
    return found


def require_kind(match: Match, kind: ids.KindId) -> StructureKind:
    found = match.tables.structures.get(kind)
    if found is None:
        raise Refused(say("bp.unknown.kind", "BP-APP-7", kind=kind))
    return found


def require_class(match: Match, cls: ids.ClassId) -> None:
    if cls not in match.tables.ship_classes:
        raise Refused(say("bp.unknown.class", "BP-APP-7", cls=cls))


def require_goods(match: Match, goods: Purse) -> None:
    """Amounts somebody can hand over: known kinds, more than nothing of each."""
    for resource, amount in goods:
        if resource not in match.tables.resources:
            raise Refused(say("bp.unknown.resource", "BP-RES-1", resource=resource))
        if amount < 0:
            raise Refused(say("bp.purse.negative", "BP-RES-3", resource=resource))
        if amount > MOST_AT_ONCE:
            raise Refused(say("bp.purse.too_much", "BP-RES-6", limit=MOST_AT_ONCE))


def require_payment(
    match: Match, payer: ids.PlayerId, price: Purse, besides: Iterable[Message] = ()
) -> None:
    """A payment is made as a whole or not at all (BP-RES-3). What stands against it `besides` is
    said first: that would still hold once somebody has the money."""
    treasury = match.players[payer].treasury
    if not treasury.covers(price):
        missing, player = treasury.missing(price), named_player(match, payer)
        short = say("bp.purse.not_enough", "BP-RES-3", player=player, missing=missing)
        raise Refused(*besides, short)


def require_no_cell(match: Match, *cells: Hex | None) -> None:
    """Beside a real board no cell is named: the program could only get it wrong."""
    if not match.tracked and any(cell is not None for cell in cells):
        raise Refused(say("bp.move.positions_not_tracked", "BP-APP-1"))


def faction_of(match: Match, player: ids.PlayerId) -> Faction:
    return match.tables.factions[match.players[player].faction]


# --- sites


class Site(NamedTuple):
    """A planet or a space structure, where ships are built and goods go aboard or ashore."""

    name: Named
    owner: ids.PlayerId | None
    at: Hex | None
    planet: board.Planet | None = None
    structure: board.SpaceStructure | None = None


def find_site(match: Match, id_: ids.SiteId) -> Site | None:
    planet = match.board.planets.get(ids.PlanetId(id_))
    if planet is not None:
        return Site(named_planet(match, planet), planet.owner, planet.center, planet)
    space = match.board.space.get(ids.StructureId(id_))
    if space is None:
        return None
    return Site(named_kind(space.kind), space.owner, place_of(match, space), structure=space)


# --- units


class Unit(NamedTuple):
    """Whatever fights: a ship, a planetary structure or a deployed space structure."""

    id: ids.UnitId
    owner: ids.PlayerId | None
    at: Hex | None
    attack_die: int
    defence_die: int
    shield: int
    since: int
    """The own turn in which it was built or deployed."""
    ship: board.Ship | None = None
    planet: board.Planet | None = None
    """Of a planetary structure."""
    kind: StructureKind | None = None
    """None for a ship."""


def find_unit(match: Match, id_: str) -> Unit | None:
    ship = match.board.ships.get(ids.ShipId(id_))
    if ship is not None:
        cls = match.tables.ship_classes[ship.cls]
        return Unit(
            ids.UnitId(id_),
            ship.owner,
            ship.at,
            cls.attack_die,
            cls.defence_die,
            cls.shield,
            ship.built,
            ship,
        )
    structure_id = ids.StructureId(id_)
    home = match.board.homes.get(structure_id)
    if home is not None:
        planet = match.board.planets[home]
        structure = planet.structures[structure_id]
        kind = match.tables.structures[structure.kind]
        return _structure_unit(id_, planet.owner, structure.at, kind, structure.built, planet)
    space = match.board.space.get(structure_id)
    if space is None:
        return None
    kind = match.tables.structures[space.kind]
    return _structure_unit(id_, space.owner, place_of(match, space), kind, space.deployed, None)


def _structure_unit(
    id_: str,
    owner: ids.PlayerId | None,
    at: Hex | None,
    kind: StructureKind,
    since: int,
    planet: board.Planet | None,
) -> Unit:
    dice = kind.attack_die, kind.defence_die, kind.shield
    return Unit(ids.UnitId(id_), owner, at, *dice, since, None, planet, kind)


def named_unit(match: Match, unit: Unit) -> Named:
    """A ship's model and number; a structure's kind."""
    if unit.ship is not None:
        return named_ship(match, unit.ship)
    assert unit.kind is not None
    return named_kind(unit.kind.id)


def is_armed(unit: Unit) -> bool:
    return unit.attack_die != NO_DIE


# --- names of what may be gone, for the journal


def name_of(match: Match, player: ids.PlayerId | None) -> str:
    found = match.players.get(player) if player is not None else None
    return found.name if found is not None else player or ""


def names_of(match: Match, players: Iterable[ids.PlayerId]) -> str:
    return ", ".join(name_of(match, player) for player in players)


def planet_label(match: Match, planet: ids.PlanetId) -> Named:
    found = match.board.planets.get(planet)
    if found is not None:
        return named_planet(match, found)
    return Named("planet", planet, number=number_in(planet))


def ship_label(match: Match, ship: ids.ShipId) -> Named:
    found = match.board.ships.get(ship)
    return named_ship(match, found) if found is not None else Named("ship", ship)


def site_label(match: Match, site: ids.SiteId) -> Named:
    """A planet by its name, a station by its kind."""
    station = match.board.space.get(ids.StructureId(site))
    if station is not None:
        return named_kind(station.kind)
    return planet_label(match, ids.PlanetId(site))


def unit_label(match: Match, unit: str) -> Named:
    """A ship by model and number, a structure by its kind."""
    if ids.AsteroidId(unit) in match.board.asteroids:
        return named_kind("asteroid")
    found = find_unit(match, unit)
    return named_unit(match, found) if found is not None else named_kind(unit)
