"""The colours of Parsec's board in daylight, in the dark and on paper."""

from collections.abc import Iterable
from dataclasses import dataclass

from bp_desktop.ui.board.module_ground import ModulePalette
from bp_desktop.ui.board.palettes import read_palettes
from bp_desktop.ui.look.tokens import Mode


@dataclass(frozen=True, slots=True, kw_only=True)
class ParsecPalette(ModulePalette):
    """With those of the port."""

    dock: str
    core: str


DARK, LIGHT, PAPER = read_palettes("parsec", ParsecPalette)
PARSEC_COLORS: dict[Mode, ParsecPalette] = {"dark": DARK, "light": LIGHT}


def surface_of(resources: Iterable[str]) -> str:
    """A planet's surface by its two resources; any other planet looks like rock."""
    return {
        frozenset({"titanium", "gold"}): "ore",
        frozenset({"titanium", "energy"}): "steel",
        frozenset({"gold", "energy"}): "amber",
    }.get(frozenset(resources), "rock")
