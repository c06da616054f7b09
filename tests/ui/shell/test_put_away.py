"""A document that is put away is gone: its views, its session, and what was done with them."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bp_desktop.games.burning_planets.map.commands import CreateMap
from bp_desktop.ui.chronicle.page import ChroniclePage
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk_pages import DocumentPage, DocumentView
from bp_desktop.ui.shell.pages import PageId
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import settle


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[GameRoom]:
    made = game_room(qtbot, theme, tmp_path)

    yield made

    made.leave()


def opened(room: GameRoom, system: str) -> tuple[DocumentView, "weakref.ref[object]"]:
    """The view of a new document, shown, and its session."""
    is_map = system.endswith(".map")
    commands = (CreateMap(wide=1, high=1),) if is_map else sample_plan("A").commands()
    made = room.desk.library.create(system, "A", commands)
    [info] = [one for one in room.desk.library.documents() if one.id == made]
    assert room.window.open_document(info)
    settle()
    page = room.window.stack.currentWidget()
    assert isinstance(page, DocumentPage)
    assert page.view is not None
    document = room.desk.on_page(room.window.page)
    assert document is not None
    return page.view, weakref.ref(document.commander.session)


@pytest.mark.parametrize("system", ["burning_planets.map", "burning_planets.match"])
def test_nothing_is_left_of_a_view_and_its_session(room: GameRoom, system: str) -> None:
    room.window.show_page(PageId.DICE)  # follows the matches on the table
    view, session = opened(room, system)
    python_side = weakref.ref(view)

    room.window.show_page(PageId.HOME)
    room.desk.put_away(PageId.STUDIO if system.endswith(".map") else PageId.TABLE)
    settle()

    assert not isValid(view)
    del view
    gc.collect()
    assert python_side() is None
    assert session() is None


def drawn_chronicle(room: GameRoom, qtbot: QtBot) -> ChronicleView[Any, Any, Any]:
    room.window.show_page(PageId.CHRONICLE)
    page = room.window.stack.currentWidget()
    assert isinstance(page, ChroniclePage)
    view = page.view
    assert view is not None
    qtbot.waitUntil(lambda: view.charts.view is not None)
    return view


def test_nothing_is_left_of_a_chronicle(room: GameRoom, qtbot: QtBot) -> None:
    session = opened(room, "burning_planets.match")[1]
    view = drawn_chronicle(room, qtbot)
    python_side = weakref.ref(view)

    room.window.show_page(PageId.HOME)
    room.desk.put_away(PageId.TABLE)
    settle()

    assert not isValid(view)
    del view
    gc.collect()
    assert python_side() is None
    assert session() is None
