"""Correct the past, keep the future: what a change to an old step would lead to."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar, assert_never

from bp_desktop.core.dice import (
    Dice,
    NoDiceLeftError,
    RecordedDice,
    RecordingDice,
    Roll,
)
from bp_desktop.core.messages import Message, Refused, grounds_of, say
from bp_desktop.games.system import Enforcement, GameSystem
from bp_desktop.session.entry import Outcome, Revision, Step
from bp_desktop.session.history import History
from bp_desktop.session.seals import takes_back

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


class Decision(StrEnum):
    """What the table does with a later step that no longer fits."""

    STRIKE = "strike"
    OVERRULE = "overrule"
    """Carry it out against the rules, and throw whatever dice are missing."""
    ROLL = "roll"
    """Throw the dice that are missing."""


_THROWING = (Decision.OVERRULE, Decision.ROLL)


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
    """The step that is changed or struck, or that a forgotten one is put in before."""
    revised: tuple[Revision[C, E], ...]
    conflicts: tuple[Conflict[C], ...]
    after: S
    unsealed: tuple[int, ...] = ()
    """The steps whose dice or disclosures would no longer count."""
    awaits_dice_at: int | None = None
    """The step whose dice have to be thrown before the rest can be foreseen."""

    @property
    def crosses_seal(self) -> bool:
        return bool(self.unsealed)


class Thrown:
    """Dice thrown for a correction that is not made yet.

    They are kept until it is made, so that trying again does not mean throwing again.
    """

    def __init__(self) -> None:
        self._rolls: dict[int, tuple[Roll, ...]] = {}

    def for_step(self, seq: int) -> tuple[Roll, ...]:
        return self._rolls.get(seq, ())

    def add(self, seq: int, roll: Roll) -> None:
        self._rolls[seq] = (*self.for_step(seq), roll)

    def forget(self) -> None:
        self._rolls.clear()


class _ThrowMissing:
    """Recorded rolls first, then real dice, whose rolls are remembered."""

    def __init__(self, recorded: RecordedDice, dice: Dice, thrown: Thrown, seq: int) -> None:
        self._recorded = recorded
        self._dice = dice
        self._thrown = thrown
        self._seq = seq

    def roll(self, die: int, purpose: str) -> Roll:
        try:
            return self._recorded.roll(die, purpose)
        except NoDiceLeftError:
            roll = self._dice.roll(die, purpose)
            self._thrown.add(self._seq, roll)
            return roll


@dataclass(frozen=True, slots=True)
class _Changed(Generic[C]):
    """The one step that a correction is about."""

    seq: int
    command: C | None
    counted: bool
    """Whether it counts until now."""


class Replay(Generic[S, C, E]):
    """Carries the timeline out again from a changed step on.

    Undecided conflicts are left out of the trial, so that what depends on them shows up too.
    """

    def __init__(
        self,
        system: GameSystem[S, C, E],
        history: History[S, C, E],
        thrown: Thrown,
        dice: Dice | None,
    ) -> None:
        self._system = system
        self._history = history
        self._thrown = thrown
        self._dice = dice
        """None while only planning: planning throws nothing."""

    def change(
        self, target: int, replacement: C | None, decisions: Mapping[int, Decision]
    ) -> AmendPlan[S, C, E]:
        """Give a step another command, or none."""
        place, last = self._found(target)
        steps = self._history.timeline[place:]
        was_struck = self._history.index_of(target) is None
        if was_struck:
            steps.insert(0, Step(target, last))
        changed = _Changed(target, replacement, counted=not was_struck)
        return self._run(target, place, steps, changed, decisions)

    def insert(
        self, before: int, seq: int, command: C, decisions: Mapping[int, Decision]
    ) -> AmendPlan[S, C, E]:
        """Put in a step that was forgotten; `seq` is the number it will bear."""
        place, _ = self._found(before)
        steps = [Step[C, E](seq, Outcome(command, ())), *self._history.timeline[place:]]
        return self._run(before, place, steps, _Changed(seq, command, counted=False), decisions)

    def _found(self, target: int) -> tuple[int, Outcome[C, E]]:
        last = self._history.last_outcome(target)
        if last is None:
            raise Refused(say("session.no_such_step", step=target))
        return self._history.place_of(target), last

    def _run(
        self,
        target: int,
        place: int,
        steps: list[Step[C, E]],
        changed: _Changed[C],
        decisions: Mapping[int, Decision],
    ) -> AmendPlan[S, C, E]:
        state = self._history.state_before(place)
        revised: list[Revision[C, E]] = []
        conflicts: list[Conflict[C]] = []
        unsealed: list[int] = []
        awaits_dice_at = None
        for step in steps:
            is_changed = step.seq == changed.seq
            old = None if is_changed and not changed.counted else step.outcome
            command = changed.command if is_changed else step.outcome.command
            # What the table overruled then stays overruled, but not for another command.
            overruled = () if is_changed else step.outcome.overruled
            decision = decisions.get(step.seq)
            new: Outcome[C, E] | None = None
            if command is not None and decision is not Decision.STRIKE:
                answer = self._carry_out(state, step, command, overruled, decision)
                if answer is None:
                    awaits_dice_at = step.seq
                    break
                if isinstance(answer, Conflict):
                    conflicts.append(answer)
                else:
                    new = answer
            if new != old:
                revised.append(Revision(step.seq, new))
                if old is not None and takes_back(self._system, old, new):
                    unsealed.append(step.seq)
            if new is not None:
                for event in new.events:
                    state = self._system.evolve(state, event)
        return AmendPlan(
            target, tuple(revised), tuple(conflicts), state, tuple(unsealed), awaits_dice_at
        )

    def _carry_out(
        self,
        state: S,
        step: Step[C, E],
        command: C,
        overruled: tuple[str, ...],
        decision: Decision | None,
    ) -> Outcome[C, E] | Conflict[C] | None:
        """What comes of the command now; None if dice have to be thrown to know."""
        try:
            objections = self._system.check(state, command)
        except Refused as refusal:
            return Conflict(step.seq, command, refusal.messages, (Decision.STRIKE,))
        grounds = grounds_of(objections)
        if objections and (choices := self._choices(state, grounds, overruled, decision)):
            return Conflict(step.seq, command, objections, choices)
        dice = self._dice_for(step, decision)
        try:
            events = self._system.carry_out(state, command, dice)
        except NoDiceLeftError as missing:
            if decision in _THROWING:
                return None
            message = say("session.dice_missing", die=missing.die, purpose=missing.purpose)
            return Conflict(step.seq, command, (message,), (Decision.ROLL, Decision.STRIKE))
        return Outcome(command, events, dice.rolls, grounds)

    def _choices(
        self,
        state: S,
        grounds: tuple[str, ...],
        overruled: tuple[str, ...],
        decision: Decision | None,
    ) -> tuple[Decision, ...]:
        """What can be decided about objections; nothing, if they are settled already."""
        enforcement = self._system.enforcement(state)
        match enforcement:
            case Enforcement.FREE:
                return ()
            case Enforcement.STRICT:
                return (Decision.STRIKE,)
            case Enforcement.WARN:
                settled = decision is Decision.OVERRULE or set(grounds) <= set(overruled)
                return () if settled else (Decision.OVERRULE, Decision.STRIKE)
            case _:
                assert_never(enforcement)

    def _dice_for(self, step: Step[C, E], decision: Decision | None) -> RecordingDice:
        """What fell then, and new dice where that was decided."""
        recorded = RecordedDice((*step.outcome.rolls, *self._thrown.for_step(step.seq)))
        if self._dice is None or decision not in _THROWING:
            return RecordingDice(recorded)
        return RecordingDice(_ThrowMissing(recorded, self._dice, self._thrown, step.seq))
