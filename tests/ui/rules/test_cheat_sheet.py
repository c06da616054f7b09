"""Cheat sheet: two sides whatever is said, from the tables in force, with this table's rules."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.options import OptionRow, with_choice
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import ClassId, FactionId
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.texts.game_rules import GameRules
from bp_desktop.ui.export.headless import speaking
from bp_desktop.ui.games.burning_planets.book import rules_of, tables
from bp_desktop.ui.games.burning_planets.option_sheet import option_list
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.rules.cheat_sheet import (
    BOTTOM,
    MARGIN,
    PAPER,
    TOP,
    CheatSheet,
    cheat_sheet,
    write_cheat_sheet,
)
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.table_actions import menu_entries
from bp_desktop.ui.words.language import LANGUAGES
from tests.journeys.game_room import game_room
from tests.ui.export.pdf_reading import copyable_characters, drawings, lost_signs, page_sizes
from tests.ui.rules.test_rules_view import at_table

PAGES = re.compile(rb"/Type /Page\b")
IMAGES = re.compile(rb"/Subtype /Image")


def otherwise(row: OptionRow) -> bool | int | str:
    """A value that is not the rulebook's."""
    if isinstance(row.default, bool):
        return not row.default
    if row.values:
        return next(one for one in row.values if one != row.default)
    assert isinstance(row.default, int)
    return row.default - 1 if row.most is not None and row.default >= row.most else row.default + 1


def with_house_rules(many: int) -> Options:
    options = DEFAULTS
    for row in option_list().rows[-many:] if many else ():
        options = with_choice(options, row.key, otherwise(row))
    return options


def words_of(sheet: CheatSheet, page: int) -> str:
    return " ".join(sheet.pages[page].words())


@pytest.fixture(autouse=True)
def application(qapp: QCoreApplication) -> QGuiApplication:
    """Without it Qt has no letters to measure."""
    assert isinstance(qapp, QGuiApplication)
    return qapp


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("many", [None, 0, 6, 48])
def test_it_is_two_sides_of_a4_whatever_is_said(
    application: QGuiApplication, tmp_path: Path, language: str, many: int | None
) -> None:
    out = tmp_path / "sheet.pdf"
    with speaking(application, language):  # type: ignore[arg-type]
        rules = rules_of() if many is None else rules_of(tables(), with_house_rules(many))
        sheet = write_cheat_sheet(out, rules, "" if many is None else "Friday")

    assert page_sizes(out) == [pytest.approx((210, 297), abs=0.2)] * 2
    assert len(PAGES.findall(out.read_bytes())) == 2
    assert len(drawings(out)) == 2
    assert not IMAGES.search(out.read_bytes())  # vectors all over
    for page in sheet.pages:
        assert page.bottom <= BOTTOM
        assert page.size >= 2.2  # 6 points, and more where there is room
    told = words_of(sheet, 1)
    listed = [one for one in rules.house_rules() if f"{one.option}: {one.value}" in told]
    assert len(listed) + sheet.left_out == len(rules.house_rules()) == (many or 0)
    assert (str(sheet.left_out) in told) or not sheet.left_out


