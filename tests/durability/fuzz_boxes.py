"""Damages boxes and backups byte by byte, and looks at what window, doctor, restore and salvage
make of them: a BoxError or a good answer, and nothing else.

python -m tests.durability.fuzz_boxes --times 2000
"""

import argparse
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bp_desktop.session.library import LibraryError
from bp_desktop.storage.backups import looked_into, restore_backup
from bp_desktop.storage.box import open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.problems import BoxError
from bp_desktop.storage.salvage import salvage_box
from tests.storage.build import find_tally, make_backup, new_box, played
from tests.tally import TALLY, Add, Join, Reveal

PAGE = 4096


@dataclass(slots=True)
class FuzzTally:
    """What a series came to."""

    tries: int = 0
    refused: int = 0
    """Told as damaged, foreign or of another version when it was opened."""
    documents: int = 0
    """That were found in all boxes together, by opening or by salvage."""
    told: Counter[str] = field(default_factory=Counter)
    """By the key of the message."""


def a_good_box(folder: Path) -> Path:
    """Of several documents and pages, with a long line that runs over several pages."""
    with new_box(folder, "good.bpbox") as box:
        for number in range(4):
            steps = [Add("Ada", one + 1) for one in range(25)]
            played(box, f"Evening {number}", (Join("Ada"), *steps, Reveal("why " * 900)))
        return box.path


def spoil(data: bytearray, chance: random.Random) -> None:
    """One to three changes of the kinds that disks, programs and cosmic rays make."""
    for _ in range(chance.randint(1, 3)):
        # The first page is the one that everything hangs on.
        at = chance.randrange(min(PAGE, len(data)) if chance.random() < 0.5 else len(data))
        match chance.randrange(6):
            case 0:
                data[at] = chance.randrange(128, 256)
            case 1:
                data[at] ^= 1 << chance.randrange(8)
            case 2:
                data[at : at + 16] = chance.randbytes(len(data[at : at + 16]))
            case 3:
                data[at : at + 512] = bytes(len(data[at : at + 512]))
            case 4:
                one, other = (chance.randrange(len(data) // PAGE + 1) * PAGE for _ in range(2))
                page = data[one : one + PAGE]
                data[one : one + PAGE] = data[other : other + PAGE]
                data[other : other + PAGE] = page
            case 5 if chance.random() < 0.2:
                del data[max(at, 200) :]
            case _:
                data[at] = chance.randrange(256)


def fuzz_boxes(folder: Path, times: int, seed: int = 1) -> FuzzTally:
    """Every way to a box, tried on boxes damaged at random."""
    good = a_good_box(folder).read_bytes()
    chance, tally = random.Random(seed), FuzzTally()
    for number in range(times):
        data = bytearray(good)
        spoil(data, chance)
        look_at(folder / f"{number}.bpbox", bytes(data), tally)
    return tally


def fuzz_first_page(folder: Path, every: int = 7, seed: int = 1) -> FuzzTally:
    """One byte of the first page after the other, each set to something else."""
    good = a_good_box(folder).read_bytes()
    chance, tally = random.Random(seed), FuzzTally()
    for at in range(0, PAGE, every):
        data = bytearray(good)
        data[at] = chance.choice([data[at] ^ 0xFF, 0xF0, data[at] ^ 1])
        look_at(folder / f"{at}.bpbox", bytes(data), tally)
    return tally


def fuzz_backups(folder: Path, times: int, seed: int = 1) -> FuzzTally:
    """One bit of a backup after the other: it is refused, or what comes back is sound."""
    with open_box(a_good_box(folder), find_tally) as box:
        backup = make_backup(box, folder / "backups", box.documents()[0].id)
    good = backup.path.read_bytes()
    chance, tally = random.Random(seed), FuzzTally()
    for number in range(times):
        data = bytearray(good)
        data[chance.randrange(PAGE, len(data))] ^= 1 << chance.randrange(8)
        backup.path.write_bytes(data)
        tally.tries += 1
        target = folder / f"{number}.bpbox"
        restore = partial(restore_backup, backup.path, target, find_tally)
        if _tried(restore, tally) is None:
            tally.refused += 1
            assert not target.exists()
            continue
        report = check_box(target, find_tally)
        assert report.sound, report.messages
        assert not report.messages, "an edited step came back untold"
        tally.documents += len(report.documents)
        target.unlink()
    return tally


def change_open_boxes(folder: Path, times: int, seed: int = 1) -> FuzzTally:
    """A box is cut off or written over while it is open: no step counts from then on, and
    everything that counted is saved elsewhere."""
    good = a_good_box(folder).read_bytes()
    chance, tally = random.Random(seed), FuzzTally()
    for number in range(times):
        path = folder / f"{number}.bpbox"
        path.write_bytes(good)
        handle = os.open(path, os.O_RDWR)  # closed last: closing it gives up the lock
        with open_box(path, find_tally) as box:
            document = box.documents()[0].id
            session = box.open(document)
            for _ in range(chance.randrange(3)):
                session.submit(Add("Ada", 1))
            counted = len(session.entries)
            if chance.random() < 0.5:
                os.ftruncate(handle, chance.randrange(len(good)))
            else:
                os.pwrite(handle, chance.randbytes(600), chance.randrange(len(good) - 600))
            tally.tries += 1
            assert _tried(partial(session.submit, Add("Ada", 1)), tally) is None
            tally.refused += 1
            target = folder / f"{number}-saved.bpbox"
            box.save_elsewhere(target, {document: session})
        os.close(handle)
        report = check_box(target, find_tally)
        assert report.sound
        assert counted in {one.steps for one in report.documents}, "a step that counted is lost"
        tally.documents += len(report.documents)
        path.unlink()
        target.unlink()
    return tally


def look_at(path: Path, data: bytes, tally: FuzzTally) -> None:
    """As the window, doctor, the restoring of a backup and salvage would."""
    path.write_bytes(data)
    tally.tries += 1
    try:
        listed = _tried(lambda: _open(path), tally)
        if listed is None:
            tally.refused += 1
        _tried(lambda: check_box(path, find_tally).messages, tally)
        _tried(lambda: _look_into(path), tally)
        _tried(lambda: restore_backup(path, path.with_suffix(".restored"), find_tally), tally)
        finds = salvage_box(path, find_tally, (TALLY.id,))
        tally.documents += len(finds.documents)
        for document in finds.documents:
            assert document.message.key.startswith("storage.salvage.")
    finally:
        for left in path.parent.glob(f"{path.stem}*"):
            left.unlink()


def _open(path: Path) -> int:
    """Open a box, list it, open, export and duplicate everything in it."""
    with closing(open_box(path, find_tally)) as box:
        for info in box.documents():
            for deed in (box.thumbnail, box.open, box.export_document):
                with suppress(LibraryError):
                    deed(info.id)
            with suppress(LibraryError):
                box.duplicate(info.id, "again")
        return len(box.documents())


def _look_into(path: Path) -> int:
    with looked_into(path) as box:
        return len(box.documents())


def _tried(deed: Callable[[], object], tally: FuzzTally) -> object:
    """Anything but a BoxError is what this is looking for."""
    try:
        return deed()
    except BoxError as error:
        tally.told[error.message.key] += 1
        return None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        tally = fuzz_boxes(Path(folder), asked.times, asked.seed)
    sys.stdout.write(
        f"{tally.tries} damaged boxes, {tally.refused} refused on opening, {tally.documents} "
        f"documents salvaged; told: {dict(tally.told)}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
