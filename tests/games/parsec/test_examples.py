"""The worked examples of chapter 19 of the rules of Parsec: turns, income, trade and purchases."""

from typing import Any

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.match import commands as c, events as e
from bp_desktop.games.parsec.match.lookup import colonies_of, in_supply, owned
from bp_desktop.games.parsec.match.state import (
    OwnTurnState,
    ParsecEnding,
    ParsecMatch,
    Preparation,
    SetupPart,
    UnitState,
)
from bp_desktop.games.parsec.match.victory import by_points, progress_of, won
from bp_desktop.games.table import Stage
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
    board_of,
    empty_module,
    hand,
    held,
    options,
    planet,
    play,
    played,
    ti,
    unit,
)
from tests.games.parsec.sample import VECTORS, tables

PRODUCTION = ids.TurnPart.PRODUCTION
PURCHASES = ids.TurnPart.PURCHASES


def center(board: ModuleBoard, number: int = 1) -> Hex:
    """Of the body in that module."""
    return board.bodies[f"m{number}.1"].cells[0]


def takes(player: Any, *cards: Any) -> c.ProductionChoice:
    return c.ProductionChoice(player, sum(cards, ti()))


# --- income


def test_pa_ex_1_all_players_produce_at_once_and_the_bank_pays() -> None:
    """PA-PROD-1 to -4, -7, PA-RES-2, -3."""
    board = board_of(planet(6, "titanium", "gold"), asteroid(6, "energy"))
    on = board.bodies["m1.1"].cells
    match = a_match(
        unit("r1", RED, COLONY, on[0]),
        unit("r2", RED, COLONY, on[1]),
        unit("b1", BLUE, COLONY, on[2]),
        unit("b2", BLUE, CARGO, center(board, 2)),
        unit("b3", BLUE, CARGO, center(board, 2)),
        unit("g1", GREEN, CARGO, on[4]),
        board=board,
        part=PRODUCTION,
        bank=ti(30, 33, 28),
    )

    match = play(match, c.RollProduction(), 6)
    choice = (takes(RED, ti(1), ti(gold=1)), takes(BLUE, ti(gold=1)))
    match = play(match, c.PayProduction(choice))

    assert hand(match, RED) == ti(1, 0, 1)
    assert hand(match, BLUE) == ti(0, 2, 1)
    assert hand(match, GREEN) == ti()
    [vector] = VECTORS["production"]
    after = vector["bank_after"]
    assert match.bank == ti(after["titanium"], after["energy"], after["gold"]) == ti(29, 31, 26)
    assert match.turn.part is ids.TurnPart.ACTIONS


def test_pa_ex_2_a_number_that_is_nowhere_gives_a_card_of_choice() -> None:
    """PA-PROD-5."""
    match = a_match(board=board_of(asteroid(3, "gold")), part=PRODUCTION)

    match = play(match, c.RollProduction(), 8)
    match = play(match, c.PayProduction((takes(RED, ti(0, 1)),)))

    assert hand(match, RED) == ti(0, 1)
    assert match.bank == ti(40, 39, 40)


def test_pa_ex_3_a_number_with_nobody_there_gives_nothing() -> None:
    """PA-PROD-6."""
    match = a_match(board=board_of(asteroid(3, "gold")), part=PRODUCTION)

    match = play(match, c.RollProduction(), 3)

    assert match.bank == ti(40, 40, 40)
    assert match.turn.part is ids.TurnPart.ACTIONS


@pytest.mark.parametrize(("second", "cards"), [(CARGO, 2), (FIGHTER, 1)])
def test_pa_ex_4_cargos_extract_from_aboard(second: ids.TypeId, cards: int) -> None:
    """PA-TRANS-8, PA-BODY-5."""
    board = board_of(asteroid(3, "titanium"))
    there, ship = center(board), ids.UnitId("t")
    match = a_match(
        unit("t", BLUE, TRANSPORT, there),
        unit("c", BLUE, CARGO, there, aboard=ship),
        unit("d", BLUE, second, there, aboard=ship),
        board=board,
        part=PRODUCTION,
    )

    match = play(match, c.RollProduction(), 3)

    assert hand(match, BLUE) == ti(cards)


