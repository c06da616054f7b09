"""Freight of a bot: cargo ships that bring drilling facilities and habitats to asteroids."""

from collections.abc import Iterator
from functools import partial

from bp_desktop.core.cell_graph import NO_WAY
from bp_desktop.core.hexes import Hex
from bp_desktop.games.bots import Budget
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.bots import reasons
from bp_desktop.games.burning_planets.bots.danger import Danger
from bp_desktop.games.burning_planets.bots.economy import Economy
from bp_desktop.games.burning_planets.bots.paths import Paths
from bp_desktop.games.burning_planets.bots.proposal import Proposal, Reason
from bp_desktop.games.burning_planets.bots.situation import Situation
from bp_desktop.games.burning_planets.match import commands as c, lookup
from bp_desktop.games.burning_planets.match.building import has_spaceport
from bp_desktop.games.burning_planets.match.queries.units import left_of

LOAD, DEPLOY, STEP = 30.0, 40.0, 0.5


class Freight:
    """One look at its cargo ships by one seat."""

    def __init__(
        self, situation: Situation, economy: Economy, paths: Paths, budget: Budget
    ) -> None:
        self._now = situation
        self._match = situation.match
        self._economy = economy
        self._paths = paths
        self._budget = budget

    def proposals(self) -> Iterator[Proposal]:
        for ship in self._now.ships:
            if ship.cls == ids.CARGO and ship.at is not None:
                left = left_of(self._match, ship)
                if left.most:
                    yield from self._deeds(ship)
                if left.moves:
                    yield from self._moves(ship)

    def _deeds(self, ship: Ship) -> Iterator[Proposal]:
        assert ship.at is not None
        touched = self._paths.geometry.orbits_at.get(ship.at, ())
        for id_ in touched:
            planet = self._match.board.planets[id_]
            if planet.owner is None or (planet.owner != self._now.seat and not planet.structures):
                words = partial(reasons.takes, self._match, planet)
                yield Proposal(self._now.planet_worth(planet), c.Conquer(ship.id, id_), words)
            elif planet.owner == self._now.seat and ship.carried is None:
                yield from self._loads(ship, planet)
        if ship.carried is not None:
            yield from self._deployments(ship, ship.carried.kind)

    def _loads(self, ship: Ship, planet: Planet) -> Iterator[Proposal]:
        for structure in self._match.players[self._now.seat].reserve:
            words = reasons.loads
            command = c.LoadCargo(ship.id, planet.id, from_reserve=structure.id)
            yield Proposal(LOAD + 1, command, words)
        kind = self._economy.cargo_kind()
        if kind is not None and has_spaceport(self._match, planet):
            words = reasons.loads
            yield Proposal(LOAD, c.LoadCargo(ship.id, planet.id, buy=kind), words)

    def _deployments(self, ship: Ship, kind: ids.KindId) -> Iterator[Proposal]:
        assert ship.at is not None
        cells, words = lookup.occupancy(self._match), partial(reasons.deploys, kind)
        on_rocks = self._now.kinds[kind].site == "asteroid"
        for cell in ship.at.neighbors():
            rock = cells.asteroids.get(cell)
            self._budget.take()
            if on_rocks and rock is not None and rock.id not in cells.on_asteroids:
                yield Proposal(DEPLOY, c.DeployStructure(ship.id, asteroid=rock.id), words)
            elif not on_rocks and cells.is_free_space(cell):
                yield Proposal(DEPLOY, c.DeployStructure(ship.id, at=cell), words)

    def _moves(self, ship: Ship) -> Iterator[Proposal]:
        """To a rock with something aboard, else home; not where it would be shot."""
        assert ship.at is not None
        goals = self._rocks() if ship.carried is not None else self._yards()
        if not goals:
            return
        row = self._now.classes[ship.cls]
        steps, danger = self._paths.steps_to(goals), Danger(self._now, ship, 1.0)
        number = self._paths.geometry.space_graph.number
        away = steps[number[ship.at]]
        words: Reason = reasons.fetches
        if ship.carried is not None:
            words = reasons.carries
        for cell in self._paths.reach(ship, row.speed):
            self._budget.take()
            then = steps[number[cell]]
            if then == NO_WAY:
                continue
            score = STEP * (away - then) - danger.fear(cell)
            if score > 0:
                yield Proposal(score, c.MoveShip(ship.id, to=cell), words)

    def _rocks(self) -> frozenset[Hex]:
        is_space = self._paths.geometry.is_space
        around = (near for at in self._economy.free_rocks for near in at.neighbors())
        return frozenset(cell for cell in around if is_space(cell))

    def _yards(self) -> frozenset[Hex]:
        if not self._economy.free_rocks:
            return frozenset()
        orbits = self._paths.geometry.orbit_of
        yards = (one for one in self._now.planets if has_spaceport(self._match, one))
        return frozenset(cell for planet in yards for cell in orbits[planet.id])
