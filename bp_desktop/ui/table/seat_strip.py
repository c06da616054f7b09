"""Strip of all seats: who they are, what may be seen of their money, and their time."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.table import Seat, TableGame
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.balances import HIDDEN
from bp_desktop.ui.table.context import AnyTable

WIDEST = 260
BADGE, SMALL_BADGE = 30, 22
ROOMY = 160


class SeatsSeen(NamedTuple):
    """What whoever looks may see."""

    seats: tuple[Seat, ...] = ()
    active: SeatId | None = None
    """Whose turn it is."""
    resources: tuple[str, ...] = ()
    """What is counted."""
    purses: Mapping[SeatId, Purse | None] = {}
    """Who has how much; None: hidden."""


class SeatStrip(QWidget):
    """One cell a player, in turn order; the active one is underlined, those out are faint."""

    def __init__(
        self,
        theme: Theme,
        game: TableGame[Any, Any, Any],
        on_seat: Callable[[SeatId], object] | None = None,
    ) -> None:
        """`on_seat`: somebody clicked on a player."""
        super().__init__()
        self._theme = theme
        self._game = game
        self._on_seat = on_seat
        if on_seat is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._seen = SeatsSeen()
        self._times: dict[SeatId, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(400), self._theme.px(44))

    def follow(
        self, context: AnyTable, times: Callable[[], dict[SeatId, str]]
    ) -> SliceListener[Any]:
        """Show the seats as whoever looks may see them, and their times, whenever that changes."""

        def seen(state: Any) -> tuple[object, ...]:
            return self._seen_by(state, context.viewer.seat(state)), times()

        return context.follow(self, seen, self._show)

    def show_state(self, state: Any, times: dict[SeatId, str]) -> None:
        """As everybody may see it."""
        self._show(self._seen_by(state, None), times)

    def _seen_by(self, state: Any, viewer: SeatId | None) -> SeatsSeen:
        game = self._game
        seats, turn, accounts = game.seats(state), game.turn(state), game.accounts
        active = turn.seat if turn is not None else None
        if accounts is None:
            return SeatsSeen(seats, active)
        purses = {
            seat.id: accounts.balance(state, seat.id) if game.sees(state, seat.id, viewer) else None
            for seat in seats
        }
        return SeatsSeen(seats, active, accounts.resources(state), purses)

    def _show(self, seen: SeatsSeen, times: dict[SeatId, str]) -> None:
        self._seen = seen
        self.setAccessibleName(", ".join(one.name for one in seen.seats))
        self.update()
        self.show_times(times)

    def show_times(self, times: dict[SeatId, str]) -> None:
        """What the clocks show that stand here."""
        if times != self._times:
            self._times = times
            self.update()

    def painted(self) -> tuple[str, ...]:
        """Every text it paints, for whoever has to know what can be read on the screen."""
        found = []
        for seat in self._seen.seats:
            found.append(seat.name)
            if seat.id in self._times:
                found.append(self._times[seat.id])
            found.extend(str(amount) for _, amount in self._seen.purses.get(seat.id) or ())
        return tuple(found)

    def seat_at(self, x: float) -> SeatId | None:
        seats = self._seen.seats
        place = int(x // self._cell(len(seats))) if seats else 0
        return seats[place].id if 0 <= place < len(seats) else None

    def _cell(self, count: int) -> int:
        return round(min(self.width() / count, self._theme.px(WIDEST)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position().x())
        if self._on_seat is not None and seat is not None:
            self._on_seat(seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = self._seen
        if not seen.seats:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cell = self._cell(len(seen.seats))
            for place, seat in enumerate(seen.seats):
                area = QRect(place * cell, 0, cell - self._theme.px(8), self.height())
                purse, time = seen.purses.get(seat.id), self._times.get(seat.id, "")
                painter.setOpacity(0.4 if seat.out else 1.0)
                draw_cached(
                    painter,
                    self._theme,
                    area,
                    (seat.name, seat.color, purse, time, self._theme.look.players),
                    partial(self._paint_seat, seat=seat, purse=purse, time=time),
                )
                if seat.id == seen.active:
                    line = QRect(area.left(), area.bottom() - 1, area.width(), 2)
                    painter.fillRect(line, self._theme.color("gold"))

    def _paint_seat(
        self, painter: QPainter, rect: QRectF, seat: Seat, purse: Purse | None, time: str
    ) -> None:
        theme, px = self._theme, self._theme.px
        side, gap = (BADGE, 8) if rect.width() >= px(ROOMY) else (SMALL_BADGE, 4)
        picture = badge_picture(theme, seat.color, side, self.devicePixelRatioF())
        painter.drawPixmap(round(rect.left()), px(20 - side // 2), picture)
        left = rect.left() + px(side + gap)
        self._paint_name(painter, QRectF(left, px(1), rect.right() - left, px(20)), seat, time)
        line = QRectF(left, px(21), rect.right() - left, px(18))
        if self._seen.resources and purse is None:
            write(painter, theme, line, HIDDEN, "caption", "muted")
        elif purse is not None:
            self._paint_purse(painter, line, purse)

    def _paint_name(self, painter: QPainter, area: QRectF, seat: Seat, time: str) -> None:
        """The name as far as there is room, and behind it the time the player took."""
        theme, gap = self._theme, self._theme.px(8)
        taken = width_of(theme, "caption", time) + gap if time else 0
        room = area.adjusted(0, 0, -min(taken, area.width()), 0)
        end = write(painter, theme, room, seat.name, "strong", "text")
        if time:
            behind = QRectF(end + gap, area.top(), area.right() - end - gap, area.height())
            write(painter, theme, behind, time, "caption", "faint")

    def _paint_purse(self, painter: QPainter, line: QRectF, purse: Purse) -> None:
        """Icon and amount of each resource; where it is narrow, amounts alone."""
        step = line.width() / len(self._seen.resources)
        side, ratio = self._theme.px(13), self.devicePixelRatioF()
        with_icons = step >= side * 3
        for place, resource in enumerate(self._seen.resources):
            left = line.left() + place * step
            if with_icons:
                picture = icons.pixmap(f"resource/{resource}", side, ratio=ratio)
                painter.drawPixmap(round(left), round(line.center().y() - side / 2), picture)
                left += side + self._theme.px(3)
            elif place:
                painter.fillRect(
                    QRectF(left - self._theme.px(2), line.top() + 3, 1, line.height() - 6),
                    self._theme.color("outline"),
                )
                left += self._theme.px(2)
            area = QRectF(left, line.top(), step, line.height())
            write(painter, self._theme, area, str(purse[resource]), "caption", "muted")
