"""What happened, told for the journal: names and results, no secrets."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.games.burning_planets.ids import CARGO, Phase, Positions
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Collect,
    LoadCargo,
    RollEvent,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.correction_commands import (
    AdjustHold,
    AdjustTreasury,
    ChangeOption,
)
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.options import Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    CENTERS,
    RED,
    RED_HOME,
    SYSTEM,
    TRIO,
    acting,
    creation,
    happens,
    purse,
    started,
    unit,
    with_ship,
)
from tests.games.burning_planets.match.wanderer import Wanderer


def told(match: Match, command: Command) -> list[Message]:
    return list(describe_step(match, happens(match, command, overrule=True)))


def test_the_beginning_is_told_with_names() -> None:
    first, grant, *_ = told(NEW_MATCH, creation())

    assert (first.key, first.args) == ("log.match_created", {"players": "Red, Blue, Green"})
    assert grant.args == {"player": "Red", "amounts": "20 B + 30 C"}


def test_an_event_is_told_with_its_face() -> None:
    [rolled, phase] = told(started(), RollEvent(faces=(20,)))

    assert rolled.args == {"player": "Red", "face": 20, "event": "stellar_wind"}
    assert phase.args == {"phase": Phase.COLLECTION}


def test_a_fight_is_told_with_its_dice_and_its_loot() -> None:
    match, eagle = with_ship(acting(), RED, BIG, Hex(14, 11))
    match, prey = with_ship(match, BLUE, CARGO, Hex(15, 11), hold=purse(concrete=7))

    hit, lost = told(match, Attack(unit(eagle), prey, faces=(8, 1)))

    assert hit.key == "log.attack_hit"
    assert hit.args["unit"] == "Eagle 1"
    assert (hit.args["attack"], hit.args["defence"], hit.args["shield"]) == (8, 1, 2)
    assert lost.args["amounts"] == "30 F + 7 C"


@pytest.mark.parametrize("aboard", [True, False])
def test_what_is_loaded_and_unloaded_is_not_told(aboard: bool) -> None:
    """BP-REG-4, BP-APP-6."""
    match, ship = with_ship(acting(), RED, CARGO, CENTERS[0] + Hex(3, 0), hold=purse(17))
    goods = purse(17)
    command = LoadCargo(ship, RED_HOME, goods) if aboard else UnloadCargo(ship, RED_HOME, goods)

    [message] = told(match, command)

    assert "17" not in str(message.args)


def test_what_is_handed_over_and_what_a_hold_really_had_is_not_told() -> None:
    """BP-APP-6."""
    match, ship = with_ship(
        acting(options=Options(direct_transfer=True)), RED, CARGO, CENTERS[0] + Hex(3, 0)
    )

    [handed] = told(match, TransferResources(RED, BLUE, purse(17), consent=True))
    [adjusted] = told(match, AdjustHold(ship, purse(17), "recounted"))

    assert "17" not in str(handed.args)
    assert adjusted.args == {"ship": "Cargo ship 1", "player": "Red", "reason": "recounted"}


def test_corrections_and_options_are_told() -> None:
    [adjusted] = told(started(), AdjustTreasury(RED, purse(metal=3) - purse(5), "recounted"))
    [changed] = told(started(), ChangeOption("asteroid_attack", False))

    assert adjusted.args["change"] == "+3 M, −5 B"
    assert changed.args == {"option": "asteroid_attack", "value": "false"}


def test_a_collection_of_nothing_is_told_as_such() -> None:
    match = started()
    bare = replace(match.board.planets[RED_HOME], natural=())
    planets = {**match.board.planets, RED_HOME: bare}
    match = replace(match, board=replace(match.board, planets=planets))

    assert told(match, Collect())[0].args == {"player": "Red"}


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
        for message, event in zip(describe_step(match, events), events, strict=True):
            assert message.key.startswith("log.")
            match = SYSTEM.evolve(match, event)
        if match.stage is Stage.OVER:
            break
        command = wanderer.command(match)
