"""JPEG pictures as bytes: their size, and whether they tell more than what is seen on them."""

from typing import NamedTuple

_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_BY_LINES = frozenset((0xC0, 0xC1))
_ALONE = frozenset((0x01, *range(0xD0, 0xD9)))
"""Markers without a length behind them."""
_START, _END, _SCAN, _COMMENT = 0xD8, 0xD9, 0xDA, 0xFE
_APPS = range(0xE1, 0xF0)
"""Where cameras and programs write; the one left out says how wide a pixel is."""


class JpegFacts(NamedTuple):
    width: int
    height: int
    bare: bool
    """Nothing but the picture: no place, no time, no camera, no remark, nothing behind it."""


def jpeg_facts(data: bytes) -> JpegFacts | None:
    """None for what is no JPEG picture from beginning to end. Decodes nothing."""
    if data[:2] != bytes((0xFF, _START)):
        return None
    at, size, bare = 2, None, True
    while at + 2 <= len(data):
        if data[at] != 0xFF:
            return None
        marker = data[at + 1]
        if marker == _END:
            return None if size is None else JpegFacts(*size, bare and at + 2 == len(data))
        if marker == 0xFF or marker in _ALONE:
            at += 1 if marker == 0xFF else 2
            continue
        length = int.from_bytes(data[at + 2 : at + 4])
        segment = data[at + 4 : at + 2 + length]
        if length < 2 or len(segment) != length - 2:
            return None
        if marker in _FRAMES:
            if len(segment) < 5:
                return None
            size = int.from_bytes(segment[3:5]), int.from_bytes(segment[1:3])
        bare = bare and marker != _COMMENT and marker not in _APPS
        at += 2 + length
        if marker == _SCAN:
            at = _behind_scan(data, at)
    return None


def is_read_by_lines(head: bytes) -> bool:
    """Whether a JPEG, of which these bytes are the beginning, has all its colours in one scan from
    top to bottom: then it is never unpacked as a whole. False for whatever is not sure."""
    at, colors = 2, 0
    while head[at : at + 1] == b"\xff" and at + 4 <= len(head):
        marker, length = head[at + 1], int.from_bytes(head[at + 2 : at + 4])
        segment = head[at + 4 : at + 2 + length]
        if marker == _SCAN:
            return segment[:1] == bytes((colors,)) and colors > 0
        if marker in _FRAMES:
            colors = segment[5] if marker in _BY_LINES and len(segment) > 5 else 0
        at += 2 + length
    return False


def _behind_scan(data: bytes, at: int) -> int:
    """Where the next marker stands that is not part of the scan."""
    while (at := data.find(b"\xff", at)) >= 0 and at + 1 < len(data):
        if data[at + 1] != 0 and not 0xD0 <= data[at + 1] <= 0xD7:
            return at
        at += 2
    return len(data)
