"""A player's units as factions, permanent events and this turn's events have made them."""

from collections.abc import Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.geometry import joined
from bp_desktop.games.parsec.ids import PlayerId, TypeId
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.sheets import cost_under, stat_under
from bp_desktop.games.parsec.tables import UnitType


def type_of(match: ParsecMatch, unit: UnitState) -> UnitType:
    return match.tables.units[unit.type]


def modifiers_of(match: ParsecMatch, player: PlayerId) -> Iterator[d.FactionModifier]:
    """Of the own faction and of inherited ones: they add up (PA-GAP-52)."""
    factions = match.players[player].factions
    for id_ in () if match.options.variant.no_factions else factions:
        faction = match.definitions.faction(id_)
        if faction is not None:
            yield from faction.modifiers


def permanent_effects(match: ParsecMatch, player: PlayerId) -> Iterator[d.CardEffect]:
    """For good, or as long as an event of that player lasts."""
    for id_ in match.players[player].permanent:
        card = match.definitions.event(id_)
        if card is not None and card.effect is not None:
            yield card.effect
    for one in match.lasting.values():
        if one.player == player and one.effect is not None:
            yield one.effect


def cost_of(match: ParsecMatch, player: PlayerId, type_: TypeId) -> Purse:
    return cost_under(match.tables.units[type_], modifiers_of(match, player))


def score_of(match: ParsecMatch, player: PlayerId, type_: TypeId) -> int:
    """PA-VTIME-6, -7: it changes by as many points as the cost does."""
    kind = match.tables.units[type_]
    printed = match.options.time.transport_score if kind.is_transport else kind.score
    return printed + cost_of(match, player, type_).total - kind.cost.total


def stat_of(match: ParsecMatch, player: PlayerId, type_: TypeId, stat: d.Stat) -> int:
    changes = (*modifiers_of(match, player), *permanent_effects(match, player))
    return stat_under(match.tables.units[type_], stat, changes)


def port_rate(match: ParsecMatch, player: PlayerId) -> int:
    """How many cards an exchange takes: the lowest of all rates that apply (14.4)."""
    helped = match.turn.port_rates if match.turn.player == player else ()
    return min((lasting_rate(match, player), *(give for give, _uses in helped)))


def lasting_rate(match: ParsecMatch, player: PlayerId) -> int:
    """The same without what events of this turn give."""
    rates = (one.give for one in modifiers_of(match, player) if isinstance(one, d.PortRateModifier))
    return min((match.tables.port.exchange_give, *rates))


def event_price(match: ParsecMatch, player: PlayerId) -> Purse:
    """What the next event card costs that player this turn."""
    price = match.tables.event_price
    for one in modifiers_of(match, player):
        if not isinstance(one, d.EventPriceModifier):
            continue
        if one.per_turn is None or match.turn.cards_bought < one.per_turn:
            price = Purse.of({kind: max(0, amount + one.delta) for kind, amount in price})
    return price


def asteroid_yield(match: ParsecMatch, player: PlayerId) -> int:
    """Cards for each producing cargo; what takes some away never takes from a hand (PA-PROD-4)."""
    found = (*modifiers_of(match, player), *permanent_effects(match, player))
    kinds = (d.AsteroidModifier, d.AsteroidBonus)
    return max(0, 1 + sum(one.delta for one in found if isinstance(one, kinds)))


def salvage_bonus(match: ParsecMatch, player: PlayerId) -> int:
    """Cards of free choice for each salvaged unit."""
    found = modifiers_of(match, player)
    return sum(one.count for one in found if isinstance(one, d.SalvageModifier))


def list_value(match: ParsecMatch, unit: UnitState) -> Purse:
    """PA-SALV-1, -2, -4: what whoever destroys it takes from the bank."""
    if match.options.salv.basis == "paid" and unit.paid:
        return unit.paid
    return cost_of(match, unit.owner, unit.type)


# --- in a fight


def carried_by(match: ParsecMatch, transport: UnitState) -> tuple[UnitState, ...]:
    return match.carried.get(transport.id, ())


def attack_bonus(match: ParsecMatch, unit: UnitState, *, declared: bool) -> int:
    """Of one striker. `declared`: in an attack of its own turn, where a fighter aboard that has
    attacked already adds nothing (PA-TRANS-9, PA-GAP-18)."""
    kind = type_of(match, unit)
    if kind.is_cargo and match.turn.cargo_attack is not None and match.turn.player == unit.owner:
        return match.turn.cargo_attack
    bonus = stat_of(match, unit.owner, unit.type, "attack")
    if not kind.attack_per_carried_fighter:
        return bonus
    counts_once = declared and match.options.trans.aboard_bonus_uses_attack
    fighters = sum(
        type_of(match, one).is_fighter and not (counts_once and one.attacked == match.turn.number)
        for one in carried_by(match, unit)
    )
    return bonus + fighters * kind.attack_per_carried_fighter


def defence_bonus(match: ParsecMatch, unit: UnitState) -> int:
    """PA-COLONY-3, -4: joined colonies of a planet defend together; vessels never do."""
    own = stat_of(match, unit.owner, unit.type, "defence")
    if not type_of(match, unit).is_colony or unit.cell is None:
        return own
    return own * len(structure_of(match, unit))


def structure_of(match: ParsecMatch, colony: UnitState) -> frozenset[Hex]:
    """The cells of the colonies that are one structure with it (PA-COLONY-4 to -6)."""
    assert colony.cell is not None
    body = match.board.body_at.get(colony.cell)
    cells = [
        one.cell
        for one in match.units.values()
        if one.owner == colony.owner
        and one.cell is not None
        and type_of(match, one).is_colony
        and match.board.body_at.get(one.cell) == body
    ]
    groups = joined(cells)
    return next((group for group in groups if colony.cell in group), frozenset({colony.cell}))


def range_of(match: ParsecMatch, unit: UnitState) -> int:
    more = match.turn.ranges.get(unit.id, 0)
    return stat_of(match, unit.owner, unit.type, "range") + more


def move_of(match: ParsecMatch, unit: UnitState, *, evading: bool = False) -> int:
    """How far it may go from where it stands; an event of this turn helps no evasion (14.4)."""
    steps = stat_of(match, unit.owner, unit.type, "move")
    if not evading:
        steps += match.turn.moves.get(unit.id, 0)
    modules = () if unit.cell is None else match.board.modules_at.get(unit.cell, ())
    slowed = [
        one.effect.delta
        for one in match.lasting.values()
        if isinstance(one.effect, d.ModuleMove) and one.module in modules
    ]
    return max(1, steps + sum(slowed)) if slowed and steps else steps