def test_claims_are_served_from_the_active_player_while_the_bank_lasts() -> None:
    """PA-PROD-8, PA-GAP-43: in order, or nobody gets what is short."""
    board = board_of(asteroid(3, "gold"), asteroid(3, "gold"))
    units = [
        unit("r", RED, CARGO, center(board)),
        unit("b", BLUE, CARGO, center(board, 2)),
        unit("c", BLUE, CARGO, center(board, 2)),
    ]

    def rolled(on_empty: str) -> ParsecMatch:
        chosen = options(bank={"on_empty": on_empty})
        match = a_match(*units, board=board, part=PRODUCTION, chosen=chosen, bank=ti(9, 9, 2))
        return play(replace(match, bank_ends=on_empty != "unlimited"), c.RollProduction(), 3)

    ordered, nobody, endless = rolled("order"), rolled("none"), rolled("unlimited")

    assert (hand(ordered, RED), hand(ordered, BLUE)) == (ti(0, 0, 1), ti(0, 0, 1))
    assert (hand(nobody, RED), hand(nobody, BLUE)) == (ti(), ti())
    assert (hand(endless, RED), hand(endless, BLUE)) == (ti(0, 0, 1), ti(0, 0, 2))


def test_other_cards_than_a_planet_offers_are_objected_to() -> None:
    """PA-PROD-2, -3."""
    board = board_of(planet(6, "titanium", "gold"))
    match = a_match(unit("r", RED, COLONY, center(board)), board=board, part=PRODUCTION)
    match = play(match, c.RollProduction(), 6)

    assert "PA-PROD-2" in against(match, c.PayProduction((takes(RED, ti(0, 1)),)))
    assert "PA-PROD-2" in against(match, c.PayProduction((takes(RED, ti(2)),)))
    assert against(match, c.PayProduction((takes(RED, ti(1)),))) == ()


# --- preparation


def begun(*names: str, **chosen: Any) -> ParsecMatch:
    from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH
    from tests.games.parsec.sample import sample_set

    seats = tuple(c.ParsecSeat(one) for one in names)
    command = c.BeginParsec(seats, tables(), sample_set(), options(**chosen))
    return play(NEW_PARSEC_MATCH, command, seq=1)


def ordered(match: ParsecMatch) -> ParsecMatch:
    """The board dealt and taken, the first player first, no factions."""
    match = play(match, c.DealModules(), seq=2)
    match = play(match, c.AcceptBoard(), seq=3)
    faces = (8, *([1] * (len(match.players) - 1)))
    return play(match, c.RollForFirst(), *faces, seq=4)


def test_pa_ex_6_tied_leaders_roll_again_and_play_goes_clockwise() -> None:
    """PA-SETUP-8 to -11, PA-SETTLE-1."""
    match = begun("Red", "Blue", "Green", "Yellow", variant={"no_factions": True})
    match = play(play(match, c.DealModules(), seq=2), c.AcceptBoard(), seq=3)
    red, blue, green, yellow = match.players

    match = play(match, c.RollForFirst((7, 7, 3, 5)), seq=4)
    assert match.preparation.contenders == (red, blue)
    match = play(match, c.RollForFirst((2, 6)), seq=5)

    assert match.order == (blue, green, yellow, red)
    assert match.preparation.queue == (blue, green, yellow, red)


def test_pa_ex_7_settlement() -> None:
    """PA-SETTLE-1 to -10."""
    board = board_of(
        planet(1, "titanium", "gold"),
        planet(2, "titanium", "gold"),
        planet(2, "gold", "energy"),
        planet(5, "titanium", "energy"),
        planet(7, "titanium", "energy"),
        asteroid(4, "gold"),
    )
    first, second = board.bodies["m2.1"].cells, board.bodies["m3.1"].cells
    fifth = board.bodies["m4.1"].cells
    match = begun("Red", "Blue", "Green", variant={"no_factions": True})
    match = replace(ordered(match), board=board)
    red, blue, green = match.order
    steps = iter(range(10, 100))

    def roll(face: int) -> None:
        nonlocal match
        match = play(match, c.RollToSettle((face,)), seq=next(steps))

    def settle(cell: Hex) -> None:
        nonlocal match
        match = play(match, c.Settle(cell), seq=next(steps))

    roll(4)
    assert match.preparation.failed == 1
    roll(2)
    settle(first[0])
    roll(2)
    assert "PA-SETTLE-2" in against(match, c.Settle(first[1]))
    settle(second[0])
    for face in (2, 8, 5):
        roll(face)
    settle(fifth[0])

    assert match.preparation.queue == (green, blue, red)
    roll(5)
    settle(fifth[1])
    roll(3)
    roll(2)
    assert against(match, c.Settle(first[3])) != ()
    settle(second[1])
    roll(5)
    roll(6)

    assert match.preparation.part is SetupPart.KITS
    count = {one: (colonies_of(match, one), _cargos(match, one)) for one in match.order}
    assert count == {green: (2, 2), blue: (2, 2), red: (1, 2)}
    assert match.players[red].reserve == 1
    assert {one.cell for one in owned(match, red)} == {first[0]}


