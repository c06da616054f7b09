"""Corrections: what changing, striking or inserting an old step makes of the steps after it.

Each later step is carried out again with its recorded dice and names. It is then the same,
changed (same actor, same things, other results) or a conflict, which the table decides.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Generic, assert_never

from bp_desktop.core.dice import Dice, NoDiceLeftError, RecordedDice, RecordingDice, Roll
from bp_desktop.core.messages import Message, Refused, grounds_of, say
from bp_desktop.core.naming import PieceNumber, StepNames, numbers_by_series
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.system import CommandSubject, Enforcement, GameSystem
from bp_desktop.session.entry import Outcome, Revision, Step, takes_back
from bp_desktop.session.history import History


class Decision(StrEnum):
    """What the table does with a later step that no longer fits."""

    STRIKE = "strike"
    KEEP = "keep"
    """Carry it out for whom and what it concerns now, and throw whatever dice are missing."""
    OVERRULE = "overrule"
    """The same against the rules."""
    ROLL = "roll"
    """Throw the dice that are missing."""


_THROWING = (Decision.KEEP, Decision.OVERRULE, Decision.ROLL)
_FOR_ANOTHER = (Decision.KEEP, Decision.OVERRULE)


class ConflictKind(StrEnum):
    """Why a later step does not simply happen again."""

    REFUSED = "refused"
    OBJECTED = "objected"
    OTHER_SEAT = "other_seat"
    OTHER_PHASE = "other_phase"
    OTHER_THING = "other_thing"
    DICE_MISSING = "dice_missing"


@dataclass(frozen=True, slots=True)
class Conflict(Generic[C]):
    """A step that the correction makes impossible, illegal, in want of other dice, or one that
    would be taken by or on somebody or something else than it was."""

    seq: int
    command: C
    kind: ConflictKind
    messages: tuple[Message, ...]
    choices: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class TakenStep(Generic[S, C, E]):
    """A step with the state it was taken in: all that is needed to tell it."""

    before: S
    outcome: Outcome[C, E]


@dataclass(frozen=True, slots=True)
class ChangedStep(Generic[S, C, E]):
    """A later step that comes out otherwise, for the same actor and with the same things."""

    seq: int
    was: TakenStep[S, C, E]
    becomes: TakenStep[S, C, E]


@dataclass(frozen=True, slots=True)
class AmendPlan(Generic[S, C, E]):
    """What would come of a correction. It can be made once no conflict is left."""

    target: int
    """The step that is changed or struck, or that a forgotten one is put in before."""
    revised: tuple[Revision[C, E], ...]
    changed: tuple[ChangedStep[S, C, E], ...]
    """Later steps with other results; the step that the correction is about is not among them."""
    conflicts: tuple[Conflict[C], ...]
    after: S
    unsealed: tuple[int, ...] = ()
    """The steps whose dice or disclosures would no longer count."""
    awaits_dice_at: int | None = None
    """The step whose dice have to be thrown before the rest can be foreseen."""
    same: int = 0
    """How many later steps come out as they did, with nothing to decide about them."""

    @property
    def crosses_seal(self) -> bool:
        return bool(self.unsealed)


KeptThrows = dict[int, tuple[Roll, ...]]
"""Dice thrown for a correction that is not made yet, by its steps: kept until it is made, so that
trying again does not mean throwing again."""


@dataclass(frozen=True, slots=True)
class _ThrowMissing:
    """Recorded rolls first, then real dice, whose rolls are remembered."""

    recorded: RecordedDice
    dice: Dice
    thrown: KeptThrows
    seq: int

    def roll(self, die: int, purpose: str) -> Roll:
        try:
            return self.recorded.roll(die, purpose)
        except NoDiceLeftError:
            roll = self.dice.roll(die, purpose)
            self.thrown[self.seq] = (*self.thrown.get(self.seq, ()), roll)
            return roll


@dataclass(frozen=True, slots=True)
class _Changed(Generic[C]):
    """The one step that a correction is about."""

    seq: int
    command: C | None
    counted: bool
    """Whether it counts until now."""


@dataclass(frozen=True, slots=True)
class _Again(Generic[C, E]):
    """A step that is carried out once more."""

    step: Step[C, E]
    command: C
    overruled: tuple[str, ...]
    """What the table overruled then."""
    about: CommandSubject | None
    """Whom and what it concerned then; None of a command that is asked for only now: that may be
    anybody and anything."""
    decision: Decision | None


class _AwaitsDice:
    """The rest cannot be foreseen before dice are thrown."""


@dataclass(frozen=True, eq=False)
class Replay(Generic[S, C, E]):
    """Carries the timeline out again from a changed step on.

    Undecided conflicts are left out of the trial, so that what depends on them shows up too.
    """

    system: GameSystem[S, C, E]
    history: History[S, C, E]
    thrown: KeptThrows
    dice: Dice | None
    """None while only planning: planning throws nothing."""

    def change(
        self, target: int, replacement: C | None, decisions: Mapping[int, Decision]
    ) -> AmendPlan[S, C, E]:
        """Give a step another command, or none."""
        place, last = self._found(target)
        steps = self.history.timeline[place:]
        was_struck = self.history.index_of(target) is None
        if was_struck:
            steps.insert(0, Step(target, last))
        changed = _Changed(target, replacement, counted=not was_struck)
        return self._run(target, place, steps, changed, decisions)

    def insert(
        self, before: int, seq: int, command: C, decisions: Mapping[int, Decision]
    ) -> AmendPlan[S, C, E]:
        """Put in a step that was forgotten; `seq` is the number it will bear."""
        place, _ = self._found(before)
        steps = [Step[C, E](seq, Outcome(command, ())), *self.history.timeline[place:]]
        return self._run(before, place, steps, _Changed(seq, command, counted=False), decisions)

    def _found(self, target: int) -> tuple[int, Outcome[C, E]]:
        last = self.history.last_outcome(target)
        if last is None:
            raise Refused(say("session.no_such_step", step=target))
        return self.history.place_of(target), last

    def _run(
        self,
        target: int,
        place: int,
        steps: list[Step[C, E]],
        changed: _Changed[C],
        decisions: Mapping[int, Decision],
    ) -> AmendPlan[S, C, E]:
        was = state = self.history.state_before(place)
        revised: list[Revision[C, E]] = []
        differing: list[ChangedStep[S, C, E]] = []
        conflicts: list[Conflict[C]] = []
        unsealed: list[int] = []
        awaits_dice_at, same = None, 0
        for step in steps:
            is_changed = step.seq == changed.seq
            old = None if is_changed and not changed.counted else step.outcome
            new: Outcome[C, E] | None = None
            if step.aside:
                new = old
            else:
                again = self._again(step, changed, was, decisions)
                answer = None if again is None else self._carry_out(state, again)
                if isinstance(answer, _AwaitsDice):
                    awaits_dice_at = step.seq
                    break
                if isinstance(answer, Conflict):
                    conflicts.append(answer)
                else:
                    new = answer
            if new != old:
                revised.append(Revision(step.seq, new))
                if old is not None and takes_back(self.system, old, new):
                    unsealed.append(step.seq)
            if old and new and not is_changed and not step.aside:
                if new.events == old.events:
                    same += step.seq not in decisions
                else:
                    differing.append(
                        ChangedStep(step.seq, TakenStep(was, old), TakenStep(state, new))
                    )
            was, state = self._after(was, old), self._after(state, new)
        return AmendPlan(
            target,
            tuple(revised),
            tuple(differing),
            tuple(conflicts),
            state,
            tuple(unsealed),
            awaits_dice_at,
            same,
        )

    def _after(self, state: S, outcome: Outcome[C, E] | None) -> S:
        for event in outcome.events if outcome is not None else ():
            state = self.system.evolve(state, event)
        return state

    def _again(
        self, step: Step[C, E], changed: _Changed[C], was: S, decisions: Mapping[int, Decision]
    ) -> "_Again[C, E] | None":
        """What to carry out in the place of a step; None: nothing, it is struck."""
        decision = decisions.get(step.seq)
        if decision is Decision.STRIKE:
            return None
        if step.seq == changed.seq:
            # What the table overruled then stays overruled, but not for another command; and
            # whom and what the new command concerns is as it was asked for.
            if changed.command is None:
                return None
            return _Again(step, changed.command, (), None, decision)
        outcome = step.outcome
        about = self.system.about(was, outcome.command)
        return _Again(step, outcome.command, outcome.overruled, about, decision)

    def _carry_out(
        self, state: S, again: "_Again[C, E]"
    ) -> "Outcome[C, E] | Conflict[C] | _AwaitsDice":
        """What comes of a command now."""
        seq, command, decision = again.step.seq, again.command, again.decision
        try:
            judgement = self.system.judge(state, command)
        except Refused as refusal:
            return Conflict(
                seq, command, ConflictKind.REFUSED, refusal.messages, (Decision.STRIKE,)
            )
        grounds = grounds_of(judgement.objections)
        other = self._other(state, again)
        choices: tuple[Decision, ...] = ()
        if judgement.objections:
            choices = self._choices(state, grounds, again)
        if choices:
            kind, messages = other or (ConflictKind.OBJECTED, ())
            return Conflict(seq, command, kind, (*messages, *judgement.objections), choices)
        if other is not None:
            return Conflict(seq, command, *other, (Decision.KEEP, Decision.STRIKE))
        dice = self._dice_for(again.step, decision)
        try:
            events = judgement.carry_out(dice, self._names(again.step))
        except NoDiceLeftError as missing:
            if decision in _THROWING:
                return _AwaitsDice()
            message = say("session.dice_missing", die=missing.die, purpose=missing.purpose)
            both = (Decision.ROLL, Decision.STRIKE)
            return Conflict(seq, command, ConflictKind.DICE_MISSING, (message,), both)
        return Outcome(command, events, dice.rolls, grounds)

    def _other(
        self, state: S, again: "_Again[C, E]"
    ) -> tuple[ConflictKind, tuple[Message, ...]] | None:
        """Whether a command would now concern another seat, phase or thing, undecided so far."""
        before = again.about
        if before is None or again.decision in _FOR_ANOTHER:
            return None
        now = self.system.about(state, again.command)
        if now.seat != before.seat:
            return ConflictKind.OTHER_SEAT, (say("session.other_seat"),)
        if now.phase != before.phase:
            return ConflictKind.OTHER_PHASE, (say("session.other_phase"),)
        if now.things != before.things:
            return ConflictKind.OTHER_THING, (say("session.other_thing"),)
        return None

    def _names(self, step: Step[C, E]) -> StepNames:
        """The step's own names again, and which numbers all other steps have given out."""
        own = self._numbers_of(step.outcome)
        others = self._numbers
        if step.seq in others:
            others = {seq: numbers for seq, numbers in others.items() if seq != step.seq}
        taken = numbers_by_series(one for numbers in others.values() for one in numbers)
        return StepNames(step.seq, {one.thing: one.number for one in own}, taken)

    @cached_property
    def _numbers(self) -> dict[int, tuple[PieceNumber, ...]]:
        """The numbers on pieces that each step has given out, for those that have."""
        given = ((step.seq, self._numbers_of(step.outcome)) for step in self.history.timeline)
        return {seq: numbers for seq, numbers in given if numbers}

    def _numbers_of(self, outcome: Outcome[C, E]) -> tuple[PieceNumber, ...]:
        return tuple(one for event in outcome.events for one in self.system.numbers(event))

    def _choices(
        self, state: S, grounds: tuple[str, ...], again: "_Again[C, E]"
    ) -> tuple[Decision, ...]:
        """What can be decided about objections; nothing, if they are settled already.

        Where the program stops nobody, the command that is asked for now goes through like any
        other; a later step that was within the rules is no longer what the table saw.
        """
        enforcement = self.system.enforcement(state)
        match enforcement:
            case Enforcement.STRICT:
                return (Decision.STRIKE,)
            case Enforcement.FREE if again.about is None:
                return ()
            case Enforcement.FREE | Enforcement.WARN:
                overruled = again.decision is Decision.OVERRULE
                settled = overruled or set(grounds) <= set(again.overruled)
                return () if settled else (Decision.OVERRULE, Decision.STRIKE)
            case _:
                assert_never(enforcement)

    def _dice_for(self, step: Step[C, E], decision: Decision | None) -> RecordingDice:
        """What fell then, and new dice where that was decided."""
        recorded = RecordedDice((*step.outcome.rolls, *self.thrown.get(step.seq, ())))
        if self.dice is None or decision not in _THROWING:
            return RecordingDice(recorded)
        return RecordingDice(_ThrowMissing(recorded, self.dice, self.thrown, step.seq))
