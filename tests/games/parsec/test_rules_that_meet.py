"""Where rules of Parsec meet: cards within a strike, tolls, supporters, and odd definitions."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import from_offset
from bp_desktop.core.messages import Refused
from bp_desktop.games.offers import drawn
from bp_desktop.games.parsec import definitions as d, ids
from bp_desktop.games.parsec.board import NO_BOARD, ModuleBoard
from bp_desktop.games.parsec.definition_files import read_definitions
from bp_desktop.games.parsec.definitions import NO_DEFINITIONS
from bp_desktop.games.parsec.match import commands as c, events as e
from bp_desktop.games.parsec.match.legal import legal
from bp_desktop.games.parsec.match.production import suggested
from bp_desktop.games.parsec.match.state import (
    NEW_PARSEC_MATCH,
    Preparation,
    SetupPart,
    Support,
)
from bp_desktop.games.parsec.match.system import Command, Event, judge
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    GREEN,
    RED,
    TRANSPORT,
    YELLOW,
    a_match,
    against,
    asteroid,
    at,
    begun,
    board_of,
    empty_module,
    hand,
    holding,
    of_player,
    options,
    planet,
    play,
    played,
    ti,
    unit,
)
from tests.games.parsec.fighting import U, attack, fight_of, missed, struck, thrown
from tests.games.parsec.sample import sample_set, tables


def card(number: int, player: ids.PlayerId = RED, **more: Any) -> c.PlayEvent:
    return c.PlayEvent(player, ids.CardId(f"sample-e{number:02}"), **more)


# --- cards that change a strike under way


def test_a_structure_that_loses_a_colony_defends_with_less_at_once() -> None:
    """PA-COLONY-5, PA-EVT-12: also before the roll of a strike that was declared already."""
    board = board_of(planet(6, "titanium", "gold"))
    cells = board.bodies["m1.1"].cells
    match = a_match(
        *(unit(f"b{one}", BLUE, COLONY, cells[one]) for one in (0, 1)),
        unit("r", RED, CRUISER, cells[1] + (cells[1] - cells[0])),
        board=board,
    )
    match = holding(attack(match, "r", target="b1"), RED, "sample-e15")
    assert struck(match).defence == 4

    match = play(match, card(15, at=cells[0], faces=(1,)))
    assert struck(match).defence == 2
    assert struck(thrown(match, 5, 4)).hits


def test_a_transport_without_its_fighter_strikes_with_less() -> None:
    """PA-TRANS-9, -13: an event takes what is aboard before the roll."""
    match = a_match(
        unit("t", RED, TRANSPORT, at(0, 0)),
        unit("f", RED, FIGHTER, at(0, 0), aboard=U("t")),
        unit("k", RED, CRUISER, at(2, 0)),
        unit("b", BLUE, CARGO, at(1, 0)),
    )
    match = holding(attack(match, "t", "k"), RED, "sample-e15")
    assert struck(match).attack == 1 + 1 + 2

    without_fighter = play(match, card(15, at=at(0, 0), faces=(8, 1)))
    assert struck(without_fighter).attack == 1 + 2
    without_cruiser = play(match, card(15, at=at(2, 0), faces=(1,)))
    assert struck(without_cruiser).attack == 1 + 1


def test_a_permanent_card_counts_in_the_strike_it_is_played_in() -> None:
    """14.4 `stat_permanent`, PA-EVT-12: totals are recomputed, and who loses now speaks."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = holding(thrown(attack(match, "r"), 5, 5), RED, "sample-e25")
    assert not struck(match).hits

    match = play(match, card(25))
    assert struck(match).totals == (7, 6)
    assert (struck(match).hits, fight_of(match).speaker) == (True, BLUE)


