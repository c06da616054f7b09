"""The brush for forests and mountains, and the eraser: a stroke is one step."""

from bp_desktop.core.hexes import Hex, disc, line
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import KindId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.burning_planets.studio.symmetry import IDENTITY, Image
from bp_desktop.ui.burning_planets.studio.things import Thing, independent, removal, thing_at
from bp_desktop.ui.burning_planets.studio.tools.hands import NOTHING, Ghost, Hands, Preview
from bp_desktop.ui.burning_planets.studio.tools.stamp import image_of
from bp_desktop.ui.hexboard.tool import Held

SIZES = (0, 1, 2)
"""Brush radii: 1, 7 and 19 cells."""


class _Stroke:
    """The cells a pointer passed over, without gaps."""

    def __init__(self) -> None:
        self.cells: dict[Hex, None] = {}
        self._last: Hex | None = None

    def add(self, cell: Hex, radius: int) -> None:
        way = line(self._last, cell) if self._last is not None else (cell,)
        for step in way:
            self.cells.update(dict.fromkeys(disc(step, radius)))
        self._last = cell


class BrushTool:
    """Paints a natural resource where it can stand; Ctrl clears instead."""

    def __init__(self, hands: Hands, kind: KindId, radius: int = 0) -> None:
        self._hands = hands
        self.kind = kind
        self.radius = radius
        self._stroke: _Stroke | None = None

    def hover(self, over: Hex | None) -> None:
        if self._stroke is None:
            cells = disc(over, self.radius) if over is not None else ()
            self._show(tuple(cells), Held.NONE)

    def press(self, at: Hex, held: Held) -> None:
        self._stroke = _Stroke()
        self.drag(at, held)

    def drag(self, over: Hex, held: Held) -> None:
        if self._stroke is not None:
            self._stroke.add(over, self.radius)
            self._show(tuple(self._stroke.cells), held)

    def release(self, at: Hex, held: Held) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is None:
            return
        cells = self._paintable(tuple(stroke.cells), held)
        if held & Held.TAKE:
            self._hands.submit([c.ClearGround(cells)] if cells else [])
        elif cells:
            self._hands.submit([c.PlaceNatural(self.kind, cells)])
        else:
            # Nothing under the brush can carry it: let the map say why.
            self._hands.submit([c.PlaceNatural(self.kind, (next(iter(stroke.cells)),))])
        self._hands.show(NOTHING)

    def cancel(self) -> None:
        self._stroke = None
        self._hands.show(NOTHING)

    def _show(self, cells: tuple[Hex, ...], held: Held) -> None:
        if not cells:
            self._hands.show(NOTHING)
            return
        paintable = self._paintable(cells, held)
        ghosts = tuple(Ghost(cell, f"natural/{self.kind}") for cell in paintable)
        problem: tuple[Message, ...] = ()
        refused = not paintable
        if refused:
            problem, _ = self._hands.judge(c.PlaceNatural(self.kind, (cells[0],)))
        self._hands.show(Preview(cells=cells, ghosts=ghosts, problem=problem, refused=refused))

    def _paintable(self, cells: tuple[Hex, ...], held: Held) -> tuple[Hex, ...]:
        """Planet cells of the stroke and its images where the kind can stand."""
        state = self._hands.state
        images: tuple[Image, ...] = (IDENTITY,)
        if not held & Held.FREE:
            images += self._hands.symmetry.images(state.board.tiles)
        geometry, occupancy = state.geometry, state.occupancy
        found: dict[Hex, None] = {}
        for image in images:
            for cell in cells:
                there = image_of(state, cell, image)
                zone = geometry.zone_at.get(there)
                if zone is None or zone is Zone.CENTER:
                    continue
                standing = occupancy.on_planet(there)
                if held & Held.TAKE:
                    if standing is not None:
                        found[there] = None
                elif standing is None or standing.kind in state.tables.naturals:
                    found[there] = None
        if not held & Held.TAKE:
            return tuple(
                cell
                for cell in found
                if not self._hands.judge(c.PlaceNatural(self.kind, (cell,)))[1]
            )
        return tuple(found)


class EraserTool:
    """Takes away what it passes over: contents first, then the planet when its centre is hit."""

    def __init__(self, hands: Hands, radius: int = 0) -> None:
        self._hands = hands
        self.radius = radius
        self._stroke: _Stroke | None = None

    def hover(self, over: Hex | None) -> None:
        if self._stroke is None:
            self._show(disc(over, self.radius) if over is not None else ())

    def press(self, at: Hex, held: Held) -> None:
        self._stroke = _Stroke()
        self.drag(at, held)

    def drag(self, over: Hex, held: Held) -> None:
        if self._stroke is not None:
            self._stroke.add(over, self.radius)
            self._show(tuple(self._stroke.cells))

    def release(self, at: Hex, held: Held) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is not None:
            images: tuple[Image, ...] = (IDENTITY,)
            if not held & Held.FREE:
                images += self._hands.symmetry.images(self._hands.state.board.tiles)
            state = self._hands.state
            cells = {image_of(state, cell, image) for cell in stroke.cells for image in images}
            things = self._under(tuple(cells), single=len(stroke.cells) == 1)
            self._hands.submit(removal(thing) for thing in things)
            del at
        self._hands.show(NOTHING)

    def cancel(self) -> None:
        self._stroke = None
        self._hands.show(NOTHING)

    def _show(self, cells: tuple[Hex, ...]) -> None:
        things = self._under(cells, single=len(cells) == 1)
        self._hands.show(Preview(cells=tuple(thing.at for thing in things) or cells))

    def _under(self, cells: tuple[Hex, ...], *, single: bool) -> tuple[Thing, ...]:
        """What would go. A planet goes only by its centre, or by one deliberate click."""
        state = self._hands.state
        found = set()
        for cell in cells:
            thing = thing_at(state, cell)
            if thing is None:
                continue
            if thing.sort.value == "planet" and cell != thing.at and not single:
                continue
            found.add(thing)
        return independent(state, frozenset(found))
