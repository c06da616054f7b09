"""The match as a kind of document: which command is judged by whom, and what it leads to."""

from collections.abc import Mapping
from typing import cast

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.origins import Origins
from bp_desktop.games.burning_planets.match import (
    building,
    cargo,
    combat,
    conquest,
    correction,
    discovery,
    economy,
    included,
    movement,
    secret_cargo,
    secret_contracts,
    secrets,
    setup,
    shipyard,
    turn,
    victory,
)
from bp_desktop.games.burning_planets.match.about import TableWord, about
from bp_desktop.games.burning_planets.match.commands import PlayCommand, TableCommand
from bp_desktop.games.burning_planets.match.describe import describe
from bp_desktop.games.burning_planets.match.evolution import Event, evolve
from bp_desktop.games.burning_planets.match.naming import numbers_in
from bp_desktop.games.burning_planets.match.secret_commands import SecretCommand
from bp_desktop.games.burning_planets.match.seen import QUIET, discreet
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.shared.handlers import Handlers, handler_for
from bp_desktop.games.shared.included import MatchSystem
from bp_desktop.games.shared.match_table import seated, winners_of
from bp_desktop.games.system import GameSystem, Judgement
from bp_desktop.games.table import Stage

Command = PlayCommand | TableCommand | SecretCommand | TableWord

HANDLERS: Handlers = {
    **setup.HANDLERS,
    **discovery.HANDLERS,
    **turn.HANDLERS,
    **economy.HANDLERS,
    **building.HANDLERS,
    **shipyard.HANDLERS,
    **movement.HANDLERS,
    **combat.HANDLERS,
    **conquest.HANDLERS,
    **cargo.HANDLERS,
    **victory.HANDLERS,
    **correction.HANDLERS,
    **secret_cargo.HANDLERS,
    **secret_contracts.HANDLERS,
    **included.HANDLERS,
}


WRONG_STAGE: Mapping[Stage, Message] = {
    Stage.NEW: say("bp.setup.no_match_yet", "BP-SETUP-3"),
    Stage.SETUP: say("bp.setup.not_finished", "BP-SETUP-3"),
    Stage.PLAY: say("bp.setup.play_has_begun", "BP-SETUP-3"),
    Stage.OVER: say("bp.victory.match_is_over", "BP-WIN-3"),
}
"""Why a command comes too early or too late."""


def judge(match: Match, command: Command) -> Judgement[Event]:
    handler = handler_for(HANDLERS, command, match.stage, WRONG_STAGE)
    # Whoever gives a command reads no balance or hold of others in the answer (BP-APP-6).
    try:
        ruling = handler.judge(match, command)
    except Refused as refusal:
        raise Refused(*discreet(match, refusal.messages, match.turn.player)) from None
    objections = ruling.objections
    if any(one.key in QUIET for one in objections):
        objections = discreet(match, objections, match.turn.player)

    def carry_out(dice: Dice, names: StepNames) -> tuple[Event, ...]:
        happened = ruling.carry_out(dice, names)
        if not victory.LOSSES.isdisjoint(map(type, happened)):
            happened = (*happened, *victory.aftermath(match, happened))
        happened = secrets.with_register_kept(match, happened, names, evolve)
        happened = secrets.with_consequences(match, happened, evolve)
        return cast("tuple[Event, ...]", happened)

    return Judgement(carry_out, objections)


def summary(match: Match) -> Message:
    """One line for the list of matches."""
    players = seated(match)
    match match.stage:
        case Stage.NEW:
            return say("bp.match.empty")
        case Stage.SETUP:
            return say("bp.match.in_setup", players=players)
        case Stage.PLAY:
            turn = match.turn
            return say(
                "bp.match.in_play",
                players=players,
                round=turn.round,
                player=match.players[turn.player].name,
                phase=turn.phase,
            )
        case Stage.OVER:
            if winners := winners_of(match):
                return say("bp.match.won", players=players, winners=winners, round=match.turn.round)
            return say("bp.match.stopped", players=players, round=match.turn.round)


def match_system() -> GameSystem[Match, Command, Event]:
    return MatchSystem(
        id="burning_planets.match",
        commands=Command,
        events=Event,
        start=NEW_MATCH,
        judge=judge,
        evolve=evolve,
        describe=describe,
        about=about,
        numbers=numbers_in,
        reveals=secrets.reveals,
        summary=summary,
        origins=lambda match: Origins(match.branched, match.map_origin),
    )
