"""Answer cards: the chance of a plan with its distribution, and its steps one by one."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from PySide6.QtCore import Qt

from bp_desktop.games.burning_planets.planner.goals import Goal, GoalKind, score_of
from bp_desktop.games.burning_planets.planner.optimum import Answer, Move, Planner, Question
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes
from bp_desktop.games.burning_planets.planner.sampling import FightSample, wilson
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.figures import exact, fraction, mean, number, percent
from bp_desktop.ui.games.burning_planets.combat.units import amounts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, Card, label, lay, show_text
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import OneOfField

SEEN = 12
"""Lines of a distribution; the rest is one line more."""
SEEN_STEPS = 14


class ChanceCard(Card):
    """A chance with its fraction, or why there is none."""

    def __init__(self, theme: Theme, title: str = "") -> None:
        super().__init__(theme)
        self.title = label(title, "overline", wrap=True)
        self.chance = label("", "number")
        self.fraction = label("", "quiet", wrap=True)
        self.fraction.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.trouble = label("", "problem", wrap=True)
        self.bars = ChanceBars(theme)
        lay(self.box, self.title, self.chance, self.fraction, self.trouble)


class AnswerCard(ChanceCard):
    """Shows what it is given: an exact answer, a sample, or why there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._answer: Answer | None = None
        self._view = "number"
        self.means = label("", "body", wrap=True)
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
        lay(self.box, self.views, self.bars, self.means)

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
        show_text(self.means, self._means(answer.outcomes, mean))
        self.means.setToolTip(self._means(answer.outcomes, exact))

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
            "Simulated fights: {runs}, seed {seed}, total: {count}. The true value of playing "
            "this way lies within {span} (95 %); the best way can only be better."
        )
        if question.as_listed:
            text = self.tr(
                "Simulated fights: {runs}, seed {seed}, total: {count}. The true value lies "
                "within {span} (95 %)."
            )
        show_text(
            self.fraction, filled(text, runs=found.runs, seed=seed, count=found.total, span=span)
        )
        self.views.hide()
        self.means.hide()
        shares = [Fraction(count, found.runs) for count in found.by_number]
        ranges = (wilson(count, found.runs) for count in found.by_number)
        bars = zip(self._by_number(shares), ranges, strict=True)
        self.bars.show_bars([bar._replace(range_=range_) for bar, range_ in bars])
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
        text = self.tr("Nothing here can destroy: {targets}")
        show_text(self.trouble, filled(text, targets=", ".join(hopeless)) if hopeless else "")

    def goal_text(self, goal: Goal) -> str:
        texts: dict[GoalKind, str] = {
            "all": self.tr("Chance to destroy everything"),
            "these": self.tr("Chance to destroy {target}"),
            "at_least": self.tr("Chance to destroy at least {number}"),
            "expected": self.tr("Destroyed on average"),
            "loot": self.tr("Loot on average, all resources together"),
            "damage": self.tr("Their losses on average, all resources together"),
            "answer": self.tr("Enemy attacks prevented, on average"),
        }
        return filled(texts[goal.kind], target=", ".join(goal.targets), number=goal.number)

    # --- distributions

    def _bars(self, found: Outcomes) -> list[ChanceBar]:
        nothing = self.tr("nothing")
        match self._view:
            case "number":
                return self._by_number(found.by_number)
            case "targets":
                ids = (one.id for one in found.field.forces.targets)
                return [ChanceBar(id_, found.chance_of(id_)) for id_ in ids]
            case "outcomes":
                named = ((", ".join(ids), chance) for ids, chance in found.by_destroyed.items())
            case view:
                purses = found.by_loot() if view == "loot" else found.by_losses()
                named = ((amounts(purse), chance) for purse, chance in purses.items())
        return self._first([ChanceBar(title or nothing, chance) for title, chance in named])

    def _by_number(self, chances: Iterable[Fraction]) -> list[ChanceBar]:
        text = self.tr("{number} destroyed")
        return [ChanceBar(filled(text, number=n), chance) for n, chance in enumerate(chances)]

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
        lines.append(self.tr("The attacker never loses a unit."))
        return "\n".join(lines)


def value_text(goal: Goal, value: Fraction) -> str:
    return percent(value) if goal.is_chance else number(float(value), 2)


@dataclass(frozen=True, slots=True)
class PlanPosition:
    """What stands, who waits, and who is acting with how many attacks left."""

    alive: frozenset[str]
    waiting: frozenset[str]
    acting: str = ""
    left: int = 0


