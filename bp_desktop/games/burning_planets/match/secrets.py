"""Secrets of a match: how their events change it, and how the register follows other events."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, assert_never

from msgspec.structs import replace

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import SealId, ShipId
from bp_desktop.games.burning_planets.match.changes import post, spend, with_ship
from bp_desktop.games.burning_planets.match.correction_events import ShipRemoved
from bp_desktop.games.burning_planets.match.events import (
    CargoLoaded,
    CargoUnloaded,
    MatchEvent,
    PlayerEliminated,
    ShipDestroyed,
    StructureDeployed,
    StructurePickedUp,
)
from bp_desktop.games.burning_planets.match.handler import Happenings
from bp_desktop.games.burning_planets.match.ledger import Postings
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
    SealedCargoLoaded,
    SecretEvent,
)
from bp_desktop.games.burning_planets.match.secret_register import (
    open_lots,
    with_cargo,
    with_contents,
    with_landing,
    with_line,
    without_ship,
)
from bp_desktop.games.burning_planets.match.secret_values import (
    CargoState,
    RegisterLine,
    SealedCargo,
    Secrets,
    Site,
)
from bp_desktop.games.burning_planets.match.state import Match

Evolver = Callable[[Match, Any], Match]

REVEALING = (CargoDisclosed, ContractDisclosed)


def reveals(events: Iterable[MatchEvent]) -> bool:
    """Whether something was turned over that cannot be unread: such a step is a seal.

    A line of the register that becomes public because its transport is over is not: it is the
    ordinary end of an unload action, and a slip there is taken back like any other.
    """
    return any(isinstance(event, REVEALING) for event in events)


def with_consequences(match: Match, happenings: Happenings, evolve: Evolver) -> Happenings:
    """What happened, and what becomes of contracts by it (BP-ELIM-3, BP-SECRET-6, -7)."""
    if not match.secrets.contracts:
        return happenings
    if not any(type(event) in CONSEQUENTIAL for event in happenings):
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
            return _contents_known(match, event.seal, event.goods, event.postings)
        case CargoRuled():
            return _contents_known(match, event.seal, event.goods, event.postings, event.reason)
        case ContractDrafted():
            return replace(match, secrets=drafted(secrets, event))
        case ContractCancelled():
            return replace(match, secrets=without_contract(secrets, event.contract))
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
    ship = match.board.ships[event.ship]
    line = _line(match, ship, event, event.site)
    lot = SealedCargo(event.seal, ship.id, ship.owner, event.giver, 0, event.envelope)
    if event.envelope.is_locked:
        match = with_ship(match, replace(ship, seal=event.seal))
        line = replace(line, goods=None)
    else:
        lot = replace(lot, state=CargoState.SETTLED)
        goods = _aboard(event.postings, ship.id)
        line = replace(line, goods=goods, left=goods)
    match = post(match, event.postings)
    match = replace(match, secrets=with_cargo(match.secrets, lot, line))
    return spend(match, ship.id, ship.owner, others=1)


def _contents_known(
    match: Match, seal: SealId, goods: Purse, postings: Postings, ruled: str = ""
) -> Match:
    lot = match.secrets.cargo[seal]
    match = post(match, postings)
    secrets = with_contents(match.secrets, seal, goods, ruled)
    if lot.giver in secrets.estates:
        left = secrets.estates[lot.giver] - goods
        secrets = replace(secrets, estates={**secrets.estates, lot.giver: left})
    ship = match.board.ships.get(lot.ship)
    if ship is not None:
        still_closed = open_lots(secrets, ship.id)
        newest = still_closed[-1].id if still_closed else None
        match = with_ship(match, replace(ship, seal=newest))
    return replace(match, secrets=secrets)


# --- the register follows what happens to ships


def keeping_register(evolve: Evolver) -> Evolver:
    """The same evolution, with the lines of the register brought up to date."""

    def evolved(before: Match, event: Any) -> Match:
        after = evolve(before, event)
        secrets = REGISTER_KEEPERS[type(event)](before, after, event)
        return after if secrets is after.secrets else replace(after, secrets=secrets)

    return evolved


def _on_loaded(_before: Match, after: Match, event: CargoLoaded) -> Secrets:
    ship = after.board.ships[event.ship]
    goods = _aboard(event.postings, ship.id)
    line = _line(after, ship, event, event.site, event.structure)
    return with_line(after.secrets, replace(line, goods=goods, left=goods))


def _on_unloaded(_before: Match, after: Match, event: CargoUnloaded) -> Secrets:
    return with_landing(
        after.secrets,
        event.ship,
        -_aboard(event.postings, event.ship),
        event.receiver,
        site=event.site,
        turn=after.turn.number,
        structure=event.structure is not None,
        hold_left=after.board.ships[event.ship].hold,
    )


def _on_deployed(_before: Match, after: Match, event: StructureDeployed) -> Secrets:
    ship = after.board.ships[event.ship]
    return with_landing(
        after.secrets, ship.id, EMPTY, event.structure.owner, structure=True, hold_left=ship.hold
    )


def _on_picked_up(_before: Match, after: Match, event: StructurePickedUp) -> Secrets:
    ship = after.board.ships[event.ship]
    owner = ship.owner if ship.carried is None else ship.carried.owner
    line = RegisterLine(0, ship.id, ship.owner, ship.number, owner, turn=after.turn.number)
    kind = None if ship.carried is None else ship.carried.kind
    return with_line(after.secrets, replace(line, structure=kind))


def _on_destroyed(_before: Match, after: Match, event: ShipDestroyed) -> Secrets:
    return without_ship(after.secrets, event.ship, event.by)


def _on_removed(_before: Match, after: Match, event: ShipRemoved) -> Secrets:
    return without_ship(after.secrets, event.ship, None)


def _on_eliminated(before: Match, after: Match, event: PlayerEliminated) -> Secrets:
    """The player's ships are gone with what was in them (BP-ELIM-6); a discarded treasury
    (BP-ELIM-2) still contains what the player had loaded under seal."""
    secrets = after.secrets
    for ship in before.board.ships.values():
        if ship.owner == event.player:
            secrets = without_ship(secrets, ship.id, None)
    owing = any(
        lot.giver == event.player and lot.state is not CargoState.SETTLED
        for lot in secrets.cargo.values()
    )
    if owing:
        estate = before.players[event.player].treasury
        secrets = replace(secrets, estates={**secrets.estates, event.player: estate})
    return secrets


REGISTER_KEEPERS: Mapping[type, Callable[[Match, Match, Any], Secrets]] = {
    CargoLoaded: _on_loaded,
    CargoUnloaded: _on_unloaded,
    StructureDeployed: _on_deployed,
    StructurePickedUp: _on_picked_up,
    ShipDestroyed: _on_destroyed,
    ShipRemoved: _on_removed,
    PlayerEliminated: _on_eliminated,
}
"""The events of other chapters that the register follows; see `keeping_register`."""

CONSEQUENTIAL = frozenset({*REGISTER_KEEPERS, ContractSealed, CargoDisclosed, CargoRuled})


def _line(
    match: Match,
    ship: Ship,
    event: CargoLoaded | SealedCargoLoaded,
    site: Site,
    structure: SpaceStructure | None = None,
) -> RegisterLine:
    return RegisterLine(
        0,
        ship.id,
        ship.owner,
        ship.number,
        event.giver,
        site,
        match.turn.number,
        structure=None if structure is None else structure.kind,
    )


def _aboard(postings: Postings, ship: ShipId) -> Purse:
    """What the postings bring into a hold."""
    goods = EMPTY
    for posting in postings:
        if posting.hold == ship:
            goods = goods + posting.amounts
    return goods
