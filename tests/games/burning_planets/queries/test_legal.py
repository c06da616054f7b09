"""What is offered is what the rules allow: nothing more, and nothing less."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, disc
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    CARGO,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import commands as c, secret_commands as sc
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.queries.offers import launch_cells
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.seen import seen_by
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.offers import LEGAL, AmountHole, CountHole, Offer, OneOfHole, drawn
from bp_desktop.games.table import Stage
from tests.games.burning_planets.bots.table import MIXED, RANDOM, a_match, game
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    EAST,
    ENORMOUS,
    GREEN,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    SPACEPORT,
    STATION,
    acting,
    building,
    cannon_cell,
    do,
    in_phase,
    orbit,
    purse,
    started,
    unit,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
)
from tests.games.burning_planets.match.wanderer import Wanderer
from tests.perft import covers

OFFERED = (
    *(one for one in c.PlayCommand.__args__ if one is not c.CreateMatch),
    sc.AgreeContract,
    sc.SealContract,
    sc.CancelContract,
    sc.CloseContract,
    sc.DropNote,
)
"""What a list of offers can hold."""


def offers_of(match: Match, player: PlayerId, kind: type) -> list[Offer[Command]]:
    return [one for one in legal(match, player) if one.legal and isinstance(one.command, kind)]


def everybodys(match: Match) -> list[Offer[Command]]:
    return [one for player in match.players for one in legal(match, player)]


# --- in positions of real play


def positions_of(seed: int, share: float) -> Iterator[tuple[Match, Random]]:
    """A share of the positions of a match between bots, both modes and many house rules."""
    positions = Positions.TABLE if seed % 2 else Positions.BOARD
    chance = Random(seed)
    makers = RANDOM if seed % 3 else MIXED
    match = a_match(seed, positions, 2 + seed % 2, rich=bool(seed % 4))
    match = replace(match, options=generous(match.options, chance))
    yield match, chance
    for step in game(match, makers, seed, most=400):
        if step.after.stage is not Stage.OVER and chance.random() < share:
            yield step.after, chance


def generous(options: Options, chance: Random) -> Options:
    """What most tables do not allow is allowed in half of the matches."""
    if chance.random() < 0.5:
        return options
    return replace(
        options,
        direct_transfer=True,
        trade_space_structures=True,
        foreign_cargo_moves_structures="with_consent",
        bombardment_allies=True,
        cargo_capacity=chance.choice((0, 3, 12)),
        treasury_visibility=chance.choice(("public", "owner")),
    )


@pytest.mark.parametrize("seed", range(24))
def test_every_offer_is_judged_as_it_says_however_its_holes_are_filled(seed: int) -> None:
    for match, chance in positions_of(seed, 0.08):
        for offer in everybodys(match):
            if offer.verdict.rules != ("BP-TURN-1",):  # only whose turn it is stands against it
                assert judge(match, offer.command) == offer.verdict, offer
            if offer.legal:
                for _ in range(3):
                    command = drawn(offer, chance)
                    assert judge(match, command).legal, command
                    assert covers(offer, command), command


@pytest.mark.parametrize("seed", range(24))
def test_whatever_is_legal_is_offered(seed: int) -> None:
    for match, chance in positions_of(seed, 0.03):
        offers: dict[type, list[Offer[Command]]] = {}
        for one in everybodys(match):
            if one.legal:
                offers.setdefault(type(one.command), []).append(one)
        for command in thinkable(match, chance):
            if isinstance(command, OFFERED) and judge(match, command).legal:
                asked = plain(match, command)
                found = offers.get(type(asked), ())
                assert any(covers(one, asked) for one in found), command


@pytest.mark.parametrize("seed", range(12))
def test_offers_to_somebody_who_sees_less_can_be_done_all_the_same(seed: int) -> None:
    """BP-APP-6: what a bot chooses from is legal in the match as it is."""
    for match, chance in positions_of(seed, 0.05):
        for player in match.players:
            for offer in legal(seen_by(match, player), player):
                if offer.legal:
                    assert judge(match, drawn(offer, chance)).legal, offer


def plain(match: Match, command: Command) -> Command:
    """As offers put it: goals instead of ways, cells where any would do."""
    match command:
        case c.MoveShip() if command.path:
            return c.MoveShip(command.ship, to=command.path[-1])
        case c.BuildShip(at=None) if match.tracked:
            return replace(command, at=launch_cells(match, command.yard)[0])
        case c.Bombard(ships=()):
            crews = [
                one.command
                for one in legal(match, match.turn.player)
                if isinstance(one.command, c.Bombard)
                and one.legal
                and one.command.planet == command.planet
                and not one.consent_of
            ]
            assert crews, command
            return crews[0]
    return command


def thinkable(match: Match, chance: Random) -> Iterator[Command]:
    """Small sets of everything there is, and what comes to somebody's mind."""
    wanderer = Wanderer(chance)
    if match.stage is Stage.PLAY:
        for _ in range(150):
            yield wanderer.command(match)
        yield from _on_planets(match, chance)
        yield from _by_units(match, chance)
        yield from _between_players(match)
    else:
        yield from _of_set_up(match, chance)
    yield from (c.RollEvent(), c.Collect(), c.EndTurn(), c.RollOrder(), c.StopMatch())
    yield from map(c.EnterPhase, Phase)


