"""The fights of a bot of Parsec: whom it attacks, by exact odds, and how it answers."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import first_blood
from bp_desktop.games.bots import Ties
from bp_desktop.games.parsec.bots import reasons
from bp_desktop.games.parsec.bots.character import ParsecCharacter
from bp_desktop.games.parsec.bots.outlook import MODULE_WORTH, Outlook
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.fight import against_attacker
from bp_desktop.games.parsec.match.fight_facts import (
    answers,
    in_reach,
    possible_losses,
    resumptions,
)
from bp_desktop.games.parsec.match.state import FightStage, FightState, UnitState
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.parsec.match.trade import is_docked
from bp_desktop.games.shared.proposals import Proposal

Proposals = Iterator[Proposal[Command]]
ATTACK = 20.0
"""What any attack that pays counts beside moves."""


class Fights:
    """One look at its enemies by one seat."""

    def __init__(self, outlook: Outlook, character: ParsecCharacter, ties: Ties) -> None:
        self._now = outlook
        self._match = outlook.match
        self._character = character
        self._ties = ties

    # --- attacks

    def attacks(self) -> Proposals:
        """From where its vessels stand, alone or together (PA-COORD-1)."""
        if not self._match.tracked:
            return
        ready = [one for one in self._now.warships if one.attacked != self._match.turn.number]
        for target in self._now.foes if ready else ():
            if target.cell is None or is_docked(self._match, target):
                continue
            near = [one for one in ready if in_reach(self._match, one, target)]
            near = [one for one in near if not against_attacker(self._match, one, target)]
            if not near or self._ties.chance() < self._character.slips:
                continue
            yield from self._attack(near, target)

    def _attack(self, near: list[UnitState], target: UnitState) -> Proposals:
        groups = [[one] for one in near]
        if self._character.joins and len(near) > 1:
            groups.append(near)
        best, chosen, likely = 0.0, list[UnitState](), 0.0
        for group in groups:
            chance = self._now.chance(group, target, declared=True)
            if chance < self._character.least_chance:
                continue
            value = self._gain(group, target, chance)
            if value > best:
                best, chosen, likely = value, group, chance
        if chosen:
            units = tuple(one.id for one in chosen)
            words = partial(reasons.attacks, self._match, target, likely)
            yield Proposal(ATTACK + best, c.DeclareAttack(units, target.id), words)

    def _gain(self, group: list[UnitState], target: UnitState, chance: float) -> float:
        """What a fight to the first loss brings on average (chapter 18)."""
        now = self._now
        prize = now.worth(target) * 1.5
        if now.kind(target).military and target.cell is not None:
            prize += MODULE_WORTH * self._character.denies
        answer = self._answer(group, target)
        risk = min(now.worth(one) for one in group) * self._character.caution
        blood = first_blood(Fraction(chance), Fraction(answer))
        won = float(blood) if blood is not None else 0.0
        if not answer:
            won = chance
        lost = (1 - won) if answer else 0.0
        return won * prize - lost * risk

    def _answer(self, group: list[UnitState], target: UnitState) -> float:
        """The likeliest counter-attack on one of those that strike."""
        now, best = self._now, 0.0
        friends = [
            one
            for one in now.foes
            if one.owner == target.owner and (one.id == target.id or now.kind(one).military)
        ]
        for one in group:
            able = [other for other in friends if in_reach(self._match, other, one)]
            if able:
                best = max(best, now.chance(able, one, declared=False))
        return best

    # --- in a fight

    def word(self, fight: FightState) -> Proposals:
        """Whatever its side has to do now; of what it may do, the best."""
        match fight.stage:
            case FightStage.BEFORE_ROLL:
                yield Proposal(0.0, c.RollStrike(), reasons.rolls)
            case FightStage.AFTER_ROLL:
                yield from self._after_roll(fight)
            case FightStage.ANSWER:
                yield from self._answers(fight)
            case FightStage.RESUME:
                yield from self._resume(fight)

    def _after_roll(self, fight: FightState) -> Proposals:
        strike = fight.strike
        assert strike is not None
        if not strike.hits and fight.controller(strike.side) == self._now.seat:
            if fight.controller(fight.acting) == self._now.seat:
                yield Proposal(0.0, c.PassCards(self._now.seat), reasons.goes_on)
            return
        target = self._match.units[strike.target]
        if not strike.hits:
            yield Proposal(0.0, c.AcceptMiss(), reasons.goes_on)
        elif target.owner == self._now.seat:
            for one in possible_losses(self._match, target):
                words = partial(reasons.loses, self._match, one)
                yield Proposal(-self._now.worth(one), c.ChooseLoss(one.id), words)

    def _answers(self, fight: FightState) -> Proposals:
        now, units = self._now, self._match.units
        can = answers(self._match, fight, fight.acting)
        likely = 0.0
        for target_id, strikers in can.counters.items():
            target = units[target_id]
            group = [units[one] for one in strikers]
            chance = now.chance(group, target, declared=False)
            likely = max(likely, chance)
            score = 5 + 10 * chance + chance * now.worth(target)
            words = partial(reasons.strikes_back, chance)
            yield Proposal(score, c.CounterAttack(target_id, strikers), words)
        for unit_id, cells in can.evasions.items():
            unit = units[unit_id]
            danger = self._danger(fight, unit)
            if not cells:
                yield Proposal(4.0, c.Evade(unit_id, out_of_reach=True), reasons.evades)
                continue
            safe = [one for one in cells if not self._is_reached(fight, one)]
            fears = self._character.evades and danger * now.worth(unit) > likely * 8
            score = 20.0 + danger if fears and safe else 2.0
            yield Proposal(score, c.Evade(unit_id, to=self._away(unit, safe or cells)),
                           reasons.evades)  # fmt: skip
        yield Proposal(0.0, c.DeclineAnswer(), reasons.goes_on)

    def _danger(self, fight: FightState, unit: UnitState) -> float:
        """The likeliest strike of the other side at a vessel that stays."""
        side = fight.acting.other
        enemies = [
            self._match.units[one]
            for one, its in fight.involved.items()
            if its is side and one in self._match.units
        ]
        able = [one for one in enemies if in_reach(self._match, one, unit)]
        return self._now.chance(able, unit, declared=False) if able else 0.0

    def _is_reached(self, fight: FightState, cell: Hex) -> bool:
        side = fight.acting.other
        enemies = (self._match.units.get(one) for one, its in fight.involved.items() if its is side)
        return any(
            one is not None
            and one.cell is not None
            and one.cell.distance(cell) <= self._now.reach(one)
            for one in enemies
        )

    def _away(self, unit: UnitState, cells: tuple[Hex, ...] | list[Hex]) -> Hex:
        """Rather where it stays on the same modules."""
        at = self._match.board.modules_at
        home = set(at.get(unit.cell, ())) if unit.cell is not None else set[int]()
        best = self._ties.best(cells, lambda one: len(home.intersection(at.get(one, ()))))
        return best if best is not None else cells[0]

    def _resume(self, fight: FightState) -> Proposals:
        units = self._match.units
        for target_id, strikers in resumptions(self._match, fight, fight.acting).items():
            group, target = [units[one] for one in strikers], units[target_id]
            chance = self._now.chance(group, target, declared=False)
            if chance < self._character.least_chance:
                continue
            words = partial(reasons.attacks, self._match, target, chance)
            score = chance * self._now.worth(target) - (1 - chance) * self._character.caution
            yield Proposal(score, c.ResumeAttack(target_id, strikers), words)
        yield Proposal(0.0, c.LetGo(), reasons.lets_go)
