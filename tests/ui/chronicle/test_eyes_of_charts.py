"""Lines of charts are told apart by colour-blind eyes, in grey and in print: by their dashes."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from bp_desktop.ui.chronicle.legend import line_color, line_pen
from bp_desktop.ui.look.color_vision import USUAL, VISIONS, seen_by
from bp_desktop.ui.look.players import COLORS, READABLE, SEATS, contrast
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.look.tokens import Mode
from tests.ui.board.boards import differing_share

EYES = (USUAL, *VISIONS)
LENGTH = 120
"""Pixels: as much of a line as one follows with the eye."""


@pytest.mark.parametrize("palette", COLORS)
@pytest.mark.parametrize("mode", ["dark", "light"])
def test_every_line_is_seen_by_all_eyes(theme: Theme, mode: Mode, palette: str) -> None:
    """A white player's line on the light page, too."""
    theme.set_look(Appearance(mode, players=palette))
    ground = theme.color("surface")

    low = {
        (seat, eyes)
        for seat in range(SEATS)
        for eyes in EYES
        if contrast(seen_by(line_color(seat, theme), eyes), seen_by(ground, eyes)) < READABLE
    }

    assert low == set()


def drawn(theme: Theme, seat: int) -> QImage:
    """In one grey, as a printer without colours may make of any two."""
    picture = QImage(LENGTH, 9, QImage.Format.Format_Grayscale8)
    picture.fill(QColor("white"))
    pen = QPen(line_pen(seat, theme))
    pen.setColor(QColor("#404040"))
    with QPainter(picture) as painter:
        painter.setPen(pen)
        painter.drawLine(QLineF(0, 4.5, LENGTH, 4.5))
    return picture


def test_lines_of_one_grey_differ_by_their_dashes(theme: Theme) -> None:
    lines = [drawn(theme, seat) for seat in range(SEATS)]

    for one, other in combinations(lines, 2):
        assert differing_share(one, other, 60) > 0.02
