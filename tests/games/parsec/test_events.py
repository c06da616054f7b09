"""Event cards of Parsec: when they may be played, what they do, and where they go (5.2, 14.4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import from_offset
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.definition_checks import deck_warnings
from bp_desktop.games.parsec.definitions import DefinitionSet, EventDefinition
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.fight_facts import in_reach
from bp_desktop.games.parsec.match.markers import marker_cell
from bp_desktop.games.parsec.match.state import HeldCard, LastingEvent, ParsecMatch
from bp_desktop.games.parsec.match.stats import attack_bonus, move_of, port_rate
from bp_desktop.games.shared.deck import Deck
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    GREEN,
    RED,
    TRANSPORT,
    a_match,
    against,
    asteroid,
    at,
    begun_turn_of,
    board_of,
    hand,
    held,
    holding,
    of_player,
    options,
    planet,
    play,
    ti,
    unit,
)
from tests.games.parsec.fighting import U, attack, fight_of, missed, now, struck, thrown
from tests.games.parsec.sample import sample_set
from tests.games.parsec.test_examples import docked_board

MIDDLE = 5
"""The module of open space."""


def card(number: int, player: ids.PlayerId = RED, **more: Any) -> c.PlayEvent:
    return c.PlayEvent(player, ids.CardId(f"sample-e{number:02}"), **more)


def given(match: ParsecMatch, *numbers: int, player: ids.PlayerId = RED) -> ParsecMatch:
    return holding(match, player, *(f"sample-e{number:02}" for number in numbers))


def owner_card(**more: Any) -> EventDefinition:
    """A card that somebody typed in, with its text alone."""
    return EventDefinition(
        ids.CardId("mine"), ids.DefinitionOrigin.OWNER, "strategic", "red", {"en": "Mine"}, **more
    )


def with_card(match: ParsecMatch, definition: EventDefinition, player: ids.PlayerId) -> ParsecMatch:
    events = (*match.definitions.events, definition)
    match = replace(match, definitions=replace(match.definitions, events=events))
    return of_player(match, player, cards=(HeldCard(definition.id, definition.rarity),))


# --- when


def test_cards_are_for_the_own_turn_or_for_defending() -> None:
    """PA-EVT-10: a card of the own turn does not become one for defence, and nobody else joins."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = given(given(given(match, 1), 1, 5, player=BLUE), 5, player=GREEN)

    assert against(match, card(1)) == ()
    assert "PA-EVT-11" in against(match, card(1, BLUE))
    assert against(match, card(5, BLUE)) == ("PA-EVT-12",)
    fight = attack(match, "r")
    assert against(fight, card(1)) == ()
    assert against(fight, card(5, BLUE)) == ()
    assert against(fight, card(1, BLUE)) == ("PA-EVT-10",)
    assert against(fight, card(5, GREEN)) == ("PA-EVT-10",)


def test_a_card_that_says_so_is_for_the_turn_of_anyone() -> None:
    """PA-EVT-11."""
    match = a_match()

    anytime = with_card(match, owner_card(when="any"), BLUE)
    usual = with_card(match, owner_card(), BLUE)

    assert against(anytime, c.PlayEvent(BLUE, ids.CardId("mine"))) == ()
    assert "PA-EVT-11" in against(usual, c.PlayEvent(BLUE, ids.CardId("mine")))


