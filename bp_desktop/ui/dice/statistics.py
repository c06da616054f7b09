"""Dice statistics: a log of rolls, counts per face, and no verdict before there is one."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QSizePolicy, QWidget

from bp_desktop.core.dice import Origin, Roll
from bp_desktop.core.luck import FaceCount, count_faces
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Card, column, emptied, label, lay
from bp_desktop.ui.words.wording import decimal

LOG_LINES = 200

Words = Callable[[int], str]
"""The line of the log for the throw with this number, from 0."""


class FaceBars(QWidget):
    """Counts per face as bars, with a line at what a fair die would show, and a band behind
    them in which a fair die stays 95 times in 100."""

    def __init__(self, theme: Theme, count: FaceCount) -> None:
        super().__init__()
        self._theme = theme
        self._count = count
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"d{count.die}: {', '.join(map(str, count.counts))}")

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(64))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            text_height = self._theme.px(14)
            ground = self.height() - text_height
            low, high = self._count.usual
            tallest = max(*self._count.counts, high, 1) * 1.1
            step = self.width() / self._count.die

            def level(count: float) -> float:
                return ground - (ground - 4) * count / tallest

            band = QColor(self._theme.color("outline"))
            band.setAlpha(60)
            painter.fillRect(QRectF(0, level(high), self.width(), level(low) - level(high)), band)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("gold"))
            for place, count in enumerate(self._count.counts):
                top = level(count)
                bar = QRectF(place * step + step * 0.15, top, step * 0.7, ground - top)
                painter.drawRoundedRect(bar, 2, 2)
            painter.setPen(self._theme.color("text"))
            expected = round(level(float(self._count.expected)))
            painter.drawLine(0, expected, self.width(), expected)
            painter.setPen(self._theme.color("muted"))
            painter.setFont(self._theme.font("caption"))
            widest = painter.fontMetrics().horizontalAdvance(f"{self._count.die} ")
            apart = max(1, ceil(widest / step))
            for place in range(apart - 1, self._count.die, apart):
                box = QRectF((place + 0.5 - apart / 2) * step, ground, step * apart, text_height)
                box.moveRight(min(box.right(), self.width()))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(place + 1))


class StatisticsPanel(QWidget):
    """The log of rolls and one set of bars per die; dice of the program and of the hand apart."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.log = QListWidget()
        self.log.setAccessibleName(self.tr("Rolls"))
        self.log.setWordWrap(True)
        self.log.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bars = column(theme, spacing=12)
        self.verdict = label("", "small", wrap=True)
        fell = label(self.tr("Distribution"), "heading")
        counts = Card(theme, fell, self._bars, self.verdict, spacing=12, edges=(20, 16, 20, 16))
        self.head = column(theme)
        rolls = label(self.tr("Rolls"), "heading")
        lay(column(theme, self, spacing=16), self.head, counts, rolls, (self.log, 1))
        self._shown: tuple[Roll, ...] = ()
        self._worded = False
        self.show_rolls(())

    def show_rolls(self, rolls: Sequence[Roll], words: Words | None = None) -> None:
        """`words` has more to say about a throw than die, face and origin."""
        known = len(self._shown)
        if words is not None or self._worded or tuple(rolls[:known]) != self._shown:
            self.log.clear()
            known = 0
        self._worded = words is not None
        for place in range(max(known, len(rolls) - LOG_LINES), len(rolls)):
            self.log.insertItem(0, words(place) if words is not None else self._line(rolls[place]))
        while self.log.count() > LOG_LINES:
            self.log.takeItem(self.log.count() - 1)
        self._shown = tuple(rolls)
        emptied(self._bars)
        counts = list(_counts(rolls))
        apart = len({origin for origin, _ in counts}) > 1
        for origin, count in counts:
            caption = self._caption(origin if apart else None, count)
            self._bars.addWidget(label(caption, "caption", wrap=True))
            self._bars.addWidget(FaceBars(self._theme, count))
        self.verdict.setText(
            "\n".join(self._words(origin if apart else None, count) for origin, count in counts)
            or self.tr("No rolls yet. Choose a die.")
        )

    def _line(self, roll: Roll) -> str:
        parts = [f"d{roll.die}   {roll.face}", roll.purpose, self._who(roll.origin)]
        return "   ·   ".join(one for one in parts if one)

    def _who(self, origin: Origin) -> str:
        return self.tr("by hand") if origin == "hand" else self.tr("program")

    def _name(self, origin: Origin | None, count: FaceCount) -> str:
        return f"d{count.die}" if origin is None else f"d{count.die}, {self._who(origin)}"

    def _caption(self, origin: Origin | None, count: FaceCount) -> str:
        text = self.tr("{die} · {total} · expected per face: {expected}, usually {low} to {high}")
        low, high = count.usual
        return filled(
            text,
            die=self._name(origin, count),
            total=count.total,
            expected=decimal(float(count.expected)),
            low=low,
            high=high,
        )

    def _words(self, origin: Origin | None, count: FaceCount) -> str:
        worse = count.chance_of_worse
        if worse is None:
            text = self.tr("{die}: %n roll(s), too few to say anything.", "", count.total)
            return filled(counted(text, count.total), die=self._name(origin, count))
        text = self.tr(
            "{die}: chi-square {value} over {total} rolls; a fair die would be at least this "
            "uneven {percent} % of the time."
        )
        return filled(
            text,
            die=self._name(origin, count),
            value=decimal(float(count.chi_square)),
            total=count.total,
            percent=f"{worse * 100:.0f}",
        )


def _counts(rolls: Sequence[Roll]) -> Iterator[tuple[Origin, FaceCount]]:
    origins: tuple[Origin, ...] = ("app", "hand")
    for origin in origins:
        for count in count_faces(roll for roll in rolls if roll.origin == origin).values():
            yield origin, count
