"""Cargo: goods and space structures aboard and ashore, and barter between players."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings, handed
from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.match import building, commands, events, lookup
from bp_desktop.games.burning_planets.match.actions import ActionKind, ship_objections
from bp_desktop.games.burning_planets.match.lookup import Site
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.shipyard import require_free_space
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import StructureKind
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.consent import agreed_by
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement

ON_ASTEROIDS = "asteroid"
"""The site of drilling facilities and habitats in the tables."""

# --- shared with sealed cargo


def require_site(match: Match, id_: ids.SiteId) -> Site:
    site = lookup.find_site(match, id_)
    if site is None:
        raise Refused(say("bp.unknown.site", "BP-APP-7", site=id_))
    return site


def require_trader(site: Site) -> ids.PlayerId:
    """The owner of a site: goods always belong to somebody on the ground (BP-TRADE-3)."""
    if site.owner is None:
        raise Refused(say("bp.cargo.nobody_there", "BP-TRADE-3", site=site.name))
    return site.owner


def require_cargo_ship(match: Match, ship: Ship) -> None:
    if ship.cls != ids.CARGO:
        raise Refused(say("bp.cargo.no_hold", "BP-ACT-14", ship=lookup.named_ship(match, ship)))


def require_room(match: Match, ship: Ship, *, for_two: bool = False) -> None:
    """A hold takes one space structure."""
    if for_two or ship.carried is not None:
        name = lookup.named_ship(match, ship)
        raise Refused(say("bp.cargo.one_structure", "BP-SPACE-4", ship=name))


def require_space_kind(match: Match, id_: ids.KindId) -> StructureKind:
    kind = lookup.require_kind(match, id_)
    if kind.category != "space":
        raise Refused(say("bp.cargo.not_a_space_structure", "BP-SPACE-1", kind=kind.id))
    return kind


def site_objections(match: Match, ship: Ship, site: Site) -> list[Message]:
    """Whether a ship can load or unload at a site: it touches it, and it is a planet (BP-TRADE-3)
    or a station that counts as one (BP-SPACE-19, AMB-35)."""
    name = lookup.named_ship(match, ship)
    if site.planet is not None:
        if lookup.geometry(match).touches(ship.at, site.planet.id):
            return []
        return [say("bp.cargo.not_touching", "BP-TRADE-3", ship=name, site=site.name)]
    found = []
    is_station = site.structure is not None and site.structure.kind == ids.SPACE_STATION
    if not (match.options.station_is_trade_point and is_station):
        found.append(say("bp.cargo.no_trade_point", "BP-SPACE-19", site=site.name))
    if not lookup.geometry(match).adjacent(ship.at, site.at):
        found.append(say("bp.cargo.not_touching", "BP-TRADE-3", ship=name, site=site.name))
    return found


def require_given(match: Match, giver: ids.PlayerId, goods: Purse) -> None:
    """That somebody has what they are to give. Where treasuries are hidden, by how much they fall
    short is theirs to tell (BP-APP-6)."""
    if match.options.treasury_visibility == "public":
        lookup.require_payment(match, giver, goods)
    elif not match.players[giver].treasury.covers(goods):
        name = lookup.named_player(match, giver)
        raise Refused(say("bp.cargo.cannot_give", "BP-RES-3", player=name))


def consent_objections(
    match: Match, ship: Ship, giver: ids.PlayerId, *, consent: bool
) -> list[Message]:
    if giver == ship.owner or consent:
        return []
    return [say("bp.cargo.consent_needed", "BP-TRADE-8", player=lookup.named_player(match, giver))]


def capacity_objections(match: Match, ship: Ship, goods: Purse) -> list[Message]:
    """A hold takes any amount, unless the table has set a limit (BP-CARGO-8, AMB-36)."""
    capacity = match.options.cargo_capacity
    aboard = (ship.hold + goods).total
    if not capacity or aboard <= capacity:
        return []
    name = lookup.named_ship(match, ship)
    return [say("bp.cargo.hold_is_full", "BP-CARGO-8", ship=name, capacity=capacity, asked=aboard)]


def loading(ship: Ship, giver: ids.PlayerId, goods: Purse, source: str) -> Postings:
    """From the giver's treasury into the hold (BP-TRADE-7)."""
    if not goods:
        return ()
    return (
        Posting(giver, PostingType.LOAD, -goods, source=ship.id),
        Posting(ship.owner, PostingType.LOAD, goods, hold=ship.id, source=source),
    )


