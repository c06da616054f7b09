"""Card list: things as painted cards, one of them open with a widget of its own in its place."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QWidget

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of, write
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import (
    FOCUSED,
    THINGS,
    UNDER_MOUSE,
    WRAPPED,
    Index,
    Row,
    RowPainter,
    paint_parts,
)
from bp_desktop.ui.widgets.row_view import Hint
from bp_desktop.ui.widgets.rows import RowList

CARD, BETWEEN, CAPTION = 56, 8, 32
PICTURE, SMALL, EDGE = 36, 30, 10
RIGHT = 8
"""What is free beside the cards, where a scroll bar comes."""
DOT, DOT_GAP = 9, 3


class OpenCardPainter(RowPainter):
    """What is lit is a card; what is not has no ground, and its note says why."""

    open_id = ""
    open_height = 0

    def height_of(self, row: Row, width: int) -> int:
        px = self._theme.px
        if row.id and row.id == self.open_id:
            return self.open_height + px(BETWEEN)
        if not row.id:
            return px(CAPTION)
        if row.lit:
            return px(CARD + BETWEEN)
        high = self._note_height(row, width - px(EDGE + PICTURE + EDGE + RIGHT))
        return max(self._theme.target(44), px(26) + high) + px(4)

    def _note_height(self, row: Row, width: int) -> int:
        room = QRect(0, 0, max(width, 1), 10**6)
        font = QFontMetrics(font_of(self._theme, "small"))
        return font.boundingRect(room, WRAPPED, row.note).height() if row.note else 0

    def _paint(self, painter: QPainter, whole: QRectF, row: Row, state: QStyle.StateFlag) -> None:
        theme, px = self._theme, self._theme.px
        if row.id and row.id == self.open_id:
            return
        if not row.id:
            write(painter, theme, whole.adjusted(px(6), 0, 0, 0), row.title, "small", "faint")
            return
        rect = whole.adjusted(1, 1, -1 - px(RIGHT), -1 - px(BETWEEN if row.lit else 4))
        if row.lit:
            self._paint_card(painter, rect, state)
        self._paint_side(painter, rect, row)
        words = rect.adjusted(px(EDGE + PICTURE + EDGE), 0, -px(EDGE), 0)
        if row.lit:
            self._paint_lit(painter, words, row)
        else:
            upper = QRectF(words.left(), words.top() + px(4), words.width(), px(20))
            write(painter, theme, upper, row.title, "strong", "muted")
            painter.setFont(font_of(theme, "small"))
            painter.setPen(theme.color("faint"))
            painter.drawText(words.adjusted(0, px(24), px(EDGE), px(8)), WRAPPED, row.note)

    def _paint_card(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        theme = self._theme
        has_keys = bool(state & FOCUSED)
        edge = "focus" if has_keys else "gold" if state & UNDER_MOUSE else "hairline"
        painter.setPen(QPen(theme.color(edge), 2 if has_keys else 1))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(rect, theme.px(10), theme.px(10))

    def _paint_side(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        px = self._theme.px
        side = px(PICTURE if row.lit else SMALL)
        tint = QColor(row.color) if row.color else None
        ratio = painter.device().devicePixelRatioF()
        picture = icons.pixmap(row.picture, side, player=tint, ratio=ratio)
        middle = rect.center().y() if row.lit else rect.top() + px(22)
        left = rect.left() + px(EDGE) + (px(PICTURE) - side) / 2
        painter.setOpacity(1.0 if row.lit else 0.55)
        painter.drawPixmap(round(left), round(middle - side / 2), picture)
        painter.setOpacity(1.0)

    def _paint_lit(self, painter: QPainter, words: QRectF, row: Row) -> None:
        theme, px = self._theme, self._theme.px
        upper = QRectF(words.left(), words.top() + px(7), words.width(), px(20))
        lower = QRectF(words.left(), words.top() + px(28), words.width(), px(20))
        end = paint_dots(painter, theme, upper, row.dots)
        upper.setRight(end - px(6))
        write(painter, theme, upper, row.title, "strong", "text")
        if row.badge:
            end = write(painter, theme, lower, row.badge, "small", "gold", right=True)
            lower.setRight(end - px(6))
        paint_parts(painter, theme, lower, row.parts, "small", side=16, gap=10)


def paint_dots(
    painter: QPainter, theme: Theme, area: QRectF, count: int, *, right: bool = True
) -> float:
    """Gold dots at half the height of an area, at its right or left end; their other end."""
    side, gap = theme.px(DOT), theme.px(DOT_GAP)
    wide = count * (side + gap) - gap if count else 0
    left = area.right() - wide if right else area.left()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("accent"))
    for place in range(count):
        at = left + place * (side + gap)
        painter.drawEllipse(QRectF(at, area.center().y() - side / 2, side, side))
    return left if right else left + wide


class CardList(RowList):
    """The open card is a widget that lies where its row is, and scrolls with the others."""

    painter = OpenCardPainter
    _is_ready = False
    """Qt asks for the layout of a list that is still being made."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        card: QWidget,
        on_chosen: Callable[[str], object],
        on_opened: Callable[[str], object],
        on_entered: Callable[[str], object],
    ) -> None:
        self._card = card
        super().__init__(theme, name, on_chosen, on_opened, on_entered, style=THINGS, headings=True)
        assert isinstance(self._painter, OpenCardPainter)
        self._cards = self._painter
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        card.setParent(self.viewport())
        card.hide()
        card.installEventFilter(self)
        self._is_ready = True

    def show_cards(self, rows: Sequence[Row], opened: str | None) -> None:
        """What there is now; the card of the one that is open is shown by whoever fills it."""
        self._cards.open_id = opened or ""
        self.show_rows(rows, opened)
        self.settle()

    def settle(self) -> None:
        """The open card may need more room, or less."""
        is_open = bool(self._cards.open_id) and self._cards.open_id in self.ids
        self._card.setVisible(is_open)
        if is_open:
            self._cards.open_height = self._height_of_card()
        self.stack(self.rows)
        self.doItemsLayout()
        self.viewport().update()

    def _height_of_card(self) -> int:
        layout = self._card.layout()
        width = self.viewport().width() - self._theme.px(RIGHT)
        if layout is None:
            return self._card.sizeHint().height()
        layout.activate()
        return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._place_card()

    def _place_card(self) -> None:
        if not self._is_ready or self._cards.open_id not in self.ids:
            return
        rect = self.visualRect(self.index_of(self._cards.open_id))
        size = QSize(rect.width() - self._theme.px(RIGHT), self._cards.open_height)
        if self._card.geometry() != QRect(rect.topLeft(), size):
            self._card.setGeometry(QRect(rect.topLeft(), size))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        asked = watched is self._card and event.type() == QEvent.Type.LayoutRequest
        if asked and self._height_of_card() != self._cards.open_height:
            self.settle()
        return False

    def keep_in_sight(self, part: QWidget, area: QRect) -> None:
        """Scroll a part of the open card into view."""
        top = part.mapTo(self.viewport(), area.topLeft()).y()
        bottom = part.mapTo(self.viewport(), area.bottomLeft()).y()
        bar, margin = self.verticalScrollBar(), self._theme.px(BETWEEN)
        if bottom > self.viewport().height() - margin:
            bar.setValue(bar.value() + bottom - self.viewport().height() + margin)
            top = part.mapTo(self.viewport(), area.topLeft()).y()
        if top < margin:
            bar.setValue(bar.value() + top - margin)

    def scrollTo(self, index: Index, hint: Hint = Hint.EnsureVisible) -> None:
        """Of an open card that is higher than the list its head is seen."""
        area = self.visualRect(index)
        super().scrollTo(index, Hint.PositionAtTop if area.height() > self.height() else hint)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._place_card()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._card.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._card.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The left and right arrow belong to whoever is open: the right one goes inside."""
        if event.key() == Qt.Key.Key_Right and self.chosen:
            self._on_entered(self.chosen)
            return
        super().keyPressEvent(event)
