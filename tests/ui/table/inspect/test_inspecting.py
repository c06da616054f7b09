"""Everything at the table can be asked, by mouse and by keyboard, whatever phase it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.core.ids import SeatId
from bp_desktop.games.burning_planets.ids import Phase, UnitId
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    EndTurn,
    EnterPhase,
    MoveShip,
    PutShip,
    RemoveThing,
)
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.inspect.asking import shows_thing
from bp_desktop.ui.table.inspect.fact_card import FactCard
from bp_desktop.ui.table.inspect.glance_card import GlanceCard
from bp_desktop.ui.table.placing import Placement
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.rule_link import RuleLink
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    EAST,
    MEDIUM,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    WILD,
    WILD_CENTER,
    cannon_cell,
    purse,
)
from tests.ui.build import settle
from tests.ui.table.players_hand import (
    PlayersHand,
    begun,
    focused,
    in_phase,
    new_session,
    push,
    ship_of,
    sit_down,
)

PREY = Hex(14, 12)
NEAR, FAR = PREY + EAST, PREY + EAST * 6
SHIPS = [
    PutShip(BLUE, MEDIUM, PREY, "test"),
    PutShip(RED, MEDIUM, NEAR, "test"),
    PutShip(RED, BIG, FAR, "test"),
]
EMPTY_SPACE = Hex(2, 13)
LARGE = (1600, 1000)
"""So that cards fit beside everything."""


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    session = in_phase(new_session(), Phase.ACTIONS, SHIPS)
    return sit_down(qtbot, theme, tmp_path, session, LARGE)


def card(hand: PlayersHand) -> FactCard:
    found = hand.view.inspector.card
    assert found is not None, "no card is pinned"
    assert found.isVisible()
    return found


def glances(hand: PlayersHand) -> list[GlanceCard]:
    return [one for one in hand.view.findChildren(GlanceCard) if one.isVisible()]


def spot(hand: PlayersHand, thing: str) -> QRect | None:
    places = hand.own.places
    assert places is not None
    return places.spot(thing)


def buttons(hand: PlayersHand, text: str) -> list[Button]:
    return [one for one in card(hand).findChildren(Button) if one.text() == text]


# --- clicking


@pytest.mark.parametrize(
    ("cell", "title"),
    [
        (PREY, "Hunter 1"),
        (WILD_CENTER, "Planet in 6:7,7"),
        (ROCK_CELL, "Asteroid"),
        (CENTERS[1], "Blue's home"),
        (cannon_cell(1), "Cannon"),
        (CENTERS[1].neighbors()[0], "Forest"),
    ],
)
def test_a_click_pins_the_card_of_what_is_there(hand: PlayersHand, cell: Hex, title: str) -> None:
    hand.own.board.tool.pick(None)  # type: ignore[union-attr]  # so that nothing is a choice

    hand.click(cell)

    assert card(hand).title.text() == title


def test_the_card_stands_beside_its_thing_and_inside_the_board(hand: PlayersHand) -> None:
    hand.own.board.tool.pick(None)  # type: ignore[union-attr]
    places = hand.own.places
    assert places is not None

    for cell, thing in ((PREY, ship_of(hand.match, BLUE)), (WILD_CENTER, WILD), (ROCK_CELL, ROCK)):
        hand.click(cell)
        QApplication.processEvents()

        where = places.spot(thing)
        assert where is not None
        assert places.room().contains(card(hand).frame)
        assert not card(hand).frame.intersects(where)


def test_what_is_in_hand_stays_there_while_another_is_asked_about(hand: PlayersHand) -> None:
    hand.click(FAR)
    hand.click(PREY)  # no target of that ship: too far away

    board = hand.own.board
    assert board is not None
    assert board.tool.picked == UnitId(ship_of(hand.match, RED, 2))
    assert card(hand).title.text() == "Hunter 1"


def test_a_target_within_reach_is_a_choice_and_no_question(hand: PlayersHand) -> None:
    hand.click(NEAR)
    hand.click(PREY)

    assert hand.own.fight.card is not None
    assert hand.view.inspector.card is None


def test_an_own_unit_is_taken_in_hand_and_asked_about_by_a_second_click(hand: PlayersHand) -> None:
    hand.click(FAR)
    assert hand.view.inspector.card is None

    hand.click(FAR)

    assert card(hand).title.text() == "Eagle 2"


def test_a_second_click_asks_about_what_lies_below(hand: PlayersHand) -> None:
    for title in ("Cannon", "Blue's home", "Cannon"):
        hand.click(cannon_cell(1))

        assert card(hand).title.text() == title


def test_a_click_into_empty_space_closes_the_card(hand: PlayersHand) -> None:
    hand.click(WILD_CENTER)
    card(hand)

    hand.click(EMPTY_SPACE)

    assert hand.view.inspector.card is None


def test_while_a_cell_is_chosen_a_click_chooses_and_asks_nothing(hand: PlayersHand) -> None:
    board, chosen = hand.own.board, list[Hex]()
    assert board is not None
    board.place(Placement("Where?", (PREY,), chosen.append))

    hand.click(WILD_CENTER)

    assert chosen == [WILD_CENTER]
    assert hand.view.inspector.card is None


# --- every phase, every turn


@pytest.mark.parametrize("phase", [Phase.STRUCTURES, Phase.SHIPS, Phase.ACTIONS])
def test_it_works_in_every_phase(qtbot: QtBot, theme: Theme, tmp_path: Path, phase: Phase) -> None:
    hand = sit_down(qtbot, theme, tmp_path, in_phase(new_session(), phase, SHIPS), LARGE)

    hand.click(CENTERS[0])

    assert card(hand).title.text() == "Red's home"


def test_before_the_roll_own_ships_are_asked_about_at_once(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, in_phase(new_session(), Phase.SHIPS, SHIPS), LARGE)

    hand.click(FAR)

    assert card(hand).title.text() == "Eagle 2"


# --- keys


def test_enter_on_the_cursor_pins_the_card_and_escape_closes_it(hand: PlayersHand) -> None:
    board = hand.own.board
    assert board is not None
    board.view.setFocus()
    board.scene.move_cursor(WILD_CENTER)

    QTest.keyClick(board.view, Qt.Key.Key_Return)
    assert card(hand).title.text() == "Planet in 6:7,7"
    assert focused() is card(hand)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)

    assert hand.view.inspector.card is None
    assert focused() is board.view


def test_the_card_keeps_the_keyboard(hand: PlayersHand) -> None:
    """Nothing of it flashes up as a window of its own, which would take the keyboard away."""
    board = hand.own.board
    assert board is not None
    board.view.setFocus()
    board.scene.move_cursor(WILD_CENTER)
    QTest.keyClick(board.view, Qt.Key.Key_Return)

    settle()

    assert QApplication.activeWindow() is hand.view.window()
    assert focused() is card(hand)


def test_arrow_keys_go_to_the_next_thing_that_way(hand: PlayersHand) -> None:
    hand.click(CENTERS[0])

    QTest.keyClick(focused(), Qt.Key.Key_Right)
    first = card(hand).title.text()
    QTest.keyClick(focused(), Qt.Key.Key_Left)

    assert first == "Asteroid"
    assert card(hand).title.text() != first


def test_escape_closes_the_card_wherever_the_keyboard_is(hand: PlayersHand) -> None:
    hand.click(WILD_CENTER)
    hand.view.go_on.button.setFocus()

    QTest.keyClick(focused(), Qt.Key.Key_Escape)

    assert hand.view.inspector.card is None
    assert focused() is hand.view.go_on.button


def test_the_cross_closes_it(hand: PlayersHand) -> None:
    hand.click(WILD_CENTER)

    push(card(hand).close_button)

    assert hand.view.inspector.card is None


# --- deeds and rules


def test_attack_leads_to_the_battle_card(hand: PlayersHand) -> None:
    hand.own.board.tool.pick(None)  # type: ignore[union-attr]
    hand.click(PREY)
    (attack,) = buttons(hand, "Attack")

    push(attack)

    assert hand.view.inspector.card is None
    assert hand.own.fight.card is not None


def test_a_rule_of_the_card_can_be_read(hand: PlayersHand) -> None:
    hand.own.board.tool.pick(None)  # type: ignore[union-attr]
    hand.click(PREY)
    link = card(hand).findChildren(RuleLink)[0]

    push(link)

    assert link.popover is not None
    assert "two actions" in link.popover.text.text()
    QTest.keyClick(link, Qt.Key.Key_Escape)
    card(hand)  # the first Esc has closed the popover alone


# --- following the match


def test_the_card_follows_the_match_and_goes_with_its_thing(hand: PlayersHand) -> None:
    ship = ship_of(hand.match, BLUE)
    hand.view.inspect(ship)
    said = [one.text() for one in card(hand).findChildren(Button)]
    assert "Attack" in said

    hand.view.act(EndTurn())
    said = [one.text() for one in card(hand).findChildren(Button) if one.isVisible()]
    assert "Attack" not in said
    hand.view.act(RemoveThing(ship, "test"))

    assert hand.view.inspector.card is None


def test_covered_amounts_come_and_go_with_whoever_looks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(options=Options(treasury_visibility="owner")))
    session.submit(AdjustTreasury(RED, purse(metal=7777), "test"))
    hand = sit_down(qtbot, theme, tmp_path, session, LARGE)
    hand.view.inspect(RED)

    assert not tells(card(hand), "7777")
    hand.view.viewer.uncover(hand.match, SeatId(RED))
    assert tells(card(hand), "7777")
    hand.view.viewer.cover()
    assert not tells(card(hand), "7777")


def tells(shown: QWidget, text: str) -> bool:
    QApplication.sendPostedEvents()
    return any(text in one.text() for one in shown.findChildren(QLabel) if one.isVisible())


# --- pointing


def test_pointing_at_a_thing_tells_in_short_what_it_is(qtbot: QtBot, hand: PlayersHand) -> None:
    QTest.mouseMove(hand.board, hand.point(CENTERS[1]))
    assert not glances(hand)

    qtbot.waitUntil(lambda: bool(glances(hand)), timeout=2000)

    (glance,) = glances(hand)
    assert glance.title.text() == "Blue's home"
    assert "Blue" in glance.whose.text()
    where = spot(hand, BLUE_HOME)
    assert where is not None
    assert not glance.frame.intersects(where)
    QTest.mouseMove(hand.board, hand.point(EMPTY_SPACE))
    assert not glances(hand)


def test_what_is_passed_quickly_is_not_told(qtbot: QtBot, hand: PlayersHand) -> None:
    QTest.mouseMove(hand.board, hand.point(CENTERS[1]))
    QTest.mouseMove(hand.board, hand.point(EMPTY_SPACE))

    qtbot.wait(400)

    assert not glances(hand)


def test_a_click_goes_through_the_glance(qtbot: QtBot, hand: PlayersHand) -> None:
    QTest.mouseMove(hand.board, hand.point(CENTERS[1]))
    qtbot.waitUntil(lambda: bool(glances(hand)), timeout=2000)

    hand.click(CENTERS[1])

    assert card(hand).title.text() == "Blue's home"
    assert not glances(hand)


# --- from elsewhere


def test_a_thing_out_of_sight_is_brought_into_sight(hand: PlayersHand) -> None:
    hand.view.pages.show_page("journal")

    hand.view.inspect(RED_HOME)

    assert hand.view.pages.page == "board"
    assert spot(hand, RED_HOME) is not None


def test_a_list_names_the_place_where_the_card_stands(hand: PlayersHand) -> None:
    dock = hand.view.dock
    anchor = dock.rect().translated(dock.mapTo(hand.view, QPoint(0, 0)))

    hand.view.inspect(BLUE, anchor)

    assert card(hand).title.text() == "Blue"
    assert not card(hand).frame.intersects(anchor)


def test_what_is_no_longer_there_opens_nothing(hand: PlayersHand) -> None:
    hand.view.inspect("nobody knows it")

    assert hand.view.inspector.card is None


# --- sizes and languages


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_card_fits_a_small_screen_in_every_language_at_a_large_scale(
    qtbot: QtBot, theme: Theme, tmp_path: Path, language: str
) -> None:
    switcher = LanguageSwitcher(QApplication.instance())  # type: ignore[arg-type]
    switcher.speak(language)  # type: ignore[arg-type]
    try:
        theme.set_look(Appearance(scale=150))
        session = in_phase(new_session(), Phase.ACTIONS, SHIPS)
        hand = sit_down(qtbot, theme, tmp_path, session, (1366, 768))
        for thing in (ship_of(hand.match, BLUE), BLUE_HOME, RED_HOME, ROCK, BLUE):
            hand.view.inspect(thing)
            QApplication.processEvents()

            assert hand.view.rect().contains(card(hand).frame)
            for button in card(hand).findChildren(Button):
                if button.isVisible():
                    assert button.width() >= button.minimumSizeHint().width()
    finally:
        switcher.fall_silent()


# --- from lists, by right click, Menu key and Shift+F1


def ask_by_mouse(widget: QWidget, at: QPoint) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)


def test_a_right_click_asks_about_anything_on_the_board(hand: PlayersHand) -> None:
    ask_by_mouse(hand.board, hand.point(FAR))

    assert card(hand).title.text() == "Eagle 2"


def test_a_right_click_on_a_row_pins_its_card_beside_the_list(hand: PlayersHand) -> None:
    rows = hand.own.do_now.picker
    index = rows.model().index(1, 0)

    ask_by_mouse(rows.viewport(), rows.visualRect(index).center())

    assert card(hand).title.text() == rows.rows[1].title
    row = rows.visualRect(index).translated(rows.viewport().mapTo(hand.view, QPoint(0, 0)))
    assert not card(hand).frame.intersects(row)


def test_the_keyboard_asks_about_the_row_it_is_on(hand: PlayersHand) -> None:
    rows = hand.own.do_now.picker
    rows.setFocus()

    assert hand.view.inspector.ask_here()

    assert card(hand).title.text() == rows.rows[0].title
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert focused() is rows


def test_a_widget_can_say_what_it_shows(hand: PlayersHand) -> None:
    shows_thing(hand.view.go_on, BLUE)
    hand.view.go_on.button.setFocus()

    assert hand.view.inspector.ask_here()

    assert card(hand).title.text() == "Blue"


# --- the journal


def test_a_line_of_the_journal_leads_to_its_place(hand: PlayersHand) -> None:
    board, ship = hand.own.board, ship_of(hand.match, RED, 2)
    assert board is not None
    hand.view.act(MoveShip(ship, to=FAR + EAST))
    hand.view.open_journal()

    push(hand.view.past.place)

    assert hand.view.pages.page == "board"
    assert card(hand).title.text() == "Eagle 2"
    middle = board.view.mapFromScene(*LAYOUT.center(FAR + EAST)) - board.view.free_rect.center()
    assert abs(middle.x()) + abs(middle.y()) < 8


def test_a_line_about_what_is_gone_says_so(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = in_phase(new_session(), Phase.ACTIONS, SHIPS)
    hand = sit_down(qtbot, theme, tmp_path, session, LARGE)
    ship = ship_of(hand.match, RED, 2)
    hand.view.act(MoveShip(ship, to=FAR + EAST))
    hand.view.act(RemoveThing(ship, "test"))
    hand.view.open_journal()
    lines = hand.view.past.lines
    lines.setCurrentIndex(lines.model().index(1, 0))

    push(hand.view.past.place)

    assert hand.view.message.text.text() == "That is no longer on the board."
    assert hand.view.inspector.card is None


def test_rules_that_a_step_went_against_can_be_read(hand: PlayersHand) -> None:
    hand.view.act(EnterPhase(Phase.STRUCTURES))
    push(hand.view.trouble.way_out)
    hand.view.open_journal()

    assert hand.view.past.rules.ids == ("BP-TURN-4",)
    push(hand.view.past.rules.links[0])

    popover = hand.view.past.rules.links[0].popover
    assert popover is not None
    assert "cannot go back" in popover.text.text()


# --- from the cards of what can be done


def test_the_open_card_of_a_unit_has_a_way_to_all_about_it(hand: PlayersHand) -> None:
    unit = hand.own.do_now.unit

    push(unit.head.info)

    assert card(hand).title.text() == unit.head.title
    where = unit.mapTo(hand.view, QPoint(0, 0))
    assert not card(hand).frame.intersects(QRect(where, unit.size()))


def test_the_place_that_is_built_on_can_be_asked_about(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES)
    hand = sit_down(qtbot, theme, tmp_path, session, LARGE)
    places = hand.own.do_now.places

    ask_by_mouse(places, places.rect().center())

    assert hand.view.inspector.pinned == RED_HOME


def test_players_in_the_header_can_be_asked_about(hand: PlayersHand) -> None:
    other = hand.view.head.others.button_of(SeatId(BLUE))
    ask_by_mouse(other, other.rect().center())
    assert card(hand).title.text() == "Blue"

    ask_by_mouse(hand.view.head.name, hand.view.head.name.rect().center())

    assert card(hand).title.text() == "Red"


def test_the_ring_is_as_wide_as_the_token_and_not_covered_by_the_card(hand: PlayersHand) -> None:
    board = hand.own.board
    assert board is not None
    board.view.zoom_by(0.01)  # as far as it goes
    ship = ship_of(hand.match, BLUE)

    hand.view.inspect(ship)

    where = spot(hand, ship)
    assert where is not None
    assert where.width() >= 28
    assert not card(hand).frame.intersects(where)
