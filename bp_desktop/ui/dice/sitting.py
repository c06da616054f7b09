"""What the Dice page remembers until the program is closed, also when its window is built anew."""

from dataclasses import dataclass, field
from typing import NamedTuple

from bp_desktop.core.dice import Roll
from bp_desktop.ui.games.burning_planets.combat.match_plans import Conquest
from bp_desktop.ui.games.burning_planets.combat.plan_text import KeptPlan, Plan
from bp_desktop.ui.shell.drafts import Drafts


class Assault(NamedTuple):
    """What stands on both sides where a planet is to be taken."""

    taken: Conquest | None
    """From a match."""
    ships: dict[str, int]
    """How many on each line of that side."""
    planet: dict[str, int]


@dataclass
class DiceSitting:
    """Filled by the page of the moment."""

    rolls: list[Roll] = field(default_factory=list)
    """Thrown on the tray."""
    plans: tuple[KeptPlan, ...] = ()
    """Side by side."""
    plan: Plan | None = None
    """On the planner now."""
    assault: Assault | None = None
    """On the page about taking a planet now."""
    drafts: Drafts = field(default_factory=Drafts)
    """What else is typed."""
