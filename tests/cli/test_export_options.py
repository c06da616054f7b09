"""The words of `map export`: what the window knows can be typed, and nothing else."""

import argparse

import pytest

from bp_desktop.cli import maps
from bp_desktop.cli.games.burning_planets import verbs
from bp_desktop.cli.main import build_parser
from bp_desktop.core.export_settings import PAGES, typed_settings
from bp_desktop.ui.games.burning_planets.art.board_picture import LAYERS
from bp_desktop.ui.games.burning_planets.export.map_export import COLORS
from bp_desktop.ui.look.players import COLORS as PALETTES
from bp_desktop.ui.words.language import LANGUAGES
from tests.cli.run import BURNING_PLANETS, run


def test_the_command_line_offers_what_the_window_knows() -> None:
    layers = {name.replace("_", "-") for name in LAYERS}

    assert set(maps.STYLES) == set(COLORS)
    assert set(maps.PALETTES) == set(PALETTES)
    assert set(maps.LANGUAGES) == set(LANGUAGES)
    assert set(verbs.LAYERS) == layers - {"coordinates"}
    for way in maps.SHEETS:
        assert typed_settings("b.pdf", {"sheets": way}).division == way
    parser = argparse.ArgumentParser()
    maps.add_settings(parser, verbs.LAYERS)
    assert all(page in parser.format_help() for page in PAGES)
    typed = vars(parser.parse_args([]))
    assert set(maps.SETTINGS) == {name for name, value in typed.items() if value is None}


@pytest.mark.parametrize("wrong", ["--dpi=many", "--style=pink", "--sheets=all", "--hide=stars"])
def test_a_word_nobody_knows_is_one_sentence(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run("map", "export", "a.bpmap", "--out", "b.png", wrong)

    assert ran.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_notes_can_be_wished_for_and_away() -> None:
    base = ["map", "export", "a.bpmap", "--out", "b.png"]

    parsed = [
        build_parser(BURNING_PLANETS).parse_args([*base, *more]).notes
        for more in ([], ["--notes"], ["--no-notes"])
    ]

    assert parsed == [None, True, False]
