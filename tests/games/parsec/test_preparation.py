"""Preparation of Parsec: modules, the port, factions, and tables the rulebook does not know."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.definitions import NO_DEFINITIONS, Body
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.events import FirstRolled
from bp_desktop.games.parsec.match.evolution import evolve
from bp_desktop.games.parsec.match.preparation import grid_of
from bp_desktop.games.parsec.match.state import (
    NEW_PARSEC_MATCH,
    ParsecMatch,
    Preparation,
    SetupPart,
)
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.parsec.options import CustomVictory
from bp_desktop.games.parsec.tables import ResourceKind
from bp_desktop.games.table import Stage
from tests.games.parsec.build import (
    COLONY,
    GivenDice,
    against,
    begun,
    board_of,
    options,
    planet,
    play,
    ti,
    unit,
)
from tests.games.parsec.sample import read_sample, sample_set, tables

SHUFFLING = 10
"""Dice that put the 11 ordinary modules into an order."""
NAMES = ("Ada", "Boris", "Chiara", "Dora", "Emil", "Fay")


def port_place(match: ParsecMatch) -> int:
    """Counted from 1 in reading order."""
    return next(n for n, one in enumerate(match.board.modules, start=1) if one.is_port)


# --- the board


@pytest.mark.parametrize(("players", "grid", "modules"), [(2, (3, 2), 6), (3, (3, 4), 12)])
def test_modules_are_shuffled_into_a_rectangle(
    players: int, grid: tuple[int, int], modules: int
) -> None:
    """PA-SETUP-1 to -4: the port is always among them, and no module lies there twice."""
    match = begun(*NAMES[:players])

    one = play(match, c.DealModules(), 1, seq=2)
    other = play(match, c.DealModules(), *([2] * 20), seq=2)

    for dealt in (one, other):
        assert (dealt.board.columns, dealt.board.rows) == grid
        laid = [module.id for module in dealt.board.modules]
        assert len(set(laid)) == len(laid) == modules
        assert sum(module.is_port for module in dealt.board.modules) == 1
    assert one.board != other.board


def test_the_port_lies_in_the_middle_only_if_everyone_agrees() -> None:
    """PA-SETUP-5, PA-GAP-62: the second or fifth of 6 places, the fifth or eighth of 12."""
    central = c.DealModules(central=True)

    assert "PA-SETUP-5" in against(begun("Ada", "Boris"), central)
    for players, places in ((2, {2, 5}), (4, {5, 8})):
        agreed = begun(*NAMES[:players], setup={"port_central": True})
        found = set()
        for last in (1, 2):
            faces = (*([1] * SHUFFLING), last)
            found.add(port_place(play(agreed, central, *faces, seq=2)))
        assert found == places


def test_resources_and_events_lie_ready_as_decks() -> None:
    """PA-SETUP-6, -7, -9, PA-COMP-5, -7: whole decks, and of the events nobody knows the order."""
    match = begun("Ada", "Boris")

    assert match.bank == Purse.of(titanium=40, gold=40, energy=40)
    assert match.deck.count == 70
    assert match.deck.bottom == ()
    assert all(player.hand == Purse() and not player.cards for player in match.players.values())


def test_a_grid_is_told_as_columns_and_rows() -> None:
    """PA-GAP-5."""
    assert grid_of(begun("Ada", "Boris")) == (3, 2)
    assert grid_of(begun("Ada", "Boris", "Chiara")) == (3, 4)


def test_five_players_need_figures_of_their_own() -> None:
    """PA-GAP-4, PA-COMP-1: beyond the rulebook only with an agreed board and goals."""
    seats = tuple(c.ParsecSeat(one) for one in NAMES[:5])
    usual = c.BeginParsec(seats, tables(), sample_set())
    custom = CustomVictory(columns=2, rows=3, dominated_modules=2, colonies=3, each_resource=1)
    chosen = options(win={"custom": msgspec.to_builtins(custom)})
    agreed = c.BeginParsec(seats, tables(), sample_set(), chosen)

    assert "PA-GAP-4" in against(NEW_PARSEC_MATCH, usual)
    match = play(NEW_PARSEC_MATCH, agreed, seq=1)
    dealt = play(match, c.DealModules(), seq=2)
    assert (dealt.board.columns, dealt.board.rows) == (2, 3)


# --- factions


def with_order(match: ParsecMatch) -> ParsecMatch:
    """The board taken and the first player known."""
    match = play(play(match, c.DealModules(), seq=2), c.AcceptBoard(), seq=3)
    return play(match, c.RollForFirst((8, *([1] * (len(match.players) - 1)))), seq=4)


def test_everyone_draws_a_faction_that_all_can_see() -> None:
    """PA-SETUP-12, PA-FAC-1."""
    match = with_order(begun("Ada", "Boris", "Chiara"))

    dealt = play(match, c.DealFactions(), seq=5)

    drawn = [player.factions for player in dealt.players.values()]
    assert all(len(one) == 1 for one in drawn)
    assert len(set(drawn)) == 3
    first, second = (one.id for one in sample_set().factions[:2])
    assert "PA-SETUP-12" in against(match, c.DealFactions((first, first, second)))


def test_without_factions_nobody_has_one() -> None:
    """PA-VNOFAC-1."""
    match = with_order(begun("Ada", "Boris", variant={"no_factions": True}))

    assert match.preparation.part is SetupPart.SETTLING
    assert all(player.factions == () for player in match.players.values())


def test_variants_are_combined_in_any_way() -> None:
    """PA-VMIX-1, PA-VTEAM-2: also all five of them at once, two by two."""
    variants = {
        "timed_minutes": 90,
        "alliances": True,
        "absolute": True,
        "no_factions": True,
        "simplified": True,
    }
    match = begun("Ada", "Boris", "Chiara", "Dora", variant=variants)

    assert msgspec.to_builtins(match.options.variant) == variants
    assert Counter(player.team for player in match.players.values()) == {1: 2, 2: 2}
    alone = tuple(c.ParsecSeat(one, team=1) for one in NAMES[:2])
    chosen = options(variant={"alliances": True})
    one_team = c.BeginParsec(alone, tables(), sample_set(), chosen)
    assert "PA-VTEAM-1" in against(NEW_PARSEC_MATCH, one_team)


# --- settlement


def settling(*bodies: Body, **chosen: Any) -> ParsecMatch:
    match = with_order(begun("Ada", "Boris", variant={"no_factions": True}, **chosen))
    return replace(match, board=board_of(*bodies))


def test_without_any_free_planet_a_player_settles_anywhere() -> None:
    """PA-GAP-7: rolling on for ever would help nobody."""
    match = settling(planet(1, "titanium", "gold"))
    ada, boris = match.order
    cells = match.board.bodies["m1.1"].cells
    match = play(match, c.RollToSettle((1,)), seq=5)
    match = play(match, c.Settle(cells[0]), seq=6)

    assert against(match, c.RollToSettle((1,))) == ("PA-GAP-7",)
    match = play(match, c.Settle(cells[1]), seq=7)
    assert {one.owner for one in match.units.values()} == {ada, boris}


@pytest.mark.parametrize("free", [True, False])
def test_in_round_two_the_own_planet_may_be_chosen_or_not(free: bool) -> None:
    """PA-GAP-8, PA-SETTLE-9."""
    bodies = (planet(2, "titanium", "gold"), planet(2, "gold", "energy"))
    match = settling(*bodies, settle={"own_planet_choice": free})
    last = match.order[-1]
    own, other = match.board.bodies["m1.1"].cells, match.board.bodies["m2.1"].cells
    first = unit("first", last, COLONY, own[0])
    round_two = Preparation(SetupPart.SETTLING, queue=match.order[::-1], round=2, rolled=2)
    match = replace(match, units={first.id: first}, preparation=round_two)

    assert (against(match, c.Settle(own[1])) == ()) is free
    assert against(match, c.Settle(other[0])) == ()


# --- definitions, and more of everything


def test_a_match_keeps_its_own_copy_of_all_definitions() -> None:
    """PA-DATA-1, -5: a library that changes later changes nothing."""
    match = begun("Ada", "Boris")

    assert match.definitions == sample_set()
    assert match.is_sample
    assert all(one.version == 1 and one.complete for one in match.definitions.events)


def test_nothing_of_the_published_game_comes_with_the_program() -> None:
    """PA-DATA-2: samples, and the one trait that the rulebook itself tells."""
    names = ("sample_modules", "sample_events", "sample_factions", "factions_documented")
    shipped = {name: read_sample(name) for name in names}

    assert {str(one) for found in shipped.values() for one in found.origins} == {
        "sample",
        "rulebook",
    }
    assert not any(card.text for card in shipped["sample_events"].events)
    assert not any(one.playable for one in shipped["factions_documented"].factions)


def test_a_match_can_be_played_without_any_definition() -> None:
    """PA-DATA-7: cards are counted by rarity, the board is the real one, there are no factions."""
    seats = tuple(c.ParsecSeat(one) for one in NAMES[:2])
    command = c.BeginParsec(seats, tables(), NO_DEFINITIONS, tracked=False)
    match = play(NEW_PARSEC_MATCH, command, seq=1)
    match = play(match, c.RollForFirst((8, 1)), seq=2)
    match = play(match, c.TellBody(True, 3, tuple(tables().resources)[:2]), seq=3)
    body = next(iter(match.board.bodies))
    other = play(match, c.RollToSettle((5,)), seq=9)
    assert "PA-SETTLE-2" in against(other, c.Settle(body=body)), "its number is known, at least"
    match = play(match, c.TellBody(True, 5, tuple(tables().resources)[:2]), seq=4)
    second = next(id_ for id_, one in match.board.bodies.items() if one.number == 5)
    mine: list[Command] = [c.RollToSettle((3,)), c.Settle(body=body)]
    theirs: list[Command] = [c.RollToSettle((5,)), c.Settle(body=second)]
    for seq, command_ in enumerate((*mine, *theirs, *theirs, *mine), start=10):
        match = play(match, command_, seq=seq)
    for seq in (30, 31):
        match = play(match, c.TakeKit(ti(1, 1, 1), rarity="red"), seq=seq)

    assert match.stage is Stage.PLAY
    assert match.deck.count == 68
    assert [card.rarity for one in match.players.values() for card in one.cards] == ["red", "red"]


def test_beside_a_real_board_a_roll_fails_by_the_players_word() -> None:
    """PA-SETTLE-3 to -6: again until it succeeds, once more in round two, then the reserve."""
    seats = tuple(c.ParsecSeat(one) for one in NAMES[:2])
    match = play(
        NEW_PARSEC_MATCH, c.BeginParsec(seats, tables(), NO_DEFINITIONS, tracked=False), seq=1
    )
    match = play(match, c.RollForFirst((8, 1)), seq=2)
    for number in (3, 5):
        match = play(match, c.TellBody(True, number, tuple(tables().resources)[:2]), seq=number)
    three, five = match.board.bodies
    first, second = match.order
    missed = c.FindNoPlanet()
    assert "PA-SETTLE-2" in against(match, missed), "nothing has been rolled"
    match = play(match, c.RollToSettle((3,)), seq=10)
    assert "PA-SETTLE-3" in against(match, missed), "that planet is free"
    match = play(match, c.Settle(body=three), seq=11)

    for seq in (20, 30, 40):  # of others only, or absent: as often as it takes
        match = play(match, c.RollToSettle((3 if seq == 20 else 7,)), seq=seq)
        assert against(match, c.Settle(body=three))
        match = play(match, missed, seq=seq + 1)
        assert (match.preparation.queue[0], match.preparation.rolled) == (second, 0)
    for seq in (50, 60):
        match = play(match, c.RollToSettle((5,)), seq=seq)
        assert "PA-SETTLE-3" in against(match, missed), "the own planet is a success (PA-SETTLE-8)"
        match = play(match, c.Settle(body=five), seq=seq + 1)
    match = play(match, c.RollToSettle((5,)), seq=70)
    match = play(match, missed, seq=71)
    assert match.preparation.queue == (first,), "once more"
    match = play(match, c.RollToSettle((8,)), seq=72)
    match = play(match, missed, seq=73)

    assert match.preparation.part is SetupPart.KITS
    assert match.players[first].reserve == 1
    mine = [one for one in match.units.values() if one.owner == first]
    assert sorted(one.type for one in mine) == ["cargo", "cargo", "colony"]
    assert {one.body for one in mine} == {three}


def test_tables_have_room_for_what_expansions_bring() -> None:
    """PA-XPN-1: a fourth resource and six players, by tables and options alone."""
    dark = ResourceKind(ids.ResourceId("dark"), "Dm", 30, {"en": "Dark matter"})
    more = replace(
        tables(),
        players_max=6,
        resources=tables().resources | {dark.id: dark},
        thresholds=(*tables().thresholds, replace(tables().thresholds[1], players=(5, 6))),
    )
    seats = tuple(c.ParsecSeat(one) for one in NAMES)
    match = play(NEW_PARSEC_MATCH, c.BeginParsec(seats, more, sample_set()), seq=1)

    assert match.bank["dark"] == 30
    assert len(match.players) == 6
    assert play(match, c.DealModules(), seq=2).board.rows == 4


def test_dice_that_decide_the_deal_are_the_given_ones() -> None:
    """PA-SETUP-4: so that a replay deals alike."""
    ruling = judge(begun("Ada", "Boris"), c.DealModules())

    first = ruling.carry_out(GivenDice(3, 2, 5, 1), StepNames(2))
    again = ruling.carry_out(GivenDice(3, 2, 5, 1), StepNames(2))

    assert first == again


def test_no_board_means_no_settlement() -> None:
    """PA-SETUP-4."""
    with pytest.raises(Refused):
        judge(begun("Ada", "Boris"), c.AcceptBoard())


@pytest.mark.parametrize("order", [("nobody",), ("red", "red"), ("red",)])
def test_an_order_of_others_than_the_players_is_damage(order: tuple[str, ...]) -> None:
    """Of a file from anywhere: everything would ask for a player that there is not."""
    match = begun("Ada", "Boris")
    players = {"red": next(iter(match.players))}
    turns = tuple(players.get(one, SeatId(one)) for one in order)

    with pytest.raises(ValueError, match="players"):
        evolve(match, FirstRolled((), order=turns))
    with pytest.raises(ValueError, match="does not play"):
        evolve(match, FirstRolled((), tied=(SeatId("nobody"),)))
