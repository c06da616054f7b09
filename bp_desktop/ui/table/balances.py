"""Balances panel: what the active player has, readable from two metres, and what comes next."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.frame import BETWEEN, FrameKind
from bp_desktop.ui.widgets.motion import CountingFigure
from bp_desktop.ui.widgets.purse import ResourceLook

ROLES = ("amount_wide", "amount", "amount_low", "amount_small", "amount_least")
"""Of the amount, the largest first."""
LARGEST = {
    FrameKind.WIDE: "amount_wide",
    FrameKind.USUAL: "amount",
    FrameKind.NARROW: "amount",
    FrameKind.TABBED: "amount_small",
}
ICONS = {FrameKind.WIDE: 40, FrameKind.USUAL: 32, FrameKind.NARROW: 20, FrameKind.TABBED: 22}
EDGE, GAP = 10, 6
TOP = 26
"""The line above the figure, where the icon stands in it."""
HIDDEN = "•••"


class BalanceCard(QAbstractButton):
    """One resource: icon, name, a large number and what the next collection brings. Where
    treasuries are secret it is a button: it has its owner look, or covers it."""

    def __init__(self, theme: Theme, resource: ResourceLook, on_look: Callable[[], object]) -> None:
        super().__init__()
        self._theme = theme
        self._resource = resource
        self._kind = FrameKind.USUAL
        self._role = LARGEST[self._kind]
        self.is_under = False
        """Whether the figure lies below the line of the gain."""
        self._is_button = False
        self.amount: int | None = None
        """None: hidden from whoever looks."""
        self.income = 0
        self._counted: int | None = None
        """The number that is painted while it counts."""
        self._counter = CountingFigure(theme, self, self._show_counted)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(lambda: on_look() if self._is_button else None)
        theme.changed.connect(self.update)

    def spread(self, kind: FrameKind) -> None:
        self._kind = kind
        self.update()

    # --- what it says

    @property
    def figure(self) -> str:
        return HIDDEN if self.amount is None else str(self.amount)

    @property
    def gain(self) -> str:
        return f"{self.income:+d}" if self.income and self.amount is not None else ""

    def painted(self) -> tuple[str, ...]:
        """Every text it paints."""
        return (self.figure, self.gain)

    def show_amount(self, amount: int | None, income: int, *, counts: bool = False) -> bool:
        """Tells whether another number is written now. `counts`: it counts there from the last."""
        if (amount, income) == (self.amount, self.income) and self.accessibleName():
            return False
        before, self.amount, self.income = self.amount, amount, income
        self._counter.motion.finish()
        self._counted = None
        if counts and amount is not None and before is not None and self.isVisible():
            self._counter.count_to(amount, since=before)
        said = self.figure if amount is not None else self.tr("hidden")
        self.setAccessibleName(f"{self._resource.name}: {said}")
        self.update()
        return True

    def _show_counted(self, number: int) -> None:
        self._counted = number if number != self.amount else None
        self.update()

    def be_button(self, said: str, *, focus: bool) -> None:
        """`said` tells what a click does; "": there is nothing to look at or to cover."""
        self._is_button = bool(said)
        self.setToolTip(said)
        self.setAccessibleDescription(said)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if said and focus else Qt.FocusPolicy.NoFocus)
        if said:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    # --- how large

    @property
    def _is_stacked(self) -> bool:
        """At a large scale the figure has the whole width, below icon and income."""
        return self._kind is FrameKind.NARROW

    @property
    def _left(self) -> int:
        """Of the figure."""
        beside = 0 if self._is_stacked else ICONS[self._kind] + GAP
        return self._theme.px(EDGE + beside)

    @property
    def _has_name(self) -> bool:
        """At a large scale the icon says it."""
        return not self._kind.is_narrow

    @property
    def is_crowded(self) -> bool:
        """Whether even small figures leave no room for the gain beside them."""
        if self._kind is not FrameKind.TABBED or not self.gain:
            return False
        wide = width_of(self._theme, self._role, self.figure)
        gain = width_of(self._theme, "caption", self.gain) + self._theme.px(EDGE)
        return self._left + wide + gain > self.width()

    def largest(self) -> int:
        """The place among the roles of the largest letters there is room for."""
        first = ROLES.index(LARGEST[self._kind])
        room = self.width() - self._left - self._theme.px(4)
        if self._kind is FrameKind.TABBED and self.gain:  # which stands beside it
            room -= width_of(self._theme, "caption", self.gain) + self._theme.px(EDGE)
        fitting = (
            place
            for place, role in enumerate(ROLES)
            if place >= first and width_of(self._theme, role, self.figure) <= room
        )
        return next(fitting, len(ROLES) - 1)

    def write_in(self, role: str) -> None:
        if role != self._role:
            self._role = role
            self.update()

    def write_under(self, is_under: bool) -> None:
        if is_under != self.is_under:
            self.is_under = is_under
            self.update()

    @property
    def figure_size(self) -> int:
        """Of the amount, in pixels."""
        return self._theme.font(self._role).pixelSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, high = self._theme, self._theme.px, float(self.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = "focus" if self.hasFocus() else "hairline"
            if self._is_button and self.underMouse() and not self.hasFocus():
                edge = "outline"
            wide = 2 if self.hasFocus() else 1
            painter.setPen(QPen(theme.color(edge), wide))
            painter.setBrush(theme.color("surface"))
            inset = wide / 2
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, px(12), px(12))
            self._paint_icon(painter)
            line = self._paint_line(painter)
            is_under = self._has_name or self.is_under
            top = line.bottom() - px(3) if is_under else px(TOP if self._is_stacked else 0)
            below = px(3) if is_under or self._is_stacked else 0
            area = QRectF(self._left, top, self.width() - self._left, high - top - below)
            figure = self.figure if self._counted is None else str(self._counted)
            write(painter, theme, area, figure, self._role, "text")

    def _paint_icon(self, painter: QPainter) -> None:
        side, px = self._theme.px(ICONS[self._kind]), self._theme.px
        picture = icons.pixmap(self._resource.picture, side, ratio=self.devicePixelRatioF())
        top = px(7) if self._is_stacked else round((self.height() - side) / 2)
        painter.drawPixmap(px(EDGE), top, picture)

    def _paint_line(self, painter: QPainter) -> QRectF:
        """The name at its left, what comes in at its right."""
        theme, px = self._theme, self._theme.px
        line = QRectF(self._left, px(6), self.width() - self._left - px(EDGE), px(17))
        right = line.right()
        if self.gain:
            right = write(painter, theme, line, self.gain, "caption", "success", right=True)
        if self._has_name:
            line.setRight(right - px(4))
            write(painter, theme, line, self._resource.name, "caption", "muted")
        return line


class BalancesPanel(QWidget):
    """All resources side by side: what whoever is asked has, as far as it may be seen."""

    def __init__(self, context: AnyTable, on_look: Callable[[], object]) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        self._seat: SeatId | None = None
        """Whose they are."""
        self.balances = {
            id_: BalanceCard(theme, look, on_look)
            for id_, look in context.parts.resources().items()
        }
        for one in self.balances.values():
            one.setParent(self)
        context.follow(self, self._slice, self._show)

    @property
    def count(self) -> int:
        return len(self.balances)

    @property
    def look(self) -> BalanceCard:
        """What has its owner look, by keyboard too."""
        return next(iter(self.balances.values()))

    def spread(self, kind: FrameKind) -> None:
        for balance in self.balances.values():
            balance.spread(kind)
        self._fit()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(600), self._theme.px(64))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As large as there is room for, and all alike: they are compared with each other."""
        count, gap = max(self.count, 1), self._theme.px(BETWEEN)
        each = (self.width() - (count - 1) * gap) // count
        for place, balance in enumerate(self.balances.values()):
            balance.setGeometry(place * (each + gap), 0, each, self.height())
        self._fit_figures()

    def _fit_figures(self) -> None:
        role = ROLES[max((one.largest() for one in self.balances.values()), default=0)]
        for balance in self.balances.values():
            balance.write_in(role)
        is_under = any(one.is_crowded for one in self.balances.values())
        for balance in self.balances.values():
            balance.write_under(is_under)

    def _slice(self, state: Any) -> tuple[object, ...]:
        """Of whom the header names: of whoever answers, too."""
        game, viewer = self._context.game, self._context.viewer
        accounts = game.accounts
        turn, covered = game.turn(state), viewer.is_covered(state)
        seat = (game.asked(state) or turn.seat) if turn is not None else None
        if turn is not None and seat != turn.seat:
            covered = game.hides(state) and viewer.seat(state) != seat
        purse, income = None, EMPTY
        if accounts is not None and seat is not None and not covered:
            purse, income = accounts.balance(state, seat), accounts.income(state, seat)
        return purse, income, game.hides(state), covered, seat

    def _show(
        self,
        purse: Purse | None,
        income: Purse,
        hidden: bool,
        covered: bool,
        seat: SeatId | None,
    ) -> None:
        """`hidden`: treasuries are, at this table; `covered`: this one is, now."""
        self.show_purse(purse, income, counts=seat == self._seat)
        self._seat = seat
        words = self._context.parts.secrets()
        said = (words.reveal_mine if covered else words.hide_mine) if hidden else ""
        for place, balance in enumerate(self.balances.values()):
            balance.be_button(said, focus=place == 0)

    def show_purse(self, purse: Purse | None, income: Purse, *, counts: bool = False) -> None:
        """`counts`: it is the same treasury as before, so that its figures count there."""
        changed = [
            balance.show_amount(
                None if purse is None else purse[resource], income[resource], counts=counts
            )
            for resource, balance in self.balances.items()
        ]
        if any(changed):
            self._fit_figures()
