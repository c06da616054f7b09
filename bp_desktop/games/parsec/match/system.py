"""The match of Parsec as a kind of document: which command is judged by whom, and what follows."""

from collections.abc import Iterable, Mapping
from typing import cast

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import PieceNumber, StepNames
from bp_desktop.games.parsec.match import (
    card_texts,
    cards,
    correction,
    elimination,
    events as e,
    fight,
    fight_answers,
    included,
    movement,
    preparation,
    production,
    purchases,
    settlement,
    trade,
    turn,
)
from bp_desktop.games.parsec.match.commands import ParsecCommand
from bp_desktop.games.parsec.match.describe import describe
from bp_desktop.games.parsec.match.evolution import evolve, evolve_all
from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH, ParsecMatch
from bp_desktop.games.parsec.match.subjects import about
from bp_desktop.games.parsec.match.victory import by_points, won
from bp_desktop.games.shared.handlers import Handlers, Happenings, handler_for
from bp_desktop.games.shared.included import MatchSystem, SharedCommand, SharedEvent
from bp_desktop.games.shared.match_table import seated, winners_of
from bp_desktop.games.system import GameSystem, Judgement
from bp_desktop.games.table import Stage

Command = ParsecCommand | SharedCommand
Event = e.ParsecPlayEvent | e.ParsecFightEvent | SharedEvent

HANDLERS: Handlers = {
    **preparation.HANDLERS,
    **settlement.HANDLERS,
    **production.HANDLERS,
    **turn.HANDLERS,
    **movement.HANDLERS,
    **purchases.HANDLERS,
    **trade.HANDLERS,
    **cards.HANDLERS,
    **card_texts.HANDLERS,
    **fight.HANDLERS,
    **fight_answers.HANDLERS,
    **elimination.HANDLERS,
    **correction.HANDLERS,
    **included.HANDLERS,
}

WRONG_STAGE: Mapping[Stage, Message] = {
    Stage.NEW: say("parsec.setup.no_match_yet", "PA-SETUP-9"),
    Stage.SETUP: say("parsec.setup.not_finished", "PA-SETUP-14"),
    Stage.PLAY: say("parsec.setup.play_has_begun", "PA-SETUP-14"),
    Stage.OVER: say("parsec.victory.match_is_over", "PA-WIN-1"),
}


CHANGING = {e.UnitLost, e.CardPlayed, e.LastingEnded, e.FactionInherited, e.ParsecOptionChanged}


def judge(match: ParsecMatch, command: Command) -> Judgement[Event]:
    handler = handler_for(HANDLERS, command, match.stage, WRONG_STAGE)
    if match.fight is not None and not handler.in_fight:
        raise Refused(say("parsec.fight.open_already", "PA-COMBAT-1"))
    ruling = handler.judge(match, command)

    def carry_out(dice: Dice, names: StepNames) -> tuple[Event, ...]:
        happened = with_consequences(match, ruling.carry_out(dice, names))
        return cast("tuple[Event, ...]", happened)

    return Judgement(carry_out, ruling.objections)


def with_consequences(match: ParsecMatch, happened: Happenings) -> Happenings:
    """Who is out by it, a turn whose player is gone, and whether somebody has won."""
    after = evolve_all(match, happened)
    if after.stage is not Stage.PLAY:
        return happened
    if not CHANGING.isdisjoint(map(type, happened)):  # units, also in the middle of a fight
        losses = [one for one in happened if isinstance(one, e.UnitLost)]
        killers = {match.units[one.unit].owner: one.by for one in losses}
        out = elimination.newly_out(after, killers)
        happened, after = (*happened, *out), evolve_all(after, out)
        changed = fight.after_changes(match, after)
        happened, after = (*happened, *changed), evolve_all(after, changed)
    ended = won(after)
    if ended is not None:
        return (*happened, ended)
    if turn.is_over_now(after):
        return (*happened, by_points(after))
    if after.players[after.turn.player].eliminated:
        over = (e.FightEnded("destroyed", "PA-CEND-2"),) if after.fight is not None else ()
        following = (*over, *turn.handed_on(after))
        happened = (*happened, *following)
        ended = won(evolve_all(after, following))
        return happened if ended is None else (*happened, ended)
    return happened


def summary(match: ParsecMatch) -> Message:
    """One line for the list of matches."""
    players = seated(match)
    match match.stage:
        case Stage.NEW:
            return say("parsec.match.empty")
        case Stage.SETUP:
            return say("parsec.match.in_setup", players=players)
        case Stage.PLAY:
            name = match.players[match.turn.player].name
            return say("parsec.match.in_play", players=players, round=match.turn.round, player=name)
        case Stage.OVER:
            if winners := winners_of(match):
                return say("parsec.match.won", players=players, winners=winners)
            return say("parsec.match.stopped", players=players)


def numbers_in(event: Event) -> Iterable[PieceNumber]:
    """The numbers on pieces that an event gave out."""
    match event:
        case e.UnitBuilt() | e.UnitPut():
            units = [event.unit]
        case e.CargoConverted():
            units = [event.colony]
        case e.Settled():
            units = [one for one in (event.cargo, event.colony) if one is not None]
        case _:
            return ()
    return tuple(PieceNumber(one.id, one.owner, one.number) for one in units)


def reveals(events: tuple[Event, ...]) -> bool:
    """Whether somebody has seen a card that nobody knew: such a step is a seal."""
    return any(isinstance(one, e.CardBought | e.KitTaken) for one in events)


def parsec_system() -> GameSystem[ParsecMatch, Command, Event]:
    return MatchSystem(
        id="parsec.match",
        commands=Command,
        events=Event,
        start=NEW_PARSEC_MATCH,
        judge=judge,
        evolve=evolve,
        describe=describe,
        about=about,
        numbers=numbers_in,
        reveals=reveals,
        summary=summary,
    )
