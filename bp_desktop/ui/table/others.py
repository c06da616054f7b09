"""Strip of the others in the header: badge, name, what may be seen of their money, who is next."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import width_of, write, write_struck
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.inspect.asking import shows_thing
from bp_desktop.ui.widgets.basics import put_away, row
from bp_desktop.ui.words.wording import words_of

translate = QCoreApplication.translate
BADGE, ICON = 28, 13
EDGE, GAP = 6, 8
HEIGHT = 44
MOST_WITH_PURSE = 3
WIDEST_NAME = 130
SLACK = 2
"""Texts are measured in whole pixels."""
HIDDEN = "•••"


class Room(IntEnum):
    """How much of a seat is shown."""

    BADGES = 0
    NAMES = 1
    FIGURES = 2
    """Balances beside the badge, in two lines; the tooltip has the name."""
    NAMED_FIGURES = 3
    """The same beside the name."""
    PURSES = 4
    """Balances below the name, in one line."""


IN_TWO_LINES = (Room.FIGURES, Room.NAMED_FIGURES)


class SeatShown(NamedTuple):
    seat: Seat
    purse: Purse | None
    """None: hidden, or there is no money in this game."""
    is_next: bool
    time: str = ""


class SeatButton(QAbstractButton):
    """One of the others; what there is no room for is told by its tooltip, which comes by pointing,
    by a click and by the keyboard."""

    def __init__(
        self,
        theme: Theme,
        names: Mapping[str, str],
        *,
        has_money: bool,
        on_click: Callable[[], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._names = names
        self._has_money = has_money
        self.shown: SeatShown | None = None
        self._room = Room.PURSES
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(on_click)
        theme.changed.connect(self.updateGeometry)

    def show_seat(self, shown: SeatShown) -> None:
        if shown != self.shown:
            self.shown = shown
            shows_thing(self, shown.seat.id)
            self.setAccessibleName(shown.seat.name)
            told = self.told()
            self.setAccessibleDescription(told)
            self.setToolTip(tip(told))
            self.updateGeometry()
            self.update()

    def show_room(self, room: Room) -> None:
        if room is not self._room:
            self._room = room
            self.updateGeometry()
            self.update()

    def told(self) -> str:
        """All about them, in lines."""
        shown = self.shown
        if shown is None:
            return ""
        lines = [shown.seat.name, words_of(shown.seat.side)]
        if shown.seat.out:
            lines.append(translate("standing", "out of the game"))
        if shown.is_next:
            lines.append(self.tr("next"))
        if shown.purse is not None:
            lines.append(
                ", ".join(f"{n} {self._names.get(one, one)}" for one, n in self._amounts())
            )
        elif self._has_money:
            lines.append(HIDDEN)
        lines.append(shown.time)
        return "\n".join(one for one in lines if one)

    def _amounts(self) -> list[tuple[str, int]]:
        purse = self.shown.purse if self.shown is not None else None
        return [] if purse is None else [(one, purse[one]) for one in self._names]

    def painted(self) -> tuple[str, ...]:
        """Every text it paints or tells."""
        return (self.told(),)

    def wide(self, room: Room) -> int:
        """The width it takes with so much shown."""
        px, shown = self._theme.px, self.shown
        if shown is None or room is Room.BADGES:
            return px(BADGE + 2 * EDGE)
        name = min(width_of(self._theme, "strong", shown.seat.name), px(WIDEST_NAME))
        if room in IN_TWO_LINES and shown.purse is not None:
            before = name + SLACK + px(GAP) if room is Room.NAMED_FIGURES else 0
            return px(BADGE + GAP + 2 * EDGE) + before + sum(self._columns()) + SLACK
        line = name
        if shown.is_next:
            line += px(EDGE) + width_of(self._theme, "caption", self.tr("next"))
        if room is Room.PURSES:
            line = max(line, round(self._wide_purse()))
        return px(BADGE + GAP + 2 * EDGE) + line + SLACK

    def _wide_purse(self) -> float:
        px = self._theme.px
        if self.shown is None or not self._has_money:
            return 0
        if self.shown.purse is None:
            return width_of(self._theme, "caption", HIDDEN)
        # As wide with two digits as with one: few bookings move the others.
        digits = sum(max(2, len(str(amount))) for _, amount in self._amounts())
        figures = digits * width_of(self._theme, "caption", "0")
        return len(self._names) * px(ICON + 2 + EDGE) + figures

    def _columns(self) -> list[int]:
        """How wide the balances are where they stand in two lines, one column after the other."""
        amounts = self._amounts()
        taken, digit = self._theme.px(ICON + 2 + EDGE), width_of(self._theme, "caption", "0")
        pairs = (amounts[place : place + 2] for place in range(0, len(amounts), 2))
        return [taken + digit * max(2, *(len(str(n)) for _, n in pair)) for pair in pairs]

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self.wide(self._room), self._theme.target(HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), self.toolTip(), self)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        shown, theme, px = self.shown, self._theme, self._theme.px
        if shown is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(theme.color("focus" if self.hasFocus() else "hairline"), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
            painter.setOpacity(0.4 if shown.seat.out else 1.0)
            picture = badge_picture(theme, shown.seat.color, BADGE, self.devicePixelRatioF())
            painter.drawPixmap(self.badge.topLeft(), picture)
            painter.setOpacity(1)
            if self._room is not Room.BADGES:
                self._paint_words(painter, shown)

    @property
    def badge(self) -> QRectF:
        """Where its badge stands."""
        side = self._theme.px(BADGE)
        return QRectF(self._theme.px(EDGE), (self.height() - side) // 2, side, side)

    def _paint_words(self, painter: QPainter, shown: SeatShown) -> None:
        theme, px = self._theme, self._theme.px
        left, right = px(EDGE + BADGE + GAP) + 0.0, self.width() - px(EDGE)
        if self._room in IN_TWO_LINES and shown.purse is not None:
            if self._room is Room.NAMED_FIGURES:
                area = QRectF(left, 0, px(WIDEST_NAME), self.height())
                left = self._paint_name(painter, area, shown.seat) + px(GAP)
            self._paint_figures(painter, left)
            return
        with_purse = self._room is Room.PURSES and self._has_money
        high = px(20) if with_purse else self.height()
        top = px(3) if with_purse else 0
        room = min(right - left, px(WIDEST_NAME))
        end = self._paint_name(painter, QRectF(left, top, room, high), shown.seat)
        if shown.is_next:
            rest = QRectF(end + px(EDGE), top, right - end, high)
            write(painter, theme, rest, self.tr("next"), "caption", "faint")
        if with_purse:
            self._paint_purse(painter, QRectF(left, px(23), right - left, px(18)), shown.purse)

    def _paint_name(self, painter: QPainter, area: QRectF, seat: Seat) -> float:
        if seat.out:
            return write_struck(painter, self._theme, area, seat.name, "strong")
        return write(painter, self._theme, area, seat.name, "strong", "text")

    def _paint_purse(self, painter: QPainter, line: QRectF, purse: Purse | None) -> None:
        theme, px = self._theme, self._theme.px
        if purse is None:
            write(painter, theme, line, HIDDEN, "caption", "muted")
            return
        left = line.left()
        for resource, amount in self._amounts():
            area = QRectF(left, line.top(), line.right() - left, line.height())
            left = self._paint_amount(painter, area, resource, amount) + px(EDGE)

    def _paint_figures(self, painter: QPainter, left: float) -> None:
        """The first and the second below each other, then the others likewise."""
        high, wide = self._theme.px(18), self._columns()
        top = (self.height() - 2 * high) / 2
        for place, (resource, amount) in enumerate(self._amounts()):
            column, line = divmod(place, 2)
            area = QRectF(left + sum(wide[:column]), top + line * high, wide[column], high)
            self._paint_amount(painter, area, resource, amount)

    def _paint_amount(self, painter: QPainter, area: QRectF, resource: str, amount: int) -> float:
        """The icon and the figure; where that ends."""
        side, ratio = self._theme.px(ICON), self.devicePixelRatioF()
        picture = icons.pixmap(f"resource/{resource}", side, ratio=ratio)
        painter.drawPixmap(round(area.left()), round(area.center().y() - side / 2), picture)
        rest = area.adjusted(side + self._theme.px(2), 0, 0, 0)
        return write(painter, self._theme, rest, str(amount), "caption", "muted")


class OthersStrip(QWidget):
    """Everybody but whom the header names, from whoever's turn it is on; a click opens a trade."""

    def __init__(
        self,
        context: AnyTable,
        times: Callable[[], dict[SeatId, str]],
        on_seat: Callable[[SeatId], object],
        *,
        names_only: bool = False,
    ) -> None:
        """`names_only`: everybody's money is to be seen elsewhere."""
        super().__init__()
        self._context = context
        self._theme = context.theme
        self._times = times
        self._on_seat = on_seat
        self._names_only = names_only
        self.buttons: list[SeatButton] = []
        self._line = row(context.theme, self, spacing=EDGE)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.listener: SliceListener[Any] = context.follow(self, self._slice, self._show)

    def _slice(self, state: Any) -> tuple[object, ...]:
        game, viewer = self._context.game, self._context.viewer.seat(state)
        seats, turn, accounts = game.seats(state), game.turn(state), game.accounts
        place = next((n for n, one in enumerate(seats) if turn and one.id == turn.seat), None)
        if place is not None:
            seats = (*seats[place:], *seats[:place])
        following = next((one.id for one in seats[1:] if not one.out), None) if turn else None
        asked = game.asked(state) if turn else None  # somebody who answers out of turn
        if turn:
            seats = tuple(one for one in seats if one.id != (asked or turn.seat))
        times = self._times()
        return (
            tuple(
                SeatShown(
                    seat,
                    accounts.balance(state, seat.id)
                    if accounts is not None and game.sees(state, seat.id, viewer)
                    else None,
                    seat.id == following,
                    times.get(seat.id, ""),
                )
                for seat in seats
            ),
        )

    def _show(self, shown: tuple[SeatShown, ...]) -> None:
        while len(self.buttons) > len(shown):
            put_away(self.buttons.pop())
        while len(self.buttons) < len(shown):
            self._add(len(self.buttons))
        for button, seat in zip(self.buttons, shown, strict=True):
            button.show_seat(seat)
        self.updateGeometry()

    def _add(self, place: int) -> None:
        names = {one: look.name for one, look in self._context.parts.resources().items()}
        has_money = self._context.game.accounts is not None
        act = partial(self._on_clicked, place)
        button = SeatButton(self._theme, names, has_money=has_money, on_click=act)
        self.buttons.append(button)
        self._line.addWidget(button)

    def _on_clicked(self, place: int) -> None:
        shown = self.buttons[place].shown
        if shown is not None:
            self._on_seat(shown.seat.id)

    def painted(self) -> tuple[str, ...]:
        """Every text it paints, for whoever has to know what can be read on the screen."""
        return tuple(one for button in self.buttons for one in button.painted())

    def button_of(self, seat: SeatId) -> SeatButton:
        found = self.found(seat)
        assert found is not None, seat
        return found

    def found(self, seat: SeatId) -> SeatButton | None:
        """None: it is not among the others."""
        there = (one for one in self.buttons if one.shown and one.shown.seat.id == seat)
        return next(there, None)

    # --- how much of them there is room for

    def fit(self, width: int, most: Room = Room.PURSES) -> int:
        """Show as much of everybody as there is room for, but no more than `most`; the width that
        takes. Whoever has no room at all is left out, the last in turn first."""
        if self._names_only:
            most = min(most, Room.NAMES)
        elif len(self.buttons) > MOST_WITH_PURSE:
            most = min(most, Room.NAMED_FIGURES)
        room = next(
            (one for one in reversed(Room) if one <= most and self.wide(one) <= width), None
        )
        room = room or Room.BADGES
        taken = 0
        for button in self.buttons:
            button.show_room(room)
            further = taken + button.wide(room) + (self._theme.px(EDGE) if taken else 0)
            button.setVisible(further <= width)
            taken = further if further <= width else taken
        return taken

    def wide(self, room: Room) -> int:
        gaps = max(0, len(self.buttons) - 1) * self._theme.px(EDGE)
        return sum(one.wide(room) for one in self.buttons) + gaps

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(
            sum(one.sizeHint().width() for one in self.buttons), self._theme.target(HEIGHT)
        )
