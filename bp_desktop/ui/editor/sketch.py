"""A gesture in the making: commands tried one after the other on a copy of the map."""

from collections.abc import Iterable
from dataclasses import dataclass

from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.state import MapState, evolve


@dataclass(frozen=True, slots=True)
class Skipped:
    """A part of a gesture that cannot be done, and why."""

    command: c.Single
    messages: tuple[Message, ...]


class Sketch:
    """Keeps what can be done, in order, and lists what cannot."""

    def __init__(self, state: MapState) -> None:
        self.state = state
        """Where the commands lead; nothing of it is real yet."""
        self.commands: list[c.Single] = []
        self.skipped: list[Skipped] = []
        self.objections: dict[Message, None] = {}

    def attempt(self, command: c.Single) -> bool:
        refusal = self._try(command)
        if refusal is not None:
            self.skipped.append(Skipped(command, refusal.messages))
        return refusal is None

    def attempt_in_any_order(self, commands: Iterable[c.Single]) -> None:
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

    @property
    def command(self) -> c.AnyMapCommand | None:
        """All that can be done, as one step."""
        if len(self.commands) > 1:
            return c.Together(tuple(self.commands))
        return self.commands[0] if self.commands else None

    def _try(self, command: c.Single) -> Refused | None:
        try:
            step = plan(self.state, command)
        except Refused as refusal:
            return refusal
        for event in step.events:
            self.state = evolve(self.state, event)
        self.commands.append(command)
        self.objections.update(dict.fromkeys(step.objections))
        return None
