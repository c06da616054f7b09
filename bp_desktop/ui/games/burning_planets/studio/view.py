"""The studio: the map editor for Burning Planets, with its own panels."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.context import EditorContext
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
from bp_desktop.ui.games.burning_planets.studio.studio_actions import studio_handlers, studio_specs
from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLBOX, ToolSettings
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.widgets.dock import DockTab

if TYPE_CHECKING:
    from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
    from bp_desktop.ui.editor.panels.layers_panel import LayersPanel
    from bp_desktop.ui.editor.panels.revisions_panel import RevisionsPanel
    from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
    from bp_desktop.ui.export.panel import ExportPanel
    from bp_desktop.ui.games.burning_planets.commanders import MapCommander
    from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel
    from bp_desktop.ui.games.burning_planets.studio.panels.generator.panel import GeneratorPanel
    from bp_desktop.ui.games.burning_planets.studio.panels.inspector.panel import InspectorPanel
    from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel

translate = QCoreApplication.translate


class StudioTabs:
    """The panels of the studio's dock, in the order of their tabs; each is loaded when it is
    first shown."""

    def __init__(self, context: MapContext, problems: ProblemWatch) -> None:
        self._context = context
        self._watch = problems
        self.inspector = DockTab(
            "inspector", translate("studio", "Inspector"), self._inspector, icon_name="select"
        )
        self.problems = DockTab(
            "problems", translate("studio", "Problems"), self._problems, icon_name="warning"
        )
        self.generator = DockTab(
            "generator", translate("studio", "Generator"), self._generator, icon_name="dice"
        )
        self.balance = DockTab(
            "balance", translate("studio", "Balance"), self._balance, icon_name="balance"
        )
        self.symmetry = DockTab(
            "symmetry", translate("studio", "Symmetry"), self._symmetry, icon_name="mirror"
        )
        self.layers = DockTab(
            "layers", translate("studio", "Layers"), self._layers, icon_name="layers"
        )
        self.history = DockTab(
            "history", translate("studio", "History"), self._history, icon_name="history"
        )
        self.revisions = DockTab(
            "revisions", translate("studio", "Revisions"), self._revisions, icon_name="flag"
        )
        self.export = DockTab(
            "export", translate("studio", "Export"), self._export, icon_name="export"
        )

    @property
    def all(self) -> tuple[DockTab[Any], ...]:
        return (
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

    def _inspector(self) -> "InspectorPanel":
        from bp_desktop.ui.games.burning_planets.studio.panels.inspector.panel import InspectorPanel

        return InspectorPanel(self._context)

    def _problems(self) -> "ProblemsPanel":
        from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel

        return ProblemsPanel(self._context, self._watch)

    def _generator(self) -> "GeneratorPanel":
        from bp_desktop.ui.games.burning_planets.studio.panels.generator.panel import GeneratorPanel

        return GeneratorPanel(self._context)

    def _balance(self) -> "BalancePanel":
        from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel

        return BalancePanel(self._context)

    def _symmetry(self) -> "SymmetryPanel[MapState, c.AnyMapCommand, AnyMapEvent]":
        from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel

        return SymmetryPanel(self._context)

    def _layers(self) -> "LayersPanel[MapState, c.AnyMapCommand, AnyMapEvent]":
        from bp_desktop.ui.editor.panels.layers_panel import LayersPanel

        return LayersPanel(self._context, LAYER_NAMES)

    def _history(self) -> "HistoryPanel[MapState, c.AnyMapCommand, AnyMapEvent]":
        from bp_desktop.ui.editor.panels.history_panel import HistoryPanel

        return HistoryPanel(self._context)

    def _revisions(self) -> "RevisionsPanel[MapState, c.AnyMapCommand, AnyMapEvent]":
        from bp_desktop.ui.editor.panels.revisions_panel import RevisionsPanel

        return RevisionsPanel(self._context, MAP_REVISIONS)

    def _export(self) -> "ExportPanel":
        from bp_desktop.ui.export.panel import ExportPanel
        from bp_desktop.ui.games.burning_planets.export.map_export import map_source

        context = self._context
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
