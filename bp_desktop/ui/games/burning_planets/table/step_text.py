"""What the big button says: the next step of a match in the players' words."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.income import income_of
from bp_desktop.games.burning_planets.match.queries.offers import yard_offers
from bp_desktop.games.burning_planets.match.queries.steps import next_step, steps_for
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.secrets.words import goods_words

translate = QCoreApplication.translate


def main_step(match: Match) -> Command | None:
    """What the big button does: the next step, or a choice nobody has to think about."""
    command = next_step(match)
    if isinstance(command, c.EnterPhase) and command.phase is Phase.SHIPS and not _has_yard(match):
        return c.EnterPhase(Phase.ACTIONS)
    if command is not None or match.stage is not Stage.SETUP:
        return command
    if not match.order:
        return c.SetOrder(tuple(match.players))
    player = next_to_place(match)
    found = steps_for(match, player) if player is not None else ()
    return found[0].command if found else None


def _has_yard(match: Match) -> bool:
    """Without one there is nothing to do in the ships phase (BP-SHIP-2)."""
    return bool(yard_offers(match, match.turn.player))


def step_text(match: Match, command: Command, *, covered: bool = False) -> str:
    """`covered`: no amounts may be shown."""
    match command:
        case c.SetOrder():
            return translate("table", "Play in the order of the seats")
        case c.PlaceStartingCannon(player=player):
            text = translate("table", "Place the starting cannon of {player} for them")
            return filled(text, player=match.players[player].name)
        case c.RollOrder():
            return translate("table", "Roll for the first turn")
        case c.RollEvent():
            return translate("table", "Roll for an event")
        case c.Collect():
            due = income_of(match, match.turn.player).due
            if covered or not due:
                return translate("table", "Collect")
            return filled(translate("table", "Collect: {goods}"), goods=goods_words(due))
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
