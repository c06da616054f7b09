"""Units of a plan: kinds and pieces of a match as lines to count on a card, and back."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.planner.conquest import Invader
from bp_desktop.games.burning_planets.planner.forces import Attacker, PlanTarget
from bp_desktop.games.burning_planets.tables import ShipClass, Tables
from bp_desktop.texts.games.burning_planets.formats import amount_words, mean_words
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.counters import CountersCard, CountLine
from bp_desktop.ui.dice.figures import mean
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import speech

translate = QCoreApplication.translate

Fighter = TypeVar("Fighter", Attacker, Invader)
Unit = TypeVar("Unit", Attacker, PlanTarget, Invader)


class UnitLine(NamedTuple):
    """What a line of a plan stands for; numbered where there are several."""

    line: CountLine
    unit: Attacker | PlanTarget | Invader


class UnitsCard(CountersCard):
    """One side of a plan: the units that were taken from a match, then all kinds there are."""

    def __init__(self, theme: Theme, title: str, on_changed: Callable[[], object]) -> None:
        super().__init__(theme, title, on_changed)
        self._units: Sequence[UnitLine] = ()

    def show_units(self, lines: Sequence[UnitLine], *more: CountLine) -> None:
        """`more`: what is counted beside the units."""
        self._units = lines
        self.show_lines([*(one.line for one in lines), *more])

    def units(self, kind: type[Unit]) -> tuple[Unit, ...]:
        return units_of(self._units, self.counts(), kind)


def attacker_lines(tables: Tables, taken: Iterable[Attacker] = ()) -> list[UnitLine]:
    """Those of a match and then all kinds, as for every side below."""
    found = [_named(one) for one in taken]
    for one in tables.ship_classes.values():
        if one.attack_die:
            unit = Attacker(names().ship(one.id), one.attack_die, _actions(one))
            found.append(_kind(f"ship:{one.id}", unit))
    for kind in tables.structures.values():
        if kind.attack_die:
            unit = Attacker(names().kind(kind.id), kind.attack_die, kind.attacks_per_turn)
            found.append(_kind(f"structure:{kind.id}", unit))
    return found


def target_lines(
    tables: Tables, faction: FactionId, taken: Iterable[PlanTarget] = ()
) -> list[UnitLine]:
    """Prices and loot are those of the faction the targets belong to (BP-CARGO-2)."""
    costs = tables.factions[faction]
    found = [_named(one) for one in taken]
    for one in tables.ship_classes.values():
        worth = costs.ship_costs[one.id]
        attacks = _actions(one) if one.attack_die else 0
        loot = EMPTY if one.attack_die else worth
        title = names().ship(one.id)
        unit = PlanTarget(title, one.defence_die, one.shield, worth, loot, attacks)
        found.append(_kind(f"ship:{one.id}", unit))
    for kind in tables.structures.values():
        if kind.defence_die:
            worth = costs.structure_costs.get(kind.id, EMPTY)
            title, attacks = names().kind(kind.id), kind.attacks_per_turn
            unit = PlanTarget(title, kind.defence_die, kind.shield, worth, EMPTY, attacks)
            found.append(_kind(f"structure:{kind.id}", unit))
    rock = PlanTarget(names().kind("asteroid"), 0, tables.asteroid_shield)
    return [*found, _kind("asteroid", rock)]


def invader_lines(tables: Tables, taken: Iterable[Invader] = ()) -> list[UnitLine]:
    """Ships only; a cargo ship can conquer but not fight (BP-ACT-14)."""
    found = [_named(one) for one in taken]
    for one in tables.ship_classes.values():
        unit = Invader(names().ship(one.id), _actions(one), one.attack_die)
        found.append(_kind(f"ship:{one.id}", unit))
    return found


def defence_lines(tables: Tables, taken: Iterable[PlanTarget] = ()) -> list[UnitLine]:
    found = [_named(one) for one in taken]
    for one in tables.structures.values():
        if one.category == "defence":
            unit = PlanTarget(names().kind(one.id), one.defence_die, one.shield)
            found.append(_kind(f"structure:{one.id}", unit))
    return found


def _actions(ship: ShipClass) -> int:
    return ship.any_actions or ship.attack_actions


def _kind(key: str, unit: Attacker | PlanTarget | Invader) -> UnitLine:
    """Of this kind there may be several."""
    return UnitLine(CountLine(key, unit.id, _note(unit)), unit)


def _named(unit: Attacker | PlanTarget | Invader) -> UnitLine:
    """One certain unit of a match, there or not."""
    return UnitLine(CountLine(f"unit:{unit.id}", unit.id, _note(unit), 1, 1), unit)


def _note(unit: Attacker | PlanTarget | Invader) -> str:
    if isinstance(unit, PlanTarget):
        text = translate("planner", "d{die} · shield {shield}")
        if not unit.die:
            text = translate("planner", "no die · shield {shield}")
        return filled(text, die=unit.die, shield=unit.shield)
    if isinstance(unit, Attacker):
        n = unit.attacks
        times = counted(translate("planner", "%n attack(s)", "", n), n)
    else:
        n = unit.actions
        times = counted(translate("planner", "%n action(s)", "", n), n)
    note = f"d{unit.die} · {times}" if unit.die else times
    # It cannot wait for the others (BP-ACT-8).
    return f"{note} · {translate('planner', 'has begun, goes first')}" if unit.acting else note


# --- from counts to units


def units_of(
    lines: Iterable[UnitLine], counts: Mapping[str, int], kind: type[Unit]
) -> tuple[Unit, ...]:
    """Every single unit with a name of its own: one of a kind keeps the kind's."""
    parts = {one.line.key: one for one in lines}
    taken = {parts[key].unit.id for key in counts if key in parts and parts[key].line.most == 1}
    found = []
    for key, count in counts.items():
        if key not in parts:
            continue  # counted beside the units
        line, unit = parts[key]
        assert isinstance(unit, kind)
        if line.most == 1 or (count == 1 and unit.id not in taken):
            found.append(unit)
        else:
            found += [replace(unit, id=f"{unit.id} {n}") for n in range(1, count + 1)]
    return tuple(found)


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
    """Such as "20 metal, 5 food"; fractions as means, or worded otherwise."""
    return ", ".join(
        amount_words(resource, amount, speech())
        if isinstance(amount, int)
        else mean_words(resource, word(amount), speech())
        for resource, amount in pairs
    )
