"""Command handler: the functions that judge one kind of command and carry it out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import Stage

PLAYING = frozenset({Stage.PLAY})
SETTING_UP = frozenset({Stage.SETUP})
BEGUN = frozenset({Stage.SETUP, Stage.PLAY, Stage.OVER})
UNDER_WAY = frozenset({Stage.SETUP, Stage.PLAY})
TO_THE_END = frozenset({Stage.PLAY, Stage.OVER})
"""What lies face down can still be turned over when the match has ended."""

Objections = tuple[Message, ...]
Happenings = tuple[MatchEvent, ...]
Ruling = Judgement[MatchEvent]


@dataclass(frozen=True, slots=True)
class Handler(Generic[C]):
    """`judge` finds what a command names, raises Refused for what cannot be, and answers with what
    the rules have against it and with what it leads to."""

    judge: Callable[[Match, C], Ruling]
    stages: frozenset[Stage] = PLAYING
    """When such a command makes sense at all."""


Handlers = Mapping[type, Handler[Any]]
