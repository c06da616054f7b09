"""The bot of a level: what a seat does in each phase, by its character, and what it agrees to."""

from collections.abc import Mapping

from bp_desktop.core.work import Work
from bp_desktop.games import bots
from bp_desktop.games.bots import Bot, BotAnswer, BotDecision, Budget, Ties
from bp_desktop.games.burning_planets.bots import reasons
from bp_desktop.games.burning_planets.bots.bargain import answer_to
from bp_desktop.games.burning_planets.bots.beside import beside_a_board
from bp_desktop.games.burning_planets.bots.character import EASY, MEDIUM, STRONG, Character
from bp_desktop.games.burning_planets.bots.economy import Economy
from bp_desktop.games.burning_planets.bots.situation import Situation
from bp_desktop.games.burning_planets.bots.warfare import on_the_board
from bp_desktop.games.burning_planets.bots.yards import Yards
from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.queries.standing import standings
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, judge
from bp_desktop.games.offers import drawn
from bp_desktop.games.shared.proposals import best_legal, nothing
from bp_desktop.games.table import Stage

PATIENCE = 100
"""Rounds after which all but the strongest give up, so that every match ends."""

Thought = Work[BotDecision[Command] | None]


class LevelBot:
    """Plays one decision at a time, by what the seat sees."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def decide(self, seen: Match, seat: PlayerId, seed: int) -> Thought:
        ties = _ties(seen, seat, seed)
        if seen.stage is Stage.SETUP:
            return self._set_up(seen, seat, ties)
        if seen.stage is not Stage.PLAY or seat != seen.turn.player:
            return nothing()
        return self._play(seen, seat, ties)

    def answer(self, seen: Match, seat: PlayerId, asked: Command) -> BotAnswer:
        return answer_to(seen, seat, asked)

    def _set_up(self, seen: Match, seat: PlayerId, ties: Ties) -> Thought:
        found = [one for one in legal(seen, seat) if one.legal and not one.consent_of]
        yield 1.0
        if not found:
            return None
        command = drawn(ties.one_of(found), ties.random)
        places = isinstance(command, c.PlaceStartingCannon)
        return BotDecision(command, reasons.sets_up() if places else reasons.begins())

    def _play(self, seen: Match, seat: PlayerId, ties: Ties) -> Thought:
        if seen.turn.round > PATIENCE and standings(seen)[0].player != seat:
            return BotDecision(c.Concede(seat), reasons.gives_up(seen.turn.round))
        now, phase = Situation(seen, seat), seen.turn.phase
        economy = Economy(now, self.character, ties)
        yards = Yards(now, economy, self.character, ties)
        found, why = None, reasons.of_phase(phase)
        if phase is Phase.STRUCTURES:
            found, why = best_legal(judge, seen, economy.structures(), ties), yards.saving()
        elif phase is Phase.SHIPS:
            found, why = best_legal(judge, seen, yards.ships(), ties), yards.saving()
        elif phase is Phase.ACTIONS:
            budget = Budget(self.character.positions)
            if seen.tracked:
                proposals = yield from on_the_board(now, economy, self.character, ties, budget)
            else:
                proposals = yield from beside_a_board(now, ties, budget)
            found = best_legal(judge, seen, proposals, ties)
        yield 1.0
        if found is not None:
            return found
        command = next_command(seen)
        return BotDecision(command, why) if command is not None else None


def _ties(seen: Match, seat: PlayerId, seed: int) -> Ties:
    turn = seen.turn
    spent = [(one.moves, one.attacks, one.others) for one in turn.spent.values()]
    return Ties(
        seed,
        turn.number,
        str(turn.phase),
        seen.players[seat].treasury.total,
        len(seen.board.ships),
        spent,
    )


BOTS: Mapping[str, Bot[Match, Command]] = {
    bots.EASY: LevelBot(EASY),
    bots.MEDIUM: LevelBot(MEDIUM),
    bots.STRONG: LevelBot(STRONG),
}
