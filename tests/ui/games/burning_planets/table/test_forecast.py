"""The forecast of the next collection: each source, the sum, and what events would leave."""

from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import Concede
from bp_desktop.games.burning_planets.match.queries.income import income_of
from bp_desktop.ui.games.burning_planets.table.forecast import ForecastPanel
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import BLUE, RED, GivenDice
from tests.ui.table.players_hand import (
    QUIET,
    PlayersHand,
    begun,
    in_phase,
    new_session,
    push,
    sit_down,
)


def opened(hand: PlayersHand) -> ForecastPanel:
    push(hand.view.dock.buttons["forecast"])
    panel = hand.view.dock.show_panel("forecast")
    assert isinstance(panel, ForecastPanel)
    return panel


def said(panel: ForecastPanel) -> list[str]:
    return [one.text() for one in panel.findChildren(QLabel) if one.isVisible()]


def test_the_forecast_names_each_source(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, in_phase(new_session(), Phase.STRUCTURES))

    panel = opened(hand)

    assert "Red's home" in said(panel)
    due = income_of(hand.match, RED).due
    assert list(panel.together.purse.painted()) == [str(amount) for _, amount in due]


def test_the_forecast_follows_the_turn_and_the_event(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """What an event would leave is told until it is rolled."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET, QUIET))))
    panel = opened(hand)
    hand.view.go_on.button.setFocus()
    assert "Next collection of Red" in said(panel)
    assert "Stellar wind" in said(panel)

    hand.go_on()
    rolled = said(panel)
    hand.go_on(3)

    assert "Stellar wind" not in rolled
    assert "Next collection of Blue" in said(panel)
    assert "Blue's home" in said(panel)
    assert "Red's home" not in said(panel)
    assert "Stellar wind" in said(panel)


def test_after_the_match_there_is_no_forecast(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    panel = opened(hand)

    hand.view.act(Concede(BLUE))
    hand.view.screens.show_turn()

    assert said(panel) == ["The forecast appears during play."]
