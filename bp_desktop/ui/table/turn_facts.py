"""What a turn has brought so far, and what its event does; read from the journal and the rules."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.accounts import Posting
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.match.events import TurnBegan
from bp_desktop.games.burning_planets.match.state import Match, Player, Stage
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names

translate = QCoreApplication.translate


def turn_change(session: "Session[Match, object, object]") -> Purse:
    """What this own turn has brought and cost its player so far."""
    match = session.state
    total = EMPTY
    timeline = session.timeline
    for place in range(len(timeline) - 1, -1, -1):
        for event in reversed(timeline[place].outcome.events):
            if isinstance(event, TurnBegan):
                return total
            postings: tuple[Posting, ...] = getattr(event, "postings", ())
            for posting in postings:
                if posting.player == match.turn.player and posting.hold is None:
                    total += posting.amounts
    return total


def newly_out(before: Match, after: Match) -> Iterator[Player]:
    """Who was eliminated in a step after which play goes on (BP-ELIM-1)."""
    if before.players is after.players or after.stage is not Stage.PLAY:
        return
    for id_, player in after.players.items():
        if player.eliminated and id_ in before.players and not before.players[id_].eliminated:
            yield player


def event_text(match: Match) -> str:
    """The event in force and its effects; empty if there is none."""
    event = match.turn.event
    if event is None:
        return ""
    result = match.tables.events[event]
    parts = []
    if result.no_yield:
        kinds = ", ".join(names().kind(kind) for kind in result.no_yield)
        parts.append(filled(translate("table", "no yield: {kinds}"), kinds=kinds))
    if result.no_build:
        kinds = ", ".join(names().kind(kind) for kind in result.no_build)
        parts.append(filled(translate("table", "cannot be built: {kinds}"), kinds=kinds))
    if not result.ships_act:
        parts.append(translate("table", "no ship acts in this turn"))
    return f"{names().event(event)} — {'; '.join(parts)}"
