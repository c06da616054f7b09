"""A player is colour, glyph and pattern, and no two are alike for anybody (product U4)."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.ui.look.players import (
    COLORS,
    GLYPHS,
    PATTERNS,
    SEATS,
    ink_on,
    paint_player,
    player_look,
)
from bp_desktop.ui.look.theme import Theme

# Machado, Oliveira, Fernandes 2009, severity 1.0
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("palette", "least"), [("safe", 26), ("contrast", 19)])
def test_safe_palettes_stay_apart_for_colour_blind_eyes(
    palette: str, least: float, eyes: str
) -> None:
    seen = [_lab(name, eyes) for name in COLORS[palette]]

    nearest = min(_distance(one, other) for one, other in combinations(seen, 2))

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


def _lab(name: str, eyes: str) -> tuple[float, float, float]:
    color = QColor(name)
    linear = [_linear(part) for part in (color.redF(), color.greenF(), color.blueF())]
    seen = [
        min(max(sum(weight * part for weight, part in zip(row, linear, strict=True)), 0), 1)
        for row in EYES[eyes]
    ]
    red, green, blue = seen
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (_root(part) for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def _distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)
