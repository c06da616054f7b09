"""What people call planets and cells (design, chapter 6)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.core.messages import Named
from bp_desktop.games.burning_planets.board import Board, Planet
from bp_desktop.games.burning_planets.ids import BiomeId, PlanetId, PlayerId, SizeId
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.evolution import evolve
from bp_desktop.games.burning_planets.match.lookup import named_planet as named_in
from bp_desktop.games.burning_planets.places import (
    cell_name,
    cell_numbers,
    cells_called,
    named_planet,
)
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from tests.games.burning_planets.match.build import BLUE, RED, RED_HOME, started

ROW = Tiles(13, 11, tuple(TilePlace(tx, ty) for ty in range(2) for tx in range(3)))
GAPS = Tiles(5, 5, (TilePlace(-1, 0), TilePlace(1, 0), TilePlace(0, 2)))
ANNA = PlayerId("player1")


# --- cells


@pytest.mark.parametrize(
    ("tiles", "column", "row", "name"),
    [
        (ROW, 0, 0, "1:1,1"),
        (ROW, 12, 10, "1:13,11"),
        (ROW, 13, 0, "2:1,1"),
        (ROW, 32, 1, "3:7,2"),
        (ROW, 0, 11, "4:1,1"),
        (GAPS, -5, 0, "1:1,1"),  # a tile laid to the left is tile 1, and no column is negative
        (GAPS, 5, 4, "2:1,5"),
        (GAPS, 0, 10, "3:1,1"),
        (ROW, -1, 4, "1:0,5"),  # beyond the edge the nearest tile is counted on
        (ROW, 39, 0, "3:14,1"),
        (None, 6, 1, "7,2"),
    ],
)
def test_a_cell_is_tile_column_and_row_from_one(
    tiles: Tiles | None, column: int, row: int, name: str
) -> None:
    assert cell_name(tiles, from_offset(column, row)) == name


@pytest.mark.parametrize("tiles", [ROW, GAPS])
def test_every_cell_of_a_board_is_found_by_its_name_alone(tiles: Tiles) -> None:
    names = {cell_name(tiles, cell): cell for cell in tiles.grid.tile_of}

    assert len(names) == len(tiles.grid.tile_of)
    for name, cell in names.items():
        assert cells_called(tiles, name) == (cell,)
        assert f":{','.join(map(str, cell_numbers(tiles, cell)))}" in name


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("3:7,2", 1),
        (" 3 : 7 , 2 ", 1),
        ("3.7.2", 1),
        ("3:7,2 3:8,2;1:1,1", 3),
        ("3:14,2", 0),
        ("0:1,1", 0),
        ("7:1,1", 0),
        ("7,2", 0),
        ("a ship", 0),
        ("3:999999999999999999999,2", 0),
        ("", 0),
    ],
)
def test_cells_are_typed_by_their_names(typed: str, found: int) -> None:
    assert len(cells_called(ROW, typed)) == found


# --- planets


def planet(id_: str, at: Hex | None = None, **facts: object) -> Planet:
    made = Planet(PlanetId(id_), SizeId("small"), BiomeId("fair"), at)
    return replace(made, **facts)


def named(one: Planet, *others: Planet, tiles: Tiles | None = ROW) -> Named:
    board = Board(tiles, {each.id: each for each in (*others, one)})
    return named_planet(board, one, {ANNA: Named("seat", ANNA, "Anna")}.get)


CENTER = from_offset(32, 5)


def test_a_planet_has_its_own_name_or_is_a_home_or_has_its_number_with_its_tile() -> None:
    mine = planet("p5", CENTER, starting=ANNA)

    assert named(replace(mine, name="Ceres")) == Named("planet", "p5", "Ceres")
    assert named(mine) == Named("planet", "p5", of=Named("seat", ANNA, "Anna"))
    assert named(replace(mine, starting=None)) == Named(
        "planet", "p5", number=5, of=Named("tile", number=3)
    )


def test_beside_a_real_board_a_planet_has_no_tile() -> None:
    assert named(planet("p5"), tiles=None) == Named("planet", "p5", number=5)
    assert named(planet("3.1", number=4), tiles=None) == Named("planet", "3.1", number=4)


def test_where_a_file_gave_no_number_the_cell_tells_which_planet_it_is() -> None:
    assert named(planet("kepler", CENTER)) == Named(
        "planet", "kepler", of=Named("cell", name="3:7,6")
    )


def test_the_home_of_a_seat_that_is_not_there_and_a_second_home_go_by_their_numbers() -> None:
    strange = planet("p5", CENTER, starting=PlayerId("somebody"))
    first, second = (planet(f"p{n}", from_offset(6, 5), starting=ANNA) for n in (1, 2))

    assert named(strange).of == Named("tile", number=3)
    assert named(second, first).of == Named("tile", number=1)


def test_a_home_is_called_so_for_the_whole_match() -> None:
    """Whoever has conquered it; people go on calling it what they called it all evening."""
    match = started()
    before = named_in(match, match.board.planets[RED_HOME])

    after = evolve(match, e.PlanetConquered(RED_HOME, BLUE, RED))

    assert after.board.planets[RED_HOME].owner == BLUE
    assert named_in(after, after.board.planets[RED_HOME]) == before
    assert before.of == Named("seat", RED, "Red")
