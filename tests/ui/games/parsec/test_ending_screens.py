"""The end of a match of Parsec in the window: victory is noticed, told and asked about; points."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.state import ParsecEnding
from bp_desktop.games.table import Stage
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.closing.page import EndQuestion
from bp_desktop.ui.table.paper import for_all_html, strips_html
from bp_desktop.ui.widgets.rows import RowList
from tests.journeys.parsec_hand import ParsecHand, agreement
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit, Start


def colonize(hand: ParsecHand, seat: int, count: int) -> None:
    """That seat gets colonies until it has so many; where it lives, one cell stays free."""
    player = tuple(hand.match.players)[seat]
    homes = [one for one in owned(hand.match, player) if one.type == "colony"]
    lived_on = [hand.match.board.body_at[home.cell].id for home in homes if home.cell is not None]
    planets = [one.id for one in hand.match.board.bodies.values() if one.is_planet]
    missing = count - len(homes)
    for body in dict.fromkeys([*lived_on, *planets]):
        cells = hand.match.board.bodies[body].cells
        free = [one for one in cells if not hand.match.stacks.get(one)]
        is_wild = len(free) == len(cells)
        if not (body in lived_on or is_wild):
            continue  # somebody else lives there
        for cell in free[: min(missing, len(free) - 1)]:
            hand.put(seat, "colony", cell)
            missing -= 1
    assert not missing, "nowhere to live"


def cited(hand: ParsecHand) -> tuple[str, ...]:
    """The rules that the question names."""
    found = hand.seen(EndQuestion)
    return tuple(found[0].rules.ids) if found else ()


def test_an_economic_victory_is_noticed_in_the_own_turn_and_asked_about(sit: Sit) -> None:
    """PA-APP-37: by any entry of the player on turn, with the condition and its rules."""
    hand = sit()
    colonize(hand, 0, 5)
    assert hand.match.stage is Stage.PLAY
    hand.view.act(c.AdjustHand(hand.match.turn.player, Purse.of(titanium=3, gold=3, energy=3), ""))
    settle()

    assert (hand.match.stage, hand.match.ending) == (Stage.OVER, ParsecEnding.ECONOMIC)
    assert hand.says("Anna wins")
    assert hand.says("Economic victory in round 1")
    assert cited(hand) == ("PA-WIN-8", "PA-WIN-9")
    hand.push(hand.button("Not over: undo"))
    assert hand.match.stage is Stage.PLAY, "nobody has confirmed it"


def test_two_play_from_the_dealt_board_to_a_victory_by_mouse(start: Start) -> None:
    """PA-APP-37, PA-WIN-8: settled, produced, moved and built by hand; the fifth colony wins."""
    hand = start()
    hand.begin(agreement("Anna", "Boris"))
    hand.prepare()
    me, other = hand.match.order
    name = hand.match.players[me].name
    seat = tuple(hand.match.players).index(me)
    for _ in (me, other):
        hand.produce()
        hand.go_on()
    assert hand.match.turn.player == me
    colonize(hand, seat, 4)  # nearly there, however many have settled
    rich = Purse.of(titanium=9, gold=9, energy=9)  # some factions pay more for colonies
    hand.view.act(c.AdjustHand(me, rich - hand.match.players[me].hand, "a gift"))
    hand.produce()
    assert hand.match.stage is Stage.PLAY

    cargo = next(one for one in owned(hand.match, me) if one.type == "cargo")
    assert cargo.cell is not None
    planet = hand.match.board.body_at[cargo.cell]
    hand.click(cargo.cell)
    free = [one for one in planet.cells if not hand.match.stacks.get(one)]
    hand.click(next(one for one in free if one in hand.marked("info")))
    hand.open_panel("now")  # of the cargo in hand
    hand.do("Found a colony")

    assert (hand.match.stage, hand.match.ending) == (Stage.OVER, ParsecEnding.ECONOMIC)
    assert hand.says(f"{name} wins")
    hand.push(hand.button("The match is over"))
    assert not hand.seen(EndQuestion)
    closing = hand.view.screens.closing
    assert closing is not None
    assert closing.isVisible()
    hand.app.window.show_page(PageId.CHRONICLE)
    settle()
    past = hand.app.window.findChild(ChronicleView)
    assert isinstance(past, ChronicleView)
    assert past.board is not None
    assert past.story.tale.tale.read()[-1].name == f"{name} wins"


def test_paper_counts_cards_and_no_notes(sit: Sit) -> None:
    """PA-APP-19: cards have no denominations."""
    hand = sit()
    told = strips_html(hand.view.context.parts, hand.match)
    assert "Titanium" in told
    assert "100" not in told.replace("100%", "")
    assert "×" not in told


def test_paper_names_each_owner_once(sit: Sit) -> None:
    """Above their units, not behind each of them."""
    hand = sit()
    told = for_all_html(hand.view.context.parts, hand.match)
    assert "Cargo ship 2 [On Planet" in told
    assert "(Anna)" not in told


@pytest.mark.parametrize("is_playing", [False, True])
def test_paper_tells_which_module_lies_where(sit: Sit, start: Start, is_playing: bool) -> None:
    """The board can be set up by it (PA-SETUP-1, PA-SETUP-2), also before the first turn."""
    hand = sit() if is_playing else start()
    if not is_playing:
        hand.begin()
    first = hand.match.board.modules[0].name["en"]
    told = for_all_html(hand.view.context.parts, hand.match)
    assert f"Modules, row by row: 1 {first} · 2 " in told


def test_a_victory_that_is_confirmed_stays(sit: Sit) -> None:
    """PA-APP-37: three modules with vessels of one's own; the question goes away."""
    hand = sit()
    board = hand.match.board
    for module in (1, 2, 3):
        cell = next(
            one
            for one, there in sorted(board.modules_at.items())
            if there == (module,) and one not in board.body_at and not hand.match.stacks.get(one)
        )
        assert hand.match.stage is Stage.PLAY
        hand.put(0, "fighter", cell)

    assert hand.match.ending is ParsecEnding.MILITARY
    assert cited(hand) == ("PA-WIN-4", "PA-WIN-5")
    hand.push(hand.button("The match is over"))
    assert hand.match.stage is Stage.OVER
    assert not cited(hand)
    assert hand.says("Anna wins")


