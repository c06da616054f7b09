"""Building, moving, fighting and trading, on the board and beside one, by mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CARGO, Phase, Positions
from bp_desktop.games.burning_planets.match.commands import Attack, MoveShip, PutShip, PutStructure
from bp_desktop.ui.games.burning_planets.table.cargo_form import CargoForm
from bp_desktop.ui.games.burning_planets.table.titles import site_title
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import (
    BLUE,
    CENTERS,
    GREENHOUSE,
    RED,
    RED_HOME,
    SECRET_BOOKS,
    SMALL,
    SPACEPORT,
    TOWER,
    WILD,
    WILD_CENTER,
    GivenDice,
    purse,
)
from tests.ui.table.players_hand import (
    PlayersHand,
    focused,
    in_phase,
    new_session,
    push,
    rich,
    ship_of,
    sit_down,
)

OPEN_SPACE = Hex(16, 10)
BESIDE = OPEN_SPACE + Hex(1, 0)
WILD_ORBIT = WILD_CENTER + Hex(-4, 0)
RED_ORBIT = CENTERS[0] + Hex(3, 0)


def picked(hand: PlayersHand) -> str | None:
    assert hand.own.board is not None
    return hand.own.board.tool.picked


# --- building


def test_a_structure_is_bought_by_its_card_and_a_cell(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-BUILD-3: the cells on offer are marked, a click builds."""
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session)
    cell = CENTERS[0] + Hex(2, 0)

    push(hand.own.do_now.shop.offers[GREENHOUSE])
    assert not any(
        one.kind == GREENHOUSE for one in hand.match.board.planets[RED_HOME].structures.values()
    )
    hand.click(cell)

    built = list(hand.match.board.planets[RED_HOME].structures.values())
    assert [(one.kind, one.at) for one in built if one.kind == GREENHOUSE] == [(GREENHOUSE, cell)]


