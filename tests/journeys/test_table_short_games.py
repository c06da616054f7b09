"""A group plays a short match to its end, on the screen and beside a real board, with a night
between: the program is closed in the middle of a turn and opened again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match.commands import StopMatch
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.shared.house_rules import ChangeEnforcement
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.widgets.tile import Tile
from tests.journeys.game_room import game_room
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage
from tests.ui.table.players_hand import PlayersHand, push

LEFT = Qt.MouseButton.LeftButton


def play_turn(hand: PlayersHand) -> None:
    number = hand.match.turn.number
    while hand.match.turn.number == number:
        hand.go_on()


def build_something(hand: PlayersHand) -> str:
    """The first card that can be pressed; on the board its cell is left to the program."""
    shop = hand.own.do_now.shop
    kind, card = next((kind, card) for kind, card in shop.offers.items() if card.isEnabled())
    push(card)
    if hand.own.board is not None:
        push(hand.own.board.placing.bar.place)
    return kind


def concede(hand: PlayersHand, name: str) -> None:
    hand.end_match(f"{name} concedes")
    push(hand.view.trouble.way_out)


@pytest.mark.parametrize("place", [BoardSource.ROLLED, BoardSource.REAL])
def test_a_short_match_is_played_with_a_night_in_the_middle(
    qtbot: QtBot, theme: Theme, tmp_path: Path, place: BoardSource
) -> None:
    room = game_room(qtbot, theme, tmp_path, seed=3)
    room.set_up_match("Friday", place, ("Anna", "Boris"), open_books=True)
    hand = room.hand(qtbot)
    wanted = Positions.TABLE if place is BoardSource.REAL else Positions.BOARD
    assert hand.match.positions is wanted

    # One round by the space bar; then Anna or Boris builds.
    hand.settle()
    first = hand.match.turn.player
    play_turn(hand)
    assert hand.match.turn.player != first
    play_turn(hand)
    assert hand.match.turn.round == 2
    while hand.match.turn.phase is not Phase.STRUCTURES:
        hand.go_on()
    before = len(hand.match.board.planets)
    kind = build_something(hand)
    home = next(one for one in hand.match.board.planets.values() if one.owner == first)
    assert kind in {one.kind for one in home.structures.values()}
    assert len(hand.match.board.planets) == before

    # The laptop is shut in the middle of the turn, and the next evening it goes on.
    evening: Match = hand.match
    entries = len(hand.view.session.entries)
    room.leave()
    room = game_room(qtbot, theme, tmp_path, seed=4)
    room.reopen("Friday")
    hand = room.hand(qtbot)
    assert hand.match.clock.left, "nobody's time ran through the night"
    assert len(hand.view.session.entries) == entries + 1
    assert hand.view.head.name.text() == evening.players[first].name

    # Undo still knows what the last step was, and whoever takes it back goes on.
    assert "Build" in hand.view.message.undo.accessibleName()
    push(hand.view.message.undo)
    assert not hand.match.clock.paused
    push(hand.view.message.redo)
    assert hand.match == evening
    hand.view.go_on.button.setFocus()
    play_turn(hand)

    # Boris gives up, and Anna has won.
    concede(hand, "Boris")
    assert hand.match.stage is Stage.OVER
    assert hand.match.ending is Ending.LAST_SURVIVOR
    assert hand.view.screens.closing is not None
    assert hand.view.screens.closing.headline.text() == "Anna wins"
    room.leave()


def test_a_sample_match_needs_no_input(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    form = room.begin_match()

    push(form.sample)

    hand = room.hand(qtbot)
    assert hand.match.stage is Stage.PLAY
    assert len(hand.match.players) == 3
    hand.go_on()
    assert hand.match.turn.rolled
    room.leave()


def test_a_match_is_played_on_a_map_of_ones_own(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """The seats of the map sit down, and its own board options hold (BP-GEN)."""
    from bp_desktop.games.burning_planets.board import MapSeat
    from bp_desktop.games.burning_planets.ids import FactionId, PlayerId
    from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
    from bp_desktop.games.burning_planets.options import Options, PlanetRadius

    room = game_room(qtbot, theme, tmp_path)
    options = Options(planet_radius=PlanetRadius(3, 4, 5))
    seats = tuple(
        MapSeat(PlayerId(f"p{number}"), FactionId(faction), color=number)
        for number, faction in enumerate(("xenos", "xenos", "humans", "digitals"))
    )
    commands = (CreateMap(seats, options=options), GenerateMap())
    room.desk.library.create("burning_planets.map", "Ours", commands)
    form = room.begin_match()

    page = SetupPage(form)
    push(page.place(BoardSource.LIBRARY))
    assert page.factions() == ["xenos", "xenos", "humans", "digitals"]
    push(form.begin)

    hand = room.hand(qtbot)
    assert hand.match.options.planet_radius == PlanetRadius(3, 4, 5)
    assert [one.faction for one in hand.match.players.values()] == [
        "xenos",
        "xenos",
        "humans",
        "digitals",
    ]
    room.leave()


def test_closing_the_match_takes_its_actions_along(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    push(room.begin_match().sample)
    room.hand(qtbot)
    assert "table.go_on" in {spec.id for spec in room.window.actions_.bound}

    room.leave()

    assert not any(spec.id.startswith("table.") for spec in room.window.actions_.bound)


def test_no_two_actions_of_the_table_want_the_same_keys(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    push(room.begin_match().sample)
    room.hand(qtbot)
    actions = room.window.actions_

    clashes = {
        spec.id: other.id
        for spec in actions.bound
        if spec.id.startswith("table.")
        and (other := actions.conflict(spec.id, actions.shortcut(spec.id))) is not None
    }

    assert clashes == {}
    room.leave()


def test_home_plays_a_sample_match_in_one_click(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    tile = next(one for one in room.window.findChildren(Tile) if "sample" in one.text())

    push(tile)

    hand = room.hand(qtbot)
    assert hand.match.stage is Stage.PLAY
    room.leave()


def test_the_same_people_play_again_by_the_same_rules(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    room.window.actions_.run("sample.burning_planets.match")
    hand = room.hand(qtbot)
    people = [(one.name, one.faction, one.color) for one in hand.match.players.values()]
    hand.view.act(ChangeEnforcement(Enforcement.STRICT))
    rules = hand.match.options, hand.match.enforcement
    assert rules[0] != DEFAULTS
    hand.view.act(StopMatch())
    assert hand.view.screens.closing is not None

    push(hand.view.screens.closing.again)

    form = room.window.findChild(NewMatchForm)
    assert isinstance(form, NewMatchForm)
    page = SetupPage(form)
    colors = [one.color for one in form.seats.lines]
    assert list(zip(page.names(), page.factions(), colors, strict=True)) == people
    push(form.begin)
    hand = room.hand(qtbot)
    assert [one.name for one in hand.match.players.values()] == [name for name, *_ in people]
    assert (hand.match.options, hand.match.enforcement) == rules
    assert hand.match.turn.number == 1
    room.leave()


def test_one_key_pauses_and_goes_on(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    room.window.actions_.run("sample.burning_planets.match")
    hand = room.hand(qtbot)
    clock, key = hand.view.clock, Qt.Key.Key_F6

    QTest.keyClick(hand.view.go_on.button, key)
    assert clock.menu is None, "nothing is asked"
    paused = hand.match.clock.paused
    QTest.keyClick(hand.view.go_on.button, key)

    assert paused
    assert not hand.match.clock.paused
    room.leave()
