"""Benches of two commits, measured by turns in one run: is anything slower than it was?"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]
WORSE = 1.05
"""More than this against the other commit is a miss."""


@dataclass(slots=True)
class Pair:
    """One figure in both trees: the best of all rounds counts, since noise only ever adds."""

    unit: str
    at_least: bool
    theirs: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """Above 1: worse than the other commit."""
        best = max if self.at_least else min
        theirs, ours = best(self.theirs), best(self.ours)
        if theirs == ours:
            return 1.0
        worse, better = (theirs, ours) if self.at_least else (ours, theirs)
        return worse / better if better else float("inf")


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The other commit in a folder of its own, with this checkout's .venv."""
    with tempfile.TemporaryDirectory(prefix="bench-against-") as folder:
        tree = Path(folder) / "tree"
        _git("worktree", "add", "--detach", "--quiet", str(tree), commit)
        try:
            (tree / ".venv").symlink_to((ROOT / ".venv").resolve())
            for built in (ROOT / "translations").glob("*.qm"):
                shutil.copy(built, tree / "translations")
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def _git(*arguments: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *arguments], check=True)


def compare(commit: str, names: Sequence[str], rounds: int) -> dict[tuple[str, str], Pair]:
    """Every figure that both commits have."""
    pairs: dict[tuple[str, str], Pair] = {}
    with checked_out(commit) as tree:
        shared = [name for name in names if (tree / "tests" / "bench" / f"{name}.py").exists()]
        for name in shared:
            for round_ in range(rounds):
                # By turns and the other way round each time: a busy moment hits both alike.
                both = [(tree, False), (ROOT, True)]
                for where, is_ours in both if round_ % 2 == 0 else reversed(both):
                    for figure in _measured(where, name):
                        empty = Pair(figure.unit, figure.at_least)
                        pair = pairs.setdefault((name, figure.name), empty)
                        (pair.ours if is_ours else pair.theirs).append(figure.value)
    return {key: pair for key, pair in pairs.items() if pair.theirs and pair.ours}


def _measured(tree: Path, name: str) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "figures.json"
        environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{tree / 'packaging'}"}
        subprocess.run(
            [sys.executable, "-m", "tests.bench", name, "--json", str(out)],
            cwd=tree,
            env=environment,
            stdout=subprocess.DEVNULL,
            check=False,  # a missed limit is no fault of this run
        )
        return [
            Figure(one["name"], one["value"], one["unit"], at_least=one["at_least"])
            for one in json.loads(out.read_text("utf-8"))
        ]


def report(commit: str, names: Sequence[str], rounds: int) -> int:
    """Prints the table; 1 if anything is more than 5 % worse."""
    pairs = compare(commit, names, rounds)
    missed = 0
    for (suite, name), pair in pairs.items():
        miss = pair.ratio > WORSE
        missed += miss
        best = max if pair.at_least else min
        print(
            f"{'MISS' if miss else 'ok  '} {suite:<10} {name:<58} {best(pair.theirs):>12.3f} -> "
            f"{best(pair.ours):>12.3f} {pair.unit:<6} {pair.ratio:6.3f}",
            flush=True,
        )
    print(f"{len(pairs) - missed} of {len(pairs)} figures are at most 5 % worse than at {commit}")
    return 1 if missed else 0
