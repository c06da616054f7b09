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
    """One figure in both trees: the best of all rounds counts, since noise only ever adds.

    A figure that only one of them has is shown too, but judged by nobody.
    """

    unit: str
    at_least: bool
    theirs: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)

    @property
    def is_shared(self) -> bool:
        return bool(self.theirs and self.ours)

    @property
    def ratio(self) -> float:
        """Above 1: worse than the other commit."""
        best = max if self.at_least else min
        theirs, ours = best(self.theirs), best(self.ours)
        if theirs == ours:
            return 1.0
        worse, better = (theirs, ours) if self.at_least else (ours, theirs)
        return worse / better if better else float("inf")

    @property
    def is_worse(self) -> bool:
        return self.is_shared and self.ratio > WORSE


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
    """Every figure that either commit has. Which way is worse, ours says: an older commit may
    not have known it yet."""
    pairs: dict[tuple[str, str], Pair] = {}
    with checked_out(commit) as tree:
        for name in names:
            both = [(ROOT, True)]
            if (tree / "tests" / "bench" / f"{name}.py").exists():
                both.append((tree, False))
            for round_ in range(rounds):
                # By turns and the other way round each time: a busy moment hits both alike.
                for where, is_ours in both if round_ % 2 else reversed(both):
                    for figure in _measured(where, name):
                        empty = Pair(figure.unit, figure.at_least)
                        pair = pairs.setdefault((name, figure.name), empty)
                        (pair.ours if is_ours else pair.theirs).append(figure.value)
                        if is_ours:
                            pair.at_least = figure.at_least
    return pairs


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
    for (suite, name), pair in pairs.items():
        print(_line(suite, name, pair), flush=True)
    shared = [pair for pair in pairs.values() if pair.is_shared]
    missed = sum(pair.is_worse for pair in shared)
    print(f"{len(shared) - missed} of {len(shared)} figures are at most 5 % worse than at {commit}")
    return 1 if missed else 0


def _line(suite: str, name: str, pair: Pair) -> str:
    best = max if pair.at_least else min
    theirs, ours = (f"{best(one):.3f}" if one else "-" for one in (pair.theirs, pair.ours))
    mark = "MISS" if pair.is_worse else "ok" if pair.is_shared else ""
    ratio = f"{pair.ratio:6.3f}" if pair.is_shared else "only ours" if pair.ours else "only theirs"
    return f"{mark:<4} {suite:<10} {name:<58} {theirs:>12} -> {ours:>12} {pair.unit:<6} {ratio}"
