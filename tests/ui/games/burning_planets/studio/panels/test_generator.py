"""The generator panel with real clicks and keys (BP-GEN, BP-AST)."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map.events import GenerationRolled, GenerationStep
from bp_desktop.games.burning_planets.map.generation import due
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind, all_things
from bp_desktop.ui.games.burning_planets.studio.map_words import planet_title
from bp_desktop.ui.games.burning_planets.studio.panels.generator.panel import GeneratorPanel
from bp_desktop.ui.games.burning_planets.studio.panels.generator.rolls import typed_faces
from tests.ui.games.burning_planets.studio.panels.desk import Desk, empty_map, generated_map

LEFT = Qt.MouseButton.LeftButton


def shown(desk: Desk, qtbot: QtBot) -> GeneratorPanel:
    panel = GeneratorPanel(desk.context)
    return desk.stage(qtbot, panel, 380, 1200)


def wanted(desk: Desk) -> GenerationStep:
    found = due(desk.state)
    assert found is not None
    return found.step


def test_one_click_rolls_the_whole_map(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)

    QTest.mouseClick(panel.begin.at_once, LEFT)

    assert len(desk.state.board.planets) == 4
    assert desk.state.generation is None
    assert len(panel.log.rows) > 10


def test_the_same_seed_rolls_the_same_map(qtbot: QtBot) -> None:
    boards = []
    for _ in range(2):
        desk = empty_map()
        panel = shown(desk, qtbot)
        QTest.keyClicks(panel.begin.seed, "winter")
        QTest.mouseClick(panel.begin.at_once, LEFT)
        boards.append(desk.state.content)

    assert boards[0] == boards[1]
    assert boards[0].seed == "winter"


def test_typed_dice_come_first(qtbot: QtBot) -> None:
    """BP-APP-1: tile 4 and a big planet, as thrown by hand."""
    desk = empty_map()
    panel = shown(desk, qtbot)

    QTest.keyClicks(panel.begin.faces, "4 4")
    QTest.mouseClick(panel.begin.at_once, LEFT)

    first = next(iter(desk.state.board.planets.values()))
    assert first.center == desk.center(4)
    assert first.size == "big"
    assert panel.log.rows[0].spoken.startswith("d6 4")


def test_a_locked_planet_stays_and_the_rest_is_rolled_again(qtbot: QtBot) -> None:
    desk = generated_map()
    panel = shown(desk, qtbot)
    kept = list(desk.state.board.planets.values())[1]
    others = [planet for id_, planet in desk.state.board.planets.items() if id_ != kept.id]

    QTest.keyClick(panel.begin.planets[kept.id], Qt.Key.Key_Space)
    QTest.mouseClick(panel.begin.at_once, LEFT)

    assert desk.state.board.planets[kept.id] == kept
    assert len(desk.state.board.planets) == 4
    assert not any(planet in others for planet in desk.state.board.planets.values())


def test_what_can_stay_is_called_as_everywhere_in_the_order_of_the_board(qtbot: QtBot) -> None:
    desk = generated_map()

    panel = shown(desk, qtbot)

    board = desk.state.board
    tile_of = desk.state.geometry.tile_of
    centers = [board.planets[id_].center for id_ in panel.begin.planets]
    tiles = [tile_of[center] for center in centers if center is not None]
    assert len(tiles) == len(board.planets)
    assert tiles == sorted(tiles)
    for id_, box in panel.begin.planets.items():
        assert box.text().startswith(f"{planet_title(desk.state, board.planets[id_])} · ")


def test_the_keyboard_stays_in_the_panel_from_form_to_form(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)
    panel.activateWindow()
    panel.begin.steps.setFocus()
    qtbot.waitUntil(panel.begin.steps.hasFocus)

    QTest.keyClick(panel.begin.steps, Qt.Key.Key_Space)
    begun = panel.going.roll.hasFocus()
    panel.going.stop.setFocus()
    QTest.keyClick(panel.going.stop, Qt.Key.Key_Space)

    assert begun
    assert panel.begin.at_once.hasFocus()


def test_asteroids_can_be_locked_all_together(qtbot: QtBot) -> None:
    desk = generated_map()
    panel = shown(desk, qtbot)
    before = set(desk.state.board.asteroids.values())

    QTest.keyClick(panel.begin.asteroids, Qt.Key.Key_Space)
    QTest.mouseClick(panel.begin.at_once, LEFT)

    assert before <= set(desk.state.board.asteroids.values())


def test_what_is_chosen_on_the_map_is_locked_and_marked(qtbot: QtBot) -> None:
    desk = generated_map()
    panel = shown(desk, qtbot)
    planet = next(one for one in all_things(desk.state) if one.sort == MapThingKind.PLANET)
    desk.selection.choose({planet})

    QTest.mouseClick(panel.begin.lock_chosen, LEFT)

    assert panel.locks.planets(desk.state) == (planet.id,)
    assert planet.at in desk.marks.all[0].cells
    QTest.mouseClick(panel.begin.unlock, LEFT)
    assert panel.locks.planets(desk.state) == ()
    assert desk.marks.all == ()


def test_step_by_step_every_die_waits_for_a_hand(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)

    QTest.mouseClick(panel.begin.steps, LEFT)
    assert wanted(desk) is GenerationStep.TILE
    assert panel.going.isVisible()
    QTest.mouseClick(panel.going.roll, LEFT)

    assert wanted(desk) is GenerationStep.SIZE
    rolled = desk.session.entries[-1].events[0]
    assert isinstance(rolled, GenerationRolled)
    assert panel.going.die is not None
    assert panel.going.die.face == rolled.roll.face


def test_a_face_is_typed_and_a_wrong_one_refused(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)
    QTest.mouseClick(panel.begin.steps, LEFT)
    refusals: list[object] = []
    desk.commander.refused.connect(refusals.append)

    QTest.keyClicks(panel.going.typed, "9")
    QTest.keyClick(panel.going.typed, Qt.Key.Key_Return)
    assert len(refusals) == 1
    panel.going.typed.clear()
    QTest.keyClicks(panel.going.typed, "3")
    QTest.keyClick(panel.going.typed, Qt.Key.Key_Return)

    assert desk.state.generation is not None
    assert desk.state.generation.draft is not None
    assert desk.state.generation.draft.tile == 3
    assert panel.going.typed.text() == ""


def test_a_clash_is_logged_with_its_reason_and_thrown_again(qtbot: QtBot) -> None:
    """BP-GEN-5, BP-GEN-7."""
    desk = empty_map()
    panel = shown(desk, qtbot)
    QTest.mouseClick(panel.begin.steps, LEFT)
    for face in "311":  # humans: tile 3, small, one forest
        QTest.keyClicks(panel.going.typed, face)
        QTest.keyClick(panel.going.typed, Qt.Key.Key_Return)
    assert wanted(desk) is GenerationStep.TILE

    QTest.keyClicks(panel.going.typed, "3")
    QTest.keyClick(panel.going.typed, Qt.Key.Key_Return)

    assert wanted(desk) is GenerationStep.TILE
    assert len(panel.log.rows) == 4
    row = panel.log.rows[3]
    assert row.spoken.startswith("d6 3 ")
    assert row.struck
    assert "Tile 3" in row.note


def test_the_rest_is_rolled_at_once(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)
    QTest.mouseClick(panel.begin.steps, LEFT)
    QTest.mouseClick(panel.going.roll, LEFT)

    QTest.mouseClick(panel.going.finish, LEFT)

    assert desk.state.generation is None
    assert len(desk.state.board.planets) == 4
    assert panel.begin.isVisible()


def test_a_generation_stops_where_it_is(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)
    QTest.mouseClick(panel.begin.steps, LEFT)

    QTest.mouseClick(panel.going.stop, LEFT)

    assert desk.state.generation is None
    assert desk.state.board.planets == {}


def test_playing_throws_by_itself_until_paused(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)
    QTest.mouseClick(panel.begin.steps, LEFT)
    QTest.keyClick(panel.going.animated, Qt.Key.Key_Space)
    assert not panel.going.animated.isChecked()

    QTest.mouseClick(panel.going.play, LEFT)
    qtbot.waitUntil(lambda: len(panel.log.rows) >= 3)
    QTest.mouseClick(panel.going.play, LEFT)

    assert not panel.going.playing
    assert desk.state.generation is not None


def test_undo_takes_back_one_die_and_its_line(qtbot: QtBot) -> None:
    desk = empty_map()
    panel = shown(desk, qtbot)
    QTest.mouseClick(panel.begin.steps, LEFT)
    QTest.mouseClick(panel.going.roll, LEFT)
    assert len(panel.log.rows) == 1

    desk.commander.undo()

    assert len(panel.log.rows) == 0
    assert wanted(desk) is GenerationStep.TILE


def test_cells_are_typed_where_cells_are_due(qtbot: QtBot) -> None:
    """AMB-17: the placing player chooses the asteroid's cell."""
    desk = empty_map()
    panel = shown(desk, qtbot)
    QTest.mouseClick(panel.begin.steps, LEFT)
    while wanted(desk) is not GenerationStep.ASTEROID_CELL:
        QTest.mouseClick(panel.going.roll, LEFT)
    found = due(desk.state)
    assert found is not None
    cell = found.cells[0]

    QTest.keyClicks(panel.going.typed, cell_name(desk.state.board.tiles, cell))
    QTest.keyClick(panel.going.typed, Qt.Key.Key_Return)

    assert [rock.at for rock in desk.state.board.asteroids.values()] == [cell]


def test_typed_dice_may_be_separated_by_anything() -> None:
    assert typed_faces(" 3, 1;4\n1 ") == (3, 1, 4, 1)
