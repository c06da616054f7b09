"""The planner panel: several attackers, several targets, a goal, and exactly what comes of it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

from PySide6.QtWidgets import QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.forces import Attacker, Forces, PlanTarget
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal, GoalKind
from bp_desktop.games.burning_planets.planner.needs import search_for_fight
from bp_desktop.games.burning_planets.planner.optimum import Answer, Question, answer, steps_of
from bp_desktop.games.burning_planets.planner.sampling import sample
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.kept_plans import MOST_PLANS, KeptPlans, PlanFact, as_text
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.combat import answer_panel, match_plans, units
from bp_desktop.ui.games.burning_planets.combat.answer_cards import AnswerCard, StepsCard
from bp_desktop.ui.games.burning_planets.combat.match_plans import AnsweredPlan, Fight, Plan
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, show_text
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import ChoiceBox, number_box


class GoalRow(QWidget):
    """A goal, with the target or number that it needs, and the order of the attackers."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        super().__init__()
        self._on_changed = on_changed
        self.kind = ChoiceBox(self.tr("Goal"))
        kinds: dict[GoalKind, str] = {
            "all": self.tr("Destroy everything"),
            "these": self.tr("Destroy this one"),
            "at_least": self.tr("Destroy at least"),
            "expected": self.tr("Destroy as many as possible"),
            "loot": self.tr("Most loot"),
            "damage": self.tr("Most damage by cost"),
            "answer": self.tr("Weakest counter-attack"),
        }
        for kind, text in kinds.items():
            self.kind.addItem(text, kind)
        self.target = ChoiceBox(self.tr("Which target"))
        self.number = number_box(theme, self.tr("How many"), 1, 16, 1)
        self.order = ChoiceBox(self.tr("Order of the attackers"))
        self.order.addItem(self.tr("in the best order"), False)
        self.order.addItem(self.tr("in the order listed"), True)
        flowing(theme, self.kind, self.target, self.number, self.order, inside=self)
        self.kind.activated.connect(self._on_kind)
        self.target.activated.connect(on_changed)
        self.number.valueChanged.connect(on_changed)
        self.order.activated.connect(on_changed)
        self._show_parts()

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


