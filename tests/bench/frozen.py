"""The frozen program beside the one from source: start and memory, by turns.

Measured from outside, the same way for both: Home can be used when the program listens for later
starts, whose socket anybody can see. `python3 dev.py package` makes what is measured.
"""

import os
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median

from bp_desktop.storage.places import user_places
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure
from tests.bench.startup import DOCUMENTS, ROOT, fill

RUNS = 7
LONGEST_WAIT = 60.0
TIMES, MORE_MB = 1.3, 10.0
PROGRAM = ROOT / "dist" / "burning-planets" / "bp-desktop"


def measure() -> list[Figure]:
    if not PROGRAM.exists():
        raise SystemExit("There is no frozen program yet: python3 dev.py package makes it.")
    ways: dict[str, tuple[list[str], list[Path]]] = {
        "frozen": ([str(PROGRAM)], [PROGRAM.parent]),
        "source": ([sys.executable, "-m", "bp_desktop"], _sources()),
    }
    cold: dict[str, list[float]] = {way: [] for way in ways}
    warm: dict[str, list[float]] = {way: [] for way in ways}
    taken: dict[str, list[float]] = {way: [] for way in ways}
    with tempfile.TemporaryDirectory() as folder, undisturbed():
        home = Path(folder)
        fill(user_places(environ=_environment(home)))
        for _ in range(RUNS):  # by turns, so that a busy moment of the machine hits both
            for way, (command, read) in ways.items():
                _forget(read)
                cold[way].append(_start(command, home)[0])
                seconds, megabytes = _start(command, home)
                warm[way].append(seconds)
                taken[way].append(megabytes)
    figures = []
    for name, times in (("cold", cold), ("warm", warm)):
        both = {way: median(found) * 1000 for way, found in times.items()}
        figures += [
            Figure(f"Home usable, {name}, from source", both["source"], "ms"),
            Figure(f"Home usable, {name}, frozen", both["frozen"], "ms"),
            Figure(
                f"{name} start, frozen / source", both["frozen"] / both["source"], "times", TIMES
            ),
        ]
    memory = {way: median(found) for way, found in taken.items()}
    return [
        *figures,
        Figure("memory on Home, from source", memory["source"], "MB", detail=f"{DOCUMENTS} maps"),
        Figure("memory on Home, frozen", memory["frozen"], "MB"),
        Figure("memory, frozen - source", memory["frozen"] - memory["source"], "MB", MORE_MB),
    ]


def _sources() -> list[Path]:
    """What a start from source reads."""
    packages = Path(sysconfig.get_path("platlib"))
    names = ("PySide6", "shiboken6", "msgspec", "sqlalchemy", "cryptography")
    of_python = Path(sysconfig.get_path("stdlib"))
    return [
        ROOT / "bp_desktop",
        ROOT / "resources",
        *(packages / name for name in names),
        of_python,
    ]


def _forget(folders: Iterable[Path]) -> None:
    """Ask the system to drop what it remembers of files, so that they come from the disk; what
    another program has in use at the time stays."""
    for folder in folders:
        for path in folder.rglob("*"):
            if path.is_file() and not path.is_symlink():
                handle = os.open(path, os.O_RDONLY)
                os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
                os.close(handle)


def _start(command: Sequence[str], home: Path) -> tuple[float, float]:
    """Seconds until Home can be used, and megabytes it takes some seconds later."""
    run = home / "run"
    run.mkdir(exist_ok=True)
    began = time.monotonic()
    program = subprocess.Popen(command, env=_environment(home), cwd=home)
    try:
        while not any(map(_answers, run.iterdir())):
            if time.monotonic() - began > LONGEST_WAIT or program.poll() is not None:
                raise SystemExit(f"{command[0]} does not start")
            time.sleep(0.001)
        seconds = time.monotonic() - began
        time.sleep(3)  # small pictures are drawn, and what the first click needs is loaded
        return seconds, _resident(program.pid)
    finally:
        program.kill()
        program.wait()
        for left in run.iterdir():
            left.unlink()


def _environment(home: Path) -> dict[str, str]:
    """Nothing of whoever measures is read or changed."""
    return {
        **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_STATE_HOME": str(home / "state"),
        "XDG_RUNTIME_DIR": str(home / "run"),
    }


def _answers(path: Path) -> bool:
    """Whether somebody listens there already."""
    with socket.socket(socket.AF_UNIX) as asking:
        try:
            asking.connect(str(path))
        except OSError:
            return False
    return True


def _resident(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1000
