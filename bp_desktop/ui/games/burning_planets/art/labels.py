"""Labels of a board: what its planets are called, and which ships can still act."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.map.lookup import named_planet as map_name
from bp_desktop.games.burning_planets.match.lookup import named_planet as match_name
from bp_desktop.games.burning_planets.match.queries.units import left_of
from bp_desktop.ui.games.burning_planets.book import fact_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bp_desktop.core.messages import Named
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
    return BoardLabels(lambda planet: _words(map_name(content, planet)), _nobodys(), names)


def match_labels(match: Match) -> BoardLabels:
    names = tuple(player.name for player in match.players.values())
    left = _actions_left(match)
    return BoardLabels(lambda planet: _words(match_name(match, planet)), _nobodys(), names, left)


def _actions_left(match: Match) -> dict[ShipId, int]:
    turn = match.turn
    if turn.phase is not Phase.ACTIONS:
        return {}
    return {
        ship.id: left_of(match, ship).most
        for ship in match.board.ships.values()
        if ship.owner == turn.player
    }


def _words(planet: Named) -> str:
    """Without its tile, which everybody sees."""
    in_tile = planet.of is not None and planet.of.sort == "tile"
    return fact_words(replace(planet, of=None) if in_tile else planet)


def _nobodys() -> str:
    return QCoreApplication.translate("Board", "nobody's")