def _of_set_up(match: Match, chance: Random) -> Iterator[Command]:
    seats = list(match.players)
    chance.shuffle(seats)
    yield c.SetOrder(tuple(seats))
    for player in seats:
        for planet in match.board.planets.values():
            if planet.center is not None:
                for cell in disc(planet.center, 3):
                    yield c.PlaceStartingCannon(player, cell)
        for size in match.tables.sizes:
            for biome in match.tables.biomes:
                for forests in range(6):
                    yield c.AddPlanet(size, biome, forests, 5 - forests, starting=player)


def _on_planets(match: Match, chance: Random) -> Iterator[Command]:
    for planet in match.board.planets.values():
        cells: list[Hex | None] = [None]
        if planet.center is not None:
            cells += chance.sample(list(disc(planet.center, 4)), 12)
        for kind in match.tables.structures:
            yield from (c.BuildStructure(planet.id, kind, cell) for cell in cells)
        yield from map(c.Demolish, planet.structures)
        for natural in planet.natural:
            yield c.ClearNatural(planet.id, natural.kind, natural.at)
        yield c.Bombard(planet.id)
    yards: list[PlanetId | StructureId] = [*match.board.planets, *match.board.space]
    for yard in yards:
        for cls in match.tables.ship_classes:
            for count in (1, 2, 7, 100):
                yield c.BuildShip(yard, cls, count=count)
            for cell in launch_cells(match, yard) if match.tracked else ():
                yield c.BuildShip(yard, cls, cell, chance.randint(1, 3))


def _by_units(match: Match, chance: Random) -> Iterator[Command]:
    board = match.board
    structures = [id_ for planet in board.planets.values() for id_ in planet.structures]
    targets = [*board.ships, *structures, *board.space, *board.asteroids, "asteroid"]
    for attacker in (*board.ships, *structures, *board.space):
        for target in chance.sample(targets, min(12, len(targets))):
            yield c.Attack(UnitId(attacker), target)  # type: ignore[arg-type]  # of any kind
    sites: list[PlanetId | StructureId] = [*board.planets, *board.space]
    for ship in board.ships.values():
        if ship.at is not None:
            yield from (c.MoveShip(ship.id, to=cell) for cell in disc(ship.at, 4))
            yield from (c.MoveShip(ship.id, (cell,)) for cell in ship.at.neighbors())
        else:
            yield c.MoveShip(ship.id)
        yield from (c.Conquer(ship.id, planet) for planet in board.planets)
        yield from (c.DestroyStructure(ship.id, one) for one in structures)
        if ship.cls != CARGO:
            continue
        for goods in (Purse(), Purse.of(metal=1), Purse.of(food=2, concrete=3), ship.hold):
            for site in sites:
                for buy in (None, DRILL, STATION):
                    yield c.LoadCargo(ship.id, site, goods, buy, consent=True)
                for reserved in match.players[ship.owner].reserve:
                    yield c.LoadCargo(ship.id, site, goods, from_reserve=reserved.id)
                yield c.UnloadCargo(ship.id, site, goods)
                yield c.UnloadCargo(ship.id, site, goods, structure=True)
        around: tuple[Hex | None, ...] = (None,) if ship.at is None else ship.at.neighbors()
        yield from (c.DeployStructure(ship.id, cell) for cell in around)
        yield from (c.DeployStructure(ship.id, asteroid=rock) for rock in board.asteroids)
        yield from (c.PickUpStructure(ship.id, one, consent=True) for one in board.space)


def _between_players(match: Match) -> Iterator[Command]:
    goods = Purse.of(metal=1)
    for first in match.players:
        yield c.Concede(first)
        for second in match.players:
            yield c.TransferResources(first, second, goods, consent=True)
            yield c.Barter(first, second, goods, Purse.of(food=1), (first, second))
    yield c.ShareVictory(match.survivors)


# --- single offers


def test_a_structure_is_offered_with_all_cells_that_take_it() -> None:
    match = building()

    [offer] = [
        one
        for one in offers_of(match, RED, c.BuildStructure)
        if isinstance(one.command, c.BuildStructure) and one.command.kind == CANNON
    ]

    [hole] = offer.holes
    assert isinstance(hole, OneOfHole)
    assert hole.field == "at"
    assert cannon_cell(0) not in hole.values
    assert len(hole.values) == 11  # twelve border cells, one has the cannon