def test_a_victory_at_the_start_of_the_turn_is_noticed_then(sit: Sit) -> None:
    """PA-APP-37, PA-WIN-1: not before, however many colonies and cards Boris has."""
    hand = sit()
    colonize(hand, 1, 5)
    boris = hand.match.order[1]
    hand.view.act(c.AdjustHand(boris, Purse.of(titanium=3, gold=3, energy=3), ""))
    settle()
    assert hand.match.stage is Stage.PLAY
    hand.open_panel("overview")
    would = [row.title for row in hand.rows("Close to victory")]
    assert "Would win at the start of the turn" in would

    hand.go_on()

    assert hand.match.winners == (boris,)
    assert hand.says("Boris wins")


# --- against the clock


def points(hand: ParsecHand) -> dict[str, tuple[dict[str, int], int]]:
    """By name: the sources with their points, a line each, and the sum."""
    hand.open_panel("overview")
    found = dict[str, tuple[dict[str, int], int]]()
    for row in hand.rows("Points"):
        name, points = row.title, int(row.badge)
        if row.seat is not None or row.id.startswith("team "):
            found[name] = ({}, points)
        else:
            tuple(found.values())[-1][0][name] = points
    return found


def test_a_timed_match_counts_down_and_stops_at_the_end_of_the_turn(sit: Sit, qtbot: QtBot) -> None:
    """PA-APP-38, PA-GAP-53: countdown, stop rule, and a line of points for each source."""
    hand = sit(variant={"timed_minutes": 1, "no_factions": True})
    hand.open_panel("overview")
    assert hand.says("Time left: 0:0")
    (time,) = [one for one in hand.seen(QLabel) if one.text().startswith("Time left:")]
    before = time.text()
    qtbot.waitUntil(lambda: time.text() < before, timeout=10_000)

    sheet = points(hand)
    sources, total = sheet["Anna"]
    assert {"resources", "event cards", "Cargo ship", "Colony"} <= set(sources)
    assert sources["resources"] == 3
    assert sum(sources.values()) == total
    (shown,) = [one for one in hand.seen(RowList) if one.accessibleName() == "Points"]
    assert shown.verticalScrollBar().maximum() == 0, "all of it is on the sheet"

    hand.push(hand.button("The time is up"))
    assert hand.match.stage is Stage.PLAY, "the turn is finished first"
    hand.go_on()
    assert hand.match.ending is ParsecEnding.TIME
    assert hand.says("Most points when the time was up")


def test_a_timed_match_may_stop_at_once(sit: Sit) -> None:
    """PA-APP-38, PA-GAP-53."""
    hand = sit(variant={"timed_minutes": 60}, time={"stop": "now"})
    hand.open_panel("overview")

    hand.push(hand.button("The time is up"))

    assert hand.match.ending is ParsecEnding.TIME


def test_points_of_teams_are_added_up(sit: Sit) -> None:
    """PA-APP-38, PA-GAP-57."""
    hand = sit("Anna", "Boris", "Chiara", "Dario", variant={"timed_minutes": 60, "alliances": True})
    sheet = points(hand)

    for team, members in (("Team 1", ("Anna", "Chiara")), ("Team 2", ("Boris", "Dario"))):
        assert sheet[team][1] == sum(sheet[one][1] for one in members)
