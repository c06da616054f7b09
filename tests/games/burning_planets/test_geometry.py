"""The board's cells, tiles and planets are where the rules put them."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import Geometry, Zone, planet_shape, radii
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    CARGO,
    FOREST,
    SPACE_STATION,
    AsteroidId,
    BiomeId,
    KindId,
    PlanetId,
    PlayerId,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.options import DEFAULTS, Options, PlanetRadius
from bp_desktop.games.burning_planets.tiles import Grid, TilePlace, Tiles, tile_center

SMALL, MEDIUM, BIG = SizeId("small"), SizeId("medium"), SizeId("big")
TILES = Tiles(13, 13, tuple(TilePlace(tx, ty) for ty in range(2) for tx in range(3)))


def planet(center: Hex | None, size: SizeId = SMALL, id_: str = "p1") -> Planet:
    return Planet(PlanetId(id_), size, BiomeId("fair"), center)


def board(*planets: Planet, tiles: Tiles | None = TILES) -> Board:
    return Board(tiles=tiles, planets={one.id: one for one in planets})


@pytest.mark.parametrize(
    ("radius", "cells", "border", "interior", "orbit"),
    [(2, 19, 12, 6, 18), (3, 37, 18, 18, 24), (4, 61, 24, 36, 30)],
)
def test_planets_have_the_cells_of_the_table(
    radius: int, cells: int, border: int, interior: int, orbit: int
) -> None:
    """EX-09, BP-BOARD-4, BP-BOARD-5."""
    shape = planet_shape(Hex(0, 0), radius)

    assert [len(part) for part in (shape.cells, shape.border, shape.interior, shape.orbit)] == [
        cells,
        border,
        interior,
        orbit,
    ]


@given(st.integers(1, 12), st.integers(-30, 30), st.integers(-30, 30))
def test_the_formulas_hold_for_every_radius(radius: int, q: int, r: int) -> None:
    """BP-BOARD-6, BP-BOARD-7."""
    shape = planet_shape(Hex(q, r), radius)
    on_planet, orbit = set(shape.cells), set(shape.orbit)

    assert len(shape.cells) == 3 * radius * (radius + 1) + 1
    assert len(shape.border) == 6 * radius
    assert len(shape.orbit) == 6 * (radius + 1)
    assert len(shape.interior) == 3 * radius * (radius - 1)
    assert on_planet == {shape.center, *shape.interior, *shape.border}
    for cell in shape.border:
        touched = sum(near in orbit for near in cell.neighbors())
        assert touched == (3 if cell in shape.vertices else 2)
    for cell in shape.orbit:
        touched = sum(near in on_planet for near in cell.neighbors())
        assert touched == (1 if cell in shape.vertex_orbit else 2)
        assert shape.distance(cell) == 1
    for vertex, above in zip(shape.vertices, shape.vertex_orbit, strict=True):
        assert [near for near in above.neighbors() if near in on_planet] == [vertex]


def test_the_vertex_orbit_of_a_medium_planet() -> None:
    """EX-50."""
    assert set(planet_shape(Hex(0, 0), 3).vertex_orbit) == {
        Hex(4, 0),
        Hex(4, -4),
        Hex(0, -4),
        Hex(-4, 0),
        Hex(-4, 4),
        Hex(0, 4),
    }


def test_tile_centers_and_their_distance() -> None:
    """EX-10, BP-BOARD-8, BP-BOARD-9, BP-BOARD-10."""
    first, fifth = (tile_center(TILES, TILES.places[number - 1]) for number in (1, 5))

    assert first == from_offset(6, 6) == Hex(3, 6)
    assert fifth == from_offset(19, 19) == Hex(10, 19)
    assert first.distance(fifth) == 20


def test_tiles_join_into_one_field_numbered_in_reading_order() -> None:
    """BP-BOARD-1, BP-BOARD-2, BP-BOARD-10: neighbours do not mind seams."""
    grid = TILES.grid

    assert len(grid.tile_of) == 39 * 26
    assert [grid.tile_of[from_offset(13 * tx, 13 * ty)] for ty in (0, 1) for tx in (0, 1, 2)] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    assert len(grid.cells_of_tile[4]) == 169
    seam = from_offset(12, 6)
    assert {grid.tile_of[cell] for cell in grid.neighbors[seam]} == {1, 2}
    assert from_offset(0, 0) in grid.edge
    assert seam not in grid.edge


def test_the_parts_of_a_planet_are_looked_up_by_cell() -> None:
    """BP-BOARD-4, BP-BOARD-15."""
    center = from_offset(6, 6)
    geometry = board(planet(center)).geometry(DEFAULTS)
    one = PlanetId("p1")

    assert geometry.zone_at[center] is Zone.CENTER
    assert geometry.zone(one, center + Hex(1, 0)) is Zone.INTERIOR
    assert geometry.zone(one, center + Hex(2, 0)) is Zone.BORDER
    assert geometry.zone(one, center + Hex(3, 0)) is None
    assert geometry.orbits_at[center + Hex(3, 0)] == (one,)
    assert len(geometry.orbit_of[one]) == 18
    assert not geometry.is_space(center)
    assert geometry.is_space(center + Hex(3, 0))
    assert geometry.adjacent(center, center + Hex(1, 0))
    assert not geometry.adjacent(center, center + Hex(2, 0))
    assert geometry.touches(center + Hex(3, 0), one)
    assert not geometry.touches(center + Hex(4, 0), one)
    assert center not in geometry.space_neighbors
    assert len(geometry.space_neighbors[center + Hex(3, 0)]) == 5


def test_an_orbit_ends_at_the_edge_of_the_board() -> None:
    geometry = board(planet(from_offset(2, 2))).geometry(DEFAULTS)

    assert len(geometry.orbit_of[PlanetId("p1")]) < 18


def test_radii_follow_the_table_options() -> None:
    """AMB-06, BP-BOARD-4."""
    options = Options(planet_radius=PlanetRadius(3, 4, 5))
    center = from_offset(6, 6)

    geometry = board(planet(center)).geometry(options)

    assert radii(DEFAULTS) == {SMALL: 2, MEDIUM: 3, BIG: 4}
    assert len(geometry.shapes[PlanetId("p1")].cells) == 37


def test_beside_a_real_board_nothing_is_tracked_and_players_are_believed() -> None:
    geometry = board(planet(None), tiles=None).geometry(DEFAULTS)

    assert not geometry.tracked
    assert geometry.touches(None, PlanetId("p1"))
    assert geometry.adjacent(None, Hex(1, 1))
    assert geometry.zone(PlanetId("p1"), Hex(0, 0)) is None
    assert not geometry.is_on_board(Hex(0, 0))


def test_geometry_is_worked_out_once_per_board_and_handed_on_while_planets_stay() -> None:
    center = from_offset(6, 6)
    here = board(planet(center))
    first = here.geometry(DEFAULTS)
    wet = here.with_planet(Planet(PlanetId("p1"), SMALL, BiomeId("water"), center))
    flown = here.with_ship(Ship(ShipId("s1"), PlayerId("red"), CARGO, 1, from_offset(20, 3)))

    assert isinstance(first, Geometry)
    assert here.geometry(DEFAULTS) is first
    assert wet.geometry(DEFAULTS) is first
    assert flown.geometry(DEFAULTS) is first
    assert here.with_planet(planet(center + Hex(1, 0))).geometry(DEFAULTS) is not first
    assert here.geometry(Options(planet_radius=PlanetRadius(3, 4, 5))) is not first


def test_what_follows_from_a_board_is_no_part_of_its_value() -> None:
    asked, plain = crowded(), crowded()
    asked.occupancy(DEFAULTS)
    asked.near_asteroids(3)

    assert asked == plain
    assert msgspec.json.encode(asked) == msgspec.json.encode(plain)


SOME_CELLS = st.sampled_from([from_offset(col, 14) for col in range(0, 12, 3)])
SOME_SHIPS = st.sampled_from([ShipId("s1"), ShipId("s2"), ShipId("s3")])


@given(st.data())
def test_what_is_handed_on_to_a_changed_board_is_as_if_worked_out_anew(data: st.DataObject) -> None:
    """Whatever is changed, and whatever was asked before or was not."""
    here = crowded()
    for _ in range(data.draw(st.integers(1, 6))):
        if data.draw(st.booleans()):
            here.occupancy(DEFAULTS)
            assert here.homes is not None
            here.near_asteroids(3)
        here = data.draw(st.sampled_from(CHANGES))(here, data)
    fresh = Board(here.tiles, here.planets, here.asteroids, here.ships, here.space)

    assert here.ships_by_cell == fresh.ships_by_cell
    assert here.asteroids_by_cell == fresh.asteroids_by_cell
    assert here.deployed == fresh.deployed
    assert here.homes == fresh.homes
    assert here.near_asteroids(3) == fresh.near_asteroids(3)
    mine, theirs = here.geometry(DEFAULTS), fresh.geometry(DEFAULTS)
    assert (mine.sites, mine.planet_at, mine.tile_of) == (
        theirs.sites,
        theirs.planet_at,
        theirs.tile_of,
    )
    assert here.occupancy(DEFAULTS).geometry is mine
    assert here.occupancy(DEFAULTS).ships == fresh.ships_by_cell


def _ship_put(here: Board, data: st.DataObject) -> Board:
    at = data.draw(SOME_CELLS)
    if at in here.ships_by_cell:
        return here
    return here.with_ship(Ship(data.draw(SOME_SHIPS), PlayerId("red"), CARGO, 1, at))


def _ship_gone(here: Board, data: st.DataObject) -> Board:
    ship = data.draw(SOME_SHIPS)
    return here.without_ship(ship) if ship in here.ships else here


def _planet_put(here: Board, data: st.DataObject) -> Board:
    id_, size = data.draw(st.sampled_from(["p1", "p2"])), data.draw(st.sampled_from([SMALL, BIG]))
    return here.with_planet(planet(data.draw(SOME_CELLS), size, id_))


def _planet_furnished(here: Board, data: st.DataObject) -> Board:
    one = data.draw(st.sampled_from(list(here.planets.values())))
    return here.with_planet(replace(one, structures={}, natural=()))


CHANGES: list[Callable[[Board, st.DataObject], Board]] = [
    _ship_put,
    _ship_gone,
    _planet_put,
    _planet_furnished,
    lambda here, _data: here.changed(space={}),
    lambda here, _data: here.changed(asteroids={}, ships={}),
    lambda here, data: here.changed(
        tiles=replace(TILES, places=TILES.places[: data.draw(st.integers(1, 6))])
    ),
]


# --- What stands in a cell


def crowded() -> Board:
    center = from_offset(6, 6)
    full = Planet(
        PlanetId("p1"),
        SMALL,
        BiomeId("fair"),
        center,
        owner=PlayerId("red"),
        natural=(Natural(FOREST, center + Hex(1, 0)),),
        structures={
            StructureId("b1"): Structure(StructureId("b1"), CANNON, center + Hex(2, 0)),
        },
    )
    return Board(
        tiles=TILES,
        planets={full.id: full},
        asteroids={AsteroidId("a1"): Asteroid(AsteroidId("a1"), from_offset(20, 3))},
        ships={
            ShipId("s1"): Ship(ShipId("s1"), PlayerId("red"), CARGO, 1, from_offset(21, 9)),
        },
        space={
            StructureId("b2"): SpaceStructure(
                StructureId("b2"), SPACE_STATION, PlayerId("red"), at=from_offset(22, 9)
            ),
            StructureId("b3"): SpaceStructure(
                StructureId("b3"),
                KindId("habitat"),
                PlayerId("red"),
                asteroid=AsteroidId("a1"),
            ),
        },
    )


def test_a_cell_holds_at_most_one_thing_and_says_which() -> None:
    """BP-BOARD-13, BP-BOARD-14."""
    here = crowded()
    occupancy = here.occupancy(DEFAULTS)
    center = from_offset(6, 6)

    assert occupancy.at(center + Hex(1, 0)) == Natural(FOREST, center + Hex(1, 0))
    assert isinstance(occupancy.at(center + Hex(2, 0)), Structure)
    assert isinstance(occupancy.at(from_offset(20, 3)), Asteroid)
    assert isinstance(occupancy.at(from_offset(21, 9)), Ship)
    assert isinstance(occupancy.at(from_offset(22, 9)), SpaceStructure)
    assert occupancy.at(from_offset(0, 0)) is None
    assert occupancy.on_asteroids[AsteroidId("a1")].kind == "habitat"


def test_free_space_and_free_ground() -> None:
    """BP-BOARD-14, BP-BOARD-15, BP-BUILD-5."""
    here = crowded()
    occupancy = here.occupancy(DEFAULTS)
    center = from_offset(6, 6)

    assert occupancy.is_free_space(from_offset(0, 0))
    for cell in (from_offset(20, 3), from_offset(21, 9), from_offset(22, 9), center, Hex(-1, 0)):
        assert not occupancy.is_free_space(cell)
    assert occupancy.is_free_ground(center + Hex(0, 1))
    for cell in (center, center + Hex(1, 0), center + Hex(2, 0), from_offset(0, 0)):
        assert not occupancy.is_free_ground(cell)


@given(st.sets(st.tuples(st.integers(-1, 2), st.integers(0, 2)), min_size=1))
def test_a_field_that_is_shared_is_the_field_of_these_tiles(places: set[tuple[int, int]]) -> None:
    """Full rectangles share theirs; whatever lies otherwise has its own."""
    in_order = tuple(TilePlace(tx, ty) for tx, ty in sorted(places, key=lambda at: at[::-1]))

    assert Tiles(3, 5, in_order).grid.tile_of == Grid(3, 5, in_order).tile_of
