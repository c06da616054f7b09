"""The planner panel: several attackers, several targets, a goal, and exactly what comes of it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.planner.forces import Forces
from bp_desktop.games.burning_planets.planner.goals import Goal, GoalKind
from bp_desktop.games.burning_planets.planner.question import Answer, Question, answer, steps_of
from bp_desktop.games.burning_planets.planner.sampling import sample
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.kept_plans import MOST_PLANS, KeptPlans, PlanFact, as_text
from bp_desktop.ui.games.burning_planets.combat.answer_card import AnswerCard
from bp_desktop.ui.games.burning_planets.combat.answer_panel import AnswerPanel, Inquiry
from bp_desktop.ui.games.burning_planets.combat.match_plans import (
    AnsweredPlan,
    CombatSitting,
    OpenMatch,
    Plan,
    details_of,
    facts_of,
    figures_of,
)
from bp_desktop.ui.games.burning_planets.combat.plan_sides import PlanSides
from bp_desktop.ui.games.burning_planets.combat.steps_card import StepsCard
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import ChoiceBox, number_box


class GoalRow(QWidget):
    """A goal, with the target or number that it needs, and the order of the attackers."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        super().__init__()
        self._on_changed = on_changed
        self.kind = ChoiceBox(self.tr("Goal"))
        for kind, text in self._kinds():
            self.kind.addItem(text, kind)
        self.target = ChoiceBox(self.tr("Which target"))
        self.number = number_box(theme, self.tr("How many"), 1, 16, 1)
        self.order = ChoiceBox(self.tr("Order of the attackers"))
        self.order.addItem(self.tr("in the best order"), False)
        self.order.addItem(self.tr("in the order listed"), True)
        line = FlowLayout(self, gap=theme.px(8))
        for part in (self.kind, self.target, self.number, self.order):
            line.addWidget(part)
        self.kind.activated.connect(self._on_kind)
        self.target.activated.connect(on_changed)
        self.number.valueChanged.connect(on_changed)
        self.order.activated.connect(on_changed)
        self._show_parts()

    def _kinds(self) -> list[tuple[GoalKind, str]]:
        return [
            ("all", self.tr("Destroy everything")),
            ("these", self.tr("Destroy this one")),
            ("at_least", self.tr("Destroy at least")),
            ("expected", self.tr("Destroy as many as possible")),
            ("loot", self.tr("Gain the most loot")),
            ("damage", self.tr("Cost them the most")),
            ("answer", self.tr("Lose the least to their answer")),
        ]

    def _on_kind(self) -> None:
        self._show_parts()
        self._on_changed()

    def _show_parts(self) -> None:
        kind = self.kind.currentData()
        self.target.setHidden(kind != "these")
        self.number.setHidden(kind != "at_least")

    def set_goal(self, goal: Goal, *, as_listed: bool = False) -> None:
        self.kind.setCurrentIndex(self.kind.findData(goal.kind))
        self.order.setCurrentIndex(int(as_listed))
        if goal.targets:
            self.target.setCurrentIndex(max(0, self.target.findText(goal.targets[0])))
        self.number.setValue(goal.number)
        self._on_kind()

    def show_targets(self, targets: Sequence[str]) -> None:
        """Those that can be meant; what was chosen stays chosen while it is there."""
        if [self.target.itemText(place) for place in range(self.target.count())] == list(targets):
            return
        chosen = self.target.currentText()
        self.target.clear()
        self.target.addItems(list(targets))
        self.target.setCurrentIndex(max(0, self.target.findText(chosen)))

    def goal(self) -> Goal:
        kind: GoalKind = self.kind.currentData()
        if kind == "these":
            return Goal(kind, (self.target.currentText(),))
        return Goal(kind, number=self.number.value() if kind == "at_least" else 1)

    @property
    def as_listed(self) -> bool:
        listed: bool = self.order.currentData()
        return listed


