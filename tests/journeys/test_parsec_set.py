"""A set of Parsec's definitions in the real window: made, drawn, closed and opened again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.app.games import document_kinds
from bp_desktop.core.hexes import from_offset
from bp_desktop.session.document_file import read_header, write_document
from bp_desktop.ui.games.parsec.library.new_set import NewSetForm
from bp_desktop.ui.games.parsec.library.set_view import SetView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import settle
from tests.ui.editor.editor_page import EditorPage, push


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    return game_room(qtbot, theme, tmp_path, kinds=document_kinds)


def form_of(room: GameRoom) -> NewSetForm:
    room.window.actions_.run("new.parsec.set")
    settle()
    form = room.window.findChild(NewSetForm)
    assert isinstance(form, NewSetForm)
    return form


def view_of(room: GameRoom) -> SetView:
    found = room.window.findChild(SetView)
    assert isinstance(found, SetView)
    return found


def test_a_set_is_drawn_kept_and_opened_again(room: GameRoom) -> None:
    """PA-APP-1, PA-DATA-1: from Home to the studio and back, with a title and a card."""
    form = form_of(room)
    QTest.keyClicks(form.title, "Our modules")
    form.wide.setValue(6)
    push(form.empty)
    settle()
    assert room.window.page is PageId.STUDIO
    page = EditorPage(view_of(room))
    page.choose_tool("planet")
    page.click(from_offset(3, 3))
    drawn = page.state
    assert (drawn.definitions.pitch, len(drawn.definitions.modules)) == ((6, 8), 12)
    assert drawn.definitions.modules[0].bodies

    room.leave()
    room.desk.open_box(room.desk.boxes.usual)
    settle()
    (info,) = room.desk.library.documents()
    assert (info.title, info.system) == ("Our modules", "parsec.set")
    room.desk.open_document(info)
    settle()

    assert EditorPage(view_of(room)).state == drawn
    data = write_document(view_of(room).context.commander.session, "Ours")
    assert read_header(data).system == "parsec.set"


def test_the_samples_are_a_set_of_their_own(room: GameRoom) -> None:
    """PA-APP-4: one button, and marked on its card."""
    push(form_of(room).samples)
    settle()

    assert view_of(room).context.state.definitions.has_samples
    (info,) = room.desk.library.documents()
    assert info.summary is not None
    assert info.summary.key == "parsec.set.summary_sample"


def test_taking_another_tool_leaves_the_modules_where_they_are(room: GameRoom) -> None:
    """A click meant for a cell still hits it: on a small laptop, too, no tool needs two lines."""
    push(form_of(room).samples)
    room.window.resize(1366, 768)
    settle()
    page, places = EditorPage(view_of(room)), set()

    for tool in ("select", "planet", "asteroid", "port", "dock", "eraser"):
        page.choose_tool(tool)
        settle()
        places.add(page.canvas.view.viewport().mapTo(room.window, QPoint()).toTuple())

    assert len(places) == 1
