"""Lists of painted rows: how a row looks, what views are told, and what the keyboard does."""

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets import row_painting
from bp_desktop.ui.widgets.lazy_rows import LazyRows
from bp_desktop.ui.widgets.row_painting import DENSE, LINES, NOTE_LINE, Row, RowPainter, RowStyle
from bp_desktop.ui.widgets.rows import RowList, RowModel

SIZE = QSize(300, 34)


def painted(theme: Theme, words: str, *, struck: bool = False, state: str = "State_None") -> QImage:
    picture = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    with QPainter(picture) as painter:
        row = Row("1", words, struck=struck)
        area = QRect(QPoint(0, 0), SIZE)
        RowPainter(theme, LINES).paint(painter, area, row, QStyle.StateFlag[state])
    return picture


def middle_row(picture: QImage) -> list[int]:
    row = SIZE.height() // 2 + 1
    return [picture.pixelColor(x, row).alpha() for x in range(picture.width())]


def test_what_does_not_count_any_more_is_struck_through(theme: Theme) -> None:
    words = "Blue gets 7 metal"

    counts, gone = (middle_row(painted(theme, words, struck=struck)) for struck in (False, True))

    line = [x for x, alpha in enumerate(gone) if alpha]
    assert any(not alpha for alpha in counts[line[0] : line[-1]]), "there is room between letters"
    assert all(gone[line[0] : line[-1]]), "and a line through it"
    assert line[-1] < SIZE.width() / 2, "no further than the words"


def test_a_line_that_is_too_long_goes_on_in_the_next(theme: Theme) -> None:
    painter = RowPainter(theme, LINES)
    heights = [
        painter.height_of(Row("1", "Blue and Red " * count), SIZE.width()) for count in (1, 10, 20)
    ]

    assert heights[0] == theme.px(LINES.height)
    assert heights == sorted(set(heights))
    longer = painted(theme, "Blue and Red " * 20)
    edge = theme.px(8) - 1
    assert not any(
        longer.pixelColor(SIZE.width() - 1 - x, y).alpha()
        for x in range(edge)
        for y in range(SIZE.height())
    )


def test_the_chosen_line_and_the_one_under_the_mouse_stand_out(theme: Theme) -> None:
    looks = [
        painted(theme, "Blue", state=state)
        for state in ("State_None", "State_MouseOver", "State_Selected")
    ]

    corners = {one.pixelColor(SIZE.width() - 20, 5).name() for one in looks[1:]}
    assert corners == {theme.color("raised").name(), theme.color("gold_quiet").name()}
    assert looks[0].pixelColor(SIZE.width() - 20, 5).alpha() == 0


# --- what views are told


class Told:
    """What a model tells its views."""

    def __init__(self, model: RowModel) -> None:
        self.said: list[str] = []
        model.modelReset.connect(lambda: self.said.append("reset"))
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_changed)

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.said.append(f"inserted {first} to {last}")

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self.said.append(f"changed {first.row()} to {last.row()}")


def test_rows_that_come_at_the_top_move_the_others_and_make_nothing_anew(qtbot: QtBot) -> None:
    model = RowModel()
    model.show_rows([Row("2", "two"), Row("1", "one")])
    told = Told(model)

    model.show_rows([Row("3", "three"), Row("2", "two"), Row("1", "one, struck", struck=True)])

    assert told.said == ["inserted 0 to 0", "changed 2 to 2"]
    assert [model.index(row).data() for row in range(3)] == ["three", "two", "one, struck"]


def test_the_same_rows_are_nothing_new_and_others_take_their_place(qtbot: QtBot) -> None:
    model = RowModel()
    model.show_rows([Row("2", "two"), Row("1", "one")])
    told = Told(model)

    model.show_rows((Row("2", "two"), Row("1", "one")))
    assert told.said == []
    model.show_rows([Row("2", "two")])
    model.show_rows([])

    assert told.said == ["reset", "reset"]
    assert model.rowCount() == 0