class PlanGuide:
    """Finds the next attack of the best plan in any position."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        forces = planner.field.forces
        self._attacks = {one.id: one.attacks for one in forces.attackers}
        self._number = {one.id: n for n, one in enumerate(forces.attackers)}
        self.start = PlanPosition(
            frozenset(one.id for one in forces.targets), frozenset(self._attacks)
        )
        self._score = score_of(forces, planner.goal)
        self._most = self._score(0)

    def is_done(self, at: PlanPosition) -> bool:
        """The goal is reached: whatever comes adds nothing."""
        mask = sum(1 << self.planner.field.bit[id_] for id_ in at.alive)
        return self._score(mask) == self._most

    def move(self, at: PlanPosition) -> Move | None:
        if self.is_done(at):
            return None
        if at.acting and at.left:
            move = self.planner.go_on(at.acting, at.left, at.alive, at.waiting)
            if move is not None:
                return move
        return self.planner.next_move(at.alive, at.waiting)

    def after(self, at: PlanPosition, move: Move, *, fell: bool) -> PlanPosition:
        left = at.left if move.attacker == at.acting else self._attacks[move.attacker]
        gone = self.planner.field.fallen(move.target) if fell else frozenset()
        alive = at.alive - gone
        return PlanPosition(alive, at.waiting - {move.attacker}, move.attacker, left - 1)

    def chance(self, move: Move) -> str:
        field = self.planner.field
        one = field.chance[self._number[move.attacker]][field.bit[move.target]]
        return f"{percent(one)} ({one})"

    def value(self, at: PlanPosition) -> str:
        """Of the goal from here on, with nobody acting; the acting unit's own attacks count."""
        planner = self.planner
        value = planner.value_of(at.alive, at.waiting, at.acting, at.left)
        return value_text(planner.goal, value)


class StepsCard(Card):
    """The steps as long as every attack fails; each says what follows if it does not."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._guide: PlanGuide | None = None
        self._past: list[PlanPosition] = []
        self.now = label("", "strong", wrap=True)
        self.steps = label("", "body", wrap=True)
        fell, failed = partial(self._go, fell=True), partial(self._go, fell=False)
        self.fell = Button(theme, self.tr("Destroyed"), fell, icon_name="check")
        self.failed = Button(theme, self.tr("Missed"), failed, icon_name="close")
        self.back = Button(theme, self.tr("Back"), self._back, kind="quiet", icon_name="undo")
        heading = label(self.tr("Step by step"), "heading")
        buttons = flowing(theme, self.fell, self.failed, self.back)
        lay(self.box, heading, self.now, buttons, self.steps)

    def show_plan(self, planner: Planner | None) -> None:
        """From the beginning; None: there is no plan to follow."""
        self._guide = None if planner is None else PlanGuide(planner)
        self._past = [self._guide.start] if self._guide is not None else []
        self.setVisible(self._guide is not None)
        self._show()

    # --- following

    def _go(self, *, fell: bool) -> None:
        assert self._guide is not None
        here = self._past[-1]
        move = self._guide.move(here)
        if move is not None:
            self._past.append(self._guide.after(here, move, fell=fell))
            self._show()

    def _back(self) -> None:
        if len(self._past) > 1:
            self._past.pop()
            self._show()

    # --- telling

    def _show(self) -> None:
        if self._guide is None:
            return
        here = self._past[-1]
        move = self._guide.move(here)
        self.fell.setEnabled(move is not None)
        self.failed.setEnabled(move is not None)
        self.back.setEnabled(len(self._past) > 1)
        if move is None:
            done = self._guide.is_done(here)
            reached, over = self.tr("The goal is reached."), self.tr("No attack is left.")
            self.now.setText(reached if done else over)
            self.steps.setText("")
            return
        text = self.tr("Now: {attacker} attacks {target}. Chance of the goal from here: {value}")
        value = self._guide.value(here)
        self.now.setText(filled(text, attacker=move.attacker, target=move.target, value=value))
        lines = list(self._lines(self._guide, here))
        shown = lines[:SEEN_STEPS]
        if len(lines) > SEEN_STEPS:
            shown.append(filled(self.tr("… and {count} more"), count=len(lines) - SEEN_STEPS))
        self.steps.setText("\n".join(shown))

    def _lines(self, guide: PlanGuide, at: PlanPosition) -> Iterator[str]:
        """Along the way on which nothing falls; attacks alike are one line."""
        place = 0
        move = guide.move(at)
        while move is not None:
            place += 1
            n, first, start = 0, move, at
            while move == first:
                n += 1
                at = guide.after(at, first, fell=False)
                move = guide.move(at)
            times = counted(self.tr("up to %n time(s)", "", n), n)
            text = self.tr("{place}. {attacker} attacks {target} {times}: {chance}. {then}")
            if n == 1:
                text = self.tr("{place}. {attacker} attacks {target}: {chance}. {then}")
            yield filled(
                text,
                place=place,
                attacker=first.attacker,
                target=first.target,
                times=times,
                chance=guide.chance(first),
                then=self._then(guide, start, first),
            )
        if place:
            yield self.tr("If all of them miss, the attack is over.")

    def _then(self, guide: PlanGuide, at: PlanPosition, move: Move) -> str:
        """What follows if the target falls."""
        after = guide.after(at, move, fell=True)
        if guide.is_done(after):
            return self.tr("If destroyed, the goal is reached.")
        following = guide.move(after)
        if following is None:
            return self.tr("If destroyed, no attack is left.")
        text = self.tr("If destroyed: {attacker} attacks {target}.")
        if following.attacker == move.attacker:
            text = self.tr("If destroyed, continue with {target}.")
        return filled(text, attacker=following.attacker, target=following.target)
