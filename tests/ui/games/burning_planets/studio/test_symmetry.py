"""Where strokes fall besides where they are drawn, and what has no image."""

import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.hexes import DIRECTIONS, Hex, ring
from bp_desktop.games.burning_planets.ids import FOREST, ClassId, KindId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.tiles import rectangle
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.editor.symmetry import Frame, Symmetry, SymmetryKind
from bp_desktop.ui.games.burning_planets.studio.map_images import frame_of, image_of, missing_tiles
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind
from tests.games.burning_planets.map.build import (
    BIG,
    BLUE,
    FAIR,
    HARSH,
    MEDIUM,
    RED,
    SMALL,
    MapSession,
    board,
    cell,
    center,
    planet,
)
from tests.ui.games.burning_planets.studio.build import completed, unpaired

FRAME = Frame(0, 38, 0, 25)
"""Of a board of three by two tiles."""
MIRRORS = (SymmetryKind.LEFT_RIGHT, SymmetryKind.TOP_BOTTOM, SymmetryKind.HALF_TURN)


@given(st.sampled_from(rectangle(3, 2)))
def test_tile_centres_are_mirrored_to_tile_centres(place: TilePlace) -> None:
    drawing = board(grid=(3, 2))
    centers = {center(drawing, tile) for tile in range(1, 7)}
    at = cell(13 * place.tx + 6, 13 * place.ty + 6)

    for fold in MIRRORS:
        (image,) = Symmetry(fold).images(FRAME)

        assert image.place(at) in centers


def test_a_frame_encloses_tiles_of_any_outline() -> None:
    drawing = board(
        c.ResizeTiles(13, 11), c.SetOutline((TilePlace(-1, -1), TilePlace(1, 0))), grid=(1, 1)
    )

    assert frame_of(drawing.state) == Frame(-13, 25, -11, 10)


def test_an_orbit_cell_is_mirrored_to_an_orbit_cell_whatever_the_rows_do() -> None:
    """BP-BOARD-6: rows are shifted by half a cell, planets keep their surroundings."""
    drawing = two_planets()
    (image,) = Symmetry(SymmetryKind.TOP_BOTTOM).images(frame_of(drawing.state))
    orbit = drawing.state.geometry.orbit_of

    images = {image_of(drawing.state, at, image) for at in orbit[planet(drawing, "p1").id]}

    assert images == set(orbit[planet(drawing, "p2").id])


def two_planets() -> MapSession:
    drawing = board(grid=(1, 2))
    for tile in (1, 2):
        drawing.submit(c.PlacePlanet(center(drawing, tile), MEDIUM, FAIR), overrule=True)
    return drawing


def test_what_has_its_image_is_no_exception() -> None:
    assert unpaired(two_planets().state, Symmetry(SymmetryKind.TOP_BOTTOM)) == ()


def test_without_a_symmetry_nothing_is_an_exception() -> None:
    drawing = board(c.PlaceAsteroid(cell(1, 1)))

    assert unpaired(drawing.state, Symmetry()) == ()


@pytest.mark.parametrize(
    "command",
    [
        c.PlaceAsteroid(cell(6, 6)),
        c.PlaceShip(RED, ClassId("small"), cell(6, 6)),
        c.PlaceSpaceStructure(RED, KindId("space_station"), cell(6, 6)),
        c.PlacePlanet(cell(6, 6), SMALL, HARSH),
    ],
)
def test_a_thing_without_its_image_is_listed_with_the_place_where_that_is_missing(
    command: c.Single,
) -> None:
    drawing = board(command, grid=(3, 1))

    (found,) = unpaired(drawing.state, Symmetry(SymmetryKind.LEFT_RIGHT))

    assert (found.thing.at, found.missing) == (cell(6, 6), (cell(32, 6),))


def test_a_forest_without_its_image_is_listed() -> None:
    drawing = two_planets()
    at = center(drawing, 1) + DIRECTIONS[0]
    drawing.submit(c.PlaceNatural(FOREST, (at,)), overrule=True)

    (found,) = unpaired(drawing.state, Symmetry(SymmetryKind.TOP_BOTTOM))

    assert (found.thing.sort, found.thing.at) == (MapThingKind.GROUND, at)
    assert found.missing == (center(drawing, 2) + DIRECTIONS[0],)


