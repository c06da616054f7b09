"""Own turns: their order, how one ends, and the end of a match by time or agreement."""

from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.people import clockwise
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look
from bp_desktop.games.parsec.match.state import ParsecEnding, ParsecMatch
from bp_desktop.games.parsec.match.victory import by_points
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling


def following(match: ParsecMatch) -> e.ParsecTurnBegan:
    """The turn of the next player clockwise who is still in the game (PA-TURN-7)."""
    turn, order = match.turn, match.order
    after = (*clockwise(order, turn.player)[1:], turn.player)
    at = next(at for at, one in enumerate(after) if not match.players[one].eliminated)
    more = order.index(turn.player) + 1 + at >= len(order)
    return e.ParsecTurnBegan(after[at], turn.number + 1, turn.round + more, after[:at])


def handed_on(match: ParsecMatch) -> Happenings:
    """The end of the turn: the next one begins with what runs out then, or time was up."""
    begun = following(match)
    stop, up = match.options.time.stop, match.time_is_up
    if up and (stop == "turn" or (stop == "round" and begun.round > match.turn.round)):
        return (by_points(match),)
    ending = (
        e.LastingEnded(id_)
        for id_, one in match.lasting.items()
        if one.turns == 1 and one.player in (begun.player, *begun.skipped)
    )
    return (begun, *ending)


def _end(match: ParsecMatch, _command: c.EndParsecTurn) -> Ruling:
    found = list[Message]()
    if match.turn.part is ids.TurnPart.PRODUCTION:
        found.append(say("parsec.turn.production_first", "PA-TURN-1"))
    return leads_to(*handed_on(match), against=found)


def _end_time(match: ParsecMatch, _command: c.EndTime) -> Ruling:
    """PA-VTIME-1, -2, PA-GAP-53."""
    if not match.options.variant.timed_minutes:
        raise Refused(say("parsec.time.no_limit", "PA-VTIME-1"))
    if match.time_is_up:
        raise Refused(say("parsec.time.up_already", "PA-VTIME-2"))
    return leads_to(e.TimeRanOut())


def is_over_now(match: ParsecMatch) -> bool:
    """Whether the time stops the match here: never within a fight."""
    return match.time_is_up and match.options.time.stop == "now" and match.fight is None


def _agree(match: ParsecMatch, command: c.EndByAgreement) -> Ruling:
    for player in command.winners:
        look.require_seated(match, player)
    winners = tuple(one for one in match.order if one in command.winners)
    return leads_to(e.ParsecEnded(ParsecEnding.AGREED, winners))


HANDLERS: Handlers = {
    c.EndParsecTurn: Handler(_end),
    c.EndTime: Handler(_end_time, in_fight=True),
    c.EndByAgreement: Handler(_agree, in_fight=True),
}
