"""What the dice showed so far: a log, counts per face, and no verdict before there is one."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QSizePolicy, QWidget

from bp_desktop.core.dice import Roll
from bp_desktop.core.luck import FaceCount, count_faces
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import card, label
from bp_desktop.ui.widgets.metrics import column

LOG_LINES = 200


class FaceBars(QWidget):
    """Counts per face as bars, with a line at what a fair die would show."""

    def __init__(self, theme: Theme, count: FaceCount) -> None:
        super().__init__()
        self._theme = theme
        self._count = count
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"d{count.die}: {', '.join(map(str, count.counts))}")

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(64))

    def show_count(self, count: FaceCount) -> None:
        self._count = count
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text_height = self._theme.px(14)
        ground = self.height() - text_height
        tallest = max(*self._count.counts, float(self._count.expected) * 1.6, 1)
        step = self.width() / self._count.die
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("gold"))
        for place, count in enumerate(self._count.counts):
            height = (ground - 4) * count / tallest
            bar = QRectF(place * step + step * 0.15, ground - height, step * 0.7, height)
            painter.drawRoundedRect(bar, 2, 2)
        level = ground - (ground - 4) * float(self._count.expected) / tallest
        painter.setPen(self._theme.color("muted"))
        painter.drawLine(0, round(level), self.width(), round(level))
        painter.setFont(self._theme.font("caption"))
        for place in range(self._count.die):
            box = QRectF(place * step, ground, step, text_height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(place + 1))


class StatisticsPanel(QWidget):
    """The log of rolls and one set of bars per die."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        whole = column(theme, self, spacing=16)
        self.log = QListWidget()
        self.log.setAccessibleName(self.tr("Rolls"))
        self.log.setUniformItemSizes(True)
        self._bars = column(theme, spacing=12)
        self._verdict = label("", "small", wrap=True)
        frame = card()
        inside = column(theme, frame, spacing=12, edges=(20, 16, 20, 16))
        inside.addWidget(label(self.tr("How they fell"), "heading"))
        inside.addLayout(self._bars)
        inside.addWidget(self._verdict)
        whole.addWidget(frame)
        whole.addWidget(label(self.tr("Rolls"), "heading"))
        whole.addWidget(self.log, 1)
        self._shown = 0
        self.show_rolls(())

    def show_rolls(self, rolls: Sequence[Roll]) -> None:
        for roll in rolls[self._shown :]:
            who = self.tr("by hand") if roll.origin == "hand" else self.tr("program")
            self.log.insertItem(0, f"d{roll.die}   {roll.face}   ·  {who}")
        while self.log.count() > LOG_LINES:
            self.log.takeItem(self.log.count() - 1)
        self._shown = len(rolls)
        counts = count_faces(rolls)
        while (item := self._bars.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for count in counts.values():
            self._bars.addWidget(label(f"d{count.die} · {count.total}", "caption"))
            self._bars.addWidget(FaceBars(self._theme, count))
        self._verdict.setText(self._words(list(counts.values())))

    @property
    def verdict(self) -> str:
        return self._verdict.text()

    def _words(self, counts: Sequence[FaceCount]) -> str:
        if not counts:
            return self.tr("Nothing thrown yet. Choose a die.")
        lines = []
        for count in counts:
            worse = count.chance_of_worse
            if worse is None:
                text = self.tr("d{die}: {total} rolls are too few to say anything.")
                lines.append(filled(text, die=count.die, total=count.total))
            else:
                text = self.tr(
                    "d{die}: chi-square {value} over {total} rolls; a fair die strays at least "
                    "this far {percent} % of the time."
                )
                lines.append(
                    filled(
                        text,
                        die=count.die,
                        value=f"{float(count.chi_square):.1f}",
                        total=count.total,
                        percent=f"{worse * 100:.0f}",
                    )
                )
        return "\n".join(lines)
