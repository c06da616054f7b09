"""Odds straight from the tables: every attack die at every target, and the event die."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from bp_desktop.core import odds
from bp_desktop.games.burning_planets.ids import EventId
from bp_desktop.games.burning_planets.tables import ShipClass, StructureKind, Tables

ASTEROID = "asteroid"


@dataclass(frozen=True, slots=True)
class TargetLine:
    """Targets that are alike, by class or kind, with their die (0: none) and shield."""

    who: tuple[str, ...]
    die: int
    shield: int

    def chance(self, attack_die: int) -> Fraction:
        return odds.destroy(attack_die, self.die, self.shield)


@dataclass(frozen=True, slots=True)
class Column:
    """An attack die and who has it, by class or kind."""

    die: int
    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    lines: tuple[TargetLine, ...]
    columns: tuple[Column, ...]


def reference(tables: Tables) -> Reference:
    """An asteroid is a line of its own; a structure on it is attacked as what it is
    (BP-COMBAT-18) and goes with the asteroid (BP-AST-14)."""
    holders: dict[int, list[str]] = {}
    targets: dict[tuple[int, int], list[str]] = {}
    units: tuple[ShipClass | StructureKind, ...]
    units = (*tables.ship_classes.values(), *tables.structures.values())
    for unit in units:
        if unit.defence_die or isinstance(unit, ShipClass):
            targets.setdefault((unit.defence_die, unit.shield), []).append(unit.id)
        if unit.attack_die:
            holders.setdefault(unit.attack_die, []).append(unit.id)
    lines = [TargetLine(tuple(who), *key) for key, who in targets.items()]
    lines.append(TargetLine((ASTEROID,), 0, tables.asteroid_shield))
    columns = [Column(die, tuple(holders[die])) for die in sorted(holders)]
    return Reference(tuple(lines), tuple(columns))


# --- events


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
