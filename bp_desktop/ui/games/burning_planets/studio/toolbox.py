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
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.tools.hands import Hands
from bp_desktop.ui.editor.tools.measure import MeasureTool
from bp_desktop.ui.editor.tools.move import MoveTool
from bp_desktop.ui.editor.tools.note import NoteTool
from bp_desktop.ui.editor.tools.select import SelectTool
from bp_desktop.ui.games.burning_planets.studio.tools.brush import BrushTool, EraserTool
from bp_desktop.ui.games.burning_planets.studio.tools.stamp import (
    AsteroidStamp,
    MonolithStamp,
    PlanetStamp,
    ShipStamp,
    StampTool,
    StructureStamp,
)
from bp_desktop.ui.games.burning_planets.studio.tools.tile import TileTool
from bp_desktop.ui.words.wording import translated


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


@dataclass(frozen=True, slots=True)
class ToolSpec:
    id: ToolId
    icon: str
    key: str
    text: str
    """English, marked for translation in the context Toolbox."""
    help: str
    """How to use it, in a line; the same."""

    @property
    def name(self) -> str:
        return translated("Toolbox", self.text)

    @property
    def hint(self) -> str:
        return translated("Toolbox", self.help)


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
    ),
    ToolSpec(
        ToolId.MOUNTAIN,
        "natural/mountain",
        "T",
        QT_TRANSLATE_NOOP("Toolbox", "Mountain brush"),
        QT_TRANSLATE_NOOP("Toolbox", "Paint over planets; Ctrl clears"),
    ),
    ToolSpec(
        ToolId.STRUCTURE,
        "structure/cannon",
        "B",
        QT_TRANSLATE_NOOP("Toolbox", "Structure"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a planet cell, an asteroid or space, as it needs"),
    ),
    ToolSpec(
        ToolId.SHIP,
        "ui/ship",
        "S",
        QT_TRANSLATE_NOOP("Toolbox", "Ship"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a free cell of space"),
    ),
    ToolSpec(
        ToolId.OWNER,
        "board/monolith",
        "O",
        QT_TRANSLATE_NOOP("Toolbox", "Owner"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a planet to give it to the player chosen here"),
    ),
    ToolSpec(
        ToolId.ERASER,
        "ui/eraser",
        "E",
        QT_TRANSLATE_NOOP("Toolbox", "Eraser"),
        QT_TRANSLATE_NOOP("Toolbox", "Click or draw over what should go; a planet by its centre"),
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
    ),
    ToolSpec(
        ToolId.NOTE,
        "ui/note",
        "N",
        QT_TRANSLATE_NOOP("Toolbox", "Note"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a cell and write"),
    ),
)

BY_ID = {spec.id: spec for spec in TOOLS}

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
    starting: bool = False
    """Whether the owner tool makes starting planets."""
    brush: int = 0


def make_tool(
    tool: ToolId, settings: ToolSettings, hands: Hands, ask_note: Callable[[Hex], None]
) -> Tool:
    """The tool as it is set."""
    match tool:
        case ToolId.SELECT:
            return SelectTool(hands)
        case ToolId.MOVE:
            return MoveTool(hands)
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
            return StampTool(hands, ShipStamp(settings.cls, settings.player))
        case ToolId.OWNER:
            return StampTool(hands, MonolithStamp(settings.player, settings.starting))
        case ToolId.ERASER:
            return EraserTool(hands, settings.brush)
        case ToolId.TILE:
            return TileTool(hands)
        case ToolId.MEASURE:
            return MeasureTool(hands, settings.cls)
        case ToolId.NOTE:
            return NoteTool(hands, ask_note)
