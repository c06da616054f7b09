"""The time bar: a slider with turns and rounds, play, and a line that says where one is."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QLineF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.chronicle.annals import Chapter, turn_after, turn_before
from bp_desktop.ui.look.fonts import fewer_facts, font_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.players import pattern_brush, player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, lay, row, sized

EDGE, BAND, LABELS = 10, 10, 16
GAP = 16
"""Between where one is and what happened there."""
LINE, SAID_LINES, NARROW = 24, 2, 640
"""The height of a line, how many there are below the first where it is narrow, and when it is."""
IN_LINE = int(Qt.AlignmentFlag.AlignVCenter)
IN_LINES = IN_LINE | int(Qt.TextFlag.TextWordWrap)
SPEEDS = (2, 4, 8, 16)
"""Steps a second."""


class TimeSlider(QSlider):
    """Arrow keys step, Page keys go by turns, Home and End to the ends; a press goes there."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self._chapters: Sequence[Chapter] = ()
        self._seats: dict[SeatId, int] = {}
        self._ground = QPixmap()
        self.setAccessibleName(self.tr("Time"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._forget)

    def show_chapters(
        self, chapters: Sequence[Chapter], seats: dict[SeatId, int], last: int
    ) -> None:
        self._chapters, self._seats = chapters, seats
        self.setRange(min(1, last), last)  # before the first step there is no match yet
        self._forget()

    def _forget(self) -> None:
        self._ground = QPixmap()
        self.updateGeometry()
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(48))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(48))

    # --- moving

    def to_turn(self, direction: int) -> None:
        if direction < 0:
            self.setValue(turn_before(self._chapters, self.value()))
        else:
            self.setValue(turn_after(self._chapters, self.value(), self.maximum()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Down:
                self.setValue(self.value() - 1)
            case Qt.Key.Key_Right | Qt.Key.Key_Up:
                self.setValue(self.value() + 1)
            case Qt.Key.Key_PageUp:
                self.to_turn(-1)
            case Qt.Key.Key_PageDown:
                self.to_turn(1)
            case Qt.Key.Key_Home:
                self.setValue(self.minimum())
            case Qt.Key.Key_End:
                self.setValue(self.maximum())
            case _:
                event.ignore()
                return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._place_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._place_at(event.position().x()))
            event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _place_at(self, x: float) -> int:
        edge = self._theme.px(EDGE)
        share = (x - edge) / max(self.width() - 2 * edge, 1)
        first, last = self.minimum(), self.maximum()
        return first + round(min(max(share, 0.0), 1.0) * (last - first))

    def x_of(self, place: float) -> float:
        edge = self._theme.px(EDGE)
        share = (place - self.minimum()) / max(self.maximum() - self.minimum(), 1)
        return edge + (self.width() - 2 * edge) * share

    # --- painting

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground.size() != self.size() * ratio:
            self._ground = self._drawn(ratio)
        theme, px = self._theme, self._theme.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._ground)
            x = self.x_of(self.value())
            middle = self._band().center().y()
            painter.setPen(QPen(theme.color("focus" if self.hasFocus() else "window"), px(2)))
            painter.setBrush(theme.color("accent"))
            handle = QRectF(x - px(6), middle - px(11), px(12), px(22))
            painter.drawRoundedRect(handle, px(5), px(5))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))

    def _band(self) -> QRectF:
        px = self._theme.px
        top = px(LABELS + 9)
        return QRectF(px(EDGE), top, self.width() - 2 * px(EDGE), px(BAND))

    def _drawn(self, ratio: float) -> QPixmap:
        """Everything but the handle: the turns in their players' colours, rounds numbered."""
        made = canvas(self.size(), ratio)
        theme, px, band = self._theme, self._theme.px, self._band()
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(band, theme.color("hairline"))
            ends = [*(one.begins for one in self._chapters[1:]), self.maximum()]
            brushes = {
                id_: pattern_brush(player_look(seat, theme.look.players), px(6))
                for id_, seat in self._seats.items()
            }
            for chapter, end in zip(self._chapters, ends, strict=False):
                left, right = self.x_of(chapter.begins), self.x_of(end)
                area = QRectF(left, band.top(), max(right - left, 0.5), band.height())
                painter.fillRect(area, brushes[chapter.seat])
                if right - left > px(4):
                    painter.fillRect(
                        QRectF(left, band.top(), 1, band.height()), theme.color("window")
                    )
            self._paint_rounds(painter, band)
        return made

    def _paint_rounds(self, painter: QPainter, band: QRectF) -> None:
        theme, px = self._theme, self._theme.px
        painter.setFont(font_of(theme, "caption"))
        free = 0.0
        for chapter in self._chapters:
            if not chapter.opens_round:
                continue
            x = self.x_of(chapter.begins)
            painter.setPen(QPen(theme.color("outline"), 1))
            painter.drawLine(QLineF(x, band.top() - px(5), x, band.bottom() + px(3)))
            text = str(chapter.round)
            wide = painter.fontMetrics().horizontalAdvance(text)
            if x - wide / 2 >= free and x + wide / 2 <= self.width():
                painter.setPen(theme.color("muted"))
                area = QRectF(x - wide / 2 - 1, px(3), wide + 2, px(LABELS))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
                free = x + wide / 2 + px(10)


