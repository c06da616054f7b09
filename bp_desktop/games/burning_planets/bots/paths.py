"""Paths of a bot's ships: the cells of one move, and steps around planets and rocks."""

from collections.abc import Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.movement import passable
from bp_desktop.games.burning_planets.match.state import Match


class Paths:
    """Of one board as it stands."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.cells = lookup.occupancy(match)
        self.geometry = lookup.geometry(match)
        self._blocked = frozenset(self.cells.asteroids) | frozenset(self.cells.stations)

    def made_ready(self) -> Iterator[object]:
        """The tables of the board one after another: together they take longer than a slice."""
        yield self.geometry.space_neighbors
        yield self.geometry.space_graph
        yield self.geometry.orbits_at
        yield self.geometry.orbit_of

    def steps_to(self, goals: frozenset[Hex]) -> list[int]:
        """By the numbers of the geometry's graph; ships on the way are not counted."""
        return self.geometry.steps_to(goals, self._blocked)

    def reach(self, ship: Ship, speed: int) -> list[Hex]:
        """Where one move action can end."""
        assert ship.at is not None
        may_pass, around = passable(self._match, ship), self.geometry.space_neighbors
        found, frontier, cells = {ship.at}, [ship.at], list[Hex]()
        for _ in range(speed):
            following = []
            for cell in frontier:
                for near in around.get(cell, ()):
                    if near not in found and may_pass(near):
                        found.add(near)
                        following.append(near)
            frontier = following
            cells += following
        ships = self.cells.ships
        return [cell for cell in cells if cell not in ships]
