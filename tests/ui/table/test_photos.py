"""Photos made ready to be kept: small, upright, and without what a camera wrote into them."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter

from bp_desktop.core.jpeg import jpeg_facts
from bp_desktop.core.messages import Refused
from bp_desktop.core.remarks import LARGEST_PHOTO, LONGEST_SIDE
from bp_desktop.ui.table.remarks.photo import prepared_photo, shown_photo
from tests.core.test_jpeg import segment

pytestmark = pytest.mark.usefixtures("qapp")

# Little endian TIFF with one entry: turned by a quarter; then what nobody is to know.
EXIF = (
    b"Exif\0\0II*\0\x08\0\0\0"
    b"\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0"
    b"52.5200 N 13.4050 E, Anna's telephone"
)


def jpeg_of(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(b"jpeg")).write(image)
    return bytes(buffer.data().data())


def test_what_the_camera_wrote_is_gone_and_the_photo_stands_upright(tmp_path: Path) -> None:
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    data, path = jpeg_of(image), tmp_path / "a.jpg"
    path.write_bytes(data[:2] + segment(0xE1, EXIF) + segment(0xFE, b"hello") + data[2:])
    assert b"telephone" in path.read_bytes()

    kept = prepared_photo(path)

    facts = jpeg_facts(kept)
    assert facts is not None
    assert (facts.width, facts.height) == (20, 40)
    assert facts.bare
    assert b"telephone" not in kept
    assert b"Exif" not in kept
    assert b"hello" not in kept


def test_a_large_photo_full_of_detail_is_made_to_fit(tmp_path: Path) -> None:
    noise = random.Random(7).randbytes(2400 * 1800 * 4)
    image = QImage(noise, 2400, 1800, QImage.Format.Format_RGB32)
    path = tmp_path / "noise.png"
    assert image.save(str(path))

    kept = prepared_photo(path)

    facts = jpeg_facts(kept)
    assert facts is not None
    assert len(kept) <= LARGEST_PHOTO
    assert max(facts.width, facts.height) <= LONGEST_SIDE
    assert facts.width * 3 == pytest.approx(facts.height * 4, rel=0.02)


def test_what_can_be_seen_through_stands_on_white(tmp_path: Path) -> None:
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    assert image.save(str(tmp_path / "a.png"))

    shown = shown_photo(prepared_photo(tmp_path / "a.png"), 10).toImage()

    assert shown.pixelColor(5, 5) == QColor("white")


@pytest.mark.parametrize(
    ("name", "data", "key"),
    [
        ("a.jpg", b"no picture at all", "shared.photo.unreadable"),
        ("a.svg", b'<svg xmlns="http://www.w3.org/2000/svg"/>', "shared.photo.unreadable"),
        (
            "huge.bmp",
            b"BM"
            + bytes(8)
            + b"\x36\0\0\0\x28\0\0\0"
            + (60000).to_bytes(4, "little") * 2
            + b"\x01\0\x18\0"
            + bytes(24),
            "shared.photo.too_many_pixels",
        ),
    ],
)
def test_what_is_no_photo_is_refused_in_a_sentence(
    tmp_path: Path, name: str, data: bytes, key: str
) -> None:
    path = tmp_path / name
    path.write_bytes(data)

    with pytest.raises(Refused) as refusal:
        prepared_photo(path)

    assert refusal.value.messages[0].key == key


@pytest.mark.parametrize(
    ("name", "sides", "colors", "taken"),
    [
        ("bomb.png", (8000, 7900), QImage.Format.Format_Grayscale8, False),
        ("deep.png", (3400, 3400), QImage.Format.Format_RGBA64, False),
        ("large.jpg", (8000, 7900), QImage.Format.Format_Grayscale8, True),
        ("scans.jpg", (8000, 7900), QImage.Format.Format_Grayscale8, False),
    ],
)
def test_a_small_file_that_unpacks_to_hundreds_of_megabytes_is_refused(
    tmp_path: Path, name: str, sides: tuple[int, int], colors: QImage.Format, taken: bool
) -> None:
    """The first has 62 kB, and took 363 MB. A JPEG is read line by line, unless it has scans."""
    image = QImage(*sides, colors)
    image.fill(0)
    writer = QImageWriter(str(tmp_path / name))
    writer.setProgressiveScanWrite(name.startswith("scans"))
    assert writer.write(image)

    if taken:
        assert prepared_photo(tmp_path / name)
    else:
        with pytest.raises(Refused) as refusal:
            prepared_photo(tmp_path / name)
        assert refusal.value.messages[0].key == "shared.photo.too_many_pixels"


def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        prepared_photo(tmp_path / "gone.jpg")


def test_a_picture_from_elsewhere_that_is_too_large_is_not_decoded() -> None:
    image = QImage(LONGEST_SIDE + 1, 4, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)

    assert shown_photo(jpeg_of(image), 100).isNull()
    assert shown_photo(b"nonsense", 100).isNull()
