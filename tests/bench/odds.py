"""Our exact odds beside two libraries that compute the same fractions, and the planner."""

import importlib.util
import statistics
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from time import perf_counter, process_time

from bp_desktop.core import odds
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.planner.forces import Attacker, Forces, PlanTarget
from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.games.burning_planets.planner.optimum import EXACT_STEPS, Planner
from tests.bench.figures import Figure
from tests.games.burning_planets.planner.answers import outcomes

DICE = (4, 6, 8, 12, 20)
DEFENCES = (0, *DICE)
SHIELDS = range(19)
"""Up to an asteroid's."""
TRIPLES = list(product(DICE, DEFENCES, SHIELDS))


def ours() -> list[Fraction]:
    return [odds.destroy(*triple) for triple in TRIPLES]


def with_icepool() -> list[Fraction]:
    import icepool

    found = []
    for attack, defence, shield in TRIPLES:
        die = icepool.d(attack)
        if defence:
            pool = icepool.map(lambda a, d, s=shield: a > d and a > s, die, icepool.d(defence))
        else:
            pool = icepool.map(lambda a, s=shield: a > s, die)
        found.append(Fraction(pool.probability(True)))
    return found


def with_dyce() -> list[Fraction]:
    from dyce import H

    found = []
    for attack, defence, shield in TRIPLES:
        die = H(attack)
        if defence:

            def destroys(a: int, d: int, s: int = shield) -> bool:
                return a > d and a > s

            hit = die.apply(destroys, H(defence))
        else:
            hit = die.gt(shield)
        found.append(Fraction(hit.get(True, 0), hit.total))
    return found


def measure() -> list[Figure]:
    figures = []
    mine = _best(ours, 15)
    detail = f"ours {mine * 1000:.2f} ms for {len(TRIPLES)} triples"
    for name, theirs, least in (("icepool", with_icepool, 100.0), ("dyce", with_dyce, 15.0)):
        if importlib.util.find_spec(name) is None:
            figures.append(
                Figure(
                    f"odds matrix, times faster than {name}",
                    0,
                    "x",
                    None,
                    f"{name} is not installed: not measured",
                )
            )
            continue
        assert theirs() == ours(), f"{name} and we must agree"
        other = _best(theirs, 5)
        figures.append(
            Figure(
                f"odds matrix, times faster than {name}",
                other / mine,
                "x",
                least,
                f"{detail}, {name} {other * 1000:.1f} ms",
                at_least=True,
            )
        )
    return [*figures, *_plans()]


def _plans() -> list[Figure]:
    attackers = (
        Attacker("a1", 8, 2),
        Attacker("a2", 20, 4),
        Attacker("a3", 6, 2),
        Attacker("a4", 4, 2, ("t1", "t2")),
        Attacker("a5", 12, 2, ("t3", "t4", "t1")),
        Attacker("a6", 8, 2, ("t2", "t4")),
    )
    targets = (
        PlanTarget("t1", 4, 0),
        PlanTarget("t2", 8, 4),
        PlanTarget("t3", 12, 6),
        PlanTarget("t4", 20, 6),
    )
    forces = Forces(attackers, targets)

    def plan() -> None:
        """All that the panel shows: the order as listed, the best play, and what it leads to."""
        outcomes(forces)
        finished(Planner(forces, Goal()).follow())

    return [
        Figure("plan of 6 attackers on 4 targets, exact", _best(plan, 7) * 1000, "ms", 200.0),
        _longest(),
    ]


def _longest() -> Figure:
    """About the largest plan that is still answered exactly without asking."""
    attackers = tuple(Attacker(f"a{n}", 6 + n, 3) for n in range(8))
    targets = tuple(PlanTarget(f"t{n}", 4 + n, n) for n in range(6))
    planner = Planner(Forces(attackers, targets), Goal())
    assert EXACT_STEPS / 2 < planner.steps <= EXACT_STEPS
    taken = []
    for _ in range(3):
        started = process_time()
        finished(Planner(Forces(attackers, targets), Goal()).follow())
        taken.append(process_time() - started)
    # As much longer as a plan with all the steps that are allowed.
    seconds = statistics.median(taken) * EXACT_STEPS / planner.steps
    detail = f"processor time, from {planner.steps} of {EXACT_STEPS} steps"
    return Figure("the longest plan answered exactly at once", seconds * 1000, "ms", 1000.0, detail)


def _best(work: Callable[[], object], times: int) -> float:
    """The median of repeated runs, in seconds."""
    taken = []
    for _ in range(times):
        started = perf_counter()
        work()
        taken.append(perf_counter() - started)
    return statistics.median(taken)
