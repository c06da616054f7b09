"""The transport register keeps itself: one line per load, public when the transport is over."""

from msgspec.structs import replace

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId, SealId, ShipId
from bp_desktop.games.burning_planets.match.secret_values import (
    CargoState,
    Landing,
    LineState,
    RegisterLine,
    SealedCargo,
    Secrets,
    Site,
)


def with_line(secrets: Secrets, line: RegisterLine) -> Secrets:
    """A new transport; its number is given here (BP-REG-4)."""
    number = secrets.lines + 1
    lines = (*secrets.under_way, replace(line, number=number))
    return replace(secrets, under_way=lines, lines=number)


def lines_of(secrets: Secrets, ship: ShipId) -> tuple[RegisterLine, ...]:
    """The transports under way in a ship, the oldest first."""
    return tuple(line for line in secrets.under_way if line.ship == ship)


def with_landing(
    secrets: Secrets,
    ship: ShipId,
    goods: Purse,
    receiver: PlayerId | None,
    *,
    site: Site = None,
    turn: int = 0,
    structure: bool = False,
) -> Secrets:
    """Goods, or the structure, went ashore; what was loaded first is taken to be landed first.

    A line is over when nothing of it is left. Without a receiver the goods are just gone: a
    correction by hand.
    """
    landed, rest = secrets.landed, goods
    lines = []
    for line in secrets.under_way:
        kept = line
        if line.ship == ship and line.goods is not None:
            part = _common(line.left, rest)
            if part:
                kept = replace(kept, left=line.left - part)
                rest = rest - part
            if part and receiver is not None:
                landed += 1
                landing = Landing(landed, receiver, part, site, turn)
                kept = replace(kept, landings=(*line.landings, landing))
            if structure and line.structure is not None:
                kept = replace(kept, structure_landed=True)
            if _is_over(kept):
                kept = replace(kept, state=LineState.COMPLETED)
        lines.append(kept)
    return _sorted_out(replace(secrets, landed=landed), lines)


def without_ship(secrets: Secrets, ship: ShipId, heir: PlayerId | None) -> Secrets:
    """The ship is gone: its lines are public, sealed ones once they are opened (BP-REG-3)."""
    if not any(line.ship == ship for line in secrets.under_way):
        return secrets
    lines = [
        replace(line, state=LineState.DESTROYED) if line.ship == ship else line
        for line in secrets.under_way
    ]
    cargo = {
        id_: replace(lot, state=CargoState.PENDING, heir=heir)
        if lot.ship == ship and lot.state is CargoState.ABOARD
        else lot
        for id_, lot in secrets.cargo.items()
    }
    return _sorted_out(replace(secrets, cargo=cargo), lines)


def with_cargo(secrets: Secrets, lot: SealedCargo, line: RegisterLine) -> Secrets:
    """A load in an envelope and its line; a line about what nobody knows has no goods."""
    listed = with_line(secrets, replace(line, seal=lot.id))
    kept = replace(lot, line=listed.lines)
    return replace(listed, cargo={**listed.cargo, lot.id: kept})


def with_contents(secrets: Secrets, seal: SealId, goods: Purse, ruled: str = "") -> Secrets:
    """What was in a sealed load is known now, by disclosure or by the table's ruling."""
    lot = secrets.cargo[seal]

    def told(line: RegisterLine) -> RegisterLine:
        if line.number != lot.line:
            return line
        if line.state is LineState.UNDER_WAY and goods:
            return replace(line, goods=goods, left=goods, ruled=ruled)
        over = LineState.COMPLETED if line.state is LineState.UNDER_WAY else line.state
        return replace(line, goods=goods, ruled=ruled, state=over)

    cargo = {**secrets.cargo, seal: replace(lot, state=CargoState.SETTLED)}
    if lot.state is CargoState.ABOARD:
        lines = [told(line) for line in secrets.under_way]
        return _sorted_out(replace(secrets, cargo=cargo), lines)
    return replace(secrets, cargo=cargo, past=tuple(told(line) for line in secrets.past))


def open_lots(secrets: Secrets, ship: ShipId) -> tuple[SealedCargo, ...]:
    """The sealed loads still closed in a ship's hold, the oldest first."""
    return tuple(
        lot for lot in secrets.cargo.values() if lot.ship == ship and lot.state is CargoState.ABOARD
    )


def _is_over(line: RegisterLine) -> bool:
    return not line.left and (line.structure is None or line.structure_landed)


def _sorted_out(secrets: Secrets, lines: list[RegisterLine]) -> Secrets:
    over = tuple(line for line in lines if line.state is not LineState.UNDER_WAY)
    on = tuple(line for line in lines if line.state is LineState.UNDER_WAY)
    return replace(secrets, under_way=on, past=(*secrets.past, *over) if over else secrets.past)


def _common(left: Purse, goods: Purse) -> Purse:
    return Purse.of({kind: min(amount, left[kind]) for kind, amount in goods})
