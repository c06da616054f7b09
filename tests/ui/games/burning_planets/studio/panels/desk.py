"""A map on the desk: a real session, a commander and a selection for the panel under test."""

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import BiomeId, SizeId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.seats import seats_for
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.tiles import tile_center
from bp_desktop.session.ports import Journal, MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
from bp_desktop.ui.editor.panels.revisions_panel import RevisionsPanel
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.commanders import MapCommander
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_ART, MAP_GAME, MapContext
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.commander import Commander
from tests.ui.games.burning_planets.studio.studio_page import StudioPage

W = TypeVar("W", bound=QWidget)

MapHistoryPanel = HistoryPanel[MapState, c.AnyMapCommand, AnyMapEvent]
MapRevisionsPanel = RevisionsPanel[MapState, c.AnyMapCommand, AnyMapEvent]

SMALL, MEDIUM, BIG = SizeId("small"), SizeId("medium"), SizeId("big")
FAIR, HARSH, WATER = BiomeId("fair"), BiomeId("harsh"), BiomeId("water")


class Desk:
    """What a panel needs, and what it did with it."""

    def __init__(self, journal: Journal | None = None, look: Appearance | None = None) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.theme = Theme(app, look or Appearance())
        self.session = Session(map_system(tables()), journal or MemoryJournal(), AppDice(5))
        self.commander: MapCommander = Commander(self.session)
        self.context: MapContext = EditorContext(self.theme, self.commander, MAP_GAME, MAP_ART)
        self.selection = self.context.selection
        self.marks = self.context.marks
        self.visited: list[tuple[Hex, ...]] = []
        self.context.viewpoint.visited.connect(self.visited.append)
        self._windows: list[QWidget] = []

    @property
    def state(self) -> MapState:
        return self.session.state

    def draw(self, *commands: c.AnyMapCommand) -> "Desk":
        for command in commands:
            assert self.commander.submit(command, overrule=True)
        return self

    def stage(self, qtbot: QtBot, panel: W, width: int = 360, height: int = 900) -> W:
        """A panel that is seen, in a window of its own.

        The window has no layout: a layout would tell the off-screen platform about sizes, which
        it answers with a warning.
        """
        window = QWidget()
        self._windows.append(window)
        qtbot.addWidget(window)
        window.resize(width, height)
        panel.setParent(window)
        panel.setGeometry(0, 0, width, height)
        panel.show()
        window.show()
        return panel

    def studio(self, qtbot: QtBot) -> StudioPage:
        """The whole studio on this map."""
        view = StudioView(self.theme, self.commander)
        return StudioPage(self.stage(qtbot, view, 1300, 900))

    def center(self, tile: int) -> Hex:
        tiles = self.state.board.tiles
        assert tiles is not None
        return tile_center(tiles, tiles.places[tile - 1])


def empty_map(factions: Iterable[str] = ("humans", "xenos"), wide: int = 3, high: int = 2) -> Desk:
    return Desk().draw(c.CreateMap(seats_for(factions), wide, high))


def generated_map(
    factions: Iterable[str] = ("humans", "xenos"), seed: str = "7", look: Appearance | None = None
) -> Desk:
    desk = Desk(look=look)
    return desk.draw(c.CreateMap(seats_for(factions)), c.GenerateMap(seed=seed))
