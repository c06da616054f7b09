"""Figures of a thing of Parsec: bonuses, range and movement, odds, and where it is."""

from fractions import Fraction

from bp_desktop.core.messages import Message, say
from bp_desktop.core.odds import first_blood, strike as odds_of_strike
from bp_desktop.games.facts import FactBox, FactLine, FactSection, ThingFacts
from bp_desktop.games.parsec.match import stats
from bp_desktop.games.parsec.match.lookup import body_of, named_body, named_cell, named_unit
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.system import Command

ParsecFacts = ThingFacts[Command]
Line = FactLine[Command]
Section = FactSection[Command]


def unit_boxes(match: ParsecMatch, unit: UnitState) -> tuple[FactBox, ...]:
    """As factions and events have made them (PA-UNIT-1, -11)."""
    found = [
        FactBox(
            say("parsec.facts.attack"),
            f"+{stats.attack_bonus(match, unit, declared=False)}",
            "ui/attack",
        ),
        FactBox(say("parsec.facts.defence"), f"+{stats.defence_bonus(match, unit)}", "ui/shield"),
        FactBox(say("parsec.facts.range"), str(stats.range_of(match, unit)), "ui/crosshair"),
    ]
    if stats.type_of(match, unit).is_vessel:
        found.append(FactBox(say("parsec.facts.move"), str(stats.move_of(match, unit)), "ui/speed"))
    return tuple(found)


def place_of(match: ParsecMatch, unit: UnitState) -> Message:
    """Beside a real board, by the players' word."""
    if unit.aboard is not None and unit.aboard in match.units:
        carrier = named_unit(match, match.units[unit.aboard])
        return say("parsec.facts.aboard", "PA-TRANS-1", transport=carrier)
    body = body_of(match, unit)
    if body is not None:
        return say("parsec.facts.on_body", body=named_body(body))
    if unit.cell is None:
        return say("parsec.facts.in_space")
    return say("parsec.facts.in_cell", cell=named_cell(match, unit.cell))


def pairs_of(chance: Fraction, die: int) -> tuple[int, int]:
    """How many of all pairs of faces hit."""
    return int(chance * die * die), die * die


def duel(match: ParsecMatch, unit: UnitState, target: UnitState) -> tuple[Fraction, Fraction]:
    """The chance that one strike hits, and that the striker draws first blood if both strike by
    turns without evading (chapter 18)."""
    die = match.tables.die
    lead = stats.attack_bonus(match, unit, declared=True) - stats.defence_bonus(match, target)
    answer = stats.attack_bonus(match, target, declared=False) - stats.defence_bonus(match, unit)
    strike = odds_of_strike(die, die, lead=lead)
    counter = odds_of_strike(die, die, lead=answer)
    if not can_answer(match, unit, target):
        counter = Fraction(0)
    return strike, first_blood(strike, counter) or Fraction(0)


def can_answer(match: ParsecMatch, unit: UnitState, target: UnitState) -> bool:
    """Whether the target's own range reaches back (PA-LONG-2)."""
    if unit.cell is None or target.cell is None:
        return True
    return unit.cell.distance(target.cell) <= stats.range_of(match, target)
