"""The board of a new match of Parsec: dealt by a seed, swapped by dragging, copied, from a set."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.app.games import document_kinds
from bp_desktop.games.parsec.ids import DefinitionOrigin
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.library.steps import AdoptSet, EnterDefinitions
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture
from bp_desktop.ui.games.parsec.setup.match_setup import ParsecGround
from bp_desktop.ui.games.parsec.setup.module_deal import ModuleGrid
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.view import TableView
from tests.games.parsec.sample import sample_set
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import settle
from tests.ui.editor.editor_page import push

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    return game_room(qtbot, theme, tmp_path, kinds=document_kinds)


def form_of(room: GameRoom) -> tuple[NewMatchForm, ParsecGround]:
    room.window.actions_.run("new.parsec.match")
    settle()
    form = next(one for one in room.window.findChildren(NewMatchForm) if one.isVisible())
    assert isinstance(form.ground, ParsecGround)
    push(form.ground.board)
    settle()
    return form, form.ground


def begun(room: GameRoom, form: NewMatchForm) -> ParsecMatch:
    form.close_page()
    settle()
    QTest.mouseClick(form.begin, LEFT)
    settle()
    view = room.window.findChild(TableView)
    assert isinstance(view, TableView)
    state: ParsecMatch = view.state
    return state


def laid(match: ParsecMatch) -> list[str]:
    return [one.id for one in match.board.modules]


def test_the_same_seed_deals_alike_and_what_is_seen_is_what_is_played(room: GameRoom) -> None:
    """PA-APP-7: 11 + 1 modules, a shown seed."""
    form, ground = form_of(room)
    deal = ground.deal
    first = list(deal.grid.laid)
    assert len(first) == 12
    push(deal.again)
    assert deal.grid.laid != first
    deal.seed.setText("Friday")
    QTest.keyClick(deal.seed, Qt.Key.Key_Return)
    wanted = list(deal.grid.laid)
    deal.deal()
    assert deal.grid.laid == wanted

    match = begun(room, form)

    assert laid(match) == wanted


def test_modules_are_swapped_by_dragging_and_copied_by_a_click(room: GameRoom) -> None:
    """PA-APP-7: drag to swap, or copy the table."""
    form, ground = form_of(room)
    grid = ground.deal.grid
    before = list(grid.laid)
    start, end = grid.place_of(0).center(), grid.place_of(5).center()
    QTest.mousePress(grid, LEFT, NONE, start)
    QTest.mouseMove(grid, end)
    QTest.mouseRelease(grid, LEFT, NONE, end)
    assert (grid.laid[0], grid.laid[5]) == (before[5], before[0])

    QTest.mouseClick(grid, LEFT, NONE, QPoint(grid.place_of(2).center()))
    settle()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
    offered = {one.text() for one in grid.menu(2).actions()}
    assert offered == {one.name["en"] for one in sample_set().modules}
    grid.put(2, grid.laid[7])
    wanted = list(grid.laid)
    assert sorted(wanted) == sorted(before)

    assert laid(begun(room, form)) == wanted


def test_an_emptied_seed_is_replaced_by_one_that_deals_what_is_seen(room: GameRoom) -> None:
    """PA-APP-7: a seed that everybody sees."""
    form, ground = form_of(room)
    deal = ground.deal
    deal.seed.clear()
    QTest.keyClick(deal.seed, Qt.Key.Key_Return)
    assert deal.seed.text()
    wanted = list(deal.grid.laid)

    assert laid(begun(room, form)) == wanted


def test_what_was_swapped_stays_when_somebody_only_looks_at_the_seed(room: GameRoom) -> None:
    form, ground = form_of(room)
    deal = ground.deal
    push(deal.again)
    deal.grid.put(0, deal.grid.laid[5])
    wanted = list(deal.grid.laid)
    deal.seed.setFocus()
    settle()
    deal.again.setFocus()
    settle()
    assert list(deal.grid.laid) == wanted

    assert laid(begun(room, form)) == wanted


def test_the_whole_board_is_in_sight_on_a_small_laptop(room: GameRoom) -> None:
    """PA-APP-7: a module can be dragged from end to end of the largest board."""
    room.window.resize(1366, 690)
    settle()
    _form, ground = form_of(room)
    grid = ground.deal.grid

    assert grid.isVisible()
    assert grid.visibleRegion().boundingRect() == grid.rect()
    assert grid.place_of(11).bottom() <= grid.height()


def test_a_click_measures_the_board_once_and_leaves_one_menu(
    room: GameRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for each module, a click on a large board would take as long as painting it."""
    _form, ground = form_of(room)
    grid = ground.deal.grid
    places = [grid.place_of(one).center() for one in range(len(grid.laid))]
    assert [grid._at(one) for one in places] == list(range(12))
    assert grid._at(QPoint(-1, -1)) == -1
    made: list[ModuleGrid] = []
    picture = ModuleGrid._picture

    def counted(self: ModuleGrid) -> ParsecPicture:
        made.append(self)
        return picture(self)

    monkeypatch.setattr(ModuleGrid, "_picture", counted)

    grid._at(places[11])
    assert len(made) == 1
    for place in places[:4]:
        QTest.mouseClick(grid, LEFT, NONE, place)
        settle()

    assert len(grid.findChildren(QMenu)) == 1
    grid.findChildren(QMenu)[0].close()


def test_the_port_lies_in_the_middle_if_everybody_agrees(room: GameRoom) -> None:
    """PA-SETUP-5, PA-APP-7."""
    form, ground = form_of(room)
    ground.deal.central.setChecked(True)
    settle()

    match = begun(room, form)

    assert laid(match).index("sample-port") in (4, 7)
    assert match.options.setup.port_central


def test_definitions_come_from_a_set_of_the_box(room: GameRoom) -> None:
    """PA-DATA-1, -5: a copy goes into the match."""
    room.desk.library.create("parsec.set", "Ours", (EnterDefinitions(sample_set()),))
    form, ground = form_of(room)
    sets = ground.deal.sets
    assert [sets.itemText(one) for one in range(sets.count())][1:] == ["Ours"]
    sets.setCurrentIndex(1)

    match = begun(room, form)

    assert match.definitions == sample_set()


def test_a_set_that_mixes_is_played_only_after_a_confirmation(room: GameRoom) -> None:
    """PA-DATA-4: the question stands beside the board, and the match keeps the sample mark."""
    whole = sample_set()
    own = replace(whole.factions[0], origin=DefinitionOrigin.OWNER)
    mixed = replace(whole, factions=(own, *whole.factions[1:]))
    room.desk.library.create("parsec.set", "Ours", (AdoptSet(ParsecSet("Ours", mixed)),))
    form, ground = form_of(room)
    assert ground.mixed.isHidden(), "the samples alone ask nothing"
    ground.deal.sets.setCurrentIndex(1)
    form.close_page()
    settle()

    QTest.mouseClick(form.begin, LEFT)
    settle()
    assert room.window.findChild(TableView) is None
    assert "confirm that first" in form.problem.text()
    assert ground.mixed.hasFocus()
    QTest.keyClick(ground.mixed, Qt.Key.Key_Space)
    assert form.problem.isHidden()

    match = begun(room, form)
    assert match.definitions == mixed
    assert match.definitions.has_samples
