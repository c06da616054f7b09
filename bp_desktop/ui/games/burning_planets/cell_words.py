"""Words for a cell of a board, drawn or played on, for those who hear it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Asteroid, Board, Occupancy, Ship, SpaceStructure
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.words.wording import translated

translate = QCoreApplication.translate

ZONES = {
    Zone.CENTER: QT_TRANSLATE_NOOP("Describe", "centre"),
    Zone.INTERIOR: QT_TRANSLATE_NOOP("Describe", "interior"),
    Zone.BORDER: QT_TRANSLATE_NOOP("Describe", "border"),
}


class BoardNames(NamedTuple):
    """What a map or a match calls what stands on its board."""

    ship: Callable[[Ship], str]
    player: Callable[[PlayerId], str]
    planet: Callable[[PlanetId], str]
    """With what it is and whose."""


def place_words(board: Board, cell: Hex) -> str:
    """Tile, column and row."""
    return filled(translate("Describe", "cell {cell}"), cell=cell_name(board.tiles, cell))


def cell_words(board: Board, occupancy: Occupancy, called: BoardNames, cell: Hex) -> list[str]:
    """Where it is and what is there, the most important first."""
    on_board = cell in occupancy.geometry.tile_of
    where = place_words(board, cell) if on_board else translate("Describe", "off the board")
    return [where, *contents_words(occupancy, called, cell)]


def contents_words(occupancy: Occupancy, called: BoardNames, cell: Hex) -> list[str]:
    """What stands in the cell, then what the cell is part of."""
    found, geometry = _standing(occupancy, called, cell), occupancy.geometry
    planet = geometry.planet_at.get(cell)
    if planet is not None:
        found += [translated("Describe", ZONES[geometry.zone_at[cell]]), called.planet(planet)]
    elif not found and cell in geometry.tile_of:
        orbits = cell in geometry.orbits_at
        found.append(translate("Describe", "orbit") if orbits else translate("Describe", "space"))
    return found


def _standing(occupancy: Occupancy, called: BoardNames, cell: Hex) -> list[str]:
    def owned(what: str, owner: PlayerId) -> str:
        text = translate("Describe", "{what} of {owner}")
        return filled(text, what=what, owner=called.player(owner))

    match standing := occupancy.at(cell):
        case None:
            return []
        case Ship():
            return [owned(called.ship(standing), standing.owner)]
        case SpaceStructure():
            return [owned(names().kind(standing.kind), standing.owner)]
        case Asteroid():
            rock, on_it = translate("Describe", "asteroid"), occupancy.on_asteroids.get(standing.id)
            return [owned(names().kind(on_it.kind), on_it.owner), rock] if on_it else [rock]
        case _:
            return [names().kind(standing.kind)]
