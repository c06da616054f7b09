"""Design tokens of every screen: colours of both themes, type scale, interface scales."""

from __future__ import annotations

from typing import Literal, NamedTuple

Mode = Literal["dark", "light"]
ThemeChoice = Literal["dark", "light", "system"]

SCALES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Interface scales on offer, in percent."""


def nearest_scale(scale: int) -> int:
    """The place among SCALES that comes nearest."""
    return min(range(len(SCALES)), key=lambda place: abs(SCALES[place] - scale))


class Colors(NamedTuple):
    """Colours by what they are for; tests/ui/look/test_theme.py holds the pairs to WCAG AA."""

    window: str
    rail: str
    surface: str
    raised: str
    sunken: str
    hairline: str
    outline: str
    """The edge of something that can be operated: at least 3:1 against what it stands on."""
    text: str
    muted: str
    faint: str
    accent: str
    """Gold as a fill, behind `on_accent`."""
    accent_hover: str
    on_accent: str
    gold: str
    """Gold as text or line."""
    gold_quiet: str
    """A tint behind what is selected."""
    focus: str
    danger: str
    danger_quiet: str
    success: str
    info: str
    sky_top: str
    sky_bottom: str
    star: str


DARK = Colors(
    window="#0b0f1a",
    rail="#070a13",
    surface="#121828",
    raised="#1a2236",
    sunken="#080c15",
    hairline="#242d45",
    outline="#626e8e",
    text="#eef1f8",
    muted="#aab4ca",
    faint="#8590aa",
    accent="#e2b45a",
    accent_hover="#f0c873",
    on_accent="#191205",
    gold="#ecc06a",
    gold_quiet="#251f17",
    focus="#f4d28c",
    danger="#ff8f80",
    danger_quiet="#301a20",
    success="#74d6a9",
    info="#8bb8ff",
    sky_top="#131a33",
    sky_bottom="#0a0e1b",
    star="#dfe7ff",
)

LIGHT = Colors(
    window="#f6f3ec",
    rail="#ece7db",
    surface="#ffffff",
    raised="#fbf9f4",
    sunken="#efebe1",
    hairline="#dfd8c8",
    outline="#8a8371",
    text="#1a2132",
    muted="#4d566b",
    faint="#5c6477",
    accent="#8c5c00",
    accent_hover="#9d6704",
    on_accent="#ffffff",
    gold="#845600",
    gold_quiet="#f6ebd2",
    focus="#8c5c00",
    danger="#b3261e",
    danger_quiet="#fbe9e7",
    success="#17704a",
    info="#1f5fbf",
    sky_top="#dfe8f6",
    sky_bottom="#f7efe0",
    star="#b99a57",
)

COLORS: dict[Mode, Colors] = {"dark": DARK, "light": LIGHT}

TEXT_FAMILY = "Inter"
DISPLAY_FAMILY = "Exo 2"


class TypeStyle(NamedTuple):
    """One rung of the type scale, in pixels at 100 %."""

    family: str
    size: int
    weight: int
    color: str = "text"


TYPE: dict[str, TypeStyle] = {
    "display": TypeStyle(DISPLAY_FAMILY, 34, 600),
    "number": TypeStyle(DISPLAY_FAMILY, 40, 700),
    "balance": TypeStyle(TEXT_FAMILY, 56, 700),
    "clock": TypeStyle(TEXT_FAMILY, 26, 700),
    "title": TypeStyle(DISPLAY_FAMILY, 24, 600),
    "heading": TypeStyle(DISPLAY_FAMILY, 18, 600),
    "strong": TypeStyle(TEXT_FAMILY, 14, 500),
    "body": TypeStyle(TEXT_FAMILY, 14, 400),
    "quiet": TypeStyle(TEXT_FAMILY, 14, 400, "muted"),
    "small": TypeStyle(TEXT_FAMILY, 13, 400, "muted"),
    "caption": TypeStyle(TEXT_FAMILY, 12, 500, "faint"),
    "problem": TypeStyle(TEXT_FAMILY, 13, 500, "danger"),
    "overline": TypeStyle(DISPLAY_FAMILY, 13, 600, "gold"),
}
