"""Set-up of Parsec in the window: who goes first, where everybody settles, and the start kit."""

from collections import Counter

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.match.lookup import colonies_of, owned
from bp_desktop.games.parsec.match.state import SetupPart
from bp_desktop.games.table import Stage
from tests.journeys.parsec_hand import ParsecHand, agreement
from tests.journeys.parsec_start import dealt, prepared
from tests.ui.games.parsec.conftest import Start


def rare_numbers(hand: ParsecHand) -> list[int]:
    """Numbers that one planet alone has."""
    planets = (one for one in hand.match.board.bodies.values() if one.is_planet)
    count = Counter(one.number for one in planets)
    return [number for number, times in count.items() if times == 1]


def cells_of(hand: ParsecHand, number: int) -> set[object]:
    return {
        cell
        for one in hand.match.board.bodies.values()
        if one.is_planet and one.number == number
        for cell in one.cells
    }


def asked(hand: ParsecHand) -> tuple[str, str]:
    """Whose step it is, and what for, as the header says it."""
    return hand.view.head.name.text(), hand.view.head.where.text()


def test_a_tie_for_the_first_place_is_rolled_again_with_real_dice(start: Start) -> None:
    """PA-APP-8, typed: only those who are equal roll again."""
    hand = start()
    hand.open(dealt(agreement("Anna", "Boris", "Chiara", real_dice=True)))

    hand.throw(5, 2, 5)
    assert hand.says("A tie: Anna, Chiara roll again.")
    assert hand.view.go_on.button.text() == "Anna, Chiara roll the d8: enter what they show"
    hand.throw(4, 4)
    assert hand.says("A tie: Anna, Chiara roll again.")
    hand.throw(3, 7)

    assert hand.says("Chiara plays first.")
    first = hand.match.players[hand.match.order[0]]
    assert first.name == "Chiara"


def test_the_program_rolls_for_the_first_place_until_it_is_decided(start: Start) -> None:
    """PA-APP-8, rolled in the app: by the main button alone, ties included."""
    hand = start()
    hand.open(dealt(agreement("Anna", "Boris")))

    while hand.match.preparation.part is SetupPart.ORDER:
        contenders = hand.match.preparation.contenders
        hand.go_on()
        outcome = hand.view.session.entries[-1].outcome
        assert outcome is not None
        thrown = [(one.die, one.origin) for one in outcome.rolls]
        assert thrown == [(8, "app")] * len(contenders)

    first = hand.match.players[hand.match.order[0]].name
    assert hand.says(f"{first} plays first.")


def test_the_settlement_goes_through_the_snake_with_planets_lit_and_rolls_repeated(
    start: Start,
) -> None:
    """PA-APP-9, PA-SETTLE-1 to -9."""
    hand = start()
    agreed = agreement("Anna", "Boris", real_dice=True)
    hand.open(prepared(agreed, until=SetupPart.SETTLING))
    one, other = rare_numbers(hand)[:2]

    assert asked(hand) == ("Anna", "settlement, round 1 of 2")
    hand.throw(one)
    assert asked(hand) == ("Anna", f"settles: number {one}")
    assert hand.view.go_on.button.text() == "Waiting for a choice"
    assert not hand.view.go_on.button.isEnabled()
    assert hand.says("Anna: choose a cell for a colony and a cargo ship")
    assert hand.says(f"Anna · settles: number {one}\nThen: Boris → Boris → Anna"), "the snake"
    assert hand.lit() == cells_of(hand, one), "the legal planet, and nothing else"
    hand.click(min(hand.lit()))

    hand.throw(one)
    assert hand.says(f"Boris rolls {one}: no planet for it.")
    assert asked(hand) == ("Boris", "settlement, round 1 of 2: roll again"), "as often as it takes"
    assert not hand.lit()
    hand.throw(one)
    assert asked(hand) == ("Boris", "settlement, round 1 of 2: roll again")
    hand.throw(other)
    hand.click(min(hand.lit()))

    assert asked(hand) == ("Boris", "settlement, round 2 of 2"), "the last one is first now"
    assert hand.says("Boris · settlement, round 2 of 2\nThen: Anna")
    mine = {unit.cell for unit in owned(hand.match, hand.match.order[1])}
    hand.throw(other)
    assert hand.lit() == cells_of(hand, other) - mine, "forced to the own planet"
    hand.click(min(hand.lit()))

    assert asked(hand) == ("Anna", "settlement, round 2 of 2")
    hand.throw(other)
    last = "settlement, round 2 of 2: last roll, then reserve"
    assert asked(hand) == ("Anna", last), "a single one more"
    hand.throw(other)
    assert hand.says("Anna keeps the second colony in reserve.")
    anna = hand.match.order[0]
    assert (hand.match.players[anna].reserve, colonies_of(hand.match, anna)) == (1, 1)
    assert hand.match.preparation.part is SetupPart.KITS


