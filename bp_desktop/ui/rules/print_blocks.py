"""Blocks of a printed page: headings, paragraphs, steps and lists, measured and painted in mm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextDocument,
    QTextOption,
)

from bp_desktop.texts.game_rules import SheetStep
from bp_desktop.ui.export.writing import saved
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import copyable
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, LIGHT, TEXT_FAMILY

UNITS = 20
"""Pixels of a text for a millimetre: Qt's letters have whole pixels."""
INK, MUTED, GOLD = QColor(LIGHT.text), QColor(LIGHT.muted), QColor(LIGHT.gold)
HAIRLINE, TINT = QColor(LIGHT.hairline), QColor(LIGHT.gold_quiet)
PAPER = QColor("#ffffff")
BAR = QColor("#c98a1b")
"""A gold that is bright in print."""
Line = Qt.AlignmentFlag


class PrintBlock(Protocol):
    """Something on a page; it takes the width it is given, and says how high it is then."""

    def height(self, width: float) -> float: ...

    def paint(self, painter: QPainter, at: QPointF, width: float) -> None: ...

    def words(self) -> Iterator[str]:
        """Everything that can be read in it."""


class PrintedText:
    """Words that wrap, as large as `size` millimetres; `html` may mark some of them."""

    def __init__(
        self,
        html: str,
        size: float,
        *,
        ink: QColor = INK,
        bold: bool = False,
        family: str = TEXT_FAMILY,
        align: Line = Line.AlignLeft,
    ) -> None:
        font = QFont(family)
        font.setPixelSize(round(size * UNITS))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        self._ink = ink
        self._text = QTextDocument()
        self._text.setDefaultFont(copyable(font))
        self._text.setDocumentMargin(0)
        self._text.setUseDesignMetrics(True)
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._text.setDefaultTextOption(option)
        self._text.setHtml(html)

    @property
    def natural(self) -> float:
        """In one line."""
        self._text.setTextWidth(-1)
        return self._text.idealWidth() / UNITS + 0.1

    @property
    def least(self) -> float:
        """As wide as the longest word."""
        self._text.setTextWidth(1)
        return self._text.idealWidth() / UNITS + 0.1

    def height(self, width: float) -> float:
        self._text.setTextWidth(width * UNITS)
        return self._text.size().height() / UNITS

    def paint(self, painter: QPainter, at: QPointF, width: float) -> None:
        self._text.setTextWidth(width * UNITS)
        context = QAbstractTextDocumentLayout.PaintContext()
        # Paper is white, whatever theme the window has.
        context.palette.setColor(QPalette.ColorRole.Text, self._ink)
        with saved(painter):
            painter.translate(at)
            painter.scale(1 / UNITS, 1 / UNITS)
            self._text.documentLayout().draw(painter, context)

    def words(self) -> Iterator[str]:
        yield self._text.toPlainText()


class PrintedHead:
    """The heading of a part: a gold bar, a line below it, and at its end what pictures mean."""

    INDENT = 3.2

    def __init__(self, title: str, size: float, legend: Sequence[tuple[str, str]] = ()) -> None:
        self._size = size
        self._text = PrintedText(escape(title), size * 1.5, bold=True, family=DISPLAY_FAMILY)
        self._legend = [
            (picture, PrintedText(escape(name), size * 0.94, ink=MUTED)) for picture, name in legend
        ]

    def height(self, width: float) -> float:
        return self._text.height(width - self.INDENT) + self._size * 0.75

    def paint(self, painter: QPainter, at: QPointF, width: float) -> None:
        high = self._text.height(width - self.INDENT)
        bar = QRectF(at.x(), at.y() + high * 0.16, 1.2, high * 0.72)
        painter.fillRect(bar, BAR)
        self._text.paint(painter, at + QPointF(self.INDENT, 0), width - self.INDENT)
        foot = QRectF(at.x(), at.y() + high + 0.2, width, 0.18)
        painter.fillRect(foot, HAIRLINE)
        right, icon = at.x() + width, self._size * 1.5
        for picture, name in reversed(self._legend):
            wide = name.natural
            middle = at.y() + (high - name.height(wide)) / 2
            name.paint(painter, QPointF(right - wide, middle), wide)
            right -= wide + icon + 0.8
            icons.paint(
                painter, picture, QRectF(right, at.y() + (high - icon) / 2, icon, icon), ink=INK
            )
            right -= 4.0

    def words(self) -> Iterator[str]:
        yield from self._text.words()
        for _, name in self._legend:
            yield from name.words()


