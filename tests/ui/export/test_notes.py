"""Notes of the designer on exports: left out, unless they are wished for."""

import xml.etree.ElementTree as ET
from dataclasses import replace as with_changes
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from bp_desktop.core.hexes import from_offset
from bp_desktop.games.burning_planets.board import MapContent, Note
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.texts.rendering import in_english
from bp_desktop.ui.export.files import export_map
from bp_desktop.ui.export.note_art import LONGEST, place_notes
from bp_desktop.ui.export.sheet_style import picture_of
from bp_desktop.ui.export.wish import What, usual
from bp_desktop.ui.games.burning_planets.export.setup_list import setup_list
from tests.ui.export.pdf_reading import drawings
from tests.ui.games.burning_planets.art.samples import SEATS, whole_board

pytestmark = pytest.mark.usefixtures("qapp")
NOTES = (
    Note(from_offset(3, 2), "The trade route begins here"),
    Note(from_offset(14, 2), "Ambush"),
)
MAP = MapContent(whole_board(), SEATS, title="Two suns", notes=NOTES)


def words_in(path: Path) -> str:
    return " ".join(text.text or "" for text in ET.parse(path).getroot().iter() if text.text)


def test_a_drawing_has_the_words_only_if_they_are_wished_for(tmp_path: Path) -> None:
    wish = usual(What.SVG)

    export_map(MAP, wish, tmp_path / "bare.svg")
    export_map(MAP, with_changes(wish, notes=True), tmp_path / "noted.svg")

    assert not wish.notes
    assert "Ambush" not in words_in(tmp_path / "bare.svg")
    noted = words_in(tmp_path / "noted.svg")
    assert "Ambush" in noted
    assert "trade route" in noted


@pytest.mark.parametrize("what", [What.PNG, What.PDF])
def test_pictures_and_prints_differ_by_the_notes_alone(tmp_path: Path, what: What) -> None:
    wish = with_changes(usual(what), mm_per_cell=6, notes=True)

    for name, content in (("noted", MAP), ("none", replace(MAP, notes=()))):
        export_map(content, wish, tmp_path / name)
    export_map(MAP, with_changes(wish, notes=False), tmp_path / "off")

    drawn = {path.name: drawings(path) or path.read_bytes() for path in tmp_path.iterdir()}
    assert drawn["off"] == drawn["none"]
    assert drawn["noted"] != drawn["none"]


def test_the_set_up_sheet_tells_notes_with_their_cell_unless_it_should_not(tmp_path: Path) -> None:
    wish = usual(What.SETUP)

    first, second, *_ = setup_list(MAP, names_in("en"), in_english)
    export_map(MAP, wish, tmp_path / "noted.pdf")
    export_map(MAP, with_changes(wish, notes=False), tmp_path / "bare.pdf")
    export_map(replace(MAP, notes=()), wish, tmp_path / "none.pdf")

    assert wish.notes
    assert first.lines[-1] == "Note on (4, 3): The trade route begins here"
    assert second.lines[-1] == "Note on (2, 3): Ambush"
    pages = {path.stem: drawings(path) for path in tmp_path.iterdir()}
    assert pages["bare"] == pages["none"] != pages["noted"]


def test_an_empty_tile_with_a_note_is_still_empty() -> None:
    noted = replace(MAP, board=replace(MAP.board, planets={}), notes=NOTES[:1])

    (first, *_) = setup_list(noted, names_in("en"), in_english)

    assert first.lines == ("Empty space.", "Note on (4, 3): The trade route begins here")


def test_words_keep_apart_and_on_the_board() -> None:
    bounds = picture_of(MAP, usual(What.SVG).sheet, vectors=True).bounds()
    corners = [from_offset(col, row) for col in (0, 1, 24, 25) for row in (0, 12, 25)]

    placed = place_notes([Note(cell, "Two or three words") for cell in corners], bounds)

    boxes = [note.box for note in placed]
    assert all(bounds.contains(box) for box in boxes)
    assert not any(one.intersects(other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])


def test_a_whole_page_of_words_is_cut_on_the_board() -> None:
    bounds = QRectF(-20, -20, 900, 900)

    (placed,) = place_notes([Note(from_offset(5, 5), "word " * 400)], bounds)

    assert len(placed.text) <= LONGEST
    assert placed.text.endswith("…")
    assert bounds.contains(placed.box)


def test_words_keep_off_what_is_drawn_where_there_is_room() -> None:
    bounds = QRectF(-20, -20, 900, 900)
    note = Note(from_offset(5, 5), "A few words")
    (alone,) = place_notes([note], bounds)

    (moved,) = place_notes([note], bounds, [alone.box])

    assert not moved.box.intersects(alone.box)
    assert bounds.contains(moved.box)
