"""Mending every problem of one kind at once."""

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.problem import Problem
from bp_desktop.games.burning_planets.map.validation import fixes_for_all
from tests.games.burning_planets.map.build import (
    FAIR,
    SMALL,
    MapSession,
    board,
    cell,
    center,
    found,
    rules,
)


def about(drawing: MapSession, rule: str) -> list[Problem]:
    return [one for one in found(drawing) if one.rule == rule]


def test_all_problems_of_a_kind_are_mended_and_others_left_alone() -> None:
    """BP-AST-7: asteroids keep a cell between them."""
    drawing = board(*(c.PlaceAsteroid(cell(col, 0)) for col in range(6)))
    others = [rule for rule in rules(drawing.state.content) if rule != "BP-AST-7"]

    fixes = fixes_for_all(drawing.state, about(drawing, "BP-AST-7")[0])
    drawing.submit(c.Together(fixes), overrule=True)

    assert about(drawing, "BP-AST-7") == []
    assert set(rules(drawing.state.content)) <= {*others, "BP-AST-2"}


def test_each_fix_is_worked_out_where_those_before_it_lead() -> None:
    """BP-GEN-6: two planets off centre do not end up in the same place."""
    drawing = board()
    first, second = center(drawing, 1), center(drawing, 2)
    for off in (first + Hex(1, 0), second + Hex(-1, 0)):
        drawing.submit(c.PlacePlanet(off, SMALL, FAIR), overrule=True)

    fixes = fixes_for_all(drawing.state, about(drawing, "BP-GEN-6")[0])
    drawing.submit(c.Together(fixes), overrule=True)

    assert {planet.center for planet in drawing.state.board.planets.values()} == {first, second}


def test_accepted_problems_are_not_mended() -> None:
    drawing = board(c.PlaceAsteroid(cell(0, 0)), c.PlaceAsteroid(cell(1, 0)))
    problem = about(drawing, "BP-AST-7")[0]
    drawing.submit(c.AcceptProblem(problem.rule, problem.cells, "a belt"))

    assert fixes_for_all(drawing.state, problem) == ()


def test_a_problem_without_a_fix_is_left_to_the_designer() -> None:
    """BP-GEN-1: nobody can know which planets are missing."""
    drawing = board()

    assert fixes_for_all(drawing.state, about(drawing, "BP-GEN-1")[0]) == ()
