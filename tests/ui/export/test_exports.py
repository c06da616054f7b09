"""PNG, SVG and PDF of a board that belongs to no game: parsed and measured, not only written."""

import xml.etree.ElementTree as ET
from dataclasses import replace as with_changes
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from bp_desktop.core.export_settings import (
    PDF,
    PNG,
    SVG,
    Division,
    ExportError,
    ExportSettings,
    typed_settings,
    usual,
)
from bp_desktop.core.messages import Named
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.still import board_image
from bp_desktop.ui.export import png
from bp_desktop.ui.export.board_export import export_board, extent, mm_per_unit
from bp_desktop.ui.export.headless import application
from bp_desktop.ui.export.pages import FOOT, MARGIN
from bp_desktop.ui.export.pdf import export_pdf
from bp_desktop.ui.export.png import export_png
from bp_desktop.ui.export.svg import export_svg
from bp_desktop.ui.export.writing import CancelledError, written_beside
from tests.ui.board.boards import differing_share
from tests.ui.export.pdf_reading import drawings, page_sizes, scales
from tests.ui.export.sources import EMPTY, PLAIN, PlainBoard
from tests.words import TEXTS, placeholders

pytestmark = pytest.mark.usefixtures("qapp")
IN_SVG = "{http://www.w3.org/2000/svg}"
KINDS = (PNG, SVG, PDF)
PAPER = usual(PDF)


# --- PNG


def test_a_png_has_the_size_that_cells_and_resolution_ask_for(tmp_path: Path) -> None:
    path = tmp_path / "board.png"

    size = export_png(PLAIN, ExportSettings(mm_per_cell=5.08, dpi=100), path)

    image = QImage(str(path))
    assert (image.width(), image.height()) == size
    assert size[0] == pytest.approx(26.5 * 20, abs=1)  # 5.08 mm at 100 dpi are 20 pixels
    assert image.dotsPerMeterX() == round(100 / 0.0254)
    assert image.text("Title") == "Two suns"


def test_strips_of_a_png_fit_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ExportSettings(style="light", mm_per_cell=6, dpi=96)
    picture = PLAIN.picture(settings, vectors=False)
    scale = 96 / 25.4 * mm_per_unit(settings)
    monkeypatch.setattr(png, "STRIP_PIXELS", 12_000)  # a few rows each

    size = export_png(PLAIN, settings, tmp_path / "board.png")

    whole = board_image(picture, scale)
    got = QImage(str(tmp_path / "board.png"))
    assert got.size().toTuple() == size
    shared = whole.rect().intersected(got.rect())
    assert differing_share(got.copy(shared), whole.copy(shared), 30) < 0.003


def test_memory_of_a_png_does_not_grow_with_the_picture() -> None:
    picture = PLAIN.picture(usual(PNG), vectors=False)

    strips = [len(strip) for strip in png.strips(picture, (3000, 2700), 3.0)]

    assert len(strips) > 5
    assert max(strips) <= png.STRIP_PIXELS * 3 + 400
    assert sum(strips) == 2700 * (3000 * 3 + 1)


def test_a_picture_too_large_for_any_program_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        export_png(PLAIN, ExportSettings(mm_per_cell=200, dpi=1200), tmp_path / "board.png")

    assert caught.value.message.key == "export.too_large"
    assert list(tmp_path.iterdir()) == []


# --- SVG


def test_an_svg_is_as_large_on_paper_as_its_cells_say(tmp_path: Path) -> None:
    export_svg(PLAIN, replace(usual(SVG), mm_per_cell=10), tmp_path / "board.svg")

    root = ET.parse(tmp_path / "board.svg").getroot()
    assert float(root.attrib["width"].removesuffix("mm")) == pytest.approx(265, abs=0.1)
    height = (25 * 1.5 + 2) * 10 / 3**0.5
    assert float(root.attrib["height"].removesuffix("mm")) == pytest.approx(height, abs=0.1)
    title = root.find(f"{IN_SVG}title")
    assert title is not None
    assert title.text == "Two suns"