def _cargos(match: ParsecMatch, player: Any) -> int:
    return sum(one.type == CARGO for one in owned(match, player))


def test_pa_ex_8_start_kits() -> None:
    """PA-SETUP-13, -14, PA-RES-3."""
    match = begun("Red", "Blue", "Green", variant={"no_factions": True})
    match = ordered(match)
    kits = Preparation(SetupPart.KITS, queue=match.order)
    match = replace(match, preparation=kits)

    for number, kit in enumerate((ti(2, 1), ti(1, 1, 1), ti(gold=3))):
        match = play(match, c.TakeKit(kit), 60, seq=20 + number)

    assert match.bank == ti(37, 38, 36)
    assert match.deck.count == 67
    assert match.stage is Stage.PLAY
    assert (match.turn.player, match.turn.part) == (match.order[0], PRODUCTION)
    assert "PA-SETUP-13" in against(
        replace(match, stage=Stage.SETUP, preparation=kits), c.TakeKit(ti(2))
    )


# --- arms race


def test_pa_ex_9_the_arms_race_and_its_gate() -> None:
    """PA-ARMS-1 to -3, -5, PA-TURN-4, PA-GAP-44."""
    board = board_of(planet(6, "titanium", "gold"))
    on = board.bodies["m1.1"].cells
    match = a_match(
        *(unit(f"r{one}", RED, COLONY, on[one]) for one in range(3)),
        unit("rc", RED, CARGO, on[3]),
        unit("b0", BLUE, COLONY, on[5]),
        board=board,
        hands={RED: ti(3, 3, 1), BLUE: ti(1, 1, 1)},
        arms_race=False,
    )
    fighter = c.BuildUnit(FIGHTER, colony=ids.UnitId("r0"))

    assert against(match, fighter) == ("PA-ARMS-1",)
    match = play(match, c.FoundColony(ids.UnitId("rc")))
    assert hand(match, RED) == ti(1, 1, 1)
    match = play(match, fighter, seq=101)
    assert hand(match, RED) == ti()
    assert match.arms_race
    blue = replace(match, turn=OwnTurnState(6, 2, BLUE, ids.TurnPart.ACTIONS))
    assert against(blue, c.BuildUnit(FIGHTER, colony=ids.UnitId("b0"))) == ()
    fewer = replace(match, units={id_: one for id_, one in match.units.items() if id_ != "r1"})
    rich = replace(
        fewer, players=match.players | {RED: replace(match.players[RED], hand=ti(1, 1, 1))}
    )
    assert against(rich, c.BuildUnit(FIGHTER, colony=ids.UnitId("r2"))) == ()


@pytest.mark.parametrize(("colonies", "rules"), [(3, ("PA-ARMS-1",)), (4, ())])
def test_pa_ex_10_a_warship_event_and_the_gate(colonies: int, rules: tuple[str, ...]) -> None:
    """PA-EVT-17, PA-ARMS-4."""
    board = board_of(planet(6, "titanium", "gold"))
    on = board.bodies["m1.1"].cells
    match = a_match(
        *(unit(f"r{one}", RED, COLONY, on[one]) for one in range(colonies)),
        board=board,
        hands={RED: ti(1)},
        arms_race=False,
    )
    card = held("sample-e17")
    red = replace(match.players[RED], cards=(card,))
    match = replace(match, players=match.players | {RED: red})
    free = c.PlayEvent(RED, card.card, unit=ids.UnitId("r0"))

    assert against(match, free) == rules
    if not rules:
        match = play(match, free)
        assert match.arms_race
        assert hand(match, RED) == ti(1)
        assert sum(one.type == FIGHTER for one in owned(match, RED)) == 1


# --- purchases


