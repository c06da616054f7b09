"""Strikes of a bot's units: attacks by exact odds, planets to take, structures in the way."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import destroy
from bp_desktop.games.bots import Budget
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.bots import reasons
from bp_desktop.games.burning_planets.bots.character import Character
from bp_desktop.games.burning_planets.bots.danger import Danger
from bp_desktop.games.burning_planets.bots.paths import Paths
from bp_desktop.games.burning_planets.bots.proposal import Proposal, Reason
from bp_desktop.games.burning_planets.bots.situation import (
    NEAR,
    Foe,
    Situation,
    attacks_in_a_turn,
)
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.actions import attacks_left, structure_objections
from bp_desktop.games.burning_planets.match.queries.units import (
    ActionsLeft,
    armed_structures,
    possible_bombardments,
)
from bp_desktop.games.burning_planets.match.system import Command

RAZE = 8.0
"""What a structure counts that no longer yields."""
HOME_GUARD = 1.5
"""How much more an enemy counts that is near an own planet."""
ASSAULT = 0.7
"""How much of a planet's worth its defences count, once enough ships are there to go on."""
BOMBARDED = 15.0
ACTION = 2.0
"""What an action counts that a move uses up."""


class Station(NamedTuple):
    """A cell where a ship could be after at most one move, and the actions left there."""

    at: Hex
    attacks: int
    specials: int


Stations = dict[Hex, Station]


