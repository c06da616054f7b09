"""A rule id can be asked for its paragraph, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.messages import say
from bp_desktop.texts.rulebook import RuleParagraph
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.rule_link import CitedText, RuleLink, RulePopover, RuleReader

PARAGRAPHS = {"T-1": RuleParagraph("T-1", "Counting", "Everybody counts aloud.")}
READER = RuleReader(PARAGRAPHS.get)
LEFT = Qt.MouseButton.LeftButton


class Sheet(QWidget):
    """A window with a sentence at its foot that cites rules."""

    def __init__(self, theme: Theme, reader: RuleReader) -> None:
        super().__init__()
        self.cited = CitedText(theme, reader)
        self.other = Button(theme, "Other")
        box = QVBoxLayout(self)
        box.addWidget(self.other)
        box.addStretch()
        box.addWidget(self.cited)
        self.cited.say("That cannot be counted.", ("T-1", "T-9"))

    @property
    def known(self) -> RuleLink:
        return self.cited.rules.links[0]

    @property
    def unknown(self) -> RuleLink:
        return self.cited.rules.links[1]

    @property
    def open(self) -> list[RulePopover]:
        return [one for one in self.findChildren(RulePopover) if one.isVisible()]


def shown(qtbot: QtBot, theme: Theme, reader: RuleReader = READER) -> Sheet:
    sheet = Sheet(theme, reader)
    qtbot.addWidget(sheet)
    sheet.resize(420, 320)
    with qtbot.waitExposed(sheet):
        sheet.show()
    sheet.activateWindow()
    return sheet


@pytest.fixture
def sheet(qtbot: QtBot, theme: Theme) -> Sheet:
    return shown(qtbot, theme)


def test_a_click_opens_the_paragraph_above_the_link(sheet: Sheet) -> None:
    QTest.mouseClick(sheet.known, LEFT)

    (popover,) = sheet.open
    assert popover.text.text() == "Everybody counts aloud."
    assert popover.chapter.text() == "Counting"
    assert popover.frame.bottom() < sheet.known.mapTo(sheet, sheet.known.rect().topLeft()).y()
    assert sheet.rect().contains(popover.frame)


def test_a_rule_that_no_book_has_repeats_what_was_said(sheet: Sheet) -> None:
    QTest.mouseClick(sheet.unknown, LEFT)

    (popover,) = sheet.open
    assert popover.text.text() == "That cannot be counted."


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_open_it_and_escape_closes_it(sheet: Sheet, key: Qt.Key) -> None:
    sheet.known.setFocus()

    QTest.keyClick(sheet.known, key)
    assert len(sheet.open) == 1
    assert sheet.known.hasFocus()
    QTest.keyClick(sheet.known, Qt.Key.Key_Escape)

    assert not sheet.open
    assert sheet.known.hasFocus()


def test_tab_reaches_every_link_and_closes_what_is_open(sheet: Sheet) -> None:
    sheet.known.setFocus()
    QTest.keyClick(sheet.known, Qt.Key.Key_Return)

    QTest.keyClick(sheet.known, Qt.Key.Key_Tab)

    assert not sheet.open
    assert sheet.unknown.hasFocus()


def test_a_click_elsewhere_closes_it_and_one_on_it_does_not(sheet: Sheet) -> None:
    QTest.mouseClick(sheet.known, LEFT)
    QTest.mouseClick(sheet.open[0].text, LEFT)
    assert len(sheet.open) == 1

    QTest.mouseClick(sheet.other, LEFT)

    assert not sheet.open


def test_a_second_link_closes_the_first_and_the_same_link_its_own(sheet: Sheet) -> None:
    QTest.mouseClick(sheet.known, LEFT)
    QTest.mouseClick(sheet.unknown, LEFT)
    assert [one.head.text() for one in sheet.open] == ["T-9"]

    QTest.mouseClick(sheet.unknown, LEFT)

    assert not sheet.open


def test_it_goes_with_its_link(sheet: Sheet) -> None:
    QTest.mouseClick(sheet.known, LEFT)

    sheet.cited.say("All is well.")
    QApplication.processEvents()

    assert not sheet.open
    assert not sheet.cited.rules.isVisible()


def test_links_say_what_they_are_to_screen_readers(sheet: Sheet) -> None:
    assert sheet.known.accessibleName() == "Rule T-1"

    QTest.mouseClick(sheet.known, LEFT)

    assert sheet.known.accessibleDescription() == "Everybody counts aloud."


def test_the_page_of_rules_is_offered_where_there_is_one(qtbot: QtBot, theme: Theme) -> None:
    opened: list[str] = []
    sheet = shown(qtbot, theme, RuleReader(PARAGRAPHS.get, opened.append))
    QTest.mouseClick(sheet.known, LEFT)
    button = sheet.open[0].button
    assert button is not None
    assert button.hasFocus()

    QTest.keyClick(button, Qt.Key.Key_Return)

    assert opened == ["T-1"]


def test_messages_bring_their_rules(sheet: Sheet) -> None:
    sheet.cited.tell((say("core.one", "T-1"), say("core.two", "T-1", "T-2")))

    assert sheet.cited.rules.ids == ("T-1", "T-2")
    assert sheet.cited.text.text() == "core.one\ncore.two"


def test_it_fades_in_and_rises_in_its_place(qtbot: QtBot, theme: Theme) -> None:
    theme.set_look(theme.look._replace(reduce_motion=False))
    sheet = shown(qtbot, theme)
    QTest.mouseClick(sheet.known, LEFT)
    [popover] = sheet.open
    place = popover.frame

    assert popover.is_rising
    qtbot.waitUntil(lambda: not popover.is_rising)
    assert popover.frame == place
    assert popover.graphicsEffect() is None


def test_without_motion_it_is_there_at_once(qtbot: QtBot, theme: Theme) -> None:
    theme.set_look(theme.look._replace(reduce_motion=True))
    sheet = shown(qtbot, theme)
    QTest.mouseClick(sheet.known, LEFT)
    [popover] = sheet.open

    assert not popover.is_rising
    assert popover.graphicsEffect() is None
