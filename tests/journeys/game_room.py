"""The real window on a real box, for journeys to the table and through the studio."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.ui.games.burning_planets.kinds import map_kind, match_kind
from bp_desktop.ui.games.burning_planets.new_map import NewMapForm
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.kinds import AnyKind
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import (
    AskChoice,
    PreferenceKeeper,
    Preferences,
    StageChoice,
)
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.view import TableView
from tests.ui.games.burning_planets.studio.studio_page import StudioPage
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage
from tests.ui.table.players_hand import PlayersHand, push


@dataclass
class GameRoom:
    """A window with a box in a folder of its own; closing and opening it again is allowed."""

    window: MainWindow
    desk: Desk

    def begin_map(self) -> NewMapForm:
        """Ask for a new map, as the palette and the button on Home do."""
        self.window.actions_.run("new.burning_planets.map")
        form = self.window.findChild(NewMapForm)
        assert isinstance(form, NewMapForm)
        return form

    def begin_match(self) -> NewMatchForm:
        """Ask for a new match, as the palette and the button on Home do."""
        self.window.actions_.run("new.burning_planets.match")
        form = self.window.findChild(NewMatchForm)
        assert isinstance(form, NewMatchForm)
        QApplication.processEvents()
        return form

    def set_up_match(
        self, title: str, place: BoardSource, names: tuple[str, ...], *, open_books: bool = False
    ) -> None:
        """The form, as people fill it in: how many play, their names, where the board is."""
        form = self.begin_match()
        QTest.keyClicks(form.title, title)
        while len(form.seats.lines) > len(names):
            push(form.seats.lines[-1].remove)
        while len(form.seats.lines) < len(names):
            push(form.more)
        for line, name in zip(form.seats.lines, names, strict=True):
            line.name.selectAll()
            QTest.keyClicks(line.name, name)
        page = SetupPage(form)
        if place is not BoardSource.ROLLED:
            push(page.place(place))
            form.close_page()
        push(page.open_books if open_books else page.secret_books)
        push(form.begin)

    def studio(self, qtbot: QtBot, *, helped: bool = True) -> StudioPage:
        """The studio of the map that is open, with the keyboard on its canvas: put there if
        `helped`, else it must have come there by itself."""
        (view,) = [one for one in self.window.findChildren(StudioView) if one.isVisible()]
        self.window.activateWindow()
        studio = StudioPage(view)
        if helped:
            studio.focus_board()
        qtbot.waitUntil(lambda: studio.has_keyboard)
        QApplication.processEvents()
        return studio

    def hand(self, qtbot: QtBot) -> PlayersHand:
        """The table of the match that is open, with the keyboard where it is put by itself."""
        QApplication.processEvents()
        (view,) = [one for one in self.window.findChildren(TableView) if one.isVisible()]
        self.window.activateWindow()
        qtbot.waitUntil(view.go_on.button.hasFocus)
        return PlayersHand(view)

    def reopen(self, title: str) -> None:
        """Open a document of the box by its title."""
        info = next(one for one in self.desk.library.documents() if one.title == title)
        assert self.window.open_document(info)

    def leave(self) -> None:
        self.window.show_page(PageId.HOME)
        self.desk.close_box()
        QApplication.processEvents()


def game_room(
    qtbot: QtBot,
    theme: Theme,
    folder: Path,
    seed: int = 1,
    *,
    stage: StageChoice = "off",
    ask_at_end: AskChoice = "never",
    kinds: Callable[[], tuple[AnyKind, ...]] = lambda: (map_kind(), match_kind()),
) -> GameRoom:
    """The window, with the usual box of a folder open. Where nothing is said about them, the stage
    is off, for hands here are faster than eyes, and nobody is asked at the end of a turn."""
    wished = Preferences(stage=stage, ask_at_end=ask_at_end)
    choices = PreferenceKeeper(folder / "config" / "preferences.json", wished)
    boxes = FileBoxes(folder / "usual.bpbox", find_system, AppDice(seed))
    desk = Desk(boxes, kinds())
    window = MainWindow(theme, desk, choices)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.complete()
    with qtbot.waitExposed(window):
        window.show()
    desk.open_box(desk.boxes.usual)
    return GameRoom(window, desk)
