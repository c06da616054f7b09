"""Strip of all seats: who they are, what may be seen of their money, and their time.

No name is cut: where there is little room they are written smaller, and go on in the next line.
"""

from collections.abc import Callable, Mapping
from functools import partial
from math import ceil
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.table import Seat, TableGame
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import width_of, write, write_struck
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.balances import HIDDEN
from bp_desktop.ui.table.context import AnyTable

translate = QCoreApplication.translate
WIDEST = 260
BADGE, SMALL_BADGE = 30, 22
ROOMY = 160
ICON = 13
HIGH, APART = 44, 8
NAMES = ("strong", "body", "caption")
"""How a name is written: as large as there is room for."""


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
    """One cell a player, in turn order; the active one is underlined, those out are struck."""

    def __init__(self, theme: Theme, game: TableGame[Any, Any, Any]) -> None:
        super().__init__()
        self._theme = theme
        self._game = game
        self._seen = SeatsSeen()
        self._times: dict[SeatId, str] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(400), self._high(max(1, self.width())))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(WIDEST // 2), self._high(max(1, self.width())))

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
    def heightForWidth(self, width: int) -> int:
        return self._high(width)

    def _high(self, width: int) -> int:
        """As many lines as the names need."""
        count = len(self._seen.seats)
        return self._theme.px(HIGH) * (ceil(count / self.across(width)) if count else 1)

    # --- where they stand

    def across(self, width: int) -> int:
        """How many seats stand side by side, so that every name has room, at least in small
        letters, and so has an icon beside each amount; the lines are as even as can be."""
        count, side = len(self._seen.seats), self._theme.px(SMALL_BADGE + 4 + APART)
        names = (self._wide(seat, NAMES[-1]) for seat in self._seen.seats)
        purses = (self._step(one) * len(self._seen.resources) for one in self._seen.purses.values())
        widest = max((*names, *purses), default=0)
        most = max(1, min(count, width // max(1, side + widest)))
        return ceil(count / ceil(count / most)) if count else 1

    def _wide(self, seat: Seat, role: str) -> int:
        """The room that a name and the time take."""
        theme, time = self._theme, self._times.get(seat.id, "")
        gap = theme.px(APART) if time else 0
        words = width_of(theme, role, seat.name) + gap + width_of(theme, "caption", time)
        return words + theme.px(4)  # letters are laid out a little wider than they are measured

    def _step(self, purse: Purse | None) -> int:
        """The room that an amount takes with its icon."""
        if purse is None:
            return 0
        amounts = (str(purse[one]) for one in self._seen.resources)
        widest = max((width_of(self._theme, "caption", one) for one in amounts), default=0)
        return self._theme.px(ICON + 3) + widest + self._theme.px(APART)

    def cell(self, place: int) -> QRect:
        """Where a seat stands."""
        across, high = self.across(self.width()), self._theme.px(HIGH)
        wide = round(min(self.width() / across, self._theme.px(WIDEST)))
        left, top = place % across * wide, place // across * high
        return QRect(left, top, wide - self._theme.px(APART), high)

    def role_of(self, seat: Seat, room: float) -> str:
        """How large a name is written."""
        return next((one for one in NAMES if self._wide(seat, one) <= room), NAMES[-1])

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
        self.setAccessibleName(", ".join(map(_said_of, seen.seats)))
        self.updateGeometry()
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

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        seen = self._seen
        if not seen.seats:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, seat in enumerate(seen.seats):
                area = self.cell(place)
                purse, time = seen.purses.get(seat.id), self._times.get(seat.id, "")
                draw_cached(
                    painter,
                    self._theme,
                    area,
                    (seat.name, seat.color, seat.out, purse, time, self._theme.look.players),
                    partial(self._paint_seat, seat=seat, purse=purse, time=time),
                )
                if seat.id == seen.active:
                    line = QRect(area.left(), area.bottom() - 1, area.width(), 2)
                    painter.fillRect(line, self._theme.color("gold"))

    def _paint_seat(
        self, painter: QPainter, rect: QRectF, seat: Seat, purse: Purse | None, time: str
    ) -> None:
        theme, px = self._theme, self._theme.px
        wide = max(self._wide(seat, NAMES[0]), self._step(purse) * len(self._seen.resources))
        fits = wide <= rect.width() - px(BADGE + 8)
        side, gap = (BADGE, 8) if rect.width() >= px(ROOMY) and fits else (SMALL_BADGE, 4)
        picture = badge_picture(theme, seat.color, side, self.devicePixelRatioF())
        top = rect.top()
        painter.setOpacity(0.4 if seat.out else 1.0)
        painter.drawPixmap(round(rect.left()), round(top) + px(20 - side // 2), picture)
        painter.setOpacity(1)
        left = rect.left() + px(side + gap)
        room = rect.right() - left
        self._paint_name(painter, QRectF(left, top + px(1), room, px(20)), seat, time)
        line = QRectF(left, top + px(21), room, px(18))
        if self._seen.resources and purse is None:
            write(painter, theme, line, HIDDEN, "caption", "muted")
        elif purse is not None:
            self._paint_purse(painter, line, purse)

    def _paint_name(self, painter: QPainter, area: QRectF, seat: Seat, time: str) -> None:
        """The name, and behind it the time the player took."""
        theme, gap = self._theme, self._theme.px(APART)
        taken = width_of(theme, "caption", time) + gap if time else 0
        room = area.adjusted(0, 0, -min(taken, area.width()), 0)
        role = self.role_of(seat, area.width())
        if seat.out:
            end = write_struck(painter, theme, room, seat.name, role)
        else:
            end = write(painter, theme, room, seat.name, role, "text")
        if time:
            behind = QRectF(end + gap, area.top(), area.right() - end - gap, area.height())
            write(painter, theme, behind, time, "caption", "faint")

    def _paint_purse(self, painter: QPainter, line: QRectF, purse: Purse) -> None:
        """Icon and amount of each resource; where it is narrow, amounts alone."""
        step = line.width() / len(self._seen.resources)
        side, ratio = self._theme.px(ICON), self.devicePixelRatioF()
        with_icons = step >= self._step(purse)
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


def _said_of(seat: Seat) -> str:
    out = translate("standing", "out of the game")
    return f"{seat.name} ({out})" if seat.out else seat.name
