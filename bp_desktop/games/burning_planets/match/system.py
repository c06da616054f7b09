"""The match as a kind of document: which command is judged by whom, and what it leads to."""

from collections.abc import Mapping
from typing import Any, cast

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Named, Refused, Several, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.origins import Origins
from bp_desktop.core.text_limits import require_lengths
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
from bp_desktop.games.burning_planets.match.about import SharedCommand, about
from bp_desktop.games.burning_planets.match.commands import PlayCommand, TableCommand
from bp_desktop.games.burning_planets.match.describe import describe
from bp_desktop.games.burning_planets.match.evolution import Event, evolve
from bp_desktop.games.burning_planets.match.handler import Handler
from bp_desktop.games.burning_planets.match.naming import numbers_in
from bp_desktop.games.burning_planets.match.secret_commands import SecretCommand
from bp_desktop.games.burning_planets.match.seen import TELLING, discreet
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match, Player
from bp_desktop.games.shared.branching import BeginBranch
from bp_desktop.games.shared.house_rules import RenameMatch
from bp_desktop.games.system import GameSystem, Judgement, TitleAccess
from bp_desktop.games.table import Stage

Command = PlayCommand | TableCommand | SecretCommand | SharedCommand

HANDLERS: Mapping[type, Handler[Any]] = {
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
    require_lengths(command)
    handler = HANDLERS[type(command)]
    if match.stage not in handler.stages:
        raise Refused(WRONG_STAGE[match.stage])
    # Whoever gives a command reads no balance or hold of others in the answer (BP-APP-6).
    try:
        ruling = handler.judge(match, command)
    except Refused as refusal:
        raise Refused(*discreet(match, refusal.messages, match.turn.player)) from None
    objections = ruling.objections
    if any(one.key in TELLING for one in objections):
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
    players = Several(tuple(_seated(player) for player in match.players.values()))
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
            winners = ", ".join(match.players[one].name for one in match.winners)
            if winners:
                return say("bp.match.won", players=players, winners=winners, round=match.turn.round)
            return say("bp.match.stopped", players=players, round=match.turn.round)


def _seated(player: Player) -> Named:
    """With the number of the colour, so that a list can show it without opening the match."""
    return Named("seat", player.id, player.name, number=player.color + 1)


def match_system() -> GameSystem[Match, Command, Event]:
    return GameSystem(
        id="burning_planets.match",
        commands=Command,
        titled=TitleAccess(take=lambda match: match.title, rename=RenameMatch),
        events=Event,
        start=NEW_MATCH,
        judge=judge,
        evolve=evolve,
        describe=describe,
        about=about,
        aside=included.is_aside,
        prelude=included.going_on,
        numbers=numbers_in,
        reveals=secrets.reveals,
        enforcement=lambda match: match.enforcement,
        summary=summary,
        origins=lambda match: Origins(match.branched, match.map_origin),
        branch=BeginBranch,
    )
