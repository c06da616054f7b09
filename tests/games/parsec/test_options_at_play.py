"""Options of chapter 15 that change who wins and who may strike, and rules that need a story."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import from_offset
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.production import claims
from bp_desktop.games.parsec.match.state import FightStage, ParsecEnding, ParsecMatch, Support
from bp_desktop.games.parsec.match.stats import defence_bonus, score_of
from bp_desktop.games.parsec.match.trade import Contact, contacts
from bp_desktop.games.parsec.match.victory import progress_of, won
from bp_desktop.games.parsec.options import ParsecOptions
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
    begun_turn_of,
    board_of,
    empty_module,
    hand,
    of_player,
    options,
    planet,
    play,
    ti,
    unit,
)
from tests.games.parsec.fighting import U, attack, fight_of, hit, missed, now, struck
from tests.games.parsec.test_examples import docked_board


def test_every_option_is_changed_by_some_test_of_the_rules() -> None:
    """Chapter 15: each by its name."""
    here = Path(__file__)
    told = "".join(one.read_text("utf-8") for one in here.parent.glob("test_*.py"))
    groups = {one: getattr(ParsecOptions(), one) for one in ParsecOptions.__struct_fields__}

    for group, its in groups.items():
        for name in its.__struct_fields__:
            assert f'"{name}":' in told or f'"{group}.{name}"' in told, f"{group}.{name}"


# --- military victory


def held_modules(*places: tuple[int, int], chosen: ParsecOptions) -> ParsecMatch:
    """Two players on 3 by 2 modules; Red has a fighter within each of these."""
    fighters = [
        unit(f"r{number}", RED, FIGHTER, from_offset(8 * column + 3, 8 * row + 3))
        for number, (column, row) in enumerate(places)
    ]
    board = board_of(columns=3, rows=2)
    return a_match(*fighters, board=board, players=(RED, BLUE), chosen=chosen)


@pytest.mark.parametrize("connected", [True, False])
def test_modules_hang_together_or_need_not(connected: bool) -> None:
    """PA-GAP-1, PA-WIN-4, -6."""
    match = held_modules((0, 0), (1, 1), (2, 0), chosen=options(win={"connected": connected}))
    progress = progress_of(match, RED)

    assert (len(progress.dominated), len(progress.group)) == (3, 1)
    assert (won(match) is None) is connected
    row = held_modules((0, 0), (1, 0), (2, 0), chosen=options(win={"connected": connected}))
    ended = won(row)
    assert ended is not None
    assert ended.ending is ParsecEnding.MILITARY


@pytest.mark.parametrize("corners", [True, False])
def test_modules_that_touch_at_a_corner_are_adjacent_or_not(corners: bool) -> None:
    """PA-GAP-2."""
    chosen = options(win={"corner_adjacent": corners})

    assert (won(held_modules((0, 0), (1, 1), (2, 0), chosen=chosen)) is not None) is corners


def test_cargos_and_colonies_neither_hold_a_module_nor_contest_it() -> None:
    """PA-WIN-2, -3, -7: the module of the port is one like any other."""
    dock, home = from_offset(5, 4), board_of(planet(6, "titanium", "gold"))
    port = docked_board()
    board = ModuleBoard(3, 3, (8, 8), (port.modules[0], home.modules[0], *port.modules[2:]))
    there = board.bodies["m2.1"].cells[0]
    match = a_match(
        unit("r", RED, FIGHTER, from_offset(6, 6)),
        unit("b", BLUE, CARGO, dock),
        unit("f", RED, FIGHTER, from_offset(10, 1)),
        unit("k", BLUE, COLONY, there),
        board=board,
    )

    assert progress_of(match, RED).dominated == {1, 2}
    assert progress_of(match, BLUE).dominated == frozenset()


def two_by_two(match: ParsecMatch) -> ParsecMatch:
    for number, player in enumerate(match.order):
        match = of_player(match, player, team=number % 2 + 1)
    return match


@pytest.mark.parametrize("mode", ["individual", "pooled"])
def test_a_team_fulfils_a_condition_by_one_member_or_together(mode: str) -> None:
    """PA-GAP-57, PA-VTEAM-1: modules, colonies and cards are summed, or one has them all."""
    players = (RED, BLUE, GREEN, YELLOW)
    board = board_of(planet(6, "titanium", "gold"), planet(5, "gold", "energy"), rows=4)
    homes = [board.bodies[f"m{number}.1"].cells for number in (1, 2)]
    colonies = [unit(f"r{one}", RED, COLONY, homes[0][one]) for one in range(5)]
    colonies += [unit(f"g{one}", GREEN, COLONY, homes[1][one]) for one in range(5)]
    chosen = options(team={"mode": mode}, variant={"alliances": True})
    rich = a_match(
        *colonies,
        board=board,
        players=players,
        hands={RED: ti(6, 6), GREEN: ti(0, 0, 6)},
        chosen=chosen,
    )
    ships = [
        unit(f"f{column}{row}", (RED, GREEN)[column % 2], FIGHTER, from_offset(8 * column + 3, row))
        for column in (0, 1, 2)
        for row in (3, 11)
    ]
    armed = a_match(*ships, board=board, players=players, chosen=chosen)

    for match, ending in ((rich, ParsecEnding.ECONOMIC), (armed, ParsecEnding.MILITARY)):
        ended = won(two_by_two(match))
        assert (ended is not None) is (mode == "pooled")
        if ended is not None:
            assert (ended.ending, ended.winners) == (ending, (RED, GREEN))
    kept = [one for one in rich.units.values() if one.owner != GREEN]
    kept += [unit(f"m{one}", RED, COLONY, homes[1][one]) for one in range(5)]
    alone = replace(of_player(rich, RED, hand=ti(6, 6, 6)), units={one.id: one for one in kept})
    ended = won(two_by_two(alone))
    assert ended is not None, "what one of them has alone, the team has"
    assert ended.winners == (RED, GREEN)


def test_the_points_of_a_transport_are_as_agreed() -> None:
    """PA-GAP-55, PA-VTIME-6."""
    for points in (6, 7):
        match = a_match(chosen=options(time={"transport_score": points}))
        assert score_of(match, RED, TRANSPORT) == points
        assert score_of(match, RED, CRUISER) == 8


# --- who may strike


@pytest.mark.parametrize("can", [True, False])
def test_a_supporter_can_be_countered_or_not(can: bool) -> None:
    """PA-GAP-36, PA-COORD-7; it never evades (PA-ALLY-3)."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("b", BLUE, CRUISER, at(1, 0)),
        chosen=options(ally={"can_be_countered": can}),
    )
    match = missed(attack(match, "r", supports=(Support(U("g")),)))

    assert set(now(match).counters) == ({U("r"), U("g")} if can else {U("r")})
    assert (against(match, c.CounterAttack(U("g"), (U("b"),))) == ()) is can
    match = missed(play(match, c.CounterAttack(U("r"), (U("b"),))))
    assert set(now(match).evasions) == {U("r")}
    assert "PA-ALLY-3" in against(match, c.Evade(U("g"), to=at(4, 0)))


