"""Plans of fights and conquests: taken from an open match, told in words, and kept."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import FactionId, PlanetId, PlayerId
from bp_desktop.games.burning_planets.match.lookup import find_unit
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.conquest import Siege
from bp_desktop.games.burning_planets.planner.forces import Forces
from bp_desktop.games.burning_planets.planner.from_match import (
    are_held_back,
    fight_of,
    prizes_for,
    raid_on,
    siege_of,
)
from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.games.burning_planets.planner.optimum import Answer
from bp_desktop.games.burning_planets.planner.outcomes import Amounts
from bp_desktop.games.table import Stage
from bp_desktop.ui.dice.figures import exact, mean, number, percent, short
from bp_desktop.ui.dice.kept_plans import KeptPlan, PlanFact
from bp_desktop.ui.dice.page import DiceSitting
from bp_desktop.ui.games.burning_planets.combat.units import Fighter, amounts
from bp_desktop.ui.games.burning_planets.table.titles import planet_title, player_title, unit_title

OpenMatch = Callable[[], Match | None]
"""The match on the table now, if there is one."""
translate = QCoreApplication.translate

_NUMBER = re.compile(r" \d+$")


class Fight(NamedTuple):
    """Both sides with the names people know them by."""

    player: str
    forces: Forces
    held_back: bool = False
    """Nobody may attack, though somebody stands beside a target."""


def is_in_play(match: Match | None) -> bool:
    return match is not None and match.stage is Stage.PLAY


def fight_now(match: Match, against: str = "") -> Fight:
    """The active player's units, from where they stand; `against` one of others, all that could
    attack it this turn, moves included."""
    player = match.turn.player
    if against in _prey(match, player):
        return _raid(match, against)
    forces = _named_forces(match, fight_of(match, player))
    held_back = not forces.attackers and are_held_back(match, player)
    return Fight(player_title(match, player), forces, held_back)


def raids(match: Match) -> Iterator[tuple[str, Callable[[], Fight]]]:
    """One for each unit of others that the active player could attack this turn, moves
    included; beside a real board for every one."""
    for id_ in _prey(match, match.turn.player):
        title = f"{unit_title(match, id_)} ({_owner(match, id_)})"
        yield title, partial(_raid, match, id_)


def conquests(match: Match) -> Iterator[tuple[str, Callable[[], Siege]]]:
    """One for each planet of others with the ships at it, those in touch first."""
    for id_ in prizes_for(match, match.turn.player):
        planet = match.board.planets[id_]
        title = f"{planet_title(match, planet)} ({player_title(match, planet.owner)})"
        yield title, partial(siege_now, match, id_)


def _raid(match: Match, target: str) -> Fight:
    player = match.turn.player
    return Fight(player_title(match, player), _named_forces(match, raid_on(match, player, target)))


def _prey(match: Match, player: PlayerId) -> Iterator[str]:
    board = match.board
    for ship in board.ships.values():
        if ship.owner != player:
            yield ship.id
    for planet in board.planets.values():
        if planet.owner not in (None, player):
            for one in planet.structures.values():
                if match.tables.structures[one.kind].defence_die:
                    yield one.id
    for space in board.space.values():
        if space.owner != player:
            yield space.id


def _owner(match: Match, id_: str) -> str:
    unit = find_unit(match, id_)
    return player_title(match, unit.owner if unit is not None else None)


def _titles(match: Match, ids: list[str]) -> dict[str, str]:
    """A name of its own for each; those called alike are numbered."""
    plain = {}
    for id_ in ids:
        title = unit_title(match, id_)
        foreign = find_unit(match, id_)
        if foreign is not None and foreign.owner != match.turn.player:
            title = f"{title} ({_owner(match, id_)})"
        plain[id_] = title
    alike = Counter(plain.values())
    numbers: Counter[str] = Counter()
    for id_, title in plain.items():
        if alike[title] > 1:
            numbers[title] += 1
            plain[id_] = f"{title} {numbers[title]}"
    return plain


def _named_forces(match: Match, forces: Forces) -> Forces:
    titles = _titles(match, [one.id for one in forces.targets])
    targets = (
        replace(one, id=titles[one.id], stands_on=titles.get(one.stands_on, ""))
        for one in forces.targets
    )
    return Forces(_named_fighters(match, forces.attackers, titles), tuple(targets))


def siege_now(match: Match, planet: PlanetId) -> Siege:
    siege = siege_of(match, match.turn.player, planet)
    titles = _titles(match, [one.id for one in siege.defences])
    defences = tuple(replace(one, id=titles[one.id]) for one in siege.defences)
    invaders = _named_fighters(match, siege.invaders, titles)
    return replace(siege, invaders=invaders, defences=defences)


def _named_fighters(
    match: Match, fighters: Sequence[Fighter], targets: dict[str, str]
) -> tuple[Fighter, ...]:
    """`targets`: what those are called that they reach."""
    titles = _titles(match, [one.id for one in fighters])
    return tuple(
        replace(
            one,
            id=titles[one.id],
            reaches=None if one.reaches is None else tuple(targets[id_] for id_ in one.reaches),
        )
        for one in fighters
    )


class Figures(NamedTuple):
    """What a plan comes to, in no language."""

    value: Fraction
    """Of the goal."""
    all_fall: Fraction
    none_falls: Fraction
    number: Fraction
    """Destroyed on average."""
    loot: Amounts
    losses: Amounts


class Plan(NamedTuple):
    """What somebody asks the planner. Only names that people gave are in words: the window may
    speak another language tomorrow."""

    attackers: Mapping[str, int]
    """How many on each line of that side."""
    targets: Mapping[str, int]
    faction: FactionId
    """Whose targets they are."""
    goal: Goal
    aims: tuple[int, ...]
    """Which targets the goal names, by place: they may be called otherwise now."""
    as_listed: bool
    fight: Fight | None
    """What was taken from a match."""

    def goal_now(self, targets: Sequence[str]) -> Goal:
        """The goal with the targets as they are called now."""
        return replace(self.goal, targets=tuple(targets[place] for place in self.aims))


class AnsweredPlan(NamedTuple):
    """A plan as it was answered."""

    figures: Figures
    plan: Plan


def counted_names(ids: Iterable[str]) -> str:
    """Such as "2 × Big ship, Tower": units alike together."""
    groups: dict[str, list[str]] = {}
    for id_ in ids:
        groups.setdefault(_NUMBER.sub("", id_), []).append(id_)
    return ", ".join(
        f"{len(found)} × {name}" if len(found) > 1 else found[0] for name, found in groups.items()
    )


def figures_of(answer: Answer) -> Figures:
    found = answer.outcomes
    return Figures(
        answer.value,
        found.chance_of_all,
        found.chance_of_none,
        found.expected_number,
        found.expected_loot(),
        found.expected_losses(),
    )


def facts_of(
    found: Figures, attackers: Iterable[str], targets: Iterable[str], goal: str, *, is_chance: bool
) -> tuple[PlanFact, ...]:
    """`goal` is the goal in words."""
    return (
        PlanFact(translate("planner", "Attackers"), counted_names(attackers)),
        PlanFact(translate("planner", "Targets"), counted_names(targets)),
        _chance(goal, found.value) if is_chance else _mean(goal, found.value),
        _chance(translate("planner", "Everything destroyed"), found.all_fall),
        _chance(translate("planner", "Nothing destroyed"), found.none_falls, good=False),
        _mean(translate("planner", "Destroyed on average"), found.number),
        _amounts(translate("planner", "Loot on average"), found.loot),
        _amounts(translate("planner", "Their losses on average"), found.losses),
    )


def details_of(answer: Answer) -> str:
    """The whole distribution, for whoever copies a plan."""
    title = translate("planner", "Destroyed")
    lines = []
    for destroyed, chance in answer.outcomes.by_destroyed.items():
        names = ", ".join(destroyed) or translate("planner", "nothing")
        lines.append(f"  {title}: {names}: {percent(chance)} = {exact(chance)}")
    return "\n".join(lines)


def _chance(title: str, value: Fraction, *, good: bool = True) -> PlanFact:
    full = f"{percent(value)} = {exact(value)}"
    text = full if short(value) else percent(value)
    return PlanFact(title, text, value if good else -value, full)


def _mean(title: str, value: Fraction) -> PlanFact:
    return PlanFact(title, mean(value), value, f"{number(float(value), 2)} = {exact(value)}")


def _amounts(title: str, found: Amounts) -> PlanFact:
    nothing = translate("planner", "nothing")
    total = sum(found.values(), Fraction(0))
    return PlanFact(
        title,
        amounts(found.items()) or nothing,
        total,
        amounts(found.items(), exact) or nothing,
    )


class Assault(NamedTuple):
    """What stands on both sides where a planet is to be taken."""

    taken: Siege
    """From a match; empty: kinds only."""
    ships: dict[str, int]
    """How many on each line of that side."""
    planet: dict[str, int]


@dataclass
class CombatSitting(DiceSitting):
    """Filled by the panels of the moment."""

    plans: list[KeptPlan[AnsweredPlan]] = field(default_factory=list)
    """Side by side."""
    plan: Plan | None = None
    """On the planner now."""
    assault: Assault | None = None
    """On the page about taking a planet now."""
