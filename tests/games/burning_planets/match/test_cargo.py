"""Cargo, barter and loot (BP-CARGO, BP-TRADE)."""

from typing import Literal

import pytest
from msgspec.structs import replace

from bp_desktop.core.accounts import total
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Named, Refused, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import CARGO, Phase, PlanetId, PlayerId, Positions, ShipId
from bp_desktop.games.burning_planets.match.changes import with_planet
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Barter,
    Collect,
    EndTurn,
    EnterPhase,
    LoadCargo,
    MoveShip,
    RemoveThing,
    RollEvent,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.events import CargoLoaded, CargoUnloaded, ShipDestroyed
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import judge
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    DRILL,
    GREEN,
    HABITAT,
    HUMANS,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    STATION,
    WILD,
    WILD_CENTER,
    XENOS,
    acting,
    do,
    do_all,
    happens,
    in_phase,
    objected,
    objections,
    only,
    purse,
    refused,
    ship_at,
    started,
    treasury,
    unit,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
)

AT_RED = CENTERS[0] + Hex(3, 0)
AT_BLUE = CENTERS[1] + Hex(-3, 0)


def docked(
    at: Hex | None = AT_RED,
    hold: Purse = EMPTY,
    options: Options = DEFAULTS,
    positions: Positions = Positions.BOARD,
) -> tuple[Match, ShipId]:
    """Red's cargo ship; Red has 20/30/0/0, Blue 50/0/0/0."""
    return with_ship(acting(options=options, positions=positions), RED, CARGO, at, hold=hold)


def put_at(match: Match, ship: ShipId, at: Hex) -> Match:
    """The ship stands somewhere else, with all its actions: a later own turn."""
    ships = {**match.board.ships, ship: replace(match.board.ships[ship], at=at)}
    turn = replace(match.turn, spent={}, active=None)
    return replace(match, board=replace(match.board, ships=ships), turn=turn)


def hold_of(match: Match, ship: ShipId) -> Purse:
    return match.board.ships[ship].hold


# --- loading and unloading


def test_loading_debits_the_treasury_and_unloading_credits_it_at_once() -> None:
    """BP-TRADE-7."""
    match, ship = docked()

    match = do(match, LoadCargo(ship, RED_HOME, purse(5, 6)))
    assert treasury(match, RED) == purse(15, 24)
    assert hold_of(match, ship) == purse(5, 6)

    match = do(match, UnloadCargo(ship, RED_HOME, purse(2)))
    assert treasury(match, RED) == purse(17, 24)
    assert hold_of(match, ship) == purse(3, 6)


def test_loading_and_unloading_are_one_action_each() -> None:
    """BP-TRADE-5, BP-ACT-4."""
    match, ship = docked()

    match = do_all(
        match, LoadCargo(ship, RED_HOME, purse(5)), UnloadCargo(ship, RED_HOME, purse(5))
    )

    assert objected(match, LoadCargo(ship, RED_HOME, purse(1))) == ("BP-ACT-1",)


def test_one_action_takes_any_mix_and_any_part() -> None:
    """BP-TRADE-6, BP-CARGO-8."""
    match, ship = docked(hold=purse(1, 2, 3, 4))

    loaded = do(match, LoadCargo(ship, RED_HOME, purse(20, 30)))
    assert hold_of(loaded, ship) == purse(21, 32, 3, 4)
    landed = do(loaded, UnloadCargo(ship, RED_HOME, purse(0, 32, 1, 0)))
    assert hold_of(landed, ship) == purse(21, 0, 2, 4)


def test_goods_are_loaded_at_the_givers_and_unloaded_at_the_receivers_planet() -> None:
    """BP-TRADE-3, BP-TRADE-1."""
    away, ship = docked(at=AT_RED + Hex(1, 0), hold=purse(1))

    assert objected(away, LoadCargo(ship, RED_HOME, purse(1))) == ("BP-TRADE-3",)
    assert objected(away, UnloadCargo(ship, RED_HOME, purse(1))) == ("BP-TRADE-3",)
    match, ship = docked(at=AT_BLUE, hold=purse(0, 9))
    assert treasury(do(match, UnloadCargo(ship, BLUE_HOME, purse(0, 9))), BLUE) == purse(50, 9)


