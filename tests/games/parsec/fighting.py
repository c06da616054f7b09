"""Fights of Parsec as tests tell them: declared, rolled, and what can be answered."""

from typing import Any

from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.fight_facts import Answers, answers
from bp_desktop.games.parsec.match.state import FightState, ParsecMatch, StrikeState
from tests.games.parsec.build import play

U = ids.UnitId


def attack(match: ParsecMatch, *attackers: str, target: str = "b", **more: Any) -> ParsecMatch:
    return play(match, c.DeclareAttack(tuple(map(U, attackers)), U(target), **more))


def thrown(match: ParsecMatch, first: int, second: int) -> ParsecMatch:
    return play(match, c.RollStrike((first, second)))


def fight_of(match: ParsecMatch) -> FightState:
    assert match.fight is not None
    return match.fight


def struck(match: ParsecMatch) -> StrikeState:
    """The strike that is under way."""
    made = fight_of(match).strike
    assert made is not None
    return made


def now(match: ParsecMatch) -> Answers:
    fight = fight_of(match)
    return answers(match, fight, fight.acting)


def missed(match: ParsecMatch) -> ParsecMatch:
    """The strike under way misses, and the other side has its say."""
    return play(thrown(match, 1, 8), c.AcceptMiss())


def hit(match: ParsecMatch, lost: str) -> ParsecMatch:
    """The strike under way hits, and the loser gives up that unit."""
    return play(thrown(match, 8, 1), c.ChooseLoss(U(lost)))
