"""Stamps: planet, asteroid, structure, ship, monolith; one click puts one, and its images."""

from dataclasses import dataclass

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import BiomeId, ClassId, KindId, PlayerId, SizeId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.burning_planets.studio.symmetry import IDENTITY, Image
from bp_desktop.ui.burning_planets.studio.tools.hands import NOTHING, Ghost, Hands, Preview
from bp_desktop.ui.hexboard.tool import Held


@dataclass(frozen=True, slots=True)
class PlanetStamp:
    size: SizeId
    biome: BiomeId

    def command(self, _state: MapState, at: Hex) -> c.Single | None:
        return c.PlacePlanet(at, self.size, self.biome)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        radius: int = getattr(state.options.planet_radius, self.size)
        return Ghost(at, radius=radius, biome=self.biome)


@dataclass(frozen=True, slots=True)
class AsteroidStamp:
    def command(self, _state: MapState, at: Hex) -> c.Single | None:
        return c.PlaceAsteroid(at)

    def ghost(self, _state: MapState, at: Hex) -> Ghost:
        return Ghost(at, "board/asteroid")


@dataclass(frozen=True, slots=True)
class StructureStamp:
    kind: KindId
    owner: PlayerId | None = None
    """Of a space structure; a planetary one belongs to the planet's owner."""

    def command(self, state: MapState, at: Hex) -> c.Single | None:
        if state.tables.structures[self.kind].category != "space":
            return c.PlaceStructure(self.kind, at)
        return c.PlaceSpaceStructure(self.owner, self.kind, at) if self.owner else None

    def ghost(self, _state: MapState, at: Hex) -> Ghost:
        return Ghost(at, f"structure/{self.kind}", self.owner or "")


@dataclass(frozen=True, slots=True)
class ShipStamp:
    owner: PlayerId
    cls: ClassId
    faction: str

    def command(self, _state: MapState, at: Hex) -> c.Single | None:
        return c.PlaceShip(self.owner, self.cls, at)

    def ghost(self, _state: MapState, at: Hex) -> Ghost:
        return Ghost(at, f"ship/{self.faction}_{self.cls}", self.owner)


@dataclass(frozen=True, slots=True)
class MonolithStamp:
    """Gives the planet under the pointer to a player, or to nobody."""

    owner: PlayerId | None

    def command(self, state: MapState, at: Hex) -> c.Single | None:
        planet = state.geometry.planet_at.get(at)
        return c.SetOwner(planet, self.owner) if planet is not None else None

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        planet = state.geometry.planet_at.get(at)
        center = state.geometry.shapes[planet].center if planet is not None else at
        return Ghost(center, "board/monolith", self.owner or "")


Stamp = PlanetStamp | AsteroidStamp | StructureStamp | ShipStamp | MonolithStamp


class StampTool:
    """Hover shows where it would go and why not; a click puts it there."""

    def __init__(self, hands: Hands, stamp: Stamp) -> None:
        self._hands = hands
        self.stamp = stamp

    def hover(self, over: Hex | None) -> None:
        self._hands.show(NOTHING if over is None else self.preview(over, Held.NONE))

    def press(self, at: Hex, held: Held) -> None:
        commands = self._commands(at, held)
        own = self.stamp.command(self._hands.state, at)
        if own is not None and self._hands.judge(own)[1]:
            self._hands.submit([own])  # says why not
        else:
            self._hands.submit(self._hands.possible(commands))
        self._hands.show(NOTHING)

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None: ...

    def cancel(self) -> None:
        self._hands.show(NOTHING)

    def preview(self, at: Hex, held: Held) -> Preview:
        state = self._hands.state
        own = self.stamp.command(state, at)
        if own is None:
            return Preview(ghosts=(self.stamp.ghost(state, at),), refused=True)
        problem, refused = self._hands.judge(own)
        ghosts = tuple(self.stamp.ghost(state, place) for place in self._places(at, held))
        return Preview(ghosts=ghosts, problem=problem, refused=refused)

    def _commands(self, at: Hex, held: Held) -> list[c.Single]:
        state = self._hands.state
        commands = (self.stamp.command(state, place) for place in self._places(at, held))
        return [command for command in commands if command is not None]

    def _places(self, at: Hex, held: Held) -> list[Hex]:
        images: tuple[Image, ...] = (IDENTITY,)
        if not held & Held.FREE:
            images += self._hands.symmetry.images(self._hands.state.board.tiles)
        return list(dict.fromkeys(image_of(self._hands.state, at, image) for image in images))


def image_of(state: MapState, at: Hex, image: Image) -> Hex:
    """Where a cell goes; on a planet relative to the planet that mirrors it, if there is one."""
    planet = state.geometry.planet_at.get(at)
    if planet is None:
        return image.place(at)
    center = state.geometry.shapes[planet].center
    there = image.place(center)
    return there + image.local(at - center)
