"""A gesture in the making: commands tried one after the other on a copy of the map."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from bp_desktop.core.dice import Dice, Roll
from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.games.system import Judgement

NO_NAMES = StepNames(0)
"""A sketch is no step yet; what it makes is named anew when it becomes one."""


class NoDice:
    """Whoever draws throws no dice."""

    def roll(self, die: int, purpose: str) -> Roll:
        raise AssertionError(f"a gesture would throw a d{die} for {purpose}")


@dataclass(frozen=True, slots=True)
class SkippedCommand(Generic[C]):
    """A part of a gesture that cannot be done, and why."""

    command: C
    messages: tuple[Message, ...]


class Sketch(Generic[S, C, E]):
    """Keeps what can be done, in order, and lists what cannot."""

    def __init__(
        self, judge: Callable[[S, C], Judgement[E]], evolve: Callable[[S, E], S], state: S
    ) -> None:
        self._judge = judge
        self._evolve = evolve
        self.begun = state
        """The state it was begun in."""
        self.state = state
        """Where the commands lead; nothing of it is real yet."""
        self.commands: list[C] = []
        self.skipped: list[SkippedCommand[C]] = []
        self.objections: dict[Message, None] = {}
        self.judgements: list[Judgement[E]] = []
        self.deed = MapDeed.DRAWING
        """What the history will call it."""

    def copy(self) -> "Sketch[S, C, E]":
        """To try something that may be given up again."""
        made: Sketch[S, C, E] = Sketch(self._judge, self._evolve, self.begun)
        made.become(self)
        return made

    def become(self, other: "Sketch[S, C, E]") -> None:
        """Go on where another one has led."""
        self.state = other.state
        self.commands = [*other.commands]
        self.skipped = [*other.skipped]
        self.objections = {**other.objections}
        self.judgements = [*other.judgements]
        self.deed = other.deed

    def attempt(self, command: C) -> bool:
        refusal = self._try(command)
        if refusal is not None:
            self.skipped.append(SkippedCommand(command, refusal.messages))
        return refusal is None

    def manages(self, command: C) -> bool:
        """Whether it can be done, and then it is; what cannot is not listed."""
        return self._try(command) is None

    def attempt_in_any_order(self, commands: Iterable[C]) -> None:
        """Some make room for others: go round until nothing more can be done."""
        waiting = list(commands)
        while waiting:
            refused = [
                SkippedCommand(command, refusal.messages)
                for command in waiting
                if (refusal := self._try(command)) is not None
            ]
            if len(refused) == len(waiting):
                self.skipped += refused
                return
            waiting = [skipped.command for skipped in refused]

    @property
    def judgement(self) -> Judgement[E]:
        """Of all the commands as one step, so that nobody has to judge them again."""
        return Judgement(self._carry_out, tuple(self.objections))

    def _carry_out(self, dice: Dice, names: StepNames) -> tuple[E, ...]:
        return tuple(event for one in self.judgements for event in one.carry_out(dice, names))

    def _try(self, command: C) -> Refused | None:
        try:
            judgement = self._judge(self.state, command)
        except Refused as refusal:
            return refusal
        for event in judgement.carry_out(NoDice(), NO_NAMES):
            self.state = self._evolve(self.state, event)
        self.commands.append(command)
        self.judgements.append(judgement)
        self.objections.update(dict.fromkeys(judgement.objections))
        return None