def unloading(ship: Ship, receiver: ids.PlayerId, goods: Purse, source: str) -> Postings:
    """From the hold into the receiver's treasury (BP-TRADE-7)."""
    if not goods:
        return ()
    return (
        Posting(ship.owner, PostingType.UNLOAD, -goods, hold=ship.id, source=source),
        Posting(receiver, PostingType.UNLOAD, goods, source=ship.id),
    )


# --- loading


def load(match: Match, command: commands.LoadCargo) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    require_cargo_ship(match, ship)
    site = require_site(match, command.site)
    giver = require_trader(site)
    lookup.require_goods(match, command.goods)
    buy, owner = command.buy, ship.owner
    taken_aboard = (buy, command.from_reserve)
    if not command.goods and taken_aboard == (None, None):
        raise Refused(say("bp.cargo.nothing_to_load", "BP-TRADE-6"))
    if taken_aboard != (None, None):
        require_room(match, ship, for_two=None not in taken_aboard)
    found = ship_objections(match, ship, ActionKind.CARGO)
    found += site_objections(match, ship, site)
    if command.goods:
        found += consent_objections(match, ship, giver, consent=command.consent)
        found += capacity_objections(match, ship, command.goods)
    cost, uses_allowance = EMPTY, False
    if buy is not None:
        cost = _cost(match, owner, buy)
        found += _spaceport_objections(match, ship, site, "BP-SPACE-1")
        if site.planet is not None and match.options.space_structure_uses_allowance:
            uses_allowance = True
            found += building.allowance_used(match, site.planet, "BP-SPACE-3", "BP-BUILD-2")
        found += building.forbidden_by_event(match, buy)
    reserved: SpaceStructure | None = None
    if command.from_reserve is not None:
        reserved = _require_reserved(match, owner, command.from_reserve)
        found += _spaceport_objections(match, ship, site, "BP-CARGO-5")
    if giver == owner:
        lookup.require_payment(match, owner, command.goods + cost, found)
    else:
        lookup.require_payment(match, owner, cost, found)
        require_given(match, giver, command.goods)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        postings, structure = loading(ship, giver, command.goods, command.site), reserved
        if buy is not None:
            postings += building.payment(owner, PostingType.SPACE_PURCHASE, cost, buy)
            structure = SpaceStructure(building.new_structure_id(match, names), buy, owner)
        loaded = events.CargoLoaded(
            ship.id, command.site, giver, postings, structure, buy is not None, uses_allowance
        )
        asked = bool(command.goods) and command.consent and giver != owner
        return loaded, *agreed_by(giver, when=asked)

    return Judgement(carry_out, tuple(found))


def _cost(match: Match, payer: ids.PlayerId, buy: ids.KindId) -> Purse:
    """A space structure is bought at an own planet with a spaceport, once per planet and own
    turn (BP-SPACE-1, BP-SPACE-3)."""
    kind = require_space_kind(match, buy)
    return lookup.faction_of(match, payer).structure_costs[kind.id]


def _spaceport_objections(match: Match, ship: Ship, site: Site, rule: str) -> list[Message]:
    if site.planet is None:
        return [say("bp.cargo.not_at_stations", rule, "BP-SPACE-19", site=site.name)]
    if site.owner != ship.owner:
        return [say("bp.build.not_your_planet", rule, planet=site.name)]
    if not building.has_spaceport(match, site.planet):
        return [say("bp.build.no_spaceport", rule, planet=site.name)]
    return []


def _require_reserved(match: Match, player: ids.PlayerId, id_: ids.StructureId) -> SpaceStructure:
    for one in match.players[player].reserve:
        if one.id == id_:
            return one
    name = lookup.named_player(match, player)
    raise Refused(say("bp.cargo.not_in_reserve", "BP-CARGO-5", player=name))


