"""Cards of Home tell how far a match is and who won, and a map is played from its card."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.burning_planets.match.commands import Concede, CreateMatch
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, sample_plan
from bp_desktop.ui.home.finding import DocumentSorts
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
    assert not marks["Friday"].is_end
    assert marks["Duel"].text == "Chiara won"
    assert marks["Duel"].is_end
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
