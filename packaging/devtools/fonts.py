"""Fonts whose glyphs stand for one sign each: what is copied from a PDF is what was written.

Inter draws ’ and ʼ, and ” and ˮ, with one glyph; Qt writes down the lower of the two signs, which
no search finds and some voices leave out. So the bundled files give up the two that no language
here writes; whoever types one gets it from another font. After new files came to resources/fonts:

    python3 packaging/devtools/fonts.py resources/fonts/Inter-*.ttf
"""

import struct
import sys
from pathlib import Path

UNWRITTEN = (0x02BC, 0x02EE)
MAGIC = 0xB1B0AFBA
"""What a font file adds up to with the number in its head."""


def without(font: bytes, signs: tuple[int, ...] = UNWRITTEN) -> bytes:
    """The same font without these signs; nothing moves in it. Raises ValueError for a font that
    holds them in a way that cannot be changed in place."""
    made = bytearray(font)
    tables = _tables(made)
    start, _ = tables[b"cmap"]
    (count,) = struct.unpack_from(">H", made, start + 2)
    for place in range(count):
        _, _, offset = struct.unpack_from(">HHI", made, start + 4 + 8 * place)
        (form,) = struct.unpack_from(">H", made, start + offset)
        for sign in signs:
            if form == 4:
                _forget_in_segments(made, start + offset, sign)
            elif form == 12:
                _forget_in_groups(made, start + offset, sign)
    _sum_up(made, tables)
    return bytes(made)


def _tables(font: bytearray) -> dict[bytes, tuple[int, int]]:
    """Where each begins, and how long it is."""
    (count,) = struct.unpack_from(">H", font, 4)
    found = {}
    for place in range(count):
        name, _, offset, length = struct.unpack_from(">4sIII", font, 12 + 16 * place)
        found[name] = offset, length
    return found


def _forget_in_segments(font: bytearray, at: int, sign: int) -> None:
    (twice,) = struct.unpack_from(">H", font, at + 6)
    for place in range(0, twice, 2):
        (last,) = struct.unpack_from(">H", font, at + 14 + place)
        (first,) = struct.unpack_from(">H", font, at + 16 + twice + place)
        if not first <= sign <= last:
            continue
        ranges = at + 16 + 3 * twice + place
        (offset,) = struct.unpack_from(">H", font, ranges)
        if not offset:
            raise ValueError(f"{sign:04x} is counted, not listed")
        struct.pack_into(">H", font, ranges + offset + 2 * (sign - first), 0)


def _forget_in_groups(font: bytearray, at: int, sign: int) -> None:
    (count,) = struct.unpack_from(">I", font, at + 12)
    for place in range(count):
        group = at + 16 + 12 * place
        first, last, _ = struct.unpack_from(">III", font, group)
        if first <= sign <= last:
            if first != last:
                raise ValueError(f"{sign:04x} has no group of its own")
            struct.pack_into(">I", font, group + 8, 0)


def _sum_up(font: bytearray, tables: dict[bytes, tuple[int, int]]) -> None:
    head, _ = tables[b"head"]
    struct.pack_into(">I", font, head + 8, 0)
    for place, (offset, length) in enumerate(tables.values()):
        struct.pack_into(">I", font, 12 + 16 * place + 4, _sum(font[offset : offset + length]))
    struct.pack_into(">I", font, head + 8, (MAGIC - _sum(font)) & 0xFFFFFFFF)


def _sum(part: bytes | bytearray) -> int:
    whole = bytes(part) + bytes(-len(part) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(whole) // 4}I", whole)
    return sum(words) & 0xFFFFFFFF


def main(paths: list[str]) -> None:
    for path in map(Path, paths):
        path.write_bytes(without(path.read_bytes()))


if __name__ == "__main__":
    main(sys.argv[1:])
