"""The brush for forests and mountains, and the eraser: a stroke is one step."""

from collections.abc import Iterable

from bp_desktop.core.hexes import Hex, disc, line
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import Structure
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import KindId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.counterparts import image_of
from bp_desktop.ui.editor.sketch import Skipped
from bp_desktop.ui.editor.things import (
    Sort,
    Thing,
    cells_of,
    in_parts,
    independent,
    removals,
    thing_at,
)
from bp_desktop.ui.editor.tools.hands import NOTHING, Ghost, Hands, Preview

SIZES = (0, 1, 2, 3)
"""Brush radii: 1, 7, 19 and 37 cells."""


class Stroke:
    """The cells a pointer passed over, without gaps."""

    def __init__(self, radius: int) -> None:
        self._radius = radius
        self._last: Hex | None = None
        self.cells: dict[Hex, None] = {}

    def add(self, cell: Hex) -> None:
        way = line(self._last, cell) if self._last is not None else (cell,)
        for step in way:
            self.cells.update(dict.fromkeys(disc(step, self._radius)))
        self._last = cell


class StrokeTool:
    """Shows what a stroke would do, and does it when the pointer is let go."""

    def __init__(self, hands: Hands, radius: int = 0) -> None:
        self._hands = hands
        self.radius = radius
        self.stroke: Stroke | None = None

    def hover(self, over: Hex | None) -> None:
        if self.stroke is None:
            self._show(disc(over, self.radius) if over is not None else (), Held.NONE)

    def press(self, at: Hex, held: Held) -> None:
        self.stroke = Stroke(self.radius)
        self.drag(at, held)

    def drag(self, over: Hex, held: Held) -> None:
        if self.stroke is not None:
            self.stroke.add(over)
            self._show(tuple(self.stroke.cells), held)

    def release(self, at: Hex, held: Held) -> None:
        stroke, self.stroke = self.stroke, None
        self._hands.show(NOTHING)
        if stroke is not None:
            self._apply(tuple(stroke.cells), held)

    def cancel(self) -> None:
        self.stroke = None
        self._hands.show(NOTHING)

    def _show(self, cells: tuple[Hex, ...], held: Held) -> None:
        """What would happen to these cells, or nothing for none."""
        raise NotImplementedError

    def _apply(self, cells: tuple[Hex, ...], held: Held) -> None:
        raise NotImplementedError


class BrushTool(StrokeTool):
    """Paints a natural resource where it can stand; Ctrl clears instead."""

    def __init__(self, hands: Hands, kind: KindId, radius: int = 0) -> None:
        super().__init__(hands, radius)
        self.kind = kind

    def _apply(self, cells: tuple[Hex, ...], held: Held) -> None:
        reached = self._reached(cells, held)
        if held & Held.TAKE:
            self._hands.submit(c.ClearGround(part) for part in in_parts(reached))
        elif reached:
            skipped = self._missed(cells, held)
            if self._hands.submit(c.PlaceNatural(self.kind, part) for part in in_parts(reached)):
                self._hands.list_skipped(skipped)
        else:
            # Nothing under the brush can carry it: let the map say why.
            self._hands.submit([c.PlaceNatural(self.kind, cells[:1])])

    def _show(self, cells: tuple[Hex, ...], held: Held) -> None:
        if not cells:
            self._hands.show(NOTHING)
            return
        reached = self._reached(cells, held)
        if held & Held.TAKE:
            self._hands.show(Preview(cells=reached or cells))
            return
        problem, refused = self._hands.judge(c.PlaceNatural(self.kind, reached or cells[:1]))
        ghosts = tuple(Ghost(cell, f"natural/{self.kind}") for cell in reached)
        self._hands.show(Preview(cells=cells, ghosts=ghosts, problem=problem, refused=refused))

    def _reached(self, cells: Iterable[Hex], held: Held) -> tuple[Hex, ...]:
        """The cells of the stroke and its images where something would change."""
        state, changes = self._hands.state, self._clears if held & Held.TAKE else self._paints
        found = {
            there: None
            for image in self._hands.images(held)
            for cell in cells
            if changes(state, there := image_of(state, cell, image))
        }
        return tuple(found)

    def _missed(self, cells: Iterable[Hex], held: Held) -> tuple[Skipped, ...]:
        """Images of painted cells that cannot be painted."""
        state = self._hands.state
        painted = [cell for cell in cells if self._paints(state, cell)]
        missed = {
            there: None
            for image in self._hands.images(held)[1:]
            for cell in painted
            if not self._carries(state, there := image_of(state, cell, image))
        }
        commands = [c.PlaceNatural(self.kind, (cell,)) for cell in missed]
        return tuple(Skipped(command, self._hands.judge(command)[0]) for command in commands)

    @staticmethod
    def _carries(state: MapState, cell: Hex) -> bool:
        """Planet cells that are neither the centre nor built on (BP-BOARD-13, BP-BOARD-15)."""
        zone = state.geometry.zone_at.get(cell)
        if zone is None or zone is Zone.CENTER:
            return False
        return not isinstance(state.occupancy.on_planet(cell), Structure)

    def _paints(self, state: MapState, cell: Hex) -> bool:
        standing = state.occupancy.on_planet(cell)
        there_already = standing is not None and standing.kind == self.kind
        return self._carries(state, cell) and not there_already

    @staticmethod
    def _clears(state: MapState, cell: Hex) -> bool:
        return state.occupancy.on_planet(cell) is not None


class EraserTool(StrokeTool):
    """Takes away what it passes over: contents first, then the planet when its centre is hit."""

    def _apply(self, cells: tuple[Hex, ...], held: Held) -> None:
        things = self._under(cells, held)
        if things:
            self._hands.submit(removals(things))
        elif any(cell in self._hands.state.geometry.planet_at for cell in cells):
            self._hands.tell((say("editor.erase_by_center"),))

    def _show(self, cells: tuple[Hex, ...], held: Held) -> None:
        state = self._hands.state
        gone = (cell for thing in self._under(cells, held) for cell in cells_of(state, thing))
        self._hands.show(Preview(cells=tuple(gone), outline=cells, refused=True))

    def _under(self, cells: tuple[Hex, ...], held: Held) -> tuple[Thing, ...]:
        """What would go. A planet goes only by its centre: a click that misses a forest must
        not take the ground it stands on."""
        state = self._hands.state
        found = set()
        for image in self._hands.images(held):
            for cell in cells:
                thing = thing_at(state, there := image_of(state, cell, image))
                if thing is None:
                    continue
                if thing.sort is Sort.PLANET and there != thing.at:
                    continue
                found.add(thing)
        return independent(state, frozenset(found))
