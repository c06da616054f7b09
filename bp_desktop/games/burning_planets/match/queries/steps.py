"""Going on: the commands that move a match along, and what is still open before they do."""

from typing import NamedTuple

from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.ids import PHASES, Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    Collect,
    EndTurn,
    EnterPhase,
    PlaceStartingCannon,
    RollEvent,
    RollOrder,
    SetOrder,
)
from bp_desktop.games.burning_planets.match.lookup import player_name
from bp_desktop.games.burning_planets.match.queries.offers import planet_offers, yard_offers
from bp_desktop.games.burning_planets.match.queries.units import UnitNow, units_of
from bp_desktop.games.burning_planets.match.queries.verdict import Choice, Verdict, judge
from bp_desktop.games.burning_planets.match.seating import starting_planet
from bp_desktop.games.burning_planets.match.setup import free_border, next_to_place
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.turn import ORDER


def steps_for(match: Match, player: PlayerId) -> tuple[Choice, ...]:
    """The commands that bring the match on, in the order of the turn, judged for this player."""
    match match.stage:
        case Stage.SETUP:
            return _set_up(match, player)
        case Stage.PLAY:
            return _in_play(match, player)
        case _:
            return ()


def _set_up(match: Match, player: PlayerId) -> tuple[Choice, ...]:
    if not match.order:
        by_hand = match.options.first_player == "manual"
        command: Command = SetOrder(tuple(match.players)) if by_hand else RollOrder()
        return (Choice(command, judge(match, command)),)
    planet = starting_planet(match.board, player)
    if next_to_place(match) != player or planet is None or not match.tracked:
        return ()
    kind = match.unplaced[player][0]
    commands = [PlaceStartingCannon(player, cell, kind) for cell in free_border(match, planet)]
    return tuple(Choice(one, judge(match, one)) for one in commands)


def _in_play(match: Match, player: PlayerId) -> tuple[Choice, ...]:
    later = [EnterPhase(one) for one in PHASES if ORDER[one] > ORDER[match.turn.phase]]
    commands: list[Command] = [RollEvent(), Collect(), *later, EndTurn()]
    active = match.turn.player
    if player == active:
        return tuple(Choice(one, judge(match, one)) for one in commands)
    not_yours = say(
        "bp.turn.not_yours",
        "BP-TURN-1",
        player=player_name(match, player),
        active=player_name(match, active),
    )
    waiting = Verdict(possible=True, messages=(not_yours,))
    return tuple(Choice(one, waiting) for one in commands)


def next_step(match: Match) -> Command | None:
    """The one command that goes on from here without skipping anything: what the big button
    does. None when only a choice of cells or planets, or nothing, is left."""
    if match.stage is Stage.SETUP:
        if match.order:
            return None
        return None if match.options.first_player == "manual" else RollOrder()
    if match.stage is not Stage.PLAY:
        return None
    turn = match.turn
    if not turn.rolled:
        return RollEvent()
    if not turn.collected:
        return Collect()
    following = ORDER[turn.phase] + 1
    return EndTurn() if following == len(PHASES) else EnterPhase(PHASES[following])


class Open(NamedTuple):
    """What would be left undone."""

    mandatory: tuple[Message, ...]
    """The rules insist on it (BP-TURN-3)."""
    optional: tuple[Message, ...]
    """The player may have forgotten it."""


NOTHING_OPEN = Open((), ())


def still_open(match: Match) -> Open:
    """What the active player has not done yet in the phase they are in, and, of what the rules
    demand, in the whole own turn so far."""
    if match.stage is not Stage.PLAY:
        return NOTHING_OPEN
    turn, mandatory = match.turn, []
    if not turn.rolled:
        mandatory.append(say("bp.open.event_not_rolled", "BP-TURN-3", "BP-EVENT-1"))
    if not turn.collected:
        mandatory.append(say("bp.open.not_collected", "BP-TURN-3", "BP-COL-1"))
    return Open(tuple(mandatory), _forgotten(match))


def _forgotten(match: Match) -> tuple[Message, ...]:
    player = match.turn.player
    match match.turn.phase:
        case Phase.STRUCTURES:
            offers = planet_offers(match, player)
            count = sum(any(one.legal for one in planet.structures) for planet in offers)
            return (say("bp.open.planets_can_build", "BP-BUILD-2", count=count),) if count else ()
        case Phase.SHIPS:
            yards = yard_offers(match, player)
            count = sum(any(one.legal for one in yard.ships) for yard in yards)
            return (say("bp.open.yards_can_build", "BP-SHIP-5", count=count),) if count else ()
        case Phase.ACTIONS:
            return _idle(match, units_of(match, player))
        case _:
            return ()


def _idle(match: Match, units: tuple[UnitNow, ...]) -> tuple[Message, ...]:
    """Beside a real board nobody knows whether a cannon has anything beside it: no reminder is
    better than one in every turn."""
    ships = sum(unit.ship and unit.can_act for unit in units)
    structures = sum(not unit.ship and unit.can_act for unit in units) if match.tracked else 0
    found = []
    if ships:
        found.append(say("bp.open.ships_have_actions", "BP-ACT-1", count=ships))
    if structures:
        found.append(say("bp.open.structures_can_attack", "BP-COMBAT-11", count=structures))
    return tuple(found)
