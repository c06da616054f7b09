"""The turn screen: going on by one key, what is open, balances, undo and objections."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match.commands import EnterPhase, PlaceStartingCannon
from bp_desktop.games.shared.clock import PauseClock
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Appearance, Theme
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CENTERS,
    EAST,
    GREENHOUSE,
    RED,
    RED_HOME,
    SECRET_BOOKS,
    WIND,
    GivenDice,
    cannon_cell,
    purse,
)
from tests.ui.table.eyes import readable
from tests.ui.table.players_hand import QUIET, begun, in_phase, new_session, push, rich, sit_down


def test_order_and_cannons_are_settled_on_the_screen(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SETUP-7, BP-SETUP-11: one key rolls for the first turn, a click places a cannon."""
    hand = sit_down(qtbot, theme, tmp_path, new_session(GivenDice(3, 18)))

    hand.go_on()
    assert hand.match.order == (BLUE, RED)
    assert hand.view.head.name.text() == "Blue"
    hand.click(cannon_cell(1))
    assert hand.match.unplaced.keys() == {RED}
    push(hand.view.go_on.button)

    assert hand.stage() is Stage.PLAY
    (cannon,) = hand.match.board.planets[BLUE_HOME].structures.values()
    assert cannon.at == cannon_cell(1)


def test_a_turn_with_nothing_built_takes_four_keys(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-TURN-3: event and collection are among them, since nothing mandatory can be left out."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))
    assert hand.match.turn.player == RED
    first = hand.match.turn.number

    hand.go_on(2)
    assert hand.phase() is Phase.STRUCTURES
    assert hand.match.turn.collected
    QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_End)

    assert hand.match.turn.number == first + 1
    assert hand.match.turn.player == BLUE


def test_enter_goes_on_as_the_space_bar_does(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))

    QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_Return)

    assert hand.has_rolled()


def test_what_is_still_open_is_said_before_going_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """But not what the button itself does."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))
    button = hand.view.go_on.button
    assert (button.text(), button.note) == ("Roll for an event", "")
    hand.go_on()
    assert "ollect" in button.text()
    assert button.note == ""

    hand.go_on()

    assert button.text().startswith("Next:")
    assert button.note == "Planets to build on: 1"


def test_the_button_says_what_will_be_collected_to_those_who_may_know(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: a covered treasury tells nothing."""
    hand = sit_down(
        qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET), options=SECRET_BOOKS))
    )
    hand.go_on()
    assert hand.view.go_on.button.text() == "Collect"

    hand.look()
    assert hand.view.go_on.button.text() == "Collect: 2 biomass, 3 concrete"
    hand.view.go_on.button.setFocus()
    hand.go_on()

    assert hand.match.players[RED].treasury == purse(biomass=22, concrete=33)


def test_an_event_is_announced_with_its_effects(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-EVENT-11: 20 is the stellar wind, under which no ship acts."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(20))))
    assert "no ship acts" not in hand.view.message.note.text()

    hand.go_on()

    assert hand.match.turn.event == WIND
    assert hand.view.message.note.isVisible()
    assert "no ship acts" in hand.view.message.note.text()


def test_a_pause_says_where_the_match_stands_and_not_twice_that_it_stands(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))
    hand.go_on()
    rolled = hand.view.message.text.text()

    hand.view.act(PauseClock("pizza"))

    assert "pizza" in hand.view.message.text.text()
    assert hand.view.message.note.text() == rolled


def test_balances_show_amounts_and_what_the_next_collection_brings(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))
    before = hand.match.players[RED].treasury
    balances = hand.view.balances.balances
    foretold = {resource: balance.gain for resource, balance in balances.items()}

    hand.go_on(2)

    after = hand.match.players[RED].treasury
    assert before != after
    for resource, balance in balances.items():
        assert balance.figure == str(after[resource])
        gain = after[resource] - before[resource]
        assert foretold[resource] == (f"+{gain}" if gain else "")


def test_balances_are_large_enough_for_two_metres(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))

    assert {one.figure_size for one in hand.view.balances.balances.values()} == {34}

    hand.view.window().resize(1920, 1080)
    QApplication.processEvents()

    assert {one.figure_size for one in hand.view.balances.balances.values()} == {44}