def test_pa_ex_26_building_aboard() -> None:
    """PA-TRANS-1, -5 to -7."""
    board = board_of(planet(6, "titanium", "gold"))
    there, ship = center(board), ids.UnitId("t")
    away = a_match(unit("t", RED, TRANSPORT, at(0, 0)), hands={RED: ti(9, 9, 9)})
    home = a_match(
        unit("t", RED, TRANSPORT, there),
        unit("r", RED, COLONY, there),
        board=board,
        hands={RED: ti(9, 9, 9)},
    )
    fighter, cargo = c.BuildUnit(FIGHTER, aboard=ship), c.BuildUnit(CARGO, aboard=ship)

    abroad = play(play(away, fighter), fighter, seq=101)
    at_home = play(play(home, fighter), fighter, seq=101)

    assert hand(abroad, RED) == ti(9, 9, 9) - ti(2, 2, 4)
    assert hand(at_home, RED) == ti(9, 9, 9) - ti(2, 2, 2)
    assert hand(play(home, cargo), RED) == ti(9, 9, 9) - ti(2, 1)
    assert against(away, cargo) == ("PA-TRANS-7",)
    assert against(at_home, cargo) == ("PA-TRANS-1",)


def test_pa_ex_27_building_and_converting() -> None:
    """PA-EXPAND-1 to -4, PA-UNIT-10, PA-PLACE-5, -7."""
    board = board_of(planet(6, "titanium", "gold"))
    on = board.bodies["m1.1"].cells
    match = a_match(
        unit("c1", RED, CARGO, on[1]),
        unit("c2", RED, CARGO, on[2]),
        board=board,
        hands={RED: ti(2, 4)},
    )
    supply = in_supply(match, RED, tables().units[CARGO])

    match = play(match, c.FoundColony(ids.UnitId("c1")))
    match = play(match, c.FoundColony(ids.UnitId("c2"), "convert"), seq=101)

    assert hand(match, RED) == ti()
    assert colonies_of(match, RED) == 2
    assert "c1" in match.units
    assert "c2" not in match.units
    assert in_supply(match, RED, tables().units[CARGO]) == supply + 1


def test_pa_ex_28_room_on_the_cell_of_a_colony() -> None:
    """PA-PLACE-1 to -3, -6."""
    board = board_of(planet(6, "titanium", "gold"))
    there = center(board)
    home = unit("r", RED, COLONY, there)
    cargo, fighter = unit("c", RED, CARGO, there), unit("f", RED, FIGHTER, there)
    small, large = c.BuildUnit(FIGHTER, ids.UnitId("r")), c.BuildUnit(CRUISER, ids.UnitId("r"))

    def with_units(*units: UnitState) -> ParsecMatch:
        return a_match(*units, board=board, hands={RED: ti(9, 9, 9)})

    assert "PA-PLACE-2" in against(with_units(home, cargo, fighter), small)
    assert against(with_units(home, cargo), small) == ()
    assert "PA-PLACE-6" in against(with_units(home, cargo), large)
    assert against(with_units(home), large) == ()
    both = play(play(with_units(home), small), small, seq=101)
    assert "PA-PLACE-6" in against(both, large)


def test_pa_ex_29_a_set_has_only_so_many_pieces() -> None:
    """PA-PLACE-4, -5."""
    board = board_of(planet(6, "titanium", "gold"))
    home = unit("r", RED, COLONY, center(board))
    cruisers = [unit(f"k{one}", RED, CRUISER, from_offset(one, 20)) for one in range(8)]
    match = a_match(home, *cruisers, board=board, hands={RED: ti(10, 10, 10)})
    ninth = c.BuildUnit(CRUISER, ids.UnitId("r"))

    assert against(match, ninth) == ("PA-PLACE-4",)
    fewer = replace(match, units={id_: one for id_, one in match.units.items() if id_ != "k0"})
    assert hand(play(fewer, ninth), RED) == ti(6, 8, 8)


# --- port and trade


def docked_board() -> ModuleBoard:
    docks = [[5, 4], [4, 3], [3, 3], [3, 4], [3, 5], [4, 5]]
    port = empty_module(1, docks=docks, port_core=[4, 4])
    others = [empty_module(number) for number in range(2, 10)]
    return ModuleBoard(3, 3, (8, 8), (port, *others))


