"""Everything that can be done in the studio, for palette, menus, keys and their sheet."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.board.cursor import Way
from bp_desktop.ui.editor.symmetry import Fold
from bp_desktop.ui.games.burning_planets.studio.symmetry_panel import FOLDS, fold_name
from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLS
from bp_desktop.ui.shell.actions import ActionSpec, Handler
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.studio.view import StudioView

HERE = frozenset({PageId.STUDIO})
PLAYERS = range(1, 10)
NUDGES = {"left": Way.LEFT, "right": Way.RIGHT, "up": Way.UP, "down": Way.DOWN}
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


def studio_specs() -> Iterator[ActionSpec]:
    yield from _tools()
    yield from _edit()
    yield from _turns()
    yield from _symmetry()
    yield from _look()


def panel_specs(panels: Iterable[tuple[str, str]]) -> Iterator[ActionSpec]:
    """One for each panel of the dock, by its id and name."""
    group = translate("studio", "Studio: view")
    for id_, name in panels:
        text = translate("studio", "Panel: {name}").replace("{name}", name)
        yield _spec(f"panel.{id_}", text, group, "layers")


def studio_handlers(view: "StudioView") -> dict[str, Handler]:
    """What the actions of `studio_specs` and `panel_specs` do in one studio."""
    bench, deeds = view.bench, view.deeds
    handlers: dict[str, Handler] = {
        "smaller": partial(bench.resize, -1),
        "larger": partial(bench.resize, 1),
        "next": partial(bench.vary, 1),
        "undo": view.undo,
        "redo": view.redo,
        "cut": deeds.cut,
        "copy": deeds.copy,
        "paste": deeds.paste,
        "duplicate": deeds.duplicate,
        "delete": deeds.delete,
        "all": deeds.select_all,
        "none": deeds.select_none,
        "rotate.right": partial(deeds.rotate, 1),
        "rotate.left": partial(deeds.rotate, -1),
        "center": view.center_symmetry,
        "complete": deeds.complete_symmetry,
        "fit": view.fit,
        "coordinates": view.toggle_coordinates,
        "rulers": view.toggle_rulers,
        "minimap": view.toggle_minimap,
        "panels": view.toggle_dock,
        "export": partial(view.show_panel, "export"),
    }
    handlers.update((f"tool.{tool.id}", partial(bench.choose, tool.id)) for tool in TOOLS)
    handlers.update(
        (f"player.{number}", partial(bench.choose_player, number)) for number in PLAYERS
    )
    handlers.update((f"nudge.{name}", partial(deeds.nudge, way)) for name, way in NUDGES.items())
    handlers.update((f"mirror.{axis}", partial(deeds.mirror, axis)) for axis in AXES)
    handlers.update((f"fold.{fold}", partial(view.studio.fold, fold)) for fold in FOLDS)
    handlers.update((f"panel.{id_}", partial(view.show_panel, id_)) for id_, _ in view.dock.names())
    return {f"studio.{id_}": handler for id_, handler in handlers.items()}


def _spec(id_: str, text: str, group: str, icon: str = "", keys: str = "") -> ActionSpec:
    return ActionSpec(f"studio.{id_}", text, group, icon, keys, HERE)


def _tools() -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: tools")
    for tool in TOOLS:
        icon = tool.icon.removeprefix("ui/") if tool.icon.startswith("ui/") else "brush"
        yield _spec(f"tool.{tool.id}", tool.name, group, icon, tool.key)
    smaller = translate("studio", "Smaller: brush or planet")
    larger = translate("studio", "Larger: brush or planet")
    next_ = translate("studio", "Next biome, kind or class")
    yield _spec("smaller", smaller, group, "minus", ",")
    yield _spec("larger", larger, group, "plus", ".")
    yield _spec("next", next_, group, "next", "X")
    for number in PLAYERS:
        text = translate("studio", "Work for player {number}").replace("{number}", str(number))
        yield _spec(f"player.{number}", text, group, "user", str(number))


def _edit() -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: edit")
    for id_, text, icon, keys in (
        ("undo", translate("studio", "Undo"), "undo", "Ctrl+Z"),
        ("redo", translate("studio", "Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y"),
        ("cut", translate("studio", "Cut"), "cut", "Ctrl+X"),
        ("copy", translate("studio", "Copy"), "copy", "Ctrl+C"),
        ("paste", translate("studio", "Paste"), "paste", "Ctrl+V"),
        ("duplicate", translate("studio", "Duplicate"), "duplicate", "Ctrl+D"),
        ("delete", translate("studio", "Delete"), "bin", "Del; Backspace"),
        ("all", translate("studio", "Choose everything"), "select", "Ctrl+A"),
        ("none", translate("studio", "Choose nothing"), "close", "Ctrl+Shift+A"),
        ("nudge.left", translate("studio", "Nudge to the left"), "arrow_left", "Alt+Left"),
        ("nudge.right", translate("studio", "Nudge to the right"), "arrow_right", "Alt+Right"),
        ("nudge.up", translate("studio", "Nudge up"), "arrow_up", "Alt+Up"),
        ("nudge.down", translate("studio", "Nudge down"), "arrow_down", "Alt+Down"),
    ):
        yield _spec(id_, text, group, icon, keys)


def _turns() -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: turn and mirror")
    right = translate("studio", "Turn right by 60°")
    left = translate("studio", "Turn left by 60°")
    yield _spec("rotate.right", right, group, "rotate", "]")
    yield _spec("rotate.left", left, group, "rotate_left", "[")
    for axis, text, keys in (
        (3, translate("studio", "Mirror left and right"), "H"),
        (0, translate("studio", "Mirror top and bottom"), "Shift+H"),
        (1, translate("studio", "Mirror on the axis at 30°"), ""),
        (2, translate("studio", "Mirror on the axis at 60°"), ""),
        (4, translate("studio", "Mirror on the axis at 120°"), ""),
        (5, translate("studio", "Mirror on the axis at 150°"), ""),
    ):
        yield _spec(f"mirror.{axis}", text, group, f"mirror_{axis}", keys)


def _symmetry() -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: symmetry")
    for fold in FOLDS:
        text = fold_name(fold)
        if fold is not Fold.NONE:
            text = translate("studio", "Symmetry: {fold}").replace("{fold}", text)
        yield _spec(f"fold.{fold}", text, group, "mirror")
    center = translate("studio", "Symmetry around this cell")
    complete = translate("studio", "Make symmetric")
    yield _spec("center", center, group, "crosshair", "C")
    yield _spec("complete", complete, group, "mirror", "Ctrl+M")


def _look() -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: view")
    for id_, text, icon, keys in (
        ("fit", translate("studio", "Show the whole board"), "fit", "0"),
        ("coordinates", translate("studio", "Coordinates in cells"), "grid", "G"),
        ("rulers", translate("studio", "Rulers"), "measure", "Shift+R"),
        ("minimap", translate("studio", "Minimap"), "map", "Shift+M"),
        ("panels", translate("studio", "Panels at the side"), "layers", "Ctrl+J"),
        ("export", translate("studio", "Export or print the map"), "export", "Ctrl+E"),
    ):
        yield _spec(id_, text, group, icon, keys)
