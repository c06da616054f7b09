"""Bots of Parsec: legal, with a reason, the same again, to the end, blind for what is hidden."""

from itertools import islice

import pytest
from msgspec.structs import replace

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.work import finished
from bp_desktop.games.parsec.bots.level_bot import PARSEC_BOTS
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.table import Stage
from tests.games.parsec.bot_matches import (
    GAME,
    LEVELS,
    a_bot_match,
    any_bot_match,
    played_by_bots,
)
from tests.games.parsec.build import BLUE, RED, a_match, ti
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
def test_what_others_hold_changes_no_decision(level: str) -> None:
    """PA-GAP-42."""
    compared = 0
    for step in islice(played_by_bots(a_bot_match(2, levels=(level,)), 4), 150):
        before, seat = step.before, GAME.asked(step.before)
        if before.stage is not Stage.PLAY or seat is None or before.fight is not None:
            continue
        (other,) = (one for one in before.players if one != seat)
        holder = before.players[other]
        holder = replace(holder, hand=swapped(holder.hand))
        told = replace(before, players={**before.players, other: holder})
        bot = PARSEC_BOTS[level]
        first = finished(bot.decide(GAME.seen_by(before, seat), seat, 4))
        assert finished(bot.decide(GAME.seen_by(told, seat), seat, 4)) == first
        compared += 1

    assert compared > 40


def swapped(hand: Purse) -> Purse:
    """As many cards, of other resources."""
    amounts = list(hand)
    names = [name for name, _amount in amounts]
    return Purse.of(
        dict(zip(names[1:] + names[:1], [amount for _name, amount in amounts], strict=True))
    )


def test_a_trade_is_answered_by_what_it_is_worth() -> None:
    match = a_match(hands={RED: ti(titanium=2), BLUE: ti(titanium=1)})
    bot = PARSEC_BOTS[LEVELS[2]]
    gift = c.TradeCards(BLUE, ti(titanium=2), EMPTY, (RED, BLUE), RED)
    theft = c.TradeCards(BLUE, EMPTY, ti(titanium=1), (RED, BLUE), RED)

    assert bot.answer(match, BLUE, gift).agrees
    assert not bot.answer(match, BLUE, theft).agrees
    assert not bot.answer(match, BLUE, c.EndByAgreement((RED,))).agrees
