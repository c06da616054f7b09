"""Memory of the plans of Burning Planets on the Dice page, until the program is closed."""

from dataclasses import dataclass, field
from typing import NamedTuple

from bp_desktop.ui.dice.kept_plans import KeptPlan
from bp_desktop.ui.dice.page import DiceSitting
from bp_desktop.ui.games.burning_planets.combat.match_plans import Conquest
from bp_desktop.ui.games.burning_planets.combat.plan_text import AnsweredPlan, Plan


class Assault(NamedTuple):
    """What stands on both sides where a planet is to be taken."""

    taken: Conquest | None
    """From a match."""
    ships: dict[str, int]
    """How many on each line of that side."""
    planet: dict[str, int]


@dataclass
class CombatSitting(DiceSitting):
    """Filled by the panels of the moment."""

    plans: list[KeptPlan[AnsweredPlan]] = field(default_factory=list)
    """Side by side."""
    plan: Plan | None = None
    """On the planner now."""
    assault: Assault | None = None
    """On the page about taking a planet now."""
