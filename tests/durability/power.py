"""Power cuts, simulated: the writes of a match played by bots are recorded with strace, and the box
is rebuilt as it could be after a cut anywhere among them. Nothing that was called safe is missing.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bp_desktop.session.library import LibraryError
from bp_desktop.storage.box import create_box
from tests.durability.disk import (
    CutOff,
    DiskCall,
    Linked,
    Made,
    Removed,
    Renamed,
    Said,
    SimDisk,
    Synced,
    Written,
)
from tests.durability.kill import ROOT, in_the_middle
from tests.durability.match_kill import KillTally, Promises, judge

STEPS = 120
CALLS = (
    *("openat", "creat", "write", "pwrite64", "writev", "pwritev", "ftruncate", "fallocate"),
    *("fsync", "fdatasync", "rename", "renameat", "renameat2", "link", "linkat"),
    *("unlink", "unlinkat", "copy_file_range", "sendfile"),
)
_CALL = re.compile(r"^(?:\d+ +)?(\w+)\((.*)\) += (-?\d+)(?:<([^>]*)>)?")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_HANDLE = re.compile(r"^(\d+)<([^>]*)>")


@dataclass(slots=True)
class CutTally:
    """What a series of power cuts came to."""

    cuts: int = 0
    hot: int = 0
    """With a journal to roll back."""
    steps: int = 0
    failures: list[str] = field(default_factory=list)


def can_record() -> bool:
    return sys.platform == "linux" and shutil.which("strace") is not None


def record_match(folder: Path, seed: int = 1, steps: int = STEPS) -> tuple[bytes, list[DiskCall]]:
    """An empty box, and everything that reached the system while bots played in it."""
    box = folder / "box.bpbox"
    create_box(box)
    before, log = box.read_bytes(), folder / "calls"
    player = (sys.executable, "-m", "tests.durability.match_writer")
    watch = ("strace", "-f", "-y", "-xx", "-s", "1000000", "--seccomp-bpf", "-o", str(log))
    subprocess.run(
        [*watch, "-e", f"trace={','.join(CALLS)}", *player, str(box), str(seed), str(steps)],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
    )
    with log.open(encoding="ascii") as lines:
        return before, list(read_calls(lines, str(folder)))


def read_calls(lines: Iterator[str], folder: str) -> Iterator[DiskCall]:
    """What strace wrote, as far as it is about files below the folder."""
    ends: dict[str, int] = {}
    for line in lines:
        found = _CALL.match(line)
        if found is None or int(found[3]) < 0:
            continue
        name, arguments, result = found[1], found[2], int(found[3])
        texts = [_unhex(one) for one in _TEXT.findall(arguments)]
        handle = _HANDLE.match(arguments)
        path = _unhex(handle[2]).decode() if handle is not None else ""
        numbers = [int(one) for one in re.findall(r", (\d+)(?=,|$)", arguments)]
        if name == "write" and handle is not None and handle[1] == "1":
            yield Said(texts[0].decode().rstrip("\n"))
            continue
        about = (
            [one.decode() for one in texts]
            if name[:4] in ("open", "rena", "link", "unli")
            else [path]
        )
        if not any(one.startswith(folder + "/") or one == folder for one in about):
            continue
        match name:
            case "openat" if "O_CREAT" in arguments:
                if "O_TRUNC" in arguments:
                    raise AssertionError(f"nobody cuts a file off by opening it: {about}")
                ends.setdefault(about[-1], 0)
                yield Made(about[-1])
            case "pwrite64":
                yield Written(path, numbers[-1], texts[0][:result])
            case "write":
                start = ends.get(path, 0)  # only new files are written from end to end
                ends[path] = start + result
                yield Written(path, start, texts[0][:result])
            case "ftruncate":
                yield CutOff(path, numbers[-1])
            case "fsync" | "fdatasync":
                yield Synced(path)
            case "rename" | "renameat" | "renameat2":
                ends[about[1]] = ends.pop(about[0], 0)
                yield Renamed(about[0], about[1])
            case "link" | "linkat":
                yield Linked(about[0], about[1])
            case "unlink" | "unlinkat":
                ends.pop(about[0], None)
                yield Removed(about[0])
            case "openat":
                pass
            case _:
                raise AssertionError(f"no idea what {name} does to a disk")


def _unhex(text: str | bytes) -> bytes:
    plain = text.decode() if isinstance(text, bytes) else text
    return bytes.fromhex(plain.replace("\\x", ""))


def cut_power(folder: Path, times: int, seed: int = 1, steps: int = STEPS) -> CutTally:
    recorded = folder / "recorded"
    recorded.mkdir()
    before, calls = record_match(recorded, seed, steps)
    return cut_recorded(folder, before, calls, recorded / "box.bpbox", times, seed)


def cut_recorded(
    folder: Path, before: bytes, calls: Sequence[DiskCall], box: Path, times: int, seed: int
) -> CutTally:
    """So many cuts, anywhere among the calls."""
    chance, tally, disk, said = Random(seed), CutTally(), SimDisk(), Promises()
    for beginning in (
        Made(str(box)),
        Written(str(box), 0, before),
        Synced(str(box)),
        Synced(str(box.parent)),
    ):
        disk.apply(beginning)
    cuts = [0] * (len(calls) + 1)
    for _ in range(times):
        cuts[chance.randrange(len(cuts))] += 1
    for number, many in enumerate(cuts):
        for _ in range(many):
            problem = _cut(folder / "cut", disk, box, said, chance, tally)
            if problem:
                tally.failures.append(f"cut at call {number} of seed {seed}: {problem}"[:500])
        if number < len(calls):
            call = calls[number]
            disk.apply(call)
            if isinstance(call, Said):
                said.hear(call.line)
    return tally


def _cut(
    folder: Path, disk: SimDisk, box: Path, said: Promises, chance: Random, tally: CutTally
) -> str:
    """What is wrong after one cut; empty if nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    for path, data in disk.after_a_cut(chance).items():
        there = folder / Path(path).relative_to(box.parent)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_bytes(data)
    here = folder / box.name
    tally.cuts += 1
    tally.hot += in_the_middle(here)
    kills = KillTally()
    try:
        problem = judge(here, said, kills)
    except (LibraryError, OSError) as error:
        return repr(error)
    tally.steps += kills.steps
    return problem
