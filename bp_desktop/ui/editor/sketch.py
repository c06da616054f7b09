"""A gesture in the making: commands tried one after the other on a copy of the map."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from bp_desktop.core.messages import Message, Refused

S = TypeVar("S")
C = TypeVar("C")


class Trial(NamedTuple, Generic[S]):
    """Where a command would lead, and what the rules have against it."""

    state: S
    objections: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Skipped(Generic[C]):
    """A part of a gesture that cannot be done, and why."""

    command: C
    messages: tuple[Message, ...]


class Sketch(Generic[S, C]):
    """Keeps what can be done, in order, and lists what cannot."""

    def __init__(self, trial: Callable[[S, C], Trial[S]], state: S) -> None:
        self._trial = trial
        self.state = state
        """Where the commands lead; nothing of it is real yet."""
        self.commands: list[C] = []
        self.skipped: list[Skipped[C]] = []
        self.objections: dict[Message, None] = {}

    def attempt(self, command: C) -> bool:
        refusal = self._try(command)
        if refusal is not None:
            self.skipped.append(Skipped(command, refusal.messages))
        return refusal is None

    def attempt_in_any_order(self, commands: Iterable[C]) -> None:
        """Some make room for others: go round until nothing more can be done."""
        waiting = list(commands)
        while waiting:
            refused = [
                Skipped(command, refusal.messages)
                for command in waiting
                if (refusal := self._try(command)) is not None
            ]
            if len(refused) == len(waiting):
                self.skipped += refused
                return
            waiting = [skipped.command for skipped in refused]

    def _try(self, command: C) -> Refused | None:
        try:
            self.state, objections = self._trial(self.state, command)
        except Refused as refusal:
            return refusal
        self.commands.append(command)
        self.objections.update(dict.fromkeys(objections))
        return None
