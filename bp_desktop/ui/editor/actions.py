"""Actions of the map editor that every game has, for palette, menus, keys and their sheet."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.type_variables import C, E, K, S
from bp_desktop.ui.board.scene import ArrowStep
from bp_desktop.ui.editor.context import MINIMAP, RULERS
from bp_desktop.ui.editor.symmetry import FOLDS, SymmetryKind
from bp_desktop.ui.editor.toolbox import ToolSpec
from bp_desktop.ui.editor.vision import vision_names
from bp_desktop.ui.shell.actions import ActionSpec, Handler
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.words.wording import translated

if TYPE_CHECKING:
    from bp_desktop.ui.editor.view import MapEditorView


HERE = frozenset({PageId.STUDIO})
MENU = (
    "studio.cut",
    "studio.copy",
    "studio.paste",
    "studio.duplicate",
    "studio.delete",
    "-",
    "studio.rotate.right",
    "studio.rotate.left",
    "-",
    "studio.center",
    "studio.complete",
    "-",
    "studio.all",
    "studio.fit",
)
"""What a right click on the board offers."""
AXES = (3, 4, 5, 0, 1, 2)
MIRRORS = tuple(f"studio.mirror.{axis}" for axis in AXES)
"""What a right click offers below "Mirror": the axes clockwise, from the upright one."""

translate = QCoreApplication.translate


def fold_name(fold: SymmetryKind) -> str:
    return translated("SymmetryKind", FOLDS[fold])


def editor_specs(tools: Iterable[ToolSpec[S, C, E, K]]) -> Iterator[ActionSpec]:
    """What can be done in every map editor, with the tools of a game."""
    group = translate("studio", "Studio: tools")
    for tool in tools:
        icon = tool.icon.removeprefix("ui/") if tool.icon.startswith("ui/") else "brush"
        yield editor_spec(f"tool.{tool.id}", tool.name, group, icon, tool.key)
    for group, rows in _groups().items():
        for id_, text, icon, keys in rows:
            yield editor_spec(id_, text, group, icon, keys)


def panel_specs(panels: Iterable[tuple[str, str]]) -> Iterator[ActionSpec]:
    """One for each panel of the dock, by its id and name."""
    group = translate("studio", "Studio: view")
    for id_, name in panels:
        text = translate("studio", "Panel: {name}").replace("{name}", name)
        yield editor_spec(f"panel.{id_}", text, group, "layers")


def editor_spec(id_: str, text: str, group: str, icon: str = "", keys: str = "") -> ActionSpec:
    return ActionSpec(f"studio.{id_}", text, group, icon, keys, HERE)


def editor_handlers(view: "MapEditorView[S, C, E, K]") -> dict[str, Handler]:
    """What the actions of `editor_specs` and `panel_specs` do in one editor."""
    editing, context = view.editing, view.context
    handlers: dict[str, Handler] = {
        "undo": context.undo,
        "redo": context.commander.redo,
        "cut": editing.cut,
        "copy": editing.copy,
        "paste": editing.paste,
        "duplicate": editing.duplicate,
        "delete": editing.delete,
        "all": editing.select_all,
        "none": editing.select_none,
        "rotate.right": partial(editing.rotate, 1),
        "rotate.left": partial(editing.rotate, -1),
        "center": lambda: context.symmetry.turn_around(context.viewpoint.here),
        "complete": view.complete_symmetry,
        "fold.switch": context.symmetry.switch,
        "fit": view.canvas.view.fit,
        "coordinates": view.toggle_coordinates,
        "rulers": partial(context.display.toggle_part, RULERS),
        "minimap": partial(context.display.toggle_part, MINIMAP),
        "panels": view.toggle_dock,
    }
    tools, panels = view.controller.tools, view.dock.names()
    handlers.update((f"tool.{tool.id}", partial(view.controller.choose, tool.id)) for tool in tools)
    handlers.update((f"nudge.{way.name.lower()}", partial(editing.nudge, way)) for way in ArrowStep)
    handlers.update((f"mirror.{axis}", partial(editing.mirror, axis)) for axis in AXES)
    handlers.update((f"fold.{fold}", partial(context.symmetry.fold, fold)) for fold in FOLDS)
    handlers.update((f"vision.{id_}", partial(view.see_as, id_)) for id_ in vision_names())
    handlers.update((f"panel.{id_}", partial(view.show_panel, id_)) for id_, _ in panels)
    return {f"studio.{id_}": handler for id_, handler in handlers.items()}


ActionRow = tuple[str, str, str, str]
"""Id, text, icon and keys."""


def _groups() -> dict[str, tuple[ActionRow, ...]]:
    edit: tuple[ActionRow, ...] = (
        ("undo", translate("studio", "Undo"), "undo", "Ctrl+Z"),
        ("redo", translate("studio", "Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y"),
        ("cut", translate("studio", "Cut"), "cut", "Ctrl+X"),
        ("copy", translate("studio", "Copy"), "copy", "Ctrl+C"),
        ("paste", translate("studio", "Paste"), "paste", "Ctrl+V"),
        ("duplicate", translate("studio", "Duplicate"), "duplicate", "Ctrl+D"),
        ("delete", translate("studio", "Remove"), "bin", "Del; Backspace"),
        ("all", translate("studio", "Select all"), "select", "Ctrl+A"),
        ("none", translate("studio", "Deselect"), "close", "Ctrl+Shift+A"),
        ("nudge.left", translate("studio", "Nudge to the left"), "arrow_left", "Alt+Left"),
        ("nudge.right", translate("studio", "Nudge to the right"), "arrow_right", "Alt+Right"),
        ("nudge.up", translate("studio", "Nudge up"), "arrow_up", "Alt+Up"),
        ("nudge.down", translate("studio", "Nudge down"), "arrow_down", "Alt+Down"),
    )
    turns: tuple[ActionRow, ...] = (
        ("rotate.right", translate("studio", "Turn right by 60°"), "rotate", "]"),
        ("rotate.left", translate("studio", "Turn left by 60°"), "rotate_left", "["),
        ("mirror.3", translate("studio", "Mirror left and right"), "mirror_3", "H"),
        ("mirror.0", translate("studio", "Mirror top and bottom"), "mirror_0", "Shift+H"),
        ("mirror.1", translate("studio", "Mirror on the axis at 30°"), "mirror_1", ""),
        ("mirror.2", translate("studio", "Mirror on the axis at 60°"), "mirror_2", ""),
        ("mirror.4", translate("studio", "Mirror on the axis at 120°"), "mirror_4", ""),
        ("mirror.5", translate("studio", "Mirror on the axis at 150°"), "mirror_5", ""),
    )
    symmetry: tuple[ActionRow, ...] = (
        *(_fold_row(fold) for fold in FOLDS),
        ("fold.switch", translate("studio", "Symmetry on or off"), "mirror", "Y"),
        ("center", translate("studio", "Symmetry around this cell"), "crosshair", "C"),
        ("complete", translate("studio", "Make symmetric …"), "mirror", "Ctrl+M"),
    )
    look: tuple[ActionRow, ...] = (
        ("fit", translate("studio", "Show the whole board"), "fit", "0"),
        ("coordinates", translate("studio", "Coordinates in cells"), "grid", "G"),
        ("rulers", translate("studio", "Rulers"), "measure", "Shift+R"),
        ("minimap", translate("studio", "Overview map"), "map", "Shift+M"),
        ("panels", translate("studio", "Panels at the side"), "layers", "Ctrl+J"),
    )
    eyes = tuple(
        (f"vision.{id_}", translate("studio", "See the map: {eyes}").replace("{eyes}", name))
        for id_, name in vision_names().items()
    )
    look += tuple((id_, text, "eye", "") for id_, text in eyes)
    return {
        translate("studio", "Studio: edit"): edit,
        translate("studio", "Studio: turn and mirror"): turns,
        translate("studio", "Studio: symmetry"): symmetry,
        translate("studio", "Studio: view"): look,
    }


def _fold_row(fold: SymmetryKind) -> ActionRow:
    text = fold_name(fold)
    if fold is not SymmetryKind.NONE:
        text = translate("studio", "Symmetry: {fold}").replace("{fold}", text)
    return f"fold.{fold}", text, "mirror", ""
