"""`python3 dev.py prove texts`: every screen in every language, scale and small window, measured.

A text that is cut, that lies over another one or outside of the window is told with the screens it
was seen on.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from bp_desktop.app.tour import settle
from bp_desktop.ui.shell.preferences import Preferences
from tests.legible import illegible
from tests.pseudo import speaking_longer
from tests.scenes.every import walk
from tests.scenes.home import MAPS
from tests.scenes.table import PLAYERS, TITLES

PSEUDO = "pseudo"
LANGUAGES = ("en", "it", "ru", PSEUDO)
SCALES = (100, 150, 200)
SIZES = ((1280, 720), (1366, 768))
TYPED = (
    *(title for title, _ in MAPS),
    *(name for name, _ in PLAYERS),
    *TITLES,
    "Red",
    "Blue",
)
"""Names and words that people typed: they may end in dots."""


class Look(NamedTuple):
    language: str
    scale: int
    size: tuple[int, int]


def looks() -> Iterator[Look]:
    """Texts that are longer than any are not tried at the largest scale."""
    for language in LANGUAGES:
        for scale in SCALES:
            if language != PSEUDO or scale < max(SCALES):
                yield from (Look(language, scale, size) for size in SIZES)


def measured(look: Look, folder: Path, only: str = "") -> dict[str, list[str]]:
    """What is wrong, and on which screens it was seen."""
    found: dict[str, list[str]] = {}
    pseudo = look.language == PSEUDO
    preferences = Preferences(
        language="en" if pseudo else look.language,  # type: ignore[arg-type]
        scale=look.scale,
        motion="less",
        stage="off",
    )
    with speaking_longer() if pseudo else nullcontext():
        for name, window in walk(preferences, look.size, folder, patience=0, only=only):
            settle()
            for what in illegible(window, TYPED):
                found.setdefault(what, []).append(name)
    return found


def main(arguments: list[str]) -> int:
    """`arguments`: part of the names of the scenes to be measured, if not all."""
    made = QApplication.instance() or QApplication([])
    wrong = 0
    for look in looks():
        with tempfile.TemporaryDirectory() as folder:
            found = measured(look, Path(folder), *arguments[:1])
        width, height = look.size
        sys.stdout.write(f"{look.language} {look.scale} % {width} x {height}: {len(found)}\n")
        for what, names in sorted(found.items()):
            sys.stdout.write(f"  {what} ({', '.join(names[:3])})\n")
        sys.stdout.flush()
        wrong += len(found)
    del made
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
