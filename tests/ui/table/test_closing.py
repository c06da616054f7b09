"""The closing page: final standing, time per player, and the ways on."""

from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import (
    Concede,
    EndTurn,
    PlaceStartingCannon,
    RollOrder,
    SetOwner,
    ShareVictory,
    StopMatch,
)
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import ActionSpec
from tests.games.burning_planets.match.build import BLUE, GREEN, RED, TRIO, GivenDice, cannon_cell
from tests.games.burning_planets.match.secret_table import Table
from tests.ui.table.clock.wall_clock import WallClock, in_play
from tests.ui.table.players_hand import (
    QUIET,
    MatchSession,
    PlayersHand,
    new_session,
    push,
    sit_down,
)


def texts(hand: PlayersHand) -> list[str]:
    assert hand.view.screens.closing is not None
    return [one.text() for one in hand.view.screens.closing.findChildren(QLabel)]


def test_the_final_standing_has_everybodys_time(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    wall = WallClock()
    hand = sit_down(qtbot, theme, tmp_path, in_play(wall))
    wall.wait(83)

    hand.view.act(Concede(BLUE))

    found = texts(hand)
    assert "Red has won" in found
    assert "1:23" in found
    assert any("gave up in round 1" in one for one in found)
    assert hand.view.screens.closing is not None
    hints = [one.toolTip() for one in hand.view.screens.closing.findChildren(QLabel)]
    assert "Concrete" in hints, "an icon of what everything cost says what it is"


def three_in_play() -> MatchSession:
    session = new_session(GivenDice(*[QUIET] * 9), factions=TRIO)
    session.submit(RollOrder(faces=(20, 1, 2)))
    for number, player in enumerate(session.state.order):
        session.submit(PlaceStartingCannon(player, cannon_cell(number)))
    return session


def test_whoever_held_out_longer_stands_higher_and_it_says_how_everybody_went(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-ELIM-1, BP-ELIM-5: Green fell in the second round, before Blue gave up in the third."""
    session = three_in_play()
    for number in range(6):
        if number == 4:
            planets = session.state.board.planets.values()
            home = next(one.id for one in planets if one.owner == GREEN)
            session.submit(SetOwner(home, RED, "taken"))
            assert session.state.players[GREEN].eliminated
        session.submit(EndTurn(), overrule=True)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.act(Concede(BLUE))

    found = texts(hand)

    assert [one for one in found if one in ("Red", "Blue", "Green")] == ["Red", "Blue", "Green"]
    assert any("gave up in round 3" in one for one in found)
    assert any("out of the game in round 2" in one for one in found)


def test_time_beyond_the_budget_stands_in_the_final_standing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    wall = WallClock()
    session = in_play(wall)
    session.submit(SetClock(15))
    hand = sit_down(qtbot, theme, tmp_path, session)
    wall.wait(15 * 60 + 83)

    hand.view.act(Concede(BLUE))

    assert "16:23" in texts(hand)
    assert texts(hand).count("over by 1:23") == 1


def test_long_names_are_shortened_and_nothing_stands_beside_the_page(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    match = in_play(WallClock()).state
    name = "Maximilian von und zu Habsburg-Lothringen"
    players = {id_: replace(one, name=name) for id_, one in match.players.items()}
    session = Table(replace(match, players=players)).session
    hand = sit_down(qtbot, theme, tmp_path, session, size=(900, 700))

    hand.view.act(Concede(BLUE))
    QApplication.processEvents()

    assert hand.view.screens.closing is not None
    assert hand.view.screens.closing.horizontalScrollBar().maximum() == 0


def test_an_elimination_is_told_to_everybody_while_the_others_play_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-ELIM-1."""
    hand = sit_down(qtbot, theme, tmp_path, three_in_play())

    hand.view.act(Concede(BLUE))

    assert hand.stage() is Stage.PLAY
    assert hand.view.message.text.text() == "Blue is out of the game"


def test_a_shared_victory_names_everybody(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-WIN-5."""
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))

    hand.view.act(ShareVictory((RED, BLUE)))
    if hand.match.stage is not Stage.OVER:
        push(hand.view.trouble.way_out)

    assert hand.view.screens.closing is not None
    assert hand.view.screens.closing.headline.text() == "Red and Blue share the victory"


def test_from_the_end_ways_lead_on_and_back(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-WIN-6."""
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))
    went: list[str] = []
    actions = hand.view.context.view.actions
    for id_ in ("go.chronicle", "new.burning_planets.match"):
        actions.declare((ActionSpec(id_, id_, ""),))
        actions.bind({id_: partial(went.append, id_)})
    hand.view.act(StopMatch())
    closing = hand.view.screens.closing
    assert closing is not None
    qtbot.waitUntil(closing.again.hasFocus)

    push(closing.chronicle)
    push(closing.again)
    push(closing.board)
    assert went == ["go.chronicle", "new.burning_planets.match"]
    assert hand.view.head.isVisible()
    assert hand.view.go_on.button.text() == "To the final standing"
    push(hand.view.go_on.button)
    assert closing.isVisible()
    push(closing.board)
    hand.view.undo()

    assert hand.stage() is Stage.PLAY
    assert hand.view.screens.closing is None