@pytest.mark.parametrize("delay", ["any_next_turn", "own_next_turn"])
def test_a_bought_card_waits_for_the_next_turn(delay: str) -> None:
    """PA-GAP-45, PA-EVT-2: of anyone, or of its buyer; and from then on it is like any other."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, CRUISER, at(1, 0)),
        chosen=options(evt={"delay": delay}),
    )
    new = replace(held("sample-e05"), bought=match.turn.number)
    match = of_player(match, RED, cards=(new,))
    shield = card(5)
    blue = attack(begun_turn_of(match, BLUE), "b", target="r")

    at_once = play(missed(attack(match, "r", target="b")), c.CounterAttack(U("r"), (U("b"),)))
    assert "PA-EVT-2" in against(at_once, shield)
    assert (against(blue, shield) == ()) is (delay == "any_next_turn")
    later = begun_turn_of(begun_turn_of(match, RED), BLUE)
    assert against(attack(later, "b", target="r"), shield) == ()


def test_first_and_inherited_cards_wait_for_nothing() -> None:
    """PA-GAP-45, PA-ELIM-3."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    units = {id_: one for id_, one in match.units.items() if id_ != "far-blue"}
    fresh = replace(held("sample-e01"), bought=match.turn.number)
    match = of_player(replace(match, units=units), BLUE, cards=(fresh,))
    match = play(thrown(attack(match, "r"), 8, 1), c.ChooseLoss(U("b")))

    assert match.players[RED].cards == (held("sample-e01"),)
    assert hand(play(match, card(1)), RED) == ti(2, 1) + ti(2)


# --- where they go


def test_a_played_card_is_under_the_deck_and_not_for_sale() -> None:
    """PA-EVT-8, PA-GAP-47."""
    match = given(a_match(chosen=options(port={"sale_needs_dock": False})), 1, 21)
    sell = c.SellEvent(ids.CardId("sample-e01"))
    assert against(match, sell) == ()
    match = play(match, card(1))
    match = play(match, card(21))

    assert match.deck.bottom == ("sample-e01",)
    assert match.players[RED].permanent == ("sample-e21",)
    assert against(match, sell) != ()
    assert against(match, c.SellEvent(ids.CardId("sample-e21"))) != ()


def test_sold_cards_go_under_the_deck_and_an_empty_deck_sells_none() -> None:
    """PA-GAP-47, PA-EVT-6."""
    match = given(a_match(chosen=options(port={"sale_needs_dock": False})), 22)
    match = play(match, c.SellEvent(ids.CardId("sample-e22")))
    assert hand(match, RED) == ti(0, 0, 4)
    assert match.deck.bottom == ("sample-e22",)

    assert "PA-GAP-47" in against(replace(match, deck=Deck()), c.BuyEvent())
    alone = replace(match, deck=replace(match.deck, unseen={}))
    bought = play(alone, c.BuyEvent())
    assert bought.players[RED].cards[-1].card == "sample-e22"


# --- how long, and where


