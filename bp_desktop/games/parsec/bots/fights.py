"""The fights of a bot of Parsec: whom it attacks, by exact odds, and how it answers."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.odds import first_blood
from bp_desktop.core.work import Work
from bp_desktop.games.bots import Budget
from bp_desktop.games.parsec.bots.outlook import MODULE_WORTH, Outlook
from bp_desktop.games.parsec.ids import UnitId
from bp_desktop.games.parsec.match import commands as c, fight_facts as facts, lookup as look
from bp_desktop.games.parsec.match.fight import against_attacker
from bp_desktop.games.parsec.match.state import FightStage, FightState, UnitState
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.shared.proposals import Proposal

Proposals = Iterator[Proposal[Command]]
ATTACK = 20.0
"""What any attack that pays counts beside moves."""


def percent(chance: float) -> int:
    return round(100 * chance)


class Fights:
    """One look at its enemies by one seat."""

    def __init__(self, now: Outlook) -> None:
        self._now = now
        self._match = now.match
        self._character = now.character
        self._near: dict[UnitId, list[UnitState]] = {}
        """Who reaches each vessel: one group after another has the same in it."""

    # --- attacks

    def attacks(self, budget: Budget) -> Work[list[Proposal[Command]]]:
        """From where its vessels stand, alone or together (PA-COORD-1)."""
        found = list[Proposal[Command]]()
        for target in self._now.foes if self._match.tracked else ():
            yield budget.share
            able = [one for one in self._now.warships if facts.in_reach(self._match, one, target)]
            able = [one for one in able if not against_attacker(self._match, one, target)]
            if not able or self._now.slips():
                continue
            groups = [[one] for one in able]
            if self._character.plans and len(able) > 1:
                groups.append(able)
            for group in groups:
                budget.take()
                yield budget.share
                if budget.is_spent:
                    return found
                chance = self._now.chance(group, target, declared=True)
                gain = self._gain(group, target, chance)
                if chance >= self._character.least_chance and gain > 0:
                    command = c.DeclareAttack(tuple(one.id for one in group), target.id)
                    words = self._attacks(target, chance)
                    found.append(Proposal(ATTACK + gain, command, words))
        return found

    def _attacks(self, target: UnitState, chance: float) -> Message:
        unit = look.named_unit(self._match, target)
        return say("parsec.bot.attacks", unit=unit, percent=percent(chance))

    def _gain(self, group: list[UnitState], target: UnitState, chance: float) -> float:
        """What a fight to the first loss brings on average (chapter 18)."""
        now = self._now
        prize = now.worth(target) * 1.5
        if now.kind(target).military:
            prize += MODULE_WORTH * self._character.denies
        answer = max(self._answer(one, target) for one in group)
        won = first_blood(Fraction(chance), Fraction(answer)) if answer else chance
        lost = 1 - (won or 0) if answer else 0
        risk = min(now.worth(one) for one in group) * self._character.caution
        return float(won or 0) * prize - float(lost) * risk

    def _answer(self, unit: UnitState, target: UnitState) -> float:
        """How likely a vessel that strikes is hit by a counter-attack."""
        near = self._near.get(unit.id)
        if near is None:
            foes = (one for one in self._now.foes if facts.in_reach(self._match, one, unit))
            near = self._near[unit.id] = list(foes)
        able = [
            one
            for one in near
            if one.owner == target.owner and (one == target or self._now.kind(one).military)
        ]
        return self._now.chance(able, unit) if able else 0.0

    # --- in a fight

    def word(self, fight: FightState) -> Proposals:
        """Whatever its side has to do now; of what it may do, the best."""
        match fight.stage:
            case FightStage.BEFORE_ROLL:
                yield Proposal(0.0, c.RollStrike(), say("parsec.bot.rolls"))
            case FightStage.AFTER_ROLL:
                yield from self._after_roll(fight)
            case FightStage.ANSWER:
                yield from self._answers(fight, facts.answers(self._match, fight, fight.acting))
                yield Proposal(0.0, c.DeclineAnswer(), say("parsec.bot.goes_on"))
            case FightStage.RESUME:
                yield from self._resumptions(fight)
                yield Proposal(0.0, c.LetGo(), say("parsec.bot.lets_go"))

    def _after_roll(self, fight: FightState) -> Proposals:
        strike, seat = fight.strike, self._now.seat
        assert strike is not None
        if not strike.hits:
            missed = fight.controller(strike.side) == seat
            command = c.PassCards(seat) if missed else c.AcceptMiss()
            yield Proposal(0.0, command, say("parsec.bot.goes_on"))
        elif self._match.units[strike.target].owner == seat:
            for one in facts.possible_losses(self._match, self._match.units[strike.target]):
                words = say("parsec.bot.loses", unit=look.named_unit(self._match, one))
                yield Proposal(-self._now.worth(one), c.ChooseLoss(one.id), words)

    def _answers(self, fight: FightState, can: facts.Answers) -> Proposals:
        """It strikes back, unless a loss is likelier by far than its own hit and it is safe out of
        reach."""
        now, units, likely = self._now, self._match.units, 0.0
        for target, strikers in can.counters.items():
            chance = now.chance([units[one] for one in strikers], units[target])
            likely = max(likely, chance)
            score = 5 + chance * (10 + now.worth(units[target]))
            words = say("parsec.bot.strikes_back", percent=percent(chance))
            yield Proposal(score, c.CounterAttack(target, strikers), words)
        words = say("parsec.bot.evades")
        for id_, cells in can.evasions.items():
            if not cells:
                yield Proposal(4.0, c.Evade(id_, out_of_reach=True), words)
                continue
            unit = units[id_]
            danger = self._danger(fight, unit)
            safe = [one for one in cells if not self._danger(fight, replace(unit, cell=one))]
            fears = self._character.seasoned and danger * now.worth(unit) > 8 * likely
            score = 20 + danger if fears and safe else 2.0
            yield Proposal(score, c.Evade(id_, to=self._away(unit, safe or cells)), words)

    def _danger(self, fight: FightState, unit: UnitState) -> float:
        """How likely the other side hits a vessel where it stands."""
        others = facts.involved(self._match, fight, fight.acting.other)
        able = [one for one in others if facts.in_reach(self._match, one, unit)]
        return self._now.chance(able, unit) if able else 0.0

    def _away(self, unit: UnitState, cells: Sequence[Hex]) -> Hex:
        """Rather where it stays on the same modules."""
        at = self._match.board.modules_at
        home = set(at.get(unit.cell, ())) if unit.cell is not None else set[int]()
        return self._now.ties.best_of(cells, lambda one: len(home.intersection(at[one])))

    def _resumptions(self, fight: FightState) -> Proposals:
        units = self._match.units
        for id_, strikers in facts.resumptions(self._match, fight, fight.acting).items():
            target = units[id_]
            chance = self._now.chance([units[one] for one in strikers], target)
            if chance >= self._character.least_chance:
                score = chance * self._now.worth(target) - (1 - chance) * self._character.caution
                command = c.ResumeAttack(id_, strikers)
                yield Proposal(score, command, self._attacks(target, chance))
