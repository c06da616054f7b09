"""The tools that draw modules: stamps for planets, asteroids, the port and single docks."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.definitions import Body
from bp_desktop.games.parsec.ids import ResourceId
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.game import Ghost
from bp_desktop.ui.editor.toolbox import Toolbox, ToolChoice, ToolSetting, ToolSpec
from bp_desktop.ui.editor.tools.putting import PlainStamp, StampTool
from bp_desktop.ui.editor.tools.stroke import EraserTool
from bp_desktop.ui.editor.usual_tools import MOVE, eraser_spec, select_spec
from bp_desktop.ui.games.parsec.book import named, tables
from bp_desktop.ui.games.parsec.library.module_game import body_ghost

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ModuleSettings:
    """What the stamps are set to."""

    number: int = 1
    pair: tuple[ResourceId, ...] = (ResourceId("titanium"), ResourceId("gold"))
    single: tuple[ResourceId, ...] = (ResourceId("titanium"),)


SetStamp = PlainStamp[ParsecSet, s.AnySetCommand]


def _body(body: Body) -> SetStamp:
    return SetStamp(lambda at: s.PlaceBody(at, body), lambda at: body_ghost(at, body))


def _port(put: Callable[[Hex], s.AnySetCommand], radius: int) -> SetStamp:
    """The core with its six docks, or a single dock."""
    return SetStamp(put, lambda at: Ghost(at, "ui/grid", radius=radius, ground="steel"))


def _settings(_state: ParsecSet, to: ModuleSettings) -> tuple[ToolSetting, ...]:
    kinds = tuple(tables().resources)
    pairs = [kinds[:2], kinds[::2], kinds[1:]]
    name, most = translate("Toolbox", "Number"), tables().die
    numbers = tuple(ToolChoice(one, str(one)) for one in range(1, most + 1))
    return (
        ToolSetting("number", name, numbers, to.number, is_size=True),
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
            " ".join(f"resource/{each}" for each in one),
        )
        for one in offered
    )
    now = next((one for one in offered if set(one) == set(chosen)), offered[0])
    return ToolSetting(id_, translate("Toolbox", "Resources"), choices, now)


TOOLS: tuple[ToolSpec[ParsecSet, s.AnySetCommand, s.AnySetEvent, ModuleSettings], ...] = (
    select_spec(QT_TRANSLATE_NOOP("Toolbox", "Click or draw a box; Shift adds; drag to move")),
    MOVE,
    ToolSpec(
        "planet",
        "board/planet",
        "P",
        QT_TRANSLATE_NOOP("Toolbox", "Planet"),
        QT_TRANSLATE_NOOP("Toolbox", "Click its centre; on a planet: new number and resources"),
        lambda to, tools: StampTool(tools, _body(Body("planet", (0, 0), to.number, to.pair))),
        uses=("number", "pair"),
    ),
    ToolSpec(
        "asteroid",
        "board/asteroid",
        "A",
        QT_TRANSLATE_NOOP("Toolbox", "Asteroid"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a cell; on an asteroid: new number and resource"),
        lambda to, tools: StampTool(tools, _body(Body("asteroid", (0, 0), to.number, to.single))),
        uses=("number", "single"),
    ),
    ToolSpec(
        "port",
        "ui/home",
        "O",
        QT_TRANSLATE_NOOP("Toolbox", "Space Port"),
        QT_TRANSLATE_NOOP("Toolbox", "Click its core; six docks come with it"),
        lambda _to, tools: StampTool(tools, _port(s.PlacePort, 1)),
    ),
    ToolSpec(
        "dock",
        "ui/grid",
        "D",
        QT_TRANSLATE_NOOP("Toolbox", "Docking cell"),
        QT_TRANSLATE_NOOP("Toolbox", "Click a cell beside the core"),
        lambda _to, tools: StampTool(tools, _port(s.PlaceDock, 0)),
    ),
    eraser_spec(
        QT_TRANSLATE_NOOP("Toolbox", "Click or draw over what to remove"),
        lambda _to, tools: EraserTool(tools, 0),
    ),
)

TOOLBOX: Toolbox[ParsecSet, s.AnySetCommand, s.AnySetEvent, ModuleSettings] = Toolbox(
    TOOLS, fitting=lambda _state, before: before or ModuleSettings(), settings=_settings
)
