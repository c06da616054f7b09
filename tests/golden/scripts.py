"""Matches played by hand, move by move: secrets, bombardment, shared victory, corrections."""

from collections.abc import Iterator
from random import Random

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import LEAST_COST, Opening, Seal, open_seal
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    MapContent,
    MapSeat,
    Natural,
    Planet,
    ScenarioTurn,
    Ship,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import planet_shape
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    ENORMOUS,
    FOREST,
    MOUNTAIN,
    AsteroidId,
    BiomeId,
    ClassId,
    ContractId,
    FactionId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    SealId,
    ShipId,
    SizeId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import commands as c, secret_commands as sc
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import Contents, Delivery, Note, Terms
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.games.shared import house_rules
from tests.games.burning_planets.match.build import TABLES

AARON, BJORN, CAROL = PlayerId("aaron"), PlayerId("bjorn"), PlayerId("carol")
QUIET = c.RollEvent(faces=(10,))
PASSPHRASES: dict[PlayerId, str | None] = {AARON: "seven red herrings", BJORN: "gold and tin"}


def goods(biomass: int = 0, concrete: int = 0, food: int = 0, metal: int = 0) -> Purse:
    return Purse.of(biomass=biomass, concrete=concrete, food=food, metal=metal)


def opened(seal: Seal) -> Opening:
    opening = open_seal(seal, PASSPHRASES[AARON])
    assert isinstance(opening, Opening)
    return opening


def quiet_turn() -> Iterator[Command]:
    yield QUIET
    yield c.Collect()
    yield c.EndTurn()


def to_actions() -> Iterator[Command]:
    yield QUIET
    yield c.Collect()
    yield c.EnterPhase(Phase.ACTIONS)


# --- secrets, beside a real board, with a shared victory


def _table_scenario() -> c.CreateMatch:
    """Bjorn's action phase; two cargo ships and a hunter are about (EX-42, EX-47)."""
    homes = {AARON: "here", BJORN: "there", CAROL: "yonder"}
    factions = {AARON: "xenos", BJORN: "digitals", CAROL: "humans"}
    biomes = {AARON: "water", BJORN: "harsh", CAROL: "fair"}
    planets = [
        Planet(
            PlanetId(homes[player]),
            SizeId("small"),
            BiomeId(biomes[player]),
            owner=player,
            starting=player,
            natural=(Natural(MOUNTAIN if player == BJORN else FOREST),) * 5,
        )
        for player in homes
    ]
    ships = [
        Ship(ShipId("bjorn-3"), BJORN, CARGO, 3),
        Ship(ShipId("aaron-4"), AARON, CARGO, 4),
        Ship(ShipId("carol-1"), CAROL, ClassId("big"), 1),
    ]
    treasuries = {AARON: goods(80), BJORN: goods(5, metal=60), CAROL: goods(10, 10)}
    seats = tuple(
        MapSeat(player, factions[player], player.title(), number, treasuries[player])
        for number, player in enumerate(homes)
    )
    board = Board(planets={one.id: one for one in planets}, ships={one.id: one for one in ships})
    content = MapContent(board, seats, ScenarioTurn(BJORN, "actions", 2))
    players = tuple(
        c.NewPlayer(seat.name, FactionId(seat.faction), number, seat.id)
        for number, seat in enumerate(seats)
    )
    return c.CreateMatch(players, TABLES, content, positions=Positions.TABLE, title="Face down")


