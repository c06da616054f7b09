"""Labels of a board: what its planets are called, and which ships can still act."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.map import lookup as map_lookup
from bp_desktop.games.burning_planets.match import lookup as match_lookup
from bp_desktop.games.burning_planets.match.queries.units import left_of
from bp_desktop.ui.games.burning_planets.book import fact_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bp_desktop.games.burning_planets.board import MapContent, Planet
    from bp_desktop.games.burning_planets.ids import ShipId
    from bp_desktop.games.burning_planets.match.state import Match


class BoardLabels(NamedTuple):
    """Words and figures that are not on the board itself."""

    name_of: Callable[[Planet], str]
    nobodys: str = ""
    """What is said of a planet without an owner."""
    told_by: tuple[str, ...] = ()
    """Names of people that those of planets are made of."""
    left: Mapping[ShipId, int] = {}
    """The actions left of each ship whose turn it is."""


GIVEN_NAMES = BoardLabels(lambda planet: planet.name)
"""Those that somebody gave, and no others."""


def map_labels(content: MapContent) -> BoardLabels:
    names = tuple(seat.name for seat in content.seats)
    return BoardLabels(
        lambda planet: fact_words(map_lookup.named_planet(content, planet)), _nobodys(), names
    )


def match_labels(match: Match) -> BoardLabels:
    names = tuple(player.name for player in match.players.values())
    return BoardLabels(
        lambda planet: fact_words(match_lookup.named_planet(match, planet)),
        _nobodys(),
        names,
        _actions_left(match),
    )


def _actions_left(match: Match) -> dict[ShipId, int]:
    turn = match.turn
    if turn.phase is not Phase.ACTIONS:
        return {}
    return {
        ship.id: left_of(match, ship).most
        for ship in match.board.ships.values()
        if ship.owner == turn.player
    }


def _nobodys() -> str:
    return QCoreApplication.translate("Board", "nobody's")
