"""Cards of Home tell how far a match is and who won, and a map is played from its card."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.burning_planets.match.commands import Concede, CreateMatch
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.games.burning_planets.kinds import map_kind, match_kind
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, sample_plan
from bp_desktop.ui.home.finding import DocumentSorts, ShelfFilter, ShelfSection
from bp_desktop.ui.home.grid import CardDelegate
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.recap import RecapPage
from bp_desktop.ui.table.setup.form import NewMatchForm
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import settle
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage
from tests.ui.table.players_hand import push

MAP = "burning_planets.map"


def finished(room: GameRoom) -> list[DocumentInfo]:
    """What stays when finished matches are chosen."""
    shown = ShelfFilter(section=ShelfSection.FINISHED)
    return DocumentSorts(room.desk.kinds).chosen(room.desk.library.documents(), shown)


def test_a_map_tells_its_players_and_problems(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    seats = sample_plan("x").seats
    library = room.desk.library
    library.create(MAP, "Rolled", (CreateMap(seats, options=DEFAULTS), GenerateMap(seed="1")))
    library.create(MAP, "Empty", (CreateMap(seats, options=DEFAULTS),))
    sorts = DocumentSorts(room.desk.kinds)
    lines = {one.title: sorts.mark_of(one).line for one in library.documents()}

    assert lines["Rolled"] == "3 players · no problems"
    assert re.fullmatch(r"3 players · \d+ problems?", lines["Empty"])
    room.leave()


def test_a_box_of_before_shows_what_it_kept() -> None:
    """Summaries had the names of players in one text, and maps no problems."""
    old = say("bp.match.in_play", players="Anna, Boris", round=3)
    map_of_before = say("bp.map.summary", seats=3, tiles=6, planets=5, asteroids=4)

    mark = match_kind().mark_of(old)

    assert (mark.text, mark.line, mark.seats) == ("Round 3", "", ())
    assert map_kind().mark_of(map_of_before).line == "3 players"


def test_the_dots_of_a_card_open_its_menu_and_not_the_match(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    for title in ("One", "Two"):
        room.desk.library.create("burning_planets.match", title, sample_plan(title).commands())
    room.desk.shelf_changed.emit()
    settle()
    shelf = room.window.findChild(ShelfPanel)
    assert isinstance(shelf, ShelfPanel)
    grid = shelf.grid
    delegate = grid.itemDelegate()
    assert isinstance(delegate, CardDelegate)

    dots = delegate.more_at(grid.visualRect(grid.shelf.index(0))).center().toPoint()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=dots)

    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    assert room.window.page is PageId.HOME
    room.leave()


def test_cards_tell_round_and_winner(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    begun = sample_plan("Friday").commands()
    create = begun[0]
    assert isinstance(create, CreateMatch)
    library = room.desk.library
    library.create("burning_planets.match", "Friday", begun)
    gone = (Concede(create.map.seats[place].id) for place in (0, 1)) if create.map else ()
    library.create("burning_planets.match", "Duel", (*begun, *gone))
    sorts = DocumentSorts(room.desk.kinds)
    marks = {one.title: sorts.mark_of(one) for one in library.documents()}

    assert marks["Friday"].text == "Round 1"
    assert marks["Friday"].line == "Anna's turn, Event"
    assert [seat.name for seat in marks["Friday"].seats] == ["Anna", "Boris", "Chiara"]
    assert len({seat.color for seat in marks["Friday"].seats}) == 3
    assert not marks["Friday"].is_end
    assert marks["Duel"].text == "Chiara won"
    assert marks["Duel"].is_end
    assert marks["Duel"].line == "1 round"
    assert [info.title for info in finished(room)] == ["Duel"]
    room.leave()


@pytest.mark.parametrize("where", [PageId.HOME, PageId.STUDIO])
def test_a_map_is_played_from_its_card_or_the_studio(
    qtbot: QtBot, theme: Theme, tmp_path: Path, where: PageId
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    seats = sample_plan("x").seats
    commands = (CreateMap(seats, options=DEFAULTS), GenerateMap())
    room.desk.library.create(MAP, "Long night", commands)
    room.desk.shelf_changed.emit()
    settle()
    if where is PageId.STUDIO:
        room.reopen("Long night")
    else:
        shelf = room.window.findChild(ShelfPanel)
        assert isinstance(shelf, ShelfPanel)
        assert shelf.hero.info is not None
        shelf.hero.go.setFocus()

    form = played(room)

    assert SetupPage(form).ground.kept().place is BoardSource.LIBRARY
    assert "Long night" in SetupPage(form).ground.screen.face.sentence
    assert len(form.seats.lines) == 3
    push(form.begin)
    settle()
    assert room.window.page is PageId.TABLE
    room.leave()


def played(room: GameRoom) -> NewMatchForm:
    room.window.actions_.run("document.play")
    settle()
    form = room.window.findChild(NewMatchForm)
    assert isinstance(form, NewMatchForm)
    return form


def test_where_were_we_is_one_click_from_home(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    begun = sample_plan("Friday").commands()
    room.desk.library.create("burning_planets.match", "Friday", begun)
    room.desk.shelf_changed.emit()
    settle()
    shelf = room.window.findChild(ShelfPanel)
    assert isinstance(shelf, ShelfPanel)

    push(shelf.hero.recap)
    settle()

    assert room.window.page is PageId.TABLE
    assert room.window.findChildren(RecapPage)
    room.leave()
