"""Making a map symmetric and keeping it so while it is edited: tools without a window."""

import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import FOREST, BiomeId, FactionId, PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import errors_by_rule, problems
from bp_desktop.games.burning_planets.tiles import tile_center
from bp_desktop.ui.board.scene import ArrowStep
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.completing import completed, difference_of
from bp_desktop.ui.editor.selection_editing import SelectionEditing
from bp_desktop.ui.editor.symmetry import PARTS, Symmetry, SymmetryKind
from bp_desktop.ui.editor.tools.choosing import MoveTool
from bp_desktop.ui.editor.tools.putting import StampTool
from bp_desktop.ui.games.burning_planets.studio.edit_images import edit_with_images
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME
from bp_desktop.ui.games.burning_planets.studio.map_images import middle_of_map
from bp_desktop.ui.games.burning_planets.studio.map_things import (
    MapThingKind,
    planet_thing,
)
from bp_desktop.ui.games.burning_planets.studio.map_tools import MonolithStamp
from tests.games.burning_planets.map.build import FAIR, HARSH, SMALL, MapSession, board, cell
from tests.ui.games.burning_planets.studio.build import ToolBench, click, drag, unpaired

FACTIONS = ["humans", "digitals", "xenos", "humans"]
BOTH = Symmetry(SymmetryKind.BOTH)
FOLDS = tuple(fold for fold in SymmetryKind if fold is not SymmetryKind.NONE)


def center(state: MapState, tile: int) -> Hex:
    tiles = state.board.tiles
    assert tiles is not None
    return tile_center(tiles, tiles.places[tile - 1])


def four_corners(*, starts: bool = True) -> MapSession:
    """Eight planets of a legal map for four, a start of its owner's biome in each corner."""
    drawing = board(factions=FACTIONS, grid=(4, 4))
    state = drawing.state
    biomes = [state.tables.factions[FactionId(one)].starting_biome for one in FACTIONS]
    for tile, biome in zip((1, 4, 13, 16), biomes, strict=True):
        kind = biome if starts else FAIR
        drawing.submit(c.PlacePlanet(center(state, tile), SMALL, kind), overrule=True)
    for tile in (6, 7, 10, 11):
        drawing.submit(c.PlacePlanet(center(state, tile), SMALL, HARSH), overrule=True)
    if starts:
        for number, seat in enumerate(state.content.seats, 1):
            drawing.submit(c.SetStarting(PlanetId(f"p{number}"), seat.id), overrule=True)
    return drawing


def mended(drawing: MapSession) -> MapSession:
    """Without errors: its starts get the resources that they need."""
    for _ in range(20):
        found = problems(drawing.state.content, drawing.state.tables)
        fix = next((one.fix for one in found if one.fix is not None), None)
        if fix is None:
            break
        drawing.submit(fix, overrule=True)
    assert not errors_by_rule(drawing.state)
    return drawing


def test_starts_whose_biome_follows_their_owner_are_images_of_each_other() -> None:
    """BP-GEN-11: the list of exceptions can become empty for mixed factions."""
    drawing = mended(four_corners())
    sides = Symmetry(SymmetryKind.LEFT_RIGHT)

    assert unpaired(drawing.state, sides) == ()
    assert all(one.thing.sort != MapThingKind.PLANET for one in unpaired(drawing.state, BOTH))


def test_make_symmetric_leaves_a_legal_map_legal_and_adds_what_is_missing() -> None:
    drawing = mended(four_corners())
    for at in (cell(14, 3), cell(20, 9)):
        drawing.submit(c.PlaceAsteroid(at), overrule=True)
    assert not errors_by_rule(drawing.state)

    sketch = completed(MAP_GAME, drawing.state, BOTH, frozenset())

    assert not errors_by_rule(sketch.state)
    assert len(sketch.state.board.asteroids) == 8
    assert [one.biome for one in sketch.state.board.planets.values()] == [
        one.biome for one in drawing.state.board.planets.values()
    ]
    found = difference_of(MAP_GAME, sketch)
    assert (found.things_added, found.things_removed) == (6, 0)
    rocks = {one.at for one in sketch.state.board.asteroids.values()}
    assert rocks - {cell(14, 3), cell(20, 9)} <= set(found.added)