def test_a_hidden_treasury_is_covered_until_its_owner_looks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6, AMB-67: no label shows an amount, and the next turn begins covered again."""
    session = in_phase(new_session(options=SECRET_BOOKS), Phase.STRUCTURES, rich(RED, BLUE))
    hand = sit_down(qtbot, theme, tmp_path, session)
    secret = {str(amount) for _, amount in hand.match.players[RED].treasury}

    def seen() -> set[str]:
        return {text for _, text in readable([hand.view])}

    assert not secret & seen()
    assert not hand.own.do_now.places.isVisible()
    push(hand.view.balances.look)
    QTest.keyClick(hand.view.curtain.card.hold, Qt.Key.Key_Return)
    assert secret <= seen()
    assert hand.own.do_now.places.isVisible()

    hand.view.go_on.button.setFocus()
    hand.go_on(2)
    assert hand.match.turn.player == BLUE
    assert not secret & seen()


def test_the_undo_button_says_what_goes_and_asks_before_it_takes_dice_back(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))
    hand.go_on(2)
    message = hand.view.message

    assert "Collect" in message.undo.accessibleName()
    push(message.undo)
    assert not hand.match.turn.collected
    assert "event" in message.undo.accessibleName()
    push(message.undo)
    assert hand.has_rolled(), "dice are not taken back without consent"
    push(hand.view.trouble.way_out)
    assert not hand.has_rolled()

    push(message.redo)
    push(message.redo)
    assert hand.match.turn.collected


def test_an_undo_button_without_room_for_its_words_shows_its_icon_and_tells_them_in_full(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))
    hand.go_on(2)
    undo = hand.view.message.undo
    assert undo.text() == "Undo: Collect resources"
    assert "Red collects" in undo.toolTip()

    for width, shown in ((180, "Collect resources"), (120, ""), (60, "")):
        undo.setFixedWidth(theme.px(width))
        QApplication.processEvents()

        assert undo.text() == shown  # half a word would read as another deed
        assert not undo.icon().isNull()
        assert undo.toolTip().startswith("Undo: Collect resources")
        assert undo.accessibleName() == "Undo: Collect resources"


def test_an_objection_names_its_rule_and_can_be_overruled(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-4: the table outranks the program, on record."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))

    hand.view.act(EnterPhase(Phase.ACTIONS))

    trouble = hand.view.trouble
    assert trouble.isVisible()
    assert "BP-TURN-3" in trouble.rules.ids
    assert hand.phase() is Phase.EVENT_ROLL
    push(trouble.way_out)
    assert hand.phase() is Phase.ACTIONS
    assert not trouble.isVisible()
    assert hand.view.session.entries[-1].overruled


def test_the_rule_of_an_objection_can_be_read_there(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET))))
    hand.view.act(EnterPhase(Phase.ACTIONS))

    for link in hand.view.trouble.rules.links:
        push(link)

        assert link.popover is not None
        assert len(link.popover.text.text()) > 40
        assert link.popover.text.text() != hand.view.trouble.text.text()
    assert hand.view.trouble.isVisible()


def test_a_strict_table_is_offered_no_way_round(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session(GivenDice(QUIET), enforcement=Enforcement.STRICT))
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.view.act(EnterPhase(Phase.ACTIONS))

    assert hand.view.trouble.isVisible()
    assert not hand.view.trouble.way_out.isVisible()


def test_typed_faces_are_used_where_a_player_rolls_by_hand(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1: a wrong number is refused, a right one is the roll."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(by_hand=True)))
    faces = hand.view.go_on.faces
    assert faces.isVisible()

    QTest.keyClicks(faces, "21")
    QTest.keyClick(faces, Qt.Key.Key_Return)
    assert hand.view.trouble.isVisible()
    assert not hand.has_rolled()
    faces.clear()
    QTest.keyClicks(faces, "20")
    QTest.keyClick(faces, Qt.Key.Key_Return)

    assert hand.match.turn.event == WIND
    assert not faces.isVisible()


def test_real_dice_are_tapped_for_the_order_and_for_the_event(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1: player by player, then the event die of whose turn it is."""
    hand = sit_down(qtbot, theme, tmp_path, new_session(by_hand=True))
    pad = hand.view.go_on.pad

    push(pad.keys[3])
    push(pad.keys[17])
    assert hand.match.order[0] == BLUE
    begun_by = hand.match.order
    while hand.stage() is Stage.SETUP:
        push(hand.view.go_on.button)
    push(pad.keys[20])

    assert hand.match.order == begun_by
    assert hand.match.turn.event == WIND
    assert not pad.isVisible()