def test_loading_at_another_players_planet_needs_consent() -> None:
    """BP-TRADE-8; unloading needs none."""
    match, ship = docked(at=AT_BLUE, hold=purse(1))

    assert objected(match, LoadCargo(ship, BLUE_HOME, purse(5))) == ("BP-TRADE-8",)
    after = do(match, LoadCargo(ship, BLUE_HOME, purse(5), consent=True))
    assert (treasury(after, BLUE), hold_of(after, ship)) == (purse(45), purse(6))
    assert objections(match, UnloadCargo(ship, BLUE_HOME, purse(1))) == {}


def test_return_goods_may_be_loaded_at_the_place_of_unloading() -> None:
    """BP-TRADE-4."""
    match, ship = docked(at=AT_BLUE, hold=purse(metal=3))

    match = do_all(
        match,
        UnloadCargo(ship, BLUE_HOME, purse(metal=3)),
        LoadCargo(ship, BLUE_HOME, purse(7), consent=True),
    )

    assert hold_of(match, ship) == purse(7)


def test_nobody_trades_with_an_uninhabited_planet() -> None:
    """BP-TRADE-3."""
    match, ship = docked(at=WILD_CENTER + Hex(4, 0), hold=purse(1))

    assert refused(match, LoadCargo(ship, WILD, purse(1))) == ("BP-TRADE-3",)
    assert refused(match, UnloadCargo(ship, WILD, purse(1))) == ("BP-TRADE-3",)


def test_nothing_is_loaded_that_the_giver_has_not_got() -> None:
    """BP-RES-3, BP-TRADE-7."""
    match, ship = docked()

    assert refused(match, LoadCargo(ship, RED_HOME, purse(21))) == ("BP-RES-3",)
    assert refused(match, UnloadCargo(ship, RED_HOME, purse(1))) == ("BP-RES-3",)


@pytest.mark.parametrize(
    ("goods", "rule"),
    [
        (EMPTY, "BP-TRADE-6"),
        (Purse.of(metal=-5), "BP-RES-3"),
        (Purse.of(gold=5), "BP-RES-1"),
        (Purse.of(metal=10**12), "BP-RES-6"),
    ],
)
def test_goods_that_make_no_sense_are_refused(goods: Purse, rule: str) -> None:
    match, ship = docked(hold=purse(5))

    assert refused(match, LoadCargo(ship, RED_HOME, goods)) == (rule,)
    assert refused(match, UnloadCargo(ship, RED_HOME, goods)) == (rule,)


def test_only_cargo_ships_have_a_hold() -> None:
    """BP-ACT-14."""
    match, ship = with_ship(acting(), RED, SMALL, AT_RED)

    assert refused(match, LoadCargo(ship, RED_HOME, purse(1))) == ("BP-ACT-14",)
    assert refused(match, UnloadCargo(ship, RED_HOME, purse(1))) == ("BP-RES-3",)


@pytest.mark.parametrize(("ship", "site"), [("ghost", RED_HOME), ("red-1", "nowhere")])
def test_unknown_ships_and_sites_are_refused(ship: str, site: str) -> None:
    """BP-APP-7."""
    match, _ = docked(hold=purse(1))
    ship_id, planet = ShipId(ship), PlanetId(site)

    assert refused(match, LoadCargo(ship_id, planet, purse(1))) == ("BP-APP-7",)
    assert refused(match, UnloadCargo(ship_id, planet, purse(1))) == ("BP-APP-7",)


def test_a_ship_that_is_gone_is_told_by_its_number_and_owner() -> None:
    """BP-SHIP-7: nobody at the table has ever heard of its id."""
    match, ship = docked(hold=purse(1))
    number = match.board.ships[ship].number
    match = do(match, RemoveThing(ship))

    with pytest.raises(Refused) as caught:
        judge(match, LoadCargo(ship, RED_HOME, purse(1)))

    owner = Named("seat", RED, match.players[RED].name)
    assert caught.value.messages == (
        say("bp.unknown.ship_number", "BP-APP-7", number=number, player=owner),
    )