def test_what_would_break_a_rule_is_left_out_and_listed() -> None:
    """BP-GEN-1: a ninth planet has no image, for twelve would be too many."""
    drawing = mended(four_corners())
    drawing.submit(c.MovePlanet(PlanetId("p5"), center(drawing.state, 2)), overrule=True)

    sketch = completed(MAP_GAME, drawing.state, BOTH, frozenset())

    assert not errors_by_rule(sketch.state)
    assert len(sketch.state.board.planets) == 8
    assert {one.messages[0].key for one in sketch.skipped} >= {"editor.would_break_a_rule"}


def test_a_part_that_leads_makes_the_others_what_it_is() -> None:
    drawing = four_corners(starts=False)
    drawing.submit(c.PlaceAsteroid(cell(14, 3)), overrule=True)  # upper left
    drawing.submit(c.PlaceAsteroid(cell(30, 3)), overrule=True)  # upper right, alone
    drawing.submit(c.SetBiome(PlanetId("p6"), FAIR), overrule=True)

    sketch = completed(MAP_GAME, drawing.state, BOTH, frozenset(), leading=0)
    other = completed(MAP_GAME, drawing.state, BOTH, frozenset(), leading=1)

    assert unpaired(sketch.state, BOTH) == ()
    assert cell(30, 3) not in {one.at for one in sketch.state.board.asteroids.values()}
    assert sketch.state.board.planets[PlanetId("p6")].biome == HARSH
    assert cell(30, 3) in {one.at for one in other.state.board.asteroids.values()}
    assert other.state.board.planets[PlanetId("p5")].biome == FAIR
    found = difference_of(MAP_GAME, sketch)
    assert (found.things_added, found.things_changed, found.things_removed) == (3, 1, 1)


@pytest.mark.parametrize("fold", FOLDS)
def test_every_cell_has_a_part_and_its_images_lie_in_the_others(fold: SymmetryKind) -> None:
    drawing = board(grid=(2, 2))
    frame = MAP_GAME.frame(drawing.state)
    symmetry = Symmetry(fold, middle_of_map(drawing.state))
    seen: set[int] = set()
    for at in drawing.state.geometry.tile_of:
        part = symmetry.part_of(at, frame)
        if part is None:
            continue
        seen.add(part)
        places = [image.place(at) for image in symmetry.images(frame)]
        others = {symmetry.part_of(there, frame) for there in places}
        assert part not in others
        assert len(others) == len(PARTS[fold]) - 1

    assert seen == set(range(len(PARTS[fold])))


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 10_000),
    st.sampled_from(FOLDS),
    st.sampled_from([["humans", "digitals"], FACTIONS, ["xenos", "digitals", "humans"]]),
    st.booleans(),
)
def test_make_symmetric_never_gives_more_errors_than_before(
    seed: int, fold: SymmetryKind, factions: list[str], leads: bool
) -> None:
    drawing = board(c.GenerateMap(seed=str(seed)), factions=factions, grid=(0, 0))
    before = errors_by_rule(drawing.state)
    symmetry = Symmetry(fold, middle_of_map(drawing.state))

    sketch = completed(
        MAP_GAME, drawing.state, symmetry, frozenset(), leading=seed % 2 if leads else None
    )

    assert not errors_by_rule(sketch.state) - before


# --- editing in a symmetry


def bench_with(drawing: MapSession) -> ToolBench:
    made = ToolBench(drawing)
    made.fold(SymmetryKind.BOTH)
    return made


def editing(
    bench: ToolBench,
) -> SelectionEditing[MapState, c.AnyMapCommand, AnyMapEvent]:
    tool = MoveTool(bench.context)
    return SelectionEditing(bench.context, lambda: tool, lambda _clip: None)


def centers(state: MapState) -> dict[str, Hex | None]:
    return {id_: planet.center for id_, planet in state.board.planets.items()}


