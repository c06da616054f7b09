"""Every kind of command names whom and what it concerns: what says nothing is never a conflict."""

from random import Random
from typing import NamedTuple, get_args

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.origins import BranchOrigin
from bp_desktop.core.sealing import LEAST_COST, Opening
from bp_desktop.games.burning_planets.board import SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    BiomeId,
    ContractId,
    Phase,
    SealId,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.match import changes, commands as c, secret_commands as sc
from bp_desktop.games.burning_planets.match.about import Thing, about
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import (
    Contents,
    Contract,
    Delivery,
    SealedCargo,
    Secrets,
    Terms,
)
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.shared import clock, house_rules
from bp_desktop.games.shared.banker import AppointBanker
from bp_desktop.games.shared.branching import BeginBranch
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.games.shared.promises import MakePromise, SettlePromise
from bp_desktop.games.shared.remarks import AddRemark, RemoveRemark
from bp_desktop.games.system import CommandSubject, Enforcement
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    ENORMOUS,
    FURNACE,
    GREEN,
    HABITAT,
    RED,
    RED_HOME,
    ROCK,
    STATION,
    WILD,
    acting,
    creation,
    do,
    orbit,
    purse,
    unit,
    with_ship,
    with_space,
    with_structure,
)

METAL = purse(metal=2)
HERE = Hex(9, 9)
KEPT, SEAL, CONTRACT = StructureId("kept"), SealId("7.1"), ContractId("8.1")
TERMS = Terms(RED, 1, (Delivery(RED, BLUE, METAL),))
HIDDEN_TERMS = sealed(TERMS, {RED: None, BLUE: None}, Random(1).randbytes, LEAST_COST)
HIDDEN_GOODS = sealed(Contents(METAL), {RED: None, BLUE: None}, Random(1).randbytes, LEAST_COST)
OPENING = Opening(b"", b"")


def _position() -> tuple[Match, ShipId, ShipId, StructureId, StructureId]:
    """Red's action phase. Red has a cargo ship with a habitat in its hold, a furnace, a station on
    the rock and a drill in reserve; Blue a warship, an envelope aboard Red's ship and a contract
    with Red; Green a giant in orbit of Blue's home."""
    match = acting()
    match, freighter = with_ship(match, RED, CARGO, Hex(8, 8), carried=HABITAT)
    match, hunter = with_ship(match, BLUE, BIG, Hex(10, 8))
    match, furnace = with_structure(match, RED_HOME, FURNACE, CENTERS[0] + Hex(1, 1))
    match, station = with_space(match, RED, STATION, asteroid=ROCK)
    drill = SpaceStructure(KEPT, DRILL, RED)
    match = changes.with_player(match, replace(match.players[RED], reserve=(drill,)))
    secrets = Secrets(
        {CONTRACT: Contract(CONTRACT, (BLUE, RED), seal=HIDDEN_TERMS)},
        {SEAL: SealedCargo(SEAL, freighter, RED, BLUE, HIDDEN_GOODS)},
    )
    return replace(match, secrets=secrets), freighter, hunter, furnace, station


MATCH, FREIGHTER, HUNTER, FURNACE_1, STATION_1 = _position()
IN_SETUP = do(NEW_MATCH, creation())
BESIEGED, GIANT = with_ship(MATCH, RED, ENORMOUS, orbit(MATCH, BLUE_HOME)[0])

IN_ACTIONS = "red actions"
FREIGHTER_ = ("red-1", "cargo", "red", "1")
HUNTER_ = ("blue-1", "big", "blue", "1")
RED_HOME_ = ("p1", "planet", "red")
BLUE_HOME_ = ("p2", "planet", "blue")
WILD_ = ("wild", "planet", "")
FURNACE_ = (FURNACE_1, "blast_furnace", "red", "p1")
HABITAT_ = ("in-red-1", "habitat", "red")
STATION_ = (STATION_1, "space_station", "red")
DRILL_ = ("kept", "drilling_facility", "red")
ROCK_ = ("rock",)
CONTRACT_ = ("8.1", "blue", "red")
RED_, BLUE_, GREEN_ = ("red",), ("blue",), ("green",)


def in_turn(*things: Thing) -> CommandSubject:
    """In Red's own turn, by Red."""
    return CommandSubject(RED, IN_ACTIONS, things)


class Case(NamedTuple):
    command: Command
    concerns: CommandSubject
    match: Match = MATCH


