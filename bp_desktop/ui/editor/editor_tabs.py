"""Editor tabs: the panels of the editor's dock, a game's own and those of every map."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
from bp_desktop.ui.editor.panels.layers_panel import LayerNames, LayersPanel
from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
from bp_desktop.ui.widgets.dock import DockPanel, DockTab

P = TypeVar("P", bound=DockPanel)
translate = QCoreApplication.translate


class EditorTabs:
    """Each panel is made when it is first shown."""

    def __init__(self) -> None:
        self.all: list[DockTab[Any]] = []
        """In their order."""

    def add(self, id_: str, name: str, icon: str, make: Callable[[], P]) -> DockTab[P]:
        made = DockTab(id_, name, make, icon_name=icon)
        self.all.append(made)
        return made

    def add_usual(self, context: EditorContext[Any, Any, Any], layers: LayerNames) -> None:
        """Those that every map has."""
        self.symmetry = self.add(
            "symmetry", translate("studio", "Symmetry"), "mirror", lambda: SymmetryPanel(context)
        )
        self.layers = self.add(
            "layers", translate("studio", "Layers"), "layers", lambda: LayersPanel(context, layers)
        )
        self.history = self.add(
            "history", translate("studio", "History"), "history", lambda: HistoryPanel(context)
        )