def test_of_a_planet_without_image_the_contents_are_not_listed_again() -> None:
    drawing = board(grid=(3, 1))
    drawing.submit(c.PlacePlanet(center(drawing, 1), BIG, FAIR), overrule=True)
    drawing.submit(c.PlaceNatural(FOREST, (center(drawing, 1) + Hex(1, 0),)), overrule=True)

    found = unpaired(drawing.state, Symmetry(SymmetryKind.LEFT_RIGHT))

    assert [one.thing.sort for one in found] == [MapThingKind.PLANET]


def test_completing_gives_everything_its_image_in_one_go() -> None:
    drawing = board(c.PlaceAsteroid(cell(2, 2)), grid=(3, 1))
    left = center(drawing, 1)
    drawing.submit(c.PlacePlanet(left, BIG, FAIR), overrule=True)
    drawing.submit(c.PlaceNatural(FOREST, (left + DIRECTIONS[0] * 2,)), overrule=True)
    symmetry = Symmetry(SymmetryKind.LEFT_RIGHT)

    sketch = completed(drawing.state, symmetry, frozenset())

    assert not sketch.skipped
    assert unpaired(sketch.state, symmetry) == ()
    assert len(sketch.state.board.asteroids) == 2
    right = next(one for one in sketch.state.board.planets.values() if one.center != left)
    assert [one.at for one in right.natural] == [center(drawing, 3) + DIRECTIONS[3] * 2]


def test_completing_makes_the_later_of_two_planets_like_the_earlier() -> None:
    drawing = board(grid=(3, 1))
    drawing.submit(c.PlacePlanet(center(drawing, 1), BIG, FAIR), overrule=True)
    drawing.submit(c.PlacePlanet(center(drawing, 3), SMALL, HARSH), overrule=True)
    symmetry = Symmetry(SymmetryKind.LEFT_RIGHT)

    sketch = completed(drawing.state, symmetry, frozenset())

    assert {(one.size, one.biome) for one in sketch.state.board.planets.values()} == {(BIG, FAIR)}


def test_completing_what_is_chosen_leaves_the_rest_alone() -> None:
    drawing = board(c.PlaceAsteroid(cell(2, 2)), c.PlaceAsteroid(cell(5, 9)), grid=(3, 1))
    symmetry = Symmetry(SymmetryKind.LEFT_RIGHT)
    first = unpaired(drawing.state, symmetry)[0].thing

    sketch = completed(drawing.state, symmetry, frozenset({first}))

    assert len(sketch.commands) == 1


def test_what_stands_in_the_way_of_an_image_is_left_and_listed() -> None:
    """BP-BOARD-13: the image of the rock would lie where a ship is."""
    drawing = board(c.PlaceAsteroid(cell(2, 2)), grid=(3, 1))
    drawing.submit(c.PlaceShip(RED, ClassId("big"), cell(36, 2)), overrule=True)

    sketch = completed(drawing.state, Symmetry(SymmetryKind.LEFT_RIGHT), frozenset())

    assert [one.messages[0].key for one in sketch.skipped] == ["bp.map.occupied", "bp.map.occupied"]
    assert sketch.commands == []


def test_the_image_of_a_start_is_nobodys_until_somebody_starts_there() -> None:
    drawing = board(grid=(3, 1))
    left = c.PlacePlanet(center(drawing, 1), MEDIUM, FAIR, owner=RED, starting=RED)
    drawing.submit(left, overrule=True)

    sketch = completed(drawing.state, Symmetry(SymmetryKind.LEFT_RIGHT), frozenset())

    image = next(one for one in sketch.state.board.planets.values() if one.owner != RED)
    assert (image.owner, image.starting) == (None, None)


def test_ships_of_one_corner_are_completed_for_the_player_of_the_other() -> None:
    drawing = board(grid=(3, 1))
    for tile, owner in ((1, RED), (3, BLUE)):
        start = c.PlacePlanet(center(drawing, tile), MEDIUM, FAIR, owner=owner, starting=owner)
        drawing.submit(start, overrule=True)
    drawing.submit(c.PlaceShip(RED, ClassId("big"), cell(2, 2)), overrule=True)

    sketch = completed(drawing.state, Symmetry(SymmetryKind.LEFT_RIGHT), frozenset())

    assert [ship.owner for ship in sketch.state.board.ships.values()] == [RED, BLUE]


