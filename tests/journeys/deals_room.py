"""Three people at a real board with hidden treasuries, cargo ships and something to trade."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, ClassId, Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, PutShip
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.games.burning_planets.table.titles import planet_title
from bp_desktop.ui.look.theme import Theme
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.players_hand import PlayersHand

TITLE = "Market day"
NAMES = ("Anna", "Boris", "Clara")
BIG = ClassId("big")


def market_day(qtbot: QtBot, theme: Theme, folder: Path) -> tuple[GameRoom, PlayersHand]:
    """Set up by the form, one round played; Boris's cargo ship and Clara's warships may act."""
    room = game_room(qtbot, theme, folder, seed=5)
    room.set_up_match(TITLE, BoardSource.REAL, NAMES)
    hand = room.hand(qtbot)
    while hand.match.stage is Stage.SETUP:
        hand.go_on()
    view = hand.view
    for name in NAMES:
        more = Purse.of(biomass=31, concrete=32, food=33, metal=34)
        view.act(AdjustTreasury(named(hand, name), more, "the market opens"))
    view.act(PutShip(named(hand, "Boris"), CARGO))
    for _ in range(3):
        view.act(PutShip(named(hand, "Clara"), BIG))
    view.go_on.button.setFocus()
    while hand.match.turn.round < 2:
        hand.go_on()
    return room, hand


def named(hand: PlayersHand, name: str) -> PlayerId:
    return next(one.id for one in hand.match.players.values() if one.name == name)


def treasury(hand: PlayersHand, name: str) -> Purse:
    return hand.match.players[named(hand, name)].treasury


def home_of(hand: PlayersHand, name: str) -> str:
    owner = named(hand, name)
    planets = hand.match.board.planets.values()
    return planet_title(hand.match, next(one for one in planets if one.owner == owner))


def actions_of(hand: PlayersHand, name: str) -> None:
    """On to the next action phase of this player, by the one key."""
    player, number = named(hand, name), hand.match.turn.number
    hand.view.go_on.button.setFocus()
    QApplication.processEvents()

    def is_there() -> bool:
        turn = hand.match.turn
        return (turn.player, turn.phase) == (player, Phase.ACTIONS)

    if is_there():
        while hand.match.turn.number == number:
            hand.go_on()
    while not is_there():
        hand.go_on()


def by_key(hand: PlayersHand, key: Qt.Key, *, shift: bool = False) -> None:
    """A shortcut of the window."""
    held = Qt.KeyboardModifier.ControlModifier
    if shift:
        held |= Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(hand.view.window(), key, held)
    QApplication.processEvents()
