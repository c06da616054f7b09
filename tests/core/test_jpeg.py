"""JPEG pictures as bytes: size and what else they tell, without decoding."""

import pytest

from bp_desktop.core.jpeg import JpegFacts, jpeg_facts


def segment(marker: int, body: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(body) + 2).to_bytes(2) + body


FRAME = segment(0xC0, bytes((8, 0, 3, 0, 5, 1, 1, 17, 0)))
SCAN = segment(0xDA, bytes((1, 1, 0, 0, 63, 0))) + b"\x12\xff\x00\x34\xff\xd0\x56"


def jpeg(*segments: bytes, behind: bytes = b"") -> bytes:
    return b"\xff\xd8" + b"".join(segments) + b"\xff\xd9" + behind


def test_the_size_is_read_from_the_frame() -> None:
    assert jpeg_facts(jpeg(segment(0xE0, b"JFIF\0"), FRAME, SCAN)) == JpegFacts(5, 3, bare=True)


@pytest.mark.parametrize(
    "data",
    [
        jpeg(segment(0xE1, b"Exif\0\0where it was taken"), FRAME, SCAN),
        jpeg(segment(0xFE, b"a remark"), FRAME, SCAN),
        jpeg(FRAME, SCAN, segment(0xE2, b"behind the scan"), SCAN),
        jpeg(FRAME, SCAN, behind=b"a second picture"),
    ],
)
def test_what_tells_more_than_is_seen_is_not_bare(data: bytes) -> None:
    facts = jpeg_facts(data)

    assert facts is not None
    assert not facts.bare


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xd8",
        b"\xff\xd8\xff\xd9",
        jpeg(FRAME, SCAN)[:-2],
        jpeg(b"\xff\xe0\xff\xff"),
        jpeg(segment(0xC0, b"\x08")),
        jpeg(b"\xff\xe0\x00\x01"),
        b"\xff\xd8" + b"\xff" * 100,
        b"\xff\xd8nonsense",
    ],
)
def test_what_is_no_whole_jpeg_has_no_facts(data: bytes) -> None:
    assert jpeg_facts(data) is None
