"""One open set of definitions: the map editor with its modules, and books at the side."""

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
from bp_desktop.ui.editor.panels.layers_panel import LayersPanel
from bp_desktop.ui.editor.panels.records_panel import RecordsPanel
from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
from bp_desktop.ui.editor.view import MapEditorView
from bp_desktop.ui.games.parsec.library import books
from bp_desktop.ui.games.parsec.library.module_game import (
    LAYER_NAMES,
    SET_ART,
    SET_GAME,
    module_number,
)
from bp_desktop.ui.games.parsec.library.module_tools import TOOLBOX, ModuleSettings
from bp_desktop.ui.games.parsec.library.set_panel import SetPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.widgets.dock import DockPanel, DockTab

SetCommander: TypeAlias = Commander[ParsecSet, s.AnySetCommand, s.AnySetEvent]
translate = QCoreApplication.translate


class SetView(MapEditorView[ParsecSet, s.AnySetCommand, s.AnySetEvent, ModuleSettings]):
    """A double click on a module shows it among the modules."""

    def __init__(
        self,
        theme: Theme,
        commander: SetCommander,
        prompts: FilePrompts,
        actions: Actions | None = None,
        kept: dict[str, object] | None = None,
    ) -> None:
        context = EditorContext(theme, commander, SET_GAME, SET_ART, kept=kept)
        made: dict[str, tuple[str, str, Callable[[], DockPanel]]] = {
            "set": (
                translate("parsec set", "Set"),
                "database",
                lambda: SetPanel(context, prompts, self._count),
            ),
            "modules": (
                translate("parsec set", "Modules"),
                "grid",
                lambda: RecordsPanel(context, books.modules()),
            ),
            "events": (
                translate("parsec set", "Event cards"),
                "bolt",
                lambda: RecordsPanel(context, books.events()),
            ),
            "factions": (
                translate("parsec set", "Factions"),
                "flag",
                lambda: RecordsPanel(context, books.factions()),
            ),
            "symmetry": (translate("studio", "Symmetry"), "mirror", lambda: SymmetryPanel(context)),
            "layers": (
                translate("studio", "Layers"),
                "layers",
                lambda: LayersPanel(context, LAYER_NAMES),
            ),
            "history": (translate("studio", "History"), "history", lambda: HistoryPanel(context)),
        }
        self.tabs: dict[str, DockTab[Any]] = {
            id_: DockTab(id_, name, make, icon_name=icon)
            for id_, (name, icon, make) in made.items()
        }
        super().__init__(context, TOOLBOX, list(self.tabs.values()), actions)
        self.canvas.scene.clicked_twice.connect(self._show_module)

    def _count(self, problems: int) -> None:
        if hasattr(self, "dock"):
            self.dock.show_count("set", problems)

    def _show_module(self, cell: Hex) -> None:
        state = self.context.state
        number, modules = module_number(state, cell), state.definitions.modules
        if number is not None and number < len(modules):
            self.show_panel("modules")
            self.tabs["modules"].panel.show_record(modules[number].id)
