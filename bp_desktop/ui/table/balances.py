"""Balances panel: what the active player has, readable from two metres, and this turn's changes."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.type_variables import S
from bp_desktop.games.table import TableGame
from bp_desktop.session.session import Session
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of, width_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.height_class import HeightClass
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, respace, row
from bp_desktop.ui.widgets.purse import ResourceLook

ICON, SMALL_ICON = 34, 26
GAP = 10
EDGE, SMALL_EDGE = 16, 12
LEAST = 84
ROLES = ("balance", "number", "display", "title")
"""Of the amount, the largest first."""
LARGEST = {HeightClass.AMPLE: "balance", HeightClass.LOW: "balance", HeightClass.SCARCE: "number"}
"""Where room is scarce the interface is a large one, and so are its digits."""
HIDDEN = "•••"


def turn_change(game: TableGame[S, Any, Any], session: Session[S, Any, Any]) -> Purse:
    """What this own turn has brought and cost its seat so far."""
    accounts, turn, total = game.accounts, game.turn(session.state), EMPTY
    if accounts is None or turn is None:
        return total
    for step in reversed(session.timeline):
        for event in reversed(step.outcome.events):
            if game.begins(event) is not None:
                return total
            for posting in accounts.book.postings(event):
                if posting.player == turn.seat and posting.hold is None:
                    total += posting.amounts
    return total


class ChangeLabel(QLabel):
    """What a turn brought, in green or red. Painted by itself: another style sheet for every step
    would take longer than the rest of the card."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tone = "success"
        self.setProperty("role", "strong")

    def show_change(self, change: int) -> None:
        self._tone = "success" if change > 0 else "danger"
        self.setText(f"{change:+d}" if change else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self._theme.color(self._tone))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text())


