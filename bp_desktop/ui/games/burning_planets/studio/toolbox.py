"""The tools of the studio and what each can be set to."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    FOREST,
    MOUNTAIN,
    BiomeId,
    ClassId,
    KindId,
    PlayerId,
    SizeId,
)
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.toolbox import Toolbox, ToolChoice, ToolSetting, ToolSpec
from bp_desktop.ui.editor.tools.choosing import MoveTool, SelectTool
from bp_desktop.ui.editor.tools.putting import NoteTool, StampTool
from bp_desktop.ui.editor.tools.stroke import SIZES, BrushTool, EraserTool
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_NOTES, MapToolContext
from bp_desktop.ui.games.burning_planets.studio.map_tools import (
    MeasureTool,
    PickTool,
    TileTool,
    cells_due,
)
from bp_desktop.ui.games.burning_planets.studio.map_words import player_words
from bp_desktop.ui.games.burning_planets.studio.stamps import (
    AsteroidStamp,
    MonolithStamp,
    NaturalBrush,
    PlanetStamp,
    ShipStamp,
    StructureStamp,
)

translate = QCoreApplication.translate


class ToolId(StrEnum):
    SELECT = "select"
    MOVE = "move"
    PLANET = "planet"
    ASTEROID = "asteroid"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    STRUCTURE = "structure"
    SHIP = "ship"
    OWNER = "owner"
    ERASER = "eraser"
    TILE = "tile"
    MEASURE = "measure"
    NOTE = "note"


TOOLS = (
    ToolSpec(
        ToolId.SELECT,
        "ui/select",
        "V",
        QT_TRANSLATE_NOOP("Toolbox", "Select"),
        QT_TRANSLATE_NOOP(
            "Toolbox",
            "Click or draw a box; Shift adds, Ctrl draws a lasso; drag to move; numbers are tiles",
        ),
    ),
    ToolSpec(
        ToolId.MOVE,
        "ui/move",
        "M",
        QT_TRANSLATE_NOOP("Toolbox", "Move"),
        QT_TRANSLATE_NOOP("Toolbox", "Drag, or click to pick up and click again to put down"),
    ),
    ToolSpec(
        ToolId.PLANET,
        "board/planet",
        "P",
        QT_TRANSLATE_NOOP("Toolbox", "Planet"),
        QT_TRANSLATE_NOOP("Toolbox", "Click to put one; drag from its centre to size it"),
        uses=("size", "biome"),
        sized_by="size",
        varied_by="biome",
    ),
    ToolSpec(
        ToolId.ASTEROID,
        "board/asteroid",
        "A",
        QT_TRANSLATE_NOOP("Toolbox", "Asteroid"),
        QT_TRANSLATE_NOOP("Toolbox", "Click to put one; Alt leaves the symmetry out"),
    ),
    ToolSpec(
        ToolId.FOREST,
        "natural/forest",
        "F",
        QT_TRANSLATE_NOOP("Toolbox", "Forest brush"),
        QT_TRANSLATE_NOOP("Toolbox", "Paint over planets; Ctrl clears"),
        uses=("brush",),
        sized_by="brush",
    ),
    ToolSpec(
        ToolId.MOUNTAIN,
        "natural/mountain",
        "T",
        QT_TRANSLATE_NOOP("Toolbox", "Mountain brush"),
        QT_TRANSLATE_NOOP("Toolbox", "Paint over planets; Ctrl clears"),
        uses=("brush",),
        sized_by="brush",
    ),
    ToolSpec(
        ToolId.STRUCTURE,
        "structure/cannon",
        "B",
        QT_TRANSLATE_NOOP("Toolbox", "Structure"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a planet cell, an asteroid or space, as it needs"),
        uses=("kind", "player"),
        varied_by="kind",
    ),
    ToolSpec(
        ToolId.SHIP,
        "ui/ship",
        "S",
        QT_TRANSLATE_NOOP("Toolbox", "Ship"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a free cell of space"),
        uses=("cls", "player"),
        varied_by="cls",
    ),
    ToolSpec(
        ToolId.OWNER,
        "board/monolith",
        "O",
        QT_TRANSLATE_NOOP("Toolbox", "Owner"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a planet to give it to the player chosen here"),
        uses=("player", "starting"),
        varied_by="starting",
    ),
    ToolSpec(
        ToolId.ERASER,
        "ui/eraser",
        "E",
        QT_TRANSLATE_NOOP("Toolbox", "Eraser"),
        QT_TRANSLATE_NOOP("Toolbox", "Click or draw over what should go; a planet by its centre"),
        uses=("brush",),
        sized_by="brush",
    ),
    ToolSpec(
        ToolId.TILE,
        "ui/grid",
        "L",
        QT_TRANSLATE_NOOP("Toolbox", "Tiles"),
        QT_TRANSLATE_NOOP(
            "Toolbox",
            "Click to lay or take a tile; Ctrl takes all on it too; Alt leaves the symmetry out",
        ),
    ),
    ToolSpec(
        ToolId.MEASURE,
        "ui/measure",
        "R",
        QT_TRANSLATE_NOOP("Toolbox", "Measure"),
        QT_TRANSLATE_NOOP("Toolbox", "Click for a ship's reach, then point for the way there"),
        uses=("cls",),
        varied_by="cls",
    ),
    ToolSpec(
        ToolId.NOTE,
        "ui/note",
        "N",
        QT_TRANSLATE_NOOP("Toolbox", "Note"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a cell and write"),
    ),
)

MEDIUM = SizeId("medium")
FAIR = BiomeId("fair")
SMALL = ClassId("small")


@dataclass(frozen=True, slots=True)
class ToolSettings:
    """What the tools are set to; shown in the bar above the canvas."""

    size: SizeId = MEDIUM
    biome: BiomeId = FAIR
    kind: KindId = CANNON
    cls: ClassId = SMALL
    player: PlayerId | None = None
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
    return tuple(ToolSetting(id_, name, tuple(one), now) for id_, name, one, now in listed)


def _side(state: MapState, settings: ToolSettings) -> tuple[str, int]:
    """Faction and colour of the player in whose name one works."""
    for seat in state.content.seats:
        if seat.id == settings.player:
            return seat.faction, seat.color
    return next(iter(state.tables.factions)), 0


def _set(settings: ToolSettings, id_: str, value: object) -> ToolSettings:
    changes: dict[str, Any] = {id_: value}
    return replace(settings, **changes)


def _make(
    id_: str, settings: ToolSettings, context: MapToolContext, ask_note: Callable[[Hex], None]
) -> Tool:
    """The tool as it is set."""
    match ToolId(id_):
        case ToolId.SELECT:
            return SelectTool(context)
        case ToolId.MOVE:
            return MoveTool(context)
        case ToolId.PLANET:
            return StampTool(context, PlanetStamp(settings.size, settings.biome))
        case ToolId.ASTEROID:
            return StampTool(context, AsteroidStamp())
        case ToolId.FOREST:
            return BrushTool(context, NaturalBrush(FOREST), settings.brush)
        case ToolId.MOUNTAIN:
            return BrushTool(context, NaturalBrush(MOUNTAIN), settings.brush)
        case ToolId.STRUCTURE:
            return StampTool(context, StructureStamp(settings.kind, settings.player))
        case ToolId.SHIP:
            return StampTool(context, ShipStamp(settings.cls, settings.player))
        case ToolId.OWNER:
            return StampTool(context, MonolithStamp(settings.player, settings.starting))
        case ToolId.ERASER:
            return EraserTool(context, settings.brush, say("bp.studio.erase_by_center"))
        case ToolId.TILE:
            return TileTool(context)
        case ToolId.MEASURE:
            return MeasureTool(context, settings.cls)
        case ToolId.NOTE:
            return NoteTool(context, MAP_NOTES, ask_note)


TOOLBOX: Toolbox[MapState, c.AnyMapCommand, AnyMapEvent, ToolSettings] = Toolbox(
    TOOLS,
    fitting=_fitting,
    settings=_settings,
    set=_set,
    make=_make,
    due=cells_due,
    make_due=PickTool,
)
