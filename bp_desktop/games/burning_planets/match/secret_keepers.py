"""The register follows what happens to ships: loads, landings, losses and corrections."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bp_desktop.core.accounts import Postings
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match.correction_events import (
    BalanceAdjusted,
    ShipRemoved,
    SpaceStructurePut,
)
from bp_desktop.games.burning_planets.match.events import (
    CargoLoaded,
    CargoUnloaded,
    MatchCreated,
    PlayerEliminated,
    ShipDestroyed,
    StructureDeployed,
    StructurePickedUp,
)
from bp_desktop.games.burning_planets.match.secret_register import (
    with_landing,
    with_line,
    without_ship,
)
from bp_desktop.games.burning_planets.match.secret_values import (
    CargoState,
    RegisterLine,
    Secrets,
    Site,
)
from bp_desktop.games.burning_planets.match.state import Match

Evolver = Callable[[Match, Any], Match]


def keeping_register(evolve: Evolver) -> Evolver:
    """The same evolution, with the lines of the register brought up to date."""

    def evolved(before: Match, event: Any) -> Match:
        after = evolve(before, event)
        secrets = REGISTER_KEEPERS[type(event)](before, after, event)
        return after if secrets is after.secrets else replace(after, secrets=secrets)

    return evolved


def _on_loaded(_before: Match, after: Match, event: CargoLoaded) -> Secrets:
    ship = after.board.ships[event.ship]
    goods = goods_aboard(event.postings, ship.id)
    line = line_of(after, ship, event.giver, event.site, event.structure)
    return with_line(after.secrets, replace(line, goods=goods, left=goods))


def _on_unloaded(_before: Match, after: Match, event: CargoUnloaded) -> Secrets:
    return with_landing(
        after.secrets,
        event.ship,
        -goods_aboard(event.postings, event.ship),
        event.receiver,
        site=event.site,
        turn=after.turn.number,
        structure=event.structure is not None,
    )


def _on_deployed(_before: Match, after: Match, event: StructureDeployed) -> Secrets:
    owner = event.structure.owner
    return with_landing(after.secrets, event.ship, EMPTY, owner, structure=True)


def _on_picked_up(_before: Match, after: Match, event: StructurePickedUp) -> Secrets:
    ship = after.board.ships[event.ship]
    return with_line(after.secrets, _own_line(after, ship, EMPTY, ship.carried))


def _on_created(_before: Match, after: Match, _event: MatchCreated) -> Secrets:
    """What ships of a scenario carry is under way already, and their owners' own."""
    secrets = after.secrets
    for ship in after.board.ships.values():
        if ship.hold or ship.carried is not None:
            secrets = with_line(secrets, _own_line(after, ship, ship.hold, ship.carried))
    return secrets


def _on_adjusted(_before: Match, after: Match, event: BalanceAdjusted) -> Secrets:
    """A hold was corrected: what is more is a line of its own, what is less is gone."""
    secrets = after.secrets
    for posting in event.postings:
        if posting.hold is None:
            continue
        ship = after.board.ships[ShipId(posting.hold)]
        more = Purse.of({kind: amount for kind, amount in posting.amounts if amount > 0})
        less = more - posting.amounts
        if more:
            secrets = with_line(secrets, _own_line(after, ship, more))
        if less:
            secrets = with_landing(secrets, ship.id, less, None)
    return secrets


def _on_structure_put(_before: Match, after: Match, event: SpaceStructurePut) -> Secrets:
    if event.ship is None:
        return after.secrets
    ship = after.board.ships[event.ship]
    return with_line(after.secrets, _own_line(after, ship, EMPTY, event.structure))


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
    MatchCreated: _on_created,
    CargoLoaded: _on_loaded,
    CargoUnloaded: _on_unloaded,
    StructureDeployed: _on_deployed,
    StructurePickedUp: _on_picked_up,
    ShipDestroyed: _on_destroyed,
    ShipRemoved: _on_removed,
    BalanceAdjusted: _on_adjusted,
    SpaceStructurePut: _on_structure_put,
    PlayerEliminated: _on_eliminated,
}
"""The events of other chapters that the register follows; see `keeping_register`."""


def line_of(
    match: Match,
    ship: Ship,
    giver: PlayerId,
    site: Site,
    structure: SpaceStructure | None = None,
) -> RegisterLine:
    """A transport that begins at a site; its goods are for the caller to say."""
    return RegisterLine(
        0,
        ship.id,
        ship.owner,
        ship.number,
        giver,
        site,
        match.turn.number,
        structure=None if structure is None else structure.kind,
    )


def _own_line(
    match: Match, ship: Ship, goods: Purse, structure: SpaceStructure | None = None
) -> RegisterLine:
    """A transport that nobody loaded at a site: a structure's owner, or the ship's, gave it."""
    return RegisterLine(
        0,
        ship.id,
        ship.owner,
        ship.number,
        ship.owner if structure is None else structure.owner,
        turn=match.turn.number,
        goods=goods,
        left=goods,
        structure=None if structure is None else structure.kind,
    )


def goods_aboard(postings: Postings, ship: ShipId) -> Purse:
    """What the postings bring into a hold."""
    goods = EMPTY
    for posting in postings:
        if posting.hold == ship:
            goods = goods + posting.amounts
    return goods
