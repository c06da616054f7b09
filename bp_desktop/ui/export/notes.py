"""Notes of a board's designer on its picture: a mark in the cell, and the words beside it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget, StillBoard
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import copyable
from bp_desktop.ui.look.tokens import TEXT_FAMILY

TEXT_SIZE = round(HEX_SIZE * 0.7)
WIDEST = LAYOUT.hex_width * 6
PADDING = HEX_SIZE * 0.3
GAP = HEX_SIZE * 0.2
MARK = HEX_SIZE * 1.1
FURTHEST = 3
"""Steps away from the cell; further off nobody would find the words."""
LONGEST = 240
"""Letters; a note can be a whole page, and the board would vanish below it."""


class CellNote(Protocol):
    """A few words about a cell."""

    @property
    def at(self) -> Hex: ...

    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class PlacedNote:
    mark: QRectF
    box: QRectF
    """Where the words are."""
    text: str


class NotedBoard(StillBoard):
    """A board with notes on top."""

    def __init__(
        self,
        board: StillBoard,
        colors: BoardPalette,
        notes: Iterable[CellNote],
        things: Iterable[QRectF],
    ) -> None:
        """`things` is about where things are, so that words can keep off them."""
        self._board = board
        self._colors = colors
        self._placed = place_notes(notes, board.bounds(), things)

    def bounds(self) -> QRectF:
        return self._board.bounds()

    def extent(self) -> QRectF:
        return self._board.extent()

    def background(self) -> QColor:
        return self._board.background()

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        self._board.paint(painter, area, scale, pace)
        paint_notes(painter, self._placed, area, self._colors)

    def prepare(self) -> Iterator[None]:
        return self._board.prepare()


def place_notes(
    notes: Iterable[CellNote], bounds: QRectF, things: Iterable[QRectF] = ()
) -> tuple[PlacedNote, ...]:
    """Words go where nothing is, or at least no other words, and never off the board."""
    notes = tuple(notes)
    if not notes:
        return ()
    marks = [_mark(note) for note in notes]
    things = list(things)
    placed: list[PlacedNote] = []
    metrics = QFontMetricsF(_font())
    for note, mark in zip(notes, marks, strict=True):
        text = " ".join(note.text.split())
        if len(text) > LONGEST:
            text = text[: LONGEST - 1].rstrip() + "…"
        room = QRectF(0, 0, WIDEST, 1e6)
        size = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).size()
        size += QSizeF(2 * PADDING + 1, 2 * PADDING)
        taken = [other.box for other in placed] + marks
        choices = list(_places(mark, size))
        near = reduce(QRectF.united, choices)
        covered = [thing for thing in things if thing.intersects(near)]
        free = [box for box in choices if _fits(box, bounds, taken)]
        best = (box for box in free if _fits(box, bounds, covered))
        box = next(best, free[0] if free else _inside(choices[0], bounds))
        placed.append(PlacedNote(mark, box, text))
    return tuple(placed)


def paint_notes(
    painter: QPainter, notes: Iterable[PlacedNote], area: QRectF, colors: BoardPalette
) -> None:
    """Those that an area shows; the painter is in scene coordinates."""
    ink, ground = QColor(colors.tile_label), QColor(colors.plate)
    for note in notes:
        if not note.box.united(note.mark).intersects(area):
            continue
        painter.setPen(QPen(ink, HEX_SIZE * 0.06))
        painter.setBrush(ground)
        painter.drawRoundedRect(note.box, GAP, GAP)
        painter.setBrush(ink)
        painter.drawRoundedRect(note.mark, GAP, GAP)
        inset = MARK * 0.14
        icons.paint(
            painter, "ui/note", note.mark.adjusted(inset, inset, -inset, -inset), ink=ground
        )
        painter.setPen(QColor(colors.coordinate))
        painter.setFont(_font())
        words = note.box.adjusted(PADDING, PADDING, -PADDING + 1, -PADDING + 1)
        painter.drawText(words, int(Qt.TextFlag.TextWordWrap), note.text)


def _mark(note: CellNote) -> QRectF:
    center = QPointF(*LAYOUT.center(note.at))
    return QRectF(center - QPointF(MARK, MARK) / 2, QSizeF(MARK, MARK))


def _places(mark: QRectF, size: QSizeF) -> Iterator[QRectF]:
    """Right, left, below and above of the mark, and then ever further from it."""
    middle = mark.center().y() - size.height() / 2
    beside = mark.center().x() - size.width() / 2
    for step in range(FURTHEST):
        across, down = step * MARK, step * (size.height() + GAP)
        yield QRectF(QPointF(mark.right() + GAP + across, middle), size)
        yield QRectF(QPointF(mark.left() - GAP - size.width() - across, middle), size)
        for left in (beside, mark.left(), mark.right() - size.width()):
            yield QRectF(QPointF(left, mark.bottom() + GAP + down), size)
            yield QRectF(QPointF(left, mark.top() - GAP - size.height() - down), size)


def _fits(box: QRectF, bounds: QRectF, taken: list[QRectF]) -> bool:
    return bounds.contains(box) and not any(box.intersects(other) for other in taken)


def _inside(box: QRectF, bounds: QRectF) -> QRectF:
    """Pushed back onto the board."""
    moved = QRectF(box)
    moved.moveLeft(max(bounds.left(), min(box.left(), bounds.right() - box.width())))
    moved.moveTop(max(bounds.top(), min(box.top(), bounds.bottom() - box.height())))
    return moved


def _font() -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(TEXT_SIZE)
    return copyable(font)
