"""The bot of a level of Parsec: what a seat does in each part of a match, by its character."""

from collections.abc import Iterable, Mapping

from bp_desktop.core.messages import say
from bp_desktop.core.purse import Purse
from bp_desktop.core.work import Work
from bp_desktop.games import bots
from bp_desktop.games.bots import Bot, BotAnswer, BotDecision, Budget, Ties
from bp_desktop.games.offers import drawn, verdict
from bp_desktop.games.parsec.bots import reasons
from bp_desktop.games.parsec.bots.character import EASY, MEDIUM, STRONG, ParsecCharacter
from bp_desktop.games.parsec.bots.fights import Fights
from bp_desktop.games.parsec.bots.fleets import Fleets
from bp_desktop.games.parsec.bots.means import Means
from bp_desktop.games.parsec.bots.outlook import Outlook
from bp_desktop.games.parsec.bots.settling import settlement
from bp_desktop.games.parsec.ids import PlayerId, TurnPart
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.queries.standing import share
from bp_desktop.games.parsec.match.state import FightState, ParsecMatch, SetupPart
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.parsec.match.victory import progress_of
from bp_desktop.games.shared.proposals import Proposal, best_proposal
from bp_desktop.games.table import Stage

PATIENCE = 60
"""Rounds after which programs among themselves agree on who is ahead, so that every match ends."""
PROFIT = 1.1
"""It wants a little more than it gives."""

Thought = Work[BotDecision[Command] | None]


class ParsecBot:
    """Plays one decision at a time, by what the seat sees."""

    def __init__(self, character: ParsecCharacter) -> None:
        self.character = character

    def decide(self, seen: ParsecMatch, seat: PlayerId, seed: int) -> Thought:
        ties = _ties(seen, seat, seed)
        if seen.stage is Stage.SETUP and asked(seen) == seat:
            return self._set_up(seen, seat, ties)
        if seen.stage is not Stage.PLAY or seen.players[seat].eliminated:
            return _nothing()
        if seen.fight is not None:
            return self._fight(seen, seen.fight, seat, ties)
        return self._play(seen, seat, ties) if seen.turn.player == seat else _nothing()

    # --- preparation

    def _set_up(self, seen: ParsecMatch, seat: PlayerId, ties: Ties) -> Thought:
        now = Outlook(seen, seat)
        yield 0.5
        if seen.preparation.part is SetupPart.KITS:
            kit = c.TakeKit(Means(now, self.character, ties).kit())
            return BotDecision(kit, reasons.sets_up())
        if seen.preparation.rolled and not seen.tracked:
            return _settle_beside_a_board(seen, ties)
        found = [one for one in legal(seen, seat) if one.legal]
        found = [one for one in found if not isinstance(one.command, c.LayModules)]
        if not found:
            return None
        if isinstance(found[0].command, c.Settle):
            cells = found[0].choices("at")
            best = settlement(now, cells, ties, careful=self.character.plans)
            return BotDecision(c.Settle(best), reasons.settles(seen.board.body_at.get(best)))
        return BotDecision(drawn(ties.one_of(found), ties.random), reasons.sets_up())

    # --- fights

    def _fight(self, seen: ParsecMatch, fight: FightState, seat: PlayerId, ties: Ties) -> Thought:
        word = asked(seen)
        waits = fight.strike is not None and fight.strike.target in seen.units
        owner = seen.units[fight.strike.target].owner if waits and fight.strike else None
        if seat not in (word, owner):
            yield 1.0
            return None
        now = Outlook(seen, seat)
        found = list(Fights(now, self.character, ties).word(fight))
        yield 0.5
        if self.character.plans and seat in (fight.attacker, fight.defender):
            found += Means(now, self.character, ties).in_a_strike()
        yield 1.0
        return _best(seen, found, ties)

    # --- an own turn

    def _play(self, seen: ParsecMatch, seat: PlayerId, ties: Ties) -> Thought:
        if seen.turn.round > PATIENCE and set(seen.survivors) <= set(seen.program_seats):
            yield 1.0
            ahead = _leaders(seen)
            return BotDecision(c.EndByAgreement(ahead), reasons.gives_up(seen.turn.round))
        now = Outlook(seen, seat)
        means = Means(now, self.character, ties)
        if seen.turn.part is TurnPart.PRODUCTION:
            yield 1.0
            if not seen.turn.rolled:
                return BotDecision(c.RollProduction(), reasons.rolls())
            return BotDecision(means.production(), reasons.takes())
        if seen.turn.part is TurnPart.ACTIONS:
            budget = Budget(self.character.positions)
            found: list[Proposal[Command]] = [*means.cards(), *means.exchanges()]
            yield 0.1
            found += Fights(now, self.character, ties).attacks()
            yield 0.3
            if seen.tracked:
                found += yield from Fleets(now, means, self.character, ties).moves(budget)
            decision = _best(seen, found, ties)
            if decision is not None:
                return decision
        decision = _best(seen, means.purchases(), ties)
        yield 1.0
        if decision is not None:
            return decision
        return BotDecision(c.EndParsecTurn(), reasons.goes_on())

    # --- what others ask

    def answer(self, seen: ParsecMatch, seat: PlayerId, asked: Command) -> BotAnswer:
        player = seen.players.get(seat)
        if player is None or player.eliminated or seen.stage is not Stage.PLAY:
            return BotAnswer(False, say("parsec.bot.not_playing"))
        match asked:
            case c.TradeCards():
                offers = (asked.player or seen.turn.player) == seat
                gives, gets = (asked.gives, asked.gets) if offers else (asked.gets, asked.gives)
                return self._deal(seen, seat, gives, gets)
            case c.MoveVessel() | c.Evade():
                return BotAnswer(False, say("parsec.bot.lets_nobody_pass"))
            case c.DeclareAttack() | c.CounterAttack():
                return BotAnswer(False, say("parsec.bot.supports_nobody"))
            case c.EndByAgreement():
                return BotAnswer(False, say("parsec.bot.plays_on"))
        return BotAnswer(False, say("parsec.bot.declines"))

    def _deal(self, seen: ParsecMatch, seat: PlayerId, gives: Purse, gets: Purse) -> BotAnswer:
        now = Outlook(seen, seat)
        if not now.hand.covers(gives):
            return BotAnswer(False, say("parsec.bot.has_not"))
        means = Means(now, self.character, Ties(0, seat))
        gained = sum(means.value(one) * amount for one, amount in gets)
        given = sum(means.value(one) * amount for one, amount in gives)
        if gained >= PROFIT * given:
            return BotAnswer(True, say("parsec.bot.good_trade"))
        return BotAnswer(False, say("parsec.bot.bad_trade"))


