"""Which panels the studio's dock has; each is loaded when it is first shown."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.editor.dock import PanelSpec
from bp_desktop.ui.editor.panels.overlays import Overlays
from bp_desktop.ui.look.theme import Theme

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.studio.view import StudioView
    from bp_desktop.ui.shell.commander import AnyCommander

translate = QCoreApplication.translate


def panel_list(view: "StudioView", theme: Theme, commander: "AnyCommander") -> list[PanelSpec]:
    """In the order of their tabs; the first is shown first."""
    chosen, go_to = view.selection, view.go_to
    overlays = Overlays(theme, commander, view.marks, view.problems, view)

    def inspector() -> QWidget:
        from bp_desktop.ui.games.burning_planets.studio.panels.inspector.panel import InspectorPanel

        return InspectorPanel(theme, commander, chosen, go_to)

    def balance() -> QWidget:
        from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel

        panel = BalancePanel(theme, commander, view.marks)
        view.canvas.scene.hovered.connect(panel.show_cell)
        return panel

    def generator() -> QWidget:
        from bp_desktop.ui.games.burning_planets.studio.panels.generator.panel import GeneratorPanel

        return GeneratorPanel(theme, commander, chosen, go_to, view.marks)

    def history() -> QWidget:
        from bp_desktop.ui.editor.panels.history import HistoryPanel

        return HistoryPanel(theme, commander)

    def layers() -> QWidget:
        from bp_desktop.ui.editor.panels.layers import LayersPanel

        return LayersPanel(theme, view.shown, overlays)

    def revisions() -> QWidget:
        from bp_desktop.ui.editor.panels.revisions import RevisionsPanel

        return RevisionsPanel(theme, commander, go_to, view.marks)

    def problems() -> QWidget:
        from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel

        symmetry, tell = lambda: view.studio.symmetry, view.hands.tell
        return ProblemsPanel(theme, commander, go_to, view.problems, symmetry, tell)

    def symmetry() -> QWidget:
        from bp_desktop.ui.games.burning_planets.studio.symmetry_panel import SymmetryPanel

        complete = view.deeds.complete_symmetry
        return SymmetryPanel(theme, commander, view.studio, go_to, complete)

    def export() -> QWidget:
        from bp_desktop.ui.games.burning_planets.studio.export_panel import ExportPanel

        return ExportPanel(theme, commander, view.shown)

    return [
        PanelSpec("inspector", translate("studio", "Inspector"), "select", inspector),
        PanelSpec("problems", translate("studio", "Problems"), "warning", problems),
        PanelSpec("generator", translate("studio", "Generator"), "dice", generator),
        PanelSpec("balance", translate("studio", "Balance"), "balance", balance),
        PanelSpec("symmetry", translate("studio", "Symmetry"), "mirror", symmetry),
        PanelSpec("layers", translate("studio", "Layers"), "layers", layers),
        PanelSpec("history", translate("studio", "History"), "history", history),
        PanelSpec("revisions", translate("studio", "Revisions"), "flag", revisions),
        PanelSpec("export", translate("studio", "Export"), "export", export),
    ]
