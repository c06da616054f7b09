"""The list of options of any game: editors by their values, and lines found by words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from bp_desktop.core.options import Choice, OptionRow
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.option_list import OptionLines, OptionWords

ROWS = (
    OptionRow("jokers", "play", "Q-1", False),
    OptionRow("trumps", "play", "Q-2", "drawn", values=("drawn", "agreed")),
    OptionRow("cards", "deck", "Q-3", 5, least=1, most=20),
)
WORDS = OptionWords(
    option=lambda key: {"jokers": "With jokers", "trumps": "Trumps", "cards": "In a hand"}[key],
    value=lambda key, value: f"{key}: {value}",
    group=lambda group: group.title(),
)
Told = list[tuple[str, Choice]]


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def listed(qtbot: QtBot, theme: Theme, told: Told) -> OptionLines:
    made = OptionLines(theme, ROWS, WORDS, lambda *chosen: told.append(chosen), tracking=False)
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_option_has_the_editor_its_values_ask_for(listed: OptionLines, told: Told) -> None:
    chosen: dict[str, Choice] = {"jokers": True, "trumps": "drawn", "cards": 7}
    listed.show_values(chosen.__getitem__)
    jokers, trumps, cards = (line.editor for line in listed.lines.values())
    assert isinstance(jokers, QCheckBox)
    assert isinstance(trumps, QComboBox)
    assert isinstance(cards, QSpinBox)
    assert (jokers.isChecked(), trumps.currentText(), cards.value()) == (
        True,
        "trumps: drawn",
        7,
    )
    assert told == []

    QTest.keyClick(jokers, Qt.Key.Key_Space)
    trumps.setFocus()
    QTest.keyClick(trumps, Qt.Key.Key_Down)
    cards.selectAll()
    QTest.keyClicks(cards, "12")
    assert told == [("jokers", False), ("trumps", "agreed")], "no digit is a step of its own"
    QTest.keyClick(cards, Qt.Key.Key_Return)

    assert told[2:] == [("cards", 12)]


def test_lines_are_found_by_words_and_groups_are_left_out(listed: OptionLines) -> None:
    def seen() -> list[str]:
        return [key for key, line in listed.lines.items() if line.isVisible()]

    assert seen() == ["jokers", "trumps", "cards"]
    listed.filter("JOKERS with")
    assert seen() == ["jokers"]
    listed.filter("q-3")
    assert seen() == ["cards"]
    listed.filter("", ["deck"])
    assert seen() == ["jokers", "trumps"]
    assert not listed.none_found.isVisible()
    listed.filter("q-3", ["deck"])

    assert seen() == []
    assert listed.none_found.isVisible()
