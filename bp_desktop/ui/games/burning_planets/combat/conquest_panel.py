"""The conquest panel: taking a planet this turn, how likely, in which order, and what helps."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.conquest import Invasion, Prospect, Siege
from bp_desktop.games.burning_planets.planner.levers import levers
from bp_desktop.games.burning_planets.planner.sampling import sample_siege
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.ui.dice.counters import CountersCard, CountLine
from bp_desktop.ui.games.burning_planets.combat import units
from bp_desktop.ui.games.burning_planets.combat.answer_panel import (
    MOST_OFFERS,
    AnswerPanel,
    Inquiry,
    MatchTools,
)
from bp_desktop.ui.games.burning_planets.combat.match_plans import Conquest, OpenMatch, conquests
from bp_desktop.ui.games.burning_planets.combat.prospect_cards import ProspectCards
from bp_desktop.ui.games.burning_planets.combat.sitting import Assault, CombatSitting
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.slices import Slices

STRUCTURES = "structures"


class ConquestPanel(AnswerPanel):
    """Ships that touch the planet against its defences and structures."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        open_match: OpenMatch = lambda: None,
        sitting: CombatSitting | None = None,
    ) -> None:
        super().__init__(theme, tables)
        self._sitting = sitting = sitting or CombatSitting()
        self._tables = tables
        self._taken: Conquest | None = None
        self._helps = Slices(self, lambda _share: None)
        self._parts()
        self.ships = CountersCard(
            theme, self.tr("Ships at the planet"), self._lines(self._ships), self._on_changed
        )
        self.planet = CountersCard(
            theme, self.tr("On the planet"), self._planet_lines(), self._on_changed
        )
        self.tools = MatchTools(theme, open_match, self._offers, self.forget)
        self.cards = ProspectCards(theme)
        self._lay_out()
        before = sitting.assault
        if before is not None:
            self.take(before.taken)
            self.ships.set_counts(before.ships)
            self.planet.set_counts(before.planet)
        else:
            self.ships.spins["ship:big"].setValue(3)
            self.planet.spins["structure:cannon"].setValue(1)
            self.planet.spins[STRUCTURES].setValue(1)
        self.answer()

    def _lay_out(self) -> None:
        theme = self._theme
        left = column(theme, spacing=16)
        left.addWidget(self.tools)
        left.addWidget(self.ships)
        left.addWidget(self.planet)
        left.addStretch()
        right = column(theme, spacing=16)
        right.addWidget(self.waiting)
        buttons = QWidget()
        FlowLayout(buttons).addWidget(self.copy)
        right.addWidget(buttons)
        right.addWidget(self.cards)
        right.addWidget(self.needs)
        right.addStretch()
        both = row(theme, self, spacing=24, edges=(0, 0, 8, 0))
        both.addLayout(left, 2)
        both.addLayout(right, 3)

    def _on_changed(self) -> None:
        self._sitting.assault = Assault(self._taken, self.ships.counts(), self.planet.counts())
        self._pause.start()

    # --- both sides

    def _parts(self) -> None:
        ships, defences = units.invader_parts(self._tables), units.defence_parts(self._tables)
        if self._taken is not None:
            siege = self._taken.siege
            ships = [units.named_invader(one) for one in siege.invaders] + ships
            defences = [units.named_target(one) for one in siege.defences] + defences
        self._ships = {part.line.key: part for part in ships}
        self._defences = {part.line.key: part for part in defences}

    @staticmethod
    def _lines(parts: dict[str, units.UnitLine]) -> list[CountLine]:
        return [part.line for part in parts.values()]

    def _planet_lines(self) -> list[CountLine]:
        here = self._taken.siege.structures if self._taken is not None else 0
        note = self.tr("one action each, once no defence is left")
        structures = CountLine(STRUCTURES, self.tr("Economic structures"), note, here, 60)
        return [*self._lines(self._defences), structures]

    def take(self, conquest: Conquest | None) -> None:
        """A planet of a match with the ships at it; None: kinds only."""
        self._taken = conquest
        self._parts()
        self.ships.show_lines(self._lines(self._ships))
        self.planet.show_lines(self._planet_lines())
        self._on_changed()
        self.answer()

    def forget(self) -> None:
        self.take(None)

    def _offers(self, match: Match) -> Iterator[tuple[str, Callable[[], object]]]:
        for title, make in islice(conquests(match), MOST_OFFERS):
            yield title, self._taker(make)

    def _taker(self, make: Callable[[], Conquest]) -> Callable[[], object]:
        return lambda: self.take(make())

    def siege(self) -> Siege:
        counts = self.planet.counts()
        structures = counts.pop(STRUCTURES, 0)
        defences = units.targets_of(self._defences, counts)
        taken = self._taken.siege if self._taken is not None else Siege(())
        ships = units.invaders_of(self._ships, self.ships.counts())
        ships = units.in_reach(ships, defences, taken.defences)
        return Siege(ships, defences, structures, taken.automatic, taken.guarded, taken.cargo)

    # --- the answer

    def _limits(self) -> str:
        return self.tr(
            "Counted as if every ship touched the planet, beside all its defences and with all its "
            "actions. Resources of different kinds count the same."
        )

    def _leave_off(self) -> None:
        super()._leave_off()
        self._helps.stop()

    def _ask(self) -> Inquiry | str:
        siege = self.siege()
        self.needs.show_siege(siege)
        if not siege.invaders:
            return self.tr("Choose at least one ship.")
        return Inquiry(
            2 * Invasion(siege).work_steps,  # once for the planet, once for its defences alone
            lambda: Invasion(siege).work(),
            partial(self._show_prospect, siege),
            lambda runs, seed: sample_siege(siege, AppDice(seed), runs),
            self.cards.show_sample,
        )

    def _no_answer(self, why: str) -> None:
        self.cards.show_trouble(why)
        self.copy.setEnabled(False)

    def _show_prospect(self, siege: Siege, found: Prospect) -> None:
        self.cards.show_prospect(found)
        self.copy.setEnabled(True)
        self._helps.start(levers(siege), self.cards.show_helps)

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.cards.as_text())
