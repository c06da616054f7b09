"""Loading and unloading goods at planets, and barter between players."""

from typing import NamedTuple

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    SPACE_STATION,
    PlanetId,
    PlayerId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.actions import Act, ship_objections
from bp_desktop.games.burning_planets.match.building import (
    allowance_used,
    forbidden_by_event,
    has_spaceport,
    new_structure_id,
    payment,
)
from bp_desktop.games.burning_planets.match.commands import (
    Barter,
    LoadCargo,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.events import (
    CargoLoaded,
    CargoUnloaded,
    ResourcesTransferred,
)
from bp_desktop.games.burning_planets.match.handler import (
    Handler,
    Handlers,
    Happenings,
    Objections,
    both,
    naming,
)
from bp_desktop.games.burning_planets.match.lookup import (
    faction_of,
    geometry,
    named_kind,
    named_planet,
    named_player,
    named_ship,
    place_of,
    require_goods,
    require_kind,
    require_payment,
    require_player,
    require_ship,
)
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match


class Site(NamedTuple):
    """Where goods change between a hold and a treasury."""

    id: PlanetId | StructureId
    name: Named
    owner: PlayerId | None
    planet: Planet | None
    """None for a space structure."""
    kind: str = ""
    at: Hex | None = None


# --- shared with sealed cargo


def require_site(match: Match, id_: PlanetId | StructureId) -> Site:
    planet = match.board.planets.get(PlanetId(id_))
    if planet is not None:
        return Site(id_, named_planet(planet), planet.owner, planet)
    structure = match.board.space.get(StructureId(id_))
    if structure is None:
        raise Refused(say("bp.unknown.site", "BP-APP-7", site=id_))
    at = place_of(match, structure)
    return Site(id_, named_kind(structure.kind), structure.owner, None, structure.kind, at)


def require_trader(site: Site) -> PlayerId:
    """The owner of a site: goods always belong to somebody on the ground (BP-TRADE-3)."""
    if site.owner is None:
        raise Refused(say("bp.cargo.nobody_there", "BP-TRADE-3", site=site.name))
    return site.owner


def require_cargo_ship(match: Match, ship: Ship) -> None:
    if ship.cls != CARGO:
        raise Refused(say("bp.cargo.no_hold", "BP-ACT-14", ship=named_ship(match, ship)))


def site_objections(match: Match, ship: Ship, site: Site) -> list[Message]:
    """Whether a ship can load or unload at a site: it touches it, and it is a planet (BP-TRADE-3)
    or a station that counts as one (BP-SPACE-19, AMB-35)."""
    name = named_ship(match, ship)
    if site.planet is not None:
        if geometry(match).touches(ship.at, site.planet.id):
            return []
        return [say("bp.cargo.not_touching", "BP-TRADE-3", ship=name, site=site.name)]
    found = []
    if not (match.options.station_is_trade_point and site.kind == SPACE_STATION):
        found.append(say("bp.cargo.no_trade_point", "BP-SPACE-19", site=site.name))
    if not geometry(match).adjacent(ship.at, site.at):
        found.append(say("bp.cargo.not_touching", "BP-TRADE-3", ship=name, site=site.name))
    return found


def require_given(match: Match, giver: PlayerId, goods: Purse) -> None:
    """That somebody has what they are to give. Where treasuries are hidden, by how much they fall
    short is theirs to tell (BP-APP-6)."""
    if match.options.treasury_visibility == "public":
        require_payment(match, giver, goods)
    elif not match.players[giver].treasury.covers(goods):
        raise Refused(say("bp.cargo.cannot_give", "BP-RES-3", player=named_player(match, giver)))


def consent_objections(
    match: Match, ship: Ship, giver: PlayerId, *, consent: bool
) -> list[Message]:
    if giver == ship.owner or consent:
        return []
    return [say("bp.cargo.consent_needed", "BP-TRADE-8", player=named_player(match, giver))]


def capacity_objections(match: Match, ship: Ship, goods: Purse) -> list[Message]:
    """A hold takes any amount, unless the table has set a limit (BP-CARGO-8, AMB-36)."""
    capacity = match.options.cargo_capacity
    aboard = (ship.hold + goods).total
    if not capacity or aboard <= capacity:
        return []
    name = named_ship(match, ship)
    return [say("bp.cargo.hold_is_full", "BP-CARGO-8", ship=name, capacity=capacity, asked=aboard)]


def loading(ship: Ship, giver: PlayerId, goods: Purse, source: str) -> Postings:
    """From the giver's treasury into the hold (BP-TRADE-7)."""
    if not goods:
        return ()
    return (
        Posting(giver, PostingType.LOAD, -goods, source=ship.id),
        Posting(ship.owner, PostingType.LOAD, goods, hold=ship.id, source=source),
    )


def unloading(ship: Ship, receiver: PlayerId, goods: Purse, source: str) -> Postings:
    """From the hold into the receiver's treasury (BP-TRADE-7)."""
    if not goods:
        return ()
    return (
        Posting(ship.owner, PostingType.UNLOAD, -goods, hold=ship.id, source=source),
        Posting(receiver, PostingType.UNLOAD, goods, source=ship.id),
    )


# --- loading


def check_load(match: Match, command: LoadCargo) -> Objections:
    ship = require_ship(match, command.ship)
    require_cargo_ship(match, ship)
    site = require_site(match, command.site)
    giver = require_trader(site)
    require_goods(match, command.goods)
    taken_aboard = (command.buy, command.from_reserve)
    if not command.goods and taken_aboard == (None, None):
        raise Refused(say("bp.cargo.nothing_to_load", "BP-TRADE-6"))
    if None not in taken_aboard or (ship.carried is not None and taken_aboard != (None, None)):
        raise Refused(say("bp.cargo.one_structure", "BP-SPACE-4", ship=named_ship(match, ship)))
    found = ship_objections(match, ship, Act.CARGO)
    found += site_objections(match, ship, site)
    if command.goods:
        found += consent_objections(match, ship, giver, consent=command.consent)
        found += capacity_objections(match, ship, command.goods)
    price = command.goods
    if command.buy is not None:
        cost = _cost(match, ship, command)
        found += _purchase_objections(match, ship, site, command)
        if giver == ship.owner:
            price = price + cost
        else:
            require_payment(match, ship.owner, cost)
    if command.from_reserve is not None:
        _require_reserved(match, ship.owner, command.from_reserve)
        found += _spaceport_objections(match, ship, site, "BP-CARGO-5")
    if giver == ship.owner:
        require_payment(match, giver, price)
    else:
        require_given(match, giver, price)
    return tuple(found)


def _cost(match: Match, ship: Ship, command: LoadCargo) -> Purse:
    assert command.buy is not None
    kind = require_kind(match, command.buy)
    if kind.category != "space":
        raise Refused(say("bp.cargo.not_a_space_structure", "BP-SPACE-1", kind=kind.id))
    return faction_of(match, ship.owner).structure_costs[kind.id]


def _purchase_objections(match: Match, ship: Ship, site: Site, command: LoadCargo) -> list[Message]:
    """A space structure is bought at an own planet with a spaceport, once per planet and own
    turn (BP-SPACE-1, BP-SPACE-3)."""
    assert command.buy is not None
    found = _spaceport_objections(match, ship, site, "BP-SPACE-1")
    if site.planet is not None and match.options.space_structure_uses_allowance:
        found += allowance_used(match, site.planet, "BP-SPACE-3", "BP-BUILD-2")
    return found + forbidden_by_event(match, command.buy)


def _spaceport_objections(match: Match, ship: Ship, site: Site, rule: str) -> list[Message]:
    if site.planet is None:
        return [say("bp.cargo.not_at_stations", rule, "BP-SPACE-19", site=site.name)]
    if site.owner != ship.owner:
        return [say("bp.build.not_your_planet", rule, planet=site.name)]
    if not has_spaceport(match, site.planet):
        return [say("bp.build.no_spaceport", rule, planet=site.name)]
    return []


def _require_reserved(match: Match, player: PlayerId, structure: StructureId) -> SpaceStructure:
    for one in match.players[player].reserve:
        if one.id == structure:
            return one
    raise Refused(say("bp.cargo.not_in_reserve", "BP-CARGO-5", player=named_player(match, player)))


def load(match: Match, command: LoadCargo, _dice: Dice, names: StepNames) -> Happenings:
    ship = match.board.ships[command.ship]
    giver = require_trader(require_site(match, command.site))
    postings = loading(ship, giver, command.goods, command.site)
    structure: SpaceStructure | None = None
    if command.buy is not None:
        cost = _cost(match, ship, command)
        postings += payment(ship.owner, PostingType.SPACE_PURCHASE, cost, command.buy)
        structure = SpaceStructure(new_structure_id(match, names), command.buy, ship.owner)
    elif command.from_reserve is not None:
        structure = _require_reserved(match, ship.owner, command.from_reserve)
    bought = command.buy is not None
    uses_allowance = (
        bought
        and match.options.space_structure_uses_allowance
        and PlanetId(command.site) in match.board.planets
    )
    return (CargoLoaded(ship.id, command.site, giver, postings, structure, bought, uses_allowance),)


# --- unloading


def check_unload(match: Match, command: UnloadCargo) -> Objections:
    ship = require_ship(match, command.ship)
    site = require_site(match, command.site)
    receiver = require_trader(site)
    require_goods(match, command.goods)
    name = named_ship(match, ship)
    if not command.goods and not command.structure:
        raise Refused(say("bp.cargo.nothing_to_unload", "BP-TRADE-6"))
    if not ship.hold.covers(command.goods):
        missing = ship.hold.missing(command.goods)
        raise Refused(say("bp.cargo.not_aboard", "BP-RES-3", ship=name, missing=missing))
    if command.structure and ship.carried is None:
        raise Refused(say("bp.cargo.no_structure_aboard", "BP-SPACE-4", ship=name))
    found = ship_objections(match, ship, Act.CARGO)
    found += site_objections(match, ship, site)
    if command.structure:
        foreign = receiver != ship.owner and match.options.trade_space_structures
        if not foreign:
            found.append(say("bp.cargo.structures_stay_aboard", "BP-TRADE-11", "BP-SPACE-12"))
    return tuple(found)


def unload(match: Match, command: UnloadCargo, _dice: Dice) -> Happenings:
    ship = match.board.ships[command.ship]
    receiver = require_trader(require_site(match, command.site))
    postings = unloading(ship, receiver, command.goods, command.site)
    structure: SpaceStructure | None = None
    if command.structure and ship.carried is not None:
        structure = replace(ship.carried, owner=receiver)
    return (CargoUnloaded(ship.id, command.site, receiver, postings, structure),)


# --- without a ship


def check_transfer(match: Match, command: TransferResources) -> Objections:
    require_player(match, command.giver)
    require_player(match, command.receiver)
    require_goods(match, command.goods)
    if not command.goods or command.giver == command.receiver:
        raise Refused(say("bp.cargo.nothing_to_transfer", "BP-TRADE-10"))
    require_given(match, command.giver, command.goods)
    if not match.options.direct_transfer:
        return (say("bp.cargo.needs_a_ship", "BP-TRADE-2", "BP-TRADE-10"),)
    if not command.consent:
        name = named_player(match, command.giver)
        return (say("bp.cargo.consent_needed", "BP-TRADE-1", player=name),)
    return ()


def transfer(_match: Match, command: TransferResources, _dice: Dice) -> Happenings:
    giver, receiver, goods = command.giver, command.receiver, command.goods
    postings = (
        Posting(giver, PostingType.TRANSFER, -goods, source=receiver),
        Posting(receiver, PostingType.TRANSFER, goods, source=giver),
    )
    return (ResourcesTransferred(giver, receiver, postings, command.reason),)


def check_barter(match: Match, command: Barter) -> Objections:
    partners = (command.first, command.second)
    for partner in partners:
        require_player(match, partner)
    for goods in (command.gives, command.takes):
        require_goods(match, goods)
    if command.first == command.second or not (command.gives and command.takes):
        raise Refused(say("bp.cargo.nothing_to_transfer", "BP-TRADE-1"))
    require_given(match, command.first, command.gives)
    require_given(match, command.second, command.takes)
    found = [
        say("bp.cargo.consent_needed", "BP-TRADE-1", player=named_player(match, partner))
        for partner in partners
        if partner not in command.agreed
    ]
    if not match.options.direct_transfer:
        found.insert(0, say("bp.cargo.needs_a_ship", "BP-TRADE-2", "BP-TRADE-10"))
    return tuple(found)


def barter(match: Match, command: Barter, dice: Dice) -> Happenings:
    there = TransferResources(command.first, command.second, command.gives)
    back = TransferResources(command.second, command.first, command.takes)
    return (*transfer(match, there, dice), *transfer(match, back, dice))


HANDLERS: Handlers = {
    LoadCargo: Handler(naming(check_load, load)),
    UnloadCargo: Handler(both(check_unload, unload)),
    TransferResources: Handler(both(check_transfer, transfer)),
    Barter: Handler(both(check_barter, barter)),
}
