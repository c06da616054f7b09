"""`odds plan FILE.json`: a whole fight from a file, answered exactly or by sampling."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

import msgspec

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.planner.conquest import (
    Invasion,
    Prospect,
    Siege,
)
from bp_desktop.games.burning_planets.planner.forces import Attacker, Field, Forces, PlanTarget
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal
from bp_desktop.games.burning_planets.planner.levers import Lever, levers
from bp_desktop.games.burning_planets.planner.needs import MOST_SHIPS, Search, SiegeSearch
from bp_desktop.games.burning_planets.planner.optimum import PATIENT_STEPS, Planner
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes, listed
from bp_desktop.games.burning_planets.planner.question import Question, steps_of
from bp_desktop.games.burning_planets.planner.sampling import FightSample, sample, sample_siege
from bp_desktop.games.burning_planets.planner.work import Work, finished
from bp_desktop.games.burning_planets.tables import Tables

Json = dict[str, object]


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the cheapest fleet of each faction that reaches a chance."""

    wanted: Annotated[str, msgspec.Meta(pattern=r"^\d{1,9}/[1-9]\d{0,8}$")]
    """As "n/d", such as "4/5"."""
    most_ships: Annotated[int, msgspec.Meta(ge=1, le=12)] = MOST_SHIPS


class PlanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Attackers and targets with a goal; or targets and what is needed to destroy them; or a
    siege; or a siege and what is needed for it, whoever has come. One file asks one of these."""

    attackers: tuple[Attacker, ...] = ()
    targets: tuple[PlanTarget, ...] = ()
    goal: Goal = ALL
    needs: Needs | None = None
    siege: Siege | None = None


class PlanFileError(Exception):
    """Not a plan; `detail` says where it goes wrong."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Throws:
    """How often to throw instead of working it out, and with which dice."""

    runs: int
    seed: int


def answer_plan(data: bytes, tables: Tables, throws: Throws | None = None) -> Json:
    """The answer as plain JSON values, fractions as "n/d". Raises PlanFileError or Refused."""
    try:
        plan = msgspec.json.decode(data, type=PlanFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError) as error:
        raise PlanFileError(str(error)) from None
    if plan.needs is not None and throws is not None:
        raise Refused(say("bp.plan.needs_are_exact"))
    if plan.siege is not None and plan.needs is not None:
        most = plan.needs.most_ships
        return _needs(SiegeSearch(tables, plan.siege, most), plan.needs)
    if plan.siege is not None:
        return _siege(plan.siege, throws)
    if plan.needs is not None and plan.targets:
        if not plan.goal.is_chance:
            raise Refused(say("bp.plan.needs_a_chance"))
        search = Search(tables, plan.targets, plan.goal, plan.needs.most_ships)
        return _needs(search, plan.needs)
    if not plan.attackers or not plan.targets:
        raise PlanFileError("attackers and targets, targets and needs, or a siege are needed")
    return _fight(Forces(plan.attackers, plan.targets), plan.goal, throws)


def _fight(forces: Forces, goal: Goal, throws: Throws | None) -> Json:
    hopeless = list(Field(forces).hopeless())
    if throws is not None:
        found = finished(sample(forces, goal, AppDice(throws.seed), throws.runs))
        return {"sampled": _sampled(found, throws), "hopeless": hopeless}
    _require_patience(steps_of(Question(forces, goal, as_listed=True)))
    planner = Planner(forces, goal)
    _require_patience(planner.steps)
    best = planner.solve()
    as_listed = finished(listed(forces))
    return {
        "as_listed": {"value": _text(as_listed.value(goal)), **_outcomes(as_listed)},
        "best": {
            "goal": goal.kind,
            "value": _text(best.value),
            "order": list(best.order),
            "first": None
            if best.first is None
            else {"attacker": best.first.attacker, "target": best.first.target},
            **_outcomes(planner.outcomes()),
        },
        "hopeless": hopeless,
    }


def _outcomes(found: Outcomes) -> Json:
    return {
        "all": _text(found.chance_of_all),
        "none": _text(found.chance_of_none),
        "destroyed": {one.id: _text(found.chance_of(one.id)) for one in found.field.forces.targets},
        "number": [_text(chance) for chance in found.by_number],
        "outcomes": [
            {"destroyed": list(destroyed), "chance": _text(chance)}
            for destroyed, chance in found.by_destroyed.items()
        ],
        "expected_number": _text(found.expected_number),
        "expected_loot": _amounts(found.expected_loot()),
        "expected_losses": _amounts(found.expected_losses()),
        "loot": [
            {"amounts": purse.amounts, "chance": _text(chance)}
            for purse, chance in found.by_loot().items()
        ],
        "losses": [
            {"amounts": purse.amounts, "chance": _text(chance)}
            for purse, chance in found.by_losses().items()
        ],
    }


def _needs(search: Search | SiegeSearch, needs: Needs) -> Json:
    _require_patience(search.steps)
    wanted = Fraction(needs.wanted)
    found = finished(search.work(wanted))
    return {
        "wanted": _text(wanted),
        "most_ships": needs.most_ships,
        "fleets": {
            faction: None
            if fleet is None
            else {
                "ships": dict(fleet.ships),
                "price": fleet.price.amounts,
                "total": fleet.price.total,
                "chance": _text(fleet.chance),
            }
            for faction, fleet in found.items()
        },
    }


def _siege(siege: Siege, throws: Throws | None) -> Json:
    if throws is not None:
        found = finished(sample_siege(siege, AppDice(throws.seed), throws.runs))
        return {"sampled": _sampled(found, throws)}
    invasion = Invasion(siege)
    _require_patience(invasion.work_steps)
    prospect = finished(invasion.work())
    return {**_prospect(prospect), "helps": _helps(levers(siege))}


def _prospect(prospect: Prospect) -> Json:
    return {
        "chance": _text(prospect.chance),
        "order": list(prospect.order),
        "actions_needed": prospect.actions_needed,
        "actions_there": prospect.actions_there,
        "defences_fall": _text(prospect.defences_fall),
        "steps": [
            {
                "deed": step.deed,
                "ship": step.ship,
                "target": step.target,
                "number": step.number,
                "chance": _text(step.chance),
            }
            for step in prospect.steps
        ],
    }


def _helps(work: Work[tuple[Lever, ...]]) -> list[Json]:
    return [
        {"change": one.change, "what": one.what, "chance": _text(one.chance)}
        for one in finished(work)
    ]


def _sampled(found: FightSample, throws: Throws) -> Json:
    return {
        "runs": found.runs,
        "seed": throws.seed,
        "value": _text(found.value),
        "low": found.interval.low,
        "high": found.interval.high,
        "confidence": 0.95,
        "number": list(found.by_number),
    }


def _require_patience(steps: int) -> None:
    if steps > PATIENT_STEPS:
        raise Refused(say("bp.plan.too_long"))


def _amounts(amounts: Mapping[str, Fraction]) -> dict[str, str]:
    return {resource: _text(amount) for resource, amount in amounts.items()}


def _text(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
