"""What the machine itself must have: a display, Qt's system libraries, Debian's venv."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, NoReturn

from devtools import SetupError


class Library(NamedTuple):
    """A shared library that Qt loads, and the Debian package that brings it."""

    file: str
    package: str
    window: bool = False
    """Whether only a real window needs it, and nothing off-screen."""


LIBRARIES = (
    Library("libGL.so.1", "libgl1"),
    Library("libEGL.so.1", "libegl1"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),  # for lupdate and lrelease
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", window=True),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", window=True),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", window=True),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", window=True),
    Library("libxcb-shape.so.0", "libxcb-shape0", window=True),
    Library("libX11-xcb.so.1", "libx11-xcb1", window=True),
)


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window could be seen; only Linux runs without that."""
    if not platform.startswith("linux"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def loads(file: str) -> bool:
    """Whether the dynamic loader finds a library, which is what Qt will ask it."""
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def missing_libraries(
    platform: str, *, window: bool, loads: Callable[[str], bool] = loads
) -> tuple[Library, ...]:
    """The libraries that Qt would miss; elsewhere than on Linux the wheel has them all."""
    if not platform.startswith("linux"):
        return ()
    return tuple(
        library
        for library in LIBRARIES
        if (window or not library.window) and not loads(library.file)
    )


def missing_venv_package() -> str | None:
    """Debian and Ubuntu ship Python without ensurepip; the package that adds it."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return None
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


def apt_names(packages: Iterable[str], known: Callable[[str], bool]) -> list[str]:
    """The names this release uses: newer ones renamed some packages to …t64."""
    return [f"{name}t64" if known(f"{name}t64") else name for name in packages]


def provide(*, window: bool, first_time: bool) -> None:
    """Get what is missing, or stop and say how to get it."""
    needed = [library.package for library in missing_libraries(sys.platform, window=window)]
    if first_time and (venv_package := missing_venv_package()):
        needed.append(venv_package)
    if _has_apt() and _is_root():
        _provide_as_root(needed, first_time=first_time)
    elif needed:
        _tell(needed)


def provide_tools(*names: str) -> None:
    """Programs of the system, each in a package of its name; only Linux has them this way."""
    needed = [name for name in names if shutil.which(name) is None]
    if not needed or not sys.platform.startswith("linux"):
        return
    if _has_apt() and _is_root():
        _apt_install(needed)
    else:
        _tell(needed)


def _tell(needed: list[str]) -> NoReturn:
    """Stop, and say how to get them."""
    if _has_apt():
        install = " ".join(["sudo apt-get install", *apt_names(needed, _apt_knows)])
        command = f"sudo apt-get update && {install}"
        raise SetupError(f"some system packages are missing. Run this, then try again:\n{command}")
    raise SetupError(
        "some system packages are missing. Install with your package manager what Debian "
        f"calls {', '.join(needed)}, then try again."
    )


def _has_apt() -> bool:
    return shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    """System packages that only some command needs: as root at once, else told how to get them."""
    if shutil.which("apt-get") is not None and _is_root():
        _apt_install(packages)
    else:
        raise SetupError(
            "some programs are missing. Install with your package manager what Debian calls "
            f"{', '.join(packages)}, then try again."
        )


def _provide_as_root(needed: list[str], *, first_time: bool) -> None:
    """Whoever sets the machine up gets what a window needs too, if it can be had."""
    if not needed and not first_time:
        return
    window = [library.package for library in missing_libraries(sys.platform, window=True)]
    wanted = needed + [package for package in window if package not in needed]
    if not wanted:
        return
    try:
        _apt_install(wanted)
    except SetupError:
        if needed:
            raise


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _apt_knows(package: str) -> bool:
    shown = subprocess.run(["apt-cache", "show", package], capture_output=True, check=False)
    return shown.returncode == 0


def _apt_install(packages: list[str]) -> None:
    # A fresh image has no package lists at all, so they are fetched before names are chosen.
    # Whether that went well shows in what follows: one broken source need not matter.
    _apt("update")
    names = apt_names(packages, _apt_knows)
    print(f"Installing system packages: {' '.join(names)} …", flush=True)
    done = _apt("install", "--yes", "--no-install-recommends", *names)
    if done.returncode != 0:
        *_, last = ["", *done.stderr.strip().splitlines()]
        raise SetupError(
            f"apt-get install failed ({last}): check the network connection and apt's sources, "
            f"or install these some other way:\n{' '.join(names)}"
        )


def _apt(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["apt-get", "--quiet", *arguments],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        text=True,
        check=False,
    )
