"""The conquest panel: taking a planet this turn, how likely, in which order, and what helps."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner import conquest
from bp_desktop.games.burning_planets.planner.conquest import (
    Invader,
    Lever,
    Prospect,
    Siege,
    levers,
)
from bp_desktop.games.burning_planets.planner.forces import PlanTarget
from bp_desktop.games.burning_planets.planner.needs import search_for_siege
from bp_desktop.games.burning_planets.planner.sampling import FightSample, sample_siege
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.counters import CountLine
from bp_desktop.ui.dice.figures import BREAK, fraction, number, percent
from bp_desktop.ui.games.burning_planets.combat import answer_panel, match_plans, units
from bp_desktop.ui.games.burning_planets.combat.answer_cards import ChanceCard
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Card, column, label, lay, show_text
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.slices import Slices

STRUCTURES = "structures"


class ProspectCards(QWidget):
    """Three cards; those with nothing to say are not there."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        title = self.tr("Chance to own the planet at the end of this turn")
        first = ChanceCard(theme, title)
        self.title, self.chance, self.fraction = first.title, first.chance, first.fraction
        self.trouble, self.bars = first.trouble, first.bars
        self.needed = label("", "body", wrap=True)
        self.steps = label("", "body", wrap=True)
        self.bottleneck = label("", "strong", wrap=True)
        self.helps = ChanceBars(theme)
        lay(first.box, self.bars, self.needed)
        heading = label(self.tr("In this order"), "heading")
        self._steps_card = Card(theme, heading, self.steps)
        heading = label(self.tr("What would help most"), "heading")
        self._helps_card = Card(theme, heading, self.bottleneck, self.helps)
        lay(column(theme, self, spacing=16), first, self._steps_card, self._helps_card)

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
            "Simulated attacks: {runs}, seed {seed}; planet conquered: {count}. The true value "
            "of playing this way lies within {span} (95 %); the best way can only be better."
        )
        span = f"{number(low * 100)} – {number(high * 100)} %"
        self.fraction.setText(
            filled(text, runs=found.runs, seed=seed, count=found.total, span=span)
        )

    def show_prospect(self, found: Prospect) -> None:
        self.chance.setText(percent(found.chance))
        self.fraction.setText(fraction(found.chance))
        facts = {"needed": found.actions_needed, "there": found.actions_there}
        text = self.tr("Actions needed even without a fight: {needed}; available: {there}.")
        why = filled(text, **facts) if found.actions_there < found.actions_needed else ""
        if found.guarded:
            why = self.tr(
                "A warship of its owner guards the planet: at this table it must be destroyed "
                "first."
            )
        show_text(self.trouble, why)
        self.bars.show_bars(
            [
                ChanceBar(self.tr("All defences destroyed"), found.defences_fall),
                ChanceBar(self.tr("… and the planet is yours"), found.chance, lit=True),
            ]
        )
        text = self.tr(
            "Actions after the last defence: {needed} needed, {there} available at first."
        )
        self.needed.setText(filled(text, **facts))
        self.steps.setText("\n".join(self._told(found)))
        self._steps_card.setVisible(bool(found.steps))
        self._helps_card.hide()

    def _told(self, found: Prospect) -> list[str]:
        steps = enumerate(found.steps, start=1)
        lines = [f"{place}. {self._step(step)}" for place, step in steps]
        if any(step.deed == "attack" for step in found.steps):
            lines.append(
                self.tr(
                    "As soon as the last defence is destroyed, continue with the structures: a "
                    "ship that has not acted yet keeps all its actions."
                )
            )
        return lines

    def _step(self, step: conquest.SiegeStep) -> str:
        n = step.number
        match step.deed:
            case "attack":
                times = counted(self.tr("up to %n time(s)", "", n), n)
                text = self.tr("{ship} attacks {target} {times}: {chance} each time.")
                chance = f"{percent(step.chance)} ({step.chance})"
                return filled(text, ship=step.ship, target=step.target, times=times, chance=chance)
            case "destroy":
                what = counted(self.tr("%n structure(s)", "", n), n)
                return filled(self.tr("{ship} destroys {what}."), ship=step.ship, what=what)
            case _:
                return filled(self.tr("{ship} conquers the planet."), ship=step.ship)

    def show_helps(self, found: tuple[Lever, ...]) -> None:
        self._helps_card.setVisible(True)
        helps = [(*self._told_lever(one), one.chance) for one in found]
        none = self.tr("No single change is enough.")
        self.bottleneck.setText(helps[0][0] if helps else none)
        self.helps.show_bars([ChanceBar(change, chance) for _, change, chance in helps])

    def _told_lever(self, lever: Lever) -> tuple[str, str]:
        """The bottleneck it would open, and what would change."""
        what = lever.what
        match lever.change:
            case "defence_gone":
                bottleneck = filled(self.tr("The bottleneck: {what}"), what=what)
                return bottleneck, filled(self.tr("without {what}"), what=what)
            case "structure_gone":
                bottleneck = self.tr("The bottleneck: too few actions for the structures")
                return bottleneck, self.tr("one structure fewer")
            case _:
                bottleneck = self.tr("The bottleneck: too few ships")
                return bottleneck, filled(self.tr("one more: {what}"), what=what)

    def as_text(self) -> str:
        lines = (self.title, self.chance, self.fraction, self.needed, self.steps, self.bottleneck)
        return "\n".join(one.text() for one in lines if one.text()).replace(BREAK, "")