def test_after_several_cards_of_one_side_the_word_is_the_others() -> None:
    """PA-GAP-65: any number of cards at a time, then alternately."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = holding(attack(match, "r"), RED, "sample-e04", "sample-e09")
    match = play(match, card(4))
    assert fight_of(match).speaker == BLUE

    match = play(match, card(9))
    assert fight_of(match).speaker == BLUE
    assert play(match, c.PassCards(BLUE)).fight is not None


def test_an_escape_from_a_fight_that_would_be_over_ends_it_once() -> None:
    """14.4 `escape`, PA-COUNTER-7: an enclosed vessel under long-range fire jumps over all."""
    ring = [unit(f"w{one}", RED, FIGHTER, cell) for one, cell in enumerate(at(2, 0).neighbors())]
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, CARGO, at(2, 0)), *ring)
    match = holding(thrown(attack(match, "r"), 1, 8), BLUE, "sample-e19")

    match, happened = played(match, card(19, BLUE, unit=U("b"), at=at(2, 6)))
    assert match.units[U("b")].cell == at(2, 6)
    endings = [one for one in happened if isinstance(one, e.FightEnded)]
    assert [one.rule for one in endings] == ["PA-CEND-3"]


def test_an_escape_goes_over_the_core_of_the_port_too() -> None:
    """14.4 `escape`: over any cells, as the crow flies."""
    docks = [[5, 4], [4, 3], [3, 3], [3, 4], [3, 5], [4, 5]]
    port = empty_module(1, docks=docks, port_core=[4, 4])
    board = ModuleBoard(2, 1, (8, 8), (port, empty_module(2)))
    match = a_match(
        unit("r", RED, FIGHTER, from_offset(0, 4)),
        unit("b", BLUE, CARGO, from_offset(1, 4)),
        board=board,
    )
    match = holding(missed(attack(match, "r")), BLUE, "sample-e19")

    jump = card(19, BLUE, unit=U("b"), at=from_offset(7, 4))
    assert play(match, jump).units[U("b")].cell == from_offset(7, 4)


@pytest.mark.parametrize("number", range(1, 28))
def test_every_sample_card_is_among_the_offers_when_it_can_be_played(number: int) -> None:
    """14.4, PA-APP-28, -30: with all it asks for filled in, and carried out as it is offered."""
    board = board_of(planet(6, "titanium", "gold"), asteroid(5, "gold"))
    cells = board.bodies["m1.1"].cells
    match = a_match(
        unit("k", RED, COLONY, cells[0]),
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        board=board,
    )
    held = holding(match, RED, f"sample-e{number:02}")
    rolled = thrown(attack(held, "r"), 1, 8)
    blue = holding(match, BLUE, f"sample-e{number:02}")
    answering = missed(attack(blue, "r"))
    moments = [(held, RED), (attack(held, "r"), RED), (rolled, RED)]
    moments += [(attack(blue, "r"), BLUE), (answering, BLUE)]
    offers = [
        (state, one)
        for state, player in moments
        for one in legal(state, player)
        if isinstance(one.command, c.PlayEvent) and one.legal
    ]

    assert offers
    for state, one in offers:
        for seed in range(3):
            assert against(state, drawn(one, Random(seed))) == ()


def test_cards_are_offered_beside_a_real_board_too() -> None:
    """14.4 `escape` and `free_unit`: where it goes, the players see."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    units = {id_: replace(one, cell=None) for id_, one in match.units.items()}
    match = replace(match, units=units, tracked=False, board=NO_BOARD)
    match = holding(missed(attack(match, "r")), BLUE, "sample-e19")
    jump = card(19, BLUE, unit=U("b"))
    assert jump in [one.command for one in legal(match, BLUE) if one.legal]
    assert play(match, jump).fight is None

    free = card(23)
    match = holding(replace(match, fight=None), RED, "sample-e23")
    assert free in [one.command for one in legal(match, RED) if one.legal]
    assert len(play(match, free).units) == len(match.units) + 1


# --- who reaches whom, and who helps whom


