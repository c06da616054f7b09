"""`python3 dev.py prove texts [PART] [--look ru:200:1366x768 …] [--lanes N]`: every screen in every
language, scale and small window, and once in touch mode (`en:100:1366x768:touch`), measured. PART:
only scenes that have this in their name.

A text that is cut, that lies over another one or outside of the window, or that is fainter than
WCAG AA allows is told with the screens it was seen on. Each look is measured by a process of its
own, two at a time.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bp_desktop.app.tour import settle
from bp_desktop.ui.look.tokens import Mode
from bp_desktop.ui.shell.preferences import Preferences
from tests.durability.kill import ROOT
from tests.legible import illegible
from tests.pseudo import speaking_longer
from tests.scenes.every import walk
from tests.scenes.home import MAPS
from tests.scenes.table import PLAYERS, TITLES

PSEUDO = "pseudo"
LANGUAGES = ("en", "it", "ru", PSEUDO)
SCALES = (100, 150, 200)
SIZES = ((1280, 720), (1366, 768))
TOUCH = "touch"
LANES = 2
LONGEST_LOOK = 1200.0
"""Seconds after which a look that does not answer is ended and told."""
TYPED = (
    *(title for title, _ in MAPS),
    *(name for name, _ in PLAYERS),
    *TITLES,
    "Red",
    "Blue",
)
"""Names and words that people typed: they may end in dots."""

Faults = dict[str, list[str]]
"""What is wrong, and on which screens it was seen."""


class Look(NamedTuple):
    language: str
    scale: int
    size: tuple[int, int]
    touch: bool = False

    @property
    def theme(self) -> Mode:
        """Half of the languages by day: so both themes are seen at every scale."""
        return "light" if self.language in ("en", "ru") else "dark"

    def __str__(self) -> str:
        width, height = self.size
        touch = f":{TOUCH}" if self.touch else ""
        return f"{self.language}:{self.scale}:{width}x{height}{touch}"


class Measured(NamedTuple):
    look: Look
    screens: int
    seconds: float
    faults: Faults


def look_of(text: str) -> Look:
    """Raises ValueError."""
    language, scale, size, *touch = text.split(":")
    width, height = size.split("x")
    if language not in LANGUAGES or touch not in ([], [TOUCH]):
        raise ValueError(text)
    return Look(language, int(scale), (int(width), int(height)), bool(touch))


def looks() -> Iterator[Look]:
    """Texts that are longer than any are not tried at the largest scale, and one look with large
    targets tells where they leave texts no room."""
    for language in LANGUAGES:
        for scale in SCALES:
            if language != PSEUDO or scale < max(SCALES):
                yield from (Look(language, scale, size) for size in SIZES)
    yield Look("en", min(SCALES), max(SIZES), touch=True)


def measured(look: Look, folder: Path, only: str = "") -> Faults:
    return measure(look, folder, only).faults


def measure(look: Look, folder: Path, only: str = "") -> Measured:
    """In this process, which must have a QApplication."""
    began, screens = monotonic(), 0
    faults: Faults = {}
    pseudo = look.language == PSEUDO
    preferences = Preferences(
        language="en" if pseudo else look.language,  # type: ignore[arg-type]
        theme=look.theme,
        scale=look.scale,
        motion="less",
        stage="off",
        touch="on" if look.touch else "first",
    )
    with speaking_longer() if pseudo else nullcontext():
        for name, window in walk(preferences, look.size, folder, patience=0, only=only):
            assert speaks(look.language), f"“{look.language}” has no translations: dev.py setup"
            settle()
            screens += 1
            for what in illegible(window, TYPED):
                faults.setdefault(what, []).append(name)
    return Measured(look, screens, monotonic() - began, faults)


def speaks(language: str) -> bool:
    """Whether words come in that language: without its file they would be short English ones."""
    return language == "en" or QCoreApplication.translate("AmountForm", "Cancel") != "Cancel"


def measured_elsewhere(look: Look, only: str) -> Measured:
    """By a process of its own: what ends it is a fault of the look, not of the proof."""
    began = monotonic()
    command = [sys.executable, "-m", "tests.prove_texts", "--answer", str(look), only]
    try:
        said = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST_LOOK, check=False
        )
        answer: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
        return Measured(look, answer["screens"], monotonic() - began, answer["faults"])
    except subprocess.TimeoutExpired:
        trouble = f"no answer in {LONGEST_LOOK:.0f} seconds"
    except (IndexError, ValueError):
        trouble = f"ended with {said.returncode}: {said.stderr[-2000:]}"
    return Measured(look, 0, monotonic() - began, {trouble: [str(look)]})


def answer(look: Look, only: str) -> int:
    """What `measured_elsewhere` reads."""
    made = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        found = measure(look, Path(folder), only)
    del made
    sys.stdout.write(json.dumps({"screens": found.screens, "faults": found.faults}) + "\n")
    return 0


def told(found: Measured) -> str:
    lines = [f"{found.look}: {len(found.faults)}  ({found.screens} screens, {found.seconds:.0f} s)"]
    for what, names in sorted(found.faults.items()):
        more = f" and {len(names) - 3} more" if len(names) > 3 else ""
        lines.append(f"  {what} ({', '.join(names[:3])}{more})")
    return "\n".join(lines) + "\n"


def table(all_found: list[Measured]) -> str:
    rows = [
        f"{found.look!s:28}{found.screens:>8}{len(found.faults):>8}{found.seconds:>9.0f}"
        for found in all_found
    ]
    return "\n".join([f"{'look':28}{'screens':>8}{'faults':>8}{'seconds':>9}", *rows]) + "\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove texts", description=__doc__)
    parser.add_argument("only", nargs="?", default="", metavar="PART", help="of scenes' names")
    parser.add_argument("--look", nargs="+", type=look_of, metavar="ru:200:1366x768")
    parser.add_argument("--lanes", type=int, default=LANES, help="looks at the same time")
    parser.add_argument("--answer", type=look_of, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.answer:
        return answer(asked.answer, asked.only)
    wanted: list[Look] = asked.look or list(looks())
    began = monotonic()
    all_found = []
    with ThreadPoolExecutor(asked.lanes) as lanes:
        for done in as_completed(
            lanes.submit(measured_elsewhere, one, asked.only) for one in wanted
        ):
            all_found.append(done.result())
            sys.stdout.write(f"[{len(all_found)}/{len(wanted)}] {told(all_found[-1])}")
            sys.stdout.flush()
    all_found.sort(key=lambda found: wanted.index(found.look))
    faults = {what for found in all_found for what in found.faults}
    sys.stdout.write(f"\n{table(all_found)}\n{len(faults)} different faults, ")
    sys.stdout.write(f"{(monotonic() - began) / 60:.1f} minutes\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
