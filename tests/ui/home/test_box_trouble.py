"""A box that is damaged, edited, write-protected or changed under our feet: told, with ways out."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.storage.box import Box, create_box, open_box
from bp_desktop.storage.store import Store
from bp_desktop.ui.home.home_content import BoxProblemPanel, HomeContent
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.box_saver import BoxLostPanel, OnlyToReadStrip
from bp_desktop.ui.shell.desk import BoxProblem, OpenDocument
from bp_desktop.ui.shell.pages import PageId
from tests.storage.build import find_tally
from tests.tally import TALLY, Add, Join
from tests.ui.build import Room, open_room, settle


def a_box(folder: Path, name: str = "usual.bpbox") -> Path:
    path = folder / name
    create_box(path)
    with open_box(path, find_tally) as box:
        for title in ("Friday", "Saturday"):
            box.create(TALLY.id, title, (Join("Ada"), Add("Ada", 3)))
    return path


def room_on(path: Path, qtbot: QtBot, theme: Theme) -> Room:
    room = open_room(qtbot, theme, path.parent)
    room.desk.open_box(path)
    settle()
    return room


def opened(room: Room, title: str = "Friday") -> OpenDocument:
    info = next(one for one in room.library.documents() if one.title == title)
    assert room.window.open_document(info)
    document = room.desk.on_page(PageId.STUDIO)
    assert document is not None
    return document


# --- damaged


def test_a_box_with_a_damaged_schema_is_told_as_damaged_and_what_can_be_read_is_saved(
    tmp_path: Path, qtbot: QtBot, theme: Theme
) -> None:
    """P2 of the review: the window stayed in "Loading" for ever."""
    path = a_box(tmp_path)
    data = bytearray(path.read_bytes())
    data[data.index(b"ON DELETE CASCADE") + 3] = 0xF0
    path.write_bytes(data)
    room = room_on(path, qtbot, theme)
    panel = room.window.findChild(BoxProblemPanel)
    assert isinstance(panel, BoxProblemPanel)
    room.prompts.answer = tmp_path / "saved"

    panel.salvage.click()

    assert panel.title.text() == "This box is damaged"
    assert panel.salvage.isVisible()
    assert sorted(one.name for one in (tmp_path / "saved").iterdir()) == [
        "Friday.bpmap",
        "Saturday.bpmap",
    ]
    assert "“Friday”: saved whole" in panel.saved.text()
    assert path.read_bytes() == data


def test_a_box_that_is_not_there_offers_no_salvage(
    tmp_path: Path, qtbot: QtBot, theme: Theme
) -> None:
    room = room_on(tmp_path / "gone.bpbox", qtbot, theme)
    panel = room.window.findChild(BoxProblemPanel)
    assert isinstance(panel, BoxProblemPanel)

    assert panel.title.text() == "Your box could not be opened"
    assert not panel.salvage.isVisible()


def test_a_fault_of_the_program_while_opening_leaves_nobody_waiting(
    tmp_path: Path, qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = a_box(tmp_path)
    room = open_room(qtbot, theme, tmp_path)

    def cannot(_box: Box) -> tuple[()]:
        raise ValueError("a bug")

    monkeypatch.setattr(Box, "documents", cannot)
    with pytest.raises(ValueError, match="a bug"):
        room.desk.open_box(path)

    assert isinstance(room.desk.box, BoxProblem)
    assert room.window.findChild(BoxProblemPanel) is not None


# --- edited


def test_an_edited_document_is_told_when_it_is_opened_and_when_it_is_imported(
    tmp_path: Path, qtbot: QtBot, theme: Theme
) -> None:
    """P3 of the review: nothing in the window said so."""
    path = a_box(tmp_path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE entry SET hash = 'edited' WHERE seq = 1")
        raw.commit()
    room = room_on(path, qtbot, theme)
    info = room.library.documents()[0]
    room.library.export_file(info.id, tmp_path / "edited.bpmap")

    room.window.documents.import_file(tmp_path / "edited.bpmap")
    on_import = room.toast.text.text()
    opened(room)
    on_opening = room.toast.text.text()

    assert "“edited.bpmap” was edited outside the program at step 1." in on_import
    assert "“Friday” was edited outside the program at step 1." in on_opening


# --- write-protected


def test_a_write_protected_box_is_looked_at_and_steps_are_refused_in_one_sentence(
    tmp_path: Path, qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = a_box(tmp_path)
    before = path.read_bytes()
    path.chmod(0o444)
    if os.access(path, os.W_OK):  # root may write everywhere
        monkeypatch.setattr("bp_desktop.storage.store._open_for_writing", _read_only)
    room = room_on(path, qtbot, theme)
    strip = room.window.findChild(OnlyToReadStrip)
    assert isinstance(strip, OnlyToReadStrip)
    is_shown = strip.isVisible()

    document = opened(room)
    done = document.commander.submit(Add("Ada", 1))
    told = room.toast.text.text()
    room.toast.hide()
    room.desk.put_away(PageId.STUDIO)
    room.library.export_file(document.id, tmp_path / "out.bpmap")

    assert is_shown
    assert not done
    assert "is write-protected and can only be read" in told
    assert not room.toast.isVisible(), "leaving wants to write nothing"
    assert (tmp_path / "out.bpmap").exists()
    assert path.read_bytes() == before


def _read_only(path: Path, _version: int) -> Store:
    from bp_desktop.storage.problems import BoxReadOnlyError

    raise BoxReadOnlyError(path)


def test_a_copy_of_the_box_is_saved_and_open(tmp_path: Path, qtbot: QtBot, theme: Theme) -> None:
    room = room_on(a_box(tmp_path), qtbot, theme)
    opened(room).commander.submit(Add("Ada", 1))
    room.prompts.answer = tmp_path / "copy.bpbox"

    room.window.actions_.run("box.copy")

    assert room.library.path == tmp_path / "copy.bpbox"
    assert sorted(info.steps for info in room.library.documents()) == [2, 3]
    assert room.window.findChild(HomeContent) is not None


# --- changed under our feet


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody change an open box")
def test_a_box_overwritten_while_it_is_open_is_saved_elsewhere_with_every_step(
    tmp_path: Path, qtbot: QtBot, theme: Theme
) -> None:
    """P8 of the review: steps were acknowledged and lost."""
    path = a_box(tmp_path)
    handle = os.open(path, os.O_RDWR)
    room = room_on(path, qtbot, theme)
    document = opened(room)
    assert document.commander.submit(Add("Ada", 1))
    os.ftruncate(handle, 5000)

    done = document.commander.submit(Add("Ada", 5))
    panel = room.window.findChild(BoxLostPanel)
    assert isinstance(panel, BoxLostPanel)
    room.prompts.answer = tmp_path / "elsewhere.bpbox"
    panel.save.click()
    settle()

    assert not done
    assert room.library.path == tmp_path / "elsewhere.bpbox"
    friday = next(info for info in room.library.documents() if info.title == "Friday")
    assert friday.steps == 3
    os.close(handle)
