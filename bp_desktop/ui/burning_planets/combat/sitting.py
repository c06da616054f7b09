"""What the Dice page remembers until the program is closed, also when its window is built anew."""

from dataclasses import dataclass, field

from bp_desktop.core.dice import Roll
from bp_desktop.ui.burning_planets.combat.plan_text import KeptPlan


@dataclass
class DiceSitting:
    """Filled by the page of the moment."""

    rolls: list[Roll] = field(default_factory=list)
    """Thrown on the tray."""
    plans: tuple[KeptPlan, ...] = ()
    """Side by side."""
