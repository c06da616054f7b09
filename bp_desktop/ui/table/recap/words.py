"""The last round in a few sentences, one a turn."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.queries.recap import Loss, TurnRecap
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.titles import (
    counted_kinds,
    player_title,
    ship_title,
    site_title,
    with_counts,
)

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
        faction = match.players[turn.player].faction
        models = with_counts(names().model(faction, cls) for cls in turn.ships)
        parts.append(filled(translate("recap", "new ships: {ships}"), ships=models))
    if turn.moved:
        parts.append(counted(translate("recap", "%n ship(s) moved", "", turn.moved), turn.moved))
    parts.extend(_losses(match, turn))
    for id_ in turn.conquered:
        text = translate("recap", "conquered {planet}")
        parts.append(filled(text, planet=site_title(match, id_)))
    for player in turn.eliminated:
        text = translate("recap", "{player} is out of the game")
        parts.append(filled(text, player=player_title(match, player)))
    return "; ".join(parts) if parts else translate("recap", "nothing new on the board")


def _losses(match: Match, turn: TurnRecap) -> Iterator[str]:
    """What somebody destroyed of somebody else's, in one breath."""
    sides: dict[tuple[PlayerId, PlayerId | None], list[str]] = {}
    for loss in turn.losses:
        sides.setdefault((loss.by, loss.owner), []).append(_thing(match, loss))
    for (by, owner), things in sides.items():
        facts = {"thing": with_counts(things), "owner": player_title(match, owner)}
        if by == turn.player:
            yield filled(translate("recap", "destroyed {thing} of {owner}"), **facts)
        else:
            text = translate("recap", "{by} destroyed {thing} of {owner}")
            yield filled(text, by=player_title(match, by), **facts)


def _thing(match: Match, loss: Loss) -> str:
    return names().kind(loss.kind) if loss.ship is None else ship_title(match, loss.ship)
