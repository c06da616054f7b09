"""Every registered screen at 150 % on a laptop: no text is cut, covered or out of the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.fitting import FittingLabel
from tests.legible import illegible
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
    assert illegible(window, ("Words",)) == set(), "somebody typed it"
    part.resize(290, 30)
    assert illegible(window) == set()


def test_texts_that_overlap_are_noticed(qtbot: QtBot) -> None:
    window = window_with(qtbot, QLabel("One"), (0, 0, 100, 30))
    other = QLabel("Other", window)
    other.setGeometry(50, 10, 100, 30)
    other.show()

    assert any("overlaps" in one for one in illegible(window))