def test_a_planet_is_chosen_where_several_have_the_number(start: Start) -> None:
    """PA-APP-9, PA-SETTLE-10 and PA-GAP-8: every legal planet is lit, the own one too."""
    hand = start()
    hand.open(prepared(agreement("Anna", "Boris", real_dice=True), until=SetupPart.SETTLING))
    planets = [one for one in hand.match.board.bodies.values() if one.is_planet]
    number = next(n for n, times in Counter(one.number for one in planets).items() if times == 2)

    hand.throw(number)
    assert hand.lit() == cells_of(hand, number)
    both = [one for one in planets if one.number == number]
    hand.click(both[0].cells[0])
    rare = rare_numbers(hand)
    hand.throw(rare[0])
    hand.click(min(hand.lit()))
    hand.throw(rare[0])
    hand.click(min(hand.lit()))
    hand.throw(number)

    assert hand.lit() == cells_of(hand, number) - {both[0].cells[0]}


def test_beside_a_real_board_the_players_say_that_no_planet_is_free(start: Start) -> None:
    """PA-APP-9, PA-SETTLE-3 to -6: by a card, after which the die rolls again, or the reserve."""
    hand = start()
    agreed = agreement("Anna", "Boris", real_dice=True)
    hand.open(prepared(agreed, tracked=False, until=SetupPart.SETTLING))
    anna, boris = hand.match.order
    hand.throw(1)
    hand.do("Planet 1")
    hand.throw(1)
    assert not any(one.startswith("Planet") for one in hand.titles()), "somebody else's"

    hand.do("No free planet has the number 1")

    assert hand.says("Boris: no free planet has the number 1.")
    assert asked(hand) == ("Boris", "settlement, round 1 of 2: roll again")
    for number in (2, 2):
        hand.throw(number)
        hand.do("Planet 2")
    for said in ("settlement, round 2 of 2", "settlement, round 2 of 2: last roll, then reserve"):
        assert asked(hand) == ("Anna", said)
        hand.throw(2)
        hand.do("No free planet has the number 2")
    assert hand.says("Anna keeps the second colony in reserve.")
    assert (hand.match.players[anna].reserve, hand.match.players[boris].reserve) == (1, 0)


def test_the_start_kit_is_three_cards_of_choice_and_an_event_booked(start: Start) -> None:
    """PA-APP-10."""
    hand = start()
    hand.open(prepared(agreement("Anna", "Boris"), until=SetupPart.KITS))
    form = hand.own.now.amounts
    boxes = form.amounts.amounts

    assert hand.says("Anna takes a start kit")
    assert hand.says("3 cards of your choice and an event card")
    hand.fill(boxes["titanium"], 2)
    assert hand.says("4 of 3 cards")
    assert not form.confirm.isEnabled(), "not more than three"
    hand.fill(boxes["gold"], 0)
    assert hand.says("3 of 3 cards")
    bank = hand.match.bank
    hand.push(form.confirm)

    anna, _boris = (hand.match.players[one] for one in hand.match.order)
    assert anna.hand == Purse.of(titanium=2, energy=1)
    assert len(anna.cards) == 1
    assert hand.match.bank == bank - anna.hand, "a transfer from the bank"
    assert hand.says("Boris takes a start kit")
    hand.push(form.confirm)
    assert hand.match.stage is Stage.PLAY
    hand.open_panel("ledger")
    booked = [row.title for row in hand.rows("Ledger")]
    assert booked == ["Boris: start kit", "Anna: start kit"]
