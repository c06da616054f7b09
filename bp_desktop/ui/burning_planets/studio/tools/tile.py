"""The tile tool: a stroke lays tiles or takes them up, so that a board can have any outline."""

from dataclasses import dataclass

from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import TilePlace, Tiles
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.tiles import FARTHEST
from bp_desktop.ui.burning_planets.studio.tools.hands import NOTHING, Hands, Preview
from bp_desktop.ui.hexboard.tool import Held


@dataclass(frozen=True, slots=True)
class Laying:
    """Every place passed over gets a tile or, with `taking`, loses it."""

    places: tuple[TilePlace, ...]
    taking: bool


class TileTool:
    """What is on a tile goes with it only when Ctrl is held."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.state: Laying | None = None

    def hover(self, over: Hex | None) -> None:
        if self.state is not None:
            return
        tiles = self._hands.state.board.tiles
        if over is None or tiles is None:
            self._hands.show(NOTHING)
        else:
            place = place_of(tiles, over)
            self._show(Laying((place,), place in tiles.places), Held.NONE)

    def press(self, at: Hex, held: Held) -> None:
        tiles = self._hands.state.board.tiles
        if tiles is not None:
            place = place_of(tiles, at)
            if max(abs(place.tx), abs(place.ty)) > FARTHEST:
                self._hands.tell((say("map.tile_too_far", limit=FARTHEST),))
                return
            self.state = Laying((place,), place in tiles.places)
            self._show(self.state, held)

    def drag(self, over: Hex, held: Held) -> None:
        tiles = self._hands.state.board.tiles
        if self.state is None or tiles is None:
            return
        place = place_of(tiles, over)
        fits = (place in tiles.places) == self.state.taking
        fits = fits and max(abs(place.tx), abs(place.ty)) <= FARTHEST
        if fits and place not in self.state.places:
            self.state = Laying((*self.state.places, place), self.state.taking)
        self._show(self.state, held)

    def release(self, at: Hex, held: Held) -> None:
        done, self.state = self.state, None
        self._hands.show(NOTHING)
        if done is not None:
            self._hands.submit(_commands(done, held))

    def cancel(self) -> None:
        self.state = None
        self._hands.show(NOTHING)

    def _show(self, laying: Laying, held: Held) -> None:
        tiles = self._hands.state.board.tiles
        assert tiles is not None
        commands = _commands(laying, held)
        judged = commands[0] if len(commands) == 1 else c.Together(tuple(commands))
        problem, refused = self._hands.judge(judged)
        cells = tuple(cell for place in laying.places for cell in cells_of_place(tiles, place))
        if laying.taking:
            self._hands.show(Preview(cells=cells, problem=problem, refused=True))
        else:
            self._hands.show(Preview(cells=cells, problem=problem, refused=refused))


def _commands(laying: Laying, held: Held) -> list[c.Single]:
    if laying.taking:
        clear = bool(held & Held.TAKE)
        return [c.RemoveTile(place, clear=clear) for place in laying.places]
    return [c.AddTile(place) for place in laying.places]


def place_of(tiles: Tiles, cell: Hex) -> TilePlace:
    """The place in the grid of tiles that a cell belongs to, laid or not."""
    col, row = to_offset(cell)
    return TilePlace(col // tiles.width, row // tiles.height)


def cells_of_place(tiles: Tiles, place: TilePlace) -> tuple[Hex, ...]:
    left, top = tiles.width * place.tx, tiles.height * place.ty
    return tuple(
        from_offset(col, row)
        for row in range(top, top + tiles.height)
        for col in range(left, left + tiles.width)
    )
