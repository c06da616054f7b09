"""From the table to a plan and back: the units of the open match, as they stand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import destroy, within
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.combat.dice_page import CombatDicePage
from bp_desktop.ui.games.burning_planets.kinds import match_kind
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    ENORMOUS,
    RED,
    SMALL,
    GivenDice,
    cannon_cell,
)
from tests.games.burning_planets.planner.answers import conquest
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.players_hand import in_phase, new_session, push, ship_of

HERE = Hex(16, 10)
BESIDE = HERE + Hex(1, 0)
AT_BLUE = cannon_cell(1) + Hex(-1, 0)


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[GameRoom]:
    """A match in Red's action phase, with two ships beside each other and a third at Blue's."""
    made = game_room(qtbot, theme, tmp_path)
    extra: list[Command] = [
        PutShip(RED, BIG, HERE),
        PutShip(BLUE, SMALL, BESIDE),
        PutShip(RED, ENORMOUS, AT_BLUE),
    ]
    session = in_phase(new_session(GivenDice()), Phase.ACTIONS, extra)
    commands = [entry.command for entry in session.entries]
    made.desk.create(match_kind(), NewDocument("Friday", commands))
    made.reopen("Friday")
    yield made

    made.leave()


def dice_page(room: GameRoom) -> CombatDicePage:
    page = room.window.dice.assistant
    assert isinstance(page, CombatDicePage)
    return page


def entries(menu: QMenu) -> list[str]:
    menu.aboutToShow.emit()
    return [one.text() for one in menu.actions() if one.text()]


def pick(menu: QMenu, title: str) -> None:
    menu.aboutToShow.emit()
    next(one for one in menu.actions() if one.text() == title).trigger()


def test_the_card_of_a_unit_opens_a_plan_with_the_units_of_the_match(
    qtbot: QtBot, room: GameRoom
) -> None:
    hand = room.hand(qtbot)
    hand.click(HERE)

    push(hand.own.do_now.unit.plan)

    page = dice_page(room)
    plan = page.planner.forces()
    assert room.window.page is PageId.DICE
    assert {one.id for one in plan.attackers} == {"Eagle 1", "Obliterator 2"}
    assert {one.id for one in plan.targets} == {"Scout 1 (Blue)", "Cannon (Blue)"}
    eagle = next(one for one in plan.attackers if one.id == "Eagle 1")
    assert eagle.reaches == ("Scout 1 (Blue)",)
    expected = within(destroy(8, 4, 0), 2) * within(destroy(20, 8, 4), 4)
    card = page.planner.card
    wanted = f"{expected.numerator}/{expected.denominator}"
    qtbot.waitUntil(lambda: card.fraction.text().replace("\u200b", "") == wanted)


def test_a_key_opens_it_too_and_one_target_can_be_chosen_from_the_match(
    qtbot: QtBot, room: GameRoom
) -> None:
    room.hand(qtbot)
    QTest.keyClick(
        room.window,
        Qt.Key.Key_F,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    page = dice_page(room)
    sides = page.planner.sides
    assert sides.tools.from_match.isVisible()

    pick(sides.tools.from_match.menu(), "Scout 1 (Blue)")

    plan = page.planner.forces()
    assert [one.id for one in plan.targets] == ["Scout 1 (Blue)"]
    assert [one.id for one in plan.attackers] == ["Eagle 1"]
    push(sides.tools.clear)
    assert page.planner.forces().targets == ()


def test_a_planet_of_the_match_is_planned_with_the_ships_at_it(
    qtbot: QtBot, room: GameRoom
) -> None:
    room.hand(qtbot)
    room.window.show_page(PageId.DICE)
    page = dice_page(room)
    push(page.subjects.buttons["conquest"])
    menu = page.conquest.tools.from_match.menu()
    blue = next(title for title in entries(menu) if "Blue" in title)

    pick(menu, blue)

    siege = page.conquest.siege()
    assert [one.id for one in siege.invaders] == ["Obliterator 2"]
    assert [one.id for one in siege.defences] == ["Cannon (Blue)"]
    chance = conquest(siege).chance
    assert chance == within(destroy(20, 8, 4), 3)
    shown = page.conquest.cards.fraction.text().replace("\u200b", "")
    assert shown == f"{chance.numerator}/{chance.denominator}"


def test_without_a_match_nothing_can_be_taken_from_one(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    room.window.show_page(PageId.DICE)
    page = dice_page(room)

    push(page.subjects.buttons["plan"])

    assert not page.planner.sides.tools.from_match.isVisible()
    room.leave()


def test_a_kept_plan_brings_the_units_of_the_match_back(qtbot: QtBot, room: GameRoom) -> None:
    room.hand(qtbot)
    room.window.actions_.run("plan.match")
    planner = dice_page(room).planner
    assert planner.goal.kind.hasFocus()
    qtbot.waitUntil(planner.keep.isEnabled)
    qtbot.waitUntil(lambda: "Scout 1 (Blue)" in planner.steps.steps.text())
    before = planner.forces()
    push(planner.keep)
    push(planner.sides.tools.clear)
    assert planner.forces() != before

    push(planner.kept.opens[0])

    assert planner.forces() == before


def test_the_card_of_an_enemy_leads_to_a_plan_against_it(qtbot: QtBot, room: GameRoom) -> None:
    hand = room.hand(qtbot)
    hand.view.inspect(ship_of(hand.match, BLUE))
    card = hand.view.inspector.card
    assert card is not None
    (plan,) = [one for one in card.findChildren(Button) if one.text() == "Plan the fight"]

    push(plan)

    planner = dice_page(room).planner
    assert room.window.page is PageId.DICE
    assert [one.id for one in planner.forces().targets] == ["Scout 1 (Blue)"]


def test_the_card_of_a_planet_leads_to_its_conquest(qtbot: QtBot, room: GameRoom) -> None:
    hand = room.hand(qtbot)
    hand.view.inspect(BLUE_HOME)
    card = hand.view.inspector.card
    assert card is not None
    (plan,) = [one for one in card.findChildren(Button) if one.text() == "Plan the fight"]

    push(plan)

    assert [one.id for one in dice_page(room).conquest.siege().defences] == ["Cannon (Blue)"]


def test_who_stands_beside_nothing_is_said(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    session = in_phase(new_session(GivenDice()), Phase.ACTIONS, [PutShip(RED, BIG, HERE)])
    commands = [entry.command for entry in session.entries]
    room.desk.create(match_kind(), NewDocument("Friday", commands))
    room.reopen("Friday")

    room.window.actions_.run("plan.match")

    trouble = dice_page(room).planner.card.trouble
    qtbot.waitUntil(lambda: "Red" in trouble.text())
    room.leave()
