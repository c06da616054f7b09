"""The tile tool: a click lays a tile or takes it up, so that a board can have any outline."""

from collections.abc import Callable

from bp_desktop.core.hexes import Hex, disc, from_offset, to_offset
from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.burning_planets.studio.tools.hands import NOTHING, Hands, Preview
from bp_desktop.ui.hexboard.tool import Held


class TileTool:
    """What is on a tile goes with it only when Ctrl is held."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    def hover(self, over: Hex | None) -> None:
        if over is None or self._hands.state.board.tiles is None:
            self._hands.show(NOTHING)
            return
        problem, refused = self._hands.judge(self._command(over, Held.NONE))
        cells = self._cells(self._place(over))
        self._hands.show(Preview(outline=cells, problem=problem, refused=refused))

    def press(self, at: Hex, held: Held) -> None:
        if self._hands.state.board.tiles is not None:
            self._hands.submit([self._command(at, held)])
        self.hover(at)

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None: ...

    def cancel(self) -> None:
        self._hands.show(NOTHING)

    def _place(self, cell: Hex) -> TilePlace:
        tiles = self._hands.state.board.tiles
        assert tiles is not None
        col, row = to_offset(cell)
        return TilePlace(col // tiles.width, row // tiles.height)

    def _command(self, cell: Hex, held: Held) -> c.AddTile | c.RemoveTile:
        tiles = self._hands.state.board.tiles
        assert tiles is not None
        place = self._place(cell)
        if place in tiles.places:
            return c.RemoveTile(place, clear=bool(held & Held.TAKE))
        return c.AddTile(place)

    def _cells(self, place: TilePlace) -> tuple[Hex, ...]:
        tiles = self._hands.state.board.tiles
        assert tiles is not None
        left, top = tiles.width * place.tx, tiles.height * place.ty
        return tuple(
            from_offset(col, row)
            for row in range(top, top + tiles.height)
            for col in range(left, left + tiles.width)
        )


class NoteTool:
    """A click asks for a remark on a cell; who asks is the studio's business."""

    def __init__(self, hands: Hands, ask: Callable[[Hex], None]) -> None:
        self._hands = hands
        self._ask = ask

    def hover(self, over: Hex | None) -> None:
        self._hands.show(Preview(cells=disc(over, 0)) if over is not None else NOTHING)

    def press(self, at: Hex, held: Held) -> None:
        self._ask(at)

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None: ...

    def cancel(self) -> None:
        self._hands.show(NOTHING)
