"""Figures of a thing of Parsec: bonuses, range and movement, odds, and where it is."""

from fractions import Fraction

from bp_desktop.core.messages import Message, say
from bp_desktop.core.odds import first_blood, percent
from bp_desktop.core.odds import strike as odds_of_strike
from bp_desktop.games.facts import FactBox, FactLine, FactSection, ThingFacts
from bp_desktop.games.parsec.match.lookup import named_body, named_cell, named_unit
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import (
    attack_bonus,
    defence_bonus,
    move_of,
    range_of,
    type_of,
)
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.parsec.tables import UnitType

ParsecFacts = ThingFacts[Command]
Line = FactLine[Command]
Section = FactSection[Command]


def unit_picture(kind: UnitType) -> str:
    return "ui/home" if kind.is_colony else "ui/ship"


def unit_boxes(match: ParsecMatch, unit: UnitState) -> tuple[FactBox, ...]:
    """As factions and events have made them (PA-UNIT-1, -11)."""
    found = [
        FactBox(
            say("parsec.facts.attack"), f"+{attack_bonus(match, unit, declared=False)}", "ui/attack"
        ),
        FactBox(say("parsec.facts.defence"), f"+{defence_bonus(match, unit)}", "ui/shield"),
        FactBox(say("parsec.facts.range"), str(range_of(match, unit)), "ui/crosshair"),
    ]
    if type_of(match, unit).is_vessel:
        found.append(FactBox(say("parsec.facts.move"), str(move_of(match, unit)), "ui/speed"))
    return tuple(found)


def place_of(match: ParsecMatch, unit: UnitState) -> Message | None:
    """None beside a real board, as long as nobody has told it."""
    if unit.aboard is not None and unit.aboard in match.units:
        carrier = named_unit(match, match.units[unit.aboard])
        return say("parsec.facts.aboard", "PA-TRANS-1", transport=carrier)
    if unit.cell is not None:
        body = match.board.body_at.get(unit.cell)
        if body is not None:
            return say("parsec.facts.on_body", body=named_body(body))
        return say("parsec.facts.in_cell", cell=named_cell(match, unit.cell))
    told = match.board.bodies.get(unit.body)
    return None if told is None else say("parsec.facts.on_body", body=named_body(told))


def pairs_of(chance: Fraction, die: int) -> tuple[int, int]:
    """How many of all pairs of faces hit."""
    return int(chance * die * die), die * die


def chance_words(chance: Fraction, die: int) -> Message:
    """As the rules count it, of all pairs of faces, and in per cent (PA-APP-29)."""
    hits, pairs = pairs_of(chance, die)
    return say("parsec.facts.chance", "PA-COMBAT-9", hits=hits, of=pairs, percent=percent(chance))


def duel(match: ParsecMatch, unit: UnitState, target: UnitState) -> tuple[Fraction, Fraction]:
    """The chance that one strike hits, and that the striker draws first blood if both strike by
    turns without evading (chapter 18)."""
    die = match.tables.die
    lead = attack_bonus(match, unit, declared=True) - defence_bonus(match, target)
    answer = attack_bonus(match, target, declared=False) - defence_bonus(match, unit)
    strike = odds_of_strike(die, die, lead=lead)
    counter = odds_of_strike(die, die, lead=answer)
    if not can_answer(match, unit, target):
        counter = Fraction(0)
    return strike, first_blood(strike, counter) or Fraction(0)


def can_answer(match: ParsecMatch, unit: UnitState, target: UnitState) -> bool:
    """Whether the target's own range reaches back (PA-LONG-2)."""
    if unit.cell is None or target.cell is None:
        return True
    return unit.cell.distance(target.cell) <= range_of(match, target)