def _settle_beside_a_board(seen: ParsecMatch, ties: Ties) -> BotDecision[Command]:
    """On a planet with the number that was rolled. The program cannot look at the board: one that
    is not in the list yet it enters as it may be, and people set it right."""
    number = seen.preparation.rolled
    known = [one for one in seen.board.bodies.values() if one.is_planet and one.number == number]
    if known:
        body = ties.one_of(known)
        return BotDecision(c.Settle(body=body.id), reasons.settles(body))
    first, second, *_ = ties.mixed(seen.tables.resources)
    return BotDecision(c.TellBody(True, number, (first, second)), reasons.tells())


def _best(
    seen: ParsecMatch, found: Iterable[Proposal[Command]], ties: Ties
) -> BotDecision[Command] | None:
    return best_proposal(found, lambda one: verdict(judge, seen, one).legal, ties)


def _nothing() -> Thought:
    yield 1.0
    return None


def _leaders(seen: ParsecMatch) -> tuple[PlayerId, ...]:
    """Who is ahead by what everybody sees, with the team."""
    ahead = max(seen.survivors, key=lambda one: share(progress_of(seen, one)))
    team = seen.players[ahead].team
    return tuple(
        one for one in seen.survivors if one == ahead or (team and seen.players[one].team == team)
    )


def _ties(seen: ParsecMatch, seat: PlayerId, seed: int) -> Ties:
    turn = seen.turn
    moved = sum(one.moved == turn.number for one in seen.units.values())
    return Ties(
        seed,
        turn.number,
        str(turn.part),
        seen.players[seat].hand.total,
        len(seen.units),
        moved,
        len(seen.players[seat].cards),
        seen.preparation.rolled,
    )


PARSEC_BOTS: Mapping[str, Bot[ParsecMatch, Command]] = {
    bots.EASY: ParsecBot(EASY),
    bots.MEDIUM: ParsecBot(MEDIUM),
    bots.STRONG: ParsecBot(STRONG),
}
