"""Menu of the clock: a pause with a reason, a budget, more time for one, to hide it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget, QWidgetAction

from bp_desktop.core.clock import TableClock
from bp_desktop.core.ids import SeatId
from bp_desktop.games.table import ClockSteps, Seat
from bp_desktop.texts.marking import counted
from bp_desktop.ui.shell.drafts import Draft, KeptFields

BUDGETS = (15, 30, 45, 60, 90, 120, 180)
"""Minutes on offer for each player."""
HANDICAPS = (0, 5, 10, 15, 30, 45, 60)
"""Minutes on offer for one player beyond those of all."""


def reasons() -> tuple[str, ...]:
    """Why people stop; whatever else it is can be typed."""
    translate = QCoreApplication.translate
    return (
        translate("clock", "a break"),
        translate("clock", "food and drink"),
        translate("clock", "a talk about the rules"),
        translate("clock", "somebody is away"),
    )


def minutes_text(minutes: int) -> str:
    translate = QCoreApplication.translate
    return counted(translate("clock", "%n minute(s)", "", minutes), minutes)


class ClockMenu(QMenu):
    """Made anew whenever it is opened."""

    def __init__(
        self,
        parent: QWidget,
        clock: TableClock,
        seats: Sequence[Seat],
        steps: ClockSteps[Any, Any],
        act: Callable[[Any], object],
        hide: Callable[[], object],
        draft: Draft | None = None,
    ) -> None:
        super().__init__(parent)
        self._steps = steps
        self._act = act
        translate = QCoreApplication.translate
        self.first = self.addAction("")
        if clock.paused:
            self.first.setText(translate("clock", "Go on"))
            self.first.triggered.connect(lambda: act(steps.resume(False)))
        else:
            self.first.setText(translate("clock", "Pause"))
            self.first.triggered.connect(lambda: self._pause(""))
        for text in reasons():
            self._add_reason(text)
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        asked = translate("clock", "Another reason, then Enter")
        self.reason.setPlaceholderText(asked)
        self.reason.setMinimumWidth(self.reason.fontMetrics().horizontalAdvance(asked) * 4 // 3)
        self.reason.setAccessibleName(translate("clock", "Reason for the pause"))
        self.reason.returnPressed.connect(self._on_reason)
        KeptFields(self, {"reason": self.reason}, draft)
        typed = QWidgetAction(self)
        typed.setDefaultWidget(self.reason)
        self.addAction(typed)
        self.addSeparator()
        self.budgets = self.addMenu(translate("clock", "Time for each player"))
        self._add_budget(translate("clock", "No limit"), None, clock)
        for minutes in BUDGETS:
            self._add_budget(minutes_text(minutes), minutes, clock)
        self.handicaps = self.addMenu(translate("clock", "More time for one"))
        self.handicaps.setEnabled(clock.budget is not None)
        for seat in seats:
            self._add_handicaps(clock, seat)
        self.hiding = self.addAction(translate("clock", "Hide the clock"))
        self.hiding.triggered.connect(hide)
        self.setActiveAction(self.first)

    def _add_reason(self, text: str) -> None:
        head = QCoreApplication.translate("clock", "Pause")
        action = self.addAction(f"{head}: {text}")
        action.triggered.connect(lambda: self._pause(text))

    def _pause(self, reason: str) -> None:
        self._act(self._steps.pause(reason, False))

    def _add_budget(self, text: str, minutes: int | None, clock: TableClock) -> None:
        action = self.budgets.addAction(text)
        action.setCheckable(True)
        action.setChecked(clock.budget == minutes)
        action.triggered.connect(lambda: self._act(self._steps.budget(minutes)))

    def _add_handicaps(self, clock: TableClock, seat: Seat) -> None:
        # In a menu an ampersand is a way to say which letter is the shortcut.
        menu = self.handicaps.addMenu(seat.name.replace("&", "&&"))
        for minutes in HANDICAPS:
            text = (
                f"+ {minutes_text(minutes)}"
                if minutes
                else QCoreApplication.translate("clock", "As much as the others")
            )
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(clock.extra.get(seat.id, 0) == minutes)
            action.triggered.connect(partial(self._give_more, seat.id, minutes))

    def _give_more(self, seat: SeatId, minutes: int, _checked: bool = False) -> None:
        self._act(self._steps.handicap(seat, minutes))

    def _on_reason(self) -> None:
        text = self.reason.text().strip()
        self.reason.clear()
        self.close()
        self._pause(text)
