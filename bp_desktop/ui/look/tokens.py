"""Design tokens of every screen: colours of both themes, type scale, interface scales."""

from __future__ import annotations

from typing import Literal, NamedTuple

Mode = Literal["dark", "light"]
ThemeChoice = Literal["dark", "light", "system"]

SCALES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Interface scales on offer, in percent."""
TARGET = 44
"""Pixels, at any scale: what a finger hits without aiming."""


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
    field: str
    """Where something is typed or chosen: never darker than the page, or it looks disabled."""
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


_BOTH = {
    "window": ("#0b0f1a", "#f6f3ec"),
    "rail": ("#070a13", "#ece7db"),
    "surface": ("#121828", "#ffffff"),
    "raised": ("#1a2236", "#fbf9f4"),
    "sunken": ("#080c15", "#efebe1"),
    "field": ("#080c15", "#ffffff"),
    "hairline": ("#242d45", "#dfd8c8"),
    "outline": ("#626e8e", "#8a8371"),
    "text": ("#eef1f8", "#1a2132"),
    "muted": ("#aab4ca", "#4d566b"),
    "faint": ("#8590aa", "#5c6477"),
    "accent": ("#e2b45a", "#8c5c00"),
    "accent_hover": ("#f0c873", "#9d6704"),
    "on_accent": ("#191205", "#ffffff"),
    "gold": ("#ecc06a", "#845600"),
    "gold_quiet": ("#251f17", "#f6ebd2"),
    "focus": ("#f4d28c", "#8c5c00"),
    "danger": ("#ff8f80", "#b3261e"),
    "danger_quiet": ("#301a20", "#fbe9e7"),
    "success": ("#74d6a9", "#17704a"),
    "info": ("#8bb8ff", "#1f5fbf"),
    "sky_top": ("#131a33", "#dfe8f6"),
    "sky_bottom": ("#0a0e1b", "#f7efe0"),
    "star": ("#dfe7ff", "#b99a57"),
}
"""Each dark and light."""
DARK, LIGHT = (Colors(**{name: both[mode] for name, both in _BOTH.items()}) for mode in (0, 1))
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
    "hero": TypeStyle(DISPLAY_FAMILY, 76, 700),
    "display": TypeStyle(DISPLAY_FAMILY, 34, 600),
    "number": TypeStyle(DISPLAY_FAMILY, 40, 700),
    "amount_wide": TypeStyle(TEXT_FAMILY, 44, 700),
    "amount": TypeStyle(TEXT_FAMILY, 34, 700),
    "amount_low": TypeStyle(TEXT_FAMILY, 28, 700),
    "amount_small": TypeStyle(TEXT_FAMILY, 24, 700),
    "amount_least": TypeStyle(TEXT_FAMILY, 18, 700),
    "figure": TypeStyle(TEXT_FAMILY, 30, 700),
    "figures": TypeStyle(TEXT_FAMILY, 24, 700),
    "clock": TypeStyle(TEXT_FAMILY, 22, 700),
    "player": TypeStyle(DISPLAY_FAMILY, 20, 600),
    "deed": TypeStyle(TEXT_FAMILY, 18, 700),
    "sentence": TypeStyle(TEXT_FAMILY, 15, 500),
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
