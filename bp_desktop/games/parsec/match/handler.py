"""Command handler of Parsec: the functions that judge one kind of command and carry it out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import Stage

NEW = frozenset({Stage.NEW})
SETTING_UP = frozenset({Stage.SETUP})
PLAYING = frozenset({Stage.PLAY})
UNDER_WAY = frozenset({Stage.SETUP, Stage.PLAY})
BEGUN = frozenset({Stage.SETUP, Stage.PLAY, Stage.OVER})

Found = list[Message]
Happenings = tuple[MatchEvent, ...]
Ruling = Judgement[MatchEvent]


@dataclass(frozen=True, slots=True)
class ParsecHandler(Generic[C]):
    """`judge` finds what a command names, raises Refused for what cannot be, and answers with what
    the rules have against it and with what it leads to."""

    judge: Callable[[ParsecMatch, C], Ruling]
    stages: frozenset[Stage] = PLAYING
    in_fight: bool = False
    """Whether it makes sense while a fight is open; a fight is ended before play goes on."""


ParsecHandlers = Mapping[type, ParsecHandler[Any]]
