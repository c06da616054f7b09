"""The studio with real mouse and key events on a real session."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import DIRECTIONS
from bp_desktop.games.burning_planets.ids import FOREST, KindId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import GenerationStep
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.toolbox import ToolSpec
from bp_desktop.ui.editor.tools.choosing import MoveTool
from bp_desktop.ui.editor.tools.putting import PasteTool
from bp_desktop.ui.games.burning_planets.studio.map_game import PROBLEMS
from bp_desktop.ui.games.burning_planets.studio.map_tools import cells_due
from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLS
from bp_desktop.ui.look.theme import Theme
from tests.bench._maps import crowded
from tests.games.burning_planets.map.build import (
    BIG,
    BLUE,
    FAIR,
    HARSH,
    MEDIUM,
    RED,
    SMALL,
    board,
    cell,
    center,
    planet,
)
from tests.ui.editor.editor_page import ALT, CTRL, SHIFT, hit, push, write
from tests.ui.games.burning_planets.studio.studio_page import open_studio

ENTER, ESC, DELETE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete
RIGHT, DOWN = Qt.Key.Key_Right, Qt.Key.Key_Down


@pytest.mark.parametrize("spec", TOOLS, ids=lambda spec: str(spec.id))
def test_every_tool_is_chosen_by_its_letter_and_by_its_button(
    qtbot: QtBot, theme: Theme, spec: ToolSpec[Any, Any, Any, Any]
) -> None:
    studio = open_studio(qtbot, theme, board())
    another = "note" if spec.id != "note" else "move"

    studio.choose_tool(another)
    studio.keys(spec.key)
    by_letter = studio.tool
    studio.choose_tool(another)
    push(studio.tool_button(spec.id))

    assert by_letter == spec.id
    assert studio.tool == spec.id
    assert studio.tool_button(spec.id).isChecked()


def test_a_click_with_the_planet_tool_puts_a_planet(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)

    studio.keys("P")
    studio.click(center(drawing, 1))

    assert planet(drawing).center == center(drawing, 1)


def test_dragging_sizes_the_planet(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)
    middle = center(drawing, 2)

    studio.keys("P")
    studio.drag(middle, middle + DIRECTIONS[0] * 2, middle + DIRECTIONS[0] * 4)

    assert planet(drawing).size == BIG


def test_the_reason_is_shown_before_the_click(qtbot: QtBot, theme: Theme) -> None:
    """BP-BOARD-4."""
    studio = open_studio(qtbot, theme, board())

    studio.keys("P")
    studio.move(cell(0, 0))

    assert "board" in studio.notice
    assert len(studio.session.timeline) == 1


def test_the_bar_sets_the_tool_in_hand(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)
    studio.keys("P")

    push(studio.choice("size", SMALL))
    push(studio.choice("biome", HARSH))
    studio.click(center(drawing, 1))

    assert (planet(drawing).size, planet(drawing).biome) == (SMALL, HARSH)


def test_the_bar_shows_only_what_the_tool_uses(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.keys("S")

    assert studio.shown_settings == {"cls", "player"}


def test_ships_are_put_for_the_player_of_a_digit(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)

    studio.keys("S", Qt.Key.Key_2)
    studio.click(cell(4, 4))

    assert [ship.owner for ship in drawing.state.board.ships.values()] == [BLUE]


def test_comma_and_period_change_the_brush_and_x_the_biome(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.keys("F", *[Qt.Key.Key_Period] * 5, Qt.Key.Key_Comma)  # it is the largest after three
    brush = studio.setting("brush")
    studio.keys("P", "X")

    assert brush == 2
    assert studio.setting("biome") == HARSH


def test_what_is_chosen_can_be_deleted_and_brought_back(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)

    studio.click(cell(3, 3))
    studio.keys(DELETE)
    gone = dict(drawing.state.board.asteroids)
    studio.keys("Z", held=CTRL)

    assert gone == {}
    assert len(drawing.state.board.asteroids) == 1


def test_dragging_a_planet_moves_it_with_one_command(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    drawing.submit(c.PlacePlanet(center(drawing, 1), MEDIUM, FAIR), overrule=True)
    studio = open_studio(qtbot, theme, drawing)
    steps = len(drawing.timeline)

    studio.drag(center(drawing, 1), cell(10, 6), center(drawing, 2))

    assert planet(drawing).center == center(drawing, 2)
    assert len(drawing.timeline) == steps + 1


def test_copy_and_paste_with_keys_alone(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)
    studio.click(cell(3, 3))

    studio.keys("C", held=CTRL)
    studio.keys("V", held=CTRL)
    studio.keys(RIGHT, RIGHT, RIGHT, ENTER)

    assert {one.at for one in drawing.state.board.asteroids.values()} == {cell(3, 3), cell(6, 3)}
    assert studio.tool == "select"
    assert {thing.at for thing in studio.chosen} == {cell(6, 3)}


def test_what_is_copied_here_is_pasted_on_another_map(qtbot: QtBot, theme: Theme) -> None:
    first = board(grid=(2, 1))
    first.submit(c.PlacePlanet(center(first, 1), BIG, HARSH), overrule=True)
    here = open_studio(qtbot, theme, first)
    here.click(center(first, 1))
    here.keys("C", held=CTRL)
    second = board(grid=(3, 1))
    there = open_studio(qtbot, theme, second)

    there.keys("V", held=CTRL)
    there.click(center(second, 3))

    assert (planet(second).center, planet(second).biome) == (center(second, 3), HARSH)


def test_pasting_nothing_says_so(qtbot: QtBot, theme: Theme) -> None:
    QApplication.clipboard().clear()
    studio = open_studio(qtbot, theme, board())

    studio.keys("V", held=CTRL)

    assert "clipboard" in studio.notice


def test_escape_drops_what_hangs_on_the_pointer(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)
    studio.click(cell(3, 3))
    studio.keys("D", held=CTRL)
    hanging = isinstance(studio.in_hand, PasteTool)

    studio.keys(ESC)
    studio.click(cell(8, 8))

    assert hanging
    assert len(drawing.state.board.asteroids) == 1


def test_a_planet_is_turned_and_mirrored_in_place_one_step_each(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, MEDIUM, FAIR), overrule=True)
    drawing.submit(c.PlaceNatural(FOREST, (middle + DIRECTIONS[0],)), overrule=True)
    studio = open_studio(qtbot, theme, drawing)
    steps = len(drawing.timeline)
    studio.click(middle)

    studio.keys(Qt.Key.Key_BracketRight)
    turned = planet(drawing).natural[0].at
    studio.keys("H")

    assert turned == middle + DIRECTIONS[5]
    assert planet(drawing).natural[0].at == middle + DIRECTIONS[4]
    assert len(drawing.timeline) == steps + 2


def test_alt_and_arrows_nudge(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)
    studio.click(cell(3, 3))

    studio.keys(DOWN, DOWN, RIGHT, held=ALT)

    assert [one.at for one in drawing.state.board.asteroids.values()] == [cell(4, 5)]


def test_a_note_is_written_beside_its_cell(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)

    studio.keys("N")
    studio.click(cell(5, 5))
    write(studio.note_card.edit, "too near")
    hit(studio.note_card.edit, ENTER)

    assert [(note.at, note.text) for note in drawing.state.content.notes] == [
        (cell(5, 5), "too near")
    ]
    assert not studio.note_card.isVisible()


def test_a_note_is_changed_and_removed(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PutNote(cell(5, 5), "old"))
    studio = open_studio(qtbot, theme, drawing)
    card = studio.note_card

    studio.keys("N")
    studio.click(cell(5, 5))
    write(card.edit, "new")
    hit(card.edit, ENTER)
    changed = drawing.state.content.notes[0].text
    studio.click(cell(5, 5))
    push(card.gone)

    assert changed == "new"
    assert drawing.state.content.notes == ()


def test_letters_typed_into_a_note_choose_no_tools(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())
    studio.keys("N")
    studio.click(cell(5, 5))

    write(studio.note_card.edit, "paste me")

    assert studio.tool == "note"
    assert studio.note_card.edit.toPlainText() == "paste me"


def test_escape_gives_a_note_up(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)
    studio.keys("N")
    studio.click(cell(5, 5))

    write(studio.note_card.edit, "never")
    hit(studio.note_card.edit, ESC)

    assert drawing.state.content.notes == ()
    assert studio.has_keyboard


def test_symmetry_is_chosen_in_its_panel_and_drawn_with(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(grid=(3, 1))
    studio = open_studio(qtbot, theme, drawing)
    panel = studio.symmetry_panel()

    push(panel.folds.buttons[SymmetryKind.LEFT_RIGHT])
    studio.keys("A")
    studio.click(cell(3, 3))
    studio.click(cell(5, 7), ALT)

    assert {one.at for one in drawing.state.board.asteroids.values()} == {
        cell(3, 3),
        cell(35, 3),
        cell(5, 7),
    }
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 1)
    assert "1:6,8" in panel.exceptions.rows[0].title


def test_make_symmetric_adds_what_is_missing_in_one_step(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(8, 8)), grid=(3, 1))
    studio = open_studio(qtbot, theme, drawing)
    steps = len(drawing.timeline)
    panel = studio.symmetry_panel()

    push(panel.folds.buttons[SymmetryKind.LEFT_RIGHT])
    qtbot.waitUntil(panel.complete.isEnabled)
    push(panel.complete)  # shows what it changes
    push(panel.complete)

    assert len(drawing.state.board.asteroids) == 4
    assert len(drawing.timeline) == steps + 1
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 0)


def test_images_that_could_not_be_drawn_are_listed_in_the_panel(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(grid=(3, 1))
    drawing.submit(c.PlaceSpaceStructure(RED, KindId("space_station"), cell(35, 3)), overrule=True)
    studio = open_studio(qtbot, theme, drawing)
    panel = studio.symmetry_panel()
    studio.fold(SymmetryKind.LEFT_RIGHT)

    studio.keys("A")
    studio.click(cell(3, 3))

    qtbot.waitUntil(lambda: "Not drawn" in panel.exceptions.rows[0].title)


def test_c_moves_the_centre_of_the_symmetry_to_the_pointer(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.move(cell(7, 9))
    studio.keys("C")

    assert studio.symmetry.center == cell(7, 9)


def test_the_cell_under_the_keyboard_is_announced(
    qtbot: QtBot, theme: Theme, heard: list[str]
) -> None:
    drawing = board(c.PlaceAsteroid(cell(5, 5)))
    studio = open_studio(qtbot, theme, drawing)
    studio.click(cell(4, 5))

    studio.keys(RIGHT)

    assert heard[-1] == "cell 1:6,6 · asteroid"


def test_the_read_out_says_what_is_under_the_pointer(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, MEDIUM, FAIR, owner=RED, name="Terra"), overrule=True)
    drawing.submit(c.PlaceNatural(FOREST, (middle + DIRECTIONS[0],)), overrule=True)
    studio = open_studio(qtbot, theme, drawing)

    studio.move(middle + DIRECTIONS[0])

    words = studio.status.cell.text
    assert "Forest" in words
    assert "Terra" in words
    assert "player 1" in words


def test_undo_and_redo_buttons_follow_the_journal(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)
    foot = studio.status

    push(foot.undo)
    between = foot.redo.isEnabled()
    push(foot.redo)

    assert between
    assert not foot.redo.isEnabled()
    assert len(drawing.state.board.asteroids) == 1


def test_undoing_even_the_board_leaves_an_empty_studio_that_works(
    qtbot: QtBot, theme: Theme
) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)

    for _ in range(2):
        studio.context.commander.undo(consent=True)  # no key leads here, a file may
    for spec in TOOLS:
        studio.keys(spec.key)
        studio.click(cell(3, 3))
    studio.keys("Z", "Z", held=CTRL | SHIFT)

    assert len(drawing.state.board.asteroids) == 1


def test_rulers_minimap_coordinates_and_panels_can_be_put_away(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.keys("R", "M", held=SHIFT)
    studio.keys("G")
    studio.keys("J", held=CTRL)

    assert not studio.canvas.minimap.isVisible()
    assert not studio.display.shows("rulers")
    assert studio.display.layers.shows("coordinates")
    assert not studio.dock.isVisible()


def test_a_narrow_studio_begins_without_its_panels(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.resize(760, 520)

    assert not studio.dock.isVisible()
    assert studio.tool_button("note").geometry().bottom() <= studio.rail.height()


def test_the_reason_stands_beside_the_pointer(qtbot: QtBot, theme: Theme) -> None:
    """BP-GEN-6 is told before the click, and goes when the pointer is elsewhere."""
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)
    bubble = studio.bubble
    studio.keys("P")

    studio.move(center(drawing, 1) + DIRECTIONS[0])
    shown, words = bubble.isVisible(), bubble.text()
    studio.move(center(drawing, 1))

    assert shown
    assert "centre of its tile" in words
    assert not bubble.isVisible()


def test_the_bubble_stays_inside_the_canvas(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())
    canvas = studio.canvas

    studio.keys("P")
    studio.move(cell(38, 25))

    assert canvas.bubble.isVisible()
    assert canvas.rect().contains(canvas.bubble.geometry())


def test_the_foot_names_the_last_step(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.keys("A")
    studio.click(cell(3, 3))

    assert "asteroid" in studio.status.steps.text.lower()
    assert "Step 2" in studio.status.steps.text


def test_broken_rules_are_counted_on_the_tab(qtbot: QtBot, theme: Theme) -> None:
    """BP-AST-7: two asteroids that touch."""
    studio = open_studio(qtbot, theme, board())
    tab = studio.tab("problems")
    before = tab.text()

    studio.submit(c.PlaceAsteroid(cell(3, 3)))
    studio.submit(c.PlaceAsteroid(cell(4, 3)))

    qtbot.waitUntil(lambda: tab.text() != before)
    assert int(tab.text()) == int(before or 0) + 1


def test_the_menu_offers_what_can_be_done(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)
    studio.click(cell(3, 3))
    menu = studio.menu()

    next(action for action in menu.actions() if action.text() == "Remove").trigger()

    assert drawing.state.board.asteroids == {}


def test_the_move_tool_works_with_keys_alone(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    studio = open_studio(qtbot, theme, drawing)
    studio.click(cell(3, 3))

    studio.keys("M", ENTER, RIGHT, RIGHT, ENTER)

    assert [one.at for one in drawing.state.board.asteroids.values()] == [cell(5, 3)]


def test_enter_tells_what_is_in_the_cell_now(qtbot: QtBot, theme: Theme, heard: list[str]) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.keys("A", RIGHT, RIGHT, ENTER)

    assert heard[-1].endswith("asteroid")
    assert heard[-2].endswith("space")


def test_the_look_follows_the_theme(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    def lightness() -> int:
        return studio.lightness(700, 400)

    before = lightness()

    theme.set_look(theme.look._replace(theme="light", scale=125))

    qtbot.waitUntil(lambda: lightness() > before + 100)  # the board is drawn anew in slices


def test_a_refusal_is_said_beside_the_cell_too(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    studio.keys("D", held=CTRL)

    assert studio.bubble.isVisible()
    assert "Nothing is selected" in studio.bubble.text()


def test_after_a_change_no_ghost_of_before_is_left(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)
    studio.keys("P")
    studio.move(center(drawing, 1) + DIRECTIONS[0])
    shown = studio.bubble.isVisible()

    studio.submit(c.PlaceAsteroid(cell(3, 3)))

    assert shown
    assert not studio.bubble.isVisible()


def test_everything_and_nothing_are_chosen_by_keys(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(8, 8)))
    studio = open_studio(qtbot, theme, drawing)

    studio.keys("A", held=CTRL)
    everything = len(studio.chosen)
    studio.keys("A", held=CTRL | SHIFT)

    assert everything == 2
    assert not studio.chosen


def test_while_a_generation_waits_for_a_cell_a_click_on_the_board_chooses_it(
    qtbot: QtBot, theme: Theme
) -> None:
    """AMB-17; afterwards the tool that was in hand is back."""
    drawing = board()
    studio = open_studio(qtbot, theme, drawing)
    studio.keys("M")
    studio.submit(c.BeginGeneration())
    while (
        wanted := cells_due(studio.state)
    ) is None or wanted.step is not GenerationStep.ASTEROID_CELL:
        studio.submit(c.RollNext())

    studio.click(wanted.cells[0])
    placed = {rock.at for rock in studio.state.board.asteroids.values()}
    studio.submit(c.StopGeneration())

    assert wanted.cells[0] in placed
    assert isinstance(studio.in_hand, MoveTool)


def test_the_tabs_of_the_panels_are_one_line_in_a_wide_window_and_leave_the_board_its_room(
    qtbot: QtBot, theme: Theme
) -> None:
    studio = open_studio(qtbot, theme, board())
    tabs = list(studio.dock.buttons.values())

    in_wide = {tab.y() for tab in tabs}
    studio.resize(1000, 800)
    qtbot.waitUntil(lambda: studio.dock.minimumWidth() == theme.px(280))

    assert len(in_wide) == 1
    assert studio.canvas.width() > studio.dock.width()


def test_problems_of_a_map_are_marked_as_soon_as_it_is_opened(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.AdoptMap(crowded(2, 1, ships=20)))
    studio = open_studio(qtbot, theme, drawing)
    view = studio.view.canvas.view
    qtbot.waitUntil(lambda: view.is_sharp)

    marked = view.grab().toImage()
    studio.context.display.set_part(PROBLEMS, on=False)
    bare = view.grab().toImage()

    assert any(problem.cells for problem in studio.view.problems.problems)
    assert marked != bare