class PlanSides(QWidget):
    """Attackers above targets; `on_changed` is told of every change by hand."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        open_match: match_plans.OpenMatch,
        on_changed: Callable[[], object],
    ) -> None:
        super().__init__()
        self._tables = tables
        self._open_match = open_match
        self._on_changed = on_changed
        self.fight: Fight | None = None
        """Taken from a match: its units come before the kinds of the tables."""
        self.faction = ChoiceBox(self.tr("Whose targets they are"))
        for one in tables.factions:
            self.faction.addItem(names().faction(one), one)
        self.faction.activated.connect(self._on_faction)
        self.attackers = units.UnitsCard(theme, self.tr("Attackers"), on_changed)
        self.targets = units.UnitsCard(theme, self.tr("Targets"), on_changed)
        self.targets.tools.addWidget(self.faction)
        self.take(None)
        tell = self._take_and_tell
        self.tools = answer_panel.MatchTools(theme, open_match, self._offers, tell)
        lay(column(theme, self, spacing=16), self.tools, self.attackers, self.targets, SPRING)

    def _lines_of(
        self, fight: Fight | None, faction: FactionId
    ) -> tuple[list[units.UnitLine], list[units.UnitLine]]:
        """The units of a match, if they were taken from one, and all kinds there are."""
        forces = fight.forces if fight is not None else Forces((), ())
        return (
            units.attacker_lines(self._tables, forces.attackers),
            units.target_lines(self._tables, faction, forces.targets),
        )

    @property
    def whose(self) -> FactionId:
        """The faction of the targets, for prices and loot."""
        return FactionId(self.faction.currentData())

    def names_in(self, plan: Plan) -> tuple[list[str], list[str]]:
        """What the units of a plan are called now."""
        attackers, targets = self._lines_of(plan.fight, plan.faction)
        return (
            [one.id for one in units.units_of(attackers, plan.attackers, Attacker)],
            [one.id for one in units.units_of(targets, plan.targets, PlanTarget)],
        )

    def open_plan(self, plan: Plan) -> None:
        """Both sides as they were kept, without a word."""
        self.faction.setCurrentIndex(self.faction.findData(plan.faction))
        self.take(plan.fight)
        self.attackers.set_counts(dict(plan.attackers))
        self.targets.set_counts(dict(plan.targets))

    def _on_faction(self) -> None:
        """Other prices; the numbers stay."""
        counts = self.targets.counts()
        self.targets.show_units(self._lines_of(self.fight, self.whose)[1])
        self.targets.set_counts(counts)

    def take(self, fight: Fight | None) -> None:
        """Units of a match in place of what is chosen, without a word; None: kinds only."""
        self.fight = fight
        attackers, targets = self._lines_of(fight, self.whose)
        self.attackers.show_units(attackers)
        self.targets.show_units(targets)

    def _take_and_tell(self, fight: Fight | None) -> None:
        self.take(fight)
        self._on_changed()

    def take_from_match(self, against: str = "") -> None:
        """What the active player has, as it stands, and all of it that can get `against` a
        thing."""
        match = self._open_match()
        if match is not None and match_plans.is_in_play(match):
            self._take_and_tell(match_plans.fight_now(match, against))

    def _offers(self, match: Match) -> Iterator[answer_panel.Offered[Fight]]:
        mine = partial(match_plans.fight_now, match)
        yield self.tr("My units and what stands beside them"), mine
        yield "", mine
        yield from islice(match_plans.raids(match), answer_panel.MOST_OFFERS)

    def forces(self) -> Forces:
        targets = self.targets.units(PlanTarget)
        taken = self.fight.forces.targets if self.fight is not None else ()
        return Forces(units.in_reach(self.attackers.units(Attacker), targets, taken), targets)

    def nothing_chosen(self) -> str:
        if self.fight is not None and not self.fight.forces.attackers:
            text = self.tr(
                "No unit of {player} is beside a target now. Select units here, or a target from "
                "the match."
            )
            if self.fight.held_back:
                text = self.tr(
                    "Units of {player} are beside targets, but cannot act this turn. Select "
                    "units here, or a target from the match."
                )
            return filled(text, player=self.fight.player)
        return self.tr("Select at least one attacker and one target.")


class PlannerPanel(answer_panel.AnswerPanel):
    """Choose how many of each kind on both sides, or take them from the match on the table; the
    answer follows by itself."""

    rests_on = ("BP-COMBAT-5", "BP-COMBAT-6", "BP-COMBAT-10", "BP-ACT-8")

    def _build(self) -> None:
        theme, sitting = self._theme, self._sitting
        self._answer: Answer | None = None
        self.sides = PlanSides(theme, self._tables, self._open_match, self._on_changed)
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
        self.keep = Button(theme, self.tr("Save this plan"), self.keep_plan, icon_name="plus")
        self.kept_note = label("", "small")
        buttons = flowing(theme, self.keep, self.kept_note, self.copy)
        whole = self._lay_out(
            self.sides,
            self.goal,
            self.waiting,
            self.card,
            self.behind,
            buttons,
            self.steps,
            self.needs,
        )
        lay(whole, self.kept, SPRING)
        if sitting.plan is not None:
            self.open_plan(sitting.plan)
        else:
            self.attackers.spins["ship:big"].setValue(2)
            self.targets.spins["structure:cannon"].setValue(1)
        self.kept.refresh()

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

    def _ask(self) -> answer_panel.Inquiry | str:
        self._answer = None
        forces = self.forces()
        self.goal.show_targets([one.id for one in forces.targets])
        goal = self.goal.goal()
        question = Question(forces, goal, self.goal.as_listed)
        wanted = goal if goal.is_chance else ALL
        search = partial(search_for_fight, self._tables, forces.targets, wanted)
        self.needs.ask_about(search if forces.targets else None)
        if not forces.attackers or not forces.targets:
            return self.sides.nothing_chosen()
        return answer_panel.Inquiry(
            steps_of(question),
            partial(answer, question),
            self._show_answer,
            lambda runs, seed: sample(
                forces, goal, AppDice(seed), runs, as_listed=question.as_listed
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
        text = self.tr("{count} of {most} saved, below") if count else ""
        show_text(self.kept_note, filled(text, count=count, most=MOST_PLANS))

    def _answered(self, found: Answer) -> AnsweredPlan:
        return AnsweredPlan(match_plans.figures_of(found), self.plan())

    def _facts(self, answered: AnsweredPlan) -> tuple[PlanFact, ...]:
        attackers, targets = self.sides.names_in(answered.plan)
        goal = answered.plan.goal_now(targets)
        text = self.card.goal_text(goal)
        return match_plans.facts_of(
            answered.figures, attackers, targets, text, is_chance=goal.is_chance
        )

    def keep_plan(self) -> None:
        if self._answer is not None:
            self.kept.keep(self._answered(self._answer))

    def _as_text(self) -> str:
        if self._answer is None:
            return ""
        facts = self._facts(self._answered(self._answer))
        details = match_plans.details_of(self._answer)
        return f"{as_text(self.kept.new_name(), facts)}\n{details}"

    def open_plan(self, plan: Plan) -> None:
        self.sides.open_plan(plan)
        targets = [one.id for one in self.forces().targets]
        self.goal.show_targets(targets)
        self.goal.set_goal(plan.goal_now(targets), as_listed=plan.as_listed)
