"""Palettes of boards: a game's colours lie over those of every board."""

import pytest

from bp_desktop.resources import MissingResourceError
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.palettes import read_palettes
from bp_desktop.ui.games.parsec.art.colors import ParsecPalette


def test_what_a_game_does_not_say_every_board_has() -> None:
    ours = read_palettes("burning_planets", GlobePalette)
    theirs = read_palettes("parsec", ParsecPalette)
    for one, other in zip(ours, theirs, strict=True):
        assert one.pill_text == other.pill_text
        assert one.tile_line != other.tile_line
    assert [one.name for one in theirs] == ["parsec.dark", "parsec.light", "parsec.paper"]


def test_daylight_has_the_surfaces_of_the_dark_under_another_air() -> None:
    dark, light, paper = read_palettes("burning_planets", GlobePalette)
    for name, surface in light.grounds.items():
        assert surface.layers == dark.grounds[name].layers
        assert surface.air != dark.grounds[name].air
    assert light.daylight == dark.daylight is not None
    assert paper.daylight is None


def test_a_game_without_a_file_is_told_of() -> None:
    with pytest.raises(MissingResourceError):
        read_palettes("nobody", GlobePalette)
