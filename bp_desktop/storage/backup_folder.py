"""The folder of a box's backups: found again when the box was moved or renamed.

A note beside the folder says whose backups these are.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from bp_desktop.files import write_file
from bp_desktop.storage.watch import identity

if TYPE_CHECKING:
    from collections.abc import Iterable

NOTE = ".json"
"""How the name of a note ends, behind the name of its folder."""
LONGEST_NOTE = 1024 * 1024


def find_folder(wanted: Path, box: Path, documents: Iterable[str] = ()) -> Path:
    """`wanted`, or the folder of a box that was where it is no more and is the same file, or has
    the same documents: then it is this one."""
    with suppress(OSError):
        if wanted.is_dir():
            return wanted
        known = set(documents)
        for note in wanted.parent.glob(f"*{NOTE}"):
            folder = note.with_name(note.name.removesuffix(NOTE))
            if _tells_of(note, box, known) and folder.is_dir():
                return folder
    return wanted


def claim_folder(wanted: Path, box: Path, documents: Iterable[str]) -> Path:
    """The folder to make a backup in, with a note of whose it is; made by whoever needs it."""
    documents = sorted(documents)
    found = find_folder(wanted, box, documents)
    if found != wanted:
        try:
            found.rename(wanted)
            _note_of(found).unlink(missing_ok=True)
        except OSError:  # held open by somebody: the backups go on where they are
            wanted = found
    with suppress(OSError):  # whoever cannot write here is told when the backup is made
        _write_note(_note_of(wanted), box, documents)
    return wanted


def _note_of(folder: Path) -> Path:
    return folder.with_name(folder.name + NOTE)


def _write_note(note: Path, box: Path, documents: list[str]) -> None:
    said = {"path": str(box.absolute()), "file": list(identity(box)), "documents": documents}
    text = json.dumps(said).encode()
    if not note.is_file() or note.read_bytes() != text:
        note.parent.mkdir(parents=True, exist_ok=True)
        write_file(note, text, replace=True)


def _tells_of(note: Path, box: Path, documents: set[str]) -> bool:
    try:
        with note.open("rb") as file:
            said = json.loads(file.read(LONGEST_NOTE))
        before, file_, had = Path(said["path"]), tuple(said["file"]), set(said["documents"])
        here = identity(box)
        moved = not (os.path.lexists(before) and identity(before) == file_)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return False
    return moved and (here == file_ or bool(documents & had))
