"""What a map has besides the board: notes on cells, and the symmetry in use."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.editor.shown import Shown
from bp_desktop.ui.editor.symmetry import (
    MIRRORS_ACROSS,
    MIRRORS_DOWN,
    TURNS,
    Fold,
    Symmetry,
)
from bp_desktop.ui.games.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Theme

Z_OVERLAY = 40.0
NOTE_SIDE = LAYOUT.size * 1.1
OUTREACH = LAYOUT.size * 2
"""How far axes stand out of the board."""


class OverlayItem(QGraphicsItem):
    """Drawn between the board and what a tool would do."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._notes: tuple[Hex, ...] = ()
        self._axes: tuple[QLineF, ...] = ()
        self._center: QPointF | None = None
        self._bounds = QRectF()
        self.setZValue(Z_OVERLAY)

    def show_map(self, state: MapState, board: QRectF, symmetry: Symmetry, shown: Shown) -> None:
        self.prepareGeometryChange()
        self._notes = tuple(note.at for note in state.content.notes) if shown.notes else ()
        self._axes, self._center = (), None
        if shown.symmetry and symmetry.fold is not Fold.NONE:
            self._axes = axes(symmetry, board)
            if symmetry.fold in TURNS:
                self._center = QPointF(*LAYOUT.center(symmetry.center))
            elif symmetry.fold is Fold.HALF_TURN:
                self._center = board.center()
        room = OUTREACH + LAYOUT.size
        self._bounds = board.adjusted(-room, -room, room, room)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        gold = self._theme.color("gold")
        halo = QColor(BOARD_COLORS[self._theme.mode].halo)
        halo.setAlpha(150)
        for color, width in ((halo, 4.0), (gold, 1.8)):
            pen = QPen(color, width)
            pen.setCosmetic(True)
            if color is gold:
                pen.setDashPattern([7, 5])
            painter.setPen(pen)
            painter.drawLines(list(self._axes))
        if self._center is not None:
            self._paint_center(painter, self._center, gold, halo)
        half = NOTE_SIDE / 2
        for cell in self._notes:
            x, y = LAYOUT.center(cell)
            rect = QRectF(x - half, y - half, NOTE_SIDE, NOTE_SIDE)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("accent"))
            painter.drawRoundedRect(rect, half / 3, half / 3)
            inset = NOTE_SIDE * 0.14
            icons.paint(
                painter,
                "ui/note",
                rect.adjusted(inset, inset, -inset, -inset),
                ink=self._theme.color("on_accent"),
            )

    @staticmethod
    def _paint_center(painter: QPainter, center: QPointF, gold: QColor, halo: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((halo, 6.0), (gold, 2.5)):
            pen = QPen(color, width)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawEllipse(center, LAYOUT.size * 0.55, LAYOUT.size * 0.55)
            painter.drawPoint(center)


def axes(symmetry: Symmetry, board: QRectF) -> tuple[QLineF, ...]:
    """The lines that tell a symmetry: mirrors across the board, or spokes around a centre."""
    fold = symmetry.fold
    wide = board.adjusted(-OUTREACH, -OUTREACH, OUTREACH, OUTREACH)
    found = []
    if fold in MIRRORS_ACROSS and fold is not Fold.HALF_TURN:
        x = board.center().x()
        found.append(QLineF(x, wide.top(), x, wide.bottom()))
    if fold in MIRRORS_DOWN and fold is not Fold.HALF_TURN:
        y = board.center().y()
        found.append(QLineF(wide.left(), y, wide.right(), y))
    if fold in TURNS or fold is Fold.HALF_TURN:
        center = (
            board.center() if fold is Fold.HALF_TURN else QPointF(*LAYOUT.center(symmetry.center))
        )
        spokes = 2 if fold is Fold.HALF_TURN else len(TURNS[fold]) + 1
        reach = max(board.width(), board.height())
        for spoke in range(spokes):
            line = QLineF(center, center + QPointF(0, -reach))
            line.setAngle(90 - 360 * spoke / spokes)
            found.append(line)
    return tuple(found)
