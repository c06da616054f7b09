"""The real window on a real box, for journeys through the studio."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app_library import FileBoxes, systems
from bp_desktop.core.dice import AppDice
from bp_desktop.ui.burning_planets.kinds import map_kind
from bp_desktop.ui.burning_planets.new_map import NewMapForm
from bp_desktop.ui.burning_planets.studio.view import StudioView
from bp_desktop.ui.desk import Desk
from bp_desktop.ui.main_window import MainWindow
from bp_desktop.ui.preferences import Choices, Preferences
from bp_desktop.ui.theme import Theme
from tests.ui.burning_planets.studio.easel import Easel


@dataclass
class Workshop:
    """A window with a box in a folder of its own."""

    window: MainWindow
    desk: Desk

    def begin_map(self) -> NewMapForm:
        """Ask for a new map, as the palette and the button on Home do."""
        self.window.actions_.run("new.burning_planets.map")
        form = self.window.findChild(NewMapForm)
        assert isinstance(form, NewMapForm)
        return form

    def easel(self, qtbot: QtBot, *, helped: bool = True) -> Easel:
        """The studio of the map that is open, with the keyboard on its canvas: put there if
        `helped`, else it must have come there by itself."""
        (view,) = [one for one in self.window.findChildren(StudioView) if one.isVisible()]
        self.window.activateWindow()
        if helped:
            view.canvas.setFocus()
        qtbot.waitUntil(view.canvas.view.hasFocus)
        QApplication.processEvents()
        return Easel(view)

    def reopen(self, title: str) -> None:
        """Open a document of the box by its title."""
        info = next(one for one in self.desk.library.documents() if one.title == title)
        assert self.window.open_document(info)

    def leave(self) -> None:
        self.desk.close_box()


def workshop(qtbot: QtBot, theme: Theme, folder: Path) -> Workshop:
    """The window, with the usual box of a folder open."""
    choices = Choices(folder / "config" / "preferences.json", Preferences())
    desk = Desk(FileBoxes(folder / "usual.bpbox", systems, AppDice(1)), (map_kind(),))
    window = MainWindow(theme, desk, choices)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.complete()
    with qtbot.waitExposed(window):
        window.show()
    desk.open_box(desk.boxes.usual)
    return Workshop(window, desk)
