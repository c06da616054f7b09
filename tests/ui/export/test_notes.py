"""Notes on a picture of a board: where their words go, and that they are on top of it."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF

from bp_desktop.core.export_settings import SVG, usual
from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.ui.board.still import board_image
from bp_desktop.ui.export.notes import LONGEST, NotedBoard, place_notes
from tests.ui.board.boards import differing_share
from tests.ui.board.test_drawn_board import PALETTE
from tests.ui.export.sources import PLAIN

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass(frozen=True)
class Note:
    at: Hex
    text: str


def test_a_noted_board_is_the_board_with_words_on_it() -> None:
    board = PLAIN.picture(usual(SVG), vectors=True)

    bare = NotedBoard(board, PALETTE, (), ())
    noted = NotedBoard(board, PALETTE, [Note(from_offset(5, 5), "Ambush")], ())

    assert noted.bounds() == board.bounds()
    assert board_image(bare, 0.5) == board_image(board, 0.5)
    assert 0.001 < differing_share(board_image(noted, 0.5), board_image(board, 0.5), 20) < 0.1
    assert noted.changed_since(bare) is None
    assert len(list(noted.prepare())) == len(list(board.prepare()))


def test_words_keep_apart_and_on_the_board() -> None:
    bounds = PLAIN.picture(usual(SVG), vectors=True).bounds()
    corners = [from_offset(col, row) for col in (0, 1, 24, 25) for row in (0, 12, 25)]

    placed = place_notes([Note(cell, "Two or three words") for cell in corners], bounds)

    boxes = [note.box for note in placed]
    assert all(bounds.contains(box) for box in boxes)
    assert not any(one.intersects(other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])


def test_a_whole_page_of_words_is_cut_on_the_board() -> None:
    bounds = QRectF(-20, -20, 900, 900)

    (placed,) = place_notes([Note(from_offset(5, 5), "word " * 400)], bounds)

    assert len(placed.text) <= LONGEST
    assert placed.text.endswith("…")
    assert bounds.contains(placed.box)


def test_words_keep_off_what_is_drawn_where_there_is_room() -> None:
    bounds = QRectF(-20, -20, 900, 900)
    note = Note(from_offset(5, 5), "A few words")
    (alone,) = place_notes([note], bounds)

    (moved,) = place_notes([note], bounds, [alone.box])

    assert not moved.box.intersects(alone.box)
    assert bounds.contains(moved.box)
