"""Geometry that goes on from the last one must be the same as one worked out afresh."""

from msgspec.structs import replace

from bp_desktop.games.burning_planets.geometry import Geometry, radii
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import tile_center
from tests.games.burning_planets.map.build import BIG, FAIR, SMALL, board, cell


def afresh(state: MapState) -> Geometry:
    radius = radii(state.options)
    sites = tuple(
        (planet.id, planet.center, radius[planet.size])
        for planet in state.board.planets.values()
        if planet.center is not None
    )
    return Geometry(state.board.tiles, sites)


def assert_same(state: MapState) -> None:
    fresh, found = afresh(state), state.geometry
    assert found.sites == fresh.sites
    assert found.shapes == fresh.shapes
    assert found.planet_at == fresh.planet_at
    assert found.zone_at == fresh.zone_at
    assert found.orbits_at == fresh.orbits_at
    assert list(found.shapes) == list(state.board.planets)


def test_planets_put_one_after_the_other_are_all_there_and_none_that_was_taken_away() -> None:
    drawing = board(grid=(4, 3))
    tiles = drawing.state.board.tiles
    assert tiles is not None
    centers = [tile_center(tiles, place) for place in tiles.places]
    drawing.submit(c.Together(tuple(c.PlacePlanet(at, BIG, FAIR) for at in centers[:6])))
    assert_same(drawing.state)

    first, *_, last = drawing.state.board.planets
    for command in (
        c.RemovePlanet(last),
        c.PlacePlanet(centers[7], SMALL, FAIR),
        c.MovePlanet(first, centers[8]),
        c.PlacePlanet(centers[9], SMALL, FAIR),
        c.ResizePlanet(first, SMALL),
    ):
        drawing.submit(command, overrule=True)
        assert_same(drawing.state)

    drawing.undo()
    assert_same(drawing.state)


def test_going_on_from_a_board_leaves_that_boards_geometry_as_it_was() -> None:
    drawing = board(grid=(2, 1))
    tiles = drawing.state.board.tiles
    assert tiles is not None
    one, two = (tile_center(tiles, place) for place in tiles.places)
    drawing.submit(c.PlacePlanet(one, SMALL, FAIR))
    before = drawing.state.geometry
    cells = dict(before.planet_at)

    drawing.submit(c.PlacePlanet(two, SMALL, FAIR))

    assert before.planet_at == cells
    assert len(drawing.state.geometry.shapes) == 2


def test_the_same_planets_on_other_tiles_have_a_geometry_of_their_own() -> None:
    drawing = board(grid=(2, 1))
    tiles = drawing.state.board.tiles
    assert tiles is not None
    drawing.submit(c.PlacePlanet(tile_center(tiles, tiles.places[0]), SMALL, FAIR))
    state = drawing.state
    whole = state.geometry

    fewer = replace(state.board, tiles=replace(tiles, places=tiles.places[:1]))
    found = fewer.geometry(state.options)

    assert len(whole.tile_of) == 2 * len(found.tile_of)
    assert found.planet_at == whole.planet_at


def test_one_planet_more_while_another_one_moved_is_not_taken_for_one_more_only() -> None:
    drawing = board(grid=(3, 1))
    tiles = drawing.state.board.tiles
    assert tiles is not None
    one, two, three = (tile_center(tiles, place) for place in tiles.places)
    drawing.submit(c.PlacePlanet(one, SMALL, FAIR))
    state = drawing.state
    (planet,) = state.board.planets.values()
    assert_same(state)  # the last question is about one planet

    moved = replace(planet, center=three)
    more = replace(planet, id=PlanetId("p2"), center=two)
    board_ = replace(state.board, planets={moved.id: moved, more.id: more})
    other = replace(state, content=replace(state.content, board=board_))

    assert_same(other)


def test_planets_of_a_tile_are_told_in_the_order_of_the_map() -> None:
    """BP-GEN-7: each of them is named to whoever puts one more there."""
    drawing = board(
        c.PlacePlanet(cell(9, 9), SMALL, FAIR),
        c.PlacePlanet(cell(20, 6), SMALL, FAIR),
        c.PlacePlanet(cell(3, 3), SMALL, FAIR),
        grid=(2, 1),
    )
    first, other, second = drawing.state.board.planets

    said = drawing.check(c.PlacePlanet(cell(3, 9), SMALL, FAIR))

    geometry = drawing.state.geometry
    assert geometry.planets_on_tile(1) == [first, second]
    assert geometry.planets_on_tile(2) == [other]
    named = [one.args["planet"] for one in said if one.key == "bp.map.two_planets_on_tile"]
    assert len(named) == 2
