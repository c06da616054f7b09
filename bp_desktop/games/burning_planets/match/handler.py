"""How one kind of command is judged and carried out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.match.events import MatchEvent
from bp_desktop.games.burning_planets.match.state import Match, Stage

C = TypeVar("C")

PLAYING = frozenset({Stage.PLAY})
SETTING_UP = frozenset({Stage.SETUP})
BEGUN = frozenset({Stage.SETUP, Stage.PLAY, Stage.OVER})
UNDER_WAY = frozenset({Stage.SETUP, Stage.PLAY})

Objections = tuple[Message, ...]
Happenings = tuple[MatchEvent, ...]


@dataclass(frozen=True, slots=True)
class Handler(Generic[C]):
    """`check` raises Refused for what cannot be and returns objections to what may not be;
    `carry_out` then succeeds, objections or not."""

    check: Callable[[Match, C], Objections]
    carry_out: Callable[[Match, C, Dice], Happenings]
    stages: frozenset[Stage] = PLAYING
    """When such a command makes sense at all."""


Handlers = Mapping[type, Handler[Any]]
