"""Bounds of what a file may hold: numbers, texts, counts and extents, each with its name.

Files come from anywhere. Everything here is far above what any table plays with, and low enough
that reading, keeping and painting it never takes a machine's memory or patience. Types have most of
these bounds in their fields, so that decoding holds them; `why_unbounded` holds the rest.
"""

import re
from typing import Annotated, Any

import msgspec

FARTHEST_CELL = 1_000_000
"""From the first cell of a board, either way: beyond it floating points cannot tell cells apart."""
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST_CELL, le=FARTHEST_CELL)]

LARGEST_NUMBER = 10**12
"""Of any number at all, either way: a balance, a count, a turn."""

LONGEST_BYTES = 600_000
"""Letters that stand for bytes: of a photo, or of a sealed secret."""
LONGEST_LABEL = 200
LONGEST_TEXT = 4000
Label = Annotated[str, msgspec.Meta(max_length=LONGEST_LABEL)]
LongText = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]

Few = msgspec.Meta(max_length=500)
Many = msgspec.Meta(max_length=10_000)
Kinds = msgspec.Meta(max_length=200)
"""How many kinds of something a game can have: resources, biomes, facts of a sentence."""

MOST_CELLS = 250_000
MOST_TILES = 10_000
"""Also of the rectangle around them: whatever asks for its corners walks over it."""
FARTHEST_TILE = 500
MOST_NATURALS = 50_000
"""On all planets of a board together."""
MOST_NOTE_LETTERS = 1_000_000
"""In all remarks of a designer together."""
MOST_ACCEPTED_CELLS = 50_000

MOST_FILE_BYTES = 32 * 1024 * 1024
"""Of one document: some 80,000 steps of a match."""
MOST_ENTRIES = 50_000
"""Lines of one file, some fifty long evenings: each takes its while to be played again."""
MOST_VALUES = 1_500_000
"""Of a whole document: what is read takes some hundred bytes for each, however short it is."""

_HARMLESS = 4000
"""Bytes of a line in which no text and no list can be too long."""
_DIGITS = bytes(
    ord("0") if chr(byte).isdecimal() else ord("e") if chr(byte) in "eE" else 32
    for byte in range(256)
)
_LONG_NUMBER = b"0" * len(str(LARGEST_NUMBER))
_BASE64 = re.compile(r"[A-Za-z0-9+/]*={0,2}")


def too_many_values(text: bytes) -> bool:
    """Whether JSON holds more than can be kept; told by its signs, before anything is made."""
    return text.count(b",") + text.count(b"[") + text.count(b"{") > MOST_VALUES


def why_unbounded(text: bytes) -> str:
    """What is too large in a piece of valid JSON, in a few words for a report; empty if nothing.

    Most lines are short and hold no long number, and are not looked at any closer.
    """
    if len(text) <= _HARMLESS and _LONG_NUMBER not in text.translate(_DIGITS):
        return ""
    if too_many_values(text):
        return f"more than {MOST_VALUES} values"
    if _is_plain(text):
        return ""
    waiting: list[Any] = [msgspec.json.decode(text)]
    while waiting:
        value = waiting.pop()
        match value:
            case dict():
                waiting.extend(value)
                waiting.extend(value.values())
            case list():
                waiting.extend(value)
            case str() if len(value) > LONGEST_TEXT and not _may_be_bytes(value):
                return f"a text of {len(value)} characters"
            case int() | float() if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
                return "a number beyond 10^12"
    return ""


def _is_plain(text: bytes) -> bool:
    """Whether no text and no number of some JSON can be too large, as far as its signs tell: that
    takes a tenth of the time of looking at each value. Whoever is in doubt looks closer."""
    signs = text.translate(_DIGITS)
    return (
        b"\\" not in text
        and _LONG_NUMBER not in signs
        and b"0e" not in signs
        and max(map(len, text.split(b'"')[1::2]), default=0) <= LONGEST_TEXT  # between quotes
    )


def _may_be_bytes(text: str) -> bool:
    """A sealed secret is no text; `why_too_long` knows which is which."""
    return len(text) <= LONGEST_BYTES and _BASE64.fullmatch(text) is not None


def why_too_long(value: object, text: bytes) -> str:
    """What text is too long in a value that was read from a piece of JSON; empty if none. Here
    bytes are bytes, so nothing that is shown passes for a secret."""
    if len(text) <= LONGEST_TEXT or _is_plain(text):
        return ""
    waiting: list[Any] = [msgspec.to_builtins(value, builtin_types=(bytes,))]
    while waiting:
        one = waiting.pop()
        match one:
            case dict():
                waiting.extend(one)
                waiting.extend(one.values())
            case list() | tuple():
                waiting.extend(one)
            case str() if len(one) > LONGEST_TEXT:
                return f"a text of {len(one)} characters"
    return ""
