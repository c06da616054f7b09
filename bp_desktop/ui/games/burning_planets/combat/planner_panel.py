"""The planner: several attackers, several targets, and exactly what comes of it."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.planner.forces import Forces
from bp_desktop.games.burning_planets.planner.optimum import EXACT_STEPS, PATIENT_STEPS
from bp_desktop.games.burning_planets.planner.question import Answer, Question, answer, steps_of
from bp_desktop.games.burning_planets.planner.sampling import Sample, sample
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.kept_plans import MOST_PLANS, KeptPlans
from bp_desktop.ui.dice.sitting import DiceSitting
from bp_desktop.ui.dice.slices import Slices
from bp_desktop.ui.dice.waiting import Waiting
from bp_desktop.ui.games.burning_planets.combat.answer_card import AnswerCard
from bp_desktop.ui.games.burning_planets.combat.goal_row import GoalRow
from bp_desktop.ui.games.burning_planets.combat.match_plans import (
    Fight,
    OpenMatch,
)
from bp_desktop.ui.games.burning_planets.combat.needs_card import NeedsCard
from bp_desktop.ui.games.burning_planets.combat.plan_sides import PlanSides
from bp_desktop.ui.games.burning_planets.combat.plan_text import (
    Fact,
    KeptPlan,
    Plan,
    as_text,
    details_of,
    facts_of,
    figures_of,
)
from bp_desktop.ui.games.burning_planets.combat.steps_card import StepsCard
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import worded_all


class PlannerPanel(QWidget):
    """Choose how many of each kind on both sides, or take them from the match on the table; the
    answer follows by itself."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        open_match: OpenMatch = lambda: None,
        sitting: DiceSitting | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._sitting = sitting = sitting or DiceSitting()
        self._answer: Answer | None = None
        self._question: Question | None = None
        self._pause = QTimer(self, singleShot=True, interval=30)
        self._pause.timeout.connect(self.answer)
        self._slices = Slices(self, self._on_progress)
        self.sides = PlanSides(theme, tables, open_match, self._on_changed)
        self.attackers, self.targets = self.sides.attackers, self.sides.targets
        self.goal = GoalRow(theme, self._on_changed)
        self.card = AnswerCard(theme)
        self.waiting = Waiting(theme, self.stop, self.throw, self.insist)
        self.steps = StepsCard(theme)
        self.needs = NeedsCard(theme, tables)
        self.kept = KeptPlans(theme, sitting, self._facts, self._open_kept, self._show_deeds)
        self.keep = Button(theme, self.tr("Keep this plan"), self.keep_plan, icon_name="plus")
        self.kept_note = label("", "small")
        self.copy = Button(
            theme, self.tr("Copy as text"), self.copy_text, kind="quiet", icon_name="copy"
        )
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
        deeds = QWidget()
        line = FlowLayout(deeds, gap=theme.px(8))
        for part in (self.keep, self.kept_note, self.copy):
            line.addWidget(part)
        right.addWidget(deeds)
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

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for an answer any more."""
        self._pause.stop()
        self._slices.stop()
        self.needs.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.start()

    def take(self, fight: Fight | None) -> None:
        """Units of a match in place of what is chosen; None: kinds only."""
        self.sides.take(fight)
        self.answer()

    def take_from_match(self) -> None:
        """What the active player has, as it stands."""
        self.sides.take_from_match()

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

    def answer(self) -> None:
        """Ask anew: exactly, if that takes no more than a second."""
        self._pause.stop()
        self._slices.stop()
        self.waiting.rest()
        self._answer = None
        forces = self.forces()
        self.goal.show_targets([one.id for one in forces.targets])
        self._question = Question(forces, self.goal.goal(), self.goal.as_listed)
        self.needs.show_targets(forces.targets, self._question.goal)
        if not forces.attackers or not forces.targets:
            self._no_answer(self.sides.nothing_chosen())
            return
        try:
            steps = steps_of(self._question)
        except Refused as refusal:
            self._no_answer(worded_all(refusal.messages))
            return
        if steps <= EXACT_STEPS:
            self._slices.start(answer(self._question), self._on_answer)
        else:
            self._no_answer("")
            self.waiting.offer(exact_too=steps <= PATIENT_STEPS)

    def insist(self) -> None:
        """Exactly, however long it takes."""
        assert self._question is not None
        self._slices.start(answer(self._question), self._on_answer)

    def throw(self, runs: int, seed: int) -> None:
        question = self._question
        assert question is not None

        def show(found: Sample) -> None:
            self.waiting.offer(exact_too=steps_of(question) <= PATIENT_STEPS)
            self.card.show_sample(question, found, seed)

        self._slices.start(
            sample(
                question.forces,
                question.goal,
                AppDice(seed),
                runs,
                as_listed=question.as_listed,
            ),
            show,
        )

    def stop(self) -> None:
        """Leave what is being worked out; it can be asked for again."""
        self._slices.stop()
        self._no_answer("")
        self.waiting.offer(exact_too=True)

    def _on_progress(self, share: float) -> None:
        """What is shown is not the answer any more."""
        self._no_answer("")
        self.waiting.busy(share)

    def _no_answer(self, why: str) -> None:
        self.card.show_trouble(why)
        self.steps.show_plan(None)
        self._show_deeds()

    def _on_answer(self, found: Answer) -> None:
        self.waiting.rest()
        self._answer = found
        self.card.show_answer(found)
        self.steps.show_plan(found.planner if found.value else None)
        self._show_deeds()

    # --- keeping

    def _show_deeds(self) -> None:
        self.keep.setEnabled(self._answer is not None and not self.kept.is_full)
        self.copy.setEnabled(self._answer is not None)
        count = len(self.kept.plans)
        text = self.tr("{count} of {most} kept, below") if count else ""
        self.kept_note.setText(filled(text, count=count, most=MOST_PLANS))
        self.kept_note.setVisible(bool(count))

    def _as_kept(self, found: Answer) -> KeptPlan:
        return KeptPlan(self.kept.new_name(), figures_of(found), self.plan())

    def _facts(self, kept: KeptPlan) -> tuple[Fact, ...]:
        attackers, targets = self.sides.names_in(kept.plan)
        goal = kept.plan.goal_now(targets)
        text = self.card.goal_text(goal)
        return facts_of(kept.figures, attackers, targets, text, is_chance=goal.is_chance)

    def keep_plan(self) -> None:
        if self._answer is not None and not self.kept.is_full:
            self.kept.keep(self._as_kept(self._answer))

    def copy_text(self) -> None:
        if self._answer is not None:
            plan = self._as_kept(self._answer)
            text = f"{as_text(plan.name, self._facts(plan))}\n{details_of(self._answer)}"
            QGuiApplication.clipboard().setText(text)

    def _open_kept(self, kept: KeptPlan) -> None:
        self.open_plan(kept.plan)

    def open_plan(self, plan: Plan) -> None:
        self.sides.open_plan(plan)
        targets = [one.id for one in self.forces().targets]
        self.goal.show_targets(targets)
        self.goal.set_goal(plan.goal_now(targets), as_listed=plan.as_listed)
