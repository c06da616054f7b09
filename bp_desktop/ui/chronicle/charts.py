"""Charts of a match. The only module that knows pyqtgraph; imported with the first chart."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import (
    QEvent,
    QLineF,
    QLocale,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap

from bp_desktop.core.ids import SeatId
from bp_desktop.ui.chronicle.annals import SURPLUS, Chapter, ChartLine
from bp_desktop.ui.chronicle.legend import line_pen
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme

LABELLED_ROUNDS = 10
AXIS_WIDTH = 46
TICK_ROOM = 17
ROOM_ABOVE, ROOM_BELOW = 1.12, 0.08
SLIM, LEAST = 26, 52
"""How high a chart is that shows nothing, and the least for one that does."""
ENDLESS = 16777215


class WholeAxis(pg.AxisItem):  # type: ignore[misc]  # published without types
    """Marks at round numbers, zero among them, and as many as can be read. Nobody has a tenth of a
    planet: no mark between whole numbers."""

    room = 1.0
    """Pixels that a number needs for itself."""
    is_signed = False
    """Whether the figures are above or below what was to be expected."""

    def tickValues(self, least: float, most: float, size: float) -> list[tuple[float, list[float]]]:
        step = round_step(most - least, max(1.0, size / self.room))
        # Half of a number at the very top would stand in the title.
        top = most - (most - least) * self.room / max(size, 1) / 3
        first, last = ceil(least / step), floor(max(top, 0.0) / step)
        return [(step, [float(one * step) for one in range(first, last + 1)])]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        return [self._figure(round(one)) for one in values]

    def _figure(self, value: int) -> str:
        sign = "\N{MINUS SIGN}" if value < 0 else "+" if self.is_signed and value else ""
        return f"{sign}{QLocale().toString(abs(value))}"


def round_step(span: float, most: float) -> int:
    """The least of 1, 2, 5, 10, 20 … of which no more than `most` lie in a span."""
    steps = (factor * int(10**power) for power in range(16) for factor in (1, 2, 5))
    return next(one for one in steps if span / one <= most)


class Chart:
    """One set of axes with a line for each player."""

    def __init__(
        self, theme: Theme, layout: Any, row: int, title: str, *, is_signed: bool = False
    ) -> None:
        self._theme = theme
        self.title = pg.LabelItem(justify="left")
        self.text = title
        self.box = pg.ViewBox(enableMenu=False)
        self.box.setMouseEnabled(False, False)
        self.left = WholeAxis("left")
        self.left.is_signed = is_signed
        self.bottom = pg.AxisItem("bottom")
        self.left.linkToView(self.box)
        self.bottom.linkToView(self.box)
        layout.addItem(self.title, row, 0, 1, 2)
        layout.addItem(self.left, row + 1, 0)
        layout.addItem(self.box, row + 1, 1)
        layout.addItem(self.bottom, row + 2, 1)
        layout.layout.setRowStretchFactor(row + 1, 10)
        self.items = (self.title, self.left, self.box, self.bottom)
        self.hidden = pg.TextItem(anchor=(0.5, 0.5))
        self.box.addItem(self.hidden, ignoreBounds=True)
        self.is_hidden = False
        self.curves: dict[SeatId, Any] = {}
        self._seats: dict[SeatId, int] = {}
        self._ratio = 1.0

    def dress(self) -> None:
        theme = self._theme
        font = theme.font("caption")
        for axis in (self.left, self.bottom):
            axis.setPen(QPen(theme.color("hairline")))
            axis.setTextPen(QPen(theme.color("faint")))
            axis.setStyle(tickFont=font, tickLength=-theme.px(4), tickTextOffset=theme.px(4))
        self.left.setWidth(theme.px(AXIS_WIDTH))
        self.left.room = theme.px(TICK_ROOM)
        # Numbers stand where they belong, also beside the lowest line; ours never meet.
        self.left.setStyle(maxTickLevel=0, hideOverlappingLabels=False)
        self._write_title()
        self.hidden.setColor(theme.color("muted"))
        self.hidden.setFont(theme.font("small"))

    def show_title(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self._write_title()

    def _write_title(self) -> None:
        theme = self._theme
        self.title.setText(
            escape(self.text),
            color=theme.color("text").name(),
            size=f"{theme.px(13)}px",
            bold=True,
        )

    def show_lines(
        self, lines: Mapping[SeatId, tuple[int, ChartLine]], last: int, why: str
    ) -> None:
        """`why`: what is said where everything is hidden."""
        for curve in self.curves.values():
            self.box.removeItem(curve)
        self.curves = {}
        seen = {player: one for player, one in lines.items() if not one[1].is_hidden}
        levels = [0.0]
        for player, (seat, line) in seen.items():
            curve = pg.PlotCurveItem(
                line.places,
                line.levels,
                pen=self._pen(seat),
                connect="finite",
                antialias=True,
            )
            curve.setZValue(seat)  # solid lines below, broken ones above: equal ones are all seen
            self.box.addItem(curve, ignoreBounds=True)
            self.curves[player] = curve
            self._seats[player] = seat
            levels += [level for level in line.levels if level == level]  # noqa: PLR0124 - no nan
        self.hidden.setText("" if seen or not lines else why)
        self.left.setStyle(showValues=bool(seen))
        low = min(levels)
        high = max(*levels, low + 1)
        span = high - low
        top = high + span * (ROOM_ABOVE - 1)
        bottom = low - span * ROOM_BELOW
        self.box.setRange(xRange=(1, max(last, 2)), yRange=(bottom, top), padding=0)
        self.hidden.setPos((1 + max(last, 2)) / 2, (bottom + top) / 2)
        self.is_hidden = bool(lines) and not seen

    def show_width(self, ratio: float) -> None:
        """Lines are as wide as so many dots of the screen: more where dots are smaller."""
        if ratio != self._ratio:
            self._ratio = ratio
            for player, curve in self.curves.items():
                curve.setPen(self._pen(self._seats[player]))

    def _pen(self, seat: int) -> QPen:
        pen = line_pen(seat, self._theme)
        pen.setWidthF(pen.widthF() * self._ratio)
        return pen

    def show_chapters(self, chapters: Sequence[Chapter]) -> None:
        rounds = [one for one in chapters if one.opens_round]
        every = next(
            step
            for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**6)
            if len(rounds) / step <= LABELLED_ROUNDS
        )
        labelled = [(one.begins, str(one.round)) for one in rounds if one.round % every == 0]
        first = [(one.begins, str(one.round)) for one in rounds[:1] if one.round % every]
        self.bottom.setTicks([first + labelled, [(one.begins, "") for one in rounds]])

    def set_shown(self, shown: bool, *, with_axis: bool) -> None:
        for item in self.items:
            item.setVisible(shown)
        self.bottom.setStyle(showValues=with_axis)
        theme = self._theme
        self.bottom.setHeight(theme.px(20) if shown and with_axis else theme.px(2))
        self.title.setMaximumHeight(theme.px(20) if shown else 0)
        most = 0 if not shown else theme.px(SLIM) if self.is_hidden else ENDLESS
        self.box.setMaximumHeight(most)
        self.left.setMaximumHeight(most)


class ChartsView(pg.GraphicsLayoutWidget):  # type: ignore[misc]  # published without types
    """All charts above each other with one time axis. Press or drag to move in time."""

    place_asked = Signal(int)
    hovered = Signal(object, object, object)
    """Subject, place and position; or None three times."""

    def __init__(self, theme: Theme, titles: Mapping[str, str]) -> None:
        super().__init__()
        self._theme = theme
        self._last = 0
        self.place = 0
        self.cross: int | None = None
        """The place under the pointer."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self.ci.layout.setVerticalSpacing(0)
        self.charts = {
            subject: Chart(theme, self.ci, row * 3, title, is_signed=subject == SURPLUS)
            for row, (subject, title) in enumerate(titles.items())
        }
        self.shown: tuple[str, ...] = tuple(titles)
        self._drawn = QPixmap()
        self.scene().changed.connect(self._forget)
        self.dress()

    def dress(self) -> None:
        theme = self._theme
        self.setBackground(theme.color("surface"))
        margins = (theme.px(8), theme.px(6), theme.px(14), theme.px(6))
        self.ci.layout.setContentsMargins(*margins)
        for chart in self.charts.values():
            chart.dress()
        self.show_subjects(self.shown)

    @guarded
    def sizeHint(self) -> QSize:
        """No more than is needed; it grows where there is room."""
        return QSize(self._theme.px(320), self.minimumHeight())

    def show_subjects(self, shown: Sequence[str]) -> None:
        self.shown = tuple(shown)
        for subject, chart in self.charts.items():
            chart.set_shown(subject in shown, with_axis=subject == self.shown[-1])
        wanted = sum(SLIM if self.charts[one].is_hidden else LEAST for one in self.shown)
        self.setMinimumHeight(self._theme.px(wanted + 22 * len(self.shown) + 36))

    def show_lines(
        self,
        lines: Mapping[str, Mapping[SeatId, tuple[int, ChartLine]]],
        chapters: Sequence[Chapter],
        last: int,
        why: str,
    ) -> None:
        self._last = last
        for subject, chart in self.charts.items():
            chart.show_lines(lines[subject], last, why)
            chart.show_chapters(chapters)
        self.show_subjects(self.shown)

    def show_titles(self, titles: Mapping[str, str]) -> None:
        for subject, title in titles.items():
            self.charts[subject].show_title(title)

    def show_place(self, place: int) -> None:
        old, self.place = self.place, place
        self._repaint(old, place)

    def show_cross(self, place: int | None) -> None:
        old, self.cross = self.cross, place
        self._repaint(*(one for one in (old, place) if one is not None))

    def _repaint(self, *places: int) -> None:
        """Only the strips in which a line stood or stands: the curves stay as they are."""
        for place in places:
            x = round(self._x_of(place))
            self.viewport().update(QRect(x - 4, 0, 8, self.viewport().height()))

    def _x_of(self, place: float) -> float:
        box = self.charts[self.shown[0]].box
        point: QPointF = box.mapViewToScene(QPointF(place, 0))
        return point.x()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Charts are drawn once and kept as a picture: moving in time moves a line above it."""
        ratio = self.devicePixelRatioF()
        if self._drawn.size() != self.viewport().size() * ratio:
            self._drawn = self._draw(ratio)
        with QPainter(self.viewport()) as painter:
            painter.setClipRegion(event.region())
            painter.drawPixmap(0, 0, self._drawn)
            self._paint_lines(painter)

    def _draw(self, ratio: float) -> QPixmap:
        made = canvas(self.viewport().size(), ratio, self._theme.color("surface"))
        for chart in self.charts.values():
            chart.show_width(ratio)
        self.scene().prepareForPaint()  # pyqtgraph brings its items up to date there
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.render(painter, QRectF(self.viewport().rect()), self.viewport().rect())
        return made

    def _forget(self) -> None:
        self._drawn = QPixmap()
        self.viewport().update()

    def picture(self, ratio: float) -> QPixmap:
        """The charts as they are, with the slider's place but without the pointer's."""
        self.show_cross(None)
        made = self._draw(ratio)
        with QPainter(made) as painter:
            self._paint_lines(painter)
        return made

    def _paint_lines(self, painter: QPainter) -> None:
        """The slider's place, the pointer's, and the level of zero."""
        theme = self._theme
        for subject in self.shown:
            chart = self.charts[subject]
            area: QRectF = chart.box.sceneBoundingRect()
            if not chart.is_hidden:
                level: QPointF = chart.box.mapViewToScene(QPointF(0, 0))
                painter.setPen(QPen(theme.color("outline"), 1))
                painter.drawLine(QLineF(area.left(), level.y(), area.right(), level.y()))
            if self.cross is not None:
                painter.setPen(QPen(theme.color("muted"), 1, Qt.PenStyle.DashLine))
                x = self._x_of(self.cross)
                painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
            if chart.is_hidden:
                continue
            painter.setPen(QPen(theme.color("gold"), theme.px(2)))
            x = self._x_of(self.place)
            painter.drawLine(QLineF(x, area.top(), x, area.bottom()))

    # --- the pointer

    def place_at(self, position: QPoint) -> int:
        box = self.charts[self.shown[0]].box
        point: QPointF = box.mapSceneToView(self.mapToScene(position))
        return min(max(round(point.x()), 1), self._last)

    def subject_at(self, position: QPoint) -> str:
        """The chart under a point, or the nearest one."""
        y: float = self.mapToScene(position).y()

        def away(subject: str) -> float:
            area: QRectF = self.charts[subject].box.sceneBoundingRect()
            return max(area.top() - y, y - area.bottom(), 0.0)

        return min(self.shown, key=away)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.place_asked.emit(self.place_at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        here = event.position().toPoint()
        place = self.place_at(here)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.place_asked.emit(place)
        self.show_cross(place)
        self.hovered.emit(self.subject_at(here), place, here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: Any) -> None:
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        self.show_cross(None)
        self.hovered.emit(None, None, None)
        super().leaveEvent(event)
