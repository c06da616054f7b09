"""A step is commented on, a photo is added, and the match is played on from its past."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.jpeg import jpeg_facts
from bp_desktop.games.shared.remarks import AddRemark
from bp_desktop.session.document_file import write_document
from bp_desktop.ui.chronicle.branch_form import BranchForm
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.remarks.cards import PhotoPanel
from bp_desktop.ui.table.remarks.form import RemarkForm
from bp_desktop.ui.table.view import TableView
from tests.games.burning_planets.match.build import DUO
from tests.games.burning_planets.match.chronicle.past import played
from tests.journeys.game_room import GameRoom, game_room
from tests.journeys.test_chronicle import look_back
from tests.ui.build import AnsweringPrompts
from tests.ui.table.players_hand import push

CTRL = Qt.KeyboardModifier.ControlModifier
NO_KEYS = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def journals_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bp_desktop.ui.chronicle.reading.AT_ONCE", float("inf"))


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    """A box with one match of sixty steps."""
    path = tmp_path / "friday.bpmatch"
    path.write_bytes(write_document(played(60, open_books=True, factions=DUO), "Friday"))
    made = game_room(qtbot, theme, tmp_path / "data")
    made.window.prompts = AnsweringPrompts()
    made.window.prompts.answer = path
    QTest.keyClick(made.window, Qt.Key.Key_I, CTRL)
    return made


def picture(folder: Path) -> Path:
    path = folder / "table.png"
    image = QImage(3000, 1200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.darkCyan)
    image.setText("Comment", "at home")
    assert image.save(str(path))
    return path


def the_form(room: GameRoom) -> RemarkForm:
    (form,) = [one for one in room.window.findChildren(RemarkForm) if one.isVisible()]
    return form


def test_a_step_of_the_past_gets_a_comment_and_a_photo_by_keys(
    qtbot: QtBot, room: GameRoom, tmp_path: Path
) -> None:
    view = look_back(qtbot, room)
    view.time.go(35)
    seq = view.reading.annals.steps[34]
    undo, prompts = view.session.next_undo, room.window.prompts
    assert isinstance(prompts, AnsweringPrompts)
    prompts.answer = picture(tmp_path)

    QTest.keyClick(room.window, Qt.Key.Key_K, CTRL | SHIFT)
    form = the_form(room)
    QTest.keyClicks(form.words, "The turning point")
    push(form.choose)
    assert form.data
    QTest.keyClick(form.words, Qt.Key.Key_Return, CTRL)

    kept = view.session.entries[-1].command
    assert isinstance(kept, AddRemark)
    assert (kept.step, kept.text) == (seq, "The turning point")
    facts = jpeg_facts(kept.photo)
    assert facts is not None
    assert (facts.width, facts.height, facts.bare) == (1600, 640, True)
    assert view.session.next_undo is undo
    assert view.time.slider.value() == 35
    assert view.cards.isVisible()
    assert view.cards.height() > 40
    (thumbnail,) = view.cards.thumbnails.values()
    assert thumbnail.accessibleName() == "The turning point"

    push(thumbnail)
    (panel,) = [one for one in room.window.findChildren(PhotoPanel) if one.isVisible()]
    assert panel.picture.pixmap().width() > thumbnail.iconSize().width()
    push(panel.close_button)
    (remove,) = view.cards.removers.values()
    push(remove)
    assert not view.cards.isVisible()
    assert "Removed" in view.story.steps.story.sentence(len(view.session.entries))


def test_a_line_of_the_journal_gets_a_comment(qtbot: QtBot, room: GameRoom) -> None:
    (info,) = room.desk.library.documents()
    assert room.window.open_document(info)
    (table,) = room.window.findChildren(TableView)

    QTest.keyClick(room.window, Qt.Key.Key_K, CTRL | SHIFT)
    QTest.keyClicks(the_form(room).words, "well played")
    push(the_form(room).keep)

    page = table.past
    assert "well played" in page.journal.sentence(len(table.context.commander.session.entries))
    assert page.cards.isVisible()
    assert page.cards.height() > 20


def test_a_photo_is_dropped_onto_the_form(qtbot: QtBot, room: GameRoom, tmp_path: Path) -> None:
    view = look_back(qtbot, room)
    push(view.comment)
    form = the_form(room)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(picture(tmp_path)))])
    where = QPointF(form.rect().center())
    drop = QDropEvent(where, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS)

    form.dropEvent(drop)

    assert drop.isAccepted()
    assert form.picture.isVisible()
    push(form.drop)
    assert not form.data


def test_nothing_written_is_told_in_one_sentence(qtbot: QtBot, room: GameRoom) -> None:
    view = look_back(qtbot, room)
    lines = len(view.session.entries)

    push(view.comment)
    form = the_form(room)
    push(form.keep)

    assert form.isVisible()
    assert form.problem.text() == "Write something, or choose a photo."
    assert len(view.session.entries) == lines


def test_a_match_is_played_on_from_its_past_and_stays_as_it_was(
    qtbot: QtBot, room: GameRoom
) -> None:
    view = look_back(qtbot, room)
    original = view.session
    lines = tuple(original.lines())
    view.time.go(35)
    seq = view.reading.annals.steps[34]

    QTest.keyClick(room.window, Qt.Key.Key_B, CTRL)
    (form,) = [one for one in room.window.findChildren(BranchForm) if one.isVisible()]
    assert form.name.text() == f"Friday, from step {seq}"
    QTest.keyClicks(form.name, "What if")
    QTest.keyClick(form.name, Qt.Key.Key_Return)

    assert room.window.page is PageId.TABLE
    titles = {one.title: one for one in room.desk.library.documents()}
    assert set(titles) == {"Friday", "What if"}
    origin = titles["What if"].branch
    assert origin is not None
    assert (origin.title, origin.step, origin.document) == ("Friday", seq, titles["Friday"].id)
    opened = room.desk.on_page(PageId.TABLE)
    assert opened is not None
    assert opened.id == titles["What if"].id
    branch = opened.commander.session
    assert branch.state.board == original.state_after(35).board
    assert branch.state.players == original.state_after(35).players
    assert tuple(room.desk.library.peek(titles["Friday"].id).lines()) == lines

    QTest.keyClick(room.window, Qt.Key.Key_J, CTRL)
    (table,) = [one for one in room.window.findChildren(TableView) if one.isVisible()]
    qtbot.waitUntil(table.past.isVisible)

    again = look_back(qtbot, room)
    assert again.origin.text() == f"Branched from Friday, step {seq}."
