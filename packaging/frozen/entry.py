"""Where the frozen program begins."""

import os
import sys

from bp_desktop.__main__ import main

LEADING_HERE = ("LD_LIBRARY_PATH", "QML2_IMPORT_PATH", "QT_PLUGIN_PATH")
"""What PyInstaller sets, and what has done its work once we run."""


def keep_own_file() -> None:
    """On Linux a newer version can be installed over a running one: what is loaded later comes
    from the file that was started, not from whatever lies in its place by then.

    devtools/replaced.py tries it on every build: the name of the attribute is PyInstaller's own.
    """
    from pyimod02_importers import pyz_archive  # type: ignore[import-not-found]

    opened = f"/proc/self/fd/{os.open(sys.executable, os.O_RDONLY)}"
    if os.path.exists(opened):  # noqa: PTH110 - pathlib need not be loaded yet
        pyz_archive._filename = opened  # noqa: SLF001 - there is no other way


def leave_other_programs_alone() -> None:
    """The browser or file manager that we open must find its own libraries, and not ours. Those of
    this process are found already; a further process of our own sets everything anew."""
    for name in LEADING_HERE:
        os.environ.pop(name, None)
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
    if before:
        os.environ["LD_LIBRARY_PATH"] = before
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"


def take_x11() -> None:
    """Some desktops ask every program of Qt for Wayland, whose plug-in is left out: without this
    the program would end with a word about a missing plug-in."""
    if os.environ.get("QT_QPA_PLATFORM", "").startswith("wayland"):
        os.environ["QT_QPA_PLATFORM"] = "xcb"


if __name__ == "__main__":
    if sys.platform == "linux":
        keep_own_file()
        leave_other_programs_alone()
        take_x11()
    sys.exit(main())