def test_pa_ex_30_port_and_sale_of_events() -> None:
    """PA-PORT-1, -2, -6, PA-EVT-1, -2, -6, PA-TURN-3, -4, -8."""
    board = docked_board()
    match = a_match(
        unit("c", RED, CARGO, from_offset(5, 4)),
        unit("d", RED, CARGO, at(0, 0)),
        board=board,
        hands={RED: ti(0, 1, 2)},
    )
    card = held("sample-e09")
    red = replace(match.players[RED], cards=(card,))
    match = replace(match, players=match.players | {RED: red})

    match = play(match, c.ExchangeAtPort(ti(0, 1, 2), ids.ResourceId("titanium")))
    assert hand(match, RED) == ti(1)
    match = play(match, c.SellEvent(card.card))
    assert hand(match, RED) == ti(1, 0, 2)
    assert match.deck.bottom == (card.card,)
    match = play(match, c.MoveVessel(ids.UnitId("d"), to=at(1, 0)))
    match = play(match, c.BuyEvent(), 3)

    assert hand(match, RED) == ti(1)
    assert "PA-TURN-4" in against(match, c.MoveVessel(ids.UnitId("c"), to=from_offset(6, 4)))
    [bought] = match.players[RED].cards
    again = c.PlayEvent(RED, bought.card)
    assert "PA-EVT-2" in against(match, again)


def test_pa_ex_31_contacts_for_trade() -> None:
    """PA-TRADE-1 to -5, PA-PORT-3, PA-EVT-7, PA-GAP-50."""
    board = board_of(planet(6, "titanium", "gold"))
    there = center(board)
    beside = there + Hex(1, 0)
    hands = {RED: ti(2), BLUE: ti(0, 0, 1), GREEN: ti(1)}
    match = a_match(
        unit("b", BLUE, COLONY, there),
        unit("r", RED, CARGO, beside),
        unit("g", GREEN, CARGO, beside + Hex(2, 0)),
        board=board,
        hands=hands,
    )
    with_blue = c.TradeCards(BLUE, ti(2), ti(0, 0, 1), (BLUE,))
    with_green = c.TradeCards(GREEN, ti(2), ti(1), (GREEN,))

    traded = play(match, with_blue)
    assert (hand(traded, RED), hand(traded, BLUE)) == (ti(0, 0, 1), ti(2))
    assert "PA-TRADE-1" in against(match, with_green)
    assert "PA-TRADE-5" in against(match, c.TradeCards(BLUE, ti(2), ti(0, 0, 1)))
    docked = a_match(
        unit("r", RED, CARGO, from_offset(5, 4)),
        unit("g", GREEN, CARGO, from_offset(3, 4)),
        board=docked_board(),
        hands=hands,
    )
    assert against(docked, with_green) == ()
    gifts = replace(traded, options=options(trade={"gifts": False}))
    assert against(gifts, c.TradeCards(BLUE, ti(0, 0, 1), ti(), (BLUE,))) == ("PA-GAP-50",)


# --- victory


@pytest.mark.parametrize("vector", VECTORS["dominance"])
def test_pa_ex_34_a_seam_counts_for_both_modules(vector: dict[str, Any]) -> None:
    """PA-WIN-2, -3, -6, -7, -13, PA-MOVE-7."""
    columns, rows = vector["grid"]

    def standing(owner: Any, name: str, places: list[list[list[int]]]) -> list[UnitState]:
        found = []
        for number, modules in enumerate(places):
            seam = len(modules) > 1
            column = 8 * max(one[0] for one in modules) + (0 if seam else 3)
            cell = from_offset(column, 8 * modules[0][1] + 3)
            found.append(unit(f"{name}{number}", owner, FIGHTER, cell))
        return found

    match = a_match(
        *standing(RED, "r", vector["red"]),
        *standing(BLUE, "b", vector["blue"]),
        board=board_of(columns=columns, rows=rows),
        players=(RED, BLUE),
    )
    progress = progress_of(match, RED)

    assert len(progress.dominated) == vector["red_dominates"]
    assert len(progress.group) == vector["red_connected"]


@pytest.mark.parametrize("vector", VECTORS["economic"])
def test_the_economic_condition_of_the_vectors(vector: dict[str, Any]) -> None:
    """PA-WIN-8 to -10, -12."""
    players = (RED, BLUE, GREEN, YELLOW)[: vector["players"]]
    assert (won(_rich(players, vector["colonies"], vector["hand"])) is not None) is vector["win"]


