"""Bargains of a bot: a barter by what it is worth to the seat, and no contract."""

from bp_desktop.core.messages import say
from bp_desktop.core.purse import Purse
from bp_desktop.games.bots import BotAnswer
from bp_desktop.games.burning_planets.bots.situation import Situation
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import commands as c, secret_commands
from bp_desktop.games.burning_planets.match.lookup import find_site
from bp_desktop.games.burning_planets.match.secret_view import has_open_books
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.shared.proposals import is_profitable
from bp_desktop.games.table import Stage


def answer_to(seen: Match, seat: PlayerId, asked: Command) -> BotAnswer:
    """At once, with the reason; what it does not know it declines."""
    player = seen.players.get(seat)
    if player is None or player.eliminated or seen.stage is not Stage.PLAY:
        return BotAnswer(False, say("bp.bot.not_playing"))
    now = Situation(seen, seat)
    match asked:
        case c.Barter(first=first, second=second, gives=gives, takes=takes):
            if seat == first:
                return _swap(now, gives, takes)
            if seat == second:
                return _swap(now, takes, gives)
        case c.TransferResources(receiver=receiver, goods=goods) if seat == receiver:
            return BotAnswer(True, say("bp.bot.accepts_gift", goods=goods))
        case c.TransferResources(giver=giver) if seat == giver:
            return BotAnswer(False, say("bp.bot.gives_nothing"))
        case c.LoadCargo(site=site):
            found = find_site(seen, site)
            if found is not None and found.owner == seat:
                return BotAnswer(False, say("bp.bot.gives_nothing"))
        case c.ShareVictory() | c.StopMatch():
            return BotAnswer(False, say("bp.bot.plays_on"))
        case (
            secret_commands.DraftContract()
            | secret_commands.AgreeContract()
            | secret_commands.SealContract()
        ):
            return BotAnswer(False, say("bp.bot.signs_nothing"))
    return BotAnswer(False, say("bp.bot.declines"))


def _swap(now: Situation, gives: Purse, gets: Purse) -> BotAnswer:
    has = now.treasury.covers(gives)
    if has and is_profitable(gets, gives, now.weight):
        return BotAnswer(True, say("bp.bot.good_barter", goods=gets))
    if not has_open_books(now.match):  # any reason would tell how much there is
        return BotAnswer(False, say("bp.bot.declines"))
    if not has:
        return BotAnswer(False, say("bp.bot.has_not", goods=now.treasury.missing(gives)))
    return BotAnswer(False, say("bp.bot.bad_barter", goods=gives))
