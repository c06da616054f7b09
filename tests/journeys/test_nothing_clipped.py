"""Every registered screen at 150 % on a laptop: no text is cut, covered or out of the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.fitting import FittingLabel
from tests.legible import illegible
from tests.legible_painting import is_typed
from tests.prove_texts import PSEUDO, Look, measured

LAPTOP = (1366, 768)


@pytest.fixture
def as_before(qapp: QApplication) -> Iterator[None]:
    yield

    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


@pytest.mark.timeout(600)
@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("language", ["ru", PSEUDO])
def test_nothing_is_cut_at_a_large_scale(language: str, tmp_path: Path) -> None:
    assert measured(Look(language, 150, LAPTOP), tmp_path) == {}


def window_with(qtbot: QtBot, part: QWidget, place: tuple[int, int, int, int]) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    part.setParent(window)
    part.setGeometry(*place)
    window.show()
    return window


@pytest.mark.parametrize(
    ("part", "place"),
    [
        (QLabel, (0, 0, 40, 20)),
        (QPushButton, (0, 0, 40, 30)),
        (QPushButton, (280, 0, 250, 30)),
        (QLabel, (0, 190, 290, 40)),
    ],
)
def test_what_is_cut_or_outside_is_noticed(
    qtbot: QtBot, part: type[QLabel | QPushButton], place: tuple[int, int, int, int]
) -> None:
    window = window_with(qtbot, part("Words of some length"), place)

    assert illegible(window)
    assert next(iter(illegible(window))).startswith(part.__name__)


def test_what_is_painted_and_shortened_is_noticed(qtbot: QtBot, theme: Theme) -> None:
    part = FittingLabel("small")
    part.setText("Words of some length")
    window = window_with(qtbot, part, (0, 0, 60, 30))

    assert any("is shown as" in one for one in illegible(window))
    assert illegible(window, ("Words of some length",)) == set(), "somebody typed it"
    part.resize(290, 30)
    assert illegible(window) == set()


@pytest.mark.parametrize(("ink", "is_told"), [("#9a9a9a", True), ("#6e6e6e", False)])
def test_words_that_are_too_faint_are_noticed(qtbot: QtBot, ink: str, is_told: bool) -> None:
    """On white: 2.8 and 5.1 to 1."""
    part = QLabel(WORDS)
    part.setStyleSheet(f"color: {ink}; background: white; font-size: 14px;")

    assert ("is too faint" in said_of(qtbot, part)) is is_told


def test_painted_words_that_are_too_faint_are_noticed(qtbot: QtBot, theme: Theme) -> None:
    theme.set_look(Appearance("light"))
    part = PaintedWords(theme, 20, ink="hairline")

    assert "is too faint, #dfd8c8 on #f6f3ec" in said_of(qtbot, part)


def test_a_sentence_that_begins_with_a_name_is_no_name() -> None:
    assert is_typed("Anna", ("Anna",))
    assert not is_typed("Anna builds a cannon", ("Anna",))


def test_texts_that_overlap_are_noticed(qtbot: QtBot) -> None:
    window = window_with(qtbot, QLabel("One"), (0, 0, 100, 30))
    other = QLabel("Other", window)
    other.setGeometry(50, 10, 100, 30)
    other.show()

    assert any("overlaps" in one for one in illegible(window))


WORDS = "Words of some length"


class PaintedWords(QWidget):
    """Paints by hand, as the parts of the program do."""

    def __init__(self, theme: Theme, *tops: int, left: int = 0, ink: str = "text") -> None:
        super().__init__()
        self._theme, self._tops, self._left, self._ink = theme, tops, left, ink

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for number, top in enumerate(self._tops):
                place = QRect(self._left, top, 280, 20)
                write(painter, self._theme, place.toRectF(), f"{WORDS} {number}", "body", self._ink)


class PaintedFromPoint(PaintedWords):
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for top in self._tops:
                painter.drawText(QPoint(self._left, top), WORDS)


def said_of(qtbot: QtBot, part: QWidget) -> str:
    """In a window of 300 x 200."""
    return "; ".join(illegible(window_with(qtbot, part, (0, 0, 300, 200))))


def test_painted_texts_over_each_other_are_noticed(qtbot: QtBot, theme: Theme) -> None:
    assert "is painted over" in said_of(qtbot, PaintedWords(theme, 20, 26))
    assert said_of(qtbot, PaintedWords(theme, 20, 44)) == ""


@pytest.mark.parametrize("kind", [PaintedWords, PaintedFromPoint])
def test_painted_texts_beyond_the_edge_are_noticed(
    qtbot: QtBot, theme: Theme, kind: type[PaintedWords]
) -> None:
    assert "beyond the edge" in said_of(qtbot, kind(theme, 50, left=240))
    assert "beyond the edge" in said_of(qtbot, kind(theme, 215))
    assert said_of(qtbot, kind(theme, 50)) == ""


def test_a_label_without_any_room_is_noticed(qtbot: QtBot) -> None:
    window = window_with(qtbot, QLabel(WORDS), (0, 0, 0, 20))

    assert any("no room" in one for one in illegible(window))


def test_a_control_without_words_outside_of_the_window_is_noticed(qtbot: QtBot) -> None:
    part = QWidget()
    part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    assert any("beyond" in one for one in illegible(window_with(qtbot, part, (280, 0, 90, 30))))


def test_the_list_of_a_choice_is_looked_at(qtbot: QtBot) -> None:
    """Qt widens it to its words, unless it lies where the field does."""
    for look, is_cut in (("", False), ("QComboBox { combobox-popup: 0; }", True)):
        part = ChoiceBox()
        part.setStyleSheet(look)
        part.addItems(["One", f"{WORDS}, and more of them"])
        found = illegible(window_with(qtbot, part, (0, 0, 90, 30)))
        assert any("in its list" in one for one in found) is is_cut


def test_rows_that_qt_paints_are_looked_at(qtbot: QtBot) -> None:
    part = QListWidget()
    part.addItem(f"{WORDS}, and more of them")
    part.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    assert any("in its list" in one for one in illegible(window_with(qtbot, part, (0, 0, 80, 99))))


def test_entries_of_a_menu_are_looked_at(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction(WORDS)
    menu.popup(QPoint(0, 0))
    assert illegible(menu) == set()

    menu.setFixedWidth(60)
    assert any("entry" in one for one in illegible(menu))
