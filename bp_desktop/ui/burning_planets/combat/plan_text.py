"""A plan in plain words, for comparing and for copying."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.games.burning_planets.planner.outcomes import Amounts
from bp_desktop.games.burning_planets.planner.question import Answer
from bp_desktop.ui.burning_planets.combat.figures import (
    LONG,
    amounts,
    exact,
    mean,
    number,
    percent,
)
from bp_desktop.ui.burning_planets.combat.match_plans import Fight

translate = QCoreApplication.translate

_NUMBER = re.compile(r" \d+$")


class Fact(NamedTuple):
    """One line of a plan; plans are compared where it has a value, the more the better."""

    title: str
    text: str
    value: Fraction | None = None
    full: str = ""
    """With every digit, where the text has not all of them."""


class KeptPlan(NamedTuple):
    """A plan somebody kept, as it was answered then, with what is needed to open it again."""

    name: str
    facts: tuple[Fact, ...]
    attackers: Mapping[str, int]
    """How many on each line of that side."""
    targets: Mapping[str, int]
    goal: Goal
    as_listed: bool
    fight: Fight | None
    """What was taken from a match."""

    def as_text(self) -> str:
        return "\n".join(
            [self.name, *(f"  {one.title}: {one.full or one.text}" for one in self.facts)]
        )


def counted_names(ids: Iterable[str]) -> str:
    """Such as "2 × Big ship, Tower": units alike together."""
    groups: dict[str, list[str]] = {}
    for id_ in ids:
        groups.setdefault(_NUMBER.sub("", id_), []).append(id_)
    return ", ".join(
        f"{len(found)} × {name}" if len(found) > 1 else found[0] for name, found in groups.items()
    )


def facts_of(answer: Answer, goal: str) -> tuple[Fact, ...]:
    """`goal` is the goal in words."""
    forces, found = answer.question.forces, answer.outcomes
    chance = answer.question.goal.is_chance
    loot, losses = found.expected_loot(), found.expected_losses()
    return (
        Fact(translate("planner", "Attackers"), counted_names(one.id for one in forces.attackers)),
        Fact(translate("planner", "Targets"), counted_names(one.id for one in forces.targets)),
        _chance(goal, answer.value) if chance else _mean(goal, answer.value),
        _chance(translate("planner", "Everything destroyed"), found.chance_of_all),
        _chance(translate("planner", "Nothing destroyed"), found.chance_of_none, good=False),
        _mean(translate("planner", "Destroyed on average"), found.expected_number),
        _amounts(translate("planner", "Loot on average"), loot),
        _amounts(translate("planner", "Their losses on average"), losses),
    )


def details_of(answer: Answer) -> str:
    """The whole distribution, for whoever copies a plan."""
    title = translate("planner", "Destroyed")
    lines = []
    for destroyed, chance in answer.outcomes.by_destroyed.items():
        names = ", ".join(destroyed) or translate("planner", "nothing")
        lines.append(f"  {title}: {names}: {percent(chance)} = {exact(chance)}")
    return "\n".join(lines)


def _chance(title: str, value: Fraction, *, good: bool = True) -> Fact:
    full = f"{percent(value)} = {exact(value)}"
    text = full if len(exact(value)) <= LONG else percent(value)
    return Fact(title, text, value if good else -value, full)


def _mean(title: str, value: Fraction) -> Fact:
    return Fact(title, mean(value), value, f"{number(float(value), 2)} = {exact(value)}")


def _amounts(title: str, found: Amounts) -> Fact:
    nothing = translate("planner", "nothing")
    total = sum(found.values(), Fraction(0))
    return Fact(
        title,
        amounts(found.items()) or nothing,
        total,
        amounts(found.items(), exact) or nothing,
    )
