"""Events about face-down things: sealed cargo, contracts and private notes."""

import msgspec

from bp_desktop.core.accounts import Postings
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Lock, Opening, Seal
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.match.secret_values import (
    ContractStatus,
    Landing,
    RegisterLine,
    Terms,
)
from bp_desktop.games.shared.chapters import MatchEvent

# --- cargo


class SealedCargoLoaded(MatchEvent, frozen=True, tag="sealed_cargo_loaded"):
    """An envelope went aboard."""

    seal: ids.SealId
    ship: ids.ShipId
    site: ids.SiteId
    giver: ids.PlayerId
    envelope: Seal
    postings: Postings = ()
    """None if it is locked: the program does not know the contents."""


class CargoDisclosed(MatchEvent, frozen=True, tag="cargo_disclosed"):
    """The opening fits the commitment. Loading is posted now, and the loot if the ship is lost."""

    seal: ids.SealId
    goods: Purse
    opening: Opening
    postings: Postings = ()


class CargoRuled(MatchEvent, frozen=True, tag="cargo_ruled"):
    """The table's word instead of an opening; posted alike."""

    seal: ids.SealId
    goods: Purse
    reason: str
    postings: Postings = ()


class RegisterKept(MatchEvent, frozen=True, tag="register_kept"):
    """What the event before it means to the transport register (BP-REG-1)."""

    lines: tuple[RegisterLine, ...] = ()
    """New ones, and others as they read from now on."""
    landings: tuple[Landing, ...] = ()
    pending: tuple[ids.SealId, ...] = ()
    """Envelopes of a ship that is gone, still to be opened or ruled on."""
    heir: ids.PlayerId | None = None
    """Who destroyed that ship."""
    estates: dict[ids.PlayerId, Purse] = msgspec.field(default_factory=dict)
    """Discarded treasuries that sealed loads are still to be taken out of."""


# --- contracts


class ContractDrafted(MatchEvent, frozen=True, tag="contract_drafted"):
    contract: ids.ContractId
    by: ids.PlayerId
    partner: ids.PlayerId
    seal: Seal | None = None
    terms: Terms | None = None
    """Of a public contract only."""
    in_force: bool = False
    """Both have signed."""


class ContractRedrafted(MatchEvent, frozen=True, tag="contract_redrafted"):
    contract: ids.ContractId
    by: ids.PlayerId
    seal: Seal | None = None
    terms: Terms | None = None
    in_force: bool = False


class ContractAgreed(MatchEvent, frozen=True, tag="contract_agreed"):
    contract: ids.ContractId
    by: ids.PlayerId
    lock: Lock | None = None
    in_force: bool = False


class ContractSealed(MatchEvent, frozen=True, tag="contract_sealed"):
    contract: ids.ContractId


class ContractCancelled(MatchEvent, frozen=True, tag="contract_cancelled"):
    contract: ids.ContractId
    by: ids.PlayerId


class ContractDisclosed(MatchEvent, frozen=True, tag="contract_disclosed"):
    """The opening fits the commitment, and everybody reads the terms."""

    contract: ids.ContractId
    status: ContractStatus
    terms: Terms
    opening: Opening


class ContractClosed(MatchEvent, frozen=True, tag="contract_closed"):
    contract: ids.ContractId
    status: ContractStatus
    reason: str = ""


# --- notes


class NoteKept(MatchEvent, frozen=True, tag="note_kept"):
    by: ids.PlayerId
    seal: Seal


class NoteDropped(MatchEvent, frozen=True, tag="note_dropped"):
    by: ids.PlayerId


DraftEvent = ContractRedrafted | ContractAgreed | ContractCancelled
"""What a partner does with a draft that is there."""
ContractEvent = ContractDrafted | DraftEvent | ContractSealed | ContractDisclosed | ContractClosed
SecretEvent = (
    SealedCargoLoaded
    | CargoDisclosed
    | CargoRuled
    | RegisterKept
    | ContractEvent
    | NoteKept
    | NoteDropped
)
