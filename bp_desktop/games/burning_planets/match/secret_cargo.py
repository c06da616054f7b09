"""Cargo in envelopes: loaded unseen, opened at the end of the way, or ruled on by the table."""

from collections.abc import Mapping

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId, SealId
from bp_desktop.games.burning_planets.match.ledger import Posting, Postings, PostingType
from bp_desktop.games.burning_planets.match.secret_commands import DiscloseCargo, RuleOnSeal
from bp_desktop.games.burning_planets.match.secret_contents import (
    require_goods,
    require_match,
    require_possible,
)
from bp_desktop.games.burning_planets.match.secret_events import (
    CargoDisclosed,
    CargoRuled,
    SecretEvent,
)
from bp_desktop.games.burning_planets.match.secret_values import (
    CargoState,
    Contents,
    SealedCargo,
)
from bp_desktop.games.burning_planets.match.state import Match

Objections = tuple[Message, ...]
Events = tuple[SecretEvent, ...]


def known_balance(match: Match, player: PlayerId, opened: Mapping[SealId, Contents]) -> Purse:
    """What a player really has, to the eyes of somebody who opened these envelopes.

    The treasury of the state still contains what the player loaded under lock and seal.
    """
    balance = match.players[player].treasury
    for lot in match.secrets.cargo.values():
        if lot.giver == player and lot.state is not CargoState.SETTLED and lot.id in opened:
            balance = balance - opened[lot.id].goods
    return balance


def check_disclose(match: Match, command: DiscloseCargo) -> Objections:
    lot = require_lot(match, command.seal)
    require_match(lot.seal, command.opening, "BP-REG-5")
    return objections_to_contents(match, lot, require_goods(match, command.opening))


def disclose(match: Match, command: DiscloseCargo, _dice: Dice) -> Events:
    lot = match.secrets.cargo[command.seal]
    goods = require_goods(match, command.opening)
    return (CargoDisclosed(lot.id, goods, command.opening, settlement(match, lot, goods)),)


def check_rule(match: Match, command: RuleOnSeal) -> Objections:
    lot = require_lot(match, command.seal)
    require_possible(match, command.goods)
    if not command.reason.strip():
        raise Refused(say("seal.ruling_needs_reason", "BP-APP-4"))
    return objections_to_contents(match, lot, command.goods)


def rule(match: Match, command: RuleOnSeal, _dice: Dice) -> Events:
    lot = match.secrets.cargo[command.seal]
    postings = settlement(match, lot, command.goods)
    return (CargoRuled(lot.id, command.goods, command.reason, postings),)


def require_lot(match: Match, id_: SealId) -> SealedCargo:
    """An envelope that is still closed, or a refusal."""
    lot = match.secrets.cargo.get(id_)
    if lot is None:
        raise Refused(say("seal.unknown", seal=id_))
    if lot.state is CargoState.SETTLED:
        raise Refused(say("seal.settled", "BP-REG-5", seal=id_))
    return lot


def objections_to_contents(match: Match, lot: SealedCargo, goods: Purse) -> Objections:
    """Refuse goods the giver cannot have loaded; object to more than the hold takes."""
    missing = _payable(match, lot).missing(goods)
    if missing:
        raise Refused(
            *(
                say("seal.not_covered", "BP-RES-3", player=lot.giver, resource=kind, missing=amount)
                for kind, amount in missing
            )
        )
    ship = match.board.ships.get(lot.ship)
    capacity = match.options.cargo_capacity
    if ship is not None and 0 < capacity < ship.hold.total + goods.total:
        return (say("seal.over_capacity", "BP-CARGO-8", capacity=capacity),)
    return ()


def settlement(match: Match, lot: SealedCargo, goods: Purse) -> Postings:
    """What is posted when the contents come to light: the loading, and where the goods are now.

    Aboard: into the hold (BP-TRADE-7). From a lost ship: to its destroyer (BP-CARGO-3), or out
    of the game if nobody destroyed it (BP-ELIM-6) or nobody is left to receive them.
    """
    if not goods:
        return ()
    giver, heir, source = lot.giver, lot.heir, lot.id
    postings: list[Posting] = []
    if giver in match.secrets.estates:  # out of what was discarded with the giver (BP-ELIM-2)
        postings.append(Posting(giver, PostingType.ADJUST, goods, source=source))
    if lot.state is CargoState.ABOARD:
        postings.append(Posting(giver, PostingType.LOAD, -goods, source=source))
        postings.append(Posting(lot.owner, PostingType.LOAD, goods, lot.ship, source))
    elif heir is None or match.players[heir].eliminated:
        postings.append(Posting(giver, PostingType.ADJUST, -goods, source=source))
    else:
        postings.append(Posting(giver, PostingType.LOAD, -goods, source=source))
        postings.append(Posting(heir, PostingType.LOOT_HOLD, goods, source=source))
    return tuple(postings)


def _payable(match: Match, lot: SealedCargo) -> Purse:
    """Where the goods must have come from."""
    estate = match.secrets.estates.get(lot.giver)
    return match.players[lot.giver].treasury if estate is None else estate
