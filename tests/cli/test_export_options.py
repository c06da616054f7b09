"""The words of `map export`: each is understood, and what makes no sense is said."""

import argparse
from dataclasses import fields
from pathlib import Path

import pytest

from bp_desktop.cli import pictures
from bp_desktop.cli.main import build_parser
from bp_desktop.cli.order import ExportOrder
from bp_desktop.ui.board.layers import Layers
from bp_desktop.ui.export.orders import wish_of
from bp_desktop.ui.export.pages import PAGES
from bp_desktop.ui.export.sheet_style import COLORS
from bp_desktop.ui.export.wish import What, Wish, usual
from bp_desktop.ui.export.writing import ExportError
from bp_desktop.ui.games.burning_planets.art.board_picture import LAYERS
from bp_desktop.ui.look.players import COLORS as PALETTES
from bp_desktop.ui.words.language import LANGUAGES
from tests.cli.run import run


def refusal(order: ExportOrder) -> str:
    with pytest.raises(ExportError) as caught:
        wish_of(order)
    return caught.value.message.key


@pytest.mark.parametrize(
    ("name", "what"), [("b.png", What.PNG), ("b.SVG", What.SVG), ("b.pdf", What.PDF)]
)
def test_with_a_name_alone_everything_is_as_usual_in_the_window(name: str, what: What) -> None:
    assert wish_of(ExportOrder(Path(name))) == usual(what)


def test_every_control_of_the_panel_has_its_word() -> None:
    picture = wish_of(
        ExportOrder(
            Path("b.png"),
            style="light",
            mm=7.5,
            dpi=300,
            notes=True,
            coordinates=True,
            hide=("cell-lines", "ships"),
            palette="vivid",
        )
    )
    printed = wish_of(ExportOrder(Path("b.pdf"), sheets="pages", paper="letter", overlap=3))
    sheet = wish_of(ExportOrder(Path("b.pdf"), setup_sheet=True, paper="a3", notes=False))

    layers = Layers(frozenset({"cell_lines", "ships"}))
    assert picture == Wish(
        What.PNG, "light", 7.5, dpi=300, layers=layers, notes=True, palette="vivid"
    )
    assert (printed.division, printed.page, printed.overlap) == ("pages", "Letter", 3)
    assert (sheet.what, sheet.page, sheet.notes) == (What.SETUP, "A3", False)
    reached = {"what", "style", "mm_per_cell", "dpi", "division", "page", "overlap", "layers"}
    assert {field.name for field in fields(Wish)} == reached | {"notes", "palette"}


def test_the_command_line_offers_what_the_window_knows() -> None:
    layers = {name.replace("_", "-") for name in LAYERS}

    assert set(pictures.STYLES) == set(COLORS)
    assert set(pictures.PALETTES) == set(PALETTES)
    assert set(pictures.LANGUAGES) == set(LANGUAGES)
    assert set(pictures.LAYERS) == layers - {"coordinates"}
    for way in pictures.SHEETS:
        assert wish_of(ExportOrder(Path("b.pdf"), sheets=way)).division == way
    parser = argparse.ArgumentParser()
    pictures.add_arguments(parser)
    assert all(page in parser.format_help() for page in PAGES)


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (ExportOrder(Path("b.bmp")), "export.unknown_kind"),
        (ExportOrder(Path("b")), "export.unknown_kind"),
        (ExportOrder(Path("b.png"), setup_sheet=True), "export.sheet_is_pdf"),
        (ExportOrder(Path("b.png"), dpi=19), "export.resolution"),
        (ExportOrder(Path("b.png"), dpi=1201), "export.resolution"),
        (ExportOrder(Path("b.svg"), mm=0.9), "export.cell_size"),
        (ExportOrder(Path("b.svg"), mm=float("nan")), "export.cell_size"),
        (ExportOrder(Path("b.pdf"), overlap=41), "export.overlap"),
        (ExportOrder(Path("b.pdf"), paper="A17"), "export.unknown_paper"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(order: ExportOrder, reason: str) -> None:
    assert refusal(order) == reason


@pytest.mark.parametrize(
    ("order", "option"),
    [
        (ExportOrder(Path("b.svg"), dpi=300), "--dpi"),
        (ExportOrder(Path("b.pdf"), dpi=300), "--dpi"),
        (ExportOrder(Path("b.png"), paper="A4"), "--paper"),
        (ExportOrder(Path("b.pdf"), setup_sheet=True, mm=10), "--mm"),
        (ExportOrder(Path("b.pdf"), sheets="tiles", overlap=3), "--overlap"),
        (ExportOrder(Path("b.pdf"), sheets="one", paper="A3"), "--paper"),
    ],
)
def test_what_would_change_nothing_is_said_instead_of_ignored(
    order: ExportOrder, option: str
) -> None:
    with pytest.raises(ExportError) as caught:
        wish_of(order)

    assert caught.value.message.key == "export.no_use"
    assert caught.value.message.args["option"] == option


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
        build_parser().parse_args([*base, *more]).notes
        for more in ([], ["--notes"], ["--no-notes"])
    ]

    assert parsed == [None, True, False]
