"""Maps of Burning Planets as files: everything on the board is on the picture."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from bp_desktop.core.export_settings import PDF, PNG, SVG, ExportError, ExportSettings, usual
from bp_desktop.core.hexes import from_offset
from bp_desktop.games.burning_planets.board import Board, MapContent
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.export.board_export import export_board, extent, mm_per_unit
from bp_desktop.ui.export.writing import CancelledError
from bp_desktop.ui.games.burning_planets.export.map_export import SETUP, map_source
from tests.ui.games.burning_planets.art.samples import SEATS, board, planet, whole_board

pytestmark = pytest.mark.usefixtures("qapp")
MAP = MapContent(whole_board(), SEATS, title="Two suns")
"""26 by 26 cells."""
IN_SVG = "{http://www.w3.org/2000/svg}"
KINDS = (PNG, SVG, PDF, SETUP)


def export(content: MapContent, settings: ExportSettings, path: Path) -> None:
    export_board(map_source(content), settings, path)


def elements(content: MapContent, path: Path, off: frozenset[str] = usual(SVG).off) -> ET.Element:
    export(content, replace(usual(SVG), off=off), path)
    return ET.parse(path).getroot()


def count(root: ET.Element, kind: str) -> int:
    return len(root.findall(f".//{IN_SVG}{kind}"))


def test_an_svg_numbers_every_tile_and_holds_no_pixels(tmp_path: Path) -> None:
    """Names are shapes there: whoever opens it may lack the font."""
    root = elements(MAP, tmp_path / "board.svg")

    texts = [text.text for text in root.iter(f"{IN_SVG}text")]
    assert [text for text in texts if text] == ["1", "2", "3", "4"]
    assert count(root, "image") == 0
    assert [path for path in root.iter(f"{IN_SVG}path") if not path.attrib["d"].strip()] == []


def test_an_svg_has_black_lines_only_where_the_board_has(tmp_path: Path) -> None:
    """Shapes without a line of their own have none."""
    svg = tmp_path / "board.svg"
    elements(MAP, svg)

    filled_and_lined = re.findall(r'<g fill="#\w+" [^>]*stroke="#000000"', svg.read_text("utf-8"))
    assert filled_and_lined == []


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
    ships = elements(with_all, tmp_path / "b.svg", frozenset({"ships", "coordinates"}))
    assert paths[2] - count(ships, "path") >= 15 * 8  # fifteen ships of at least eight paths


def test_coordinates_are_written_into_every_cell_if_wished(tmp_path: Path) -> None:
    root = elements(MapContent(board(), SEATS), tmp_path / "board.svg", frozenset({"tile_numbers"}))

    texts = {text.text for text in root.iter(f"{IN_SVG}text")}
    assert texts == {f"1:{col},{row}" for col in range(1, 14) for row in range(1, 14)}


def test_the_same_map_is_the_same_file_every_time(tmp_path: Path) -> None:
    export(MAP, usual(SVG), tmp_path / "one.svg")
    export(MAP, usual(SVG), tmp_path / "two.svg")

    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_a_map_without_tiles_is_refused_and_an_older_file_survives(
    tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "board"
    path.write_text("older")

    with pytest.raises(ExportError) as caught:
        export(MapContent(Board()), usual(kind), path)

    assert caught.value.message.key == "export.no_board"
    assert path.read_text() == "older"


def test_an_owner_without_a_seat_is_drawn_all_the_same(tmp_path: Path) -> None:
    stray = replace(MAP, board=board(planet(owner=PlayerId("nobody"))), seats=())

    export(stray, usual(PNG), tmp_path / "board.png")

    assert (tmp_path / "board.png").stat().st_size > 1000


def test_a_picture_shows_what_the_board_shows(tmp_path: Path) -> None:
    """Not only some picture: the planet's green is where the planet is."""
    settings = ExportSettings(mm_per_cell=6, dpi=96)

    export(MapContent(board(planet("big"))), settings, tmp_path / "b.png")

    image = QImage(str(tmp_path / "b.png"))
    scale = 96 / 25.4 * mm_per_unit(settings)
    x, y = LAYOUT.center(from_offset(6, 4))
    color = image.pixelColor(round((x + LAYOUT.hex_width / 2) * scale), round((y + 20) * scale))
    assert color.green() > color.red()
    assert color.green() > color.blue()


def test_a_board_of_nine_hundred_tiles_is_measured_before_it_is_printed() -> None:
    huge = map_source(MapContent(board(wide=30, high=30), SEATS))

    assert extent(huge, replace(usual(PDF), mm_per_cell=90, page="A5")).sheets > 2000
    assert extent(huge, replace(usual(PDF), division="tiles")).sheets == 900


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_told_step_by_step_and_never_backwards(tmp_path: Path, kind: str) -> None:
    told: list[float] = []
    settings = replace(usual(kind), mm_per_cell=20.0)

    export_board(map_source(MAP), settings, tmp_path / "board", told.append)

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
        export_board(map_source(MAP), usual(kind), path, stop)

    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]
