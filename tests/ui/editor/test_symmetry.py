"""Where strokes fall besides where they are drawn, on any board."""

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.hexes import Hex, rotated
from bp_desktop.ui.editor.symmetry import Frame, Symmetry, SymmetryKind

cells = st.builds(Hex, st.integers(-60, 60), st.integers(-60, 60))
FRAME = Frame(0, 38, 0, 25)
MIRRORS = (SymmetryKind.LEFT_RIGHT, SymmetryKind.TOP_BOTTOM, SymmetryKind.HALF_TURN)


@pytest.mark.parametrize(
    ("fold", "count"),
    [
        (SymmetryKind.NONE, 0),
        (SymmetryKind.TWO, 1),
        (SymmetryKind.THREE, 2),
        (SymmetryKind.SIX, 5),
        (SymmetryKind.LEFT_RIGHT, 1),
        (SymmetryKind.BOTH, 3),
    ],
)
def test_a_fold_has_one_image_less_than_copies(fold: SymmetryKind, count: int) -> None:
    assert len(Symmetry(fold, Hex(3, 4)).images(FRAME)) == count


@pytest.mark.parametrize(
    ("fold", "sixths"),
    [(SymmetryKind.TWO, {3}), (SymmetryKind.THREE, {2, 4}), (SymmetryKind.SIX, {1, 2, 3, 4, 5})],
)
def test_a_fold_turns_evenly_around_its_centre(fold: SymmetryKind, sixths: set[int]) -> None:
    middle, at = Hex(3, 4), Hex(8, 2)

    images = {image.place(at) for image in Symmetry(fold, middle).images(FRAME)}

    assert images == {rotated(at, turn, middle) for turn in sixths}


@given(cells)
def test_mirrors_of_the_board_lead_back_when_done_twice(at: Hex) -> None:
    for fold in MIRRORS:
        (image,) = Symmetry(fold).images(FRAME)

        assert image.place(image.place(at)) == at
        assert image.local(image.local(at)) == at


@given(cells, cells)
def test_turns_keep_every_distance(one: Hex, other: Hex) -> None:
    for image in Symmetry(SymmetryKind.SIX, Hex(2, -1)).images(FRAME):
        assert image.place(one).distance(image.place(other)) == one.distance(other)


@pytest.mark.parametrize("fold", [*MIRRORS, SymmetryKind.BOTH])
def test_without_a_board_there_are_no_mirrors(fold: SymmetryKind) -> None:
    assert Symmetry(fold).images(None) == ()
