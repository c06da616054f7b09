"""The bot of a level of Parsec: what a seat does in each part of a match, by its character."""

from collections.abc import Iterable, Mapping

from bp_desktop.core.messages import say
from bp_desktop.core.work import Work
from bp_desktop.games.bots import LEVELS, Bot, BotAnswer, BotDecision, Budget, Ties
from bp_desktop.games.offers import drawn
from bp_desktop.games.parsec.bots.character import EASY, MEDIUM, STRONG, ParsecCharacter
from bp_desktop.games.parsec.bots.fights import Fights
from bp_desktop.games.parsec.bots.fleets import Fleets
from bp_desktop.games.parsec.bots.means import Means
from bp_desktop.games.parsec.bots.outlook import Outlook
from bp_desktop.games.parsec.ids import PlayerId, TurnPart
from bp_desktop.games.parsec.match import commands as c, lookup as look
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.movement import way_of
from bp_desktop.games.parsec.match.queries.standing import share
from bp_desktop.games.parsec.match.settlement import planets_for
from bp_desktop.games.parsec.match.sight import hides
from bp_desktop.games.parsec.match.state import FightState, ParsecMatch, SetupPart
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.parsec.match.victory import allies_of, progress_of
from bp_desktop.games.shared.proposals import Proposal, best_legal, is_profitable, nothing
from bp_desktop.games.table import Stage

PATIENCE = 60
"""Rounds after which programs among themselves agree on who is ahead, so that every match ends."""

Decision = BotDecision[Command]
Thought = Work[Decision | None]


class ParsecBot:
    """Plays one decision at a time, by what the seat sees."""

    def __init__(self, character: ParsecCharacter) -> None:
        self.character = character

    def decide(self, seen: ParsecMatch, seat: PlayerId, seed: int) -> Thought:
        now = Outlook(seen, seat, self.character, _ties(seen, seat, seed))
        if seen.stage is Stage.SETUP and asked(seen) == seat:
            return _set_up(now)
        if seen.stage is not Stage.PLAY or seen.players[seat].eliminated:
            return nothing()
        if seen.fight is not None:
            return _fight(now, seen.fight) if asked(seen) == seat else nothing()
        return _play(now) if seen.turn.player == seat else nothing()

    def answer(self, seen: ParsecMatch, seat: PlayerId, asked: Command) -> BotAnswer:
        player = seen.players.get(seat)
        if player is None or player.eliminated or seen.stage is not Stage.PLAY:
            return BotAnswer(False, say("parsec.bot.not_playing"))
        match asked:
            case c.TradeCards():
                return self._bargain(seen, seat, asked)
            case c.MoveVessel() | c.Evade():
                return BotAnswer(False, say("parsec.bot.lets_nobody_pass"))
            case c.DeclareAttack() | c.CounterAttack():
                return BotAnswer(False, say("parsec.bot.supports_nobody"))
            case c.EndByAgreement():
                return BotAnswer(False, say("parsec.bot.plays_on"))
        return BotAnswer(False, say("parsec.bot.declines"))

    def _bargain(self, seen: ParsecMatch, seat: PlayerId, asked: c.TradeCards) -> BotAnswer:
        offers = (asked.player or seen.turn.player) == seat
        gives, gets = (asked.gives, asked.gets) if offers else (asked.gets, asked.gives)
        now = Outlook(seen, seat, self.character, Ties(0, seat))
        has = now.hand.covers(gives)
        if has and is_profitable(gets, gives, Means(now).value):
            return BotAnswer(True, say("parsec.bot.good_trade"))
        if hides(seen):  # any reason would tell what is in the hand
            return BotAnswer(False, say("parsec.bot.declines"))
        return BotAnswer(False, say("parsec.bot.bad_trade") if has else say("parsec.bot.has_not"))


# --- preparation


