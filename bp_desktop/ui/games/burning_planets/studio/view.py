"""The studio: the map editor for Burning Planets, with its own panels."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
from bp_desktop.ui.editor.panels.layers_panel import LayersPanel
from bp_desktop.ui.editor.panels.revisions_panel import RevisionsPanel
from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
from bp_desktop.ui.editor.view import MapEditorView
from bp_desktop.ui.games.burning_planets.studio.map_game import (
    LAYER_NAMES,
    MAP_ART,
    MAP_GAME,
    MAP_REVISIONS,
    PROBLEMS,
    MapContext,
)
from bp_desktop.ui.games.burning_planets.studio.overlays import (
    ProblemOverlay,
    ProblemWatch,
    TerritoryOverlay,
)
from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel
from bp_desktop.ui.games.burning_planets.studio.panels.generator.panel import GeneratorPanel
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.panel import InspectorPanel
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel
from bp_desktop.ui.games.burning_planets.studio.studio_actions import studio_handlers, studio_specs
from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLBOX, ToolSettings
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.widgets.dock import DockTab

if TYPE_CHECKING:
    from bp_desktop.ui.export.panel import ExportPanel
    from bp_desktop.ui.games.burning_planets.commanders import MapCommander

translate = QCoreApplication.translate


class StudioTabs:
    """The panels of the studio's dock; each is made when it is first shown."""

    def __init__(self, context: MapContext, problems: ProblemWatch) -> None:
        self.inspector = DockTab(
            "inspector",
            translate("studio", "Inspector"),
            lambda: InspectorPanel(context),
            icon_name="select",
        )
        self.problems = DockTab(
            "problems",
            translate("studio", "Problems"),
            lambda: ProblemsPanel(context, problems),
            icon_name="warning",
        )
        self.generator = DockTab(
            "generator",
            translate("studio", "Generator"),
            lambda: GeneratorPanel(context),
            icon_name="dice",
        )
        self.balance = DockTab(
            "balance",
            translate("studio", "Balance"),
            lambda: BalancePanel(context),
            icon_name="balance",
        )
        self.symmetry = DockTab(
            "symmetry",
            translate("studio", "Symmetry"),
            lambda: SymmetryPanel(context),
            icon_name="mirror",
        )
        self.layers = DockTab(
            "layers",
            translate("studio", "Layers"),
            lambda: LayersPanel(context, LAYER_NAMES),
            icon_name="layers",
        )
        self.history = DockTab(
            "history",
            translate("studio", "History"),
            lambda: HistoryPanel(context),
            icon_name="history",
        )
        self.revisions = DockTab(
            "revisions",
            translate("studio", "Revisions"),
            lambda: RevisionsPanel(context, MAP_REVISIONS),
            icon_name="flag",
        )
        self.export = DockTab(
            "export", translate("studio", "Export"), lambda: _export(context), icon_name="export"
        )
        self.all: tuple[DockTab[Any], ...] = (
            self.inspector,
            self.problems,
            self.generator,
            self.balance,
            self.symmetry,
            self.layers,
            self.history,
            self.revisions,
            self.export,
        )
        """In their order."""


def _export(context: MapContext) -> "ExportPanel":
    """Loads what draws pictures and prints, which few maps need."""
    from bp_desktop.ui.export.panel import ExportPanel
    from bp_desktop.ui.games.burning_planets.export.map_export import map_source

    return ExportPanel(
        context.theme,
        context.commander,
        lambda state: map_source(state.content),
        lambda: context.display.now.layers,
    )


class StudioView(MapEditorView[MapState, c.AnyMapCommand, AnyMapEvent, ToolSettings]):
    """One open map of Burning Planets."""

    def __init__(
        self,
        theme: Theme,
        commander: "MapCommander",
        actions: Actions | None = None,
        parent: QWidget | None = None,
        kept: dict[str, object] | None = None,
    ) -> None:
        """`kept` is view state that outlives this view: the live symmetry."""
        context = EditorContext(theme, commander, MAP_GAME, MAP_ART, kept=kept)
        context.display.set_overlay(PROBLEMS, on=True)
        problems = ProblemWatch(context)
        ProblemOverlay(context, problems)
        TerritoryOverlay(context)
        tabs = StudioTabs(context, problems)
        super().__init__(context, TOOLBOX, tabs.all, actions, parent)
        self.problems = problems
        self.tabs = tabs
        self._actions.declare(studio_specs())
        self._actions.bind(studio_handlers(self), self)
        problems.changed.connect(self._count_problems)
        self._count_problems()
        if context.state.generation is not None:
            tabs.generator.show()  # go on where the dice were left

    def _count_problems(self) -> None:
        found = self.problems.open_errors + self.problems.open_warnings
        self.dock.show_count("problems", found)
