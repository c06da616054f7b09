"""The ledger as a book, recounting and fast bookings."""

import dataclasses
from pathlib import Path

import pytest
from msgspec.structs import replace

from bp_desktop.core.accounts import BookLine, book_of, explanations
from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import FactionId, PlayerId
from bp_desktop.games.burning_planets.match.book import BOOK
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, TransferResources
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match, OwnTurn, Player
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared.booking import read_booking, resource_letters
from bp_desktop.games.table import Stage
from bp_desktop.session.document_file import open_document, read_header
from bp_desktop.texts.games.burning_planets.formats import names_in

GOLDEN = Path(__file__).parents[3] / "golden"

ANNA, BORIS = PlayerId("a"), PlayerId("b")
RESOURCES = ("biomass", "concrete", "food", "metal")
LETTERS = {one: one for one in RESOURCES} | {one[0]: one for one in RESOURCES}


def line(step: int, player: PlayerId = ANNA, reason: str = "", **amounts: int) -> BookLine:
    kind = PostingType.ADJUST
    return BookLine(step, 1, player, kind, Purse.of(amounts), "", EMPTY, reason)


def table() -> Match:
    players = {
        ANNA: Player(ANNA, "Anna", FactionId("humans")),
        BORIS: Player(BORIS, "Boris", FactionId("xenos")),
    }
    return Match(players=players, order=(ANNA, BORIS), turn=OwnTurn(player=BORIS), stage=Stage.PLAY)


def booked(match: Match, text: str) -> Command:
    return read_booking(table_game(), match, text, LETTERS)


def test_a_forgotten_payment_explains_too_many_notes() -> None:
    paid = line(3, metal=-10, concrete=-10)
    lines = [line(1, concrete=30), line(2, metal=20), paid]

    found = explanations(
        lines, ANNA, Purse.of(concrete=20, metal=10), Purse.of(concrete=30, metal=20)
    )

    assert [(one.lines, one.twice) for one in found] == [((paid,), False)]


def test_a_payment_made_twice_explains_too_few_notes() -> None:
    paid = line(2, metal=-5)

    found = explanations([line(1, metal=20), paid], ANNA, Purse.of(metal=15), Purse.of(metal=10))

    assert [(one.lines, one.twice) for one in found] == [((paid,), True)]


def test_one_kind_of_a_price_that_was_not_paid_explains_it_before_two_entries_do() -> None:
    """Who builds for concrete and metal hands over the concrete and forgets the metal."""
    built = line(2, concrete=-5, metal=-7)
    lines = [line(1, metal=-3), line(1, metal=-4), built]

    found = explanations(lines, ANNA, EMPTY, Purse.of(metal=7))

    assert [(one.lines, one.twice, one.partly) for one in found] == [((built,), False, True)]


def test_two_entries_together_may_explain_it_and_other_players_never_do() -> None:
    one, two = line(2, metal=-3), line(3, food=-4)
    lines = [line(1, BORIS, metal=-3, food=-4), one, two]

    found = explanations(lines, ANNA, EMPTY, Purse.of(metal=3, food=4))

    assert [set(each.lines) for each in found] == [{one, two}]


def test_notes_that_agree_need_no_explanation() -> None:
    assert explanations([line(1, metal=5)], ANNA, Purse.of(metal=5), Purse.of(metal=5)) == ()


@pytest.mark.parametrize(
    ("text", "player", "change", "reason"),
    [
        ("5m", BORIS, {"metal": 5}, ""),
        ("-5m", BORIS, {"metal": -5}, ""),
        ("a+5m", ANNA, {"metal": 5}, ""),
        ("anna -3c 2f forgot the cannon", ANNA, {"concrete": -3, "food": -2}, "forgot the cannon"),
        ("b +1 biomass -2 metal", BORIS, {"biomass": 1, "metal": -2}, ""),
        ("an 4fo, 2 houses", ANNA, {"food": 4}, "2 houses"),
        ("a 5m 2nd time", ANNA, {"metal": 5}, "2nd time"),
        ("anna: 5m", ANNA, {"metal": 5}, ""),
        ("a 0000000015m", ANNA, {"metal": 15}, ""),
        ("a \N{MINUS SIGN}5m", ANNA, {"metal": -5}, ""),
        ("a 5m \N{EN DASH}2c", ANNA, {"metal": 5, "concrete": -2}, ""),
    ],
)
def test_a_booking_is_a_few_key_presses(
    text: str, player: PlayerId, change: dict[str, int], reason: str
) -> None:
    booking = booked(table(), text)

    assert booking == AdjustTreasury(player, Purse.of(change), reason)


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("5 \N{CYRILLIC CAPITAL LETTER ES}", {"concrete": 5}),
        ("5\N{CYRILLIC SMALL LETTER VE} 3\N{CYRILLIC SMALL LETTER EM}", {"biomass": 5, "metal": 3}),
    ],
)
def test_cyrillic_letters_that_look_like_the_symbols_are_read_as_them(
    text: str, change: dict[str, int]
) -> None:
    """BP-APP-8: whoever copies a price from the Russian tables."""
    assert booked(table(), text) == AdjustTreasury(BORIS, Purse.of(change))


