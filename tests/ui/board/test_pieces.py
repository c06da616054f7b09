"""Pieces on a board: small ones shrunk from a large drawing look like those drawn afresh."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.ui.board.canvas import LAYOUT, Canvas, SpriteCache
from bp_desktop.ui.board.pieces import (
    PLATE,
    Piece,
    keep_masters,
    stamp_piece,
    stamp_piece_or_dot,
)
from bp_desktop.ui.games.burning_planets.art.colors import DARK
from bp_desktop.ui.look.players import SEATS, player_look

SIDE = 60
LIKE = 1.0
"""Of 255: by how much the mean brightness may differ."""
Pixels = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]


def stamped(piece: Piece, hex_pixels: float, sprites: SpriteCache) -> Pixels:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0x101830)
    scale = hex_pixels / LAYOUT.hex_width
    with QPainter(image) as painter:
        painter.translate(SIDE / 2, SIDE / 2)
        painter.scale(scale, scale)
        half = SIDE / scale / 2
        area = QRectF(-half, -half, 2 * half, 2 * half)
        canvas = Canvas(painter, area, scale, DARK, sprites=sprites)
        with canvas.stamping():
            if canvas.pieces:
                stamp_piece(canvas, piece, 0.0, 0.0)
            else:
                stamp_piece_or_dot(canvas, piece, "#808080", 0.0, 0.0, 0.6)
    return np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, SIDE, 4)[:, :, :3].copy()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("hex_pixels", [20, 28, 36])
def test_a_shrunk_piece_has_the_edge_of_one_drawn_afresh(hex_pixels: float) -> None:
    piece = Piece("structure/tower", player_look(0, "safe"), PLATE)
    shrunk = SpriteCache()
    for _ in keep_masters(piece, DARK, shrunk):
        pass
    afresh, small = (stamped(piece, hex_pixels, one) for one in (SpriteCache(), shrunk))

    darker = afresh.astype(float).mean() - small.astype(float).mean()
    assert abs(darker) < LIKE, darker


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("hex_pixels", [2, 5, 8.9])
def test_from_afar_shapes_tell_whose_a_piece_is_and_no_color_has_to(hex_pixels: float) -> None:
    """All in one grey, as for somebody who sees no colours; nobody's is a dot."""
    owners = [player_look(seat, "safe")._replace(color="#808080") for seat in range(SEATS)]
    seen = [
        stamped(Piece("ship/humans_small", owner, PLATE), hex_pixels, SpriteCache()).astype(float)
        for owner in (*owners, None)
    ]

    for number, one in enumerate(seen):
        for other in seen[:number]:
            assert abs(one - other)[:, :, 0].sum() > 4 * 0x70, "four pixels differ"
