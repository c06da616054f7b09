"""Every attack die against every target of the tables, those alike on one line."""

from dataclasses import dataclass
from fractions import Fraction

from bp_desktop.core import odds
from bp_desktop.games.burning_planets.tables import Tables

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
    most_attacks: int
    """How often one of them attacks in a turn, at most."""


@dataclass(frozen=True, slots=True)
class Reference:
    lines: tuple[TargetLine, ...]
    columns: tuple[Column, ...]


def reference(tables: Tables) -> Reference:
    """An asteroid is a line of its own; a structure on it is attacked as what it is
    (BP-COMBAT-18) and goes with the asteroid (BP-AST-14)."""
    holders: dict[int, list[str]] = {}
    attacks: dict[int, int] = {}
    targets: dict[tuple[int, int], list[str]] = {}
    for ship in tables.ship_classes.values():
        targets.setdefault((ship.defence_die, ship.shield), []).append(ship.id)
        if ship.attack_die:
            holders.setdefault(ship.attack_die, []).append(ship.id)
            attacks[ship.attack_die] = max(attacks.get(ship.attack_die, 0), ship.attacks)
    for kind in tables.structures.values():
        if kind.defence_die:
            targets.setdefault((kind.defence_die, kind.shield), []).append(kind.id)
        if kind.attack_die:
            holders.setdefault(kind.attack_die, []).append(kind.id)
            most = max(attacks.get(kind.attack_die, 0), kind.attacks_per_turn)
            attacks[kind.attack_die] = most
    lines = [TargetLine(tuple(who), *key) for key, who in targets.items()]
    lines.append(TargetLine((ASTEROID,), 0, tables.asteroid_shield))
    columns = [Column(die, tuple(holders[die]), attacks[die]) for die in sorted(holders)]
    return Reference(tuple(lines), tuple(columns))
