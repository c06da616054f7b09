"""Goals of a fight: the kinds of success when the attacks are over, and their score."""

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.planner.forces import Forces

GoalKind = Literal["all", "these", "at_least", "expected", "loot", "damage", "answer"]

CHANCES: tuple[GoalKind, ...] = ("all", "these", "at_least")
"""Goals whose value is a chance; that of the others is a mean."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an attack is for.

    A chance: `all` targets, `these` targets, or `at_least` a `number` of any. Or a mean that
    should be as high as possible: `expected`, the number destroyed; `loot`, what is gained;
    `damage`, what the owners of the targets lose; `answer`, the attacks that can no longer be
    made in return. An attack never costs the attacker anything (BP-COMBAT-10): whoever wants few
    losses wants few attacks in return. Resources count one to one, as in the tables (BP-FAC-8).
    """

    kind: GoalKind = "all"
    targets: tuple[str, ...] = ()
    number: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1

    @property
    def is_chance(self) -> bool:
        return self.kind in CHANCES


ALL = Goal()

Score = Callable[[int], int]
"""The worth of what still stands (a bit set) when all is over."""


def weights(forces: Forces, goal: Goal) -> tuple[int, ...]:
    """What the destruction of each target is worth, on its own."""
    match goal.kind:
        case "loot":
            return tuple(target.loot.total for target in forces.targets)
        case "damage":
            return tuple(target.worth.total for target in forces.targets)
        case "answer":
            return tuple(target.attacks for target in forces.targets)
        case "these":
            return tuple(int(target.id in goal.targets) for target in forces.targets)
        case _:
            return (1,) * len(forces.targets)


def score_of(forces: Forces, goal: Goal) -> Score:
    """Refuses a goal that names what is not there."""
    known = {target.id for target in forces.targets}
    for id_ in goal.targets:
        if id_ not in known:
            raise Refused(say("bp.plan.unknown_goal", target=id_))
    if goal.kind == "these" and not goal.targets:
        raise Refused(say("bp.plan.no_goal"))
    worth = weights(forces, goal)
    count, full = len(worth), (1 << len(worth)) - 1
    wanted = sum(1 << index for index, one in enumerate(worth) if one)

    def total(alive: int) -> int:
        gone = full & ~alive
        return sum(one for index, one in enumerate(worth) if gone >> index & 1)

    match goal.kind:
        case "all":
            return lambda alive: int(alive == 0)
        case "these":
            return lambda alive: int(not alive & wanted)
        case "at_least":
            return lambda alive: int(count - alive.bit_count() >= goal.number)
        case _:
            return total