PLAY = (
    Case(c.RollOrder(), CommandSubject(None, "setup", (RED_, BLUE_, GREEN_)), IN_SETUP),
    Case(c.SetOrder((RED, BLUE, GREEN)), CommandSubject(None, "setup"), IN_SETUP),
    Case(c.PlaceStartingCannon(BLUE, HERE), CommandSubject(BLUE, "setup", (BLUE_HOME_,)), IN_SETUP),
    Case(c.AddPlanet(SizeId("small"), BiomeId("fair"), starting=BLUE), CommandSubject(BLUE)),
    Case(c.RollEvent(), in_turn(RED_)),
    Case(c.Collect(), in_turn()),
    Case(c.EnterPhase(Phase.SHIPS), in_turn()),
    Case(c.EndTurn(), in_turn()),
    Case(c.BuildStructure(RED_HOME, FURNACE), in_turn(RED_HOME_)),
    Case(c.Demolish(FURNACE_1), in_turn(FURNACE_)),
    Case(c.ClearNatural(RED_HOME, FOREST), in_turn(RED_HOME_, ("p1", "forest", ""))),
    Case(c.BuildShip(RED_HOME, BIG), in_turn(RED_HOME_)),
    Case(c.BuildShip(STATION_1, BIG), in_turn(STATION_)),
    Case(c.MoveShip(FREIGHTER), in_turn(FREIGHTER_)),
    Case(c.MoveShip(HUNTER), CommandSubject(BLUE, IN_ACTIONS, (HUNTER_,))),
    Case(c.Attack(unit(FREIGHTER), HUNTER), in_turn(FREIGHTER_, HUNTER_)),
    Case(c.Attack(unit(FREIGHTER), ROCK), in_turn(FREIGHTER_, ROCK_, STATION_)),
    Case(
        c.Attack(unit(FREIGHTER), HUNTER, structure_on_it=STATION_1),
        in_turn(FREIGHTER_, HUNTER_, STATION_),
    ),
    Case(c.Conquer(FREIGHTER, WILD), in_turn(FREIGHTER_, WILD_)),
    Case(c.DestroyStructure(FREIGHTER, FURNACE_1), in_turn(FREIGHTER_, FURNACE_)),
    Case(
        c.Bombard(BLUE_HOME, (FREIGHTER,), consents=(GREEN,)),
        in_turn(BLUE_HOME_, FREIGHTER_, GREEN_),
    ),
    Case(c.Bombard(BLUE_HOME), in_turn(BLUE_HOME_, (GIANT, "enormous", "red", "2")), BESIEGED),
    Case(c.LoadCargo(FREIGHTER, RED_HOME, METAL), in_turn(FREIGHTER_, RED_HOME_)),
    Case(
        c.LoadCargo(FREIGHTER, RED_HOME, from_reserve=KEPT), in_turn(FREIGHTER_, RED_HOME_, DRILL_)
    ),
    Case(c.UnloadCargo(FREIGHTER, WILD, METAL), in_turn(FREIGHTER_, WILD_)),
    Case(c.UnloadCargo(FREIGHTER, WILD, structure=True), in_turn(FREIGHTER_, WILD_, HABITAT_)),
    Case(c.DeployStructure(FREIGHTER, HERE), in_turn(FREIGHTER_, HABITAT_)),
    Case(c.DeployStructure(FREIGHTER, asteroid=ROCK), in_turn(FREIGHTER_, HABITAT_, ROCK_)),
    Case(c.PickUpStructure(FREIGHTER, STATION_1), in_turn(FREIGHTER_, STATION_)),
    Case(c.TransferResources(BLUE, RED, METAL), CommandSubject(BLUE, things=(RED_,))),
    Case(c.Barter(BLUE, RED, METAL, METAL), CommandSubject(BLUE, things=(RED_,))),
    Case(c.Concede(BLUE), CommandSubject(BLUE)),
    Case(c.ShareVictory((RED, BLUE)), CommandSubject(things=(RED_, BLUE_))),
)

BY_THE_TABLE = (
    Case(c.AdjustTreasury(BLUE, METAL), CommandSubject(BLUE)),
    Case(c.AdjustHold(FREIGHTER, METAL), CommandSubject(RED, things=(FREIGHTER_,))),
    Case(c.RelocateShip(HUNTER, HERE), CommandSubject(BLUE, things=(HUNTER_,))),
    Case(c.PutShip(BLUE, BIG), CommandSubject(BLUE)),
    Case(c.PutStructure(RED_HOME, FURNACE), CommandSubject(RED, things=(RED_HOME_,))),
    Case(c.PutNatural(BLUE_HOME, FOREST), CommandSubject(BLUE, things=(BLUE_HOME_,))),
    Case(c.RemoveNatural(WILD, FOREST), CommandSubject(things=(WILD_,))),
    Case(c.PutSpaceStructure(BLUE, HABITAT, HERE), CommandSubject(BLUE)),
    Case(c.PutSpaceStructure(BLUE, HABITAT, asteroid=ROCK), CommandSubject(BLUE, things=(ROCK_,))),
    Case(c.PutSpaceStructure(BLUE, HABITAT, ship=HUNTER), CommandSubject(BLUE, things=(HUNTER_,))),
    Case(c.RemoveThing(FURNACE_1), CommandSubject(RED, things=(FURNACE_,))),
    Case(c.RemoveThing(ROCK), CommandSubject(things=(ROCK_, STATION_))),
    Case(c.SetOwner(WILD, BLUE), CommandSubject(BLUE, things=(WILD_,))),
    Case(c.SetTurn(BLUE, Phase.SHIPS), CommandSubject(BLUE)),
    Case(c.RestoreActions(unit(HUNTER)), CommandSubject(BLUE, things=(HUNTER_,))),
    Case(clock.SetHandicap(BLUE, 5), CommandSubject(BLUE)),
    Case(clock.BookOverTime(BLUE, 1), CommandSubject(BLUE)),
    Case(AppointBanker(BLUE), CommandSubject(BLUE)),
    Case(MakePromise(BLUE, "peace"), CommandSubject(BLUE)),
    Case(SettlePromise("7.1"), CommandSubject(things=(("7.1",),))),
)