def secrets_and_a_shared_victory() -> Iterator[Command]:
    """One contract is fulfilled and turned over, one lost with its ship; then all agree."""
    random_bytes = Random(11).randbytes
    here, there = PlanetId("here"), PlanetId("there")
    freighter, barge = ShipId("bjorn-3"), ShipId("aaron-4")
    deal_id, lost_id = ContractId("2.1"), ContractId("14.1")  # by the steps that draft them
    yield _table_scenario()
    terms = Terms(
        BJORN, 3, (Delivery(AARON, BJORN, goods(20)), Delivery(BJORN, AARON, goods(metal=10)))
    )
    deal = sealed(terms, PASSPHRASES, random_bytes, LEAST_COST)
    yield sc.DraftContract(AARON, BJORN, deal)
    yield sc.AgreeContract(deal_id, BJORN)
    yield sc.SealContract(deal_id)
    load = sealed(Contents(goods(20)), PASSPHRASES, random_bytes, LEAST_COST)
    yield sc.LoadSealed(freighter, here, load, consent=True)
    yield sc.UnloadSealed(SealId("5.1"), there, opened(load))
    yield c.EndTurn()
    yield from quiet_turn()
    yield from to_actions()  # Aaron lends Bjorn nothing, but sends his own barge
    lost_terms = Terms(AARON, 4, (Delivery(AARON, BJORN, goods(15)),))
    lost_deal = sealed(lost_terms, PASSPHRASES, random_bytes, LEAST_COST)
    yield sc.DraftContract(BJORN, AARON, lost_deal)
    yield sc.AgreeContract(lost_id, AARON)
    yield sc.SealContract(lost_id)
    lost_load = sealed(Contents(goods(15)), PASSPHRASES, random_bytes, LEAST_COST)
    yield sc.LoadSealed(barge, here, lost_load)
    yield c.EndTurn()
    yield from to_actions()
    yield c.LoadCargo(freighter, there, goods(metal=10))
    yield c.UnloadCargo(freighter, here, goods(metal=10))
    yield sc.DiscloseContract(deal_id, opened(deal))
    yield c.EndTurn()
    yield from to_actions()
    yield c.Attack(UnitId("carol-1"), barge, faces=(7, 3))
    yield sc.DiscloseCargo(SealId("17.1"), opened(lost_load))
    yield sc.DiscloseContract(lost_id, opened(lost_deal))
    yield c.ShareVictory((AARON, BJORN, CAROL))


# --- goods change hands at the table, and people write things down


def barter_and_notes() -> Iterator[Command]:
    """A house rule lets goods change hands at once; notes are kept, replaced and torn up; a public
    contract is broken, and the table stops."""
    random_bytes = Random(13).randbytes
    yield _table_scenario()
    yield house_rules.ChangeOption("direct_transfer", True)
    for text in ("Carol looks hungry", "Carol was hungry"):
        note = Note((AARON,), text)
        yield sc.KeepNote(BJORN, sealed(note, {BJORN: "tin"}, random_bytes, LEAST_COST))
    yield c.Barter(AARON, BJORN, goods(20), goods(metal=10), (AARON, BJORN))
    yield c.TransferResources(BJORN, CAROL, goods(metal=5), consent=True)
    terms = Terms(BJORN, 3, (Delivery(AARON, BJORN, goods(9)),))
    yield sc.DraftContract(AARON, BJORN, terms=terms)
    yield sc.AgreeContract(ContractId("7.1"), BJORN)
    yield sc.SealContract(ContractId("7.1"))
    yield c.EndTurn()
    yield from to_actions()
    aarons = sealed(Note((), "never again"), {AARON: "red"}, random_bytes, LEAST_COST)
    yield sc.KeepNote(AARON, aarons)
    yield c.Barter(CAROL, AARON, goods(concrete=10), goods(30), (CAROL, AARON))
    yield sc.CloseContract(ContractId("7.1"), "broken", "Aaron kept his biomass")
    yield sc.DropNote(BJORN)
    yield c.StopMatch("it is late")


# --- bombardment on a board, then the last planet falls

TILES = Tiles(13, 13, tuple(TilePlace(tx, ty) for ty in range(2) for tx in range(3)))
RED, BLUE = PlayerId("red"), PlayerId("blue")
TARGET, TARGET_CENTER = PlanetId("target"), Hex(10, 19)


