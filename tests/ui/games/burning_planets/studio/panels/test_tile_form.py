"""The inspector's form for a tile, in the real studio."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import DIRECTIONS
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.map_form import MapForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.thing_forms import TileForm
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import BIG, FAIR, MapSession, board, cell, center
from tests.ui.editor.editor_page import hit, push
from tests.ui.games.burning_planets.studio.studio_page import StudioPage, open_studio


def tile_form(studio: StudioPage) -> TileForm:
    found = studio.inspector_form
    assert isinstance(found, TileForm)
    return found


def drawn() -> MapSession:
    drawing = board(grid=(3, 2))
    middle = center(drawing, 1)
    drawing.submit(c.PlaceAsteroid(middle + DIRECTIONS[0] * 4), overrule=True)
    drawing.submit(c.PlacePlanet(center(drawing, 6), BIG, FAIR), overrule=True)
    return drawing


def words(studio: StudioPage) -> str:
    return " ".join(one.text() for one in tile_form(studio).findChildren(QLabel))


def test_a_click_on_the_number_shows_number_place_and_what_is_on_it(
    qtbot: QtBot, theme: Theme
) -> None:
    studio = open_studio(qtbot, theme, drawn())

    studio.click(cell(26, 13))

    assert studio.chosen_tile == TilePlace(2, 1)
    assert "Tile 6" in words(studio)
    assert "Column 3, row 2" in words(studio)
    assert len(tile_form(studio).contents) == 1
    assert tile_form(studio).remove.isHidden()
    assert not tile_form(studio).clear.isHidden()


def test_a_row_chooses_the_thing_itself(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, drawn())
    studio.click(cell(0, 0))
    ((thing, row),) = tile_form(studio).contents.items()

    hit(row, Qt.Key.Key_Return)

    assert studio.chosen == {thing}
    assert studio.chosen_tile is None


def test_what_is_on_it_is_turned_in_one_step_and_the_tile_stays_chosen(
    qtbot: QtBot, theme: Theme
) -> None:
    studio = open_studio(qtbot, theme, drawn())
    studio.click(cell(0, 0))
    steps = len(studio.session.timeline)

    push(tile_form(studio).turns[3])

    (rock,) = studio.state.board.asteroids.values()
    assert rock.at == center(studio.session, 1) + DIRECTIONS[3] * 4
    assert len(studio.session.timeline) == steps + 1
    assert studio.chosen_tile == TilePlace(0, 0)
    assert [thing.at for thing in tile_form(studio).contents] == [rock.at]


def test_a_turn_that_leads_off_the_board_says_so_and_changes_nothing(
    qtbot: QtBot, theme: Theme
) -> None:
    drawing = board(c.PlaceAsteroid(cell(0, 0)), c.PlaceAsteroid(cell(1, 0)), grid=(1, 1))
    studio = open_studio(qtbot, theme, drawing)
    studio.click(cell(0, 1))

    push(tile_form(studio).turns[1])

    assert not tile_form(studio).problem.isHidden()
    assert tile_form(studio).problem.text()
    assert {rock.at for rock in studio.state.board.asteroids.values()} == {cell(0, 0), cell(1, 0)}


def test_an_empty_tile_is_removed_and_a_full_one_with_all_on_it(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, drawn())

    studio.click(cell(13, 0))
    push(tile_form(studio).remove)
    empty_gone = studio.state.board.tiles
    without = studio.inspector_form
    studio.click(cell(26, 13))
    push(tile_form(studio).clear)

    tiles = studio.state.board.tiles
    assert empty_gone is not None
    assert tiles is not None
    assert isinstance(without, MapForm)
    assert TilePlace(1, 0) not in empty_gone.places
    assert TilePlace(2, 1) not in tiles.places
    assert studio.state.board.planets == {}
    studio.undo()
    assert len(studio.state.board.planets) == 1


def test_the_form_follows_the_map_while_it_is_shown(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, drawn())
    studio.click(cell(13, 0))
    before = len(tile_form(studio).contents)

    studio.submit(c.PlaceAsteroid(cell(20, 3)))

    assert (before, len(tile_form(studio).contents)) == (0, 1)


def test_with_the_keyboard_alone_a_tile_is_chosen_and_let_go(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board(grid=(3, 2)))
    studio.keys(Qt.Key.Key_Right)
    at = studio.cursor

    studio.keys(Qt.Key.Key_Return)
    tile = studio.chosen_tile
    studio.keys(Qt.Key.Key_Return)

    tiles = studio.state.board.tiles
    assert tiles is not None
    assert tile == tiles.places[studio.state.geometry.tile_of[at] - 1]
    assert studio.chosen_tile is None
