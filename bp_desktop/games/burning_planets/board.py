"""Board values: planets, structures, asteroids and ships, as a map has them and a match."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, NamedTuple

import msgspec

from bp_desktop.core.bounds import (
    MOST_ACCEPTED_CELLS,
    MOST_NATURALS,
    MOST_NOTE_LETTERS,
    Few,
    Label,
    LongText,
    Many,
)
from bp_desktop.core.hexes import Hex, disc
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.geometry import Geometry, Site, Zone, radii
from bp_desktop.games.burning_planets.options import DEFAULTS, Options, PlanetRadius
from bp_desktop.games.burning_planets.tiles import Cells, Tiles

LONG_AGO = 0
"""The turn stamp of what was there before the first own turn."""

# Fields nobody knows are refused, because designers write these files by hand too and a slip of the
# pen would otherwise change a scenario without a word.


class Natural(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A forest or a mountain; `at` is None beside a real board."""

    kind: ids.KindId
    at: Hex | None = None


class Structure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A planetary structure; its owner is the planet's."""

    id: ids.StructureId
    kind: ids.KindId
    at: Hex | None = None
    built: int = LONG_AGO
    """The own turn (counted over all players) in which it was built (BP-TURN-8)."""


OnPlanet = Natural | Structure


class Planet(
    msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A planet with all that stands on its cells. An owner's monolith stands in the centre."""

    id: ids.PlanetId
    size: ids.SizeId
    biome: ids.BiomeId
    center: Hex | None = None
    """None beside a real board."""
    name: Label = ""
    owner: ids.PlayerId | None = None
    starting: ids.PlayerId | None = None
    """Whose starting planet it is or was; a seat of the map."""
    acquired: int = LONG_AGO
    natural: Annotated[tuple[Natural, ...], Many] = ()
    structures: Annotated[dict[ids.StructureId, Structure], Many] = {}
    number: int = 0
    """Beside a real board: the one it got when it was met; on a map its id tells it."""

    @cached_property
    def by_cell(self) -> Mapping[Hex, OnPlanet]:
        """What stands in its cells."""
        found: dict[Hex, OnPlanet] = {
            natural.at: natural for natural in self.natural if natural.at is not None
        }
        for structure in self.structures.values():
            if structure.at is not None:
                found[structure.at] = structure
        return found


class SpaceStructure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A drilling facility, habitat or space station, deployed (a station has a cell, the
    others an asteroid) or in a hold or reserve (neither)."""

    id: ids.StructureId
    kind: ids.KindId
    owner: ids.PlayerId
    at: Hex | None = None
    asteroid: ids.AsteroidId | None = None
    deployed: int = LONG_AGO


class Asteroid(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One cell of rock (BP-AST-12); what is on it names it, not the other way round."""

    id: ids.AsteroidId
    at: Hex | None = None


class Ship(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A unit with a class; `number` is unique in its owner's fleet and public (BP-SHIP-7)."""

    id: ids.ShipId
    owner: ids.PlayerId
    cls: ids.ClassId = msgspec.field(name="class")
    number: int = 0
    at: Hex | None = None
    built: int = LONG_AGO
    hold: Purse = EMPTY
    """The resources aboard, as far as they are known to the program."""
    carried: SpaceStructure | None = None
    seal: ids.SealId | None = None
    """Set while the contents are sealed with a passphrase and unknown to the program."""


class MapSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a player will sit: faction, colour and, in a scenario, what the player owns."""

    id: ids.PlayerId
    faction: str
    name: Label = ""
    color: int = 0
    """Index into the palette; glyph and pattern go with it."""
    treasury: Purse | None = None
    """None: the start grant of the rules (BP-SETUP-4)."""
    reserve: Annotated[tuple[ids.KindId, ...], Few] = ()


class DesignerNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A designer's remark on a cell."""

    at: Hex
    text: LongText


class Acceptance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A broken rule the designer lives with, and why."""

    rule: Label
    cells: Annotated[tuple[Hex, ...], Many]
    reason: LongText


class ScenarioTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In a scenario: whose turn and which phase it is when the match begins."""

    player: ids.PlayerId
    phase: str
    turn: int = 1


class DeployedStructures(NamedTuple):
    """Space structures by where they stand."""

    stations: Mapping[Hex, SpaceStructure]
    on_asteroids: Mapping[ids.AsteroidId, SpaceStructure]


class Occupancy:
    """One board's cells and what is in them, looked up instead of searched for."""

    __slots__ = ("_planets", "asteroids", "geometry", "on_asteroids", "ships", "stations")

    def __init__(self, board: "Board", geometry: Geometry) -> None:
        # It holds the parts and not the board, which holds it: they go together without a cycle.
        self._planets = board.planets
        self.geometry = geometry
        self.ships: Mapping[Hex, Ship] = board.ships_by_cell
        self.asteroids: Mapping[Hex, Asteroid] = board.asteroids_by_cell
        self.stations, self.on_asteroids = board.deployed

    def is_free_space(self, cell: Hex) -> bool:
        """Whether a ship or a station may stand here (BP-BOARD-13, BP-BOARD-14)."""
        return (
            cell not in self.ships
            and cell not in self.asteroids
            and cell not in self.stations
            and cell in self.geometry.tile_of
            and cell not in self.geometry.planet_at
        )

    def on_planet(self, cell: Hex) -> OnPlanet | None:
        """The natural resource or structure in a planet cell."""
        planet = self.geometry.planet_at.get(cell)
        return self._planets[planet].by_cell.get(cell) if planet is not None else None

    def is_free_ground(self, cell: Hex) -> bool:
        """A planet cell with nothing in it, the centre excepted (BP-BOARD-15, BP-BUILD-5)."""
        zone = self.geometry.zone_at.get(cell)
        return zone is not None and zone is not Zone.CENTER and self.on_planet(cell) is None

    def at(self, cell: Hex) -> Ship | SpaceStructure | Asteroid | OnPlanet | None:
        """The one thing in a cell; the structure on an asteroid is in `on_asteroids`."""
        return (
            self.ships.get(cell)
            or self.stations.get(cell)
            or self.asteroids.get(cell)
            or self.on_planet(cell)
        )


class Board(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table. A match evolves the same value a map was drawn as.

    What follows from it (geometry, what stands in a cell) is worked out once, belongs to it and
    goes with it. Whoever changes a board does so by the methods below: what does not hang on the
    changed part is handed on to the new board.
    """

    tiles: Tiles | None = None
    """None beside a real board."""
    planets: Annotated[dict[ids.PlanetId, Planet], Few] = {}
    asteroids: Annotated[dict[ids.AsteroidId, Asteroid], Many] = {}
    ships: Annotated[dict[ids.ShipId, Ship], Many] = {}
    space: Annotated[dict[ids.StructureId, SpaceStructure], Many] = {}
    """Deployed space structures."""

    # --- what follows from it

    def geometry(self, options: Options) -> Geometry:
        """Where its cells and planets are; the same object as long as tiles, centres, sizes and
        radii stay."""
        radius = options.planet_radius
        known = self._geometries.get(radius)
        if known is None:
            known = self._geometries[radius] = self._worked_out(options)
        return known

    def occupancy(self, options: Options) -> Occupancy:
        """What is in its cells."""
        radius = options.planet_radius
        known = self._occupancies.get(radius)
        if known is None:
            known = self._occupancies[radius] = Occupancy(self, self.geometry(options))
        return known

    @cached_property
    def ships_by_cell(self) -> Mapping[Hex, Ship]:
        return {ship.at: ship for ship in self.ships.values() if ship.at is not None}

    @cached_property
    def asteroids_by_cell(self) -> Mapping[Hex, Asteroid]:
        return {rock.at: rock for rock in self.asteroids.values() if rock.at is not None}

    @cached_property
    def deployed(self) -> DeployedStructures:
        space = self.space.values()
        return DeployedStructures(
            {one.at: one for one in space if one.at is not None},
            {one.asteroid: one for one in space if one.asteroid is not None},
        )

    @cached_property
    def homes(self) -> Mapping[ids.StructureId, ids.PlanetId]:
        """Which planet a planetary structure stands on."""
        return {id_: planet.id for planet in self.planets.values() for id_ in planet.structures}

    def near_asteroids(self, gap: int) -> frozenset[Hex]:
        """The cells nearer than the gap to any asteroid."""
        known = self._near_asteroids.get(gap)
        if known is None:
            around: list[Cells] = [disc(at, gap - 1) for at in self.asteroids_by_cell]
            known = self._near_asteroids[gap] = frozenset[Hex]().union(*around)
        return known

    @cached_property
    def _geometries(self) -> dict[PlanetRadius, Geometry]:
        return {}

    @cached_property
    def _occupancies(self) -> dict[PlanetRadius, Occupancy]:
        return {}

    @cached_property
    def _near_asteroids(self) -> dict[int, frozenset[Hex]]:
        return {}

    @cached_property
    def _earlier(self) -> Mapping[PlanetRadius, Geometry]:
        """The geometries of the board this one was made from, to go on from."""
        return {}

    def _worked_out(self, options: Options) -> Geometry:
        by_size = radii(options)
        sites: tuple[Site, ...] = tuple(
            (planet.id, planet.center, by_size[planet.size])
            for planet in self.planets.values()
            if planet.center is not None
        )
        base = self._earlier.get(options.planet_radius)
        # Whoever puts many planets in a row asks after each: only the new one is worked out then.
        if base is None or base.sites != sites[: len(base.sites)]:
            return Geometry(self.tiles, sites)
        return base if base.sites == sites else Geometry(self.tiles, sites, base)

    # --- other boards like it

    def with_ship(self, ship: Ship) -> "Board":
        return self._with_ships({**self.ships, ship.id: ship}, self.ships.get(ship.id), ship)

    def without_ship(self, ship: ids.ShipId) -> "Board":
        ships = dict(self.ships)
        gone = ships.pop(ship, None)
        return self._with_ships(ships, gone, None)

    def _with_ships(
        self, ships: dict[ids.ShipId, Ship], gone: Ship | None, new: Ship | None
    ) -> "Board":
        """Brings the table of ships by cell up to date instead of making it anew: one ship moves
        at a time, and large fleets are asked about after every step."""
        after = self.changed(ships=ships)
        known = self.__dict__.get("ships_by_cell")
        if known is not None:
            table = dict(known)
            if gone is not None and gone.at is not None:
                table.pop(gone.at, None)
            if new is not None and new.at is not None:
                table[new.at] = new
            after.__dict__["ships_by_cell"] = table
        return after

    def with_planet(self, planet: Planet) -> "Board":
        after = self.changed(planets={**self.planets, planet.id: planet})
        before = self.planets.get(planet.id)
        if before is not None and (before.center, before.size) == (planet.center, planet.size):
            after.__dict__["_geometries"] = self._geometries
        return after

    def changed(
        self,
        *,
        tiles: Tiles | None = None,
        planets: dict[ids.PlanetId, Planet] | None = None,
        asteroids: dict[ids.AsteroidId, Asteroid] | None = None,
        ships: dict[ids.ShipId, Ship] | None = None,
        space: dict[ids.StructureId, SpaceStructure] | None = None,
    ) -> "Board":
        """The board with other parts, and with all that still follows from the same ones."""
        after = Board(
            self.tiles if tiles is None else tiles,
            self.planets if planets is None else planets,
            self.asteroids if asteroids is None else asteroids,
            self.ships if ships is None else ships,
            self.space if space is None else space,
        )
        known, handed_on = self.__dict__, after.__dict__
        if ships is None and "ships_by_cell" in known:
            handed_on["ships_by_cell"] = known["ships_by_cell"]
        if asteroids is None:
            for follows in ("asteroids_by_cell", "_near_asteroids"):
                if follows in known:
                    handed_on[follows] = known[follows]
        if space is None and "deployed" in known:
            handed_on["deployed"] = known["deployed"]
        if planets is None and "homes" in known:
            handed_on["homes"] = known["homes"]
        handed_on["_occupancies"] = {}  # asked for after every step: made here without a detour
        if tiles is None:
            if planets is None:
                handed_on["_geometries"] = self._geometries
            handed_on["_earlier"] = self._geometries or self._earlier
        return after


class MapContent(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a map file says: the board, who sits where, and the designer's remarks."""

    board: Board
    seats: Annotated[tuple[MapSeat, ...], Few] = ()
    """In turn order."""
    standing: ScenarioTurn | None = None
    notes: Annotated[tuple[DesignerNote, ...], Many] = ()
    accepted: Annotated[tuple[Acceptance, ...], Many] = ()
    title: Label = ""
    seed: Label = ""
    """The seed it was generated from, if any."""
    options: Options = DEFAULTS
    """The table options it is drawn for: planet radii and what counts as a problem hang on them."""

    def __post_init__(self) -> None:
        planets = self.board.planets.values()
        if sum(len(planet.natural) for planet in planets) > MOST_NATURALS:
            raise ValueError(f"a board has at most {MOST_NATURALS} forests and mountains")
        if sum(len(note.text) for note in self.notes) > MOST_NOTE_LETTERS:
            raise ValueError(f"all notes of a map have at most {MOST_NOTE_LETTERS} characters")
        if sum(len(one.cells) for one in self.accepted) > MOST_ACCEPTED_CELLS:
            raise ValueError(f"accepted problems lie in at most {MOST_ACCEPTED_CELLS} cells")
