"""Facts about an open fight: who reaches whom, who may answer how, and who has to (11.9)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import strike as odds_of_strike
from bp_desktop.games.parsec import definitions as d, ids
from bp_desktop.games.parsec.geometry import reaches
from bp_desktop.games.parsec.match import lookup as look, state as s, stats
from bp_desktop.games.parsec.match.movement import reachable
from bp_desktop.games.parsec.match.trade import is_docked

Strikers = dict[ids.UnitId, tuple[ids.UnitId, ...]]
"""By each possible target, the units that may strike it together."""


def in_reach(match: s.ParsecMatch, unit: s.UnitState, target: s.UnitState) -> bool:
    """PA-COMBAT-3 to -6, PA-PORT-4; beside a real board it is the players' word."""
    if not match.tracked or unit.cell is None or target.cell is None:
        return True
    lines, far = match.options.combat.lines_only, stats.range_of(match, unit)
    return not is_docked(match, target) and reaches(unit.cell, target.cell, far, lines_only=lines)


def mates_of(match: s.ParsecMatch, unit: s.UnitState) -> list[s.UnitState]:
    """Units of the same owner where a unit stands, itself included."""
    return [one for one in look.place_mates(match, unit) if one.owner == unit.owner]


def strike_of(
    match: s.ParsecMatch,
    side: s.FightSide,
    strikers: Iterable[s.UnitState],
    target: s.UnitState,
    *,
    declared: bool = False,
) -> s.StrikeState:
    """A strike with the bonuses as they are now (PA-COORD-2, PA-COMBAT-13)."""
    striking = tuple(strikers)
    attack = sum(stats.attack_bonus(match, one, declared=declared) for one in striking)
    units = tuple(one.id for one in striking)
    return s.StrikeState(side, units, target.id, attack, _defence(match, target))


def chance_of(match: s.ParsecMatch, strike: s.StrikeState) -> Fraction:
    """That a strike hits with the cards played so far (PA-COMBAT-7 to -10, chapter 18)."""
    lead = strike.attack + strike.attack_events - strike.defence - strike.defence_events
    return odds_of_strike(match.tables.die, match.tables.die, lead=lead)


def _defence(match: s.ParsecMatch, target: s.UnitState) -> int:
    """PA-GAP-22: of the declared target, or of the best unit beside it."""
    best = match.options.combat.shared_defence != "target"
    mates = mates_of(match, target) if best else ()
    return max(stats.defence_bonus(match, one) for one in (target, *mates))


# --- losses


def possible_losses(match: s.ParsecMatch, target: s.UnitState) -> tuple[s.UnitState, ...]:
    """What the owner of a target that was hit may remove (PA-COMBAT-11, PA-TRANS-11, PA-GAP-24).
    A loaded transport stands for one of the vessels aboard."""
    mates, any_colony = mates_of(match, target), match.options.combat.structure_loss == "any_colony"
    if any_colony and stats.type_of(match, target).is_colony and target.cell is not None:
        cells = stats.structure_of(match, target)
        mates += [
            one
            for one in look.owned(match, target.owner)
            if one.cell in cells and stats.type_of(match, one).is_colony and one not in mates
        ]
    found: list[s.UnitState] = []
    for one in mates if target in mates else (target, *mates):
        found += stats.carried_by(match, one) or (one,)
    return tuple(found)


# --- answers


class Answers(NamedTuple):
    """What the side whose word it is can do."""

    counters: Strikers
    evasions: dict[ids.UnitId, tuple[Hex, ...]]
    """By each vessel, the cells it can go to; none beside a real board."""
    obliged: bool

    @property
    def is_none(self) -> bool:
        return not self.counters and not self.evasions

    def is_open_to(self, unit: s.UnitState) -> bool:
        return unit.id in self.evasions or any(unit.id in one for one in self.counters.values())


def involved(match: s.ParsecMatch, fight: s.FightState, side: s.FightSide) -> Iterator[s.UnitState]:
    """Units of a side that are still on the board."""
    for id_, its in fight.involved.items():
        if its is side and id_ in match.units:
            yield match.units[id_]


def own_involved(match: s.ParsecMatch, fight: s.FightState, side: s.FightSide) -> list[s.UnitState]:
    """Those of the controller; supporting vessels are not own (PA-GAP-64)."""
    controller = fight.controller(side)
    return [one for one in involved(match, fight, side) if one.owner == controller]


def own_military(match: s.ParsecMatch, fight: s.FightState, side: s.FightSide) -> list[s.UnitState]:
    return [one for one in own_involved(match, fight, side) if stats.type_of(match, one).military]


