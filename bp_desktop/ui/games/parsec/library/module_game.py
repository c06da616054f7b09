"""Sets of Parsec as the map editor knows them: modules side by side, and what is drawn in them."""

from collections.abc import Callable, Iterable
from typing import TypeAlias, cast

import msgspec
from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Named
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.definitions import Body
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.library.system import evolve, judge, told
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, filled
from bp_desktop.ui.board.style import Layers
from bp_desktop.ui.editor import game as editor
from bp_desktop.ui.editor.context import EditorContext, MapArt
from bp_desktop.ui.editor.globe_art import globe_art
from bp_desktop.ui.editor.panels.layers_panel import LayerNames
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import SymmetryImage
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture, themed_picture
from bp_desktop.ui.games.parsec.art.colors import PARSEC_COLORS, surface_of
from bp_desktop.ui.games.parsec.book import fact_words, named
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import worded

SetContext: TypeAlias = EditorContext[ParsecSet, s.AnySetCommand, s.AnySetEvent]
SetSketch: TypeAlias = Sketch[ParsecSet, s.AnySetCommand, s.AnySetEvent]
BODY, DOCK, CORE = "body", "dock", "port"
translate = QCoreApplication.translate


# --- what is on the sheet


def things(state: ParsecSet) -> tuple[editor.MapThing, ...]:
    sheet = state.sheet
    bodies = [editor.MapThing(BODY, one.id, one.cells[0]) for one in sheet.bodies.values()]
    marks = ((CORE, sheet.cores), (DOCK, sheet.docks))
    return (*bodies, *(_mark(sort, at) for sort, cells in marks for at in sorted(cells)))


def _mark(sort: str, at: Hex) -> editor.MapThing:
    return editor.MapThing(sort, f"{at.q},{at.r}", at)


def thing_at(state: ParsecSet, cell: Hex) -> editor.MapThing | None:
    body = state.sheet.body_at.get(cell)
    if body is not None:
        return editor.MapThing(BODY, body.id, body.cells[0])
    sort = CORE if cell in state.sheet.cores else DOCK if cell in state.sheet.docks else ""
    return _mark(sort, cell) if sort else None


def _cells_of(state: ParsecSet, thing: editor.MapThing) -> tuple[Hex, ...]:
    body = state.sheet.bodies.get(thing.id) if thing.sort == BODY else None
    return (thing.at,) if body is None else body.cells


def stamped(body: BodyFacts) -> Body:
    """A body of the sheet as it is stamped again, wherever that is."""
    return Body("planet" if body.is_planet else "asteroid", (0, 0), body.number, body.resources)


def _put(state: ParsecSet, thing: editor.MapThing, at: Hex) -> s.SetDrawing:
    if thing.sort == BODY:
        return s.PlaceBody(at, stamped(state.sheet.bodies[thing.id]))
    return s.PlaceDock(at) if thing.sort == DOCK else s.PlacePort(at)


# --- copies


class SetClip(msgspec.Struct, frozen=True, tag="parsec.set.clip"):
    """Bodies and docks around the middle of them; a port is stamped, never copied."""

    bodies: tuple[tuple[Hex, Body], ...] = ()
    docks: tuple[Hex, ...] = ()

    @property
    def is_whole_area(self) -> bool:
        return False

    def whole_area(self, by: Hex) -> "SetClip":
        return self.mapped(lambda cell: cell - by)

    def mapped(self, where: Callable[[Hex], Hex]) -> "SetClip":
        return SetClip(
            tuple((where(at), body) for at, body in self.bodies), tuple(map(where, self.docks))
        )

    def imaged(self, _state: ParsecSet, image: SymmetryImage) -> "SetClip":
        return self.mapped(image.local)

    def ghosts(self, _state: ParsecSet, at: Hex) -> tuple[editor.Ghost, ...]:
        bodies = (body_ghost(at + cell, body) for cell, body in self.bodies)
        return (*bodies, *(editor.Ghost(at + cell, "ui/grid") for cell in self.docks))

    def paste(self, sketch: SetSketch, at: Hex) -> None:
        for cell, body in self.bodies:
            sketch.attempt(s.PlaceBody(at + cell, body))
        for cell in self.docks:
            sketch.attempt(s.PlaceDock(at + cell))

    put_back = paste

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)


def body_ghost(at: Hex, body: Body) -> editor.Ghost:
    if body.kind == "planet":
        return editor.Ghost(at, radius=1, ground=surface_of(body.resources))
    return editor.Ghost(at, "board/asteroid")


