"""Answer panels: a question put together by hand, answered exactly or by throwing."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QMenu, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.conquest import Siege
from bp_desktop.games.burning_planets.planner.forces import PlanTarget
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal
from bp_desktop.games.burning_planets.planner.needs import MOST_SHIPS, Fleet, Search, SiegeSearch
from bp_desktop.games.burning_planets.planner.optimum import EXACT_STEPS, PATIENT_STEPS
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.figures import percent, short
from bp_desktop.ui.dice.waiting import WaitingPanel
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.combat.match_plans import OpenMatch, is_in_play
from bp_desktop.ui.games.burning_planets.combat.units import amounts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, show_text
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import number_box
from bp_desktop.ui.widgets.slices import Slices, Work
from bp_desktop.ui.words.wording import worded_all

MOST_OFFERS = 24
"""Of a match, in a menu."""

T = TypeVar("T")

Offered = tuple[str, Callable[[], T]]
"""A title, and how what it stands for is made; a title of "" is a line between others."""


class NeedsCard(QFrame):
    """Asked about the targets of a plan or about a planet; who is there does not matter."""

    def __init__(self, theme: Theme, tables: Tables, limits: str = "") -> None:
        """`limits`: what the answer takes for granted."""
        super().__init__()
        self._tables = tables
        self._make: Callable[[int], Search | SiegeSearch] | None = None
        self._slices = Slices(self, self._on_progress)
        self.setProperty("card", "true")
        self.wanted = number_box(
            theme, self.tr("Chance wanted"), 1, 100, 80, width=104, suffix=" %"
        )
        self.ships = number_box(theme, self.tr("Ships at most"), 1, 12, MOST_SHIPS)
        for spin in (self.wanted, self.ships):
            spin.valueChanged.connect(self.ask)
        self.trouble = label("", "body", wrap=True)
        self.cells: dict[FactionId, dict[str, QLabel]] = {}
        box = column(theme, self, spacing=10, edges=(24, 20, 24, 20))
        box.addWidget(label(self.tr("What do I need?"), "heading"))
        asked = QWidget()
        line = FlowLayout(asked, gap=theme.px(8))
        for part in (
            label(self.tr("Chance wanted"), "small"),
            self.wanted,
            label(self.tr("Ships at most"), "small"),
            self.ships,
        ):
            line.addWidget(part)
        box.addWidget(asked)
        self._grid = QWidget()
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(4))
        for place, faction in enumerate(tables.factions):
            grid.setColumnStretch(place, 1)
            cells = {
                "name": label(names().faction(faction), "overline"),
                "ships": label("", "strong", wrap=True),
                "price": label("", "body", wrap=True),
                "chance": label("", "quiet", wrap=True),
            }
            self.cells[faction] = cells
            for at, cell in enumerate(cells.values()):
                grid.addWidget(cell, at, place, Qt.AlignmentFlag.AlignTop)
        box.addWidget(self._grid)
        box.addWidget(self.trouble)
        limits = limits or self.tr(
            "Counted as if every ship stood beside all targets with all its actions. Resources of "
            "different kinds count the same."
        )
        box.addWidget(label(limits, "small", wrap=True))

    def show_targets(self, targets: tuple[PlanTarget, ...], goal: Goal) -> None:
        wanted = goal if goal.is_chance else ALL
        make = partial(Search, self._tables, targets, wanted)
        self._make = make if targets else None
        self.ask()

    def show_siege(self, siege: Siege) -> None:
        self._make = partial(SiegeSearch, self._tables, siege)
        self.ask()

    def stop(self) -> None:
        self._slices.stop()

    def ask(self) -> None:
        self._slices.stop()
        if self._make is None:
            self._blank(self.tr("Choose at least one target."))
            return
        try:
            search = self._make(self.ships.value())
        except Refused as refusal:
            self._blank(worded_all(refusal.messages))
            return
        if search.steps > EXACT_STEPS:
            self._blank(
                self.tr(
                    "So many different targets would take longer than a second: ask about fewer, "
                    "or for fewer ships."
                )
            )
            return
        self._slices.start(search.work(Fraction(self.wanted.value(), 100)), self._show)

    def _on_progress(self, _share: float) -> None:
        """What is shown is not the answer any more."""
        self._blank("…")

    def _blank(self, why: str) -> None:
        self._grid.hide()
        show_text(self.trouble, why)

    def _show(self, found: dict[FactionId, Fleet | None]) -> None:
        self.trouble.hide()
        self._grid.show()
        for faction, fleet in found.items():
            cells = self.cells[faction]
            if fleet is None:
                text = self.tr("No fleet of up to {ships} ships reaches it.")
                cells["ships"].setText(filled(text, ships=self.ships.value()))
                cells["price"].setText("")
                cells["chance"].setText("")
                continue
            ships = (f"{count} × {names().model(faction, cls)}" for cls, count in fleet.ships)
            cells["ships"].setText("\n".join(ships))
            cells["price"].setText(amounts(fleet.price))
            cells["chance"].setText(f"{percent(fleet.chance)}\n{short(fleet.chance)}")
            cells["chance"].setToolTip(f"{fleet.chance.numerator}/{fleet.chance.denominator}")


class Inquiry(NamedTuple):
    """A question that has an answer, and the ways to it."""

    steps: int
    """How much work the exact answer is; see `EXACT_STEPS`."""
    work: Callable[[], Work]
    show: Callable[[Any], object]
    """Gets what the work comes to."""
    sample: Callable[[int, int], Work]
    """Throws so many runs with that seed instead."""
    show_sample: Callable[[Any, int], object]
    """Gets what the throws come to, and the seed."""


class AnswerPanel(QWidget):
    """The answer follows by itself, a moment after the last change; nobody works while it is
    hidden. Subclasses say what is asked, and show the answer."""

    def __init__(self, theme: Theme, tables: Tables) -> None:
        super().__init__()
        self._theme = theme
        self._inquiry: Inquiry | None = None
        self._pause = QTimer(self, singleShot=True, interval=30)
        self._pause.timeout.connect(self.answer)
        self._slices = Slices(self, self._on_progress)
        self.waiting = WaitingPanel(theme, self.stop, self.throw, self.insist)
        self.needs = NeedsCard(theme, tables, self._limits())
        self.copy = Button(
            theme, self.tr("Copy as text"), self.copy_text, kind="quiet", icon_name="copy"
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for an answer any more."""
        self._leave_off()
        self.needs.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.start()

    # --- what a subclass says

    def _limits(self) -> str:
        """What the answer to "What do I need?" takes for granted; "": as it is for any fight."""
        return ""

    def _ask(self) -> Inquiry | str:
        """What is asked now, or why there is nothing to ask; may raise Refused."""
        raise NotImplementedError

    def _no_answer(self, why: str) -> None:
        """Show that there is no answer, and why."""
        raise NotImplementedError

    def copy_text(self) -> None:
        raise NotImplementedError

    # --- the answer

    def _leave_off(self) -> None:
        self._pause.stop()
        self._slices.stop()

    def answer(self) -> None:
        """Ask anew: exactly, if that takes no more than a second."""
        self._leave_off()
        self.waiting.rest()
        self._inquiry = None
        try:
            asked = self._ask()
        except Refused as refusal:
            self._no_answer(worded_all(refusal.messages))
            return
        if isinstance(asked, str):
            self._no_answer(asked)
            return
        self._inquiry = asked
        if asked.steps <= EXACT_STEPS:
            self.insist()
        else:
            self._no_answer("")
            self._offer(asked)

    def insist(self) -> None:
        """Exactly, however long it takes."""
        asked = self._inquiry
        assert asked is not None

        def show(found: object) -> None:
            self.waiting.rest()
            asked.show(found)

        self._slices.start(asked.work(), show)

    def throw(self, runs: int, seed: int) -> None:
        asked = self._inquiry
        assert asked is not None

        def show(found: object) -> None:
            self._offer(asked)
            asked.show_sample(found, seed)

        self._slices.start(asked.sample(runs, seed), show)

    def stop(self) -> None:
        """Leave what is being worked out; it can be asked for again."""
        self._slices.stop()
        self._no_answer("")
        self.waiting.offer(exact_too=True)

    def _offer(self, asked: Inquiry) -> None:
        self.waiting.offer(exact_too=asked.steps <= PATIENT_STEPS)

    def _on_progress(self, share: float) -> None:
        """What is shown is not the answer any more."""
        self._no_answer("")
        self.waiting.busy(share)


