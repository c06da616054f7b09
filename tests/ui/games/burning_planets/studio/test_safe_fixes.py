"""Fixes that cause no new error, and starts that are given out evenly."""

from bp_desktop.core.hexes import DIRECTIONS
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, PlanetId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.problem import Problem
from bp_desktop.games.burning_planets.map.state import MapState, folded
from bp_desktop.games.burning_planets.map.validation import (
    errors_by_rule,
    fixes_for_all,
    fixes_for_everything,
    problems,
    without_new_errors,
)
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryKind
from bp_desktop.ui.games.burning_planets.studio.edit_images import images_of_fix
from tests.games.burning_planets.map.build import HARSH, MapSession, center, planet
from tests.ui.games.burning_planets.studio.test_making_symmetric import (
    BOTH,
    four_corners,
    mended,
    owners,
)


def of_rule(state: MapState, rule: str) -> Problem:
    found = problems(state.content, state.tables)
    return next(one for one in found if one.rule == rule and one.fix is not None)


def after(state: MapState, fixes: tuple[c.Single, ...]) -> MapState:
    for command in fixes:
        state = folded(state, plan(state, command).events)
    return state


def test_surplus_resources_go_without_taking_the_last_of_a_kind() -> None:
    """BP-GEN-15, BP-GEN-16: mountains that came last are not all taken."""
    drawing = four_corners()
    at = center(drawing, 1)
    ground = [at + way for way in DIRECTIONS] + [at + way + way for way in DIRECTIONS]
    expected = drawing.state.tables.generation.starting_planet_resources
    free = [one for one in ground if one in drawing.state.geometry.planet_at][: expected + 1]
    drawing.submit(c.PlaceNatural(FOREST, tuple(free[:-1])), overrule=True)
    drawing.submit(c.PlaceNatural(MOUNTAIN, (free[-1],)), overrule=True)

    fix = of_rule(drawing.state, "BP-GEN-15").fix
    assert fix is not None
    drawing.submit(fix, overrule=True)

    assert {one.kind for one in planet(drawing, "p1").natural} == {FOREST, MOUNTAIN}


def test_a_fix_brings_along_what_mends_the_errors_it_causes() -> None:
    """BP-GEN-11: another biome bears other resources."""
    drawing = mended(four_corners())
    drawing.submit(c.SetBiome(PlanetId("p1"), HARSH), overrule=True)
    fix = of_rule(drawing.state, "BP-GEN-11").fix
    assert fix is not None

    whole = without_new_errors(drawing.state, (fix,))

    assert whole is not None
    assert not errors_by_rule(after(drawing.state, whole)) - errors_by_rule(drawing.state)


def test_everything_is_fixed_in_one_go_and_no_rule_is_broken_more_often() -> None:
    drawing = four_corners(starts=False)
    before = errors_by_rule(drawing.state)

    left = errors_by_rule(after(drawing.state, fixes_for_everything(drawing.state)))

    assert before
    assert not left


def deal(drawing: MapSession, symmetry: Symmetry) -> MapState:
    like = of_rule(drawing.state, "BP-GEN-2")
    fixes = fixes_for_all(
        drawing.state, like, lambda state, fix: images_of_fix(state, symmetry, fix)
    )
    return after(drawing.state, fixes)


def test_missing_starts_are_given_to_images_where_there_is_a_symmetry() -> None:
    drawing = four_corners(starts=False)

    state = deal(drawing, BOTH)

    starts = {one.id for one in state.board.planets.values() if one.starting is not None}
    assert starts in ({"p1", "p2", "p3", "p4"}, {"p5", "p6", "p7", "p8"})
    assert len(set(owners(state)) - {None}) in (0, 4)


def test_missing_starts_are_given_far_from_each_other() -> None:
    drawing = four_corners(starts=False)

    state = deal(drawing, Symmetry(SymmetryKind.NONE))

    assert {one.starting for one in state.board.planets.values()} >= {
        seat.id for seat in state.content.seats
    }
