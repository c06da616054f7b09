"""Answer panels: a question put together by hand, answered exactly or by throwing."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QMenu, QVBoxLayout, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.needs import MOST_SHIPS, Fleet, FleetSearch
from bp_desktop.games.burning_planets.planner.optimum import EXACT_STEPS, PATIENT_STEPS
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.figures import exact, with_fraction
from bp_desktop.ui.dice.waiting import WaitingPanel
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.combat.match_plans import (
    CombatSitting,
    OpenMatch,
    is_in_play,
)
from bp_desktop.ui.games.burning_planets.combat.units import amounts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, Card, column, label, lay, row, show_text
from bp_desktop.ui.widgets.containers import flowing, grid
from bp_desktop.ui.widgets.fields import number_box
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleLinks, RuleReader
from bp_desktop.ui.widgets.slices import Slices, Work
from bp_desktop.ui.widgets.turning_box import TurningBox
from bp_desktop.ui.words.wording import worded_all

MOST_OFFERS = 24
"""Of a match, in a menu."""

T = TypeVar("T")

Offered = tuple[str, Callable[[], T]]
"""A title, and how what it stands for is made; a title of "" is a line between others."""


class NeedsCard(Card):
    """Asked about the targets of a plan or about a planet; who is there does not matter."""

    def __init__(self, theme: Theme, tables: Tables, limits: str = "") -> None:
        """`limits`: what the answer takes for granted."""
        super().__init__(theme)
        self._make: Callable[[int], FleetSearch] | None = None
        self._slices = Slices(self, self._on_progress)
        chance, ships = self.tr("Required chance"), self.tr("Maximum ships")
        self.wanted = number_box(theme, chance, 1, 100, 80, width=104, suffix=" %")
        self.ships = number_box(theme, ships, 1, 12, MOST_SHIPS)
        for spin in (self.wanted, self.ships):
            spin.valueChanged.connect(self.ask)
        self.trouble = label("", "body", wrap=True)
        self.cells: dict[FactionId, dict[str, QLabel]] = {}
        self._grid = QWidget()
        lines = grid(theme, self._grid, across=16, down=4)
        for place, faction in enumerate(tables.factions):
            lines.setColumnStretch(place, 1)
            cells = {
                "name": label(names().faction(faction), "overline"),
                "ships": label("", "strong", wrap=True),
                "price": label("", "body", wrap=True),
                "chance": label("", "quiet", wrap=True),
            }
            self.cells[faction] = cells
            for at, cell in enumerate(cells.values()):
                lines.addWidget(cell, at, place, Qt.AlignmentFlag.AlignTop)
        limits = limits or self.tr(
            "Assumes that every ship stands beside all targets with all its actions. All "
            "resources count the same."
        )
        lay(
            self.box,
            label(self.tr("What do I need?"), "heading"),
            flowing(theme, label(chance, "small"), self.wanted, label(ships, "small"), self.ships),
            self._grid,
            self.trouble,
            label(limits, "small", wrap=True),
        )

    def ask_about(self, make: Callable[[int], FleetSearch] | None) -> None:
        """`make` begins the search among fleets of up to so many ships; None: nothing is asked."""
        self._make = make
        self.ask()

    def stop(self) -> None:
        self._slices.stop()

    def ask(self) -> None:
        self._slices.stop()
        if self._make is None:
            self._blank(self.tr("Select at least one target."))
            return
        try:
            search = self._make(self.ships.value())
        except Refused as refusal:
            self._blank(worded_all(refusal.messages))
            return
        if search.steps > EXACT_STEPS:
            self._blank(
                self.tr(
                    "Too many different targets to calculate quickly. Use fewer targets or ships."
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
            text = self.tr("No fleet of up to {ships} ships is enough.")
            ships, price, chance, tip = filled(text, ships=self.ships.value()), "", "", ""
            if fleet is not None:
                models = (f"{count} × {names().model(faction, cls)}" for cls, count in fleet.ships)
                ships, price = "\n".join(models), amounts(fleet.price)
                chance, tip = with_fraction(fleet.chance), exact(fleet.chance)
            cells = self.cells[faction]
            cells["ships"].setText(ships)
            cells["price"].setText(price)
            cells["chance"].setText(chance)
            cells["chance"].setToolTip(tip)
            cells["chance"].setAccessibleDescription(tip)


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

    rests_on: tuple[str, ...] = ()
    """The rules an answer is calculated by."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        open_match: OpenMatch = lambda: None,
        sitting: CombatSitting | None = None,
        rules: RuleReader = NO_BOOK,
    ) -> None:
        """`sitting` has what was asked before; units can be taken from `open_match`."""
        super().__init__()
        self._theme = theme
        self._tables = tables
        self._open_match = open_match
        self._sitting = sitting or CombatSitting()
        self._inquiry: Inquiry | None = None
        self._pause = QTimer(self, singleShot=True, interval=30)
        self._pause.timeout.connect(self.answer)
        self._slices = Slices(self, self._on_progress)
        self.waiting = WaitingPanel(theme, self.stop, self.throw, self.insist)
        self.needs = NeedsCard(theme, tables, self._limits())
        self.copy = Button(
            theme, self.tr("Copy as text"), self.copy_text, kind="quiet", icon_name="copy"
        )
        self.rules = RuleLinks(theme, rules)
        self.behind = QWidget()
        """Leads to the rules; stands near the answer."""
        words = label(self.tr("Calculated by"), "small")
        lay(row(theme, self.behind, spacing=8), words, (self.rules, 1))
        self.rules.cite(self.rests_on)
        self._build()
        self.answer()

    def _lay_out(self, sides: QWidget, *parts: QWidget) -> QVBoxLayout:
        """Both sides beside what is asked and answered; what comes below is added to the answer."""
        answer = QWidget()
        lay(column(self._theme, answer, spacing=16), *parts, SPRING)
        both = TurningBox(self._theme, (sides, 2), (answer, 3), spacing=24, below=24)
        return lay(column(self._theme, self, spacing=16, edges=(0, 0, 8, 0)), both)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for an answer any more."""
        self._leave_off()
        self.needs.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.start()

    def copy_text(self) -> None:
        text = self._as_text()
        if text:
            QGuiApplication.clipboard().setText(text)

    # --- what a subclass says

    def _build(self) -> None:
        """Make and lay out its own parts, with what was asked before."""
        raise NotImplementedError

    def _limits(self) -> str:
        """What the answer to "What do I need?" takes for granted; "": as it is for any fight."""
        return ""

    def _ask(self) -> Inquiry | str:
        """What is asked now, or why there is nothing to ask; may raise Refused."""
        raise NotImplementedError

    def _no_answer(self, why: str) -> None:
        """Show that there is no answer, and why."""
        raise NotImplementedError

    def _as_text(self) -> str:
        """The answer, for those who copy it; "" while another one is worked out."""
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
        flowing(theme, self.from_match, self.clear, inside=self)

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