def _copied(state: ParsecSet, chosen: frozenset[editor.MapThing]) -> tuple[SetClip, Hex]:
    middle = editor.middle_of(one.at for one in chosen) if chosen else Hex(0, 0)
    bodies = tuple(
        (one.at - middle, stamped(state.sheet.bodies[one.id]))
        for one in sorted(chosen)
        if one.sort == BODY
    )
    return SetClip(bodies, tuple(one.at - middle for one in chosen if one.sort == DOCK)), middle


def _decoded(data: bytes) -> SetClip | None:
    try:
        return msgspec.json.decode(data, type=SetClip)
    except (msgspec.MsgspecError, RecursionError):
        return None


# --- modules


def module_number(state: ParsecSet, cell: Hex) -> int | None:
    """From 0; a seam belongs to the first of its modules."""
    numbers = state.sheet.modules_at.get(cell)
    return numbers[0] - 1 if numbers else None


def cells_of_module(state: ParsecSet, number: int) -> tuple[Hex, ...]:
    """By its number from 0, seams included."""
    return tuple(c for c, numbers in state.sheet.modules_at.items() if number + 1 in numbers)


# --- words


def describe_thing(state: ParsecSet, thing: editor.MapThing) -> str:
    if thing.sort != BODY:
        return named("terms", thing.sort)
    body = state.sheet.bodies[thing.id]
    sort = "planet" if body.is_planet else "asteroid"
    words = fact_words(Named("parsec_body", body.id, sort, body.number))
    return f"{words} ({', '.join(named('resource', one) for one in body.resources)})"


def _describe_cell(state: ParsecSet, cell: Hex) -> str:
    place, thing = state.sheet.place_of(cell), thing_at(state, cell)
    if cell not in state.sheet.modules_at and thing is None:
        return ""
    if thing is not None:
        return f"{place}: {describe_thing(state, thing)}"
    if 0 in state.spot(cell):
        return filled(translate("parsec set", "{place}: edge of the module"), place=place)
    return place


# --- filled into the seam


def _together(parts: tuple[s.AnySetCommand, ...], deed: MapDeed) -> s.AnySetCommand:
    return s.DrawTogether(cast("tuple[s.SetDrawing, ...]", parts), deed)


def _removals(chosen: Iterable[editor.MapThing]) -> list[s.AnySetCommand]:
    return [s.ErasePiece(one.at) for one in chosen]


def _named_cells(command: s.AnySetCommand) -> tuple[Hex, ...]:
    at = getattr(command, "to", None) or getattr(command, "at", None)
    return (at,) if at is not None else ()


def _is_like(state: ParsecSet, thing: editor.MapThing, there: Hex) -> bool:
    other = thing_at(state, there)
    return other is not None and other.at == there and other.sort == thing.sort


SET_GAME: editor.EditorGame[ParsecSet, s.AnySetCommand, s.AnySetEvent] = editor.EditorGame(
    content=lambda state: state.definitions,
    things=things,
    thing_at=thing_at,
    cells_of=_cells_of,
    carrier=lambda _state, _thing: None,
    on_board=lambda state, cell: state.module_at(cell) is not None,
    judge=judge,
    evolve=evolve,
    together=_together,
    most_parts=s.MOST_PARTS,
    move=lambda thing, to: s.MovePiece(thing.at, to),
    removals=_removals,
    named_cells=_named_cells,
    copied=_copied,
    decoded=_decoded,
    clip_type="application/x-parsec-modules+json",
    frame=lambda _state: None,
    middle=lambda state: (
        editor.middle_of(cells) if (cells := cells_of_module(state, 0)) else Hex(0, 0)
    ),
    image_of=lambda _state, cell, image: image.place(cell),
    is_like=_is_like,
    image_commands=lambda state, thing, _image, there: [_put(state, thing, there)],
    gaps=lambda _state, _images: (),
    describe_cell=_describe_cell,
    describe_thing=describe_thing,
    describe_step=lambda _state, command: worded(told(command)),
    name_cell=lambda state, cell: state.sheet.place_of(cell),
    numbers_of=lambda state, cell: (state.spot(cell)[0] + 1, state.spot(cell)[1] + 1),
)


def set_picture(state: ParsecSet, theme: Theme, layers: Layers) -> ParsecPicture:
    return themed_picture(state.sheet, theme, layers=layers)


SET_ART: MapArt[ParsecSet] = globe_art(set_picture, lambda _state: (), PARSEC_COLORS)

LAYER_NAMES = LayerNames(
    board=(
        ("cell_lines", QT_TRANSLATE_NOOP("LayersPanel", "Grid of cells")),
        ("tile_lines", QT_TRANSLATE_NOOP("LayersPanel", "Edges of modules")),
        ("tile_numbers", QT_TRANSLATE_NOOP("LayersPanel", "Numbers of modules")),
    ),
    things=(("numbers", QT_TRANSLATE_NOOP("LayersPanel", "Numbers and resources")),),
    overlays=(),
)