def test_guests_on_one_cell_are_in_reach_of_each_other() -> None:
    """PA-COMBAT-4, PA-GAP-9: where the table lets vessels stop by consent, at distance 0."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("b", BLUE, CARGO, at(0, 0)),
        chosen=options(move={"stop_with_consent": True}),
    )
    match = missed(attack(match, "r"))

    assert play(match, c.CounterAttack(U("r"), (U("b"),))).fight is not None


def test_nobody_supports_a_strike_at_the_own_side() -> None:
    """PA-ALLY-1, PA-GAP-61: neither at an own vessel, nor at one of the team."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(2, 0)),
        unit("h", GREEN, CRUISER, at(2, 1)),
        unit("y", YELLOW, CRUISER, at(1, 2)),
        unit("b", BLUE, CRUISER, at(1, 0)),
        players=(RED, BLUE, GREEN, YELLOW),
    )
    helped = missed(attack(match, "r", supports=(Support(U("g")),)))
    back = c.CounterAttack(U("g"), (U("b"),), (Support(U("h")),))
    assert "PA-GAP-61" in against(helped, back)

    for player, team in ((RED, 1), (BLUE, 2), (GREEN, 1), (YELLOW, 2)):
        match = of_player(match, player, team=team)
    for helper, rules in (("g", ()), ("y", ("PA-ALLY-1", "PA-GAP-61"))):
        strike = c.DeclareAttack((U("r"),), U("b"), (Support(U(helper)),))
        assert against(match, strike) == rules