# --- PDF


@pytest.mark.parametrize("mm", [8.0, 12.0])
def test_a_pdf_is_true_to_scale(tmp_path: Path, mm: float) -> None:
    path = tmp_path / "board.pdf"

    export_pdf(PLAIN, replace(PAPER, mm_per_cell=mm, division="one"), path)

    [(width, height)] = page_sizes(path)
    assert width - 2 * MARGIN == pytest.approx(26.5 * mm, abs=0.4)
    assert height - 2 * MARGIN - FOOT == pytest.approx((25 * 1.5 + 2) * mm / 3**0.5, abs=0.4)
    [drawing] = drawings(path)
    assert round(mm / LAYOUT.hex_width, 6) in scales(drawing)


def test_a_board_over_many_pages_covers_it_with_the_chosen_paper(tmp_path: Path) -> None:
    path = tmp_path / "board.pdf"

    pages = export_pdf(PLAIN, replace(PAPER, mm_per_cell=20), path)

    sizes = page_sizes(path)
    assert len(sizes) == pages == 3 * 2  # 530 x 456 mm over rooms of 190 x 265 that share 8
    assert {(round(width), round(height)) for width, height in sizes} <= {(210, 297), (297, 210)}
    for drawing in drawings(path):
        assert round(20 / LAYOUT.hex_width, 6) in scales(drawing)


def test_each_tile_gets_a_sheet_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "board.pdf"

    pages = export_pdf(PLAIN, replace(PAPER, mm_per_cell=14, division="tiles"), path)

    assert pages == len(page_sizes(path)) == 4


def test_a_tile_that_does_not_fit_says_what_would(tmp_path: Path) -> None:
    small = replace(PAPER, mm_per_cell=30, division="tiles", page="A5")

    with pytest.raises(ExportError) as caught:
        export_pdf(PLAIN, small, tmp_path / "board.pdf")

    message = caught.value.message
    assert message.key == "export.tile_too_large"
    most = float(str(message.args["most"]))
    assert export_pdf(PLAIN, replace(small, mm_per_cell=most), tmp_path / "board.pdf") == 4


def test_a_forest_of_pages_is_refused_before_it_is_printed(tmp_path: Path) -> None:
    huge = with_changes(PLAIN, draw=lambda _settings, _vectors: PlainBoard("#ffffff", 30, 30))

    with pytest.raises(ExportError) as caught:
        export_pdf(huge, replace(PAPER, mm_per_cell=90, page="A5"), tmp_path / "board.pdf")

    assert caught.value.message.key == "export.too_many_pages"


# --- all of them


@pytest.mark.parametrize("name", ["board.png", "board.svg", "board.pdf", "BOARD.PNG"])
def test_the_ending_of_the_name_says_what_is_written(tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    export_board(PLAIN, typed_settings(str(path), {}), path)

    begins = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}[path.suffix.lower()]
    assert path.read_bytes().startswith(begins)
    assert list(tmp_path.iterdir()) == [path]


