"""A player is colour, glyph and pattern, and no two are alike for anybody (product U4)."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.ui.look.color_vision import USUAL, apart
from bp_desktop.ui.look.players import (
    COLORS,
    GLYPHS,
    PATTERNS,
    READABLE,
    SEATS,
    contrast,
    ink_on,
    paint_player,
    player_look,
    seen_on,
)
from bp_desktop.ui.look.theme import Theme

EYES = (USUAL, "protan", "deutan", "tritan")


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("palette", "least"), [("safe", 26), ("contrast", 19)])
def test_safe_palettes_stay_apart_for_colour_blind_eyes(
    palette: str, least: float, eyes: str
) -> None:
    colors = [QColor(name) for name in COLORS[palette]]

    nearest = min(apart(one, other, eyes) for one, other in combinations(colors, 2))

    assert nearest >= least


@pytest.mark.parametrize("palette", COLORS)
def test_nine_seats_differ_in_every_respect(palette: str) -> None:
    """BP-SETUP-1: up to nine players."""
    looks = [player_look(seat, palette) for seat in range(SEATS)]

    assert len({look.color for look in looks}) == SEATS
    assert len({look.glyph for look in looks}) == SEATS
    assert len({look.pattern for look in looks}) == SEATS
    assert len(GLYPHS) == len(PATTERNS) == SEATS


def test_tokens_differ_without_colour(theme: Theme) -> None:
    pictures = []
    for seat in range(SEATS):
        image = QImage(64, 64, QImage.Format.Format_ARGB32)
        image.fill(QColor("#000000"))
        with QPainter(image) as painter:
            paint_player(painter, QRectF(0, 0, 64, 64), seat, theme)
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        pictures.append(bytes(grey.constBits()))

    assert len(set(pictures)) == SEATS


@pytest.mark.parametrize(("ground", "ink"), [("#ffffff", "#10131c"), ("#101010", "#ffffff")])
def test_ink_is_the_better_readable_of_two(ground: str, ink: str) -> None:
    assert ink_on(QColor(ground)).name() == ink


@pytest.mark.parametrize("ground", ["#ffffff", "#f0e7d6", "#080c1a", "#808080"])
@pytest.mark.parametrize("palette", COLORS)
def test_lines_of_every_player_are_seen_on_every_ground(palette: str, ground: str) -> None:
    for name in COLORS[palette]:
        line = seen_on(QColor(name), QColor(ground))

        assert contrast(line, QColor(ground)) >= READABLE


def test_a_line_that_is_seen_stays_as_it_is() -> None:
    assert seen_on(QColor("#e8502e"), QColor("#080c1a")) == QColor("#e8502e")
