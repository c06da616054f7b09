"""The tile tool: a stroke lays tiles or takes them up, so that a board can have any outline."""

from dataclasses import dataclass

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.tiles import FARTHEST
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.tool_context import NOTHING, Preview
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME, MapToolContext
from bp_desktop.ui.games.burning_planets.studio.map_images import image_of_place
from bp_desktop.ui.games.burning_planets.studio.map_things import cells_of_place, place_of


@dataclass(frozen=True, slots=True)
class Laying:
    """Every place passed over gets a tile or, with `taking`, loses it."""

    places: tuple[TilePlace, ...]
    taking: bool


class TileTool:
    """What is on a tile goes with it only when Ctrl is held; Alt leaves the symmetry out."""

    def __init__(self, context: MapToolContext) -> None:
        self._context = context
        self.state: Laying | None = None

    def hover(self, over: Hex | None) -> None:
        if self.state is not None:
            return
        tiles = self._context.state.board.tiles
        if over is None or tiles is None:
            self._context.show(NOTHING)
        else:
            place = place_of(tiles, over)
            self._show(Laying((place,), place in tiles.places), Held.NONE)

    def press(self, at: Hex, held: Held) -> None:
        tiles = self._context.state.board.tiles
        if tiles is not None:
            place = place_of(tiles, at)
            if max(abs(place.tx), abs(place.ty)) > FARTHEST:
                self._context.tell((say("bp.map.tile_too_far", limit=FARTHEST),))
                return
            self.state = Laying((place,), place in tiles.places)
            self._show(self.state, held)

    def drag(self, over: Hex, held: Held) -> None:
        tiles = self._context.state.board.tiles
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
        self._context.show(NOTHING)
        if done is None:
            return
        sketch = self._context.sketch()
        own = _commands(done.places, held, taking=done.taking)
        if not all(sketch.attempt(command) for command in own):
            self._context.submit(own)  # the map says why not
            return
        for command in _commands(self._images(done, held), held, taking=done.taking):
            sketch.attempt(command)
        self._context.finish(sketch)

    def cancel(self) -> None:
        self.state = None
        self._context.show(NOTHING)

    def _show(self, laying: Laying, held: Held) -> None:
        tiles = self._context.state.board.tiles
        assert tiles is not None
        commands = _commands(laying.places, held, taking=laying.taking)
        judged = commands[0] if len(commands) == 1 else MAP_GAME.together(tuple(commands))
        problem, refused = self._context.judge(judged)
        places = (*laying.places, *self._images(laying, held))
        cells = tuple(cell for place in places for cell in cells_of_place(tiles, place))
        if laying.taking:
            self._context.show(Preview(cells=cells, problem=problem, refused=True))
        else:
            self._context.show(Preview(cells=cells, problem=problem, refused=refused))

    def _images(self, laying: Laying, held: Held) -> tuple[TilePlace, ...]:
        """Where the symmetry lays tiles or takes them too, without those that are so already."""
        tiles = self._context.state.board.tiles
        assert tiles is not None
        found = {
            image_of_place(tiles, place, image): None
            for image in self._context.images(held)[1:]
            for place in laying.places
        }
        laid = frozenset(tiles.places)
        return tuple(
            place
            for place in found
            if place not in laying.places and (place in laid) == laying.taking
        )


def _commands(places: tuple[TilePlace, ...], held: Held, *, taking: bool) -> list[c.AnyMapCommand]:
    if taking:
        clear = bool(held & Held.TAKE)
        return [c.RemoveTile(place, clear=clear) for place in places]
    return [c.AddTile(place) for place in places]
