"""PNG, SVG and PDF of a map: parsed and measured, not only written."""

import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from bp_desktop.cli.order import ExportOrder
from bp_desktop.core.hexes import from_offset
from bp_desktop.games.burning_planets.board import Board, MapContent
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.texts.rendering import TEXTS, placeholders
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.layers import Layers
from bp_desktop.ui.export import png
from bp_desktop.ui.export.files import export_map
from bp_desktop.ui.export.headless import application
from bp_desktop.ui.export.orders import wish_of
from bp_desktop.ui.export.pages import FOOT, MARGIN
from bp_desktop.ui.export.paper import PaperStyle
from bp_desktop.ui.export.pdf import export_pdf
from bp_desktop.ui.export.png import export_png
from bp_desktop.ui.export.sheet_style import SheetStyle, picture_of
from bp_desktop.ui.export.svg import export_svg
from bp_desktop.ui.export.wish import What, usual
from bp_desktop.ui.export.writing import ExportError, written_beside
from tests.ui.board.boards import differing_share
from tests.ui.export.pdf_reading import drawings, page_sizes, scales
from tests.ui.games.burning_planets.art.pictures import drawn
from tests.ui.games.burning_planets.art.samples import SEATS, board, planet, whole_board

pytestmark = pytest.mark.usefixtures("qapp")
MAP = MapContent(whole_board(), SEATS, title="Two suns")
"""26 by 26 cells."""
SVG = "{http://www.w3.org/2000/svg}"


# --- PNG


def test_a_png_has_the_size_that_cells_and_resolution_ask_for(tmp_path: Path) -> None:
    path = tmp_path / "board.png"

    size = export_png(MAP, path, sheet=SheetStyle("dark", mm_per_cell=5.08), dpi=100)

    image = QImage(str(path))
    assert (image.width(), image.height()) == size
    assert size[0] == pytest.approx(26.5 * 20, abs=1)  # 5.08 mm at 100 dpi are 20 pixels
    assert image.dotsPerMeterX() == round(100 / 0.0254)
    assert image.text("Title") == "Two suns"


def test_strips_of_a_png_fit_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = SheetStyle("light", mm_per_cell=6)
    picture = picture_of(MAP, sheet, vectors=False)
    scale = 96 / 25.4 * sheet.mm_per_unit
    monkeypatch.setattr(png, "STRIP_PIXELS", 12_000)  # a few rows each

    size = export_png(MAP, tmp_path / "board.png", sheet=sheet, dpi=96)

    whole = drawn(picture, QRectF(picture.bounds()), scale)
    got = QImage(str(tmp_path / "board.png"))
    assert got.size().toTuple() == size
    shared = whole.rect().intersected(got.rect())
    assert differing_share(got.copy(shared), whole.copy(shared), 30) < 0.003


def test_memory_of_a_png_does_not_grow_with_the_picture(tmp_path: Path) -> None:
    picture = picture_of(MAP, SheetStyle("dark"), vectors=False)

    strips = [len(strip) for strip in png.strips(picture, (3000, 2700), 3.0)]

    assert len(strips) > 5
    assert max(strips) <= png.STRIP_PIXELS * 3 + 400
    assert sum(strips) == 2700 * (3000 * 3 + 1)


def test_a_picture_too_large_for_any_program_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        export_png(MAP, tmp_path / "board.png", sheet=SheetStyle(mm_per_cell=100), dpi=2400)

    assert caught.value.message.key == "export.too_large"
    assert list(tmp_path.iterdir()) == []


# --- SVG


def elements(content: MapContent, path: Path, sheet: SheetStyle | None = None) -> ET.Element:
    export_svg(content, path, sheet=sheet)
    return ET.parse(path).getroot()


def count(root: ET.Element, kind: str) -> int:
    return len(root.findall(f".//{SVG}{kind}"))


def test_an_svg_is_as_large_on_paper_as_its_cells_say(tmp_path: Path) -> None:
    root = elements(MAP, tmp_path / "board.svg", SheetStyle("light", mm_per_cell=10))

    assert float(root.attrib["width"].removesuffix("mm")) == pytest.approx(265, abs=0.1)
    height = (25 * 1.5 + 2) * 10 / 3**0.5
    assert float(root.attrib["height"].removesuffix("mm")) == pytest.approx(height, abs=0.1)
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "Two suns"


def test_an_svg_numbers_every_tile_and_holds_no_pixels(tmp_path: Path) -> None:
    root = elements(MAP, tmp_path / "board.svg")

    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert sorted(texts, key=str) == ["1", "2", "3", "4"]
    assert count(root, "image") == 0
    assert [path for path in root.iter(f"{SVG}path") if not path.attrib["d"].strip()] == []


def test_everything_on_the_board_is_in_the_svg(tmp_path: Path) -> None:
    """One thing more, some paths more: by kind of thing."""
    bare = MapContent(board(wide=2, high=2), SEATS)
    with_planet = replace(bare, board=board(planet(), wide=2, high=2))
    with_all = replace(bare, board=whole_board())

    paths = [
        count(elements(content, tmp_path / "board.svg"), "path")
        for content in (bare, with_planet, with_all)
    ]

    assert paths == sorted(paths)
    assert all(after - before >= 10 for before, after in pairwise(paths))
    ships = elements(with_all, tmp_path / "b.svg", SheetStyle(layers=Layers(frozenset({"ships"}))))
    assert paths[2] - count(ships, "path") >= 15 * 8  # fifteen ships of at least eight paths


def test_coordinates_are_written_into_every_cell_if_wished(tmp_path: Path) -> None:
    sheet = SheetStyle(layers=Layers(frozenset({"tile_numbers"})))

    root = elements(MapContent(board(), SEATS), tmp_path / "board.svg", sheet)

    texts = {text.text for text in root.iter(f"{SVG}text")}
    assert texts == {f"{col},{row}" for col in range(13) for row in range(13)}


