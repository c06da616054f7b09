"""Matches of Burning Planets read into annals, without a window."""

from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.ui.chronicle.annals import Annals
from tests.games.burning_planets.match.chronicle.past import MatchSession

MatchAnnals = Annals[Match, Event]


def annals_of(session: MatchSession) -> MatchAnnals:
    annals = Annals(table_game())
    for step in session.timeline:
        annals.read(step.seq, step.outcome.events, step.outcome.rolls)
    return annals