def test_a_cargo_ship_acts_like_any_other_ship() -> None:
    """BP-TURN-1, BP-TURN-2, BP-TURN-7."""
    match, ship = docked(hold=purse(1))
    command = UnloadCargo(ship, RED_HOME, purse(1))

    assert objected(in_phase(match, Phase.SHIPS), command) == ("BP-TURN-2",)
    assert objected(in_phase(match, Phase.ACTIONS, BLUE), command) == ("BP-TURN-1",)


def test_a_hold_takes_any_amount_unless_the_table_limits_it() -> None:
    """BP-CARGO-8; cargo_capacity = 25 (AMB-36): a space structure does not count."""
    match, ship = docked(hold=purse(10))
    assert objections(match, LoadCargo(ship, RED_HOME, purse(10, 30))) == {}

    small, ship = docked(hold=purse(10), options=Options(cargo_capacity=25))
    assert objections(small, LoadCargo(ship, RED_HOME, purse(10, 5))) == {}
    assert objected(small, LoadCargo(ship, RED_HOME, purse(10, 6))) == ("BP-CARGO-8",)


def test_loads_and_unloads_conserve_the_total() -> None:
    """BP-APP-3, BP-RES-5."""
    match, ship = docked()

    loaded = only(CargoLoaded, happens(match, LoadCargo(ship, RED_HOME, purse(5, 6))))
    match = do(match, LoadCargo(ship, RED_HOME, purse(5, 6)))
    landed = only(CargoUnloaded, happens(match, UnloadCargo(ship, RED_HOME, purse(5))))

    assert total(loaded.postings) == total(landed.postings) == EMPTY
    assert {one.type for one in loaded.postings} == {PostingType.LOAD}
    assert {one.type for one in landed.postings} == {PostingType.UNLOAD}


# --- the worked examples


def test_ex_41_a_barter_that_ends_in_loot() -> None:
    """EX-41: BP-TRADE-7, BP-TRADE-9, BP-CARGO-1, BP-CARGO-2, BP-CARGO-3. Cletus, David and
    Eleonor are Red, Blue and Green; Cletus's cargo ship costs 15 M + 15 F."""
    match = acting((HUMANS, HUMANS, XENOS))
    for player, money in ((RED, purse(metal=25)), (BLUE, purse(concrete=80)), (GREEN, purse())):
        match = with_treasury(match, player, money)
    match, ship = with_ship(match, RED, CARGO, AT_RED)
    match = do(match, LoadCargo(ship, RED_HOME, purse(metal=10)))
    match = put_at(match, ship, AT_BLUE)
    match = do_all(
        match,
        UnloadCargo(ship, BLUE_HOME, purse(metal=10)),
        LoadCargo(ship, BLUE_HOME, purse(concrete=30), consent=True),
    )
    match, eagle = with_ship(match, GREEN, BIG, AT_BLUE + Hex(-1, 0))
    match = in_phase(match, Phase.ACTIONS, GREEN)

    match = do(match, Attack(unit(eagle), ship, faces=(6, 5)))

    assert treasury(match, RED) == purse(metal=15)
    assert treasury(match, BLUE) == purse(concrete=50, metal=10)
    assert treasury(match, GREEN) == purse(concrete=30, food=15, metal=15)


