"""Another program on the same box: does one thing and answers in JSON."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import op

from bp_desktop.session.document_file import read_header
from bp_desktop.storage.box import create_box, open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.problems import BoxError
from tests.storage import next_version
from tests.storage.build import find_tally, make_backup, new_box, played, snapshot
from tests.tally import Add, open_tally

Answer = dict[str, Any]


def open_(path: Path) -> Answer:
    """Open a box, and say whether that changed anything in its folder."""
    before = snapshot(path.parent)
    begun = time.perf_counter()
    answer = attempt(lambda: open_box(path).close())
    answer["seconds"] = time.perf_counter() - begun
    answer["untouched"] = snapshot(path.parent) == before
    return answer


def create(path: Path) -> Answer:
    before = snapshot(path.parent)
    answer = attempt(lambda: create_box(path))
    answer["untouched"] = snapshot(path.parent) == before
    return answer


def only_open(path: Path) -> Answer:
    """Where not even the folder may be looked at."""
    return attempt(lambda: open_box(path).close())


def only_create(path: Path) -> Answer:
    return attempt(lambda: create_box(path))


def look(path: Path) -> Answer:
    """Everything that can be done with a box in which nothing can be written."""
    before = snapshot(path.parent)
    with open_box(path, find_tally) as box:
        [info] = box.documents()
        session = box.open(info.id)
        answer: Answer = {
            "only_to_read": box.only_to_read,
            "steps": len(session.entries),
            "exported": len(read_header(box.export_document(info.id)).entries),
            "step": attempt(lambda: session.submit(Add("Ада", 1))),
            "same": len(session.entries) == info.steps,
            "rename": attempt(lambda: box.rename(info.id, "other")),
        }
    answer["untouched"] = snapshot(path.parent) == before
    return answer


def check(path: Path) -> Answer:
    before = snapshot(path.parent)
    answer = attempt(lambda: check_box(path))
    answer["untouched"] = snapshot(path.parent) == before
    return answer


def hold(path: Path) -> Answer:
    """Open a box and keep it until killed."""
    with open_box(path) as box:
        played(box)
        sys.stdout.write("open\n")
        sys.stdout.flush()
        time.sleep(60)
    return {}


def upgrade_and_die(path: Path) -> Answer:
    """Be killed in the middle of an upgrade, when parts of it are in the file already."""

    def upgrade() -> None:
        op.execute("PRAGMA cache_size=1")
        whole()
        op.execute("UPDATE document SET summary = zeroblob(200000)")
        os.kill(os.getpid(), signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)

    whole, next_version.upgrade = next_version.upgrade, upgrade
    with next_version.install():
        open_box(path)
    return {}


def run_out_of_space(folder: Path) -> Answer:
    """A session whose disk fills up, and what else is tried meanwhile."""
    box = new_box(folder)
    document = played(box)
    exported = box.export_document(document)
    session = open_tally(box.journal(document))
    ballast = folder / "ballast"
    fill(ballast)
    answer: Answer = {"steps": 0}
    while True:  # free pages inside the file may take a few steps more
        before, entries = session.state, len(session.entries)
        answer["step"] = attempt(lambda: session.submit(Add("Ада", 1)))
        if answer["step"] or answer["steps"] > 500:
            break
        answer["steps"] += 1
    answer["same_state"] = session.state is before and len(session.entries) == entries
    answer["kept"] = len(list(box.journal(document).lines())) == entries
    answer["listed"] = [info.steps for info in box.documents()] == [entries]
    answer["create"] = attempt(lambda: create_box(folder / "second.bpbox"))
    answer["backup"] = attempt(lambda: make_backup(box, folder / "backups"))
    answer["import"] = attempt(lambda: box.import_document(exported))
    answer["documents"] = len(box.documents())
    answer["left"] = sorted(
        str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()
    )
    ballast.unlink()
    answer["again"] = attempt(lambda: session.submit(Add("Ада", 1)))
    box.close()
    answer["closed"] = sorted(path.name for path in folder.iterdir() if path.is_file())
    report = check_box(folder / "box.bpbox")
    answer["sound"] = report.sound and not report.messages
    answer["reopened"] = report.documents[0].steps == entries + 1
    return answer


def open_on_a_full_disk(folder: Path, source: Path) -> Answer:
    path = folder / source.name
    path.write_bytes(source.read_bytes())
    fill(folder / "ballast")
    return open_(path)


def look_on_a_full_disk(folder: Path, source: Path) -> Answer:
    path = folder / source.name
    path.write_bytes(source.read_bytes())
    fill(folder / "ballast")
    return look(path)


def open_old_on_a_full_disk(folder: Path, source: Path) -> Answer:
    with next_version.install():
        return open_on_a_full_disk(folder, source)


def fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                pass


def attempt(deed: Callable[[], object]) -> Answer:
    """Nothing if it worked, otherwise the fault."""
    try:
        deed()
    except BoxError as error:
        return {"fault": type(error).__name__, "key": error.message.key}
    return {}


def open_old(path: Path) -> Answer:
    """Open a box of an earlier version than the program's."""
    with next_version.install():
        return open_(path)


DEEDS: dict[str, Callable[..., Answer]] = {
    "open": open_,
    "open_old": open_old,
    "create": create,
    "check": check,
    "only_open": only_open,
    "only_create": only_create,
    "look": look,
    "look_on_a_full_disk": look_on_a_full_disk,
    "hold": hold,
    "upgrade_and_die": upgrade_and_die,
    "run_out_of_space": run_out_of_space,
    "open_on_a_full_disk": open_on_a_full_disk,
    "open_old_on_a_full_disk": open_old_on_a_full_disk,
}

if __name__ == "__main__":
    name, *paths = sys.argv[1:]
    sys.stdout.write(json.dumps(DEEDS[name](*map(Path, paths))))
