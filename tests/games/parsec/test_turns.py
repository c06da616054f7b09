"""Turns and purchases of Parsec: what comes when, what is bought, and founding colonies."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import colonies_of, in_supply
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.table import Stage
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    COLONY,
    FIGHTER,
    GREEN,
    RED,
    a_match,
    against,
    asteroid,
    at,
    board_of,
    hand,
    holding,
    in_turn_of,
    of_player,
    options,
    planet,
    play,
    ti,
    unit,
)
from tests.games.parsec.sample import tables

U = ids.UnitId
PRODUCTION, ACTIONS, PURCHASES = ids.TURN_PARTS


def a_planet() -> tuple[ModuleBoard, tuple[Hex, ...]]:
    board = board_of(planet(6, "titanium", "gold"), asteroid(5, "energy"))
    return board, board.bodies["m1.1"].cells


# --- the parts of a turn


def test_the_production_roll_comes_first() -> None:
    """PA-TURN-1."""
    match = a_match(unit("r", RED, CARGO, at(0, 0)), part=PRODUCTION, hands={RED: ti(0, 0, 9)})

    for command in (c.MoveVessel(U("r"), to=at(1, 0)), c.BuyEvent(), c.EndParsecTurn()):
        assert "PA-TURN-1" in against(match, command)
    match = play(match, c.RollProduction(), 3)
    match = play(match, c.PayProduction((c.ProductionChoice(RED, ti(1)),)))
    assert against(match, c.RollProduction()) == ("PA-TURN-1",)


def test_actions_come_in_any_order() -> None:
    """PA-TURN-2: move, fight, play a card, move again with another vessel."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("s", RED, CARGO, at(0, 3)),
        unit("b", BLUE, CARGO, at(1, 0)),
    )
    match = holding(match, RED, "sample-e01")
    match = play(match, c.MoveVessel(U("s"), to=at(0, 4)))
    match = play(match, c.DeclareAttack((U("r"),), U("b")))
    match = play(match, c.RollStrike((8, 1)))
    match = play(match, c.ChooseLoss(U("b")))
    match = play(match, c.PlayEvent(RED, ids.CardId("sample-e01")))
    match = play(match, c.MoveVessel(U("r"), to=at(1, 0)))

    assert match.turn.part is ACTIONS


def test_any_number_of_purchases_closes_the_actions() -> None:
    """PA-TURN-3 to -5, PA-RES-1, -2."""
    board, cells = a_planet()
    match = a_match(
        unit("r", RED, COLONY, cells[0]),
        unit("c", RED, CARGO, cells[1]),
        board=board,
        hands={RED: ti(5, 4, 4)},
    )
    bank = match.bank
    bought: tuple[Command, ...] = (
        c.BuildUnit(CARGO, U("r")),
        c.BuildUnit(FIGHTER, U("r")),
        c.BuyEvent(),
    )
    for number, command in enumerate(bought):
        match = play(match, command, 1, seq=100 + number)

    assert match.turn.part is PURCHASES
    assert hand(match, RED) == ti(5, 4, 4) - ti(2, 1) - ti(1, 1, 1) - ti(0, 0, 2)
    assert match.bank == bank + ti(2, 1) + ti(1, 1, 1) + ti(0, 0, 2)
    assert against(match, c.FoundColony(U("c"))) == ()
    assert "PA-TURN-4" in against(match, c.MoveVessel(U("c"), to=cells[2]))
    assert "PA-TURN-4" in against(match, c.TradeCards(BLUE, ti(1), ti(), (BLUE,)))
    poor = of_player(match, RED, hand=Purse())
    assert against(poor, c.BuildUnit(CARGO, U("r"))) == ("PA-UNIT-2",)


def test_a_turn_ends_when_its_player_says_so() -> None:
    """PA-TURN-6, -7: the next one clockwise who is still in the game goes on."""
    match = a_match(unit("r", RED, CARGO, at(0, 0)))
    out = of_player(match, BLUE, eliminated=True)

    assert play(match, c.EndParsecTurn()).turn.player == BLUE
    following = play(out, c.EndParsecTurn()).turn
    assert (following.player, following.part, following.number) == (GREEN, PRODUCTION, 6)
    last = in_turn_of(match, GREEN)
    begun = play(last, c.EndParsecTurn()).turn
    assert (begun.player, begun.round) == (RED, match.turn.round + 1)


# --- colonies


def test_any_planet_may_be_settled_beside_others_but_no_asteroid() -> None:
    """PA-EXPAND-2, -6, PA-COLONY-8, -9."""
    board, cells = a_planet()
    rock = board.bodies["m2.1"].cells[0]
    match = a_match(
        unit("b", BLUE, COLONY, cells[0]),
        unit("r", RED, CARGO, cells[1]),
        unit("s", RED, CARGO, rock),
        unit("u", RED, CARGO, at(0, 0)),
        unit("v", RED, CARGO, cells[0]),
        board=board,
        hands={RED: ti(9, 9)},
    )

    assert against(match, c.FoundColony(U("r"))) == ()
    assert "PA-COLONY-9" in against(match, c.FoundColony(U("s")))
    assert "PA-EXPAND-2" in against(match, c.FoundColony(U("u")))
    assert "PA-COLONY-8" in against(match, c.FoundColony(U("v")))


