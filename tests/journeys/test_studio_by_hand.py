"""A designer draws a map for four by hand, breaks a rule, and closes and reopens it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import DIRECTIONS, Hex
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.ids import FOREST
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.games.burning_planets.tiles import tile_center
from bp_desktop.ui.editor.actions import fold_name
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.games.burning_planets.new_map import OWN
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemCard, ProblemsPanel
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.home.hero import HeroCard
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.editor.editor_page import CTRL, SHIFT, push, write
from tests.ui.games.burning_planets.studio.build import unpaired
from tests.ui.games.burning_planets.studio.studio_page import MapSymmetryPanel, StudioPage

TITLE = "Four corners"


@pytest.fixture
def shop(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[GameRoom]:
    made = game_room(qtbot, theme, tmp_path)

    yield made

    made.leave()


def tile(state: MapState, number: int) -> Hex:
    tiles = state.board.tiles
    assert tiles is not None
    return tile_center(tiles, tiles.places[number - 1])


def begin(shop: GameRoom, qtbot: QtBot) -> StudioPage:
    """An empty board for four players, made with the form."""
    form = shop.begin_map()
    write(form.title, TITLE)
    while len(form.lines) < 4:
        push(form.more)
    push(form.empty)
    return shop.studio(qtbot)


def draw_a_quarter(studio: StudioPage) -> None:
    """With four-quarter symmetry on, one corner of the map is drawn and all four come to be."""
    home = tile(studio.state, 1)
    studio.keys("P", Qt.Key.Key_Comma)  # a small one
    studio.click(home)
    studio.keys("F", Qt.Key.Key_Comma, Qt.Key.Key_Comma)
    studio.drag(home + DIRECTIONS[0], home + DIRECTIONS[5])
    studio.keys("T")
    studio.click(home + DIRECTIONS[3])
    studio.keys("A")
    studio.click(home + DIRECTIONS[0] * 5)


def own_the_corners(studio: StudioPage, panel: MapSymmetryPanel) -> None:
    """Each corner becomes a player's starting planet; symmetry off, since owners differ."""
    push(panel.folds.buttons[SymmetryKind.NONE])
    studio.focus_board()
    studio.keys("O")
    push(studio.choice("starting", True))
    studio.focus_board()
    tiles = studio.state.board.tiles
    assert tiles is not None
    corners = (1, 4, len(tiles.places) - 3, len(tiles.places))
    for number, corner in enumerate(corners, start=1):
        studio.keys(Qt.Key(int(Qt.Key.Key_0) + number))
        studio.click(tile(studio.state, corner))


def break_a_rule(studio: StudioPage) -> None:
    """An asteroid beside another (BP-AST-7)."""
    rock = next(iter(studio.state.board.asteroids.values())).at
    assert rock is not None
    studio.keys("A")
    studio.click(rock + DIRECTIONS[1])


def rules_of(state: MapState) -> set[str]:
    return {problem.rule for problem in problems(state.content, state.tables)}


def touching(panel: ProblemsPanel) -> list[ProblemCard]:
    return [card for card in panel.cards if card.problem.rule == "BP-AST-7"]


def mend_from_the_panel(studio: StudioPage, qtbot: QtBot) -> None:
    """The problem is listed; its button mends it in one step, and the list hears of it."""
    panel = studio.problems_panel()
    qtbot.waitUntil(lambda: len(touching(panel)) == 1)
    steps = len(studio.session.timeline)
    push(touching(panel)[0].fix)
    assert len(studio.session.timeline) == steps + 1
    qtbot.waitUntil(lambda: not touching(panel))


def undo_all_and_redo_all(studio: StudioPage) -> tuple[MapContent, MapContent]:
    """What the map was at the beginning, and what it is at the end."""
    studio.focus_board()
    while len(studio.session.timeline) > 1:
        studio.keys("Z", held=CTRL)
    first = studio.state.content
    while studio.session.next_redo is not None:
        studio.keys("Z", held=CTRL | SHIFT)
    return first, studio.state.content


def test_a_map_drawn_by_hand_comes_back_as_it_was(
    qtbot: QtBot, theme: Theme, shop: GameRoom, tmp_path: Path
) -> None:
    """The whole way of a designer, with mouse and keys only (BP-AST-7 is the rule broken)."""
    studio = begin(shop, qtbot)
    blank = studio.state.content
    panel = studio.symmetry_panel()

    # Drawn once, there four times.
    push(panel.folds.buttons[SymmetryKind.BOTH])
    draw_a_quarter(studio)
    assert len(studio.state.board.planets) == 4
    assert len(studio.state.board.asteroids) == 4
    assert unpaired(studio.state, studio.symmetry) == ()
    own_the_corners(studio, panel)
    seats = {seat.id for seat in studio.state.content.seats}
    assert {planet.starting for planet in studio.state.board.planets.values()} == seats

    # A rule broken on purpose is done, listed, and mended from the panel in one step.
    assert "BP-AST-7" not in rules_of(studio.state)
    break_a_rule(studio)
    assert "BP-AST-7" in rules_of(studio.state)
    mend_from_the_panel(studio, qtbot)
    assert "BP-AST-7" not in rules_of(studio.state)

    # One rock more, without its images: listed as exceptions, then made symmetric in one step.
    studio.focus_board()
    studio.keys("A")
    studio.click(tile(studio.state, 2))
    push(studio.tab("symmetry"))
    push(panel.folds.buttons[SymmetryKind.BOTH])
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) > 0)
    steps = len(studio.session.timeline)
    push(panel.complete)  # shows what it changes
    push(panel.complete)
    assert unpaired(studio.state, studio.symmetry) == ()
    assert len(studio.session.timeline) == steps + 1
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 0)
    drawn: MapContent = studio.state.content

    # Undo to the beginning, redo to the end.
    assert undo_all_and_redo_all(studio) == (blank, drawn)

    # Close the window, start the program again, continue: identical, journal included.
    entries = list(studio.session.entries)
    shop.window.close()
    shop.leave()
    QApplication.processEvents()
    evening = game_room(qtbot, theme, tmp_path)
    (card,) = evening.window.findChildren(HeroCard)
    assert card.title.text() == TITLE
    push(card.go)
    again = evening.studio(qtbot)
    assert again.view is not studio.view
    assert again.state.content == drawn
    assert list(again.session.entries) == entries
    evening.leave()