def test_a_toll_is_for_whoever_is_passed() -> None:
    """PA-GAP-10, PA-TRADE-1: it is no way to give cards to somebody without contact."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)), hands={RED: ti(2)}
    )
    way = c.MoveVessel(U("r"), way=(at(1, 0), at(2, 0)), consents=(BLUE,))

    assert against(match, replace(way, tolls=((BLUE, ti(2)),))) == ()
    assert against(match, replace(way, tolls=((GREEN, ti(2)),))) == ("PA-GAP-10",)
    aside = c.MoveVessel(U("r"), to=at(0, 1), tolls=((BLUE, ti(2)),))
    assert against(match, aside) == ("PA-GAP-10",)


# --- production


def test_whoever_has_not_chosen_gets_what_is_left_in_the_bank() -> None:
    """PA-GAP-43, PA-PROD-8: served clockwise; owners of a planet take the other resource."""
    board = board_of(planet(3, "titanium", "gold"), asteroid(3, "gold"))
    on = board.bodies["m1.1"].cells
    match = a_match(
        unit("r", RED, CARGO, board.bodies["m2.1"].cells[0]),
        unit("b", BLUE, COLONY, on[0]),
        unit("g", GREEN, COLONY, on[1]),
        board=board,
        part=ids.TurnPart.PRODUCTION,
        hands={BLUE: ti(5), GREEN: ti(5)},
        bank=ti(9, 9, 2),
    )
    match = play(match, c.RollProduction(), 3)

    for pays in (suggested(match), c.PayProduction()):
        paid = play(match, pays)
        assert (hand(paid, RED), hand(paid, BLUE)) == (ti(gold=1), ti(5, 0, 1))
        assert hand(paid, GREEN) == ti(6)


def test_an_asteroid_never_takes_cards_from_a_hand() -> None:
    """PA-PROD-4, 14.5 `asteroid_bonus`: of a faction that somebody typed in."""
    row = {"id": "mine", "origin": "owner", "name": {"en": "Poor miners"}}
    poor = [{"kind": "asteroid_bonus", "delta": -3}]
    faction = msgspec.convert({**row, "modifiers": poor}, d.FactionDefinition)
    board = board_of(asteroid(3, "titanium"))
    match = a_match(
        unit("r", RED, CARGO, board.bodies["m1.1"].cells[0]),
        board=board,
        part=ids.TurnPart.PRODUCTION,
        definitions=replace(sample_set(), factions=(faction,)),
        hands={RED: ti(1)},
    )
    match = of_player(match, RED, factions=(faction.id,))

    assert hand(play(match, c.RollProduction(), 3), RED) == ti(1)


# --- preparation


def test_too_few_factions_are_noticed_before_anything_is_dealt() -> None:
    """PA-SETUP-12, PA-VNOFAC-1: and the table may still do without them."""
    few = replace(sample_set(), factions=sample_set().factions[:2])
    with pytest.raises(Refused) as refusal:
        begun("Ada", "Boris", "Chiara", definitions=few)
    assert "PA-SETUP-12" in refusal.value.rules
    assert begun("Ada", "Boris", definitions=few).players
    assert begun("Ada", "Boris", "Chiara", definitions=few, variant={"no_factions": True}).players

    match = begun("Ada", "Boris")
    steps: tuple[Command, ...] = (c.DealModules(), c.AcceptBoard(), c.RollForFirst((8, 1)))
    for seq, command in enumerate(steps, 2):
        match = play(match, command, seq=seq)
    everybody = tuple(match.players)
    match = play(match, c.ChangeParsecOption("variant.no_factions", True, everybody))
    match = play(match, c.DealFactions())
    assert match.preparation.part is SetupPart.SETTLING
    assert all(one.factions == () for one in match.players.values())


def test_a_first_card_has_a_rarity_that_there_is() -> None:
    """PA-DATA-7, PA-EVT-4: nobody could sell or count another."""
    seats = (c.ParsecSeat("Ada"), c.ParsecSeat("Boris"))
    begin = c.BeginParsec(seats, tables(), NO_DEFINITIONS, tracked=False)
    match = play(NEW_PARSEC_MATCH, begin, seq=1)
    match = play(match, c.RollForFirst((8, 1)), seq=2)
    match = replace(match, preparation=Preparation(SetupPart.KITS, queue=match.order))

    assert against(match, c.TakeKit(ti(3), rarity="purple")) == ("PA-EVT-4",)
    assert play(match, c.TakeKit(ti(3), rarity="violet"), seq=3).players


# --- bounds


def test_the_longest_way_over_the_largest_board_can_be_read_again() -> None:
    """PA-MOVE-1, PA-APP-39: also where the table lets a vessel go too far."""
    modules = tuple(empty_module(one + 1) for one in range(64))
    board = ModuleBoard(8, 8, (24, 24), modules)
    match = a_match(unit("r", RED, CRUISER, from_offset(0, 0)), board=board)
    far = c.MoveVessel(U("r"), to=from_offset(192, 192))
    ruling = judge(match, far)

    [moved] = ruling.carry_out(None, None)  # type: ignore[arg-type]  # neither dice nor names
    assert isinstance(moved, e.VesselMoved)
    assert len(moved.way) == 288
    assert msgspec.json.decode(msgspec.json.encode(moved), type=Event) == moved


@pytest.mark.parametrize(
    "effect",
    [
        'op = "gain", gold = -1',
        'op = "gain", gold = 1001',
        'op = "gain", gold = 1.5',
        'op = "gain", gold = "many"',
        'op = "gain", amounts = { amounts = { gold = -1 } }',
        'op = "port_rate", give = 0, uses = 1',
        'op = "port_rate", give = 2, uses = 0',
    ],
)
def test_amounts_nobody_could_play_leave_the_text_of_a_card(effect: str) -> None:
    """PA-DATA-10: with a warning that says which card and what."""
    text = f"""
[[event]]
id = "mine"
origin = "owner"
category = "bonus"
rarity = "red"
name = "Mine"
effect = {{ {effect} }}
"""
    found = read_definitions(text.encode())

    assert found.definitions.events[0].effect is None
    assert [one.args["item"] for one in found.warnings] == ["mine"]


@pytest.mark.parametrize("uses", [True, False])
def test_an_escape_is_an_evasion_where_that_is_a_move(uses: bool) -> None:
    """14.4 `escape`, PA-GAP-28: whoever has moved has no other move left."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0), moved=5),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        chosen=options(combat={"evade_uses_move": uses}),
    )
    match = play(missed(attack(match, "r")), c.CounterAttack(U("r"), (U("b"),)))
    match = holding(missed(match), RED, "sample-e19")

    jump = card(19, unit=U("r"), at=at(-3, 0))
    assert (against(match, jump) == ()) is not uses
    offers = [one.command for one in legal(match, RED) if isinstance(one.command, c.PlayEvent)]
    assert (offers == []) is uses
