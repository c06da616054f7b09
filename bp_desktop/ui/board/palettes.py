"""Palettes of boards, read from their files: dark and light for the screen, and one for paper."""

from typing import Any, TypeVar

import msgspec

from bp_desktop.resources import read_bytes
from bp_desktop.ui.board.style import BoardPalette

FOLDER, EVERY_BOARD = "palettes", "board"
MODES = ("dark", "light", "paper")
LIKE = "like"
"""In a table: the palette whose colours hold where it says nothing."""

PaletteT = TypeVar("PaletteT", bound=BoardPalette)


def read_palettes(game: str, kind: type[PaletteT]) -> tuple[PaletteT, PaletteT, PaletteT]:
    """Dark, light and paper, from a game's own file and that of every board."""
    every, own = _tables(EVERY_BOARD), _tables(game)

    def colors(mode: str) -> dict[str, Any]:
        said = _over(every[mode], own[mode])
        like = said.pop(LIKE, "")
        return _over(colors(like), said) if like else said

    dark, light, paper = (
        msgspec.convert({"name": f"{game}.{mode}", **colors(mode)}, kind) for mode in MODES
    )
    return dark, light, paper


def _tables(name: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = msgspec.toml.decode(read_bytes(FOLDER, f"{name}.toml"))
    return found


def _over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """One table laid over another; tables in it over those of the same name."""
    laid = below | above
    for key in below.keys() & above.keys():
        if isinstance(above[key], dict):
            laid[key] = _over(below[key], above[key])
    return laid
