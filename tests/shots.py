"""`python3 dev.py shots [--out FOLDER] [--only WORD]`: a picture of every screen, to be looked at.

All scenes in every language, dark and light, at 100 and 150 %. `--for-help`: those of the help
instead.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.app.tour import rest
from bp_desktop.ui.shell.preferences import Preferences
from tests import help_pictures
from tests.scenes.every import walk

LANGUAGES = ("en", "it", "ru")
THEMES = ("dark", "light")
SCALES = (100, 150)
SIZE = "1440x900"


def shoot(preferences: Preferences, size: tuple[int, int], folder: Path, only: str) -> int:
    """Every scene with this in its name, in one language, theme and scale; how many pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with tempfile.TemporaryDirectory() as data:
        for name, widget in walk(preferences, size, Path(data), only=only):
            keep(widget, folder / f"{name}.png")
            count += 1
    return count


def keep(widget: QWidget, path: Path) -> None:
    rest(0.3)
    if not widget.grab().save(str(path)):
        raise OSError(None, "the picture could not be written", str(path))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py shots")
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--only", default="", help="only scenes with this in their name")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--scales", default=",".join(map(str, SCALES)))
    parser.add_argument("--size", default=SIZE, help="of the window")
    about = "instead: the small pictures that the help shows, in resources/help/pictures"
    parser.add_argument("--for-help", action="store_true", help=about)
    options = parser.parse_args(arguments)
    if options.for_help:
        count = sum(map(help_pictures.shoot, options.languages.split(",")))
        print(f"{count} pictures are in {help_pictures.FOLDER}")
    else:
        width, height = map(int, options.size.split("x"))
        looks = product(
            options.languages.split(","), options.themes.split(","), options.scales.split(",")
        )
        count = sum(
            shoot(
                Preferences(language=language, theme=theme, scale=int(scale)),
                (width, height),
                options.out / f"{language}-{theme}-{scale}",
                options.only,
            )
            for language, theme, scale in looks
        )
        print(f"{count} pictures are in {options.out.absolute()}")
    QApplication.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
