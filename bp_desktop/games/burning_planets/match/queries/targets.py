"""Whom a unit may attack, with what chance, and why not the others."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Named, Refused
from bp_desktop.core.odds import destroy, within_each
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import actions
from bp_desktop.games.burning_planets.match.combat import Target, require_target, target_objections
from bp_desktop.games.burning_planets.match.commands import Attack
from bp_desktop.games.burning_planets.match.lookup import Unit, find_unit, in_lists, is_armed
from bp_desktop.games.burning_planets.match.queries.candidates import all_targets, targets_for
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.offers import LEGAL, Verdict
from bp_desktop.games.table import Stage


class TargetStatus(NamedTuple):
    """Something to attack: its dice, the exact chance, and whether it is allowed now."""

    id: str
    at: Hex | None
    """Where it stands; None beside a real board."""
    name: Named
    """A ship's model and number; a structure's kind; "asteroid"."""
    owner: PlayerId | None
    defence_die: int
    """0: it rolls nothing."""
    shield: int
    chance: Fraction
    """That one attack destroys it."""
    within: tuple[Fraction, ...]
    """That it is destroyed within 1, 2, … of the attacks left."""
    verdict: Verdict

    @property
    def legal(self) -> bool:
        return self.verdict.legal

    @property
    def hopeless(self) -> bool:
        """No roll can destroy it: said before anybody rolls (EX-37)."""
        return self.chance == 0


@lru_cache(maxsize=1024)
def _within_each(attack: int, defence: int, shield: int, times: int) -> tuple[Fraction, ...]:
    return within_each(destroy(attack, defence, shield), times)


@lru_cache(maxsize=1024)
def _rank(attack: int, defence: int, shield: int) -> float:
    """To sort by: comparing fractions takes longer than everything else about a target."""
    return float(destroy(attack, defence, shield))


def targets_of(
    match: Match, attacker: UnitId, *, everything: bool = True
) -> tuple[TargetStatus, ...]:
    """What a unit may attack, the best chance first, then what it may not and why.

    Without `everything` only what stands beside it is looked at. Empty for what has no die to
    attack with.
    """
    unit = find_unit(match, attacker)
    if unit is None or not is_armed(unit):
        return ()
    ids = all_targets(match) if everything else targets_for(match, unit)
    times = actions.attacks_left(match, unit)
    verdict = _judge_of(match, unit)
    found = [
        _target_now(unit, require_target(match, one), times, verdict)
        for one in ids
        if UnitId(one) != attacker
    ]

    def best_first(one: TargetStatus) -> tuple[bool, bool, float, tuple[str, int]]:
        rank = _rank(unit.attack_die, one.defence_die, one.shield)
        return not one.legal, not one.verdict.possible, -rank, in_lists(match, one.id)

    return tuple(sorted(found, key=best_first))


JudgeTarget = Callable[[Target], Verdict]


def _judge_of(match: Match, unit: Unit) -> JudgeTarget:
    """Judges attacks of one unit as `judge` does, but asks once what is the same for all of them:
    beside a real board there are hundreds of targets."""

    def asked(target: Target) -> Verdict:
        return judge(match, Attack(unit.id, ShipId(target.id)))

    if unit.owner is None or match.stage is not Stage.PLAY:
        return asked
    if unit.ship is not None:
        always = tuple(actions.ship_objections(match, unit.ship, actions.ActionKind.ATTACK))
    elif unit.owner == match.turn.player:  # so that no attack is a reaction (AMB-49)
        always = tuple(actions.structure_objections(match, unit, reaction=False))
    else:
        return asked

    def verdict(target: Target) -> Verdict:
        messages = (*always, *target_objections(match, unit, target))
        return Verdict(possible=True, messages=messages) if messages else LEGAL

    return verdict


def target_now(match: Match, command: Attack) -> TargetStatus | None:
    """One target of one attacker; None if either is no longer there, or cannot fight at all."""
    unit = find_unit(match, command.attacker)
    if unit is None or not is_armed(unit):
        return None
    try:
        target, times = require_target(match, command.target), actions.attacks_left(match, unit)
        return _target_now(unit, target, times, lambda _target: judge(match, command))
    except Refused:
        return None


def _target_now(unit: Unit, target: Target, times: int, verdict: JudgeTarget) -> TargetStatus:
    dice = unit.attack_die, target.defence_die, target.shield
    return TargetStatus(
        target.id,
        target.at,
        target.name,
        target.owner,
        target.defence_die,
        target.shield,
        destroy(*dice),
        _within_each(*dice, max(1, times)),
        verdict(target),
    )
