"""The project's own .venv: made once, and filled from the hashed locks when they change."""

import compileall
import errno
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from devtools import SetupError

ROOM_NEEDED = 1_000_000_000
"""Bytes: .venv takes 550 MB, and pip keeps the downloaded wheels besides."""

NETWORK_TROUBLE = (
    "ConnectTimeout",
    "Could not fetch URL",
    "Failed to establish a new connection",
    "Name or service not known",
    "NameResolutionError",
    "Network is unreachable",
    "NewConnectionError",
    "ProxyError",
    "Read timed out",
    "SSLError",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
)


PIP_INSTALL = (
    "install",
    "--require-hashes",
    "--compile",  # also where PYTHONDONTWRITEBYTECODE is set: it halves the start-up time
    "--quiet",
    "--no-input",
    "--disable-pip-version-check",
)


class Environment:
    """The virtual environment of one checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self._programs = self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self._programs / ("python.exe" if os.name == "nt" else "python")

    def program(self, name: str) -> str:
        """A tool that a requirement has installed."""
        return str(self._programs / (f"{name}.exe" if os.name == "nt" else name))

    def is_made(self) -> bool:
        """Whether there is one for the running Python; after an upgrade there is not."""
        settings = self.folder / "pyvenv.cfg"
        if not (self.python.exists() and settings.exists()):
            return False
        return made_for(settings.read_text("utf-8")) == sys.version_info[:2]

    def make(self) -> None:
        """Make it anew. Needs Python's venv and ensurepip."""
        self._need_room()
        print("Making .venv …", flush=True)
        done = subprocess.run(
            [sys.executable, "-m", "venv", "--clear", self.folder],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise SetupError(why_failed(done.stdout + done.stderr, "make .venv"))

    def fill(self, lock: str) -> None:
        """Install a lock of packaging/, unless exactly that has been done before."""
        requirements = self.root / "packaging" / f"{lock}.txt"
        stamp = self.folder / f"{lock}.installed"
        wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
        if stamp.exists() and stamp.read_text("utf-8") == wanted:
            return
        self._need_room()
        print(f"Installing packaging/{lock}.txt (the first time takes minutes) …", flush=True)
        done = subprocess.run(
            [self.python, "-m", "pip", *PIP_INSTALL, "--requirement", requirements],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise SetupError(
                why_failed(done.stdout + done.stderr, "install the locked requirements")
            )
        stamp.write_text(wanted, "utf-8")

    def _need_room(self) -> None:
        free = shutil.disk_usage(self.root).free
        if free < ROOM_NEEDED:
            raise SetupError(
                f"{self.folder} needs {ROOM_NEEDED // 1_000_000} MB and the disk has "
                f"{free // 1_000_000} MB left: make room, then try again."
            )


def made_for(settings: str) -> tuple[int, int] | None:
    """The Python that a pyvenv.cfg was written by, as major and minor number."""
    for line in settings.splitlines():
        name, _, value = line.partition("=")
        if name.strip() == "version":
            major, minor, *_ = value.strip().split(".")
            return int(major), int(minor)
    return None


def why_failed(output: str, task: str) -> str:
    """One sentence for what pip takes pages to say; its own words only where we have none."""
    if "No space left on device" in output:
        return "the disk is full: make room (about 1 GB), then try again."
    if any(words in output for words in NETWORK_TROUBLE):
        return "the packages could not be fetched: check the network connection, then try again."
    last_words = "\n".join(output.strip().splitlines()[-20:])
    if "DO NOT MATCH THE HASHES" in output:
        return f"a downloaded package is not the one that was locked; do not use it:\n{last_words}"
    return f"Python could not {task}. It said:\n{last_words}"


def why_disk_failed(fault: OSError, path: Path) -> str:
    """One sentence for a folder that could not be written."""
    if fault.errno == errno.ENOSPC:
        return f"{path} could not be written, because the disk is full: make room, then try again."
    return f"{path} could not be written: {fault.strerror or fault}."


def compile_sources(root: Path) -> None:
    """Byte-compile the program itself, so that no start pays for it.

    Where Python may not write beside the sources (a read-only checkout) it just starts slower.
    """
    compileall.compile_dir(root / "bp_desktop", quiet=2)


def child_environment(
    root: Path, inherited: Mapping[str, str], *, offscreen: bool
) -> dict[str, str]:
    """The variables for what dev.py starts: our modules importable, byte code kept."""
    variables = dict(inherited)
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    paths = [str(root), variables.get("PYTHONPATH", "")]
    variables["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    if offscreen:
        variables["QT_QPA_PLATFORM"] = "offscreen"
    return variables