def test_ex_42_a_barter_that_works() -> None:
    """EX-42: BP-TRADE-3, BP-TRADE-5, BP-TRADE-7, BP-APP-3. Aaron and Bjorn are Blue and Red."""
    match = with_treasury(acting(), BLUE, purse(50))
    match = with_treasury(match, RED, purse(5, 0, 0, 40))
    match, ship = with_ship(match, RED, CARGO, AT_BLUE)
    seen = []
    steps: list[tuple[Hex, LoadCargo | UnloadCargo]] = [
        (AT_BLUE, LoadCargo(ship, BLUE_HOME, purse(20), consent=True)),
        (AT_RED, UnloadCargo(ship, RED_HOME, purse(20))),
        (AT_RED, LoadCargo(ship, RED_HOME, purse(metal=10))),
        (AT_BLUE, UnloadCargo(ship, BLUE_HOME, purse(metal=10))),
    ]
    for at, command in steps:
        match = do(put_at(match, ship, at), command)
        seen.append((treasury(match, BLUE), treasury(match, RED), hold_of(match, ship)))

    assert seen == [
        (purse(30), purse(5, 0, 0, 40), purse(20)),
        (purse(30), purse(25, 0, 0, 40), EMPTY),
        (purse(30), purse(25, 0, 0, 30), purse(metal=10)),
        (purse(30, 0, 0, 10), purse(25, 0, 0, 30), EMPTY),
    ]
    together = treasury(match, BLUE) + treasury(match, RED)
    assert (together["biomass"], together["metal"]) == (55, 40)


def test_ex_43_how_long_a_barter_takes() -> None:
    """EX-43: BP-ACT-1, BP-ACT-2, BP-TRADE-5: ten actions, five own turns."""
    match = started()
    near = replace(
        match.board.planets[BLUE_HOME], center=CENTERS[0] + Hex(13, 0), natural=(), structures={}
    )
    match = with_planet(match, near)
    match = replace(match, board=replace(match.board, asteroids={}))
    here, there = CENTERS[0] + Hex(3, 0), CENTERS[0] + Hex(10, 0)
    assert here.distance(there) == 7
    match, ship = with_ship(match, RED, CARGO, there)
    steps: list[LoadCargo | UnloadCargo | MoveShip] = [
        LoadCargo(ship, BLUE_HOME, purse(20), consent=True),
        *(MoveShip(ship, to=CENTERS[0] + Hex(q, 0)) for q in (7, 4, 3)),
        UnloadCargo(ship, RED_HOME, purse(20)),
        LoadCargo(ship, RED_HOME, purse(concrete=10)),
        *(MoveShip(ship, to=CENTERS[0] + Hex(q, 0)) for q in (6, 9, 10)),
        UnloadCargo(ship, BLUE_HOME, purse(concrete=10)),
    ]
    turns = 0
    while steps:
        turns += 1
        match = do_all(match, RollEvent(faces=(7,)), Collect(), EnterPhase(Phase.ACTIONS))
        match = do_all(match, *steps[:2])
        steps = steps[2:]
        match = do(match, EndTurn())
        for _ in range(2):
            match = do_all(match, RollEvent(faces=(7,)), Collect(), EndTurn())

    assert turns == 5
    assert ship_at(match, ship) == there


def test_ex_46_there_is_no_transfer_without_a_ship() -> None:
    """EX-46: BP-TRADE-2, BP-TRADE-10."""
    match = with_treasury(acting(), RED, purse(metal=5))
    command = TransferResources(RED, BLUE, purse(metal=5), consent=True)

    assert objected(match, command) == ("BP-TRADE-2", "BP-TRADE-10")


def test_the_table_can_allow_direct_transfers_by_consent() -> None:
    """direct_transfer = true (AMB-65): at any time, ledger type transfer."""
    match = in_phase(acting(options=Options(direct_transfer=True)), Phase.STRUCTURES, GREEN)

    assert objected(match, TransferResources(RED, BLUE, purse(5))) == ("BP-TRADE-1",)
    after = do(match, TransferResources(RED, BLUE, purse(5), consent=True))

    assert (treasury(after, RED), treasury(after, BLUE)) == (purse(15, 30), purse(55))


