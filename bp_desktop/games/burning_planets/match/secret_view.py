"""Visibility of treasuries, holds, contracts and the register, for one player or everybody."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.match import secret_values
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.secret_contents import is_proven, readable_terms
from bp_desktop.games.burning_planets.match.secret_register import lines_of, open_lots
from bp_desktop.games.burning_planets.match.state import Match


class HoldView(msgspec.Struct, frozen=True):
    """A cargo ship's hold as somebody sees it."""

    laden: bool
    """That a transport is under way is public (BP-REG-4)."""
    sealed: tuple[ids.SealId, ...] = ()
    """Envelopes aboard that only a passphrase opens."""
    goods: Purse | None = None
    """None: hidden from this viewer. Without what is in the envelopes."""
    structure: ids.KindId | None = None


class LandingView(msgspec.Struct, frozen=True):
    """That something was unloaded is announced to everybody (BP-SECRET-5)."""

    receiver: ids.PlayerId
    site: ids.SiteId | None
    turn: int
    goods: Purse | None = None


class LineView(msgspec.Struct, frozen=True):
    """A line of the register as somebody sees it."""

    number: int
    """In the order of loading."""
    ship: ids.ShipId
    owner: ids.PlayerId
    ship_number: int
    giver: ids.PlayerId
    site: ids.SiteId | None
    turn: int
    state: secret_values.LineState
    landings: tuple[LandingView, ...]
    goods: Purse | None = None
    """None: hidden from this viewer, or from the program itself."""
    structure: ids.KindId | None = None
    seal: ids.SealId | None = None
    commitment: str = ""
    """The published hash, in hex, of a load in an envelope (BP-REG-5)."""
    awaited: bool = False
    """The transport is over, but nobody has opened the envelope or ruled on it."""
    ruled: str = ""
    proven: bool = False
    """Public, and the published hash fits what it says."""


class ContractView(msgspec.Struct, frozen=True):
    """A contract as somebody sees it."""

    id: ids.ContractId
    partners: tuple[ids.PlayerId, ids.PlayerId]
    status: secret_values.ContractStatus
    signed: tuple[ids.PlayerId, ...]
    is_secret: bool
    openers: tuple[str, ...] = ()
    """Whose passphrase opens it; nobody's if it is merely hidden."""
    commitment: str = ""
    """The published hash, in hex (BP-SECRET-9)."""
    terms: secret_values.Terms | None = None
    reason: str = ""


class View(msgspec.Struct, frozen=True):
    """Everything hidden in a match, as far as the viewer may see it (BP-APP-6)."""

    viewer: ids.PlayerId | None
    treasuries: dict[ids.PlayerId, Purse | None]
    """None: hidden from this viewer."""
    holds: dict[ids.ShipId, HoldView]
    contracts: dict[ids.ContractId, ContractView]
    register: tuple[LineView, ...]
    """In the order of loading."""


def has_open_books(match: Match) -> bool:
    """Whether everybody may see every treasury (AMB-67)."""
    return match.options.treasury_visibility == "public"


def sees_treasury(match: Match, player: ids.PlayerId, viewer: ids.PlayerId | None) -> bool:
    """Whether this viewer may know the amounts of this player (BP-APP-6)."""
    return has_open_books(match) or player == viewer


def visible_to(match: Match, viewer: ids.PlayerId | None) -> View:
    """The one place that decides who sees what; None is the table, where everybody looks.

    What is locked with a passphrase is hidden from everybody, its own parties included: they
    open it with `open_seal` where nobody else looks.
    """
    secrets = match.secrets
    landings: dict[ids.LineId, list[secret_values.Landing]] = {}
    for landing in secrets.landings:
        landings.setdefault(landing.line, []).append(landing)
    return View(
        viewer,
        {
            player.id: player.treasury if sees_treasury(match, player.id, viewer) else None
            for player in match.players.values()
        },
        {
            ship.id: _hold(match, ship.id, is_own=ship.owner == viewer)
            for ship in match.board.ships.values()
        },
        {
            contract.id: _contract(contract, viewer)
            for contract in secrets.contracts.values()
            if is_on_the_table(contract) or viewer in contract.partners
        },
        tuple(
            _line(match, number, line, landings.get(line.id, ()), viewer)
            for number, line in enumerate(secrets.lines.values(), start=1)
        ),
    )


def own_seals(secrets: secret_values.Secrets, player: ids.PlayerId) -> tuple[Seal, ...]:
    """Envelopes with a lock of this player's, and no other lock; the newest first."""
    notes = (note for by, note in secrets.notes.items() if by == player)
    lots = (lot.seal for lot in reversed(secrets.cargo.values()))
    contracts = (one.seal for one in reversed(secrets.contracts.values()) if one.seal is not None)
    found = []
    for seal in (*contracts, *lots, *notes):
        locks = tuple(lock for lock in seal.locks if lock.party == player)
        if locks:
            found.append(replace(seal, locks=locks))
    return tuple(found)


UNDER_COVER = frozenset({PostingType.LOAD, PostingType.UNLOAD})
"""Goods going aboard and ashore are hidden from others even where books are open."""


def _hold(match: Match, id_: ids.ShipId, *, is_own: bool) -> HoldView:
    ship = match.board.ships[id_]
    sealed = tuple(lot.id for lot in open_lots(match.secrets, id_)) if ship.seal else ()
    laden = bool(ship.hold) or ship.carried is not None or bool(lines_of(match.secrets, id_))
    if not is_own:
        return HoldView(laden, sealed)
    return HoldView(laden, sealed, ship.hold, ship.carried.kind if ship.carried else None)


def is_on_the_table(contract: secret_values.Contract) -> bool:
    """A secret draft is a note passed between two (BP-COMM-3); the rest lies there for all."""
    return contract.status is not secret_values.ContractStatus.DRAFT or not contract.is_secret


def _contract(contract: secret_values.Contract, viewer: ids.PlayerId | None) -> ContractView:
    seal, terms = contract.seal, contract.terms
    if terms is None and seal is not None and viewer in contract.partners:
        terms = readable_terms(seal)
    return ContractView(
        contract.id,
        contract.partners,
        contract.status,
        contract.signed,
        contract.is_secret,
        () if seal is None else seal.openers,
        "" if seal is None else seal.commitment.hex(),
        terms,
        contract.reason,
    )


def reads_line(line: secret_values.RegisterLine, viewer: ids.PlayerId | None) -> bool:
    """Whether this viewer may know what a transport carries (BP-REG-2, BP-REG-3)."""
    return line.is_public or viewer in (line.owner, line.giver)


def _line(
    match: Match,
    number: int,
    line: secret_values.RegisterLine,
    landings: Iterable[secret_values.Landing],
    viewer: ids.PlayerId | None,
) -> LineView:
    is_open = reads_line(line, viewer)
    lot = None if line.seal is None else match.secrets.cargo[line.seal]
    return LineView(
        number,
        line.ship,
        line.owner,
        line.ship_number,
        line.giver,
        line.site,
        line.turn,
        line.state,
        tuple(
            LandingView(
                each.receiver,
                each.site,
                each.turn,
                each.goods if is_open or viewer == each.receiver else None,
            )
            for each in landings
        ),
        line.goods if is_open else None,
        line.structure if is_open else None,
        line.seal,
        "" if lot is None else lot.seal.commitment.hex(),
        line.state is not secret_values.LineState.UNDER_WAY and line.goods is None,
        line.ruled,
        line.is_public and lot is not None and is_proven(line, lot),
    )