# --- PDF


@pytest.mark.parametrize("mm", [8.0, 12.0])
def test_a_pdf_is_true_to_scale(tmp_path: Path, mm: float) -> None:
    path = tmp_path / "board.pdf"

    export_pdf(MAP, path, sheet=SheetStyle(mm_per_cell=mm), paper=PaperStyle("one"))

    [(width, height)] = page_sizes(path)
    assert width - 2 * MARGIN == pytest.approx(26.5 * mm, abs=0.4)
    assert height - 2 * MARGIN - FOOT == pytest.approx((25 * 1.5 + 2) * mm / 3**0.5, abs=0.4)
    [drawing] = drawings(path)
    assert round(mm / LAYOUT.hex_width, 6) in scales(drawing)


def test_a_board_over_many_pages_covers_it_with_the_chosen_paper(tmp_path: Path) -> None:
    path = tmp_path / "board.pdf"

    pages = export_pdf(MAP, path, sheet=SheetStyle(mm_per_cell=20), paper=PaperStyle("pages"))

    sizes = page_sizes(path)
    assert len(sizes) == pages == 3 * 2  # 530 x 456 mm over rooms of 190 x 265 that share 8
    assert {(round(width), round(height)) for width, height in sizes} <= {(210, 297), (297, 210)}
    for drawing in drawings(path):
        assert round(20 / LAYOUT.hex_width, 6) in scales(drawing)


def test_each_tile_gets_a_sheet_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "board.pdf"

    pages = export_pdf(MAP, path, sheet=SheetStyle(mm_per_cell=14), paper=PaperStyle("tiles"))

    assert pages == len(page_sizes(path)) == 4


def test_a_tile_that_does_not_fit_says_what_would(tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        export_pdf(
            MAP,
            tmp_path / "board.pdf",
            sheet=SheetStyle(mm_per_cell=30),
            paper=PaperStyle("tiles", page="A5"),
        )

    message = caught.value.message
    assert message.key == "export.tile_too_large"
    most = float(message.args["most"])
    pages = export_pdf(
        MAP,
        tmp_path / "board.pdf",
        sheet=SheetStyle(mm_per_cell=most),
        paper=PaperStyle("tiles", page="A5"),
    )
    assert pages == 4


def test_a_forest_of_pages_is_refused_before_it_is_printed(tmp_path: Path) -> None:
    huge = MapContent(board(wide=30, high=30), SEATS)

    with pytest.raises(ExportError) as caught:
        export_pdf(
            huge,
            tmp_path / "b.pdf",
            sheet=SheetStyle(mm_per_cell=90),
            paper=PaperStyle("pages", page="A5"),
        )

    assert caught.value.message.key == "export.too_many_pages"


# --- all of them


@pytest.mark.parametrize("name", ["board.png", "board.svg", "board.pdf", "BOARD.PNG"])
def test_the_ending_of_the_name_says_what_is_written(tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    export_map(MAP, wish_of(ExportOrder(path)), path)

    begins = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}[path.suffix.lower()]
    assert path.read_bytes().startswith(begins)
    assert list(tmp_path.iterdir()) == [path]


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        wish_of(ExportOrder(tmp_path / "board.bmp"))

    assert caught.value.message.key == "export.unknown_kind"


@pytest.mark.parametrize("name", ["board.png", "board.svg", "board.pdf"])
def test_a_map_without_tiles_is_refused_and_an_older_file_survives(
    tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    path.write_text("older")

    with pytest.raises(ExportError) as caught:
        export_map(MapContent(Board()), wish_of(ExportOrder(path)), path)

    assert caught.value.message.key == "export.no_board"
    assert path.read_text() == "older"


@pytest.mark.parametrize("name", ["board.png", "board.svg", "board.pdf"])
def test_a_place_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / "nowhere" / name

    with pytest.raises(ExportError) as caught:
        export_map(MAP, wish_of(ExportOrder(path)), path)

    assert caught.value.message.key == "shared.file.unwritable"
    assert caught.value.message.args["reason"] == "No such file or directory"


def test_a_write_that_fails_half_way_leaves_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    path.write_text("older")

    def fail() -> None:
        with written_beside(path) as beside:
            beside.write_text("half")
            raise OSError(28, "No space left on device")

    with pytest.raises(ExportError) as caught:
        fail()

    assert caught.value.message.args["reason"] == "No space left on device"
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


def test_cells_of_an_absurd_size_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        export_pdf(MAP, tmp_path / "b.pdf", sheet=SheetStyle(mm_per_cell=0.01))

    assert caught.value.message.key == "export.cell_size"


def test_an_owner_without_a_seat_is_drawn_all_the_same(tmp_path: Path) -> None:
    stray = replace(MAP, board=board(planet(owner=PlayerId("nobody"))), seats=())

    export_map(stray, usual(What.PNG), tmp_path / "board.png")

    assert (tmp_path / "board.png").stat().st_size > 1000


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


def test_a_picture_shows_what_the_board_shows(tmp_path: Path) -> None:
    """Not only some picture: the planet's green is where the planet is."""
    sheet = SheetStyle("dark", mm_per_cell=6)
    export_png(MapContent(board(planet("big"))), tmp_path / "b.png", sheet=sheet, dpi=96)

    image = QImage(str(tmp_path / "b.png"))

    scale = 96 / 25.4 * sheet.mm_per_unit
    x, y = LAYOUT.center(from_offset(6, 4))
    color = image.pixelColor(round((x + LAYOUT.hex_width / 2) * scale), round((y + 20) * scale))
    assert color.green() > color.red()
    assert color.green() > color.blue()
