"""Everything that can be done in the studio, for palette, menus, keys and their sheet."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.board.cursor import Way
from bp_desktop.ui.editor.symmetry import Fold
from bp_desktop.ui.games.burning_planets.studio.symmetry_panel import FOLDS, fold_name
from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLS
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.studio.view import StudioView

HERE = frozenset({PageId.STUDIO})
MOST_PLAYERS = 9
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
MIRRORS = tuple(f"studio.mirror.{axis}" for axis in (3, 4, 5, 0, 1, 2))
"""What a right click offers below "Mirror": the axes clockwise, from the upright one."""

translate = QCoreApplication.translate


def studio_actions(view: "StudioView") -> Iterator[ActionSpec]:
    yield from _tools(view)
    yield from _edit(view)
    yield from _turns(view)
    yield from _symmetry(view)
    yield from _look(view)


def _spec(
    id_: str, text: str, group: str, handler: Callable[[], object], icon: str = "", keys: str = ""
) -> ActionSpec:
    return ActionSpec(f"studio.{id_}", text, group, handler, icon, keys, HERE)


def _tools(view: "StudioView") -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: tools")
    for spec in TOOLS:
        icon = spec.icon.removeprefix("ui/") if spec.icon.startswith("ui/") else "brush"
        choose = partial(view.bench.choose, spec.id)
        yield _spec(f"tool.{spec.id}", spec.name, group, choose, icon, spec.key)
    smaller = translate("studio", "Smaller: brush or planet")
    larger = translate("studio", "Larger: brush or planet")
    yield _spec("smaller", smaller, group, partial(view.bench.resize, -1), "minus", ",")
    yield _spec("larger", larger, group, partial(view.bench.resize, 1), "plus", ".")
    next_ = translate("studio", "Next biome, kind or class")
    yield _spec("next", next_, group, partial(view.bench.vary, 1), "next", "X")
    for number in range(1, MOST_PLAYERS + 1):
        text = translate("studio", "Work for player {number}").replace("{number}", str(number))
        work = partial(view.bench.choose_player, number)
        yield _spec(f"player.{number}", text, group, work, "user", str(number))


def _edit(view: "StudioView") -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: edit")
    deeds = view.deeds
    rows: tuple[tuple[str, str, Callable[[], object], str, str], ...] = (
        ("undo", translate("studio", "Undo"), view.undo, "undo", "Ctrl+Z"),
        ("redo", translate("studio", "Redo"), view.redo, "redo", "Ctrl+Shift+Z; Ctrl+Y"),
        ("cut", translate("studio", "Cut"), deeds.cut, "cut", "Ctrl+X"),
        ("copy", translate("studio", "Copy"), deeds.copy, "copy", "Ctrl+C"),
        ("paste", translate("studio", "Paste"), deeds.paste, "paste", "Ctrl+V"),
        ("duplicate", translate("studio", "Duplicate"), deeds.duplicate, "duplicate", "Ctrl+D"),
        ("delete", translate("studio", "Delete"), deeds.delete, "bin", "Del; Backspace"),
        ("all", translate("studio", "Choose everything"), deeds.select_all, "select", "Ctrl+A"),
        (
            "none",
            translate("studio", "Choose nothing"),
            deeds.select_none,
            "close",
            "Ctrl+Shift+A",
        ),
    )
    for row in rows:
        yield _spec(row[0], row[1], group, row[2], row[3], row[4])
    ways = (
        (Way.LEFT, translate("studio", "Nudge to the left"), "left", "Alt+Left"),
        (Way.RIGHT, translate("studio", "Nudge to the right"), "right", "Alt+Right"),
        (Way.UP, translate("studio", "Nudge up"), "up", "Alt+Up"),
        (Way.DOWN, translate("studio", "Nudge down"), "down", "Alt+Down"),
    )
    for way, text, name, keys in ways:
        yield _spec(f"nudge.{name}", text, group, partial(deeds.nudge, way), f"arrow_{name}", keys)


def _turns(view: "StudioView") -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: turn and mirror")
    deeds = view.deeds
    right = translate("studio", "Turn right by 60°")
    left = translate("studio", "Turn left by 60°")
    yield _spec("rotate.right", right, group, partial(deeds.rotate, 1), "rotate", "]")
    yield _spec("rotate.left", left, group, partial(deeds.rotate, -1), "rotate_left", "[")
    axes = (
        (3, translate("studio", "Mirror left and right"), "H"),
        (0, translate("studio", "Mirror top and bottom"), "Shift+H"),
        (1, translate("studio", "Mirror on the axis at 30°"), ""),
        (2, translate("studio", "Mirror on the axis at 60°"), ""),
        (4, translate("studio", "Mirror on the axis at 120°"), ""),
        (5, translate("studio", "Mirror on the axis at 150°"), ""),
    )
    for axis, text, keys in axes:
        yield _spec(
            f"mirror.{axis}", text, group, partial(deeds.mirror, axis), f"mirror_{axis}", keys
        )


def _symmetry(view: "StudioView") -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: symmetry")
    for fold in FOLDS:
        text = fold_name(fold)
        if fold is not Fold.NONE:
            text = translate("studio", "Symmetry: {fold}").replace("{fold}", text)
        yield _spec(f"fold.{fold}", text, group, partial(view.studio.fold, fold), "mirror")
    center = translate("studio", "Symmetry around this cell")
    yield _spec("center", center, group, view.center_symmetry, "crosshair", "C")
    complete = translate("studio", "Make symmetric")
    yield _spec("complete", complete, group, view.deeds.complete_symmetry, "mirror", "Ctrl+M")


def _look(view: "StudioView") -> Iterator[ActionSpec]:
    group = translate("studio", "Studio: view")
    rows: tuple[tuple[str, str, Callable[[], object], str, str], ...] = (
        ("fit", translate("studio", "Show the whole board"), view.fit, "fit", "0"),
        (
            "coordinates",
            translate("studio", "Coordinates in cells"),
            view.toggle_coordinates,
            "grid",
            "G",
        ),
        ("rulers", translate("studio", "Rulers"), view.toggle_rulers, "measure", "Shift+R"),
        ("minimap", translate("studio", "Minimap"), view.toggle_minimap, "map", "Shift+M"),
        ("panels", translate("studio", "Panels at the side"), view.toggle_dock, "layers", "Ctrl+J"),
    )
    for row in rows:
        yield _spec(row[0], row[1], group, row[2], row[3], row[4])
    export = translate("studio", "Export or print the map")
    yield _spec("export", export, group, partial(view.show_panel, "export"), "export", "Ctrl+E")
    for id_, name in view.dock.names():
        text = translate("studio", "Panel: {name}").replace("{name}", name)
        yield _spec(f"panel.{id_}", text, group, partial(view.show_panel, id_), "layers")