def _set_up(now: Outlook) -> Thought:
    seen, ties = now.match, now.ties
    yield 0.5
    if seen.preparation.part is SetupPart.KITS:
        kit = Means(now).any_cards(seen.tables.start.resources_of_choice)
        return BotDecision(c.TakeKit(kit), say("parsec.bot.sets_up"))
    if seen.preparation.rolled and not seen.tracked:
        return _settle_beside_a_board(seen, ties)
    found = [one for one in legal(seen, now.seat) if one.legal]
    found = [one for one in found if not isinstance(one.command, c.LayModules)]
    if not found:
        return None
    offer = ties.one_of(found)
    if isinstance(offer.command, c.Settle) and now.character.plans:
        cell = ties.best_of(offer.choices("at"), now.site_worth)
        words = say("parsec.bot.settles", body=look.named_body(seen.board.body_at[cell]))
        return BotDecision(c.Settle(cell), words)
    return BotDecision(drawn(offer, ties.random), say("parsec.bot.sets_up"))


def _settle_beside_a_board(seen: ParsecMatch, ties: Ties) -> Decision:
    """On a planet with the number that was rolled. The program cannot look at the board: one that
    is not in the list yet it enters as it may be, and people set it right."""
    number = seen.preparation.rolled
    known = planets_for(seen, seen.preparation.queue[0], number)
    if known:
        body = ties.one_of(known)
        words = say("parsec.bot.settles", body=look.named_body(body))
        return BotDecision(c.Settle(body=body.id), words)
    first, second, *_ = ties.mixed(seen.tables.resources)
    return BotDecision(c.TellBody(True, number, (first, second)), say("parsec.bot.tells"))


# --- fights


def _fight(now: Outlook, fight: FightState) -> Thought:
    found = list(Fights(now).word(fight))
    yield 0.5
    if now.character.plans and now.seat in (fight.attacker, fight.defender):
        found += Means(now).cards()
    yield 1.0
    return _best(now, found)


# --- an own turn


def _play(now: Outlook) -> Thought:
    seen, means = now.match, Means(now)
    if seen.turn.round > PATIENCE and set(seen.survivors) <= set(seen.program_seats):
        yield 1.0
        return _agreement(now)
    if seen.turn.part is TurnPart.PRODUCTION:
        yield 1.0
        if not seen.turn.rolled:
            return BotDecision(c.RollProduction(), say("parsec.bot.rolls"))
        return BotDecision(means.production(), say("parsec.bot.takes"))
    if seen.turn.part is TurnPart.ACTIONS:
        found: list[Proposal[Command]] = [*means.cards(), *means.exchanges()]
        budget = Budget(now.character.positions)
        found += yield from Fights(now).attacks(budget)
        if seen.tracked:
            found += yield from Fleets(now, means).moves(budget)
        decision = _best(now, found)
        if decision is not None:
            return _cell_by_cell(seen, decision)
    yield 1.0
    decision = _best(now, means.purchases())
    return decision or BotDecision(c.EndParsecTurn(), say("parsec.bot.goes_on"))


def _cell_by_cell(seen: ParsecMatch, decision: Decision) -> Decision:
    """With the way told, so that nobody has to look for it again whenever the match is replayed."""
    command = decision.command
    if not isinstance(command, c.MoveVessel):
        return decision
    way = way_of(seen, seen.units[command.unit], (), command.to, ())
    return decision._replace(command=c.MoveVessel(command.unit, way))


def _agreement(now: Outlook) -> Decision:
    """Whoever is ahead by what everybody sees has won, with the team."""
    seen = now.match
    ahead = now.ties.best_of(seen.survivors, lambda one: share(progress_of(seen, one)))
    team = allies_of(seen, ahead)
    winners = tuple(one for one in seen.survivors if one in team)
    words = say("parsec.bot.gives_up", round=seen.turn.round)
    return BotDecision(c.EndByAgreement(winners), words)


def _best(now: Outlook, found: Iterable[Proposal[Command]]) -> Decision | None:
    return best_legal(judge, now.match, found, now.ties)


def _ties(seen: ParsecMatch, seat: PlayerId, seed: int) -> Ties:
    turn, player = seen.turn, seen.players[seat]
    moved = sum(one.moved == turn.number for one in seen.units.values())
    marks = (turn.number, str(turn.part), player.hand.total, len(seen.units), moved)
    return Ties(seed, *marks, len(player.cards), seen.preparation.rolled)


_CHARACTERS = (EASY, MEDIUM, STRONG)
PARSEC_BOTS: Mapping[str, Bot[ParsecMatch, Command]] = dict(
    zip(LEVELS, map(ParsecBot, _CHARACTERS), strict=True)
)