def test_the_image_of_an_owned_planet_that_is_no_start_keeps_its_owner() -> None:
    drawing = board(grid=(3, 1))
    drawing.submit(c.PlacePlanet(center(drawing, 1), MEDIUM, FAIR, owner=RED), overrule=True)

    sketch = completed(drawing.state, Symmetry(SymmetryKind.LEFT_RIGHT), frozenset())

    assert [one.owner for one in sketch.state.board.planets.values()] == [RED, RED]


def four_corners(*rocks: Hex) -> MapSession:
    """A planet in each corner of a board of four by three tiles, and some rocks."""
    drawing = board(grid=(4, 3))
    for tile in (1, 4, 9, 12):
        drawing.submit(c.PlacePlanet(center(drawing, tile), SMALL, FAIR), overrule=True)
    for at in rocks:
        drawing.submit(c.PlaceAsteroid(at), overrule=True)
    return drawing


@pytest.mark.parametrize("fold", [*MIRRORS, SymmetryKind.BOTH])
def test_what_is_outside_an_orbit_stays_outside_in_its_image(fold: SymmetryKind) -> None:
    """BP-AST-8: or an image would break a rule that the thing itself keeps."""
    state = four_corners().state
    geometry = state.geometry
    middle = geometry.shapes[next(iter(geometry.shapes))].center

    for image in Symmetry(fold).images(frame_of(state)):
        for at in [one for steps in range(9) for one in ring(middle, steps)]:
            there = image_of(state, at, image)
            if geometry.is_on_board(at) and geometry.is_on_board(there):
                assert (at in geometry.orbits_at) == (there in geometry.orbits_at)


@given(
    st.sampled_from([*MIRRORS, SymmetryKind.BOTH]),
    st.lists(
        st.tuples(st.integers(0, 51), st.integers(0, 38)), min_size=1, max_size=8, unique=True
    ),
)
@settings(max_examples=60, deadline=None)
def test_completing_a_second_time_finds_nothing_more_to_do(
    fold: SymmetryKind, places: list[tuple[int, int]]
) -> None:
    drawing = four_corners()
    for place in places:
        if drawing.state.occupancy.is_free_space(at := cell(*place)):
            drawing.submit(c.PlaceAsteroid(at), overrule=True)
    symmetry = Symmetry(fold)

    sketch = completed(drawing.state, symmetry, frozenset())

    if not sketch.skipped:
        assert unpaired(sketch.state, symmetry) == ()
        assert completed(sketch.state, symmetry, frozenset()).commands == []


def missing_in(drawing: MapSession, symmetry: Symmetry) -> tuple[TilePlace, ...]:
    return missing_tiles(drawing.state, symmetry.images(frame_of(drawing.state)))


def test_a_tile_without_its_image_is_listed_where_that_is_missing_and_completed() -> None:
    """BP-BOARD-2: an outline that is no rectangle."""
    drawing = board(c.AddTile(TilePlace(3, 0)), grid=(3, 2))
    symmetry = Symmetry(SymmetryKind.TOP_BOTTOM)

    missing = missing_in(drawing, symmetry)
    sketch = completed(drawing.state, symmetry, frozenset())

    assert missing == (TilePlace(3, 1),)
    assert sketch.commands == [c.AddTile(TilePlace(3, 1))]
    assert missing_tiles(sketch.state, symmetry.images(frame_of(sketch.state))) == ()


@pytest.mark.parametrize(
    "fold", [SymmetryKind.NONE, SymmetryKind.TWO, SymmetryKind.THREE, SymmetryKind.SIX]
)
def test_turns_by_sixths_find_no_tile_missing(fold: SymmetryKind) -> None:
    """They do not fit the grid of tiles."""
    drawing = board(c.AddTile(TilePlace(3, 0)), grid=(3, 2))

    assert missing_in(drawing, Symmetry(fold, center(drawing, 1))) == ()
