"""A room worth searching: a match with many ships, and other documents beside it."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ClassId
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.games.burning_planets.match.lookup import occupancy
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from tests.journeys.game_room import GameRoom, game_room

SHIPS = 150
CLASSES = ("small", "medium", "big", "enormous", "cargo")


def full_table(qtbot: QtBot, theme: Theme, folder: Path) -> GameRoom:
    """Anna and Boris with 150 ships between them, beside two more matches."""
    room = game_room(qtbot, theme, folder)
    for _ in range(2):
        room.window.actions_.run("sample.burning_planets.match")
    room.set_up_match("Secret war", BoardSource.ROLLED, ("Anna", "Boris"))
    room.window.show_page(PageId.TABLE)
    document = room.desk.on_page(PageId.TABLE)
    assert document is not None
    commander = document.commander
    match = commander.state
    free = (cell for cell in match.board.tiles.grid.tile_of if is_free(match, cell))
    for number, cell in zip(range(SHIPS), free, strict=False):
        owner = tuple(match.players)[number % 2]
        cls = ClassId(CLASSES[number % len(CLASSES)])
        commander.submit(PutShip(owner, cls, cell), overrule=True)
    return room


def is_free(match: Match, cell: Hex) -> bool:
    return occupancy(match).is_free_space(cell)
