"""Purchases at the end of a turn: vessels, colonies and event cards (chapters 3.4, 6 and 10)."""

from bp_desktop.core.accounts import booked
from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look, stats
from bp_desktop.games.parsec.match.deck import drawn_card, require_rarity
from bp_desktop.games.parsec.match.movement import against_boarding, no_room, require_transport
from bp_desktop.games.parsec.match.posting_types import EVENT_CARD, ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.tables import UnitType
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement


def closing(match: ParsecMatch) -> Happenings:
    """The first purchase closes the actions (PA-TURN-4)."""
    if match.turn.part is ids.TurnPart.PURCHASES:
        return ()
    return (e.ActionsClosed(match.turn.player),)


def new_unit(
    match: ParsecMatch,
    names: StepNames,
    player: ids.PlayerId,
    type_: ids.TypeId,
    place: UnitState | None = None,
    *,
    aboard: ids.UnitId | None = None,
    paid: Purse = EMPTY,
    cell: Hex | None = None,
) -> UnitState:
    """A piece from the supply, where another unit stands or on a cell."""
    id_ = ids.UnitId(next(names.ids()))
    number = names.number(id_, player, match.players[player].fleet)
    cell, body = (cell, "") if place is None else (place.cell, place.body)
    turn = match.turn.number
    return UnitState(id_, player, type_, number, cell, body, aboard, paid, built=turn)


# --- vessels


def _build(match: ParsecMatch, command: c.BuildUnit) -> Ruling:
    player, kind = match.turn.player, look.require_type(match, command.kind)
    if kind.is_colony:
        raise Refused(say("parsec.build.by_a_cargo", "PA-PLACE-7", "PA-EXPAND-1"))
    require_piece(match, player, kind)
    found = look.not_in_turn(match, player, ids.TurnPart.PURCHASES)
    found += against_arms(match, player, kind)
    transport: UnitState | None = None
    if command.aboard is not None:
        place = transport = require_transport(match, command.aboard, player, "PA-TRANS-5")
        found += against_boarding(match, kind.is_small, place)
        if not kind.aboard_surcharge and not is_at_own_colony(match, place):
            name = look.named_unit(match, place)
            found.append(say("parsec.transport.at_a_colony", "PA-TRANS-7", transport=name))
    else:
        if command.colony is None:
            raise Refused(say("parsec.build.where", "PA-PLACE-1"))
        place = look.require_unit(match, command.colony)
        if place.owner != player or not stats.type_of(match, place).is_colony:
            raise Refused(say("parsec.build.own_colony", "PA-PLACE-1"))
        if match.tracked and place.cell is not None:
            found += no_room(match, kind, place.cell)
    price = price_of(match, player, kind, transport)
    look.require_paid(match, player, price, "PA-UNIT-2")

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        unit = new_unit(match, names, player, kind.id, place, aboard=command.aboard, paid=price)
        built = e.UnitBuilt(unit, booked(player, ParsecPosting.PURCHASE, -price, kind.id))
        return (*closing(match), built, *race(match, player, kind))

    return Judgement(carry_out, tuple(found))


def require_piece(match: ParsecMatch, player: ids.PlayerId, kind: UnitType) -> None:
    """PA-PLACE-4: a piece that is not there cannot be put on a table."""
    if look.in_supply(match, player, kind) < 1:
        who, type_, most = look.named_player(match, player), look.named_type(kind.id), kind.limit
        raise Refused(say("parsec.build.no_piece", "PA-PLACE-4", player=who, type=type_, most=most))


def against_arms(match: ParsecMatch, player: ids.PlayerId, kind: UnitType) -> list[Message]:
    """PA-ARMS-1, -3, -5, PA-GAP-44."""
    if not kind.military or match.arms_race:
        return []
    wanted = match.tables.arms_race_colonies
    ever = match.options.arms.count == "ever_built"
    count = match.players[player].colonies_ever if ever else look.colonies_of(match, player)
    if count >= wanted:
        return []
    return [say("parsec.arms.too_early", "PA-ARMS-1", colonies=count, wanted=wanted)]


def race(match: ParsecMatch, player: ids.PlayerId, kind: UnitType) -> Happenings:
    """PA-ARMS-2."""
    return (e.ArmsRaceBegan(player),) if kind.military and not match.arms_race else ()


def price_of(
    match: ParsecMatch, player: ids.PlayerId, kind: UnitType, transport: UnitState | None = None
) -> Purse:
    """With the surcharge aboard a transport away from own colonies (PA-TRANS-5)."""
    price = stats.cost_of(match, player, kind.id)
    if transport is None or is_at_own_colony(match, transport):
        return price
    return price + kind.aboard_surcharge


