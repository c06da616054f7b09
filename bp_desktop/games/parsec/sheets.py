"""Technical sheets: what each type of unit costs and can do under factions (PA-COMP-3)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.tables import ParsecTables, UnitType

STATS: tuple[d.Stat, ...] = ("attack", "defence", "range", "move")


def cost_under(kind: UnitType, modifiers: Iterable[d.FactionModifier]) -> Purse:
    """PA-UNIT-11; a price never falls below nothing."""
    cost = kind.cost
    for one in modifiers:
        if isinstance(one, d.CostModifier) and kind.id in one.units:
            changed = max(0, cost[one.resource] + one.delta)
            cost += Purse.of({one.resource: changed - cost[one.resource]})
    return cost


def stat_under(
    kind: UnitType, stat: d.Stat, changes: Iterable[d.FactionModifier | d.CardEffect]
) -> int:
    """Attack, defence, range or movement, never below 0."""
    value: int = getattr(kind, stat)
    for one in changes:
        if isinstance(one, d.StatModifier | d.StatPermanent):
            value += one.delta if (one.unit, one.stat) == (kind.id, stat) else 0
    return max(0, value)


def technical_sheet(
    tables: ParsecTables, modifiers: Sequence[d.FactionModifier]
) -> tuple[UnitType, ...]:
    """All types as a faction makes them; points change by as much as the cost (PA-VTIME-7)."""
    return tuple(
        replace(
            kind,
            cost=cost_under(kind, modifiers),
            score=kind.score + cost_under(kind, modifiers).total - kind.cost.total,
            **{stat: stat_under(kind, stat, modifiers) for stat in STATS},
        )
        for kind in tables.units.values()
    )
