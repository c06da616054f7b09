"""Income forecast: the next collection, source by source and event by event."""

from fractions import Fraction
from typing import NamedTuple

from bp_desktop.core.accounts import Postings, total
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import EventId, PlayerId
from bp_desktop.games.burning_planets.match.economy import forecast
from bp_desktop.games.burning_planets.match.state import Match


class Source(NamedTuple):
    """What one planet, or all space structures of one kind, bring."""

    id: str
    """A planet's id, or the kind of the space structures."""
    amounts: Purse
    """Without any event."""
    under: dict[EventId, Purse]
    """What is left of it under each event."""


class Income(NamedTuple):
    """The forecast of a collection."""

    player: PlayerId
    sources: tuple[Source, ...]
    total: Purse
    """Without any event."""
    under: dict[EventId, Purse]
    expected: dict[str, Fraction]
    """The mean over the event die, per resource."""
    certain: EventId | None = None
    """The event already rolled for this collection."""
    rolled: bool = False
    """Whether the collection's event is known: then `due` is what will be credited."""
    due: Purse = EMPTY
    """What the collection credits by what is known now: under the event rolled, else without."""


def due_to(match: Match, player: PlayerId) -> Purse:
    """The `due` of `income_of` alone, for what is looked at after every step."""
    stamp, _, event = _foreseen(match, player)
    return total(forecast(match, player, event, stamp))


def _foreseen(match: Match, player: PlayerId) -> tuple[int, bool, EventId | None]:
    """The own turn whose collection comes next (-1: a later one), whether its event is known, and
    which one it is."""
    turn = match.turn
    this_turn = player == turn.player and not turn.collected
    if not this_turn and player in match.omens:
        return -1, True, match.omens[player]
    if this_turn:
        return turn.number, turn.rolled, turn.event
    return -1, False, None


def income_of(match: Match, player: PlayerId) -> Income:
    """The player's next collection: of this own turn if it is still to come, else of the next
    one, when everything built and conquered by now yields (BP-TURN-5, BP-TURN-6)."""
    stamp, rolled, event = _foreseen(match, player)
    plain = forecast(match, player, None, stamp)
    by_event = {one: forecast(match, player, one, stamp) for one in match.tables.events}
    totals = {one: total(postings) for one, postings in by_event.items()}
    sources = tuple(
        Source(
            posting.source,
            posting.amounts,
            {one: _of(postings, posting.source) for one, postings in by_event.items()},
        )
        for posting in plain
    )
    without = total(plain)
    due = totals[event] if event is not None else without
    expected = _expected(match, without, totals)
    return Income(player, sources, without, totals, expected, event, rolled, due)


def _of(postings: Postings, source: str) -> Purse:
    return total(one for one in postings if one.source == source)


def _expected(match: Match, without: Purse, totals: dict[EventId, Purse]) -> dict[str, Fraction]:
    """Each event has one face of the die (BP-EVENT-2)."""
    die = match.tables.event_die
    quiet = die - len(totals)
    return {
        resource: Fraction(
            quiet * without[resource] + sum(under[resource] for under in totals.values()), die
        )
        for resource in match.tables.resources
    }