def test_a_moved_planet_takes_its_images_along() -> None:
    bench = bench_with(four_corners(starts=False))
    start, end = center(bench.state, 6), center(bench.state, 2)

    drag(MoveTool(bench.context), start, end)

    found = centers(bench.state)
    wanted = [center(bench.state, tile) for tile in (2, 3, 14, 15)]
    assert [found[f"p{number}"] for number in (5, 6, 7, 8)] == wanted
    assert unpaired(bench.state, BOTH) == ()
    assert bench.told == ()


def test_with_alt_one_planet_moves_alone() -> None:
    bench = bench_with(four_corners(starts=False))
    start, end = center(bench.state, 6), center(bench.state, 2)

    drag(MoveTool(bench.context), start, end, held=HeldKeys.FREE)

    assert centers(bench.state)["p6"] == center(bench.state, 7)


def test_images_are_deleted_too() -> None:
    bench = bench_with(four_corners(starts=False))
    bench.context.choose({planet_thing(bench.state, PlanetId("p6"))})

    editing(bench).delete()

    assert set(bench.state.board.planets) == {"p1", "p2", "p3", "p4"}
    assert bench.steps == 10


def test_images_are_turned_and_mirrored_as_images_are() -> None:
    drawing = four_corners(starts=False)
    bench = bench_with(drawing)
    own = center(bench.state, 6)
    tree = own + Hex(1, 0)
    sketch = edit_with_images(bench.state, BOTH, [c.PlaceNatural(FOREST, (tree,))])
    assert sketch is not None
    bench.context.carry_out(sketch)
    bench.context.choose({planet_thing(bench.state, PlanetId("p5"))})

    editing(bench).rotate(1)

    assert unpaired(bench.state, BOTH) == ()
    grown = {planet.natural[0].at for planet in list(bench.state.board.planets.values())[4:]}
    assert tree not in grown
    assert len(grown) == 4
    editing(bench).mirror(3)
    assert unpaired(bench.state, BOTH) == ()


def test_what_loses_its_image_is_told() -> None:
    """All that is chosen moves as it is drawn, so two halves that are both chosen part."""
    bench = bench_with(four_corners(starts=False))
    bench.context.choose(
        planet_thing(bench.state, PlanetId(id_)) for id_ in ("p5", "p6", "p7", "p8")
    )

    editing(bench).nudge(ArrowStep.LEFT)

    assert bench.told_keys == ["editor.less_symmetric"]


def test_an_edit_in_a_form_is_made_in_all_images() -> None:
    drawing = four_corners(starts=False)

    sketch = edit_with_images(drawing.state, BOTH, [c.SetBiome(PlanetId("p6"), BiomeId("water"))])

    assert sketch is not None
    kinds = [planet.biome for planet in sketch.state.board.planets.values()]
    assert kinds[4:] == ["water"] * 4


def test_the_biome_of_a_start_is_its_owners_and_no_edit_follows_there() -> None:
    drawing = four_corners()

    sketch = edit_with_images(drawing.state, BOTH, [c.SetBiome(PlanetId("p1"), HARSH)])

    assert sketch is not None
    assert len(sketch.commands) == 1


# --- starts


def owners(state: MapState) -> list[PlayerId | None]:
    return [planet.starting for planet in list(state.board.planets.values())[:4]]


def test_the_start_tool_deals_image_k_to_player_n_plus_k() -> None:
    bench = bench_with(four_corners(starts=False))
    seats = [seat.id for seat in bench.state.content.seats]
    tool = StampTool(bench.context, MonolithStamp(seats[1], starting=True))

    click(tool, center(bench.state, 1))

    assert owners(bench.state) == [seats[1], seats[2], seats[3], seats[0]]


def test_whoever_starts_elsewhere_is_dealt_nothing() -> None:
    bench = bench_with(four_corners(starts=False))
    seats = [seat.id for seat in bench.state.content.seats]
    bench.drawing.submit(c.SetStarting(PlanetId("p5"), seats[2]), overrule=True)
    tool = StampTool(bench.context, MonolithStamp(seats[0], starting=True))

    click(tool, center(bench.state, 1))

    assert owners(bench.state) == [seats[0], seats[1], None, seats[3]]
