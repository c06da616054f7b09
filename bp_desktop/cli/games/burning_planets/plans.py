"""`odds plan FILE.json`: a whole fight from a file, answered exactly or by sampling."""

from collections.abc import Iterable
from dataclasses import asdict
from fractions import Fraction
from typing import Annotated, Any, NamedTuple

import msgspec

from bp_desktop.cli.seam import Json
from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.planner.conquest import Invasion, Siege, levers
from bp_desktop.games.burning_planets.planner.forces import Attacker, Field, Forces, PlanTarget
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal
from bp_desktop.games.burning_planets.planner.needs import (
    MOST_SHIPS,
    FleetSearch,
    search_for_fight,
    search_for_siege,
)
from bp_desktop.games.burning_planets.planner.optimum import (
    PATIENT_STEPS,
    Planner,
    Question,
    steps_of,
)
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes, listed
from bp_desktop.games.burning_planets.planner.sampling import FightSample, sample, sample_siege
from bp_desktop.games.burning_planets.tables import Tables


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
    """Not a plan; it says where it goes wrong."""


class Throws(NamedTuple):
    """How often to throw instead of working it out, and with which dice."""

    runs: int
    seed: int


def answer_plan(data: bytes, tables: Tables, throws: Throws | None = None) -> Json:
    """For `plain`, which makes it plain JSON values. Raises PlanFileError or Refused."""
    try:
        plan = msgspec.json.decode(data, type=PlanFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError) as error:
        raise PlanFileError(str(error)) from None
    if plan.needs is not None and throws is not None:
        raise Refused(say("bp.cli.needs_are_exact"))
    if plan.siege is not None and plan.needs is not None:
        most = plan.needs.most_ships
        return _needs(search_for_siege(tables, plan.siege, most), plan.needs)
    if plan.siege is not None:
        return _siege(plan.siege, throws)
    if plan.needs is not None and plan.targets:
        if not plan.goal.is_chance:
            raise Refused(say("bp.cli.needs_a_chance"))
        search = search_for_fight(tables, plan.targets, plan.goal, plan.needs.most_ships)
        return _needs(search, plan.needs)
    if not plan.attackers or not plan.targets:
        raise PlanFileError("attackers and targets, targets and needs, or a siege are needed")
    return _fight(Forces(plan.attackers, plan.targets), plan.goal, throws)


def _fight(forces: Forces, goal: Goal, throws: Throws | None) -> Json:
    hopeless = tuple(Field(forces).hopeless())
    if throws is not None:
        found = finished(sample(forces, goal, AppDice(throws.seed), throws.runs))
        return {"sampled": _sampled(found, throws), "hopeless": hopeless}
    _require_patience(steps_of(Question(forces, goal, as_listed=True)))
    planner = Planner(forces, goal)
    _require_patience(planner.steps)
    best = planner.solve()
    as_listed = finished(listed(forces))
    return {
        "as_listed": {"value": as_listed.value(goal), **_outcomes(as_listed)},
        "best": {
            "goal": goal.kind,
            "value": best.value,
            "order": best.order,
            "first": best.first,
            **_outcomes(finished(planner.follow())),
        },
        "hopeless": hopeless,
    }


def _outcomes(found: Outcomes) -> Json:
    fates = found.by_destroyed.items()
    return {
        "all": found.chance_of_all,
        "none": found.chance_of_none,
        "destroyed": {one.id: found.chance_of(one.id) for one in found.field.forces.targets},
        "number": found.by_number,
        "outcomes": [{"destroyed": gone, "chance": chance} for gone, chance in fates],
        "expected_number": found.expected_number,
        "expected_loot": found.expected_loot(),
        "expected_losses": found.expected_losses(),
        "loot": _amounts(found.by_loot().items()),
        "losses": _amounts(found.by_losses().items()),
    }


def _amounts(chances: Iterable[tuple[Purse, Fraction]]) -> list[Json]:
    return [{"amounts": purse.amounts, "chance": chance} for purse, chance in chances]


def _needs(search: FleetSearch, needs: Needs) -> Json:
    _require_patience(search.steps)
    wanted = Fraction(needs.wanted)
    found = finished(search.work(wanted))
    return {
        "wanted": wanted,
        "most_ships": needs.most_ships,
        "fleets": {
            faction: None
            if fleet is None
            else {
                "ships": dict(fleet.ships),
                "price": fleet.price.amounts,
                "total": fleet.price.total,
                "chance": fleet.chance,
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
    prospect = asdict(finished(invasion.work()))
    del prospect["guarded"]  # as the file says
    return {**prospect, "helps": finished(levers(siege))}


def _sampled(found: FightSample, throws: Throws) -> Json:
    return {
        "runs": found.runs,
        "seed": throws.seed,
        "value": found.value,
        "low": found.interval.low,
        "high": found.interval.high,
        "confidence": 0.95,
        "number": found.by_number,
    }


def _require_patience(steps: int) -> None:
    if steps > PATIENT_STEPS:
        raise Refused(say("bp.cli.too_long"))


def plain(value: Any) -> Any:
    """As plain JSON values, fractions as n/d in lowest terms, whole numbers included."""
    return msgspec.to_builtins(value, enc_hook=as_text)


def as_text(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
