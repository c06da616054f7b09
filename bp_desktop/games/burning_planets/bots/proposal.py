"""Proposals of a bot of Burning Planets, judged by its rules."""

from collections.abc import Iterable

from bp_desktop.games.bots import BotDecision, Ties
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.shared import proposals

Reason = proposals.Reason
Proposal = proposals.Proposal[Command]


def best_legal(match: Match, found: Iterable[Proposal], ties: Ties) -> BotDecision[Command] | None:
    """The best of them that the rules of this table allow; which of equal ones, is drawn."""
    return proposals.best_proposal(found, lambda one: judge(match, one).legal, ties)
