"""Files as large as files may be, and what opening them takes: memory and time of a fresh process.

python -m tests.durability.limits [NAME …] prints a line for each; with `--window`, in the window.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from bp_desktop.core.bounds import (
    MOST_ACCEPTED_CELLS,
    MOST_CELLS,
    MOST_ENTRIES,
    MOST_FILE_BYTES,
    MOST_NATURALS,
    MOST_NOTE_LETTERS,
    MOST_VALUES,
)
from bp_desktop.core.module_grid import LARGEST_PITCH, MOST_MODULES
from bp_desktop.core.remarks import LARGEST_PHOTO, MOST_PHOTOS
from tests.architecture.sources import ROOT

MOST_MEGABYTES = 200
MOST_SECONDS = 5.0
Json = dict[str, Any]


class Reading(NamedTuple):
    """What one file took."""

    answer: str
    """`accepted`, or the key of the sentence that refused it."""
    more: float
    """Megabytes, at the most, above those before."""
    seconds: float
    """Of a processor that has nothing else to do."""
    problem: str


def measure(folder: Path, name: str, *, window: bool = False) -> Reading:
    """In a process of its own, which has read a small file before."""
    path = LARGE[name](folder)
    how = "tests.durability.limits_window" if window else "tests.durability.limits"
    done = subprocess.run(
        [sys.executable, "-m", how, "open", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={"QT_QPA_PLATFORM": "offscreen", **os.environ},
        check=False,
    )
    path.unlink()
    try:
        answer, more, seconds = json.loads(done.stdout.rpartition("READING ")[2])
    except ValueError:
        told = f"{name} ended with {done.returncode}: {done.stderr[-300:]}"
        return Reading("", 0, 0, told)
    problem = ""
    if more > MOST_MEGABYTES or seconds > MOST_SECONDS:
        problem = f"{name} took {more:.0f} MB more and {seconds:.1f} s"
    return Reading(answer, more, seconds, problem)


# --- maps


def _map(folder: Path, content: Json) -> Path:
    document = json.loads((ROOT / "resources" / "maps" / "duel.bpmap").read_bytes())
    board = document["content"]["board"] | content.pop("board", {})
    document["content"] |= content | {"board": board}
    return _written(folder / "large.bpmap", document)


def _written(path: Path, document: Json) -> Path:
    data = json.dumps(document, separators=(",", ":")).encode()
    path.write_bytes(data)
    assert len(data) <= MOST_FILE_BYTES, len(data)
    return path


def _stacked(count: int, forests: int) -> Json:
    """So many planets in one place, with so many forests each."""
    natural = [{"kind": "forest", "at": [n % 5, n // 5 % 5]} for n in range(forests)]
    planet = {"size": "big", "biome": "fair", "center": [12, 12], "natural": natural}
    return {f"p{n}": {"id": f"p{n}", **planet} for n in range(1, count + 1)}


def _tiles() -> Json:
    across = 20
    rows = MOST_CELLS // 25**2 // across
    places = [[x, y] for y in range(rows) for x in range(across)]
    return {"width": 25, "height": 25, "places": places}


def _notes() -> list[Json]:
    return [{"at": [n, 0], "text": "x" * 4000} for n in range(MOST_NOTE_LETTERS // 4000)]


def _accepted() -> list[Json]:
    cells = [[n % 100, n // 100] for n in range(10_000)]
    one = {"rule": "BP-BOARD-1", "cells": cells, "reason": "so"}
    return [one] * (MOST_ACCEPTED_CELLS // 10_000)


def _things() -> Json:
    """As many asteroids, ships and stations as a board takes."""
    many = range(1, 10_001)
    ship = {"owner": "player1", "class": "small"}
    return {
        "asteroids": {f"a{n}": {"id": f"a{n}", "at": [n % 100, n // 100]} for n in many},
        "ships": {
            f"s{n}": {"id": f"s{n}", **ship, "number": n, "at": [n % 100, -n // 100]} for n in many
        },
        "space": {
            f"b{n}": {
                "id": f"b{n}",
                "kind": "space_station",
                "owner": "player1",
                "at": [-(n % 100), n // 100],
            }
            for n in many
        },
    }


def everything(folder: Path) -> Path:
    board = {"planets": _stacked(500, MOST_NATURALS // 500), "tiles": _tiles(), **_things()}
    return _map(folder, {"board": board, "notes": _notes(), "accepted": _accepted()})


# --- matches


def _golden(name: str = "two_greedy_on_a_board") -> Json:
    path = ROOT / "tests" / "golden" / f"{name}.bpmatch"
    document: Json = json.loads(path.read_bytes())
    return document


def _match(folder: Path, lines: list[Json]) -> Path:
    """With these lines behind the first one of a match."""
    document = _golden()
    return _with_lines(folder, document, [document["entries"][0]["entry"], *lines])


def _with_lines(folder: Path, document: Json, bodies: list[Json]) -> Path:
    first = document["entries"][0]
    document["entries"] = [
        {"entry": body | {"seq": seq}, "hash": first["hash"]}
        for seq, body in enumerate(bodies, start=1)
    ]
    return _written(folder / "large.bpmatch", document)


def lines(folder: Path) -> Path:
    """As many as a file may have: undo and redo in turns, and comments."""
    aside = _remark("x" * 20, b"")
    return _match(folder, [aside] * (MOST_ENTRIES - 1))


def values(folder: Path) -> Path:
    """A match begun again and again with a board, until no value more is allowed."""
    first = _golden()["entries"][0]["entry"]
    text = json.dumps(first, separators=(",", ":"))
    each = text.count(",") + text.count("[") + text.count("{") + 4
    count = min(MOST_VALUES // each, (MOST_FILE_BYTES - 10_000) // (len(text) + 120))
    return _match(folder, [first] * (count - 2))


def numbers(folder: Path) -> Path:
    """The same with the shortest values there are: cells of forests."""
    first = _golden()["entries"][0]["entry"]
    for board in (first["outcome"]["events"][0]["board"],):
        planet = next(iter(board["planets"].values()))
        planet["natural"] = [{"kind": "forest", "at": [1, 1]}] * 10_000
    text = json.dumps(first, separators=(",", ":"))
    each = text.count(",") + text.count("[") + text.count("{") + 4
    count = min(MOST_VALUES // each, (MOST_FILE_BYTES - 10_000) // (len(text) + 120))
    return _match(folder, [first] * (count - 2))


def photos(folder: Path) -> Path:
    return _match(folder, [_remark("", os.urandom(LARGEST_PHOTO))] * MOST_PHOTOS)


def remarks(folder: Path) -> Path:
    """As long as they may be, until the file is full."""
    one = _remark("x" * 2000, b"")
    return _match(folder, [one] * min(MOST_ENTRIES - 1, MOST_FILE_BYTES // 4400))


def _remark(text: str, photo: bytes) -> Json:
    added: Json = {"id": "2.1", "step": 1, "text": text}
    command: Json = {"type": "add_remark", "step": 1, "text": text}
    if photo:
        added["photo"] = [1600, 1200]
        command["photo"] = b64encode(photo).decode()
    outcome = {"command": command, "events": [{"type": "remark_added", "remark": added}]}
    return {"kind": "aside", "at": "2026-03-14T15:01:00Z", "outcome": outcome}


def modules(folder: Path) -> Path:
    """The largest board of Parsec, with as many planets as a file may tell of."""
    document = _golden("parsec/two_on_a_board")
    begun, *_asides, laid = (line["entry"] for line in document["entries"][:4])
    spots = [[x, y] for y in range(2, LARGEST_PITCH - 2, 3) for x in range(2, LARGEST_PITCH - 2, 3)]
    planet = {"kind": "planet", "number": 3, "resources": ["gold", "energy"]}
    bodies = [planet | {"cell": spot} for spot in spots]
    names = [f"m{n}" for n in range(MOST_MODULES)]
    made = [{"id": name, "origin": "owner", "bodies": bodies} for name in names]
    for holder in (begun["outcome"]["command"], begun["outcome"]["events"][0]):
        holder["definitions"] |= {"pitch": [LARGEST_PITCH, LARGEST_PITCH], "modules": made}
    side = round(MOST_MODULES**0.5)
    laid["outcome"]["events"][0] |= {"columns": side, "rows": side, "modules": names}
    return _with_lines(folder, document, [begun, laid])


LARGE: dict[str, Callable[[Path], Path]] = {
    "forests": lambda folder: _map(
        folder, {"board": {"planets": _stacked(500, MOST_NATURALS // 500)}}
    ),
    "cells": lambda folder: _map(folder, {"board": {"tiles": _tiles()}}),
    "notes": lambda folder: _map(folder, {"notes": _notes()}),
    "accepted": lambda folder: _map(folder, {"accepted": _accepted()}),
    "things": lambda folder: _map(folder, {"board": _things()}),
    "everything": everything,
    "lines": lines,
    "values": values,
    "numbers": numbers,
    "photos": photos,
    "remarks": remarks,
    "modules": modules,
}


def megabytes() -> float:
    """The most that this process has had. What the system says of its usage would begin with what
    the process had that started it."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(one for one in status.read_text().splitlines() if one.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def open_here(path: Path) -> tuple[str, float, float]:
    """Import a file into a new box and open it, as the window and the command line do."""
    from bp_desktop.app.games import find_system
    from bp_desktop.session.library import LibraryError
    from bp_desktop.storage.box import create_box, open_box

    with tempfile.TemporaryDirectory() as folder:
        create_box(Path(folder) / "box.bpbox")
        with open_box(Path(folder) / "box.bpbox", find_system) as box:
            for small in ("resources/maps/duel.bpmap", "tests/golden/put_right.bpmatch"):
                box.open(box.import_file(ROOT / small))
            before, began = megabytes(), process_time()
            try:
                made = box.import_file(path)
                box.open(made)
                answer = "accepted"
            except LibraryError as error:
                answer = error.message.key
            return answer, megabytes() - before, process_time() - began


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["open"]:
        sys.stdout.write("READING " + json.dumps(open_here(Path(arguments[1]))))
        return 0
    window = "--window" in arguments
    names = [name for name in arguments if name != "--window"]
    with tempfile.TemporaryDirectory() as folder:
        for name in names or LARGE:
            sys.stdout.write(f"{name}: {measure(Path(folder), name, window=window)}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
