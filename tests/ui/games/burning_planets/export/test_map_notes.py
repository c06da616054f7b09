"""Notes of the designer on exports: left out, unless they are wished for."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from msgspec.structs import replace

from bp_desktop.core.export_settings import PDF, PNG, SVG, usual
from bp_desktop.core.hexes import from_offset
from bp_desktop.games.burning_planets.board import DesignerNote, MapContent
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.texts.speech import in_english
from bp_desktop.ui.export.board_export import export_board
from bp_desktop.ui.games.burning_planets.export.map_export import SETUP, map_source
from bp_desktop.ui.games.burning_planets.export.setup_sheet import setup_list
from tests.ui.export.pdf_reading import drawings
from tests.ui.games.burning_planets.art.samples import SEATS, whole_board

pytestmark = pytest.mark.usefixtures("qapp")
NOTES = (
    DesignerNote(from_offset(3, 2), "The trade route begins here"),
    DesignerNote(from_offset(14, 2), "Ambush"),
)
MAP = MapContent(whole_board(), SEATS, title="Two suns", notes=NOTES)


def words_in(path: Path) -> str:
    return " ".join(text.text or "" for text in ET.parse(path).getroot().iter() if text.text)


def test_a_drawing_has_the_words_only_if_they_are_wished_for(tmp_path: Path) -> None:
    settings = usual(SVG)

    export_board(map_source(MAP), settings, tmp_path / "bare.svg")
    export_board(map_source(MAP), replace(settings, notes=True), tmp_path / "noted.svg")

    assert not settings.notes
    assert "Ambush" not in words_in(tmp_path / "bare.svg")
    noted = words_in(tmp_path / "noted.svg")
    assert "Ambush" in noted
    assert "trade route" in noted


@pytest.mark.parametrize("kind", [PNG, PDF])
def test_pictures_and_prints_differ_by_the_notes_alone(tmp_path: Path, kind: str) -> None:
    settings = replace(usual(kind), mm_per_cell=6, notes=True)

    for name, content in (("noted", MAP), ("none", replace(MAP, notes=()))):
        export_board(map_source(content), settings, tmp_path / name)
    export_board(map_source(MAP), replace(settings, notes=False), tmp_path / "off")

    drawn = {path.name: drawings(path) or path.read_bytes() for path in tmp_path.iterdir()}
    assert drawn["off"] == drawn["none"]
    assert drawn["noted"] != drawn["none"]


def test_the_set_up_sheet_tells_notes_with_their_cell_unless_it_should_not(tmp_path: Path) -> None:
    settings = usual(SETUP)

    first, second, *_ = setup_list(MAP, names_in("en"), in_english)
    export_board(map_source(MAP), settings, tmp_path / "noted.pdf")
    export_board(map_source(MAP), replace(settings, notes=False), tmp_path / "bare.pdf")
    export_board(map_source(replace(MAP, notes=())), settings, tmp_path / "none.pdf")

    assert settings.notes
    assert first.lines[-1] == "Note on 1:4,3: The trade route begins here"
    assert second.lines[-1] == "Note on 2:2,3: Ambush"
    pages = {path.stem: drawings(path) for path in tmp_path.iterdir()}
    assert pages["bare"] == pages["none"] != pages["noted"]


def test_an_empty_tile_with_a_note_is_still_empty() -> None:
    noted = replace(MAP, board=replace(MAP.board, planets={}), notes=NOTES[:1])

    (first, *_) = setup_list(noted, names_in("en"), in_english)

    assert first.lines == ("Empty space.", "Note on 1:4,3: The trade route begins here")
