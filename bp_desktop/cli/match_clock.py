"""How long everybody has been at it, as `match show` prints it."""

from typing import Any

from bp_desktop.core.clock import NO_TIMES, after
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.time_spent import WATCH, timed
from bp_desktop.session.history import History
from bp_desktop.session.session import Session


def clock_shown(session: Session[Match, Any, Any]) -> dict[str, Any]:
    """Seconds of each player up to the last line of the journal, and what was agreed on."""
    watch: History[Any, Any, Any] = History(WATCH)
    times = NO_TIMES
    for entry in session.entries:
        watch.become(watch.passage(entry))
        times = after(times, timed(entry.at, entry.events, watch.state.runner))
    match = session.state
    return {
        "budget_minutes": match.clock.budget,
        "extra_minutes": match.clock.extra,
        "paused": match.clock.paused,
        "reason": match.clock.reason,
        "seconds": {player: times.spent.get(player, 0) for player in match.players},
    }
