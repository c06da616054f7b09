"""Geometry of a board: the cells of its planets, their parts and orbits, and space between."""

from collections.abc import Mapping
from enum import IntEnum
from functools import cached_property, lru_cache

from bp_desktop.core.cell_graph import CellGraph
from bp_desktop.core.hexes import Hex, corners, disc, ring
from bp_desktop.games.burning_planets.ids import PlanetId, SizeId
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.tiles import Cells, Grid, Tiles


class Zone(IntEnum):
    """Which part of a planet a planet cell is."""

    CENTER = 0
    INTERIOR = 1
    BORDER = 2


class PlanetShape:
    """The cells of one planet and around it, board or no board (BP-BOARD-4 to -7)."""

    def __init__(self, center: Hex, radius: int) -> None:
        self.center = center
        self.radius = radius
        self.cells: Cells = disc(center, radius)
        self.border: Cells = ring(center, radius)
        self.vertices: Cells = corners(center, radius)
        self.vertex_orbit: Cells = corners(center, radius + 1)
        """In the order of `vertices`: each touches its own vertex and no other planet cell."""
        edge = frozenset(self.border)
        self.interior: Cells = tuple(
            cell for cell in self.cells if cell not in edge and cell != center
        )
        self.zones: Mapping[Hex, Zone] = {
            **dict.fromkeys(self.cells, Zone.INTERIOR),
            **dict.fromkeys(self.border, Zone.BORDER),
            center: Zone.CENTER,
        }

    @cached_property
    def orbit(self) -> Cells:
        """All cells at distance R + 1, off-board ones too."""
        return ring(self.center, self.radius + 1)

    def distance(self, cell: Hex) -> int:
        """Steps from a cell to the nearest planet cell; 0 on the planet."""
        return max(0, cell.distance(self.center) - self.radius)


@lru_cache(maxsize=1024)
def planet_shape(center: Hex, radius: int) -> PlanetShape:
    return PlanetShape(center, radius)


MOST_STEP_TABLES = 64

Site = tuple[PlanetId, Hex, int]
"""A planet as far as geometry goes: id, centre, radius."""


class Geometry:
    """Every question about places, answered from tables worked out once per set of planets.

    Beside a real board nothing is `tracked`: tables are empty, and what players say about
    touching and reaching is taken as it is.
    """

    def __init__(
        self, tiles: Tiles | None, sites: tuple[Site, ...], base: "Geometry | None" = None
    ) -> None:
        """`base`: the geometry of the same tiles with the first of these planets, to go on from."""
        self.tracked = tiles is not None
        self.sites = sites
        self.grid = tiles.grid if tiles is not None else Grid(1, 1, ())
        self.tile_of: Mapping[Hex, int] = self.grid.tile_of
        self.shapes: dict[PlanetId, PlanetShape] = dict(base.shapes) if base else {}
        self.planet_at: dict[Hex, PlanetId] = dict(base.planet_at) if base else {}
        """Planet cell -> planet."""
        self.zone_at: dict[Hex, Zone] = dict(base.zone_at) if base else {}
        """Planet cell -> which part of the planet it is."""
        new = sites[len(base.sites) :] if base else sites
        for planet, center, radius in new if self.tracked else ():
            shape = planet_shape(center, radius)
            self.shapes[planet] = shape
            self.planet_at.update(dict.fromkeys(shape.cells, planet))
            self.zone_at.update(shape.zones)
        self._closed: dict[tuple[bool, bool], frozenset[Hex]] = {}
        self._steps: dict[tuple[frozenset[Hex], frozenset[Hex]], list[int]] = {}

    # --- cells

    def is_on_board(self, cell: Hex) -> bool:
        return cell in self.tile_of

    def is_space(self, cell: Hex) -> bool:
        """On the board and not part of a planet; an asteroid may still be there."""
        return cell in self.tile_of and cell not in self.planet_at

    @cached_property
    def space_neighbors(self) -> Mapping[Hex, Cells]:
        """For every space cell, the space cells beside it: the ways ships can go."""
        planet_at = self.planet_at
        return {
            cell: tuple(near for near in around if near not in planet_at)
            for cell, around in self.grid.neighbors.items()
            if cell not in planet_at
        }

    @cached_property
    def space_graph(self) -> CellGraph:
        """The ways ships can go, as numbers."""
        return CellGraph(self.space_neighbors)

    def steps_to(self, goals: frozenset[Hex], blocked: frozenset[Hex]) -> list[int]:
        """Steps to the nearest goal around what is blocked, by the numbers of `space_graph`; the
        last few answers are kept, since the same is asked for every ship of a fleet."""
        known = self._steps.get((goals, blocked))
        if known is None:
            graph = self.space_graph
            known = graph.steps(goals, graph.free(blocked))
            if len(self._steps) >= MOST_STEP_TABLES:
                self._steps.clear()
            self._steps[goals, blocked] = known
        return known

    def closed_to_asteroids(self, *, in_orbit: bool, at_edge: bool) -> frozenset[Hex]:
        """The cells where planets and the edge let no asteroid be; told whether orbits and the
        edge of the board are open to them."""
        known = self._closed.get((in_orbit, at_edge))
        if known is None:
            orbits = () if in_orbit else self.orbits_at
            edge = () if at_edge else self.grid.edge
            known = frozenset((*self.planet_at, *orbits, *edge))
            self._closed[in_orbit, at_edge] = known
        return known

    # --- planets

    def planets_on_tile(self, tile: int) -> list[PlanetId]:
        """Those centred on a tile, in the order of the map."""
        at = (self.planet_at.get(cell) for cell in self.grid.cells_of_tile.get(tile, ()))
        near = {planet for planet in at if planet is not None}
        found = {one for one in near if self.tile_of.get(self.shapes[one].center) == tile}
        if len(found) < 2:
            return list(found)
        return [planet for planet in self.shapes if planet in found]

    @cached_property
    def orbits_at(self) -> Mapping[Hex, tuple[PlanetId, ...]]:
        """Orbit cell -> the planets touched from it."""
        found: dict[Hex, tuple[PlanetId, ...]] = {}
        for planet, shape in self.shapes.items():
            for cell in shape.orbit:
                if self.is_space(cell):
                    found[cell] = (*found.get(cell, ()), planet)
        return found

    @cached_property
    def orbit_of(self) -> Mapping[PlanetId, Cells]:
        """Planet -> the space cells that touch it."""
        return {
            planet: tuple(cell for cell in shape.orbit if self.is_space(cell))
            for planet, shape in self.shapes.items()
        }

    def zone(self, planet: PlanetId, cell: Hex) -> Zone | None:
        """Which part of this planet a cell is; None if it is none of it."""
        shape = self.shapes.get(planet)
        return shape.zones.get(cell) if shape is not None else None

    # --- relations: the players' word where positions are not tracked

    def adjacent(self, here: Hex | None, there: Hex | None) -> bool:
        """Whether two places touch; one that is not known touches everything."""
        if here is None or there is None:
            return True
        return here.distance(there) == 1

    def touches(self, cell: Hex | None, planet: PlanetId) -> bool:
        """Whether something in a space cell touches a planet, that is, stands in its orbit."""
        shape = self.shapes.get(planet)
        if cell is None or shape is None:
            return True
        return cell.distance(shape.center) == shape.radius + 1


def radii(options: Options) -> dict[SizeId, int]:
    """The planet radius by size, as the table plays it (AMB-06)."""
    radius = options.planet_radius
    return {
        SizeId("small"): radius.small,
        SizeId("medium"): radius.medium,
        SizeId("big"): radius.big,
    }