FACE_DOWN = (
    Case(sc.LoadSealed(FREIGHTER, RED_HOME, HIDDEN_GOODS), in_turn(FREIGHTER_, RED_HOME_)),
    Case(
        sc.UnloadSealed(SEAL, BLUE_HOME, OPENING), in_turn(FREIGHTER_, ("7.1",), BLUE_, BLUE_HOME_)
    ),
    Case(
        sc.DiscloseCargo(SEAL, OPENING), CommandSubject(RED, things=(FREIGHTER_, ("7.1",), BLUE_))
    ),
    Case(
        sc.RuleOnSeal(SEAL, METAL, "so"), CommandSubject(RED, things=(FREIGHTER_, ("7.1",), BLUE_))
    ),
    Case(
        sc.DraftContract(BLUE, RED, HIDDEN_TERMS), CommandSubject(BLUE, things=(RED_, FREIGHTER_))
    ),
    Case(sc.DraftContract(BLUE, RED, terms=TERMS), CommandSubject(BLUE, things=(RED_, FREIGHTER_))),
    Case(
        sc.RedraftContract(CONTRACT, BLUE, HIDDEN_TERMS),
        CommandSubject(BLUE, things=(CONTRACT_, FREIGHTER_)),
    ),
    Case(sc.AgreeContract(CONTRACT, RED), CommandSubject(RED, things=(CONTRACT_,))),
    Case(sc.CancelContract(CONTRACT, BLUE), CommandSubject(BLUE, things=(CONTRACT_,))),
    Case(sc.SealContract(CONTRACT), CommandSubject(things=(CONTRACT_,))),
    Case(sc.DiscloseContract(CONTRACT, OPENING), CommandSubject(things=(CONTRACT_,))),
    Case(sc.CloseContract(CONTRACT, "broken"), CommandSubject(things=(CONTRACT_,))),
    Case(sc.KeepNote(BLUE, HIDDEN_GOODS), CommandSubject(BLUE)),
    Case(sc.DropNote(BLUE), CommandSubject(BLUE)),
    Case(AddRemark(3, "well played", BLUE), CommandSubject(BLUE)),
    Case(ChangeSeat(BLUE, "easy"), CommandSubject(BLUE)),
    Case(RemoveRemark("9.1"), CommandSubject(things=(("9.1",),))),
)

OF_NOBODY: tuple[Command, ...] = (
    creation(),
    BeginBranch(BranchOrigin("Friday", 35, ""), "Saturday"),
    c.StopMatch(),
    c.PutAsteroid(HERE),
    clock.PauseClock(),
    clock.ResumeClock(),
    clock.SetClock(60),
    house_rules.RenameMatch("Sunday"),
    house_rules.ChangeEnforcement(Enforcement.STRICT),
    house_rules.ChangeOption("elimination", "no_planets"),
)
"""The whole table's affair, or nobody's: these concern the same whenever they are made."""

CASES = (*PLAY, *BY_THE_TABLE, *FACE_DOWN)


def test_every_kind_of_command_is_in_the_table() -> None:
    named = {type(one.command) for one in CASES}
    of_nobody = {type(one) for one in OF_NOBODY}

    assert not named & of_nobody
    assert named | of_nobody == set(get_args(Command))


@pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.command).__name__)
def test_a_command_names_who_acts_when_and_with_what(case: Case) -> None:
    assert about(case.match, case.command) == case.concerns
    assert case.concerns != CommandSubject()


@pytest.mark.parametrize("command", OF_NOBODY, ids=lambda command: type(command).__name__)
def test_what_concerns_nobody_in_particular_says_so(command: Command) -> None:
    assert about(MATCH, command) == CommandSubject()


@pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.command).__name__)
def test_it_answers_where_what_is_named_is_not_there(case: Case) -> None:
    """Whatever a correction leaves of the match."""
    bare = replace(acting(), secrets=Secrets())

    about(bare, case.command)
    about(NEW_MATCH, case.command)


def test_a_command_nobody_thought_of_is_an_error_and_not_about_nobody() -> None:
    with pytest.raises(AssertionError):
        about(MATCH, object())  # type: ignore[arg-type]  # not a command: that is the point
