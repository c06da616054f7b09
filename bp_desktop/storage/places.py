"""The user's folders per platform: boxes, settings, logs and backups."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

BOX_SUFFIX = ".bpbox"
DEFAULT_BOX = "burning-planets" + BOX_SUFFIX
PORTABLE_MARK = "portable.txt"
"""A file of this name beside an installed program: everything is kept beside it, too."""


class Places(NamedTuple):  # not a dataclass: the first window would wait for that module
    """Four folders; nothing is made until `make` is called."""

    data: Path
    config: Path
    logs: Path
    backups: Path

    @property
    def default_box(self) -> Path:
        """The box that is made on first start, so that nobody has to think about files."""
        return self.data / DEFAULT_BOX

    def backups_of(self, box: Path) -> Path:
        """The folder for the backups of one box, told from boxes of the same name elsewhere."""
        from hashlib import sha256  # loads OpenSSL, which the first window must not wait for

        whole = os.path.normcase(box.absolute())
        return self.backups / f"{box.stem[:40]}-{sha256(os.fsencode(whole)).hexdigest()[:8]}"

    def make(self) -> None:
        for folder in (self.data, self.config, self.logs, self.backups):
            folder.mkdir(parents=True, exist_ok=True)


def user_places(
    root: Path | None = None,
    *,
    platform: str = sys.platform,
    environ: Mapping[str, str] = os.environ,
    home: Path | None = None,
    program: Path | None = None,
) -> Places:
    """The customary folders of the platform, or everything below `root` (for --temp-data), or
    beside a portable `program`: a frozen one that lies beside the mark."""
    root = root or portable_root(program or _frozen_program())
    if root is not None:
        return Places(root / "data", root / "config", root / "logs", root / "data" / "backups")
    home = home or Path.home()
    if platform == "win32":
        roaming = _folder(environ, "APPDATA", home / "AppData" / "Roaming") / "Burning Planets"
        local = _folder(environ, "LOCALAPPDATA", home / "AppData" / "Local") / "Burning Planets"
        return Places(roaming, roaming / "config", local / "logs", local / "backups")
    if platform == "darwin":
        library = home / "Library"
        support = library / "Application Support" / "Burning Planets"
        logs = library / "Logs" / "Burning Planets"
        return Places(support, support / "config", logs, support / "backups")
    name = "burning-planets"
    data = _folder(environ, "XDG_DATA_HOME", home / ".local" / "share") / name
    config = _folder(environ, "XDG_CONFIG_HOME", home / ".config") / name
    state = _folder(environ, "XDG_STATE_HOME", home / ".local" / "state") / name
    return Places(data, config, state / "logs", data / "backups")


def portable_root(program: Path | None) -> Path | None:
    """The folder for everything, beside a program that was marked as portable."""
    if program is None or not (_home_of(program) / PORTABLE_MARK).exists():
        return None
    return _home_of(program) / "Burning Planets"


def _home_of(program: Path) -> Path:
    """The folder that people see it in: on macOS a program is a folder that they do not open."""
    inside = (each.parent for each in program.parents if each.suffix == ".app")
    return next(inside, program.parent)


def _frozen_program() -> Path | None:
    return Path(sys.executable) if hasattr(sys, "_MEIPASS") else None


def _folder(environ: Mapping[str, str], name: str, otherwise: Path) -> Path:
    """What the variable says; the XDG rules have relative paths ignored."""
    said = Path(environ.get(name, ""))
    return said if said.is_absolute() else otherwise
