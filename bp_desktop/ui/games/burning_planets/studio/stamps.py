"""Stamps and brushes of the studio: planets, asteroids, structures, ships, owners."""

from dataclasses import dataclass, replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.board import Structure
from bp_desktop.games.burning_planets.geometry import Zone, radii
from bp_desktop.games.burning_planets.ids import BiomeId, ClassId, KindId, PlayerId, SizeId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.game import Ghost
from bp_desktop.ui.editor.symmetry import SymmetryImage
from bp_desktop.ui.editor.tools.putting import CarriedStamp, Stamp
from bp_desktop.ui.games.burning_planets.studio.map_images import owner_of_image
from bp_desktop.ui.games.burning_planets.studio.map_things import in_parts

MapStamp = Stamp[MapState, c.AnyMapCommand]


@dataclass(frozen=True, slots=True)
class PlanetStamp:
    size: SizeId
    biome: BiomeId

    def command(self, _state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        return c.PlacePlanet(at, self.size, self.biome)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        return Ghost(at, radius=radii(state.options)[self.size], ground=self.biome)

    def image(self, _state: MapState, _image: SymmetryImage) -> MapStamp:
        return self

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
class StructureStamp(CarriedStamp[MapState, c.AnyMapCommand]):
    kind: KindId
    owner: PlayerId | None = None
    """Of a space structure; a planetary one belongs to the planet's owner."""

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

    def image(self, state: MapState, image: SymmetryImage) -> MapStamp:
        return replace(self, owner=_owner_there(state, self.owner, image))


@dataclass(frozen=True, slots=True)
class ShipStamp(CarriedStamp[MapState, c.AnyMapCommand]):
    cls: ClassId
    owner: PlayerId | None

    def command(self, _state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        if self.owner is None:
            return say("bp.studio.choose_a_player")
        return c.PlaceShip(self.owner, self.cls, at)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        seats = {seat.id: seat.faction for seat in state.content.seats}
        faction = seats.get(self.owner, "humans") if self.owner is not None else "humans"
        return Ghost(at, f"ship/{faction}_{self.cls}", self.owner or "")

    def image(self, state: MapState, image: SymmetryImage) -> MapStamp:
        return replace(self, owner=_owner_there(state, self.owner, image))


@dataclass(frozen=True, slots=True)
class MonolithStamp(CarriedStamp[MapState, c.AnyMapCommand]):
    """Gives the planet under the pointer to a player, or to nobody."""

    owner: PlayerId | None
    starting: bool = False
    """Whether it becomes the player's starting planet too."""

    def command(self, state: MapState, at: Hex) -> c.AnyMapCommand | Message:
        planet = state.geometry.planet_at.get(at)
        if planet is None:
            return say("bp.studio.no_planet_here", "BP-BOARD-15")
        if self.starting:
            return c.SetStarting(planet, self.owner)
        return c.SetPlanetOwner(planet, self.owner)

    def ghost(self, state: MapState, at: Hex) -> Ghost:
        planet = state.geometry.planet_at.get(at)
        center = state.geometry.shapes[planet].center if planet is not None else at
        return Ghost(center, "board/monolith", self.owner or "")

    def image(self, state: MapState, image: SymmetryImage) -> MapStamp:
        return replace(self, owner=_owner_there(state, self.owner, image))


def _owner_there(state: MapState, owner: PlayerId | None, image: SymmetryImage) -> PlayerId | None:
    """A copy in another player's corner is that player's."""
    return owner_of_image(state, owner, image) if owner is not None else None


@dataclass(frozen=True, slots=True)
class NaturalBrush:
    """Paints a natural resource over planets."""

    kind: KindId

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
        return [c.PlaceNatural(self.kind, part) for part in in_parts(cells)]

    def clear(self, cells: tuple[Hex, ...]) -> list[c.AnyMapCommand]:
        return [c.ClearGround(part) for part in in_parts(cells)]