def answers(match: s.ParsecMatch, fight: s.FightState, side: s.FightSide) -> Answers:
    """ANSWER(Y) of 11.9."""
    strikes = [one for one in fight.last if one.side is not side]
    struck = _left(match, (one.target for one in strikes))
    attacked = [one for one in struck if one.owner == fight.controller(side)]
    counters: Strikers = {}
    foes = any(involved(match, fight, side.other))
    for target in _left(match, (id_ for one in strikes for id_ in one.strikers)):
        # Only those that took part in the preceding strikes (PA-COORD-7, PA-GAP-36).
        if match.options.ally.can_be_countered or target.id not in fight.supported:
            strikers = _entitled(match, fight, side, target, attacked)
            if strikers:
                counters[target.id] = strikers
    evasions = {
        one.id: cells
        for one in own_involved(match, fight, side)
        if foes and (cells := _evasion_cells(match, fight, one)) is not None
    }
    can = Answers(counters, evasions, obliged=False)
    obliged = any(can.is_open_to(one) for one in attacked)
    if not obliged and (fight.lost.get(side, 0) or len(attacked) < len(struck)):
        obliged = any(can.is_open_to(one) for one in own_military(match, fight, side))
    return can._replace(obliged=obliged)


def _left(match: s.ParsecMatch, units: Iterable[ids.UnitId]) -> list[s.UnitState]:
    """Those that are still on the board, each once."""
    return [match.units[id_] for id_ in dict.fromkeys(units) if id_ in match.units]


def _entitled(
    match: s.ParsecMatch,
    fight: s.FightState,
    side: s.FightSide,
    target: s.UnitState,
    attacked: list[s.UnitState],
) -> tuple[ids.UnitId, ...]:
    """Who may strike in a counter-attack: the unit just attacked, and military vessels of the same
    controller that reach the target (PA-COORD-5, -8, PA-GAP-30)."""
    anybody = match.options.combat.any_supporter
    return tuple(
        one.id
        for one in look.owned(match, fight.controller(side))
        if one.aboard is None
        and (kind := stats.type_of(match, one)).can_counter
        and (one in attacked or (kind.military and (anybody or one.id in fight.involved)))
        and in_reach(match, one, target)
    )


def may_evade(match: s.ParsecMatch, unit: s.UnitState) -> bool:
    """By a way or by a card: vessels, as long as they may move where that is a move (PA-GAP-28)."""
    turn, uses_move = match.turn, match.options.combat.evade_uses_move
    moved = uses_move and unit.owner == turn.player and unit.moved == turn.number
    return stats.type_of(match, unit).is_vessel and unit.aboard is None and not moved


def _evasion_cells(
    match: s.ParsecMatch, fight: s.FightState, unit: s.UnitState
) -> tuple[Hex, ...] | None:
    """Where a vessel can evade to; None: it cannot (PA-EVADE-1, -2, -6, PA-GAP-27)."""
    if not may_evade(match, unit):
        return None
    if not match.tracked or unit.cell is None:
        return ()
    steps = stats.move_of(match, unit, evading=True)
    return tuple(reachable(match, unit, steps, ignored=outsiders(match, fight))) or None


def outsiders(match: s.ParsecMatch, fight: s.FightState) -> frozenset[ids.PlayerId]:
    """Players whose vessels are passed without asking when evading (PA-GAP-27)."""
    if match.options.combat.surround_any:
        return frozenset()
    inside = {fight.attacker, fight.defender}
    inside |= {match.units[one].owner for one in fight.supported if one in match.units}
    return frozenset(match.players) - inside


def reaching(
    match: s.ParsecMatch, fight: s.FightState, target: s.UnitState
) -> Iterator[s.UnitState]:
    """Involved units of the other side that reach a target; a supporting vessel strikes only the
    one it was asked for (PA-ALLY-4)."""
    for one in involved(match, fight, fight.involved[target.id].other):
        asked_for = fight.supported.get(one.id, target.id)
        if asked_for == target.id and in_reach(match, one, target):
            yield one


def resumptions(match: s.ParsecMatch, fight: s.FightState, side: s.FightSide) -> Strikers:
    """RESUME(X) of 11.9: by each unit still in reach, who may strike it."""
    found: Strikers = {}
    for target in involved(match, fight, side.other):
        strikers = (one.id for one in reaching(match, fight, target) if one.aboard is None)
        if striking := tuple(strikers):
            found[target.id] = striking
    return found


def is_forbidden_ground(match: s.ParsecMatch, units: Iterable[s.UnitState]) -> bool:
    """Whether an event forbids attacks on a module where one of them stands (14.4)."""
    events = match.lasting.values()
    closed = {one.module for one in events if isinstance(one.effect, d.ModuleNoAttack)}
    return bool(closed) and any(
        not closed.isdisjoint(match.board.modules_at.get(one.cell, ()))
        for one in units
        if one.cell is not None
    )
