"""Two hundred matches of bots to their end, with every law asked after every command."""

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

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

BATCHES = 20
PER_BATCH = 9
IN_SESSIONS = 20
"""Together 200 matches."""
MOST_COMMANDS = 30_000


def play_to_the_end(match: Match, makers: tuple[MakeBot, ...], seed: int) -> Match:
    """Every command is legal, every state sound, every balance accounted for."""
    books = Books.of(match)
    for step in game(match, makers, seed, MOST_COMMANDS):
        assert judge(step.before, step.command).objections == (), step.command
        require_balanced(step.events)
        books.post(postings_of(step.events))
        if step.after.board is not step.before.board or step.after.players is not match.players:
            books.require_equal(step.after)
            require_sound(step.after)
        match = step.after
    return match


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_bots_play_to_the_end_and_every_law_holds_all_the_way(batch: int) -> None:
    """BP-RES-3, BP-APP-2, BP-APP-3, BP-BOARD-13, BP-WIN-3."""
    for number in range(PER_BATCH):
        seed = batch * PER_BATCH + number
        positions = Positions.TABLE if seed % 2 else Positions.BOARD
        players = 2 if positions is Positions.BOARD and number % 4 else 2 + seed % 4
        makers = (GREEDY, MIXED, GREEDY, RANDOM)[number % 4]

        match = a_match(seed, positions, players, rich=makers is RANDOM)

        match = play_to_the_end(match, makers, seed)

        assert match.stage is Stage.OVER, f"seed {seed} goes on in round {match.turn.round}"
        if makers is GREEDY:
            assert match.ending is Ending.LAST_SURVIVOR
            assert len(match.winners) == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1000 + IN_SESSIONS))
def test_a_journal_alone_rebuilds_a_whole_match_and_undo_then_redo_changes_nothing(
    seed: int,
) -> None:
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


def _undo_and_redo(session: Session[Match, Any, Any]) -> None:
    """Here and back: the same position, and the one in between as it was before the step."""
    after, before = session.state, session.state_after(len(session.timeline) - 1)
    session.undo(consent=True)
    assert session.state == before
    session.redo()
    assert session.state == after


def _noon() -> datetime:
    return datetime(2026, 1, 1, 12, tzinfo=UTC)
