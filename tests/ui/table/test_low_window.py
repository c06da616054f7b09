"""A low window at a large scale: what is open can be reached, whatever else has to wait."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase, Positions, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack, PutShip
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from bp_desktop.ui.widgets.containers import reveal
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import BLUE, RED, SECRET_BOOKS, SMALL, GivenDice
from tests.ui.build import settle
from tests.ui.table.players_hand import (
    QUIET,
    PlayersHand,
    in_phase,
    new_session,
    rich,
    ship_of,
    sit_down,
)

SIZE = (1290, 900)
"""Of the table in a window of 1440 x 900."""


@pytest.fixture
def russian(qapp: QApplication) -> Iterator[None]:
    voice = LanguageSwitcher(qapp)
    voice.speak("ru")
    yield

    voice.speak("en")


@pytest.fixture
def fighting(qtbot: QtBot, theme: Theme, tmp_path: Path, russian: None) -> PlayersHand:
    """Red and Blue roll by hand."""
    theme.set_look(Appearance(scale=150))
    extra = [PutShip(RED, SMALL, Hex(14, 12)), PutShip(BLUE, SMALL, Hex(15, 12))]
    session = in_phase(new_session(options=SECRET_BOOKS, by_hand=True), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session, size=SIZE)
    QApplication.processEvents()
    hand.view.window().resize(*SIZE)
    return hand


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path, russian: None) -> PlayersHand:
    theme.set_look(Appearance(scale=150))
    session = new_session(GivenDice(QUIET), options=SECRET_BOOKS, positions=Positions.TABLE)
    session = in_phase(session, Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session, size=SIZE)
    QApplication.processEvents()
    hand.view.window().resize(*SIZE)  # a window of its own grows while it is made
    return hand


def press(widget: QWidget) -> None:
    """Where it is seen: the window gets the click, so whatever lies above would take it."""
    QApplication.processEvents()
    window = widget.window()
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    assert (window.width(), window.height()) == SIZE, "the window grew"
    assert window.rect().contains(place), f"{place} is not in the window"
    assert widget.visibleRegion().boundingRect() == widget.rect(), "a part is cut off"
    frame = 2  # a field counts its own twice, however much room there is
    needed = widget.minimumSizeHint() - QSize(0, frame)
    assert needed.boundedTo(widget.size()) == needed, "it is squeezed"
    spot = QPoint(min(widget.width(), widget.height()) // 2, widget.height() // 2)
    target = window.childAt(place.topLeft() + spot)
    assert target is widget, f"{target} lies above"
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=spot)


def test_a_planet_is_added_by_mouse(hand: PlayersHand) -> None:
    planets = len(hand.match.board.planets)
    holdings = hand.own.holdings

    press(holdings.add_planet)
    QTest.keyClicks(holdings.form.name, "Aurora")
    press(holdings.form.add)
    press(holdings.add_planet)

    assert len(hand.match.board.planets) == planets + 1
    assert hand.view.go_on.isVisible()
    press(hand.view.go_on.button)


def test_a_planet_is_added_by_keys(hand: PlayersHand) -> None:
    planets = len(hand.match.board.planets)
    holdings = hand.own.holdings

    holdings.add_planet.setFocus()
    QTest.keyClick(holdings.add_planet, Qt.Key.Key_Space)
    for field in (holdings.form.sizes, holdings.form.biomes, holdings.form.forests):
        assert field.hasFocus()
        QTest.keyClick(field, Qt.Key.Key_Tab)
    QTest.keyClick(holdings.form.mountains, Qt.Key.Key_Tab)
    QTest.keyClick(holdings.form.name, Qt.Key.Key_Return)

    assert len(hand.match.board.planets) == planets + 1


def test_a_step_is_corrected_by_mouse(hand: PlayersHand) -> None:
    """BP-APP-2: with steps to decide about, and a die to be given up."""
    past = hand.view.past
    hand.turn_to("journal")
    past.lines.setCurrentIndex(past.lines.index_of(past.lines.ids[1]))  # the throw for the event
    steps = len(hand.view.session.entries)

    press(past.correct)
    conflicts = past.correction.consequences
    for seq in sorted(conflicts.choices):
        press(conflicts.choices[seq].buttons["strike"])
    press(past.correction.consent)
    press(past.correction.do)

    assert len(hand.view.session.entries) > steps
    assert past.lines.isVisible()
    assert past.lines.hasFocus()
    assert hand.view.go_on.isVisible()
    press(hand.view.go_on.button)


def test_a_correction_is_left_and_the_table_is_as_before(hand: PlayersHand) -> None:
    past = hand.view.past
    hand.turn_to("journal")
    past.lines.setCurrentIndex(past.lines.index_of(past.lines.ids[1]))
    press(past.correct)
    assert hand.view.go_on.isVisible()

    hand.turn_to("holdings")
    assert hand.view.go_on.isVisible()
    hand.turn_to("journal")
    press(past.correction.leave)

    assert hand.view.go_on.isVisible()
    assert past.lines.hasFocus()


def test_a_question_never_covers_half_of_the_zoom_controls(fighting: PlayersHand) -> None:
    """They give way to it, and nothing else moves."""
    turn, trouble = fighting.view.turn, fighting.view.trouble
    zoom, frame = turn.zoom.geometry(), turn.frame
    assert turn.zoom.isVisible()

    left = "Ещё не выполнено: разместить теплицу, переместить корабли и построить станцию"
    trouble.ask(left, ("Завершить ход", lambda: None), "Играть дальше")
    settle()
    assert trouble.geometry().intersects(zoom)
    assert not turn.zoom.isVisible()
    assert turn.frame == frame
    press(trouble.keep)
    settle()

    assert turn.zoom.isVisible()
    assert turn.zoom.geometry() == zoom


def test_who_looks_is_said_where_nothing_is_covered(hand: PlayersHand) -> None:
    hand.turn_to("journal")

    hand.look()

    view, bar = hand.view, hand.view.curtain.bar
    QApplication.processEvents()
    assert bar.isVisible()
    assert view.message.text.visibleRegion().boundingRect() == view.message.text.rect()
    assert view.message.isAncestorOf(bar)
    press(view.past.lines.viewport())
    press(view.past.correct)
    press(view.past.correction.leave)
    press(bar.cover)
    assert not bar.isVisible()


def test_the_dice_of_a_battle_can_be_typed_while_somebody_looks(fighting: PlayersHand) -> None:
    """BP-APP-1."""
    hand = fighting
    match = hand.match
    hand.look()

    hand.own.fight.open(UnitId(ship_of(match, RED)), ship_of(match, BLUE))
    card = hand.own.fight.card
    assert card is not None
    press(card.faces)
    QTest.keyClicks(card.faces, "4 1")
    press(card.roll_button)

    assert isinstance(hand.view.session.entries[-1].command, Attack)
    press(card.close_button)


def test_everything_in_the_ledger_can_be_reached(hand: PlayersHand) -> None:
    hand.look()
    hand.view.window().resize(1220, 700)  # in one of 1366 x 768
    hand.view.dock.show_panel("ledger")
    ledger = hand.view.findChild(LedgerPanel)
    assert isinstance(ledger, LedgerPanel)
    QApplication.processEvents()

    for part in (ledger.player_filter, ledger.turn_filter, ledger.save, ledger.view):
        reveal(part)
        settle()
        seen = part.visibleRegion().boundingRect()
        assert seen.width() == part.width()
        assert seen.height() >= min(part.height(), 40)


def test_where_not_even_the_name_of_a_step_fits_its_number_stands(hand: PlayersHand) -> None:
    text, entries = hand.view.message.text, hand.view.context.commander.session.entries
    number = f"Шаг {len(entries)}"
    text.resize(text.fontMetrics().horizontalAdvance(number) + 2, text.fontMetrics().height())

    assert text.shown() == number
