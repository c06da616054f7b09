"""Deed list: what can be done, a row each, with the one key or button at its end that does it."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QStyle

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import lines_of, width_of, write
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import (
    FOCUSED,
    SELECTED,
    THINGS,
    UNDER_MOUSE,
    Row,
    RowPainter,
)
from bp_desktop.ui.widgets.rows import RowList

ROW, BETWEEN, EDGE, PICTURE = 40, 6, 8, 26
PILL, PILL_EDGE = 30, 10
LINE = 19
STYLE = replace(THINGS, height=ROW + BETWEEN, wraps=True)


class DeedPainter(RowPainter):
    """The badge is a button: gold for the row that is `lit`, else an outline; in a row that is
    neither it is a key of the keyboard."""

    def pill_width(self, row: Row) -> int:
        """Of the button at the end of a row; 0: there is none."""
        if not row.badge or row.lit is None:
            return 0
        return width_of(self._theme, "strong", row.badge) + self._theme.px(2 * PILL_EDGE + 20)

    def _badge_width(self, row: Row) -> int:
        """Of whatever stands at the end of a row."""
        if not row.badge:
            return 0
        key = width_of(self._theme, "caption", row.badge) + self._theme.px(12)
        return (self.pill_width(row) or key) + self._theme.px(8)

    def _said(self, row: Row, width: int) -> list[tuple[str, str, str]]:
        """Its words in lines, each with role and ink."""
        theme = self._theme
        room = width - theme.px(EDGE + PICTURE + 8 + EDGE) - 2 - self._badge_width(row)
        title = "strong" if row.note else "small"
        fits = width_of(theme, title, row.title) <= room
        words = row.title if fits else row.short or row.title
        said = [(words, title, "text"), (row.note, "caption", "muted")]
        return [
            (line, role, ink)
            for text, role, ink in said
            for line in lines_of(theme, role, text, max(room, 1))
        ]

    def height_of(self, row: Row, width: int) -> int:
        words = len(self._said(row, width)) * self._theme.px(LINE) + self._theme.px(2 + BETWEEN)
        return max(super().height_of(row, 10**6), words)

    def _paint(self, painter: QPainter, whole: QRectF, row: Row, state: QStyle.StateFlag) -> None:
        theme, px = self._theme, self._theme.px
        rect = whole.adjusted(1, 1, -1, -1 - px(BETWEEN))
        has_keys = bool(state & FOCUSED and state & SELECTED)
        painter.setPen(Qt.PenStyle.NoPen)
        if has_keys:
            painter.setPen(QPen(theme.color("focus"), 2))
        elif state & UNDER_MOUSE:
            painter.setPen(QPen(theme.color("gold"), 1))
        painter.setBrush(theme.color("sunken"))
        painter.drawRoundedRect(rect, px(8), px(8))
        side = px(PICTURE)
        is_line = row.picture.startswith("ui/")
        if is_line:
            side = px(18)
        ratio = painter.device().devicePixelRatioF()
        picture = icons.pixmap(
            row.picture,
            side,
            ink=theme.color("info") if is_line else None,
            player=QColor(row.color) if row.color else None,
            ratio=ratio,
        )
        left = rect.left() + px(EDGE) + (px(PICTURE) - side) / 2
        painter.drawPixmap(round(left), round(rect.center().y() - side / 2), picture)
        words = rect.adjusted(px(EDGE + PICTURE + 8), 0, -px(EDGE), 0)
        words.setRight(self._paint_badge(painter, rect, row))
        said = self._said(row, round(whole.width()))
        line = QRectF(words.left(), rect.center().y(), words.width(), px(LINE))
        line.translate(0, -px(LINE) * len(said) / 2)
        for text, role, ink in said:
            write(painter, theme, line, text, role, ink)
            line.translate(0, px(LINE))

    def _paint_badge(self, painter: QPainter, rect: QRectF, row: Row) -> float:
        theme, px = self._theme, self._theme.px
        right = rect.right() - px(EDGE)
        if not row.badge:
            return right
        wide = self.pill_width(row)
        if not wide:  # a key
            wide = width_of(theme, "caption", row.badge) + px(12)
            key = QRectF(right - wide, rect.center().y() - px(10), wide, px(20))
            painter.setPen(theme.color("outline"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), px(5), px(5))
            write(painter, theme, key, row.badge, "caption", "muted", center=True)
            return key.left() - px(8)
        pill = QRectF(right - wide + px(3), rect.center().y() - px(PILL) / 2, wide, px(PILL))
        ink = "on_accent" if row.lit else "text"
        painter.setPen(QPen(theme.color("accent" if row.lit else "outline"), 1))
        painter.setBrush(theme.color("accent" if row.lit else "raised"))
        painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), px(8), px(8))
        side, ratio = px(16), painter.device().devicePixelRatioF()
        die = icons.pixmap("ui/dice", side, ink=theme.color(ink), ratio=ratio)
        at = pill.left() + px(PILL_EDGE)
        painter.drawPixmap(round(at), round(pill.center().y() - side / 2), die)
        rest = QRectF(at + side + px(4), pill.top(), wide, pill.height())
        write(painter, theme, rest, row.badge, "strong", ink)
        return pill.left() - px(8)


class DeedList(RowList):
    """As high as its rows. A click or Enter does what the row says; a click on its button goes the
    short way."""

    painter = DeedPainter

    def __init__(
        self,
        theme: Theme,
        name: str,
        on_opened: Callable[[str], object],
        on_button: Callable[[str], object],
    ) -> None:
        super().__init__(theme, name, on_opened=on_opened, style=STYLE)
        self._on_button = on_button
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """On the button it is that one's click alone."""
        index = self.indexAt(event.position().toPoint())
        painter = self._painter
        if index.isValid() and isinstance(painter, DeedPainter):
            row = self.rows[index.row()]
            edge = self.visualRect(index).right() - self._theme.px(EDGE)
            wide = painter.pill_width(row)
            if wide and event.position().x() > edge - wide:
                self.setState(RowList.State.NoState)
                self._on_button(row.id)
                return
        super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()  # words break elsewhere

    def fit(self) -> None:
        """No scroll bar of its own."""
        width = self.viewport().width()
        self.setFixedHeight(sum(self._painter.height_of(row, width) for row in self.rows))
        self.setHidden(not self.ids)
