"""Clock form: how much time everybody has, and what more of it costs."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QSpinBox, QWidget

from bp_desktop.core.clock import OverTimePrice, TableClock
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import ChoiceBox, number_box
from bp_desktop.ui.widgets.purse import Resources

MOST_MINUTES, MOST_SECONDS, MOST_INCREMENT, LEAST_SECONDS = 6000, 36_000, 3600, 5
QUARTER = 15
"""Seconds that an arrow adds."""
BESIDE_WORDS = 56
"""What arrows and edges of a field take."""


class ClockForm(QWidget):
    """Every limit of the clock in one place; 0 is no limit."""

    finished = Signal()

    def __init__(
        self,
        theme: Theme,
        clock: TableClock,
        resources: Resources,
        act: Callable[[Any], object],
    ) -> None:
        super().__init__()
        self._act = act
        self._theme = theme
        minutes, seconds = self.tr(" min"), self.tr(" s")
        price = clock.price
        self.budget = self._number(
            self.tr("For the whole match"), MOST_MINUTES, clock.budget, minutes
        )
        self.increment = self._number(
            self.tr("Each turn of your own adds"),
            MOST_INCREMENT,
            clock.increment,
            seconds,
            self.tr("nothing"),
        )
        self.turn = self._number(self.tr("For each turn"), MOST_SECONDS, clock.turn, seconds)
        self.phase = self._number(self.tr("For each phase"), MOST_SECONDS, clock.phase, seconds)
        self.amount = self._number(
            self.tr("Overtime costs"),
            1000,
            0 if price is None else price.amount,
            "",
            self.tr("nothing"),
        )
        self.resource = ChoiceBox(self.tr("What overtime is paid in"))
        for id_, look in resources.items():
            self.resource.addItem(look.name, id_)
        self.every = self._number(
            self.tr("For every"), 600, 1 if price is None else price.minutes, minutes
        )
        self.every.setMinimum(1)
        self.every.setSpecialValueText("")
        if price is not None:
            self.resource.setCurrentIndex(self.resource.findData(price.resource))
        form = QFormLayout()
        form.setSpacing(theme.px(10))
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in (self.budget, self.increment, self.turn, self.phase):
            form.addRow(label(field.accessibleName()), field)
        if resources:
            cost = flowing(theme, self.amount, self.resource)
            form.addRow(label(self.amount.accessibleName()), cost)
            form.addRow(label(self.every.accessibleName()), self.every)
        told = label(
            self.tr(
                "The clock stops nobody. The price of overtime is recorded only when you say so."
            ),
            "quiet",
            wrap=True,
        )
        self.cancel = Button(theme, self.tr("Cancel"), self.finished.emit)
        self.set_clock = Button(theme, self.tr("Set the clock"), self._set, kind="primary")
        foot = lay(row(theme, spacing=12), SPRING, self.cancel, self.set_clock)
        whole = column(theme, self, spacing=16, edges=(24, 20, 24, 20))
        lay(whole, label(self.tr("Time for everyone"), "title"), told, form, foot)
        self.setFocusProxy(self.budget)

    def _number(
        self, name: str, most: int, value: int | None, suffix: str, words: str = ""
    ) -> QSpinBox:
        """`words`: what 0 means, if not that there is no limit."""
        words = words or self.tr("no limit")
        letters = width_of(self._theme, "body", words) * 100 // self._theme.look.scale
        width = max(140, letters + BESIDE_WORDS)
        made = number_box(self._theme, name, 0, most, value or 0, width=width, suffix=suffix)
        made.setSpecialValueText(words)
        if suffix == self.tr(" s"):
            made.setSingleStep(QUARTER)
        return made

    def _set(self) -> None:
        amount = self.amount.value()
        price = None
        if amount and self.resource.currentData():
            price = OverTimePrice(self.resource.currentData(), amount, self.every.value())
        command = SetClock(
            self.budget.value() or None,
            self._seconds(self.turn),
            self._seconds(self.phase),
            self.increment.value(),
            price,
        )
        self.finished.emit()
        self._act(command)

    @staticmethod
    def _seconds(field: QSpinBox) -> int | None:
        """Less than five would be over before anybody could read the clock."""
        return max(LEAST_SECONDS, field.value()) if field.value() else None
