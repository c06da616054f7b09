"""The library of Parsec on screen: modules stamped, cards and factions filled in, files read."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import from_offset
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.definition_files import read_definitions
from bp_desktop.games.parsec.ids import DefinitionOrigin, ModuleId, ResourceId
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.ui.board.still import board_image
from bp_desktop.ui.editor.panels.parts import ClickRow
from bp_desktop.ui.editor.panels.records_panel import TextBlock
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture
from bp_desktop.ui.games.parsec.art.colors import DARK
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.check_box import WrappingCheckBox
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField, TextField
from tests.games.parsec.sample import sample_set
from tests.ui.editor.editor_page import push
from tests.ui.games.parsec.library.set_page import SetPage, open_set

OWN = d.DefinitionSet(
    modules=tuple(
        d.ModuleDefinition(ModuleId(f"own-m{one:02}"), DefinitionOrigin.OWNER)
        for one in range(1, 5)
    )
)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> SetPage:
    return open_set(qtbot, theme, s.RenameSet("Ours"), s.EnterDefinitions(OWN))


def fill(page: SetPage, book: str, field: str, value: str | int | bool) -> None:
    """As a person does it: with the widget of that field."""
    widget = page.book(book).fields[field]
    match widget:
        case TextBlock():
            QTest.qWait(1)  # it has just been made
            widget.setFocus()
            assert widget.hasFocus()
            widget.setPlainText(str(value))
            page.focus_board()
        case TextField():
            widget.setText(str(value))
            QTest.keyClick(widget, Qt.Key.Key_Return)
        case NumberField():
            widget.setValue(int(value))
        case ChoiceField():
            assert isinstance(widget, QComboBox)
            widget.setCurrentIndex(widget.findData(value))
            widget.activated.emit(widget.currentIndex())
        case WrappingCheckBox():
            widget.setChecked(bool(value))
        case _:
            raise AssertionError(field)
    page.book(book).look()


def test_planets_asteroids_and_the_port_are_stamped_into_modules(page: SetPage) -> None:
    """PA-APP-1: number 1 to 8, two resources or one, docks and core; wrong places say why."""
    page.choose_tool("planet")
    push(page.choice("number", 6))
    page.click(from_offset(4, 4))
    page.choose_tool("asteroid")
    page.click(from_offset(10, 2))
    page.click(from_offset(8, 2))
    assert page.notice
    page.choose_tool("port")
    page.click(from_offset(20, 4))

    first, second, third, _fourth = page.state.definitions.modules
    assert [(one.kind, one.number, one.cell) for one in first.bodies] == [("planet", 6, (4, 4))]
    assert len(first.bodies[0].resources) == 2
    assert [(one.kind, one.cell) for one in second.bodies] == [("asteroid", (2, 2))]
    assert (third.port_core, len(third.docks)) == ((4, 4), 6)
    page.choose_tool("eraser")
    page.click(from_offset(10, 2))
    assert page.state.definitions.modules[1].bodies == ()
    page.undo()
    assert page.state.definitions.modules[1].bodies != ()


def test_problems_are_counted_live_and_lead_to_their_module(page: SetPage) -> None:
    """PA-DATA-8."""
    panel = page.whole
    panel.look()
    assert panel.problems.count() == 1
    page.submit(s.PlacePort(from_offset(4, 4)))
    page.submit(s.ErasePiece(from_offset(5, 4)))
    panel.look()

    words = [one.accessibleName() for one in panel.findChildren(ClickRow)]
    assert any("6" in one for one in words)


def test_an_event_card_is_filled_in_field_by_field(page: SetPage) -> None:
    """PA-APP-2: every field, an effect of the vocabulary, counters."""
    book = page.book("events")
    push(book.new)
    for field, value in (
        ("name", "Lode"),
        ("category", "strategic"),
        ("rarity", "red"),
        ("copies", 3),
        ("text", "Roll for everybody."),
        ("when", "own"),
        ("scope", "hex"),
        ("rounds", 2),
        ("set", "First edition"),
        ("effect", "hazard"),
        ("effect.die", 6),
        ("effect.destroyed_on", "1, 2"),
    ):
        fill(page, "events", field, value)

    (card,) = page.state.definitions.events
    assert (card.name, card.category, card.rarity) == ({"": "Lode"}, "strategic", "red")
    assert (card.copies, card.when, card.scope, card.rounds) == (3, "own", "hex", 2)
    assert (card.text, card.set) == ("Roll for everybody.", "First edition")
    assert card.effect == d.Hazard(6, (1, 2))
    assert any(one.text().endswith("3/70") for one in book.findChildren(QLabel))
    fill(page, "events", "effect", "")
    assert page.state.definitions.events[0].effect is None
    push(book.remove)
    assert page.state.definitions.events == ()


def test_every_effect_and_modifier_has_a_form(page: SetPage) -> None:
    """14.4, 14.5: whatever can be chosen makes a definition that can be read again."""
    from bp_desktop.ui.games.parsec.library.part_fields import EFFECTS, MODIFIERS

    push(page.book("events").new)
    for kind in EFFECTS:
        fill(page, "events", "effect", kind)
        assert type(page.state.definitions.events[0].effect) is EFFECTS[kind]
    push(page.book("factions").new)
    for place, kind in enumerate(MODIFIERS):
        fill(page, "factions", "more", kind)
        assert type(page.state.definitions.factions[0].modifiers[place]) is MODIFIERS[kind]
    fill(page, "factions", "0", "")
    assert len(page.state.definitions.factions[0].modifiers) == len(MODIFIERS) - 1


def test_a_faction_shows_the_sheet_it_makes(page: SetPage) -> None:
    """PA-APP-3: costs, figures and points beside it, computed."""
    book = page.book("factions")
    push(book.new)
    fill(page, "factions", "more", "cost")
    fill(page, "factions", "0.units.cruiser", True)
    fill(page, "factions", "0.resource", "energy")
    fill(page, "factions", "0.delta", 2)

    (faction,) = page.state.definitions.factions
    assert set(faction.modifiers[0].units) == {"cargo", "cruiser"}  # type: ignore[union-attr]
    lines = [one.text() for one in book.findChildren(QLabel)]
    cruiser = next(line for line in lines if "4 energy" in line)
    assert cruiser.endswith("10")


def test_samples_mixed_with_ones_own_are_asked_about_and_marked(page: SetPage) -> None:
    """PA-APP-4, PA-DATA-3, -4."""
    panel = page.whole
    push(panel.samples)
    assert page.state.definitions == OWN
    assert panel.go_on.isVisible()

    push(panel.go_on)

    assert page.state.definitions.has_samples
    panel.look()
    assert panel.mark.isVisible()
    rows = page.book("events").list.model()
    assert rows.rowCount() == len(sample_set().events)


def test_files_are_read_with_the_place_of_a_mistake_and_written_without_what_owners_typed(
    page: SetPage, tmp_path: Path
) -> None:
    """PA-APP-5, PA-DATA-2."""
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('origin = "owner"\n[[faction]]\nid = "f"\nname = "Miners"\n', "utf-8")
    bad.write_text('origin = "owner"\n[[faction]]\nid = 3\nname = "Miners"\n', "utf-8")
    panel = page.whole

    page.prompts.wanted = bad
    push(panel.files.import_)
    assert "faction 1" in panel.problem.text()
    page.prompts.wanted = good
    push(panel.files.import_)
    assert [one.id for one in page.state.definitions.factions] == ["f"]

    push(panel.files.export)
    assert read_definitions(page.prompts.written).definitions == d.DefinitionSet()
    panel.own.setChecked(True)
    push(panel.files.export)
    assert read_definitions(page.prompts.written).definitions == page.state.definitions
    assert panel.problem.isHidden(), "what went well is not told as a problem"


def test_a_module_is_named_removed_and_found_by_a_double_click(page: SetPage) -> None:
    page.double_click(from_offset(12, 4))
    book = page.book("modules")
    assert book.chosen == "own-m02"
    fill(page, "modules", "name", "Belt")
    fill(page, "modules", "rim", False)
    assert page.state.definitions.modules[1].name == {"": "Belt"}
    assert not page.state.definitions.modules[1].rim

    push(book.remove)
    push(book.new)

    names = [one.id for one in page.state.definitions.modules]
    assert names == ["own-m01", "own-m03", "own-m04", "own-m02"]


def test_a_set_without_any_module_is_shown_too(qtbot: QtBot, theme: Theme) -> None:
    page = open_set(qtbot, theme)
    page.choose_tool("planet")
    page.click(from_offset(2, 2))
    assert page.state.definitions.modules == ()


@pytest.mark.usefixtures("theme")
def test_sample_modules_have_a_watermark_and_own_ones_have_none() -> None:
    """PA-DATA-3."""

    def drawn(origin: DefinitionOrigin) -> object:
        module = d.ModuleDefinition(ModuleId("m"), origin)
        return board_image(ParsecPicture(ModuleBoard(1, 1, (8, 8), (module,)), DARK), 1.0)

    assert drawn(DefinitionOrigin.SAMPLE) != drawn(DefinitionOrigin.OWNER)
    assert drawn(DefinitionOrigin.RULEBOOK) == drawn(DefinitionOrigin.OWNER)


def test_what_is_copied_can_be_put_into_another_module(page: SetPage) -> None:
    rock = d.Body("asteroid", (0, 0), 3, (ResourceId("gold"),))
    page.submit(s.PlaceBody(from_offset(3, 3), rock))
    page.choose_tool("select")
    page.click(from_offset(3, 3))
    page.view.editing.copy()
    page.view.editing.paste()
    page.click(from_offset(11, 3))

    assert page.state.definitions.modules[1].bodies == (replace(rock, cell=(3, 3)),)