def test_a_card_is_greyed_and_says_why(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-BUILD-2: what cannot be paid for cannot be pressed."""
    hand = sit_down(qtbot, theme, tmp_path, in_phase(new_session(), Phase.STRUCTURES))

    tower = hand.own.do_now.shop.offers[TOWER]

    assert not tower.isEnabled()
    assert tower.why_not.startswith("Missing: ")
    assert hand.own.do_now.shop.cards[TOWER].links.ids == ("BP-RES-3",)
    assert tower.why_not == tower.accessibleDescription()


def test_what_is_missing_comes_first_on_a_card(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """Where the line is too short for all of it, that is what can be read."""
    hand = sit_down(qtbot, theme, tmp_path, in_phase(new_session(), Phase.STRUCTURES))

    assert hand.own.do_now.shop.offers[TOWER].why_not.startswith("Missing: 50 metal")


@pytest.mark.parametrize("positions", list(Positions))
def test_on_the_board_a_planet_is_told_with_its_tile(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """Planets and tiles have numbers of their own."""
    session = in_phase(new_session(positions=positions), Phase.STRUCTURES)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.pages.show_page("holdings")

    notes = [next(one.tip for one in hand.own.do_now.places.rows if one.id == RED_HOME)]
    if positions is Positions.BOARD:
        rows = hand.own.holdings.list.rows
        notes.append(next(one.note for one in rows if one.id == RED_HOME))

    tracked = positions is Positions.BOARD
    assert {note.startswith("tile 1 · Small") for note in notes} == {tracked}


def test_ships_are_built_in_numbers(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-SHIP-5: as many as the treasury pays for, in one step."""
    port = PutStructure(RED_HOME, SPACEPORT, CENTERS[0] + Hex(2, 0))
    session = in_phase(new_session(), Phase.SHIPS, [*rich(RED), port])
    hand = sit_down(qtbot, theme, tmp_path, session)
    yard = hand.own.do_now.yard
    steps = len(session.timeline)

    yard.counts[SMALL].setFocus()
    QTest.keyClick(yard.counts[SMALL], Qt.Key.Key_Up)
    QTest.keyClick(yard.counts[SMALL], Qt.Key.Key_Up)
    push(yard.offers[SMALL])
    assert not hand.match.board.ships, "nothing is paid before it stands"
    board = hand.own.board
    assert board is not None
    push(board.placing.bar.place)

    assert [one.cls for one in hand.match.board.ships.values()] == [SMALL] * 3
    assert len(session.timeline) == steps + 1


# --- moving and fighting on the board


def test_a_ship_is_dragged_to_a_cell_in_its_reach(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.ACTIONS, [PutShip(RED, SMALL, OPEN_SPACE)])
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.drag(OPEN_SPACE, BESIDE)

    assert hand.match.board.ships[ship_of(hand.match, RED)].at == BESIDE
    assert isinstance(session.entries[-1].command, MoveShip)


def test_a_click_that_slips_moves_a_ship_once(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = in_phase(new_session(), Phase.ACTIONS, [PutShip(RED, SMALL, OPEN_SPACE)])
    hand = sit_down(qtbot, theme, tmp_path, session)
    steps = len(session.timeline)
    hand.click(OPEN_SPACE)

    hand.drag(BESIDE, BESIDE + Hex(1, 0))

    assert hand.match.board.ships[ship_of(hand.match, RED)].at == BESIDE
    assert len(session.timeline) == steps + 1


def test_who_is_chosen_for_the_actions_shows_its_reach_at_once(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, [PutShip(RED, SMALL, OPEN_SPACE)])
    hand = sit_down(qtbot, theme, tmp_path, session)
    ship = ship_of(hand.match, RED)
    assert picked(hand) is None

    hand.go_on()
    assert hand.phase() is Phase.ACTIONS
    assert picked(hand) == ship
    hand.click(BESIDE)

    assert hand.match.board.ships[ship].at == BESIDE


def test_a_click_on_the_chosen_row_picks_the_ship_up_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.ACTIONS, [PutShip(RED, SMALL, OPEN_SPACE)])
    hand = sit_down(qtbot, theme, tmp_path, session)
    assert hand.own.board is not None
    hand.own.board.tool.cancel()

    hand.choose(hand.own.do_now.picker, "Spear 1")

    assert picked(hand) == ship_of(hand.match, RED)


def test_entering_the_actions_leaves_another_panel_open(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, [PutShip(RED, SMALL, OPEN_SPACE)])
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.dock.show_panel("forecast")

    hand.go_on()

    assert hand.view.dock.current == "forecast"


def test_a_ship_is_moved_by_two_clicks_and_by_keys(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.ACTIONS, [PutShip(RED, SMALL, OPEN_SPACE)])
    hand = sit_down(qtbot, theme, tmp_path, session)
    ship = ship_of(hand.match, RED)

    hand.click(OPEN_SPACE)
    assert picked(hand) == ship
    assert hand.own.do_now.chosen[Phase.ACTIONS] == ship
    hand.click(BESIDE)
    assert hand.match.board.ships[ship].at == BESIDE

    assert hand.own.board is not None
    canvas = hand.own.board.view
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Left)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert hand.match.board.ships[ship].at == OPEN_SPACE


