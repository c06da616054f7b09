"""Burning Planets at the shared table: what the game brings to its screens."""

from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.ui.table.parts import TableParts

MatchParts = TableParts[Match, Command, Event]


def match_parts() -> MatchParts:
    return TableParts(game=table_game())