def test_whoever_counters_may_ask_for_support_too() -> None:
    """PA-ALLY-2, -5, -6: its bonus counts, its fee is paid at once, and it lends no defence."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(0, 2)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        hands={BLUE: ti(0, 0, 2)},
    )
    match = missed(attack(match, "r"))
    helped = c.CounterAttack(U("r"), (U("b"),), (Support(U("g"), ti(0, 0, 2)),))
    match = play(match, helped)

    assert (struck(match).attack, struck(match).defence) == (1 + 2, 2)
    assert (hand(match, BLUE), hand(match, GREEN)) == (ti(), ti(0, 0, 2))
    assert hand(hit(match, "r"), BLUE) == ti(4, 2, 2)


@pytest.mark.parametrize("lines", [True, False])
def test_far_fire_keeps_to_the_lines_or_not(lines: bool) -> None:
    """PA-GAP-33, PA-LONG-6: a cruiser with one more range."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, CARGO, at(2, 1)),
        unit("k", BLUE, CARGO, at(3, 0)),
        chosen=options(combat={"lines_only": lines}),
    )
    match = replace(match, turn=replace(match.turn, ranges={U("r"): 1}))

    assert (against(match, c.DeclareAttack((U("r"),), U("b"))) == ()) is not lines
    assert against(match, c.DeclareAttack((U("r"),), U("k"))) == ()


@pytest.mark.parametrize("any_", [True, False])
def test_everybody_around_pens_a_vessel_in_or_only_the_opponents(any_: bool) -> None:
    """PA-GAP-27, PA-EVADE-2: five cells are Red's, the sixth is of a player outside the fight."""
    ring = at(0, 0).neighbors()
    match = a_match(
        unit("b", BLUE, CARGO, at(0, 0)),
        *(unit(f"r{one}", RED, FIGHTER, cell) for one, cell in enumerate(ring[1:])),
        unit("g", GREEN, FIGHTER, ring[0]),
        chosen=options(combat={"surround_any": any_}),
    )

    assert (now(missed(attack(match, "r0"))).evasions == {}) is any_


