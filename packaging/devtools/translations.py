"""The translations: texts collected from the sources, unfinished ones counted, .qm built."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from devtools import SetupError
from devtools.environment import Environment
from devtools.texts import Text, as_cpp, collect

LANGUAGES = ("it", "ru")
PLURALS_ONLY = "en"
"""English is the source itself: its file has the plural forms of what is counted, no more."""


class Entry(NamedTuple):
    """A text as it stands in a .ts file."""

    text: Text
    translations: tuple[str, ...]
    """One, or one for each plural form of the language."""
    is_finished: bool


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


def entries(file: Path) -> list[Entry]:
    """What a .ts file holds, in its order."""
    # Our own file, not a stranger's: the parser's weakness to hostile XML does not matter.
    tree = ET.parse(file)  # noqa: S314
    return [
        _entry(context.findtext("name", ""), message)
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


def _entry(context: str, message: ET.Element) -> Entry:
    counted = message.get("numerus") == "yes"
    source, comment = message.findtext("source", ""), message.findtext("comment", "")
    translation = message.find("translation")
    if translation is None:
        return Entry(Text(context, source, comment, counted), (), is_finished=False)
    forms = list(translation.iter("numerusform")) if counted else [translation]
    words = tuple(form.text or "" for form in forms)
    is_finished = translation.get("type") != "unfinished" and all(map(str.strip, words))
    return Entry(Text(context, source, comment, counted), words, is_finished)


def build(environment: Environment) -> None:
    """Bring every .qm up to date; they are git-ignored, beside their .ts."""
    for file in stale(environment.root / "translations"):
        _run(environment, "lrelease", ["-silent", file, "-qm", file.with_suffix(".qm")])


def update(environment: Environment, into: Iterable[Path]) -> None:
    """Bring .ts files up to date with the sources, keeping what is translated.

    Without locations and obsolete texts, so that moving code does not touch the files, and with
    apostrophes and quotation marks as people type them, which XML allows between two tags.
    """
    with tempfile.TemporaryDirectory() as folder:
        collected = Path(folder) / "texts.cpp"
        collected.write_text(as_cpp(collect(environment.root / "bp_desktop")), "utf-8")
        for file in into:
            language = language_of(file)
            languages = ["-source-language", "en", "-target-language", language]
            options = ["-silent", "-no-obsolete", "-locations", "none", *languages]
            if language == PLURALS_ONLY:
                options.append("-pluralonly")
            _run(environment, "lupdate", [*options, collected, "-ts", file])
            written = file.read_text("utf-8").replace("&apos;", "'").replace("&quot;", '"')
            if language == PLURALS_ONLY:
                written = with_regular_forms(written)
            file.write_text(written, "utf-8")


def with_regular_forms(written: str) -> str:
    """English forms for whatever only has an s in brackets; the others are left to people."""
    return _UNFINISHED.sub(_regular_forms, written)


_UNFINISHED = re.compile(
    r"<source>(?P<source>[^<]*\(s\)[^<]*)</source>(?P<between>\s*(?:<comment>[^<]*</comment>\s*)?)"
    r'<translation type="unfinished">(?:\s*<numerusform>[^<]*</numerusform>){2}'
)


def _regular_forms(match: re.Match[str]) -> str:
    forms = (match["source"].replace("(s)", ending) for ending in ("", "s"))
    said = "".join(f"\n            <numerusform>{form}</numerusform>" for form in forms)
    return f"<source>{match['source']}</source>{match['between']}<translation>{said}"


def _run(environment: Environment, tool: str, arguments: list[str | Path]) -> None:
    command = [environment.program(f"pyside6-{tool}"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SetupError(f"{tool} failed; its own words are above.")
