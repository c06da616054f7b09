"""The studio as tests see it: the map editor with the panels of Burning Planets."""

from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
from bp_desktop.ui.export.panel import ExportPanel
from bp_desktop.ui.games.burning_planets.studio.map_things import tile_of
from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel
from bp_desktop.ui.games.burning_planets.studio.toolbox import ToolSettings
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from tests.games.burning_planets.map.build import MapSession
from tests.ui.editor.editor_page import EditorPage, push, put_on_screen

MapSymmetryPanel = SymmetryPanel[MapState, c.AnyMapCommand, AnyMapEvent]


class StudioPage(EditorPage[MapState, c.AnyMapCommand, AnyMapEvent, ToolSettings]):
    """A studio with the hands that work on it."""

    def __init__(self, view: StudioView) -> None:
        super().__init__(view)
        self.view = view

    @property
    def chosen_tile(self) -> TilePlace | None:
        area = self.context.selection.area
        return tile_of(area) if area is not None else None

    def symmetry_panel(self) -> MapSymmetryPanel:
        push(self.tab("symmetry"))
        return self.view.tabs.symmetry.panel

    def problems_panel(self) -> ProblemsPanel:
        push(self.tab("problems"))
        return self.view.tabs.problems.panel

    def balance_panel(self) -> BalancePanel:
        push(self.tab("balance"))
        return self.view.tabs.balance.panel

    def export_panel(self) -> ExportPanel:
        push(self.tab("export"))
        return self.view.tabs.export.panel

    @property
    def inspector_form(self) -> InspectorForm:
        return self.view.tabs.inspector.panel.form


def open_studio(qtbot: QtBot, theme: Theme, drawing: MapSession) -> StudioPage:
    """A studio on the screen, with the keyboard on its canvas."""
    view = StudioView(theme, Commander(drawing))
    put_on_screen(qtbot, view, 1440, 900)
    return StudioPage(view)
