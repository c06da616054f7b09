"""Facts about an open fight: who reaches whom, who may answer how, and who has to (11.9)."""

from collections.abc import Iterable
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.geometry import reaches
from bp_desktop.games.parsec.match.lookup import place_mates
from bp_desktop.games.parsec.match.movement import reachable
from bp_desktop.games.parsec.match.state import (
    FightSide,
    FightState,
    ParsecMatch,
    StrikeState,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import (
    attack_bonus,
    carried_by,
    defence_bonus,
    move_of,
    range_of,
    structure_of,
    type_of,
)
from bp_desktop.games.parsec.match.trade import is_docked


def in_reach(match: ParsecMatch, unit: UnitState, target: UnitState) -> bool:
    """PA-COMBAT-3 to -6, PA-PORT-4; beside a real board it is the players' word."""
    if not match.tracked or unit.cell is None or target.cell is None:
        return True
    lines = match.options.combat.lines_only
    far = range_of(match, unit)
    return not is_docked(match, target) and reaches(unit.cell, target.cell, far, lines_only=lines)


def strike_of(
    match: ParsecMatch,
    side: FightSide,
    strikers: Iterable[UnitState],
    target: UnitState,
    *,
    declared: bool = False,
) -> StrikeState:
    """A strike with the bonuses as they are now (PA-COORD-2, PA-COMBAT-13)."""
    striking = tuple(strikers)
    attack = sum(attack_bonus(match, one, declared=declared) for one in striking)
    units = tuple(one.id for one in striking)
    return StrikeState(side, units, target.id, attack, _defence(match, target))


def _defence(match: ParsecMatch, target: UnitState) -> int:
    """PA-GAP-22: of the declared target, or of the best unit beside it."""
    if match.options.combat.shared_defence == "target":
        return defence_bonus(match, target)
    mates = [one for one in place_mates(match, target) if one.owner == target.owner]
    return max(defence_bonus(match, one) for one in (target, *mates))


# --- losses


def possible_losses(match: ParsecMatch, target: UnitState) -> tuple[UnitState, ...]:
    """What the owner of a target that was hit may remove (PA-COMBAT-11, PA-TRANS-11, PA-GAP-24).
    A loaded transport stands for one of the vessels aboard."""
    mates = [one for one in place_mates(match, target) if one.owner == target.owner]
    if (
        match.options.combat.structure_loss == "any_colony"
        and type_of(match, target).is_colony
        and target.cell is not None
    ):
        cells = structure_of(match, target)
        mates += [
            one
            for one in match.units.values()
            if one.cell in cells
            and one.owner == target.owner
            and type_of(match, one).is_colony
            and one not in mates
        ]
    found: list[UnitState] = []
    for one in mates if target in mates else (target, *mates):
        found += carried_by(match, one) or (one,)
    return tuple(found)


# --- answers


class Answers(NamedTuple):
    """What the side whose word it is can do."""

    counters: dict[ids.UnitId, tuple[ids.UnitId, ...]]
    """By each possible target, the units that may strike it together."""
    evasions: dict[ids.UnitId, tuple[Hex, ...]]
    """By each vessel, the cells it can go to; none beside a real board."""
    obliged: bool

    @property
    def is_none(self) -> bool:
        return not self.counters and not self.evasions


def own_involved(match: ParsecMatch, fight: FightState, side: FightSide) -> list[UnitState]:
    """Those of the controller; supporting vessels are not own (PA-GAP-64)."""
    controller = fight.controller(side)
    return [
        match.units[id_]
        for id_, its in fight.involved.items()
        if its is side and id_ in match.units and match.units[id_].owner == controller
    ]


def has_own_military(match: ParsecMatch, fight: FightState, side: FightSide) -> bool:
    return any(type_of(match, one).military for one in own_involved(match, fight, side))


def attacked_units(match: ParsecMatch, fight: FightState, side: FightSide) -> list[UnitState]:
    """The targets of the latest strikes on that side which are still on the board."""
    targets = dict.fromkeys(one.target for one in fight.last if one.side is not side)
    return [match.units[id_] for id_ in targets if id_ in match.units]


def answers(match: ParsecMatch, fight: FightState, side: FightSide) -> Answers:
    """ANSWER(Y) of 11.9."""
    controller = fight.controller(side)
    attacked = [one for one in attacked_units(match, fight, side) if one.owner == controller]
    counters: dict[ids.UnitId, tuple[ids.UnitId, ...]] = {}
    for target in _counter_targets(match, fight, side):
        strikers = entitled(match, fight, side, target, attacked)
        if strikers:
            counters[target.id] = tuple(one.id for one in strikers)
    evasions = {
        one.id: cells
        for one in own_involved(match, fight, side)
        if (cells := evasion_cells(match, fight, one)) is not None
    }
    itself = any(
        one.id in evasions or any(one.id in strikers for strikers in counters.values())
        for one in attacked
    )
    bereft = fight.lost.get(side, 0) > 0 or any(
        one.owner != controller for one in attacked_units(match, fight, side)
    )
    military = [one.id for one in own_involved(match, fight, side) if type_of(match, one).military]
    able = any(
        one in evasions or any(one in strikers for strikers in counters.values())
        for one in military
    )
    return Answers(counters, evasions, itself or (bereft and able))


def _counter_targets(match: ParsecMatch, fight: FightState, side: FightSide) -> list[UnitState]:
    """Only those that took part in the preceding strikes (PA-COORD-7, PA-GAP-36)."""
    strikers = dict.fromkeys(
        id_ for one in fight.last if one.side is not side for id_ in one.strikers
    )
    allies = match.options.ally.can_be_countered
    return [
        match.units[id_]
        for id_ in strikers
        if id_ in match.units and (allies or id_ not in fight.supported)
    ]


def entitled(
    match: ParsecMatch,
    fight: FightState,
    side: FightSide,
    target: UnitState,
    attacked: Iterable[UnitState],
) -> list[UnitState]:
    """Who may strike in a counter-attack: the unit just attacked, and military vessels of the same
    controller that reach the target (PA-COORD-5, -8, PA-GAP-30)."""
    controller = fight.controller(side)
    struck = {one.id for one in attacked}
    found = []
    for one in match.units.values():
        if one.owner != controller or one.aboard is not None:
            continue
        kind = type_of(match, one)
        joins = one.id in struck or (
            kind.military and (match.options.combat.any_supporter or one.id in fight.involved)
        )
        if joins and kind.can_counter and in_reach(match, one, target):
            found.append(one)
    return found


def evasion_cells(match: ParsecMatch, fight: FightState, unit: UnitState) -> tuple[Hex, ...] | None:
    """Where a vessel can evade to; None: it cannot (PA-EVADE-1, -2, -5, -6, PA-GAP-27, -28)."""
    kind = type_of(match, unit)
    if not kind.is_vessel or unit.aboard is not None:
        return None
    uses_move = match.options.combat.evade_uses_move
    if uses_move and unit.owner == match.turn.player and unit.moved == match.turn.number:
        return None
    if not match.tracked or unit.cell is None:
        return ()
    cells = reachable(
        match, unit, move_of(match, unit, evading=True), ignored=outsiders(match, fight)
    )
    return tuple(cells) or None


def outsiders(match: ParsecMatch, fight: FightState) -> frozenset[ids.PlayerId]:
    """Players whose vessels are passed without asking when evading (PA-GAP-27)."""
    if match.options.combat.surround_any:
        return frozenset()
    inside = {fight.attacker, fight.defender}
    inside |= {match.units[one].owner for one in fight.supported if one in match.units}
    return frozenset(match.players) - inside


def is_under_fire(match: ParsecMatch, fight: FightState, unit: UnitState) -> bool:
    """Whether an involved unit of the other side reaches it."""
    side = fight.involved[unit.id].other
    return any(
        its is side
        and id_ in match.units
        and fight.supported.get(id_, unit.id) == unit.id
        and in_reach(match, match.units[id_], unit)
        for id_, its in fight.involved.items()
    )


def resumptions(
    match: ParsecMatch, fight: FightState, side: FightSide
) -> dict[ids.UnitId, tuple[ids.UnitId, ...]]:
    """RESUME(X) of 11.9: by each unit still in reach, who may strike it."""
    found: dict[ids.UnitId, tuple[ids.UnitId, ...]] = {}
    for target_id, its in fight.involved.items():
        if its is side or target_id not in match.units:
            continue
        target = match.units[target_id]
        strikers = tuple(
            id_
            for id_, own in fight.involved.items()
            if own is side
            and id_ in match.units
            and match.units[id_].aboard is None
            and fight.supported.get(id_, target_id) == target_id
            and in_reach(match, match.units[id_], target)
        )
        if strikers:
            found[target_id] = strikers
    return found


def is_forbidden_ground(match: ParsecMatch, units: Iterable[UnitState]) -> bool:
    """Whether an event forbids attacks on a module where one of them stands (14.4)."""
    closed = {
        one.module for one in match.lasting.values() if isinstance(one.effect, d.ModuleNoAttack)
    }
    return bool(closed) and any(
        not closed.isdisjoint(match.board.modules_at.get(one.cell, ()))
        for one in units
        if one.cell is not None
    )
