"""The tile tool: a stroke lays tiles or takes them up, so that a board can have any outline."""

from dataclasses import dataclass

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.tiles import FARTHEST
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands, Preview
from bp_desktop.ui.games.burning_planets.studio.tile_places import (
    cells_of_place,
    image_of_place,
    place_of,
)


@dataclass(frozen=True, slots=True)
class Laying:
    """Every place passed over gets a tile or, with `taking`, loses it."""

    places: tuple[TilePlace, ...]
    taking: bool


class TileTool:
    """What is on a tile goes with it only when Ctrl is held; Alt leaves the symmetry out."""

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
                self._hands.tell((say("bp.map.tile_too_far", limit=FARTHEST),))
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
        if done is None:
            return
        sketch = Sketch(self._hands.state)
        own = _commands(done.places, held, taking=done.taking)
        if not all(sketch.attempt(command) for command in own):
            self._hands.submit(own)  # the map says why not
            return
        for command in _commands(self._images(done, held), held, taking=done.taking):
            sketch.attempt(command)
        self._hands.finish(sketch)

    def cancel(self) -> None:
        self.state = None
        self._hands.show(NOTHING)

    def _show(self, laying: Laying, held: Held) -> None:
        tiles = self._hands.state.board.tiles
        assert tiles is not None
        commands = _commands(laying.places, held, taking=laying.taking)
        judged = commands[0] if len(commands) == 1 else c.Together(tuple(commands))
        problem, refused = self._hands.judge(judged)
        places = (*laying.places, *self._images(laying, held))
        cells = tuple(cell for place in places for cell in cells_of_place(tiles, place))
        if laying.taking:
            self._hands.show(Preview(cells=cells, problem=problem, refused=True))
        else:
            self._hands.show(Preview(cells=cells, problem=problem, refused=refused))

    def _images(self, laying: Laying, held: Held) -> tuple[TilePlace, ...]:
        """Where the symmetry lays tiles or takes them too, without those that are so already."""
        tiles = self._hands.state.board.tiles
        assert tiles is not None
        found = {
            image_of_place(tiles, place, image): None
            for image in self._hands.images(held)[1:]
            for place in laying.places
        }
        laid = frozenset(tiles.places)
        return tuple(
            place
            for place in found
            if place not in laying.places and (place in laid) == laying.taking
        )


def _commands(places: tuple[TilePlace, ...], held: Held, *, taking: bool) -> list[c.Single]:
    if taking:
        clear = bool(held & Held.TAKE)
        return [c.RemoveTile(place, clear=clear) for place in places]
    return [c.AddTile(place) for place in places]
