"""Kills the real window while somebody plays in it, most times inside a transaction."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.storage.box import create_box, open_box
from tests.durability.kill import ROOT, in_the_middle
from tests.durability.match_kill import KillTally, Promises, judge
from tests.durability.power import can_record
from tests.games.burning_planets.bots.table import FACTIONS, SMALL_TILES, creation_of

PATIENCE = 60.0
"""Seconds after which a window that was to end by itself is killed anyhow."""
SYNCS = (8, 70)
"""The first ones belong to opening."""


def kill_windows(folder: Path, times: int, seed: int = 1) -> KillTally:
    """Two of three inside a transaction, the others at some moment, also while it starts."""
    path = folder / "window.bpbox"
    create_box(path)
    with open_box(path, find_system, AppDice(seed)) as box:
        create = creation_of(FACTIONS[:2], seed, (2, 2), SMALL_TILES)
        box.create("burning_planets.match", "Killed", [create])
    chance, tally = Random(seed), KillTally()
    for number in range(times):
        within = number % 3 != 2
        patience = PATIENCE if within else chance.uniform(0.3, 4.0)
        said, code = _life(path, folder / "home", chance.randrange(10**6), within, patience)
        tally.within += in_the_middle(path)
        problem = judge(path, said, tally)
        if code not in (-signal.SIGKILL, -signal.SIGALRM):
            problem = f"it ended by itself ({code}): {problem}"
        if problem:
            tally.failures.append(f"window {number} of seed {seed}: {problem}"[:500])
        tally.kills += 1
    return tally


def _life(path: Path, home: Path, seed: int, within: bool, patience: float) -> tuple[Promises, int]:
    """Killed `patience` seconds after its start, if not before by itself: inside a transaction."""
    module = "tests.durability.window_player"
    player = [sys.executable, "-m", module, str(path), str(home), str(seed)]
    exactly = within and can_record()
    window = subprocess.Popen(
        [*_ended_as_it_syncs(path, Random(seed)), *player, ""]
        if exactly
        else [*player, "within" * within],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    said = Promises()
    assert window.stdout is not None
    killer = threading.Timer(patience, os.killpg, (window.pid, signal.SIGKILL))
    killer.start()
    with window.stdout as output:
        for line in output:
            if line.endswith("\n"):  # what was cut off promises nothing
                said.hear(line.rstrip("\n"))
    code = window.wait()
    killer.cancel()
    killer.join()
    return said, code


def _ended_as_it_syncs(box: Path, chance: Random) -> list[str]:
    """A program begun with this is killed by the system in one of the syncs of SQLite. A commit has
    four: of the journal twice, of the box, and of the journal that is over with."""
    when = f"inject=fdatasync:signal=KILL:when={chance.randrange(*SYNCS)}"
    watched = ("-P", str(box), "-P", f"{box}-journal")
    how = ("-f", "-qq", "-o", os.devnull)
    return ["strace", *how, "-e", "trace=fdatasync", *watched, "-e", when]