@pytest.mark.parametrize(
    ("giver", "receiver", "goods", "rule"),
    [
        (RED, RED, purse(5), "BP-TRADE-10"),
        (RED, BLUE, EMPTY, "BP-TRADE-10"),
        (RED, BLUE, purse(500), "BP-RES-3"),
        (RED, PlayerId("nobody"), purse(5), "BP-APP-7"),
    ],
)
def test_transfers_that_cannot_be(
    giver: PlayerId, receiver: PlayerId, goods: Purse, rule: str
) -> None:
    match = acting(options=Options(direct_transfer=True))

    assert refused(match, TransferResources(giver, receiver, goods, consent=True)) == (rule,)


# --- barter


def test_a_barter_goes_both_ways_in_one_step() -> None:
    """BP-TRADE-1 with direct_transfer = true (AMB-65): both treasuries, two transfers each way."""
    match = acting(options=Options(direct_transfer=True))
    match = with_treasury(with_treasury(match, RED, purse(metal=9)), BLUE, purse(food=7))

    after = do(match, Barter(RED, BLUE, purse(metal=4), purse(food=7), agreed=(RED, BLUE)))

    assert treasury(after, RED) == purse(metal=5, food=7)
    assert treasury(after, BLUE) == purse(metal=4)


def test_a_barter_needs_the_word_of_both() -> None:
    """BP-TRADE-1."""
    match = acting(options=Options(direct_transfer=True))
    match = with_treasury(with_treasury(match, RED, purse(metal=9)), BLUE, purse(food=7))
    goods = (purse(metal=4), purse(food=7))

    assert objected(match, Barter(RED, BLUE, *goods, agreed=(RED,))) == ("BP-TRADE-1",)
    assert objected(match, Barter(RED, BLUE, *goods, agreed=(BLUE,))) == ("BP-TRADE-1",)
    assert objected(match, Barter(RED, BLUE, *goods, agreed=())) == ("BP-TRADE-1",)


def test_without_the_option_goods_need_a_ship_in_a_barter_too() -> None:
    """BP-TRADE-2, BP-TRADE-10."""
    match = with_treasury(with_treasury(acting(), RED, purse(metal=9)), BLUE, purse(food=7))
    command = Barter(RED, BLUE, purse(metal=4), purse(food=7), agreed=(RED, BLUE))

    assert objected(match, command) == ("BP-TRADE-2", "BP-TRADE-10")


@pytest.mark.parametrize(
    ("first", "second", "gives", "takes", "rule"),
    [
        (RED, RED, purse(1), purse(1), "BP-TRADE-1"),
        (RED, BLUE, EMPTY, purse(1), "BP-TRADE-1"),
        (RED, BLUE, purse(1), EMPTY, "BP-TRADE-1"),
        (RED, BLUE, purse(500), purse(1), "BP-RES-3"),
        (RED, BLUE, purse(1), purse(500), "BP-RES-3"),
        (RED, PlayerId("nobody"), purse(1), purse(1), "BP-APP-7"),
    ],
)
def test_barters_that_cannot_be(
    first: PlayerId, second: PlayerId, gives: Purse, takes: Purse, rule: str
) -> None:
    match = acting(options=Options(direct_transfer=True))

    assert refused(match, Barter(first, second, gives, takes, agreed=(first, second))) == (rule,)


@pytest.mark.parametrize("visibility", ["owner", "public"])
def test_a_hidden_treasury_does_not_tell_how_much_is_missing(
    visibility: Literal["owner", "public"],
) -> None:
    """BP-APP-6: that somebody cannot give is said, by how much is not."""
    options = Options(direct_transfer=True, treasury_visibility=visibility)
    match = with_treasury(acting(options=options), BLUE, purse(food=7))
    command = Barter(RED, BLUE, purse(1), purse(food=9), agreed=(RED, BLUE))

    with pytest.raises(Refused) as refusal:
        judge(match, command)

    [said] = refusal.value.messages
    assert ("missing" in said.args) == (visibility == "public")


# --- loot


