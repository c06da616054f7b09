"""The closing page: final standing, time per player, and the ways on."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import (
    Concede,
    PlaceStartingCannon,
    RollOrder,
    ShareVictory,
    StopMatch,
)
from bp_desktop.games.burning_planets.match.state import Stage
from bp_desktop.ui.actions import ActionSpec
from bp_desktop.ui.theme import Theme
from tests.games.burning_planets.match.build import BLUE, RED, TRIO, GivenDice, cannon_cell
from tests.ui.burning_planets.table.clock.wall_clock import WallClock, in_play
from tests.ui.burning_planets.table.players_hand import (
    QUIET,
    PlayersHand,
    new_session,
    push,
    sit_down,
)


def texts(hand: PlayersHand) -> list[str]:
    assert hand.view.closing is not None
    return [one.text() for one in hand.view.closing.findChildren(QLabel)]


def test_the_final_standing_has_everybodys_time(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    wall = WallClock()
    hand = sit_down(qtbot, theme, tmp_path, in_play(wall))
    wall.wait(83)

    hand.view.act(Concede(BLUE))

    found = texts(hand)
    assert "Red has won" in found
    assert "1:23" in found
    assert any("out of the game" in one for one in found)


def test_an_elimination_is_told_to_everybody_while_the_others_play_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-ELIM-1."""
    session = new_session(GivenDice(*[QUIET] * 9), factions=TRIO)
    session.submit(RollOrder(faces=(20, 1, 2)))
    for number, player in enumerate(session.state.order):
        session.submit(PlaceStartingCannon(player, cannon_cell(number)))
    hand = sit_down(qtbot, theme, tmp_path, session)
    told: list[str] = []
    hand.view._notify = lambda text, undo=None: told.append(text)  # noqa: ARG005 - as a window does

    hand.view.act(Concede(BLUE))

    assert hand.stage() is Stage.PLAY
    assert told == ["Blue is out of the game"]


def test_a_shared_victory_names_everybody(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-WIN-5."""
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))

    hand.view.act(ShareVictory((RED, BLUE)))
    if hand.match.stage is not Stage.OVER:
        push(hand.view.trouble.way_out)

    assert hand.view.closing is not None
    assert hand.view.closing.headline.text() == "Red, Blue share the victory"


def test_from_the_end_ways_lead_on_and_back(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-WIN-6."""
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))
    went: list[str] = []
    actions = hand.view.screens._context.actions
    for id_ in ("go.chronicle", "new.burning_planets.match"):
        actions.add(ActionSpec(id_, id_, "", partial(went.append, id_)))
    hand.view.act(StopMatch())
    closing = hand.view.closing
    assert closing is not None
    qtbot.waitUntil(closing.again.hasFocus)

    push(closing.chronicle)
    push(closing.again)
    push(closing.board)
    assert went == ["go.chronicle", "new.burning_planets.match"]
    assert hand.view.head.isVisible()
    hand.view.undo()

    assert hand.stage() is Stage.PLAY
    assert hand.view.closing is None
