"""The line below the canvas: what fits is read whole, and nobody is pushed out."""

import pytest

from bp_desktop.ui.editor.status_bar import shared_widths


@pytest.mark.parametrize(
    ("wanted", "room", "given"),
    [
        ([100, 0, 300], 500, [100, 0, 300]),
        ([100, 400, 300], 500, [100, 200, 200]),
        ([900, 900, 900], 300, [100, 100, 100]),
        ([10, 900, 90], 300, [10, 200, 90]),
        ([10, 10, 10], 0, [0, 0, 0]),
    ],
)
def test_words_get_their_width_and_the_longest_share_what_lacks(
    wanted: list[int], room: int, given: list[int]
) -> None:
    assert shared_widths(wanted, room) == given
