"""Places of tiles: whose cells they are, what lies on them, and where a symmetry puts them."""

from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.games.burning_planets.board import TilePlace, Tiles
from bp_desktop.games.burning_planets.geometry import tile_center
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.symmetry import Image
from bp_desktop.ui.editor.things import Thing, all_things


def place_of(tiles: Tiles, cell: Hex) -> TilePlace:
    """The place in the grid of tiles that a cell belongs to, laid or not."""
    col, row = to_offset(cell)
    return TilePlace(col // tiles.width, row // tiles.height)


def cells_of_place(tiles: Tiles, place: TilePlace) -> tuple[Hex, ...]:
    left, top = tiles.width * place.tx, tiles.height * place.ty
    return tuple(
        from_offset(col, row)
        for row in range(top, top + tiles.height)
        for col in range(left, left + tiles.width)
    )


def counted_place(tiles: Tiles, place: TilePlace) -> dict[str, int]:
    """Column and row of a tile, counted from the upper left of the board, as people do."""
    left = min(one.tx for one in tiles.places)
    top = min(one.ty for one in tiles.places)
    return {"column": place.tx - left + 1, "row": place.ty - top + 1}


def under_number(tiles: Tiles, cell: Hex) -> bool:
    """Whether the number of a tile is written here: over the first cell and the one below."""
    col, row = to_offset(cell)
    return col % tiles.width == 0 and row % tiles.height in (0, 1)


def things_on(state: MapState, place: TilePlace) -> frozenset[Thing]:
    """What lies on a tile; of a planet its centre counts."""
    tiles = state.board.tiles
    if tiles is None:
        return frozenset()
    return frozenset(one for one in all_things(state) if place_of(tiles, one.at) == place)


def image_of_place(tiles: Tiles, place: TilePlace, image: Image) -> TilePlace:
    """Where a symmetry puts a tile: mirrors of the board are exact, turns by 60 degrees do not
    fit the grid of tiles, and there it is the tile that the centre falls on."""
    return place_of(tiles, image.place(tile_center(tiles, place)))
