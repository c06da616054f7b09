"""Purchases at the end of a turn: vessels, colonies and event cards (chapters 3.4, 6 and 10)."""

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.deck import drawn_card, require_rarity
from bp_desktop.games.parsec.match.handler import (
    Happenings,
    ParsecHandler,
    ParsecHandlers,
    Ruling,
)
from bp_desktop.games.parsec.match.lookup import (
    colonies_of,
    colony_at,
    in_supply,
    named_cell,
    named_player,
    named_type,
    named_unit,
    not_in_turn,
    place_mates,
    require_paid,
    require_type,
    require_unit,
)
from bp_desktop.games.parsec.match.movement import against_boarding
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.stacking import no_room
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import cost_of, event_price, type_of
from bp_desktop.games.parsec.tables import UnitType
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
    if place is not None:
        cell = place.cell
    body = place.body if place is not None else ""
    turn = match.turn.number
    return UnitState(id_, player, type_, number, cell, body, aboard, paid, built=turn)


# --- vessels


def _build(match: ParsecMatch, command: c.BuildUnit) -> Ruling:
    player, kind = match.turn.player, require_type(match, command.kind)
    if kind.is_colony:
        raise Refused(say("parsec.build.by_a_cargo", "PA-PLACE-7", "PA-EXPAND-1"))
    require_piece(match, player, kind)
    found = not_in_turn(match, player, ids.TurnPart.PURCHASES)
    found += against_arms(match, player, kind)
    if command.aboard is not None:
        place = require_unit(match, command.aboard)
        price = price_aboard(match, player, kind, place, found)
    else:
        if command.colony is None:
            raise Refused(say("parsec.build.where", "PA-PLACE-1"))
        place = require_unit(match, command.colony)
        if place.owner != player or not type_of(match, place).is_colony:
            raise Refused(say("parsec.build.own_colony", "PA-PLACE-1"))
        price = cost_of(match, player, kind.id)
        if match.tracked and place.cell is not None:
            found += no_room(match, kind, place.cell)
    require_paid(match, player, price, "PA-UNIT-2")

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        unit = new_unit(match, names, player, kind.id, place, aboard=command.aboard, paid=price)
        posting = Posting(player, ParsecPosting.PURCHASE, -price, source=kind.id)
        built = e.UnitBuilt(unit, (posting,) if price else ())
        return (*closing(match), built, *race(match, player, kind))

    return Judgement(carry_out, tuple(found))


def require_piece(match: ParsecMatch, player: ids.PlayerId, kind: UnitType) -> None:
    """PA-PLACE-4: a piece that is not there cannot be put on a table."""
    if in_supply(match, player, kind) < 1:
        who = named_player(match, player)
        raise Refused(
            say("parsec.build.no_piece", "PA-PLACE-4", player=who, type=named_type(kind.id),
                most=kind.limit)
        )  # fmt: skip


def against_arms(match: ParsecMatch, player: ids.PlayerId, kind: UnitType) -> list[Message]:
    """PA-ARMS-1, -3, -5, PA-GAP-44."""
    if not kind.military or match.arms_race:
        return []
    wanted = match.tables.arms_race_colonies
    ever = match.options.arms.count == "ever_built"
    count = match.players[player].colonies_ever if ever else colonies_of(match, player)
    if count >= wanted:
        return []
    return [say("parsec.arms.too_early", "PA-ARMS-1", colonies=count, wanted=wanted)]


def race(match: ParsecMatch, player: ids.PlayerId, kind: UnitType) -> Happenings:
    """PA-ARMS-2."""
    return (e.ArmsRaceBegan(player),) if kind.military and not match.arms_race else ()


def price_aboard(
    match: ParsecMatch,
    player: ids.PlayerId,
    kind: UnitType,
    transport: UnitState,
    found: list[Message],
) -> Purse:
    """PA-TRANS-5 to -7; what is against it is added to `found`."""
    if transport.owner != player or not type_of(match, transport).is_transport:
        raise Refused(say("parsec.transport.not_own", "PA-TRANS-5"))
    found += against_boarding(match, kind.is_small, transport)
    price = cost_of(match, player, kind.id)
    if is_at_own_colony(match, transport):
        return price
    if not kind.aboard_surcharge:
        name = named_unit(match, transport)
        found.append(say("parsec.transport.at_a_colony", "PA-TRANS-7", transport=name))
    return price + kind.aboard_surcharge