def hunted(
    hold: Purse = EMPTY, carried: bool = False, options: Options = DEFAULTS
) -> tuple[Match, ShipId, Attack]:
    """Blue's cargo ship (30 F) beside Red's eagle, which will hit."""
    match, cargo = with_ship(
        acting(options=options),
        BLUE,
        CARGO,
        Hex(14, 11),
        hold=hold,
        carried=STATION if carried else None,
    )
    match, eagle = with_ship(match, RED, BIG, Hex(15, 11))
    return match, cargo, Attack(unit(eagle), cargo, faces=(8, 1))


def test_who_destroys_a_cargo_ship_receives_its_price_in_its_owners_kinds() -> None:
    """BP-CARGO-1, BP-CARGO-2, BP-CARGO-5."""
    match, cargo, hit = hunted()

    match = do(match, hit)

    assert cargo not in match.board.ships
    assert treasury(match, RED) == purse(20, 30, 30)


def test_who_destroys_a_cargo_ship_receives_its_hold() -> None:
    """BP-CARGO-3, BP-APP-3: only the hull is new."""
    match, _, hit = hunted(purse(1, 2, 3, 4))

    destroyed = only(ShipDestroyed, happens(match, hit))

    assert total(destroyed.postings) == purse(food=30)
    assert treasury(do(match, hit), RED) == purse(21, 32, 33, 4)


def test_a_looted_space_structure_enters_the_reserve() -> None:
    """BP-CARGO-4, BP-CARGO-5, BP-SPACE-17."""
    match, _, hit = hunted(carried=True)

    match = do(match, hit)

    [looted] = match.players[RED].reserve
    assert (looted.kind, looted.owner) == (STATION, RED)


@pytest.mark.parametrize(
    ("value", "gained"), [("cost_value", purse(food=50)), ("lost", purse(food=30))]
)
def test_the_table_decides_what_becomes_of_a_looted_structure(value: str, gained: Purse) -> None:
    """looted_structure = cost_value and lost (AMB-31): the cost is that of the ship's owner."""
    options = {
        "cost_value": Options(looted_structure="cost_value"),
        "lost": Options(looted_structure="lost"),
    }[value]
    match, _, hit = hunted(carried=True, options=options)

    after = do(match, hit)

    assert after.players[RED].reserve == ()
    assert treasury(after, RED) - treasury(match, RED) == gained


def test_the_loot_goes_to_the_owner_of_whatever_destroyed_the_ship() -> None:
    """BP-CARGO-6: here a cannon and a station."""
    match, cargo = with_ship(acting(), BLUE, CARGO, CENTERS[0] + Hex(-3, 0), hold=purse(metal=9))
    [cannon] = match.board.planets[RED_HOME].structures
    assert treasury(do(match, Attack(unit(cannon), cargo, faces=(8, 1))), RED)["metal"] == 9

    match, station = with_space(match, GREEN, STATION, CENTERS[0] + Hex(-4, 0))
    match = in_phase(match, Phase.ACTIONS, GREEN)
    assert treasury(do(match, Attack(unit(station), cargo, faces=(8, 1))), GREEN)["metal"] == 9


def test_partners_have_no_claim_to_compensation() -> None:
    """BP-TRADE-9."""
    match, _, hit = hunted(purse(40))

    after = do(match, hit)

    assert treasury(after, BLUE) == treasury(match, BLUE)
    assert treasury(after, GREEN) == treasury(match, GREEN)


# --- stations as trade points


def test_stations_are_no_trade_points() -> None:
    """BP-SPACE-19."""
    match, ship = docked(at=Hex(14, 11), hold=purse(5))
    match, station = with_space(match, RED, STATION, Hex(15, 11))

    assert objected(match, LoadCargo(ship, station, purse(1))) == ("BP-SPACE-19",)
    assert objected(match, UnloadCargo(ship, station, purse(1))) == ("BP-SPACE-19",)