def test_an_attack_opens_the_battle_card_and_is_rolled_there(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-COMBAT-5: nothing is rolled before the chances were seen."""
    extra = [PutShip(RED, SMALL, OPEN_SPACE), PutShip(BLUE, SMALL, BESIDE)]
    session = in_phase(new_session(GivenDice(4, 1)), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.click(OPEN_SPACE)
    hand.click(BESIDE)
    card = hand.own.fight.card
    assert card is not None
    assert not isinstance(session.entries[-1].command, Attack)
    push(card.roll_button)

    assert isinstance(session.entries[-1].command, Attack)
    push(card.close_button)
    assert hand.own.fight.card is None


def test_the_consecutive_rule_is_shown_before_it_bites(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-ACT-8: the ship in action would lose the rest of its actions."""
    extra = [PutShip(RED, SMALL, OPEN_SPACE), PutShip(RED, SMALL, OPEN_SPACE + Hex(0, 3))]
    session = in_phase(new_session(), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.drag(OPEN_SPACE, BESIDE)
    unit = hand.own.do_now.unit
    assert not unit.why_not.isVisible()

    hand.click(OPEN_SPACE + Hex(0, 3))

    assert unit.why_not.isVisible()
    assert "Spear 1 loses its remaining actions" in unit.why_not.text()


def test_a_planet_is_conquered_from_the_list(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-CONQ: a warship in the orbit of a planet that is nobody's."""
    session = in_phase(new_session(), Phase.ACTIONS, [PutShip(RED, SMALL, WILD_ORBIT)])
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.choose(hand.own.do_now.picker, "Spear 1")
    hand.choose(hand.own.do_now.unit.deeds, f"Conquer {site_title(hand.match, WILD)}")

    assert hand.match.board.planets[WILD].owner == RED


# --- cargo


def test_goods_are_loaded_by_amounts(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-TRADE-3: from the own treasury into the hold."""
    extra = [*rich(RED), PutShip(RED, CARGO, RED_ORBIT)]
    session = in_phase(new_session(), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    unit = hand.own.do_now.unit
    hand.choose(hand.own.do_now.picker, "Cargo ship 1")

    hand.choose(unit.deeds, "Load at Red's home …")
    assert unit.form is not None
    unit.form.amounts["metal"].setFocus()
    unit.form.amounts["metal"].selectAll()
    QTest.keyClicks(unit.form.amounts["metal"], "25")
    before = hand.match.players[RED].treasury
    push(unit.form.do)

    assert hand.match.board.ships[ship_of(hand.match, RED)].hold == purse(metal=25)
    assert hand.match.players[RED].treasury == before - purse(metal=25)


def test_loading_at_another_players_planet_needs_their_consent(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-TRADE-8: asked by name; declined, nothing happens, agreed, the journal says who did."""
    at_blue = CENTERS[1] + Hex(3, 0)
    extra = [*rich(BLUE), PutShip(RED, CARGO, at_blue)]
    session = in_phase(new_session(), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    unit = hand.own.do_now.unit
    hand.choose(hand.own.do_now.picker, "Cargo ship 1")
    hand.choose(unit.deeds, "Load at Blue's home …")
    assert isinstance(unit.form, CargoForm)
    unit.form.amounts["food"].setValue(3)

    push(unit.form.do)
    consent = hand.own.consents.card
    assert consent.words.text() == "Blue gives to Cargo ship 1: 3 food"
    push(consent.decline)
    assert not consent.isVisible()
    assert not hand.match.board.ships[ship_of(hand.match, RED)].hold
    push(unit.form.do)
    assert focused() is consent.agree
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert "Blue agrees." in hand.view.message.text.text()
    assert hand.match.board.ships[ship_of(hand.match, RED)].hold == purse(food=3)


def test_a_covered_treasury_is_not_shown_by_the_cargo_form(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: first the owner looks, then amounts are asked for."""
    extra = [*rich(RED), PutShip(RED, CARGO, RED_ORBIT)]
    session = in_phase(new_session(options=SECRET_BOOKS), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    unit = hand.own.do_now.unit
    hand.choose(hand.own.do_now.picker, "Cargo ship 1")

    assert not any("at Red's home" in title for title in hand.titles(unit.deeds)), "prices tell"
    hand.choose(unit.deeds, "Load, unload, buy or place …")
    push(hand.view.curtain.card.stay)
    hand.choose(unit.deeds, "Load at Red's home …")

    assert unit.form is not None


# --- beside a real board


def test_ships_of_others_are_counted_and_a_single_one_has_its_number(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    extra = [PutShip(BLUE, one) for one in (SMALL, CARGO, CARGO)]
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    columns = hand.own.holdings.columns
    assert columns is not None
    face = columns.columns[BLUE].face
    assert face is not None

    fleet = {one.title: [number for _, number in one.units] for one in face.fleet}

    assert fleet == {"Scout": ["1"], "Cargo ship": ["2", "3"]}


def test_beside_a_real_board_an_action_takes_two_clicks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    extra = [PutShip(RED, SMALL), PutShip(RED, SMALL)]
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    second = ship_of(hand.match, RED, 2)

    hand.pick(RED, "Spear 2")
    hand.choose(hand.own.do_now.unit.deeds, "Move")

    command = session.entries[-1].command
    assert command == MoveShip(second)


def test_a_planet_is_entered_when_it_is_first_met(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-BOARD-16: a real board tells the program nothing; its players do."""
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS)
    hand = sit_down(qtbot, theme, tmp_path, session)
    holdings = hand.own.holdings
    known = set(hand.match.board.planets)

    push(holdings.add_planet)
    QTest.keyClicks(holdings.form.name, "Far away")
    QTest.keyClick(holdings.form.name, Qt.Key.Key_Return)

    (new,) = set(hand.match.board.planets) - known
    assert hand.match.board.planets[new].name == "Far away"
    assert "Far away" in holdings.free.text()
