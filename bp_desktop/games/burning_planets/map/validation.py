"""Every broken rule of a map, live while it is drawn."""

from collections.abc import Iterator
from itertools import islice

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Acceptance, MapContent
from bp_desktop.games.burning_planets.map.problem import Finding, Problem, Severity, first_workable
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validate_ground import ground_findings
from bp_desktop.games.burning_planets.map.validate_planets import planet_findings
from bp_desktop.games.burning_planets.map.validate_space import space_findings
from bp_desktop.games.burning_planets.map.validate_table import table_findings
from bp_desktop.games.burning_planets.tables import Tables

MOST_PROBLEMS = 10_000
MOST_FIXES = 100
"""A file that is wrong all over is neither listed to the end nor mended line by line."""


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
        fix=first_workable(state, finding.fixes) if number < MOST_FIXES else None,
        accepted=acceptance is not None,
        reason=acceptance.reason if acceptance is not None else "",
    )


def has_errors(found: tuple[Problem, ...]) -> bool:
    """Whether anything but warnings and accepted problems is left."""
    return any(one.severity is Severity.ERROR and not one.accepted for one in found)
