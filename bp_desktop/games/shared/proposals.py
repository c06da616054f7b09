"""Proposals: steps a bot thinks of, how good each of them seems, and why."""

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple

from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C
from bp_desktop.games.bots import BotDecision, Ties

Reason = Callable[[], Message]
"""Put into words only if it is what the seat does."""


class Proposal(NamedTuple, Generic[C]):
    score: float
    command: C
    reason: Reason


def best_proposal(
    found: Iterable[Proposal[C]], is_legal: Callable[[C], bool], ties: Ties
) -> BotDecision[C] | None:
    """The best of them that the rules of this table allow; which of equal ones, is drawn."""
    ranked = ties.mixed(found)
    ranked.sort(key=lambda one: round(one.score, 6), reverse=True)
    for one in ranked:
        if is_legal(one.command):
            return BotDecision(one.command, one.reason())
    return None