class PlannerPanel(AnswerPanel):
    """Choose how many of each kind on both sides, or take them from the match on the table; the
    answer follows by itself."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        open_match: OpenMatch = lambda: None,
        sitting: CombatSitting | None = None,
    ) -> None:
        super().__init__(theme, tables)
        self._sitting = sitting = sitting or CombatSitting()
        self._answer: Answer | None = None
        self.sides = PlanSides(theme, tables, open_match, self._on_changed)
        self.attackers, self.targets = self.sides.attackers, self.sides.targets
        self.goal = GoalRow(theme, self._on_changed)
        self.card = AnswerCard(theme)
        self.steps = StepsCard(theme)
        self.kept = KeptPlans(
            theme,
            sitting.plans,
            self._facts,
            lambda kept: self.open_plan(kept.plan),
            self._show_buttons,
        )
        self.keep = Button(theme, self.tr("Keep this plan"), self.keep_plan, icon_name="plus")
        self.kept_note = label("", "small")
        self._lay_out()
        if sitting.plan is not None:
            self.open_plan(sitting.plan)
        else:
            self.attackers.spins["ship:big"].setValue(2)
            self.targets.spins["structure:cannon"].setValue(1)
        self.kept.refresh()
        self.answer()

    def _lay_out(self) -> None:
        theme = self._theme
        right = column(theme, spacing=16)
        right.addWidget(self.goal)
        right.addWidget(self.waiting)
        right.addWidget(self.card)
        buttons = QWidget()
        line = FlowLayout(buttons, gap=theme.px(8))
        for part in (self.keep, self.kept_note, self.copy):
            line.addWidget(part)
        right.addWidget(buttons)
        right.addWidget(self.steps)
        right.addWidget(self.needs)
        right.addStretch()
        whole = column(theme, self, spacing=16, edges=(0, 0, 8, 0))
        both = row(theme, spacing=24)
        both.addWidget(self.sides, 2)
        both.addLayout(right, 3)
        whole.addLayout(both)
        whole.addWidget(self.kept)
        whole.addStretch()

    def forces(self) -> Forces:
        return self.sides.forces()

    def plan(self) -> Plan:
        """What is asked now, answered or not."""
        goal = self.goal.goal()
        targets = [one.id for one in self.forces().targets]
        return Plan(
            self.attackers.counts(),
            self.targets.counts(),
            self.sides.whose,
            goal,
            tuple(targets.index(id_) for id_ in goal.targets if id_ in targets),
            self.goal.as_listed,
            self.sides.fight,
        )

    def _on_changed(self) -> None:
        self._sitting.plan = self.plan()
        self._pause.start()

    # --- the answer

    def _ask(self) -> Inquiry | str:
        self._answer = None
        forces = self.forces()
        self.goal.show_targets([one.id for one in forces.targets])
        question = Question(forces, self.goal.goal(), self.goal.as_listed)
        self.needs.show_targets(forces.targets, question.goal)
        if not forces.attackers or not forces.targets:
            return self.sides.nothing_chosen()
        return Inquiry(
            steps_of(question),
            partial(answer, question),
            self._show_answer,
            lambda runs, seed: sample(
                forces, question.goal, AppDice(seed), runs, as_listed=question.as_listed
            ),
            partial(self.card.show_sample, question),
        )

    def _no_answer(self, why: str) -> None:
        self.card.show_trouble(why)
        self.steps.show_plan(None)
        self._show_buttons()

    def _show_answer(self, found: Answer) -> None:
        self._answer = found
        self.card.show_answer(found)
        self.steps.show_plan(found.planner if found.value else None)
        self._show_buttons()

    # --- keeping

    def _show_buttons(self) -> None:
        self.keep.setEnabled(self._answer is not None and not self.kept.is_full)
        self.copy.setEnabled(self._answer is not None)
        count = len(self.kept.plans)
        text = self.tr("{count} of {most} kept, below") if count else ""
        self.kept_note.setText(filled(text, count=count, most=MOST_PLANS))
        self.kept_note.setVisible(bool(count))

    def _answered(self, found: Answer) -> AnsweredPlan:
        return AnsweredPlan(figures_of(found), self.plan())

    def _facts(self, answered: AnsweredPlan) -> tuple[PlanFact, ...]:
        attackers, targets = self.sides.names_in(answered.plan)
        goal = answered.plan.goal_now(targets)
        text = self.card.goal_text(goal)
        return facts_of(answered.figures, attackers, targets, text, is_chance=goal.is_chance)

    def keep_plan(self) -> None:
        if self._answer is not None:
            self.kept.keep(self._answered(self._answer))

    def copy_text(self) -> None:
        if self._answer is not None:
            facts = self._facts(self._answered(self._answer))
            text = f"{as_text(self.kept.new_name(), facts)}\n{details_of(self._answer)}"
            QGuiApplication.clipboard().setText(text)

    def open_plan(self, plan: Plan) -> None:
        self.sides.open_plan(plan)
        targets = [one.id for one in self.forces().targets]
        self.goal.show_targets(targets)
        self.goal.set_goal(plan.goal_now(targets), as_listed=plan.as_listed)