class Balance(QFrame):
    """One resource: icon, name, a large number and what changed; without the name in one line."""

    def __init__(self, theme: Theme, resource: ResourceLook, fit: Callable[[], object]) -> None:
        """`fit` is told that there is more or less room for the number."""
        super().__init__()
        self._theme = theme
        self._resource = resource
        self._fit = fit
        self._room = HeightClass.AMPLE
        self._shown: tuple[object, ...] = ()
        self.setProperty("card", "true")
        self._icon = QLabel()
        self._name = label(resource.name, "quiet")
        self.change = ChangeLabel(theme)
        self.amount = label("", "balance")
        for words in (self._name, self.amount):
            words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._head = row(theme, spacing=GAP)
        lay(self._head, self._icon, (self._name, 1), SPRING, self.change)
        self._box = lay(column(theme, self), self._head)
        self.spread(HeightClass.AMPLE)
        theme.changed.connect(self._show_icon)

    def spread(self, room: HeightClass) -> None:
        """Number below the name, or all in one line where there is little room."""
        self._room = room
        if self._in_one_line:
            self._head.insertWidget(1, self.amount, 1)
        else:
            self._box.addWidget(self.amount)
        above, aside = (4, SMALL_EDGE) if self._in_one_line else (8, EDGE)
        respace(self._theme, self._box, spacing=2, edges=(aside, above, aside, above))
        self._show_icon()
        self._fit_head()

    @property
    def _in_one_line(self) -> bool:
        return self._room < HeightClass.AMPLE

    @property
    def _icon_size(self) -> int:
        return self._theme.px(SMALL_ICON if self._room is HeightClass.SCARCE else ICON)

    def _show_icon(self) -> None:
        picture, ratio = self._resource.picture, self.devicePixelRatioF()
        self._icon.setPixmap(icons.pixmap(picture, self._icon_size, ratio=ratio))

    def minimumSizeHint(self) -> QSize:
        """Four of them leave room for what can be done, at the largest scale too."""
        return QSize(self._theme.px(LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._fit_head()

    def _fit_head(self) -> None:
        """A name that does not fit goes, for the icon says it too; then the icon, for half a number
        would be a wrong one and the place says which resource it is."""
        icon, gap = self._icon_size, self._theme.px(GAP)
        room, change = self._inside, self._wide_change
        name = self._name.fontMetrics().horizontalAdvance(self._name.text())
        if self._in_one_line:
            smallest = self._metrics(ROLES[-1]).horizontalAdvance(self.amount.text())
            self._icon.setHidden(icon + gap + smallest + change > room)
            self._name.hide()
        else:
            self._icon.setHidden(icon + change > room)
            self._name.setHidden(icon + 2 * gap + name + max(change, gap) > room)

    @property
    def _inside(self) -> int:
        edge = SMALL_EDGE if self._in_one_line else EDGE
        return self.contentsRect().width() - self._theme.px(2 * edge)

    @property
    def _wide_change(self) -> int:
        text = self.change.text()
        wide = self.change.fontMetrics().horizontalAdvance
        return wide(text) + self._theme.px(GAP) if text else 0

    def largest(self) -> int:
        """The place among the roles of the largest letters there is room for."""
        room, text = self._inside, self.amount.text()
        if self._in_one_line:
            room -= self._icon_size + self._theme.px(2 * GAP) + self._wide_change
        first = ROLES.index(LARGEST[self._room])
        return next(
            (
                place
                for place, role in enumerate(ROLES)
                if place >= first and width_of(self._theme, role, text) <= room
            ),
            len(ROLES) - 1,
        )

    def write_in(self, role: str) -> None:
        self.amount.setMinimumHeight(self._metrics(LARGEST[self._room]).height())
        if self.amount.property("role") != role:
            self.amount.setProperty("role", role)
            self.amount.style().polish(self.amount)

    def _metrics(self, role: str) -> QFontMetrics:
        return QFontMetrics(font_of(self._theme, role))

    def show_amount(self, amount: int | None, change: int) -> bool:
        """None: hidden from whoever looks. Tells whether another number is written now."""
        if self._shown == (amount, change, self._theme.mode):
            return False
        self._shown = (amount, change, self._theme.mode)
        self.amount.setText(HIDDEN if amount is None else str(amount))
        self.change.show_change(0 if amount is None else change)
        self._fit_head()
        said = self.amount.text() if amount is not None else self.tr("hidden")
        self.setAccessibleName(f"{self._resource.name}: {said}")
        return True


class BalancesPanel(QWidget):
    """All resources side by side: what the active seat has, as far as it may be seen."""

    def __init__(self, context: AnyTable, on_look: Callable[[], object]) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        self.balances = {
            id_: Balance(theme, look, self._fit) for id_, look in context.parts.resources().items()
        }
        self.look = Button(theme, self.tr("Look"), on_look, kind="icon", icon_name="eye")
        balances = ((one, 1) for one in self.balances.values())
        self._line = lay(row(theme, self), *balances, self.look)
        self.spread(HeightClass.AMPLE)
        context.follow(self, self._slice, self._show)

    def spread(self, room: HeightClass) -> None:
        for balance in self.balances.values():
            balance.spread(room)
        respace(self._theme, self._line, spacing=12 if room is HeightClass.AMPLE else 8)
        self._fit()

    def _fit(self) -> None:
        """As large as there is room for, and all alike: they are compared with each other."""
        role = ROLES[max((one.largest() for one in self.balances.values()), default=0)]
        for balance in self.balances.values():
            balance.write_in(role)

    def _slice(self, state: Any) -> tuple[object, ...]:
        game, accounts = self._context.game, self._context.game.accounts
        turn, covered = game.turn(state), self._context.viewer.is_covered(state)
        purse = None
        if accounts is not None and turn is not None and not covered:
            purse = accounts.balance(state, turn.seat)
        change = turn_change(game, self._context.commander.session)
        return purse, change, game.hides(state), covered

    def _show(self, purse: Purse | None, change: Purse, hidden: bool, covered: bool) -> None:
        """`hidden`: treasuries are, at this table; `covered`: this one is, now."""
        self.show_purse(purse, change)
        self.look.setVisible(hidden)
        self.look.set_icon("eye" if covered else "eye_off")
        said = self.tr("Look at my treasury") if covered else self.tr("Cover my treasury")
        self.look.setToolTip(said)
        self.look.setAccessibleName(said)

    def show_purse(self, purse: Purse | None, change: Purse) -> None:
        changed = [
            balance.show_amount(None if purse is None else purse[resource], change[resource])
            for resource, balance in self.balances.items()
        ]
        if any(changed):
            self._fit()