# --- unloading


def unload(match: Match, command: commands.UnloadCargo) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    site = require_site(match, command.site)
    receiver = require_trader(site)
    lookup.require_goods(match, command.goods)
    name = lookup.named_ship(match, ship)
    if not command.goods and not command.structure:
        raise Refused(say("bp.cargo.nothing_to_unload", "BP-TRADE-6"))
    if not ship.hold.covers(command.goods):
        missing = ship.hold.missing(command.goods)
        raise Refused(say("bp.cargo.not_aboard", "BP-RES-3", ship=name, missing=missing))
    found = ship_objections(match, ship, ActionKind.CARGO)
    found += site_objections(match, ship, site)
    structure: SpaceStructure | None = None
    agreed: tuple[ids.PlayerId, ...] = ()
    if command.structure:
        aboard = require_aboard(match, ship)
        structure = replace(aboard, owner=receiver)
        if receiver == ship.owner or not match.options.trade_space_structures:
            found.append(say("bp.cargo.structures_stay_aboard", "BP-TRADE-11", "BP-SPACE-12"))
        if aboard.owner not in (ship.owner, receiver):
            if command.consent:
                agreed = (aboard.owner,)
            else:
                whose = lookup.named_player(match, aboard.owner)
                found.append(say("bp.cargo.consent_needed", "BP-SPACE-13", player=whose))
    postings = unloading(ship, receiver, command.goods, command.site)
    landed = events.CargoUnloaded(ship.id, command.site, receiver, postings, structure)
    return leads_to(landed, *agreed_by(*agreed), against=found)


# --- without a ship


def transfer(match: Match, command: commands.TransferResources) -> Ruling:
    giver, receiver, goods = command.giver, command.receiver, command.goods
    lookup.require_player(match, giver)
    lookup.require_player(match, receiver)
    lookup.require_goods(match, goods)
    if not goods or giver == receiver:
        raise Refused(say("bp.cargo.nothing_to_transfer", "BP-TRADE-10"))
    require_given(match, giver, goods)
    found = []
    if not match.options.direct_transfer:
        found.append(say("bp.cargo.needs_a_ship", "BP-TRADE-2", "BP-TRADE-10"))
    elif not command.consent:
        name = lookup.named_player(match, giver)
        found.append(say("bp.cargo.consent_needed", "BP-TRADE-1", player=name))
    handed = _handed_over(giver, receiver, goods, command.reason)
    return leads_to(handed, *agreed_by(giver, receiver, when=command.consent), against=found)


def barter(match: Match, command: commands.Barter) -> Ruling:
    first, second = command.first, command.second
    for partner in (first, second):
        lookup.require_player(match, partner)
    for goods in (command.gives, command.takes):
        lookup.require_goods(match, goods)
    if first == second or not (command.gives and command.takes):
        raise Refused(say("bp.cargo.nothing_to_transfer", "BP-TRADE-1"))
    require_given(match, first, command.gives)
    require_given(match, second, command.takes)
    found = [
        say("bp.cargo.consent_needed", "BP-TRADE-1", player=lookup.named_player(match, partner))
        for partner in (first, second)
        if partner not in command.agreed
    ]
    if not match.options.direct_transfer:
        found.insert(0, say("bp.cargo.needs_a_ship", "BP-TRADE-2", "BP-TRADE-10"))
    there, back = (
        _handed_over(first, second, command.gives),
        _handed_over(second, first, command.takes),
    )
    said_yes = (one for one in (first, second) if one in command.agreed)
    return leads_to(there, back, *agreed_by(*said_yes), against=found)


def _handed_over(
    giver: ids.PlayerId, receiver: ids.PlayerId, goods: Purse, reason: str = ""
) -> events.ResourcesTransferred:
    postings = handed(giver, receiver, PostingType.TRANSFER, goods)
    return events.ResourcesTransferred(giver, receiver, postings, reason)


# --- space structures onto the board


