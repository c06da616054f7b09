"""Reasons of a bot of Parsec: why it does what it does, for everybody at the table."""

from bp_desktop.core.messages import Message, say
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.match.lookup import named_body, named_card, named_type, named_unit
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch, UnitState


def percent(chance: float) -> int:
    return round(100 * chance)


def goes_on() -> Message:
    return say("parsec.bot.goes_on")


def sets_up() -> Message:
    return say("parsec.bot.sets_up")


def settles(body: BodyFacts | None) -> Message:
    return sets_up() if body is None else say("parsec.bot.settles", body=named_body(body))


def tells() -> Message:
    return say("parsec.bot.tells")


def takes() -> Message:
    return say("parsec.bot.takes")


def saves() -> Message:
    return say("parsec.bot.saves")


def founds(body: BodyFacts | None) -> Message:
    if body is None:
        return say("parsec.bot.founds")
    return say("parsec.bot.founds_on", body=named_body(body))


def heads_for(body: BodyFacts) -> Message:
    if body.is_planet:
        return say("parsec.bot.heads_for_planet", body=named_body(body))
    return say("parsec.bot.heads_for_asteroid", body=named_body(body))


def docks() -> Message:
    return say("parsec.bot.docks")


def exchanges() -> Message:
    return say("parsec.bot.exchanges")


def builds(type_: str) -> Message:
    return say("parsec.bot.builds", type=named_type(type_))


def buys_card() -> Message:
    return say("parsec.bot.buys_card")


def plays(match: ParsecMatch, held: HeldCard) -> Message:
    return say("parsec.bot.plays", card=named_card(match, held))


def wins() -> Message:
    return say("parsec.bot.wins")


def dominates(count: int) -> Message:
    return say("parsec.bot.dominates", count=count)


def contests() -> Message:
    return say("parsec.bot.contests")


def guards() -> Message:
    return say("parsec.bot.guards")


def closes_in(match: ParsecMatch, target: UnitState) -> Message:
    return say("parsec.bot.closes_in", unit=named_unit(match, target))


def attacks(match: ParsecMatch, target: UnitState, chance: float) -> Message:
    return say("parsec.bot.attacks", unit=named_unit(match, target), percent=percent(chance))


def rolls() -> Message:
    return say("parsec.bot.rolls")


def loses(match: ParsecMatch, unit: UnitState) -> Message:
    return say("parsec.bot.loses", unit=named_unit(match, unit))


def strikes_back(chance: float) -> Message:
    return say("parsec.bot.strikes_back", percent=percent(chance))


def evades() -> Message:
    return say("parsec.bot.evades")


def lets_go() -> Message:
    return say("parsec.bot.lets_go")


def gives_up(round_: int) -> Message:
    return say("parsec.bot.gives_up", round=round_)
