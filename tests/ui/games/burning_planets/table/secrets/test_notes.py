"""Private notes on the table (BP-ALLY-5, BP-COMM-3): written, hidden, read again, torn up."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
from bp_desktop.ui.games.burning_planets.table.secrets.writing import NoteForm
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.secret_table import AARON, BJORN, CAROL, Table
from tests.ui.table.players_hand import PlayersHand, push, sit_down
from tests.ui.table.secrets_hand import open_curtain, panel_of, pick, press_enter, type_twice, words

WORDS = "attack Carol in round nine"
PHRASE = "gold under the stairs"


def open_note(hand: PlayersHand, panel: SecretsPanel, name: str = "Bjorn") -> NoteForm:
    pick(panel.who, name)
    push(panel.notes)
    open_curtain(hand, name)
    assert panel.note_form is not None
    return panel.note_form


def written(hand: PlayersHand, panel: SecretsPanel) -> None:
    form = open_note(hand, panel)
    QTest.keyClick(form.allies[AARON], Qt.Key.Key_Space)
    QTest.keyClicks(form.text, WORDS)
    type_twice(form.phrase, PHRASE)


def test_a_note_is_written_hidden_and_read_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    written(hand, panel)
    assert BJORN in table.match.secrets.notes
    assert WORDS.encode() not in table.bytes

    push(panel.look)
    assert panel.note_form is None
    assert WORDS not in words(hand.view.window())
    form = open_note(hand, panel)
    assert form.text.toPlainText() == "", "the curtain alone shows nothing of it"
    assert form.opening is not None
    press_enter(form.opening.phrase, PHRASE)

    assert form.text.toPlainText() == WORDS
    assert {one for one, box in form.allies.items() if box.isChecked()} == {AARON}
    assert CAROL in form.allies


def test_a_note_is_changed_and_kept_under_a_new_passphrase(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    written(hand, panel)
    form = panel.note_form
    assert form is not None
    assert form.opening is not None
    press_enter(form.opening.phrase, PHRASE)
    form.text.selectAll()
    QTest.keyClicks(form.text, "peace")

    type_twice(form.phrase, "another one")

    assert form.opening is not None
    press_enter(form.opening.phrase, "another one")
    assert form.text.toPlainText() == "peace"


def test_a_wrong_passphrase_shows_nothing_of_a_note(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    written(hand, panel)
    form = panel.note_form
    assert form is not None
    assert form.opening is not None

    press_enter(form.opening.phrase, "open sesame")

    assert not form.text.isVisible()
    assert form.opening.said.text() == "Wrong passphrase."


def test_a_note_without_a_passphrase_is_not_kept(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = open_note(hand, panel_of(hand))
    QTest.keyClicks(form.text, WORDS)

    push(form.do)

    assert table.match.secrets.notes == {}
    assert form.said.text() == "A private note needs a passphrase."
    assert form.text.toPlainText() == WORDS, "and what was typed is still there"


def test_a_note_is_torn_up(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    written(hand, panel)
    assert panel.note_form is not None

    push(panel.note_form.drop)

    assert table.match.secrets.notes == {}
    assert panel.note_form.text.isVisible(), "there is room for another one"