def require_aboard(match: Match, ship: Ship) -> SpaceStructure:
    if ship.carried is None:
        name = lookup.named_ship(match, ship)
        raise Refused(say("bp.cargo.no_structure_aboard", "BP-SPACE-4", ship=name))
    return ship.carried


def require_free_asteroid(match: Match, id_: ids.AsteroidId, kind: StructureKind) -> Asteroid:
    """A rock that can take this structure (BP-SPACE-8, BP-SPACE-9)."""
    asteroid = lookup.require_asteroid(match, id_)
    if kind.site != ON_ASTEROIDS:
        raise Refused(
            say("bp.cargo.stations_stand_free", "BP-SPACE-9", "BP-BOARD-13", kind=kind.id)
        )
    if lookup.structure_on(match, id_) is not None:
        raise Refused(say("bp.cargo.asteroid_is_taken", "BP-SPACE-8"))
    return asteroid


def _require_place(
    match: Match, kind: StructureKind, at: Hex | None, rock: ids.AsteroidId | None
) -> Hex | None:
    """The cell of the one place that can take the structure: a rock, or a free cell of space."""
    lookup.require_no_cell(match, at)
    if rock is not None:
        if at is not None:
            raise Refused(say("bp.cargo.one_place", "BP-SPACE-7"))
        return require_free_asteroid(match, rock, kind).at
    if at is not None:
        require_free_space(match, at)
    elif match.tracked:
        raise Refused(say("bp.cargo.place_needed", "BP-SPACE-7", "BP-SPACE-10", kind=kind.id))
    return at


def deploy(match: Match, command: commands.DeployStructure) -> Ruling:
    """The owner stays whoever it was, also after a passage in another player's ship (AMB-32)."""
    ship = lookup.require_ship(match, command.ship)
    structure = require_aboard(match, ship)
    kind = match.tables.structures[structure.kind]
    there = _require_place(match, kind, command.at, command.asteroid)
    found = ship_objections(match, ship, ActionKind.CARGO)
    if command.at is not None and kind.site == ON_ASTEROIDS:
        found.append(say("bp.cargo.asteroids_only", "BP-SPACE-5", kind=kind.id))
    if not lookup.geometry(match).adjacent(ship.at, there):
        rule = "BP-SPACE-10" if command.asteroid is None else "BP-SPACE-7"
        found.append(say("bp.cargo.not_beside_place", rule, ship=lookup.named_ship(match, ship)))
    if match.options.anomaly_blocks_deployment:
        found += building.forbidden_by_event(match, kind.id)
    turn = match.turn.number
    placed = replace(structure, at=command.at, asteroid=command.asteroid, deployed=turn)
    return leads_to(events.StructureDeployed(ship.id, placed), against=found)


# --- space structures aboard again


def pick_up(match: Match, command: commands.PickUpStructure) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    require_cargo_ship(match, ship)
    structure = lookup.require_space_structure(match, command.structure)
    require_room(match, ship)
    found = ship_objections(match, ship, ActionKind.CARGO)
    if not lookup.geometry(match).adjacent(ship.at, lookup.place_of(match, structure)):
        name = lookup.named_ship(match, ship)
        found.append(say("bp.cargo.not_beside_place", "BP-SPACE-12", ship=name))
    if structure.owner != ship.owner:
        owner = lookup.named_player(match, structure.owner)
        if match.options.foreign_cargo_moves_structures == "never":
            found.append(say("bp.cargo.foreign_structure", "BP-SPACE-13", player=owner))
        elif not command.consent:
            found.append(say("bp.cargo.consent_needed", "BP-SPACE-13", player=owner))
    asked = structure.owner != ship.owner and command.consent
    agreed = agreed_by(structure.owner, when=asked)
    lifted = events.StructurePickedUp(ship.id, structure.id)
    return leads_to(lifted, *agreed, against=found)


HANDLERS: Handlers = {
    commands.LoadCargo: Handler(load),
    commands.UnloadCargo: Handler(unload),
    commands.TransferResources: Handler(transfer),
    commands.Barter: Handler(barter),
    commands.DeployStructure: Handler(deploy),
    commands.PickUpStructure: Handler(pick_up),
}
