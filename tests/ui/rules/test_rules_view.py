"""Rules page and panel: chapters, search, back and forward, this match's options, F1."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.texts.rules_search import RuleSearch
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.rules.markup import ASKED, RuleMarkup
from bp_desktop.ui.rules.rule_text import RuleText
from bp_desktop.ui.rules.view import BOOK, RulesView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button
from tests.journeys.game_room import GameRoom, game_room
from tests.texts.test_parsec_rules import rules_in as parsec_rules_in
from tests.ui.build import settle

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    return game_room(qtbot, theme, tmp_path)


def at_table(room: GameRoom, qtbot: QtBot) -> None:
    room.set_up_match("Friday", BoardSource.ROLLED, ("Anna", "Boris"), open_books=True)
    room.hand(qtbot)


def page(room: GameRoom) -> RulesView:
    room.window.show_page(PageId.RULES)
    return room.window.rules_page.view


def test_without_a_match_the_rulebook_is_there_with_all_its_chapters(room: GameRoom) -> None:
    view = page(room)

    assert view.chapters.ids[:2] == ("BP-RES", "BP-WIN")
    assert "There are four resources" in view.text.toPlainText()
    assert view.switch.isHidden()
    view.open_chapter("BP-SHIP")
    assert "Spear" in view.text.toPlainText()
    assert view.title.text() == "Building ships"


def test_search_finds_forms_and_mistypings_and_counts_and_marks_hits(room: GameRoom) -> None:
    view = page(room)

    QTest.keyClick(room.window, Qt.Key.Key_F, CTRL)
    QTest.keyClicks(view.search, "bombardmnt")

    assert "BP-BOMB-1" in view.text.toPlainText()
    assert view.hits.text().endswith(("hit", "hits"))
    assert int(view.hits.text().split()[0]) > 0
    view.search.clear()
    QTest.keyClicks(view.search, "ships")
    assert "class=" not in view.text.toPlainText()
    grounds = {
        one.format.background().color().name()
        for block in view.text._blocks()
        for one in block.textFormats()
        if one.format.background().style() is not Qt.BrushStyle.NoBrush
    }
    assert room.window.theme.color("gold_quiet").name() in grounds
    view.search.clear()
    QTest.keyClicks(view.search, "bp-conq-7")
    assert view.hits.text() == "1 hit"
    view.search.clear()
    QTest.keyClicks(view.search, "xyzzy")
    assert "No rule mentions that" in view.text.toPlainText()


def test_where_chapters_have_no_room_a_search_is_in_none_of_them(room: GameRoom) -> None:
    room.window.resize(1366, 768)
    view = page(room)
    room.window.theme.set_look(Appearance(scale=150, reduce_motion=True))
    settle()

    assert view.chapter_box.isVisible()
    assert view.chapter_box.currentText() == "Resources"
    QTest.keyClicks(view.search, "may I build a tower on an asteroid or a cannon on my planet")
    settle()
    assert view.chapter_box.currentIndex() == -1
    assert view.chapter_box.placeholderText() == "Chapters"
    (printing,) = [one for one in view.findChildren(Button) if one.text() == "Print"]
    assert printing.width() > printing.height() * 2  # its word has room: no title is above the text

    view.open_chapter("BP-SHIP")
    assert view.chapter_box.currentText() == "Building ships"


def test_a_search_shows_lines_of_tables_and_questions_with_their_answers(room: GameRoom) -> None:
    view = page(room)
    view.open_chapter(ASKED)
    assert "How far do cannons and towers shoot?" in view.text.toPlainText()

    view.look_for("what if both dice show the same?")
    said = view.text.toPlainText()
    assert said.index("First questions") < said.index("Equal is not enough")
    view.open_rule("ASK-17")
    assert (view.trail.here.chapter, view.text.lit) == (ASKED, "ASK-17")


def test_answers_of_a_book_with_tables_and_open_questions(theme: Theme) -> None:
    rules = parsec_rules_in("en")
    markup, search = RuleMarkup(theme, rules), RuleSearch(rules)

    told = plain(markup.found(search.search("how much does a cruiser cost?")))
    assert told.startswith("PA-UNIT What units cost and can do Cruiser Kind")
    # Nothing but an answer stands below what it answers.
    told = plain(markup.chapter("PA-GAP", {}))
    question = "May a vessel stop on a cell with another player's unit if its owner agrees?"
    assert f"{question} No: consent is for passing only." in told


def plain(html: str) -> str:
    text = QTextDocument()
    text.setHtml(html)
    return " ".join(text.toPlainText().split())


def test_one_goes_back_and_forward_by_keys_and_buttons(room: GameRoom) -> None:
    view = page(room)
    view.open_rule("BP-SHIP-7")
    view.open_rule("BP-COMBAT-1")
    view.text.setFocus()

    QTest.keyClick(view.text, Qt.Key.Key_Left, ALT)
    assert view.text.lit == "BP-SHIP-7"
    view.forward.click()
    assert view.text.lit == "BP-COMBAT-1"
    assert not view.forward.isEnabled()
    view.back.click()
    view.open_rule("BP-RES-1")
    assert not view.trail.can_go_forward


def test_a_rule_that_is_opened_stands_out_and_is_in_sight(room: GameRoom) -> None:
    view = page(room)
    view.open_rule("bp-combat-21")

    lit = view.text.lit_area()
    assert lit is not None
    assert view.text.verticalScrollBar().value() > 0
    assert lit.top() >= view.text.verticalScrollBar().value()


def test_links_lead_to_rules_and_faces_of_tables_and_nowhere_else(room: GameRoom) -> None:
    view = page(room)
    view.open_chapter("BP-COMBAT")
    assert "Eagle" in view.text.toPlainText()

    view._on_link("face:combat_ships/xenos")
    assert "Devourer" in view.text.toPlainText()
    view._on_link("https://example.org")
    view._on_link("file:///etc/passwd")
    assert view.trail.here.chapter == "BP-COMBAT"
    view._on_link("rule:BP-COMBAT-2")
    assert view.text.lit == "BP-COMBAT-2"
    view._on_link("rule:BP-COMBAT-2")
    assert QApplication.clipboard().text() == "BP-COMBAT-2"


def test_no_chapter_has_to_be_scrolled_sideways_beside_the_table(
    room: GameRoom, qtbot: QtBot
) -> None:
    """Tables too: there every line of them has its figures below one another."""
    at_table(room, qtbot)
    room.window.open_rule("BP-SHIP-1")
    view = room.window.side.rules
    wide = []
    for id_ in view.chapters.ids:
        view.open_chapter(id_)
        QApplication.processEvents()
        if view.text.horizontalScrollBar().maximum() > 0:
            wide.append(id_)

    assert wide == []
    view.open_chapter("BP-SHIP")
    assert "Attack d8" in view.text.toPlainText()
    room.leave()


def test_a_table_that_does_not_fit_is_stacked_until_it_does(
    room: GameRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, widest = page(room), 900

    def fits(text: RuleText) -> bool:
        return "Attack d8" in text.toPlainText() or text.width() > widest

    monkeypatch.setattr(RuleText, "fits", property(fits))
    view.open_chapter("BP-SHIP")
    told = []
    for width in (1700, 1250, 1700):
        room.window.resize(width, 700)
        settle()
        told.append("Attack d8" in view.text.toPlainText())

    assert told == [False, True, False]


def test_a_text_knows_whether_all_of_it_can_be_read(qtbot: QtBot, theme: Theme) -> None:
    text = RuleText(theme, "Rules", lambda _link: None)
    qtbot.addWidget(text)
    text.resize(300, 200)
    text.show()
    cell = f"<td>{'Unbreakable' * 5}</td>"

    def fits(html: str) -> bool:
        text.show_html(html, "")
        return text.fits

    assert not fits(f"<table width='100%'><tr>{cell}{cell}</tr></table>")
    assert fits("<p>Words that go on in the next line, as often as need be.</p>")
    settle()
    assert text.horizontalScrollBar().maximum() == 0


def test_this_match_tells_its_options_and_marks_house_rules(room: GameRoom, qtbot: QtBot) -> None:
    at_table(room, qtbot)
    document = room.desk.on_page(PageId.TABLE)
    assert document is not None
    view = page(room)
    view.open_chapter("BP-COMBAT")
    assert "This table: Asteroids can be attacked: yes" in view.text.toPlainText()

    document.commander.submit(ChangeOption("asteroid_attack", False))

    said = view.text.toPlainText()
    assert "Asteroids can be attacked: no (house rule)" in said
    view.switch.buttons[BOOK].click()
    assert "Table option: Asteroids can be attacked: yes" in view.text.toPlainText()
    room.leave()


def test_every_option_stands_at_its_rules_in_a_match(room: GameRoom, qtbot: QtBot) -> None:
    at_table(room, qtbot)
    rules = room.window.rules.rules
    assert rules is not None
    listed = {one.key for several in rules.decisions.values() for one in several}

    assert len(listed) == 48
    assert all(rules.book.paragraph(id_) is not None for id_ in rules.decisions)
    room.leave()


def test_f1_opens_the_rule_of_what_has_the_keyboard_beside_the_table(
    room: GameRoom, qtbot: QtBot
) -> None:
    at_table(room, qtbot)
    hand = room.hand(qtbot)

    QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_F1)

    side = room.window.side
    assert side.isVisible()
    assert side.tabs["help"].isChecked()  # no phase before the first turn
    QTest.keyClick(side.help.text, Qt.Key.Key_Escape)
    assert not side.isVisible()
    assert hand.view.go_on.button.hasFocus()
    while hand.view.context.game.turn(hand.view.state) is None:
        hand.view.advance()
    hand.view.focus_main()
    QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_F1)
    assert side.tabs["rules"].isChecked()
    assert side.rules.text.lit == "BP-EVENT-1"
    assert room.window.page is PageId.TABLE
    QTest.keyClick(side.rules.text, Qt.Key.Key_F1)
    assert not side.isVisible()
    room.leave()


def test_f1_on_an_option_opens_its_rule(room: GameRoom, qtbot: QtBot) -> None:
    at_table(room, qtbot)
    hand = room.hand(qtbot)
    hand.view.open_option("shared_victory")
    focus = QApplication.focusWidget()
    assert focus is not None

    QTest.keyClick(focus, Qt.Key.Key_F1)

    assert room.window.side.rules.text.lit == "BP-WIN-5"
    room.leave()


def test_f1_on_home_opens_its_help(room: GameRoom) -> None:
    QTest.keyClick(room.window, Qt.Key.Key_F1)

    assert room.window.side.tabs["help"].isChecked()
    assert "box" in room.window.side.help.text.toPlainText()


def test_the_panel_leads_to_the_page_at_the_same_place(room: GameRoom, qtbot: QtBot) -> None:
    at_table(room, qtbot)
    room.window.open_rule("BP-BOMB-2")
    side = room.window.side
    assert side.rules.text.lit == "BP-BOMB-2"

    side._to_page()

    assert room.window.page is PageId.RULES
    assert room.window.rules_page.view.text.lit == "BP-BOMB-2"
    assert not side.isVisible()
    room.leave()


def test_a_badge_leads_to_its_option_on_the_table(room: GameRoom, qtbot: QtBot) -> None:
    at_table(room, qtbot)
    hand = room.hand(qtbot)
    view = page(room)
    view.open_chapter("BP-COMBAT")

    view._on_link("option:asteroid_attack")

    assert room.window.page is PageId.TABLE
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Asteroids can be attacked"
    assert hand.view.isVisible()
    room.leave()
