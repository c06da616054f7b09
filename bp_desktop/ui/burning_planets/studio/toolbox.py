"""The tools on offer and what each is set to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from bp_desktop.core.hexes import Hex
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
from bp_desktop.ui.burning_planets.studio.tools.brush import BrushTool, EraserTool
from bp_desktop.ui.burning_planets.studio.tools.hands import Hands
from bp_desktop.ui.burning_planets.studio.tools.measure import MeasureTool
from bp_desktop.ui.burning_planets.studio.tools.select import SelectTool
from bp_desktop.ui.burning_planets.studio.tools.stamp import (
    AsteroidStamp,
    MonolithStamp,
    PlanetStamp,
    ShipStamp,
    StampTool,
    StructureStamp,
)
from bp_desktop.ui.burning_planets.studio.tools.tile import NoteTool, TileTool
from bp_desktop.ui.hexboard.tool import NoTool, Tool
from bp_desktop.ui.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.wording import translated


class ToolId(StrEnum):
    SELECT = "select"
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


@dataclass(frozen=True, slots=True)
class ToolSpec:
    id: ToolId
    icon: str
    key: str
    text: str
    """English, marked for translation in the context Toolbox."""

    @property
    def name(self) -> str:
        return translated("Toolbox", self.text)


TOOLS = (
    ToolSpec(ToolId.SELECT, "ui/select", "V", QT_TRANSLATE_NOOP("Toolbox", "Select and move")),
    ToolSpec(ToolId.PLANET, "board/planet", "P", QT_TRANSLATE_NOOP("Toolbox", "Planet")),
    ToolSpec(ToolId.ASTEROID, "board/asteroid", "A", QT_TRANSLATE_NOOP("Toolbox", "Asteroid")),
    ToolSpec(ToolId.FOREST, "natural/forest", "F", QT_TRANSLATE_NOOP("Toolbox", "Forest brush")),
    ToolSpec(
        ToolId.MOUNTAIN, "natural/mountain", "T", QT_TRANSLATE_NOOP("Toolbox", "Mountain brush")
    ),
    ToolSpec(ToolId.STRUCTURE, "structure/cannon", "B", QT_TRANSLATE_NOOP("Toolbox", "Structure")),
    ToolSpec(ToolId.SHIP, "ui/ship", "S", QT_TRANSLATE_NOOP("Toolbox", "Ship")),
    ToolSpec(ToolId.OWNER, "board/monolith", "O", QT_TRANSLATE_NOOP("Toolbox", "Owner")),
    ToolSpec(ToolId.ERASER, "ui/eraser", "E", QT_TRANSLATE_NOOP("Toolbox", "Eraser")),
    ToolSpec(ToolId.TILE, "ui/grid", "L", QT_TRANSLATE_NOOP("Toolbox", "Lay and take tiles")),
    ToolSpec(ToolId.MEASURE, "ui/measure", "R", QT_TRANSLATE_NOOP("Toolbox", "Measure")),
    ToolSpec(ToolId.NOTE, "ui/note", "N", QT_TRANSLATE_NOOP("Toolbox", "Note")),
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
    brush: int = 0


def make_tool(
    tool: ToolId, settings: ToolSettings, hands: Hands, ask_note: Callable[[Hex], None]
) -> Tool:
    """The tool as it is set."""
    match tool:
        case ToolId.SELECT:
            return SelectTool(hands)
        case ToolId.PLANET:
            return StampTool(hands, PlanetStamp(settings.size, settings.biome))
        case ToolId.ASTEROID:
            return StampTool(hands, AsteroidStamp())
        case ToolId.FOREST:
            return BrushTool(hands, FOREST, settings.brush)
        case ToolId.MOUNTAIN:
            return BrushTool(hands, MOUNTAIN, settings.brush)
        case ToolId.STRUCTURE:
            return StampTool(hands, StructureStamp(settings.kind, settings.player))
        case ToolId.SHIP:
            return _ship_tool(settings, hands)
        case ToolId.OWNER:
            return StampTool(hands, MonolithStamp(settings.player))
        case ToolId.ERASER:
            return EraserTool(hands, settings.brush)
        case ToolId.TILE:
            return TileTool(hands)
        case ToolId.MEASURE:
            return MeasureTool(hands, settings.cls)
        case ToolId.NOTE:
            return NoteTool(hands, ask_note)


def _ship_tool(settings: ToolSettings, hands: Hands) -> Tool:
    for seat in hands.state.content.seats:
        if seat.id == settings.player:
            return StampTool(hands, ShipStamp(seat.id, settings.cls, seat.faction))
    return NoTool()