def is_at_own_colony(match: ParsecMatch, unit: UnitState) -> bool:
    return any(
        one.owner == unit.owner and type_of(match, one).is_colony
        for one in place_mates(match, unit)
    )


# --- colonies


def _found(match: ParsecMatch, command: c.FoundColony) -> Ruling:
    cargo = require_unit(match, command.cargo)
    player, kind, colony = cargo.owner, type_of(match, cargo), match.tables.colony
    if not kind.is_cargo:
        raise Refused(say("parsec.build.by_a_cargo", "PA-EXPAND-1"))
    options = match.options.expand
    is_reserve = command.how == "reserve"
    is_purchase = not is_reserve and (command.how == "build" or options.conversion_is_purchase)
    part = ids.TurnPart.PURCHASES if is_purchase else ids.TurnPart.ACTIONS
    found = not_in_turn(match, player, part)
    if cargo.aboard is not None and not match.options.trans.cargo_acts_aboard:
        found.append(say("parsec.build.aboard", "PA-TRANS-15", unit=named_unit(match, cargo)))
    found += against_site(match, cargo)
    price = _colony_price(match, player, command, kind)
    if is_reserve:
        if not match.players[player].reserve or not options.reserve_free:
            raise Refused(say("parsec.build.no_reserve", "PA-EXPAND-5", "PA-GAP-13"))
    else:
        require_piece(match, player, colony)
        require_paid(match, player, price, "PA-EXPAND-3")
    uses_cargo = command.how == "convert" or (
        command.how == "build" and options.build_consumes_cargo
    )

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        paid = price + (cargo.paid if command.how == "convert" else EMPTY)
        unit = new_unit(match, names, player, colony.id, cargo, paid=paid)
        posting = Posting(player, ParsecPosting.PURCHASE, -price, source=colony.id)
        postings = (posting,) if price else ()
        before = closing(match) if is_purchase else ()
        if uses_cargo:
            return (*before, e.CargoConverted(cargo.id, unit, postings))
        built = e.UnitBuilt(unit, postings, free=is_reserve, from_reserve=is_reserve)
        return (*before, built)

    return Judgement(carry_out, tuple(found))


def _colony_price(
    match: ParsecMatch, player: ids.PlayerId, command: c.FoundColony, cargo: UnitType
) -> Purse:
    if command.how == "reserve":
        return EMPTY
    if command.how == "build":
        return cost_of(match, player, match.tables.colony.id)
    if cargo.convert_to_colony is None:
        raise Refused(say("parsec.build.by_a_cargo", "PA-UNIT-10"))
    return cargo.convert_to_colony


def against_site(match: ParsecMatch, cargo: UnitState) -> list[Message]:
    """PA-EXPAND-2, PA-COLONY-8, -9."""
    if not match.tracked or cargo.cell is None:
        body = match.board.bodies.get(cargo.body)
        if body is not None and not body.is_planet:
            return [say("parsec.build.planets_only", "PA-COLONY-9")]
        return []
    body = match.board.body_at.get(cargo.cell)
    if body is None or not body.is_planet:
        return [say("parsec.build.planets_only", "PA-COLONY-9", "PA-EXPAND-2")]
    if colony_at(match, cargo.cell) is not None:
        where = named_cell(match, cargo.cell)
        return [say("parsec.build.colony_there", "PA-COLONY-8", "PA-EXPAND-2", cell=where)]
    return []


# --- event cards


def _buy_event(match: ParsecMatch, command: c.BuyEvent) -> Ruling:
    """PA-EVT-1, PA-GAP-47."""
    player = match.turn.player
    require_rarity(match, command.rarity)
    if not match.deck.count:
        raise Refused(say("parsec.card.empty_deck", "PA-GAP-47"))
    price = event_price(match, player)
    require_paid(match, player, price, "PA-EVT-1")
    found = not_in_turn(match, player, ids.TurnPart.PURCHASES)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        card = drawn_card(match, dice, command.rarity, bought=match.turn.number)
        assert card is not None
        posting = Posting(player, ParsecPosting.PURCHASE, -price, source="card")
        bought = e.CardBought(player, card, (posting,) if price else ())
        return (*closing(match), bought)

    return Judgement(carry_out, tuple(found))


HANDLERS: ParsecHandlers = {
    c.BuildUnit: ParsecHandler(_build),
    c.FoundColony: ParsecHandler(_found),
    c.BuyEvent: ParsecHandler(_buy_event),
}
