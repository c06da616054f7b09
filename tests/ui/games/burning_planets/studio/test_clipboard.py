"""Copy, paste, turn and mirror: whatever was copied arrives, on this map or another."""

from typing import Any

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.hexes import DIRECTIONS, Hex, mirrored, rotated
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import FOREST, METAL, ClassId, KindId, ShipId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import errors_by_rule
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.editor.selection_editing import turned_in_place
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.tools.putting import PasteTool
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME
from bp_desktop.ui.games.burning_planets.studio.map_images import (
    MOST_BYTES,
    MapClip,
    copied,
    decoded,
)
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind, all_things
from tests.games.burning_planets.map.build import (
    BIG,
    BLUE,
    FAIR,
    MEDIUM,
    RED,
    SMALL,
    MapSession,
    board,
    cell,
    center,
    planet,
)
from tests.ui.games.burning_planets.studio.build import ToolBench, click, sketch_of

CARGO = ClassId("cargo")
DRILL, CANNON = KindId("drilling_facility"), KindId("cannon")


def a_bit_of_everything() -> MapSession:
    """A planet with a forest and a cannon, a rock with a drilling facility, a laden ship."""
    drawing = board(grid=(3, 2))
    middle = center(drawing, 1)
    for command in (
        c.PlacePlanet(middle, MEDIUM, FAIR, owner=RED, starting=RED, name="Home"),
        c.PlaceNatural(FOREST, (middle + DIRECTIONS[0],)),
        c.PlaceStructure(CANNON, middle + DIRECTIONS[1] * 3),
        c.PlaceAsteroid(cell(12, 6)),
        c.PlaceSpaceStructure(BLUE, DRILL, cell(12, 6)),
        c.PlaceShip(RED, CARGO, cell(12, 9), number=7),
        c.SetHold(ShipId("ship1"), Purse({METAL: 3}), DRILL),
    ):
        drawing.submit(command, overrule=True)
    return drawing


def everything(drawing: MapSession) -> frozenset[MapThing]:
    return frozenset(all_things(drawing.state))


def test_what_is_copied_can_be_pasted_elsewhere_with_all_that_stands_on_it() -> None:
    drawing = a_bit_of_everything()
    clip, middle = copied(drawing.state, everything(drawing))
    sketch = sketch_of(drawing.state)

    clip.paste(sketch, middle + Hex(13, 0))

    board_ = sketch.state.board
    assert not sketch.skipped
    assert [one.center for one in board_.planets.values()] == [
        center(drawing, 1),
        center(drawing, 2),
    ]
    copy = list(board_.planets.values())[1]
    assert [one.at for one in copy.natural] == [center(drawing, 2) + DIRECTIONS[0]]
    assert [one.kind for one in copy.structures.values()] == [CANNON]
    assert (copy.owner, copy.starting, copy.name) == (RED, None, "")
    assert len(board_.asteroids) == len(board_.space) == 2
    second = list(board_.ships.values())[1]
    assert (second.number, second.hold) == (8, Purse({METAL: 3}))
    assert second.carried is not None


def test_a_clip_survives_the_clipboard() -> None:
    clip, _ = copied((drawing := a_bit_of_everything()).state, everything(drawing))

    assert decoded(clip.encoded()) == clip


@pytest.mark.parametrize("data", [b"", b"{}", b"[1,2]", b'{"type":"other"}', b"\xff\xfe", b"x" * 9])
def test_what_is_not_a_clip_is_not_pasted(data: bytes) -> None:
    assert decoded(data) is None


def test_what_is_far_too_long_is_not_even_read() -> None:
    data = MapClip(asteroids=(Hex(0, 0),)).encoded()

    assert decoded(data) is not None
    assert decoded(data + b" " * MOST_BYTES) is None


def test_on_another_map_what_belongs_to_somebody_unknown_belongs_to_nobody() -> None:
    clip, middle = copied((drawing := a_bit_of_everything()).state, everything(drawing))
    other = board(factions=(), grid=(2, 1))
    sketch = sketch_of(other.state)

    clip.paste(sketch, middle)

    (copy,) = sketch.state.board.planets.values()
    assert copy.owner is None
    assert not sketch.state.board.ships
    assert not sketch.skipped