@pytest.mark.parametrize("text", ["R2D2 5m", "r2d2 > 4ever 5m", "> r2d2 5m", "4ever>r2d2 5m"])
def test_a_number_in_a_name_is_no_amount(text: str) -> None:
    robots = {
        ANNA: Player(ANNA, "R2D2", FactionId("humans")),
        BORIS: Player(BORIS, "4ever", FactionId("xenos")),
    }
    booking = booked(replace(table(), players=robots), text)

    assert isinstance(booking, AdjustTreasury | TransferResources)
    moved = booking.change if isinstance(booking, AdjustTreasury) else booking.goods
    assert moved == Purse.of(metal=5)


@pytest.mark.parametrize("text", ["anna > boris 3c", "a>b 3c", "ann >bo 3 concrete"])
def test_a_payment_from_one_player_to_another_is_one_line(text: str) -> None:
    booking = booked(table(), text)

    assert booking == TransferResources(ANNA, BORIS, Purse.of(concrete=3), consent=True)


def test_players_without_names_of_their_own_are_told_apart_by_one_key() -> None:
    """At most six key presses a booking, in a match of Player 1 and Player 2 too."""
    numbered = {
        ANNA: Player(ANNA, "Player 1", FactionId("humans")),
        BORIS: Player(BORIS, "Player 2", FactionId("xenos")),
    }

    booking = booked(replace(table(), players=numbered), "1+5m")

    assert booking == AdjustTreasury(ANNA, Purse.of(metal=5))


def test_a_payment_keeps_the_reason_that_was_typed() -> None:
    booking = booked(table(), "a > b 3c for the gate")

    assert isinstance(booking, TransferResources)
    assert booking.reason == "for the gate"


def test_a_payment_without_a_giver_is_the_active_players() -> None:
    booking = booked(table(), "> anna 3c")

    assert booking == TransferResources(BORIS, ANNA, Purse.of(concrete=3), consent=True)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "shared.booking.no_amount"),
        ("anna", "shared.booking.no_amount"),
        ("carl 5m", "shared.booking.which_player"),
        ("5 gold", "shared.booking.which_resource"),
        ("anna > 5m", "shared.booking.no_receiver"),
        ("anna > boris -5m", "shared.booking.negative_payment"),
        ("0m", "shared.booking.no_amount"),
        (600 * "1 " + "m", "core.text.too_long"),  # pasted by mistake
        ("9999999m", "shared.booking.too_much"),
        ("12345678901234567890m", "shared.booking.too_much"),
        ("5,5m", "shared.booking.not_whole"),
        ("anna 1 500m", "shared.booking.not_whole"),
        ("anna 5m 2.5c", "shared.booking.not_whole"),
        ("anna > boris 3c 2,5m", "shared.booking.not_whole"),
        ("anna 5m -2", "shared.booking.stray_amount"),
        ("anna 5m 3", "shared.booking.stray_amount"),
        ("anna 5m +3gold", "shared.booking.stray_amount"),
        ("anna 5m 3v", "shared.booking.which_resource"),
    ],
)
def test_a_booking_that_cannot_be_read_says_why(text: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        booked(table(), text)

    assert caught.value.messages[0].key == key


def test_without_a_turn_a_booking_needs_a_name() -> None:
    with pytest.raises(Refused) as caught:
        booked(replace(table(), stage=Stage.SETUP), "5m")

    assert caught.value.messages[0].key == "shared.booking.which_player"


def test_a_game_without_payments_takes_corrections_only() -> None:
    game = table_game()
    assert game.accounts is not None
    alone = dataclasses.replace(game, accounts=dataclasses.replace(game.accounts, pay=None))

    with pytest.raises(Refused) as caught:
        read_booking(alone, table(), "a > b 3c", LETTERS)

    assert caught.value.messages[0].key == "shared.booking.no_payments"
    assert read_booking(alone, table(), "3c", LETTERS) == AdjustTreasury(
        BORIS, Purse.of(concrete=3)
    )


def test_a_letter_that_begins_two_names_books_neither() -> None:
    """Italian: "3c" may be meant as cibo, and must not become cemento without a word."""
    english, italian = (
        resource_letters({one: names_in(language).resource(one) for one in RESOURCES})
        for language in ("en", "it")
    )

    assert english["c"] == "concrete"
    assert "c" not in italian
    assert italian["cibo"] == italian["f"] == "food"
    assert italian["m"] == "metal"


def test_a_cyrillic_letter_that_looks_like_a_symbol_of_this_game_is_read_as_it() -> None:
    cyrillic = "3\N{CYRILLIC SMALL LETTER ES} 2\N{CYRILLIC CAPITAL LETTER EM}"

    assert booked(table(), cyrillic) == AdjustTreasury(BORIS, Purse.of(concrete=3, metal=2))


def test_an_empty_journal_has_an_empty_book() -> None:
    assert book_of(BOOK, ()) == ()


def test_the_book_of_a_real_match_ends_at_its_balances() -> None:
    """BP-APP-2, over a golden match: every balance is the last line of its player."""
    file = read_header((GOLDEN / "four_rich_with_house_rules.bpmatch").read_bytes())
    session = open_document(file, match_system(), AppDice(1))

    lines = book_of(BOOK, ((step.seq, step.outcome.events) for step in session.timeline))

    last = {one.player: one.balance for one in lines}
    assert lines
    assert last == {one.id: one.treasury for one in session.state.players.values()}
