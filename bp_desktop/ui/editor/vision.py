"""Vision preview: how colour-blind players see a map, and who is hard to tell apart there."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.color_vision import USUAL, apart, seen_by
from bp_desktop.ui.look.players import READABLE, PlayerSeat, contrast, player_look

ALIKE = 18.0
"""Colours nearer to each other than this (CIE76) are taken for one another."""
translate = QCoreApplication.translate


def vision_names() -> dict[str, str]:
    """What each vision is called, the usual one first."""
    return {
        USUAL: translate("studio", "All colours"),
        "deutan": translate("studio", "Without green (deuteranopia)"),
        "protan": translate("studio", "Without red (protanopia)"),
        "tritan": translate("studio", "Without blue (tritanopia)"),
        "grey": translate("studio", "Shades of grey"),
    }


def vision_warnings(
    seats: Iterable[PlayerSeat], palette: str, ground: QColor, vision: str
) -> Iterator[str]:
    """Who looks like whom in these eyes, and who is pale on the ground of the board."""
    colors = [QColor(player_look(seat.color, palette).color) for seat in seats]
    numbered = list(enumerate(colors, start=1))
    alike = translate("studio", "Players {one} and {other} look alike: their signs differ.")
    for (one, first), (other, second) in combinations(numbered, 2):
        if apart(first, second, vision) < ALIKE:
            yield filled(alike, one=one, other=other)
    pale = translate("studio", "Player {one} is pale on this board: only the edge stands out.")
    for one, color in numbered:
        if contrast(seen_by(color, vision), seen_by(ground, vision)) < READABLE:
            yield filled(pale, one=one)
