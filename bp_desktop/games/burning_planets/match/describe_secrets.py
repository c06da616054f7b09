"""Journal messages for events about face-down things: the fact, not the contents."""

from typing import assert_never

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.burning_planets.ids import ContractId, PlayerId, SealId
from bp_desktop.games.burning_planets.match.lookup import (
    named_player,
    names_of,
    ship_label,
    site_label,
)
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    CancelContract,
    DraftContract,
    RedraftContract,
)
from bp_desktop.games.burning_planets.match.secret_events import (
    CargoDisclosed,
    CargoRuled,
    ContractAgreed,
    ContractCancelled,
    ContractClosed,
    ContractDisclosed,
    ContractDrafted,
    ContractRedrafted,
    ContractSealed,
    NoteDropped,
    NoteKept,
    RegisterKept,
    SealedCargoLoaded,
    SecretEvent,
)
from bp_desktop.games.burning_planets.match.state import Match


def describe_secret(
    match: Match, event: SecretEvent, viewer: PlayerId | None = None
) -> Message | None:
    """`viewer` is who reads it; None: everybody.

    A secret draft is a note between two, and not even that it exists is told (BP-COMM-3).
    """
    if _is_note_of_others(match, event, viewer):
        return say("bp.log.note_passed")
    match event:
        case SealedCargoLoaded():
            ship, site = ship_label(match, event.ship), site_label(match, event.site)
            return say("bp.log.sealed_loaded", ship=ship, site=site)
        case CargoDisclosed():
            return say(
                "bp.log.cargo_disclosed",
                giver=_giver(match, event.seal),
                amounts=event.goods,
            )
        case CargoRuled():
            return say(
                "bp.log.cargo_ruled",
                giver=_giver(match, event.seal),
                amounts=event.goods,
                reason=event.reason,
            )
        case RegisterKept():
            return None  # the event before it has told all that may be told
        case ContractDrafted():
            by, partner = named_player(match, event.by), named_player(match, event.partner)
            return say("bp.log.contract_drafted", player=by, partner=partner)
        case ContractRedrafted():
            return say("bp.log.contract_redrafted", player=named_player(match, event.by))
        case ContractAgreed():
            return say("bp.log.contract_agreed", player=named_player(match, event.by))
        case ContractCancelled():
            return say("bp.log.contract_cancelled", player=named_player(match, event.by))
        case ContractSealed():
            return say("bp.log.contract_sealed", players=_partners(match, event.contract))
        case ContractDisclosed():
            return say("bp.log.contract_disclosed", players=_partners(match, event.contract))
        case ContractClosed():
            return say(
                "bp.log.contract_closed",
                players=_partners(match, event.contract),
                status=event.status,
                reason=event.reason,
            )
        case NoteKept():
            return say("bp.log.note_kept", player=named_player(match, event.by))
        case NoteDropped():
            return say("bp.log.note_dropped", player=named_player(match, event.by))
        case _:
            assert_never(event)


def is_note(match: Match, command: object) -> bool:
    """Whether it is, or may have been, about a secret draft: then what it is called would tell
    everybody that there is one (BP-COMM-3)."""
    match command:
        case DraftContract() | RedraftContract():
            return command.seal is not None
        case AgreeContract() | CancelContract():
            found = match.secrets.contracts.get(command.contract)
            return found is None or found.is_secret
    return False


def _is_note_of_others(match: Match, event: SecretEvent, viewer: PlayerId | None) -> bool:
    match event:
        case ContractDrafted():
            return event.seal is not None and viewer not in (event.by, event.partner)
        case ContractRedrafted() | ContractAgreed() | ContractCancelled():
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