class MatchTools(QWidget):
    """Buttons above the sides of a question: take units from the match on the table, and clear."""

    def __init__(
        self,
        theme: Theme,
        open_match: OpenMatch,
        offers: Callable[[Match], Iterable[Offered[T]]],
        take: Callable[[T | None], object],
    ) -> None:
        """`take` gets what was offered; None: nothing of a match any more."""
        super().__init__()
        self._open_match = open_match
        self.from_match = Button(theme, self.tr("From the match"), icon_name="table")
        self.from_match.setMenu(QMenu(self))
        self.from_match.menu().aboutToShow.connect(lambda: self._fill_menu(offers, take))
        self.clear = Button(
            theme, self.tr("Clear"), lambda: take(None), kind="quiet", icon_name="eraser"
        )
        line = FlowLayout(self, gap=theme.px(8))
        line.addWidget(self.from_match)
        line.addWidget(self.clear)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.from_match.setVisible(is_in_play(self._open_match()))

    def _fill_menu(
        self, offers: Callable[[Match], Iterable[Offered[T]]], take: Callable[[T | None], object]
    ) -> None:
        def taking(make: Callable[[], T]) -> Callable[[], object]:
            return lambda: take(make())

        menu = self.from_match.menu()
        menu.clear()
        match = self._open_match()
        for title, make in offers(match) if match is not None else ():
            if title:
                menu.addAction(title, taking(make))
            else:
                menu.addSeparator()
