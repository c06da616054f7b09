"""What a step costs beyond a bare commit, and how long long documents take to open."""

import gc
import sqlite3
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

from PySide6.QtWidgets import QApplication, QLabel

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import say
from bp_desktop.session.library import DocumentId
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Change, Session
from bp_desktop.storage.box import Box, create_box, open_box
from bp_desktop.ui.shell.commander import Commander
from tests.bench.figures import Figure
from tests.tally import TALLY, Add, Command, Event, Join, Tally, TallySession, open_tally

STEPS = 300
SHORT, LONG = 10_000, 100_000


def measure() -> list[Figure]:
    application = QApplication.instance() or QApplication([])
    assert application is not None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return [*_step(folder), *_opening(folder)]


class _Scores(QLabel):
    """A view that shows the state on the screen before the step counts as done."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(200, 60)
        self.show()

    def show_change(self, change: Change[Tally, Command, Event]) -> None:
        self.setText(str(change.after.scores["Ann"]))
        self.repaint()


def _new_document(path: Path) -> tuple[Box, DocumentId]:
    create_box(path)
    box = open_box(path)
    return box, box.create_document(TALLY.id, "bench", summary=say("shared.document.plain"))


def _step(folder: Path) -> list[Figure]:
    """Our steps and bare commits of the same bytes, taken in turns."""
    box, document = _new_document(folder / "step.bpbox")
    session: TallySession = Session(TALLY, box.journal(document), AppDice("bench"))
    session.submit(Join("Ann"))
    bare = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    bare.executescript(
        "PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL; PRAGMA locking_mode=EXCLUSIVE;"
        "CREATE TABLE entry (seq INTEGER PRIMARY KEY, body BLOB, hash TEXT);"
    )
    commander = Commander(session)
    shown = _Scores()
    commander.changed.connect(shown.show_change)
    line = next(iter(box.journal(document).lines()))
    ours, theirs = [], []
    for number in range(STEPS):
        started = perf_counter()
        commander.submit(Add("Ann", -1 if number % 2 else 1))
        ours.append(perf_counter() - started)
        started = perf_counter()
        bare.execute("BEGIN IMMEDIATE")
        bare.execute("INSERT INTO entry VALUES (?, ?, ?)", (number, line.body, line.hash))
        bare.execute("COMMIT")
        theirs.append(perf_counter() - started)
    assert shown.text() == "0"
    bare.close()
    box.close()
    mine, plain = statistics.median(ours) * 1000, statistics.median(theirs) * 1000
    detail = f"step {mine:.2f} ms, bare commit {plain:.2f} ms, {STEPS} of each in turns"
    return [Figure("one step beyond a bare commit (median)", mine - plain, "ms", 5.0, detail)]


def _opening(folder: Path) -> list[Figure]:
    short, long = _time_to_open(folder, SHORT), _time_to_open(folder, LONG)
    growth = long / short / (LONG / SHORT)
    return [
        Figure(f"opening a document of {SHORT} steps", short, "s", 0.5),
        Figure(f"opening a document of {LONG} steps", long, "s"),
        Figure("growth per step from 10,000 to 100,000", growth, "x", 1.25, "1.0 is linear"),
    ]


def _time_to_open(folder: Path, steps: int) -> float:
    journal = MemoryJournal()
    maker = open_tally(journal)
    maker.submit(Join("Ann"))
    for number in range(steps - 1):
        maker.submit(Add("Ann", -1 if number % 2 else 1), overrule=True)
    path = folder / f"open-{steps}.bpbox"
    create_box(path)
    box = open_box(path)
    document = box.create_document(
        TALLY.id, "bench", summary=say("shared.document.plain"), lines=journal.lines()
    )
    del maker, journal
    gc.collect()
    times = []
    for _ in range(3):
        started = perf_counter()
        session = Session(TALLY, box.journal(document), AppDice("bench"))
        times.append(perf_counter() - started)
        assert len(session.entries) == steps
        del session
        gc.collect()
    box.close()
    return min(times)
