"""The studio's own tools: stamps, brushes, tiles, cells that a generation waits for, distances.

State machines in hexes that know the map and not Qt."""

from dataclasses import dataclass, replace
from math import ceil

from bp_desktop.core.bounds import FARTHEST_TILE
from bp_desktop.core.hexes import Hex, line
from bp_desktop.core.messages import Message, say
from bp_desktop.core.paths import reach, shortest_path
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Structure
from bp_desktop.games.burning_planets.geometry import Zone, radii
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent, Draft, GenerationStep
from bp_desktop.games.burning_planets.map.generation import GenerationRequest, draft_center, due
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.game import Ghost
from bp_desktop.ui.editor.symmetry import IDENTITY, SymmetryImage
from bp_desktop.ui.editor.tool_context import NOTHING, GestureTool, Preview
from bp_desktop.ui.editor.tools.putting import CarriedStamp, Stamp
from bp_desktop.ui.games.burning_planets.studio import map_things
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME, MapToolContext
from bp_desktop.ui.games.burning_planets.studio.map_images import (
    dealt_start,
    image_of_place,
    owner_of_image,
)

MapStamp = Stamp[MapState, c.AnyMapCommand]


@dataclass(frozen=True, slots=True)
class PlanetStamp(CarriedStamp[MapState, c.AnyMapCommand]):
    size: ids.SizeId
    biome: ids.BiomeId

    def command(self, _state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        return c.PlacePlanet(at, self.size, self.biome)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        return Ghost(at, radius=radii(state.options)[self.size], ground=self.biome)

    def dragged(self, state: MapState, start: Hex, over: Hex) -> tuple[MapStamp, Hex]:
        """As large as the pointer is away from the centre."""
        away = start.distance(over)
        if not away:
            return self, start
        sizes = radii(state.options)
        size = min(sizes, key=lambda one: abs(sizes[one] - away))
        return replace(self, size=size), start


@dataclass(frozen=True, slots=True)
class AsteroidStamp(CarriedStamp[MapState, c.AnyMapCommand]):
    def command(self, _state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        return c.PlaceAsteroid(at)

    def ghost(self, _state: MapState, at: Hex) -> Ghost:
        return Ghost(at, "board/asteroid")


@dataclass(frozen=True, slots=True)
class OwnedStamp(CarriedStamp[MapState, c.AnyMapCommand]):
    """The shared part of stamps that work for a player, or for nobody."""

    owner: ids.PlayerId | None

    def image(self, state: MapState, image: SymmetryImage) -> MapStamp:
        """A copy in another player's corner is that player's."""
        if self.owner is None:
            return self
        return replace(self, owner=owner_of_image(state, self.owner, image))


@dataclass(frozen=True, slots=True)
class StructureStamp(OwnedStamp):
    """The owner is of a space structure; a planetary one belongs to the planet's owner."""

    kind: ids.KindId

    def command(self, state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        if state.tables.structures[self.kind].category != "space":
            return c.PlaceStructure(self.kind, at)
        if self.owner is None:
            return say("bp.studio.choose_a_player")
        return c.PlaceSpaceStructure(self.owner, self.kind, at)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        planet = state.geometry.planet_at.get(at)
        owner = state.board.planets[planet].owner if planet is not None else self.owner
        return Ghost(at, f"structure/{self.kind}", owner or "")


@dataclass(frozen=True, slots=True)
class ShipStamp(OwnedStamp):
    cls: ids.ClassId

    def command(self, _state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        if self.owner is None:
            return say("bp.studio.choose_a_player")
        return c.PlaceShip(self.owner, self.cls, at)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        faction = map_things.faction_of(state, self.owner)
        return Ghost(at, f"ship/{faction}_{self.cls}", self.owner or "")


@dataclass(frozen=True, slots=True)
class MonolithStamp(OwnedStamp):
    """Gives the planet under the pointer to a player, or to nobody."""

    starting: bool = False
    """Whether it becomes the player's starting planet too."""
    is_dealt: bool = False
    """Whether it is the image of somebody else's start: it takes no start from anybody."""

    def image(self, state: MapState, image: SymmetryImage) -> MapStamp:
        """A player has one start, so its images are starts of the players after."""
        if not self.starting or self.owner is None:
            return OwnedStamp.image(self, state, image)
        if image is IDENTITY:
            return self
        return replace(self, owner=dealt_start(state, self.owner, image), is_dealt=True)

    def command(self, state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        planet = state.geometry.planet_at.get(at)
        if planet is None:
            return say("bp.studio.no_planet_here", "BP-BOARD-15")
        taken = state.board.planets[planet].starting is not None
        if self.is_dealt and (self.owner is None or taken):
            return say("bp.studio.choose_a_player")
        if self.starting:
            return c.SetStarting(planet, self.owner)
        return c.SetPlanetOwner(planet, self.owner)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        planet = state.geometry.planet_at.get(at)
        center = state.geometry.shapes[planet].center if planet is not None else at
        return Ghost(center, "board/monolith", self.owner or "")


@dataclass(frozen=True, slots=True)
class NaturalBrush:
    """Paints a natural resource over planets."""

    kind: ids.KindId

    def carries(self, state: MapState, cell: Hex) -> bool:
        """Planet cells that are neither the centre nor built on (BP-BOARD-13, BP-BOARD-15)."""
        zone = state.geometry.zone_at.get(cell)
        if zone is None or zone is Zone.CENTER:
            return False
        return not isinstance(state.occupancy.on_planet(cell), Structure)

    def is_painted(self, state: MapState, cell: Hex) -> bool:
        standing = state.occupancy.on_planet(cell)
        return standing is not None and standing.kind == self.kind

    def is_clearable(self, state: MapState, cell: Hex) -> bool:
        return state.occupancy.on_planet(cell) is not None

    def ghost(self, _state: MapState, cell: Hex) -> Ghost:
        return Ghost(cell, f"natural/{self.kind}")

    def paint(self, cells: tuple[Hex, ...]) -> list[c.AnyMapCommand]:
        return [c.PlaceNatural(self.kind, part) for part in map_things.in_parts(cells)]

    def clear(self, cells: tuple[Hex, ...]) -> list[c.AnyMapCommand]:
        return [c.ClearGround(part) for part in map_things.in_parts(cells)]


@dataclass(frozen=True, slots=True)
class TileGesture:
    """Every place passed over gets a tile or, with `taking`, loses it."""

    places: tuple[TilePlace, ...]
    taking: bool


class TileTool(GestureTool[MapState, c.AnyMapCommand, AnyMapEvent]):
    """What is on a tile goes with it only when Ctrl is held; Alt leaves the symmetry out."""

    state: TileGesture | None

    def hover(self, over: Hex | None) -> None:
        if self.state is not None:
            return
        tiles = self._context.state.board.tiles
        if over is None or tiles is None:
            self._context.show(NOTHING)
        else:
            place = map_things.place_of(tiles, over)
            self._show(TileGesture((place,), place in tiles.places), HeldKeys.NONE)

    def press(self, at: Hex, held: HeldKeys) -> None:
        tiles = self._context.state.board.tiles
        if tiles is not None:
            place = map_things.place_of(tiles, at)
            if max(abs(place.tx), abs(place.ty)) > FARTHEST_TILE:
                self._context.tell((say("bp.map.tile_too_far", limit=FARTHEST_TILE),))
                return
            self.state = TileGesture((place,), place in tiles.places)
            self._show(self.state, held)

    def drag(self, over: Hex, held: HeldKeys) -> None:
        tiles = self._context.state.board.tiles
        if self.state is None or tiles is None:
            return
        place = map_things.place_of(tiles, over)
        fits = (place in tiles.places) == self.state.taking
        fits = fits and max(abs(place.tx), abs(place.ty)) <= FARTHEST_TILE
        if fits and place not in self.state.places:
            self.state = TileGesture((*self.state.places, place), self.state.taking)
        self._show(self.state, held)

    def release(self, at: Hex, held: HeldKeys) -> None:
        done = self.state
        self.cancel()
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

    def _show(self, laying: TileGesture, held: HeldKeys) -> None:
        tiles = self._context.state.board.tiles
        assert tiles is not None
        commands = _commands(laying.places, held, taking=laying.taking)
        judged = (
            commands[0]
            if len(commands) == 1
            else MAP_GAME.together(tuple(commands), MapDeed.DRAWING)
        )
        problem, refused = self._context.judge(judged)
        places = (*laying.places, *self._images(laying, held))
        cells = tuple(cell for place in places for cell in map_things.cells_of_place(tiles, place))
        refused = refused or laying.taking
        self._context.show(Preview(cells=cells, problem=problem, refused=refused))

    def _images(self, laying: TileGesture, held: HeldKeys) -> tuple[TilePlace, ...]:
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


def _commands(
    places: tuple[TilePlace, ...], held: HeldKeys, *, taking: bool
) -> list[c.AnyMapCommand]:
    if taking:
        clear = bool(held & HeldKeys.TAKE)
        return [c.RemoveTile(place, clear=clear) for place in places]
    return [c.AddTile(place) for place in places]


def cells_due(state: MapState) -> GenerationRequest | None:
    """What the pick tool is for: cells that a running generation waits for (BP-GEN-23, AMB-17)."""
    wanted = due(state) if state.generation is not None else None
    return wanted if wanted is not None and not wanted.die and wanted.count else None


class PickTool(GestureTool[MapState, c.AnyMapCommand, AnyMapEvent]):
    """The last cell that is due hands all of them on; a second click takes a cell back."""

    state: tuple[Hex, ...] = ()
    """The cells chosen so far, in order: forests come before mountains."""

    def cancel(self) -> None:
        super().cancel()
        self.state = ()

    def hover(self, over: Hex | None) -> None:
        wanted = cells_due(self._context.state)
        if wanted is None:
            self._context.show(NOTHING)
            return
        chosen, refused = self.state, False
        problem: tuple[Message, ...] = ()
        if over is not None and over not in chosen:
            chosen = (*chosen, over)
            if not self._is_choice(wanted, over):
                problem, refused = (say("bp.studio.pick_marked"),), True
            elif len(chosen) == wanted.count:
                problem, refused = self._context.judge(c.RollNext(cells=chosen))
        is_counted = wanted.step is GenerationStep.RESOURCE_CELLS
        facts = say("bp.studio.picked", given=len(self.state), expected=wanted.count)
        icons = [self._icon(wanted, number) for number in range(len(chosen))]
        self._context.show(
            Preview(
                cells=chosen,
                ghosts=tuple(map(Ghost, chosen, icons)),
                problem=problem,
                refused=refused,
                facts=(facts,) if is_counted else (),
            )
        )

    def release(self, at: Hex, held: HeldKeys) -> None:
        wanted = cells_due(self._context.state)
        if wanted is None:
            return
        if at in self.state:
            self.state = tuple(cell for cell in self.state if cell != at)
        elif not self._is_choice(wanted, at):
            self._context.tell((say("bp.studio.pick_marked"),))
        elif len(self.state) + 1 == wanted.count:
            if self._context.submit([c.RollNext(cells=(*self.state, at))]):
                self.state = ()
            return
        else:
            self.state = (*self.state, at)
        self.hover(None)

    def _is_choice(self, wanted: GenerationRequest, cell: Hex) -> bool:
        state, draft = self._context.state, self._draft(wanted)
        if draft is not None:
            return cell in wanted.cells and cell != draft_center(state, draft)
        return cell in state.geometry.tile_of

    def _icon(self, wanted: GenerationRequest, number: int) -> str:
        draft = self._draft(wanted)
        if draft is None:
            return "board/asteroid"
        return f"natural/{ids.FOREST if number < draft.forests else ids.MOUNTAIN}"

    def _draft(self, wanted: GenerationRequest) -> Draft | None:
        """The planet whose resources are put; None while asteroids are."""
        going = self._context.state.generation
        if going is None or wanted.step is not GenerationStep.RESOURCE_CELLS:
            return None
        return going.draft


GLANCE = 8_000
"""Cells that are looked at while the pointer moves; a way that takes more waits for a click."""


class MeasureTool(GestureTool[MapState, c.AnyMapCommand, AnyMapEvent]):
    """A click shows where a ship gets in a turn; then the way to the pointer is measured, and
    another click, or the end of a drag, leaves it standing until the next one."""

    state: Hex | None
    """Measures from here to the pointer."""

    def __init__(self, context: MapToolContext, cls: ids.ClassId) -> None:
        super().__init__(context)
        self.cls = cls

    def hover(self, over: Hex | None) -> None:
        if self.state is not None and over is not None and over != self.state:
            self._context.show(self._glance(self.state, over))

    def press(self, at: Hex, held: HeldKeys) -> None:
        if self.state is None or at == self.state:
            self._context.show(self._reach(at))
            self.state = at
        else:
            self.release(at, held)

    def drag(self, over: Hex, held: HeldKeys) -> None:
        self.hover(over)

    def release(self, at: Hex, held: HeldKeys) -> None:
        if self.state is not None and at != self.state:
            self._context.show(self._way(self.state, at))
            self.state = None

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
