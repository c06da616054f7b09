"""A board that changes under a view: drawn first, then painted once."""

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import from_offset
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget, StillBoard
from bp_desktop.ui.board.view import BoardView
from tests.ui.board.boards import HexBoard, around
from tests.ui.board.hands import scene_of

CELL = from_offset(20, 15)
LIGHT = QColor("#ff40c0")


class LitBoard(HexBoard):
    """One cell differs from other boards: in what is kept, or in what is painted over that."""

    def __init__(self, *, kept: bool, told: list[str]) -> None:
        super().__init__(60, 40, frozenset({CELL}) if kept else frozenset())
        self._kept = kept
        self._told = told
        self.exposed: list[QRectF] = []

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        self._told.append("drawn")
        super().paint(painter, area, scale, pace)

    def paint_over(self, painter: QPainter, area: QRectF, scale: float) -> None:
        self._told.append("shown")
        self.exposed.append(area)
        if not self._kept:
            painter.fillRect(around(CELL), LIGHT)

    def changed_since(self, before: StillBoard, scale: float = 0.0) -> list[QRectF] | None:
        return [around(CELL)] if self._kept else []

    def changed_over(self, before: StillBoard, scale: float) -> list[QRectF]:
        return [] if self._kept else [around(CELL)]


@pytest.fixture
def resting(view: BoardView, qtbot: QtBot) -> BoardView:
    qtbot.waitUntil(lambda: view.is_sharp, timeout=3000)
    QCoreApplication.processEvents()
    return view


def test_what_changed_is_drawn_before_the_window_is_painted(resting: BoardView) -> None:
    """Also where an item of the scene changed, which lets all be painted as soon as possible."""
    told: list[str] = []
    item = QGraphicsRectItem(around(CELL))
    scene_of(resting).addItem(item)
    QCoreApplication.processEvents()
    item.setBrush(LIGHT)
    resting.window().update()

    resting.show_board(LitBoard(kept=True, told=told))
    QCoreApplication.processEvents()

    assert told == ["drawn", "shown"]


def test_many_changes_at_once_are_drawn_once(resting: BoardView, qtbot: QtBot) -> None:
    told: list[str] = []

    for _ in range(5):
        resting.show_board(LitBoard(kept=True, told=told))
    qtbot.waitUntil(lambda: "shown" in told)

    assert told == ["drawn", "shown"]


def test_what_is_painted_over_a_board_comes_without_drawing_it_again(
    resting: BoardView, qtbot: QtBot
) -> None:
    board = LitBoard(kept=False, told=[])

    resting.show_board(board)
    qtbot.waitUntil(lambda: bool(board.exposed))

    assert not board.painted
    assert any(area.contains(around(CELL)) for area in board.exposed)
    middle = resting.mapFromScene(around(CELL).center())
    assert resting.viewport().grab().toImage().pixelColor(middle) == LIGHT
