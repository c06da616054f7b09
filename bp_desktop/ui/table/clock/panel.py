"""The clock of an open match: shows it, ticks while it is seen, and pauses when people leave."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.core.clock import TableClock
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.clock_commands import (
    ClockCommand,
    PauseClock,
    ResumeClock,
)
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.time_spent import watched
from bp_desktop.session.timekeeper import TimeKeeper
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.shell.preferences import Choices, Preferences
from bp_desktop.ui.shell.wake_lock import WakeLock, inhibitor_here
from bp_desktop.ui.table.clock.face import ClockFace
from bp_desktop.ui.table.clock.menu import ClockDeeds, ClockMenu, minutes_text
from bp_desktop.ui.table.clock.words import reading
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row

TICK = 1000
AWAY = 60_000
"""Whoever looks at another page for less than this leaves no line in the journal."""


def pause_text(clock: TableClock) -> str:
    translate = QCoreApplication.translate
    if clock.left:
        return translate("clock", "Paused: the table was left")
    if clock.reason:
        return filled(translate("clock", "Paused: {reason}"), reason=clock.reason)
    return translate("clock", "Paused")


class PausedBar(QFrame):
    """Says that nobody's time runs, and why."""

    def __init__(self, theme: Theme, go_on: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("card", "gold")
        line = row(theme, self, spacing=12, edges=(16, 8, 12, 8))
        self.text = label("", "heading", wrap=True)
        self.go_on = Button(
            theme,
            QCoreApplication.translate("clock", "Go on"),
            go_on,
            kind="primary",
            icon_name="play",
        )
        line.addWidget(self.text, 1)
        line.addWidget(self.go_on)
        self.hide()

    def show_clock(self, clock: TableClock, *, in_play: bool) -> None:
        self.setVisible(clock.paused and in_play)
        if clock.paused:
            self.text.setText(pause_text(clock))


class ClockPanel(QWidget):
    """Stands in the head of the table; `bar` goes where everybody sees it.

    Reads its lines when `show_match` is called; submits only what people ask for, and a pause
    when they leave.
    """

    seen_or_hidden = Signal()
    """Somebody chose to see clocks, or not to."""
    ticked = Signal()
    """A second has passed for whoever's time runs."""

    def __init__(
        self,
        theme: Theme,
        commander: Commander[Match, Any, Any],
        choices: Choices,
        drafts: Drafts | None = None,
    ) -> None:
        super().__init__()
        self._draft = (drafts or Drafts()).of("pause")
        self._commander = commander
        self._choices = choices
        self.keeper = TimeKeeper(commander.session, watched, commander.session.now)
        self.face = ClockFace(theme, self._on_click, self.open_menu)
        self.bar = PausedBar(theme, self.go_on)
        self.menu: ClockMenu | None = None
        self.awake = WakeLock(inhibitor_here())
        column(theme, self).addWidget(self.face)
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self._away = QTimer(self)
        self._away.setInterval(AWAY)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.leave)
        self._is_seen = False
        choices.changed.connect(self._on_choice)

    @property
    def _match(self) -> Match:
        return self._commander.state

    # --- asking

    def act(self, command: ClockCommand) -> None:
        self._commander.submit(command)

    def go_on(self) -> None:
        self.act(ResumeClock())

    def toggle(self) -> None:
        """One key: the list of reasons, or on again."""
        if self._match.stage is not Stage.PLAY:
            return
        if self._match.clock.paused:
            self.go_on()
        else:
            self.open_menu()

    def toggle_shown(self) -> None:
        self._choices.set(clock=not self._choices.now.clock)

    def _on_click(self) -> None:
        self.toggle()

    def open_menu(self) -> None:
        if self.menu is not None:
            self.menu.deleteLater()
        deeds = ClockDeeds(self.act, self.toggle_shown)
        self.menu = ClockMenu(self, self._match, deeds, self._draft)
        below: QWidget = self.face if self.face.isVisible() else self.window()
        self.menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    # --- coming and going

    def come(self) -> None:
        """The table is on the screen."""
        self._is_seen = True
        self._away.stop()
        self.show_match(self._match)

    def go(self) -> None:
        """Another page is on the screen."""
        self._is_seen = False
        self._timer.stop()
        self._keep_awake()
        if self.keeper.should_pause_when_left:
            self._away.start()

    def leave(self) -> None:
        """Nobody is at the table any more: on record, so that the time away is nobody's."""
        self._away.stop()
        if self.keeper.should_pause_when_left:
            self.act(PauseClock(left=True))
        self._is_seen = False
        self._keep_awake()

    # --- showing

    @property
    def is_running(self) -> bool:
        return self.keeper.runner is not None

    def show_match(self, match: Match) -> None:
        self.keeper.catch_up()
        in_play = match.stage is Stage.PLAY
        self.face.setVisible(in_play and self._choices.now.clock)
        self.bar.show_clock(match.clock, in_play=in_play)
        if in_play:
            self._show_face(match)
        ticking = self._is_seen and self.is_running and self._choices.now.clock
        if ticking and not self._timer.isActive():
            self._timer.start()
        elif not ticking:
            self._timer.stop()
        self._keep_awake()

    def _keep_awake(self) -> None:
        """The screen may go dark while nobody plays."""
        self.awake.want(self._is_seen and self.is_running and self._choices.now.awake)

    def _tick(self) -> None:
        self._show_face(self._match)
        self.ticked.emit()

    def _show_face(self, match: Match) -> None:
        player = match.turn.player
        budget = match.clock.budget_of(player)
        found = reading(self.keeper.seconds(player), budget)
        if match.clock.paused:
            self.face.show_reading(found, self.tr("paused"), "play")
        elif budget is None:
            self.face.show_reading(found, self.tr("time used"), "pause")
        else:
            text = filled(self.tr("of {minutes}"), minutes=minutes_text(budget))
            self.face.show_reading(found, text, "pause")

    def times(self) -> dict[PlayerId, str]:
        """What everybody's clock shows; nothing while clocks are hidden."""
        match = self._match
        if match.stage is not Stage.PLAY or not self._choices.now.clock:
            return {}
        return {
            one: reading(self.keeper.seconds(one), match.clock.budget_of(one)).text
            for one in match.survivors
        }

    def times_of_others(self) -> dict[PlayerId, str]:
        """Of those who are not active: their own clock stands in the head."""
        active = self._match.turn.player
        return {one: text for one, text in self.times().items() if one != active}

    def _on_choice(self, before: Preferences, after: Preferences) -> None:
        if before.awake != after.awake:
            self._keep_awake()
        if before.clock != after.clock:
            self.show_match(self._match)
            self.seen_or_hidden.emit()
