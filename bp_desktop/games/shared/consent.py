"""Consent of players to a step: who said yes, so that the journal can name them."""

from collections.abc import Callable, Iterable
from typing import Any

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.games.shared.chapters import MatchEvent, RuleChapter


class ConsentGiven(MatchEvent, frozen=True, tag="consent_given"):
    """Follows what the step leads to, and changes nothing by itself."""

    by: tuple[SeatId, ...]


def agreed_by(*seats: SeatId, when: bool = True) -> tuple[ConsentGiven, ...]:
    """The event that names them, or none where nobody was asked."""
    return (ConsentGiven(tuple(dict.fromkeys(seats))),) if when and seats else ()


def consent_chapter(named: Callable[[Any, SeatId | None], Named]) -> RuleChapter[Any]:
    """`named`: what a seat of a match is called."""

    def told(match: Any, event: ConsentGiven) -> Message:
        return _told(named(match, one) for one in event.by)

    return RuleChapter(
        judges={},
        evolvers={ConsentGiven: lambda match, _event: match},
        tellers={ConsentGiven: told},
    )


def _told(names: Iterable[Named]) -> Message:
    first, *others = names
    if others:
        return say("shared.log.several_agree", players=Several((first, *others)))
    return say("shared.log.one_agrees", player=first)
