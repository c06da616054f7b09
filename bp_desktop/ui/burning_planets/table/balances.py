"""The active player's four balances, readable from two metres, with this turn's changes."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.ui import icons
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.fonts import font_of
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row

ICON = 34
GAP = 10
EDGE = 16
LEAST = 84
ROLES = ("balance", "number", "display", "title")
"""Of the amount, the largest first."""
HIDDEN = "•••"


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
        painter = QPainter(self)
        painter.setPen(self._theme.color(self._tone))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()


class Balance(QFrame):
    """One resource: icon, name, a large number and what changed."""

    def __init__(self, theme: Theme, resource: str, fit: Callable[[], object]) -> None:
        """`fit` is told that there is more or less room for the number, or another number."""
        super().__init__()
        self._theme = theme
        self._resource = resource
        self._fit = fit
        self._shown: tuple[object, ...] = ()
        self.setProperty("card", "true")
        box = column(theme, self, spacing=2, edges=(EDGE, 8, EDGE, 8))
        head = row(theme, spacing=GAP)
        self._icon = QLabel()
        head.addWidget(self._icon)
        self._name = label(names().resource(resource), "quiet")
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head.addWidget(self._name, 1)
        head.addStretch()
        self.change = ChangeLabel(theme)
        head.addWidget(self.change)
        self.amount = label("", "balance")
        self.amount.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        box.addLayout(head)
        box.addWidget(self.amount)
        theme.changed.connect(self._show_icon)
        self._show_icon()

    def _show_icon(self) -> None:
        size = self._theme.px(ICON)
        name = f"resource/{self._resource}"
        self._icon.setPixmap(icons.pixmap(name, size, ratio=self.devicePixelRatioF()))

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
        room = self.width() - self._theme.px(2 * EDGE)
        wide = self.change.fontMetrics().horizontalAdvance
        change = wide(self.change.text()) + self._theme.px(GAP) if self.change.text() else 0
        icon = self._theme.px(ICON)
        self._icon.setHidden(icon + change > room)
        name = self._name.fontMetrics().horizontalAdvance(self._name.text())
        self._name.setHidden(icon + self._theme.px(2 * GAP) + name + change > room)

    def largest(self) -> int:
        """The place among the roles of the largest letters there is room for."""
        room = self.width() - self._theme.px(2 * EDGE)
        text = self.amount.text()
        return next(
            (
                place
                for place, role in enumerate(ROLES)
                if self._metrics(role).horizontalAdvance(text) <= room
            ),
            len(ROLES) - 1,
        )

    def write_in(self, role: str) -> None:
        self.amount.setMinimumHeight(self._metrics(ROLES[0]).height())
        if self.amount.property("role") != role:
            self.amount.setProperty("role", role)
            self.amount.style().polish(self.amount)

    def _metrics(self, role: str) -> QFontMetrics:
        return QFontMetrics(font_of(self._theme, role))

    def show_amount(self, amount: int | None, change: int) -> None:
        """None: hidden from whoever looks."""
        if self._shown == (amount, change, self._theme.mode):
            return
        self._shown = (amount, change, self._theme.mode)
        self.amount.setText(HIDDEN if amount is None else str(amount))
        self._fit()
        self.change.show_change(0 if amount is None else change)
        self._fit_head()
        said = self.amount.text() if amount is not None else self.tr("hidden")
        self.setAccessibleName(f"{names().resource(self._resource)}: {said}")


class BalancesPanel(QWidget):
    """All resources side by side."""

    def __init__(
        self, theme: Theme, resources: tuple[str, ...], on_look: Callable[[], object]
    ) -> None:
        super().__init__()
        line = row(theme, self, spacing=12)
        self.balances: dict[str, Balance] = {}
        self.balances = {resource: Balance(theme, resource, self._fit) for resource in resources}
        for balance in self.balances.values():
            line.addWidget(balance, 1)
        self.look = Button(theme, self.tr("Look"), on_look, kind="icon", icon_name="eye")
        line.addWidget(self.look)

    def _fit(self) -> None:
        """As large as there is room for, and all alike: they are compared with each other."""
        if self.balances:
            role = ROLES[max(one.largest() for one in self.balances.values())]
            for balance in self.balances.values():
                balance.write_in(role)

    def show_cover(self, *, hidden: bool, covered: bool) -> None:
        """Whether treasuries are hidden at this table, and whether this one is covered now."""
        self.look.setVisible(hidden)
        self.look.set_icon("eye" if covered else "eye_off")
        said = self.tr("Look at my treasury") if covered else self.tr("Cover my treasury")
        self.look.setToolTip(said)
        self.look.setAccessibleName(said)

    def show_purse(self, purse: Purse | None, change: Purse = EMPTY) -> None:
        for resource, balance in self.balances.items():
            balance.show_amount(None if purse is None else purse[resource], change[resource])


def small_purse(theme: Theme, purse: Purse) -> QWidget:
    """A purse in one line: icon and number, only what there is."""
    made = QWidget()
    line = row(theme, made, spacing=4)
    for resource, amount in purse:
        picture = QLabel()
        picture.setPixmap(icons.pixmap(f"resource/{resource}", theme.px(16), ratio=2.0))
        picture.setToolTip(names().resource(resource))
        line.addWidget(picture)
        line.addWidget(label(str(amount), "strong"), 0, Qt.AlignmentFlag.AlignVCenter)
    line.addStretch()
    return made
