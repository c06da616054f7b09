"""Answer card: the chance of a plan, its distribution, loot and losses."""

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes
from bp_desktop.games.burning_planets.planner.question import Answer, Question
from bp_desktop.games.burning_planets.planner.sampling import FightSample, wilson
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.figures import exact, fraction, mean, number, percent
from bp_desktop.ui.games.burning_planets.combat.units import amounts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, label, show_text
from bp_desktop.ui.widgets.fields import OneOfField

SEEN = 12
"""Lines of a distribution; the rest is one line more."""


class AnswerCard(QFrame):
    """Shows what it is given: an exact answer, a sample, or why there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._answer: Answer | None = None
        self._view = "number"
        self.setProperty("card", "true")
        self.title = label("", "overline", wrap=True)
        self.chance = label("", "number")
        self.fraction = label("", "quiet", wrap=True)
        self.fraction.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.trouble = label("", "problem", wrap=True)
        self.means = label("", "body", wrap=True)
        self.bars = ChanceBars(theme)
        self.views = OneOfField(
            theme,
            {
                "number": self.tr("How many"),
                "targets": self.tr("Which ones"),
                "outcomes": self.tr("What exactly"),
                "loot": self.tr("Loot"),
                "losses": self.tr("Their losses"),
            },
            "number",
            self.show_view,
            flowing=True,
        )
        box = column(theme, self, spacing=10, edges=(24, 20, 24, 20))
        for part in (
            self.title,
            self.chance,
            self.fraction,
            self.trouble,
            self.views,
            self.bars,
            self.means,
        ):
            box.addWidget(part)

    # --- what is shown

    def show_view(self, view: str) -> None:
        self._view = view
        if self._answer is not None:
            self.bars.show_bars(self._bars(self._answer.outcomes))

    def show_answer(self, answer: Answer) -> None:
        self._answer = answer
        self.show()
        goal = answer.question.goal
        self.title.setText(self.goal_text(goal))
        self.chance.setText(value_text(goal, answer.value))
        show_text(self.fraction, fraction(answer.value))
        self._show_hopeless(answer.outcomes)
        self.views.show()
        self.bars.show()
        self.bars.show_bars(self._bars(answer.outcomes))
        self.means.setText(self._means(answer.outcomes, mean))
        self.means.setToolTip(self._means(answer.outcomes, exact))
        self.means.show()

    def show_sample(self, question: Question, found: FightSample, seed: int) -> None:
        """An estimate is never shown without its error."""
        self._answer = None
        self.show()
        goal = question.goal
        self.title.setText(self.goal_text(goal))
        low, high = found.interval
        if goal.is_chance:
            self.chance.setText(f"≈ {percent(found.value)}")
            span = f"{number(low * 100)} – {number(high * 100)} %"
        else:
            self.chance.setText(f"≈ {number(float(found.value), 2)}")
            span = f"{number(low, 2)} – {number(high, 2)}"
        text = self.tr(
            "Thrown {runs} times with seed {seed}: {count} in all. The true value of this way to "
            "play lies within {span} (95 %); the best way can only be better."
        )
        if question.as_listed:
            text = self.tr(
                "Thrown {runs} times with seed {seed}: {count} in all. The true value lies "
                "within {span} (95 %)."
            )
        show_text(
            self.fraction, filled(text, runs=found.runs, seed=seed, count=found.total, span=span)
        )
        self.views.hide()
        self.means.hide()
        text = self.tr("{number} destroyed")
        self.bars.show_bars(
            [
                ChanceBar(
                    filled(text, number=place),
                    Fraction(count, found.runs),
                    wilson(count, found.runs),
                )
                for place, count in enumerate(found.by_number)
            ]
        )
        self.bars.show()

    def show_trouble(self, why: str) -> None:
        """No answer, and why."""
        self._answer = None
        for part in (self.views, self.bars, self.means, self.fraction):
            part.hide()
        self.title.setText("")
        self.chance.setText("")
        show_text(self.trouble, why)
        self.setVisible(bool(why))

    def _show_hopeless(self, found: Outcomes) -> None:
        hopeless = found.field.hopeless()
        text = self.tr("Nobody here can ever destroy: {targets}")
        show_text(self.trouble, filled(text, targets=", ".join(hopeless)) if hopeless else "")

    def goal_text(self, goal: Goal) -> str:
        match goal.kind:
            case "all":
                return self.tr("Chance to destroy everything")
            case "these":
                text = self.tr("Chance to destroy {target}")
                return filled(text, target=", ".join(goal.targets))
            case "at_least":
                return filled(self.tr("Chance to destroy at least {number}"), number=goal.number)
            case "expected":
                return self.tr("Destroyed on average")
            case "loot":
                return self.tr("Loot on average, all resources together")
            case "damage":
                return self.tr("Their losses on average, all resources together")
            case _:
                return self.tr("Attacks they can no longer make, on average")

    # --- distributions

    def _bars(self, found: Outcomes) -> list[ChanceBar]:
        match self._view:
            case "number":
                text = self.tr("{number} destroyed")
                return [
                    ChanceBar(filled(text, number=place), chance)
                    for place, chance in enumerate(found.by_number)
                ]
            case "targets":
                return [
                    ChanceBar(one.id, found.chance_of(one.id)) for one in found.field.forces.targets
                ]
            case "outcomes":
                nothing = self.tr("nothing")
                return self._first(
                    [
                        ChanceBar(", ".join(destroyed) or nothing, chance)
                        for destroyed, chance in found.by_destroyed.items()
                    ]
                )
            case view:
                chances = found.by_loot() if view == "loot" else found.by_losses()
                nothing = self.tr("nothing")
                return self._first(
                    [
                        ChanceBar(amounts(purse) or nothing, chance)
                        for purse, chance in chances.items()
                    ]
                )

    def _first(self, bars: list[ChanceBar]) -> list[ChanceBar]:
        if len(bars) <= SEEN + 1:
            return bars
        rest = sum((one.chance for one in bars[SEEN:]), Fraction(0))
        text = filled(self.tr("{count} more"), count=len(bars) - SEEN)
        return [*bars[:SEEN], ChanceBar(text, rest)]

    def _means(self, found: Outcomes, word: Callable[[Fraction], str]) -> str:
        lines = [filled(self.tr("Destroyed on average: {mean}"), mean=word(found.expected_number))]
        loot, losses = found.expected_loot(), found.expected_losses()
        if loot:
            text = self.tr("Loot on average: {amounts}")
            lines.append(filled(text, amounts=amounts(loot.items(), word)))
        if losses:
            text = self.tr("Their losses on average: {amounts}")
            lines.append(filled(text, amounts=amounts(losses.items(), word)))
        lines.append(self.tr("An attack costs you no unit, whatever you roll (BP-COMBAT-10)."))
        return "\n".join(lines)


def value_text(goal: Goal, value: Fraction) -> str:
    return percent(value) if goal.is_chance else number(float(value), 2)
