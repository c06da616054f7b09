"""Kills programs in which bots play real matches, and holds what is left against what was called
safe: the box opens, replays, and has every step with its fingerprint; so have the backups."""

import io
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

from bp_desktop.app.games import find_system
from bp_desktop.app.start import run
from bp_desktop.session.chain import fingerprint
from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import create_box, open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.ui.shell.draft_file import DraftFile
from tests.durability.kill import ROOT, in_the_middle
from tests.durability.match_writer import backups_of

ODD_NAME = "Ёлка 100% #?&.bpbox"
DOCUMENTS_KEPT = 2


@dataclass(slots=True)
class KillTally:
    """What a series of kills came to."""

    kills: int = 0
    steps: int = 0
    """That had been called safe, and are there."""
    within: int = 0
    """Kills in the middle of a transaction, which SQLite had to roll back."""
    backups: int = 0
    failures: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Promises:
    """What a killed program had called safe."""

    steps: list[tuple[DocumentId, int, str]] = field(default_factory=list)
    backups: list[str] = field(default_factory=list)
    failed: str = ""

    def hear(self, line: str) -> None:
        match line.split(" "):
            case "step", document, seq, mark:
                self.steps.append((DocumentId(document), int(seq), mark))
            case "backup", *name:
                self.backups.append(" ".join(name))
            case "failed", *_:
                self.failed = line


def kill_matches(folder: Path, times: int, seed: int = 1) -> KillTally:
    """Every second player is killed at some moment, the others inside a transaction."""
    path = folder / ODD_NAME
    create_box(path)
    chance, tally = Random(seed), KillTally()
    with nursery() as (ask, lines):
        for number in range(times):
            within = number % 2 == 1
            ask(f"{path}\t{chance.randrange(10**6)}\t{'within' if within else 'any'}")
            patience = chance.choice((0.03, 0.3, 0.8)) * chance.random()
            said, code = _life(lines, None if within else patience)
            tally.within += in_the_middle(path)
            problem = said.failed or judge(path, said, tally)
            if code not in (-signal.SIGKILL, -signal.SIGALRM):
                problem = f"it ended by itself ({code}): {problem}"
            if problem:
                tally.failures.append(f"kill {number} of seed {seed}: {problem}"[:500])
            tally.kills += 1
    return tally


@contextmanager
def nursery() -> Iterator[tuple["Asker", Iterator[str]]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.durability.match_writer", "nursery"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        yield Asker(process.stdin), iter(process.stdout)
        process.stdin.close()


class Asker:
    """Orders another player."""

    def __init__(self, stdin: IO[str]) -> None:
        self._stdin = stdin

    def __call__(self, line: str) -> None:
        self._stdin.write(line + "\n")
        self._stdin.flush()


def _life(lines: Iterator[str], patience: float | None) -> tuple[Promises, int]:
    """What a player promised until it ended, and how; with patience it is killed that long after
    its first promise."""
    said, child = Promises(), 0
    killer: threading.Timer | None = None
    for line in lines:
        match line.rstrip("\n").split(" "):
            case "born", number:
                child = int(number)
            case "dead", code:
                if killer is not None:
                    killer.join()
                return said, int(code)
            case _:
                said.hear(line.rstrip("\n"))
        if patience is not None and killer is None and child and said.steps:
            killer = threading.Timer(patience, os.kill, (child, signal.SIGKILL))
            killer.start()
    raise AssertionError("the nursery has ended")


def judge(path: Path, said: Promises, tally: KillTally) -> str:
    """What is wrong with a box and its backups after a kill; empty if nothing."""
    with open_box(path, find_system) as box:  # finishes what the kill left open
        written = {info.id: list(box.journal(info.id).lines()) for info in box.documents()}
    last: dict[DocumentId, int] = {}
    for document, seq, mark in said.steps:
        lines = written.get(document, [])
        if len(lines) < seq:
            return f"step {seq} is lost, {len(lines)} are there"
        if seq and fingerprint(lines[seq - 1].hash).replace(" ", "") != mark:
            return f"step {seq} is another one"
        last[document] = seq
    for document, seq in last.items():
        if len(written[document]) > seq + 2:  # a step, and an aside before it
            return "steps from nowhere"
    report = check_box(path, find_system)
    if not report.sound or report.messages:
        return f"not sound: {report.messages}"
    tally.steps += len(said.steps)
    for name in said.backups:
        backup = backups_of(path) / name
        found = check_box(backup, find_system)
        if found.messages:
            return f"the backup {name}: {found.messages}"
        tally.backups += 1
        backup.unlink()
    return _verified(path) or _tidied(path)


def _verified(path: Path) -> str:
    """What `match verify` says to the match played last."""
    file = path.with_name("played.bpmatch")
    with open_box(path, find_system) as box:
        infos = box.documents()
        if not infos:
            return ""
        file.write_bytes(box.export_document(infos[0].id))
    with redirect_stdout(io.StringIO()) as out:
        code = run(["match", "verify", str(file)])
    file.unlink()
    return f"match verify: {out.getvalue()}" if code else ""


def _tidied(path: Path) -> str:
    with open_box(path, find_system) as box:
        for info in box.documents()[DOCUMENTS_KEPT:]:
            box.bin(info.id)
        box.empty_bin()
    drafts = DraftFile(path).path  # half-typed text is there again after a kill
    left = [one.name for one in path.parent.glob(f"{path.name}*") if one not in (path, drafts)]
    return f"left over: {left}" if left else ""
