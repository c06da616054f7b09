"""Select: click, add, box and lasso; dragging what is chosen moves it."""

from dataclasses import dataclass

from bp_desktop.core.hexes import Hex, from_offset, line, to_offset
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.things import (
    Sort,
    Thing,
    all_things,
    cells_of,
    thing_at,
)
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands, Preview
from bp_desktop.ui.editor.tools.shifting import preview_of_shift, shifted
from bp_desktop.ui.games.burning_planets.studio.tile_places import (
    cells_of_place,
    place_of,
    under_number,
)

MOST_SHOWN = 4000
"""Cells of a box that are shown one by one."""


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
    again: bool
    """Whether what was pressed on was chosen before."""


State = Idle | Boxing | Lassoing | Moving


class SelectTool:
    """Idle --press on a thing--> Moving, --press on space--> Boxing or (Ctrl) Lassoing."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.state: State = Idle()

    def hover(self, over: Hex | None) -> None:
        thing = thing_at(self._hands.state, over) if over is not None else None
        cells = cells_of(self._hands.state, thing) if thing is not None else ()
        tiles = self._hands.state.board.tiles
        if thing is None and over is not None and tiles is not None and self._on_number(over):
            cells = cells_of_place(tiles, place_of(tiles, over))
        self._hands.show(Preview(outline=cells) if cells else NOTHING)

    def press(self, at: Hex, held: Held) -> None:
        thing = thing_at(self._hands.state, at)
        if held & Held.TAKE:
            self.state = Lassoing((at,))
        elif thing is None:
            self.state = Boxing(at, at)
        elif held & Held.ADD:
            self._hands.choose(self._hands.chosen() ^ {thing})
        else:
            again = thing in self._hands.chosen()
            if not again:
                self._hands.choose({thing})
            self.state = Moving(at, again)

    def drag(self, over: Hex, held: Held) -> None:
        match self.state:
            case Boxing(start):
                self.state = Boxing(start, over)
                self._hands.show(Preview(outline=frame(start, over)))
            case Lassoing(way):
                self.state = Lassoing((*way, *line(way[-1], over)[1:]))
                self._hands.show(Preview(outline=loop(self.state.way)))
            case Moving(start):
                self._hands.show(preview_of_shift(self._hands, over - start))
            case Idle():
                pass

    def release(self, at: Hex, held: Held) -> None:
        done, self.state = self.state, Idle()
        self._hands.show(NOTHING)
        match done:
            case Boxing(start) if start == at and not held & Held.ADD:
                self._click_space(at)
            case Boxing(start):
                self._choose(within(self._hands.state, box(start, at)), held)
            case Lassoing(way):
                way = (*way, *line(way[-1], at)[1:])
                self._choose(within(self._hands.state, enclosed(way)), held)
            case Moving(start) if at != start:
                shifted(self._hands, at - start)
            case Moving(start, again) if again:
                self._choose_planet_below(start)
            case _:
                pass

    def cancel(self) -> None:
        self.state = Idle()
        self._hands.show(NOTHING)

    def _click_space(self, at: Hex) -> None:
        """Lets go of what is chosen; the number of a tile, or a click when nothing is chosen,
        means the tile."""
        tiles, chosen = self._hands.state.board.tiles, self._hands.chosen_tile()
        place = place_of(tiles, at) if tiles is not None else None
        laid = tiles is not None and place in tiles.places
        meant = self._on_number(at) or not (self._hands.chosen() or chosen is not None)
        if place is not None and laid and meant and place != chosen:
            self._hands.choose_tile(place)
        else:
            self._hands.choose(())

    def _on_number(self, at: Hex) -> bool:
        tiles = self._hands.state.board.tiles
        return tiles is not None and under_number(tiles, at) and place_of(tiles, at) in tiles.places

    def _choose(self, found: frozenset[Thing], held: Held) -> None:
        self._hands.choose(found | self._hands.chosen() if held & Held.ADD else found)

    def _choose_planet_below(self, at: Hex) -> None:
        """A second click on what stands on a planet means the planet."""
        state = self._hands.state
        planet = state.geometry.planet_at.get(at)
        thing = thing_at(state, at)
        if planet is not None and thing is not None and thing.sort is Sort.GROUND:
            center = state.geometry.shapes[planet].center
            self._hands.choose({Thing(Sort.PLANET, PlanetId(planet), center)})


def within(state: MapState, cells: tuple[Hex, ...] | frozenset[Hex]) -> frozenset[Thing]:
    """What stands in some cells; of a planet its centre counts."""
    wanted = frozenset(cells)
    return frozenset(thing for thing in all_things(state) if thing.at in wanted)


def box(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """The cells of an upright rectangle between two cells."""
    (left, top), (right, bottom) = to_offset(start), to_offset(end)
    left, right = sorted((left, right))
    top, bottom = sorted((top, bottom))
    return tuple(
        from_offset(col, row) for row in range(top, bottom + 1) for col in range(left, right + 1)
    )


def frame(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """What shows a box: its cells, or of a large one those at its edge."""
    (left, top), (right, bottom) = to_offset(start), to_offset(end)
    if abs(right - left) * abs(bottom - top) <= MOST_SHOWN:
        return box(start, end)
    edges = (
        box(start, from_offset(right, top)),
        box(from_offset(left, bottom), end),
        box(start, from_offset(left, bottom)),
        box(from_offset(right, top), end),
    )
    return tuple(dict.fromkeys(cell for edge in edges for cell in edge))


def loop(way: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """What shows a lasso: all it encloses, or of a large one the way itself."""
    columns, rows = zip(*(to_offset(cell) for cell in way), strict=True)
    area = (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1)
    return tuple(enclosed(way)) if area <= MOST_SHOWN else way


def enclosed(way: tuple[Hex, ...]) -> frozenset[Hex]:
    """The cells on and inside a closed way: whatever the outside cannot reach."""
    closed = frozenset((*way, *line(way[-1], way[0])))
    columns, rows = zip(*(to_offset(cell) for cell in closed), strict=True)
    corner = from_offset(min(columns) - 2, min(rows) - 2)
    frame = frozenset(box(corner, from_offset(max(columns) + 2, max(rows) + 2)))
    outside = {corner}
    queue = [corner]
    while queue:
        for near in queue.pop().neighbors():
            if near in frame and near not in closed and near not in outside:
                outside.add(near)
                queue.append(near)
    return frame - outside
