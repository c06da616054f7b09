"""Needs card: the cheapest fleet of each faction that reaches a chance, side by side."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.planner.conquest import Siege
from bp_desktop.games.burning_planets.planner.forces import PlanTarget
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal
from bp_desktop.games.burning_planets.planner.needs import MOST_SHIPS, Fleet, Search, SiegeSearch
from bp_desktop.games.burning_planets.planner.optimum import EXACT_STEPS
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.figures import percent, short
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.combat.units import amounts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, label
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import number_box
from bp_desktop.ui.widgets.slices import Slices
from bp_desktop.ui.words.wording import worded_all


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
        self.trouble.setText(why)
        self.trouble.show()

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
