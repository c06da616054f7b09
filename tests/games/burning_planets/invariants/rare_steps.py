"""A match with the steps that bots and the golden matches leave out: things put right by hand on a
board, space structures moved about, envelopes ruled on, contracts written anew."""

from typing import Any

from bp_desktop.core.clock import OverTimePrice
from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    ContractId,
    Phase,
    SealId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import commands as c, secret_commands as sc
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.shared import clock, house_rules
from bp_desktop.games.shared.banker import AppointBanker
from bp_desktop.games.shared.promises import MakePromise
from bp_desktop.games.system import Enforcement
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    EAST,
    GREEN,
    GREENHOUSE,
    HABITAT,
    RED,
    RED_HOME,
    RICH,
    ROCK,
    ROCK_CELL,
    SPACEPORT,
    WILD,
    cannon_cell,
    creation,
    orbit,
    purse,
)
from tests.games.burning_planets.match.wanderer import opened, promise, sealed_goods, sealed_terms

QUIET = c.RollEvent(faces=(10,))
METAL = purse(metal=2)


class _Table:
    """A session whose steps are told by the id of the first thing they make."""

    def __init__(self) -> None:
        self.session: Session[Match, Any, Any] = Session(
            match_system(), MemoryJournal(), AppDice(1)
        )

    def do(self, *commands: Command) -> str:
        for command in commands:
            seq = self.session.submit(command, overrule=True).entry.seq
        return f"{seq}.1"


def rare_match() -> Session[Match, Any, Any]:
    table = _Table()
    _begin(table)
    ship = _put_things_right(table)
    _move_structures(table, ship)
    _carry_envelopes(table, ship)
    _write_contracts(table)
    table.do(
        c.EndTurn(),
        QUIET,
        c.SetTurn(GREEN, Phase.STRUCTURES, rolled=True, collected=True, reason="Blue left"),
        house_rules.ChangeEnforcement(Enforcement.FREE),
        c.Collect(),
        c.EndTurn(),
        c.StopMatch("late"),
        house_rules.RenameMatch("The long evening"),
    )
    return table.session


def _begin(table: _Table) -> None:
    table.do(
        creation(),
        clock.SetClock(90, price=OverTimePrice("food", 1)),
        clock.SetHandicap(BLUE, 10),
        c.SetOrder((RED, BLUE, GREEN)),
        *(c.PlaceStartingCannon(one, cannon_cell(n)) for n, one in enumerate((RED, BLUE, GREEN))),
        QUIET,
        clock.PauseClock("tea"),
        c.Collect(),
        c.AdjustTreasury(BLUE, Purse.of(food=1)),
        clock.BookOverTime(BLUE, 1),
        MakePromise(RED, "peace", to=BLUE),
        AppointBanker(GREEN),
        c.EnterPhase(Phase.ACTIONS),
    )


def _put_things_right(table: _Table) -> ShipId:
    """Red's cargo ship, which they make."""
    here, there = orbit(table.session.state, RED_HOME)[3:5]
    bare = CENTERS[0] + Hex(1, 1)
    ship = ShipId(table.do(c.PutShip(RED, CARGO, here)))
    table.do(
        c.AdjustTreasury(RED, RICH),
        c.AdjustTreasury(BLUE, RICH),
        c.RelocateShip(ship, there),
        c.AdjustHold(ship, METAL),
        c.PutNatural(RED_HOME, FOREST, bare),
        c.RemoveNatural(RED_HOME, FOREST, bare),
        c.SetOwner(WILD, BLUE),
        c.PutStructure(RED_HOME, SPACEPORT, bare),
    )
    house = StructureId(table.do(c.PutStructure(BLUE_HOME, GREENHOUSE, CENTERS[1] + Hex(1, 1))))
    table.do(c.RemoveThing(house), c.PutAsteroid(ROCK_CELL + EAST))
    return ship


def _move_structures(table: _Table, ship: ShipId) -> None:
    at = table.session.state.board.ships[ship].at
    assert at is not None
    habitat = StructureId(table.do(c.PutSpaceStructure(RED, HABITAT, at + EAST)))
    table.do(
        c.PickUpStructure(ship, habitat),
        c.RestoreActions(UnitId(ship)),
        c.DeployStructure(ship, at + EAST),
        c.RestoreActions(UnitId(ship)),
        c.LoadCargo(ship, RED_HOME, METAL, HABITAT),
        c.RestoreActions(UnitId(ship)),
        c.UnloadCargo(ship, RED_HOME, METAL, structure=True),
        c.PutSpaceStructure(BLUE, DRILL, asteroid=ROCK),
        c.RemoveThing(ROCK),
    )


def _carry_envelopes(table: _Table, ship: ShipId) -> None:
    goods = sealed_goods(RED, METAL, locked=True)
    load = sc.LoadSealed(ship, RED_HOME, goods)
    for _ in range(3):
        table.do(c.RestoreActions(UnitId(ship)))
        seal = SealId(table.do(load))
        match len(table.session.state.secrets.cargo):
            case 1:
                table.do(sc.UnloadSealed(seal, RED_HOME, opened(goods)))
            case 2:
                table.do(sc.RuleOnSeal(seal, METAL, "the phrase is forgotten"))
            case _:
                table.do(sc.DiscloseCargo(seal, opened(goods)))


def _write_contracts(table: _Table) -> None:
    terms, secret = promise(RED, BLUE), sealed_terms(RED, BLUE, locked=True)
    first = ContractId(table.do(sc.DraftContract(RED, BLUE, terms=terms)))
    table.do(
        sc.RedraftContract(first, BLUE, terms=terms),
        sc.AgreeContract(first, RED),
        sc.SealContract(first),
        sc.CloseContract(first, "broken"),
    )
    second = ContractId(table.do(sc.DraftContract(BLUE, RED, secret)))
    table.do(sc.AgreeContract(second, RED), sc.SealContract(second))
    table.do(sc.DiscloseContract(second, opened(secret)))
