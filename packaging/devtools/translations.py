"""The translations: texts collected from the sources, unfinished ones counted, .qm built."""

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from devtools import SetupError
from devtools.environment import Environment
from devtools.texts import as_cpp, collect

LANGUAGES = ("it", "ru")


class Unfinished(NamedTuple):
    """A text that still has no translation."""

    context: str
    source: str


def file_of(folder: Path, language: str) -> Path:
    return folder / f"bp_desktop_{language}.ts"


def language_of(file: Path) -> str:
    return file.stem.removeprefix("bp_desktop_")


def stale(folder: Path) -> list[Path]:
    """The .ts files whose .qm is missing or older."""
    return [
        file
        for file in sorted(folder.glob("*.ts"))
        if not (built := file.with_suffix(".qm")).exists()
        or built.stat().st_mtime < file.stat().st_mtime
    ]


def unfinished(file: Path) -> list[Unfinished]:
    """What a translator still has to do in a .ts file, in its order."""
    # Our own file, not a stranger's: the parser's weakness to hostile XML does not matter.
    tree = ET.parse(file)  # noqa: S314
    return [
        Unfinished(context.findtext("name", ""), message.findtext("source", ""))
        for context in tree.iter("context")
        for message in context.iter("message")
        if not _is_finished(message.find("translation"))
    ]


def _is_finished(translation: ET.Element | None) -> bool:
    if translation is None or translation.get("type") == "unfinished":
        return False
    forms = list(translation.iter("numerusform")) or [translation]
    return all((form.text or "").strip() for form in forms)


def build(environment: Environment) -> None:
    """Bring every .qm up to date; they are git-ignored, beside their .ts."""
    for file in stale(environment.root / "translations"):
        _run(environment, "lrelease", ["-silent", file, "-qm", file.with_suffix(".qm")])


def update(environment: Environment, into: Iterable[Path]) -> None:
    """Bring .ts files up to date with the sources, keeping what is translated.

    Without locations and obsolete texts, so that moving code does not touch the files.
    """
    with tempfile.TemporaryDirectory() as folder:
        collected = Path(folder) / "texts.cpp"
        collected.write_text(as_cpp(collect(environment.root / "bp_desktop")), "utf-8")
        for file in into:
            languages = ["-source-language", "en", "-target-language", language_of(file)]
            options = ["-silent", "-no-obsolete", "-locations", "none", *languages]
            _run(environment, "lupdate", [*options, collected, "-ts", file])


def _run(environment: Environment, tool: str, arguments: list[str | Path]) -> None:
    command = [environment.program(f"pyside6-{tool}"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SetupError(f"{tool} failed; its own words are above.")
