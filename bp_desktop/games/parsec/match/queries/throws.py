"""Throws of a match of Parsec: who threw each die, what for, and how likely success was."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from fractions import Fraction

from bp_desktop.core.dice import Roll
from bp_desktop.core.messages import say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import events as e, lookup as look
from bp_desktop.games.parsec.match.card_play import REROLL
from bp_desktop.games.parsec.match.cards import HAZARD
from bp_desktop.games.parsec.match.fight import ATTACK, DEFENCE
from bp_desktop.games.parsec.match.fight_facts import chance_of
from bp_desktop.games.parsec.match.preparation import FIRST
from bp_desktop.games.parsec.match.production import PRODUCTION, claims
from bp_desktop.games.parsec.match.settlement import SETTLE
from bp_desktop.games.parsec.match.state import FightState, ParsecMatch
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.games.table import LOT, Chance, LuckTopics, Throw


class ThrowPurpose(StrEnum):
    """What a die was thrown for."""

    ATTACK = "attack"
    DEFENCE = "defence"
    PRODUCTION = "production"
    SETTLE = "settle"
    FIRST = "first"
    HAZARD = "hazard"


LUCK = LuckTopics(
    say("parsec.luck.explained"),
    {
        ThrowPurpose.ATTACK: lambda share: say("parsec.luck.attack", share=share),
        ThrowPurpose.DEFENCE: lambda share: say("parsec.luck.defence", share=share),
        ThrowPurpose.PRODUCTION: lambda share: say("parsec.luck.production", share=share),
    },
    ThrowPurpose.ATTACK,
    say("parsec.luck.hits"),
)


def throws_of(
    match: ParsecMatch, events: Sequence[Event], rolls: Sequence[Roll]
) -> tuple[Throw, ...]:
    """The dice of one step; `match` is the state before it."""
    if not rolls:
        return ()
    firsts = iter(match.preparation.contenders)
    struck = iter(tuple(one for one in events if isinstance(one, e.HazardRolled)))
    return tuple(_throw(match, events, roll, firsts, struck) for roll in rolls)


def _throw(
    match: ParsecMatch,
    events: Sequence[Event],
    roll: Roll,
    firsts: Iterator[PlayerId],
    struck: Iterator[e.HazardRolled],
) -> Throw:
    if roll.purpose in (ATTACK, DEFENCE, REROLL) and match.fight is not None:
        return _of_fight(match, match.fight, events, roll)
    if roll.purpose == PRODUCTION:
        words = say("parsec.throw.production")
        return Throw(match.turn.player, ThrowPurpose.PRODUCTION, words, roll)
    if roll.purpose == SETTLE:
        player = next(iter(match.preparation.queue), None)
        return Throw(player, ThrowPurpose.SETTLE, say("parsec.throw.settle"), roll)
    if roll.purpose == FIRST:
        return Throw(next(firsts, None), ThrowPurpose.FIRST, say("parsec.throw.first"), roll)
    hit = next(struck, None) if roll.purpose == HAZARD else None
    unit = match.units.get(hit.unit) if hit is not None else None
    if unit is None:
        return Throw(None, LOT, say("parsec.throw.lot"), roll)
    words = say("parsec.throw.hazard", unit=look.named_unit(match, unit))
    return Throw(unit.owner, ThrowPurpose.HAZARD, words, roll)


def _of_fight(match: ParsecMatch, fight: FightState, events: Sequence[Event], roll: Roll) -> Throw:
    strike = fight.strike
    assert strike is not None
    strikes = roll.purpose == ATTACK
    if roll.purpose == REROLL:
        again = (one.player for one in events if isinstance(one, e.StrikeModified))
        strikes = next(again, None) == fight.controller(strike.side)
    if strikes:
        unit = look.named_unit(match, match.units[strike.strikers[0]])
        words = say("parsec.throw.attack", unit=unit)
        return Throw(fight.controller(strike.side), ThrowPurpose.ATTACK, words, roll)
    words = say("parsec.throw.defence", unit=look.named_unit(match, match.units[strike.target]))
    return Throw(fight.controller(strike.side.other), ThrowPurpose.DEFENCE, words, roll)


# --- chances


def chances_of(
    match: ParsecMatch, events: Sequence[Event], rolls: Sequence[Roll]
) -> tuple[Chance, ...]:
    """What could go well in one step: a hit for whoever strikes, survival for the other side, and
    a production die that brings its thrower something."""
    if not rolls:
        return ()
    found, by_purpose = list[Chance](), {roll.purpose: roll for roll in rolls}
    for event in events:
        match event:
            case e.StrikeRolled() if ATTACK in by_purpose:
                found += _strike(match, event, by_purpose)
            case e.ProductionRolled() if PRODUCTION in by_purpose:
                found.append(_harvest(match, event, by_purpose[PRODUCTION]))
    return tuple(found)


def _harvest(match: ParsecMatch, event: e.ProductionRolled, roll: Roll) -> Chance:
    player, die = event.player, match.tables.die
    fitting = {face for face in range(1, die + 1) if player in claims(match, face)}
    chance, made = Fraction(len(fitting), die), event.face in fitting
    return Chance(player, ThrowPurpose.PRODUCTION, roll.origin, chance, made)


def _strike(match: ParsecMatch, event: e.StrikeRolled, rolls: dict[str, Roll]) -> Iterator[Chance]:
    strike, fight = event.strike, event.fight
    chance, hit = chance_of(match, strike), strike.hits
    attacker, defender = fight.controller(strike.side), fight.controller(strike.side.other)
    yield Chance(attacker, ThrowPurpose.ATTACK, rolls[ATTACK].origin, chance, hit)
    if DEFENCE in rolls:
        origin = rolls[DEFENCE].origin
        yield Chance(defender, ThrowPurpose.DEFENCE, origin, 1 - chance, not hit)
