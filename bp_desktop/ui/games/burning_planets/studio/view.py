"""The studio: the map editor for Burning Planets, with its own panels."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.editor_tabs import EditorTabs
from bp_desktop.ui.editor.panels.revisions_panel import RevisionsPanel
from bp_desktop.ui.editor.tools.choosing import SelectTool
from bp_desktop.ui.editor.view import MapEditorView
from bp_desktop.ui.games.burning_planets.book import rulebook, tables
from bp_desktop.ui.games.burning_planets.studio import map_game, overlays, toolbox
from bp_desktop.ui.games.burning_planets.studio.findable import found_on_map, named_on_map
from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel
from bp_desktop.ui.games.burning_planets.studio.panels.generator.panel import GeneratorPanel
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.panel import InspectorPanel
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.palette_entry import PaletteEntry
from bp_desktop.ui.widgets.rule_link import RuleReader

if TYPE_CHECKING:
    from bp_desktop.texts.rulebook import RuleParagraph
    from bp_desktop.ui.export.panel import ExportPanel
    from bp_desktop.ui.games.burning_planets.commanders import MapCommander

translate = QCoreApplication.translate

PLAY = "document.play"
"""The action of the window that sets up a match on the map."""


class StudioTabs(EditorTabs):
    """The panels of the studio's dock."""

    def __init__(
        self,
        context: map_game.MapContext,
        problems: overlays.ProblemWatch,
        rules: RuleReader,
        play: Callable[[], object] | None,
    ) -> None:
        super().__init__()
        name = translate("studio", "Inspector")
        self.inspector = self.add(
            "inspector", name, "select", lambda: InspectorPanel(context, rules)
        )
        name = translate("studio", "Problems")
        panel = partial(ProblemsPanel, context, problems, rules, play)
        self.problems = self.add("problems", name, "warning", panel)
        name = translate("studio", "Generator")
        self.generator = self.add("generator", name, "dice", lambda: GeneratorPanel(context))
        name = translate("studio", "Balance")
        self.balance = self.add("balance", name, "balance", lambda: BalancePanel(context))
        self.add_usual(context, map_game.LAYER_NAMES)
        name = translate("studio", "Revisions")
        revisions = partial(RevisionsPanel, context, map_game.MAP_REVISIONS)
        self.revisions = self.add("revisions", name, "flag", revisions)
        name = translate("studio", "Export")
        self.export = self.add("export", name, "export", lambda: _export(context))


def _paragraph(id_: str) -> "RuleParagraph | None":
    return rulebook(tables()).paragraph(id_)


def _export(context: map_game.MapContext) -> "ExportPanel":
    """Loads what draws pictures and prints, which few maps need."""
    from bp_desktop.ui.export.panel import ExportPanel
    from bp_desktop.ui.games.burning_planets.export.map_export import map_source

    return ExportPanel(
        context.theme,
        context.commander,
        lambda state: map_source(state.content),
        lambda: context.display.now.layers,
    )


class StudioView(MapEditorView[MapState, c.AnyMapCommand, AnyMapEvent, toolbox.ToolSettings]):
    """One open map of Burning Planets."""

    def __init__(
        self,
        theme: Theme,
        commander: "MapCommander",
        actions: Actions | None = None,
        kept: dict[str, object] | None = None,
        open_rule: Callable[[str], object] | None = None,
    ) -> None:
        """`kept` is view state that outlives this view: the live symmetry. `open_rule` leads to a
        rule among the others."""
        context = EditorContext(theme, commander, map_game.MAP_GAME, map_game.MAP_ART, kept=kept)
        context.display.set_part(map_game.TERRITORY, on=False)
        problems = overlays.ProblemWatch(context)
        overlays.ProblemOverlay(context, problems)
        overlays.TerritoryOverlay(context)
        play = partial(actions.run, PLAY) if actions is not None else None
        tabs = StudioTabs(context, problems, RuleReader(_paragraph, open_rule), play)
        super().__init__(context, toolbox.TOOLBOX, tabs.all, actions)
        self.problems = problems
        self.tabs = tabs
        self._actions.declare(toolbox.studio_specs())
        self._actions.bind(toolbox.studio_handlers(self), self)
        problems.changed.connect(self._count_problems)
        self._count_problems()
        self.canvas.scene.clicked_twice.connect(self._inspect)
        if context.state.generation is not None:
            tabs.generator.show()  # go on where the dice were left

    def _inspect(self, _cell: Hex) -> None:
        """What was selected by a double click is shown, whichever panel was."""
        if isinstance(self.canvas.scene.tool, SelectTool) and self.context.selection.things:
            self.show_panel("inspector")

    def _count_problems(self) -> None:
        found = self.problems.open_errors + self.problems.open_warnings
        self.dock.show_count("problems", found)

    def spot(self, name: str) -> QWidget | QRect | None:
        sort, _, rule = name.partition(" ")
        match sort:
            case "fix":  # of a problem with that rule, or of any that can be fixed
                return self._fix_of(rule) if self.dock.current == "problems" else None
            case "play":
                return self._play_button if self.dock.current == "problems" else None
            case "sound":
                found = self.problems.open_errors + self.problems.open_warnings
                return self.dock.buttons["problems"] if not found else None
            case _:
                return super().spot(name)

    @property
    def _play_button(self) -> QWidget | None:
        return self.tabs.problems.panel.play

    def _fix_of(self, rule: str) -> QWidget | None:
        cards = self.tabs.problems.panel.cards
        able = (one for one in cards if one.problem.fix is not None and one.fix.isVisible())
        return next((one.fix for one in able if rule in ("", one.problem.rule)), None)

    def finds(self) -> Iterator[PaletteEntry]:
        return found_on_map(self.context)

    def named(self, typed: str) -> Iterator[PaletteEntry]:
        return named_on_map(self.context, typed)
