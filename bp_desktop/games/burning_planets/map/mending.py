"""Mends every problem of one kind, one after the other."""

from collections.abc import Callable, Iterable

from bp_desktop.games.burning_planets.map.commands import Single
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.problem import Problem
from bp_desktop.games.burning_planets.map.state import MapState, folded
from bp_desktop.games.burning_planets.map.validation import problems

MOST_FIXES = 300
"""No map somebody drew is that wrong, and a fix must not keep the window waiting."""


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
