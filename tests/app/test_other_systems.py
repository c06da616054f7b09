"""No module of the program needs Linux to be loaded: what can be told of macOS and Windows here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNIX = ("fcntl", "grp", "posix", "pwd", "resource", "syslog", "termios")
ELSEWHERE = {
    "darwin": ("ossaudiodev", "spwd"),
    "win32": ("ossaudiodev", "spwd", *UNIX),
}
"""Modules that the other system's Python has not."""

LOAD_ALL = """
import importlib, pkgutil, sys
import asyncio, ctypes, multiprocessing, shutil, sqlite3, subprocess, tempfile, uuid, webbrowser
import alembic, cryptography, msgspec, numpy, pyqtgraph, sqlalchemy
import PySide6.QtCore, PySide6.QtNetwork, PySide6.QtPrintSupport, PySide6.QtSvg, PySide6.QtWidgets
import bp_desktop
for name in {missing!r}:
    sys.modules[name] = None
sys.platform = {platform!r}
found = [each.name for each in pkgutil.walk_packages(bp_desktop.__path__, "bp_desktop.")]
for name in found:
    if not name.endswith("__main__"):
        importlib.import_module(name)
print(len(found))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="there the modules are what they are")
@pytest.mark.parametrize("platform", ELSEWHERE)
def test_every_module_can_be_loaded_without_what_only_linux_has(platform: str) -> None:
    code = LOAD_ALL.format(missing=ELSEWHERE[platform], platform=platform)

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 600
