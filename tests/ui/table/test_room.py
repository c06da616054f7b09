"""Where there is little room: large amounts, low windows, long names."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import PHASES, Phase
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table import stepper
from tests.games.burning_planets.match.build import RED, purse
from tests.ui.table.players_hand import PlayersHand, begun, new_session, sit_down


def test_balances_are_written_alike_and_whole_however_much_there_is(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    hand = sit_down(qtbot, theme, tmp_path, session, size=(1000, 760))
    small = {one.amount.fontInfo().pixelSize() for one in hand.view.balances.balances.values()}

    hand.view.act(AdjustTreasury(RED, purse(metal=987_654), "a find"))
    QApplication.processEvents()

    amounts = [one.amount for one in hand.view.balances.balances.values()]
    (size,) = {one.fontInfo().pixelSize() for one in amounts}
    assert size < min(small)
    for one in amounts:
        assert one.fontMetrics().horizontalAdvance(one.text()) <= one.width()


def below_the_others(hand: PlayersHand) -> int:
    """How far the balances stand below the players."""
    top = hand.view.balances.mapTo(hand.view.turn, QPoint(0, 0)).y()
    return top - hand.view.others.geometry().bottom()


def test_on_a_low_screen_the_place_of_an_event_is_the_boards(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    gap = below_the_others(hand)

    hand.view.window().resize(1440, 680)
    QApplication.processEvents()

    assert below_the_others(hand) < gap


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_present_phase_is_never_cut_off(
    qtbot: QtBot, theme: Theme, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However narrow the head is at a large scale."""
    row = stepper.PhaseStepper(theme, lambda phase: names_in(language).phase(Phase(phase)), PHASES)
    qtbot.addWidget(row)
    row.resize(180, 72)
    box = QRectF(0, 0, 180, 72 - stepper.DOT - 6)

    for phase in PHASES:
        text = names_in(language).phase(phase)
        found = QFontMetricsF(row.fitting(box, text)).boundingRect(
            QRectF(0, 0, 180, 1000), stepper.WRAPPED, text
        )
        assert found.height() <= box.height()


def test_the_dots_of_the_phases_never_touch(qtbot: QtBot, theme: Theme) -> None:
    row = stepper.PhaseStepper(theme, str, PHASES)
    qtbot.addWidget(row)
    for width in (100, 180, 600):
        row.resize(width, 50)

        assert row.dot * len(PHASES) < width
