"""The real program with a match on the table, and everything that may come between two keys."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.games.burning_planets.ids import CARGO, Phase, Positions
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.view import TableView
from tests.games.burning_planets.match.build import RED
from tests.ui.build import settle
from tests.ui.table.players_hand import PlayersHand, in_phase, new_session, rich

MATCH, OTHER = "Ours", "Theirs"
SYSTEM = "burning_planets.match"
HIDDEN, OPEN = Options(treasury_visibility="owner"), Options(treasury_visibility="public")


class Program:
    """Started, with two matches in its box, the first of them on the table beside a real board."""

    def __init__(self, app: WindowApp, options: Options) -> None:
        self.app = app
        app.choices.set(ask_at_end="never")  # what is asked as a turn ends has journeys of its own
        session = new_session(options=options, positions=Positions.TABLE)
        in_phase(session, Phase.ACTIONS, [*rich(RED), PutShip(RED, CARGO)])
        commands = [entry.command for entry in session.entries]
        for title in (MATCH, OTHER):
            app.desk.library.create(SYSTEM, title, commands)
        self.open(MATCH)

    def open(self, title: str) -> None:
        documents = self.app.desk.library.documents()
        assert self.app.window.open_document(next(one for one in documents if one.title == title))
        settle()

    @property
    def hand(self) -> PlayersHand:
        return hand_of(self.app)


def hand_of(app: WindowApp) -> PlayersHand:
    """At the table that is seen now."""
    app.window.show_page(PageId.TABLE)
    settle()
    (view,) = [one for one in app.window.findChildren(TableView) if one.isVisible()]
    return PlayersHand(view)


@contextmanager
def running(qtbot: QtBot, folder: Path) -> Iterator[WindowApp]:
    app = WindowApp(user_places(folder))
    try:
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        settle()
        yield app
    finally:
        app.leave()
        settle()
        QLocale.setDefault(QLocale.system())
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.setStyleSheet("")


def other_language(program: Program) -> None:
    """Chosen where it is chosen."""
    program.app.window.show_page(PageId.SETTINGS)
    program.app.choices.set(language="it")
    settle()


def other_look(program: Program) -> None:
    program.app.choices.set(theme="light", scale=150)
    settle()


def other_pages(program: Program) -> None:
    for page in (PageId.HOME, PageId.DICE, PageId.HELP):
        program.app.window.show_page(page)
        settle()


def other_document(program: Program) -> None:
    program.open(OTHER)
    program.open(MATCH)


def closed_and_opened(program: Program) -> None:
    program.app.desk.put_away(PageId.TABLE)
    settle()
    program.open(MATCH)


def interruptions(program: Program) -> Iterator[str]:
    """One after the other; whoever walks through them looks after each what is left."""
    ways = {
        "another look": other_look,
        "other pages": other_pages,
        "another match": other_document,
        "closed and opened again": closed_and_opened,
        "another language": other_language,
    }
    for name, interrupt in ways.items():
        interrupt(program)
        yield name
