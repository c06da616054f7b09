"""Values that lie face down: contracts, sealed cargo and the transport register."""

from enum import StrEnum
from typing import Annotated

import msgspec

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets import ids

LONGEST_NOTE = 2000
MOST_DELIVERIES = 20


class Contents(msgspec.Struct, frozen=True, tag="cargo"):
    """What is sealed when a ship is loaded.

    Resources only: a space structure uses a planet's allowance and is paid for where everybody
    sees it, so it is loaded in the open and merely hidden by the interface.
    """

    goods: Purse


class Delivery(msgspec.Struct, frozen=True):
    """Goods that one partner promises the other."""

    giver: ids.PlayerId
    receiver: ids.PlayerId
    goods: Purse


class Terms(msgspec.Struct, frozen=True, tag="contract", omit_defaults=True):
    """What a contract says (BP-SECRET-3): the resources, and the cargo ship by its number."""

    carrier: ids.PlayerId
    """Whose ship it is; numbers are unique in one fleet only."""
    ship_number: int
    deliveries: Annotated[tuple[Delivery, ...], msgspec.Meta(max_length=MOST_DELIVERIES)]
    note: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""


class Note(msgspec.Struct, frozen=True, tag="note", omit_defaults=True):
    """What a player writes down for no other eyes: alliances (BP-ALLY-5), and whatever else."""

    allies: Annotated[tuple[ids.PlayerId, ...], msgspec.Meta(max_length=9)] = ()
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""


class ContractStatus(StrEnum):
    DRAFT = "draft"
    SEALED = "sealed"
    """Signed by both; a secret one lies face down, a public one is open (BP-SECRET-4)."""
    DISCLOSED = "disclosed"
    """The transaction is finished and the document turned over (BP-SECRET-6)."""
    LOST = "lost"
    """The ship was destroyed on the way (BP-SECRET-7)."""
    BROKEN = "broken"
    """A promise was not kept; that has no consequence in the game (BP-SECRET-8)."""
    VOID = "void"
    """A partner was eliminated (BP-ELIM-3)."""


class Contract(msgspec.Struct, frozen=True, omit_defaults=True):
    """A barter in writing between two players, public or secret (BP-SECRET-1)."""

    id: ids.ContractId
    partners: tuple[ids.PlayerId, ids.PlayerId]
    """Who wrote it down first, then the other."""
    status: ContractStatus = ContractStatus.DRAFT
    signed: tuple[ids.PlayerId, ...] = ()
    seal: Seal | None = None
    """None for a public contract."""
    terms: Terms | None = None
    """Known to everybody: from the start in a public contract, else since the disclosure."""
    landed_before: int = 0
    """How many landings there had been when it was sealed; only later ones count for it."""
    reason: str = ""
    """Why it was closed as it was, in the words of the table."""

    @property
    def is_secret(self) -> bool:
        return self.seal is not None


class CargoState(StrEnum):
    ABOARD = "aboard"
    PENDING = "pending"
    """The ship is gone and the contents are still to be disclosed or ruled on."""
    SETTLED = "settled"
    """Disclosed or ruled on: the postings are made."""


class SealedCargo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One load in an envelope.

    If it is locked the program does not know the contents: the giver's treasury keeps showing
    the goods until they are disclosed or ruled on; then their loading and whatever became of
    them are posted together. Without a lock it is settled from the start.
    """

    id: ids.SealId
    ship: ids.ShipId
    owner: ids.PlayerId
    """Of the ship."""
    giver: ids.PlayerId
    seal: Seal
    state: CargoState = CargoState.ABOARD
    heir: ids.PlayerId | None = None
    """While pending: who destroyed the ship; None if the goods are lost to all (BP-ELIM-6)."""


class LineState(StrEnum):
    UNDER_WAY = "under_way"
    """Concealed (BP-REG-2)."""
    COMPLETED = "completed"
    DESTROYED = "destroyed"


class Landing(msgspec.Struct, frozen=True):
    """Goods of one transport that went ashore."""

    line: ids.LineId
    receiver: ids.PlayerId
    goods: Purse
    site: ids.SiteId | None = None
    turn: int = 0


class RegisterLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One transport: what went aboard which ship, and where it got to (BP-REG-1).

    Which ship loaded where and when is public; the rest is once the transport is over
    (BP-REG-3, BP-REG-4). No command edits a line (BP-REG-5).
    """

    id: ids.LineId
    ship: ids.ShipId
    owner: ids.PlayerId
    ship_number: int
    giver: ids.PlayerId
    site: ids.SiteId | None = None
    turn: int = 0
    goods: Purse | None = EMPTY
    """None: sealed and not disclosed yet."""
    left: Purse = EMPTY
    """Still aboard, as far as it is known."""
    structure: ids.KindId | None = None
    structure_landed: bool = False
    seal: ids.SealId | None = None
    """Of sealed cargo, also after its disclosure."""
    state: LineState = LineState.UNDER_WAY
    ruled: str = ""
    """The table's reason, where the contents are its ruling instead of a disclosure."""

    @property
    def is_public(self) -> bool:
        """Whether everybody may read what was carried."""
        return self.state is not LineState.UNDER_WAY and self.goods is not None


class Secrets(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything of a match that is, or was, face down."""

    contracts: dict[ids.ContractId, Contract] = {}
    cargo: dict[ids.SealId, SealedCargo] = {}
    lines: dict[ids.LineId, RegisterLine] = {}
    """The transport register, in the order of loading."""
    landings: tuple[Landing, ...] = ()
    """Of all transports, in the order in which they were made."""
    notes: dict[ids.PlayerId, Seal] = {}
    """Private notes, one a player, always under a passphrase."""
    estates: dict[ids.PlayerId, Purse] = {}
    """Discarded treasuries of eliminated players (BP-ELIM-2): what they had loaded under seal
    before is still to be taken out of them."""

    @property
    def under_way(self) -> tuple[RegisterLine, ...]:
        """Lines of transports that are not over yet."""
        return tuple(line for line in self.lines.values() if line.state is LineState.UNDER_WAY)


NO_SECRETS = Secrets()
