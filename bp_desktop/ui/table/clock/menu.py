"""What can be asked of the clock: a pause with a reason, a budget, to be hidden."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget, QWidgetAction

from bp_desktop.core.clock import TableClock
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.clock_commands import (
    ClockCommand,
    PauseClock,
    ResumeClock,
    SetClock,
    SetHandicap,
)
from bp_desktop.games.burning_planets.match.state import Match
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


class ClockDeeds(NamedTuple):
    act: Callable[[ClockCommand], object]
    hide: Callable[[], object]


class ClockMenu(QMenu):
    """Made anew whenever it is opened."""

    def __init__(
        self, parent: QWidget, match: Match, deeds: ClockDeeds, draft: Draft | None = None
    ) -> None:
        super().__init__(parent)
        clock = match.clock
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
        for player in match.survivors:
            self._add_handicaps(match, player)
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

    def _add_handicaps(self, match: Match, player: PlayerId) -> None:
        # In a menu an ampersand is a way to say which letter is the shortcut.
        name = match.players[player].name.replace("&", "&&")
        menu = self.handicaps.addMenu(name)
        for minutes in HANDICAPS:
            text = (
                f"+ {minutes_text(minutes)}"
                if minutes
                else QCoreApplication.translate("clock", "As much as the others")
            )
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(match.clock.extra.get(player, 0) == minutes)
            command = SetHandicap(player, minutes)
            action.triggered.connect(lambda _checked, command=command: self._deeds.act(command))

    def _on_reason(self) -> None:
        text = self.reason.text().strip()
        self.reason.clear()
        self.close()
        self._deeds.act(PauseClock(text))
