"""The real window on a real box, for journeys to the table."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app_library import FileBoxes, systems
from bp_desktop.core.dice import AppDice
from bp_desktop.ui.burning_planets.kinds import map_kind, match_kind
from bp_desktop.ui.burning_planets.table.setup.form import NewMatchForm
from bp_desktop.ui.burning_planets.table.view import TableView
from bp_desktop.ui.desk import Desk
from bp_desktop.ui.main_window import MainWindow
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.preferences import Choices, Preferences
from bp_desktop.ui.theme import Theme
from tests.ui.burning_planets.table.players_hand import PlayersHand


@dataclass
class GameRoom:
    """A window with a box in a folder of its own; closing and opening it again is allowed."""

    window: MainWindow
    desk: Desk

    def begin_match(self) -> NewMatchForm:
        """Ask for a new match, as the palette and the button on Home do."""
        self.window.actions_.run("new.burning_planets.match")
        form = self.window.findChild(NewMatchForm)
        assert isinstance(form, NewMatchForm)
        QApplication.processEvents()
        return form

    def hand(self, qtbot: QtBot) -> PlayersHand:
        """The table of the match that is open, with the keyboard where it is put by itself."""
        QApplication.processEvents()
        (view,) = [one for one in self.window.findChildren(TableView) if one.isVisible()]
        self.window.activateWindow()
        qtbot.waitUntil(view.go_on.button.hasFocus)
        return PlayersHand(view)

    def reopen(self, title: str) -> None:
        info = next(one for one in self.desk.library.documents() if one.title == title)
        assert self.window.open_document(info)

    def leave(self) -> None:
        self.window.show_page(PageId.HOME)
        self.desk.close_box()
        QApplication.processEvents()


def game_room(qtbot: QtBot, theme: Theme, folder: Path, seed: int = 1) -> GameRoom:
    choices = Choices(folder / "config" / "preferences.json", Preferences())
    boxes = FileBoxes(folder / "usual.bpbox", systems, AppDice(seed))
    desk = Desk(boxes, (map_kind(), match_kind()))
    window = MainWindow(theme, desk, choices)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.complete()
    with qtbot.waitExposed(window):
        window.show()
    desk.open_box(desk.boxes.usual)
    return GameRoom(window, desk)
