"""Bots of Parsec: legal, with a reason, the same again, to the end, blind for what is hidden."""

import dataclasses
from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import from_offset
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.work import finished
from bp_desktop.games.parsec.bots.level_bot import PARSEC_BOTS, ParsecBot
from bp_desktop.games.parsec.ids import CardId, PlayerId, TurnPart, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.shared.deck import Deck
from bp_desktop.games.table import Stage
from tests.games.parsec.bot_matches import (
    GAME,
    LEVELS,
    a_bot_match,
    any_bot_match,
    crowded,
    played_by_bots,
)
from tests.games.parsec.build import BLUE, CRUISER, RED, a_match, options, ti, unit
from tests.games.parsec.invariants import check
from tests.words import render, speech_in


@pytest.mark.parametrize("seed", range(8))
def test_under_any_rules_a_match_comes_to_its_end_legally_and_keeps_its_books(seed: int) -> None:
    match = any_bot_match(seed)

    for step in played_by_bots(match, seed):
        assert judge(step.before, step.command).objections == ()
        check(step.after)
        match = step.after

    assert match.stage is Stage.OVER
    assert match.winners


def test_every_decision_says_why_in_every_language() -> None:
    languages = [speech_in(one) for one in ("en", "it", "ru")]
    told = set()
    for step in played_by_bots(a_bot_match(3), 1):
        seat = GAME.asked(step.before)
        assert seat is not None
        for level in LEVELS:
            seen = GAME.seen_by(step.before, seat)
            decision = finished(PARSEC_BOTS[level].decide(seen, seat, 1))
            assert decision is not None
            assert judge(step.before, decision.command).objections == ()
            assert all(render(decision.reason, one) for one in languages)
            told.add(decision.reason.key)

    assert len(told) > 10


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_decides_the_same_and_another_one_otherwise(level: str) -> None:
    match = a_bot_match(2, levels=(level,))

    def commands(seed: int) -> list[Command]:
        return [step.command for step in islice(played_by_bots(match, seed), 60)]

    assert commands(1) == commands(1)
    assert commands(1) != commands(2)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_may_not_see_changes_no_decision(level: str) -> None:
    """PA-GAP-42: hands and cards of others and the deck are poisoned, their numbers are not."""
    compared = fought = 0
    for step in islice(played_by_bots(crowded(1, 3), 4), 120):
        before, seat = step.before, GAME.asked(step.before)
        if before.stage is not Stage.PLAY or seat is None:
            continue
        told, bot = poisoned(before, seat), PARSEC_BOTS[level]
        first = finished(bot.decide(GAME.seen_by(before, seat), seat, 4))
        assert finished(bot.decide(GAME.seen_by(told, seat), seat, 4)) == first
        compared += 1
        fought += before.fight is not None

    assert compared > 40
    assert fought > 10


def poisoned(match: ParsecMatch, seat: PlayerId) -> ParsecMatch:
    """As many cards, but such as nobody could look at unnoticed."""
    players = {
        id_: one
        if id_ == seat
        else replace(
            one,
            hand=Purse.of({"poison": one.hand.total}),
            cards=tuple(HeldCard(CardId("poison"), "poison", held.bought) for held in one.cards),
        )
        for id_, one in match.players.items()
    }
    left = sum(match.deck.unseen.values())
    deck = Deck({CardId("poison"): left} if left else {}, match.deck.bottom)
    return replace(match, players=players, deck=deck)


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_gives_way_often_and_looks_at_no_more_positions_than_it_may(level: str) -> None:
    match = crowded(1)
    for step in islice(played_by_bots(match, 1), 12):
        match = step.after
        if match.turn.part is TurnPart.ACTIONS and match.fight is None:
            break
    seat, bot = match.turn.player, PARSEC_BOTS[level]
    assert isinstance(bot, ParsecBot)
    slices = list(bot.decide(GAME.seen_by(match, seat), seat, 1))
    hurried = ParsecBot(dataclasses.replace(bot.character, positions=5))
    fewer = list(hurried.decide(GAME.seen_by(match, seat), seat, 1))

    assert len(slices) > 100
    assert len(fewer) < len(slices)
    assert all(0 <= share <= 1 for share in slices)


def test_no_direction_is_preferred_among_stops_that_are_equally_good() -> None:
    """A warship in the middle of four modules of a free board dominates as much anywhere there."""
    start = from_offset(4, 4)
    match = a_match(unit("red-1", RED, CRUISER, start))
    goals = Counter[object]()
    for seed in range(40):
        decision = finished(PARSEC_BOTS[LEVELS[2]].decide(GAME.seen_by(match, RED), RED, seed))
        assert decision is not None
        assert isinstance(decision.command, c.MoveVessel)
        goals[decision.command.way[-1]] += 1

    assert len(goals) > 1
    assert max(goals.values()) < 40


def test_what_no_rule_of_trade_covers_is_declined_with_a_reason() -> None:
    match = a_match()
    for asked in (c.MoveVessel(UnitId("red-1")), c.DeclareAttack((), UnitId("x")), c.DealModules()):
        answer = PARSEC_BOTS[LEVELS[2]].answer(match, BLUE, asked)
        assert not answer.agrees
        assert all(render(answer.reason, speech_in(one)) for one in ("en", "it", "ru"))


def test_a_trade_is_answered_by_what_it_is_worth() -> None:
    match = a_match(hands={RED: ti(titanium=2), BLUE: ti(titanium=1)})
    bot = PARSEC_BOTS[LEVELS[2]]
    gift = c.TradeCards(BLUE, ti(titanium=2), EMPTY, (RED, BLUE), RED)
    theft = c.TradeCards(BLUE, EMPTY, ti(titanium=1), (RED, BLUE), RED)

    assert bot.answer(match, BLUE, gift).agrees
    assert not bot.answer(match, BLUE, theft).agrees
    assert not bot.answer(match, BLUE, c.EndByAgreement((RED,))).agrees


@pytest.mark.parametrize("hidden", [True, False])
def test_why_a_trade_is_declined_tells_nothing_of_a_hidden_hand(hidden: bool) -> None:
    """PA-GAP-42: who asks for one card more each time must not learn what is in the hand."""
    hands = {RED: ti(titanium=2), BLUE: ti(titanium=1)}
    match = a_match(hands=hands, chosen=options(ui={"hidden_hands": hidden}))
    bot = PARSEC_BOTS[LEVELS[2]]
    reasons = [
        bot.answer(match, BLUE, c.TradeCards(BLUE, EMPTY, ti(titanium=many), (RED, BLUE), RED))
        for many in (1, 2)
    ]

    assert not any(one.agrees for one in reasons)
    assert len({one.reason.key for one in reasons}) == (1 if hidden else 2)
