"""What a file may hold: every number, text, count and extent has a bound with a name."""

import json

import msgspec
import pytest

from bp_desktop.core.bounds import (
    FARTHEST_CELL,
    LARGEST_NUMBER,
    LONGEST_BYTES,
    LONGEST_TEXT,
    MOST_VALUES,
    too_many_values,
    why_too_long,
    why_unbounded,
)
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.tiles import Tiles


@pytest.mark.parametrize("far", [10**400, 2**63, FARTHEST_CELL + 1, -FARTHEST_CELL - 1])
def test_a_cell_lies_within_a_million_steps_of_the_first(far: int) -> None:
    """One such number ended the program as soon as the board was painted (P1)."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f"[0,{far}]", type=Hex)
    assert msgspec.json.decode(f"[0,{FARTHEST_CELL}]", type=Hex) == Hex(0, FARTHEST_CELL)


@pytest.mark.parametrize("number", [10**400, -(10**400), LARGEST_NUMBER + 1, 2**63])
def test_a_number_of_any_kind_is_at_most_a_billion(number: int) -> None:
    assert "number" in why_unbounded(b'{"a":[1,{"b":%d}]}' % number)
    assert not why_unbounded(b'{"a":[1,{"b":%d}]}' % LARGEST_NUMBER)


def test_digits_in_a_text_are_no_number() -> None:
    assert not why_unbounded(b'{"name":"%s"}' % (b"7" * 300))


def test_a_text_has_an_end_but_a_sealed_secret_is_no_text() -> None:
    assert "text" in why_unbounded(msgspec.json.encode(["no end " * LONGEST_TEXT]))
    assert "text" in why_unbounded(msgspec.json.encode({'"' * (LONGEST_TEXT + 1): 1}))
    assert not why_unbounded(msgspec.json.encode({"box": b"\x7f" * 70_000}))


def test_what_is_shown_never_passes_for_a_secret() -> None:
    """Letters that could be base64 are a text where a text is read, and bytes where bytes are."""

    class Said(msgspec.Struct):
        words: str = ""
        box: bytes = b""

    text = msgspec.json.encode({"words": "A" * (LONGEST_TEXT + 4)})
    assert not why_unbounded(text)
    assert "text" in why_too_long(msgspec.json.decode(text, type=Said), text)
    sealed = msgspec.json.encode({"box": b"\0" * 70_000})
    assert not why_too_long(msgspec.json.decode(sealed, type=Said), sealed)
    assert "text" in why_unbounded(msgspec.json.encode(["A" * (LONGEST_BYTES + 4)]))


def test_what_would_fill_the_memory_is_told_by_its_signs() -> None:
    assert too_many_values(b"[" + b"0," * MOST_VALUES + b"0]")
    assert not too_many_values(b"[" + b"0," * 1000 + b"0]")


def test_tiles_lie_near_each_other() -> None:
    """Two tiles a thousand places apart took 8 s and 400 MB (P5)."""
    far = b'{"width":99,"height":99,"places":[[-500,-500],[500,500]]}'

    with pytest.raises(msgspec.ValidationError, match="rectangle around all tiles"):
        msgspec.json.decode(far, type=Tiles)


def test_the_forests_of_a_board_are_counted_together() -> None:
    forests = [{"kind": "forest", "at": [0, 0]}] * 10_000
    planet = {"size": "small", "biome": "forest", "center": [0, 0], "natural": forests}
    board = {"planets": {f"p{n}": {"id": f"p{n}", **planet} for n in range(6)}}

    with pytest.raises(msgspec.ValidationError, match="forests and mountains"):
        msgspec.convert({"board": board}, MapContent)


def test_the_notes_of_a_map_are_counted_together() -> None:
    notes = [{"at": [n, 0], "text": "x" * 4000} for n in range(300)]

    with pytest.raises(msgspec.ValidationError, match="notes of a map"):
        msgspec.convert({"board": {}, "notes": notes}, MapContent)


def test_the_problems_a_designer_accepts_lie_in_so_many_cells() -> None:
    accepted = [{"rule": "r", "cells": [[0, 0]] * 10_000, "reason": "so"}] * 6

    with pytest.raises(msgspec.ValidationError, match="accepted problems"):
        msgspec.convert({"board": {}, "accepted": accepted}, MapContent)


def test_a_purse_holds_a_few_kinds() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"amounts": {str(n): 1 for n in range(1000)}}, Purse)


def test_a_long_line_is_looked_at_as_closely_as_a_short_one() -> None:
    """Most long lines are told to be harmless by their signs, without a look at each value."""
    filling = ["some text", 12, -3.5, {"at": [1, 2]}] * 400
    excesses = (10**13, 1e13, -1e300, "a b" * LONGEST_TEXT, '"\\' * LONGEST_TEXT, ["é" * 9000])

    assert not why_unbounded(msgspec.json.encode(filling))
    for excess in excesses:
        for value in ([*filling, excess], {"a": filling, "b": {"c": excess}}):
            text = json.dumps(value).encode()
            assert why_unbounded(text), excess
            if not isinstance(excess, int | float):
                assert why_too_long(value, text), excess