def test_ships_are_offered_as_many_as_can_be_paid() -> None:
    """BP-SHIP-5."""
    match, _ = with_structure(
        in_phase(building(), Phase.SHIPS), RED_HOME, SPACEPORT, CENTERS[0] + EAST * 2
    )
    match = with_treasury(match, RED, purse(food=25, metal=35))

    small = next(
        one
        for one in offers_of(match, RED, c.BuildShip)
        if isinstance(one.command, c.BuildShip) and one.command.cls == SMALL
    )

    assert CountHole(("count",), 1, 5) in small.holes
    assert small.choices("at") == launch_cells(match, RED_HOME)


def test_goods_are_offered_up_to_what_there_is_and_there_is_room_for() -> None:
    """BP-CARGO-8, AMB-36."""
    match = acting(options=Options(cargo_capacity=10))
    match = with_treasury(match, RED, purse(metal=30, food=2))
    match, ship = with_ship(match, RED, CARGO, orbit(match, RED_HOME)[0], hold=purse(food=4))

    load = next(
        one
        for one in offers_of(match, RED, c.LoadCargo)
        if isinstance(one.command, c.LoadCargo) and one.command.goods
    )

    assert load.holes == (AmountHole("goods", purse(metal=30, food=2), 6),)
    [unload] = offers_of(match, RED, c.UnloadCargo)
    assert unload.holes == (AmountHole("goods", purse(food=4)),)
    assert isinstance(unload.command, c.UnloadCargo)
    assert unload.command.ship == ship


def test_what_others_must_agree_to_says_who() -> None:
    """BP-TRADE-8, BP-WIN-5."""
    match, _ = with_ship(acting(), RED, CARGO, orbit(acting(), BLUE_HOME)[0])

    [load] = offers_of(match, RED, c.LoadCargo)
    [share] = offers_of(match, RED, c.ShareVictory)

    assert load.consent_of == (BLUE,)
    assert set(share.consent_of) == {BLUE, GREEN}


def test_reaction_fire_is_offered_out_of_turn() -> None:
    """BP-COMBAT-12, AMB-49."""
    match = acting(options=Options(defence_fire="reaction"))
    beside = cannon_cell(1) + Hex(-1, 0)
    match, ship = with_ship(match, RED, SMALL, beside + Hex(-1, 0))
    assert offers_of(match, BLUE, c.Attack) == []

    match = do(match, c.MoveShip(ship, to=beside))

    [offer] = offers_of(match, BLUE, c.Attack)
    [cannon] = match.board.planets[BLUE_HOME].structures
    assert offer.command == c.Attack(unit(cannon), ship)


def test_of_more_than_six_ships_beside_a_real_board_any_six_bombard() -> None:
    """BP-BOMB-1."""
    match = acting(positions=Positions.TABLE)
    for _ in range(7):
        match, _ship = with_ship(match, RED, ENORMOUS, None)

    offer = offers_of(match, RED, c.Bombard)[0]

    assert len({drawn(offer, Random(seed)) for seed in range(50)}) > 6
    assert judge(match, drawn(offer, Random(1))).legal


def test_what_is_not_allowed_is_there_with_the_reason() -> None:
    match = replace(building(), turn=acting().turn)

    builds = [one for one in legal(match, RED) if isinstance(one.command, c.BuildStructure)]

    assert len(builds) == 5
    assert {one.verdict.rules for one in builds} == {("BP-TURN-2",)}


def test_somebody_who_is_out_and_somebody_unknown_are_offered_nothing() -> None:
    match = do(started(), c.Concede(BLUE))

    assert list(legal(match, BLUE)) == []
    assert list(legal(match, PlayerId("nobody"))) == []


def test_a_structure_aboard_may_be_handed_over_where_the_table_trades_them() -> None:
    """BP-TRADE-11, AMB-66."""
    match = acting(options=Options(trade_space_structures=True))
    match, ship = with_ship(match, RED, CARGO, orbit(match, BLUE_HOME)[0], carried=DRILL)

    [unload] = offers_of(match, RED, c.UnloadCargo)

    assert unload == Offer(c.UnloadCargo(ship, BLUE_HOME, structure=True), LEGAL)


def test_a_structure_of_another_is_taken_aboard_with_their_consent() -> None:
    """BP-SPACE-13, AMB-32."""
    match = acting(options=Options(foreign_cargo_moves_structures="with_consent"))
    match, drill = with_space(match, BLUE, DRILL, asteroid=ROCK)
    match, ship = with_ship(match, RED, CARGO, ROCK_CELL + EAST)

    [offer] = offers_of(match, RED, c.PickUpStructure)

    assert offer.command == c.PickUpStructure(ship, drill, consent=True)
    assert offer.consent_of == (BLUE,)


def test_offers_are_found_one_by_one() -> None:
    """A main button asks for the first few only."""
    match, _ = with_ship(acting(), RED, BIG, orbit(acting(), RED_HOME)[0])

    first = next(legal(match, RED))

    assert isinstance(first.command, c.RollEvent)
    assert msgspec.json.encode(first.command)