class PrintedSteps:
    """Steps beside each other as cards, numbered."""

    GAP = 2.4
    PAD = 2.2

    def __init__(self, steps: Sequence[SheetStep], size: float) -> None:
        self._size = size
        self._titles = [
            PrintedText(escape(one.title), size * 1.18, bold=True, family=DISPLAY_FAMILY)
            for one in steps
        ]
        self._texts = [PrintedText(escape(one.text), size * 0.94, ink=MUTED) for one in steps]

    @property
    def _badge(self) -> float:
        return self._size * 1.9

    def _card(self, width: float) -> float:
        many = len(self._titles)
        return (width - self.GAP * (many - 1)) / many

    def _head(self, width: float) -> float:
        room = self._card(width) - 2 * self.PAD - self._badge - 1.4
        return max(self._badge, *(one.height(room) for one in self._titles))

    def height(self, width: float) -> float:
        room = self._card(width) - 2 * self.PAD
        text = max(one.height(room) for one in self._texts)
        return self._head(width) + text + 2 * self.PAD + 0.8

    def paint(self, painter: QPainter, at: QPointF, width: float) -> None:
        card, high, head = self._card(width), self.height(width), self._head(width)
        for place, (title, text) in enumerate(zip(self._titles, self._texts, strict=True)):
            left = at.x() + place * (card + self.GAP)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(TINT)
            painter.drawRoundedRect(QRectF(left, at.y(), card, high), 1.8, 1.8)
            badge = QRectF(
                left + self.PAD,
                at.y() + self.PAD + (head - self._badge) / 2,
                self._badge,
                self._badge,
            )
            painter.setBrush(GOLD)
            painter.drawEllipse(badge)
            number = PrintedText(
                str(place + 1), self._size * 1.05, bold=True, ink=PAPER, align=Line.AlignHCenter
            )
            middle = (self._badge - number.height(self._badge)) / 2
            number.paint(painter, badge.topLeft() + QPointF(0, middle), self._badge)
            room = card - 2 * self.PAD - self._badge - 1.4
            middle = (head - title.height(room)) / 2
            side = left + self.PAD + self._badge + 1.4
            title.paint(painter, QPointF(side, at.y() + self.PAD + middle), room)
            below = at.y() + self.PAD + head + 0.8
            text.paint(painter, QPointF(left + self.PAD, below), card - 2 * self.PAD)

    def words(self) -> Iterator[str]:
        for one in (*self._titles, *self._texts):
            yield from one.words()


class PrintedList:
    """Paragraphs with a mark before each, in one or more columns that are read downwards."""

    INDENT = 3.5

    def __init__(
        self, items: Sequence[PrintedItem], size: float, *, columns: int = 1, gap: float = 0.0
    ) -> None:
        self._size = size
        self._items = items
        self._columns = columns
        self._gap = gap or size * 0.32

    @property
    def many(self) -> int:
        return len(self._items)

    def _column(self, width: float) -> float:
        return (width - 6.0 * (self._columns - 1)) / self._columns

    def _placed(self, width: float) -> Iterator[tuple[PrintedItem, float, float]]:
        """Each with its column's left edge and its top."""
        column = self._column(width)
        room = column - self.INDENT
        heights = [one.text.height(room) + self._gap for one in self._items]
        each = max(sum(heights) / self._columns, 0.01)
        left = top = passed = 0.0
        place = 0
        for item, high in zip(self._items, heights, strict=True):
            if place < self._columns - 1 and top and passed + high / 2 > each * (place + 1):
                place, top = place + 1, 0.0
                left = place * (column + 6.0)
            yield item, left, top
            top += high
            passed += high

    def height(self, width: float) -> float:
        room = self._column(width) - self.INDENT
        ends = (top + item.text.height(room) for item, _, top in self._placed(width))
        return max(ends, default=0.0)

    def paint(self, painter: QPainter, at: QPointF, width: float) -> None:
        room = self._column(width) - self.INDENT
        for item, left, top in self._placed(width):
            corner = at + QPointF(left, top)
            if item.is_house:
                star = PrintedText("★", self._size, ink=GOLD)
                star.paint(painter, corner, self.INDENT)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(GOLD)
                dot = self._size * 0.34
                middle = corner + QPointF(0.3, self._size * 0.62 - dot / 2)
                painter.drawEllipse(QRectF(middle.x(), middle.y(), dot, dot))
            item.text.paint(painter, corner + QPointF(self.INDENT, 0), room)

    def words(self) -> Iterator[str]:
        for one in self._items:
            yield from one.text.words()


class PrintedItem:
    """One paragraph of a list; `small` stands behind it, such as the id of its rule."""

    def __init__(self, text: str, size: float, small: str = "", *, is_house: bool = False) -> None:
        self.is_house = is_house
        behind = ""
        if small:
            pixels = round(size * 0.72 * UNITS)
            style = f"color: {LIGHT.faint}; font-size: {pixels}px"
            behind = f" <span style='{style}'>{escape(small).replace('-', '&#8209;')}</span>"
        self.text = PrintedText(f"{escape(text)}{behind}", size)
