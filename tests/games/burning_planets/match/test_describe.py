"""What happened, told for the journal: names and results, no secrets."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Fact, Message, Named, Objected, Refused, Several, say
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Opening, Seal
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    Natural,
    Planet,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    BiomeId,
    ContractId,
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
from bp_desktop.games.burning_planets.match import events as e, included, secret_events as se
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    AdjustTreasury,
    Attack,
    Collect,
    LoadCargo,
    RollEvent,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.describe import describe, describe_step
from bp_desktop.games.burning_planets.match.evolution import Event, evolve_all
from bp_desktop.games.burning_planets.match.lookup import planet_label
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Ending, Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.options import Options, PlanetRadius
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.games.shared import house_rules
from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    CANNON,
    CENTERS,
    RED,
    RED_HOME,
    ROCK,
    STATION,
    SYSTEM,
    TRIO,
    WILD,
    WILD_CENTER,
    WIND,
    acting,
    creation,
    happens,
    purse,
    started,
    told_of,
    unit,
    with_ship,
    with_space,
)
from tests.games.burning_planets.match.wanderer import Wanderer

RED_SEAT, BLUE_SEAT = Named("seat", RED, "Red"), Named("seat", BLUE, "Blue")
HOME = Named("planet", RED_HOME, of=RED_SEAT)
FREE = Named("planet", WILD, of=Named("cell", name=cell_name(started().board.tiles, WILD_CENTER)))
CARGO_SHIP = Named("ship", "red-1", "Cargo ship", 1)


def told(match: Match, command: Command, viewer: PlayerId | None = RED) -> list[Message]:
    return list(describe_step(match, happens(match, command, overrule=True), viewer))


def test_the_beginning_is_told_with_names() -> None:
    first, grant, *_ = told(NEW_MATCH, creation())

    assert (first.key, first.args) == ("bp.log.match_created", {"players": "Red, Blue, Green"})
    assert grant.args == {"player": RED_SEAT, "amounts": purse(20, concrete=30)}


def test_an_event_is_told_with_its_face() -> None:
    [rolled, phase] = told(started(), RollEvent(faces=(20,)))

    assert rolled.args == {"player": RED_SEAT, "face": 20, "event": "stellar_wind"}
    assert phase.args == {"phase": Phase.COLLECTION}


def test_a_fight_is_told_with_its_dice_and_its_loot() -> None:
    match, eagle = with_ship(acting(), RED, BIG, Hex(14, 11))
    match, prey = with_ship(match, BLUE, CARGO, Hex(15, 11), hold=purse(concrete=7))

    hit, lost = told(match, Attack(unit(eagle), prey, faces=(8, 1)))

    assert hit.key == "bp.log.attack_hit"
    assert hit.args["unit"] == Named("ship", eagle, "Eagle", 1)
    assert (hit.args["attack"], hit.args["defence"], hit.args["shield"]) == (8, 1, 2)
    assert lost.args["amounts"] == purse(food=30, concrete=7)


HIDDEN = Options(direct_transfer=True, treasury_visibility="owner")
OPEN = Options(direct_transfer=True, treasury_visibility="public")


@pytest.mark.parametrize("aboard", [True, False])
@pytest.mark.parametrize(
    ("options", "viewer", "reads"),
    [(HIDDEN, None, False), (HIDDEN, BLUE, False), (HIDDEN, RED, True), (OPEN, None, True)],
)
def test_what_is_loaded_and_unloaded_is_told_to_whom_it_may_be(
    aboard: bool, options: Options, viewer: PlayerId | None, reads: bool
) -> None:
    """BP-REG-4, BP-APP-6; where treasuries are open the balances tell it anyway (AMB-67)."""
    at = CENTERS[0] + Hex(3, 0)
    match, ship = with_ship(acting(options=options), RED, CARGO, at, hold=purse(17))
    goods = purse(17)
    command = LoadCargo(ship, RED_HOME, goods) if aboard else UnloadCargo(ship, RED_HOME, goods)

    [message] = describe_step(match, happens(match, command, overrule=True), viewer)

    assert (message.args.get("amounts") == goods) is reads
    assert ("17" in str(message.args)) is reads


@pytest.mark.parametrize(
    ("options", "viewer", "reads"),
    [
        (HIDDEN, None, False),
        (HIDDEN, PlayerId("green"), False),
        (HIDDEN, BLUE, True),
        (OPEN, None, True),
    ],
)
def test_what_is_handed_over_is_told_to_whom_it_may_be_and_who_agreed_to_all(
    options: Options, viewer: PlayerId | None, reads: bool
) -> None:
    """BP-TRADE-1, BP-APP-6."""
    match = acting(options=options)
    command = TransferResources(RED, BLUE, purse(17), consent=True)

    handed, agreed = describe_step(match, happens(match, command, overrule=True), viewer)

    assert (handed.args.get("amounts") == purse(17)) is reads
    assert agreed == say("shared.log.several_agree", players=Several((RED_SEAT, BLUE_SEAT)))


def test_what_a_hold_really_had_is_not_told() -> None:
    """BP-APP-6."""
    match, ship = with_ship(acting(), RED, CARGO, CENTERS[0] + Hex(3, 0))

    [adjusted] = told(match, AdjustHold(ship, purse(17), "recounted"))

    assert adjusted.args == {"ship": CARGO_SHIP, "player": RED_SEAT, "reason": "recounted"}


def test_corrections_and_options_are_told() -> None:
    [adjusted] = told(started(), AdjustTreasury(RED, purse(metal=3) - purse(5), "recounted"))
    [changed] = told(started(), ChangeOption("asteroid_attack", False))

    assert adjusted.args["change"] == purse(metal=3) - purse(5)
    assert changed.args == {"option": "asteroid_attack", "value": False}
    assert type(changed.args["value"]) is bool


def test_the_radii_of_planets_are_told_one_by_one() -> None:
    event = e.OptionChanged("planet_radius", Options(planet_radius=PlanetRadius(big=5)))

    message = told_of(NEW_MATCH, event)

    assert message.key == "bp.log.radii_changed"
    assert message.args == {"option": "planet_radius", "small": 2, "medium": 3, "big": 5}


@pytest.mark.parametrize(
    ("planet", "name", "number"),
    [
        ("p1", "", 1),
        ("planet12", "", 12),
        ("p1", "Arrakis 3", 0),
        ("p2", "p1", 0),  # a name, whatever it looks like
        ("home", "", 0),  # from a file that gives ids of its own
        ("p" + 5000 * "1", "", 0),  # more digits than Python reads as a number
    ],
)
def test_a_planet_is_told_by_its_name_or_else_by_its_number(
    planet: str, name: str, number: int
) -> None:
    made = Planet(PlanetId(planet), SizeId("small"), BiomeId("wilderness"), name=name)
    match = replace(NEW_MATCH, board=Board(planets={made.id: made}))

    called = name or ("" if number else planet)
    assert planet_label(match, made.id) == Named("planet", planet, called, number)


def test_a_planet_that_is_gone_is_told_by_its_number() -> None:
    assert planet_label(NEW_MATCH, PlanetId("planet7")) == Named("planet", "planet7", number=7)


def test_a_collection_of_nothing_is_told_as_such() -> None:
    match = started()
    bare = replace(match.board.planets[RED_HOME], natural=())
    planets = {**match.board.planets, RED_HOME: bare}
    match = replace(match, board=replace(match.board, planets=planets))

    assert told(match, Collect())[0].args == {"player": RED_SEAT}


TYPES: dict[str, type | tuple[type, ...]] = {
    **dict.fromkeys(
        ("player", "owner", "former", "defender", "giver", "receiver", "partner"), Named
    ),
    **dict.fromkeys(("planet", "site", "yard", "ship", "unit", "target"), Named),
    **dict.fromkeys(("amounts", "price", "change"), Purse),
    "value": (Named, int),
    "players": (str, Several),
}
"""What has a type of its own is never told as words."""


@pytest.mark.parametrize("positions", list(Positions))
@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_whatever_happens_can_be_told(positions: Positions, chance: Random) -> None:
    match, wanderer, dice = NEW_MATCH, Wanderer(chance), AppDice(chance.randint(0, 10**6))
    command: Command = creation(TRIO, positions=positions)
    for _ in range(80):
        try:
            events = happens(match, command, dice=dice, overrule=True)
        except (Refused, Objected):
            events = ()
        for event in events:
            message = describe(match, event)
            if not isinstance(event, se.RegisterKept):
                assert message is not None
                owner = "shared" if type(event) in included.TELLERS else "bp"
                assert message.key.startswith(f"{owner}.log.")
                for name, fact in message.args.items():
                    assert isinstance(fact, TYPES.get(name, (str, int))), message
            match = SYSTEM.evolve(match, event)
        if match.stage is Stage.OVER:
            break
        command = wanderer.command(match)


TOLD_TO_ALL = frozenset(
    {
        "bp.log.structure_built",
        "bp.log.ship_looted",
        "bp.log.ship_looted_with",
        "bp.log.cargo_disclosed",
        "bp.log.cargo_ruled",
    }
)
"""Sentences with amounts that everybody may read: prices, loot (BP-REG-3) and what was opened."""


@pytest.mark.parametrize("positions", list(Positions))
@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_everybody_is_told_no_amount_of_a_hidden_treasury_or_hold(
    positions: Positions, chance: Random
) -> None:
    """BP-APP-6: whatever the wanderers do, only what is public anyway has a number in it."""
    match, wanderer, dice = NEW_MATCH, Wanderer(chance), AppDice(chance.randint(0, 10**6))
    command: Command = creation(TRIO, positions=positions)
    for _ in range(80):
        try:
            events = happens(match, command, dice=dice, overrule=True)
        except (Refused, Objected):
            events = ()
        for message in describe_step(match, events):
            if message.args.keys() & {"amounts", "change", "price"}:
                assert message.key in TOLD_TO_ALL
        match = evolve_all(match, events)
        if match.stage is Stage.OVER:
            break
        command = wanderer.command(match)


@pytest.mark.parametrize(
    "event",
    [
        se.ContractRedrafted(ContractId("gone"), RED),
        se.ContractAgreed(ContractId("gone"), RED),
        se.ContractCancelled(ContractId("gone"), RED),
    ],
)
def test_of_a_contract_whose_draft_was_taken_back_only_its_writer_is_told_more(
    event: Event,
) -> None:
    """BP-COMM-3: it may have been a secret one."""
    assert told_of(scene(), event, BLUE).key == "bp.log.note_passed"
    assert told_of(scene(), event, None).args == {}
    assert told_of(scene(), event, RED).args == {"player": RED_SEAT}


# --- every kind of event


def scene() -> Match:
    """Red's cargo ship 1, Blue's station s4 and a contract-free table."""
    match, _ = with_ship(acting(), RED, CARGO, Hex(14, 11))
    match, _ = with_space(match, BLUE, STATION, Hex(16, 11))
    return match


SHIP, STATION_ID = ShipId("red-1"), StructureId("s4")
GOODS = (Posting(RED, PostingType.UNLOAD, purse(3)),)
LOOTED = SpaceStructure(StructureId("x"), STATION, RED)
SEAL = Seal("cargo", b"hash")


@pytest.mark.parametrize(
    ("event", "key", "facts"),
    [
        (e.ShipMoved(SHIP), "bp.log.ship_moved", {"ship": CARGO_SHIP}),
        (e.ShipMoved(SHIP, (Hex(1, 1),)), "bp.log.ship_moved_by", {"cells": 1}),
        (e.OrderRolled((e.OrderThrow(RED, 7),), (RED,)), "bp.log.order_rolled", {"rolls": "Red 7"}),
        (
            e.OrderRolled((e.OrderThrow(RED, 7), e.OrderThrow(BLUE, 7)), (RED, BLUE)),
            "bp.log.order_tied",
            {"players": "Red, Blue"},
        ),
        (
            e.EventRolled((e.EventThrow(RED, 7), e.EventThrow(BLUE, 20, WIND))),
            "bp.log.events_rolled",
            {"rolls": "Red 7, Blue 20"},
        ),
        (e.EventRolled((e.EventThrow(RED, 7),)), "bp.log.no_event", {"face": 7}),
        (
            e.PlanetAdded(Planet(PlanetId("p9"), SizeId("big"), BiomeId("fair"), name="Kor")),
            "bp.log.planet_added",
            {"planet": Named("planet", "p9", "Kor")},
        ),
        (
            e.PlanetAdded(Planet(PlanetId("planet9"), SizeId("big"), BiomeId("fair"))),
            "bp.log.planet_added",
            {"planet": Named("planet", "planet9", number=9)},
        ),
        (
            e.Attacked(UnitId(SHIP), ROCK, RED, 20, 18, True),
            "bp.log.rock_hit",
            {"attack": 20, "shield": 18},
        ),
        (
            e.Attacked(UnitId(SHIP), ROCK, RED, 2, 18, False),
            "bp.log.rock_missed",
            {"player": RED_SEAT},
        ),
        (
            e.Attacked(UnitId(STATION_ID), SHIP, BLUE, 2, 2, False, RED, 5),
            "bp.log.attack_failed",
            {"unit": Named("kind", STATION), "target": CARGO_SHIP, "defender": RED_SEAT},
        ),
        (e.ShipDestroyed(SHIP, RED, BLUE), "bp.log.ship_destroyed", {"player": BLUE_SEAT}),
        (
            e.ShipDestroyed(SHIP, RED, BLUE, GOODS, LOOTED),
            "bp.log.ship_looted_with",
            {"amounts": purse(3), "kind": STATION},
        ),
        (
            e.DefenceDestroyed(StructureId("b1"), RED_HOME, CANNON, BLUE),
            "bp.log.defence_destroyed",
            {"kind": CANNON, "planet": HOME},
        ),
        (
            e.SpaceStructureDestroyed(STATION_ID, STATION, BLUE, RED),
            "bp.log.space_structure_destroyed",
            {"owner": BLUE_SEAT},
        ),
        (e.AsteroidDestroyed(ROCK, RED), "bp.log.asteroid_destroyed", {"player": RED_SEAT}),
        (
            e.AsteroidDestroyed(ROCK, RED, STATION_ID, BLUE),
            "bp.log.asteroid_destroyed_with",
            {"kind": STATION},
        ),
        (
            e.StructureRazed(SHIP, RED_HOME, StructureId("b1"), CANNON),
            "bp.log.structure_razed",
            {"planet": HOME},
        ),
        (
            e.PlanetConquered(WILD, RED),
            "bp.log.planet_conquered",
            {"planet": FREE},
        ),
        (e.PlanetConquered(WILD, RED, BLUE), "bp.log.planet_taken", {"former": BLUE_SEAT}),
        (
            e.PlanetBombarded(RED_HOME, BLUE, (), (StructureId("b1"),)),
            "bp.log.planet_bombarded",
            {"structures": 1},
        ),
        (
            e.CargoLoaded(SHIP, RED_HOME, RED, structure=LOOTED, bought=True),
            "bp.log.structure_bought",
            {"kind": STATION, "site": HOME},
        ),
        (
            e.CargoLoaded(SHIP, STATION_ID, BLUE),
            "bp.log.cargo_loaded",
            {"site": Named("kind", STATION)},
        ),
        (e.StructureDeployed(SHIP, LOOTED), "bp.log.structure_deployed", {"kind": STATION}),
        (e.StructurePickedUp(SHIP, STATION_ID), "bp.log.structure_picked_up", {"kind": STATION}),
        (e.PlayerEliminated(BLUE), "bp.log.player_eliminated", {"player": BLUE_SEAT}),
        (e.PlayerEliminated(BLUE, conceded=True), "bp.log.player_conceded", {"player": BLUE_SEAT}),
        (e.MatchEnded(Ending.LAST_SURVIVOR, (RED,)), "bp.log.match_won", {"player": RED_SEAT}),
        (e.MatchEnded(Ending.LAST_SURVIVOR), "bp.log.match_stopped", {}),
        (e.MatchEnded(Ending.SHARED, (RED, BLUE)), "bp.log.match_shared", {"players": "Red, Blue"}),
        (e.MatchEnded(Ending.STOPPED, (), "bus"), "bp.log.match_stopped", {"reason": "bus"}),
        (house_rules.MatchRenamed("Friday"), "shared.log.match_renamed", {"title": "Friday"}),
        (
            house_rules.EnforcementChanged(Enforcement.STRICT),
            "shared.log.enforcement_changed",
            {"enforcement": "strict"},
        ),
        (
            e.StructurePut(RED_HOME, Structure(StructureId("n"), CANNON), "r"),
            "bp.log.structure_put",
            {"kind": CANNON, "reason": "r"},
        ),
        (e.SpaceStructurePut(LOOTED), "bp.log.space_structure_put", {"player": RED_SEAT}),
        (e.NaturalPut(RED_HOME, Natural(FOREST)), "bp.log.natural_put", {"kind": FOREST}),
        (e.NaturalRemoved(RED_HOME, Natural(FOREST)), "bp.log.natural_removed", {"planet": HOME}),
        (e.AsteroidPut(Asteroid(ROCK)), "bp.log.asteroid_put", {}),
        (e.ThingRemoved(ROCK, reason="r"), "bp.log.asteroid_removed", {"reason": "r"}),
        (e.ShipRelocated(SHIP, Hex(1, 1)), "bp.log.ship_relocated", {"ship": CARGO_SHIP}),
        (e.ThingRemoved(SHIP, owner=RED), "bp.log.ship_removed", {"player": RED_SEAT}),
        (e.ThingRemoved(STATION_ID, STATION), "bp.log.structure_removed", {"kind": STATION}),
        (e.OwnerSet(WILD, RED), "bp.log.owner_set", {"player": RED_SEAT}),
        (e.OwnerSet(WILD), "bp.log.owner_removed", {"planet": FREE}),
        (e.TurnSet(BLUE, Phase.SHIPS, 2), "bp.log.turn_set", {"phase": "ships"}),
        (e.ActionsRestored(UnitId(SHIP)), "bp.log.actions_restored", {"unit": CARGO_SHIP}),
        (
            se.SealedCargoLoaded(SealId("seal-1"), SHIP, RED_HOME, RED, SEAL),
            "bp.log.sealed_loaded",
            {"ship": CARGO_SHIP, "site": HOME},
        ),
        (
            se.CargoDisclosed(SealId("seal-1"), purse(3), Opening(b"", b"")),
            "bp.log.cargo_disclosed",
            {"amounts": purse(3)},
        ),
        (
            se.CargoRuled(SealId("seal-1"), purse(3), "lost key"),
            "bp.log.cargo_ruled",
            {"reason": "lost key"},
        ),
        (
            se.ContractDrafted(ContractId("c"), RED, BLUE),
            "bp.log.contract_drafted",
            {"player": RED_SEAT, "partner": BLUE_SEAT},
        ),
        (
            se.ContractRedrafted(ContractId("c"), RED),
            "bp.log.contract_redrafted",
            {"player": RED_SEAT},
        ),
        (se.ContractAgreed(ContractId("c"), RED), "bp.log.contract_agreed", {"player": RED_SEAT}),
        (
            se.ContractCancelled(ContractId("c"), RED),
            "bp.log.contract_cancelled",
            {"player": RED_SEAT},
        ),
        (se.ContractSealed(ContractId("c")), "bp.log.contract_sealed", {}),
        (
            se.ContractClosed(ContractId("c"), ContractStatus.BROKEN, "late"),
            "bp.log.contract_closed",
            {"status": "broken", "reason": "late"},
        ),
    ],
)
def test_every_kind_of_event_has_its_message(
    event: Event, key: str, facts: dict[str, Fact]
) -> None:
    message = told_of(scene(), event, RED)

    assert message.key == key
    assert facts.items() <= message.args.items()
