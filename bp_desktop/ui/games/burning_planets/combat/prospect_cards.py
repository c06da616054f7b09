"""Prospect cards: the answer to a conquest, its order, and what would help most."""

from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.games.burning_planets.planner.conquest import Prospect, SiegeStep
from bp_desktop.games.burning_planets.planner.levers import Lever
from bp_desktop.games.burning_planets.planner.sampling import FightSample
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.figures import BREAK, fraction, number, percent
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import card, column, label


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
        self._say(why)
        self._steps_card.hide()
        self._helps_card.hide()

    def _say(self, why: str) -> None:
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))

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
        self._say(why)
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
