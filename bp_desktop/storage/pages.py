"""Records read straight from the pages of a box file, however damaged the rest of it is.

SQLite gives up a table as soon as one page on the way to it makes no sense. Here every page that
looks like part of a table is read by itself, and whatever can be read of it counts.
https://sqlite.org/fileformat.html says how pages look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bp_desktop.storage.watch import HEADER, MAGIC

if TYPE_CHECKING:
    from collections.abc import Iterator

    Value = int | float | str | bytes | None
    Record = tuple[Value, ...]

USUAL_PAGE = 4096
TABLE_LEAF, INDEX_LEAF, INDEX_INTERIOR = 0x0D, 0x0A, 0x02
MOST_COLUMNS = 32
LONGEST_RECORD = 64 * 1024 * 1024
_INTEGER_SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


class _SenselessError(Exception):
    """Not a record."""


def read_records(data: bytes) -> Iterator[Record]:
    """Every record of every page that is in use, in the order of the file."""
    size = _page_size(data)
    free = _free_pages(data, size)
    for number in range(1, (len(data) + size - 1) // size + 1):
        if number not in free:
            yield from _records_of(data, size, number)


def _page_size(data: bytes) -> int:
    """What the header says, where it can be believed."""
    said = int.from_bytes(data[16:18], "big")
    said = 65536 if said == 1 else said
    believable = data.startswith(MAGIC) and 512 <= said <= 65536 and not said & (said - 1)
    return said if believable else USUAL_PAGE


def _free_pages(data: bytes, size: int) -> frozenset[int]:
    """The pages that hold nothing any more: what was removed for good stays removed."""
    free: set[int] = set()
    trunk = int.from_bytes(data[32:36], "big") if data.startswith(MAGIC) else 0
    while 1 < trunk <= len(data) // size and trunk not in free:
        free.add(trunk)
        page = data[(trunk - 1) * size : trunk * size]
        count = min(int.from_bytes(page[4:8], "big"), size // 4 - 2)
        free.update(int.from_bytes(page[at : at + 4], "big") for at in range(8, 8 + 4 * count, 4))
        trunk = int.from_bytes(page[:4], "big")
    return frozenset(free)


def _records_of(data: bytes, size: int, number: int) -> Iterator[Record]:
    page = data[(number - 1) * size : number * size]
    start = HEADER if number == 1 else 0
    if len(page) < start + 8:
        return
    known = page[start] in (TABLE_LEAF, INDEX_LEAF, INDEX_INTERIOR, 0x05)
    for kind in (page[start],) if known else (TABLE_LEAF, INDEX_LEAF):
        if kind == 0x05:  # the way to other pages, and nothing besides
            continue
        count = min(int.from_bytes(page[start + 3 : start + 5], "big"), size // 2)
        pointers = start + (12 if kind == INDEX_INTERIOR else 8)
        for at in range(pointers, min(pointers + 2 * count, len(page) - 1), 2):
            cell = int.from_bytes(page[at : at + 2], "big")
            try:
                yield _record(_payload(data, size, page, cell, kind))
            except _SenselessError:
                continue


def _payload(data: bytes, size: int, page: bytes, at: int, kind: int) -> bytes:
    """The bytes of a record, from its page and those that it runs over to."""
    if kind == INDEX_INTERIOR:
        at += 4
    length, at = _number(page, at)
    if kind == TABLE_LEAF:
        _row, at = _number(page, at)
    if not 0 < length <= min(LONGEST_RECORD, len(data)):
        raise _SenselessError
    most = size - 35 if kind == TABLE_LEAF else (size - 12) * 64 // 255 - 23
    if length <= most:
        return _taken(page, at, length)
    least = (size - 12) * 32 // 255 - 23
    here = least + (length - least) % (size - 4)
    here = here if here <= most else least
    parts, left = [_taken(page, at, here)], length - here
    following = int.from_bytes(_taken(page, at + here, 4), "big")
    while left > 0:
        begin = (following - 1) * size
        if following < 2 or begin + 4 > len(data):
            raise _SenselessError
        part = data[begin + 4 : begin + min(size, left + 4)]
        if not part:
            raise _SenselessError
        parts.append(part)
        left -= len(part)
        following = int.from_bytes(data[begin : begin + 4], "big")
    return b"".join(parts)


def _record(payload: bytes) -> Record:
    head, at = _number(payload, 0)
    kinds: list[int] = []
    while at < head:
        kind, at = _number(payload, at)
        kinds.append(kind)
        if len(kinds) > MOST_COLUMNS:
            raise _SenselessError
    if at != head or not kinds:
        raise _SenselessError
    values: list[Value] = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind in _INTEGER_SIZES:
        size = _INTEGER_SIZES[kind]
        return int.from_bytes(_taken(payload, at, size), "big", signed=True), at + size
    if kind == 7:
        return 0.0, at + 8  # we keep no such numbers
    if kind in (8, 9):
        return kind - 8, at
    if kind < 12:
        raise _SenselessError
    size = (kind - 12) // 2
    found = _taken(payload, at, size)
    return (found.decode("utf-8", "replace") if kind % 2 else found), at + size


def _taken(source: bytes, at: int, size: int) -> bytes:
    found = source[at : at + size]
    if len(found) != size:
        raise _SenselessError
    return found


def _number(source: bytes, at: int) -> tuple[int, int]:
    """One of SQLite's numbers of variable length, and where it ends."""
    value = 0
    for count in range(9):
        if at >= len(source):
            raise _SenselessError
        byte = source[at]
        at += 1
        if count == 8:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    raise AssertionError
