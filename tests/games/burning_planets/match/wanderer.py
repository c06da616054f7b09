"""Somebody who asks for anything, sensible or not, about what is on the table."""

from collections.abc import Iterable
from functools import cache
from random import Random

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import LEAST_COST, Opening, Seal, open_seal
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    AsteroidId,
    ClassId,
    ContractId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    SealId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import commands as c, secret_commands as sc
from bp_desktop.games.burning_planets.match.movement import ways
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import Contents, Delivery, Note, Terms
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.shared import clock, house_rules
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import TABLES

NOTHING = "nothing"
BIG, STATION, HABITAT = ClassId("big"), KindId("space_station"), KindId("habitat")
PHRASE = "open sesame"


# Sealing takes its time: what was sealed once is used again.


@cache
def sealed_note(by: PlayerId, text: str) -> Seal:
    return sealed(Note((), text), {by: PHRASE}, Random(by + text).randbytes, LEAST_COST)


@cache
def sealed_goods(by: PlayerId, goods: Purse, *, locked: bool) -> Seal:
    phrases = {by: PHRASE if locked else None}
    return sealed(Contents(goods), phrases, Random(by).randbytes, LEAST_COST)


@cache
def sealed_terms(first: PlayerId, second: PlayerId, *, locked: bool) -> Seal:
    phrases = dict.fromkeys((first, second), PHRASE if locked else None)
    return sealed(promise(first, second), phrases, Random(first).randbytes, LEAST_COST)


def promise(first: PlayerId, second: PlayerId) -> Terms:
    return Terms(first, 1, (Delivery(first, second, Purse.of(metal=2)),))


def opened(seal: Seal) -> Opening:
    opening = open_seal(seal, PHRASE)
    assert isinstance(opening, Opening)
    return opening


@cache
def is_openable(seal: Seal) -> bool:
    """Locked, and not in a match where others made the phrases."""
    return seal.is_locked and isinstance(open_seal(seal, PHRASE), Opening)


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
            self._hide,
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
            self._barter(match),
        ]
        return self._chance.choice(made)

    def _barter(self, match: Match) -> Command:
        """Now and then one of the two has not agreed."""
        first, second = self._two(match)
        agreed = (first, second) if self._chance.random() < 0.8 else (first,)
        return c.Barter(first, second, self._goods(), self._goods(), agreed)

    def _hide(self, match: Match) -> Command:
        """Notes, contracts, envelopes, and whatever ends them."""
        first, second = self._two(match)
        locked = self._chance.random() < 0.5
        site = PlanetId(self._any(match.board.planets, match.board.space))
        goods = Purse.of(metal=self._chance.randint(0, 2))
        contract = ContractId(self._any(match.secrets.contracts))
        ended = self._chance.choice(["lost", "broken", "void"])
        made: list[Command] = [
            sc.KeepNote(first, sealed_note(first, self._chance.choice(["ally", "foe"]))),
            sc.DropNote(first),
            sc.LoadSealed(
                self._ship(match), site, sealed_goods(first, goods, locked=locked), consent=True
            ),
            sc.DraftContract(first, second, sealed_terms(first, second, locked=locked)),
            sc.DraftContract(first, second, terms=promise(first, second)),
            sc.AgreeContract(contract, second),
            sc.SealContract(contract),
            sc.CancelContract(contract, first),
            sc.CloseContract(contract, ended, "so they say"),  # type: ignore[arg-type]  # one of it
            *self._openings(match, site),
            clock.PauseClock("tea"),
            clock.ResumeClock(),
        ]
        return self._chance.choice(made)

    def _openings(self, match: Match, site: PlanetId) -> Iterable[Command]:
        """Of what somebody with the phrase could open, one of each sort."""
        lots = [one for one in match.secrets.cargo.values() if is_openable(one.seal)]
        if lots:
            lot = self._chance.choice(lots)
            yield sc.DiscloseCargo(lot.id, opened(lot.seal))
            yield sc.UnloadSealed(lot.id, site, opened(lot.seal))
        yield sc.RuleOnSeal(SealId(self._any(match.secrets.cargo)), self._goods(), "so they say")
        for contract in match.secrets.contracts.values():
            if contract.seal is not None and is_openable(contract.seal):
                yield sc.DiscloseContract(contract.id, opened(contract.seal))
                return

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
            c.PutShip(owner, CARGO, at),
            c.PutShip(owner, BIG, at),
            c.PutSpaceStructure(owner, STATION, at),
            c.AdjustTreasury(owner, self._goods(100)),
            c.AdjustHold(self._ship(match), self._goods()),
            c.RemoveThing(self._ship(match)),
            c.SetOwner(self._planet(match).id, owner),
            house_rules.ChangeOption("elimination", "no_planets"),
            house_rules.ChangeOption("enemy_conquest", "automatic"),
            house_rules.ChangeOption("defence_fire", "reaction"),
        ]
        return self._chance.choice(made)
