"""The clock of an open match: shows it, ticks while it is seen, and pauses when people leave."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QWidget

from bp_desktop.core.clock import TableClock, TimeLeft, Times
from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.shared.clock import BookOverTime, PauseClock, ResumeClock
from bp_desktop.games.table import Seat
from bp_desktop.session.session import Change
from bp_desktop.session.timekeeper import TimeKeeper
from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.preferences import Preferences
from bp_desktop.ui.shell.wake_lock import WakeLock, inhibitor_here
from bp_desktop.ui.table.clock.face import (
    ClockFace,
    ClockMenu,
    ClockReading,
    limit_text,
    reading,
    reading_of,
)
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import column, put_away
from bp_desktop.ui.widgets.purse import amounts_said

TICK = 1000
AWAY = 60_000
"""Whoever looks at another page for less than this leaves no line in the journal."""
NO_CLOCK = TableClock()

translate = QCoreApplication.translate


def pause_text(clock: TableClock) -> str:
    if clock.left:
        return translate("clock", "Paused: nobody was at the table")
    if clock.reason:
        return filled(translate("clock", "Paused: {reason}"), reason=clock.reason)
    return translate("clock", "Paused")


class ClockPanel(QWidget):
    """Stands in the header of the table; that nobody's time runs is said in the message place.

    Every line of the journal is its slice, since each has a time. It submits only what people ask
    for, and a pause when they leave. A game without a clock shows none.
    """

    seen_or_hidden = Signal()
    """Somebody chose to see clocks, or not to."""
    ticked = Signal()
    """A second has passed for whoever's time runs."""

    def __init__(self, context: AnyTable) -> None:
        super().__init__()
        theme, session = context.theme, context.commander.session
        self._context = context
        self._draft = context.drafts.of("pause")
        self._choices = context.view.choices
        self._is_timed = context.game.clock is not None
        self.keeper = TimeKeeper(session, context.game.watched, session.now)
        self.face = ClockFace(theme, self.toggle, self.open_menu)
        self.menu: ClockMenu | None = None
        self.awake = WakeLock(inhibitor_here())
        column(theme, self).addWidget(self.face)
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)
        self._away = QTimer(self, interval=AWAY, singleShot=True)
        self._away.timeout.connect(self.leave)
        self._is_seen = False
        context.commander.changed.connect(self.show_state)
        context.commander.changed.connect(self._tell_over_time)
        self._choices.changed.connect(self._on_choice)

    @property
    def _active(self) -> SeatId | None:
        """Who is on turn; None in set-up, after the end and in a game without a clock."""
        turn = self._context.game.turn(self._context.state)
        return turn.seat if turn is not None and self._is_timed else None

    @property
    def _clock(self) -> TableClock:
        clock = self._context.game.clock
        return NO_CLOCK if clock is None else clock(self._context.state)

    # --- asking

    def go_on(self, *, away: bool = False) -> None:
        """`away`: the time since the last line is nobody's."""
        if self._is_timed:
            self._context.commander.submit(ResumeClock(away))

    def toggle(self) -> None:
        """One key stops the clock, and starts it again; why, the menu can say."""
        if self._active is None:
            return
        if self._clock.paused:
            self.go_on()
        else:
            self._context.commander.submit(PauseClock())

    def toggle_shown(self) -> None:
        self._choices.set(clock=not self._choices.now.clock)

    def open_menu(self) -> None:
        if not self._is_timed:
            return
        put_away(self.menu)
        seats = [one for one in self._context.game.seats(self._context.state) if not one.out]
        act = self._context.commander.submit
        self.menu = ClockMenu(
            self,
            self._clock,
            seats,
            act,
            self.toggle_shown,
            self._draft,
            self.open_form,
            tuple(self._bookings(seats)),
        )
        below: QWidget = self.face if self.face.isVisible() else self.window()
        self.menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def open_form(self) -> None:
        """Every limit in one place."""
        from bp_desktop.ui.table.clock.form import ClockForm
        from bp_desktop.ui.widgets.overlay import Overlay

        context = self._context
        resources = {} if context.game.accounts is None else context.parts.resources()
        form = ClockForm(context.theme, self._clock, resources, context.commander.submit)
        overlay = Overlay(context.theme, self.window(), form, width=520)
        form.finished.connect(overlay.close_panel)
        form.setFocus()

    # --- over-time

    def owed(self) -> dict[SeatId, int]:
        """Who has taken more time than they had, and how many times the price is due for it."""
        times = self.keeper.now
        seats = (one.id for one in self._context.game.seats(self._context.state) if not one.out)
        return {seat: due for seat in seats if (due := times.owed(seat))}

    def _bookings(self, seats: Sequence[Seat]) -> Iterator[tuple[str, Callable[[], object]]]:
        price, owed = self._clock.price, self.owed()
        for seat in seats:
            due = owed.get(seat.id, 0)
            if price is not None and due:
                amounts = Purse.of({price.resource: price.amount * due})
                text = filled(
                    translate("clock", "Charge overtime: {player}, {amounts}"),
                    player=seat.name.replace("&", "&&"),
                    amounts=amounts_said(amounts, self._context.parts.resources()),
                )
                yield text, partial(self._context.commander.submit, BookOverTime(seat.id, due))

    def _tell_over_time(self, change: Change[Any, Any, Any]) -> None:
        """When a turn is over: whoever owes the table something is named once."""
        turn_of = self._context.game.turn
        before, after = turn_of(change.before), turn_of(change.after)
        if before is None or after is None or before.number >= after.number:
            return
        seat = self._context.game.seat(change.after, before.seat)
        if seat is not None and seat.id in self.owed():
            text = translate("clock", "{player} owes for overtime. Charge it from the clock menu.")
            self._context.view.notify(filled(text, player=seat.name))

    # --- coming and going

    def come(self) -> None:
        """The table is on the screen."""
        self._is_seen = True
        self._away.stop()
        self.show_state()

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
        if self.keeper.should_pause_when_left and self._is_timed:
            self._context.commander.submit(PauseClock(left=True))
        self._is_seen = False
        self._keep_awake()

    # --- showing

    @property
    def is_running(self) -> bool:
        return self.keeper.runner is not None

    def show_state(self) -> None:
        self.keeper.catch_up()
        active = self._active
        self.face.setVisible(active is not None and self._choices.now.clock)
        if active is not None:
            self._show_face(active)
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
        if self._active is not None:
            self._show_face(self._active)
        self.ticked.emit()

    def _show_face(self, active: SeatId) -> None:
        found, left = _reading(self.keeper.now, active)
        if self._clock.paused:
            self.face.show_reading(found, self.tr("paused"), "play")
        elif left is None:
            self.face.show_reading(found, self.tr("time used"), "pause")
        else:
            self.face.show_reading(found, limit_text(left), "pause")

    def times(self) -> dict[SeatId, str]:
        """What everybody's clock shows; nothing while clocks are hidden."""
        if self._active is None or not self._choices.now.clock:
            return {}
        now = self.keeper.now
        return {
            one.id: _reading(now, one.id)[0].text
            for one in self._context.game.seats(self._context.state)
            if not one.out
        }

    def times_of_others(self) -> dict[SeatId, str]:
        """Of those who are not active: their own clock stands in the head."""
        active = self._active
        return {one: text for one, text in self.times().items() if one != active}

    def _on_choice(self, before: Preferences, after: Preferences) -> None:
        if before.awake != after.awake:
            self._keep_awake()
        if before.clock != after.clock:
            self.show_state()
            self.seen_or_hidden.emit()


def _reading(times: Times, seat: SeatId) -> tuple[ClockReading, TimeLeft | None]:
    """What a clock shows, and the limit it counts down to."""
    left = times.left(seat)
    if left is None:
        return reading(times.spent.get(seat, 0), None), None
    return reading_of(left), left
