"""Where the frozen program begins."""

import os
import sys

from bp_desktop.__main__ import main


def keep_own_file() -> None:
    """On Linux a newer version can be installed over a running one: what is loaded later comes
    from the file that was started, not from whatever lies in its place by then.

    devtools/replaced.py tries it on every build: the name of the attribute is PyInstaller's own.
    """
    from pyimod02_importers import pyz_archive  # type: ignore[import-not-found]

    opened = f"/proc/self/fd/{os.open(sys.executable, os.O_RDONLY)}"
    if os.path.exists(opened):  # noqa: PTH110 - pathlib need not be loaded yet
        pyz_archive._filename = opened  # noqa: SLF001 - there is no other way


if __name__ == "__main__":
    if sys.platform == "linux":
        keep_own_file()
    sys.exit(main())