def test_a_simplified_battle_ends_with_any_evasion_or_loss_and_may_go_on_later() -> None:
    """PA-VSIMPLE-1, -2, PA-GAP-58: also one within reach, and of something aboard."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, TRANSPORT, at(1, 0)),
        unit("f", BLUE, FIGHTER, at(1, 0), aboard=U("b")),
        chosen=options(variant={"simplified": True}),
    )
    usual = replace(match, options=options())
    near = c.Evade(U("b"), to=at(2, 0))
    assert fight_of(play(missed(attack(usual, "r")), near)).stage is FightStage.RESUME
    assert fight_of(hit(attack(usual, "r"), "f")).stage is FightStage.ANSWER

    evaded = play(missed(attack(match, "r")), near)
    robbed = hit(attack(match, "r"), "f")
    for over in (evaded, robbed):
        assert over.fight is None
        assert against(over, c.DeclareAttack((U("r"),), U("b"))) == ("PA-UNIT-6",)
        assert attack(begun_turn_of(over, RED), "r").fight is not None


# --- colonies, trade and production


def test_colonies_of_two_planets_never_defend_together() -> None:
    """PA-COLONY-3, -6: also where their cells touch."""
    module = empty_module(
        1, planet(6, "titanium", "gold", cell=(2, 2)), planet(5, "gold", "energy", cell=(5, 2))
    )
    board = ModuleBoard(2, 1, (8, 8), (module, empty_module(2)))
    first, second = board.bodies["m1.1"].cells, board.bodies["m1.2"].cells
    one, other = next((one, other) for one in first for other in second if one.distance(other) == 1)
    match = a_match(
        unit("b", BLUE, COLONY, one),
        unit("k", BLUE, COLONY, other),
        unit("n", BLUE, COLONY, first[0]),
        board=board,
    )

    assert defence_bonus(match, match.units[U("k")]) == 2
    assert defence_bonus(match, match.units[U("b")]) == 4


def test_only_what_extracts_or_settles_produces() -> None:
    """PA-PROD-7, PA-BODY-5: neither vessels of war nor cargos of others beside a colony."""
    board = board_of(planet(3, "titanium", "gold"), asteroid(3, "gold"))
    on, rock = board.bodies["m1.1"].cells, board.bodies["m2.1"].cells[0]
    match = a_match(
        unit("r", RED, CRUISER, rock),
        unit("t", BLUE, TRANSPORT, on[1]),
        unit("u", BLUE, CARGO, on[1], aboard=U("t")),
        unit("g", GREEN, FIGHTER, on[2]),
        unit("h", GREEN, CARGO, on[2]),
        board=board,
        part=ids.TurnPart.PRODUCTION,
    )

    assert claims(match, 3) == {}
    assert play(match, c.RollProduction(), 3).bank == match.bank


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [
        (CARGO, CARGO, Contact.CARGOS),
        (COLONY, COLONY, Contact.COLONIES),
        (COLONY, CARGO, Contact.CARGO_AND_COLONY),
        (CARGO, COLONY, Contact.CARGO_AND_COLONY),
        (FIGHTER, CARGO, None),
        (COLONY, CRUISER, None),
    ],
)
def test_trade_needs_cargos_or_colonies_side_by_side(
    mine: ids.TypeId, theirs: ids.TypeId, why: Contact | None
) -> None:
    """PA-TRADE-1 to -5: then as often as they like, but resources only (PA-EVT-7)."""
    board = board_of(planet(6, "titanium", "gold"))
    cells = board.bodies["m1.1"].cells
    match = a_match(
        unit("r", RED, mine, cells[0]),
        unit("b", BLUE, theirs, cells[1]),
        board=board,
        hands={RED: ti(2), BLUE: ti(0, 1)},
    )
    gift = c.TradeCards(BLUE, ti(1), ti(), (BLUE,))

    assert contacts(match, RED) == ({BLUE: frozenset({why})} if why is not None else {})
    assert (against(match, gift) == ()) is (why is not None)
    if why is not None:
        assert hand(play(play(match, gift), gift), BLUE) == ti(2, 1)
        card = replace(gift, gives=Purse.of({"sample-e01": 1}))
        assert against(match, card) == ("PA-TRADE-4",)
