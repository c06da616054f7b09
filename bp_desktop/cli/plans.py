"""`odds plan FILE.json`: a whole fight from a file, answered exactly."""

from fractions import Fraction

import msgspec

from bp_desktop.games.burning_planets.planner.conquest import Siege, conquest
from bp_desktop.games.burning_planets.planner.forces import Attacker, Forces, Target
from bp_desktop.games.burning_planets.planner.optimum import ALL, Goal, best_plan
from bp_desktop.games.burning_planets.planner.outcomes import outcomes


class PlanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either attackers and targets with a goal, or a siege."""

    attackers: tuple[Attacker, ...] = ()
    targets: tuple[Target, ...] = ()
    goal: Goal = ALL
    siege: Siege | None = None


class PlanFileError(Exception):
    """Not a plan; `detail` says where it goes wrong."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


def answer_plan(data: bytes) -> dict[str, object]:
    """The answer as plain JSON values, fractions as "n/d". Raises PlanFileError or Refused."""
    try:
        plan = msgspec.json.decode(data, type=PlanFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError) as error:
        raise PlanFileError(str(error)) from None
    if plan.siege is not None:
        prospect = conquest(plan.siege)
        return {
            "chance": _text(prospect.chance),
            "order": list(prospect.order),
            "actions_needed": prospect.actions_needed,
        }
    if not plan.attackers or not plan.targets:
        raise PlanFileError("attackers and targets, or a siege, are needed")
    forces = Forces(plan.attackers, plan.targets)
    found = outcomes(forces)
    best = best_plan(forces, plan.goal)
    return {
        "as_listed": {
            "all": _text(found.chance_of_all),
            "none": _text(found.chance_of_none),
            "destroyed": {one.id: _text(found.chance_of(one.id)) for one in plan.targets},
            "number": [_text(chance) for chance in found.by_number],
            "outcomes": [
                {"destroyed": list(destroyed), "chance": _text(chance)}
                for destroyed, chance in found.by_destroyed.items()
            ],
            "expected_number": _text(found.expected_number),
            "expected_loot": _amounts(found.expected_loot()),
            "expected_losses": _amounts(found.expected_losses()),
        },
        "best": {
            "value": _text(best.value),
            "order": list(best.order),
            "first": None
            if best.first is None
            else {"attacker": best.first.attacker, "target": best.first.target},
        },
        "hopeless": list(found.field.hopeless()),
    }


def _amounts(amounts: dict[str, Fraction]) -> dict[str, str]:
    return {resource: _text(amount) for resource, amount in amounts.items()}


def _text(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
