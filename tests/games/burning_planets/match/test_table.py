"""Burning Planets as the shared screens see it (seam 2)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets.ids import CARGO, PHASES, Phase
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.command_names import COMMAND_NAMES
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.secret_commands import DraftContract
from bp_desktop.games.burning_planets.match.secret_values import Terms
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import HANDLERS
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.offers import Offer
from bp_desktop.games.table import DieWanted, Stage, Turn
from tests.games.burning_planets.match.build import (
    BLUE,
    GREEN,
    RED,
    GivenDice,
    acting,
    building,
    creation,
    do,
    happens,
    purse,
    started,
    with_ship,
    with_treasury,
)
from tests.words import render

GAME = table_game()


def new_match() -> Match:
    """Everybody sits down; who begins is still to be rolled."""
    return do(NEW_MATCH, creation(), dice=GivenDice(1, 1, 1, 1))


def hidden(match: Match) -> Match:
    return replace(match, options=replace(match.options, treasury_visibility="owner"))


def words(match: Match, *, covered: bool = False) -> str:
    step = GAME.next_step(match)
    assert step is not None
    return render(step.covered_words if covered and step.covered_words else step.words)


# --- seats and turns


def test_seats_turn_and_headline_follow_the_match() -> None:
    match = started()

    assert GAME.stage(match) is Stage.PLAY
    assert [seat.id for seat in GAME.seats(match)] == list(match.order)
    assert GAME.asked(match) == RED
    assert GAME.turn(match) == Turn(RED, 1, 1, Phase.EVENT_ROLL, PHASES)
    assert render(GAME.headline(match)) == "Round 1 · Humans"
    [red, *_] = GAME.seats(match)
    assert red.side is not None
    assert render(red.side) == "Humans"


def test_before_the_first_turn_nobody_has_one() -> None:
    match = new_match()

    assert (GAME.stage(match), GAME.turn(match), GAME.asked(match)) == (Stage.SETUP, None, None)
    assert render(GAME.headline(match)) == "Who goes first?"
    assert (GAME.stage(NEW_MATCH), GAME.next_step(NEW_MATCH)) == (Stage.NEW, None)


def test_while_cannons_are_placed_the_next_to_place_is_asked() -> None:
    """BP-SETUP-3."""
    match = do(new_match(), c.RollOrder((1, 9, 2)))

    assert GAME.asked(match) == BLUE
    assert render(GAME.headline(match)) == "places the starting cannon"
    assert words(match).startswith("Place ")


# --- the next step


def test_the_dice_of_a_step_are_asked_for_in_the_order_of_their_faces() -> None:
    """BP-SETUP-11, BP-APP-1."""
    match = new_match()
    step = GAME.next_step(match)

    assert step is not None
    assert step.dice == (DieWanted(RED, 20), DieWanted(BLUE, 20), DieWanted(GREEN, 20))
    assert step.with_faces is not None
    assert step.with_faces((3, 4, 5)) == c.RollOrder((3, 4, 5))


def test_the_main_button_says_what_comes_next() -> None:
    match = started()
    assert words(match) == "Roll for an event"

    match = do(match, c.RollEvent((10,)))
    assert words(match).startswith("Collect: ")
    assert words(match, covered=True) == "Collect"

    match = do(match, c.Collect())
    assert words(match) == "Next: Actions"

    match = do(match, c.EnterPhase(Phase.ACTIONS))
    assert words(match).startswith("End the turn: ")


def test_a_turn_can_be_ended_at_once_and_the_rules_say_what_they_mind() -> None:
    """BP-TURN-3."""
    early, late = GAME.next_step(started()), GAME.next_step(building())

    assert early is not None
    assert early.end_turn is not None
    assert early.end_turn.verdict.rules == ("BP-TURN-3", "BP-EVENT-1", "BP-COL-1")
    assert late is not None
    assert late.end_turn == Offer(c.EndTurn())


def test_what_could_still_be_built_hangs_on_the_treasury_and_who_may_act_does_not() -> None:
    """BP-APP-6."""
    build, act = GAME.next_step(building()), GAME.next_step(acting())

    assert build is not None
    assert act is not None
    assert (build.open.secret, act.open.secret) == (True, False)


# --- names, standing and the end


def test_every_command_has_a_name() -> None:
    assert COMMAND_NAMES.keys() == HANDLERS.keys()


def test_a_secret_draft_is_called_a_note() -> None:
    """BP-COMM-3."""
    secret = DraftContract(RED, BLUE, seal=Seal("contract", bytes(32)))
    public = DraftContract(RED, BLUE, terms=Terms(RED, 1, ()))

    assert render(GAME.name(started(), secret)) == "Pass a note"
    assert render(GAME.name(started(), public)) == "Write a contract"


def test_the_standing_tells_what_everybody_sees_and_how_it_ended() -> None:
    match = started()
    standing = GAME.standing(match, ())

    assert [column.id for column in standing.columns] == ["planets", "structures", "ships", "worth"]
    assert standing.ending is None
    assert {row.seat for row in standing.rows} == set(match.players)

    over = do(match, c.StopMatch("tired"))
    ended = GAME.standing(over, ())
    assert ended.ending is not None
    assert ended.how is not None
    assert render(ended.ending) == "Nobody has won"
    assert render(ended.how) == "The players stopped in round 1."


def test_who_left_the_game_is_told_with_the_round() -> None:
    match = started()

    [(seat, fate)] = GAME.exits([happens(match, c.Concede(BLUE))]).items()

    assert seat == BLUE
    assert fate.key == "bp.fate.conceded"


def test_the_ways_to_end_are_offered_while_it_is_played() -> None:
    match = started()

    concessions, for_all = GAME.endings(match)

    names = [render(name) for name, _ in for_all]
    assert names == ["Everyone left shares the victory", "Stop without a winner"]
    assert len(concessions) == len(match.survivors)
    assert GAME.endings(do(match, c.StopMatch())) == ()


# --- money and corrections


def test_accounts_tell_balances_and_make_the_steps_that_change_them() -> None:
    match = with_treasury(started(), RED, purse(metal=7))
    match, ship = with_ship(match, RED, CARGO, None, hold=purse(food=3))
    accounts = GAME.accounts
    assert accounts is not None
    assert accounts.pay is not None

    assert accounts.balance(match, RED) == purse(metal=7)
    assert accounts.others(match) == {ship: purse(food=3)}
    assert accounts.adjust(RED, purse(metal=1), "slip") == AdjustTreasury(
        RED, purse(metal=1), "slip"
    )
    paid = accounts.pay(RED, BLUE, purse(metal=1), "debt")
    assert paid == c.TransferResources(RED, BLUE, purse(metal=1), consent=True, reason="debt")


@pytest.mark.parametrize(
    ("command", "by_red", "by_nobody"),
    [
        (AdjustTreasury(RED, Purse.of(metal=1)), "change", ""),
        (AdjustTreasury(BLUE, Purse.of(metal=1)), "", ""),
        (c.TransferResources(BLUE, RED, Purse.of(metal=1)), "goods", ""),
        (c.RollEvent((3,)), "faces", "faces"),
        (c.RollEvent((0,)), "", ""),
        (c.EndTurn(), "", ""),
    ],
)
def test_amounts_are_changed_by_whoever_may_see_them_and_dice_if_they_were_typed(
    command: c.PlayCommand | AdjustTreasury, by_red: str, by_nobody: str
) -> None:
    """BP-APP-1, BP-APP-6."""
    match = hidden(started())

    assert [one.name for one in GAME.editable(match, command, RED)] == [by_red] * bool(by_red)
    assert [one.name for one in GAME.editable(match, command, None)] == [by_nobody] * bool(
        by_nobody
    )
