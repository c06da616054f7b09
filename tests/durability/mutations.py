"""Hostile files: good ones with values, keys and bytes deleted, copied, swapped or blown up."""

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from bp_desktop.app.games import find_system
from bp_desktop.core.dice import RecordedDice
from bp_desktop.core.hexes import from_offset
from bp_desktop.games.parsec.library.steps import EnterDefinitions, ErasePiece
from bp_desktop.session.document_file import write_document
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.architecture.sources import ROOT
from tests.games.parsec.sample import sample_set

Json = Any

BOMBS: tuple[Json, ...] = (
    *(10**400, -(10**400), 2**63, 2**31, -(2**40), 10**12 + 1, -1, 0, 0.5, 1e300),
    *("", "x" * 100_000, "\u202e\x1b[2J", "../../../x", "=cmd|'/c calc'!A0", "<img src=file:///x>"),
    *(None, True, [], {}, [[]], {"": {}}, "p1", "humans", [0, 0], "\ud83d\ude80" * 300),
)
LARGEST = 40_000_000
"""Bytes of a file: more than any may have."""


def good_files() -> dict[str, list[bytes]]:
    """By the ending of their names; all of them open."""
    maps = sorted((ROOT / "resources" / "maps").glob("*.bpmap"))
    options = {"format": "burning_planets.options", "options": {"cargo_capacity": 3}}
    definitions = sorted((ROOT / "resources" / "rules" / "parsec").glob("sample_*.toml"))
    golden = ROOT / "tests" / "golden"
    return {
        ".bpmap": [path.read_bytes() for path in maps],
        ".bpmatch": [*_smallest(golden, 5), *_smallest(golden / "parsec", 3)],
        ".bpoptions": [json.dumps(options).encode()],
        ".toml": [path.read_bytes() for path in definitions],
        ".bpset": [_a_set()],
    }


def _a_set() -> bytes:
    """Parsec's samples as a document, with something drawn."""
    system = find_system("parsec.set")
    assert system is not None
    session = Session(system, MemoryJournal(), RecordedDice(()))
    session.submit(EnterDefinitions(sample_set()))
    session.submit(ErasePiece(from_offset(3, 3)))
    return write_document(session, "Samples", ())


def _smallest(folder: Path, count: int) -> list[bytes]:
    """Matches of one game."""
    found = sorted(folder.glob("*.bpmatch"), key=lambda one: one.stat().st_size)
    return [path.read_bytes() for path in found[:count]]


def mutated(random: Random, ending: str, data: bytes) -> bytes:
    """Structured mostly, else bytes; one to four changes."""
    if random.random() >= 0.7:
        return of_bytes(random, data)
    if ending == ".toml":
        return as_toml(structured(random, tomllib.loads(data.decode())))
    return as_json(structured(random, json.loads(data)))


def as_json(document: Json) -> bytes:
    return json.dumps(document).encode("utf-8", "surrogatepass")


def as_toml(document: Json) -> bytes:
    """Tables within one line; what TOML has no sign for is a mistake of the file, as it should."""
    rows = document.items() if isinstance(document, dict) else [("", document)]
    lines = (f"{json.dumps(str(key))} = {_in_a_line(value)}" for key, value in rows)
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def _in_a_line(value: Json) -> str:
    match value:
        case dict():
            inside = (f"{json.dumps(str(key))} = {_in_a_line(one)}" for key, one in value.items())
            return f"{{{', '.join(inside)}}}"
        case list():
            return f"[{', '.join(map(_in_a_line, value))}]"
    return json.dumps(value)


def structured(random: Random, document: Json) -> Json:
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        places = list(_places(document))
        if not places:
            break  # nothing is left to change
        holder, key = random.choice(places)
        match random.randrange(6):
            case 0:
                del holder[key]
            case 1 | 2:
                holder[key] = deepcopy(random.choice(BOMBS))  # some can be filled later on
            case 3:
                other, there = random.choice(places)
                holder[key] = _taken(other, there, holder[key])
            case 4 if isinstance(holder, list):
                times = random.choice((1, 10, 3000))
                holder[key:key] = [holder[key]] * _bounded(times, holder[key])
                break  # all of them would swell at once
            case 4:
                holder[random.choice(("id", "x", "at", "kind", ""))] = holder[key]
            case _:
                holder[key] = _swollen(random, holder[key])
    return document


def _places(value: Json) -> Iterator[tuple[Json, Any]]:
    """Every place in a document at which something stands."""
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        inside = holder.items() if isinstance(holder, dict) else enumerate(holder)
        for key, each in list(inside):
            yield holder, key
            if isinstance(each, dict | list):
                waiting.append(each)


def _taken(holder: Json, key: Any, otherwise: Json) -> Json:
    """A copy of what stands elsewhere; it may have gone by an earlier change."""
    try:
        return json.loads(json.dumps(holder[key]))
    except (LookupError, ValueError, RecursionError):
        return otherwise


def _bounded(times: int, value: Json) -> int:
    """Not so often that making the file takes longer than everything it is made for."""
    return times if len(json.dumps(value)) * times < LARGEST else 2


def _swollen(random: Random, value: Json) -> Json:
    match value:
        case bool():
            return not value
        case int() | float():
            return value * random.choice((-1, 2, 1000, 10**9, 10**30)) + random.choice((0, 1))
        case str():
            return value * _bounded(random.choice((2, 100, 30_000)), value)
        case list():
            return value * _bounded(random.choice((2, 50)), value)
        case dict():
            return {f"{key}{random.choice(('', ' ', 'x'))}": each for key, each in value.items()}
    return deepcopy(random.choice(BOMBS))


def of_bytes(random: Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 3, 20))):
        at = random.randrange(max(len(changed), 1))
        match random.randrange(5):
            case 0 if changed:
                changed[at % len(changed)] = random.randrange(256)
            case 1:
                del changed[at : at + random.choice((1, 5, 500))]
            case 2:
                changed[at:at] = random.randbytes(random.choice((1, 8)))
            case 3:
                changed[at:at] = changed[at : at + random.choice((10, 1000))]
            case _:
                changed[at : at + 1] = random.choice(
                    (b"9" * 400, b'"', b"{", b"[" * 2000, b"\\u001b")
                )
    return bytes(changed)


def of_box(random: Random, data: bytes) -> bytes:
    """Flips, cuts and swapped pages of a SQLite file."""
    changed = bytearray(data)
    match random.randrange(4):
        case 0 | 1:
            for _ in range(random.choice((1, 1, 8))):
                changed[random.randrange(len(changed))] = random.randrange(256)
        case 2:
            del changed[random.randrange(len(changed)) :]
        case _:
            pages = len(changed) // 4096
            one, other = random.randrange(pages) * 4096, random.randrange(pages) * 4096
            changed[one : one + 4096], changed[other : other + 4096] = (
                changed[other : other + 4096],
                changed[one : one + 4096],
            )
    return bytes(changed)


def hostile_files(count: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """The ending of the name, and what the file holds."""
    random, files = Random(seed), good_files()
    endings = [*[".bpmap"] * 4, *[".bpmatch"] * 5, ".bpoptions", ".toml", ".bpset"]
    for _ in range(count):
        ending = random.choice(endings)
        yield ending, mutated(random, ending, random.choice(files[ending]))


def write_box(folder: Path, data: bytes) -> Path:
    path = folder / "hostile.bpbox"
    path.write_bytes(data)
    return path
