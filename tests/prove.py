"""`python3 dev.py prove [--minutes N] [--only NAME…] [--kept FILE] [--corrections N]
[--collect TESTS…]`: the long proofs, in 45 minutes on two cores or a share of them, and a table of
what was tried. With `--kept` a whole run can be made in parts: what was tried stands in that file
after each part, and the next run goes on from there.

Programs and windows are killed while they write, the power is cut, files, boxes and backups are
hostile, and nothing that was called safe may be missing. With `--corrections` the past of that
many matches of bots is corrected at random, and no later step may be redirected unasked. With
`--collect` the given tests run with garbage collected in the middle of everything Qt does.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.durability.kill import ROOT
from tests.durability.proofs import PROOFS, Found, Proof
from tests.games.burning_planets.invariants.corrections import prove

WHOLE = 45.0
"""Minutes in which everything is tried, on two cores."""
LANES = 2
LONGEST_PART = 1200.0
"""Seconds after which a part that does not answer is ended and told."""


class Series:
    """One proof under way: in parts, with those that are left of it."""

    def __init__(self, proof: Proof, share: float) -> None:
        self.proof = proof
        self.wanted = (
            max(1, round(proof.times * share)) if proof.part < proof.times else proof.times
        )
        self.seeds = range(1, self.wanted + 1, proof.part)
        self.waiting = list(self.seeds)
        self.done: list[int] = []
        self.found = Found()

    @property
    def share_begun(self) -> float:
        return 1 - len(self.waiting) / len(self.seeds)

    def next_part(self) -> tuple[int, int]:
        """How many, and of which seed."""
        seed = self.waiting.pop(0)
        return min(self.proof.part, self.wanted + 1 - seed), seed

    def end_part(self, seed: int, found: Found) -> None:
        self.done.append(seed)
        self.found.add(found)

    def go_on(self, done: list[int], found: dict[str, Any]) -> None:
        """From where another run was left: its parts are not tried again."""
        self.done, self.found = done, Found(**found)
        self.waiting = [seed for seed in self.seeds if seed not in done]

    def left(self) -> dict[str, Any]:
        return {"done": self.done, "found": asdict(self.found)}


class Proving:
    """All proofs in parts, two parts at a time, each proof as far as the others."""

    def __init__(self, proofs: list[Proof], minutes: float, kept: Path | None = None) -> None:
        share = min(1.0, minutes / WHOLE) if kept is None else 1.0
        self.series = [Series(proof, share) for proof in proofs]
        self._kept = kept
        known = json.loads(kept.read_text()) if kept is not None and kept.exists() else {}
        for one in self.series:
            if one.proof.name in known:
                one.go_on(**known[one.proof.name])
        self._until = monotonic() + minutes * 60
        self._lock = threading.Lock()

    def run(self) -> None:
        lanes = [threading.Thread(target=self._lane) for _ in range(LANES)]
        for lane in lanes:
            lane.start()
        for lane in lanes:
            lane.join()

    def _lane(self) -> None:
        while (part := self._next()) is not None:
            series, count, seed = part
            found = try_part(series.proof.name, count, seed)
            with self._lock:
                series.end_part(seed, found)
                self._keep(series)
                sys.stderr.write(f"{series.proof.name}: {series.found.tried} of {series.wanted}\n")

    def _keep(self, series: Series) -> None:
        if self._kept is not None:
            known = json.loads(self._kept.read_text()) if self._kept.exists() else {}
            known[series.proof.name] = series.left()
            self._kept.write_text(json.dumps(known))

    def _next(self) -> tuple[Series, int, int] | None:
        with self._lock:
            waiting = [one for one in self.series if one.waiting]
            if not waiting or monotonic() > self._until:
                return None
            series = min(waiting, key=lambda one: one.share_begun)
            return series, *series.next_part()


def try_part(name: str, count: int, seed: int) -> Found:
    """In a process of its own: what crashes or hangs is a failure."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-m", "tests.durability.proofs", name, str(count), str(seed)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as part:
        try:
            answer, told = part.communicate(timeout=LONGEST_PART)
        except subprocess.TimeoutExpired:
            os.killpg(part.pid, signal.SIGKILL)  # with the programs that it has started
            return Found(0, {}, [f"{name} of seed {seed}: no answer for {LONGEST_PART:.0f} s"])
    try:
        return Found(**json.loads(answer.rstrip("\n").rpartition("\n")[2]))
    except (ValueError, TypeError):
        return Found(
            0, {}, [f"{name} of seed {seed}: ended with {part.returncode}: {told.strip()[-300:]}"]
        )


def table(series: list[Series]) -> str:
    """In Markdown, so that it can stand in SECURITY.md as it is."""
    lines = ["| Tried | Times | Failures | Found |", "| --- | ---: | ---: | --- |"]
    for one in series:
        figures = ", ".join(figure(name, number) for name, number in one.found.figures.items())
        lines.append(
            f"| {one.proof.what} | {one.found.tried:,} of {one.proof.times:,} "
            f"| {len(one.found.failures)} | {figures} |"
        )
    return "\n".join(lines)


def figure(name: str, number: int) -> str:
    """`at most ms for the slowest` is `at most 812 ms for the slowest`."""
    before, most, what = name.rpartition("at most ")
    return f"{before}{most}{number:,} {what}"


def prove_all(minutes: float, only: list[str] | None = None, kept: Path | None = None) -> int:
    proving = Proving([PROOFS[name] for name in only or PROOFS], minutes, kept)
    began = monotonic()
    proving.run()
    failures = [failure for one in proving.series for failure in one.found.failures]
    sys.stdout.write(table(proving.series) + f"\n\n{(monotonic() - began) / 60:.1f} minutes\n")
    sys.stdout.writelines(f"FAILED {failure}\n" for failure in failures)
    return 1 if failures else 0


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["texts"]:
        from tests.prove_texts import main as prove_texts  # loads the window

        return prove_texts(given[1:])
    parser = argparse.ArgumentParser(prog="dev.py prove", description=__doc__)
    parser.add_argument("--minutes", type=float, default=WHOLE, help="a share of 45")
    parser.add_argument("--only", nargs="+", choices=PROOFS, metavar="NAME", help=", ".join(PROOFS))
    parser.add_argument("--kept", type=Path, metavar="FILE", help="go on from there, and keep it")
    parser.add_argument("--collect", nargs="+", metavar="TESTS", help="such as tests/ui")
    parser.add_argument("--corrections", type=int, metavar="N", help="in how many matches")
    asked = parser.parse_args(arguments)
    if asked.collect:
        plugin = ["-p", "tests.durability.collecting", "-o", "timeout=0"]
        return pytest.main([*plugin, *asked.collect])
    if asked.corrections:
        looked_at = sum(prove(seed, steps=400, corrections=40) for seed in range(asked.corrections))
        sys.stdout.write(f"{looked_at} later steps, none redirected\n")
        return 0
    return prove_all(asked.minutes, asked.only, asked.kept)


if __name__ == "__main__":
    sys.exit(main())
