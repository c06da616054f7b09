"""Measure: the distance, the way around obstacles and the reach of a ship class."""

from bp_desktop.core.hexes import Hex, line
from bp_desktop.core.messages import say
from bp_desktop.core.paths import reach, shortest_path
from bp_desktop.games.burning_planets.ids import ClassId
from bp_desktop.ui.burning_planets.studio.tools.hands import NOTHING, Hands, Preview
from bp_desktop.ui.hexboard.tool import Held


class MeasureTool:
    """Press and drag from one cell to another; a click alone shows where a ship gets in a turn."""

    def __init__(self, hands: Hands, cls: ClassId) -> None:
        self._hands = hands
        self.cls = cls
        self._start: Hex | None = None

    def hover(self, over: Hex | None) -> None: ...

    def press(self, at: Hex, held: Held) -> None:
        self._start = at
        self._hands.show(self._reach(at))

    def drag(self, over: Hex, held: Held) -> None:
        if self._start is not None and over != self._start:
            self._hands.show(self._way(self._start, over))

    def release(self, at: Hex, held: Held) -> None:
        """The measure stays until the next one."""
        self._start = None

    def cancel(self) -> None:
        self._start = None
        self._hands.show(NOTHING)

    def _steps(self) -> int:
        """Cells a ship of the class covers in one own turn (BP-ACT-1, BP-ACT-2, BP-ACT-5)."""
        found = self._hands.state.tables.ship_classes[self.cls]
        return found.speed * (found.any_actions or found.move_actions)

    def _reach(self, at: Hex) -> Preview:
        steps = self._steps()
        found = reach(at, steps, self._hands.state.occupancy.is_free_space)
        cells = tuple(cell for cell, step in found.items() if step)
        return Preview(
            cells=(at,), reach=cells, facts=(say("studio.reach", steps=steps, cells=len(cells)),)
        )

    def _way(self, start: Hex, end: Hex) -> Preview:
        distance = start.distance(end)
        free = self._hands.state.occupancy.is_free_space
        path = shortest_path(start, end, lambda cell: cell == end or free(cell))
        if path is None:
            return Preview(
                path=line(start, end), refused=True, facts=(say("studio.no_way", steps=distance),)
            )
        facts = say("studio.distance", steps=distance, way=len(path))
        return Preview(path=(start, *path), facts=(facts,))
