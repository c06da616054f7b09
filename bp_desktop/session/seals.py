"""Seals: dice that fell and secrets that were told are not taken back without consent."""

from collections import Counter
from typing import Any

from bp_desktop.core.type_variables import C, E
from bp_desktop.games.system import GameSystem
from bp_desktop.session.entry import Outcome


def seals(system: GameSystem[Any, C, E], outcome: Outcome[C, E]) -> bool:
    """Whether a step with this outcome holds dice or a disclosure."""
    return (system.dice_seal and bool(outcome.rolls)) or system.reveals(outcome.events)


def takes_back(
    system: GameSystem[Any, C, E], old: Outcome[C, E], new: Outcome[C, E] | None
) -> bool:
    """Whether dice or a disclosure of `old` would no longer count if `new` took its place.

    Dice used again with another result still count, and more dice take nothing back; a
    disclosure counts only as it was made.
    """
    if new is None:
        return seals(system, old)
    lost = system.dice_seal and bool(Counter(old.rolls) - Counter(new.rolls))
    return lost or (new.events != old.events and system.reveals(old.events))
