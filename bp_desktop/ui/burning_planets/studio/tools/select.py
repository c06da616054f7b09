"""Select and move: click, add, box and lasso; dragging what is chosen moves it."""

from dataclasses import dataclass

from bp_desktop.core.hexes import ORIGIN, Hex, from_offset, line, to_offset
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.burning_planets.studio.things import (
    Thing,
    all_things,
    cells_of,
    independent,
    moving,
    thing_at,
)
from bp_desktop.ui.burning_planets.studio.tools.hands import NOTHING, Hands, Preview
from bp_desktop.ui.hexboard.tool import Held


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is held."""


@dataclass(frozen=True, slots=True)
class Boxing:
    start: Hex
    end: Hex


@dataclass(frozen=True, slots=True)
class Lassoing:
    way: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Moving:
    start: Hex
    end: Hex


State = Idle | Boxing | Lassoing | Moving


class SelectTool:
    """Idle --press on a thing--> Moving, --press on space--> Boxing or (Ctrl) Lassoing."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.state: State = Idle()

    def hover(self, over: Hex | None) -> None:
        thing = thing_at(self._hands.state, over) if over is not None else None
        cells = cells_of(self._hands.state, thing) if thing is not None else ()
        self._hands.show(Preview(cells=cells) if cells else NOTHING)

    def press(self, at: Hex, held: Held) -> None:
        thing = thing_at(self._hands.state, at)
        if thing is None:
            self.state = Lassoing((at,)) if held & Held.TAKE else Boxing(at, at)
            return
        chosen = self._hands.chosen()
        if held & Held.ADD:
            self._hands.choose(chosen ^ {thing})
        elif thing not in chosen:
            self._hands.choose({thing})
        self.state = Moving(at, at)

    def drag(self, over: Hex, held: Held) -> None:
        match self.state:
            case Boxing(start):
                self.state = Boxing(start, over)
                self._hands.show(Preview(outline=box(start, over)))
            case Lassoing(way):
                self.state = Lassoing((*way, *line(way[-1], over)[1:]))
                self._hands.show(Preview(outline=self.state.way))
            case Moving(start):
                self.state = Moving(start, over)
                self._hands.show(self._moved(over - start))
            case Idle():
                pass

    def release(self, at: Hex, held: Held) -> None:
        done, self.state = self.state, Idle()
        self._hands.show(NOTHING)
        match done:
            case Boxing(start, end):
                found = self._within(frozenset(box(start, end))) if start != end else frozenset()
                self._choose(found, held)
            case Lassoing(way):
                self._choose(self._within(enclosed(way)), held)
            case Moving(start) if at != start:
                self._hands.submit(self._commands(at - start))
                self._follow(at - start)
            case _:
                pass

    def cancel(self) -> None:
        self.state = Idle()
        self._hands.show(NOTHING)

    def nudge(self, by: Hex) -> None:
        """Move what is chosen by one step."""
        if self._hands.submit(self._commands(by)):
            self._follow(by)

    def _choose(self, found: frozenset[Thing], held: Held) -> None:
        self._hands.choose(found | self._hands.chosen() if held & Held.ADD else found)

    def _within(self, cells: frozenset[Hex]) -> frozenset[Thing]:
        return frozenset(thing for thing in all_things(self._hands.state) if thing.at in cells)

    def _commands(self, by: Hex) -> list[c.Single]:
        """Far ones first in the direction of the move, so that a row does not bump into itself."""
        things = independent(self._hands.state, self._hands.chosen())
        ordered = sorted(
            things, key=lambda thing: -(thing.at.q * by.q + thing.at.r * by.r + thing.at.s * by.s)
        )
        return [moving(thing, thing.at + by) for thing in ordered]

    def _moved(self, by: Hex) -> Preview:
        commands = self._commands(by)
        if not commands or by == ORIGIN:
            return NOTHING
        judged = c.Together(tuple(commands)) if len(commands) > 1 else commands[0]
        problem, refused = self._hands.judge(judged)
        state = self._hands.state
        cells = tuple(
            cell + by
            for thing in independent(state, self._hands.chosen())
            for cell in cells_of(state, thing)
        )
        return Preview(cells=cells, problem=problem, refused=refused)

    def _follow(self, by: Hex) -> None:
        """Keep hold of what was moved."""
        state = self._hands.state
        places = {thing.at + by: thing.sort for thing in self._hands.chosen()}
        self._hands.choose(
            thing for thing in all_things(state) if places.get(thing.at) is thing.sort
        )


def box(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """The cells of an upright rectangle between two cells."""
    (left, top), (right, bottom) = to_offset(start), to_offset(end)
    left, right = sorted((left, right))
    top, bottom = sorted((top, bottom))
    return tuple(
        from_offset(col, row) for row in range(top, bottom + 1) for col in range(left, right + 1)
    )


def enclosed(way: tuple[Hex, ...]) -> frozenset[Hex]:
    """The cells on and inside a closed way: whatever the outside cannot reach."""
    closed = frozenset((*way, *line(way[-1], way[0])))
    if len(closed) < 3:
        return closed
    columns, rows = zip(*(to_offset(cell) for cell in closed), strict=True)
    frame = frozenset(
        box(
            from_offset(min(columns) - 2, min(rows) - 2),
            from_offset(max(columns) + 2, max(rows) + 2),
        )
    )
    outside = {from_offset(min(columns) - 2, min(rows) - 2)}
    queue = list(outside)
    while queue:
        for near in queue.pop().neighbors():
            if near in frame and near not in closed and near not in outside:
                outside.add(near)
                queue.append(near)
    return frame - outside
