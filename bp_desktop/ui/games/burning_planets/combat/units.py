"""Units of a plan: kinds of the tables and pieces of a match as lines to count, and back."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.planner.conquest import Invader
from bp_desktop.games.burning_planets.planner.forces import Attacker, PlanTarget
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.counters import CountLine
from bp_desktop.ui.dice.figures import mean
from bp_desktop.ui.games.burning_planets.book import names

translate = QCoreApplication.translate

Fighter = TypeVar("Fighter", Attacker, Invader)


class UnitLine(NamedTuple):
    """What a line of a plan stands for; numbered where there are several."""

    line: CountLine
    unit: Attacker | PlanTarget | Invader


def attacker_parts(tables: Tables) -> list[UnitLine]:
    found = [
        _attacker(
            f"ship:{one.id}",
            names().ship_class(one.id),
            one.attack_die,
            one.any_actions or one.attack_actions,
        )
        for one in tables.ship_classes.values()
        if one.attack_die
    ]
    found += [
        _attacker(f"structure:{one.id}", names().kind(one.id), one.attack_die, one.attacks_per_turn)
        for one in tables.structures.values()
        if one.attack_die
    ]
    return found


def _attacker(key: str, title: str, die: int, attacks: int) -> UnitLine:
    return UnitLine(
        CountLine(key, title, attacker_note(die, attacks)), Attacker(title, die, attacks)
    )


def target_parts(tables: Tables, faction: FactionId) -> list[UnitLine]:
    """Prices and loot are those of the faction the targets belong to (BP-CARGO-2)."""
    costs = tables.factions[faction]
    found = []
    for one in tables.ship_classes.values():
        worth = costs.ship_costs[one.id]
        attacks = (one.any_actions or one.attack_actions) if one.attack_die else 0
        loot = EMPTY if one.attack_die else worth
        title = names().ship_class(one.id)
        unit = PlanTarget(title, one.defence_die, one.shield, worth, loot, attacks)
        found.append(UnitLine(CountLine(f"ship:{one.id}", title, target_note(unit)), unit))
    for kind in tables.structures.values():
        if kind.defence_die:
            worth = costs.structure_costs.get(kind.id, EMPTY)
            title = names().kind(kind.id)
            unit = PlanTarget(
                title, kind.defence_die, kind.shield, worth, EMPTY, kind.attacks_per_turn
            )
            found.append(
                UnitLine(CountLine(f"structure:{kind.id}", title, target_note(unit)), unit)
            )
    rock = PlanTarget(names().kind("asteroid"), 0, tables.asteroid_shield)
    return [*found, UnitLine(CountLine("asteroid", rock.id, target_note(rock)), rock)]


def invader_parts(tables: Tables) -> list[UnitLine]:
    """Ships only; a cargo ship can conquer but not fight (BP-ACT-14)."""
    found = []
    for one in tables.ship_classes.values():
        actions = one.any_actions or one.attack_actions
        title = names().ship_class(one.id)
        unit = Invader(title, actions, one.attack_die)
        found.append(UnitLine(CountLine(f"ship:{one.id}", title, invader_note(unit)), unit))
    return found


def defence_parts(tables: Tables) -> list[UnitLine]:
    found = []
    for one in tables.structures.values():
        if one.category == "defence":
            unit = PlanTarget(names().kind(one.id), one.defence_die, one.shield)
            found.append(
                UnitLine(CountLine(f"structure:{one.id}", unit.id, target_note(unit)), unit)
            )
    return found


# --- notes


def attacker_note(die: int, attacks: int) -> str:
    n = attacks
    return f"d{die} · " + counted(translate("planner", "%n attack(s)", "", n), n)


def invader_note(unit: Invader) -> str:
    n = unit.actions
    actions = counted(translate("planner", "%n action(s)", "", n), n)
    return f"d{unit.die} · {actions}" if unit.die else actions


def target_note(unit: PlanTarget) -> str:
    if not unit.die:
        return filled(translate("planner", "no die · shield {shield}"), shield=unit.shield)
    text = translate("planner", "d{die} · shield {shield}")
    return filled(text, die=unit.die, shield=unit.shield)


# --- from counts to units


def attackers_of(parts: Mapping[str, UnitLine], counts: Mapping[str, int]) -> tuple[Attacker, ...]:
    return tuple(
        replace(unit, id=name) for name, unit in _named(parts, counts) if isinstance(unit, Attacker)
    )


def targets_of(parts: Mapping[str, UnitLine], counts: Mapping[str, int]) -> tuple[PlanTarget, ...]:
    return tuple(
        replace(unit, id=name)
        for name, unit in _named(parts, counts)
        if isinstance(unit, PlanTarget)
    )


def invaders_of(parts: Mapping[str, UnitLine], counts: Mapping[str, int]) -> tuple[Invader, ...]:
    return tuple(
        replace(unit, id=name) for name, unit in _named(parts, counts) if isinstance(unit, Invader)
    )


def _named(
    parts: Mapping[str, UnitLine], counts: Mapping[str, int]
) -> list[tuple[str, Attacker | PlanTarget | Invader]]:
    """Every single unit with a name of its own: one of a kind keeps the kind's."""
    found = []
    taken = {parts[key].unit.id for key in counts if parts[key].line.most == 1}
    for key, count in counts.items():
        part = parts[key]
        if part.line.most == 1:
            found.append((part.unit.id, part.unit))
            continue
        alone = count == 1 and part.unit.id not in taken
        found += [
            (part.unit.id if alone else f"{part.unit.id} {number}", part.unit)
            for number in range(1, count + 1)
        ]
    return found


def named_attacker(unit: Attacker) -> UnitLine:
    """One certain unit of a match, there or not."""
    note = _begun(attacker_note(unit.die, unit.attacks), unit)
    return UnitLine(CountLine(f"unit:{unit.id}", unit.id, note, 1, 1), unit)


def _begun(note: str, unit: Attacker | Invader) -> str:
    """It cannot wait for the others (BP-ACT-8)."""
    return f"{note} · {translate('planner', 'has begun, goes first')}" if unit.acting else note


def named_target(unit: PlanTarget) -> UnitLine:
    return UnitLine(CountLine(f"unit:{unit.id}", unit.id, target_note(unit), 1, 1), unit)


def named_invader(unit: Invader) -> UnitLine:
    note = _begun(invader_note(unit), unit)
    return UnitLine(CountLine(f"unit:{unit.id}", unit.id, note, 1, 1), unit)


def in_reach(
    fighters: Iterable[Fighter], there: Sequence[PlanTarget], taken: Iterable[PlanTarget]
) -> tuple[Fighter, ...]:
    """Units with the targets there are now. What is only supposed stands beside everybody; what
    was taken from a match, where it stands."""
    named = {one.id for one in taken}
    ids = [one.id for one in there]
    return tuple(
        one
        if one.reaches is None
        else replace(
            one, reaches=tuple(id_ for id_ in ids if id_ in one.reaches or id_ not in named)
        )
        for one in fighters
    )


def amounts(
    pairs: Iterable[tuple[str, Fraction | int]], word: Callable[[Fraction], str] = mean
) -> str:
    """Such as "20 Metal, 5 Food"; fractions as means, or worded otherwise."""
    return ", ".join(
        f"{amount if isinstance(amount, int) else word(amount)} {names().resource(resource)}"
        for resource, amount in pairs
    )
