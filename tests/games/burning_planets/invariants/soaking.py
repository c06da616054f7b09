"""Matches of Burning Planets played by bots to their end, with every law asked on the way."""

from datetime import UTC, datetime
from random import Random
from typing import Any

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import Positions
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.match.system import judge, match_system
from bp_desktop.games.table import Stage
from bp_desktop.session.document_file import open_document, read_header, write_document
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.bots.table import (
    FACTIONS,
    GREEDY,
    MIXED,
    RANDOM,
    SMALL_TILES,
    MakeBot,
    a_match,
    bots_for,
    creation_of,
    game,
    house_rules,
    next_command,
)
from tests.games.burning_planets.invariants.laws import (
    Books,
    postings_of,
    require_balanced,
    require_sound,
)

MOST_COMMANDS = 30_000
JOURNALLED = 9
"""Every ninth match is kept in a journal, with undo and redo, and read again."""


def soak(seed: int) -> int:
    """One match to its end; how many steps it took."""
    return journalled(seed) if seed % JOURNALLED == 0 else played(seed)


def played(seed: int) -> int:
    positions = Positions.TABLE if seed % 2 else Positions.BOARD
    kind = seed // 2 % 4
    makers = (GREEDY, MIXED, GREEDY, RANDOM)[kind]
    players = 2 if positions is Positions.BOARD and kind else 2 + seed % 4
    match = a_match(seed, positions, players, rich=makers is RANDOM)
    end, steps = play_to_the_end(match, makers, seed)
    assert end.stage is Stage.OVER, f"seed {seed} goes on in round {end.turn.round}"
    if makers is GREEDY:
        assert end.ending is Ending.LAST_SURVIVOR
        assert len(end.winners) == 1
    return steps


def play_to_the_end(match: Match, makers: tuple[MakeBot, ...], seed: int) -> tuple[Match, int]:
    """Every command is legal, every state sound, every balance accounted for."""
    books, steps = Books.of(match), 0
    for step in game(match, makers, seed, MOST_COMMANDS):
        assert judge(step.before, step.command).objections == (), step.command
        require_balanced(step.events)
        books.post(postings_of(step.events))
        if step.after.board is not step.before.board or step.after.players is not match.players:
            books.require_equal(step.after)
            require_sound(step.after)
        match = step.after
        steps += 1
    return match, steps


def journalled(seed: int) -> int:
    """A journal alone rebuilds a whole match, and undo then redo changes nothing."""
    chance = Random(seed)
    positions = Positions.TABLE if seed % 2 else Positions.BOARD
    factions = tuple(chance.choice(FACTIONS) for _ in range(2))
    options = house_rules(chance) if seed % 3 else SMALL_TILES
    session: Session[Match, Any, Any] = Session(
        match_system(), MemoryJournal(), AppDice(seed), _noon
    )
    session.submit(creation_of(factions, seed, (2, 2), options, positions), overrule=True)
    bots = bots_for(session.state, MIXED if seed % 4 else GREEDY, seed)

    while (command := next_command(session.state, bots)) is not None:
        if chance.random() < 0.02:
            _undo_and_redo(session)
        session.submit(command)
        assert len(session.entries) < MOST_COMMANDS

    written = write_document(session, "soak")
    reread = open_document(read_header(written), match_system(), AppDice(0))
    assert reread.state == session.state
    assert reread.edited_at is None
    books = Books()
    for step in session.timeline:
        books.post(postings_of(step.outcome.events))
    books.require_equal(session.state)
    return len(session.timeline)


def _undo_and_redo(session: Session[Match, Any, Any]) -> None:
    """Here and back: the same position, and the one in between as it was before the step."""
    after, before = session.state, session.state_after(len(session.timeline) - 1)
    session.undo(consent=True)
    assert session.state == before
    session.redo()
    assert session.state == after


def _noon() -> datetime:
    return datetime(2026, 1, 1, 12, tzinfo=UTC)
