"""Rules row of a new match: what groups agree on most often, such as first player and time."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from bp_desktop.core.clock import TableClock
from bp_desktop.core.options import Choice, O, value_of
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.clock.face import BUDGETS, minutes_text
from bp_desktop.ui.table.clock.form import ClockForm
from bp_desktop.ui.table.setup.parts import AnySetup
from bp_desktop.ui.widgets.basics import row
from bp_desktop.ui.widgets.fields import ChoiceBox

OWN, MORE = "own", "more"
"""Limits of one's own, and the way to them."""


class RulesRow(QWidget):
    """Some of it are table options of the game too; `choose` is told their key and value. Other
    limits of the clock are asked for on a page that `open_page` shows until it is told `back`."""

    def __init__(
        self,
        theme: Theme,
        parts: AnySetup,
        choose: Callable[[str, Choice], object],
        open_page: Callable[[QWidget], object],
        back: Callable[[], object],
    ) -> None:
        super().__init__()
        self._theme, self._parts = theme, parts
        self._choose, self._open_page, self._back = choose, open_page, back
        self._own: SetClock | None = None
        self._shown: object = None
        self.choices: dict[str, ChoiceBox] = {}
        for choice in parts.choices:
            box = self.choices[choice.key] = ChoiceBox(choice.name, fitting=True)
            box.offer(choice.values)
            box.activated.connect(partial(self._take, choice.key, box))
        self.minutes = ChoiceBox(self.tr("Time"), fitting=True)
        self._offer_times()
        self.minutes.activated.connect(self._on_time)
        self.enforcement = ChoiceBox(self.tr("How strict the rules are"), fitting=True)
        self.enforcement.offer(
            {
                Enforcement.WARN: self.tr("Warn, and let players overrule"),
                Enforcement.STRICT: self.tr("Rules: strict"),
                Enforcement.FREE: self.tr("Only log rule violations"),
            }
        )
        self.box = row(theme, self, spacing=12)
        for one in (*self.choices.values(), self.minutes, self.enforcement):
            self.box.addWidget(one, 1)
        if parts.game.clock is None:
            self.minutes.hide()

    def show_options(self, options: O) -> None:
        for key, box in self.choices.items():
            box.setCurrentIndex(box.findData(value_of(options, key)))

    def show_enforcement(self, enforcement: Enforcement) -> None:
        self.enforcement.setCurrentIndex(self.enforcement.findData(enforcement))

    def _take(self, key: str, box: ChoiceBox, _index: int) -> None:
        self._choose(key, box.currentData())

    # --- time

    @property
    def clock(self) -> SetClock | None:
        chosen = self.minutes.currentData()
        if chosen in (OWN, MORE):
            return self._own
        return None if chosen is None else SetClock(chosen)

    def show_clock(self, clock: SetClock | None) -> None:
        is_usual = clock is None or clock == SetClock(clock.budget)
        budget = None if clock is None else clock.budget
        self._own = None if is_usual and (budget is None or budget in BUDGETS) else clock
        self._offer_times()
        self._shown = budget if self._own is None else OWN
        self.minutes.setCurrentIndex(self.minutes.findData(self._shown))

    def _offer_times(self) -> None:
        for_each = self.tr("{minutes} for each player")
        values: dict[object, str] = {None: self.tr("No time limit")}
        values |= {one: filled(for_each, minutes=minutes_text(one)) for one in BUDGETS}
        if self._own is not None:
            values[OWN] = self._said(self._own)
        values[MORE] = self.tr("More …")
        with QSignalBlocker(self.minutes):
            self.minutes.clear()
            self.minutes.offer(values)

    def _said(self, clock: SetClock) -> str:
        """Its limits, the widest first."""
        said = []
        if clock.budget is not None:
            said.append(filled(self.tr("{count} min each"), count=clock.budget))
        if clock.increment:
            said.append(filled(self.tr("+{count} s per turn"), count=clock.increment))
        if clock.turn is not None:
            said.append(filled(self.tr("turn limit {count} s"), count=clock.turn))
        if clock.phase is not None:
            said.append(filled(self.tr("phase limit {count} s"), count=clock.phase))
        if clock.price is not None:
            said.append(self.tr("overtime costs"))
        return ", ".join(said) or self.tr("No time limit")

    def _on_time(self, _index: int) -> None:
        if self.minutes.currentData() == MORE:
            self._ask_limits()
        else:
            self._shown = self.minutes.currentData()

    def _ask_limits(self) -> None:
        """Until something is set there, what held before holds."""
        self.minutes.setCurrentIndex(self.minutes.findData(self._shown))
        now = self.clock or SetClock()
        clock = TableClock(
            now.budget, turn=now.turn, phase=now.phase, increment=now.increment, price=now.price
        )
        has_money = self._parts.game.accounts is not None
        resources = self._parts.resources() if has_money else {}
        page = ClockForm(self._theme, clock, resources, self.show_clock)
        page.finished.connect(self._back)
        self._open_page(page)