class Strikes:
    """One look by one seat at all it could strike at."""

    def __init__(
        self, situation: Situation, paths: Paths, character: Character, budget: Budget
    ) -> None:
        self._now = situation
        self._match = situation.match
        self._paths = paths
        self._character = character
        self._budget = budget
        self._caution = character.caution_in(situation.match.turn.round)
        self._worths: dict[str, float] = {}

    # --- structures, and six ships together

    def of_structures(self) -> Iterator[Proposal]:
        match = self._match
        for unit in armed_structures(match, self._now.seat):
            if unit.at is None or not attacks_left(match, unit):
                continue
            near = [foe for foe in self._now.foes if foe.at.distance(unit.at) == 1]
            if near and not structure_objections(match, unit, reaction=False):
                for foe in near:
                    self._budget.take()
                    chance = float(destroy(unit.attack_die, foe.defence_die, foe.shield))
                    if chance:
                        attack = c.Attack(unit.id, ids.StructureId(foe.id))
                        words = partial(reasons.attacks, self._match, foe.id, chance)
                        yield Proposal(chance * self._worth(foe), attack, words)

    def bombardments(self) -> Iterator[Proposal]:
        for command in possible_bombardments(self._match):
            if not command.consents:
                planet = self._match.board.planets[command.planet]
                score = self.planet_worth(planet) + BOMBARDED * len(planet.structures)
                words = partial(reasons.bombards, self._match, planet)
                yield Proposal(score, command, words)

    # --- ships

    def of_ship(self, ship: Ship, left: ActionsLeft) -> Iterator[Proposal]:
        assert ship.at is not None
        now, row = self._now, self._now.classes[ship.cls]
        within = (row.speed if left.moves else 0) + 1
        targets = [
            (foe, chance)
            for foe in now.foes
            if foe.at.distance(ship.at) <= within and (chance := now.chance(row, foe))
        ]
        shapes = self._paths.geometry.shapes
        planets = [
            one for one in self._open_planets() if shapes[one.id].distance(ship.at) <= within
        ]
        if not targets and not planets:
            return
        danger = Danger(now, ship, self._caution)
        stations = {one.at: one for one in self._stations(ship, left)}
        for foe, chance in targets:
            yield from self._attacks(ship, foe, chance, stations, danger)
        for planet in planets:
            yield from self._takings(ship, planet, stations, danger)

    def _stations(self, ship: Ship, left: ActionsLeft) -> Iterator[Station]:
        assert ship.at is not None
        yield Station(ship.at, left.attacks, left.specials)
        if not left.moves:
            return
        row = self._now.classes[ship.cls]
        attacks, specials = left.attacks, left.specials
        if row.any_actions:
            attacks, specials = max(0, attacks - 1), max(0, specials - 1)
        elif self._match.options.enormous_actions == "move_or_attack":
            attacks = specials = 0
        for cell in self._paths.reach(ship, row.speed):
            yield Station(cell, attacks, specials)

    def _attacks(
        self, ship: Ship, foe: Foe, chance: float, stations: Stations, danger: Danger
    ) -> Iterator[Proposal]:
        worth, attack = self._worth(foe), c.Attack(ids.UnitId(ship.id), ids.StructureId(foe.id))
        for cell in foe.at.neighbors():
            station = stations.get(cell)
            if station is None or not station.attacks:
                continue
            self._budget.take()
            hit = 1 - (1 - chance) ** station.attacks
            words = partial(reasons.attacks, self._match, foe.id, chance)
            coming = partial(reasons.moves_up, self._match, foe.id, hit)
            yield _step(ship, station, hit * worth - danger.fear(cell), attack, words, coming)

    def _takings(
        self, ship: Ship, planet: Planet, stations: Stations, danger: Danger
    ) -> Iterator[Proposal]:
        """Conquest of a bare planet, or the structures that stand in its way."""
        worth, count = self.planet_worth(planet), len(planet.structures)
        for cell in self._paths.geometry.orbit_of[planet.id]:
            station = stations.get(cell)
            if station is None or not station.specials:
                continue
            self._budget.take()
            fear = danger.fear(cell)
            if not count:
                words = partial(reasons.takes, self._match, planet)
                take = c.Conquer(ship.id, planet.id)
                yield _step(ship, station, worth - fear, take, words, words)
                continue
            gain = min(station.specials, count) * (RAZE + worth / (count + 1)) - fear
            for one in planet.structures.values():
                words = partial(reasons.razes, self._match, one.kind, planet)
                raze = c.DestroyStructure(ship.id, one.id)
                yield _step(ship, station, gain, raze, words, words)
                if station.at != ship.at:
                    break  # the way there is the same for all

    # --- what things are worth

    def _worth(self, foe: Foe) -> float:
        known = self._worths.get(foe.id)
        if known is None:
            known = self._worths[foe.id] = self._worked_out(foe)
        return known

    def _worked_out(self, foe: Foe) -> float:
        if foe.planet is not None:
            planet = self._match.board.planets[foe.planet]
            share = self.planet_worth(planet) / max(1, self._now.defences(planet))
            return foe.worth + share * self._readiness(foe)
        return foe.worth * (HOME_GUARD if self._now.is_near_home(foe.at) else 1.0)

    def _readiness(self, foe: Foe) -> float:
        """How likely the ships near a defence destroy it within a turn, and can go on."""
        if not self._character.gathers:
            return 1.0
        misses = 1.0
        for ship in self._now.warships:
            if ship.at is not None and ship.at.distance(foe.at) <= NEAR:
                row = self._now.classes[ship.cls]
                misses *= (1 - self._now.chance(row, foe)) ** attacks_in_a_turn(row)[1]
        return ASSAULT * (1 - misses)

    def planet_worth(self, planet: Planet) -> float:
        return self._now.planet_worth(planet)

    def _open_planets(self) -> Iterator[Planet]:
        """Those that can be taken or razed now."""
        for planet in (*self._now.free_planets, *self._now.enemy_planets):
            if not self._now.defences(planet):
                yield planet


def _step(
    ship: Ship, station: Station, gain: float, deed: Command, words: Reason, coming: Reason
) -> Proposal:
    """The deed itself, or the move that makes it possible."""
    if station.at == ship.at:
        return Proposal(gain, deed, words)
    return Proposal(gain - ACTION, c.MoveShip(ship.id, to=station.at), coming)
