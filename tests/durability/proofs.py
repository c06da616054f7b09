"""The long proofs, each by its name with how much of it is tried in 45 minutes on two cores.

`python -m tests.durability.proofs NAME COUNT SEED` tries one part of one and answers in JSON: each
part is a process of its own, so that one that crashes is noticed and takes nothing with it.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

MEMORY = Path("/dev/shm")
"""Where there is such a disk in memory, what needs no real one goes there."""


@dataclass(slots=True)
class Found:
    """What came of one part, or of all of them together."""

    tried: int = 0
    figures: dict[str, int] = field(default_factory=dict)
    """Worth telling, by what they count."""
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        self.tried += other.tried
        for name, number in other.figures.items():
            merge = max if "at most" in name else int.__add__
            self.figures[name] = merge(self.figures.get(name, 0), number)
        self.failures += other.failures


class Proof(NamedTuple):
    """One of the long proofs."""

    name: str
    what: str
    times: int
    part: int
    """So many in one process: a minute or less."""
    attempt: Callable[[Path, int, int], Found]
    in_memory: bool = True


def _kills(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.match_kill import kill_matches

    return _of_kills(kill_matches(folder, count, seed))


def _windows(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.window_kill import kill_windows

    return _of_kills(kill_windows(folder, count, seed))


def _of_kills(tally: Any) -> Found:
    figures = {
        "steps promised, all there": tally.steps,
        "in a transaction": tally.within,
        "backups": tally.backups,
    }
    return Found(tally.kills, figures, tally.failures)


def _imports(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.kill import kill_during_imports

    tally = kill_during_imports(folder, count, seed)
    figures = {
        "documents promised, all there": tally.promised,
        "in a transaction": tally.interrupted,
    }
    return Found(tally.kills, figures)


def _cuts(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.power import can_record, cut_power

    if not can_record():
        return Found(0, {}, ["not tried: strace is not installed"])
    tally = cut_power(folder, count, seed)
    figures = {"steps promised, all there": tally.steps, "with a journal to roll back": tally.hot}
    return Found(tally.cuts, figures, tally.failures)


def _files(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.hostile import SLOWEST, attack_files

    tally = attack_files(folder, count, seed)
    if tally.slowest > SLOWEST:
        tally.failures.append(f"a file took {tally.slowest:.1f} s")
    figures = {
        "accepted": tally.accepted,
        "also by command line": tally.by_command_line,
        "by a process of their own": tally.by_process,
        "at most ms for the slowest": round(tally.slowest * 1000),
    }
    return Found(tally.tried, figures, tally.failures)


def _shown(folder: Path, count: int, seed: int) -> Found:
    from PySide6.QtWidgets import QApplication

    from tests.durability.hostile_window import attack_window

    application = QApplication.instance() or QApplication([])
    files = PROOFS["files"].part * ((seed - 1) // PROOFS["shown"].part) + 1
    tally = attack_window(folder, count, files)  # those accepted of a part of `files`
    del application
    figures = {"shown and put away": tally.accepted, "steps made and taken back": tally.steps}
    return Found(tally.tried, figures, tally.failures)


def _boxes(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.fuzz_boxes import fuzz_boxes
    from tests.durability.hostile import attack_boxes

    (folder / "hostile").mkdir()
    tally = attack_boxes(folder / "hostile", count // 2, seed)
    found = Found(tally.tried, {}, tally.failures)
    found.add(_of_fuzz(fuzz_boxes(folder, count - count // 2, seed), "documents saved"))
    return found


def _backups(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.fuzz_boxes import fuzz_backups

    return _of_fuzz(fuzz_backups(folder, count, seed), "documents back, all sound")


def _changed(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.fuzz_boxes import change_open_boxes

    return _of_fuzz(change_open_boxes(folder, count, seed), "documents saved")


def _of_fuzz(tally: Any, what: str) -> Found:
    return Found(tally.tries, {"told as damaged": tally.refused, what: tally.documents})


def _faults(_folder: Path, _count: int, _seed: int) -> Found:
    from tests.durability.faults import FAULTS, check_faults

    held, bad = check_faults()
    return Found(len(FAULTS), {"held by tests": held}, bad)


def _schemas(_folder: Path, _count: int, _seed: int) -> Found:
    from tests.durability.faults import check_schemas

    passed, bad = check_schemas()
    return Found(passed, {}, bad)


def _burning_planets(_folder: Path, count: int, seed: int) -> Found:
    from tests.games.burning_planets.invariants.soaking import soak

    return _soaked(soak, count, seed)


def _parsec(_folder: Path, count: int, seed: int) -> Found:
    from tests.games.parsec.soaking import soak

    return _soaked(soak, count, seed)


def _soaked(soak: Callable[[int], int], count: int, seed: int) -> Found:
    found = Found()
    for number in range(seed, seed + count):
        try:
            found.add(Found(1, {"steps": soak(number)}))
        except AssertionError as error:
            found.add(Found(1, {}, [f"match {number}: {error}"]))
    return found


def _limits(folder: Path, count: int, seed: int) -> Found:
    from tests.durability.limits import LARGE, measure

    found = Found()
    ways = [(name, window) for name in LARGE for window in (False, True)]
    for name, window in ways[seed - 1 : seed - 1 + count]:
        reading = measure(folder, name, window=window)
        where = "in the window" if window else "by decoding"
        figures = {
            f"{where} at most MB more": round(reading.more),
            f"{where} at most ms": round(reading.seconds * 1000),
        }
        problems = [reading.problem] if reading.problem else []
        if reading.answer != "accepted":
            problems.append(f"{name} {where}: {reading.answer}")
        found.add(Found(1, figures, problems))
    return found


PROOFS = {
    proof.name: proof
    for proof in (
        Proof("faults", "Faults of the review, P1 to P16", 16, 16, _faults, in_memory=False),
        Proof("schemas", "Boxes of old versions", 14, 14, _schemas, in_memory=False),
        Proof("limits", "Files at their limits: decoding, window", 24, 4, _limits),
        Proof("soak", "Matches of Burning Planets to their end", 200, 10, _burning_planets),
        Proof("soak-parsec", "Matches of Parsec to their end", 200, 10, _parsec),
        Proof("kills", "Matches of bots killed", 300, 20, _kills, in_memory=False),
        Proof("imports", "Imports killed", 100, 20, _imports, in_memory=False),
        Proof("windows", "Windows killed", 30, 3, _windows, in_memory=False),
        Proof("cuts", "Power cuts, simulated", 4000, 250, _cuts),
        Proof("files", "Hostile files: import, command line", 100_000, 1000, _files),
        Proof("shown", "Hostile files accepted: window", 3000, 50, _shown),
        Proof("boxes", "Hostile boxes", 3000, 200, _boxes),
        Proof("backups", "Backups corrupted and restored", 700, 100, _backups),
        Proof("changed", "Boxes changed while open", 200, 40, _changed, in_memory=False),
    )
}


def main(arguments: list[str]) -> int:
    name, count, seed = arguments
    proof = PROOFS[name]
    place = MEMORY if proof.in_memory and MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="bp-prove-", dir=place) as folder:
        try:
            found = proof.attempt(Path(folder), int(count), int(seed))
        except Exception as error:
            found = Found(0, {}, [f"{name} of seed {seed}: {error!r}"[:500]])
    sys.stdout.write("\n" + json.dumps(asdict(found)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
