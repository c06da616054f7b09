"""Closing facts: what the end of a match says in words, as everybody may read it."""

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.clock import Times
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.games.shared.looking_back import LookBack
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.words.wording import words_of

translate = QCoreApplication.translate

_MINUTE, _HOUR = 60, 3600


class ClosingFacts(NamedTuple):
    """All of it but what has to be read off the journal."""

    state: Any
    """The last one, without what the room may not see."""
    title: str
    headline: str
    how: str
    winners: tuple[Seat, ...]
    seats: dict[SeatId, Seat]
    exits: dict[SeatId, Message]
    times: Times


def closing_facts(context: AnyTable, times: Times) -> ClosingFacts:
    game = context.game
    state = game.seen_by(context.state, None)
    exits = dict(game.exits(one.outcome.events for one in context.commander.session.timeline))
    standing = game.standing(state, tuple(exits))
    seats = {one.id: one for one in game.seats(state)}
    won = [one.seat for one in standing.rows if one.won]
    return ClosingFacts(
        state,
        game.title(state),
        words_of(standing.ending),
        words_of(standing.how),
        tuple(seats[one] for one in won),
        seats,
        exits,
        times,
    )


def closing_rules(context: AnyTable) -> tuple[str, ...]:
    """By which the match has ended; none if people ended it."""
    how = context.game.standing(context.state, ()).how
    return how.rules if how is not None else ()


def how_long(facts: ClosingFacts, back: LookBack | None) -> str:
    """Such as "Friday · 14 rounds · 3 h 12 min"; rounds once they are counted."""
    parts = [facts.title]
    if back is not None and back.rounds:
        number = back.rounds[-1].round
        parts.append(counted(translate("closing", "%n round(s)", "", number), number))
    spent = sum(facts.times.spent.values())
    if spent >= _MINUTE:
        parts.append(_duration(spent))
    return " · ".join(one for one in parts if one)


def _duration(seconds: int) -> str:
    hours, rest = divmod(seconds, _HOUR)
    minutes = rest // _MINUTE
    if not hours:
        return filled(translate("closing", "{minutes} min"), minutes=minutes)
    return filled(translate("closing", "{hours} h {minutes} min"), hours=hours, minutes=minutes)
