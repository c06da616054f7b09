"""Handlers of commands: who judges each kind of command, and in which stages of a match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.text_limits import require_lengths
from bp_desktop.core.type_variables import C, S
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import Stage

NEW = frozenset({Stage.NEW})
SETTING_UP = frozenset({Stage.SETUP})
PLAYING = frozenset({Stage.PLAY})
UNDER_WAY = frozenset({Stage.SETUP, Stage.PLAY})
BEGUN = frozenset({Stage.SETUP, Stage.PLAY, Stage.OVER})
TO_THE_END = frozenset({Stage.PLAY, Stage.OVER})
"""What lies face down can still be turned over when the match has ended."""

Objections = tuple[Message, ...]
Happenings = tuple[MatchEvent, ...]
Ruling = Judgement[MatchEvent]


@dataclass(frozen=True, slots=True)
class Handler(Generic[S, C]):
    """`judge` finds what a command names, raises Refused for what cannot be, and answers with what
    the rules have against it and with what it leads to."""

    judge: Callable[[S, C], Ruling]
    stages: frozenset[Stage] = PLAYING
    """When such a command makes sense at all."""
    in_fight: bool = False
    """Whether it does so while a fight is open, in a game whose fights take several steps."""


Handlers = Mapping[type, Handler[Any, Any]]


def handler_for(
    handlers: Handlers, command: object, stage: Stage, wrong: Mapping[Stage, Message]
) -> Handler[Any, Any]:
    """Refuses what comes too early or too late: `wrong` says why in each stage."""
    require_lengths(command)
    handler = handlers[type(command)]
    if stage not in handler.stages:
        raise Refused(wrong[stage])
    return handler