def test_a_lasting_event_says_where_and_how_long() -> None:
    """PA-EVT-13, -16: for a module and one round of turns; then its card is under the deck."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    strike = c.DeclareAttack((U("r"),), U("b"))
    assert against(match, strike) == ()
    assert against(given(match, 12), card(12)) == ("PA-EVT-13",)
    storm = play(given(match, 12), card(12, module=MIDDLE))

    assert "PA-EVT-13" in against(storm, strike)
    elsewhere = play(given(match, 12), card(12, module=1))
    assert against(elsewhere, strike) == ()
    green = begun_turn_of(storm, GREEN)
    assert len(green.lasting) == 1
    over = begun_turn_of(green, RED)
    assert over.lasting == {}
    assert over.deck.bottom == ("sample-e12",)
    assert against(over, strike) == ()


def test_markers_lie_on_a_free_cell_of_the_module_or_under_the_units() -> None:
    """PA-EVT-14, -15."""
    board = board_of(planet(6, "titanium", "gold"))
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), board=board)
    storm = play(given(match, 12), card(12, module=MIDDLE))
    lasting = next(iter(storm.lasting.values()))
    cell = marker_cell(storm, lasting)

    assert cell is not None
    assert board.modules_at[cell] == (MIDDLE,)
    there = replace(storm, units=storm.units | {U("x"): unit("x", BLUE, CARGO, cell)})
    moved = marker_cell(there, lasting)
    assert moved not in (None, cell)
    under = LastingEvent("x", ids.CardId("mine"), RED, 1, cell=at(0, 0))
    assert marker_cell(storm, under) == at(0, 0)
    body = LastingEvent("y", ids.CardId("mine"), RED, 1, body="m1.1")
    assert marker_cell(storm, body) == board.bodies["m1.1"].cells[0]
    assert marker_cell(storm, LastingEvent("z", ids.CardId("mine"), RED, 1)) is None


def test_more_events_than_markers_are_allowed() -> None:
    """PA-GAP-49."""
    match = a_match(
        lasting={str(n): LastingEvent(str(n), ids.CardId("x"), RED, 3) for n in range(8)}
    )

    assert len(match.lasting) == match.tables.event_markers
    match = play(given(match, 12), card(12, module=MIDDLE))
    assert len(match.lasting) == match.tables.event_markers + 1


def test_permanent_events_stay_until_the_end() -> None:
    """PA-EVT-18: a cargo of their owner moves 4 cells for ever."""
    match = a_match(unit("r", RED, CARGO, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = play(given(match, 24), card(24))
    for _ in range(3):
        match = begun_turn_of(match, RED)

    assert match.players[RED].permanent == ("sample-e24",)
    assert "sample-e24" not in match.deck.bottom
    assert move_of(match, match.units[U("r")]) == 4
    assert move_of(match, match.units[U("b")]) == 3


# --- what they give


def test_bonus_events_are_free_of_charge() -> None:
    """PA-EVT-19: resources, vessels and colonies, and none of it is a purchase."""
    board = board_of(planet(6, "titanium", "gold"))
    cells = board.bodies["m1.1"].cells
    match = a_match(unit("k", RED, COLONY, cells[0]), board=board)
    match = given(match, 2, 3, 13, 18, 23)
    match = play(match, card(2))
    match = play(match, card(3, takes=ti(1, 0, 1)))
    assert against(match, card(18, takes=ti(3))) == ("PA-EVT-19",)
    match = play(match, card(18, takes=ti(4)))
    match = play(match, card(13, unit=U("k")), seq=101)
    match = play(match, card(23, at=cells[3]), seq=102)

    assert hand(match, RED) == ti(0, 2) + ti(1, 0, 1) + ti(4)
    new = [one for one in match.units.values() if one.owner == RED and one.built]
    assert [(one.type, one.cell) for one in new] == [(CARGO, cells[0]), (COLONY, cells[3])]
    assert match.turn.part is ids.TurnPart.ACTIONS
    short = given(replace(match, bank=ti(0, 1, 0)), 2)
    assert hand(play(short, card(2)), RED) - hand(match, RED) == ti(0, 1)
    assert against(given(replace(match, bank=ti()), 2), card(2)) == ("PA-EVT-19",)


def test_a_free_vessel_goes_aboard_only_where_it_fits() -> None:
    """PA-TRANS-1, PA-EVT-19: a transport carries small vessels, two at most."""
    board = board_of(planet(6, "titanium", "gold"))
    home = board.bodies["m1.1"].cells[0]
    colony, ship = unit("k", RED, COLONY, home), unit("t", RED, TRANSPORT, home)
    match = given(a_match(colony, ship, board=board), 13, 22)
    full = {U(one): unit(one, RED, CARGO, home, aboard=U("t")) for one in "xy"}

    assert against(match, card(13, unit=U("t"))) == ()
    assert against(match, card(22, unit=U("t"))) == ("PA-TRANS-1",)
    assert against(replace(match, units=match.units | full), card(13, unit=U("t"))) == (
        "PA-TRANS-1",
    )


def test_events_reach_seams_and_docks() -> None:
    """PA-EVT-20, PA-PORT-5: a vessel between two modules, and a docked cargo."""
    board = docked_board()
    dock, seam = from_offset(5, 4), from_offset(8, 4)
    match = a_match(unit("b", BLUE, CARGO, dock), unit("s", BLUE, FIGHTER, seam), board=board)
    match = given(match, 26)

    assert board.modules_at[seam] == (1, 2)
    first = play(match, card(26, module=1, faces=(2, 1)))
    assert not {"b", "s"} & set(first.units)
    second = play(match, card(26, module=2, faces=(2,)))
    assert {"b"} == {"b", "s"} & set(second.units)
    assert hand(first, RED) == ti()


def test_what_is_aboard_is_struck_too_and_goes_down_with_its_transport() -> None:
    """PA-TRANS-13, PA-GAP-63: one die each; only in fights does a load save its transport."""
    ship = U("t")
    match = a_match(
        unit("t", BLUE, TRANSPORT, at(0, 0)),
        unit("f", BLUE, FIGHTER, at(0, 0), aboard=ship),
        unit("g", BLUE, CARGO, at(0, 0), aboard=ship),
    )
    shower = given(match, 15)
    where: dict[str, Any] = {"at": at(0, 0)}

    assert "PA-EVT-13" in against(shower, card(15, faces=(8, 8, 8, 8), **where))
    one = play(shower, card(15, faces=(8, 3, 4), **where))
    assert {"t", "g"} == {"t", "f", "g"} & set(one.units)
    all_ = play(shower, card(15, faces=(1, 8, 8), **where))
    assert not {"t", "f", "g"} & set(all_.units)


def test_a_card_prevails_over_a_rule() -> None:
    """PA-EVT-21, PA-GAP-60: cargos attack (PA-UNIT-8), the surrounded escape (PA-EVADE-2)."""
    match = a_match(unit("r", RED, CARGO, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    strike = c.DeclareAttack((U("r"),), U("b"))
    assert "PA-UNIT-8" in against(match, strike)
    armed = play(given(match, 20), card(20))
    assert against(armed, strike) == ()
    assert attack_bonus(armed, armed.units[U("r")], declared=True) == 1
    assert attack_bonus(armed, armed.units[U("b")], declared=True) == 0
    assert "PA-UNIT-8" in against(begun_turn_of(armed, RED), strike)

    ring = [unit(f"r{one}", RED, FIGHTER, cell) for one, cell in enumerate(at(0, 0).neighbors())]
    match = a_match(unit("b", BLUE, CARGO, at(0, 0)), *ring)
    match = missed(attack(given(match, 19, player=BLUE), "r0"))
    assert now(match).evasions == {}
    jump: dict[str, Any] = {"unit": U("b")}
    assert "PA-EVADE-1" in against(match, card(19, BLUE, at=at(7, 0), **jump))
    assert play(match, card(19, BLUE, at=at(6, 0), **jump)).fight is None


def test_events_extend_the_range_of_a_vessel() -> None:
    """PA-LONG-6, PA-GAP-33: for this turn, in counter-attacks too; off the lines it is no use."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, CRUISER, at(3, 0)),
        unit("o", BLUE, CRUISER, at(2, 1)),
        unit("c", RED, CARGO, at(0, 1)),
    )
    assert "PA-COMBAT-4" in against(match, c.DeclareAttack((U("r"),), U("b")))
    assert "PA-LONG-6" in against(given(match, 11), card(11, unit=U("c")))
    match = play(given(match, 11), card(11, unit=U("r")))

    assert against(match, c.DeclareAttack((U("r"),), U("b"))) == ()
    assert "PA-COMBAT-4" in against(match, c.DeclareAttack((U("r"),), U("o")))
    later = begun_turn_of(match, RED)
    assert not in_reach(later, later.units[U("r")], later.units[U("b")])