def test_what_has_no_room_is_left_out_and_listed() -> None:
    """BP-BOARD-4."""
    clip, _ = copied((drawing := a_bit_of_everything()).state, everything(drawing))
    sketch = sketch_of(drawing.state)

    clip.paste(sketch, cell(0, 20))

    assert "bp.map.planet_off_board" in [one.messages[0].key for one in sketch.skipped]


@given(st.integers(0, 5))
def test_six_turns_or_two_mirrors_lead_back(axis: int) -> None:
    clip, _ = copied((drawing := a_bit_of_everything()).state, everything(drawing))

    def flipped(one: Hex) -> Hex:
        return mirrored(one, axis)

    turned = clip
    for _ in range(6):
        turned = turned.mapped(lambda one: rotated(one, 1))

    assert turned == clip
    assert clip.mapped(flipped).mapped(flipped) == clip


@pytest.mark.parametrize("sixths", [1, 2, 3, 4, 5])
def test_a_planet_turned_in_place_keeps_its_centre_name_and_owner(sixths: int) -> None:
    drawing = a_bit_of_everything()
    only = frozenset(thing for thing in everything(drawing) if thing.sort == MapThingKind.PLANET)

    sketch = turned_in_place(MAP_GAME, drawing.state, only, lambda one: rotated(one, sixths))

    drawing.submit(MAP_GAME.together(tuple(sketch.commands), MapDeed.DRAWING), overrule=True)
    home = planet(drawing)
    assert (home.center, home.name, home.owner, home.starting) == (
        center(drawing, 1),
        "Home",
        RED,
        RED,
    )
    # Directions count counter-clockwise, turns run clockwise.
    assert [one.at for one in home.natural] == [center(drawing, 1) + DIRECTIONS[-sixths]]


def test_a_ship_turned_with_others_keeps_its_number_and_hold() -> None:
    drawing = a_bit_of_everything()
    units = frozenset(
        thing
        for thing in everything(drawing)
        if thing.sort in (MapThingKind.SHIP, MapThingKind.ASTEROID)
    )

    sketch = turned_in_place(MAP_GAME, drawing.state, units, lambda one: rotated(one, 3))

    (ship,) = sketch.state.board.ships.values()
    assert not sketch.skipped
    assert (ship.number, ship.hold) == (7, Purse({METAL: 3}))
    assert len(sketch.state.board.space) == 1


def test_a_forest_alone_is_copied_onto_another_planet() -> None:
    drawing = a_bit_of_everything()
    drawing.submit(c.PlacePlanet(center(drawing, 2), BIG, FAIR), overrule=True)
    forest = frozenset(
        thing
        for thing in everything(drawing)
        if thing.sort == MapThingKind.GROUND and thing.at == center(drawing, 1) + DIRECTIONS[0]
    )
    clip, _ = copied(drawing.state, forest)
    sketch = sketch_of(drawing.state)

    clip.paste(sketch, center(drawing, 2) + DIRECTIONS[2])

    assert [one.at for one in list(sketch.state.board.planets.values())[1].natural] == [
        center(drawing, 2) + DIRECTIONS[2]
    ]


# --- hanging on the pointer


MapPasteTool = PasteTool[MapState, c.AnyMapCommand, AnyMapEvent]


def hanging(grid: tuple[int, int] = (3, 2)) -> tuple[ToolBench, MapPasteTool, list[str]]:
    drawing = board(c.PlacePlanet(cell(6, 6), SMALL, FAIR), grid=grid)
    bench = ToolBench(drawing)
    clip, _ = copied(drawing.state, everything(drawing))
    done: list[str] = []
    return bench, PasteTool(bench.context, clip, lambda: done.append("done")), done


def test_a_click_puts_the_copy_in_one_step_and_holds_it() -> None:
    bench, tool, done = hanging()
    steps = bench.steps

    click(tool, center(bench.drawing, 2))

    assert len(bench.state.board.planets) == 2
    assert bench.steps == steps + 1
    assert [thing.at for thing in bench.things] == [center(bench.drawing, 2)]
    assert done == ["done"]


