"""Matches that have been played, for those who look back on them."""

from typing import Any

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import FactionId, Positions
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.bots.greedy_bot import GreedyBot
from tests.games.burning_planets.bots.table import bots_for, next_command
from tests.games.burning_planets.match.build import DUO, TRIO, creation

MatchSession = Session[Match, Any, Any]


def played(
    steps: int = 240,
    *,
    positions: Positions = Positions.BOARD,
    open_books: bool = True,
    factions: tuple[FactionId, ...] = TRIO,
    journal: MemoryJournal | None = None,
    seed: int = 5,
) -> MatchSession:
    """Bots play on the small board of the rule tests, for so many lines or to the end."""
    session: MatchSession = Session(match_system(), journal or MemoryJournal(), AppDice(seed))
    options = Options(treasury_visibility="public" if open_books else "owner")
    session.submit(creation(factions, options, positions))
    bots = bots_for(session.state, (GreedyBot,), seed)
    while len(session.entries) < steps:
        command = next_command(session.state, bots)
        if command is None:
            break
        session.submit(command, overrule=True)
    return session


def finished(*, open_books: bool = True) -> MatchSession:
    """Played to the end."""
    return played(5000, open_books=open_books, factions=DUO)
