"""What differs between two states of a map, cell by cell."""

import inspect
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.geometry import planet_shape
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    HABITAT,
    MOUNTAIN,
    AsteroidId,
    ClassId,
    ShipId,
)
from bp_desktop.games.burning_planets.map import commands as c, events as e
from bp_desktop.games.burning_planets.map.difference import PlaceChange, PlaceDifference, difference
from bp_desktop.games.burning_planets.map.lookup import named_seat
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tiles import TilePlace
from tests.games.burning_planets.map.build import (
    BIG,
    FAIR,
    HARSH,
    MEDIUM,
    P1,
    RED,
    SMALL,
    MapSession,
    board,
    cell,
    center,
)
from tests.words import TEXTS


def drawn() -> MapSession:
    """A medium planet with a forest, an asteroid, a ship and a note."""
    drawing = board()
    home = center(drawing, 1)
    for command in (
        c.PlacePlanet(home, MEDIUM, FAIR),
        c.PlaceNatural(FOREST, (home + Hex(1, 0),)),
        c.PlaceAsteroid(cell(20, 0)),
        c.PlaceShip(RED, CARGO, cell(30, 0)),
        c.PutNote(cell(25, 3), "Remember"),
    ):
        drawing.submit(command, overrule=True)
    return drawing


def after(drawing: MapSession, *commands: c.AnyMapCommand) -> tuple[PlaceDifference, ...]:
    """What some commands made different."""
    before = drawing.state.content
    for command in commands:
        drawing.submit(command, overrule=True)
    return difference(before, drawing.state.content)


def told(differences: Iterable[PlaceDifference]) -> list[tuple[str, str]]:
    return [(one.turn.value, one.message.key.removeprefix("bp.difference.")) for one in differences]


def test_the_same_map_does_not_differ() -> None:
    content = drawn().state.content

    assert difference(content, content) == ()


def test_going_there_and_back_leaves_no_difference() -> None:
    drawing = drawn()

    found = after(drawing, c.PlaceAsteroid(cell(5, 0)), c.RemoveAsteroid(AsteroidId("a2")))

    assert found == ()


def test_a_new_planet_covers_its_cells() -> None:
    drawing = drawn()

    (found,) = after(drawing, c.PlacePlanet(center(drawing, 2), SMALL, HARSH))

    assert found.turn is PlaceChange.ADDED
    assert found.cells == planet_shape(center(drawing, 2), 2).cells


def test_a_removed_planet_shows_where_it_was() -> None:
    drawing = drawn()
    home = center(drawing, 1)

    (found,) = after(drawing, c.RemovePlanet(P1))

    assert found.turn is PlaceChange.REMOVED
    assert set(found.cells) == set(planet_shape(home, 3).cells)


def test_a_moved_planet_takes_its_forest_along_without_a_word() -> None:
    drawing = drawn()

    found = after(drawing, c.MovePlanet(P1, center(drawing, 4)))

    assert told(found) == [("removed", "was_here"), ("added", "planet_moved")]


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (c.ResizePlanet(P1, BIG), "planet_resized"),
        (c.SetBiome(P1, HARSH), "planet_biome"),
        (c.RenamePlanet(P1, "Roma"), "planet_named"),
        (c.SetPlanetOwner(P1, RED), "planet_owner"),
        (c.RenameMap("Other"), "title"),
        (c.SetTreasury(RED), ""),
        (c.PutNote(cell(25, 3), "Forget"), "note_changed"),
        (c.ShiftShip(ShipId("ship1"), cell(31, 0)), "ship_moved"),
        (c.NumberShip(ShipId("ship1"), 9), "ship_changed"),
    ],
)
def test_each_change_is_told_once(command: c.AnyMapCommand, key: str) -> None:
    found = after(drawn(), command)

    assert told(found) == ([("changed", key)] if key else [])


def test_ground_is_told_cell_by_cell() -> None:
    drawing = drawn()
    home = center(drawing, 1)

    found = after(
        drawing,
        c.PlaceNatural(MOUNTAIN, (home + Hex(1, 0),)),
        c.PlaceNatural(FOREST, (home + Hex(0, 1), home + Hex(-1, 0))),
    )

    assert sorted(told(found)) == [("added", "added"), ("added", "added"), ("changed", "became")]
    assert {one.cells for one in found} == {
        (home + Hex(1, 0),),
        (home + Hex(0, 1),),
        (home + Hex(-1, 0),),
    }


def test_asteroids_count_by_place_whatever_their_ids() -> None:
    drawing = drawn()

    found = after(drawing, c.MoveAsteroid(AsteroidId("a1"), cell(22, 2)))

    assert told(found) == [("removed", "removed"), ("added", "added")]
    assert [one.cells for one in found] == [(cell(20, 0),), (cell(22, 2),)]


def test_things_in_space_and_ships_come_and_go() -> None:
    drawing = drawn()

    found = after(
        drawing,
        c.PlaceSpaceStructure(RED, HABITAT, cell(20, 0)),
        c.PlaceShip(RED, ClassId("small"), cell(32, 0)),
        c.RemoveShip(ShipId("ship1")),
        c.RemoveNote(cell(25, 3)),
    )

    assert sorted(told(found)) == [
        ("added", "added"),
        ("added", "ship_added"),
        ("removed", "note_removed"),
        ("removed", "ship_removed"),
    ]


def test_of_a_ship_it_is_told_whose_it_is_and_where() -> None:
    found = after(
        drawn(),
        c.PlaceShip(RED, ClassId("small"), cell(32, 0)),
        c.RemoveShip(ShipId("ship1")),
    )

    facts = {one.turn: one.message.args for one in found}
    red = named_seat(drawn().state.content, RED)
    assert {args["seat"] for args in facts.values()} == {red}
    assert facts[PlaceChange.ADDED]["cell"] == named_cell(drawn().state.board, cell(32, 0))
    assert facts[PlaceChange.REMOVED]["cell"] == named_cell(drawn().state.board, cell(30, 0))


def test_a_ship_without_a_place_is_told_without_a_cell() -> None:
    content = drawn().state.content
    ships = {id_: replace(ship, at=None) for id_, ship in content.board.ships.items()}
    lost = replace(content, board=replace(content.board, ships=ships))

    found = difference(content, lost)

    assert {one.message.key for one in found} == {"bp.difference.ship_without_place"}
    assert all("cell" not in one.message.args for one in found)


def test_the_board_grows_and_shrinks_by_cells() -> None:
    grown = after(drawn(), c.AddTile(TilePlace(3, 0)))
    shrunk = after(drawn(), c.RemoveTile(TilePlace(2, 1)))

    assert [(one.turn, len(one.cells)) for one in grown] == [(PlaceChange.ADDED, 169)]
    assert [(one.turn, len(one.cells)) for one in shrunk] == [(PlaceChange.REMOVED, 169)]


def test_every_difference_has_words_and_no_words_are_left_over() -> None:
    source = Path(inspect.getfile(difference)).read_text(encoding="utf-8")
    keys = {key for key in TEXTS if key.startswith("bp.difference.")}

    assert set(re.findall(r'"(bp\.difference\.\w+)"', source)) == keys


def test_a_name_for_a_revision_is_a_step_that_draws_nothing() -> None:
    drawing = drawn()
    before = drawing.state

    change = drawing.submit(c.NameRevision(3, " First draft "))

    assert drawing.state is before
    assert change.entry.events == (e.RevisionNamed(3, "First draft"),)
