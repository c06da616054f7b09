"""Coming back to a match after hours, or after the program broke off."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.clock import LONG_GAP
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.events import (
    ShipDestroyed,
    SpaceStructureDestroyed,
    TurnBegan,
)
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    SealContract,
)
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared.clock import PauseClock, ResumeClock
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.recap import AFTER, RecapPage, turn_sentence
from tests.games.burning_planets.match.build import (
    BLUE,
    FURNACE,
    RED,
    SECRET_BOOKS,
    SMALL,
    started,
    with_ship,
    with_space,
)
from tests.games.burning_planets.match.secret_table import AARON, BARTER, BJORN, FIRST, Table
from tests.ui.table.clock.wall_clock import WallClock, in_play, timed
from tests.ui.table.players_hand import MatchSession, PlayersHand, in_phase, push, sit_down


def come_back(
    qtbot: QtBot, theme: Theme, folder: Path, session: MatchSession
) -> tuple[PlayersHand, RecapPage]:
    hand = sit_down(qtbot, theme, folder, session, starts_at_recap=True)
    assert hand.view.screens.recap is not None, "nobody said where we were"
    return hand, hand.view.screens.recap


def words(widget: QWidget) -> str:
    return "\n".join(one.text() for one in widget.findChildren(QLabel))


def test_after_hours_the_match_says_where_we_were_and_enter_goes_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    wall = WallClock()
    session = in_play(wall)
    session.submit(PauseClock(left=True))
    wall.wait(AFTER)

    hand, page = come_back(qtbot, theme, tmp_path, session)
    assert "Red" in page.headline.text()
    assert "Round 1" in page.where.text()
    assert "not been rolled" in page.left.text()
    qtbot.waitUntil(page.go_on.hasFocus)
    QTest.keyClick(page.go_on, Qt.Key.Key_Return)

    assert hand.view.screens.recap is None
    assert not hand.match.clock.paused
    assert hand.view.go_on.button.hasFocus()


def test_a_short_break_is_not_worth_a_word(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    wall = WallClock()
    session = in_play(wall)
    session.submit(PauseClock(left=True))
    wall.wait(AFTER - 1)

    hand = sit_down(qtbot, theme, tmp_path, session)

    assert hand.view.screens.recap is None


def test_after_a_crash_going_on_records_that_the_gap_does_not_count(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    wall = WallClock()
    session = in_play(wall)
    wall.wait(LONG_GAP + 1)

    hand, page = come_back(qtbot, theme, tmp_path, session)
    assert "does not count" in page.where.text()
    hand.view.undo()

    assert session.entries[-1].command == ResumeClock(away=True), "undo only went back to the table"
    assert hand.view.clock.keeper.seconds(RED) == 0


def test_it_can_be_asked_for_at_any_time_and_writes_nothing_then(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))
    lines = len(hand.view.session.entries)

    hand.view.screens.open_recap()
    (page,) = hand.view.findChildren(RecapPage)
    push(page.go_on)

    assert hand.view.screens.recap is None
    assert len(hand.view.session.entries) == lines


def test_it_tells_no_secret(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-APP-6: amounts of hidden treasuries, and what they would allow, are nowhere in it."""
    gift = AdjustTreasury(RED, Purse.of({"concrete": 7654}), "secret gift")
    session = in_phase(timed(WallClock(), options=SECRET_BOOKS), Phase.STRUCTURES, [gift])
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.view.screens.open_recap()
    QApplication.processEvents()

    page = hand.view.screens.recap
    assert page is not None
    assert "Red" in words(page)
    for secret in ("7654", "secret gift", "could still build"):
        assert secret not in words(page)


def test_what_was_destroyed_of_one_player_is_told_in_one_breath(qtbot: QtBot) -> None:
    match, id_ = with_ship(started(), BLUE, SMALL, Hex(12, 6))
    match, first = with_space(match, BLUE, FURNACE)
    match, second = with_space(match, BLUE, FURNACE)
    steps = (
        (TurnBegan(RED, 9, 4, Phase.EVENT_ROLL),),
        (SpaceStructureDestroyed(first, FURNACE, BLUE, RED),),
        (ShipDestroyed(id_, BLUE, RED),),
        (SpaceStructureDestroyed(second, FURNACE, BLUE, RED),),
    )

    (turn,) = table_game().tale(match, steps)

    assert turn_sentence(turn) == "destroyed Blast Furnace ×2, Scout 1 of Blue"


def test_open_deals_are_told_as_far_as_all_may_read_them(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-4: a locked contract is named with its hash, its terms are not."""
    table = Table()
    hidden = table.terms(BARTER, {AARON: None, BJORN: None})
    table.do(DraftContract(AARON, BJORN, hidden), AgreeContract(FIRST, BJORN), SealContract(FIRST))

    hand = sit_down(qtbot, theme, tmp_path, table.session)
    hand.view.screens.open_recap()

    page = hand.view.screens.recap
    assert page is not None
    (deal,) = page.deals
    assert "Aaron · Bjorn" in deal.text()
    assert "face down" in deal.text()
    assert "20 biomass" not in words(page)
