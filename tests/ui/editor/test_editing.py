"""The seam of the map editor: a game it has never heard of is drawn, from stroke to journal."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import say
from bp_desktop.games.system import Judgement
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.game import MapArea
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.tool_context import GestureOffer
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from tests.ui.editor.dots import ART, DOTS, GAME, Command, Dots, Event, Paint, Remark, judge
from tests.ui.editor.dots_page import DotsPage, cell, open_editor
from tests.ui.editor.editor_page import ALT, CTRL, SHIFT, hit, push, write

ESC, DELETE, ENTER = Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Return
RIGHT, DOWN = Qt.Key.Key_Right, Qt.Key.Key_Down


# --- canvas and tools


def test_a_stroke_on_the_canvas_is_one_step_of_the_journal(editor: DotsPage) -> None:
    editor.keys("B")

    editor.drag(cell(1, 1), cell(3, 1), cell(3, 2))

    assert set(editor.dots) == {(1, 1), (2, 1), (3, 1), (3, 2)}
    assert editor.steps == 1
    assert editor.status.steps.text == "Step 1 · Paint"


def test_the_settings_of_a_tool_are_changed_by_key_and_by_button(editor: DotsPage) -> None:
    editor.keys("B")
    editor.resize_tool(1)
    push(editor.choice("color", "blue"))

    editor.click(cell(4, 4))

    assert set(editor.dots.values()) == {"blue"}
    assert len(editor.dots) == 7


def test_what_is_against_a_rule_is_shown_before_it_is_done(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(2, 2),), "blue"))
    editor.keys("S")

    editor.move(cell(2, 2))
    objected = editor.notice
    editor.move(cell(-1, 3))
    refused = editor.notice
    editor.click(cell(2, 2))

    assert objected == "dots.over"
    assert refused == "dots.off_board"
    assert editor.dots == {(2, 2): "red"}


def test_the_eraser_takes_away_what_it_passes_over(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1), cell(2, 1), cell(5, 5)), "red"))

    editor.keys("E")
    editor.drag(cell(0, 1), cell(3, 1))

    assert set(editor.dots) == {(5, 5)}


def test_the_cell_under_the_pointer_is_told(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(2, 2),), "blue"))

    editor.move(cell(5, 5))
    elsewhere = editor.status.cell.text
    editor.move(cell(2, 2))

    assert elsewhere == "(5, 5) empty"
    assert editor.status.cell.text == "(2, 2) blue"


# --- selection


def test_things_are_chosen_by_click_box_and_keys_and_moved(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1), cell(3, 3), cell(9, 6)), "red"))

    editor.drag(cell(0, 0), cell(4, 4))
    boxed = editor.chosen_cells
    editor.drag(cell(1, 1), cell(2, 1), cell(3, 1))
    moved = set(editor.dots)
    editor.keys("A", held=CTRL)

    assert boxed == {cell(1, 1), cell(3, 3)}
    assert moved == {(3, 1), (5, 3), (9, 6)}
    assert len(editor.chosen_cells) == 3


def test_a_click_on_its_label_chooses_an_area_and_delete_empties_it(
    qtbot: QtBot, theme: Theme
) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1), cell(9, 6)), "red"))

    editor.click(cell(6, 0))
    area = editor.context.selection.area
    editor.keys(DELETE)

    assert area == MapArea(1, 0)
    assert set(editor.dots) == {(1, 1)}


def test_what_is_no_longer_there_is_no_longer_chosen(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1),), "red"))
    editor.click(cell(1, 1))

    editor.undo()

    assert editor.chosen_cells == set()


def test_what_is_chosen_is_nudged_turned_and_deleted(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(4, 4), cell(6, 4)), "red"))
    editor.keys("A", held=CTRL)

    editor.keys(RIGHT, held=ALT)
    nudged = set(editor.dots)
    editor.keys(Qt.Key.Key_BracketRight)
    turned = set(editor.dots)
    editor.keys(DELETE)

    assert nudged == {(5, 4), (7, 4)}
    assert turned == {(5, 4), (6, 6)}
    assert editor.dots == {}
    assert editor.steps == 4


# --- clipboard


def test_copy_and_paste_in_one_map_and_another(qtbot: QtBot, theme: Theme) -> None:
    here = open_editor(qtbot, theme, Paint((cell(1, 1), cell(2, 1)), "blue"))
    here.keys("A", held=CTRL)
    here.keys("C", held=CTRL)

    here.keys("V", held=CTRL)
    here.click(cell(5, 5))
    there = open_editor(qtbot, theme)
    there.keys("V", held=CTRL)
    there.click(cell(8, 2))

    assert set(here.dots) == {(1, 1), (2, 1), (5, 5), (6, 5)}
    assert here.chosen_cells == {cell(5, 5), cell(6, 5)}
    assert set(there.dots) == {(8, 2), (9, 2)}


def test_a_cut_thing_hangs_on_the_pointer_until_escape(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1),), "blue"))
    editor.click(cell(1, 1))

    editor.keys("X", held=CTRL)
    editor.keys("V", held=CTRL)
    hanging = editor.is_carrying
    editor.keys(ESC)

    assert hanging
    assert not editor.is_carrying
    assert editor.dots == {}


def test_pasting_something_else_says_so(editor: DotsPage) -> None:
    QApplication.clipboard().setText("not a dot")

    editor.keys("V", held=CTRL)

    assert "clipboard" in editor.notice


# --- symmetry


def test_every_stroke_is_drawn_in_all_its_images(editor: DotsPage) -> None:
    panel = editor.pairs.show()
    push(panel.folds.buttons[SymmetryKind.LEFT_RIGHT])
    editor.focus_board()

    editor.keys("S")
    editor.click(cell(1, 1))
    editor.click(cell(3, 3), held=ALT)

    assert set(editor.dots) == {(1, 1), (10, 1), (3, 3)}
    assert editor.steps == 2


def test_exceptions_are_listed_and_completed_in_one_step(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1), cell(2, 2)), "red"))
    panel = editor.pairs.show()

    push(panel.folds.buttons[SymmetryKind.BOTH])
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 2)
    said = panel.exceptions.rows[0].title
    push(panel.complete)  # shows what it changes
    push(panel.complete)

    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 0)
    assert said == "Red dot in 1,1 has no mirror image in 10,1 · 1,6 · 10,6"
    assert len(editor.dots) == 8
    assert editor.steps == 2


def test_a_symmetric_gesture_is_judged_once_for_each_of_its_parts(theme: Theme) -> None:
    """Not once more when it becomes a step: many images take their time."""
    asked: list[Command] = []

    def counting(dots: Dots, command: Command) -> Judgement[Event]:
        asked.append(command)
        return judge(dots, command)

    session = Session(replace(DOTS, judge=counting), MemoryJournal(), AppDice(1))
    game = replace(GAME, judge=counting)
    context = EditorContext(theme, Commander(session), game, ART)
    context.symmetry.fold(SymmetryKind.BOTH)

    context.tools.draw(Paint((cell(1, 1),), "red"), [Paint((cell(10, 1),), "red")])

    assert asked == [Paint((cell(1, 1),), "red"), Paint((cell(10, 1),), "red")]
    assert len(session.timeline) == 1
    assert len(session.state.colors) == 2


def test_a_sketch_of_an_older_map_is_judged_again(theme: Theme) -> None:
    context = EditorContext(theme, Commander(Session(DOTS, MemoryJournal(), AppDice(1))), GAME, ART)
    sketch = context.tools.sketch()
    sketch.attempt(Paint((cell(1, 1),), "red"))
    context.submit(Paint((cell(2, 2),), "blue"))

    context.tools.finish(sketch)

    assert set(context.state.colors) == {cell(1, 1), cell(2, 2)}


# --- undo and history


def test_undo_and_redo_by_keys_and_buttons(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1),), "red"))

    editor.keys("Z", held=CTRL)
    undone = dict(editor.dots)
    push(editor.status.redo)

    assert undone == {}
    assert set(editor.dots) == {(1, 1)}
    assert not editor.status.redo.isEnabled()


def test_the_history_leads_back_to_any_step(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, *(Paint((cell(n, 1),), "red") for n in range(3)))
    panel = editor.history.show()

    panel.jump_to(1)
    back = set(editor.dots)
    texts = [row.title for row in panel.list.rows]
    panel.jump_to(3)

    assert back == {(0, 1)}
    assert texts == ["The beginning", "Paint", "Paint", "Paint"]
    assert len(editor.dots) == 3


def test_a_named_revision_is_compared_and_restored(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1),), "red"))
    panel = editor.revisions.show()
    panel.name.setText("First")
    push(panel.keep)
    qtbot.waitUntil(lambda: len(panel.rows) == 1)

    editor.submit(Paint((cell(4, 4),), "blue"))
    qtbot.waitUntil(lambda: len(panel.lines) == 1)
    marked = editor.marked
    push(panel.restore[1])

    assert marked == {cell(4, 4)}
    assert editor.dots == {(1, 1): "red"}


# --- layers and notes


def test_layers_and_overlays_are_switched_and_never_journalled(editor: DotsPage) -> None:
    panel = editor.layers.show()

    for name in ("dots", "rulers", "rules"):
        panel.switches[name].click()

    shown = editor.display
    assert not shown.layers.shows("dots")
    assert not shown.shows("rulers")
    assert not shown.shows("rules")
    assert editor.steps == 0


def test_a_note_is_written_shown_and_removed(editor: DotsPage) -> None:
    editor.keys("N")
    editor.click(cell(3, 3))
    write(editor.note_card.edit, "here")
    hit(editor.note_card.edit, ENTER)
    written = dict(editor.state.notes)
    editor.move(cell(5, 5))
    editor.move(cell(3, 3))
    told = editor.notice
    editor.click(cell(3, 3))
    push(editor.note_card.gone)

    assert written == {cell(3, 3): "here"}
    assert told == "Note: here"
    assert editor.state.notes == {}


@pytest.mark.parametrize("command", [Remark(cell(1, 1), "x"), Paint((cell(1, 1),), "red")])
def test_every_part_hears_of_a_change_by_itself(
    qtbot: QtBot, theme: Theme, command: Command
) -> None:
    """Whoever submits it: nobody tells the parts of the editor what to show."""
    editor = open_editor(qtbot, theme)
    editor.keys("S")
    editor.move(cell(5, 5))  # from elsewhere: Qt tells nobody of a pointer that is there already
    editor.move(cell(-1, 3))
    before = editor.notice

    editor.submit(command)

    assert before == "dots.off_board"
    assert editor.notice == ""
    assert editor.status.steps.text.startswith("Step 1")
    assert editor.status.undo.isEnabled()


def test_shift_keeps_a_copy_in_hand(qtbot: QtBot, theme: Theme) -> None:
    editor = open_editor(qtbot, theme, Paint((cell(1, 1),), "blue"))
    editor.click(cell(1, 1))

    editor.keys("D", held=CTRL)
    editor.click(cell(4, 4), held=SHIFT)
    editor.click(cell(7, 4))

    assert set(editor.dots) == {(1, 1), (4, 4), (7, 4)}


def test_offers_stand_below_the_canvas_until_something_else_is_done(editor: DotsPage) -> None:
    done: list[str] = []
    words, what = say("editor.push_aside"), say("editor.push_aside_what")
    context = editor.view.context
    context.tools.tell((say("editor.left_out", left=2, whole=3),))
    context.tools.offer((GestureOffer(words, what, lambda: done.append("pushed")),))
    [button] = editor.status.offers
    editor.move(cell(2, 2))

    assert editor.notice == "2 of 3 left out: something is in the way.", "it stays to be read"
    assert button.text() == "Push aside"
    push(button)
    editor.keys("B")
    editor.click(cell(1, 1))

    assert done == ["pushed"]
    assert editor.status.offers == ()
