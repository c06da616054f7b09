"""Answers of the planner at once, however long they take."""

from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.planner.conquest import Invasion, Prospect, Siege
from bp_desktop.games.burning_planets.planner.forces import Forces
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes, listed


def outcomes(forces: Forces) -> Outcomes:
    return finished(listed(forces))


def conquest(siege: Siege) -> Prospect:
    return finished(Invasion(siege).work())
