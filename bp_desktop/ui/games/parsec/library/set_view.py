"""One open set of definitions: the map editor with its modules, and books at the side."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.editor_tabs import EditorTabs
from bp_desktop.ui.editor.panels.records_panel import RecordsPanel
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
        tabs = EditorTabs()
        name = translate("parsec set", "Set")
        tabs.add("set", name, "database", lambda: SetPanel(context, prompts, self._count))
        for id_, name, icon, book in (
            ("modules", translate("parsec set", "Modules"), "grid", books.modules),
            ("events", translate("parsec set", "Event cards"), "bolt", books.events),
            ("factions", translate("parsec set", "Factions"), "flag", books.factions),
        ):
            tabs.add(id_, name, icon, partial(self._records, book))
        tabs.add_usual(context, LAYER_NAMES)
        self.tabs: dict[str, DockTab[Any]] = {one.id: one for one in tabs.all}
        super().__init__(context, TOOLBOX, tabs.all, actions)
        self.canvas.scene.clicked_twice.connect(self._show_module)

    def _records(self, book: Callable[[], books.SetBook]) -> DockPanel:
        return RecordsPanel(self.context, book())

    def _count(self, problems: int) -> None:
        if hasattr(self, "dock"):
            self.dock.show_count("set", problems)

    def _show_module(self, cell: Hex) -> None:
        state = self.context.state
        number, modules = module_number(state, cell), state.definitions.modules
        if number is not None and number < len(modules):
            self.show_panel("modules")
            self.tabs["modules"].panel.show_record(modules[number].id)
