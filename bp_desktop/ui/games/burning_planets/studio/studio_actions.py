"""Actions of the studio: those of every map editor, players, sizes and kinds, and export."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.editor.actions import editor_spec, editor_specs
from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLS
from bp_desktop.ui.shell.actions import ActionSpec, Handler

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.studio.view import StudioView

PLAYERS = range(1, 10)

translate = QCoreApplication.translate


def studio_specs() -> Iterator[ActionSpec]:
    yield from editor_specs(TOOLS)
    group = translate("studio", "Studio: tools")
    smaller = translate("studio", "Smaller: brush or planet")
    larger = translate("studio", "Larger: brush or planet")
    next_ = translate("studio", "Next biome, kind or class")
    yield editor_spec("smaller", smaller, group, "minus", ",")
    yield editor_spec("larger", larger, group, "plus", ".")
    yield editor_spec("next", next_, group, "next", "X")
    for number in PLAYERS:
        text = translate("studio", "Work for player {number}").replace("{number}", str(number))
        yield editor_spec(f"player.{number}", text, group, "user", str(number))
    export = translate("studio", "Export or print the map")
    yield editor_spec("export", export, translate("studio", "Studio: view"), "export", "Ctrl+E")


def studio_handlers(view: "StudioView") -> dict[str, Handler]:
    """What the actions do that only the studio has."""
    controller = view.controller
    handlers: dict[str, Handler] = {
        "smaller": partial(controller.resize, -1),
        "larger": partial(controller.resize, 1),
        "next": partial(controller.vary, 1),
        "export": partial(view.show_panel, "export"),
    }
    # The first choice is nobody.
    work_for = {f"player.{one}": partial(controller.set_nth, "player", one) for one in PLAYERS}
    return {f"studio.{id_}": handler for id_, handler in (handlers | work_for).items()}
