"""Manoeuvres of a bot's warships: where they go while there is nothing to strike at."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from bp_desktop.core.cell_graph import NO_WAY
from bp_desktop.core.hexes import Hex
from bp_desktop.games.bots import Budget, Ties
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.bots import reasons
from bp_desktop.games.burning_planets.bots.character import Character
from bp_desktop.games.burning_planets.bots.danger import Danger
from bp_desktop.games.burning_planets.bots.paths import Paths
from bp_desktop.games.burning_planets.bots.proposal import Proposal, Reason
from bp_desktop.games.burning_planets.bots.situation import NEAR, Situation
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.conquest import SHIPS_NEEDED, stations_of
from bp_desktop.games.burning_planets.match.queries.units import ActionsLeft
from bp_desktop.games.burning_planets.tables import ShipClass

STEP = 1.2
"""What one step nearer to a goal counts."""
STANDOFF = 3
"""Steps from a defended planet at which ships wait that cannot harm its defences."""
FAR = 99
TURNS = 4
"""A goal counts half as much if it is so many turns away."""
GUARD = 1.5
"""How much more an own planet counts that is threatened."""


class ShipGoal(NamedTuple):
    steps: list[int]
    """From every cell, by the numbers of the geometry's graph."""
    standoff: int
    reason: Reason


class Manoeuvres:
    """One look by one seat at where its warships should go."""

    def __init__(
        self,
        situation: Situation,
        paths: Paths,
        character: Character,
        ties: Ties,
        budget: Budget,
    ) -> None:
        self._now = situation
        self._paths = paths
        self._character = character
        self._ties = ties
        self._budget = budget
        self._number = paths.geometry.space_graph.number

    def of_ship(self, ship: Ship, left: ActionsLeft) -> Iterator[Proposal]:
        assert ship.at is not None
        if not left.moves:
            return
        goal = self._goal(ship)
        caution = self._character.caution_in(self._now.match.turn.round)
        danger = Danger(self._now, ship, caution * self._boldness(ship.at) if caution else 0)
        now = self._away(goal, ship.at)
        for cell in self._paths.reach(ship, self._now.classes[ship.cls].speed):
            self._budget.take()
            nearer = now - self._away(goal, cell)
            score = STEP * nearer - danger.fear(cell)
            if score > 0:
                back = partial(reasons.draws_back, danger.here)
                words = goal.reason if goal is not None and nearer > 0 else back
                yield Proposal(score, c.MoveShip(ship.id, to=cell), words)

    def _away(self, goal: ShipGoal | None, cell: Hex) -> int:
        if goal is None:
            return 0
        steps = goal.steps[self._number[cell]]
        return FAR if steps == NO_WAY else max(steps, goal.standoff)

    def _boldness(self, at: Hex) -> float:
        """It minds less where own ships are stronger."""
        mine = self._now.power(at)
        return min(1.5, max(0.3, self._now.foe_power(at) / mine)) if mine else 1.0

    # --- goals

    def _goal(self, ship: Ship) -> ShipGoal | None:
        """What is worth most for its distance; the last enemies, where no planet is left."""
        assert ship.at is not None
        best, most = None, 0.0
        for worth, goal in self._ties.mixed(self._goals(ship)):
            away = goal.steps[self._number[ship.at]]
            if away != NO_WAY:
                pull = worth / (away / max(1, self._now.classes[ship.cls].speed) + TURNS)
                if pull > most:
                    best, most = goal, pull
        if best is None and self._now.foes:
            cells = self._beside(foe.at for foe in self._now.foes)
            best = ShipGoal(self._paths.steps_to(cells), 0, reasons.hunts)
        return best

    def _goals(self, ship: Ship) -> Iterator[tuple[float, ShipGoal]]:
        now, row = self._now, self._now.classes[ship.cls]
        bombing = ship.cls == ids.ENORMOUS and self._can_bombard()
        for planet in (*now.free_planets, *now.enemy_planets):
            cells, standoff = self._approaches(planet, row)
            if bombing and planet.owner is not None and planet.structures:
                cells, standoff = self._posts(ship, planet), 0
            steps = self._paths.steps_to(cells)
            if planet.owner is None and self._is_claimed(ship, steps):
                continue
            words = partial(reasons.heads_for, now.match, planet)
            yield now.planet_worth(planet), ShipGoal(steps, standoff, words)
        for planet in now.planets:
            near = [one.at for one in now.foe_warships if _is_near(planet, one.at)]
            if near:
                steps = self._paths.steps_to(self._beside(near))
                words = partial(reasons.defends, now.match, planet)
                yield GUARD * now.planet_worth(planet), ShipGoal(steps, 0, words)

    def _approaches(self, planet: Planet, row: ShipClass) -> tuple[frozenset[Hex], int]:
        """Where a ship of this class would do some good: beside defences, else in orbit."""
        orbit = frozenset(self._paths.geometry.orbit_of[planet.id])
        if not self._now.defences(planet):
            return orbit, 0
        weak = [
            foe.at
            for foe in self._now.foes
            if foe.planet == planet.id and self._now.chance(row, foe)
        ]
        return (self._beside(weak), 0) if weak else (orbit, STANDOFF)

    def _beside(self, cells: Iterable[Hex]) -> frozenset[Hex]:
        is_space = self._paths.geometry.is_space
        return frozenset(near for cell in cells for near in cell.neighbors() if is_space(near))

    def _is_claimed(self, ship: Ship, steps: list[int]) -> bool:
        """Whether another own ship would be at a free planet earlier."""
        assert ship.at is not None
        classes, turn = self._now.classes, self._now.match.turn.number
        mine = steps[self._number[ship.at]] / max(1, classes[ship.cls].speed)
        for other in self._now.ships:
            if other.id != ship.id and other.at is not None and other.built != turn:
                away = steps[self._number[other.at]]
                if away != NO_WAY and away / max(1, classes[other.cls].speed) < mine:
                    return True
        return False

    # --- bombardment

    def _can_bombard(self) -> bool:
        enormous = sum(one.cls == ids.ENORMOUS for one in self._now.ships)
        return self._character.gathers and enormous >= SHIPS_NEEDED

    def _posts(self, ship: Ship, planet: Planet) -> frozenset[Hex]:
        """The vertices of a planet that no other enormous ship of the seat holds (BP-BOMB-2)."""
        held = {one.at for one in self._now.ships if one.cls == ids.ENORMOUS and one.id != ship.id}
        corners = stations_of(self._now.match, planet)
        return frozenset(
            cell for cells in corners if not held.intersection(cells) for cell in cells
        )


def _is_near(planet: Planet, at: Hex) -> bool:
    return planet.center is not None and planet.center.distance(at) <= NEAR
