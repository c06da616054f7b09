"""Fights as a table has them: chances first, app or real dice, and undo with consent."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CARGO, Phase, Positions
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    Attack,
    Conquer,
    PutAsteroid,
    PutShip,
    PutSpaceStructure,
)
from bp_desktop.games.burning_planets.match.state import Ending
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.rule_link import RuleLink
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    ENORMOUS,
    RED,
    ROCK,
    ROCK_CELL,
    SMALL,
    GivenDice,
    cannon_cell,
    purse,
)
from tests.ui.table.players_hand import (
    PlayersHand,
    focused,
    in_phase,
    new_session,
    push,
    ship_of,
    sit_down,
)

HERE = Hex(16, 10)
BESIDE = HERE + Hex(1, 0)
FAR = HERE + Hex(5, 0)


def battle(hand: PlayersHand) -> BattleCard:
    card = hand.own.fight.card
    assert card is not None, "no battle card is open"
    return card


def told(qtbot: QtBot, hand: PlayersHand) -> str:
    """What the card says once the dice lie still."""
    card = battle(hand)
    assert card.result.isHidden() or not any(die.is_tumbling for die in card.dice)
    qtbot.waitUntil(lambda: not card.result.isHidden())
    return card.result.text()


def met(card: BattleCard) -> tuple[bool | None, ...]:
    """Which conditions of the attack were met."""
    return tuple(one.met for one in card.conditions.shown)


def test_a_fight_on_the_board_with_the_programs_dice(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-COMBAT-5 to BP-COMBAT-8: the chance first, then both conditions, then one undo."""
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE)]
    session = in_phase(new_session(GivenDice(1, 4, 8, 1)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    prey = ship_of(hand.match, BLUE)

    hand.click(HERE)
    hand.click(BESIDE)
    card = battle(hand)
    seen = (card.chance.text(), card.fraction.text(), met(card))
    push(card.roll_button)
    said = told(qtbot, hand)
    missed = (met(card), said)
    push(card.roll_button)

    assert seen[0].endswith("%")
    assert "/" in seen[1]
    assert seen[2] == (None, None)
    assert missed == ((False, True), "The target holds; nobody is harmed.")
    assert prey not in hand.match.board.ships
    assert told(qtbot, hand) == "Destroyed."
    assert met(card) == (True, True)
    assert not card.roll_button.isEnabled()


def test_each_condition_of_a_fight_and_each_reason_against_it_leads_to_its_rule(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Issue 12, item 3: a click reads the paragraph, Esc closes it and not the fight."""
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE), PutShip(BLUE, SMALL, FAR)]
    session = in_phase(new_session(GivenDice(8, 1)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    far = next(one.id for one in hand.match.board.ships.values() if one.at == FAR)
    hand.click(HERE)
    hand.click(BESIDE)
    card = battle(hand)
    links = [one for one in card.findChildren(RuleLink) if one.isVisible()]

    assert [one.id for one in links] == ["BP-COMBAT-5", "BP-COMBAT-6"]
    QTest.mouseClick(links[1], Qt.MouseButton.LeftButton)
    popover = links[1].popover
    assert popover is not None
    assert "shield" in popover.text.text()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert links[1].popover is None
    assert battle(hand) is card

    push(card.roll_button)
    told(qtbot, hand)
    assert card.against.ids == ()
    hand.own.fight.open(card.attacker, far)
    assert "BP-COMBAT-1" in battle(hand).against.ids


def test_esc_puts_a_finished_fight_away_and_the_next_key_goes_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE)]
    session = in_phase(new_session(GivenDice(8, 1)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.click(HERE)
    hand.click(BESIDE)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert told(qtbot, hand) == "Destroyed."
    steps = len(session.entries)

    QTest.keyClick(focused(), Qt.Key.Key_Escape)

    assert hand.own.fight.card is None
    assert focused() is hand.view.go_on.button
    assert len(session.entries) == steps


def test_a_fight_with_real_dice_typed_and_tapped(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1: what lies on the table counts; nonsense is said so and changes nothing."""
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE)]
    session = in_phase(new_session(by_hand=True), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    steps = len(session.entries)

    hand.click(HERE)
    hand.click(BESIDE)
    card = battle(hand)
    assert card.faces.hasFocus()
    QTest.keyClicks(card.faces, "99 1")
    QTest.keyClick(card.faces, Qt.Key.Key_Return)
    assert len(session.entries) == steps
    assert card.said.text()
    card.faces.clear()
    QTest.keyClicks(card.faces, "1 1")
    QTest.keyClick(card.faces, Qt.Key.Key_Return)
    assert len(session.entries) == steps + 1
    push(card.pad.keys[8])
    push(card.pad.keys[1])

    attack = session.entries[-1]
    assert isinstance(attack.command, Attack)
    assert attack.command.faces == (8, 1)
    assert attack.outcome is not None
    assert {roll.origin for roll in attack.outcome.rolls} == {"hand"}
    assert not [one for one in hand.match.board.ships.values() if one.owner == BLUE]


def test_an_enemy_out_of_reach_is_explained_and_only_the_table_can_insist(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-COMBAT-1, BP-APP-4."""
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, FAR)]
    session = in_phase(new_session(GivenDice(8, 1)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.click(HERE)
    hand.click(FAR)
    asked = hand.view.inspector.card
    assert asked is not None, "a card tells why not"
    insist = next(one for one in asked.findChildren(Button) if one.text().startswith("Overrule"))
    push(insist)
    card = battle(hand)
    assert not card.roll_button.isEnabled()
    assert card.said.text()
    push(card.overrule)

    assert "BP-COMBAT-1" in session.entries[-1].overruled
    assert told(qtbot, hand) == "Destroyed."


def test_the_list_of_targets_offers_the_legal_ones_and_tells_why_not_the_others(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE), PutShip(BLUE, SMALL, FAR)]
    hand = sit_down(qtbot, theme, tmp_path, in_phase(new_session(), Phase.ACTIONS, extra))
    hand.click(HERE)
    hand.click(BESIDE)
    card = battle(hand)

    card.picker.list_targets()

    near, far = ship_of(hand.match, BLUE, 1), ship_of(hand.match, BLUE, 2)
    assert card.picker.itemData(0) == near
    assert "%" in card.picker.itemText(0)
    assert " — " in card.picker.itemText(card.picker.findData(far))
    QTest.keyClick(card.picker, Qt.Key.Key_Home)
    assert card.target == near
    assert card.roll_button.isEnabled()


def test_a_chance_of_zero_is_warned_of_before_the_roll(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """EX-37: a d4 cannot beat a shield of 6."""
    extra = [PutShip(RED, SMALL, HERE), PutShip(BLUE, ENORMOUS, BESIDE)]
    hand = sit_down(qtbot, theme, tmp_path, in_phase(new_session(), Phase.ACTIONS, extra))

    hand.click(HERE)
    hand.click(BESIDE)

    card = battle(hand)
    assert card.fraction.text() == "0/1"
    assert "No roll" in card.within.text()


def test_a_looted_cargo_ship_fills_the_treasury_in_the_same_step(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-CARGO-1 to BP-CARGO-6; undoing it needs the table's consent, and brings all back."""
    extra = [PutShip(RED, BIG, HERE), PutShip(BLUE, CARGO, BESIDE)]
    session = in_phase(new_session(GivenDice(8, 1)), Phase.ACTIONS, extra)
    freighter = ship_of(session.state, BLUE)
    session.submit(AdjustHold(freighter, purse(metal=7), "test"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match

    hand.click(HERE)
    hand.click(BESIDE)
    push(battle(hand).roll_button)
    gained = hand.match.players[RED].treasury["metal"] - before.players[RED].treasury["metal"]
    assert gained >= 7
    assert freighter not in hand.match.board.ships
    told(qtbot, hand)
    assert "metal" in battle(hand).said.text()
    push(hand.view.message.undo)
    assert freighter not in hand.match.board.ships
    push(hand.view.trouble.way_out)

    assert hand.match.board == before.board
    assert hand.match.players == before.players
    assert session.entries[-1].consent


def test_an_asteroid_is_blown_up_with_its_drilling_facility(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-COMBAT-17, BP-COMBAT-18, BP-AST-14: the attacker says whether the rock is meant."""
    beside = ROCK_CELL + Hex(1, 0)
    extra: list[Command] = [
        PutShip(RED, ENORMOUS, beside),
        PutSpaceStructure(BLUE, DRILL, asteroid=ROCK),
    ]
    session = in_phase(new_session(GivenDice(19)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.click(beside)
    hand.click(ROCK_CELL)
    card = battle(hand)
    assert card.target != ROCK
    card.picker.list_targets()
    card.picker.setFocus()
    while card.picker.currentData() != ROCK:
        QTest.keyClick(card.picker, Qt.Key.Key_Down)
    assert card.target == ROCK
    assert len(card.conditions.shown) == 1
    push(card.roll_button)

    assert ROCK not in hand.match.board.asteroids
    assert not hand.match.board.space
    assert told(qtbot, hand) == "Destroyed."


def test_beside_a_real_board_the_program_asks_what_stood_on_the_asteroid(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    extra: list[Command] = [PutShip(RED, ENORMOUS), PutAsteroid(), PutSpaceStructure(BLUE, DRILL)]
    session = in_phase(new_session(GivenDice(20), positions=Positions.TABLE), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    rock = next(iter(hand.match.board.asteroids))

    hand.own.fight.open(ship_of(hand.match, RED), rock)  # type: ignore[arg-type]  # a unit too
    card = battle(hand)
    card.on_the_rock.setFocus()
    QTest.keyClick(card.on_the_rock, Qt.Key.Key_Down)
    push(card.roll_button)

    assert not hand.match.board.space
    assert rock not in hand.match.board.asteroids


def test_a_planet_is_conquered_in_one_turn_and_the_match_is_won(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-CONQ: the cannon falls, then the conquering action; BP-WIN is checked in that step."""
    orbit = next(one for one in cannon_cell(1).neighbors() if one.distance(CENTERS[1]) == 3)
    other = next(one for one in orbit.neighbors() if one.distance(CENTERS[1]) == 3)
    extra = [PutShip(RED, BIG, orbit), PutShip(RED, BIG, other)]
    session = in_phase(new_session(GivenDice(8, 1)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.click(orbit)
    hand.click(cannon_cell(1))
    push(battle(hand).roll_button)
    assert told(qtbot, hand) == "Destroyed."
    push(battle(hand).close_button)
    hand.click(orbit)
    hand.choose(hand.own.do_now.unit.deeds, "Conquer Blue's home")

    assert isinstance(session.entries[-1].command, Conquer)
    assert hand.match.board.planets[BLUE_HOME].owner == RED
    assert hand.stage() is Stage.OVER
    assert hand.match.ending is Ending.LAST_SURVIVOR
    assert hand.view.screens.closing is not None
