"""The left axis of a chart: round numbers that can be read, zero among them."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.ui.chronicle.charts import WholeAxis, round_step


@pytest.mark.parametrize(
    ("span", "most", "step"), [(3, 9, 1), (3, 2, 2), (870, 4, 500), (870, 9, 100), (0.4, 1, 1)]
)
def test_a_step_is_round_and_no_smaller_than_one(span: float, most: int, step: int) -> None:
    assert round_step(span, most) == step


@pytest.mark.parametrize("size", [30, 52, 90, 240])
@pytest.mark.parametrize(("least", "most"), [(-66.0, 870.0), (-2.4, 3.1), (-0.1, 1.1)])
def test_marks_never_meet_and_zero_is_one_of_them(
    qtbot: QtBot, size: int, least: float, most: float
) -> None:
    axis = WholeAxis("left")
    axis.room = 22

    [(step, marks)] = axis.tickValues(least, most, size)

    assert 0.0 in marks
    assert step / (most - least) * size >= 22 or len(marks) < 2
    assert len(axis.tickStrings(marks, 1, step)) == len(marks)


def test_luck_has_signs_and_other_figures_have_none(qtbot: QtBot) -> None:
    axis = WholeAxis("left")
    plain = axis.tickStrings([-2.0, 0.0, 2.0], 1, 2)
    axis.is_signed = True

    assert plain == ["\N{MINUS SIGN}2", "0", "2"]
    assert axis.tickStrings([-2.0, 0.0, 2.0], 1, 2) == ["\N{MINUS SIGN}2", "0", "+2"]
