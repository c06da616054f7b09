"""Parsec in the real window: begun, settled, played, fought, undone, ended and looked back on."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop import __version__
from bp_desktop.app.window import WindowApp
from bp_desktop.games.parsec.ids import TurnPart
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.table import Stage
from bp_desktop.storage.places import user_places
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Preferences, write
from bp_desktop.ui.table.setup.form import NewMatchForm
from tests.journeys.parsec_hand import ParsecHand, agreement, free_space
from tests.journeys.parsec_start import acting, prepared
from tests.ui.build import settle

Start = Callable[[], ParsecHand]
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    started: list[WindowApp] = []

    def begin() -> ParsecHand:
        places = user_places(tmp_path)
        chosen = Preferences("en", motion="less", stage="off", seen=__version__, ask_at_end="never")
        write(places.config / "preferences.json", chosen)
        app = WindowApp(places)
        started.append(app)
        app.window.resize(1366, 768)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        qtbot.waitUntil(lambda: app.receiver is not None)  # all that a start does is done
        settle()
        if app.window.greets:
            QTest.keyClick(app.window.home.body, Qt.Key.Key_Escape)
            settle()
        return ParsecHand(app)

    yield begin

    for app in started:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def test_a_match_is_begun_from_home_and_prepared_by_mouse(start: Start) -> None:
    """PA-APP-6 to -10."""
    hand = start()
    window = hand.app.window
    window.actions_.run("new.burning_planets.match")
    settle()
    form = window.findChild(NewMatchForm)
    assert form is not None
    assert form.games is not None
    QTest.mouseClick(form.games.cards["parsec"], LEFT)
    settle()
    form = next(one for one in window.findChildren(NewMatchForm) if one.isVisible())
    form.options.choose("ui.hidden_hands", False)
    QTest.mouseClick(form.begin, LEFT)
    settle()
    assert window.page is PageId.TABLE
    assert len(hand.match.board.modules) == 12

    hand.prepare()

    match = hand.match
    assert match.stage is Stage.PLAY
    assert all(one.hand.total == 3 and len(one.cards) == 1 for one in match.players.values())
    assert all(
        sum(type_of(match, unit).is_cargo for unit in owned(match, one)) == 2
        for one in match.players
    )


def test_production_for_four_takes_at_most_three_inputs(start: Start) -> None:
    """PA-APP-17: everybody has colonies with the number that falls."""
    hand = start()
    hand.open(prepared(agreement("Anna", "Boris", "Chiara", "Dario", real_dice=True)))
    match = hand.match
    planet = next(one for one in match.board.bodies.values() if one.is_planet)
    free = [cell for cell in planet.cells if not match.stacks.get(cell)]
    for place, cell in enumerate(free[:4]):
        hand.put(place, "colony", cell)
    hand.view.focus_main()
    hand.inputs = 0

    # A real die lies on the table: whoever sits there types its face and presses Enter twice.
    hand.keys(str(planet.number), Qt.Key.Key_Return)
    sheet = hand.own.now.production
    assert len(sheet.shown) == 4
    hand.keys("", Qt.Key.Key_Return)

    assert hand.inputs <= 3
    assert hand.match.turn.part is TurnPart.ACTIONS
    entry = hand.view.session.entries[-1]
    assert isinstance(entry.command, c.PayProduction)
    assert len(entry.command.choices) == 4, "one entry for all"


def test_production_for_four_with_hidden_hands_takes_two(start: Start) -> None:
    """PA-APP-17, -21: the roll and one confirmation, and nobody has to look at a hand."""
    hand = start()
    names = ("Anna", "Boris", "Chiara", "Dario")
    hand.open(prepared(agreement(*names, ui={"hidden_hands": True})))
    match = hand.match
    bodies = [one for one in match.board.bodies.values() if one.is_planet]
    first = {one.number: one for one in bodies}  # a planet of each number, whatever falls
    for one in first.values():
        for seat in range(4):
            hand.put(seat, "colony", next(at for at in one.cells if not hand.match.stacks.get(at)))
    hand.view.focus_main()
    hand.inputs = 0

    hand.go_on()
    assert len(hand.own.now.production.shown) == 4
    hand.go_on()

    assert hand.inputs == 2
    assert hand.match.turn.part is TurnPart.ACTIONS


def test_a_vessel_moves_by_two_clicks_and_that_is_undone(start: Start) -> None:
    """PA-APP-13."""
    hand = start()
    hand.begin()
    hand.prepare()
    hand.produce()
    match = hand.match
    cargo = next(one for one in owned(match, match.turn.player) if type_of(match, one).is_cargo)
    assert cargo.cell is not None
    hand.inputs = 0

    hand.click(cargo.cell)
    board = hand.own.board
    assert board is not None
    assert board.tool.picked == cargo.id
    assert board.tool.choices is not None
    goal = max(board.tool.choices.moves, key=cargo.cell.distance)
    hand.click(goal)

    assert hand.match.units[cargo.id].cell == goal
    assert hand.inputs == 2
    hand.push(hand.view.message.undo)
    assert hand.match.units[cargo.id].cell == cargo.cell


def test_a_fight_takes_at_most_two_inputs_a_strike(start: Start) -> None:
    """PA-APP-28 to -33: cruiser against cruiser, to the end."""
    hand = start()
    hand.begin()
    hand.prepare()
    hand.produce()
    match = hand.match
    me = tuple(match.players).index(match.turn.player)
    other = (me + 1) % 3
    cell = free_space(match)
    mine = hand.put(me, "cruiser", cell)
    theirs = hand.put(other, "cruiser", cell.neighbors()[0])
    hand.click(cell)
    assert hand.own.now.chosen == mine
    hand.inputs, strikes = 0, 0

    hand.do("Attack", roll=True)
    for _ in range(200):
        fight = hand.match.fight
        if fight is None:
            break
        if fight.stage == "after_roll":
            strikes += 1
            hand.go_on()
        elif fight.stage == "answer":
            hand.do("Counter-attack", roll=True)
        else:
            raise AssertionError(fight.stage)

    assert hand.inputs <= 2 * strikes
    assert (mine in hand.match.units) != (theirs in hand.match.units)


@pytest.mark.parametrize("real_dice", [False, True])
def test_whoever_was_missed_answers_at_once_whatever_is_hidden(
    start: Start, real_dice: bool
) -> None:
    """PA-APP-30, -31: a roll and an answer each time, and the loss; no hand has to be shown."""
    hand = start()
    hands = {"hidden_hands": True}
    hand.open(acting(agreement("Anna", "Boris", "Chiara", "Dario", real_dice=real_dice, ui=hands)))
    cell = free_space(hand.match)
    mine = hand.put(0, "cruiser", cell)
    theirs = hand.put(1, "cruiser", cell.neighbors()[0])
    hand.open_panel("now")
    hand.click(cell)
    assert hand.own.now.chosen == mine
    hand.inputs, strikes = 0, 0

    hand.do("Attack", roll=True)
    for faces in ((1, 8), (2, 7), (3, 6), (8, 1)):
        if real_dice:
            hand.throw(*faces)
        fight = hand.match.fight
        assert fight is not None
        assert fight.strike is not None
        strikes += 1
        if fight.strike.hits:
            hand.go_on()
            break
        hand.do("Counter-attack", roll=True)

    assert strikes in range(1, 5)
    assert hand.inputs <= (2 * strikes + 1 if real_dice else strikes + 1)
    if real_dice:
        assert strikes == 4
        assert mine not in hand.match.units
        assert theirs in hand.match.units


def test_a_fight_is_rehearsed_as_often_as_one_likes_and_nothing_is_kept(start: Start) -> None:
    """PA-APP-35: by mouse, with typed dice; the way out is a button, Esc, or the main button."""
    hand = start()
    hand.begin()
    hand.prepare()
    hand.produce()
    match = hand.match
    me = tuple(match.players).index(match.turn.player)
    cell = free_space(match)
    hand.put(me, "cruiser", cell)
    theirs = hand.put((me + 1) % 3, "cruiser", cell.neighbors()[0])
    before, written = hand.match, len(hand.view.session.entries)
    hand.click(cell)
    hand.do("Attack")
    hand.push(hand.own.now.attack.rehearse)

    screen = hand.match_view.rehearsal.screen
    assert screen is not None
    assert screen.bar.words.text().startswith("Rehearsal")
    assert not hand.match_view.head.isVisible(), "the match itself gives way"
    for attack, defence, hit in ((1, 8, False), (8, 1, True)):
        assert hand.match.fight is not None
        pad = hand.view.go_on.pad
        hand.push(pad.keys[attack])
        hand.push(pad.keys[defence])
        hand.go_on()
        assert (theirs not in hand.match.units) is hit
        assert hit or hand.offered(), "the answers of the other side"
        hand.push(screen.bar.again)
    hand.view.act(c.BuyEvent())
    settle()
    assert hand.match.players == before.players, "a purchase would show the next card"
    for _once in ("puts the refusal away", "leaves"):
        assert hand.match_view.rehearsal.screen is screen
        QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_Escape)
        settle()

    assert hand.match_view.rehearsal.screen is None
    assert hand.match == before
    assert len(hand.view.session.entries) == written
    assert hand.own.now.attack.isVisible(), "the declaration waits as it was left"
    assert hand.app.window.actions_.can("table.rehearse")
    hand.app.window.actions_.run("table.rehearse")
    settle()
    assert hand.match.fight is None
    hand.go_on()
    assert hand.match_view.rehearsal.screen is None
    hand.push(hand.own.now.attack.roll)
    assert hand.match_view.session.entries[-1].seq == written + 2, "now it counts"


def test_a_rehearsal_ends_where_somebody_would_be_out(start: Start) -> None:
    """PA-APP-35: the heir of a hand may not read it before it has happened (PA-GAP-52)."""
    hand = start()
    hand.begin()
    hand.prepare()
    hand.produce()
    match = hand.match
    me, other = match.turn.player, match.order[1]
    cell = free_space(match)
    mine = hand.put(tuple(match.players).index(me), "cruiser", cell)
    theirs = hand.put(tuple(match.players).index(other), "fighter", cell.neighbors()[0])
    for unit in owned(match, other):
        hand.view.act(c.RemoveUnit(unit.id, "a test"))
    hand.view.rehearse(c.DeclareAttack((mine,), theirs))
    settle()
    hand.view.act(c.RollStrike((8, 1)))
    hand.view.act(c.ChooseLoss(theirs))
    settle()

    screen = hand.match_view.rehearsal.screen
    assert screen is not None
    assert hand.match.players[other].eliminated
    assert not hand.view.isEnabled()
    assert "ends" in screen.bar.words.text()
    assert not hand.app.window.actions_.can("table.look")
    hand.push(screen.bar.leave)
    assert theirs in hand.match.units


def test_a_short_match_is_played_ended_and_looked_back_on(start: Start) -> None:
    """By the main button, turn after turn."""
    hand = start()
    hand.begin(agreement("Anna", "Boris"))
    hand.prepare()
    for _ in range(4):
        hand.produce()
        hand.go_on()
    assert hand.match.turn.round >= 2

    hand.view.act(c.EndByAgreement((hand.match.order[0],)))
    settle()
    closing = hand.view.screens.closing
    assert closing is not None
    assert closing.isVisible()
    hand.app.window.show_page(PageId.CHRONICLE)
    settle()
    past = hand.app.window.findChild(ChronicleView)
    assert isinstance(past, ChronicleView)
    assert past.board is not None


def test_beside_a_real_board_positions_are_the_players_word(start: Start) -> None:
    hand = start()
    hand.begin(agreement("Anna", "Boris"), tracked=False)
    now = hand.own.now
    hand.go_on()  # who goes first; a tie is rolled again
    for _ in range(60):
        if hand.match.preparation.part == "kits":
            break
        if hand.match.preparation.part != "settling":
            hand.go_on()
            continue
        if not hand.match.preparation.rolled:
            hand.go_on()
            continue
        rolled = hand.match.preparation.rolled
        assert now.bodies.number.value() == rolled
        hand.push(now.bodies.add)
        told = [one for one in hand.titles() if one.startswith("Planet")]
        assert told
        assert all(one.startswith(f"Planet {rolled} ") for one in told), "no other fits"
        hand.do("Planet")
    hand.prepare()
    hand.produce()

    assert hand.own.board is None
    assert hand.match.turn.part is TurnPart.ACTIONS
    hand.do("Move")
    hand.do("In open space")
    moved = [one for one in hand.match.units.values() if one.moved == hand.match.turn.number]
    assert len(moved) == 1