# --- the other words of 14.4


def test_movement_changes_for_a_vessel_and_on_a_module() -> None:
    """14.4 `move` and `module_move`; PA-EVADE-6: neither more than 1 cell less nor for evading."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("m", RED, CARGO, at(0, 1), moved=5))
    assert "PA-UNIT-5" in against(given(match, 6), card(6, unit=U("m")))
    quick = play(given(match, 6), card(6, unit=U("r")))
    slow = play(given(match, 7), card(7, module=MIDDLE))

    assert move_of(quick, quick.units[U("r")]) == 3
    assert move_of(quick, quick.units[U("r")], evading=True) == 2
    assert move_of(slow, slow.units[U("r")]) == 1
    slower = play(given(slow, 7), card(7, module=MIDDLE), seq=101)
    assert move_of(slower, slower.units[U("r")]) == 1


def test_a_blocked_body_yields_nothing_and_is_still_there() -> None:
    """14.4 `body_blocked`; PA-PROD-5: no card of choice instead."""
    board = board_of(asteroid(3, "titanium"))
    spot = board.bodies["m1.1"].cells[0]
    match = a_match(unit("r", RED, CARGO, spot), board=board)
    drills = play(given(match, 21), card(21))
    blocked = play(given(match, 16), card(16, body="m1.1"))

    def produced(match: ParsecMatch) -> ParsecMatch:
        turn = replace(match.turn, part=ids.TurnPart.PRODUCTION)
        return play(replace(match, turn=turn), c.RollProduction(), 3)

    assert hand(produced(drills), RED) == ti(2)
    assert hand(produced(blocked), RED) == ti()


def test_rates_and_blockades_change_the_port() -> None:
    """14.4 `port_rate` and `port_closed`; PA-PORT-2: once for two, then for three again."""
    board = docked_board()
    match = a_match(unit("r", RED, CARGO, from_offset(5, 4)), board=board, hands={RED: ti(6)})
    tip = play(given(match, 8), card(8))
    assert port_rate(tip, RED) == 2
    tip = play(tip, c.ExchangeAtPort(ti(2), ids.ResourceId("gold")))
    assert hand(tip, RED) == ti(4, 0, 1)
    assert port_rate(tip, RED) == 3
    closed = play(given(match, 27), card(27))

    assert "PA-EVT-13" in against(closed, c.ExchangeAtPort(ti(3), ids.ResourceId("gold")))
    for _ in range(2):
        closed = begun_turn_of(closed, RED)
    assert closed.lasting == {}


def test_a_die_can_be_rolled_again_and_guns_improve() -> None:
    """14.4 `reroll` and `stat_permanent`; PA-EVT-12."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = play(given(match, 14, 25), card(25))
    match = attack(match, "r")
    assert struck(match).attack == 2
    assert against(match, card(14)) == ("PA-EVT-12",)
    match = play(thrown(match, 1, 5), card(14, faces=(7,)))

    assert struck(match).totals == (7 + 2, 5 + 1)
    assert fight_of(match).strike is not None
    carrier = unit("t", RED, TRANSPORT, at(3, 3))
    loaded = replace(
        match,
        units=match.units
        | {U("t"): carrier, U("a"): unit("a", RED, FIGHTER, at(3, 3), aboard=U("t"))},
    )
    assert attack_bonus(loaded, carrier, declared=False) == 1 + 1


# --- decks of owners


def test_only_more_than_four_copies_are_warned_about() -> None:
    """PA-GAP-48, PA-EVT-5: how many red and yellow ones there are, nobody knows."""

    def warned(rarity: str, copies: int) -> list[str]:
        one = replace(owner_card(), rarity=rarity, copies=copies)
        rest = replace(owner_card(), id=ids.CardId("rest"), rarity="green", copies=4)
        many = [replace(rest, id=ids.CardId(f"rest{n}")) for n in range(20)]
        found = deck_warnings(DefinitionSet(events=(one, *many)), a_match().tables)
        return [message.key for message in found]

    counts = {one.id: one.copies for one in sample_set().events if one.rarity in ("red", "yellow")}

    assert set(counts.values()) == {2, 3}
    assert "parsec.deck.copies" not in warned("red", 4)
    assert "parsec.deck.copies" not in warned("yellow", 4)
    assert "parsec.deck.copies" in warned("yellow", 5)
    assert "parsec.deck.copies" in warned("violet", 2)