class ConquestPanel(answer_panel.AnswerPanel):
    """Ships that touch the planet against its defences and structures."""

    rests_on = ("BP-CONQ-5", "BP-CONQ-6", "BP-CONQ-7", "BP-CONQ-8", "BP-ACT-8")

    def _build(self) -> None:
        theme, before = self._theme, self._sitting.assault
        self._taken = Siege()
        """From a match; empty: kinds only."""
        self._helps = Slices(self, lambda _share: None)
        self.ships = units.UnitsCard(theme, self.tr("Ships at the planet"), self._on_changed)
        self.planet = units.UnitsCard(theme, self.tr("On the planet"), self._on_changed)
        self._show_sides()
        self.tools = answer_panel.MatchTools(theme, self._open_match, self._offers, self.take)
        self.cards = ProspectCards(theme)
        sides = QWidget()
        lay(column(theme, sides, spacing=16), self.tools, self.ships, self.planet, SPRING)
        self._lay_out(
            sides, self.waiting, flowing(theme, self.copy), self.cards, self.behind, self.needs
        )
        if before is not None:
            self.take(before.taken)
            self.ships.set_counts(before.ships)
            self.planet.set_counts(before.planet)
        else:
            self.ships.spins["ship:big"].setValue(3)
            self.planet.spins["structure:cannon"].setValue(1)
            self.planet.spins[STRUCTURES].setValue(1)

    def _on_changed(self) -> None:
        counts = self.ships.counts(), self.planet.counts()
        self._sitting.assault = match_plans.Assault(self._taken, *counts)
        self._pause.start()

    # --- both sides

    def _show_sides(self) -> None:
        siege = self._taken
        note = self.tr("one action each, once no defence is left")
        title = self.tr("Economic structures")
        structures = CountLine(STRUCTURES, title, note, siege.structures, 60)
        self.ships.show_units(units.invader_lines(self._tables, siege.invaders))
        self.planet.show_units(units.defence_lines(self._tables, siege.defences), structures)

    def take(self, siege: Siege | None) -> None:
        """A planet of a match with the ships at it; None: kinds only."""
        self._taken = siege or Siege()
        self._show_sides()
        self._on_changed()
        self.answer()

    def _offers(self, match: Match) -> Iterator[answer_panel.Offered[Siege]]:
        return islice(match_plans.conquests(match), answer_panel.MOST_OFFERS)

    def siege(self) -> Siege:
        taken, defences = self._taken, self.planet.units(PlanTarget)
        ships = units.in_reach(self.ships.units(Invader), defences, taken.defences)
        structures = self.planet.counts().get(STRUCTURES, 0)
        return replace(taken, invaders=ships, defences=defences, structures=structures)

    # --- the answer

    def _limits(self) -> str:
        return self.tr(
            "Assumes that every ship touches the planet, stands beside all its defences and has "
            "all its actions. All resources count the same."
        )

    def _leave_off(self) -> None:
        super()._leave_off()
        self._helps.stop()

    def _ask(self) -> answer_panel.Inquiry | str:
        siege = self.siege()
        self.needs.ask_about(partial(search_for_siege, self._tables, siege))
        if not siege.invaders:
            return self.tr("Select at least one ship.")
        return answer_panel.Inquiry(
            # Once for the planet, once for its defences alone.
            2 * conquest.Invasion(siege).work_steps,
            lambda: conquest.Invasion(siege).work(),
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

    def _as_text(self) -> str:
        return self.cards.as_text()
