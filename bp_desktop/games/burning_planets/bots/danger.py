"""Danger to a ship: what could strike it where, and how much it would be missed."""

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import destroy
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.bots.situation import Situation

FOCUS = 0.75
"""How much of what could be aimed at one ship will be."""


class Danger:
    """To one ship, within one move."""

    def __init__(self, now: Situation, ship: Ship, caution: float) -> None:
        assert ship.at is not None
        row = now.classes[ship.cls]
        self._weight = caution * now.price(ship)
        self._threats: list[tuple[Hex, int, float, float]] = []
        for foe in now.foes if caution else ():
            if foe.attack_die and foe.at.distance(ship.at) <= row.speed + foe.reach:
                miss = 1 - FOCUS * float(destroy(foe.attack_die, row.defence_die, row.shield))
                if miss < 1:
                    beside, coming = miss**foe.attacks, miss**foe.attacks_after
                    self._threats.append((foe.at, foe.reach, beside, coming))
        self.here = self.at(ship.at)

    def at(self, cell: Hex) -> float:
        """The chance that it is destroyed there in the others' next turns."""
        survives = 1.0
        for foe, reach, beside, coming in self._threats:
            away = foe.distance(cell)
            if away <= 1:
                survives *= beside
            elif away <= reach:
                survives *= coming
        return 1 - survives

    def fear(self, cell: Hex) -> float:
        """How much worse off it would be there than where it is, by what it costs."""
        return self._weight * (self.at(cell) - self.here) if self._threats else 0.0
