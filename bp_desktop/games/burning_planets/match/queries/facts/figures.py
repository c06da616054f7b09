"""Figures of a thing: dice, shield, speed, what it costs and since when it is there."""

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.board import LONG_AGO
from bp_desktop.games.burning_planets.match.lookup import geometry, named_planet
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tables import NO_DIE
from bp_desktop.games.facts import FactBox, FactLine, FactSection, ThingFacts

MatchFacts = ThingFacts[Command]
Line = FactLine[Command]
Section = FactSection[Command]


def attack_box(die: int) -> FactBox:
    return FactBox(say("bp.facts.attack"), f"d{die}", f"die/d{die}")


def defence_box(die: int) -> FactBox:
    return FactBox(say("bp.facts.defence"), f"d{die}", f"die/d{die}")


def shield_box(shield: int) -> FactBox:
    return FactBox(say("bp.facts.shield"), str(shield), "ui/shield")


def speed_box(speed: int) -> FactBox:
    return FactBox(say("bp.facts.speed"), str(speed), "ui/speed")


def fighting_boxes(attack: int, defence: int, shield: int) -> tuple[FactBox, ...]:
    """What has no die has no box for one."""
    found = [attack_box(attack)] if attack != NO_DIE else []
    if defence != NO_DIE:
        found += [defence_box(defence), shield_box(shield)]
    return tuple(found)


def since(match: Match, stamp: int) -> Message | None:
    """The round of an own turn; None where players have left and nobody can tell any more."""
    if stamp == LONG_AGO:
        return say("bp.facts.from_the_start")
    number = round_of(match, stamp)
    return say("bp.facts.since_round", round=number) if number else None


def round_of(match: Match, stamp: int) -> int:
    """The round in which an own turn was, counted back from the one now; 0: unknown."""
    turn, order = match.turn, match.order
    if turn.player not in order or any(one.eliminated for one in match.players.values()):
        return 0
    opened = turn.number - order.index(turn.player)
    rounds_ago = 0 if stamp >= opened else -(-(opened - stamp) // len(order))
    return max(0, turn.round - rounds_ago)


def place_of_cell(match: Match, cell: Hex | None) -> Message | None:
    """The planet that a cell is on, or the cell by its name; None beside a real board."""
    if cell is None:
        return None
    where = geometry(match)
    planet = where.planet_at.get(cell)
    if planet is not None:
        return say("bp.facts.on_planet", planet=named_planet(match, match.board.planets[planet]))
    return say("bp.facts.in_cell", cell=named_cell(match.board, cell))
