"""The stage on a real table: what shows it, what ends it, and what works through it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Collect,
    Concede,
    EndTurn,
    PutShip,
    RollEvent,
)
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.clock import PauseClock
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.stage.overlay import StageOverlay
from tests.games.burning_planets.match.build import BLUE, RED, SMALL, GivenDice
from tests.ui.table.eyes import readable
from tests.ui.table.players_hand import (
    LEFT,
    NONE,
    QUIET,
    PlayersHand,
    begun,
    in_phase,
    new_session,
    rich,
    ship_of,
    sit_down,
)

HERE, BESIDE = Hex(14, 12), Hex(15, 12)


class Hourglass:
    """Time as the test turns it."""

    def __init__(self, stage: StageOverlay) -> None:
        self.now = 0
        self._stage = stage
        stage._clock = lambda: self.now

    def pass_by(self, ms: int) -> None:
        self.now += ms
        if self._stage._run is not None:
            self._stage.show_now()


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    session = begun(new_session(GivenDice(1, 7, 20, 3)))
    return sit_down(qtbot, theme, tmp_path, session, stage="short")


@pytest.fixture
def time(hand: PlayersHand) -> Hourglass:
    return Hourglass(hand.view.stage)


def roll(hand: PlayersHand) -> None:
    hand.view.context.commander.submit(RollEvent())


def test_a_roll_is_seen_and_told_when_the_die_lies_still(
    hand: PlayersHand, time: Hourglass
) -> None:
    stage = hand.view.stage
    assert not stage.isVisible()

    roll(hand)

    assert stage.isVisible()
    time.pass_by(400)
    assert stage.sight is not None
    assert not stage.sight.told
    assert stage.accessibleName() == ""
    time.pass_by(400)
    assert stage.sight is not None
    assert stage.sight.told
    assert stage.accessibleName() == (
        "Red rolls 1. Climatic anomaly. Biomass: nothing, Food: nothing"
    )
    time.pass_by(2000)
    assert not stage.isVisible()
    assert not stage._frame.isActive(), "nothing runs while nothing is shown"


def test_the_main_button_acts_at_once_through_it(hand: PlayersHand, time: Hourglass) -> None:
    QTest.mouseClick(hand.view.go_on.button, LEFT)
    assert hand.has_rolled()
    assert hand.view.stage.isVisible()
    time.pass_by(200)

    QTest.mouseClick(hand.view.go_on.button, LEFT)

    assert hand.phase() is Phase.STRUCTURES, "collected by the same click"
    assert not hand.view.stage.is_showing
    time.pass_by(200)
    assert hand.view.stage.script is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_its_keys_act_at_once_through_it(hand: PlayersHand, time: Hourglass, key: Qt.Key) -> None:
    QTest.keyClick(hand.view.go_on.button, key)
    assert hand.view.stage.is_showing

    QTest.keyClick(hand.view.go_on.button, key)

    assert hand.phase() is Phase.STRUCTURES
    assert not hand.view.stage.is_showing


def test_a_click_on_what_is_veiled_only_ends_it(hand: PlayersHand, time: Hourglass) -> None:
    roll(hand)
    before = hand.view.pages.page
    board = hand.board
    time.pass_by(700)

    QTest.mouseClick(board, LEFT, NONE, QPoint(60, 60))

    assert not hand.view.stage.is_showing
    assert hand.view.pages.page == before
    assert not hand.view.stage._holds_mouse
    heard: list[bool] = []
    hand.own.board.tool.press = lambda *_: heard.append(True)  # type: ignore[union-attr,method-assign]
    QTest.mouseClick(board, LEFT, NONE, QPoint(60, 60))
    assert heard, "the next click is for the board again"


def test_a_key_for_what_is_veiled_only_ends_it(hand: PlayersHand, time: Hourglass) -> None:
    board = hand.own.board
    assert board is not None
    board.view.setFocus()
    board.scene.move_cursor(HERE)
    roll(hand)

    QTest.keyClick(board.view, Qt.Key.Key_Right)
    assert not hand.view.stage.is_showing
    assert board.scene.cursor.cell == HERE, "it has not moved"
    QTest.keyClick(board.view, Qt.Key.Key_Right)
    assert board.scene.cursor.cell != HERE


def test_a_key_held_down_alone_ends_nothing(hand: PlayersHand, time: Hourglass) -> None:
    roll(hand)

    QTest.keyPress(hand.view.go_on.button, Qt.Key.Key_Control)

    assert hand.view.stage.is_showing


def test_a_second_one_replaces_the_first(hand: PlayersHand, time: Hourglass) -> None:
    roll(hand)
    time.pass_by(300)
    hand.view.context.commander.submit(EndTurn(), overrule=True)
    time.pass_by(240)

    script = hand.view.stage.script
    assert script is not None
    assert script.headline == "Blue's turn"
    assert len(hand.view.findChildren(StageOverlay)) == 1


def test_what_is_taken_back_or_brought_back_is_not_shown(
    hand: PlayersHand, time: Hourglass
) -> None:
    commander, stage = hand.view.context.commander, hand.view.stage
    roll(hand)
    commander.undo(consent=True)
    assert not stage.isVisible(), "it is no longer true"
    commander.redo()
    assert not stage.isVisible()


def test_a_pause_leaves_it_alone(hand: PlayersHand, time: Hourglass) -> None:
    roll(hand)
    hand.view.context.commander.submit(PauseClock())

    assert hand.view.stage.is_showing


def test_a_step_without_a_moment_ends_it(hand: PlayersHand, time: Hourglass) -> None:
    roll(hand)
    hand.view.context.commander.submit(Collect())

    assert not hand.view.stage.is_showing


def test_off_by_preference(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session(GivenDice(1)))
    hand = sit_down(qtbot, theme, tmp_path, session, stage="off")
    roll(hand)

    assert not hand.view.stage.isVisible()
    hand.view.context.view.choices.set(stage="long")
    time = Hourglass(hand.view.stage)
    hand.view.context.commander.submit(EndTurn(), overrule=True)
    time.pass_by(2400)
    assert hand.view.stage.is_showing, "long"


def test_without_motion_it_appears_and_goes_without_sliding(
    hand: PlayersHand, time: Hourglass, theme: Theme
) -> None:
    theme.set_look(Appearance(reduce_motion=True))
    roll(hand)
    stage = hand.view.stage

    assert stage.sight is not None
    assert (stage.sight.open, stage.sight.settled, stage.sight.told) == (1, 1, 1)
    time.pass_by(1000)
    assert not stage.isVisible()


def test_dice_thrown_by_hand_lie_still_already(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session(by_hand=True))
    hand = sit_down(qtbot, theme, tmp_path, session, stage="short")
    hand.view.context.commander.submit(RollEvent((QUIET,)))

    script = hand.view.stage.script
    assert script is not None
    assert script.headline == "No event"
    assert not script.settles


def test_the_end_of_a_match_is_seen_over_the_closing_page(
    hand: PlayersHand, time: Hourglass
) -> None:
    hand.view.context.commander.submit(Concede(BLUE))
    stage = hand.view.stage

    assert stage.script is not None
    assert stage.script.headline == "Blue is out"
    time.pass_by(1200)
    assert stage.script.headline == "Red wins"
    assert stage.geometry() == hand.view.screens.geometry()


def test_the_veil_leaves_the_head_and_the_main_button_bright(
    hand: PlayersHand, time: Hourglass
) -> None:
    roll(hand)
    veiled = hand.view.stage.geometry()

    for bright in (hand.view.head, hand.view.go_on.button):
        place = bright.rect().translated(bright.mapTo(hand.view, QPoint()))
        assert not veiled.intersects(place)
    assert veiled.contains(
        hand.view.pages.rect().translated(hand.view.pages.mapTo(hand.view, QPoint()))
    )


# --- fights


@pytest.fixture
def fight(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    extra = [PutShip(RED, SMALL, HERE), PutShip(BLUE, SMALL, BESIDE)]
    session = in_phase(new_session(GivenDice(4, 1, 1, 4)), Phase.ACTIONS, extra)
    return sit_down(qtbot, theme, tmp_path, session, stage="short")


def test_the_card_says_nothing_before_the_dice_on_the_stage_lie_still(fight: PlayersHand) -> None:
    time = Hourglass(fight.view.stage)
    fight.click(HERE)
    fight.click(BESIDE)
    card = fight.own.fight.card
    assert card is not None

    card.roll()

    assert isinstance(fight.view.session.entries[-1].command, Attack)
    time.pass_by(400)
    assert card.result.text() == ""
    assert [die.face for die in card.dice] == [None, None], "they fall once, on the stage"
    time.pass_by(300)
    assert card.result.text() == "Destroyed."
    assert [die.face for die in card.dice] == [4, 1]


def test_the_message_place_says_nothing_before_the_dice_lie_still(
    hand: PlayersHand, time: Hourglass
) -> None:
    message = hand.view.message
    before = message.text.text()
    roll(hand)
    time.pass_by(400)

    assert message.text.text() == before
    assert "Roll" in message.undo.accessibleName(), "taking it back is offered at once"
    time.pass_by(300)
    assert "Climatic anomaly" in message.text.text()


def test_whoever_ends_the_stage_reads_the_card_at_once(fight: PlayersHand) -> None:
    Hourglass(fight.view.stage)
    fight.click(HERE)
    fight.click(BESIDE)
    card = fight.own.fight.card
    assert card is not None
    card.roll()

    QTest.mouseClick(card, LEFT)

    assert card.result.text() == "Destroyed."


def test_a_card_that_is_closed_meanwhile_is_not_told(fight: PlayersHand) -> None:
    time = Hourglass(fight.view.stage)
    fight.click(HERE)
    fight.click(BESIDE)
    card = fight.own.fight.card
    assert card is not None
    card.roll()
    fight.own.fight.close()
    QApplication.processEvents()

    time.pass_by(900)

    assert fight.view.stage.is_showing


def test_both_sides_stand_against_each_other(fight: PlayersHand) -> None:
    commander = fight.view.context.commander
    commander.submit(Attack(ship_of(fight.match, RED), ship_of(fight.match, BLUE)))  # type: ignore[arg-type]
    script = fight.view.stage.script

    assert script is not None
    assert script.headline == "Destroyed"
    attacker, target = script.sides
    assert attacker.picture.startswith("ship/")
    assert (attacker.color, target.color) == (0, 1)
    assert (attacker.lost, target.lost) == (False, True)
    assert [one.met for one in script.effects] == [True, True]


# --- what the room may not know


def test_no_secret_of_a_hidden_treasury_is_on_the_stage(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6."""
    session = begun(new_session(GivenDice(20), options=Options(treasury_visibility="owner")))
    for command in rich(RED, BLUE):
        session.submit(command)
    hand = sit_down(qtbot, theme, tmp_path, session, stage="long")
    time = Hourglass(hand.view.stage)
    hand.look()
    roll(hand)
    time.pass_by(900)

    amounts = {str(amount) for _, amount in hand.match.players[RED].treasury if amount}
    assert amounts, "there is something to hide"
    said = {word for _, text in readable([hand.view.stage]) for word in text.split()}
    assert not said & amounts
    assert "Metal:" in said, "it does tell something"


# --- across the room


def test_the_public_window_shows_it_to_its_end(hand: PlayersHand, time: Hourglass) -> None:
    hand.view.public.open()
    public = hand.view.public.window
    assert public is not None
    far = Hourglass(public.stage)
    QTest.mouseClick(hand.view.go_on.button, LEFT)
    far.pass_by(200)
    QTest.mouseClick(hand.view.go_on.button, LEFT)

    assert not hand.view.stage.is_showing
    assert public.stage.script is not None
    assert public.stage.script.headline == "Climatic anomaly"
    assert not public.stage.geometry().intersects(public._name.geometry())
    public.close()
