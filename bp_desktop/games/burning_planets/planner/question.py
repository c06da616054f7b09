"""A plan as somebody asks about it, and the whole answer to it."""

from dataclasses import dataclass
from fractions import Fraction

import msgspec

from bp_desktop.core.work import Work
from bp_desktop.games.burning_planets.planner.forces import Forces
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal
from bp_desktop.games.burning_planets.planner.optimum import Planner
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes, listed


class Question(msgspec.Struct, frozen=True):
    """Forces, what they are for, and whether the attackers act as listed or as is best."""

    forces: Forces
    goal: Goal = ALL
    as_listed: bool = False


@dataclass(frozen=True)
class Answer:
    """Everything exact about a plan."""

    question: Question
    value: Fraction
    """Of the goal: a chance, or a mean."""
    outcomes: Outcomes
    planner: Planner | None
    """Knows the next move in every position; None for a plan as listed."""


def steps_of(question: Question) -> int:
    """About how much work an exact answer is; at most EXACT_STEPS are done at once. Refuses
    forces and goals that make no sense."""
    planner = Planner(question.forces, question.goal)
    if not question.as_listed:
        return planner.steps
    attacks = sum(one.attacks for one in question.forces.attackers)
    return attacks << len(question.forces.targets)


def answer(question: Question) -> Work[Answer]:
    if question.as_listed:
        found = yield from listed(question.forces)
        return Answer(question, found.value(question.goal), found, None)
    planner = Planner(question.forces, question.goal)
    best = yield from planner.work()
    found = yield from planner.follow()
    return Answer(question, best.value, found, planner)
