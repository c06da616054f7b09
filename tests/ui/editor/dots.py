"""DOTS, the smallest map there is: coloured dots on cells. It proves the editor's seam without
any real game, from a stroke on the canvas to a line of the journal."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias, assert_never

import msgspec
from PySide6.QtGui import QColor

from bp_desktop.core.hexes import ORIGIN, Hex, offset_rectangle, to_offset
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.games.system import GameSystem, Judgement
from bp_desktop.ui.editor.context import EditorContext, MapArt
from bp_desktop.ui.editor.game import (
    EditorGame,
    Ghost,
    MapArea,
    MapAreas,
    MapNotes,
    MapThing,
    independent,
    middle_of,
)
from bp_desktop.ui.editor.panels.layers_panel import LayerNames
from bp_desktop.ui.editor.panels.revisions_panel import MapRevisions
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import Frame, SymmetryImage
from bp_desktop.ui.editor.tool_context import ToolContext
from bp_desktop.ui.editor.toolbox import Toolbox, ToolChoice, ToolSetting, ToolSpec
from bp_desktop.ui.editor.tools.choosing import MoveTool, SelectTool
from bp_desktop.ui.editor.tools.putting import CarriedStamp, NoteTool, StampTool
from bp_desktop.ui.editor.tools.stroke import BrushTool, EraserTool
from tests.ui.board.boards import HexBoard

WIDE, HIGH, HALF = 12, 8, 6
BOARD = frozenset(offset_rectangle(WIDE, HIGH))
Pairs: TypeAlias = tuple[tuple[Hex, str], ...]

# --- state, commands, events


class Dots(msgspec.Struct, frozen=True):
    colors: dict[Hex, str] = {}
    notes: dict[Hex, str] = {}


class Paint(msgspec.Struct, frozen=True, tag="dots.paint"):
    cells: tuple[Hex, ...]
    color: str


class Wipe(msgspec.Struct, frozen=True, tag="dots.wipe"):
    cells: tuple[Hex, ...]


class Shift(msgspec.Struct, frozen=True, tag="dots.shift"):
    at: Hex
    to: Hex


class Remark(msgspec.Struct, frozen=True, tag="dots.remark"):
    at: Hex
    text: str = ""


class NameStep(msgspec.Struct, frozen=True, tag="dots.name_step"):
    of: int
    name: str = ""


class Replace(msgspec.Struct, frozen=True, tag="dots.replace"):
    dots: Pairs


class Several(msgspec.Struct, frozen=True, tag="dots.several"):
    parts: tuple[Paint | Wipe | Shift | Remark, ...]


Command: TypeAlias = Paint | Wipe | Shift | Remark | NameStep | Replace | Several


class Drawn(msgspec.Struct, frozen=True, tag="dots.drawn"):
    """All dots, and the notes."""

    dots: Pairs
    notes: Pairs


class Named(msgspec.Struct, frozen=True, tag="dots.named"):
    of: int
    name: str


Event: TypeAlias = Drawn | Named
DotsContext: TypeAlias = EditorContext[Dots, Command, Event]
DotsTools: TypeAlias = ToolContext[Dots, Command, Event]


def judge(dots: Dots, command: Command) -> Judgement[Event]:
    """Red over blue is against the rules; off the board is nothing."""
    colors, notes, objections = dict(dots.colors), dict(dots.notes), []
    parts = command.parts if isinstance(command, Several) else (command,)
    for part in parts:
        match part:
            case Paint(cells, color):
                _require_board(cells)
                if any(colors.get(cell, color) != color for cell in cells):
                    objections.append(say("dots.over", "D-2"))
                colors.update(dict.fromkeys(cells, color))
            case Wipe(cells):
                for cell in cells:
                    colors.pop(cell, None)
            case Shift(at, to):
                _require_board((to,))
                if to in colors or at not in colors:
                    raise Refused(say("dots.taken", "D-3"))
                colors[to] = colors.pop(at)
            case Remark(at, text):
                _require_board((at,))
                notes[at] = text
            case NameStep(of, name):
                return _leading_to(Named(of, name))
            case Replace(pairs):
                colors = dict(pairs)
            case _:
                assert_never(part)
    written = tuple((at, text) for at, text in notes.items() if text)
    return _leading_to(Drawn(tuple(colors.items()), written), *objections)


def _leading_to(event: Event, *objections: Message) -> Judgement[Event]:
    return Judgement(lambda _dice, _names: (event,), objections)


def _require_board(cells: Iterable[Hex]) -> None:
    if not BOARD.issuperset(cells):
        raise Refused(say("dots.off_board", "D-1"))


def evolve(dots: Dots, event: Event) -> Dots:
    if isinstance(event, Named):
        return dots
    return Dots(dict(event.dots), dict(event.notes))


DOTS: GameSystem[Dots, Command, Event] = GameSystem(
    id="dots", commands=Command, events=Event, start=Dots(), judge=judge, evolve=evolve
)

# --- the editor's seam


def thing(at: Hex) -> MapThing:
    return MapThing("dot", f"{at.q},{at.r}", at)


class DotsClip(msgspec.Struct, frozen=True, tag="dots.clip"):
    dots: Pairs = ()

    @property
    def is_whole_area(self) -> bool:
        return False

    def whole_area(self, by: Hex) -> "DotsClip":
        return self.mapped(lambda cell: cell - by)

    def mapped(self, where: Callable[[Hex], Hex]) -> "DotsClip":
        return DotsClip(tuple((where(at), color) for at, color in self.dots))

    def imaged(self, _state: Dots, image: SymmetryImage) -> "DotsClip":
        return self.mapped(image.local)

    def ghosts(self, _state: Dots, at: Hex) -> tuple[Ghost, ...]:
        return tuple(Ghost(at + cell, "ui/plus") for cell, _color in self.dots)

    def paste(self, sketch: Sketch[Dots, Command, Event], at: Hex) -> None:
        for cell, color in self.dots:
            sketch.attempt(Paint((at + cell,), color))

    put_back = paste

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)


def copied(dots: Dots, things: frozenset[MapThing]) -> tuple[DotsClip, Hex]:
    wanted = independent(GAME.carrier, dots, things)
    middle = middle_of(one.at for one in wanted) if wanted else ORIGIN
    return DotsClip(tuple((one.at - middle, dots.colors[one.at]) for one in wanted)), middle


def decoded(data: bytes) -> DotsClip | None:
    try:
        return msgspec.json.decode(data, type=DotsClip)
    except msgspec.MsgspecError:
        return None


def area_at(_dots: Dots, cell: Hex) -> MapArea | None:
    return MapArea(to_offset(cell)[0] // HALF, 0) if cell in BOARD else None


def cells_of_area(_dots: Dots, area: MapArea) -> tuple[Hex, ...]:
    return tuple(cell for cell in BOARD if to_offset(cell)[0] // HALF == area.column)


AREAS: MapAreas[Dots, Command] = MapAreas(
    at=area_at,
    is_label=lambda _dots, cell: cell in BOARD and to_offset(cell) in ((0, 0), (HALF, 0)),
    cells=cells_of_area,
    center=lambda _dots, area: middle_of(cells_of_area(_dots, area)),
    is_laid=lambda _dots, _area: True,
    removal=lambda area: Wipe(cells_of_area(Dots(), area)),
)

NOTES: MapNotes[Dots, Command] = MapNotes(all=lambda dots: dots.notes, put=Remark, remove=Remark)


def together(parts: tuple[Command, ...], _deed: MapDeed) -> Command:
    return Several(tuple(one for one in parts if isinstance(one, Paint | Wipe | Shift | Remark)))


GAME: EditorGame[Dots, Command, Event] = EditorGame(
    content=lambda dots: dots,
    things=lambda dots: tuple(thing(at) for at in dots.colors),
    thing_at=lambda dots, cell: thing(cell) if cell in dots.colors else None,
    cells_of=lambda _dots, one: (one.at,),
    carrier=lambda _dots, _one: None,
    on_board=lambda _dots, cell: cell in BOARD,
    judge=judge,
    evolve=evolve,
    together=together,
    most_parts=100,
    move=lambda one, to: Shift(one.at, to),
    removals=lambda things: [Wipe(tuple(one.at for one in things))],
    named_cells=lambda command: command.cells if isinstance(command, Paint | Wipe) else (),
    copied=copied,
    decoded=decoded,
    clip_type="application/x-dots+json",
    frame=lambda _dots: Frame(0, WIDE - 1, 0, HIGH - 1),
    middle=lambda _dots: ORIGIN,
    image_of=lambda _dots, cell, image: image.place(cell),
    is_like=lambda dots, one, there: dots.colors.get(there) == dots.colors[one.at],
    image_commands=lambda dots, one, _image, there: [Paint((there,), dots.colors[one.at])],
    gaps=lambda _dots, _images: (),
    describe_cell=lambda dots, cell: f"{to_offset(cell)} {dots.colors.get(cell, 'empty')}",
    describe_thing=lambda dots, one: f"{dots.colors[one.at]} dot",
    describe_step=lambda _dots, command: type(command).__name__,
    name_cell=lambda _dots, cell: "{},{}".format(*to_offset(cell)),
    numbers_of=lambda _dots, cell: to_offset(cell),
    areas=AREAS,
    notes=NOTES,
)

ART: MapArt[Dots] = MapArt(
    picture=lambda dots, _theme, layers: HexBoard(
        WIDE, HIGH, frozenset(dots.colors) if layers.shows("dots") else frozenset()
    ),
    seats=lambda _dots: (),
    ground_color=lambda _ground, _theme: None,
    halo=lambda _theme: QColor("black"),
)

LAYERS = LayerNames(board=(), things=(("dots", "Dots"),), overlays=(("rules", "Rules"),))


@dataclass(frozen=True, slots=True)
class Change:
    turn: str
    message: Message
    cells: tuple[Hex, ...]


def differences(before: Dots, after: Dots) -> list[Change]:
    changed = [at for at in after.colors if before.colors.get(at) != after.colors[at]]
    gone = [at for at in before.colors if at not in after.colors]
    return [Change("added", say("dots.over"), (at,)) for at in changed] + [
        Change("removed", say("dots.over"), (at,)) for at in gone
    ]


REVISIONS: MapRevisions[Dots, Command, Event] = MapRevisions(
    named=lambda event: (event.of, event.name) if isinstance(event, Named) else None,
    name=NameStep,
    restore=lambda dots: Replace(tuple(dots.colors.items())),
    differences=differences,
)

# --- its tools


@dataclass(frozen=True, slots=True)
class Settings:
    color: str = "red"
    brush: int = 0


@dataclass(frozen=True, slots=True)
class DotBrush(CarriedStamp[Dots, Command]):
    """Paints dots one by one, or under a broad brush."""

    color: str

    def carries(self, _dots: Dots, cell: Hex) -> bool:
        return cell in BOARD

    def is_painted(self, dots: Dots, cell: Hex) -> bool:
        return dots.colors.get(cell) == self.color

    def is_clearable(self, dots: Dots, cell: Hex) -> bool:
        return cell in dots.colors

    def paint(self, cells: tuple[Hex, ...]) -> list[Command]:
        return [Paint(cells, self.color)]

    def clear(self, cells: tuple[Hex, ...]) -> list[Command]:
        return [Wipe(cells)]

    def ghost(self, _dots: Dots, cell: Hex) -> Ghost:
        return Ghost(cell, "ui/plus")

    def command(self, _dots: Dots, at: Hex) -> Command | Message:
        return Paint((at,), self.color)


def settings(_dots: Dots, values: Settings) -> tuple[ToolSetting, ...]:
    colors = (ToolChoice("red", "Red"), ToolChoice("blue", "Blue"))
    sizes = (ToolChoice(0, "One"), ToolChoice(1, "Seven"))
    return (
        ToolSetting("color", "Colour", colors, values.color),
        ToolSetting("brush", "Brush", sizes, values.brush, is_size=True),
    )


TOOLBOX: Toolbox[Dots, Command, Event, Settings] = Toolbox(
    (
        ToolSpec("select", "ui/select", "V", "Select", "", lambda _to, tools: SelectTool(tools)),
        ToolSpec("move", "ui/move", "M", "Move", "", lambda _to, tools: MoveTool(tools)),
        ToolSpec(
            "stamp",
            "ui/plus",
            "S",
            "Stamp",
            "",
            lambda to, tools: StampTool(tools, DotBrush(to.color)),
            ("color",),
        ),
        ToolSpec(
            "brush",
            "ui/brush",
            "B",
            "Brush",
            "",
            lambda to, tools: BrushTool(tools, DotBrush(to.color), to.brush),
            ("color", "brush"),
        ),
        ToolSpec(
            "eraser",
            "ui/eraser",
            "E",
            "Eraser",
            "",
            lambda to, tools: EraserTool(tools, to.brush),
            ("brush",),
        ),
        ToolSpec("note", "ui/note", "N", "Note", "", lambda _to, tools: NoteTool(tools, NOTES)),
    ),
    fitting=lambda _dots, before: before or Settings(),
    settings=settings,
)
