"""Fights in which each player throws as they like, and a sealed hold that changes hands."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import LEAST_COST
from bp_desktop.games.burning_planets.ids import CARGO, Phase
from bp_desktop.games.burning_planets.match.commands import Attack, PutShip, RollEvent, RollOrder
from bp_desktop.games.burning_planets.match.secret_commands import LoadSealed
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import CargoState, Contents
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    DUO,
    RED,
    SMALL,
    GivenDice,
    creation,
)
from tests.ui.table.players_hand import (
    OPEN_BOOKS,
    MatchSession,
    PlayersHand,
    begun,
    in_phase,
    new_session,
    push,
    rich,
    ship_of,
    sit_down,
)
from tests.ui.table.secrets_hand import panel_of, press_enter

HERE = Hex(16, 10)
BESIDE = HERE + Hex(1, 0)
PHRASE = "seven grey whales"


def one_by_hand(hand: str, dice: Dice, options: Options = OPEN_BOOKS) -> MatchSession:
    """Red and Blue; only one of them throws real dice."""
    session: MatchSession = Session(match_system(), MemoryJournal(), dice)
    made = creation(DUO, options)
    players = tuple(
        replace(one, dice="hand" if number == (hand == "blue") else "app")
        for number, one in enumerate(made.players)
    )
    session.submit(replace(made, players=players))
    return session


def battle(hand: PlayersHand) -> BattleCard:
    card = hand.own.fight.card
    assert card is not None, "no battle card is open"
    return card


def origins(session: MatchSession) -> list[tuple[str, int]]:
    outcome = session.entries[-1].outcome
    assert outcome is not None
    return [(roll.origin, roll.face) for roll in outcome.rolls]


@pytest.mark.parametrize(
    ("who", "typed", "faces", "rolled"),
    [
        ("red", "1", (1, 0), [("hand", 1), ("app", 3)]),
        ("blue", "4", (0, 4), [("app", 3), ("hand", 4)]),
    ],
)
def test_each_player_throws_as_they_like(
    qtbot: QtBot,
    theme: Theme,
    tmp_path: Path,
    who: str,
    typed: str,
    faces: tuple[int, ...],
    rolled: list[tuple[str, int]],
) -> None:
    """BP-APP-1: a real die for one, the program's for the other, and both are asked rightly."""
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE)]
    session = in_phase(one_by_hand(who, GivenDice(3, 3)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.click(HERE)
    hand.click(BESIDE)
    card = battle(hand)
    assert len(card.pad.keys) == (8 if who == "red" else 4)
    assert card.faces.hasFocus()
    QTest.keyClicks(card.faces, typed)
    QTest.keyClick(card.faces, Qt.Key.Key_Return)

    attack = session.entries[-1].command
    assert isinstance(attack, Attack)
    assert attack.faces == faces
    assert origins(session) == rolled
    push(card.pad.keys[2])
    assert [face for _, face in origins(session)] == ([2, 3] if who == "red" else [3, 2])


def test_only_who_has_real_dice_is_asked_for_the_order_of_play(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SETUP-11."""
    session = one_by_hand("blue", GivenDice(7))
    hand = sit_down(qtbot, theme, tmp_path, session)

    push(hand.view.go_on.pad.keys[19])

    assert session.entries[-1].command == RollOrder((0, 19))
    assert origins(session) == [("app", 7), ("hand", 19)]


def test_at_the_start_of_a_round_everybody_with_real_dice_is_asked(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """AMB-22: all roll for events at once, each as they like."""
    options = Options(treasury_visibility="public", event_scope="round_start")
    session = begun(one_by_hand("blue", GivenDice(9), options))
    hand = sit_down(qtbot, theme, tmp_path, session)

    press_enter(hand.view.go_on.faces, "8")

    assert session.entries[-1].command == RollEvent((0, 8))
    assert origins(session) == [("app", 9), ("hand", 8)]


@pytest.mark.parametrize("who", ["red", "nobody"])
def test_after_the_last_roll_the_keyboard_stays_on_the_card(
    qtbot: QtBot, theme: Theme, tmp_path: Path, who: str
) -> None:
    """Whoever presses Enter once more must not end the turn."""
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE)]
    made = one_by_hand("red", GivenDice(1)) if who == "red" else new_session(GivenDice(8, 1))
    hand = sit_down(qtbot, theme, tmp_path, in_phase(made, Phase.ACTIONS, extra))
    hand.click(HERE)
    hand.click(BESIDE)
    card = battle(hand)

    if who == "red":
        QTest.keyClicks(card.faces, "8")
        QTest.keyClick(card.faces, Qt.Key.Key_Return)
    else:
        QTest.keyClick(card.roll_button, Qt.Key.Key_Space)

    qtbot.waitUntil(lambda: card.result.text() == "Destroyed.")
    assert not card.faces.isVisible()
    assert QApplication.focusWidget() is card.close_button


def test_a_fight_taken_back_leaves_blank_dice(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE)]
    session = in_phase(new_session(GivenDice(8, 1)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.click(HERE)
    hand.click(BESIDE)
    card = battle(hand)
    push(card.roll_button)
    assert [die.face for die in card.dice] == [8, 1]

    push(hand.view.message.undo)
    push(hand.view.trouble.way_out)

    assert session.entries[-1].consent
    assert [die.face for die in card.dice] == [None, None]
    assert [one.met for one in card.conditions.shown] == [None, None]
    assert card.result.isHidden()
    assert card.roll_button.isEnabled()


def test_a_cargo_ship_is_looted_with_its_sealed_hold_and_all_of_it_taken_back(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-CARGO-3, BP-REG-3: hull at once, the envelope when it is opened; both steps are seals
    and each needs the table's consent to be undone."""
    extra = [*rich(BLUE), PutShip(RED, BIG, HERE), PutShip(BLUE, CARGO, BESIDE)]
    session = in_phase(new_session(GivenDice(8, 1)), Phase.ACTIONS, extra)
    freighter = ship_of(session.state, BLUE)
    seal = sealed(Contents(Purse.of(metal=13)), {BLUE: PHRASE}, Random(7).randbytes, LEAST_COST)
    session.submit(LoadSealed(freighter, BLUE_HOME, seal, consent=True), overrule=True)
    [envelope] = session.state.secrets.cargo
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match

    hand.click(HERE)
    hand.click(BESIDE)
    push(battle(hand).roll_button)
    assert freighter not in hand.match.board.ships
    assert hand.match.secrets.cargo[envelope].state is CargoState.PENDING
    qtbot.waitUntil(lambda: bool(battle(hand).said.text()))
    sunk = hand.match
    hull = sunk.players[RED].treasury - before.players[RED].treasury
    assert hull.total > 0
    push(battle(hand).close_button)
    opening = panel_of(hand).lines[1].opening
    assert opening is not None
    press_enter(opening.phrase, PHRASE)
    assert hand.match.secrets.cargo[envelope].state is CargoState.SETTLED
    assert hand.match.players[RED].treasury - sunk.players[RED].treasury == Purse.of(metal=13)

    for state in (sunk, before):
        push(hand.view.message.undo)
        push(hand.view.trouble.way_out)
        assert session.entries[-1].consent
        assert hand.match.players == state.players
        assert hand.match.secrets == state.secrets
    assert freighter in hand.match.board.ships
