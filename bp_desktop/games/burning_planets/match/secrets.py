"""Secrets of a match: how their events change it, what they reveal and what follows from them."""

from collections.abc import Callable, Iterable
from typing import assert_never

from msgspec.structs import replace

from bp_desktop.core.accounts import Postings
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.ids import LineId, SealId
from bp_desktop.games.burning_planets.match.changes import post, require_known, spend, with_ship
from bp_desktop.games.burning_planets.match.handler import Happenings
from bp_desktop.games.burning_planets.match.naming import new_ids
from bp_desktop.games.burning_planets.match.secret_contracts import (
    agreed,
    contract_consequences,
    drafted,
    face_down,
    redrafted,
    with_contract,
    without_contract,
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
from bp_desktop.games.burning_planets.match.secret_notes import dropped, kept
from bp_desktop.games.burning_planets.match.secret_register import (
    FOLLOWED,
    NOTHING,
    FollowedEvent,
    kept_after,
    open_lots,
    with_register,
)
from bp_desktop.games.burning_planets.match.secret_values import CargoState, SealedCargo
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import MatchEvent

Evolver = Callable[[Match, MatchEvent], Match]

REVEALING = (CargoDisclosed, ContractDisclosed)


def reveals(events: Iterable[MatchEvent]) -> bool:
    """Whether something was turned over that cannot be unread: such a step is a seal.

    A line of the register that becomes public because its transport is over is not: it is the
    ordinary end of an unload action, and a slip there is taken back like any other.
    """
    return any(isinstance(event, REVEALING) for event in events)


def with_register_kept(
    match: Match, happenings: Happenings, names: StepNames, evolve: Evolver
) -> Happenings:
    """What happened, each event followed by what it means to the register (BP-REG-1)."""
    if FOLLOWED.isdisjoint(map(type, happenings)):
        return happenings
    lines = (LineId(id_) for id_ in new_ids(match, names))
    found: list[MatchEvent] = []
    for event in happenings:
        before, match = match, evolve(match, event)
        found.append(event)
        if isinstance(event, FollowedEvent):
            kept = kept_after(before, match, event, lines)
            if kept != NOTHING:
                found.append(kept)
                match = evolve(match, kept)
    return tuple(found)


def with_consequences(match: Match, happenings: Happenings, evolve: Evolver) -> Happenings:
    """What happened, and what becomes of contracts by it (BP-ELIM-3, BP-SECRET-6, -7)."""
    if not match.secrets.contracts:
        return happenings
    if CONSEQUENTIAL.isdisjoint(map(type, happenings)):
        return happenings
    for event in happenings:
        match = evolve(match, event)
    return (*happenings, *contract_consequences(match))


def evolve_secret(match: Match, event: SecretEvent) -> Match:
    secrets = match.secrets
    match event:
        case SealedCargoLoaded():
            return _loaded_sealed(match, event)
        case CargoDisclosed():
            return _contents_known(match, event.seal, event.postings)
        case CargoRuled():
            return _contents_known(match, event.seal, event.postings)
        case RegisterKept():
            return with_register(match, event)
        case ContractDrafted():
            for partner in (event.by, event.partner):
                require_known(partner, match.players.keys())
            return replace(match, secrets=drafted(secrets, event))
        case ContractCancelled():
            return replace(match, secrets=without_contract(secrets, event.contract))
        case NoteKept():
            return replace(match, secrets=kept(secrets, event))
        case NoteDropped():
            return replace(match, secrets=dropped(secrets, event))
        case ContractRedrafted():
            contract = redrafted(secrets.contracts[event.contract], event)
        case ContractAgreed():
            contract = agreed(secrets.contracts[event.contract], event)
        case ContractSealed():
            contract = face_down(secrets, event.contract)
        case ContractDisclosed():
            before = secrets.contracts[event.contract]
            contract = replace(before, status=event.status, terms=event.terms)
        case ContractClosed():
            before = secrets.contracts[event.contract]
            contract = replace(before, status=event.status, reason=event.reason)
        case _:
            assert_never(event)
    return replace(match, secrets=with_contract(secrets, contract))


def _loaded_sealed(match: Match, event: SealedCargoLoaded) -> Match:
    ship, secrets = match.board.ships[event.ship], match.secrets
    lot = SealedCargo(event.seal, ship.id, ship.owner, event.giver, event.envelope)
    if event.envelope.is_locked:
        match = with_ship(match, replace(ship, seal=event.seal))
    else:
        lot = replace(lot, state=CargoState.SETTLED)
    match = post(match, event.postings)
    match = replace(match, secrets=replace(secrets, cargo={**secrets.cargo, lot.id: lot}))
    return spend(match, ship.id, ship.owner, others=1)


def _contents_known(match: Match, seal: SealId, postings: Postings) -> Match:
    lot = match.secrets.cargo[seal]
    match = post(match, postings)
    cargo = {**match.secrets.cargo, seal: replace(lot, state=CargoState.SETTLED)}
    secrets = replace(match.secrets, cargo=cargo)
    ship = match.board.ships.get(lot.ship)
    if ship is not None:
        still_closed = open_lots(secrets, ship.id)
        newest = still_closed[-1].id if still_closed else None
        match = with_ship(match, replace(ship, seal=newest))
    return replace(match, secrets=secrets)


CONSEQUENTIAL = frozenset({*FOLLOWED, ContractSealed})
