"""Files that are handed to the window: they open, or one sentence says why not."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest

from bp_desktop.session import session
from bp_desktop.storage.box import create_box
from bp_desktop.ui.shell import work_panel
from bp_desktop.ui.shell.desk import OpenDocument
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.work_panel import WorkPanel
from bp_desktop.ui.widgets import slices
from tests.tally import TALLY, Add, Join
from tests.ui.build import Room, settle
from tests.ui.tally_kind import TALLY_KIND

SUFFIX = TALLY_KIND.suffix


@pytest.fixture
def exported(room: Room, tmp_path: Path) -> Path:
    path = tmp_path / f"evening{SUFFIX}"
    room.library.export_file(room.add("Evening"), path)
    return path


def test_a_document_comes_into_the_box_and_onto_its_page(room: Room, exported: Path) -> None:
    room.window.opener.open_file(exported)
    settle()

    assert len(room.library.documents()) == 2
    assert room.window.page is TALLY_KIND.page
    assert room.desk.on_page(TALLY_KIND.page) is not None


@pytest.mark.parametrize("content", [b"", b"{}", b"\x00" * 100, b"[[[[", b'{"format":"x"}'])
def test_a_bad_file_is_told_in_one_sentence_and_changes_nothing(
    room: Room, tmp_path: Path, content: bytes
) -> None:
    bad = tmp_path / f"bad{SUFFIX}"
    bad.write_bytes(content)

    room.window.opener.open_file(bad)
    settle()

    assert room.toast.text.text()
    assert room.library.documents() == ()
    assert room.window.page is PageId.HOME


def test_a_file_that_is_not_there_is_told(room: Room, tmp_path: Path) -> None:
    room.window.opener.open_file(tmp_path / f"gone{SUFFIX}")

    assert "gone" in room.toast.text.text()


def test_another_box_waits_for_a_word(room: Room, tmp_path: Path) -> None:
    other, before = tmp_path / "other.bpbox", room.library.path
    create_box(other)

    room.window.opener.open_file(other)
    question = room.window.opener.question
    assert question is not None
    assert room.library.path == before
    question.cancel.click()
    settle()
    assert room.library.path == before

    room.window.opener.open_file(other)
    question = room.window.opener.question
    assert question is not None
    question.swap.click()
    settle()
    assert room.library.path == other


def test_a_bad_box_leaves_the_open_one_open(room: Room, tmp_path: Path) -> None:
    bad, before = tmp_path / "bad.bpbox", room.library.path
    bad.write_bytes(b"SQLite format 3\0" + b"\xf0" * 5000)

    room.window.opener.open_file(bad)
    assert room.window.opener.question is not None
    room.window.opener.question.swap.click()
    settle()

    assert room.library.path == before
    assert room.toast.text.text()


def test_the_open_box_is_not_asked_about(room: Room) -> None:
    room.window.opener.open_file(room.library.path)

    assert room.window.opener.question is None
    assert room.desk.is_open


def drag(*urls: QUrl) -> QMimeData:
    data = QMimeData()
    data.setUrls(list(urls))
    return data


def test_a_file_is_dropped_on_the_window(room: Room, exported: Path) -> None:
    data = drag(QUrl.fromLocalFile(str(exported)))
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    entered = QDragEnterEvent(QPointF(9, 9).toPoint(), copy, data, buttons, keys)
    entered.ignore()
    room.window.dragEnterEvent(entered)
    assert entered.isAccepted()
    room.window.dropEvent(QDropEvent(QPointF(9, 9), copy, data, buttons, keys))
    settle()

    assert len(room.library.documents()) == 2


def test_what_is_not_ours_is_not_taken(room: Room, tmp_path: Path) -> None:
    strange = drag(
        QUrl("https://example.org/x" + SUFFIX), QUrl.fromLocalFile(str(tmp_path / "a.exe"))
    )

    assert room.window.opener.dropped(strange) == []


# --- a large file


def a_large_file(room: Room, folder: Path) -> Path:
    """So many lines that reading it takes many slices."""
    path = folder / f"large{SUFFIX}"
    made = room.library.create(TALLY.id, "Large", [Join("Ada"), *[Add("Ada", 1)] * 3000])
    room.library.export_file(made, path)
    room.library.bin(made)
    room.library.empty_bin()
    return path


def test_a_large_file_shows_how_far_it_is_and_comes_in_whole(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = a_large_file(room, tmp_path)
    slow_slices(monkeypatch)
    room.window.opener.open_file(path)
    panel = room.window.findChild(WorkPanel)
    assert isinstance(panel, WorkPanel)
    room.qtbot.waitUntil(lambda: panel.bar.value() > 0)
    assert panel.cancel.hasFocus()
    assert not room.titles()
    room.qtbot.waitUntil(lambda: room.titles() == {"Large"})

    assert room.window.findChild(WorkPanel) is None or not panel.isVisible()
    assert room.library.documents()[0].steps == 3001


@pytest.mark.parametrize("by_key", [False, True])
def test_reading_can_be_stopped_and_nothing_is_there(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, by_key: bool
) -> None:
    path = a_large_file(room, tmp_path)
    slow_slices(monkeypatch)
    room.window.opener.open_file(path)
    panel = room.window.findChild(WorkPanel)
    assert isinstance(panel, WorkPanel)
    room.qtbot.waitUntil(lambda: panel.bar.value() > 0)
    if by_key:
        QTest.keyClick(panel.cancel, Qt.Key.Key_Escape)
    else:
        panel.cancel.click()
    settle()

    assert room.toast.text.text() == "Stopped; nothing was imported."
    assert room.library.documents() == ()


def on_page(room: Room) -> OpenDocument:
    document = room.desk.on_page(TALLY_KIND.page)
    assert document is not None
    return document


@pytest.mark.parametrize("to_the_end", [True, False])
def test_a_long_history_shows_how_far_it_is_opened_and_can_be_stopped(
    room: Room, monkeypatch: pytest.MonkeyPatch, *, to_the_end: bool
) -> None:
    room.add("Short")
    room.library.create(TALLY.id, "Long", [Join("Ada"), *[Add("Ada", 1)] * 600])
    short, long = sorted(room.library.documents(), key=lambda info: info.steps)
    room.window.open_document(short)
    then: list[str] = []
    slow_slices(monkeypatch)
    monkeypatch.setattr(session, "LONG_JOURNAL", 20_000)
    monkeypatch.setattr(session, "BYTES_AT_ONCE", 5_000)

    assert not room.window.open_document(long, lambda: then.append("opened"))
    panel = room.window.findChild(WorkPanel)
    assert isinstance(panel, WorkPanel)
    room.qtbot.waitUntil(lambda: panel.bar.value() > 0)
    assert on_page(room).id == short.id, "nothing changes before it is read"
    if to_the_end:
        room.qtbot.waitUntil(lambda: then == ["opened"])
        assert on_page(room).id == long.id
        assert len(on_page(room).commander.session.entries) == 601
    else:
        panel.cancel.click()
        settle()
        assert room.toast.text.text() == "Stopped; it was not opened."
        assert (on_page(room).id, then) == (short.id, [])


def test_a_box_that_is_closed_stops_what_is_being_opened(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.library.create(TALLY.id, "Long", [Join("Ada"), *[Add("Ada", 1)] * 600])
    slow_slices(monkeypatch)
    monkeypatch.setattr(session, "LONG_JOURNAL", 20_000)
    monkeypatch.setattr(session, "BYTES_AT_ONCE", 5_000)
    room.window.open_document(room.library.documents()[0])

    room.desk.create_box(tmp_path / "other.bpbox")
    for _ in range(5):
        settle()

    assert room.desk.on_page(TALLY_KIND.page) is None


def slow_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """One piece of work a slice, and nobody has any patience."""
    monkeypatch.setattr(slices, "SLICE_SECONDS", 1e-6)
    monkeypatch.setattr(slices, "PATIENCE_SECONDS", 0.0)
    monkeypatch.setattr(work_panel, "PATIENCE_SECONDS", 1e-6)