def _rich(players: Any, colonies: int, cards: dict[str, int]) -> ParsecMatch:
    board = board_of(planet(6, "titanium", "gold"), planet(5, "titanium", "gold"))
    cells = [*board.bodies["m1.1"].cells, *board.bodies["m2.1"].cells]
    units = [unit(f"r{one}", RED, COLONY, cells[one]) for one in range(colonies)]
    amounts = ti(cards["titanium"], cards["energy"], cards["gold"])
    return a_match(*units, board=board, players=players, hands={RED: amounts})


def test_pa_ex_35_a_condition_met_in_the_turn_of_another_waits() -> None:
    """PA-WIN-1, -9, -11."""
    players = (BLUE, RED, GREEN, YELLOW)
    board = board_of(
        planet(6, "titanium", "gold"), planet(5, "titanium", "gold"), asteroid(4, "energy")
    )
    cells = [*board.bodies["m1.1"].cells, *board.bodies["m2.1"].cells]
    units = [unit(f"b{one}", BLUE, COLONY, cells[one]) for one in range(10)]
    units.append(unit("bc", BLUE, CARGO, center(board, 3)))
    match = a_match(*units, board=board, players=players, hands={BLUE: ti(6, 5, 9)})
    reds = replace(match, turn=OwnTurnState(8, 2, YELLOW, PRODUCTION))

    assert won(match) is None
    reds = play(reds, c.RollProduction(), 4)
    assert hand(reds, BLUE) == ti(6, 6, 9)
    assert reds.stage is Stage.PLAY
    ended, happened = played(reds, c.EndParsecTurn())

    assert ended.ending is ParsecEnding.ECONOMIC
    assert ended.winners == (BLUE,)
    assert isinstance(happened[-1], e.ParsecEnded)
    fewer = replace(reds, units={id_: one for id_, one in reds.units.items() if id_ != "b3"})
    assert play(fewer, c.EndParsecTurn()).stage is Stage.PLAY


def test_pa_ex_36_absolute_victory_needs_both_conditions() -> None:
    """PA-VABS-1."""
    docks = [[5, 4], [4, 3], [3, 3], [3, 4], [3, 5], [4, 5]]
    modules = [empty_module(1, docks=docks, port_core=[4, 4])]
    modules += [empty_module(number, planet(6, "titanium", "gold")) for number in range(2, 13)]
    board = ModuleBoard(3, 4, (8, 8), tuple(modules))
    cells = [*board.bodies["m8.1"].cells, *board.bodies["m9.1"].cells]
    units = [unit(f"r{one}", RED, COLONY, cells[one]) for one in range(10)]
    units += [
        unit(f"f{number}", RED, FIGHTER, from_offset(8 * column + 2, 8 * row + 1))
        for number, (column, row) in enumerate([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)])
    ]
    units.append(unit("c", RED, CARGO, from_offset(5, 4)))
    hands = {RED: ti(9, 6, 5)}
    absolute = a_match(*units, board=board, hands=hands, chosen=options(variant={"absolute": True}))
    usual = a_match(*units, board=board, hands=hands)

    assert won(absolute) is None
    assert won(usual) == e.ParsecEnded(ParsecEnding.MILITARY, (RED,))
    ended = play(absolute, c.ExchangeAtPort(ti(3), ids.ResourceId("gold")))
    assert hand(ended, RED) == ti(6, 6, 6)
    assert ended.ending is ParsecEnding.BOTH


def test_pa_ex_39_points_of_a_team_are_added_up() -> None:
    """PA-VTEAM-1, -3, PA-VTIME-2, -3, PA-GAP-57."""
    match = a_match(
        players=(RED, BLUE, GREEN, YELLOW),
        hands={
            RED: ti(30, 30),
            GREEN: ti(0, 0, 38),
            BLUE: ti(10, 10, 2) * 2 + ti(0, 0, 0),
            YELLOW: ti(),
        },
        chosen=options(variant={"alliances": True, "timed_minutes": 90}),
        bank_ends=False,
    )
    points = {RED: 63, GREEN: 41, BLUE: 70, YELLOW: 33}
    players = {
        one: replace(player, team=1 if one in (RED, GREEN) else 2, hand=ti(points[one] - 3))
        for one, player in match.players.items()
    }

    ended = by_points(replace(match, players=players))

    assert set(ended.winners) == {RED, GREEN}
    totals = dict.fromkeys(points, 0)
    for line in ended.scores:
        totals[line.player] += line.points
    assert totals == points