def test_a_mended_rule_is_broken_again_by_undo(qtbot: QtBot, shop: GameRoom) -> None:
    """BP-AST-7: gone with one click, back with undo."""
    studio = begin(shop, qtbot)
    draw_a_quarter(studio)
    break_a_rule(studio)

    mend_from_the_panel(studio, qtbot)
    mended = rules_of(studio.state)
    studio.focus_board()
    studio.keys("Z", held=CTRL)

    assert "BP-AST-7" not in mended
    assert "BP-AST-7" in rules_of(studio.state)


def test_home_shows_the_map_with_its_picture(qtbot: QtBot, shop: GameRoom) -> None:
    studio = begin(shop, qtbot)
    draw_a_quarter(studio)

    shop.window.show_page(PageId.HOME)

    (info,) = shop.desk.library.documents()
    assert info.title == TITLE
    assert info.pictured is not None
    assert shop.desk.library.thumbnail(info.id)


def test_a_planet_with_a_forest_is_drawn_with_the_keyboard_alone(
    qtbot: QtBot, shop: GameRoom, heard: list[str]
) -> None:
    """No mouse event at all, from Home to the forest; nobody helps the keyboard to the board."""
    form = shop.begin_map()
    write(form.title, "By keys")
    QTest.keyClick(form.empty, Qt.Key.Key_Space)
    studio = shop.studio(qtbot, helped=False)
    right, down, enter = Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return

    studio.keys("P")
    studio.keys(*([right] * 6), *([down] * 6), enter)
    studio.keys("F", right, enter)

    home = tile(studio.state, 1)
    (planet,) = studio.state.board.planets.values()
    assert planet.center == home
    assert [(one.kind, one.at) for one in planet.natural] == [(FOREST, home + DIRECTIONS[0])]
    assert "interior" in heard[-1]


def test_the_palette_finds_what_the_studio_can_do(qtbot: QtBot, shop: GameRoom) -> None:
    begin(shop, qtbot)

    ids = {spec.id for spec in shop.window.actions_.bound}

    assert {"studio.tool.planet", "studio.undo", "studio.fold.rotate_6", "studio.paste"} <= ids
    shop.window.show_page(PageId.HOME)
    assert not shop.window.actions_.can("studio.tool.planet")


def test_closing_the_map_takes_its_actions_along(qtbot: QtBot, shop: GameRoom) -> None:
    begin(shop, qtbot)

    shop.desk.put_away(PageId.STUDIO)

    assert not any(spec.id.startswith("studio.") for spec in shop.window.actions_.bound)


def test_a_map_that_is_opened_again_has_its_live_symmetry_again(
    qtbot: QtBot, shop: GameRoom
) -> None:
    studio = begin(shop, qtbot)
    studio.turn_around(tile(studio.state, 2))
    studio.fold(SymmetryKind.THREE)
    symmetry, steps = studio.symmetry, len(studio.session.entries)

    shop.desk.put_away(PageId.STUDIO)
    shop.reopen(TITLE)
    again = shop.studio(qtbot)

    assert again.view is not studio.view
    assert again.drawn_symmetry == again.symmetry == symmetry
    assert again.symmetry_text == fold_name(SymmetryKind.THREE)
    assert len(again.session.entries) == steps


def test_the_live_symmetry_outlasts_the_window(qtbot: QtBot, shop: GameRoom) -> None:
    """Another language makes another window."""
    studio = begin(shop, qtbot)
    studio.fold(SymmetryKind.THREE)

    window = MainWindow(shop.window.theme, shop.desk, shop.window.choices)
    qtbot.addWidget(window)
    window.complete()
    window.show_page(PageId.STUDIO)

    view = window.findChild(StudioView)
    assert isinstance(view, StudioView)
    assert view.context.symmetry.now == studio.symmetry


def test_another_map_begins_without_a_symmetry(qtbot: QtBot, shop: GameRoom) -> None:
    begin(shop, qtbot).fold(SymmetryKind.THREE)

    shop.desk.put_away(PageId.STUDIO)
    other = begin(shop, qtbot)

    assert other.symmetry.fold is SymmetryKind.NONE


def test_no_two_actions_of_the_studio_want_the_same_keys(qtbot: QtBot, shop: GameRoom) -> None:
    begin(shop, qtbot)
    actions = shop.window.actions_

    clashes = {
        (spec.id, other.id)
        for spec in actions.bound
        if spec.id.startswith("studio.")
        and (other := actions.conflict(spec.id, actions.shortcut(spec.id))) is not None
    }

    assert clashes == set()


def test_tab_walks_through_the_whole_form_of_a_new_map(shop: GameRoom) -> None:
    """From the number of tiles on to the button that makes the map."""
    form = shop.begin_map()
    push(form.grid.buttons[OWN])
    form.wide.setFocus()

    seen = []
    for _ in range(6):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)

    assert seen == [form.wide, form.high, form.seed, form.samples, form.empty, form.roll]
