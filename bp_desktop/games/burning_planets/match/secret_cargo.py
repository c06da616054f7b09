"""Cargo in envelopes: loaded unseen, opened at the end of the way, or ruled on by the table."""

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Opening
from bp_desktop.games.burning_planets.ids import SealId
from bp_desktop.games.burning_planets.match import cargo, lookup, secret_commands, secret_contents
from bp_desktop.games.burning_planets.match.actions import ActionKind, ship_objections
from bp_desktop.games.burning_planets.match.commands import UnloadCargo
from bp_desktop.games.burning_planets.match.naming import new_ids
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.secret_events import (
    CargoDisclosed,
    CargoRuled,
    SealedCargoLoaded,
)
from bp_desktop.games.burning_planets.match.secret_values import CargoState, Contents, SealedCargo
from bp_desktop.games.burning_planets.match.secrets import evolve_secret
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.consent import agreed_by
from bp_desktop.games.shared.handlers import (
    TO_THE_END,
    Handler,
    Handlers,
    Happenings,
    Objections,
    Ruling,
)
from bp_desktop.games.system import Judgement

# --- loading


def load(match: Match, command: secret_commands.LoadSealed) -> Ruling:
    """What LoadCargo asks for, except what depends on the contents."""
    ship = lookup.require_ship(match, command.ship)
    cargo.require_cargo_ship(match, ship)
    site = cargo.require_site(match, command.site)
    giver = cargo.require_trader(site)
    secret_contents.require_seal(match, command.seal, Contents, match.players, "BP-REG-5")
    found = ship_objections(match, ship, ActionKind.CARGO)
    found += cargo.site_objections(match, ship, site)
    found += cargo.consent_objections(match, ship, giver, consent=command.consent)
    postings: Postings = ()
    if command.seal.hidden is not None:
        goods = secret_contents.goods_in(match, command.seal.hidden)
        if not goods:
            raise Refused(say("bp.cargo.nothing_to_load", "BP-TRADE-6"))
        if giver == ship.owner:
            lookup.require_payment(match, giver, goods)
        else:
            cargo.require_given(match, giver, goods)
        found += cargo.capacity_objections(match, ship, goods)
        postings = cargo.loading(ship, giver, goods, command.site)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        id_ = SealId(next(new_ids(match, names)))
        loaded = SealedCargoLoaded(id_, ship.id, command.site, giver, command.seal, postings)
        asked = command.consent and giver != ship.owner
        return loaded, *agreed_by(giver, when=asked)

    return Judgement(carry_out, tuple(found))


# --- opening


def disclose(match: Match, command: secret_commands.DiscloseCargo) -> Ruling:
    shown, found = _opened(match, require_lot(match, command.seal), command.opening)
    return leads_to(shown, against=found)


def unload_sealed(match: Match, command: secret_commands.UnloadSealed) -> Ruling:
    lot = require_lot(match, command.seal)
    if lot.state is CargoState.PENDING:
        raise Refused(say("bp.seal.ship_is_gone", "BP-REG-3"))
    shown, found = _opened(match, lot, command.opening)
    goods = shown.goods if command.goods is None else command.goods
    landing = cargo.unload(evolve_secret(match, shown), UnloadCargo(lot.ship, command.site, goods))
    return Judgement(
        lambda dice, names: (shown, *landing.carry_out(dice, names)),
        (*found, *landing.objections),
    )


def _opened(match: Match, lot: SealedCargo, opening: Opening) -> tuple[CargoDisclosed, Objections]:
    """What is shown, if it is what was sealed, and what speaks against it."""
    secret_contents.require_match(lot.seal, opening, "BP-REG-5")
    goods = secret_contents.goods_in(match, opening)
    found = objections_to_contents(match, lot, goods)
    return CargoDisclosed(lot.id, goods, opening, settlement(match, lot, goods)), found


# --- ruling


def rule(match: Match, command: secret_commands.RuleOnSeal) -> Ruling:
    lot, goods = require_lot(match, command.seal), command.goods
    lookup.require_goods(match, goods)
    if not command.reason.strip():
        raise Refused(say("bp.seal.ruling_needs_reason", "BP-APP-4"))
    found = objections_to_contents(match, lot, goods)
    ruled = CargoRuled(lot.id, goods, command.reason, settlement(match, lot, goods))
    return leads_to(ruled, against=found)


# --- what an envelope amounts to


def require_lot(match: Match, id_: SealId) -> SealedCargo:
    """An envelope that is still closed, or a refusal."""
    lot = match.secrets.cargo.get(id_)
    if lot is None:
        raise Refused(say("bp.seal.unknown", "BP-APP-7"))
    if lot.state is CargoState.SETTLED:
        raise Refused(say("bp.seal.settled", "BP-REG-5"))
    return lot


def objections_to_contents(match: Match, lot: SealedCargo, goods: Purse) -> Objections:
    """Refuse goods the giver cannot have loaded; object to more than the hold takes."""
    missing = _payable(match, lot).missing(goods)
    if missing:
        giver = lookup.named_player(match, lot.giver)
        raise Refused(say("bp.seal.not_covered", "BP-RES-3", player=giver, missing=missing))
    ship = match.board.ships.get(lot.ship)
    return () if ship is None else tuple(cargo.capacity_objections(match, ship, goods))


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


HANDLERS: Handlers = {
    secret_commands.LoadSealed: Handler(load),
    secret_commands.UnloadSealed: Handler(unload_sealed),
    secret_commands.DiscloseCargo: Handler(disclose, TO_THE_END),
    secret_commands.RuleOnSeal: Handler(rule, TO_THE_END),
}
