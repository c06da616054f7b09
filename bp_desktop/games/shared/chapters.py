"""Rule chapters that matches of several games include.

A chapter has commands, and the functions that judge them, fold what happened and tell it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic

import msgspec

from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import S
from bp_desktop.games.system import Judgement

Reason = Annotated[str, msgspec.Meta(max_length=500)]


class MatchCommand(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The common shape of all commands of a match."""


class MatchEvent(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The common shape of all events of a match. Only `postings` ever change what anybody has."""


def leads_to(*happened: MatchEvent, against: Iterable[Message] = ()) -> Judgement[MatchEvent]:
    """The judgement of a command that needs neither dice nor names."""
    return Judgement(lambda _dice, _names: happened, tuple(against))


@dataclass(frozen=True, slots=True)
class RuleChapter(Generic[S]):
    """Three tables of functions over the state of a match, by type of command or event. A game
    adds them to its own and says when in a match the commands make sense."""

    judges: Mapping[type, Callable[[S, Any], Judgement[MatchEvent]]]
    evolvers: Mapping[type, Callable[[S, Any], S]]
    tellers: Mapping[type, Callable[[S, Any], Message]]
