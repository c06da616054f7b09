"""The conquest panel: taking a planet this turn, how likely, in which order, and what helps."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.conquest import (
    Invader,
    Invasion,
    Prospect,
    Siege,
    SiegeStep,
)
from bp_desktop.games.burning_planets.planner.forces import PlanTarget
from bp_desktop.games.burning_planets.planner.levers import Lever, levers
from bp_desktop.games.burning_planets.planner.sampling import FightSample, sample_siege
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.counters import CountLine
from bp_desktop.ui.dice.figures import BREAK, fraction, number, percent
from bp_desktop.ui.games.burning_planets.combat.answer_panel import (
    MOST_OFFERS,
    AnswerPanel,
    Inquiry,
    MatchTools,
    Offered,
)
from bp_desktop.ui.games.burning_planets.combat.match_plans import (
    Assault,
    CombatSitting,
    Conquest,
    OpenMatch,
    conquests,
)
from bp_desktop.ui.games.burning_planets.combat.units import (
    UnitsCard,
    defence_lines,
    in_reach,
    invader_lines,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import card, column, label, row, show_text
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.slices import Slices

STRUCTURES = "structures"


class ProspectCards(QWidget):
    """Three cards; those with nothing to say are not there."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.title = label(
            self.tr("Chance to own the planet at the end of this turn"), "overline", wrap=True
        )
        self.chance = label("", "number")
        self.fraction = label("", "quiet", wrap=True)
        self.trouble = label("", "problem", wrap=True)
        self.bars = ChanceBars(theme)
        self.needed = label("", "body", wrap=True)
        self.steps = label("", "body", wrap=True)
        self.bottleneck = label("", "strong", wrap=True)
        self.helps = ChanceBars(theme)
        box = column(theme, self, spacing=16)
        box.addWidget(
            self._card(self.title, self.chance, self.fraction, self.trouble, self.bars, self.needed)
        )
        self._steps_card = self._card(label(self.tr("In this order"), "heading"), self.steps)
        box.addWidget(self._steps_card)
        heading = label(self.tr("What would help most"), "heading")
        self._helps_card = self._card(heading, self.bottleneck, self.helps)
        box.addWidget(self._helps_card)

    def _card(self, *parts: QWidget) -> QFrame:
        made = card()
        box = column(self._theme, made, spacing=10, edges=(24, 20, 24, 20))
        for part in parts:
            box.addWidget(part)
        return made

    def show_trouble(self, why: str) -> None:
        """No answer, and why."""
        self.chance.setText("")
        self.fraction.setText("")
        self.needed.setText("")
        self.bars.show_bars(())
        show_text(self.trouble, why)
        self._steps_card.hide()
        self._helps_card.hide()

    def show_sample(self, found: FightSample, seed: int) -> None:
        """An estimate is never shown without its error."""
        low, high = found.interval
        self.chance.setText(f"≈ {percent(found.value)}")
        text = self.tr(
            "Thrown {runs} times with seed {seed}: the planet was taken {count} times. The true "
            "value of this way to play lies within {span} (95 %); the best way can only be better."
        )
        span = f"{number(low * 100)} – {number(high * 100)} %"
        self.fraction.setText(
            filled(text, runs=found.runs, seed=seed, count=found.total, span=span)
        )

    def show_prospect(self, found: Prospect) -> None:
        self.chance.setText(percent(found.chance))
        self.fraction.setText(fraction(found.chance))
        facts = {"needed": found.actions_needed, "there": found.actions_there}
        text = self.tr("Even without a fight {needed} actions are needed, and {there} are there.")
        why = filled(text, **facts) if found.actions_there < found.actions_needed else ""
        if found.guarded:
            why = self.tr(
                "A warship of its owner guards the planet: destroy that first, this table says."
            )
        show_text(self.trouble, why)
        self.bars.show_bars(
            [
                ChanceBar(self.tr("All defences fall"), found.defences_fall),
                ChanceBar(self.tr("… and the planet is yours"), found.chance, lit=True),
            ]
        )
        text = self.tr("Actions after the last defence: {needed} needed, {there} there at first.")
        self.needed.setText(filled(text, **facts))
        self.steps.setText("\n".join(self._told(found)))
        self._steps_card.setVisible(bool(found.steps))
        self._helps_card.hide()

    def _told(self, found: Prospect) -> list[str]:
        lines = []
        for place, step in enumerate(found.steps, start=1):
            lines.append(f"{place}. {self._step(step)}")
        if any(step.deed == "attack" for step in found.steps):
            lines.append(
                self.tr(
                    "As soon as the last defence falls, go on with the structures: a ship that "
                    "has not acted yet keeps all its actions (BP-ACT-8)."
                )
            )
        return lines

    def _step(self, step: SiegeStep) -> str:
        match step.deed:
            case "attack":
                n = step.number
                times = counted(self.tr("up to %n time(s)", "", n), n)
                text = self.tr("{ship} attacks {target} {times}: {chance} each time.")
                chance = f"{percent(step.chance)} ({step.chance})"
                return filled(text, ship=step.ship, target=step.target, times=times, chance=chance)
            case "destroy":
                n = step.number
                what = counted(self.tr("%n structure(s)", "", n), n)
                return filled(self.tr("{ship} destroys {what}."), ship=step.ship, what=what)
            case _:
                return filled(self.tr("{ship} conquers the planet."), ship=step.ship)

    def show_helps(self, found: tuple[Lever, ...]) -> None:
        self._helps_card.setVisible(True)
        if not found:
            self.bottleneck.setText(self.tr("No single change would help."))
            self.helps.show_bars(())
            return
        self.bottleneck.setText(self._bottleneck(found[0]))
        self.helps.show_bars([ChanceBar(self._lever(one), one.chance) for one in found])

    def _bottleneck(self, lever: Lever) -> str:
        match lever.change:
            case "defence_gone":
                return filled(self.tr("The bottleneck: {what}"), what=lever.what)
            case "structure_gone":
                return self.tr("The bottleneck: too few actions for the structures")
            case _:
                return self.tr("The bottleneck: too few ships")

    def _lever(self, lever: Lever) -> str:
        match lever.change:
            case "defence_gone":
                return filled(self.tr("without {what}"), what=lever.what)
            case "structure_gone":
                return self.tr("one structure fewer")
            case _:
                return filled(self.tr("one more like {what}"), what=lever.what)

    def as_text(self) -> str:
        lines = (self.title, self.chance, self.fraction, self.needed, self.steps, self.bottleneck)
        return "\n".join(one.text() for one in lines if one.text()).replace(BREAK, "")


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
        self.ships = UnitsCard(theme, self.tr("Ships at the planet"), self._on_changed)
        self.planet = UnitsCard(theme, self.tr("On the planet"), self._on_changed)
        self._show_sides()
        self.tools = MatchTools(theme, open_match, self._offers, self.take)
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

    @property
    def _besieged(self) -> Siege:
        """As it was taken from a match."""
        return self._taken.siege if self._taken is not None else Siege(())

    def _show_sides(self) -> None:
        siege = self._besieged
        note = self.tr("one action each, once no defence is left")
        title = self.tr("Economic structures")
        structures = CountLine(STRUCTURES, title, note, siege.structures, 60)
        self.ships.show_units(invader_lines(self._tables, siege.invaders))
        self.planet.show_units(defence_lines(self._tables, siege.defences), structures)

    def take(self, conquest: Conquest | None) -> None:
        """A planet of a match with the ships at it; None: kinds only."""
        self._taken = conquest
        self._show_sides()
        self._on_changed()
        self.answer()

    def _offers(self, match: Match) -> Iterator[Offered[Conquest]]:
        return islice(conquests(match), MOST_OFFERS)

    def siege(self) -> Siege:
        taken, defences = self._besieged, self.planet.units(PlanTarget)
        ships = in_reach(self.ships.units(Invader), defences, taken.defences)
        structures = self.planet.counts().get(STRUCTURES, 0)
        return replace(taken, invaders=ships, defences=defences, structures=structures)

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
