"""Finding what a command of Parsec names, or refusing it, and naming it in messages."""

from collections.abc import Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, NamedCell, Refused, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.definitions import EventDefinition, FactionDefinition
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch, ParsecPlayer, UnitState
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.parsec.tables import UnitType

# --- names in messages


def named_player(match: ParsecMatch, player: ids.PlayerId | None) -> Named:
    found = match.players.get(player) if player is not None else None
    return Named("seat", player or "", found.name if found is not None else "")


def named_unit(match: ParsecMatch, unit: UnitState) -> Named:
    return Named("parsec_unit", unit.id, unit.type, unit.number, named_player(match, unit.owner))


def named_type(type_: str) -> Named:
    return Named("parsec_type", type_)


def named_body(body: BodyFacts) -> Named:
    kind = "planet" if body.is_planet else "asteroid"
    return Named("parsec_body", body.id, kind, body.number)


def named_card(match: ParsecMatch, held: HeldCard) -> Named:
    """By what its owner called it, or as a sample; where cards are only counted, by its rarity."""
    rarity = Named("parsec_rarity", held.rarity) if held.rarity else None
    found = match.definitions.event(held.card) if held.card else None
    return Named("parsec_card", held.card, _typed_name(found), of=rarity)


def _typed_name(found: EventDefinition | FactionDefinition | None) -> str:
    if found is None or found.origin is ids.DefinitionOrigin.SAMPLE:
        return ""  # the tables know it in every language
    return next(iter(found.name.values()), "")


def named_faction(match: ParsecMatch, faction: str) -> Named:
    """By its definition; a name that its owner typed is the same in every language."""
    found = match.definitions.faction(ids.FactionId(faction))
    return Named("parsec_faction", faction, _typed_name(found))


def named_resource(resource: str) -> Named:
    return Named("resource", resource)


def named_module(number: int) -> Named:
    """By its place on the board, as people count them."""
    return Named("parsec_module", str(number), number=number)


def named_cell(match: ParsecMatch, cell: Hex) -> NamedCell:
    return NamedCell(cell, match.board.place_of(cell))


# --- finding


def require_player(match: ParsecMatch, player: ids.PlayerId) -> ParsecPlayer:
    """Somebody who still plays."""
    found = require_seated(match, player)
    if found.eliminated:
        raise Refused(say("parsec.player.out", "PA-ELIM-1", player=named_player(match, player)))
    return found


def require_seated(match: ParsecMatch, player: ids.PlayerId) -> ParsecPlayer:
    found = match.players.get(player)
    if found is None:
        raise Refused(say("parsec.player.unknown", player=str(player)[:40]))
    return found


def require_unit(match: ParsecMatch, unit: ids.UnitId) -> UnitState:
    found = match.units.get(unit)
    if found is None:
        raise Refused(say("parsec.unit.gone", unit=str(unit)[:40]))
    return found


def require_type(match: ParsecMatch, type_: ids.TypeId) -> UnitType:
    found = match.tables.units.get(type_)
    if found is None:
        raise Refused(say("parsec.unit.no_such_type", "PA-UNIT-1", type=str(type_)[:40]))
    return found


def require_body(match: ParsecMatch, body: str) -> BodyFacts:
    found = match.board.bodies.get(body)
    if found is None:
        raise Refused(say("parsec.body.unknown", body=body[:40]))
    return found


def require_told(match: ParsecMatch, body: str) -> None:
    """Beside a real board a place may be left open, but not made up."""
    if body:
        require_body(match, body)


def require_cell(match: ParsecMatch, cell: Hex | None) -> Hex:
    if cell is None:
        raise Refused(say("parsec.board.cell_needed"))
    if cell not in match.board.modules_at:
        raise Refused(say("parsec.board.off_the_board", "PA-GAP-6", "PA-GAP-10"))
    return cell


def require_resources(match: ParsecMatch, purse: Purse, *rules: str) -> None:
    """Known ones, none of them below nothing."""
    if purse.is_owed or not set(dict(purse)) <= set(match.tables.resources):
        raise Refused(say("parsec.hand.not_amounts", *rules))


