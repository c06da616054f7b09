"""Plan in plain words, for comparing and for copying."""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.games.burning_planets.planner.outcomes import Amounts
from bp_desktop.games.burning_planets.planner.question import Answer
from bp_desktop.ui.dice.figures import LONG, exact, mean, number, percent
from bp_desktop.ui.dice.kept_plans import PlanFact
from bp_desktop.ui.games.burning_planets.combat.match_plans import Fight
from bp_desktop.ui.games.burning_planets.combat.units import amounts

translate = QCoreApplication.translate

_NUMBER = re.compile(r" \d+$")


class Figures(NamedTuple):
    """What a plan comes to, in no language."""

    value: Fraction
    """Of the goal."""
    all_fall: Fraction
    none_falls: Fraction
    number: Fraction
    """Destroyed on average."""
    loot: Amounts
    losses: Amounts


class Plan(NamedTuple):
    """What somebody asks the planner. Only names that people gave are in words: the window may
    speak another language tomorrow."""

    attackers: Mapping[str, int]
    """How many on each line of that side."""
    targets: Mapping[str, int]
    faction: FactionId
    """Whose targets they are."""
    goal: Goal
    aims: tuple[int, ...]
    """Which targets the goal names, by place: they may be called otherwise now."""
    as_listed: bool
    fight: Fight | None
    """What was taken from a match."""

    def goal_now(self, targets: Sequence[str]) -> Goal:
        """The goal with the targets as they are called now."""
        return replace(self.goal, targets=tuple(targets[place] for place in self.aims))


class AnsweredPlan(NamedTuple):
    """A plan as it was answered."""

    figures: Figures
    plan: Plan


def counted_names(ids: Iterable[str]) -> str:
    """Such as "2 × Big ship, Tower": units alike together."""
    groups: dict[str, list[str]] = {}
    for id_ in ids:
        groups.setdefault(_NUMBER.sub("", id_), []).append(id_)
    return ", ".join(
        f"{len(found)} × {name}" if len(found) > 1 else found[0] for name, found in groups.items()
    )


def figures_of(answer: Answer) -> Figures:
    found = answer.outcomes
    return Figures(
        answer.value,
        found.chance_of_all,
        found.chance_of_none,
        found.expected_number,
        found.expected_loot(),
        found.expected_losses(),
    )


def facts_of(
    found: Figures, attackers: Iterable[str], targets: Iterable[str], goal: str, *, is_chance: bool
) -> tuple[PlanFact, ...]:
    """`goal` is the goal in words."""
    return (
        PlanFact(translate("planner", "Attackers"), counted_names(attackers)),
        PlanFact(translate("planner", "Targets"), counted_names(targets)),
        _chance(goal, found.value) if is_chance else _mean(goal, found.value),
        _chance(translate("planner", "Everything destroyed"), found.all_fall),
        _chance(translate("planner", "Nothing destroyed"), found.none_falls, good=False),
        _mean(translate("planner", "Destroyed on average"), found.number),
        _amounts(translate("planner", "Loot on average"), found.loot),
        _amounts(translate("planner", "Their losses on average"), found.losses),
    )


def details_of(answer: Answer) -> str:
    """The whole distribution, for whoever copies a plan."""
    title = translate("planner", "Destroyed")
    lines = []
    for destroyed, chance in answer.outcomes.by_destroyed.items():
        names = ", ".join(destroyed) or translate("planner", "nothing")
        lines.append(f"  {title}: {names}: {percent(chance)} = {exact(chance)}")
    return "\n".join(lines)


def _chance(title: str, value: Fraction, *, good: bool = True) -> PlanFact:
    full = f"{percent(value)} = {exact(value)}"
    text = full if len(exact(value)) <= LONG else percent(value)
    return PlanFact(title, text, value if good else -value, full)


def _mean(title: str, value: Fraction) -> PlanFact:
    return PlanFact(title, mean(value), value, f"{number(float(value), 2)} = {exact(value)}")


def _amounts(title: str, found: Amounts) -> PlanFact:
    nothing = translate("planner", "nothing")
    total = sum(found.values(), Fraction(0))
    return PlanFact(
        title,
        amounts(found.items()) or nothing,
        total,
        amounts(found.items(), exact) or nothing,
    )
