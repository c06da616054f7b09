"""What is printed around the board, found again in the PDF and measured: marks, ruler, page map."""

from collections import Counter
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest
from msgspec.structs import replace

from bp_desktop.core.export_settings import PDF, Division, ExportSettings, usual
from bp_desktop.ui.export.board_export import export_board
from bp_desktop.ui.export.pages import MARGIN
from bp_desktop.ui.export.pdf import GAP, MARK
from tests.ui.export.pdf_reading import Stroke, drawings, page_sizes, strokes
from tests.ui.export.sources import PLAIN

pytestmark = pytest.mark.usefixtures("qapp")
PRINT = usual(PDF)


def pages(settings: ExportSettings, path: Path) -> list[list[Stroke]]:
    export_board(PLAIN, settings, path)
    sizes = page_sizes(path)
    return [
        strokes(drawing, height) for drawing, (_, height) in zip(drawings(path), sizes, strict=True)
    ]


def length(stroke: Stroke) -> float:
    x1, y1, x2, y2 = stroke
    return round(hypot(x2 - x1, y2 - y1), 2)


def is_upright(stroke: Stroke) -> bool:
    return abs(stroke[0] - stroke[2]) < 0.01


@pytest.mark.parametrize("division", ["one", "pages", "tiles"])
def test_every_sheet_has_eight_cut_marks_that_point_at_four_corners(
    tmp_path: Path, division: Division
) -> None:
    settings = replace(PRINT, division=division, mm_per_cell=14)

    for page in pages(settings, tmp_path / "b.pdf"):
        marks = [one for one in page if length(one) == MARK]
        across = {round(one[1], 1) for one in marks if not is_upright(one)}
        down = {round(one[0], 1) for one in marks if is_upright(one)}
        assert len(marks) == 8
        assert len(across) == len(down) == 2


def test_the_marks_of_one_large_sheet_are_as_far_apart_as_the_board_is_large(
    tmp_path: Path,
) -> None:
    settings = replace(PRINT, division="one", mm_per_cell=10)

    (page,) = pages(settings, tmp_path / "b.pdf")

    marks = [one for one in page if length(one) == MARK]
    lefts = [x for one in marks if is_upright(one) for x in (one[0],)]
    assert max(lefts) - min(lefts) == pytest.approx(265, abs=0.1)
    tips = [min(one[0], one[2]) for one in marks if not is_upright(one)]
    assert min(tips) == pytest.approx(MARGIN - GAP - MARK, abs=0.05)


@pytest.mark.parametrize("division", ["one", "pages", "tiles"])
def test_every_sheet_has_a_ruler_of_true_millimetres(tmp_path: Path, division: Division) -> None:
    settings = replace(PRINT, division=division, mm_per_cell=14)

    for page in pages(settings, tmp_path / "b.pdf"):
        ticks = sorted(one for one in page if is_upright(one) and length(one) in (1.2, 2.0, 3.0))
        steps = {round(after[0] - before[0], 2) for before, after in pairwise(ticks)}
        assert Counter(length(one) for one in ticks) == {1.2: 80, 2.0: 10, 3.0: 11}
        assert steps == {1.0}
        assert ticks[-1][0] - ticks[0][0] == pytest.approx(100, abs=0.01)


def test_dashed_lines_show_the_overlap_where_another_page_begins(tmp_path: Path) -> None:
    """Six pages: none on the first, one beside or below, both in the middle."""
    settings = replace(PRINT, mm_per_cell=20, overlap=12)

    found = [sum(length(one) > 150 for one in page) for page in pages(settings, tmp_path / "b.pdf")]

    assert found == [0, 1, 1, 1, 2, 2]
