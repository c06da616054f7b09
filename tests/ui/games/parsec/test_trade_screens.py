"""Trade of Parsec in the window: who is in contact and why, and the desk of the Space Port."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.definitions import PortClosed
from bp_desktop.games.parsec.ids import CardId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import LastingEvent
from bp_desktop.ui.games.parsec.table.yard_panel import CardsPanel
from bp_desktop.ui.table.amount_form import AmountForm
from bp_desktop.ui.table.trade import TradePanel
from tests.journeys.parsec_hand import ParsecHand, free_space
from tests.ui.games.parsec.conftest import Sit

PLAIN = {"variant": {"no_factions": True}}


def two_cells_of_a_planet(hand: ParsecHand) -> tuple[Hex, Hex]:
    planet = next(
        one
        for one in hand.match.board.bodies.values()
        if one.is_planet and not any(hand.match.stacks.get(cell) for cell in one.cells)
    )
    return planet.cells[0], planet.cells[1]


def dock(hand: ParsecHand, seat: int) -> None:
    free = next(one for one in sorted(hand.match.board.docks) if not hand.match.stacks.get(one))
    hand.put(seat, "cargo", free)


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [
        ("cargo", "cargo", "cargo ships side by side"),
        ("colony", "colony", "colonies side by side"),
        ("cargo", "colony", "cargo ship beside a colony"),
        ("colony", "cargo", "cargo ship beside a colony"),
    ],
)
def test_contacts_are_listed_with_their_reason(sit: Sit, mine: str, theirs: str, why: str) -> None:
    """PA-APP-26."""
    hand = sit(**PLAIN)
    hand.open_panel("cards")
    assert "Trade contacts: nobody now" in hand.titles()
    one, other = two_cells_of_a_planet(hand)
    hand.put(0, mine, one)
    hand.put(1, theirs, other)

    assert "Trade contacts: nobody now" not in hand.titles()
    assert hand.notes("Boris") == [why]


def test_players_with_docked_cargos_may_trade_and_a_click_begins_it(sit: Sit) -> None:
    """PA-APP-26: both docked; nobody else is on the list."""
    hand = sit("Anna", "Boris", "Chiara", **PLAIN)
    dock(hand, 0)
    dock(hand, 1)
    hand.open_panel("cards")

    assert "both docked at the port" in hand.notes("Boris")
    assert not any(one.startswith("Chiara") for one in hand.titles())
    hand.do("Boris")
    (panel,) = hand.seen(TradePanel)
    assert panel.isVisible()
    assert hand.says("Boris")


# --- the port


def test_the_port_exchanges_three_for_one_where_a_cargo_is_docked(sit: Sit) -> None:
    """PA-APP-27, PA-PORT-2."""
    hand = sit(**PLAIN)
    me = hand.match.turn.player
    hand.view.act(c.AdjustHand(me, Purse.of(titanium=5), ""))
    hand.open_panel("cards")
    face = hand.face("Exchange 3 cards for 1")
    assert face.why_not
    assert "PA-PORT-2" in face.rules

    dock(hand, 0)
    assert hand.face("Exchange 3 cards for 1").why_not == ""
    before = hand.match.players[me].hand
    hand.do("Exchange 3 cards for 1")
    (form,) = hand.seen(AmountForm)
    assert not form.confirm.isEnabled()
    hand.fill(form.amounts.amounts["titanium"], 3)
    hand.choose(form.choice, "Gold")
    hand.push(form.confirm)

    assert hand.match.players[me].hand == before - Purse.of(titanium=3) + Purse.of(gold=1)
    hand.open_panel("ledger")
    assert hand.rows("Ledger")[0].title == "Anna exchanges at the port"


def test_the_port_says_that_it_is_closed_or_that_actions_are(sit: Sit) -> None:
    """14.4 `port_closed`, PA-TURN-4, PA-APP-16: before anybody fills in what to give."""
    hand = sit(**PLAIN)
    me = hand.match.turn.player
    hand.view.act(c.AdjustHand(me, Purse.of(titanium=9, gold=9, energy=9), ""))
    dock(hand, 0)
    hand.open_panel("cards")
    assert hand.face("Exchange 3 cards for 1").why_not == ""
    match = hand.match
    closed = LastingEvent("one", CardId("sample-e27"), me, 2, PortClosed())
    panel = next(one for one in hand.seen(CardsPanel))
    (shut,) = list(panel._port(replace(match, lasting={"one": closed}), me))[1:]
    assert shut.face.why_not

    hand.view.act(c.BuyEvent())
    hand.open_panel("cards")
    assert hand.face("Exchange 3 cards for 1").rules == ("PA-TURN-4",)


def test_a_faction_has_its_own_rate_at_the_port(sit: Sit) -> None:
    """PA-APP-27: Free Haulers give two."""
    hand = sit()
    dock(hand, 0)
    hand.open_panel("cards")

    hand.do("Exchange 2 cards for 1")
    (form,) = hand.seen(AmountForm)
    hand.fill(form.amounts.amounts["titanium"], 1)
    hand.fill(form.amounts.amounts["energy"], 1)
    hand.choose(form.choice, "Gold")
    hand.push(form.confirm)

    hand_now = hand.match.players[hand.match.turn.player].hand
    assert hand_now["gold"] == 2


@pytest.mark.parametrize(
    ("card", "gold"),
    [("sample-e01", 1), ("sample-e09", 2), ("sample-e16", 3), ("sample-e27", 4)],
    ids=["green", "yellow", "red", "violet"],
)
def test_event_cards_are_sold_by_their_rarity_where_a_cargo_is_docked(
    sit: Sit, card: str, gold: int
) -> None:
    """PA-APP-27, PA-EVT-6, PA-GAP-46."""
    hand = sit(events=(card,), **PLAIN)
    me = hand.match.turn.player
    assert [one.card for one in hand.match.players[me].cards] == [card]
    hand.open_panel("cards")
    sale = "Sell to the port:"
    assert hand.face(sale).price == Purse.of(gold=gold)
    assert hand.face(sale).why_not
    assert {"PA-PORT-2", "PA-PORT-6", "PA-GAP-46"} & set(hand.face(sale).rules)

    dock(hand, 0)
    before = hand.match.players[me]
    hand.do(sale)

    after = hand.match.players[me]
    assert after.hand == before.hand + Purse.of(gold=gold)
    assert len(after.cards) == len(before.cards) - 1
    hand.open_panel("ledger")
    assert hand.rows("Ledger")[0].title == "Anna sells an event card to the port"


def test_the_port_is_far_from_open_space(sit: Sit) -> None:
    """PA-APP-27: a cargo elsewhere does not open the desk."""
    hand = sit(**PLAIN)
    hand.put(0, "cargo", free_space(hand.match))
    hand.open_panel("cards")

    assert hand.face("Exchange 3 cards for 1").why_not
