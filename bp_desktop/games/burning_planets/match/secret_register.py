"""The transport register: one line per load, public when the transport is over.

It keeps itself: whatever happens to ships and their holds is followed by what it means to the
register, as an event of its own.
"""

from collections.abc import Iterator
from typing import assert_never, get_args

from msgspec.structs import replace

from bp_desktop.core.accounts import Postings
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import LineId, PlayerId, SealId, ShipId, SiteId
from bp_desktop.games.burning_planets.match import events
from bp_desktop.games.burning_planets.match.changes import require_known
from bp_desktop.games.burning_planets.match.secret_events import (
    CargoDisclosed,
    CargoRuled,
    RegisterKept,
    SealedCargoLoaded,
)
from bp_desktop.games.burning_planets.match.secret_values import (
    CargoState,
    Landing,
    LineState,
    RegisterLine,
    SealedCargo,
    Secrets,
)
from bp_desktop.games.burning_planets.match.state import Match

NOTHING = RegisterKept()


# --- asking


def lines_of(secrets: Secrets, ship: ShipId) -> tuple[RegisterLine, ...]:
    """The transports under way in a ship, the oldest first."""
    return tuple(line for line in secrets.under_way if line.ship == ship)


def open_lots(secrets: Secrets, ship: ShipId) -> tuple[SealedCargo, ...]:
    """The sealed loads still closed in a ship's hold, the oldest first."""
    return tuple(
        lot for lot in secrets.cargo.values() if lot.ship == ship and lot.state is CargoState.ABOARD
    )


# --- keeping

FollowedEvent = (
    events.MatchCreated
    | events.CargoLoaded
    | SealedCargoLoaded
    | events.CargoUnloaded
    | events.StructureDeployed
    | events.StructurePickedUp
    | events.ShipDestroyed
    | events.ThingRemoved
    | events.BalanceAdjusted
    | events.SpaceStructurePut
    | events.PlayerEliminated
    | CargoDisclosed
    | CargoRuled
)
FOLLOWED = frozenset(get_args(FollowedEvent))


def kept_after(
    before: Match, after: Match, event: FollowedEvent, ids: Iterator[LineId]
) -> RegisterKept:
    """What an event means to the register, by the states before and after it."""
    secrets, ships = after.secrets, after.board.ships
    match event:
        case events.MatchCreated():
            # What ships of a scenario carry is under way already, and their owners' own.
            laden = (ship for ship in ships.values() if ship.hold or ship.carried is not None)
            return RegisterKept(
                tuple(_line(after, next(ids), one, one.hold, one.carried) for one in laden)
            )
        case events.CargoLoaded():
            goods = goods_aboard(event.postings, event.ship)
            line = _line(after, next(ids), ships[event.ship], goods, event.structure)
            return RegisterKept((replace(line, giver=event.giver, site=event.site),))
        case SealedCargoLoaded():
            goods = goods_aboard(event.postings, event.ship)
            line = _line(after, next(ids), ships[event.ship], goods)
            line = replace(line, giver=event.giver, site=event.site, seal=event.seal)
            # A line about what nobody knows has no goods.
            return RegisterKept((replace(line, goods=None) if event.envelope.is_locked else line,))
        case events.StructurePickedUp():
            ship = ships[event.ship]
            return RegisterKept((_line(after, next(ids), ship, EMPTY, ship.carried),))
        case events.SpaceStructurePut():
            if event.ship is None:
                return NOTHING
            return RegisterKept(
                (_line(after, next(ids), ships[event.ship], EMPTY, event.structure),)
            )
        case events.BalanceAdjusted():
            return _adjusted(after, event.postings, ids)
        case events.CargoUnloaded():
            return landed(
                secrets,
                event.ship,
                -goods_aboard(event.postings, event.ship),
                event.receiver,
                site=event.site,
                turn=after.turn.number,
                structure=event.structure is not None,
            )
        case events.StructureDeployed():
            return landed(secrets, event.ship, EMPTY, event.structure.owner, structure=True)
        case events.ShipDestroyed():
            return _lost(secrets, {event.ship}, event.by)
        case events.ThingRemoved():
            return _lost(secrets, {ShipId(event.thing)}, None)
        case events.PlayerEliminated():
            return _eliminated(before, event)
        case CargoDisclosed():
            return _known(before.secrets, event.seal, event.goods)
        case CargoRuled():
            return _known(before.secrets, event.seal, event.goods, event.reason)
        case _:
            assert_never(event)


# --- aboard


