"""Correct the past, keep the future: what a change to an old step would lead to."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from bp_desktop.core.dice import Dice, NoDiceLeftError, RecordedDice, RecordingDice, Roll
from bp_desktop.core.messages import Message, Refused, rules_of, say
from bp_desktop.games.system import Enforcement, GameSystem
from bp_desktop.session.entry import Outcome, Revision, Step
from bp_desktop.session.history import History

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


class Decision(StrEnum):
    """What the table does with a later step that no longer fits."""

    STRIKE = "strike"
    OVERRULE = "overrule"
    ROLL = "roll"
    """Throw the dice that are missing."""


@dataclass(frozen=True, slots=True)
class Conflict(Generic[C]):
    """A step that the correction makes impossible, illegal, or in want of other dice."""

    seq: int
    command: C
    messages: tuple[Message, ...]
    choices: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class AmendPlan(Generic[S, C, E]):
    """What would come of a correction. It can be made once no conflict is left."""

    target: int
    revised: tuple[Revision[C, E], ...]
    conflicts: tuple[Conflict[C], ...]
    after: S
    crosses_seal: bool


class _ThrowMissing:
    """Recorded rolls first, then real dice."""

    def __init__(self, rolls: tuple[Roll, ...], dice: Dice) -> None:
        self._recorded = RecordedDice(rolls)
        self._dice = dice

    def roll(self, die: int, purpose: str) -> Roll:
        try:
            return self._recorded.roll(die, purpose)
        except NoDiceLeftError:
            return self._dice.roll(die, purpose)


class Replay(Generic[S, C, E]):
    """Carries the timeline out again from a changed step on.

    Undecided conflicts are left out of the trial, so that what depends on them shows up too.
    """

    def __init__(
        self,
        system: GameSystem[S, C, E],
        history: History[S, C, E],
        dice: Dice | None,
    ) -> None:
        self._system = system
        self._history = history
        self._dice = dice
        """None while only planning: planning throws nothing."""

    def run(
        self, target: int, replacement: C | None, decisions: Mapping[int, Decision]
    ) -> AmendPlan[S, C, E]:
        index = self._history.index_of(target)
        if index is None:
            raise Refused(say("session.no_such_step", step=target))
        state = self._history.state_before(index)
        revised: list[Revision[C, E]] = []
        conflicts: list[Conflict[C]] = []
        crosses = False
        for step in self._history.timeline[index:]:
            is_target = step.seq == target
            command = replacement if is_target else step.outcome.command
            struck = command is None or decisions.get(step.seq) is Decision.STRIKE
            outcome: Outcome[C, E] | None = None
            if command is not None and not struck:
                answer = self._carry_out(state, step, command, decisions.get(step.seq))
                if isinstance(answer, Conflict):
                    conflicts.append(answer)
                else:
                    outcome = answer
            if outcome is None or outcome != step.outcome:
                revised.append(Revision(step.seq, outcome))
                crosses |= self._unseals(step, outcome)
            if outcome is not None:
                for event in outcome.events:
                    state = self._system.evolve(state, event)
        return AmendPlan(target, tuple(revised), tuple(conflicts), state, crosses)

    def _unseals(self, step: Step[C, E], outcome: Outcome[C, E] | None) -> bool:
        """Whether thrown dice or a disclosure would no longer count as they fell."""
        if outcome is None:
            return bool(step.outcome.rolls) or self._system.reveals(step.outcome.events)
        return outcome.rolls != step.outcome.rolls

    def _carry_out(
        self, state: S, step: Step[C, E], command: C, decision: Decision | None
    ) -> Outcome[C, E] | Conflict[C]:
        try:
            objections = self._system.check(state, command)
        except Refused as refusal:
            return Conflict(step.seq, command, refusal.messages, (Decision.STRIKE,))
        rules = rules_of(objections)
        agreed = (
            decision is Decision.OVERRULE
            or self._system.enforcement(state) is Enforcement.FREE
            or set(rules) <= set(step.outcome.overruled)
        )
        if objections and not agreed:
            return Conflict(step.seq, command, objections, (Decision.OVERRULE, Decision.STRIKE))
        may_throw = decision in (Decision.ROLL, Decision.OVERRULE)
        recorded = step.outcome.rolls
        dice = RecordingDice(
            _ThrowMissing(recorded, self._dice)
            if may_throw and self._dice is not None
            else RecordedDice(recorded)
        )
        try:
            events = self._system.carry_out(state, command, dice)
        except NoDiceLeftError as missing:
            if may_throw:  # planned: the dice will be thrown when the correction is made
                return Outcome(command, (), (), rules)
            message = say("session.dice_missing", die=missing.die, purpose=missing.purpose)
            return Conflict(step.seq, command, (message,), (Decision.ROLL, Decision.STRIKE))
        return Outcome(command, events, dice.rolls, rules)
