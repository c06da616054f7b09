"""The set-up sheet: what it tells a table to put where."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bp_desktop.core.export_settings import usual
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.texts.speech import in_english
from bp_desktop.ui.export.player_colors import color_name
from bp_desktop.ui.games.burning_planets.export.map_export import SETUP, map_source
from bp_desktop.ui.games.burning_planets.export.setup_sheet import export_setup_sheet, setup_list
from bp_desktop.ui.look.players import COLORS
from tests.ui.export.pdf_reading import copyable_characters, lost_signs, page_sizes
from tests.ui.games.burning_planets.art.samples import RED, SEATS, board, planet, whole_board

MAP = MapContent(whole_board(), SEATS, title="Two suns")


def lines(content: MapContent, tile: int, language: str = "en") -> list[str]:
    setups = setup_list(content, names_in(language), in_english)
    [setup] = [setup for setup in setups if setup.number == tile]
    return list(setup.lines)


def test_a_planet_is_told_with_size_biome_resources_and_owner() -> None:
    told = lines(MAP, 1)

    assert told[0] == "Aurora: Medium, Fair planet, with its centre on 1:7,7."
    assert "Forest, 2: 1:6,7; 1:8,7." in told
    assert "Cannon: 1:5,4." in told
    assert told[-1] == "Monolith of player 1, red (Humans) in the centre."


def test_asteroids_stations_and_ships_are_told_with_their_cells() -> None:
    told = lines(MAP, 2)

    assert "Asteroids, 1: 2:3,4." in told
    assert "Asteroid with Drilling facility of player 1, red (Humans): 2:6,7." in told
    assert "Space station of player 2, blue (Digitals): 2:9,5." in told
    assert "Spear of player 1, red (Humans): 2:2,11." in told
    assert len(told) == 1 + 2 + 1 + 15


def test_cells_are_counted_within_their_tile_from_one() -> None:
    """Tile 4 begins at column 13 and row 13 of the board (BP-BOARD-10)."""
    told = lines(MAP, 4)

    assert told[0] == "Planet in 4:7,7: Big, Water planet, with its centre on 4:7,7."


def test_an_empty_tile_says_so() -> None:
    assert lines(MapContent(board(wide=2), SEATS), 2) == ["Empty space."]


def test_a_starting_planet_names_its_player() -> None:
    start = replace(planet(), starting=RED)

    told = lines(MapContent(board(start), SEATS), 1)

    assert told[-1] == "Starting planet of player 1, red (Humans)."


def test_a_named_player_is_called_by_name() -> None:
    seats = tuple(replace(seat, name="Ann") for seat in SEATS)

    assert lines(replace(MAP, seats=seats), 1)[-1] == "Monolith of Ann (Humans) in the centre."


def test_players_of_one_faction_are_told_apart_by_number_and_colour() -> None:
    seats = tuple(replace(seat, faction=SEATS[0].faction) for seat in SEATS)

    told = lines(replace(MAP, seats=seats), 2)

    assert "Asteroid with Drilling facility of player 1, red (Humans): 2:6,7." in told
    assert "Space station of player 2, blue (Humans): 2:9,5." in told


def test_a_colour_is_called_what_it_is_in_the_palette_of_the_sheet() -> None:
    fourth = replace(SEATS[0], color=3)
    content = MapContent(board(replace(planet(), starting=RED)), (fourth,))

    told = {
        palette: setup_list(content, names_in("en"), in_english, palette)[0].lines[-1]
        for palette in COLORS
    }

    assert told["safe"] == "Starting planet of player 1, white (Humans)."
    assert told["vivid"] == "Starting planet of player 1, green (Humans)."


@pytest.mark.parametrize("palette", COLORS)
def test_every_colour_of_a_palette_has_a_name_of_its_own(palette: str) -> None:
    called = {color_name(color, palette, in_english) for color in range(len(COLORS[palette]))}

    assert len(called) == len(COLORS[palette])


def test_what_hangs_over_onto_another_tile_is_told_with_that_tile() -> None:
    over = planet("big", col=12, row=6)

    told = lines(MapContent(board(over, wide=2), SEATS), 1)

    assert told[1] == "Forest, 2: 1:12,7; 2:1,7."


@pytest.mark.parametrize("language", ["it", "ru"])
def test_names_are_those_of_the_language(language: str) -> None:
    names = names_in(language)

    told = lines(MAP, 1, language)

    assert names.size("medium") in told[0]
    assert names.kind("forest") in " ".join(told)


def test_no_tiles_no_list() -> None:
    assert setup_list(MapContent(board().__class__()), names_in("en"), in_english) == ()


def written(content: MapContent, path: Path, page: str = "A4") -> int:
    settings = replace(usual(SETUP), page=page)
    return export_setup_sheet(content, map_source(content), settings, path, names_in("en"))


@pytest.mark.usefixtures("qapp")
def test_the_sheet_is_a_pdf_with_all_tiles(tmp_path: Path) -> None:
    path = tmp_path / "setup.pdf"

    pages = written(MAP, path)

    sizes = page_sizes(path)
    assert set("(1:)") <= copyable_characters(path)
    assert lost_signs(path) == set()
    assert len(sizes) == pages == 2
    assert {(round(width), round(height)) for width, height in sizes} == {(210, 297)}


@pytest.mark.usefixtures("qapp")
def test_a_tile_is_never_torn_between_pages(tmp_path: Path) -> None:
    many = MapContent(board(wide=4, high=3), SEATS)

    few = written(many, tmp_path / "a4.pdf")
    small = written(many, tmp_path / "a5.pdf", page="A5")

    assert few < small <= 12