def test_shift_puts_one_and_keeps_another_in_hand() -> None:
    bench, tool, done = hanging()

    click(tool, center(bench.drawing, 2), HeldKeys.ADD)
    click(tool, center(bench.drawing, 3), HeldKeys.ADD)

    assert len(bench.state.board.planets) == 3
    assert done == []


def test_where_nothing_fits_the_reason_is_told_and_the_copy_stays_in_hand() -> None:
    bench, tool, done = hanging()
    steps = bench.steps

    tool.hover(cell(6, 7))
    refused = bench.preview.refused
    click(tool, cell(6, 7))

    assert refused
    assert bench.told_keys == ["bp.map.planets_overlap"]
    assert bench.steps == steps
    assert done == []


def test_a_hanging_copy_can_be_turned_before_it_is_put() -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(5, 3)))
    bench = ToolBench(drawing)
    clip, _ = copied(drawing.state, everything(drawing))
    tool = PasteTool(bench.context, clip, lambda: None)
    tool.hover(cell(20, 15))
    before = {ghost.at for ghost in bench.preview.ghosts}

    tool.turn(lambda one: rotated(one, 1))

    after = {ghost.at for ghost in bench.preview.ghosts}
    assert before == {cell(20, 15), cell(22, 15)}
    assert after == {cell(20, 15), cell(20, 15) + Hex(0, 2)}


def test_a_copy_is_put_with_its_images() -> None:
    bench, tool, _ = hanging((3, 2))
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(tool, cell(6, 19))

    assert {one.center for one in bench.state.board.planets.values()} == {
        cell(6, 6),
        cell(6, 19),
        cell(32, 19),
    }


def test_where_the_copy_itself_does_not_fit_its_image_is_not_put_either() -> None:
    bench, tool, done = hanging((3, 2))
    bench.fold(SymmetryKind.TOP_BOTTOM)
    steps = bench.steps

    click(tool, cell(6, 7))

    assert bench.steps == steps
    assert done == []


def test_everything_copied_has_its_ghost_where_it_would_be_put() -> None:
    drawing = a_bit_of_everything()
    clip, middle = copied(drawing.state, everything(drawing))

    ghosts = {(ghost.icon, ghost.at) for ghost in clip.ghosts(drawing.state, middle)}

    home = center(drawing, 1)
    assert ghosts == {
        ("", home),
        ("natural/forest", home + DIRECTIONS[0]),
        ("structure/cannon", home + DIRECTIONS[1] * 3),
        ("board/asteroid", cell(12, 6)),
        ("structure/drilling_facility", cell(12, 6)),
        ("ship/humans_cargo", cell(12, 9)),
    }


def test_a_very_large_copy_is_judged_only_when_it_is_put() -> None:
    """BP-BOARD-2: half of it would lie off the board."""
    rocks = tuple(Hex(3 * q, 3 * r) for q in range(16) for r in range(16))
    bench = ToolBench(board(grid=(2, 2)))
    tool = PasteTool(bench.context, MapClip(asteroids=rocks), lambda: None)

    tool.hover(cell(0, 0))
    shown = bench.preview
    click(tool, cell(0, 0))

    assert len(shown.ghosts) == len(rocks)
    assert shown.problem == ()
    assert 0 < len(bench.state.board.asteroids) < len(rocks)
    assert bench.skipped


def pasting(*others: c.AnyMapCommand) -> tuple[ToolBench, PasteTool[Any, Any, Any]]:
    """Three rocks hang on the pointer, over a map that has one where the second would go."""
    source = board(*(c.PlaceAsteroid(cell(col, 6)) for col in (3, 6, 9)), grid=(3, 1))
    clip, _middle = copied(source.state, frozenset(all_things(source.state)))
    bench = ToolBench(board(*others, grid=(3, 1)))
    return bench, PasteTool(bench.context, clip, lambda: None)


