"""Proposals: steps a bot thinks of, how good each of them seems, and why."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple

from bp_desktop.core.messages import Message
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import C, S
from bp_desktop.core.work import Work
from bp_desktop.games.bots import BotDecision, Ties
from bp_desktop.games.offers import verdict
from bp_desktop.games.system import Judgement

Reason = Message | Callable[[], Message]
"""The words themselves, or what puts them together only if it is what the seat does."""
PROFIT = 1.1
"""In a barter a seat wants a little more than it gives."""


class Proposal(NamedTuple, Generic[C]):
    score: float
    command: C
    reason: Reason


def best_legal(
    judge: Callable[[S, C], Judgement[Any]], state: S, found: Iterable[Proposal[C]], ties: Ties
) -> BotDecision[C] | None:
    """The best of them that the rules of this table allow; which of equal ones, is drawn."""
    ranked = ties.mixed(found)
    ranked.sort(key=lambda one: round(one.score, 6), reverse=True)
    for one in ranked:
        if verdict(judge, state, one.command).legal:
            why = one.reason
            return BotDecision(one.command, why if isinstance(why, Message) else why())
    return None


def nothing() -> Work[None]:
    """The thought of a seat that has nothing to do."""
    yield 1.0


def is_profitable(gets: Purse, gives: Purse, value: Callable[[str], float]) -> bool:
    """Whether a barter is worth it to a seat, by what one of each resource counts for it."""

    def worth(goods: Purse) -> float:
        return sum(value(resource) * amount for resource, amount in goods)

    return worth(gets) >= PROFIT * worth(gives)