def bombardment() -> Iterator[Command]:
    """Six enormous ships shoot the target clean; a scout takes it and wins (BP-BOMB-10)."""
    shape = planet_shape(TARGET_CENTER, 2)
    home = Planet(
        PlanetId("home"), SizeId("small"), BiomeId("fair"), Hex(3, 6), owner=RED, starting=RED
    )
    kinds = ("cannon", "cannon", "tower", "greenhouse", "spaceport")
    cells = (*shape.border[:3], *shape.interior[:2])
    target = Planet(
        TARGET,
        SizeId("small"),
        BiomeId("water"),
        TARGET_CENTER,
        owner=BLUE,
        starting=BLUE,
        natural=(Natural(FOREST, shape.interior[4]), Natural(FOREST, shape.interior[5])),
        structures={
            StructureId(f"s{n}"): Structure(StructureId(f"s{n}"), KindId(kind), at)
            for n, (kind, at) in enumerate(zip(kinds, cells, strict=True))
        },
    )
    ships = {
        ShipId(f"red-{n}"): Ship(ShipId(f"red-{n}"), RED, ENORMOUS, n, cell)
        for n, cell in enumerate(shape.vertex_orbit, start=1)
    }
    scout = Ship(ShipId("red-7"), RED, ClassId("small"), 7, TARGET_CENTER + Hex(3, -1))
    board = Board(
        TILES,
        {home.id: home, target.id: target},
        {AsteroidId("rock"): Asteroid(AsteroidId("rock"), Hex(16, 6))},
        {**ships, scout.id: scout},
    )
    seats = (
        MapSeat(RED, "humans", "Red", 0, goods(metal=30)),
        MapSeat(BLUE, "xenos", "Blue", 1, goods(food=30)),
    )
    content = MapContent(board, seats, ScenarioTurn(RED, "event_roll", 9))
    players = (
        c.NewPlayer("Red", FactionId("humans"), 0, RED),
        c.NewPlayer("Blue", FactionId("xenos"), 1, BLUE),
    )
    yield c.CreateMatch(players, TABLES, content, title="Six Obliterators")
    yield QUIET
    yield c.Collect()
    yield c.EnterPhase(Phase.ACTIONS)
    yield c.Bombard(TARGET)
    yield c.Conquer(scout.id, TARGET)


# --- a table that corrects itself, beside a real board


def put_right() -> Iterator[Command]:
    """Corrections with a reason, house rules changed in mid-game, then a concession."""
    players = (
        c.NewPlayer("Ann", FactionId("digitals"), 0),
        c.NewPlayer("Ben", FactionId("xenos"), 1),
    )
    ann, ben = PlayerId("player1"), PlayerId("player2")
    harsh, water, small = BiomeId("harsh"), BiomeId("water"), SizeId("small")
    yield c.CreateMatch(players, TABLES, positions=Positions.TABLE, title="Put right")
    yield c.AddPlanet(small, harsh, 0, 5, "Annsworld", ann)
    yield c.AddPlanet(small, water, 5, 0, "Benstead", ben)
    yield c.RollOrder(faces=(12, 12))
    yield c.RollOrder(faces=(12, 3))
    yield QUIET
    yield c.Collect()
    yield c.BuildStructure(PlanetId("2.1"), KindId("blast_furnace"))
    yield c.EndTurn()
    yield from quiet_turn()
    yield c.AdjustTreasury(ann, goods(metal=40), "forgot two turns of furnaces")
    yield house_rules.ChangeOption("direct_transfer", True)
    yield c.TransferResources(ann, ben, goods(metal=5), consent=True)
    yield c.PutShip(ben, CARGO, reason="stood on the board all along")
    yield c.AdjustHold(ShipId("16.1"), goods(biomass=3), "counted")
    yield c.RollEvent(faces=(20,))
    yield c.Collect()
    yield c.EndTurn()
    yield c.Concede(ben)