def test_paste_says_how_much_was_left_out_and_why_once() -> None:
    bench, tool = pasting(c.PlaceAsteroid(cell(16, 6)), c.PlaceAsteroid(cell(19, 6)))

    tool.hover(cell(19, 6))
    shown = [message.key for message in bench.preview.problem]
    click(tool, cell(19, 6))

    assert bench.told_keys[0] == "editor.left_out"
    assert dict(bench.told[0].args) == {"left": 2, "whole": 3}
    assert list(bench.offers) == ["editor.push_aside", "editor.put_anyway"]
    assert len(bench.told_keys) == len(set(bench.told_keys))
    assert shown == bench.told_keys


def test_what_was_in_the_way_is_pushed_aside_by_the_rules_and_everything_arrives() -> None:
    bench, tool = pasting(c.PlaceAsteroid(cell(16, 6)), c.PlaceAsteroid(cell(19, 6)))
    steps = bench.steps
    click(tool, cell(19, 6))

    bench.offers["editor.push_aside"].do()

    there = {one.at for one in bench.state.board.asteroids.values()}
    assert {cell(col, 6) for col in (16, 19, 22)} <= there
    assert len(there) == 5, "the two that were there have gone a little further"
    assert {one.at for one in bench.things} == {cell(col, 6) for col in (16, 19, 22)}
    assert not errors_by_rule(bench.state)["BP-AST-7"], "not even beside the copy"
    assert bench.steps == steps + 1, "instead of what was put before"


def test_where_nothing_fits_it_can_be_put_anyway_too() -> None:
    bench, tool = pasting(*(c.PlaceAsteroid(cell(col, 6)) for col in (16, 19, 22)))
    steps = bench.steps
    click(tool, cell(19, 6))
    assert bench.steps == steps

    bench.offers["editor.push_aside"].do()

    assert len(bench.state.board.asteroids) == 6
    assert bench.steps == steps + 1


def test_off_the_board_nothing_is_in_the_way() -> None:
    bench, tool = pasting()

    click(tool, cell(0, 6))

    assert bench.told_keys[0] == "editor.left_out"
    assert not bench.offers


def test_put_anyway_takes_the_place_of_what_was_there() -> None:
    bench, tool = pasting(c.PlaceAsteroid(cell(16, 6)), c.PlaceAsteroid(cell(19, 6)))
    steps = bench.steps
    click(tool, cell(19, 6))

    bench.offers["editor.put_anyway"].do()

    assert {one.at for one in bench.state.board.asteroids.values()} == {
        cell(col, 6) for col in (16, 19, 22)
    }
    assert bench.steps == steps + 1


def test_what_has_nowhere_to_go_stays_and_that_is_told_again() -> None:
    """A planet that fills the only tile."""
    bench = ToolBench(board(grid=(1, 1)))
    middle = center(bench.drawing, 1)
    bench.drawing.submit(c.PlacePlanet(middle, BIG, FAIR), overrule=True)
    far = cell(0, 0) - middle
    tool = PasteTool(bench.context, MapClip(asteroids=(Hex(0, 0), far)), lambda: None)
    click(tool, middle)

    bench.offers["editor.push_aside"].do()

    assert [one.center for one in bench.state.board.planets.values()] == [middle]
    assert bench.told_keys[0] == "editor.left_out"
    assert [one.at for one in bench.state.board.asteroids.values()] == [cell(0, 0)]


def test_ctrl_clears_the_space_first_and_everything_arrives() -> None:
    bench, tool = pasting(c.PlaceAsteroid(cell(16, 6)), c.PlaceAsteroid(cell(19, 6)))
    steps = bench.steps

    click(tool, cell(19, 6), HeldKeys.TAKE)

    assert {one.at for one in bench.state.board.asteroids.values()} == {
        cell(col, 6) for col in (16, 19, 22)
    }
    assert bench.told == ()
    assert bench.steps == steps + 1


def test_a_whole_tile_goes_to_the_middle_of_another() -> None:
    bench, _tool = pasting()
    source = board(c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(6, 2)), grid=(3, 1))
    clip, middle = copied(source.state, frozenset(all_things(source.state)))
    whole = clip.whole_area(center(source, 1) - middle)
    assert decoded(whole.encoded()) == whole

    click(PasteTool(bench.context, whole, lambda: None), cell(15, 9))

    assert {one.at for one in bench.state.board.asteroids.values()} == {cell(16, 3), cell(19, 2)}
