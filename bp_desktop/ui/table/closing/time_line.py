"""Time line of a match: who held which thing, round by round, in colour and pattern."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.games.shared.looking_back import HeldThing, LookBack
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import badge_picture, pattern_brush, player_look, seen_on
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import fact_words

HEAD, ROW, BAR, BADGE, GAP, SLACK = 24, 25, 19, 16, 12, 4
LEAST_NAME, MOST_NAME = 60, 0.32
"""The width of names; the most of them is a share of all."""
FINE = 3.0
"""Tokens are also for a poster, which is larger than the window."""
ROUND = 26
"""Room that the number of a round needs."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class TimeLinePanel(QWidget):
    """A row for each thing. Everybody's colour has a pattern, and every change of hands a token."""

    def __init__(
        self, theme: Theme, back: LookBack, seats: Mapping[SeatId, Seat], owner: str
    ) -> None:
        """`owner`: whose words the names of things are."""
        super().__init__()
        self._theme = theme
        self._back = back
        self._seats = seats
        self.names = [fact_words(owner, one.name) for one in back.held]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("\n".join(self.told()))

    def told(self) -> list[str]:
        """The same in words, a line for each thing."""
        text = self.tr("{thing}: {changes}")
        return [
            filled(text, thing=name, changes=", ".join(self._changes(one)))
            for name, one in zip(self.names, self._back.held, strict=True)
        ]

    def _changes(self, thing: HeldThing) -> list[str]:
        text = self.tr("{player} from round {round}")
        return [
            filled(text, player=self._seats[span.seat].name, round=self._round(span.begins))
            for span in thing.spans
            if span.seat is not None
        ]

    def _round(self, place: int) -> int:
        begun = [one.round for one in self._back.rounds if one.begins <= place]
        return begun[-1] if begun else 1

    @guarded
    def sizeHint(self) -> QSize:
        px = self._theme.px
        return QSize(px(420), px(HEAD) + len(self.names) * px(ROW))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.sizeHint().height())

    # --- painting

    def _name_room(self) -> float:
        widths = [width_of(self._theme, "small", one) for one in self.names]
        longest = max(widths, default=0) + self._theme.px(GAP + SLACK)
        return min(max(longest, self._theme.px(LEAST_NAME)), self.width() * MOST_NAME)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._theme.px
        left = self._name_room()
        area = QRectF(left, px(HEAD), self.width() - left, len(self.names) * px(ROW))
        rounds = max(1, len(self._back.rounds))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_rounds(painter, area, area.width() / rounds)
            for place, (name, thing) in enumerate(zip(self.names, self._back.held, strict=True)):
                top = area.top() + place * px(ROW)
                words = QRectF(0, top, left - px(GAP), px(ROW))
                write(painter, self._theme, words, name, "small", "text")
                bar = QRectF(left, top + px(ROW - BAR) / 2, area.width(), px(BAR))
                self._paint_bar(painter, bar, thing, area.width() / rounds)

    def _paint_rounds(self, painter: QPainter, area: QRectF, wide: float) -> None:
        theme, px = self._theme, self._theme.px
        every = next((one for one in STEPS if one * wide >= px(ROUND)), STEPS[-1])
        for place, one in enumerate(self._back.rounds):
            if place % every:
                continue
            x = area.left() + place * wide
            if place:
                painter.setPen(theme.color("hairline"))
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            room = QRectF(x, 0, max(wide, px(ROUND)), px(HEAD))
            room.moveRight(min(room.right(), area.right()))
            write(painter, theme, room, str(one.round), "caption", "faint", center=True)

    def _paint_bar(self, painter: QPainter, bar: QRectF, thing: HeldThing, wide: float) -> None:
        theme, px, back = self._theme, self._theme.px, self._back
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("sunken"))
        painter.drawRoundedRect(bar, px(4), px(4))
        ends = [one.begins for one in thing.spans[1:]] + [back.last]
        for number, (span, end) in enumerate(zip(thing.spans, ends, strict=True)):
            if span.seat is None:
                continue
            color = self._seats[span.seat].color
            first, last = back.at(span.begins) * wide, back.at(end) * wide
            if end == back.last:
                last = bar.width()
            held = QRectF(bar.left() + first, bar.top(), max(last - first, px(2)), bar.height())
            held.moveRight(min(held.right(), bar.right()))
            look = player_look(color, theme.look.players)
            painter.setPen(QPen(seen_on(QColor(look.color), theme.color("sunken")), 1))
            painter.setBrush(pattern_brush(look, px(8)))
            painter.setBrushOrigin(held.topLeft())
            painter.drawRoundedRect(held, px(4), px(4))
            if number and held.width() >= px(BADGE + 4):
                token = QRectF(0, 0, px(BADGE), px(BADGE))
                token.moveCenter(QPointF(held.left() + px(4 + BADGE / 2), held.center().y()))
                picture = badge_picture(theme, color, BADGE, FINE)
                painter.drawPixmap(token, picture, QRectF(picture.rect()))
