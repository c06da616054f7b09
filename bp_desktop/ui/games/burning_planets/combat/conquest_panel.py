"""Taking a planet this turn: how likely, in which order, and what stands in the way."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.planner.conquest import (
    Invasion,
    Prospect,
    Siege,
)
from bp_desktop.games.burning_planets.planner.levers import levers
from bp_desktop.games.burning_planets.planner.optimum import EXACT_STEPS, PATIENT_STEPS
from bp_desktop.games.burning_planets.planner.sampling import Sample, sample_siege
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.ui.dice.counters import Line, Side
from bp_desktop.ui.dice.sitting import Assault, DiceSitting
from bp_desktop.ui.dice.slices import Slices
from bp_desktop.ui.dice.waiting import Waiting
from bp_desktop.ui.games.burning_planets.combat import units
from bp_desktop.ui.games.burning_planets.combat.match_plans import (
    Conquest,
    OpenMatch,
    conquests,
    is_in_play,
)
from bp_desktop.ui.games.burning_planets.combat.needs_card import NeedsCard
from bp_desktop.ui.games.burning_planets.combat.prospect_cards import ProspectCards
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import worded_all

STRUCTURES = "structures"


class ConquestPanel(QWidget):
    """Ships that touch the planet against its defences and structures."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        open_match: OpenMatch = lambda: None,
        sitting: DiceSitting | None = None,
    ) -> None:
        super().__init__()
        self._sitting = sitting = sitting or DiceSitting()
        self._theme = theme
        self._tables = tables
        self._open_match = open_match
        self._taken: Conquest | None = None
        self._siege: Siege | None = None
        self._pause = QTimer(self, singleShot=True, interval=30)
        self._pause.timeout.connect(self.answer)
        self._slices = Slices(self, self._on_progress)
        self._helps = Slices(self, lambda _share: None)
        self._parts()
        self.ships = Side(
            theme, self.tr("Ships at the planet"), self._lines(self._ships), self._on_changed
        )
        self.planet = Side(theme, self.tr("On the planet"), self._planet_lines(), self._on_changed)
        self._menu = QMenu(self)
        self.from_match = Button(theme, self.tr("From the match"), icon_name="table")
        self.from_match.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.clear = Button(theme, self.tr("Clear"), self.forget, kind="quiet", icon_name="eraser")
        self.copy = Button(
            theme, self.tr("Copy as text"), self.copy_text, kind="quiet", icon_name="copy"
        )
        self.cards = ProspectCards(theme)
        limits = self.tr(
            "Counted as if every ship touched the planet, beside all its defences and with all its "
            "actions. Resources of different kinds count the same."
        )
        self.needs = NeedsCard(theme, tables, limits)
        self.waiting = Waiting(theme, self.stop, self.throw, self.insist)
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
        tools = QWidget()
        line = FlowLayout(tools, gap=theme.px(8))
        for part in (self.from_match, self.clear):
            line.addWidget(part)
        left.addWidget(tools)
        left.addWidget(self.ships)
        left.addWidget(self.planet)
        left.addStretch()
        right = column(theme, spacing=16)
        right.addWidget(self.waiting)
        deeds = QWidget()
        FlowLayout(deeds).addWidget(self.copy)
        right.addWidget(deeds)
        right.addWidget(self.cards)
        right.addWidget(self.needs)
        right.addStretch()
        both = row(theme, self, spacing=24, edges=(0, 0, 8, 0))
        both.addLayout(left, 2)
        both.addLayout(right, 3)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for an answer any more."""
        self._pause.stop()
        self._slices.stop()
        self._helps.stop()
        self.needs.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.from_match.setVisible(is_in_play(self._open_match()))
        self._pause.start()

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
    def _lines(parts: dict[str, units.Part]) -> list[Line]:
        return [part.line for part in parts.values()]

    def _planet_lines(self) -> list[Line]:
        here = self._taken.siege.structures if self._taken is not None else 0
        note = self.tr("one action each, once no defence is left")
        structures = Line(STRUCTURES, self.tr("Economic structures"), note, here, 60)
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

    def _fill_menu(self) -> None:
        self._menu.clear()
        match = self._open_match()
        if match is None:
            return
        for title, make in list(conquests(match))[:24]:
            self._menu.addAction(title, self._taker(make))

    def _taker(self, make: Callable[[], Conquest]) -> Callable[[], object]:
        return lambda: self.take(make())

    def siege(self) -> Siege:
        counts = self.planet.counts()
        structures = counts.pop(STRUCTURES, 0)
        defences = units.targets_of(self._defences, counts)
        named = {one.id for one in self._taken.siege.defences} if self._taken else set()
        there = [one.id for one in defences]
        ships = tuple(
            one
            if one.reaches is None
            else replace(
                one, reaches=tuple(id_ for id_ in there if id_ in one.reaches or id_ not in named)
            )
            for one in units.invaders_of(self._ships, self.ships.counts())
        )
        taken = self._taken.siege if self._taken is not None else Siege(())
        return Siege(ships, defences, structures, taken.automatic, taken.guarded, taken.cargo)

    # --- the answer

    def answer(self) -> None:
        self._pause.stop()
        self._slices.stop()
        self._helps.stop()
        self.waiting.rest()
        self._siege = siege = self.siege()
        self.needs.show_siege(siege)
        if not siege.invaders:
            self._no_answer(self.tr("Choose at least one ship."))
            return
        try:
            steps = Invasion(siege).work_steps
        except Refused as refusal:
            self._no_answer(worded_all(refusal.messages))
            return
        if 2 * steps <= EXACT_STEPS:  # once for the planet, once for its defences alone
            self._slices.start(Invasion(siege).work(), self._on_answer)
        else:
            self._no_answer("")
            self.waiting.offer(exact_too=2 * steps <= PATIENT_STEPS)

    def insist(self) -> None:
        assert self._siege is not None
        self._slices.start(Invasion(self._siege).work(), self._on_answer)

    def stop(self) -> None:
        self._slices.stop()
        self._no_answer("")
        self.waiting.offer(exact_too=True)

    def throw(self, runs: int, seed: int) -> None:
        siege = self._siege
        assert siege is not None
        steps = 2 * Invasion(siege).work_steps

        def show(found: Sample) -> None:
            self.waiting.offer(exact_too=steps <= PATIENT_STEPS)
            self.cards.show_sample(found, seed)

        self._slices.start(sample_siege(siege, AppDice(seed), runs), show)

    def _on_progress(self, share: float) -> None:
        """What is shown is not the answer any more."""
        self._no_answer("")
        self.waiting.busy(share)

    def _no_answer(self, why: str) -> None:
        self.cards.show_trouble(why)
        self.copy.setEnabled(False)

    def _on_answer(self, found: Prospect) -> None:
        assert self._siege is not None
        self.waiting.rest()
        self.cards.show_prospect(found)
        self.copy.setEnabled(True)
        self._helps.start(levers(self._siege), self.cards.show_helps)

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.cards.as_text())