def test_a_sheet_of_the_games_own_is_written_by_the_game(tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"

    export_board(PLAIN, typed_settings(str(path), {"paper": "a3"}, "rules"), path)

    assert path.read_text() == "A3"


@pytest.mark.parametrize("kind", KINDS)
def test_a_board_without_anything_is_refused_and_an_older_file_survives(
    tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "board"
    path.write_text("older")

    with pytest.raises(ExportError) as caught:
        export_board(EMPTY, usual(kind), path)

    assert caught.value.message.key == "export.no_board"
    assert path.read_text() == "older"


@pytest.mark.parametrize("kind", KINDS)
def test_a_place_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path, kind: str) -> None:
    with pytest.raises(ExportError) as caught:
        export_board(PLAIN, usual(kind), tmp_path / "nowhere" / "board")

    assert caught.value.message.key == "shared.file.unwritable"
    assert caught.value.message.args["reason"] == Named("system_error", "ENOENT")


def test_a_write_that_fails_half_way_leaves_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    path.write_text("older")

    def fail() -> None:
        with written_beside(path) as beside:
            beside.write_text("half")
            raise OSError(28, "No space left on device")

    with pytest.raises(ExportError) as caught:
        fail()

    assert caught.value.message.args["reason"] == Named("system_error", "ENOSPC")
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("kind", KINDS)
def test_settings_that_cannot_be_are_refused_by_every_export(tmp_path: Path, kind: str) -> None:
    with pytest.raises(ExportError) as caught:
        export_board(PLAIN, replace(usual(kind), mm_per_cell=0.01), tmp_path / "board")

    assert caught.value.message.key == "export.cell_size"
    assert list(tmp_path.iterdir()) == []


def test_every_reason_has_its_words() -> None:
    said = {
        "shared.file.unwritable": {"path", "reason"},
        "export.no_board": set(),
        "export.cell_size": {"least", "most"},
        "export.too_large": {"width", "height", "most"},
        "export.tile_too_large": {"asked", "most"},
        "export.page_too_small": set(),
        "export.too_many_pages": {"pages"},
        "export.unknown_kind": {"path"},
        "export.resolution": {"least", "most"},
        "export.overlap": {"most"},
        "export.unknown_paper": {"asked", "known"},
        "export.sheet_is_pdf": {"path"},
        "export.no_use": {"option"},
    }

    assert {key: set(placeholders(TEXTS[key])) for key in said} == said


def test_the_application_that_is_there_is_used() -> None:
    assert application() is application()


# --- how large


@pytest.mark.parametrize(("division", "sheets"), [("one", 1), ("pages", 6), ("tiles", 4)])
def test_the_extent_is_what_the_print_will_be(
    tmp_path: Path, division: Division, sheets: int
) -> None:
    settings = replace(PAPER, mm_per_cell=20, division=division, page="A4")
    fitting = settings if division != "tiles" else replace(settings, page="A2")

    said = extent(PLAIN, fitting)

    assert said.sheets == sheets == export_pdf(PLAIN, fitting, tmp_path / "b.pdf")
    assert said.millimetres == (530, round((25 * 1.5 + 2) * 20 / 3**0.5))


def test_the_extent_of_a_picture_is_its_size_in_pixels(tmp_path: Path) -> None:
    settings = ExportSettings(mm_per_cell=7, dpi=90)

    assert extent(PLAIN, settings).pixels == export_png(PLAIN, settings, tmp_path / "b.png")


# --- how far


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_told_step_by_step_and_never_backwards(tmp_path: Path, kind: str) -> None:
    told: list[float] = []
    settings = replace(usual(kind), mm_per_cell=20)

    export_board(PLAIN, settings, tmp_path / "board", told.append)

    assert told[0] == 0.0
    assert 0.8 < told[-1] <= 1.0
    assert all(before <= after for before, after in pairwise(told))
    assert len({share for share in told if 0 < share < 1}) >= 5


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8])
@pytest.mark.parametrize("kind", KINDS)
def test_stopped_anywhere_an_older_file_stays_and_nothing_is_left_beside(
    tmp_path: Path, kind: str, share: float
) -> None:
    path = tmp_path / "board.file"
    path.write_text("older")

    def stop(done: float) -> None:
        if done >= share:
            raise CancelledError

    with pytest.raises(CancelledError):
        export_board(PLAIN, replace(usual(kind), mm_per_cell=20), path, stop)

    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


def test_a_wrong_guess_of_how_much_there_is_never_tells_more_than_all(tmp_path: Path) -> None:
    told: list[float] = []

    export_board(with_changes(PLAIN, things=1), usual(SVG), tmp_path / "board", told.append)

    assert max(told) == 1.0