@pytest.mark.parametrize("ending", ["concede", "share", "stop"])
def test_the_closing_page_says_how_it_ended(
    qtbot: QtBot, theme: Theme, tmp_path: Path, ending: str
) -> None:
    """BP-WIN-1, BP-WIN-5, BP-WIN-6: by the menu, and undo leads back to the table."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    wanted = {"concede": "Blue concedes", "share": "shares the victory", "stop": "without a winner"}
    hand.end_match(wanted[ending])

    assert hand.stage() is Stage.PLAY, "it is asked first"
    assert hand.view.trouble.keep.hasFocus(), "on the harmless answer"
    push(hand.view.trouble.way_out)

    if ending == "share":  # two players alone cannot, unless the table says so (BP-ALLY-1)
        push(hand.view.trouble.way_out)

    assert hand.stage() is Stage.OVER
    closing = hand.view.screens.closing
    assert closing is not None
    assert closing.isVisible()
    said = {
        "concede": "Red wins",
        "share": "Red and Blue share the victory",
        "stop": "Nobody has won",
    }
    assert closing.headline.text() == said[ending]

    push(hand.view.head.more)
    menu = hand.view.head.menu
    assert menu is not None
    undo = next(one for one in menu.actions() if one.text() == "Undo the last step")
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(undo).center())
    assert hand.stage() is Stage.PLAY
    assert hand.view.go_on.isVisible()


def test_the_table_fits_at_a_larger_scale_and_in_light(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session)

    theme.set_look(Appearance(theme="light", scale=150))
    qtbot.wait(10)

    window = hand.view.window()
    assert window.width() <= 1440
    for panel in hand.view.dock.buttons:
        hand.view.dock.show_panel(panel)
        qtbot.wait(10)
        assert window.width() <= 1440, panel
    assert hand.view.go_on.button.visibleRegion().boundingRect().height() >= 44


def test_beside_a_real_board_there_is_no_board(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session(positions=Positions.TABLE))
    hand = sit_down(qtbot, theme, tmp_path, session)

    assert hand.own.board is None
    assert hand.view.pages.page == "holdings"
    columns = hand.own.holdings.columns
    assert columns is not None
    assert "Red's home" in [spot.said for spot in columns.columns[RED].spots]


def test_a_cannon_off_the_border_is_objected_to_by_the_rules(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SETUP-7: clicking any cell is possible; the table may overrule."""
    hand = sit_down(qtbot, theme, tmp_path, new_session(GivenDice(18, 3)))
    hand.go_on()
    inside = CENTERS[0].neighbors()[5]

    hand.click(inside)

    assert hand.view.trouble.isVisible()
    assert "BP-SETUP-7" in hand.view.trouble.rules.ids
    push(hand.view.trouble.way_out)
    assert inside in [one.at for one in hand.match.board.planets[RED_HOME].structures.values()]


def test_a_cell_can_be_left_to_the_program(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, new_session(GivenDice(18, 3)))
    hand.go_on()
    board = hand.own.board
    assert board is not None
    assert board.placing.bar.isVisible()

    push(board.placing.bar.place)

    assert isinstance(hand.view.session.entries[-1].command, PlaceStartingCannon)


def test_a_cannon_waits_for_its_cell_whatever_is_pressed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SETUP-7: neither Esc nor an objection that was waved away ends the question."""
    hand = sit_down(qtbot, theme, tmp_path, new_session(GivenDice(18, 3)))
    hand.go_on()
    board = hand.own.board
    assert board is not None

    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    hand.click(CENTERS[0].neighbors()[5])
    push(hand.view.trouble.keep)
    assert board.placing.bar.isVisible()
    hand.click(cannon_cell(0))

    assert hand.match.unplaced.keys() == {BLUE}


def test_escape_takes_a_building_back_from_the_board(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session)
    board = hand.own.board
    assert board is not None
    steps = len(session.entries)
    push(hand.own.do_now.shop.offers[GREENHOUSE])
    assert board.placing.bar.isVisible()

    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert not board.placing.bar.isVisible()
    hand.click(CENTERS[0] + EAST * 2)

    assert len(session.entries) == steps
