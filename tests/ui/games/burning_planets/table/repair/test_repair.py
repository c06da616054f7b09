"""The table outranks the program: what it has wrong is set right, on record (BP-APP-4)."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CANNON, CARGO, FOREST, Phase, Positions, UnitId
from bp_desktop.games.burning_planets.match.commands import AdjustHold, MoveShip, PutShip
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.table.repair.panel import RepairPanel
from bp_desktop.ui.games.burning_planets.table.titles import site_title
from bp_desktop.ui.look.theme import Appearance, Theme
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SECRET_BOOKS,
    SMALL,
    WILD,
    purse,
)
from tests.ui.table.eyes import leaks
from tests.ui.table.players_hand import (
    MatchSession,
    PlayersHand,
    begun,
    focused,
    in_phase,
    new_session,
    own,
    push,
    ship_of,
    sit_down,
)

BOTH = pytest.mark.parametrize("positions", list(Positions))
HERE, THERE = Hex(14, 12), Hex(17, 12)


class RepairHand(PlayersHand):
    """With the form open."""

    def begin(self) -> "RepairHand":
        own(self.view).set_board_right()
        QApplication.processEvents()
        return self

    @property
    def form(self) -> RepairPanel:
        form = self.view.dock.show_panel("repair")
        assert isinstance(form, RepairPanel)
        return form

    def set(self, box: QComboBox, text: str) -> None:
        """Chosen from what drops down."""
        place = box.findText(text)
        assert place >= 0, [box.itemText(one) for one in range(box.count())]
        box.setCurrentIndex(place)
        box.activated.emit(place)

    def do(self, thing: str, cell: Hex) -> None:
        """A row, the button, and where there is a board, a cell."""
        self.choose(self.form.things, thing)
        push(self.form.do)
        if own(self.view).board is not None:
            self.click(cell)

    def last(self) -> str:
        return self.view.message.text.text()


def seated(
    qtbot: QtBot,
    theme: Theme,
    folder: Path,
    session: MatchSession,
    size: tuple[int, int] = (1440, 900),
) -> RepairHand:
    return RepairHand(sit_down(qtbot, theme, folder, session, size).view)


def with_ships(positions: Positions) -> MatchSession:
    tracked = positions is Positions.BOARD
    extra: list[Command] = [
        PutShip(RED, SMALL, HERE if tracked else None),
        PutShip(BLUE, SMALL, THERE if tracked else None),
    ]
    return in_phase(new_session(positions=positions), Phase.ACTIONS, extra)


@BOTH
def test_a_forgotten_ship_is_added_and_undo_takes_it_away(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    hand = seated(qtbot, theme, tmp_path, begun(new_session(positions=positions)))

    hand.begin()
    hand.do("Hammer", HERE)

    [ship] = hand.match.board.ships.values()
    assert (ship.owner, ship.at) == (RED, HERE if positions is Positions.BOARD else None)
    assert hand.last().endswith("Correction: Red gets Hammer 1. Matches the real table.")
    push(hand.view.message.undo)
    assert not hand.match.board.ships


@BOTH
def test_a_fleet_is_entered_with_a_number_each(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """A group that begins in the middle of a game; one step each."""
    hand = seated(qtbot, theme, tmp_path, begun(new_session(positions=positions)))
    hand.begin()
    hand.set(hand.form.whose, "Blue")
    steps = len(hand.view.session.entries)

    for thing, cell in (("Scout", HERE), ("Cargo ship", THERE)):
        hand.choose(hand.form.things, thing)
        hand.form.count.setValue(3)
        hand.do(thing, cell)

    fleet = [one.cls for one in hand.match.board.ships.values() if one.owner == BLUE]
    assert fleet == [SMALL] * 3 + [CARGO] * 3
    assert len(hand.view.session.entries) == steps + 2
    assert hand.form.count.value() == 1


@BOTH
def test_a_ship_chosen_in_the_holdings_is_the_one_in_the_form(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    hand = seated(qtbot, theme, tmp_path, with_ships(positions))
    hand.view.pages.show_page("holdings")
    QApplication.processEvents()
    ship = ship_of(hand.match, RED)

    hand.hold(RED, "Spear 1")
    push(hand.own.holdings.repair)
    QApplication.processEvents()
    if hand.own.board is not None:
        push(hand.form.do)
        hand.click(HERE + Hex(0, 2))
        assert hand.match.board.ships[ship].at == HERE + Hex(0, 2)
        assert not hand.match.turn.spent
    else:
        push(hand.form.do)
        assert ship not in hand.match.board.ships
        assert "Spear 1 of Red is gone. Matches the real table." in hand.last()


def test_ships_of_others_are_prefilled_by_their_class(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = seated(qtbot, theme, tmp_path, with_ships(Positions.TABLE))

    hand.hold(BLUE, "Scout 1")
    push(hand.own.holdings.repair)
    push(hand.form.do)

    assert [one.owner for one in hand.match.board.ships.values()] == [RED]


@BOTH
def test_what_stands_on_a_planet_is_added_and_taken_away(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    hand = seated(qtbot, theme, tmp_path, begun(new_session(positions=positions)))
    kinds = [one.kind for one in hand.match.board.planets[BLUE_HOME].structures.values()]
    forests = len(hand.match.board.planets[BLUE_HOME].natural)
    hand.view.pages.show_page("holdings")
    QApplication.processEvents()
    hand.hold(BLUE, "Blue's home")
    push(hand.own.holdings.repair)

    hand.do("Cannon", CENTERS[1] + Hex(2, 0))

    after = [one.kind for one in hand.match.board.planets[BLUE_HOME].structures.values()]
    assert after == [*kinds, CANNON]
    hand.set(hand.form.ways, "Remove")
    assert not hand.form.do.isEnabled()  # nothing is taken away that nobody chose
    cannon = "Cannon" if positions is Positions.BOARD else f"Cannon ×{len(after)}"
    hand.choose(hand.form.things, cannon)
    push(hand.form.do)
    assert len(hand.match.board.planets[BLUE_HOME].structures) == len(kinds)
    forest = next(one for one in hand.titles(hand.form.things) if one.startswith("Forest"))
    hand.choose(hand.form.things, forest)
    push(hand.form.do)
    left = hand.match.board.planets[BLUE_HOME].natural
    assert len(left) == forests - 1
    assert all(one.kind == FOREST for one in left)


def test_a_drill_comes_onto_the_asteroid_that_is_clicked(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = seated(qtbot, theme, tmp_path, begun(new_session()))
    hand.begin()

    hand.do(
        next(one for one in hand.titles(hand.form.things) if one.startswith("Drill")), ROCK_CELL
    )

    [drill] = hand.match.board.space.values()
    assert (drill.kind, drill.asteroid, drill.owner) == (DRILL, ROCK, RED)
    hand.set(hand.form.whose, "nobody")
    hand.set(hand.form.ways, "Remove")
    hand.choose(hand.form.things, "Asteroid")
    push(hand.form.do)
    assert ROCK not in hand.match.board.asteroids


@BOTH
def test_a_planet_changes_hands(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    hand = seated(qtbot, theme, tmp_path, begun(new_session(positions=positions)))
    hand.begin()
    hand.set(hand.form.whose, "nobody")
    hand.set(hand.form.ways, "Owner of a planet")
    wild = site_title(hand.match, WILD)
    hand.choose(hand.form.things, wild)
    hand.set(hand.form.owner, "Blue")

    push(hand.form.do)

    assert hand.match.board.planets[WILD].owner == BLUE
    assert hand.match.board.planets[RED_HOME].owner == RED
    assert wild not in hand.titles(hand.form.things)


def test_whose_turn_it_is_and_what_has_acted(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = with_ships(Positions.TABLE)
    ship = ship_of(session.state, RED)
    session.submit(MoveShip(ship))
    hand = seated(qtbot, theme, tmp_path, session)
    assert UnitId(ship) in hand.match.turn.spent

    hand.begin()
    hand.set(hand.form.ways, "Actions left")
    hand.choose(hand.form.things, "Spear 1")
    push(hand.form.do)
    assert not hand.match.turn.spent

    hand.set(hand.form.ways, "Turn and phase")
    hand.set(hand.form.whose, "Blue")
    hand.choose(hand.form.things, "Structures building")
    push(hand.form.do)
    turn = hand.match.turn
    assert (turn.player, turn.phase, turn.rolled, turn.collected) == (
        BLUE,
        Phase.STRUCTURES,
        True,
        True,
    )


def test_a_refusal_is_said_in_words_and_changes_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = seated(qtbot, theme, tmp_path, with_ships(Positions.BOARD))
    ships = hand.match.board.ships
    hand.begin()
    hand.set(hand.form.ways, "Add")

    hand.do("Spear", HERE)

    assert hand.match.board.ships == ships
    assert hand.view.trouble.isVisible()


def test_without_a_reason_nothing_is_done(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = seated(qtbot, theme, tmp_path, begun(new_session(positions=Positions.TABLE)))
    hand.begin()
    hand.form.reason.clear()

    push(hand.form.do)

    assert not hand.match.board.ships
    assert hand.form.trouble.isVisible()
    QTest.keyClicks(focused(), "we forgot it")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert "Red gets Spear 1. we forgot it" in hand.last()


@BOTH
def test_by_keys_alone_and_esc_leads_back(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    hand = seated(qtbot, theme, tmp_path, begun(new_session(positions=positions)))

    hand.begin()
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    if hand.own.board is not None:
        hand.own.board.scene.move_cursor(HERE, show=True)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        assert hand.own.is_placing, "a fleet is entered in one go"
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        hand.form.take_keyboard()

    [ship] = hand.match.board.ships.values()
    assert hand.match.board.ships[ship.id].cls != SMALL
    assert focused() is hand.form.things
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert focused() is hand.view.go_on.button
    assert hand.view.dock.current == "now"


def test_it_fits_a_low_window_at_a_large_scale(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    theme.set_look(Appearance(scale=150))
    size = (1290, 900)
    session = begun(new_session(options=SECRET_BOOKS, positions=Positions.TABLE))
    hand = seated(qtbot, theme, tmp_path, session, size=size)
    QApplication.processEvents()
    hand.view.window().resize(*size)

    hand.begin()

    assert (hand.view.window().width(), hand.view.window().height()) == size
    for part in (hand.form.ways, hand.form.count, hand.form.reason, hand.form.do):
        assert part.visibleRegion().boundingRect() == part.rect()


def test_a_hold_that_is_lost_with_its_ship_is_not_told(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: with hidden treasuries the form tells no amounts."""
    session = begun(new_session(options=SECRET_BOOKS, positions=Positions.TABLE))
    session.submit(PutShip(BLUE, CARGO))
    session.submit(AdjustHold(ship_of(session.state, BLUE), purse(metal=77), "test"))
    hand = seated(qtbot, theme, tmp_path, session)
    hand.begin()
    hand.set(hand.form.whose, "Blue")
    hand.set(hand.form.ways, "Remove")
    hand.choose(hand.form.things, "Cargo ship 1")
    push(hand.form.do)

    assert not hand.match.board.ships
    assert leaks(["77"]) == []


def test_a_row_says_a_word_once(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = seated(qtbot, theme, tmp_path, begun(new_session(positions=Positions.TABLE)))
    hand.begin()

    doubled = [one for one in hand.form.things.rows if one.id and one.title == one.note]

    assert not doubled


def test_a_fleet_is_put_on_the_board_in_one_go(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """It waits for the next cell until Esc."""
    hand = seated(qtbot, theme, tmp_path, begun(new_session()))
    hand.begin()
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    for step in range(3):
        hand.click(HERE + Hex(0, step))
        assert hand.own.is_placing
    QTest.keyClick(focused(), Qt.Key.Key_Escape)

    assert len(hand.match.board.ships) == 3
    assert not hand.own.is_placing