def test_only_rows_that_are_seen_get_their_words(qtbot: QtBot, theme: Theme) -> None:
    made: list[str] = []

    def make(id_: str) -> Row:
        made.append(id_)
        return Row(id_, f"line {id_}")

    view = RowList(theme, "Lines", style=LINES)
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show_rows(LazyRows([str(one) for one in range(2000)], make), None)
    view.show()
    QApplication.processEvents()
    assert "5" in made
    assert len(made) < 20

    told = Told(view._model)
    view.show_rows(LazyRows([str(one) for one in range(2000)], lambda id_: Row(id_, "new")), None)

    assert len(told.said) == len(made), "what nobody has seen cannot have changed"


# --- choosing


def test_choosing_opening_and_entering_are_told_apart(qtbot: QtBot, theme: Theme) -> None:
    told: list[str] = []
    view = RowList(
        theme,
        "Things",
        lambda id_: told.append(f"chosen {id_}"),
        lambda id_: told.append(f"opened {id_}"),
        lambda id_: told.append(f"entered {id_}"),
        headings=True,
    )
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    view.show_rows([Row("", "Planets"), Row("a", "Aurora"), Row("b", "Boreas")], "a")
    assert told == []
    assert view.chosen == "a"

    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    click(view, "a")
    click(view, "")

    assert told == ["chosen b", "opened b", "entered b", "chosen a", "opened a"]


def test_where_a_double_click_opens_one_click_only_chooses(qtbot: QtBot, theme: Theme) -> None:
    told: list[str] = []
    view = RowList(theme, "Lines", on_opened=told.append, style=LINES, twice=True)
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    view.show_rows([Row("a", "Aurora"), Row("b", "Boreas")], None)

    click(view, "b")
    assert (view.chosen, told) == ("b", [])
    at = view.visualRect(view.index_of("b")).center()
    QTest.mouseDClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )

    assert told == ["b"]


def click(view: RowList, id_: str) -> None:
    at = view.visualRect(view.index_of(id_)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_what_is_chosen_stays_chosen_while_it_is_there(qtbot: QtBot, theme: Theme) -> None:
    view = RowList(theme, "Things")
    qtbot.addWidget(view)
    view.show_rows([Row("a", "Aurora"), Row("b", "Boreas")], "b")

    view.show_rows([Row("c", "Cyan"), Row("a", "Aurora"), Row("b", "Boreas")], view.chosen)
    assert (view.chosen, view.currentIndex().row()) == ("b", 2)
    view.show_rows([Row("a", "Aurora")], view.chosen)

    assert view.chosen == ""
    assert not view.selectionModel().hasSelection()


# --- size


def test_a_row_is_as_high_as_its_words_need(qtbot: QtBot, theme: Theme) -> None:
    view = RowList(theme, "Turns", style=RowStyle(height=0))
    qtbot.addWidget(view)
    view.resize(300, 600)
    view.show()
    view.show_rows([Row("1", "Turn", "built."), Row("2", "Turn", "built and moved. " * 12)], None)
    QApplication.processEvents()
    low, high = (view.visualRect(view.index_of(id_)).height() for id_ in ("1", "2"))
    assert high > low * 2

    view.resize(600, 600)
    QApplication.processEvents()

    assert low < view.visualRect(view.index_of("2")).height() < high


def test_a_long_title_leaves_the_note_beside_it_its_first_fact(
    theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as the id of a rule, of which "BP…" says nothing."""
    written: dict[str, float] = {}

    def remember(_painter: QPainter, _theme: Theme, area: QRectF, text: str, *_: object) -> float:
        written[text] = area.width()
        return area.right()

    monkeypatch.setattr(row_painting, "write", remember)
    title, note = "Blue and Red " * 20, "BP-ACT-1"
    picture = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(picture) as painter:
        row, area = Row("1", title, f"{note} · Actions"), QRect(QPoint(0, 0), SIZE)
        RowPainter(theme, DENSE).paint(painter, area, row, QStyle.StateFlag.State_None)

    assert written[note] >= width_of(theme, DENSE.note, note)
    assert written[title] < SIZE.width() - written[note]


def test_a_note_under_a_sentence_keeps_off_the_next_row(theme: Theme) -> None:
    """Why the program took a step is read with that step, not with the one before it."""
    painter = RowPainter(theme, LINES)
    alone, noted = (
        painter.height_of(Row("1", "Blue collects 5 metal.", note), SIZE.width())
        for note in ("", "Takes what its planets yield.")
    )

    assert noted >= alone + theme.px(NOTE_LINE) / 2