def test_without_many_house_rules_all_are_told_in_letters_of_a_readable_size() -> None:
    sheet = cheat_sheet(rules_of(tables(), with_house_rules(12)), "Friday")

    assert sheet.left_out == 0
    assert all(page.size >= 2.5 for page in sheet.pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_over_anything_or_beyond_the_margins(
    application: QGuiApplication, language: str
) -> None:
    with speaking(application, language):  # type: ignore[arg-type]
        sheet = cheat_sheet(rules_of(tables(), with_house_rules(6)), "Friday")

    for page in sheet.pages:
        areas = [
            (one.at.x(), one.at.y(), one.at.x() + one.width, one.bottom) for one in page.blocks
        ]
        for place, (left, top, right, bottom) in enumerate(areas):
            assert left >= MARGIN - 0.01
            assert right <= PAPER.width - MARGIN + 0.01
            assert top >= TOP - 0.01
            for other in areas[place + 1 :]:
                apart = other[0] >= right or other[2] <= left
                assert apart or other[1] >= bottom or other[3] <= top


def test_it_has_phases_costs_odds_and_rules_with_their_ids() -> None:
    sheet = cheat_sheet(rules_of())

    front, back = words_of(sheet, 0), words_of(sheet, 1)
    for word in ("Event", "Resources", "Structures", "Ships", "Actions", "Obliterator", "200"):
        assert word in front
    for word in ("Biomass", "Concrete", "Food", "Metal", "Humans", "Digitals", "Xenos"):
        assert word in front
    assert "61 %" in back  # a d20 against a tower
    assert "BP‑COMBAT‑17" in back
    assert "House rules" not in back  # the book has none


def test_its_words_can_be_copied_in_every_language(
    application: QGuiApplication, tmp_path: Path
) -> None:
    for language, letters in (("en", "Obliterator"), ("it", "Piùàèì"[:3]), ("ru", "Завоевание")):
        out = tmp_path / f"{language}.pdf"
        with speaking(application, language):  # type: ignore[arg-type]
            write_cheat_sheet(out, rules_of())

        assert set(letters) <= copyable_characters(out)
        assert lost_signs(out) == set()


def test_figures_come_from_the_tables_in_force_and_house_rows_are_marked() -> None:
    humans, small = FactionId("humans"), ClassId("small")
    usual = tables()
    side = usual.factions[humans]
    costs = {**side.ship_costs, small: Purse.of(metal=77)}
    played = replace(usual, factions={**usual.factions, humans: replace(side, ship_costs=costs)})

    rules = rules_of(played, DEFAULTS)

    assert "77" in words_of(cheat_sheet(rules, "Friday"), 0)
    marked = [
        row.cells[0]
        for page in rules.sheet
        for part in page
        for table in part.tables
        for row in table.faces[0].rows
        if row.is_house
    ]
    assert marked == ["Small"]
    assert cheat_sheet(rules, "Friday").has_house
    on_page = [
        (table.id, face.id, row.cells[0])
        for table in rules.tables
        for face in table.faces
        for row in face.rows
        if row.is_house
    ]
    assert on_page == [("ships", "humans", "Spear"), ("combat_ships", "humans", "Spear")]
    row = rules.book.paragraph("BP-FAC-H1")
    assert row is not None
    assert row.text.endswith("costs 77 M.")


def test_rules_of_a_sheet_are_in_the_book(rules: GameRules) -> None:
    named = [id_ for page in rules.sheet for part in page for id_ in part.rules]

    assert len(named) == len(set(named)) > 40
    assert all(rules.book.paragraph(id_) is not None for id_ in named)


@pytest.fixture
def rules() -> GameRules:
    return rules_of()


def test_the_title_of_a_match_stands_on_it_and_is_cut_where_it_is_long() -> None:
    assert cheat_sheet(rules_of(tables(), DEFAULTS), "Friday").about == "Friday"
    assert len(cheat_sheet(rules_of(tables(), DEFAULTS), "Friday " * 30).about) < 50


@pytest.mark.parametrize("entrance", ["button", "palette", "menu"])
def test_it_is_printed_from_the_page_the_palette_and_the_menu_of_the_table(
    qtbot: QtBot,
    theme: Theme,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    entrance: str,
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    at_table(room, qtbot)
    out = tmp_path / "mine.pdf"
    monkeypatch.setattr(FilePrompts, "export_file", lambda *_asked: out)

    if entrance == "button":
        room.window.show_page(PageId.RULES)
        room.window.rules_page.print.click()
    elif entrance == "palette":
        room.window.actions_.run("cheat_sheet")
    else:
        entries = dict(menu_entries(room.hand(qtbot).view))
        entries["Print a cheat sheet of the rules"]()

    assert len(page_sizes(out)) == 2
    room.leave()
