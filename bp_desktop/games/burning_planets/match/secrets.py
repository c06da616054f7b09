"""Secrets of a match: how their events change it, what they reveal and what follows from them."""

from collections.abc import Callable, Iterable
from typing import assert_never

from msgspec.structs import replace

from bp_desktop.core.accounts import Postings
from bp_desktop.core.naming import StepNames
from bp_desktop.core.sealing import with_lock
from bp_desktop.games.burning_planets.ids import LineId, SealId
from bp_desktop.games.burning_planets.match import secret_events
from bp_desktop.games.burning_planets.match.changes import post, require_known, spend, with_ship
from bp_desktop.games.burning_planets.match.naming import new_ids
from bp_desktop.games.burning_planets.match.secret_contracts import contract_consequences
from bp_desktop.games.burning_planets.match.secret_register import (
    FOLLOWED,
    NOTHING,
    FollowedEvent,
    kept_after,
    open_lots,
    with_register,
)
from bp_desktop.games.burning_planets.match.secret_values import (
    CargoState,
    Contract,
    ContractStatus,
    SealedCargo,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.shared.handlers import Happenings

Evolver = Callable[[Match, MatchEvent], Match]

REVEALING = (secret_events.CargoDisclosed, secret_events.ContractDisclosed)


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


def evolve_secret(match: Match, event: secret_events.SecretEvent) -> Match:
    match event:
        case secret_events.SealedCargoLoaded():
            return _loaded_sealed(match, event)
        case secret_events.CargoDisclosed() | secret_events.CargoRuled():
            return _contents_known(match, event.seal, event.postings)
        case secret_events.RegisterKept():
            return with_register(match, event)
        case secret_events.NoteKept():
            notes = {**match.secrets.notes, event.by: event.seal}
            return replace(match, secrets=replace(match.secrets, notes=notes))
        case secret_events.NoteDropped():
            notes = {by: seal for by, seal in match.secrets.notes.items() if by != event.by}
            return replace(match, secrets=replace(match.secrets, notes=notes))
        case _:
            return _with_contract(match, event)


def _with_contract(match: Match, event: secret_events.ContractEvent) -> Match:
    contracts = dict(match.secrets.contracts)
    id_ = event.contract
    match event:
        case secret_events.ContractDrafted():
            partners = (event.by, event.partner)
            for partner in partners:
                require_known(partner, match.players.keys())
            signed = partners if event.in_force else (event.by,)
            seal, terms = event.seal, event.terms
            contracts[id_] = Contract(id_, partners, signed=signed, seal=seal, terms=terms)
        case secret_events.ContractRedrafted():
            signed = contracts[id_].partners if event.in_force else (event.by,)
            seal, terms = event.seal, event.terms
            contracts[id_] = replace(contracts[id_], signed=signed, seal=seal, terms=terms)
        case secret_events.ContractAgreed():
            contracts[id_] = _agreed(contracts[id_], event)
        case secret_events.ContractSealed():
            contracts[id_] = _in_force(match, contracts[id_])
        case secret_events.ContractDisclosed():
            contracts[id_] = replace(contracts[id_], status=event.status, terms=event.terms)
        case secret_events.ContractClosed():
            contracts[id_] = replace(contracts[id_], status=event.status, reason=event.reason)
        case secret_events.ContractCancelled():
            contracts.pop(id_, None)
        case _:
            assert_never(event)
    if isinstance(event, SIGNING) and event.in_force:
        contracts[id_] = _in_force(match, contracts[id_])
    return replace(match, secrets=replace(match.secrets, contracts=contracts))


SIGNING = (
    secret_events.ContractDrafted,
    secret_events.ContractRedrafted,
    secret_events.ContractAgreed,
)
"""With the last signature a contract may lie on the table (BP-SECRET-4)."""


def _in_force(match: Match, contract: Contract) -> Contract:
    landed = len(match.secrets.landings)
    return replace(contract, status=ContractStatus.SEALED, landed_before=landed)


def _agreed(contract: Contract, event: secret_events.ContractAgreed) -> Contract:
    signed = tuple(dict.fromkeys((*contract.signed, event.by)))
    seal = contract.seal
    if seal is not None and event.lock is not None:
        seal = with_lock(seal, event.lock)
    return replace(contract, signed=signed, seal=seal)


def _loaded_sealed(match: Match, event: secret_events.SealedCargoLoaded) -> Match:
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


CONSEQUENTIAL = frozenset({*FOLLOWED, secret_events.ContractSealed, *SIGNING})