class TimeBar(QWidget):
    """Slider and buttons; `moved` tells the place."""

    moved = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.slider = TimeSlider(theme)
        self.slider.setParent(self)  # first, as Tab goes: the keyboard begins here
        self.slider.valueChanged.connect(self.moved)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._speed = SPEEDS[1]
        self.play = Button(theme, "", self.toggle_play, kind="primary", icon_name="play")
        back, on = (partial(self.slider.to_turn, by) for by in (-1, 1))
        self.back = Button(
            theme, self.tr("One turn back (Page Up)"), back, kind="icon", icon_name="previous"
        )
        self.on = Button(
            theme, self.tr("One turn forward (Page Down)"), on, kind="icon", icon_name="next"
        )
        self.speed = Button(theme, "", self._next_speed, kind="quiet", icon_name="speed")
        self.setFocusProxy(self.slider)
        sized(theme, self, height=48)
        parts = (self.back, self.play, self.on, (self.slider, 1), self.speed)
        lay(row(theme, self, spacing=8), *parts)
        self._show_playing()
        self._show_speed()

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def go(self, place: int) -> None:
        self.slider.setValue(place)

    def step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)

    def toggle_play(self) -> None:
        if self.is_playing:
            self.pause()
            return
        if self.slider.value() == self.slider.maximum():
            self.slider.setValue(self.slider.minimum())
        self._timer.start(1000 // self._speed)
        self._show_playing()

    def pause(self) -> None:
        self._timer.stop()
        self._show_playing()

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        super().hideEvent(event)

    def _tick(self) -> None:
        self.step(1)
        if self.slider.value() == self.slider.maximum():
            self.pause()

    def _next_speed(self) -> None:
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        if self.is_playing:
            self._timer.start(1000 // self._speed)
        self._show_speed()

    def _show_speed(self) -> None:
        self.speed.setText(filled(self.tr("{steps}/s"), steps=self._speed))
        self.speed.setToolTip(self.tr("How many steps a second"))
        self.speed.setAccessibleName(f"{self.tr('How many steps a second')}: {self._speed}")

    def _show_playing(self) -> None:
        self.play.set_icon("pause" if self.is_playing else "play")
        self.play.set_words(self.tr("Pause") if self.is_playing else self.tr("Play"))
        if not self.play.text():
            self.play.set_compact(compact=False)


class MomentLine(QWidget):
    """Where one is and what happened there: in one line, or, where it is narrow, below that.

    Painted, not a label: a label would have the whole page laid out anew at every step.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.where = ""
        self.said = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(LINE))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def heightForWidth(self, width: int) -> int:
        """By the width alone: nothing moves from step to step."""
        return self._theme.px(LINE) * (1 + SAID_LINES * self._is_narrow(width))

    def _is_narrow(self, width: int) -> bool:
        return width < self._theme.px(NARROW)

    def show_moment(self, where: str, said: str) -> None:
        self.where, self.said = where, said
        self.setToolTip(tip(said))
        self.setAccessibleName(f"{where}. {said}")
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, line = self._theme, self._theme.px(LINE)
        with QPainter(self) as painter:
            # Not by `write`, which keeps what it lays out: these words hardly come again.
            painter.setFont(font_of(theme, "strong"))
            painter.setPen(theme.color("text"))
            room = QRect(0, 0, self.width(), line)
            where = _fitting(painter, room, IN_LINE, (self.where, *fewer_facts(self.where)))
            painter.drawText(room, IN_LINE, where)
            if self._is_narrow(self.width()):
                room, flags = QRect(0, line, self.width(), self.height() - line), IN_LINES
            else:
                left = painter.fontMetrics().horizontalAdvance(where) + theme.px(GAP)
                room, flags = QRect(left, 0, self.width() - left, line), IN_LINE
            painter.setFont(font_of(theme, "body"))
            painter.setPen(theme.color("muted"))
            said = _fitting(painter, room, flags, _fewer_sentences(self.said))
            painter.drawText(room, flags, said)


def _fitting(painter: QPainter, room: QRect, flags: int, texts: Iterable[str]) -> str:
    """The first of these that there is room for, or as much as there is room for of the last."""
    metrics, shown = painter.fontMetrics(), ""
    for shown in texts:
        needed = metrics.boundingRect(QRect(0, 0, room.width(), 10_000), flags, shown)
        if needed.width() <= room.width() and needed.height() <= room.height():
            return shown
    return metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room.width())


def _fewer_sentences(text: str) -> Iterator[str]:
    """All of them, all but the last, and so on."""
    sentences = re.split(r"(?<=\D[.!?…])\s+", text)
    for count in range(len(sentences), 0, -1):
        yield " ".join(sentences[:count])
