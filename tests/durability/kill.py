"""Kills a program while it writes, again and again, and looks at what is left.

python -m tests.durability.kill --times 200
"""

import argparse
import random
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path

from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import create_box, open_box
from bp_desktop.storage.checks import check_box
from tests.storage.build import find_tally
from tests.tally import TALLY, Add, Join, open_tally, tally_of

ROOT = Path(__file__).resolve().parents[2]
JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")


@dataclass(frozen=True, slots=True)
class Tally:
    """What a series of kills came to."""

    kills: int
    promised: int
    """Steps or documents that the killed programs had called safe."""
    beyond: int
    """Found although nobody had promised them: committed, but killed before saying so."""
    interrupted: int
    """Kills in the middle of a transaction, which SQLite had to roll back."""


def kill_during_steps(folder: Path, times: int, seed: int = 1) -> Tally:
    """After every kill: the box opens, is sound, and holds every step that was called safe."""
    path = folder / "box.bpbox"
    create_box(path)
    with open_box(path, find_tally) as box:
        document = box.create_document(TALLY.id, "Killed")
    chance, promised, kept, beyond, interrupted = random.Random(seed), 0, 0, 0, 0
    for number in range(times):
        said = killed_while("steps", path, document, chance.uniform(0.0, 0.15))
        interrupted += in_the_middle(path)
        last = int(said[-1]) if said else kept
        with open_box(path, find_tally) as box:
            session = open_tally(box.journal(document))
        report = check_box(path, find_tally)
        found = len(session.entries)
        assert report.sound, f"kill {number}: {report.messages}"
        assert report.messages == (), f"kill {number}: {report.messages}"
        assert found >= last, f"kill {number}: {last} steps were promised, {found} are there"
        assert found <= last + 1 + (not said), f"kill {number}: steps from nowhere"
        assert left_over(path) == [], f"kill {number}: {left_over(path)}"
        promised += len(said)
        beyond += found - last
        kept = found
    return Tally(times, promised, beyond, interrupted)


def kill_during_imports(folder: Path, times: int, seed: int = 1) -> Tally:
    """After every kill each document is there whole or not at all."""
    path, file = folder / "box.bpbox", folder / "document.bpmatch"
    create_box(path)
    with open_box(path, find_tally) as box:
        document = box.create_document(TALLY.id, "Taken in")
        tally_of(Join("Ada"), *(Add("Ada", 1) for _ in range(200)), journal=box.journal(document))
        file.write_bytes(box.export_document(document))
        box.bin(document)
        box.empty_bin()
    chance, promised, beyond, interrupted = random.Random(seed), 0, 0, 0
    for number in range(times):
        said = killed_while("imports", path, str(file), chance.uniform(0.0, 0.15))
        interrupted += in_the_middle(path)
        open_box(path, find_tally).close()
        report = check_box(path, find_tally)
        with open_box(path, find_tally) as box:
            found = {info.id: info.steps for info in box.documents()}
            for id_ in found:  # or the checks would take longer and longer
                box.bin(id_)
            box.empty_bin()
        assert report.sound, f"kill {number}: {report.messages}"
        assert {DocumentId(id_) for id_ in said} <= found.keys(), (
            f"kill {number}: a document is gone"
        )
        assert set(found.values()) <= {201}, f"kill {number}: half a document"
        promised += len(said)
        beyond += len(found) - len(said)
    return Tally(times, promised, beyond, interrupted)


def killed_while(deed: str, path: Path, argument: str, seconds: float) -> list[str]:
    """Start a writer, kill it some time after its first promise; returns all it promised."""
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.durability.writer", deed, str(path), argument],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert writer.stdout is not None
    with writer.stdout as output:
        first = output.readline()
        killer = threading.Timer(seconds, writer.kill)
        killer.start()
        rest = output.read()  # until it is dead
        killer.join()
    # One that ended by itself was not killed, and its silence would prove nothing.
    assert writer.wait() != 1, "the writer failed before it was killed"
    # A number without its line end was cut off by the kill and promises nothing.
    return [line for line in (first + rest).split("\n")[:-1] if line]


def in_the_middle(path: Path) -> bool:
    """Whether the journal beside the box is one to roll back; a finished one begins with zeros."""
    journal = path.with_name(path.name + "-journal")
    return journal.exists() and journal.read_bytes()[:8] == JOURNAL_MAGIC


def left_over(path: Path) -> list[str]:
    """Files beside a closed box that should not be there."""
    return [found.name for found in path.parent.iterdir() if found != path]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    for name, series in (("steps", kill_during_steps), ("imports", kill_during_imports)):
        with tempfile.TemporaryDirectory() as folder:
            tally = series(Path(folder), asked.times, asked.seed)
        sys.stdout.write(
            f"{name}: {tally.kills} kills, {tally.interrupted} in the middle of a transaction,"
            f" {tally.promised} promised and all there, {tally.beyond} more than promised\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
