"""Names of places: what people call a planet or a cell, in every list, sentence and answer.

A planet has its own name; else it is the home of whoever began there, for the whole match; else it
has its number and its tile. A cell is its tile, and column and row in it, counted from 1: "3:7,2".
"""

import re
from collections.abc import Callable

from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.core.messages import Named, NamedCell
from bp_desktop.games.burning_planets.board import Board, Planet
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles

# --- cells


def cell_name(tiles: Tiles | None, cell: Hex) -> str:
    """Such as "3:7,2". Beyond the edge of the board the nearest tile is counted on; without tiles
    there are columns and rows only."""
    column, row = to_offset(cell)
    if tiles is None or not tiles.places:
        return f"{column + 1},{row + 1}"
    place = TilePlace(column // tiles.width, row // tiles.height)
    if place not in tiles.numbers:
        place = min(tiles.places, key=lambda one: (_apart(one, place), one.ty, one.tx))
    column, row = column - place.tx * tiles.width + 1, row - place.ty * tiles.height + 1
    return f"{tiles.numbers[place]}:{column},{row}"


def cell_numbers(tiles: Tiles | None, cell: Hex) -> tuple[int, int]:
    """Column and row as they are counted in a tile, also beyond the board."""
    column, row = to_offset(cell)
    if tiles is None:
        return column + 1, row + 1
    return column % tiles.width + 1, row % tiles.height + 1


def _apart(one: TilePlace, other: TilePlace) -> int:
    return abs(one.tx - other.tx) + abs(one.ty - other.ty)


def named_cell(board: Board, cell: Hex) -> NamedCell:
    return NamedCell(cell, cell_name(board.tiles, cell))


_TYPED = re.compile(r"([0-9]{1,5}) ?[:;.] ?([0-9]{1,3}) ?[,;.:] ?([0-9]{1,3})")


def cells_called(tiles: Tiles | None, text: str) -> tuple[Hex, ...]:
    """The cells that somebody types the names of; what is on no tile is left out."""
    typed = (map(int, one.groups()) for one in _TYPED.finditer(text))
    found = (_cell_called(tiles, *numbers) for numbers in typed) if tiles is not None else ()
    return tuple(cell for cell in found if cell is not None)


def _cell_called(tiles: Tiles, tile: int, column: int, row: int) -> Hex | None:
    in_tile = 1 <= column <= tiles.width and 1 <= row <= tiles.height
    if not in_tile or not 1 <= tile <= len(tiles.places):
        return None
    place = tiles.places[tile - 1]
    return from_offset(place.tx * tiles.width + column - 1, place.ty * tiles.height + row - 1)


# --- planets


def named_planet(
    board: Board, planet: Planet, named_seat: Callable[[PlayerId], Named | None]
) -> Named:
    """`named_seat` knows who sits where; of a stranger's home only the number is told."""
    if planet.name:
        return Named("planet", planet.id, planet.name)
    if planet.starting is not None and is_home(board, planet):
        seat = named_seat(planet.starting)
        if seat is not None:
            return Named("planet", planet.id, of=seat)
    number = planet_number(planet)
    if planet.center is None or board.tiles is None:
        return Named("planet", planet.id, "" if number else planet.id, number)
    if not number:
        return Named(
            "planet", planet.id, of=Named("cell", name=cell_name(board.tiles, planet.center))
        )
    tile = tile_number(board.tiles, planet.center)
    return Named(
        "planet", planet.id, number=number, of=Named("tile", number=tile) if tile else None
    )


def is_home(board: Board, planet: Planet) -> bool:
    """Of several starting planets of one player, which no rule knows, only the first is home."""
    seat = planet.starting
    return planet.id == next(
        (one.id for one in board.planets.values() if one.starting == seat), planet.id
    )


def tile_number(tiles: Tiles, cell: Hex) -> int:
    """The tile a cell is on; 0 off the board."""
    column, row = to_offset(cell)
    return tiles.numbers.get(TilePlace(column // tiles.width, row // tiles.height), 0)


def planet_number(planet: Planet) -> int:
    """The number that people read where a planet has no name; 0 if a file calls it anything."""
    return planet.number or number_in(planet.id)


def number_in(planet: PlanetId) -> int:
    """On a map: the one that its id ends in."""
    found = _NUMBERED.fullmatch(planet)
    return int(found[1]) if found is not None else 0


_NUMBERED = re.compile(r"(?:planet|p)([0-9]{1,6})")
