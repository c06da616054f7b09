"""Hostile files against decoding, import, command line, boxes and window: plain functions with a
count and a seed, for the tests and for `dev.py prove`."""

import contextlib
import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time

from bp_desktop.app.games import find_system
from bp_desktop.app.start import run
from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.games.burning_planets.option_list import options_from_file
from bp_desktop.games.parsec.definition_files import read_definitions, write_definitions
from bp_desktop.session.library import LibraryError
from bp_desktop.storage.box import Box, create_box, open_box
from tests.architecture.sources import ROOT
from tests.durability.mutations import good_files, hostile_files, of_box, write_box

SLOWEST = 5.0
"""Seconds of a processor that one file may take."""
BY_COMMAND_LINE = 8
"""One in so many goes through the command line as well, in this process."""
BY_PROCESS = 400
"""One in so many is given to the program itself, as people start it."""
VERBS = {
    ".bpmap": (("map", "check"), ("match", "show")),
    ".bpmatch": (("match", "verify"), ("match", "show"), ("match", "offers")),
    ".bpoptions": (("match", "show"),),
    ".toml": (),
    ".bpset": (("match", "show"),),
}
DOCUMENTS = (".bpmap", ".bpmatch", ".bpset")
"""What a box takes in; the others are read by forms and verbs."""
NEW_MATCH = ("match", "new", "--game", "parsec", "--player", "Ada", "--player", "Bo", "--overrule")
Answer = Callable[[list[str]], tuple[int, str]]
"""The code and the words of the program to these arguments."""


@dataclass
class HostileTally:
    """What came of so many files."""

    tried: int = 0
    accepted: int = 0
    by_command_line: int = 0
    by_process: int = 0
    steps: int = 0
    """Made in the window, beyond what the file holds."""
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)

    def fail(self, number: int, seed: int, what: object) -> None:
        self.failures.append(f"file {number} of seed {seed}: {what!r}"[:500])


def attack_files(folder: Path, count: int, seed: int = 1) -> HostileTally:
    """Import each, then open, summarise and export what was accepted; some go through the command
    line too. Whatever is raised but a plain answer is a failure."""
    tally = HostileTally()
    create_box(folder / "import.bpbox")
    with open_box(folder / "import.bpbox", find_system, AppDice(1)) as box:
        for number, (ending, data) in enumerate(hostile_files(count, seed)):
            began = process_time()
            try:
                tally.accepted += _taken(box, ending, data)
                if number % BY_COMMAND_LINE == 0:
                    _by_command_line(folder, ending, data, _answer_here)
                    tally.by_command_line += 1
                if number % BY_PROCESS == BY_PROCESS - 1:
                    _by_command_line(folder, ending, data, _answer_of_a_process)
                    tally.by_process += 1
            except Exception as error:
                tally.fail(number, seed, error)
            tally.tried += 1
            tally.slowest = max(tally.slowest, process_time() - began)
    return tally


def _taken(box: Box, ending: str, data: bytes) -> bool:
    """Whether it was accepted; and then it can be opened, told about and written again."""
    try:
        if ending == ".bpoptions":
            options_from_file(data)
            return True
        if ending == ".toml":
            found = read_definitions(data).definitions
            assert read_definitions(write_definitions(found)).definitions == found
            return True
        made = box.import_document(data, "hostile")
    except (LibraryError, Refused, Objected):
        return False
    session = box.peek(made)
    session.system.summary(session.state)
    box.export_document(made)
    box.bin(made)
    box.empty_bin()
    return True


def _by_command_line(folder: Path, ending: str, data: bytes, answer: Answer) -> None:
    path = folder / f"hostile{ending}"
    path.write_bytes(data)
    for verb in VERBS[ending]:
        _answered(answer([*verb, str(path)]))
    if ending == ".toml":
        out = folder / "new.bpmatch"
        made = [*NEW_MATCH, "--force", "--definitions", str(path), "--out", str(out)]
        if _answered(answer(made)) == 0:
            assert _answered(answer(["match", "verify", str(out)])) == 0, "cannot be read again"
            _answered(answer(["match", "offers", str(out)]))


def _answered(answer: tuple[int, str]) -> int:
    """The code; a plain answer is all that is ever said."""
    code, told = answer
    assert code in (0, 1, 2), code
    assert "Traceback" not in told, told[:300]
    assert "fault of the program" not in told, told[:300]
    assert not any(sign in told for sign in "\x1b\u202e\x07"), told[:300]
    return code


def _answer_here(arguments: list[str]) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(arguments)
    return code, out.getvalue() + err.getvalue()


def _answer_of_a_process(arguments: list[str]) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "bp_desktop", *arguments], cwd=ROOT, capture_output=True, check=False
    )
    return done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace")


def attack_boxes(folder: Path, count: int, seed: int = 1) -> HostileTally:
    """Open each, list it, look at its pictures, open and export its documents: answers, no faults.

    The bytes of a good box with a match in it, changed."""
    tally, random = HostileTally(), Random(seed)
    good = folder / "good.bpbox"
    create_box(good)
    with open_box(good, find_system, AppDice(1)) as box:
        box.import_document(good_files()[".bpmatch"][0], "match")
    data = good.read_bytes()
    for number in range(count):
        path = write_box(folder, of_box(random, data))
        began = process_time()
        try:
            tally.accepted += _looked_through(path)
        except Exception as error:
            tally.fail(number, seed, error)
        tally.tried += 1
        tally.slowest = max(tally.slowest, process_time() - began)
        for left in folder.glob("hostile.bpbox*"):
            left.unlink()
    return tally


def _looked_through(path: Path) -> bool:
    try:
        with open_box(path, find_system, AppDice(1)) as box:
            for info in box.documents():
                box.thumbnail(info.id)
                with contextlib.suppress(LibraryError):
                    box.peek(info.id)
                    box.export_document(info.id)
    except LibraryError:
        return False
    return True


def accepted_files(folder: Path, count: int, seed: int = 1, most: int = 100_000) -> list[Path]:
    """So many hostile files that import, for the window; found among at most that many."""
    found: list[Path] = []
    create_box(folder / "sieve.bpbox")
    with open_box(folder / "sieve.bpbox", find_system, AppDice(1)) as box:
        for number, (ending, data) in enumerate(hostile_files(most, seed)):
            if len(found) >= count:
                break
            with contextlib.suppress(Exception):
                if ending in DOCUMENTS and _taken(box, ending, data):
                    found.append(folder / f"{number}{ending}")
                    found[-1].write_bytes(data)
    return found
