"""Stamps: planet, asteroid, structure, ship, monolith; one click puts one, and its images."""

from dataclasses import dataclass, replace
from typing import Protocol

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import BiomeId, ClassId, KindId, PlayerId, SizeId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.counterparts import image_of, owner_of_image
from bp_desktop.ui.editor.symmetry import Image
from bp_desktop.ui.editor.tools.hands import NOTHING, Ghost, Hands, Preview


class Stamp(Protocol):
    """What a StampTool puts."""

    def command(self, state: MapState, at: Hex) -> c.Single | Message:
        """The command that puts it in a cell; a message where there is none."""
        ...

    def ghost(self, state: MapState, at: Hex) -> Ghost: ...

    def image(self, state: MapState, image: Image) -> "Stamp":
        """What the copy of it is: a copy in another player's corner is that player's."""
        ...

    def dragged(self, state: MapState, start: Hex, over: Hex) -> "tuple[Stamp, Hex]":
        """What it becomes while the pointer is drawn away from where it was pressed, and where."""
        ...


@dataclass(frozen=True, slots=True)
class PlanetStamp:
    size: SizeId
    biome: BiomeId

    def command(self, _state: MapState, at: Hex) -> c.Single | Message:
        return c.PlacePlanet(at, self.size, self.biome)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        return Ghost(at, radius=radii(state.options)[self.size], biome=self.biome)

    def image(self, _state: MapState, _image: Image) -> Stamp:
        return self

    def dragged(self, state: MapState, start: Hex, over: Hex) -> tuple[Stamp, Hex]:
        """As large as the pointer is away from the centre."""
        away = start.distance(over)
        if not away:
            return self, start
        sizes = radii(state.options)
        size = min(sizes, key=lambda one: abs(sizes[one] - away))
        return replace(self, size=size), start


class _Carried:
    """The shared part of stamps that follow the pointer until it is let go."""

    __slots__ = ()

    def dragged(self: Stamp, _state: MapState, _start: Hex, over: Hex) -> tuple[Stamp, Hex]:
        return self, over


@dataclass(frozen=True, slots=True)
class AsteroidStamp(_Carried):
    def command(self, _state: MapState, at: Hex) -> c.Single | Message:
        return c.PlaceAsteroid(at)

    def ghost(self, _state: MapState, at: Hex) -> Ghost:
        return Ghost(at, "board/asteroid")

    def image(self, _state: MapState, _image: Image) -> Stamp:
        return self


@dataclass(frozen=True, slots=True)
class StructureStamp(_Carried):
    kind: KindId
    owner: PlayerId | None = None
    """Of a space structure; a planetary one belongs to the planet's owner."""

    def command(self, state: MapState, at: Hex) -> c.Single | Message:
        if state.tables.structures[self.kind].category != "space":
            return c.PlaceStructure(self.kind, at)
        if self.owner is None:
            return say("editor.choose_a_player")
        return c.PlaceSpaceStructure(self.owner, self.kind, at)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        planet = state.geometry.planet_at.get(at)
        owner = state.board.planets[planet].owner if planet is not None else self.owner
        return Ghost(at, f"structure/{self.kind}", owner or "")

    def image(self, state: MapState, image: Image) -> Stamp:
        if self.owner is None:
            return self
        return replace(self, owner=owner_of_image(state, self.owner, image))


@dataclass(frozen=True, slots=True)
class ShipStamp(_Carried):
    cls: ClassId
    owner: PlayerId | None

    def command(self, _state: MapState, at: Hex) -> c.Single | Message:
        if self.owner is None:
            return say("editor.choose_a_player")
        return c.PlaceShip(self.owner, self.cls, at)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        seats = {seat.id: seat.faction for seat in state.content.seats}
        faction = seats.get(self.owner, "humans") if self.owner is not None else "humans"
        return Ghost(at, f"ship/{faction}_{self.cls}", self.owner or "")

    def image(self, state: MapState, image: Image) -> Stamp:
        if self.owner is None:
            return self
        return replace(self, owner=owner_of_image(state, self.owner, image))


@dataclass(frozen=True, slots=True)
class MonolithStamp(_Carried):
    """Gives the planet under the pointer to a player, or to nobody."""

    owner: PlayerId | None
    starting: bool = False
    """Whether it becomes the player's starting planet too."""

    def command(self, state: MapState, at: Hex) -> c.Single | Message:
        planet = state.geometry.planet_at.get(at)
        if planet is None:
            return say("editor.no_planet_here", "BP-BOARD-15")
        if self.starting:
            return c.SetStarting(planet, self.owner)
        return c.SetOwner(planet, self.owner)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        planet = state.geometry.planet_at.get(at)
        center = state.geometry.shapes[planet].center if planet is not None else at
        return Ghost(center, "board/monolith", self.owner or "")

    def image(self, state: MapState, image: Image) -> Stamp:
        if self.owner is None:
            return self
        return replace(self, owner=owner_of_image(state, self.owner, image))


@dataclass(frozen=True, slots=True)
class Pressed:
    """The button is down; nothing has happened yet."""

    start: Hex


class StampTool:
    """Hover shows where it would go and why not; press, aim, let go puts it there."""

    def __init__(self, hands: Hands, stamp: Stamp) -> None:
        self._hands = hands
        self.stamp = stamp
        self.state: Pressed | None = None

    def hover(self, over: Hex | None) -> None:
        self._hands.show(NOTHING if over is None else self._preview(self.stamp, over, Held.NONE))

    def press(self, at: Hex, held: Held) -> None:
        self.state = Pressed(at)
        self._hands.show(self._preview(self.stamp, at, held))

    def drag(self, over: Hex, held: Held) -> None:
        if self.state is not None:
            stamp, at = self.stamp.dragged(self._hands.state, self.state.start, over)
            self._hands.show(self._preview(stamp, at, held))

    def release(self, at: Hex, held: Held) -> None:
        pressed, self.state = self.state, None
        if pressed is None:
            return
        stamp, place = self.stamp.dragged(self._hands.state, pressed.start, at)
        self._hands.show(NOTHING)
        self._put(stamp, place, held)

    def cancel(self) -> None:
        self.state = None
        self._hands.show(NOTHING)

    def _put(self, stamp: Stamp, at: Hex, held: Held) -> None:
        state = self._hands.state
        own = stamp.command(state, at)
        if isinstance(own, Message):
            self._hands.tell((own,))
            return
        images = []
        for image in self._hands.images(held)[1:]:
            there = image_of(state, at, image)
            if there != at:
                images.append(stamp.image(state, image).command(state, there))
        self._hands.draw(own, [one for one in images if not isinstance(one, Message)])

    def _preview(self, stamp: Stamp, at: Hex, held: Held) -> Preview:
        state = self._hands.state
        ghosts = tuple(
            stamp.image(state, image).ghost(state, image_of(state, at, image))
            for image in self._hands.images(held)
        )
        own = stamp.command(state, at)
        if isinstance(own, Message):
            return Preview(ghosts=ghosts[:1], problem=(own,), refused=True)
        problem, refused = self._hands.judge(own)
        return Preview(ghosts=ghosts, problem=problem, refused=refused)
