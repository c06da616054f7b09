"""Turn alerts: off by default, in the colour and with the glyph of whoever comes next."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import EndTurn, RollEvent, StopMatch
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table import turn_alert
from tests.games.burning_planets.match.build import BLUE
from tests.ui.table.clock.wall_clock import WallClock, in_play
from tests.ui.table.players_hand import QUIET, PlayersHand, sit_down


@pytest.fixture
def beeps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append("beep"))
    monkeypatch.setattr(turn_alert, "SHOWN_FOR", 200)
    return heard


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path, beeps: list[str]) -> PlayersHand:
    return sit_down(qtbot, theme, tmp_path, in_play(WallClock()))


def test_nobody_is_startled_who_did_not_ask_for_it(hand: PlayersHand, beeps: list[str]) -> None:
    hand.view.context.commander.submit(EndTurn(), overrule=True)

    assert beeps == []
    assert not hand.view.alert.isVisible()


def test_the_next_player_is_told_once_and_the_table_is_free_again(
    qtbot: QtBot, hand: PlayersHand, beeps: list[str]
) -> None:
    hand.view.alert._choices.set(turn_alerts=True, turn_sound=True)
    alert = hand.view.alert

    hand.view.context.commander.submit(RollEvent((QUIET,)))
    assert not alert.isVisible(), "the turn has not passed"
    hand.view.context.commander.submit(EndTurn(), overrule=True)

    assert beeps == ["beep"]
    assert alert.seat == hand.match.players[BLUE].color
    assert alert.isVisible()
    assert alert.geometry() == hand.view.rect()
    under = QApplication.widgetAt(hand.view.mapToGlobal(QPoint(40, 40)))
    assert under is not alert, "clicks go through it"
    qtbot.waitUntil(lambda: not alert.isVisible())


@pytest.mark.parametrize("chosen", ["turn_alerts", "turn_sound"])
def test_light_and_sound_are_asked_for_apart(
    hand: PlayersHand, beeps: list[str], chosen: str
) -> None:
    hand.view.alert._choices.set(**{chosen: True})

    hand.view.context.commander.submit(EndTurn(), overrule=True)

    assert hand.view.alert.isVisible() == (chosen == "turn_alerts")
    assert beeps == (["beep"] if chosen == "turn_sound" else [])


def test_turns_that_pass_at_once_neither_flash_nor_beep_each_time(
    hand: PlayersHand, beeps: list[str]
) -> None:
    """More than three flashes a second do harm."""
    hand.view.alert._choices.set(turn_alerts=True, turn_sound=True)
    alert, commander = hand.view.alert, hand.view.context.commander

    commander.submit(EndTurn(), overrule=True)
    alert._fading.setCurrentTime(100)
    for _ in range(5):
        commander.submit(EndTurn(), overrule=True)
    assert beeps == ["beep"]
    assert alert._fading.currentTime() >= 100, "it did not begin again"

    alert.calm.stop()
    commander.submit(EndTurn(), overrule=True)
    assert beeps == ["beep", "beep"]
    assert alert.calm.interval() * 3 > 1000


def test_the_end_of_a_match_is_no_turn(hand: PlayersHand, beeps: list[str]) -> None:
    hand.view.alert._choices.set(turn_alerts=True, turn_sound=True)

    hand.view.context.commander.submit(StopMatch())

    assert beeps == []


def test_without_motion_it_stands_still(hand: PlayersHand, theme: Theme) -> None:
    theme.set_look(Appearance(reduce_motion=True))
    hand.view.alert._choices.set(turn_alerts=True)
    hand.view.context.commander.submit(EndTurn(), overrule=True)
    alert = hand.view.alert

    early = alert.grab().toImage()
    alert._fading.setCurrentTime(150)
    late = alert.grab().toImage()

    assert early == late
