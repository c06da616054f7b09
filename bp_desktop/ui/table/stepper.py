"""Phase stepper: the phases of an own turn in one line, the present one a gold pill."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.games.table import Turn
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme

HEIGHT, DOT, TICK = 32, 18, 12
LINE, GAP, EDGE, TIGHT = 12, 6, 8, 6
"""Of the line between two steps, between the parts of a step, inside the pill, and between two
steps where there is no room for a line."""
NOW, OTHER = "strong", "strong"


class PhasePlace(NamedTuple):
    """One phase as it is painted."""

    name: str
    place: int
    left: float
    width: float
    is_worded: bool


class PhaseStepper(QWidget):
    """Shows where the turn is. Where there is little room, only the present phase has its name."""

    def __init__(
        self, theme: Theme, name: Callable[[str], str], phases: tuple[str, ...] = ()
    ) -> None:
        """`name`: what a phase is called; `phases`: of a turn, until one is shown."""
        super().__init__()
        self._theme = theme
        self._name = name
        self.phases = phases
        self._phase: str | None = None
        self._known: dict[tuple[tuple[str, ...], int, bool, bool], int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    @guarded
    def sizeHint(self) -> QSize:
        """With every name, whichever phase it is."""
        return QSize(self._wide(worded=True), self._theme.px(HEIGHT))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide(worded=False, tight=True), self._theme.px(HEIGHT))

    def wide_as_numbers(self) -> int:
        """With lines between them, and the name of the present one."""
        return self._wide(worded=False)

    def _wide(self, *, worded: bool, tight: bool = False) -> int:
        """Worked out once: whoever lays out the header asks for all of them whenever a word in it
        has changed."""
        key = (self._names(), self._theme.look.scale, worded, tight)
        if key not in self._known:
            self._known[key] = self._wide_for(key[0], worded=worded, tight=tight)
        return self._known[key]

    def _wide_for(self, names: tuple[str, ...], *, worded: bool, tight: bool) -> int:
        widths = [self._width(name, now=True, worded=worded) for name in names]
        others = [self._width(name, now=False, worded=worded) for name in names]
        if not widths:
            return 0
        present = max(now - other for now, other in zip(widths, others, strict=True))
        between = self._theme.px(LINE + 2 * GAP if worded or not tight else TIGHT)
        return round(sum(others) + present + (len(widths) - 1) * between)

    @property
    def _is_tight(self) -> bool:
        return self.width() < self._wide(worded=False)

    @property
    def _between(self) -> float:
        return self._theme.px(TIGHT if self._is_tight else LINE + 2 * GAP)

    def _width(self, name: str, *, now: bool, worded: bool) -> float:
        px = self._theme.px
        words = px(GAP) + width_of(self._theme, NOW if now else OTHER, name)
        if now:
            return px(DOT + 2 * EDGE + 2) + words
        return px(DOT) + (words if worded else 0)

    def show_turn(self, turn: Turn | None) -> None:
        """None: nobody's turn has begun, or all are over."""
        phase, phases = (turn.phase, turn.phases) if turn is not None else (None, self.phases)
        if (phase, phases) != (self._phase, self.phases):
            others = phases != self.phases
            self._phase, self.phases = phase, phases
            self.setAccessibleName(self._name(phase) if phase is not None else "")
            if others:
                self.updateGeometry()
            self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.phases:
            return
        with QPainter(self) as painter:
            key = ("stepper", self._phase, self._names())
            draw_cached(painter, self._theme, self.rect(), key, self._paint)

    def _names(self) -> tuple[str, ...]:
        """In words: what was painted in one language is not shown in another."""
        return tuple(map(self._name, self.phases))

    @property
    def _now(self) -> int:
        return self.phases.index(self._phase) if self._phase is not None else -1

    @property
    def is_worded(self) -> bool:
        """Whether there is room for every name."""
        return self.width() >= self._wide(worded=True)

    def steps(self) -> Iterator[PhasePlace]:
        """Where each phase stands."""
        worded, left = self.is_worded, 0.0
        for place, name in enumerate(self._names()):
            now = place == self._now
            width = self._width(name, now=now, worded=worded)
            if now:  # the last one may have less room than its name needs
                width = min(width, max(self.width() - left, 0))
            yield PhasePlace(name, place, left, width, worded or now)
            left += width + self._between

    def _paint(self, painter: QPainter, _rect: QRectF) -> None:
        theme, px, middle = self._theme, self._theme.px, self.height() / 2
        now = self._now
        for step in self.steps():
            if step.place and not self._is_tight:
                done = step.place <= now
                painter.setPen(QPen(theme.color("gold" if done else "outline"), px(2)))
                end = step.left - px(GAP)
                painter.drawLine(QPointF(end - px(LINE), middle), QPointF(end, middle))
            if step.place == now:
                self._paint_pill(painter, step)
            else:
                self._paint_step(painter, step, done=step.place < now)

    def _paint_pill(self, painter: QPainter, step: PhasePlace) -> None:
        theme, px, high = self._theme, self._theme.px, float(self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawRoundedRect(QRectF(step.left, 0, step.width, high), high / 2, high / 2)
        dot = QRectF(step.left + px(EDGE), (high - px(DOT)) / 2, px(DOT), px(DOT))
        painter.setBrush(theme.color("on_accent"))
        painter.drawEllipse(dot)
        write(painter, theme, dot, str(step.place + 1), "caption", "accent", center=True)
        left = dot.right() + px(GAP)
        room = QRectF(left, 0, step.left + step.width - px(EDGE) - left + 2, high)
        write(painter, theme, room, step.name, NOW, "on_accent")

    def _paint_step(self, painter: QPainter, step: PhasePlace, *, done: bool) -> None:
        theme, px, high = self._theme, self._theme.px, float(self.height())
        dot = QRectF(step.left, (high - px(DOT)) / 2, px(DOT), px(DOT))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if done:
            painter.setPen(QPen(theme.color("gold"), px(2)))
            x, y, side = dot.center().x() - px(TICK) / 2, high / 2, px(TICK)
            tick = (QPointF(x, y), QPointF(x + side * 0.38, y + side * 0.36))
            painter.drawPolyline(QPolygonF([*tick, QPointF(x + side, y - side * 0.4)]))
        else:
            painter.setPen(QPen(theme.color("outline"), 1.2))
            painter.drawEllipse(dot.adjusted(0.6, 0.6, -0.6, -0.6))
            write(painter, theme, dot, str(step.place + 1), "caption", "faint", center=True)
        if step.is_worded:
            room = QRectF(dot.right() + px(GAP), 0, step.width - px(DOT + GAP) + 2, high)
            write(painter, theme, room, step.name, OTHER, "muted" if done else "faint")
