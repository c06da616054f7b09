"""Count the cash: which entries explain that a player counts something else."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.book import BookLine

MOST_LINES = 2
"""More forgotten entries than this at once are not looked for: anything would fit."""
RECENT = 60
MOST_ANSWERS = 8


@dataclass(frozen=True, slots=True)
class Explanation:
    """Entries that the counted notes seem not to know, or to know twice."""

    lines: tuple[BookLine, ...]
    twice: bool
    """True: as if they had been paid or taken twice; False: not at all."""


def difference(booked: Purse, counted: Purse) -> Purse:
    """What the notes have more than the book; less is negative."""
    return counted - booked


def explanations(
    lines: Sequence[BookLine], player: PlayerId, booked: Purse, counted: Purse
) -> tuple[Explanation, ...]:
    """Few and recent entries first; empty if the notes agree or nothing explains them."""
    gap = difference(booked, counted)
    if not gap:
        return ()
    own = [line for line in lines if line.player == player][-RECENT:]
    own.reverse()
    found: list[Explanation] = []
    for count in range(1, MOST_LINES + 1):
        for chosen in combinations(own, count):
            moved = chosen[0].amounts
            for line in chosen[1:]:
                moved = moved + line.amounts
            if moved == -gap:
                found.append(Explanation(chosen, twice=False))
            elif moved == gap:
                found.append(Explanation(chosen, twice=True))
            if len(found) == MOST_ANSWERS:
                return tuple(found)
        if found:
            break
    return tuple(found)
