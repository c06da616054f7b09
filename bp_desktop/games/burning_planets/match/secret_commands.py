"""Commands about face-down things: sealed cargo, contracts and private notes."""

from typing import Literal

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Lock, Opening, Seal
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.match.secret_values import Terms
from bp_desktop.games.shared.chapters import MatchCommand, Reason

# A command is kept for good, so none here holds the contents of a locked seal: not before
# they are disclosed, when everybody may read them.


# --- cargo


class LoadSealed(MatchCommand, frozen=True, tag="load_sealed"):
    """One load action with goods in an envelope, sealed for their giver, the ship's owner and
    whoever else is to be able to open it.

    Without any passphrase the goods are posted at once, like an ordinary load.
    """

    ship: ids.ShipId
    site: ids.SiteId
    seal: Seal
    consent: bool = False
    """Whether the owner of the site agrees, where that is another player (BP-TRADE-8)."""


class DiscloseCargo(MatchCommand, frozen=True, tag="disclose_cargo"):
    """The contents are shown: the ship is lost (BP-REG-3), or its owner cares to."""

    seal: ids.SealId
    opening: Opening


class UnloadSealed(MatchCommand, frozen=True, tag="unload_sealed"):
    """One unload action: the contents are shown and go to the owner of the site."""

    seal: ids.SealId
    site: ids.SiteId
    opening: Opening
    goods: Purse | None = None
    """What goes ashore of all that is then known to be in the hold; None: all of this load."""


class RuleOnSeal(MatchCommand, frozen=True, tag="rule_on_seal"):
    """The table says what was inside, because nobody opens it."""

    seal: ids.SealId
    goods: Purse
    reason: Reason


# --- contracts


class DraftContract(MatchCommand, frozen=True, tag="draft_contract"):
    """A barter in writing: secret with a seal, public with its terms (BP-SECRET-1)."""

    by: ids.PlayerId
    """Signs it (BP-SECRET-2)."""
    partner: ids.PlayerId
    seal: Seal | None = None
    terms: Terms | None = None
    in_force: bool = False
    """The partner has read and signed it too: it lies on the table at once (BP-SECRET-4)."""


class RedraftContract(MatchCommand, frozen=True, tag="redraft_contract"):
    """Another text instead of an unsealed one; the other partner has to sign again."""

    contract: ids.ContractId
    by: ids.PlayerId
    seal: Seal | None = None
    terms: Terms | None = None
    in_force: bool = False
    """The other one has signed again already: it lies on the table at once (BP-SECRET-4)."""


class AgreeContract(MatchCommand, frozen=True, tag="agree_contract"):
    """The other partner signs."""

    contract: ids.ContractId
    by: ids.PlayerId
    lock: Lock | None = None
    """With an own passphrase, if the draft was sealed without one of this partner."""
    in_force: bool = False
    """With this signature it lies on the table (BP-SECRET-4)."""


class SealContract(MatchCommand, frozen=True, tag="seal_contract"):
    """Face down on the table (BP-SECRET-4); a public one is in force."""

    contract: ids.ContractId


class CancelContract(MatchCommand, frozen=True, tag="cancel_contract"):
    """A draft is thrown away."""

    contract: ids.ContractId
    by: ids.PlayerId


class DiscloseContract(MatchCommand, frozen=True, tag="disclose_contract"):
    """The document is turned over for all to read (BP-SECRET-6, BP-SECRET-7)."""

    contract: ids.ContractId
    opening: Opening


class CloseContract(MatchCommand, frozen=True, tag="close_contract"):
    """What became of a contract, in the table's judgement: a promise was broken (BP-SECRET-8),
    or nobody opens it."""

    contract: ids.ContractId
    status: Literal["disclosed", "lost", "broken", "void"]
    """`disclosed`, fulfilled, is for a public contract only: a secret one is turned over."""
    reason: Reason = ""


# --- notes


class KeepNote(MatchCommand, frozen=True, tag="keep_note"):
    """A player's private note, in place of an earlier one; only its writer's passphrase opens
    it (BP-ALLY-5, BP-COMM-3)."""

    by: ids.PlayerId
    seal: Seal


class DropNote(MatchCommand, frozen=True, tag="drop_note"):
    """The note is torn up."""

    by: ids.PlayerId


SecretCommand = (
    LoadSealed
    | DiscloseCargo
    | UnloadSealed
    | RuleOnSeal
    | DraftContract
    | RedraftContract
    | AgreeContract
    | SealContract
    | CancelContract
    | DiscloseContract
    | CloseContract
    | KeepNote
    | DropNote
)
