"""Usual tools: those that every map is drawn with, as specs of a toolbox."""

from collections.abc import Callable
from typing import Any

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.toolbox import ToolSpec
from bp_desktop.ui.editor.tools.choosing import MoveTool, SelectTool
from bp_desktop.ui.editor.tools.stroke import EraserTool

AnySpec = ToolSpec[Any, Any, Any, Any]

MOVE: AnySpec = ToolSpec(
    "move",
    "ui/move",
    "M",
    QT_TRANSLATE_NOOP("Toolbox", "Move"),
    QT_TRANSLATE_NOOP("Toolbox", "Drag, or click to pick up and click again to place"),
    lambda _to, tools: MoveTool(tools),
)


def select_spec(help_: str) -> AnySpec:
    """How to use it is marked for translation where it is written, since maps differ in it."""
    name = QT_TRANSLATE_NOOP("Toolbox", "Select")
    return ToolSpec("select", "ui/select", "V", name, help_, lambda _to, tools: SelectTool(tools))


def eraser_spec(
    help_: str, make: Callable[[Any, Any], EraserTool[Any, Any, Any]], uses: tuple[str, ...] = ()
) -> AnySpec:
    name = QT_TRANSLATE_NOOP("Toolbox", "Eraser")
    return ToolSpec("eraser", "ui/eraser", "E", name, help_, make, uses)
