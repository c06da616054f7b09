"""A program that is about to be killed: takes steps in a box and says which ones are safe."""

import sys
from pathlib import Path

from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import open_box
from tests.storage.build import find_tally
from tests.tally import Add, Join, Reveal, RollDie, open_tally


def take_steps(path: Path, document: DocumentId) -> None:
    """One step after the other for ever; a number on standard output is a promise."""
    with open_box(path) as box:
        session = open_tally(box.journal(document))
        if not session.entries:
            session.submit(Join("Ada"))
        while True:
            seq = len(session.entries) + 1
            if seq % 5 == 0:
                session.undo(consent=True, reason="why")
            elif seq % 7 == 0:  # a large step, which takes SQLite several pages
                session.submit(Reveal("why " * 1000))
            else:
                session.submit(RollDie("Ada") if seq % 3 else Add("Ada", 1))
            sys.stdout.write(f"{seq}\n")
            sys.stdout.flush()


def take_in(path: Path, file: Path) -> None:
    """Import the same file for ever; a document's id on standard output is a promise."""
    data = file.read_bytes()
    with open_box(path, find_tally) as box:
        while True:
            sys.stdout.write(f"{box.import_document(data)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    deed, box_path, argument = sys.argv[1:]
    if deed == "steps":
        take_steps(Path(box_path), DocumentId(argument))
    else:
        take_in(Path(box_path), Path(argument))
