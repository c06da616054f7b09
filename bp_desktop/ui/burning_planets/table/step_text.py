"""What the big button says: the next step of a match in the players' words."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.marking import filled

translate = QCoreApplication.translate


def step_text(match: Match, command: Command) -> str:
    match command:
        case c.RollOrder():
            return translate("table", "Roll for the first turn")
        case c.RollEvent():
            return translate("table", "Roll for an event")
        case c.Collect():
            return translate("table", "Collect")
        case c.EnterPhase(phase=phase):
            text = translate("table", "On to: {phase}")
            return filled(text, phase=names().phase(Phase(phase)))
        case c.EndTurn():
            following = _following(match)
            text = translate("table", "End the turn: {player} is next")
            return filled(text, player=following)
        case _:
            return translate("table", "Go on")


def _following(match: Match) -> str:
    survivors = match.survivors
    if match.turn.player not in survivors:
        return ""
    place = survivors.index(match.turn.player)
    return match.players[survivors[(place + 1) % len(survivors)]].name
