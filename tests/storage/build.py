"""Boxes and documents to test with, and ways to see that a file was left alone."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bp_desktop.session.library import BackupInfo, DocumentId
from bp_desktop.session.ports import Clock, system_clock
from bp_desktop.storage.backups import begin_backup, finish_backup, finished
from bp_desktop.storage.box import Box, create_box, open_box
from tests.tally import TALLY, Add, Command, Join, Reveal, RollDie, noon, tally_of

if TYPE_CHECKING:
    from bp_desktop.session.library import FindSystem

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = Path(__file__).parent / "fixtures"
find_tally: "FindSystem" = {TALLY.id: TALLY}.get

SOME_STEPS: tuple[Command, ...] = (
    Join("Ада"),
    Add("Ада", 3),
    RollDie("Ада"),
    Reveal("the moon"),
    Add("Ада", 99),
)


def new_box(folder: Path, name: str = "box.bpbox") -> Box:
    path = folder / name
    create_box(path)
    return open_box(path, find_tally, clock=noon)


def played(box: Box, title: str = "Tuesday", steps: tuple[Command, ...] = SOME_STEPS) -> DocumentId:
    """A document in the box in which these steps were taken, one committed after the other."""
    document = box.create_document(TALLY.id, title)
    tally_of(*steps, journal=box.journal(document))
    return document


def filled_box(folder: Path, name: str = "box.bpbox") -> Path:
    """The path of a closed box with one document."""
    with new_box(folder, name) as box:
        played(box)
    return folder / name


def make_backup(
    box: Box,
    folder: Path,
    document: DocumentId | None = None,
    *,
    mark: str = "",
    find_system: "FindSystem" = find_tally,
    clock: Clock = system_clock,
) -> BackupInfo:
    """Both halves of a backup at once."""
    begun = begin_backup(box, folder, document, mark=mark, clock=clock)
    finish_backup(begun, find_system)
    backup = finished(begun)
    assert backup is not None, begun.target
    return backup


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Every file below a folder: name, bytes and permissions. Not for a folder with an open box:
    reading the file here would give up this process's lock on it."""

    files: tuple[tuple[str, str, int], ...]


def snapshot(folder: Path) -> Snapshot:
    return Snapshot(
        tuple(
            (str(path.relative_to(folder)), _digest(path), path.stat().st_mode)
            for path in sorted(folder.rglob("*"))
        )
    )


def _digest(path: Path) -> str:
    if not path.is_file():
        return "not a file"
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except PermissionError:
        return "not for us to read"


# --- another program


def ask(*arguments: str | Path, around: tuple[str, ...] = ()) -> dict[str, Any]:
    """What another process answers (see other_program.py), run inside the command `around`."""
    command = (*around, *other_program(*arguments))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def other_program(*arguments: str | Path) -> tuple[str, ...]:
    return (sys.executable, "-m", "tests.storage.other_program", *map(str, arguments))


def bound_by_permissions() -> tuple[str, ...]:
    """A command prefix under which file permissions hold even for root."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return ()
    if shutil.which("setpriv") is None:
        pytest.skip("root ignores permissions, and there is no setpriv to take that right away")
    return ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all")


def mounting(script: str, *arguments: str | Path) -> tuple[str, ...]:
    """A command prefix that mounts something where only the command itself sees it."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        pytest.skip("needs Linux and unshare to mount a file system of its own")
    namespaces = ("-m",) if os.geteuid() == 0 else ("-m", "--map-root-user")
    prefix = ("unshare", *namespaces, "sh", "-ec")
    texts = tuple(map(str, arguments))
    tried = subprocess.run(
        (*prefix, script, "sh", *texts, "true"), capture_output=True, text=True, check=False
    )
    if tried.returncode != 0:
        pytest.skip(f"this machine lets nobody mount: {tried.stderr.strip()}")
    return (*prefix, script, "sh", *texts)


def on_a_small_disk(folder: Path) -> tuple[str, ...]:
    return mounting(
        'mount -t tmpfs -o size=512k none "$1"; shift; exec "$@"',
        folder,
    )


def on_a_read_only_disk(folder: Path) -> tuple[str, ...]:
    return mounting(
        'mount --bind "$1" "$1"; mount -o remount,ro,bind "$1"; shift; exec "$@"',
        folder,
    )
