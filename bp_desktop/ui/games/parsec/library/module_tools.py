"""The tools that draw modules: stamps for planets, asteroids, the port and single docks."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.parsec.definitions import Body
from bp_desktop.games.parsec.ids import ResourceId
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.game import Ghost
from bp_desktop.ui.editor.toolbox import Toolbox, ToolChoice, ToolSetting, ToolSpec
from bp_desktop.ui.editor.tools.choosing import MoveTool, SelectTool
from bp_desktop.ui.editor.tools.putting import CarriedStamp, StampTool
from bp_desktop.ui.editor.tools.stroke import EraserTool
from bp_desktop.ui.games.parsec.book import named, tables
from bp_desktop.ui.games.parsec.library.module_game import body_ghost

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ModuleSettings:
    """What the stamps are set to."""

    number: int = 1
    pair: tuple[ResourceId, ...] = (ResourceId("titanium"), ResourceId("gold"))
    single: tuple[ResourceId, ...] = (ResourceId("titanium"),)


@dataclass(frozen=True, slots=True)
class BodyStamp(CarriedStamp[ParsecSet, s.AnySetCommand]):
    body: Body

    def command(self, _state: ParsecSet, at: Hex) -> s.AnySetCommand | Message:
        return s.PlaceBody(at, self.body)

    def ghost(self, _state: ParsecSet, at: Hex) -> Ghost:
        return body_ghost(at, self.body)


@dataclass(frozen=True, slots=True)
class PortStamp(CarriedStamp[ParsecSet, s.AnySetCommand]):
    """The core with its six docks, or a single dock."""

    whole: bool

    def command(self, _state: ParsecSet, at: Hex) -> s.AnySetCommand | Message:
        return s.PlacePort(at) if self.whole else s.PlaceDock(at)

    def ghost(self, _state: ParsecSet, at: Hex) -> Ghost:
        return Ghost(at, "ui/grid", radius=int(self.whole), ground="steel")


def _settings(_state: ParsecSet, to: ModuleSettings) -> tuple[ToolSetting, ...]:
    kinds = tuple(tables().resources)
    pairs = [kinds[:2], kinds[::2], kinds[1:]]
    numbers = [ToolChoice(one, str(one)) for one in range(1, tables().die + 1)]
    return (
        ToolSetting(
            "number", translate("Toolbox", "Number"), tuple(numbers), to.number, is_size=True
        ),
        _resources("pair", pairs, to.pair),
        _resources("single", [(one,) for one in kinds], to.single),
    )


def _resources(
    id_: str, offered: list[tuple[ResourceId, ...]], chosen: tuple[ResourceId, ...]
) -> ToolSetting:
    choices = tuple(
        ToolChoice(
            one,
            ", ".join(named("resource", each) for each in one),
            f"resource/{one[0]}" if len(one) == 1 else "",
        )
        for one in offered
    )
    now = next((one for one in offered if set(one) == set(chosen)), offered[0])
    return ToolSetting(id_, translate("Toolbox", "Resources"), choices, now)


TOOLS: tuple[ToolSpec[ParsecSet, s.AnySetCommand, s.AnySetEvent, ModuleSettings], ...] = (
    ToolSpec(
        "select",
        "ui/select",
        "V",
        QT_TRANSLATE_NOOP("Toolbox", "Select"),
        QT_TRANSLATE_NOOP("Toolbox", "Click or draw a box; Shift adds; drag to move"),
        lambda _to, tools: SelectTool(tools),
    ),
    ToolSpec(
        "move",
        "ui/move",
        "M",
        QT_TRANSLATE_NOOP("Toolbox", "Move"),
        QT_TRANSLATE_NOOP("Toolbox", "Drag, or click to pick up and click again to place"),
        lambda _to, tools: MoveTool(tools),
    ),
    ToolSpec(
        "planet",
        "board/planet",
        "P",
        QT_TRANSLATE_NOOP("Toolbox", "Planet"),
        QT_TRANSLATE_NOOP("Toolbox", "Click its centre; on a planet: number and resources anew"),
        lambda to, tools: StampTool(tools, BodyStamp(Body("planet", (0, 0), to.number, to.pair))),
        uses=("number", "pair"),
    ),
    ToolSpec(
        "asteroid",
        "board/asteroid",
        "A",
        QT_TRANSLATE_NOOP("Toolbox", "Asteroid"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a cell; on an asteroid: number and resource anew"),
        lambda to, tools: StampTool(
            tools, BodyStamp(Body("asteroid", (0, 0), to.number, to.single))
        ),
        uses=("number", "single"),
    ),
    ToolSpec(
        "port",
        "ui/home",
        "O",
        QT_TRANSLATE_NOOP("Toolbox", "Space Port"),
        QT_TRANSLATE_NOOP("Toolbox", "Click its core; six docks come with it"),
        lambda _to, tools: StampTool(tools, PortStamp(whole=True)),
    ),
    ToolSpec(
        "dock",
        "ui/grid",
        "D",
        QT_TRANSLATE_NOOP("Toolbox", "Docking cell"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a cell beside the core"),
        lambda _to, tools: StampTool(tools, PortStamp(whole=False)),
    ),
    ToolSpec(
        "eraser",
        "ui/eraser",
        "E",
        QT_TRANSLATE_NOOP("Toolbox", "Eraser"),
        QT_TRANSLATE_NOOP("Toolbox", "Click or draw over what to remove"),
        lambda _to, tools: EraserTool(tools, 0),
    ),
)

TOOLBOX: Toolbox[ParsecSet, s.AnySetCommand, s.AnySetEvent, ModuleSettings] = Toolbox(
    TOOLS,
    fitting=lambda _state, before: before or ModuleSettings(),
    settings=_settings,
)