def _line(
    match: Match, id_: LineId, ship: Ship, goods: Purse, structure: SpaceStructure | None = None
) -> RegisterLine:
    """A transport that nobody loaded at a site: a structure's owner, or the ship's, gave it."""
    return RegisterLine(
        id_,
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


def _adjusted(after: Match, postings: Postings, ids: Iterator[LineId]) -> RegisterKept:
    """A hold was corrected: what is more is a line of its own, what is less is gone."""
    lines: list[RegisterLine] = []
    for posting in postings:
        if posting.hold is None:
            continue
        ship = after.board.ships[ShipId(posting.hold)]
        more = Purse.of({kind: amount for kind, amount in posting.amounts if amount > 0})
        if more:
            lines.append(_line(after, next(ids), ship, more))
        lines += landed(after.secrets, ship.id, more - posting.amounts, None).lines
    return RegisterKept(tuple(lines))


# --- ashore


def landed(
    secrets: Secrets,
    ship: ShipId,
    goods: Purse,
    receiver: PlayerId | None,
    *,
    site: SiteId | None = None,
    turn: int = 0,
    structure: bool = False,
) -> RegisterKept:
    """Goods, or the structure, went ashore; what was loaded first is taken to be landed first.

    A line is over when nothing of it is left. Without a receiver the goods are just gone: a
    correction by hand.
    """
    rest, lines, landings = goods, [], []
    for line in lines_of(secrets, ship):
        if line.goods is None:
            continue
        part = rest.up_to(line.left)
        rest = rest - part
        if part and receiver is not None:
            landings.append(Landing(line.id, receiver, part, site, turn))
        kept = replace(
            line,
            left=line.left - part,
            structure_landed=line.structure_landed or (structure and line.structure is not None),
        )
        if not kept.left and (kept.structure is None or kept.structure_landed):
            kept = replace(kept, state=LineState.COMPLETED)
        if kept != line:
            lines.append(kept)
    return RegisterKept(tuple(lines), tuple(landings))


# --- lost


def _eliminated(before: Match, event: events.PlayerEliminated) -> RegisterKept:
    """The player's ships are gone with what was in them (BP-ELIM-6); a discarded treasury
    (BP-ELIM-2) still contains what the player had loaded under seal."""
    kept = _lost(before.secrets, set(event.ships), None)
    owing = any(
        lot.giver == event.player and lot.state is not CargoState.SETTLED
        for lot in before.secrets.cargo.values()
    )
    if owing:
        kept = replace(kept, estates={event.player: before.players[event.player].treasury})
    return kept


def _lost(secrets: Secrets, ships: set[ShipId], heir: PlayerId | None) -> RegisterKept:
    """Ships are gone: their lines are public, sealed ones once they are opened (BP-REG-3)."""
    lines = tuple(
        replace(line, state=LineState.DESTROYED) for line in secrets.under_way if line.ship in ships
    )
    if not lines:
        return NOTHING
    pending = tuple(
        lot.id
        for lot in secrets.cargo.values()
        if lot.ship in ships and lot.state is CargoState.ABOARD
    )
    return RegisterKept(lines, pending=pending, heir=heir if pending else None)


# --- known now, by disclosure or by the table's ruling


def _known(secrets: Secrets, seal: SealId, goods: Purse, ruled: str = "") -> RegisterKept:
    lines = []
    for line in secrets.lines.values():
        if line.seal == seal:
            told = replace(line, goods=goods, ruled=ruled)
            if line.state is LineState.UNDER_WAY:
                over = replace(told, state=LineState.COMPLETED)
                told = replace(told, left=goods) if goods else over
            lines.append(told)
    giver = secrets.cargo[seal].giver
    estate = secrets.estates.get(giver)
    estates = {} if estate is None else {giver: estate - goods}
    return RegisterKept(tuple(lines), estates=estates)


# --- folding


def with_register(match: Match, event: RegisterKept) -> Match:
    secrets = match.secrets
    if event.heir is not None:
        require_known(event.heir, match.players.keys())
    for line in event.lines:
        if line.seal is not None:
            require_known(line.seal, secrets.cargo.keys())
    lines = {**secrets.lines, **{line.id: line for line in event.lines}}
    pending = {
        id_: replace(secrets.cargo[id_], state=CargoState.PENDING, heir=event.heir)
        for id_ in event.pending
    }
    secrets = replace(
        secrets,
        lines=lines,
        landings=(*secrets.landings, *event.landings),
        cargo={**secrets.cargo, **pending},
        estates={**secrets.estates, **event.estates},
    )
    return replace(match, secrets=secrets)
