"""The last round in a few sentences, one a turn."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.match.queries.recap import Loss, TurnRecap
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.titles import counted_kinds, player_title, site_title
from bp_desktop.ui.marking import counted, filled

translate = QCoreApplication.translate


def turn_sentence(match: Match, turn: TurnRecap) -> str:
    """What a turn came to, without the player's name: that stands before it."""
    parts = []
    if turn.event is not None:
        parts.append(names().event(turn.event))
    if turn.built:
        text = translate("recap", "built: {things}")
        parts.append(filled(text, things=counted_kinds(turn.built)))
    if turn.ships:
        count = len(turn.ships)
        parts.append(counted(translate("recap", "%n new ship(s)", "", count), count))
    if turn.moved:
        parts.append(counted(translate("recap", "%n ship(s) moved", "", turn.moved), turn.moved))
    parts.extend(_loss(match, turn, loss) for loss in turn.losses)
    for id_ in turn.conquered:
        text = translate("recap", "conquered {planet}")
        parts.append(filled(text, planet=site_title(match, id_)))
    for player in turn.eliminated:
        text = translate("recap", "{player} is out of the game")
        parts.append(filled(text, player=player_title(match, player)))
    return "; ".join(parts) if parts else translate("recap", "nothing new on the board")


def _loss(match: Match, turn: TurnRecap, loss: Loss) -> str:
    what = names().kind(loss.kind)
    if loss.ship is not None:
        faction = match.players[loss.ship.owner].faction
        what = f"{names().model(faction, loss.ship.cls)} {loss.ship.number}"
    owner = player_title(match, loss.owner)
    if loss.by != turn.player:
        by = player_title(match, loss.by)
        text = translate("recap", "{by} destroyed {thing} of {owner}")
        return filled(text, by=by, thing=what, owner=owner)
    return filled(translate("recap", "destroyed {thing} of {owner}"), thing=what, owner=owner)
