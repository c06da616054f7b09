"""The tools of the studio, what each can be set to, and the studio's actions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.actions import editor_spec, editor_specs
from bp_desktop.ui.editor.toolbox import Toolbox, ToolChoice, ToolSetting, ToolSpec
from bp_desktop.ui.editor.tools.putting import NoteTool, StampTool
from bp_desktop.ui.editor.tools.stroke import SIZES, BrushTool, EraserTool
from bp_desktop.ui.editor.usual_tools import MOVE, eraser_spec, select_spec
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio import map_tools
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_NOTES
from bp_desktop.ui.games.burning_planets.studio.map_words import player_words
from bp_desktop.ui.shell.actions import ActionSpec, Handler

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.studio.view import StudioView

translate = QCoreApplication.translate


MEDIUM = ids.SizeId("medium")
FAIR = ids.BiomeId("fair")
SMALL = ids.ClassId("small")
SIZED = ("size", "brush")
"""Settings that are sizes."""


@dataclass(frozen=True, slots=True)
class ToolSettings:
    """What the tools are set to; shown in the bar above the canvas."""

    size: ids.SizeId = MEDIUM
    biome: ids.BiomeId = FAIR
    kind: ids.KindId = ids.CANNON
    cls: ids.ClassId = SMALL
    player: ids.PlayerId | None = None
    unseated: bool = True
    """Whether there is no player because nobody is seated, and not by choice."""
    starting: bool = False
    """Whether the owner tool makes starting planets."""
    brush: int = 0


def _fitting(state: MapState, before: ToolSettings | None) -> ToolSettings:
    """The players may be others now."""
    settings = before or ToolSettings()
    seats = [seat.id for seat in state.content.seats]
    if not seats:
        return replace(settings, player=None, unseated=True)
    if settings.unseated or settings.player not in (None, *seats):
        return replace(settings, player=seats[0], unseated=False)
    return settings


def _settings(state: MapState, chosen: ToolSettings) -> tuple[ToolSetting, ...]:
    words, tables = names(), state.tables
    faction, color = _side(state, chosen)
    sizes = [ToolChoice(one, words.size(one)) for one in tables.sizes]
    biomes = [ToolChoice(one, words.biome(one), f"biome/{one}") for one in tables.biomes]
    kinds = [ToolChoice(one, words.kind(one), f"structure/{one}") for one in tables.structures]
    ships = [
        ToolChoice(one, words.ship_class(one), f"ship/{faction}_{one}", color=color)
        for one in tables.ship_classes
    ]
    players = [ToolChoice(None, translate("Toolbox", "Nobody"), "ui/close")]
    players += [
        ToolChoice(seat.id, player_words(state, seat.id), seat=seat.color)
        for seat in state.content.seats
    ]
    starting = [
        ToolChoice(False, translate("Toolbox", "Owner")),
        ToolChoice(True, translate("Toolbox", "Starting planet")),
    ]
    cells = (
        translate("Toolbox", "1 cell"),
        translate("Toolbox", "7 cells"),
        translate("Toolbox", "19 cells"),
        translate("Toolbox", "37 cells"),
    )
    brushes = [ToolChoice(one, name) for one, name in zip(SIZES, cells, strict=True)]
    listed: tuple[tuple[str, str, list[ToolChoice], object], ...] = (
        ("size", translate("Toolbox", "Planet size"), sizes, chosen.size),
        ("biome", translate("Toolbox", "Biome"), biomes, chosen.biome),
        ("kind", translate("Toolbox", "Kind of structure"), kinds, chosen.kind),
        ("cls", translate("Toolbox", "Ship class"), ships, chosen.cls),
        ("player", translate("Toolbox", "Player"), players, chosen.player),
        ("starting", translate("Toolbox", "What it becomes"), starting, chosen.starting),
        ("brush", translate("Toolbox", "Brush"), brushes, chosen.brush),
    )
    return tuple(
        ToolSetting(id_, name, tuple(one), now, id_ in SIZED) for id_, name, one, now in listed
    )


def _side(state: MapState, settings: ToolSettings) -> tuple[str, int]:
    """Faction and colour of the player in whose name one works."""
    for seat in state.content.seats:
        if seat.id == settings.player:
            return seat.faction, seat.color
    return next(iter(state.tables.factions)), 0


TOOLS: tuple[ToolSpec[MapState, c.AnyMapCommand, AnyMapEvent, ToolSettings], ...] = (
    select_spec(
        QT_TRANSLATE_NOOP(
            "Toolbox",
            "Click or draw a box; Shift adds, Ctrl draws a lasso; drag to move; numbers are tiles",
        )
    ),
    MOVE,
    ToolSpec(
        "planet",
        "board/planet",
        "P",
        QT_TRANSLATE_NOOP("Toolbox", "Planet"),
        QT_TRANSLATE_NOOP("Toolbox", "Click to place one; drag from its centre to size it"),
        lambda to, tools: StampTool(tools, map_tools.PlanetStamp(to.size, to.biome)),
        uses=("size", "biome"),
    ),
    ToolSpec(
        "asteroid",
        "board/asteroid",
        "A",
        QT_TRANSLATE_NOOP("Toolbox", "Asteroid"),
        QT_TRANSLATE_NOOP("Toolbox", "Click to place one; Alt skips the symmetry"),
        lambda _to, tools: StampTool(tools, map_tools.AsteroidStamp()),
    ),
    ToolSpec(
        "forest",
        "natural/forest",
        "F",
        QT_TRANSLATE_NOOP("Toolbox", "Forest brush"),
        QT_TRANSLATE_NOOP("Toolbox", "Paint over planets; Ctrl clears"),
        lambda to, tools: BrushTool(tools, map_tools.NaturalBrush(ids.FOREST), to.brush),
        uses=("brush",),
    ),
    ToolSpec(
        "mountain",
        "natural/mountain",
        "T",
        QT_TRANSLATE_NOOP("Toolbox", "Mountain brush"),
        QT_TRANSLATE_NOOP("Toolbox", "Paint over planets; Ctrl clears"),
        lambda to, tools: BrushTool(tools, map_tools.NaturalBrush(ids.MOUNTAIN), to.brush),
        uses=("brush",),
    ),
    ToolSpec(
        "structure",
        "structure/cannon",
        "B",
        QT_TRANSLATE_NOOP("Toolbox", "Structure"),
        QT_TRANSLATE_NOOP(
            "Toolbox", "Click a planet cell, an asteroid or space, depending on the kind"
        ),
        lambda to, tools: StampTool(tools, map_tools.StructureStamp(to.player, to.kind)),
        uses=("kind", "player"),
    ),
    ToolSpec(
        "ship",
        "ui/ship",
        "S",
        QT_TRANSLATE_NOOP("Toolbox", "Ship"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a free cell of space"),
        lambda to, tools: StampTool(tools, map_tools.ShipStamp(to.player, to.cls)),
        uses=("cls", "player"),
    ),
    ToolSpec(
        "owner",
        "board/monolith",
        "O",
        QT_TRANSLATE_NOOP("Toolbox", "Owner"),
        QT_TRANSLATE_NOOP(
            "Toolbox",
            "Click a planet to give it to the player selected here; Alt skips the symmetry",
        ),
        lambda to, tools: StampTool(tools, map_tools.MonolithStamp(to.player, to.starting)),
        uses=("starting", "player"),
    ),
    eraser_spec(
        QT_TRANSLATE_NOOP("Toolbox", "Click or draw over what to remove; a planet by its centre"),
        lambda to, tools: EraserTool(tools, to.brush, say("bp.studio.erase_by_center")),
        uses=("brush",),
    ),
    ToolSpec(
        "tile",
        "ui/grid",
        "L",
        QT_TRANSLATE_NOOP("Toolbox", "Tiles"),
        QT_TRANSLATE_NOOP(
            "Toolbox",
            "Click to add or remove a tile; Ctrl removes everything on it too; Alt skips the "
            "symmetry",
        ),
        lambda _to, tools: map_tools.TileTool(tools),
    ),
    ToolSpec(
        "measure",
        "ui/measure",
        "R",
        QT_TRANSLATE_NOOP("Toolbox", "Measure"),
        QT_TRANSLATE_NOOP("Toolbox", "Click for a ship's reach, then point for the way there"),
        lambda to, tools: map_tools.MeasureTool(tools, to.cls),
        uses=("cls",),
    ),
    ToolSpec(
        "note",
        "ui/note",
        "N",
        QT_TRANSLATE_NOOP("Toolbox", "Note"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a cell and write"),
        lambda _to, tools: NoteTool(tools, MAP_NOTES),
    ),
)

TOOLBOX: Toolbox[MapState, c.AnyMapCommand, AnyMapEvent, ToolSettings] = Toolbox(
    TOOLS,
    fitting=_fitting,
    settings=_settings,
    due=map_tools.cells_due,
    make_due=map_tools.PickTool,
)


PLAYERS = range(1, 10)


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
        text = translate("studio", "Draw as player {number}").replace("{number}", str(number))
        yield editor_spec(f"player.{number}", text, group, "user", str(number))
    export = translate("studio", "Export or print the map")
    yield editor_spec("export", export, translate("studio", "Studio: view"), "export", "Ctrl+E")


def studio_handlers(view: "StudioView") -> dict[str, Handler]:
    """What the actions do that only the studio has."""
    controller = view.controller
    handlers: dict[str, Handler] = {
        "smaller": partial(controller.step, -1, sizes=True),
        "larger": partial(controller.step, 1, sizes=True),
        "next": partial(controller.step, 1, sizes=False),
        "export": partial(view.show_panel, "export"),
    }
    # The first choice is nobody.
    work_for = {f"player.{one}": partial(controller.set_nth, "player", one) for one in PLAYERS}
    return {f"studio.{id_}": handler for id_, handler in (handlers | work_for).items()}
