"""Discretion about hidden amounts: refusals as somebody may read them, with fewer facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import S


@dataclass(frozen=True, slots=True)
class Discretion(Generic[S]):
    """The messages of a game that tell what somebody has or lacks."""

    quiet: Mapping[str, Callable[[Message], Message]]
    """By key: the same without the amount."""
    may_read: Callable[[S, Message, SeatId | None], bool]
    """Whether a seat (None: the room) may read one of them."""

    def __call__(
        self, state: S, messages: tuple[Message, ...], viewer: SeatId | None
    ) -> tuple[Message, ...]:
        return tuple(self._told(state, one, viewer) for one in messages)

    def _told(self, state: S, message: Message, viewer: SeatId | None) -> Message:
        quiet = self.quiet.get(message.key)
        if quiet is None or self.may_read(state, message, viewer):
            return message
        return quiet(message)
