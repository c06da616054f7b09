"""Spots of a map editor: what a lesson points at by name, such as a tool or a cell."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
from bp_desktop.ui.editor.symmetry import SymmetryKind

if TYPE_CHECKING:
    from bp_desktop.ui.editor.view import MapEditorView


def spot_in_editor(view: "MapEditorView[Any, Any, Any, Any]", name: str) -> QWidget | QRect | None:
    """A name has a sort and what it is about, such as "tool planet"."""
    sort, _, about = name.partition(" ")
    match sort:
        case "tool":  # to be taken in hand
            return view.rail.buttons.get(about) if view.controller.spec.id != about else None
        case "in_hand":
            return view.rail.buttons[about] if view.controller.spec.id == about else None
        case "tools":
            return view.rail
        case "symmetry":
            return view.symmetry_button
        case "folded":
            folded = view.context.symmetry.now.fold is not SymmetryKind.NONE
            return view.symmetry_button if folded else None
        case "fold":
            panel = view.dock.panel("symmetry") if view.dock.current == "symmetry" else None
            return panel.folds.buttons.get(about) if isinstance(panel, SymmetryPanel) else None
        case "tab":
            return view.dock.buttons.get(about)
        case "panel":
            return view.dock if view.dock.current == about else None
        case "cell":
            across, _, down = about.partition(",")
            return _cell(view, Hex(int(across), int(down)))
        case _:
            return None


def _cell(view: "MapEditorView[Any, Any, Any, Any]", cell: Hex) -> QRect | None:
    """Where a cell is seen."""
    board = view.canvas.view
    half, size = LAYOUT.hex_width / 2, LAYOUT.size
    x, y = LAYOUT.center(cell)
    corners = board.mapFromScene(x - half, y - size), board.mapFromScene(x + half, y + size)
    seen = QRect(*corners)
    if not board.isVisible() or not board.viewport().rect().contains(seen.center()):
        return None
    return seen.translated(board.viewport().mapTo(view, QPoint(0, 0)))
