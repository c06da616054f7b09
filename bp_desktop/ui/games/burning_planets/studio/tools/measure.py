"""The measure tool: the distance, the way around obstacles and the reach of a ship class."""

from dataclasses import dataclass
from math import ceil

from bp_desktop.core.hexes import Hex, line
from bp_desktop.core.messages import say
from bp_desktop.core.paths import reach, shortest_path
from bp_desktop.games.burning_planets.ids import ClassId
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.tool_context import IDLE, NOTHING, Idle, Preview
from bp_desktop.ui.games.burning_planets.studio.map_game import MapToolContext

GLANCE = 8_000
"""Cells that are looked at while the pointer moves; a way that takes more waits for a click."""


@dataclass(frozen=True, slots=True)
class MeasuringFrom:
    """Measures from here to the pointer."""

    start: Hex


@dataclass(frozen=True, slots=True)
class Pinned:
    """The measure stays as it is until the next one."""


class MeasureTool:
    """A click shows where a ship gets in a turn; then the way to the pointer is measured, and
    another click, or the end of a drag, leaves it standing."""

    def __init__(self, context: MapToolContext, cls: ClassId) -> None:
        self._context = context
        self.cls = cls
        self.state: Idle | MeasuringFrom | Pinned = IDLE

    def hover(self, over: Hex | None) -> None:
        match self.state:
            case MeasuringFrom(start) if over is not None and over != start:
                self._context.show(self._glance(start, over))
            case _:
                pass

    def press(self, at: Hex, held: Held) -> None:
        match self.state:
            case MeasuringFrom(start) if at != start:
                self._context.show(self._way(start, at))
                self.state = Pinned()
            case _:
                self._context.show(self._reach(at))
                self.state = MeasuringFrom(at)

    def drag(self, over: Hex, held: Held) -> None:
        self.hover(over)

    def release(self, at: Hex, held: Held) -> None:
        match self.state:
            case MeasuringFrom(start) if at != start:
                self._context.show(self._way(start, at))
                self.state = Pinned()
            case _:
                pass

    def cancel(self) -> None:
        self.state = IDLE
        self._context.show(NOTHING)

    def _steps(self) -> int:
        """Cells a ship of the class covers in one own turn (BP-ACT-1, BP-ACT-2, BP-ACT-5)."""
        found = self._context.state.tables.ship_classes[self.cls]
        return found.speed * (found.any_actions or found.move_actions)

    def _reach(self, at: Hex) -> Preview:
        steps = self._steps()
        found = reach(at, steps, self._context.state.occupancy.is_free_space)
        cells = tuple(cell for cell, step in found.items() if step)
        facts = say("bp.studio.reach", cls=self.cls, steps=steps, cells=len(cells))
        return Preview(cells=(at,), reach=cells, facts=(facts,))

    def _glance(self, start: Hex, end: Hex) -> Preview:
        """The way while the pointer moves; if it is hard to find, only how far it is."""
        whole = self._whole_board()
        path = self._path(start, end, min(whole, GLANCE))
        if path is not None or whole <= GLANCE:
            return self._told(start, end, path)
        facts = say("bp.studio.straight", steps=start.distance(end))
        return Preview(path=line(start, end), facts=(facts,))

    def _way(self, start: Hex, end: Hex) -> Preview:
        return self._told(start, end, self._path(start, end, self._whole_board()))

    def _whole_board(self) -> int:
        """More cells than a search can ever see."""
        return 6 * len(self._context.state.geometry.tile_of) + 6

    def _path(self, start: Hex, end: Hex, limit: int) -> tuple[Hex, ...] | None:
        free = self._context.state.occupancy.is_free_space
        return shortest_path(start, end, lambda cell: cell == end or free(cell), limit=limit)

    def _told(self, start: Hex, end: Hex, path: tuple[Hex, ...] | None) -> Preview:
        distance = start.distance(end)
        if path is None:
            facts = say("bp.studio.no_way", steps=distance)
            return Preview(path=line(start, end), refused=True, facts=(facts,))
        turns = ceil(len(path) / self._steps())
        facts = say("bp.studio.distance", steps=distance, way=len(path), turns=turns, cls=self.cls)
        return Preview(path=(start, *path), facts=(facts,))
