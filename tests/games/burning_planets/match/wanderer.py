"""Somebody who asks for anything, sensible or not, about what is on the table."""

from collections.abc import Iterable
from random import Random

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    AsteroidId,
    ClassId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match import correction_commands as cc
from bp_desktop.games.burning_planets.match.movement import ways
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from tests.games.burning_planets.match.build import TABLES

NOTHING = "nothing"
BIG, STATION, HABITAT = ClassId("big"), KindId("space_station"), KindId("habitat")


class Wanderer:
    """Makes commands by chance; about half of them can be carried out."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def command(self, match: Match) -> Command:
        if match.stage is Stage.SETUP:
            return self._set_up(match)
        makers = [
            self._turn,
            self._build,
            self._move,
            self._move,
            self._fight,
            self._trade,
            self._conquer,
            self._correct,
        ]
        return self._chance.choice(makers)(match)

    def _any(self, *things: Iterable[str]) -> str:
        """One of the ids, as text; one that nothing has if there are none."""
        return self._chance.choice([id_ for some in things for id_ in some] or [NOTHING])

    def _cell(self) -> Hex:
        return Hex(self._chance.randint(-2, 30), self._chance.randint(0, 25))

    def _goods(self, limit: int = 6) -> Purse:
        kinds = self._chance.sample(TABLES.resources, self._chance.randint(0, 3))
        return Purse.of({str(kind): self._chance.randint(1, limit) for kind in kinds})

    def _ground(self, planet: Planet) -> Hex | None:
        if planet.center is None:
            return None
        return planet.center + Hex(self._chance.randint(-3, 3), self._chance.randint(-3, 3))

    def _ship(self, match: Match) -> ShipId:
        return ShipId(self._any(match.board.ships))

    def _planet(self, match: Match) -> Planet:
        return self._chance.choice(list(match.board.planets.values()))

    def _set_up(self, match: Match) -> Command:
        if not match.order:
            return c.RollOrder()
        player = next(one for one in match.order if one in match.unplaced)
        planet = next(one for one in match.board.planets.values() if one.starting == player)
        return c.PlaceStartingCannon(player, self._ground(planet) or Hex(0, 0))

    def _turn(self, match: Match) -> Command:
        following: list[Command] = [c.RollEvent(), c.Collect(), c.EndTurn()]
        following += [c.EnterPhase(phase) for phase in Phase]
        return self._chance.choice(following)

    def _build(self, match: Match) -> Command:
        planet = self._planet(match)
        at, kind = self._ground(planet), KindId(self._any(TABLES.structures))
        cls = ClassId(self._any(TABLES.ship_classes))
        yard = PlanetId(self._any(match.board.planets, match.board.space))
        made: list[Command] = [
            c.BuildStructure(planet.id, kind, at),
            c.BuildShip(yard, cls, count=self._chance.randint(1, 3)),
            c.Demolish(StructureId(self._any(planet.structures))),
            c.ClearNatural(planet.id, KindId("forest"), at),
        ]
        return self._chance.choice(made)

    def _move(self, match: Match) -> Command:
        ship = match.board.ships.get(self._ship(match))
        if ship is None:
            return c.MoveShip(ShipId(NOTHING), to=self._cell())
        if not match.tracked:
            return c.MoveShip(ship.id)
        return c.MoveShip(ship.id, to=self._chance.choice([*ways(match, ship), self._cell()]))

    def _fight(self, match: Match) -> Command:
        board = match.board
        structures = [id_ for planet in board.planets.values() for id_ in planet.structures]
        attacker = self._any(board.ships, structures, board.space)
        target = self._any(board.ships, structures, board.space, board.asteroids)
        return c.Attack(UnitId(attacker), ShipId(target))

    def _trade(self, match: Match) -> Command:
        ship, goods, board = self._ship(match), self._goods(), match.board
        site = PlanetId(self._any(board.planets, board.space))
        kind = self._chance.choice([None, HABITAT, STATION])
        rock = AsteroidId(self._any(board.asteroids))
        structure = StructureId(self._any(board.space))
        made: list[Command] = [
            c.LoadCargo(ship, site, goods, kind, consent=True),
            c.UnloadCargo(ship, site, goods),
            c.DeployStructure(ship, asteroid=rock),
            c.DeployStructure(ship, self._cell() if match.tracked else None),
            c.PickUpStructure(ship, structure),
            c.TransferResources(*self._two(match), goods, consent=True),
        ]
        return self._chance.choice(made)

    def _two(self, match: Match) -> tuple[PlayerId, PlayerId]:
        giver, receiver = self._chance.sample(list(match.players), 2)
        return giver, receiver

    def _conquer(self, match: Match) -> Command:
        planet = self._planet(match)
        if self._chance.random() < 0.03:
            return c.Concede(self._chance.choice(list(match.players)))
        made: list[Command] = [
            c.Conquer(self._ship(match), planet.id),
            c.DestroyStructure(self._ship(match), StructureId(self._any(planet.structures))),
            c.Bombard(planet.id),
        ]
        return self._chance.choice(made)

    def _correct(self, match: Match) -> Command:
        owner = self._chance.choice(list(match.players))
        at = self._cell() if match.tracked else None
        made: list[Command] = [
            cc.PutShip(owner, CARGO, at),
            cc.PutShip(owner, BIG, at),
            cc.PutSpaceStructure(owner, STATION, at),
            cc.AdjustTreasury(owner, self._goods(100)),
            cc.AdjustHold(self._ship(match), self._goods()),
            cc.RemoveThing(self._ship(match)),
            cc.SetOwner(self._planet(match).id, owner),
            cc.ChangeOption("elimination", "no_planets"),
            cc.ChangeOption("enemy_conquest", "automatic"),
            cc.ChangeOption("defence_fire", "reaction"),
        ]
        return self._chance.choice(made)
