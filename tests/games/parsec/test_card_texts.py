"""Cards of Parsec that only people can read: every change, with the card's id (PA-DATA-6)."""

from typing import Any

import pytest
from msgspec.structs import replace

from bp_desktop.core.accounts import BookLine
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.definitions import DefinitionSet, EventDefinition, FactionDefinition
from bp_desktop.games.parsec.match import commands as c, events as e
from bp_desktop.games.parsec.match.card_texts import text_of
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.queries.book import posting_told
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import move_of, range_of
from tests.games.parsec.build import (
    BLUE,
    CRUISER,
    FIGHTER,
    RED,
    a_match,
    against,
    at,
    hand,
    play,
    played,
    ti,
    unit,
)
from tests.games.parsec.fighting import U, attack, struck
from tests.games.parsec.sample import sample_set

OWN = ids.DefinitionOrigin.OWNER
CARD, FACTION = "own-storm", "own-miners"


def texts() -> DefinitionSet:
    storm = EventDefinition(
        ids.CardId(CARD), OWN, "bonus", "green", {"en": "Storm"}, text="Ships are shaken."
    )
    miners = FactionDefinition(ids.FactionId(FACTION), OWN, {"en": "Miners"}, text="They dig.")
    whole = sample_set()
    return replace(whole, events=(*whole.events, storm), factions=(*whole.factions, miners))


def the_match() -> ParsecMatch:
    units = (unit("a", RED, CRUISER, at(3, 3)), unit("b", BLUE, CRUISER, at(4, 3)))
    return a_match(*units, definitions=texts(), hands={RED: ti(2, 2, 2)})


def applying(card: str = CARD, **more: Any) -> c.ApplyText:
    return c.ApplyText(RED, card, **more)


@pytest.mark.parametrize("card", [CARD, FACTION])
def test_cards_are_gained_lost_and_paid_by_the_word_of_a_text(card: str) -> None:
    match, happened = played(the_match(), applying(card, amounts=ti(1)))
    assert hand(match, RED) == ti(3, 2, 2)
    assert isinstance(happened[0], e.TextApplied)
    assert (happened[0].card, happened[0].postings[0].type) == (card, ParsecPosting.EVENT_EFFECT)
    assert hand(play(match, applying(card, amounts=-ti(3))), RED) == ti(0, 2, 2)
    match, happened = played(match, applying(card, amounts=-ti(1), is_cost=True))
    assert isinstance(happened[0], e.TextApplied)
    (paid,) = happened[0].postings
    assert paid.type == ParsecPosting.PURCHASE
    line = BookLine(1, 1, RED, paid.type, paid.amounts, paid.source, hand(match, RED))
    assert posting_told(match, line).key == "parsec.book.text_cost", "nobody bought a card"
    assert "PA-APP-19" in against(match, applying(card, amounts=-ti(9)))


def test_range_movement_and_units_change() -> None:
    match = the_match()
    before = match.units[U("a")]
    helped = play(match, applying(unit=U("a"), range=2))
    assert range_of(helped, before) == range_of(match, before) + 2
    helped = play(match, applying(unit=U("a"), move=1))
    assert move_of(helped, before) == move_of(match, before) + 1
    more, happened = played(match, applying(adds=FIGHTER, at=at(6, 6)))
    (new,) = set(more.units) - set(match.units)
    assert (more.units[new].type, more.units[new].owner) == (FIGHTER, RED)
    assert happened[0] == e.TextApplied(RED, CARD)
    assert U("b") not in play(match, applying(unit=U("b"), removes=True)).units


def test_attack_and_defence_change_in_a_fight_alone() -> None:
    match = the_match()
    assert against(match, applying(attack=2)) == ("PA-DATA-6",)
    fight = attack(match, "a")
    assert struck(play(fight, applying(attack=2))).attack_events == 2
    assert struck(play(fight, applying(FACTION, defence=-1))).defence_events == -1


def test_what_the_program_does_itself_is_not_done_by_hand() -> None:
    assert against(the_match(), applying("sample-e01", amounts=ti(1))) == ("PA-DATA-6",)
    assert against(the_match(), applying()) == ("PA-DATA-6",)
    assert text_of(the_match(), FACTION) == "They dig."
