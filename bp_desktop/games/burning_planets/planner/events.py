"""Event odds: chances of each face of the event die, over several turns."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from bp_desktop.games.burning_planets.ids import EventId
from bp_desktop.games.burning_planets.tables import Tables


@dataclass(frozen=True, slots=True)
class EventOdds:
    """Of one event, or of any (BP-EVENT-2): exact, over so many own turns."""

    event: EventId | None
    """None: any event at all."""
    chance: Fraction
    """In one turn."""
    turns: int

    @property
    def at_least_once(self) -> Fraction:
        return 1 - (1 - self.chance) ** self.turns

    @property
    def never(self) -> Fraction:
        return (1 - self.chance) ** self.turns

    @property
    def expected(self) -> Fraction:
        return self.turns * self.chance

    @property
    def by_number(self) -> tuple[Fraction, ...]:
        """Chance of exactly 0, 1, 2, … times."""
        miss = 1 - self.chance
        return tuple(
            comb(self.turns, number) * self.chance**number * miss ** (self.turns - number)
            for number in range(self.turns + 1)
        )


def event_odds(tables: Tables, turns: int) -> tuple[EventOdds, ...]:
    """Each event, then any of them; every own turn rolls once (BP-EVENT-1)."""
    one = Fraction(1, tables.event_die)
    found = [EventOdds(event, one, turns) for event in tables.events]
    return (*found, EventOdds(None, len(found) * one, turns))
