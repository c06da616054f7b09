"""Every broken rule of a map, live while it is drawn, and how all of one kind are mended."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Acceptance, MapContent
from bp_desktop.games.burning_planets.map.commands import Single
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.problem import Finding, Problem, Severity, first_workable
from bp_desktop.games.burning_planets.map.soundness import unsound
from bp_desktop.games.burning_planets.map.state import MapState, folded
from bp_desktop.games.burning_planets.map.validate_ground import ground_findings
from bp_desktop.games.burning_planets.map.validate_planets import planet_findings
from bp_desktop.games.burning_planets.map.validate_space import space_findings
from bp_desktop.games.burning_planets.map.validate_table import table_findings
from bp_desktop.games.burning_planets.map.whole import MOST_REASONS
from bp_desktop.games.burning_planets.tables import Tables

MOST_PROBLEMS = 10_000
MOST_WITH_FIX = 100
"""A file that is wrong all over is neither listed to the end nor mended line by line."""
MOST_FOLLOWING = 40
"""How many fixes may follow from one before it is given up."""
MOST_FIXES = 300
"""No map somebody drew is that wrong, and a fix must not keep the window waiting."""


def findings(state: MapState) -> Iterator[Finding]:
    yield from table_findings(state)
    if state.board.tiles is None:
        return
    yield from planet_findings(state)
    yield from ground_findings(state)
    yield from space_findings(state)


def problems(content: MapContent, tables: Tables) -> tuple[Problem, ...]:
    """What is wrong with a map, by the options it is drawn for; accepted problems are marked."""
    state = MapState(content, tables)
    accepted = {(one.rule, frozenset(one.cells)): one for one in content.accepted}
    return tuple(
        _problem(state, number, finding, accepted)
        for number, finding in enumerate(islice(findings(state), MOST_PROBLEMS))
    )


def _problem(
    state: MapState,
    number: int,
    finding: Finding,
    accepted: dict[tuple[str, frozenset[Hex]], Acceptance],
) -> Problem:
    acceptance = accepted.get((finding.rule, frozenset(finding.cells)))
    return Problem(
        rule=finding.rule,
        severity=finding.severity,
        message=finding.message,
        cells=finding.cells,
        fix=first_workable(state, finding.fixes) if number < MOST_WITH_FIX else None,
        accepted=acceptance is not None,
        reason=acceptance.reason if acceptance is not None else "",
    )


def open_problems(state: MapState) -> int:
    """How many there are that nobody has accepted; no fix is looked for."""
    accepted = {(one.rule, frozenset(one.cells)) for one in state.content.accepted}
    found = islice(findings(state), MOST_PROBLEMS)
    return sum((one.rule, frozenset(one.cells)) not in accepted for one in found)


def errors_by_rule(state: MapState) -> Counter[str]:
    """How often each rule is broken, warnings aside; no fix is looked for."""
    found = islice(findings(state), MOST_PROBLEMS)
    return Counter(one.rule for one in found if one.severity is Severity.ERROR)


def has_errors(found: tuple[Problem, ...]) -> bool:
    """Whether anything but warnings and accepted problems is left."""
    return any(one.severity is Severity.ERROR and not one.accepted for one in found)


def check_map(content: MapContent, tables: Tables) -> tuple[Problem, ...]:
    """Every problem of a content from anywhere; what the program cannot work with comes alone."""
    reasons = tuple(islice(unsound(content, tables), MOST_REASONS))
    if reasons:
        return tuple(Problem(one.rules[0], Severity.ERROR, one) for one in reasons)
    return problems(content, tables)


# --- mending every problem of one kind


def _alone(_state: MapState, _fix: Single) -> Iterable[Single]:
    """Nothing is done along with a fix."""
    return ()


def fixes_for_all(
    state: MapState,
    like: Problem,
    along: Callable[[MapState, Single], Iterable[Single]] = _alone,
) -> tuple[Single, ...]:
    """The fixes of all problems with the same rule and severity, each worked out where those
    before it lead: moving one planet can take another one's place. `along` names what is to be
    done right after a fix, such as the same elsewhere; it is asked before the fix."""
    fixes: list[Single] = []
    while len(fixes) < MOST_FIXES:
        fix = _next_fix(state, like, fixes)
        if fix is None:
            break
        for command in (fix, *along(state, fix)):
            state = folded(state, plan(state, command).events)
            fixes.append(command)
    return tuple(fixes)


def without_new_errors(
    state: MapState,
    fixes: Iterable[Single],
    along: Callable[[MapState, Single], Iterable[Single]] = _alone,
) -> tuple[Single, ...] | None:
    """Some fixes, and what mends the errors that they would cause, with what goes `along` with
    that; None where nothing does."""
    before = errors_by_rule(state)
    done = list(fixes)
    for command in done:
        state = folded(state, plan(state, command).events)
    for _ in range(MOST_FOLLOWING):
        new = errors_by_rule(state) - before
        if not new:
            return tuple(done)
        found = problems(state.content, state.tables)
        follow = next(
            (one.fix for one in found if one.rule in new and one.fix and one.fix not in done), None
        )
        if follow is None:
            return None
        for command in (follow, *along(state, follow)):
            state = folded(state, plan(state, command).events)
            done.append(command)
    return None


def fixes_for_everything(
    state: MapState, along: Callable[[MapState, Single], Iterable[Single]] = _alone
) -> tuple[Single, ...]:
    """Every problem that has a fix, one after the other; none that would break another rule."""
    fixes: list[Single] = []
    tried: list[Single] = []
    while len(fixes) < MOST_FIXES and len(tried) < MOST_FIXES:
        found = problems(state.content, state.tables)
        open_ones = (one.fix for one in found if one.fix is not None and not one.accepted)
        fix = next((one for one in open_ones if one not in tried), None)
        if fix is None:
            break
        tried.append(fix)
        whole = without_new_errors(state, (fix, *along(state, fix)), along)
        for command in whole or ():
            state = folded(state, plan(state, command).events)
            fixes.append(command)
    return tuple(fixes)


def _next_fix(state: MapState, like: Problem, done: list[Single]) -> Single | None:
    """One that was done already did not help: it is not tried again."""
    for one in problems(state.content, state.tables):
        if (
            one.rule == like.rule
            and one.severity is like.severity
            and not one.accepted
            and one.fix is not None
            and one.fix not in done
        ):
            return one.fix
    return None