def test_the_table_can_make_stations_trade_points() -> None:
    """station_is_trade_point = true (AMB-35): a station counts as a planet for BP-TRADE-3, -8."""
    match, ship = docked(
        at=Hex(14, 11), hold=purse(5), options=Options(station_is_trade_point=True)
    )
    match, mine = with_space(match, RED, STATION, Hex(15, 11))
    match, far = with_space(match, RED, STATION, Hex(18, 11))
    match, theirs = with_space(match, BLUE, STATION, Hex(13, 11))
    match, drill = with_space(match, RED, DRILL, asteroid=ROCK)

    assert treasury(do(match, UnloadCargo(ship, mine, purse(5))), RED) == purse(25, 30)
    assert objected(match, UnloadCargo(ship, far, purse(5))) == ("BP-TRADE-3",)
    assert objected(match, LoadCargo(ship, theirs, purse(5))) == ("BP-TRADE-8",)
    near = put_at(match, ship, ROCK_CELL + Hex(1, 0))
    assert objected(near, UnloadCargo(ship, drill, purse(5))) == ("BP-SPACE-19",)


# --- only resources


def test_structures_are_not_bartered() -> None:
    """BP-TRADE-11, BP-SPACE-12."""
    match, ship = with_ship(acting(), RED, CARGO, AT_BLUE, carried=HABITAT)

    command = UnloadCargo(ship, BLUE_HOME, structure=True)

    assert objected(match, command) == ("BP-TRADE-11", "BP-SPACE-12")


def test_the_table_can_allow_barter_of_space_structures() -> None:
    """trade_space_structures = true (AMB-66): it enters the other player's reserve."""
    options = Options(trade_space_structures=True)
    match, ship = with_ship(acting(options=options), RED, CARGO, AT_BLUE, carried=HABITAT)

    after = do(match, UnloadCargo(ship, BLUE_HOME, structure=True))

    assert [(one.kind, one.owner) for one in after.players[BLUE].reserve] == [(HABITAT, BLUE)]
    assert after.board.ships[ship].carried is None
    home, ship = with_ship(acting(options=options), RED, CARGO, AT_RED, carried=HABITAT)
    assert objected(home, UnloadCargo(ship, RED_HOME, structure=True))
    empty, ship = docked(at=AT_BLUE, options=options)
    assert refused(empty, UnloadCargo(ship, BLUE_HOME, structure=True)) == ("BP-SPACE-4",)


def test_a_carrier_gives_nothing_away_that_belongs_to_a_third() -> None:
    """AMB-32 with AMB-66: whoever agreed to the passage has agreed to no gift."""
    options = Options(trade_space_structures=True, foreign_cargo_moves_structures="with_consent")
    match, ship = with_ship(acting(options=options), RED, CARGO, AT_BLUE, carried=HABITAT)
    carrier = match.board.ships[ship]
    assert carrier.carried is not None
    of_green = replace(carrier, carried=replace(carrier.carried, owner=GREEN))
    match = replace(match, board=match.board.changed(ships={**match.board.ships, ship: of_green}))

    assert objected(match, UnloadCargo(ship, BLUE_HOME, structure=True)) == ("BP-SPACE-13",)
    with_consent = UnloadCargo(ship, BLUE_HOME, structure=True, consent=True)
    [offer] = [one for one in legal(match, RED) if isinstance(one.command, UnloadCargo)]
    assert (offer.command, offer.legal, offer.consent_of) == (with_consent, True, (GREEN,))
    agreed = do(match, with_consent)
    assert [one.owner for one in agreed.players[BLUE].reserve] == [BLUE]


# --- beside a real board


def test_beside_a_real_board_touching_is_the_players_word() -> None:
    match, ship = docked(at=None, positions=Positions.TABLE)

    match = do_all(
        match,
        LoadCargo(ship, RED_HOME, purse(5)),
        UnloadCargo(ship, BLUE_HOME, purse(5)),
    )

    assert treasury(match, BLUE) == purse(55)
    assert objected(match, LoadCargo(ship, RED_HOME, purse(1))) == ("BP-ACT-1",)


def test_defences_of_a_planet_do_not_hinder_trade() -> None:
    match, ship = docked()
    match, _ = with_structure(match, RED_HOME, CANNON, CENTERS[0] + Hex(2, 0))

    assert objections(match, LoadCargo(ship, RED_HOME, purse(1))) == {}
