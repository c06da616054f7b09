"""Chances as bars: what, how likely in per cent, and the exact fraction."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bp_desktop.ui.dice.figures import exact, percent, short
from bp_desktop.ui.look.fonts import lines_of, width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme

ROW, LINE = 28, 18
"""Height of a bar with a title in one line, and of each line more."""


class ChanceBar(NamedTuple):
    """One line. `range_` is shown instead of the fraction where a chance is only an estimate."""

    title: str
    chance: Fraction
    range_: tuple[float, float] | None = None
    lit: bool = False


class ChanceBars(QWidget):
    """All bars stand on the same scale, 0 to 100 %."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.bars: tuple[ChanceBar, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_bars(self, bars: Sequence[ChanceBar]) -> None:
        self.bars = tuple(bars)
        words = "; ".join(f"{one.title}: {percent(one.chance)}" for one in self.bars)
        self.setAccessibleName(words)
        counted = (f"{one.title}: {exact(one.chance)}" for one in self.bars if one.range_ is None)
        self.setAccessibleDescription("; ".join(counted))
        self.updateGeometry()
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(360), self._row_height() * len(self.bars))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            place = event.pos().y() // self._row_height()
            text = ""
            if 0 <= place < len(self.bars):
                one = self.bars[place]
                whole = "" if one.range_ else f"\n{exact(one.chance)}"
                text = f"{one.title}: {percent(one.chance)}{whole}"
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, titles break."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _widths(self) -> tuple[int, int, int]:
        """Of the titles, the numbers and the exact facts, which a narrow one leaves out."""
        theme, px = self._theme, self._theme.px
        titles = max((width_of(theme, "strong", one.title) for one in self.bars), default=0)
        number = width_of(theme, "strong", "> 100,0 %") + px(12)
        facts = max((width_of(theme, "caption", self._exact(one)) for one in self.bars), default=0)
        facts = px(8) + (0 if facts > self.width() * 0.25 else facts)
        return min(titles + px(12), self.width() - number - facts - px(24)), number, facts

    def _title_lines(self, one: ChanceBar) -> tuple[str, ...]:
        room = max(1, self._widths()[0] - self._theme.px(8))
        if width_of(self._theme, "strong", one.title) <= room:
            return (one.title,)
        return lines_of(self._theme, "strong", one.title, room)

    def _row_height(self) -> int:
        lines = max((len(self._title_lines(one)) for one in self.bars), default=1)
        return self._theme.px(ROW) + (lines - 1) * self._theme.px(LINE)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme, px, height = self._theme, self._theme.px, self._row_height()
            title, number, facts = self._widths()
            texts = [self._exact(one) for one in self.bars]
            if facts <= px(8):
                texts = [""] * len(texts)  # the tooltip has them
            room = max(px(24), self.width() - title - number - facts)
            left = title + room
            for place, (one, text) in enumerate(zip(self.bars, texts, strict=True)):
                top, ink = place * height, "gold" if one.lit else "text"
                lines = self._title_lines(one)
                first = top + (height - px(LINE) * len(lines)) / 2
                for below, line in enumerate(lines):
                    at = QRectF(0, first + below * px(LINE), title - px(8), px(LINE))
                    write(painter, theme, at, line, "strong", ink)
                self._bar(painter, QRectF(title, top + (height - px(10)) / 2, room, px(10)), one)
                box = QRectF(left, top, number - px(8), height)
                write(painter, theme, box, percent(one.chance), "strong", "text", right=True)
                box = QRectF(left + number, top, facts, height)
                write(painter, theme, box, text, "caption", "faint")

    def _exact(self, one: ChanceBar) -> str:
        if one.range_ is not None:
            low, high = (percent(Fraction(edge)) for edge in one.range_)
            return f"{low} – {high}"
        return short(one.chance)

    def _bar(self, painter: QPainter, room: QRectF, one: ChanceBar) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("hairline"))
        round_ = room.height() / 2
        painter.drawRoundedRect(room, round_, round_)
        if one.chance:
            width = max(room.height(), room.width() * float(one.chance))
            painter.setBrush(self._theme.color("accent"))
            painter.drawRoundedRect(
                QRectF(room.left(), room.top(), width, room.height()), round_, round_
            )
        if one.range_ is not None:
            low, high = one.range_
            painter.setBrush(self._theme.color("info"))
            left = room.left() + room.width() * low
            width = max(2.0, room.width() * (high - low))
            painter.drawRect(QRectF(left, room.center().y() - 1.5, width, 3))