@pytest.mark.parametrize("consumes", [True, False])
def test_building_a_colony_leaves_the_cargo_or_not(consumes: bool) -> None:
    """PA-GAP-11, PA-EXPAND-3."""
    board, cells = a_planet()
    match = a_match(
        unit("r", RED, CARGO, cells[0]),
        board=board,
        hands={RED: ti(2, 2)},
        chosen=options(expand={"build_consumes_cargo": consumes}),
    )
    match = play(match, c.FoundColony(U("r")))

    assert colonies_of(match, RED) == 1
    assert (U("r") in match.units) is not consumes
    assert hand(match, RED) == ti()


@pytest.mark.parametrize("purchase", [True, False])
def test_converting_is_a_purchase_or_an_action(purchase: bool) -> None:
    """PA-GAP-12, PA-TURN-8."""
    board, cells = a_planet()
    match = a_match(
        unit("r", RED, CARGO, cells[0]),
        unit("s", RED, CARGO, at(0, 0)),
        board=board,
        hands={RED: ti(0, 2)},
        chosen=options(expand={"conversion_is_purchase": purchase}),
    )
    match = play(match, c.FoundColony(U("r"), "convert"))

    assert match.turn.part is (PURCHASES if purchase else ACTIONS)
    assert (against(match, c.MoveVessel(U("s"), to=at(1, 0))) == ()) is not purchase


def test_the_colony_in_reserve_is_placed_free_of_charge() -> None:
    """PA-EXPAND-5, PA-GAP-13: among the actions, and it is one of the ten pieces."""
    board, cells = a_planet()
    match = a_match(unit("r", RED, CARGO, cells[0]), board=board)
    match = of_player(match, RED, reserve=1)
    place = c.FoundColony(U("r"), "reserve")

    assert in_supply(match, RED, tables().units[COLONY]) == 9
    placed = play(match, place)
    assert (colonies_of(placed, RED), placed.players[RED].reserve) == (1, 0)
    assert placed.turn.part is ACTIONS
    assert U("r") in placed.units
    assert "PA-EXPAND-5" in against(placed, place)
    ordinary = replace(match, options=options(expand={"reserve_free": False}))
    assert "PA-GAP-13" in against(ordinary, place)
    assert in_supply(ordinary, RED, tables().units[COLONY]) == 10


# --- the arms race


@pytest.mark.parametrize("count", ["current", "ever_built"])
def test_colonies_that_stand_or_all_ever_built_open_the_race(count: str) -> None:
    """PA-GAP-44, PA-ARMS-1, -5."""
    board, cells = a_planet()
    match = a_match(
        unit("r", RED, COLONY, cells[0]),
        board=board,
        hands={RED: ti(1, 1, 1)},
        arms_race=False,
        chosen=options(arms={"count": count}),
    )
    match = of_player(match, RED, colonies_ever=4)

    assert (against(match, c.BuildUnit(FIGHTER, U("r"))) == ()) is (count == "ever_built")


# --- the port


@pytest.mark.parametrize("needs", [True, False])
def test_selling_events_needs_a_docked_cargo_or_not(needs: bool) -> None:
    """PA-GAP-46, PA-PORT-6."""
    match = a_match(chosen=options(port={"sale_needs_dock": needs}))
    match = holding(match, RED, "sample-e09")
    sale = c.SellEvent(ids.CardId("sample-e09"))

    assert ("PA-PORT-6" in against(match, sale)) is needs
    if not needs:
        assert hand(play(match, sale), RED) == ti(0, 0, 2)


@pytest.mark.parametrize("gifts", [True, False])
def test_gifts_are_allowed_or_not(gifts: bool) -> None:
    """PA-GAP-50, PA-TRADE-1."""
    match = a_match(
        unit("r", RED, CARGO, at(0, 0)),
        unit("b", BLUE, CARGO, at(1, 0)),
        hands={RED: ti(2)},
        chosen=options(trade={"gifts": gifts}),
    )
    gift = c.TradeCards(BLUE, ti(2), ti(), (BLUE,))

    assert (against(match, gift) == ()) is gifts
    assert against(match, c.TradeCards(RED, ti(2), ti(), (RED,))) == ("PA-TRADE-1",)


# --- options in the middle of a match


def test_an_option_changes_only_if_everyone_agrees() -> None:
    """Chapter 15, PA-APP-6."""
    match = a_match()
    change = c.ChangeParsecOption("combat.allow_decline", True, (RED, BLUE))

    assert "PA-APP-6" in against(match, change)
    agreed = play(match, replace(change, agreed=(RED, BLUE, GREEN)))
    assert agreed.options.combat.allow_decline
    assert "PA-APP-6" in against(match, replace(change, key="combat.luck"))
    assert agreed.stage is Stage.PLAY


def test_a_bank_that_never_ends_can_be_agreed_on_later() -> None:
    """PA-GAP-43."""
    match = a_match(bank=ti())
    everyone = (RED, BLUE, GREEN)
    match = play(match, c.ChangeParsecOption("bank.on_empty", "unlimited", everyone))
    match = holding(match, RED, "sample-e01")

    assert hand(play(match, c.PlayEvent(RED, ids.CardId("sample-e01"))), RED) == ti(2)
