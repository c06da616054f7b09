"""Taking a planet, planned by mouse and keys; and events over several turns."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.planner.conquest import Invader, Siege, levers
from bp_desktop.games.burning_planets.planner.needs import search_for_siege
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.combat.conquest_panel import STRUCTURES, ConquestPanel
from bp_desktop.ui.games.burning_planets.combat.dice_page import EventsPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from tests.games.burning_planets.planner.answers import conquest

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme) -> ConquestPanel:
    made = ConquestPanel(theme, tables())
    qtbot.addWidget(made)
    made.resize(1280, 1200)
    made.show()
    qtbot.waitExposed(made)
    made.ships.set_counts({})
    made.planet.set_counts({})
    return made


def shown(panel: ConquestPanel) -> str:
    return panel.cards.fraction.text().replace("\u200b", "")


def press(panel: ConquestPanel, name: str) -> None:
    button = next(one for one in panel.findChildren(Button) if one.accessibleName() == name)
    QTest.mouseClick(button, LEFT)


def test_two_big_ships_a_cannon_and_a_structure_by_mouse(
    qtbot: QtBot, panel: ConquestPanel
) -> None:
    """BP-CONQ-5 to -10: p + (1 - p) p with p = 11/32."""
    for name in ("More: Big ship", "More: Big ship", "More: Cannon", "More: Economic structures"):
        press(panel, name)

    qtbot.waitUntil(lambda: shown(panel) == "583/1024")

    steps = panel.cards.steps.text().splitlines()
    assert "Big ship 1 attacks Cannon" in steps[0]
    assert "destroys 1 structure" in steps[2]
    assert "conquers" in steps[3]
    assert [bar.chance for bar in panel.cards.bars.bars] == [
        1 - Fraction(21, 32) ** 4,
        Fraction(583, 1024),
    ]


def test_what_would_help_most_is_said_first(qtbot: QtBot, panel: ConquestPanel) -> None:
    panel.ships.set_counts({"ship:big": 2})
    panel.planet.set_counts({"structure:cannon": 1, STRUCTURES: 1})
    found = [one.chance for one in finished(levers(panel.siege()))]

    panel.answer()

    # Help for the fight of before may still be on its way.
    qtbot.waitUntil(lambda: [bar.chance for bar in panel.cards.helps.bars] == found)
    assert "Cannon" in panel.cards.bottleneck.text()


def test_the_cheapest_fleet_for_the_planet_is_named_for_every_faction(
    qtbot: QtBot, panel: ConquestPanel
) -> None:
    """Whoever is there does not matter; what is wanted can be typed."""
    panel.planet.set_counts({"structure:cannon": 1, STRUCTURES: 2})
    panel.answer()
    panel.needs.wanted.selectAll()
    QTest.keyClicks(panel.needs.wanted, "50")
    found = finished(search_for_siege(tables(), panel.siege()).work(Fraction(1, 2)))
    humans = found[FactionId("humans")]
    assert humans is not None
    cells = panel.needs.cells[FactionId("humans")]

    qtbot.waitUntil(lambda: str(humans.chance) in cells["chance"].toolTip())

    assert cells["ships"].text().count("×") == len(humans.ships)
    assert panel.cards.trouble.text() == "Select at least one ship."


def test_a_guarded_planet_is_said_to_be_out_of_reach(qtbot: QtBot, panel: ConquestPanel) -> None:
    """AMB-56."""
    panel.take(Siege((Invader("Eagle", 2, 8),), guarded=True))

    qtbot.waitUntil(lambda: "guards the planet" in panel.cards.trouble.text())

    assert shown(panel) == "0/1"


def test_who_has_begun_is_marked(panel: ConquestPanel) -> None:
    """BP-ACT-8."""
    ships = (Invader("Eagle", 1, 8, acting=True), Invader("Hammer", 2, 6))
    panel.take(Siege(ships))

    notes = [one.text() for one in panel.ships.findChildren(QLabel)]

    assert [one for one in notes if "goes first" in one] == [
        "d8 · 1 action · has begun, goes first"
    ]
    assert panel.siege().invaders == ships


def test_too_few_actions_are_said_in_numbers(panel: ConquestPanel) -> None:
    panel.ships.set_counts({"ship:small": 1})
    panel.planet.set_counts({STRUCTURES: 4})
    panel.answer()

    assert panel.cards.chance.text() == "0.0 %"
    assert "5" in panel.cards.trouble.text()
    assert "2" in panel.cards.trouble.text()


def test_no_ship_at_all_is_said(panel: ConquestPanel) -> None:
    panel.answer()

    assert panel.cards.trouble.isVisible()
    assert panel.cards.chance.text() == ""
    assert not panel.copy.isEnabled()


def test_a_cargo_ship_conquers_what_nobody_defends(panel: ConquestPanel) -> None:
    """BP-CONQ-11, BP-CONQ-14."""
    panel.ships.set_counts({"ship:cargo": 1})
    panel.answer()

    assert panel.cards.chance.text() == "100.0 %"


def test_the_text_can_be_copied(panel: ConquestPanel) -> None:
    panel.ships.set_counts({"ship:big": 2})
    panel.planet.set_counts({"structure:cannon": 1})
    panel.answer()

    QTest.mouseClick(panel.copy, LEFT)

    text = QGuiApplication.clipboard().text()
    chance = conquest(panel.siege()).chance
    assert f"{chance.numerator}/{chance.denominator}" in text
    assert panel.cards.steps.text() in text


def test_a_siege_that_would_take_long_is_thrown_instead(qtbot: QtBot, panel: ConquestPanel) -> None:
    panel.ships.set_counts(
        {"ship:small": 3, "ship:medium": 4, "ship:big": 4, "ship:enormous": 3, "ship:cargo": 2}
    )
    panel.planet.set_counts({"structure:cannon": 6, "structure:tower": 6, STRUCTURES: 3})
    panel.answer()
    assert panel.waiting.sample.isVisible()
    panel.waiting.runs.setValue(200)

    QTest.mouseClick(panel.waiting.sample, LEFT)

    qtbot.waitUntil(lambda: panel.cards.chance.text().startswith("≈"), timeout=20_000)
    assert "95 %" in panel.cards.fraction.text()
    assert "200" in panel.cards.fraction.text()


def test_no_event_in_ten_turns_is_ex_56(qtbot: QtBot, theme: Theme) -> None:
    events = EventsPanel(theme, tables())
    qtbot.addWidget(events)
    events.show()

    assert events.never.bars[-1].chance == Fraction(3486784401, 10000000000)
    events.turns.setFocus()
    events.turns.selectAll()
    QTest.keyClicks(events.turns, "1")
    assert [bar.chance for bar in events.once.bars] == [
        Fraction(1, 20),
        Fraction(1, 20),
        Fraction(1, 10),
    ]
    assert sum(bar.chance for bar in events.numbers.bars) == 1
