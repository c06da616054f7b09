"""How long everybody has been at it, as `match show` prints it."""

from typing import Any

from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.time_spent import watched
from bp_desktop.session.session import Session
from bp_desktop.session.timekeeper import TimeKeeper


def clock_shown(session: Session[Match, Any, Any]) -> dict[str, Any]:
    """Seconds of each player up to the last line of the journal, and what was agreed on."""
    times = TimeKeeper(session, watched).times
    match = session.state
    return {
        "budget_minutes": match.clock.budget,
        "extra_minutes": match.clock.extra,
        "paused": match.clock.paused,
        "reason": match.clock.reason,
        "seconds": {player: times.spent.get(player, 0) for player in match.players},
    }