def is_at_own_colony(match: ParsecMatch, unit: UnitState) -> bool:
    return any(
        one.owner == unit.owner and stats.type_of(match, one).is_colony
        for one in look.place_mates(match, unit)
    )


# --- colonies


def _found(match: ParsecMatch, command: c.FoundColony) -> Ruling:
    cargo = look.require_unit(match, command.cargo)
    player, colony, how = cargo.owner, match.tables.colony, command.how
    if not stats.type_of(match, cargo).is_cargo:
        raise Refused(say("parsec.build.by_a_cargo", "PA-EXPAND-1"))
    options = match.options.expand
    is_purchase = how == "build" or (how == "convert" and options.conversion_is_purchase)
    part = ids.TurnPart.PURCHASES if is_purchase else ids.TurnPart.ACTIONS
    found = look.not_in_turn(match, player, part)
    if cargo.aboard is not None and not match.options.trans.cargo_acts_aboard:
        name = look.named_unit(match, cargo)
        found.append(say("parsec.build.aboard", "PA-TRANS-15", unit=name))
    found += _against_site(match, cargo)
    price = EMPTY
    if how == "reserve":
        left = match.players[player].reserve and look.in_supply(match, player, colony) >= 0
        if not left or not options.reserve_free:
            raise Refused(say("parsec.build.no_reserve", "PA-EXPAND-5", "PA-GAP-13"))
    else:
        price = _colony_price(match, cargo, how)
        require_piece(match, player, colony)
        look.require_paid(match, player, price, "PA-EXPAND-3")

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        paid = price + cargo.paid if how == "convert" else price
        if how == "convert" and not cargo.paid and match.options.salv.basis == "paid":
            paid += stats.cost_of(match, player, cargo.type)  # a free one counts too (PA-GAP-40)
        unit = new_unit(match, names, player, colony.id, cargo, paid=paid)
        postings = booked(player, ParsecPosting.PURCHASE, -price, colony.id)
        before = closing(match) if is_purchase else ()
        if how == "convert" or (how == "build" and options.build_consumes_cargo):
            return (*before, e.CargoConverted(cargo.id, unit, postings))
        free = how == "reserve"
        return (*before, e.UnitBuilt(unit, postings, free=free, from_reserve=free))

    return Judgement(carry_out, tuple(found))


def _colony_price(match: ParsecMatch, cargo: UnitState, how: str) -> Purse:
    if how == "build":
        return stats.cost_of(match, cargo.owner, match.tables.colony.id)
    price = stats.type_of(match, cargo).convert_to_colony
    if price is None:
        raise Refused(say("parsec.build.by_a_cargo", "PA-UNIT-10"))
    return price


def _against_site(match: ParsecMatch, cargo: UnitState) -> list[Message]:
    """PA-EXPAND-2, PA-COLONY-8, -9."""
    if not match.tracked or cargo.cell is None:
        body = match.board.bodies.get(cargo.body)
        if body is not None and not body.is_planet:
            return [say("parsec.build.planets_only", "PA-COLONY-9")]
    elif look.planet_at(match, cargo.cell) is None:
        return [say("parsec.build.planets_only", "PA-COLONY-9", "PA-EXPAND-2")]
    elif look.colony_at(match, cargo.cell) is not None:
        where = look.named_cell(match, cargo.cell)
        return [say("parsec.build.colony_there", "PA-COLONY-8", "PA-EXPAND-2", cell=where)]
    return []


# --- event cards


def _buy_event(match: ParsecMatch, command: c.BuyEvent) -> Ruling:
    """PA-EVT-1, PA-GAP-47."""
    player, price = match.turn.player, stats.event_price(match, match.turn.player)
    require_rarity(match, command.rarity)
    if not match.deck.count:
        raise Refused(say("parsec.card.empty_deck", "PA-GAP-47"))
    look.require_paid(match, player, price, "PA-EVT-1")
    found = look.not_in_turn(match, player, ids.TurnPart.PURCHASES)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        card = drawn_card(match, dice, command.rarity, bought=match.turn.number)
        assert card is not None
        postings = booked(player, ParsecPosting.PURCHASE, -price, EVENT_CARD)
        return (*closing(match), e.CardBought(player, card, postings))

    return Judgement(carry_out, tuple(found))


HANDLERS: Handlers = {
    c.BuildUnit: Handler(_build),
    c.FoundColony: Handler(_found),
    c.BuyEvent: Handler(_buy_event),
}