def require_paid(match: ParsecMatch, player: ids.PlayerId, price: Purse, *rules: str) -> None:
    """Cards that nobody holds cannot be handed over, whatever the table thinks of it."""
    missing = match.players[player].hand.missing(price)
    if missing:
        name = named_player(match, player)
        raise Refused(say("parsec.hand.missing", *rules, player=name, missing=missing))


def require_bank(match: ParsecMatch, wanted: Purse, given: Purse = EMPTY) -> None:
    """Cards that the bank does not hold either; what is given to it is there before."""
    missing = (match.bank + given).missing(wanted) if match.bank_ends else EMPTY
    if missing:
        raise Refused(say("parsec.bank.short", "PA-PROD-8", missing=missing))


def from_bank(match: ParsecMatch, wanted: Purse) -> Purse:
    """As far as the bank goes."""
    return wanted.up_to(match.bank) if match.bank_ends else wanted


def held_card(match: ParsecMatch, player: ids.PlayerId, card: str, rarity: str) -> HeldCard:
    """The oldest copy in that hand."""
    cards = match.players[player].cards
    fitting = [one for one in cards if one.card == card and rarity in ("", one.rarity)]
    if not fitting:
        name = named_player(match, player)
        raise Refused(say("parsec.card.not_held", "PA-EVT-1", player=name))
    return min(fitting, key=lambda one: one.bought)


# --- what stands where


def units_at(match: ParsecMatch, cell: Hex) -> tuple[UnitState, ...]:
    """Those that stand there themselves: what is aboard is in its transport."""
    return match.stacks.get(cell, ())


def vessels_at(match: ParsecMatch, cell: Hex) -> Iterator[UnitState]:
    return (one for one in units_at(match, cell) if type_of(match, one).is_vessel)


def planet_at(match: ParsecMatch, cell: Hex) -> BodyFacts | None:
    body = match.board.body_at.get(cell)
    return body if body is not None and body.is_planet else None


def body_of(match: ParsecMatch, unit: UnitState) -> BodyFacts | None:
    """The planet or asteroid that a unit stands on."""
    board = match.board
    return board.bodies.get(unit.body) if unit.cell is None else board.body_at.get(unit.cell)


def colony_at(match: ParsecMatch, cell: Hex) -> UnitState | None:
    return next((one for one in units_at(match, cell) if type_of(match, one).is_colony), None)


def place_mates(match: ParsecMatch, unit: UnitState) -> Iterator[UnitState]:
    """Everything that stands where a unit stands, itself included; beside a real board what is on
    the same planet or asteroid."""
    if match.tracked and unit.cell is not None:
        return iter(units_at(match, unit.cell))
    if not unit.body:
        return iter((unit,))
    return (one for one in match.units.values() if one.body == unit.body and one.aboard is None)


def owned(match: ParsecMatch, player: ids.PlayerId) -> Iterator[UnitState]:
    return (one for one in match.units.values() if one.owner == player)


def colonies_of(match: ParsecMatch, player: ids.PlayerId) -> int:
    kinds, units = match.tables.units, match.units.values()
    return sum(one.owner == player and kinds[one.type].is_colony for one in units)


def in_supply(match: ParsecMatch, player: ids.PlayerId, type_: UnitType) -> int:
    """Pieces that are left in a set; a colony kept in reserve is one of them (PA-PLACE-4)."""
    used = sum(one.type == type_.id for one in owned(match, player))
    if type_.is_colony and match.options.expand.reserve_free:
        used += match.players[player].reserve
    return type_.limit - used


# --- whose turn


def not_in_turn(match: ParsecMatch, player: ids.PlayerId, part: ids.TurnPart) -> list[Message]:
    """Objections to something a player may do only in this part of an own turn."""
    turn, found = match.turn, list[Message]()
    if player != turn.player:
        who, active = named_player(match, player), named_player(match, turn.player)
        found.append(say("parsec.turn.not_yours", "PA-TURN-2", player=who, active=active))
    if turn.part is ids.TurnPart.PRODUCTION:
        found.append(say("parsec.turn.production_first", "PA-TURN-1"))
    elif part is ids.TurnPart.ACTIONS and turn.part is ids.TurnPart.PURCHASES:
        found.append(say("parsec.turn.actions_closed", "PA-TURN-4"))
    return found
