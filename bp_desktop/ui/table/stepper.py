"""Phase stepper: the phases of an own turn as a row of steps."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.games.table import Turn
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.height_class import HeightClass

DOT = 26
GAP = 4
"""Between two dots at least: where there is little room they are smaller."""
TALL, LOW = 72, 50
"""With names in two lines, or in one."""
ROLES = ("strong", "small", "caption")
"""Of the present phase's name, the largest first."""
WRAPPED = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)


class PhaseStepper(QWidget):
    """Shows where the turn is; what is behind is ticked."""

    def __init__(
        self, theme: Theme, name: Callable[[str], str], phases: tuple[str, ...] = ()
    ) -> None:
        """`name`: what a phase is called; `phases`: of a turn, until one is shown."""
        super().__init__()
        self._theme = theme
        self._name = name
        self.phases = phases
        self._phase: str | None = None
        self._height = TALL
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(600), self._theme.px(self._height))

    def spread(self, room: HeightClass) -> None:
        self._height = TALL if room is HeightClass.AMPLE else LOW
        self.updateGeometry()

    def show_turn(self, turn: Turn | None) -> None:
        """None: nobody's turn has begun, or all are over."""
        phase, phases = (turn.phase, turn.phases) if turn is not None else (None, self.phases)
        if (phase, phases) != (self._phase, self.phases):
            self._phase, self.phases = phase, phases
            self.setAccessibleName(self._name(phase) if phase is not None else "")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.phases:
            return
        with QPainter(self) as painter:
            key = ("stepper", self._phase, self._names())
            draw_cached(painter, self._theme, self.rect(), key, self._paint)

    def _names(self) -> tuple[str, ...]:
        """In words: what was painted in one language is not shown in another."""
        return tuple(map(self._name, self.phases))

    def _paint(self, painter: QPainter, _rect: QRectF) -> None:
        step = self.width() / len(self.phases)
        dot = self.dot
        now = self.phases.index(self._phase) if self._phase is not None else -1
        middle = dot / 2 + 2
        narrow = self._is_narrow(step - 8)
        for place, phase in enumerate(self.phases):
            center = step * (place + 0.5)
            if place:
                done = place <= now
                color = self._theme.color("gold" if done else "hairline")
                painter.setPen(QPen(color, 2))
                left, right = center - step + dot / 2 + 6, center - dot / 2 - 6
                if left < right:
                    painter.drawLine(round(left), round(middle), round(right), round(middle))
            self._paint_dot(painter, center, middle, dot, place, now)
            painter.setFont(font_of(self._theme, "strong" if place == now else "small"))
            painter.setPen(self._theme.color("text" if place == now else "muted"))
            box = QRectF(center - step / 2 + 4, dot + 6, step - 8, self.height() - dot - 6)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            text = self._name(phase)
            if narrow and place == now:
                box = self._beside(painter, center, text)
                painter.setFont(self.fitting(box, text))
                text = self._shortened(painter, box, text)
            if not narrow or place == now:
                painter.drawText(box, flags | Qt.TextFlag.TextWordWrap, text)

    @property
    def dot(self) -> int:
        return min(self._theme.px(DOT), self.width() // max(len(self.phases), 1) - GAP)

    def _beside(self, painter: QPainter, center: float, name: str) -> QRectF:
        """As near below its dot as the edges of the row allow."""
        wide = painter.fontMetrics().horizontalAdvance(name) + 4
        left = max(0.0, min(center - wide / 2, self.width() - wide))
        top = self.dot + 6
        return QRectF(left, top, min(wide, self.width()), self.height() - top)

    @staticmethod
    def _shortened(painter: QPainter, box: QRectF, text: str) -> str:
        """Rather the beginning than the upper half of its second line."""
        measure = QFontMetricsF(painter.font())
        if measure.boundingRect(box, WRAPPED, text).height() <= box.height():
            return text
        return measure.elidedText(text, Qt.TextElideMode.ElideRight, box.width())

    def fitting(self, box: QRectF, text: str) -> QFont:
        """The largest letters in which nothing of it is cut off; the smallest if none is."""
        for role in ROLES:
            font = font_of(self._theme, role)
            found = QFontMetricsF(font).boundingRect(QRectF(0, 0, box.width(), 1000), WRAPPED, text)
            if found.height() <= box.height() and found.width() <= box.width():
                break
        return font

    def _is_narrow(self, room: float) -> bool:
        """Whether some name does not fit below its dot: then only the present one is written."""
        measure = QFontMetricsF(font_of(self._theme, "strong"))
        lines = self.height() - self.dot - 6
        return any(
            found.width() > room or found.height() > lines
            for found in (
                measure.boundingRect(QRectF(0, 0, room, 1000), WRAPPED, name)
                for name in self._names()
            )
        )

    def _paint_dot(
        self, painter: QPainter, x: float, y: float, dot: int, place: int, now: int
    ) -> None:
        rect = QRectF(x - dot / 2, y - dot / 2, dot, dot)
        gold, line = self._theme.color("gold"), self._theme.color("outline")
        painter.setPen(QPen(gold if place <= now else line, 2))
        painter.setBrush(self._theme.color("accent") if place == now else QColor(0, 0, 0, 0))
        painter.drawEllipse(rect)
        painter.setFont(font_of(self._theme, "strong"))
        ink = "on_accent" if place == now else "gold" if place < now else "muted"
        painter.setPen(self._theme.color(ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "✓" if place < now else str(place + 1))
