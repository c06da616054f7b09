"""A program that is about to be killed: bots play real matches in a box, and it says what is safe.

As `nursery` it waits with everything loaded and forks a player for each line it reads, so that a
hundred kills do not take a hundred starts. POSIX only.
"""

import os
import signal
import sqlite3
import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.games.table import Stage
from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import Box, open_box
from tests.games.burning_planets.bots.table import (
    FACTIONS,
    MIXED,
    SMALL_TILES,
    bots_for,
    creation_of,
    next_command,
)
from tests.storage.build import make_backup

LONGEST = 300
"""Lines of a match, or checking them would take longer and longer."""


def say(*words: object) -> None:
    """One line, in one system call: it is there whole or not at all."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def play(path: Path, seed: int) -> Generator[None, None, None]:
    """One step after the other for ever, in the match played last or in a new one. `step` with its
    document, number and fingerprint is a promise, and so is `backup` with its name."""
    chance = Random(seed)
    with open_box(path, find_system, AppDice(seed)) as box:
        document = _match_to_play(box, chance)
        session: Any = box.open(document)
        _acknowledge(document, session)
        bots = bots_for(session.state, MIXED, seed)
        while True:
            draw = chance.random()
            if session.state.stage is Stage.OVER or len(session.entries) >= LONGEST:
                document = _new_match(box, chance)
                session = box.open(document)
                bots = bots_for(session.state, MIXED, seed)
            elif draw < 0.06 and session.next_undo is not None and len(session.entries) > 2:
                session.undo(consent=True, reason="why")
            elif draw < 0.09 and session.next_redo is not None:
                session.redo()
            elif draw < 0.12:
                summary = session.system.summary(session.state)
                picture = chance.randbytes(chance.randrange(9000))
                box.remember_look(document, summary, picture, len(session.entries))
            elif draw < 0.13:
                backup = make_backup(box, backups_of(path), document, find_system=find_system)
                say("backup", backup.path.name)
            elif (command := next_command(session.state, bots)) is not None:
                session.submit(command, overrule=True)
            _acknowledge(document, session)
            yield


def backups_of(path: Path) -> Path:
    return path.parent / "backups"


def _acknowledge(document: DocumentId, session: Any) -> None:
    say("step", document, len(session.entries), session.fingerprint.replace(" ", ""))


def _match_to_play(box: Box, chance: Random) -> DocumentId:
    last = next(iter(box.documents()), None)
    return last.id if last is not None else _new_match(box, chance)


def _new_match(box: Box, chance: Random) -> DocumentId:
    factions = tuple(chance.choice(FACTIONS) for _ in range(2))
    create = creation_of(factions, chance.randrange(1000), (2, 2), SMALL_TILES)
    return box.create("burning_planets.match", "Killed", [create])


def end_inside_a_transaction(box: Box, chance: Random, after: int) -> None:
    """Have the system end this process within a commit, `after` commits from now: the timer's
    signal has no handler, so nothing of ours runs any more."""
    left, longest = [after], seconds_of_a_commit(box.path.parent)

    def heard(statement: str) -> None:
        if statement.upper().startswith("COMMIT"):
            left[0] -= 1
            if left[0] == 0:
                signal.signal(signal.SIGALRM, signal.SIG_DFL)
                signal.setitimer(signal.ITIMER_REAL, chance.uniform(1e-6, longest))

    box.store.raw.set_trace_callback(heard)


def seconds_of_a_commit(folder: Path) -> float:
    """What one takes on this disk when nobody else writes, with everything synced as in a box."""
    path, taken = folder / f"stopwatch-{os.getpid()}", []
    with closing(sqlite3.connect(path, isolation_level=None)) as disk:
        disk.execute("PRAGMA locking_mode=EXCLUSIVE")
        disk.execute("CREATE TABLE line (text)")
        for number in range(5):
            disk.execute("BEGIN")
            disk.execute("INSERT INTO line VALUES (?)", (str(number) * 2000,))
            began = perf_counter()
            disk.execute("COMMIT")
            taken.append(perf_counter() - began)
    path.unlink()
    return min(taken)


def nursery() -> None:
    """For each line with a box, a seed and how the player is to end, fork one, say its number, and
    say how it ended."""
    for line in sys.stdin:
        path, seed, within = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            _live(Path(path), int(seed), within == "within")
        say("born", child)
        _, status = os.waitpid(child, 0)
        say("dead", os.waitstatus_to_exitcode(status))


def _live(path: Path, seed: int, within: bool) -> None:
    """Never returns."""
    try:
        if within:
            _die_within(seed)
        for _ in play(path, seed):
            pass
    except (Exception, Refused, Objected) as error:
        say("failed", repr(error))
    finally:
        os._exit(1)


def _die_within(seed: int) -> None:
    chance, before = Random(seed), Box.__init__

    def opened(box: Box, *args: Any, **kwargs: Any) -> None:
        before(box, *args, **kwargs)
        end_inside_a_transaction(box, chance, chance.randrange(1, 40))

    Box.__init__ = opened  # type: ignore[method-assign, assignment]  # only in this process


if __name__ == "__main__":
    if sys.argv[1] == "nursery":
        nursery()
    else:  # a match of so many steps, for whoever watches the system calls
        playing = play(Path(sys.argv[1]), int(sys.argv[2]))
        for _ in range(int(sys.argv[3])):
            next(playing)
        playing.close()
