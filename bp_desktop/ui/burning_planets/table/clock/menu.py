"""What can be asked of the clock: a pause with a reason, a budget, to be hidden."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget, QWidgetAction

from bp_desktop.games.burning_planets.match.clock_commands import (
    ClockCommand,
    PauseClock,
    ResumeClock,
    SetClock,
)
from bp_desktop.games.burning_planets.match.state import TableClock
from bp_desktop.ui.drafts import Draft, KeptFields
from bp_desktop.ui.marking import counted

BUDGETS = (15, 30, 45, 60, 90, 120, 180)
"""Minutes on offer for each player."""


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


class ClockDeeds(NamedTuple):
    act: Callable[[ClockCommand], object]
    hide: Callable[[], object]


class ClockMenu(QMenu):
    """Made anew whenever it is opened."""

    def __init__(
        self, parent: QWidget, clock: TableClock, deeds: ClockDeeds, draft: Draft | None = None
    ) -> None:
        super().__init__(parent)
        self._deeds = deeds
        translate = QCoreApplication.translate
        self.first = self.addAction("")
        if clock.paused:
            self.first.setText(translate("clock", "Go on"))
            self.first.triggered.connect(lambda: deeds.act(ResumeClock()))
        else:
            self.first.setText(translate("clock", "Pause"))
            self.first.triggered.connect(lambda: deeds.act(PauseClock()))
        for text in reasons():
            self._add_reason(text)
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(translate("clock", "Another reason, then Enter"))
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
        self.hiding = self.addAction(translate("clock", "Hide the clock"))
        self.hiding.triggered.connect(deeds.hide)
        self.setActiveAction(self.first)

    def _add_reason(self, text: str) -> None:
        head = QCoreApplication.translate("clock", "Pause")
        action = self.addAction(f"{head}: {text}")
        action.triggered.connect(lambda: self._deeds.act(PauseClock(text)))

    def _add_budget(self, text: str, minutes: int | None, clock: TableClock) -> None:
        action = self.budgets.addAction(text)
        action.setCheckable(True)
        action.setChecked(clock.budget == minutes)
        action.triggered.connect(lambda: self._deeds.act(SetClock(minutes)))

    def _on_reason(self) -> None:
        text = self.reason.text().strip()
        self.reason.clear()
        self.close()
        self._deeds.act(PauseClock(text))
