"""Draws the pictures of the README anew: python -m tests.readme_pictures

Of Home, the studio and the table, as somebody sees them on an evening; look at them afterwards.
"""

import os
import sys
import tempfile
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bp_desktop import __version__
from bp_desktop.app.tour import rest
from bp_desktop.app.window import WindowApp
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.storage.places import user_places
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Preferences, write
from tests.games.burning_planets.bots.table import GREEDY, bots_for, next_command
from tests.scenes.home import MAPS, fill
from tests.scenes.walking import wait_for

ROOT = Path(__file__).parents[1]
OUT = ROOT / "resources" / "pictures"
SIZE = (1280, 800)
TITLE = "Friday night"
ROUND, SHIPS = 12, 2
"""When a match is worth a picture: dice fall otherwise each time."""
SHORT = 30
"""Letters of a title that fits its card: the odd ones are there to try the cards."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        places = user_places(Path(folder))
        choices = Preferences(language="en", stage="off", seen=__version__)
        write(places.config / "preferences.json", choices)
        app = WindowApp(places)
        app.window.resize(*SIZE)
        app.window.show_first()
        wait_for(lambda: app.desk.is_open)
        fill(app, [each for each in MAPS if each[0].isascii() and len(each[0]) < SHORT])
        _play(app)
        for page, title in ((PageId.STUDIO, "Orion Reach"), (PageId.TABLE, TITLE)):
            found = (info for info in app.desk.library.documents() if info.title == title)
            app.window.open_document(next(found))
            board = _board(app)
            wait_for(partial(getattr, board, "is_sharp"))
            rest(2)
            _keep(app, page)
        app.window.show_page(PageId.HOME)
        rest(3)
        _keep(app, PageId.HOME)
        app.leave()


def _play(app: WindowApp) -> None:
    """Some rounds of three people, by bots."""
    create = sample_plan(TITLE).commands(AppDice("readme"))
    app.desk.library.create("burning_planets.match", TITLE, create)
    info = next(info for info in app.desk.library.documents() if info.title == TITLE)
    session = app.desk.library.open(info.id)
    bots = bots_for(session.state, GREEDY, 5)
    while not _is_worth_a_picture(session.state):
        command = next_command(session.state, bots)
        assert command is not None, "it ended too early: try again"
        session.submit(command)


def _is_worth_a_picture(state: Match) -> bool:
    """Somebody has several ships, and their actions before them."""
    turn = state.turn
    if turn.round < ROUND or turn.phase != "actions":
        return False
    return sum(ship.owner == turn.player for ship in state.board.ships.values()) >= SHIPS


def _board(app: WindowApp) -> BoardView:
    page = app.window.stack.currentWidget()
    board = page.findChild(BoardView) if page is not None else None
    assert isinstance(board, BoardView)
    return board


def _keep(app: WindowApp, page: PageId) -> None:
    if not app.window.grab().save(str(OUT / f"{page}.png")):
        sys.exit(f"{page}.png could not be written")


if __name__ == "__main__":
    main()
