"""Journal messages for events about face-down things: the fact, not the contents."""

from typing import assert_never

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.burning_planets.ids import ContractId, PlayerId, SealId
from bp_desktop.games.burning_planets.match import secret_commands, secret_events
from bp_desktop.games.burning_planets.match.lookup import (
    named_player,
    names_of,
    ship_label,
    site_label,
)
from bp_desktop.games.burning_planets.match.secrets import SIGNING
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import MatchEvent


def describe_secret(
    match: Match, event: secret_events.SecretEvent, viewer: PlayerId | None = None
) -> Message | None:
    """`viewer` is who reads it; None: everybody.

    A secret draft is a note between two, and not even that it exists is told (BP-COMM-3).
    """
    if isinstance(event, SIGNING) and event.in_force:
        partners = _partners(match, event.contract)
        if isinstance(event, secret_events.ContractDrafted):
            partners = names_of(match, (event.by, event.partner))
        return say("bp.log.contract_sealed", players=partners)
    if _is_note_of_others(match, event, viewer):
        return say("bp.log.note_passed")
    match event:
        case secret_events.SealedCargoLoaded():
            ship, site = ship_label(match, event.ship), site_label(match, event.site)
            return say("bp.log.sealed_loaded", ship=ship, site=site)
        case secret_events.CargoDisclosed():
            giver = _giver(match, event.seal)
            return say("bp.log.cargo_disclosed", giver=giver, amounts=event.goods)
        case secret_events.CargoRuled():
            giver, goods = _giver(match, event.seal), event.goods
            return say("bp.log.cargo_ruled", giver=giver, amounts=goods, reason=event.reason)
        case secret_events.RegisterKept():
            return None  # the event before it has told all that may be told
        case secret_events.ContractDrafted():
            by, partner = named_player(match, event.by), named_player(match, event.partner)
            return say("bp.log.contract_drafted", player=by, partner=partner)
        case secret_events.ContractRedrafted():
            return say("bp.log.contract_redrafted", player=named_player(match, event.by))
        case secret_events.ContractAgreed():
            return say("bp.log.contract_agreed", player=named_player(match, event.by))
        case secret_events.ContractCancelled():
            return say("bp.log.contract_cancelled", player=named_player(match, event.by))
        case secret_events.ContractSealed():
            return say("bp.log.contract_sealed", players=_partners(match, event.contract))
        case secret_events.ContractDisclosed():
            return say("bp.log.contract_disclosed", players=_partners(match, event.contract))
        case secret_events.ContractClosed():
            players, status = _partners(match, event.contract), event.status
            return say(
                "bp.log.contract_closed", players=players, status=status, reason=event.reason
            )
        case secret_events.NoteKept():
            return say("bp.log.note_kept", player=named_player(match, event.by))
        case secret_events.NoteDropped():
            return say("bp.log.note_dropped", player=named_player(match, event.by))
        case _:
            assert_never(event)


def is_note(match: Match, command: object) -> bool:
    """Whether it is, or may have been, about a secret draft: then what it is called would tell
    everybody that there is one (BP-COMM-3)."""
    match command:
        case secret_commands.DraftContract() | secret_commands.RedraftContract():
            return command.seal is not None and not command.in_force
        case secret_commands.AgreeContract(in_force=True):
            return False
        case secret_commands.AgreeContract() | secret_commands.CancelContract():
            found = match.secrets.contracts.get(command.contract)
            return found is None or found.is_secret
    return False


def _is_note_of_others(match: Match, event: MatchEvent, viewer: PlayerId | None) -> bool:
    if isinstance(event, secret_events.ContractDrafted):
        return event.seal is not None and viewer not in (event.by, event.partner)
    if isinstance(event, secret_events.DraftEvent):
        found = match.secrets.contracts.get(event.contract)
        if found is None:  # its draft was taken back or struck: it may have been a secret one
            return viewer != event.by
        return found.is_secret and viewer not in found.partners
    return False


def _giver(match: Match, seal: SealId) -> Named:
    lot = match.secrets.cargo.get(seal)
    return named_player(match, lot.giver if lot is not None else None)


def _partners(match: Match, contract: ContractId) -> str:
    found = match.secrets.contracts.get(contract)
    return names_of(match, found.partners) if found is not None else ""
